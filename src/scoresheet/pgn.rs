//! Games in Portable Game Notation, read whole and strictly and written in the export format.
//!
//! ```
//! use annabella::scoresheet::pgn;
//!
//! let mut game = pgn::read_one(b"[White \"Anna\"]\n\n1. f3 e5 2. g4 Qh4# 0-1").unwrap();
//! assert_eq!(game.line.len(), 4);
//! assert_eq!(game.tags.get("White"), Some("Anna"));
//! game.tags.set("TimeControl", "40/5400+30:1800+30");
//! let again = pgn::read_one(pgn::write(&game).as_bytes()).unwrap();
//! assert_eq!(again.tags.get("TimeControl"), Some("40/5400+30:1800+30"));
//!
//! let error = pgn::read_one(b"1. e4 e5 2. Sf3 *").unwrap_err();
//! assert_eq!(error.to_string(), "line 1, game 1, ply 3: unreadable: Sf3");
//! ```

mod error;
mod read;
mod remark;
mod scan;
mod tags;
mod write;

pub use error::{PgnError, PgnFault};
pub use read::{read, read_one};
pub use remark::Remark;
pub use shakmaty::{KnownOutcome, Outcome};
pub use tags::Tags;

/// The tag that bears the digest of the game's journal: ten squares.
pub const DIGEST: &str = "JournalDigest";
pub use write::write;

use crate::chess::Line;

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
    /// Why it ended, in more detail than the tag `Termination` has; written as a comment before the
    /// result, and not read.
    pub ending: Option<String>,
}

impl Record {
    /// A record of these moves, with nothing else known.
    pub fn new(line: Line) -> Record {
        Record { tags: Tags::new(), line, remarks: Vec::new(), result: Outcome::Unknown, ending: None }
    }
}
