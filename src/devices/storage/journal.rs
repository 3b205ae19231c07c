//! The journal file: what happened in a game, one checked line an entry, on disk before it is heard of.
//!
//! A line is a SHA-256 in hexadecimal digits, a space, and a JSON object that begins with the entry's
//! number. The SHA-256 is that of the one in the line before (in the first line, of 32 zero bytes) and
//! the object, so that a line which was changed, removed, doubled or moved is found, and every line
//! vouches for all lines before it. The first line is number 0 and holds the header.
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

mod digest;
mod error;
mod file;
mod hole;
mod kept;
mod line;
mod open;
mod read;
mod repair;
mod writer;

pub use digest::{Digest, DigestError};
pub use error::{Fault, JournalError};
pub(crate) use file::{bounded, regular};
pub use hole::Hole;
pub use kept::{Damage, Renewal, is_open_elsewhere};
pub use line::VERSION;
pub(crate) use line::begins_a_journal;
pub use open::{Journal, Opened};
pub use read::{Contents, Cut, Missing, read};
pub use repair::Repair;
pub use writer::{JournalNews, SLOW, Writer};
