//! What the chess clock beside a board is told.

use crate::clock::Span;

/// The left or the right player's half of a clock, as it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockSide {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl ClockSide {
    /// The other one.
    pub const fn other(self) -> ClockSide {
        match self {
            ClockSide::Left => ClockSide::Right,
            ClockSide::Right => ClockSide::Left,
        }
    }
}

/// The times that a clock is to show, and whose of them is to run; its lever then takes turns as ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockOrder {
    /// What the left player has left.
    pub left: Span,
    /// What the right player has left.
    pub right: Span,
    /// Whose time runs; none stands.
    pub runs: Option<ClockSide>,
}
