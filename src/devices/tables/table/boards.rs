//! The boards connected to a table.

use crate::devices::boards::debounced_boards::DebouncedBoards;
use crate::devices::tables::links::Links;
use crate::game::{Machine, Secret};

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
