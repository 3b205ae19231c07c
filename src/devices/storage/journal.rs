//! The journal file of a game: one checked line for each entry, saved before it is announced.
//!
//! The lines and their checksums are in the crate `annabella_journal`, which opens no file.
//!
//! ```
//! use annabella::devices::storage::journal::{Journal, Opened};
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize)]
//! struct Header { white: String }
//! #[derive(Serialize, Deserialize, Debug, PartialEq)]
//! struct Entry { wall_ms: u64, line: String }
//!
//! # let dir = tempfile::tempdir().unwrap();
//! # let path = dir.path().join("game.journal");
//! let mut journal = Journal::create(&path, &Header { white: "Anna".into() })?;
//! journal.append(&Entry { wall_ms: 1_700_000_000_000, line: "e4".into() })?;
//! drop(journal);
//!
//! let opened: Opened<Header, Entry> = Journal::open(&path)?;
//! assert_eq!(opened.entries[0].line, "e4");
//! # Ok::<(), annabella::devices::storage::journal::JournalError>(())
//! ```

mod error;
mod file;
mod journal_file;
mod open;
mod quota;
mod rescue;
mod writer;

pub use crate::journal::{
    Contents, Digest, DigestError, Gap, JournalFault, LineFault, MissingPart, Repair, Segment, TornLine,
    VERSION, begins_a_journal, proven,
};
pub use error::JournalError;
pub use file::{read, write_repaired};
pub use journal_file::{Damage, Renewal, is_open_elsewhere};
pub use open::{Journal, Opened};
pub use rescue::is_own_rescue;
pub use writer::{JournalNews, SLOW, Writer};
