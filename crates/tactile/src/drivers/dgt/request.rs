//! Decodes the bytes that a host sends to a DGT board.

use super::{HostCommand, clock::TO_CLOCK};

/// A request of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRequest {
    /// A command of one byte.
    Command(HostCommand),
    /// A message for the clock: its command byte and data.
    Clock(Vec<u8>),
    /// A byte without a meaning for a single board.
    Unknown(u8),
}

/// Decodes requests from bytes received in pieces of any size.
#[derive(Clone, Debug, Default)]
pub struct HostRequests {
    /// The bytes of an incomplete message.
    partial: Vec<u8>,
}

const LIGHTS: u8 = 0x60;

impl HostRequests {
    /// Returns the requests that these bytes complete.
    pub fn push(&mut self, bytes: &[u8]) -> Vec<HostRequest> {
        bytes.iter().filter_map(|&byte| self.take(byte)).collect()
    }

    fn take(&mut self, byte: u8) -> Option<HostRequest> {
        if self.partial.is_empty() && byte != TO_CLOCK && byte != LIGHTS {
            return Some(HostCommand::of(byte).map_or(HostRequest::Unknown(byte), HostRequest::Command));
        }
        self.partial.push(byte);
        // The second byte counts the bytes after it.
        let whole = self.partial.len() >= 2 && self.partial.len() >= 2 + usize::from(self.partial[1]);
        if !whole {
            return None;
        }
        let message = std::mem::take(&mut self.partial);
        // Lights: the simulated board has none, and does not answer.
        let inner = message.get(3..message.len() - 1).unwrap_or_default();
        (message[0] == TO_CLOCK).then(|| HostRequest::Clock(inner.to_vec()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_commands_lights_and_the_clock() {
        let mut requests = HostRequests::default();
        let bytes = [0x40, 0x60, 4, 1, 0x34, 0x24, 0, 0x42, 0x2B, 4, 3, 0x0B, 1, 0, 0x4B, 0x4E];
        let mut read = Vec::new();
        for byte in bytes {
            read.extend(requests.push(&[byte]));
        }
        assert_eq!(
            read,
            [
                HostRequest::Command(HostCommand::Reset),
                HostRequest::Command(HostCommand::Board),
                HostRequest::Clock(vec![0x0B, 1]),
                HostRequest::Command(HostCommand::UpdateNice),
                HostRequest::Unknown(0x4E),
            ]
        );
    }

    proptest::proptest! {
        #[test]
        fn never_panics(bytes: Vec<u8>) {
            let mut requests = HostRequests::default();
            requests.push(&bytes);
            proptest::prop_assert!(requests.partial.len() <= 257);
        }
    }
}
