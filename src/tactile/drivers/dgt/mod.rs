//! The wire format of DGT boards, which this project's own boards speak too.
//!
//! Everything is 9600 baud, 8N1. The host sends commands of one byte ([`HostCommand`]); the board
//! answers with messages whose first byte alone has its top bit set. [`DgtDecoder`] reads what the
//! board sends, and [`DgtDriver`] knows what to ask and when; for a board that is simulated,
//! [`encode`] writes its messages and [`HostRequests`] reads what the host sends.
//!
//! ```
//! use annabella::chess::{Board, Square};
//! use annabella::tactile::drivers::dgt::{self, DgtDecoder};
//! use annabella::tactile::{BoardReport, Lie};
//! let mut decoder = DgtDecoder::default();
//! let lifted = dgt::encode::change(Lie::Straight, Square::E2, None);
//! assert_eq!(
//!     decoder.push(&lifted),
//!     [BoardReport::Change { square: Square::E2, piece: None }]
//! );
//! let board = Board::new();
//! assert_eq!(
//!     decoder.push(&dgt::encode::dump(Lie::Straight, &board)),
//!     [BoardReport::Dump(board)]
//! );
//! ```

mod clock;
mod decoder;
mod driver;
pub mod encode;
mod naming;
mod request;
mod telling;

pub use decoder::DgtDecoder;
pub use driver::DgtDriver;
pub use request::{HostRequest, HostRequests};

use super::{Make, Senses, eight_bits};
use crate::chess::{Color, Piece, Role};
use crate::tactile::Button;

/// Boards that speak as DGT's do, our own among them.
pub const MAKE: Make = Make {
    name: "dgt",
    framing: eight_bits(9600),
    senses: Senses::Pieces,
    // The first is any FTDI converter; the last the CH340 on most boards of the Arduino kind, as the
    // reference board is built with.
    usb: &[(0x0403, 0x6001), (0x04d8, 0x000a), (0x1a86, 0x7523)],
    driver: |opening| Box::new(DgtDriver::new(opening)),
};

/// What a host may ask of the board. (The byte that starts its boot loader is left out.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostCommand {
    /// Fall silent.
    Reset,
    /// Send the clock once.
    Clock,
    /// Send everything that stands on the board.
    Board,
    /// Send changes, and the clock at least every second.
    Update,
    /// Send changes alone.
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
    /// Send what the board has kept of moves.
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
    /// The byte that the host sends.
    pub fn byte(self) -> u8 {
        COMMANDS.iter().find(|(command, _)| *command == self).map_or(0x40, |(_, byte)| *byte)
    }

    /// The command of a byte.
    pub fn of(byte: u8) -> Option<HostCommand> {
        COMMANDS.iter().find(|(_, known)| *known == byte).map(|(command, _)| *command)
    }
}

/// The buttons, which travel as those of the clock: back, plus, run, minus, ok.
const BUTTONS: [(Button, u8); 5] = [
    (Button::Again, 0x31),
    (Button::Time, 0x32),
    (Button::Press, 0x33),
    (Button::Arbiter, 0x34),
    (Button::Say, 0x35),
];

fn button_of(code: u8) -> Option<Button> {
    BUTTONS.iter().find(|(_, known)| *known == code).map(|(button, _)| *button)
}

fn code_of_button(button: Button) -> u8 {
    BUTTONS.iter().find(|(known, _)| *known == button).map_or(0, |(_, code)| *code)
}

/// The first bytes of messages.
mod id {
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
    /// Of the reference board alone: how it is set.
    pub const SETTING: u8 = 0xF0;
}

/// The pieces in the order of their codes, which begin at 1 (White) and 7 (Black).
const ROLES: [Role; 6] = [Role::Pawn, Role::Rook, Role::Knight, Role::Bishop, Role::King, Role::Queen];

/// The piece of a code; an empty field and the three markers of a result are none.
fn piece_of(code: u8) -> Option<Piece> {
    let index = usize::from(code & 0x0F).checked_sub(1)?;
    let color = if index < 6 { Color::White } else { Color::Black };
    ROLES.get(index % 6).filter(|_| index < 12).map(|&role| Piece { color, role })
}

fn code_of(piece: Option<Piece>) -> u8 {
    let Some(Piece { color, role }) = piece else { return 0 };
    let index = ROLES.iter().position(|&known| known == role).unwrap_or(0) as u8;
    index + color.fold_wb(1, 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_have_twelve_codes_and_the_markers_are_none() {
        for code in 1..=12 {
            assert_eq!(code_of(piece_of(code)), code);
        }
        assert_eq!(piece_of(5).unwrap().char(), 'K');
        assert_eq!(piece_of(12).unwrap().char(), 'q');
        for none in [0, 13, 14, 15] {
            assert_eq!(piece_of(none), None);
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
