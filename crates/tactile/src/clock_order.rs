//! Orders to the chess clock beside a board.

use annabella_clock::Span;

/// A half of a clock, left or right as its players see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockSide {
    /// The left half.
    Left,
    /// The right half.
    Right,
}

impl ClockSide {
    /// The other half.
    pub const fn other(self) -> ClockSide {
        match self {
            ClockSide::Left => ClockSide::Right,
            ClockSide::Right => ClockSide::Left,
        }
    }
}

/// The times that a clock is to show, and which of them is to run. Its lever then works as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockOrder {
    /// The time left to the left player.
    pub left: Span,
    /// The time left to the right player.
    pub right: Span,
    /// Whose time runs; none stops both.
    pub runs: Option<ClockSide>,
}
