//! A journal that is open for writing.

use super::digest::Digest;
use super::error::JournalError;
use super::file::put_beside;
use super::kept::Kept;
use super::line::{Chain, Head};
use super::read::{Contents, Cut, Missing, Scan, scan};
use serde::{Serialize, de::DeserializeOwned};
use std::path::{Path, PathBuf};

/// A journal that is being written. It is locked against other writers until it is dropped.
#[derive(Debug)]
pub struct Journal {
    pub(super) chain: Chain,
    pub(super) kept: Kept,
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
        let locked = Kept::lock(path)?;
        let Scan { contents, text, rest, chain } = scan(path, &locked.0)?;
        let Contents { header, entries, holes, cut, fault, .. } = contents;
        if let Some(fault) = fault {
            return Err(fault);
        }
        let cut = cut.map(|cut| Ok((cut, put_beside(path, &rest)?))).transpose()?;
        let journal = Journal { chain, kept: Kept::go_on(path, locked, text)? };
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
    pub fn digest(&self) -> Digest {
        self.chain.digest()
    }

    /// The path of the file, as it was given.
    pub fn path(&self) -> &Path {
        self.kept.path()
    }
}
