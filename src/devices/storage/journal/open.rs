//! A journal that is open for writing.

use super::error::JournalError;
use super::file::{journal_bytes, put_beside};
use super::journal_file::JournalFile;
use crate::journal::{Chain, Contents, Digest, Head, MissingPart, Scan, TornLine};
use serde::{Serialize, de::DeserializeOwned};
use std::path::{Path, PathBuf};

/// A journal that is being written. It is locked against other writers until it is dropped.
#[derive(Debug)]
pub struct Journal {
    pub(super) chain: Chain,
    pub(super) file: JournalFile,
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
    /// The incomplete last line, if there was one, and the file to which it was moved.
    pub torn: Option<(TornLine, PathBuf)>,
    /// The missing parts, if this is a repaired journal.
    pub missing: Vec<MissingPart>,
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
        Ok(Journal { chain, file: JournalFile::create(path, line)? })
    }

    /// Opens a journal for writing. An incomplete last line, as a power failure leaves it, is moved from
    /// the file to another beside it and returned as [`TornLine`].
    ///
    /// # Errors
    /// The file is missing, in use, no journal, or broken elsewhere; it is left unchanged.
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

    /// Writes an entry. It is on disk when this returns without an error.
    ///
    /// # Errors
    /// [`JournalError::Io`] if it cannot be written: it is then held, and written again
    /// before the next entry. [`JournalError::Entry`] if it has no JSON form: it is then lost.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<(), JournalError> {
        let line = self.chain.encode(entry).map_err(JournalError::Entry)?;
        self.file.push(&line);
        self.retry()
    }

    /// Tries again to write entries that could not be written, in order.
    ///
    /// # Errors
    /// [`JournalError::Io`] if they still cannot be written.
    pub fn retry(&mut self) -> Result<(), JournalError> {
        self.file.save().map(drop)
    }

    /// Number of entries that are not on disk.
    pub fn unsaved(&self) -> usize {
        self.file.unsaved()
    }

    /// Number of entries appended since the journal was created, including those not on disk.
    pub fn len(&self) -> u64 {
        self.chain.next().saturating_sub(1)
    }

    /// Whether no entry was appended yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The digest of the last entry, whether or not it is on disk.
    pub fn digest(&self) -> Digest {
        self.chain.digest()
    }

    /// The path of the file, as it was given.
    pub fn path(&self) -> &Path {
        self.file.path()
    }
}
