//! The interface of a board's driver: bytes in, reports out, and the bytes to send.

use crate::{BoardReport, Orientation};
use annabella_chess::Bitboard;
use annabella_clock::{Span, Stamp};

/// The silence after which an incomplete message will not be completed.
pub(super) const SILENCE: Span = Span(1000);

/// The circumstances in which a port was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortOpening {
    /// The orientation of the board.
    pub orientation: Orientation,
    /// The time of opening.
    pub at: Stamp,
    /// Whether the board's name is known from an earlier connection.
    pub named: bool,
}

/// A half of a clock, left or right as its players see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockSide {
    /// The left half.
    Left,
    /// The right half.
    Right,
}

impl ClockSide {
    /// Returns the other half.
    pub const fn other(self) -> ClockSide {
        match self {
            ClockSide::Left => ClockSide::Right,
            ClockSide::Right => ClockSide::Left,
        }
    }
}

/// The times that a clock must show, and which of them runs. Its lever then works as usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockOrder {
    /// The time of the left player.
    pub left: Span,
    /// The time of the right player.
    pub right: Span,
    /// The half whose time runs; `None` stops both.
    pub runs: Option<ClockSide>,
}

/// The driver of a make of board. It has no port, thread or clock.
///
/// Until a board is recognised, the drivers of all makes receive its bytes, and those whose line settings are
/// being tried may send. Times count from any origin, and never decrease.
pub trait Driver: Send {
    /// Returns the reports that these bytes complete. A burst of unreadable bytes is reported once.
    fn push(&mut self, bytes: &[u8], now: Stamp) -> Vec<BoardReport>;

    /// Returns reports that follow from silence until `now`. Must be called regularly.
    fn silence(&mut self, now: Stamp) -> Vec<BoardReport>;

    /// Whether a message was understood, so that the board is of this make.
    fn is_understood(&self) -> bool;

    /// Whether the silence shows that the board is gone, although its port is open.
    fn is_gone(&self, now: Stamp) -> bool;

    /// Returns the next bytes to send, if any.
    /// Call it when the previous request was answered, or will not be.
    fn next_request(&mut self, _now: Stamp) -> Option<Vec<u8>> {
        None
    }

    /// Requests all details of the board.
    fn inquire(&mut self) {}

    /// Sets the clock at the board, replacing an order that it has not accepted.
    fn set_clock(&mut self, _order: ClockOrder) {}

    /// Whether the clock has definitively not accepted its order. True only once.
    fn clock_refuses(&mut self, _now: Stamp) -> bool {
        false
    }

    /// Requests the readings of these apertures, if the board measures resistors.
    /// Reports of [`BoardReport::Measured`] follow.
    fn measure(&mut self, _squares: Bitboard) {}

    /// Sets the debounce time, on a board with such a setting.
    /// A report of [`BoardReport::Debounce`] follows.
    fn set_debounce(&mut self, _span: Span) {}

    /// Lights these squares and no others, if the board has lights.
    fn light(&mut self, _squares: Bitboard) {}
}

/// Whether a report contains more than unreadable bytes.
pub(super) fn makes_sense(report: &BoardReport) -> bool {
    !matches!(report, BoardReport::Nonsense(_))
}
