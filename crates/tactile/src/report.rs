//! Reports of boards, independent of their wire format.

use annabella_chess::{Bitboard, Board, Piece, Square};
use annabella_clock::Span;

/// A decoded message of a board. Squares are as White sees them, whatever the board's orientation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardReport {
    /// All pieces.
    Dump(Board),
    /// One square changed: a peg was placed (`Some`) or lifted (`None`).
    Change {
        /// The square.
        square: Square,
        /// The piece there now.
        piece: Option<Piece>,
    },
    /// The occupied squares, from a board that senses nothing else.
    Occupied(Bitboard),
    /// A pressed button.
    Button(Button),
    /// The display of the chess clock at the board, which is compared with the program's clock.
    Clock(ClockFace),
    /// The board's trademark.
    Trademark(String),
    /// The board's version, major and minor.
    Version(u8, u8),
    /// The board's serial number.
    Serial(String),
    /// The charge of its battery in per cent; `None` without a battery or if unknown.
    Battery(Option<u8>),
    /// The moves stored in the board, in its own format.
    Kept(Vec<u8>),
    /// The converter's reading of an aperture, from a board that measures resistors ([`crate::pegs`]).
    Measured {
        /// The square.
        square: Square,
        /// The reading, 0 to 1023.
        reading: u16,
    },
    /// The time for which a contact must be still before the board reports it.
    Debounce(Span),
    /// A board that measures resistors can no longer read an aperture, or can read it again.
    Aperture {
        /// The square.
        square: Square,
        /// Whether the aperture can be read.
        readable: bool,
    },
    /// The number of bytes that are not a message.
    Nonsense(usize),
}

/// The display of the chess clock at a board; left and right as its players see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct ClockFace {
    /// The time on the left in milliseconds, shown in whole seconds.
    pub left_ms: u64,
    /// The time on the right in milliseconds, shown in whole seconds.
    pub right_ms: u64,
    /// Whether the clock runs.
    pub running: bool,
    /// Whether the lever is up on the right: the left player has pressed, and only the right time can run.
    pub right_is_up: bool,
    /// Whether a flag is shown on the left.
    pub left_flag: bool,
    /// Whether a flag is shown on the right.
    pub right_flag: bool,
    /// Whether the battery is low.
    pub battery_low: bool,
}

/// The buttons for the player at a board, or those of a chess clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Button {
    /// Repeat the last utterance (back).
    Again,
    /// Ask for the player's time (plus).
    Time,
    /// Press the clock (run).
    Press,
    /// Call the arbiter (minus).
    Arbiter,
    /// Announce the move that the pegs show (ok).
    Say,
}

impl Button {
    /// All of them.
    pub const ALL: [Button; 5] = [Button::Again, Button::Time, Button::Press, Button::Arbiter, Button::Say];
}
