//! A journal open for writing, and the quota left in it, announced before it is used up.

use super::file::{JournalError, journal_bytes, longest, put_beside};
use super::journal_file::JournalFile;
use crate::journal::{Chain, Contents, Digest, Head, MissingPart, Scan, TornLine};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

/// A journal being written, locked against other writers until it is dropped.
#[derive(Debug)]
pub struct Journal {
    pub(super) chain: Chain,
    pub(super) file: JournalFile,
}

/// The result of opening a journal for writing.
#[derive(Debug)]
pub struct Opened<H, E> {
    /// The journal, ready for the next entry.
    pub journal: Journal,
    /// The header of the journal.
    pub header: H,
    /// All complete entries, in order.
    pub entries: Vec<E>,
    /// The incomplete last line, if there was one, and the file it was moved to.
    pub torn: Option<(TornLine, PathBuf)>,
    /// The missing parts of a repaired journal.
    pub missing: Vec<MissingPart>,
}

impl Journal {
    /// Creates a journal with its header synced to disk.
    /// A program killed before that leaves no journal without a header.
    ///
    /// # Errors
    /// [`JournalError::Exists`] if the file already exists, which is left unchanged;
    /// [`JournalError::Io`] if the file cannot be written.
    pub fn create<H: Serialize>(path: &Path, header: &H) -> Result<Journal, JournalError> {
        let mut chain = Chain::default();
        let line = chain.encode(&Head::new(header)).map_err(JournalError::Entry)?;
        Ok(Journal { chain, file: JournalFile::create(path, line)? })
    }

    /// Opens a journal for writing.
    /// An incomplete last line, left by a power failure, is moved to another file next to the journal and
    /// returned as [`TornLine`].
    ///
    /// # Errors
    /// The file is missing, in use, not a journal, or damaged elsewhere; it is left unchanged.
    pub fn open<H, E>(path: &Path) -> Result<Opened<H, E>, JournalError>
    where
        H: DeserializeOwned,
        E: DeserializeOwned,
    {
        let locked = JournalFile::lock(path)?;
        let mut bytes = journal_bytes(path, &locked.0)?;
        let scan = Scan::of(&bytes).map_err(|fault| JournalError::Content(path.into(), fault))?;
        let Scan { contents: Contents { header, entries, missing, torn, fault, .. }, valid, chain } = scan;
        if let Some(fault) = fault {
            return Err(JournalError::Content(path.into(), fault));
        }
        let rest = bytes.split_off(valid);
        let torn = torn.map(|torn| put_beside(path, &rest).map(|aside| (torn, aside))).transpose()?;
        let journal = Journal { chain, file: JournalFile::resume(path, locked, bytes)? };
        Ok(Opened { journal, header, entries, torn, missing })
    }

    /// Writes an entry and syncs it to disk.
    ///
    /// # Errors
    /// [`JournalError::Io`] if the entry cannot be written: it is then held, and written again before the
    /// next entry. [`JournalError::Entry`] if it has no JSON form: it is then lost.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<(), JournalError> {
        let line = self.chain.encode(entry).map_err(JournalError::Entry)?;
        self.file.push(&line);
        self.retry()
    }

    /// Retries writing entries that could not be written, in order.
    ///
    /// # Errors
    /// [`JournalError::Io`] if they still cannot be written.
    pub fn retry(&mut self) -> Result<(), JournalError> {
        self.file.save().map(drop)
    }

    /// Returns the number of entries not on disk.
    pub fn unsaved(&self) -> usize {
        self.file.unsaved()
    }

    /// Returns the number of entries since the journal was created, including those not on disk.
    pub fn len(&self) -> u64 {
        self.chain.next().saturating_sub(1)
    }

    /// Whether the journal has no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the fingerprint of the last entry, whether or not it is on disk.
    pub fn digest(&self) -> Digest {
        self.chain.digest()
    }

    /// Returns the path of the file, as given.
    pub fn path(&self) -> &Path {
        self.file.path()
    }
}

/// The part of the largest size that is left at the announcement: weeks of play.
const PART: u64 = 8;

/// Quota left up to the largest size of a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quota {
    left: u64,
    /// The room at which the end is announced; `None` if it has been.
    announce_at: Option<u64>,
}

impl Quota {
    /// Returns the room after this number of bytes.
    pub fn after(bytes: u64) -> Quota {
        Quota { left: longest().saturating_sub(bytes), announce_at: Some(longest() / PART) }
    }

    /// Notes that bytes are written.
    pub fn take(&mut self, bytes: usize) {
        self.left = self.left.saturating_sub(bytes as u64);
    }

    /// Whether to announce now that the room runs out. True once.
    pub fn is_to_announce(&mut self) -> bool {
        self.announce_at.take_if(|at| self.left <= *at).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the room in mebibytes at each announcement, if lines of this length are written.
    fn announced(mut room: Quota, line: usize) -> Vec<u64> {
        let mut announced = Vec::new();
        while room.left > 0 {
            room.take(line);
            if room.is_to_announce() {
                announced.push(room.left >> 20);
            }
        }
        announced
    }

    #[test]
    fn the_end_is_announced_once_with_an_eighth_of_the_room_left() {
        assert_eq!(announced(Quota::after(0), 128), [32]);
        // A game resumed late.
        assert_eq!(announced(Quota::after(longest() - (3 << 20)), 128), [2]);
        assert!(!Quota::after(longest() / 2).is_to_announce());
    }
}
