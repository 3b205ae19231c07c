//! The connection to the broker: its address, user, password and certificate.

use super::secret::{LONGEST_CERTIFICATE, SecretFault, secret};
use annabella_files::FileError;
use annabella_files::input_file::bounded;
use annabella_speech::failure::Failure;
use annabella_speech::{Message, Worded};
use clap::Args;
use rumqttc::v5::mqttbytes::v5::ConnectReturnCode;
use rumqttc::v5::{ConnectionError, MqttOptions};
use rumqttc::{TlsConfiguration, Transport};
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;
use thiserror::Error;

/// The interval after which an idle connection is tested: a lost broker is found within twice this time.
const KEEP_ALIVE: Duration = Duration::from_secs(5);

/// The largest packet that is accepted, in bytes: larger messages are reported, so it exceeds their limit.
const LARGEST_PACKET: u32 = 1 << 20;

/// The number of messages that may wait for the broker's answer. Memory for all of them is reserved: 14 MB without a limit.
const UNANSWERED: u16 = 64;

/// The options that every command with a broker has.
#[derive(Args, Clone, Debug)]
pub struct BrokerArgs {
    /// The address: `mqtt://HOST[:PORT]`, or `mqtts://HOST[:PORT]` with TLS.
    #[arg(long, value_name = "URL", default_value = "mqtt://localhost")]
    pub broker: String,
    /// The user.
    #[arg(long, value_name = "NAME")]
    pub user: Option<String>,
    /// The file with the password.
    #[arg(long, value_name = "FILE", requires = "user")]
    pub password_file: Option<PathBuf>,
    /// The certificate of the authority that signed the broker's, if it is not one of the system's.
    #[arg(long, value_name = "FILE")]
    pub ca: Option<PathBuf>,
}

/// A fault in these options.
#[derive(Debug, Error)]
pub enum BrokerFault {
    /// The address has another form.
    #[error("not an address of a broker: {0}")]
    Address(String),
    /// A password would travel without TLS.
    #[error("{0} would receive a password without TLS")]
    PlainPassword(String),
    /// A file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file gives no password.
    #[error(transparent)]
    Password(#[from] SecretFault),
}

impl Worded for BrokerFault {
    fn message(&self) -> Message {
        match self {
            BrokerFault::Address(url) => Message::new("hall-broker-address").with("url", url.as_str()),
            BrokerFault::PlainPassword(url) => {
                Message::new("hall-broker-plain-password").with("url", url.as_str())
            }
            BrokerFault::File(error) => error.message(),
            BrokerFault::Password(fault) => fault.message(),
        }
    }
}

/// The broker and the way to it.
#[derive(Clone, Debug)]
pub struct Broker {
    host: String,
    port: u16,
    /// The certificate of its authority: `None` without TLS, empty for those of the system.
    tls: Option<Vec<u8>>,
    login: Option<(String, String)>,
}

impl BrokerArgs {
    /// Reads the options and their files.
    ///
    /// # Errors
    /// [`BrokerFault`], as a failure of usage.
    pub fn read(&self) -> Result<Broker, Failure> {
        self.checked().map_err(Failure::usage)
    }

