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
mod line;
mod read;

pub use digest::{Digest, DigestError};
pub use error::{Fault, JournalError};
pub use line::VERSION;
pub(crate) use line::begins_a_journal;
pub use read::{Contents, Cut, read};
pub(crate) use read::{bounded, regular};

use line::{Chain, Head};
use serde::{Serialize, de::DeserializeOwned};
use std::collections::VecDeque;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

/// A journal that is being written. It is locked against other writers until it is dropped.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Locked,
    /// How many bytes of the file are complete lines.
    len: u64,
    chain: Chain,
    unsaved: VecDeque<Vec<u8>>,
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
    /// What was cut off at the end, if the last line was incomplete.
    pub cut: Option<Cut>,
}

impl Journal {
    /// Creates a journal. Its header is on disk when this returns.
    ///
    /// # Errors
    /// [`JournalError::Exists`] if there is a file of that name, which is left unchanged;
    /// [`JournalError::Io`] if the file cannot be written.
    pub fn create<H: Serialize>(path: &Path, header: &H) -> Result<Journal, JournalError> {
        let mut chain = Chain::default();
        let line = chain.encode(&Head::new(header)).map_err(JournalError::Entry)?;
        let file = OpenOptions::new().read(true).append(true).create_new(true).mode(0o600).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => JournalError::Exists(path.into()),
            _ => JournalError::Io(path.into(), error),
        })?;
        let begun = Locked::new(file, path).and_then(|file| {
            let unsaved = VecDeque::from([line]);
            let mut journal = Journal { path: path.into(), file, len: 0, chain, unsaved };
            journal.retry()?;
            sync_directory(path).map_err(|error| JournalError::Io(path.into(), error))?;
            Ok(journal)
        });
        if begun.is_err() {
            // The file is ours and has no complete header: it would prevent the next attempt.
            let _ = std::fs::remove_file(path);
        }
        begun
    }

    /// Opens a journal for writing. An incomplete last line, as a power failure leaves it, is cut from
    /// the file and returned as [`Cut`].
    ///
    /// # Errors
    /// The file is missing, in use, no journal, or broken elsewhere; it is left unchanged.
    pub fn open<H, E>(path: &Path) -> Result<Opened<H, E>, JournalError>
    where
        H: DeserializeOwned,
        E: DeserializeOwned,
    {
        read::regular(path)?;
        let io = |error| JournalError::Io(path.into(), error);
        let file = OpenOptions::new().read(true).append(true).open(path).map_err(io)?;
        let file = Locked::new(file, path)?;
        let read::Scan { contents, text, mut chain } = read::scan(path, &file.0)?;
        let Contents { header, entries, cut, fault, .. } = contents;
        if let Some(fault) = fault {
            return Err(fault);
        }
        let len = text.len() as u64;
        chain.strengthen(&text);
        if cut.is_some() {
            file.0.set_len(len).and_then(|()| file.0.sync_all()).map_err(io)?;
        }
        let journal = Journal { path: path.into(), file, len, chain, unsaved: VecDeque::new() };
        Ok(Opened { journal, header, entries, cut })
    }

    /// Writes an entry. It is on disk when this returns without an error.
    ///
    /// # Errors
    /// [`JournalError::Io`] if it cannot be written: it is then kept, and writing it is tried again
    /// before the next entry. [`JournalError::Entry`] if it has no JSON form: nothing is kept.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<(), JournalError> {
        let line = self.chain.encode(entry).map_err(JournalError::Entry)?;
        self.unsaved.push_back(line);
        self.retry()
    }

    /// Tries again to write entries that could not be written, in order.
    ///
    /// # Errors
    /// [`JournalError::Io`] if they still cannot be written.
    pub fn retry(&mut self) -> Result<(), JournalError> {
        while let Some(line) = self.unsaved.front() {
            // A failed attempt may have left a part of a line: it is removed first.
            let mut file = &self.file.0;
            let written = file
                .metadata()
                .and_then(|now| if now.len() > self.len { file.set_len(self.len) } else { Ok(()) })
                .and_then(|()| file.write_all(line))
                .and_then(|()| file.sync_data());
            written.map_err(|error| JournalError::Io(self.path.clone(), error))?;
            self.len += line.len() as u64;
            self.unsaved.pop_front();
        }
        Ok(())
    }

    /// How many entries are not on disk.
    pub fn unsaved(&self) -> usize {
        self.unsaved.len()
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
        &self.path
    }
}

/// A file that is locked against other writers. The lock is released explicitly: after closing alone,
/// it would stay with a child process that is being started and has inherited the open file.
#[derive(Debug)]
struct Locked(File);

impl Locked {
    fn new(file: File, path: &Path) -> Result<Locked, JournalError> {
        match file.try_lock() {
            Ok(()) => Ok(Locked(file)),
            Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path.into())),
            Err(TryLockError::Error(error)) => Err(JournalError::Io(path.into(), error)),
        }
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

/// The name of a new file is on disk only once its directory is synced.
fn sync_directory(path: &Path) -> io::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For example by a child process that is being started when the journal is closed.
    #[test]
    fn closing_gives_the_lock_back_even_where_the_file_stays_open_elsewhere() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.journal");
        let journal = Journal::create(&path, &serde_json::json!({})).unwrap();
        let elsewhere = journal.file.0.try_clone().unwrap();
        drop(journal);
        let opened = Journal::open::<serde_json::Value, serde_json::Value>(&path);
        assert!(opened.is_ok(), "{opened:?}");
        drop(elsewhere);
    }
}
