//! What a board says, whatever its wire format.

use crate::chess::{Bitboard, Board, Piece, Square};

/// One message of a board, decoded. Squares are as White sees them, however the board lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardReport {
    /// Everything that stands on it now.
    Dump(Board),
    /// One aperture changed: a peg placed (`Some`) or lifted (`None`).
    Change {
        /// Where.
        square: Square,
        /// What stands there now.
        piece: Option<Piece>,
    },
    /// Something stands on these squares, nobody knows what: from a board that senses no more.
    Occupied(Bitboard),
    /// A button was pressed.
    Button(Button),
    /// What the chess clock beside the board shows; ours is checked against it.
    Clock(ClockFace),
    /// What it calls itself.
    Trademark(String),
    /// Its version, major and minor.
    Version(u8, u8),
    /// Its serial number.
    Serial(String),
    /// What is left in its battery, in per cent, where it has one and knows.
    Battery(Option<u8>),
    /// What it has kept of moves, as it keeps it.
    Kept(Vec<u8>),
    /// Bytes that are no message, so many of them.
    Nonsense(usize),
}

/// What a chess clock beside a board shows, left and right as it stands there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct ClockFace {
    /// Milliseconds on the left, in whole seconds.
    pub left_ms: u64,
    /// Milliseconds on the right, likewise.
    pub right_ms: u64,
    /// Whether it runs.
    pub running: bool,
    /// The lever is high on the right: the left player has pressed, and the right one's time runs
    /// if any does.
    pub right_is_up: bool,
    /// A flag is shown on the left.
    pub left_flag: bool,
    /// A flag is shown on the right.
    pub right_flag: bool,
    /// Its battery is low.
    pub battery_low: bool,
}

/// The buttons for the player beside a tactile board, which may be those of a chess clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Button {
    /// The last words again (back).
    Again,
    /// The own time (plus).
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