    fn checked(&self) -> Result<Broker, BrokerFault> {
        let url = &self.broker;
        let fault = || BrokerFault::Address(url.clone());
        let (scheme, rest) = url.split_once("://").ok_or_else(fault)?;
        let is_secure = match scheme {
            "mqtt" => false,
            "mqtts" => true,
            _ => return Err(fault()),
        };
        let (host, port) = address(rest.trim_end_matches('/')).ok_or_else(fault)?;
        let port = port.unwrap_or(if is_secure { 8883 } else { 1883 });
        let login = match (&self.user, &self.password_file) {
            (Some(user), Some(file)) => Some((user.clone(), secret(file)?)),
            (Some(user), None) => Some((user.clone(), String::new())),
            (None, _) => None,
        };
        if !is_secure && login.is_some() && !is_loopback(&host) {
            return Err(BrokerFault::PlainPassword(url.clone()));
        }
        let authority = self.ca.as_ref().map(|ca| bounded(ca, LONGEST_CERTIFICATE));
        let tls = match authority.transpose()? {
            authority if is_secure => Some(authority.unwrap_or_default()),
            _ => None,
        };
        Ok(Broker { host, port, tls, login })
    }
}

impl Broker {
    /// Returns the options of a connection with this client's name.
    ///
    /// A session is not kept: whoever connects publishes or reads everything again.
    pub fn options(&self, client: &str) -> MqttOptions {
        let mut options = MqttOptions::new(client, &self.host, self.port);
        options.set_keep_alive(KEEP_ALIVE).set_clean_start(true);
        options.set_max_packet_size(Some(LARGEST_PACKET)).set_outgoing_inflight_upper_limit(UNANSWERED);
        if let Some((user, password)) = &self.login {
            options.set_credentials(user, password);
        }
        if let Some(authority) = &self.tls {
            let tls = if authority.is_empty() {
                Transport::tls_with_default_config()
            } else {
                let (ca, alpn, client_auth) = (authority.clone(), None, None);
                Transport::tls_with_config(TlsConfiguration::Simple { ca, alpn, client_auth })
            };
            options.set_transport(tls);
        }
        options
    }

    /// Returns its address, for messages.
    pub fn address(&self) -> String {
        format!("{}:{}", self.host, self.port)
    }
}

/// Whether the broker does not accept the user or the password.
pub fn is_login_refused(error: &ConnectionError) -> bool {
    use ConnectReturnCode::{BadUserNamePassword, NotAuthorized};
    matches!(error, ConnectionError::ConnectionRefused(NotAuthorized | BadUserNamePassword))
}

/// Splits `HOST[:PORT]`, where the host can be an IPv6 address in brackets.
fn address(text: &str) -> Option<(String, Option<u16>)> {
    let (host, port) = match text.strip_prefix('[') {
        Some(rest) => {
            let (host, after) = rest.split_once(']')?;
            (host, if after.is_empty() { None } else { Some(after.strip_prefix(':')?) })
        }
        None => match text.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (text, None),
        },
    };
    let is_host = !host.is_empty() && !host.contains(['/', '@', ' ']);
    is_host.then_some(())?;
    Some((host.to_owned(), port.map(|port| port.parse().ok()).map_or(Some(None), |port| port.map(Some))?))
}

fn is_loopback(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(broker: &str, user: Option<&str>) -> BrokerArgs {
        BrokerArgs { broker: broker.to_owned(), user: user.map(str::to_owned), password_file: None, ca: None }
    }

    #[test]
    fn an_address_names_host_port_and_tls() {
        let read =
            |url: &str| args(url, None).checked().map(|broker| (broker.address(), broker.tls.is_some()));
        assert_eq!(read("mqtt://localhost").unwrap(), ("localhost:1883".into(), false));
        assert_eq!(read("mqtts://hall.example/").unwrap(), ("hall.example:8883".into(), true));
        assert_eq!(read("mqtts://[::1]:99").unwrap(), ("::1:99".into(), true));
        for url in ["localhost", "http://localhost", "mqtt://", "mqtt://a:b", "mqtt://a:99999", "mqtt://u@a"]
        {
            assert!(matches!(read(url), Err(BrokerFault::Address(_))), "{url}");
        }
    }

    #[test]
    fn a_password_leaves_the_computer_only_over_tls() {
        assert!(matches!(args("mqtt://10.0.0.5", Some("7")).checked(), Err(BrokerFault::PlainPassword(_))));
        for url in ["mqtts://10.0.0.5", "mqtt://127.0.0.1", "mqtt://localhost", "mqtt://[::1]"] {
            assert!(args(url, Some("7")).checked().is_ok(), "{url}");
        }
    }
}
