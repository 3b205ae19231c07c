//! The boards connected to a table, and their debounced reports.

use crate::chess::{ByColor, Color, Square};
use crate::clock::{Span, Stamp};
use crate::devices::tables::links::Links;
use crate::game::{Machine, Secret};
use crate::tactile::{BoardReport, Debouncer};

/// The boards of a table, and their reports without flutter.
pub(super) struct ConnectedBoards {
    pub links: Links,
    pub debounced: DebouncedBoards,
    pegs: PegReports,
}

/// The handling of peg reports.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PegReports {
    /// The game handles the reports.
    Handled,
    /// Reports are ignored from the sealing of a move until a clock runs again.
    /// Hands may show the move even after the envelope is closed.
    Ignored {
        /// Whether a report was ignored, so that the boards must be read again.
        any: bool,
    },
}

impl ConnectedBoards {
    pub fn new(links: Links) -> ConnectedBoards {
        ConnectedBoards { links, debounced: DebouncedBoards::default(), pegs: PegReports::Handled }
    }

    /// Ignores pegs while a move is sealed, and reads the boards again afterwards.
    pub fn follow_sealing(&mut self, machine: &dyn Machine) {
        let seals = matches!(machine.secret(), Some(Secret::Passphrase | Secret::Move));
        match self.pegs {
            PegReports::Handled if seals => self.pegs = PegReports::Ignored { any: false },
            PegReports::Ignored { any } if !seals && machine.time_runs() => {
                self.pegs = PegReports::Handled;
                if any {
                    self.links.inquire();
                }
            }
            _ => {}
        }
    }

    /// Whether a peg report must be ignored; if so, notes that there was one.
    pub fn ignores_pegs(&mut self) -> bool {
        let ignores = self.pegs != PegReports::Handled;
        if ignores {
            self.pegs = PegReports::Ignored { any: true };
        }
        ignores
    }

    /// Disconnects all boards.
    pub fn close(&mut self) {
        self.links = Links::default();
    }
}

/// The minimum time between two warnings that a board flutters or floods.
const WARN_AGAIN: Span = Span(60_000);

/// A filter for reports that have lasted long enough.
#[derive(Default)]
pub(crate) struct DebouncedBoards {
    debouncers: ByColor<Debouncer>,
    /// The time of the last warning that a board flutters.
    flutter_warned: ByColor<Option<Stamp>>,
    /// The time of the last warning that a board floods.
    flood_warned: ByColor<Option<Stamp>>,
}

impl DebouncedBoards {
    /// Returns the time when a report of a fluttering square will have lasted long enough.
    pub fn due(&self) -> Option<Stamp> {
        [&self.debouncers.white, &self.debouncers.black].into_iter().filter_map(Debouncer::due).min()
    }

    /// Adds a report; returns the part of it that counts immediately.
    pub fn push(&mut self, side: Color, report: BoardReport, at: Stamp) -> Option<BoardReport> {
        self.debouncers.get_mut(side).push(report, at)
    }

    /// Returns a report that has lasted long enough by now, with the time since when it counts.
    pub fn next_due(&mut self, now: Stamp) -> Option<(Stamp, Color, BoardReport)> {
        Color::ALL.into_iter().find_map(|side| {
            let (due, report) = self.debouncers.get_mut(side).next_due(now)?;
            Some((due, side, report))
        })
    }

    /// Returns the square that starts to flutter, if players must be warned.
    pub fn flutters(&mut self, side: Color, at: Stamp) -> Option<Square> {
        let square = self.debouncers.get_mut(side).begins_to_flutter()?;
        may_warn(self.flutter_warned.get_mut(side), at).then_some(square)
    }

    /// Whether players must be warned that the board starts to flood.
    pub fn floods(&mut self, side: Color, at: Stamp) -> bool {
        self.debouncers.get_mut(side).begins_to_flood() && may_warn(self.flood_warned.get_mut(side), at)
    }
}

/// Whether the last warning was long enough ago; if so, notes a new one.
fn may_warn(warned: &mut Option<Stamp>, at: Stamp) -> bool {
    let again = warned.is_none_or(|warned| at.since(warned) >= WARN_AGAIN);
    if again {
        *warned = Some(at);
    }
    again
}
