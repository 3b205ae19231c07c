//! The check that tournament games use no server over a network.

use crate::speech::{Message, Worded};

/// An environment variable that names a server on a network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{variable} names a server over a network: {value}")]
pub struct NetworkError {
    /// The variable.
    pub variable: &'static str,
    /// The value of the variable.
    pub value: String,
}

impl Worded for NetworkError {
    fn message(&self) -> Message {
        Message::new("play-no-network").with("variable", self.variable).with("value", self.value.as_str())
    }
}

/// The environment variables that name a sound or speech server.
const VARIABLES: [&str; 3] = ["PULSE_SERVER", "SPEECHD_ADDRESS", "PIPEWIRE_REMOTE"];

/// Checks that the environment names only servers on this machine.
///
/// # Errors
/// [`NetworkError`] for the first variable that names a network server.
pub fn uses_no_network(read: impl Fn(&str) -> Option<String>) -> Result<(), NetworkError> {
    for variable in VARIABLES {
        let Some(value) = read(variable) else { continue };
        // A list of servers, each possibly with a machine name in braces before it. Paths and `unix:` are
        // local, and so is a plain name for PipeWire.
        let leads_elsewhere = value.split_whitespace().any(|server| {
            let server = server.rsplit('}').next().unwrap_or(server);
            let scheme = server.split(':').next().unwrap_or(server);
            let local = server.starts_with('/')
                || matches!(scheme, "unix" | "unix_socket")
                || variable == "PIPEWIRE_REMOTE" && !server.contains(':');
            !local && !server.is_empty()
        });
        if leads_elsewhere {
            return Err(NetworkError { variable, value });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variable: &'static str, value: &'static str) -> Result<(), NetworkError> {
        uses_no_network(|name| (name == variable).then(|| value.to_owned()))
    }

    #[test]
    fn servers_over_a_network_are_refused_by_name() {
        assert!(with("PULSE_SERVER", "tcp:10.0.0.1:4713").is_err());
        assert!(with("PULSE_SERVER", "hall-server").is_err());
        assert!(with("PULSE_SERVER", "unix:/run/a {host}tcp6:hall").is_err());
        assert!(with("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:6560").is_err());
        let error = with("SPEECHD_ADDRESS", "inet_socket:hall:6560").unwrap_err();
        assert_eq!((error.variable, error.value.as_str()), ("SPEECHD_ADDRESS", "inet_socket:hall:6560"));
    }

    #[test]
    fn this_machines_own_sockets_are_left_alone() {
        assert!(with("NONE", "").is_ok());
        assert!(with("PULSE_SERVER", "unix:/run/user/1000/pulse/native").is_ok());
        assert!(with("PULSE_SERVER", "{4b5c}unix:/run/a /run/b").is_ok());
        assert!(with("SPEECHD_ADDRESS", "unix_socket:/run/speechd.sock").is_ok());
        assert!(with("PIPEWIRE_REMOTE", "pipewire-0").is_ok());
    }
}
