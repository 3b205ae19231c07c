//! The interface of a driver to a board: bytes in, reports out, and the bytes to be sent.

use crate::{BoardReport, Lie};
use annabella_chess::Bitboard;
use annabella_clock::{Span, Stamp};

/// After this long a silence, an incomplete message will not be completed.
pub(super) const SILENCE: Span = Span(1000);

/// How a port was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortOpening {
    /// Which way the board lies.
    pub lie: Lie,
    /// When it was opened.
    pub at: Stamp,
    /// Whether the board's name is known, from before the port was lost.
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

/// The driver of a make of board. It has no port, no thread and no clock.
///
/// Until a board is recognized, the drivers of all makes receive its bytes, and those whose line
/// settings are being tried may send. Times count from any beginning, and never go back.
pub trait Driver: Send {
    /// Returns the reports that these bytes complete. A burst of unreadable bytes is reported once.
    fn push(&mut self, bytes: &[u8], now: Stamp) -> Vec<BoardReport>;

    /// Returns reports that follow from nothing having come until now. Must be called regularly.
    fn silence(&mut self, now: Stamp) -> Vec<BoardReport>;

    /// Whether something was understood, so that the board is of this make.
    fn is_understood(&self) -> bool;

    /// Whether the board has sent nothing for so long that it is gone, although its port is open.
    fn is_gone(&self, now: Stamp) -> bool;

    /// The next bytes to be sent, if any. Must be called when the request before was answered, or will
    /// not be.
    fn next_request(&mut self, _now: Stamp) -> Option<Vec<u8>> {
        None
    }

    /// Asks for everything that the board can say of itself.
    fn inquire(&mut self) {}

    /// Sets the clock beside the board, replacing an order that it has not accepted.
    fn set_clock(&mut self, _order: ClockOrder) {}

    /// Whether the clock has finally not accepted its order. True only once.
    fn clock_refuses(&mut self, _now: Stamp) -> bool {
        false
    }

    /// Asks what is read in these apertures, if the board measures resistors: reports of
    /// [`BoardReport::Measured`] follow.
    fn measure(&mut self, _squares: Bitboard) {}

    /// Sets how long a contact must be still, on a board that can be set so: a report of
    /// [`BoardReport::Debounce`] follows.
    fn set_debounce(&mut self, _span: Span) {}

    /// Lights these squares and no others, if the board has lights.
    fn light(&mut self, _squares: Bitboard) {}
}

/// Whether a report is about more than unreadable bytes.
pub(super) fn makes_sense(report: &BoardReport) -> bool {
    !matches!(report, BoardReport::Nonsense(_))
}
