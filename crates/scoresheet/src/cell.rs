//! One cell of a scoresheet.

use annabella_chess::Move;
use annabella_clock::{Span, Stamp};

/// What a player has written for one ply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text as written; empty if nothing was.
    pub text: String,
    /// The move that it means, where that is known.
    pub mv: Option<Move>,
    /// When it was written.
    pub at: Stamp,
    /// Whether it bears the mark of a draw offer, `(=)` (2023 9.1.2, C.12).
    pub offer: bool,
    /// What the mover's clock showed after the move, where that was written too.
    pub clock: Option<Span>,
}

impl Cell {
    /// A cell as its player writes it.
    pub fn written(text: &str, mv: Option<Move>, at: Stamp) -> Cell {
        Cell { text: text.trim().to_owned(), mv, at, ..Cell::default() }
    }

    /// A cell that was left empty.
    pub fn blank(at: Stamp) -> Cell {
        Cell { at, ..Cell::default() }
    }

    /// Whether nothing is written in it.
    pub fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}
