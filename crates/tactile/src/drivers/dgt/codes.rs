//! The codes of commands, messages, pieces and buttons on the line of a DGT board.

use crate::Button;
use annabella_chess::{Color, Piece, Role};

/// The buttons, sent as those of a clock: back, plus, run, minus, ok.
const BUTTONS: [(Button, u8); 5] = [
    (Button::Again, 0x31),
    (Button::Time, 0x32),
    (Button::Press, 0x33),
    (Button::Arbiter, 0x34),
    (Button::Say, 0x35),
];

pub(super) fn button_of(code: u8) -> Option<Button> {
    BUTTONS.iter().find(|(_, known)| *known == code).map(|(button, _)| *button)
}

pub(super) fn code_of_button(button: Button) -> u8 {
    BUTTONS.iter().find(|(known, _)| *known == button).map_or(0, |(_, code)| *code)
}

/// The first bytes of messages.
pub(super) mod id {
    pub const DUMP: u8 = 0x86;
    pub const CLOCK: u8 = 0x8D;
    pub const CHANGE: u8 = 0x8E;
    pub const MOVES: u8 = 0x8F;
    pub const BUS_ADDRESS: u8 = 0x90;
    pub const SERIAL: u8 = 0x91;
    pub const TRADEMARK: u8 = 0x92;
    pub const VERSION: u8 = 0x93;
    pub const BATTERY: u8 = 0xA0;
    pub const LONG_SERIAL: u8 = 0xA2;
    /// A setting or a measurement, on the reference board only.
    pub const SETTING: u8 = 0xF0;
}

/// The setting for the number of equal readings that make a change, and the time between two, in ms.
/// Both are for the reference board.
pub(super) const SAMPLES: u8 = 0x01;
pub(super) const SAMPLE_MS: u64 = 5;

/// The setting that makes the reference board report unreadable apertures, and the report's code.
/// The report contains the field, and 1, or 0 when it can be read again.
pub(super) const TELL_DOUBTS: u8 = 0x03;
pub(super) const DOUBT: u8 = 0x04;

/// The name that the reference board reports.
pub(super) const REFERENCE_BOARD: &str = "annabella reference board";

/// The first of the 64 settings of the reference board that are the readings of its apertures.
pub(super) const APERTURES: u8 = 0x40;

/// The pieces in the order of their codes, which start at 1 (White) and 7 (Black).
const ROLES: [Role; 6] = [Role::Pawn, Role::Rook, Role::Knight, Role::Bishop, Role::King, Role::Queen];

/// A complete message with impossible content: damaged on the line, or not of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Garbled;

/// Returns the piece of a code; `None` for an empty field.
///
/// The codes 13 to 15 are markers of a result, which no square of a game has.
pub(super) fn piece_of(code: u8) -> Result<Option<Piece>, Garbled> {
    let piece = |color, first: u8| {
        let role = ROLES.get(usize::from(code - first));
        role.map(|&role| Some(Piece { color, role })).ok_or(Garbled)
    };
    match code {
        0 => Ok(None),
        1..7 => piece(Color::White, 1),
        7.. => piece(Color::Black, 7),
    }
}

pub(super) fn code_of(piece: Option<Piece>) -> u8 {
    let Some(Piece { color, role }) = piece else { return 0 };
    let index = ROLES.iter().position(|&known| known == role).unwrap_or(0) as u8;
    index + color.fold_wb(1, 7)
}

/// A request of the host to the board, except for the byte that starts the boot loader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostCommand {
    /// Stop sending.
    Reset,
    /// Send the clock once.
    Clock,
    /// Send all pieces.
    Board,
    /// Send changes, and the clock at least every second.
    Update,
    /// Send changes only.
    UpdateBoard,
    /// Send changes, and the clock when it changes.
    UpdateNice,
    /// Send the serial number, five digits.
    Serial,
    /// Send the serial number, ten digits.
    LongSerial,
    /// Send the address on a bus of boards, which is the serial number.
    BusAddress,
    /// Send the trademark.
    Trademark,
    /// Send the moves stored in the board.
    Moves,
    /// Send the battery's state.
    Battery,
    /// Send the version.
    Version,
}

/// Every command with its byte.
const COMMANDS: [(HostCommand, u8); 13] = [
    (HostCommand::Reset, 0x40),
    (HostCommand::Clock, 0x41),
    (HostCommand::Board, 0x42),
    (HostCommand::Update, 0x43),
    (HostCommand::UpdateBoard, 0x44),
    (HostCommand::Serial, 0x45),
    (HostCommand::BusAddress, 0x46),
    (HostCommand::Trademark, 0x47),
    (HostCommand::Moves, 0x49),
    (HostCommand::UpdateNice, 0x4B),
    (HostCommand::Battery, 0x4C),
    (HostCommand::Version, 0x4D),
    (HostCommand::LongSerial, 0x55),
];

impl HostCommand {
    /// Returns the byte that the host sends.
    pub fn byte(self) -> u8 {
        COMMANDS.iter().find(|(command, _)| *command == self).map_or(0x40, |(_, byte)| *byte)
    }

    /// Returns the command of a byte.
    pub fn of(byte: u8) -> Option<HostCommand> {
        COMMANDS.iter().find(|(_, known)| *known == byte).map(|(command, _)| *command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_have_twelve_codes_and_the_markers_are_not_read() {
        for code in 1..=12 {
            let piece = piece_of(code).unwrap();
            assert!(piece.is_some());
            assert_eq!(code_of(piece), code);
        }
        assert_eq!(piece_of(5).unwrap().unwrap().char(), 'K');
        assert_eq!(piece_of(12).unwrap().unwrap().char(), 'q');
        assert_eq!(piece_of(0), Ok(None));
        for unknown in 13..=u8::MAX {
            assert_eq!(piece_of(unknown), Err(Garbled), "{unknown}");
        }
    }

    #[test]
    fn commands_have_bytes_and_back() {
        for (command, byte) in COMMANDS {
            assert_eq!(command.byte(), byte);
            assert_eq!(HostCommand::of(byte), Some(command));
        }
        assert_eq!(HostCommand::of(0x4E), None);
    }
}
