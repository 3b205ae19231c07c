//! The journal file: what happened in a game, one checked line an entry, on disk before it is heard of.
//!
//! A line is a SHA-256 in hexadecimal digits, a space, and a JSON object that begins with the entry's
//! number. The SHA-256 is that of the one in the line before (in the first line, of 32 zero bytes) and
//! the object, so that a line which was changed, removed, doubled or moved is found, and every line
//! vouches for all lines before it. The first line is number 0 and holds the header.
//!
//! Journals of version 1, with a CRC-32 instead, are read and written on: the first line of version 2
//! in them has the SHA-256 of all bytes before it for that of the line before.
//!
//! ```
//! use annabella::devices::journal::{Journal, Opened};
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
//! # Ok::<(), annabella::devices::journal::JournalError>(())
//! ```

mod digest;
mod error;
mod kept;
mod line;
mod read;
mod repair;
mod writer;

pub use digest::{Digest, DigestError};
pub use error::{Fault, JournalError};
pub(crate) use kept::sync_directory;
pub use kept::{Damage, Renewal};
pub use line::VERSION;
pub(crate) use line::begins_a_journal;
pub use read::{Contents, Cut, Missing, read};
pub(crate) use read::{bounded, regular};
pub use repair::{Hole, Repair};
pub use writer::{JournalNews, SLOW, Writer};

use kept::Kept;
use line::{Chain, Head};
use serde::{Serialize, de::DeserializeOwned};
use std::path::{Path, PathBuf};

/// A journal that is being written. It is locked against other writers until it is dropped.
#[derive(Debug)]
pub struct Journal {
    chain: Chain,
    kept: Kept,
}

/// A journal that was opened for writing.
#[derive(Debug)]
pub struct Opened<H, E> {
    /// The journal, ready for the next entry.
    pub journal: Journal,
    /// The header it was created with.
    pub header: H,
    /// All complete entries, in order.
    pub entries: Vec<E>,
    /// What was cut off at the end, if the last line was incomplete, and the file that now holds it.
    pub cut: Option<(Cut, PathBuf)>,
    /// What is missing, if this is a repaired journal.
    pub holes: Vec<Missing>,
}

impl Journal {
    /// Creates a journal. Its header is on disk when this returns; a program that is killed before leaves no
    /// journal without one.
    ///
    /// # Errors
    /// [`JournalError::Exists`] if there is a file of that name, which is left unchanged;
    /// [`JournalError::Io`] if the file cannot be written.
    pub fn create<H: Serialize>(path: &Path, header: &H) -> Result<Journal, JournalError> {
        let mut chain = Chain::default();
        let line = chain.encode(&Head::new(header)).map_err(JournalError::Entry)?;
        Ok(Journal { chain, kept: Kept::create(path, line)? })
    }

    /// Opens a journal for writing. An incomplete last line, as a power failure leaves it, is moved from
    /// the file to another beside it and returned as [`Cut`].
    ///
    /// # Errors
    /// The file is missing, in use, no journal, or broken elsewhere; it is left unchanged.
    pub fn open<H, E>(path: &Path) -> Result<Opened<H, E>, JournalError>
    where
        H: DeserializeOwned,
        E: DeserializeOwned,
    {
        let file = Kept::lock(path)?;
        let read::Scan { contents, text, rest, mut chain } = read::scan(path, &file.0)?;
        let Contents { header, entries, holes, cut, fault, .. } = contents;
        if let Some(fault) = fault {
            return Err(fault);
        }
        let cut = cut.map(|cut| Ok((cut, kept::put_beside(path, &rest)?))).transpose()?;
        chain.strengthen(&text);
        let journal = Journal { chain, kept: Kept::go_on(path, file, text)? };
        Ok(Opened { journal, header, entries, cut, holes })
    }

    /// Writes an entry. It is on disk when this returns without an error.
    ///
    /// # Errors
    /// [`JournalError::Io`] if it cannot be written: it is then kept, and writing it is tried again
    /// before the next entry. [`JournalError::Entry`] if it has no JSON form: nothing is kept.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<(), JournalError> {
        let line = self.chain.encode(entry).map_err(JournalError::Entry)?;
        self.kept.push(&line);
        self.retry()
    }

    /// Tries again to write entries that could not be written, in order.
    ///
    /// # Errors
    /// [`JournalError::Io`] if they still cannot be written.
    pub fn retry(&mut self) -> Result<(), JournalError> {
        self.kept.save().map(drop)
    }

    /// How many entries are not on disk.
    pub fn unsaved(&self) -> usize {
        self.kept.unsaved()
    }

    /// How many entries were appended since the journal was created, including those not on disk.
    pub fn len(&self) -> u64 {
        self.chain.next().saturating_sub(1)
    }

    /// Whether no entry was appended yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The digest of the last entry, whether or not it is on disk.
    pub fn digest(&self) -> Option<Digest> {
        self.chain.digest()
    }

    /// The path of the file, as it was given.
    pub fn path(&self) -> &Path {
        self.kept.path()
    }
}
