//! A journal open for writing.

use super::error::JournalError;
use super::file::{journal_bytes, put_beside};
use super::journal_file::JournalFile;
use crate::journal::{Chain, Contents, Digest, Head, MissingPart, Scan, TornLine};
use serde::{Serialize, de::DeserializeOwned};
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
        let torn = torn.map(|torn| Ok((torn, put_beside(path, &rest)?))).transpose()?;
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
