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

use crate::clock::{Span, Stamp};
use crate::devices::platform::timepiece::{local_offset, wall_ms};
use crate::game::{Event, ReadAs, Settings};
pub use crate::journal::{
    Contents, Digest, DigestError, Entry, Gap, Header, JournalFault, LineFault, MissingPart, Repair, Segment,
    TornLine, VERSION, begins_a_journal, proven,
};
use crate::journal::{last_of, length_of_interruption};
use crate::scoresheet::pgn::Tags;
pub use file::{JournalError, read, read_opened, write_repaired};
pub use journal_file::{Damage, Renewal, is_open_elsewhere};
pub use open::{Journal, Opened};
pub use rescue::is_own_rescue;
pub use writer::{JournalNews, SLOW, Writer};

mod file;
mod journal_file;
mod open;
mod rescue;
mod writer;

/// Returns the header of a game that starts now.
pub fn header_now(settings: Settings) -> Header {
    let now = wall_ms();
    Header::new(settings, now, local_offset(now))
}

/// Returns the entry of an event that happens now, with its reading.
pub fn entry_now(event: Event, act: ReadAs) -> Entry {
    Entry { event, act, wall_ms: wall_ms() }
}

/// Sets the tags of the day on which the game started.
pub fn set_dates(header: &Header, tags: &mut Tags) {
    header.set_dates(tags, local_offset);
}

/// Returns the time of a journal's last event, and the length of the interruption since then.
pub fn time_since_last(header: &Header, entries: &[Entry]) -> (Stamp, Span) {
    let (stamp, _) = last_of(header, entries);
    (stamp, length_of_interruption(header, entries, wall_ms()))
}
