//! Games in Portable Game Notation: read whole and strictly, written in the export format.
//!
//! ```
//! use annabella_scoresheet::pgn;
//!
//! let mut game = pgn::read_one(b"[White \"Anna\"]\n\n1. f3 e5 2. g4 Qh4# 0-1").unwrap();
//! assert_eq!(game.line.len(), 4);
//! assert_eq!(game.tags.get("White"), Some("Anna"));
//! game.tags.set("TimeControl", "40/5400+30:1800+30");
//! let again = pgn::read_one(pgn::write(&game).as_bytes()).unwrap();
//! assert_eq!(again.tags.get("TimeControl"), Some("40/5400+30:1800+30"));
//!
//! let error = pgn::read_one(b"1. e4 e5 2. X%3 *").unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 13, game 1: unreadable: X%3");
//! ```

mod read;
mod record;
mod write;

pub use annabella_chess::{KnownOutcome, Outcome};
pub use read::{PgnError, read, read_one, unusual_score};
pub(crate) use record::{CLOCK, CommandTime, ELAPSED, command, command_times};
pub use record::{Record, Tags};
pub use record::{Remark, words_of};
pub(crate) use write::notes_as_text;
pub use write::write;

/// The tag for the fingerprint of the game's journal: ten squares.
pub const DIGEST: &str = "JournalDigest";
