//! Journals of games: entries, their chain of checksums, verification and repair, over bytes.
//!
//! A journal has one line for each entry: a SHA-256 in hexadecimal digits, a space, and a JSON object
//! that begins with the number of the entry. The SHA-256 covers the one in the line before (in the
//! first line, 32 zero bytes) and the object, so that a changed, removed, doubled or moved line is
//! found, and every line vouches for all lines before it. The first line is number 0 and contains the
//! header.
//!
//! This crate opens no file: a program that reads journals needs it and the game, and no device.
//!
//! ```
//! use annabella_clock::Stamp;
//! use annabella_game::{Event, Input, ReadAs, Settings};
//! use annabella_journal::{Chain, Entry, Head, Header, read};
//!
//! let mut chain = Chain::default();
//! let header = Header::new(Settings::default(), 1_700_000_000_000, 3600);
//! let mut journal = chain.encode(&Head::new(header)).unwrap();
//! let event = Event { at: Stamp(0), input: Input::Tick };
//! journal.extend(chain.encode(&Entry { event, act: ReadAs::Now, wall_ms: 1_700_000_000_250 }).unwrap());
//!
//! let contents = read::<Header, Entry>(&journal).unwrap();
//! assert_eq!((contents.entries.len(), contents.fault), (1, None));
//! assert_eq!(contents.digests, [chain.digest()]);
//! ```

mod contents;
mod digest;
mod fault;
mod gap;
mod line;
mod record;
mod repair;

pub use contents::{Contents, LONGEST_HEADER, MissingPart, Scan, TornLine, read};
pub use digest::{Digest, DigestError};
pub use fault::{JournalFault, LineFault};
pub use gap::Gap;
pub use line::{Chain, Head, VERSION, begins_a_journal};
pub use record::{Entry, Header, last_of};
pub use repair::Repair;
