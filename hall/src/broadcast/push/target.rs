//! The address to which games are pushed.

use annabella_speech::{Message, Worded, excerpt};
use std::net::IpAddr;
use thiserror::Error;
use ureq::http::Uri;

/// Length at which a quoted address is cut.
const QUOTED: usize = 100;

/// The address of a server, over TLS unless it is this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushTarget {
    uri: Uri,
    host: String,
    is_local: bool,
}

/// Reason why a text is not an address to which a token may be sent.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TargetError {
    /// The text is not an address with `https` or `http`.
    #[error("not an address: {text}")]
    NoAddress {
        /// The text.
        text: String,
    },
    /// The address has no TLS, and is not that of this machine.
    #[error("{host}: no TLS")]
    NotEncrypted {
        /// The host.
        host: String,
    },
    /// The address has a user name or a password.
    #[error("{host}: with a user name")]
    WithUser {
        /// The host.
        host: String,
    },
}

impl PushTarget {
    /// Reads an address.
    ///
    /// # Errors
    /// [`TargetError`] if the text is not an address, or the token would be readable on its way.
    pub fn read(text: &str) -> Result<PushTarget, TargetError> {
        let no_address = || TargetError::NoAddress { text: excerpt(without_user(text), QUOTED) };
        let uri: Uri = text.trim().parse().map_err(|_| no_address())?;
        let authority = uri.authority().ok_or_else(no_address)?;
        let host = authority.host().to_owned();
        if host.is_empty() {
            return Err(no_address());
        }
        if authority.as_str().contains('@') {
            return Err(TargetError::WithUser { host });
        }
        let is_local = is_loopback(&host);
        match uri.scheme_str() {
            Some("https") => {}
            Some("http") if is_local => {}
            Some("http") => return Err(TargetError::NotEncrypted { host }),
            _ => return Err(no_address()),
        }
        Ok(PushTarget { host, is_local, uri })
    }

    /// Returns the name of the server.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Returns the address.
    pub(super) fn uri(&self) -> &Uri {
        &self.uri
    }

    /// Whether the connection uses TLS.
    pub(super) fn is_encrypted(&self) -> bool {
        self.uri.scheme_str() == Some("https")
    }

    /// Whether the server is on this machine.
    pub(super) fn is_local(&self) -> bool {
        self.is_local
    }
}

/// Returns the text after a user name and a password, which no message may quote.
fn without_user(text: &str) -> &str {
    text.rsplit_once('@').map_or(text, |(_, after)| after)
}

fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host.eq_ignore_ascii_case("localhost")
        || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

impl Worded for TargetError {
    fn message(&self) -> Message {
        match self {
            TargetError::NoAddress { text } => Message::new("push-no-address").with("text", text.as_str()),
            TargetError::NotEncrypted { host } => {
                Message::new("push-not-encrypted").with("host", host.as_str())
            }
            TargetError::WithUser { host } => Message::new("push-with-user").with("host", host.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn http_is_only_for_this_machine() {
        for text in [
            "https://lichess.org/api/broadcast/round/abcdefgh/push",
            "http://127.0.0.1:8080/push",
            "http://[::1]:8080/push",
            "http://localhost/push",
        ] {
            assert!(PushTarget::read(text).is_ok(), "{text}");
        }
        for text in ["http://lichess.org/push", "http://10.0.0.1/", "http://localhost.example.org/"] {
            assert!(matches!(PushTarget::read(text), Err(TargetError::NotEncrypted { .. })), "{text}");
        }
        for text in
            ["", "lichess.org", "/push", "ftp://lichess.org/", "https://", "https:///push", "https://a b/"]
        {
            assert!(matches!(PushTarget::read(text), Err(TargetError::NoAddress { .. })), "{text}");
        }
    }

    #[test]
    fn no_message_has_a_password() {
        for text in ["https://anna:geheim@lichess.org/push", "anna:geheim@lichess org"] {
            let error = PushTarget::read(text).unwrap_err();
            assert!(!format!("{error} {error:?} {:?}", error.message()).contains("geheim"));
        }
    }
}
