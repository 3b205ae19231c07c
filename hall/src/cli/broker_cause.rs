//! The cause why the broker is not connected, in the words of the program: those of the network crates name their parts.

use annabella_speech::{Message, Worded};
use rumqttc::v5::{ConnectionError, StateError};
use rustls::{CertificateError, Error as TlsError};
use std::error::Error;
use std::io::{self, ErrorKind};

/// The cause why the broker is not connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokerCause {
    /// No program accepts connections at the address.
    NotListening,
    /// Nothing answered in time.
    NoAnswer,
    /// The network knows no computer of this name.
    NoSuchName,
    /// The network does not reach the computer.
    Unreachable,
    /// The connection ended.
    Cut,
    /// Another authority than that of `--ca` has signed its certificate.
    OtherAuthority,
    /// Its certificate has another name.
    OtherName,
    /// Its certificate has expired, or is not valid yet.
    Expired,
    /// The file of `--ca` has no certificate.
    NoAuthority,
    /// The connection cannot be encrypted: the port may be one without TLS.
    NoTls,
    /// The broker does not accept the connection.
    Denied,
    /// What answers is not a broker that the program understands.
    NoBroker,
}

impl BrokerCause {
    /// Returns the cause of a failed connection.
    pub fn of(error: &ConnectionError) -> BrokerCause {
        match error {
            ConnectionError::Timeout(_) => return BrokerCause::NoAnswer,
            ConnectionError::ConnectionRefused(_) => return BrokerCause::Denied,
            ConnectionError::MqttState(StateError::AwaitPingResp) => return BrokerCause::NoAnswer,
            // A stopped broker says so; a killed one sends nothing more.
            ConnectionError::MqttState(
                StateError::ConnectionAborted | StateError::ServerDisconnect { .. },
            ) => {
                return BrokerCause::Cut;
            }
            ConnectionError::Tls(rumqttc::TlsError::NoValidCertInChain) => return BrokerCause::NoAuthority,
            _ => {}
        }
        let mut cause: Option<&(dyn Error + 'static)> = Some(error);
        let mut found = None;
        while let Some(error) = cause {
            if let Some(error) = error.downcast_ref::<TlsError>() {
                return BrokerCause::of_tls(error);
            }
            cause = error.source();
            if let Some(error) = error.downcast_ref::<io::Error>() {
                found = BrokerCause::of_io(error).or(found);
                // An error of TLS within is not the source of this one.
                cause = error.get_ref().map(|inner| inner as &(dyn Error + 'static)).or(cause);
            }
        }
        let is_tls = matches!(error, ConnectionError::Tls(_));
        found.unwrap_or(if is_tls { BrokerCause::NoTls } else { BrokerCause::NoBroker })
    }

    fn of_tls(error: &TlsError) -> BrokerCause {
        use CertificateError::{
            Expired, ExpiredContext, NotValidForName, NotValidForNameContext, NotValidYet, NotValidYetContext,
        };
        match error {
            TlsError::InvalidCertificate(fault) => match fault {
                Expired | ExpiredContext { .. } | NotValidYet | NotValidYetContext { .. } => {
                    BrokerCause::Expired
                }
                NotValidForName | NotValidForNameContext { .. } => BrokerCause::OtherName,
                _ => BrokerCause::OtherAuthority,
            },
            _ => BrokerCause::NoTls,
        }
    }

    fn of_io(error: &io::Error) -> Option<BrokerCause> {
        // The standard library has no kind for a failed look-up of a name.
        if error.raw_os_error().is_none() && error.to_string().contains("lookup address") {
            return Some(BrokerCause::NoSuchName);
        }
        Some(match error.kind() {
            ErrorKind::ConnectionRefused => BrokerCause::NotListening,
            ErrorKind::TimedOut => BrokerCause::NoAnswer,
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable | ErrorKind::NetworkDown => {
                BrokerCause::Unreachable
            }
            ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted
            | ErrorKind::BrokenPipe
            | ErrorKind::UnexpectedEof => BrokerCause::Cut,
            _ => return None,
        })
    }
}

impl Worded for BrokerCause {
    fn message(&self) -> Message {
        Message::new(match self {
            BrokerCause::NotListening => "hall-cause-not-listening",
            BrokerCause::NoAnswer => "hall-cause-no-answer",
            BrokerCause::NoSuchName => "hall-cause-no-such-name",
            BrokerCause::Unreachable => "hall-cause-unreachable",
            BrokerCause::Cut => "hall-cause-cut",
            BrokerCause::OtherAuthority => "hall-cause-other-authority",
            BrokerCause::OtherName => "hall-cause-other-name",
            BrokerCause::Expired => "hall-cause-expired",
            BrokerCause::NoAuthority => "hall-cause-no-authority",
            BrokerCause::NoTls => "hall-cause-no-tls",
            BrokerCause::Denied => "hall-cause-denied",
            BrokerCause::NoBroker => "hall-cause-no-broker",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cause_is_found_within_the_errors_around_it() {
        let tls = |error: TlsError| io::Error::new(ErrorKind::InvalidData, error);
        let certificate = |error| tls(TlsError::InvalidCertificate(error));
        let lookup = io::Error::other("failed to lookup address information: Name or service not known");
        let cases = [
            (io::Error::from(ErrorKind::ConnectionRefused), BrokerCause::NotListening),
            (io::Error::from(ErrorKind::UnexpectedEof), BrokerCause::Cut),
            (io::Error::new(ErrorKind::UnexpectedEof, "close_notify: https://docs.rs/"), BrokerCause::Cut),
            (io::Error::other("anything"), BrokerCause::NoBroker),
            (certificate(CertificateError::UnknownIssuer), BrokerCause::OtherAuthority),
            (certificate(CertificateError::NotValidForName), BrokerCause::OtherName),
            (certificate(CertificateError::Expired), BrokerCause::Expired),
            (tls(TlsError::DecryptError), BrokerCause::NoTls),
            (lookup, BrokerCause::NoSuchName),
        ];
        for (error, expected) in cases {
            let shown = error.to_string();
            assert_eq!(BrokerCause::of(&ConnectionError::Io(error)), expected, "{shown}");
        }
        let killed = ConnectionError::MqttState(StateError::ConnectionAborted);
        assert_eq!(BrokerCause::of(&killed), BrokerCause::Cut);
        let nested = rumqttc::TlsError::TLS(TlsError::InvalidCertificate(CertificateError::Expired));
        assert_eq!(BrokerCause::of(&ConnectionError::Tls(nested)), BrokerCause::Expired);
    }
}
