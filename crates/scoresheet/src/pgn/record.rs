//! A game with what PGN records besides its moves.

use super::remark::Remark;
use super::tags::Tags;
use annabella_chess::{DeclaredChess, Line};
use shakmaty::Outcome;

/// A game as PGN records it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Event, players and the like, without what the other fields hold (`Result`, `FEN`, `SetUp`).
    pub tags: Tags,
    /// The start and the moves.
    pub line: Line,
    /// The remarks beside the moves, ply 1 first; missing ones are empty.
    pub remarks: Vec<Remark>,
    /// How it ended, if it did.
    pub result: Outcome,
    /// Why it ended, in more detail than the tag `Termination` has; written as a comment before the result.
    /// Where PGN has no sign for the score, the score stands before it (`0-0 default-time`), and only then is
    /// it read.
    pub ending: Option<String>,
}

impl Record {
    /// The chess that the `Variant` tag declares.
    pub fn declared(&self) -> DeclaredChess {
        DeclaredChess::of_tag(self.tags.get("Variant"))
    }

    /// A record of these moves, with nothing else known.
    pub fn new(line: Line) -> Record {
        Record { tags: Tags::new(), line, remarks: Vec::new(), result: Outcome::Unknown, ending: None }
    }
}
