//! The boards connected to a table.

use crate::devices::boards::calmed_boards::CalmedBoards;
use crate::devices::tables::links::Links;

/// The boards of a table, and their reports without flutter.
pub(super) struct ConnectedBoards {
    pub links: Links,
    pub calmed: CalmedBoards,
    /// Whether pegs were moved while a move was being sealed.
    pegs_unseen: bool,
}

impl ConnectedBoards {
    pub fn new(links: Links) -> ConnectedBoards {
        ConnectedBoards { links, calmed: CalmedBoards::default(), pegs_unseen: false }
    }

    /// Notes that a report was ignored, so that the boards are read again later.
    pub fn note_unseen(&mut self) {
        self.pegs_unseen = true;
    }

    /// Reads the boards again if reports were ignored and the game is running again.
    pub fn inquire_unseen(&mut self, time_runs: bool) {
        if self.pegs_unseen && time_runs {
            self.pegs_unseen = false;
            self.links.inquire();
        }
    }

    /// Disconnects all boards.
    pub fn close(&mut self) {
        self.links = Links::default();
    }
}
