//! The wire format of DGT boards, which this project's own boards speak too.
//!
//! Everything is 9600 baud, 8N1. The host sends commands of one byte ([`Command`]); the board
//! answers with messages whose first byte alone has its top bit set. [`Decoder`] reads what the
//! board sends, [`encode`] writes it for a board that is simulated, and [`Requests`] reads what
//! the host sends there.
//!
//! ```
//! use annabella::chess::{Board, Square};
//! use annabella::tactile::{BoardReport, dgt};
//! let mut decoder = dgt::Decoder::default();
//! let lifted = dgt::encode::change(dgt::Lie::Straight, Square::E2, None);
//! assert_eq!(
//!     decoder.push(&lifted),
//!     [BoardReport::Change { square: Square::E2, piece: None }]
//! );
//! let board = Board::new();
//! assert_eq!(
//!     decoder.push(&dgt::encode::dump(dgt::Lie::Straight, &board)),
//!     [BoardReport::Dump(board)]
//! );
//! ```

mod clock;
mod decoder;
pub mod encode;
mod request;

pub use clock::{ClockOrder, Hand};
pub use decoder::Decoder;
pub use request::{Request, Requests};

use crate::chess::{Color, Piece, Role, Square};

/// How the board lies in front of its players: the numbering on the wire never turns with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lie {
    /// Its first field is a8.
    #[default]
    Straight,
    /// Its first field is h1.
    Turned,
}

/// What a host may ask of the board. (The byte that starts its boot loader is left out.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
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
const COMMANDS: [(Command, u8); 13] = [
    (Command::Reset, 0x40),
    (Command::Clock, 0x41),
    (Command::Board, 0x42),
    (Command::Update, 0x43),
    (Command::UpdateBoard, 0x44),
    (Command::Serial, 0x45),
    (Command::BusAddress, 0x46),
    (Command::Trademark, 0x47),
    (Command::Moves, 0x49),
    (Command::UpdateNice, 0x4B),
    (Command::Battery, 0x4C),
    (Command::Version, 0x4D),
    (Command::LongSerial, 0x55),
];

impl Command {
    /// The byte that the host sends.
    pub fn byte(self) -> u8 {
        COMMANDS.iter().find(|(command, _)| *command == self).map_or(0x40, |(_, byte)| *byte)
    }

    /// The command of a byte.
    pub fn of(byte: u8) -> Option<Command> {
        COMMANDS.iter().find(|(_, known)| *known == byte).map(|(command, _)| *command)
    }
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

/// The square of a field's number, which begins at a8 and goes along the ranks.
fn square_of(lie: Lie, field: u8) -> Square {
    let field = u32::from(field & 0x3F);
    match lie {
        Lie::Straight => Square::new(field ^ 0x38),
        Lie::Turned => Square::new((63 - field) ^ 0x38),
    }
}

fn field_of(lie: Lie, square: Square) -> u8 {
    let field = (u32::from(square) ^ 0x38) as u8;
    match lie {
        Lie::Straight => field,
        Lie::Turned => 63 - field,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_begin_at_a8_and_a_turned_board_at_h1() {
        assert_eq!(square_of(Lie::Straight, 0), Square::A8);
        assert_eq!(square_of(Lie::Straight, 7), Square::H8);
        assert_eq!(square_of(Lie::Straight, 0x34), Square::E2);
        assert_eq!(square_of(Lie::Turned, 0), Square::H1);
        for lie in [Lie::Straight, Lie::Turned] {
            for field in 0..64 {
                assert_eq!(field_of(lie, square_of(lie, field)), field);
            }
        }
    }

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
            assert_eq!(Command::of(byte), Some(command));
        }
        assert_eq!(Command::of(0x4E), None);
    }
}
