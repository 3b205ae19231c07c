//! Reports of boards, whatever their wire format.

use annabella_chess::{Bitboard, Board, Piece, Square};
use annabella_clock::Span;

/// A decoded message of a board. Squares are as White sees them, whichever way the board lies.
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
    /// The occupied squares, from a board that senses no more.
    Occupied(Bitboard),
    /// A button was pressed.
    Button(Button),
    /// What the chess clock beside the board shows; it is compared with our clock.
    Clock(ClockFace),
    /// The board's trademark.
    Trademark(String),
    /// The board's version, major and minor.
    Version(u8, u8),
    /// The board's serial number.
    Serial(String),
    /// The charge of its battery in per cent; none without a battery or if unknown.
    Battery(Option<u8>),
    /// The moves stored in the board, in its own format.
    Kept(Vec<u8>),
    /// What the converter of a board that measures resistors reads in an aperture
    /// ([`crate::pegs`]).
    Measured {
        /// The square.
        square: Square,
        /// 0 to 1023.
        reading: u16,
    },
    /// How long a contact must be still for the board to believe it.
    Debounce(Span),
    /// A board that measures resistors cannot tell what is in an aperture, or can again.
    Aperture {
        /// The square.
        square: Square,
        /// Whether it can be read.
        readable: bool,
    },
    /// How many bytes came that are no message.
    Nonsense(usize),
}

/// What the chess clock beside a board shows; left and right as its players see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct ClockFace {
    /// The time on the left in milliseconds, shown in whole seconds.
    pub left_ms: u64,
    /// The time on the right in milliseconds, shown in whole seconds.
    pub right_ms: u64,
    /// Whether it runs.
    pub running: bool,
    /// The lever is up on the right: the left player has pressed, and if a time runs, it is that of
    /// the right player.
    pub right_is_up: bool,
    /// A flag is shown on the left.
    pub left_flag: bool,
    /// A flag is shown on the right.
    pub right_flag: bool,
    /// Its battery is low.
    pub battery_low: bool,
}

/// The buttons for the player beside a board; they may be those of a chess clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Button {
    /// Repeat the last utterance (back).
    Again,
    /// Ask for the player's own time (plus).
    Time,
    /// Press the clock (run).
    Press,
    /// Call the arbiter (minus).
    Arbiter,
    /// Announce what the pegs show (ok).
    Say,
}

impl Button {
    /// All of them.
    pub const ALL: [Button; 5] = [Button::Again, Button::Time, Button::Press, Button::Arbiter, Button::Say];
}
