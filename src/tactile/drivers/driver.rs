//! The interface to a board: bytes in, reports out, and the bytes to send.

use crate::chess::Bitboard;
use crate::clock::{Span, Stamp};
use crate::tactile::{BoardReport, ClockOrder, Lie};

/// After so much silence, what has begun to come is not going to end.
pub(super) const SILENCE: Span = Span(1000);

/// How a port was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortOpening {
    /// Which way the board lies.
    pub lie: Lie,
    /// When.
    pub at: Stamp,
    /// Whether the board's name is known: from before the port was lost.
    pub named: bool,
}

/// A way of speaking to a board: no port, no thread, no time of its own.
///
/// Until a board is recognized, the drivers of all makes are handed what comes, and those for whose
/// line the port is set may send. Stamps count from any beginning, and never go back.
pub trait Driver: Send {
    /// What these bytes complete. Nonsense is reported once a burst.
    fn push(&mut self, bytes: &[u8], now: Stamp) -> Vec<BoardReport>;

    /// What becomes known by nothing having come until now. To be called now and then.
    fn silence(&mut self, now: Stamp) -> Vec<BoardReport>;

    /// Whether something was understood: it is a board of this make.
    fn is_understood(&self) -> bool;

    /// Whether the board has said nothing for so long that it is not there any more, though its port
    /// is open.
    fn is_gone(&self, now: Stamp) -> bool;

    /// What is to be sent next, if anything is. To be called when what was sent before was answered, or
    /// is not going to be.
    fn next_request(&mut self, _now: Stamp) -> Option<Vec<u8>> {
        None
    }

    /// Asks for everything that the board can say of itself.
    fn inquire(&mut self) {}

    /// Has the clock beside the board told this, in place of what it has not taken yet.
    fn set_clock(&mut self, _order: ClockOrder) {}

    /// Whether the clock has not taken what it was told, and is not going to: said once.
    fn clock_refuses(&mut self, _now: Stamp) -> bool {
        false
    }

    /// Lights these squares and no others, where the board has lights.
    fn light(&mut self, _squares: Bitboard) {}
}

/// Whether a report is more than nonsense.
pub(super) fn makes_sense(report: &BoardReport) -> bool {
    !matches!(report, BoardReport::Nonsense(_))
}
