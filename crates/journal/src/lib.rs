//! Journals of games: entries, their chain of checksums, verification and repair, over bytes.
//!
//! ```
//! use annabella_journal::{Chain, Head, read};
//! use serde_json::{Value, json};
//! let mut chain = Chain::default();
//! let mut journal = chain.encode(&Head::new(json!({"event": "Open"}))).unwrap();
//! journal.extend(chain.encode(&json!({"said": "e4"})).unwrap());
//! let contents = read::<Value, Value>(&journal).unwrap();
//! assert_eq!((contents.entries.len(), contents.fault), (1, None));
//! assert_eq!(contents.digests, [chain.digest()]);
//! ```
//!
//! A journal has one line for each entry: a SHA-256 in hexadecimal digits, a space, and a JSON object that
//! begins with the number of the entry. The SHA-256 covers the object and the SHA-256 of the line before (for
//! the first line, 32 zero bytes). So a changed, removed, doubled or moved line is found, and every line
//! vouches for all lines before it. The first line has number 0 and contains the header.
//!
//! This crate opens no file: a program that reads journals needs only this crate and the game, and no device.

pub mod calendar;
mod contents;
mod digest;
mod line;
mod record;
mod repair;
mod segment;
mod wall_clock;

pub use contents::{Contents, LONGEST, LONGEST_HEADER, MissingPart, Scan, TornLine, proven, read};
pub use contents::{JournalFault, LineFault};
pub use digest::{Digest, DigestError};
pub use digest::{Milestone, Milestones, Occasion};
pub use line::{Chain, Head, VERSION, begins_a_journal};
pub use record::{Entry, Header, last_of};
pub use repair::Repair;
pub use segment::Gap;
pub use segment::{Segment, Trust};
pub use wall_clock::{WallClock, length_of_interruption};
