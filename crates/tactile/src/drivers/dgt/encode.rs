//! The end of a line that a simulated DGT board has: decodes requests, encodes messages.

use super::HostCommand;
use super::clock::TO_CLOCK;
use super::codes::{code_of, code_of_button, id};
use crate::{Button, ClockFace, Orientation};
use annabella_chess::{Board, Piece, Square};

/// The maximum length of the text in a trademark message.
const LONGEST: usize = 1000;

fn message(id: u8, data: &[u8]) -> Vec<u8> {
    let length = data.len() + 3;
    let mut bytes = vec![id, (length >> 7) as u8 & 0x7F, length as u8 & 0x7F];
    bytes.extend(data.iter().map(|byte| byte & 0x7F));
    bytes
}

/// Encodes all pieces.
pub fn dump(orientation: Orientation, board: &Board) -> Vec<u8> {
    let fields: Vec<u8> = (0..64)
        .filter_map(|field| orientation.square(field))
        .map(|square| code_of(board.piece_at(square)))
        .collect();
    message(id::DUMP, &fields)
}

/// Encodes a change: the piece on one square.
pub fn change(orientation: Orientation, square: Square, piece: Option<Piece>) -> Vec<u8> {
    message(id::CHANGE, &[orientation.field(square), code_of(piece)])
}

/// Encodes a pressed button as one of a clock.
pub fn button(button: Button) -> Vec<u8> {
    acknowledgement([0x10, 0x88, 0x00, code_of_button(button)])
}

/// Encodes the clock's answer that it has accepted a command.
pub fn understood(command: u8) -> Vec<u8> {
    answered(command, true)
}

/// Encodes the clock's answer to a command, accepted or refused.
pub fn answered(command: u8, understood: bool) -> Vec<u8> {
    acknowledgement([if understood { 0x10 } else { 0x40 }, command, 0x00, 0x00])
}

/// Encodes four acknowledgement bytes, whose top bits are in the bytes of the hours.
fn acknowledgement([ack0, ack1, ack2, ack3]: [u8; 4]) -> Vec<u8> {
    let right = 0x0A | (ack2 & 0x80) >> 3 | (ack3 & 0x80) >> 2;
    let left = 0x0A | (ack0 & 0x80) >> 3 | (ack1 & 0x80) >> 2;
    message(id::CLOCK, &[right, ack0, ack1, left, ack2, ack3, 0])
}

/// Encodes the times on the clock in whole seconds, below ten hours.
pub fn clock(face: ClockFace) -> Vec<u8> {
    let [lh, lm, ls] = time(face.left_ms);
    let [rh, rm, rs] = time(face.right_ms);
    let flag = |shown: bool| if shown { 0x40 } else { 0 };
    let status = u8::from(face.running) | u8::from(face.right_is_up) << 1 | u8::from(face.battery_low) << 2;
    message(id::CLOCK, &[rh | flag(face.right_flag), rm, rs, lh | flag(face.left_flag), lm, ls, status])
}

/// Encodes the message that no clock is connected.
pub fn no_clock() -> Vec<u8> {
    message(id::CLOCK, &[0, 0, 0, 0, 0, 0, 0x20])
}

fn time(ms: u64) -> [u8; 3] {
    let seconds = (ms / 1000).min(35_999);
    let bcd = |n: u64| (((n / 10) << 4) | (n % 10)) as u8;
    [(seconds / 3600) as u8, bcd(seconds / 60 % 60), bcd(seconds % 60)]
}

/// Encodes the trademark: ASCII, at most a thousand characters.
pub fn trademark(text: &str) -> Vec<u8> {
    let ascii: Vec<u8> = text.bytes().filter(u8::is_ascii).take(LONGEST).collect();
    message(id::TRADEMARK, &ascii)
}

/// Encodes the version.
pub fn version(major: u8, minor: u8) -> Vec<u8> {
    message(id::VERSION, &[major, minor])
}

/// Encodes the bus address: fourteen bits of the serial number.
pub fn bus_address(number: u32) -> Vec<u8> {
    message(id::BUS_ADDRESS, &[(number >> 7) as u8 & 0x7F, number as u8 & 0x7F])
}

/// Encodes the last five digits of the serial number.
pub fn serial(number: u32) -> Vec<u8> {
    message(id::SERIAL, format!("{:05}", number % 100_000).as_bytes())
}

/// Encodes the ten digits of the serial number.
pub fn long_serial(number: u32) -> Vec<u8> {
    message(id::LONG_SERIAL, format!("{number:010}").as_bytes())
}

/// Encodes the moves stored in the board, at most sixteen thousand bytes.
pub fn moves(kept: &[u8]) -> Vec<u8> {
    message(id::MOVES, &kept[..kept.len().min(16_000)])
}

/// Encodes the charge of the battery in per cent; the remaining times are sent as unknown.
pub fn battery(percent: Option<u8>) -> Vec<u8> {
    let unknown = 0x7F;
    message(id::BATTERY, &[percent.unwrap_or(unknown), unknown, unknown, 0, 0, 0, 0, 0, 0])
}

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
