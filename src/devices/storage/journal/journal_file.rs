//! The file of a journal being written, and all its lines.
//! If another program deletes, replaces, truncates or overwrites the file, it is detected and rewritten.

use super::file::{self, JournalError, create_new, free, longest, place};
use crate::devices::platform::file_identity::{Look, identity_of, identity_there, look};
use crate::devices::platform::file_kind::without_waiting;
use crate::devices::platform::free_name::sync_folder;
use crate::devices::platform::sole_writer::{claim, give_back, is_taken, is_written, take};
use crate::devices::storage::input_file;
use annabella_files::FileError;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// All lines of a journal, and the file to which they are written.
#[derive(Debug)]
pub(super) struct JournalFile {
    path: PathBuf,
    /// The file to which a link led when it was opened.
    /// A later link is not followed.
    place: PathBuf,
    file: Locked,
    /// All lines, including those not yet in the file.
    text: Vec<u8>,
    /// The number of bytes on disk.
    saved: usize,
    /// The attributes of the file after it was last written.
    look: Option<Look>,
    /// Whether a write or a sync failed, so that part of a line may follow the saved bytes.
    torn: bool,
    /// Whether a sync failed, so that earlier writes may be lost too.
    unsure: bool,
}

/// Damage to the file of a running game by another program or the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// The file was deleted or moved away.
    Gone,
    /// Another file is in its place.
    Replaced,
    /// The end of the file is missing.
    Shortened,
    /// The file has other contents.
    Overwritten,
    /// The disk failed to sync data.
    Unsure,
}

/// A rewritten journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renewal {
    /// The reason.
    pub damage: Damage,
    /// The new path of the file found in its place, unless that was a beginning of this journal.
    pub aside: Option<PathBuf>,
}

impl JournalFile {
    /// Creates the file with its first line. It gets its name only once the line is on disk.
    pub fn create(path: &Path, line: Vec<u8>) -> Result<JournalFile, JournalError> {
        let failed = |error: io::Error| file::not_created(path, error);
        if path.symlink_metadata().is_ok() {
            return Err(JournalError::Exists(path.into()));
        }
        let (new, file) = free(path, "new", create_new).map_err(failed)?;
        let placed = Locked::new(file, path).and_then(|file| {
            let mut kept = JournalFile::of(path, file, line);
            kept.write().and_then(|()| place(&new, path)).map_err(failed)?;
            // Renaming or linking has changed the file's attributes.
            kept.look = None;
            Ok(kept)
        });
        // If the file was linked to its place, this is its second name.
        let _ = fs::remove_file(&new);
        placed
    }

    /// Opens and locks a file, for reading and then [`JournalFile::resume`].
    pub fn lock(path: &Path) -> Result<Locked, JournalError> {
        // Refuses a pipe or a device before it is opened for writing.
        input_file::open(path)?;
        claim(path).map(Locked).map_err(|error| refused(path, error))
    }

    /// Continues a file that begins with these lines. The rest, at most part of a line, is cut off.
    pub fn resume(path: &Path, file: Locked, text: Vec<u8>) -> Result<JournalFile, JournalError> {
        let len = text.len() as u64;
        let longer = file.0.metadata().map(|now| now.len() > len);
        let cut = longer.and_then(|longer| match longer {
            true => file.0.set_len(len).and_then(|()| file.0.sync_all()),
            false => Ok(()),
        });
        cut.map_err(|error| JournalError::Io(path.into(), error))?;
        let saved = text.len();
        Ok(JournalFile { saved, ..JournalFile::of(path, file, text) })
    }

    fn of(path: &Path, file: Locked, text: Vec<u8>) -> JournalFile {
        let place = JournalFile::place_of(path);
        JournalFile { path: path.into(), place, file, text, saved: 0, look: None, torn: false, unsure: false }
    }

    /// Returns the file to which a path leads now; of a new file, its name in its folder.
    fn place_of(path: &Path) -> PathBuf {
        let in_folder = || {
            let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
            Some(fs::canonicalize(parent.unwrap_or(Path::new("."))).ok()?.join(path.file_name()?))
        };
        fs::canonicalize(path).ok().or_else(in_folder).unwrap_or_else(|| path.to_owned())
    }

    /// Returns the path of the file, as given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns all lines, including those not on disk.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Adds a line, which the next [`JournalFile::save`] writes.
    pub fn push(&mut self, line: &[u8]) {
        self.text.extend_from_slice(line);
    }

    /// Returns the number of bytes, on disk or not.
    pub fn len(&self) -> u64 {
        self.text.len() as u64
    }

    /// Returns the number of lines not on disk.
    pub fn unsaved(&self) -> usize {
        self.text[self.saved..].iter().filter(|&&byte| byte == b'\n').count()
    }

    /// Writes the unsaved lines and syncs them. A damaged file is rewritten completely.
    pub fn save(&mut self) -> Result<Option<Renewal>, JournalError> {
        if self.text.len() as u64 > longest() {
            return Err(JournalError::TooLong(self.path.clone()));
        }
        let renewal = self.look_after(false)?;
        if self.saved < self.text.len() {
            self.write().map_err(|error| self.failed(error))?;
        }
        Ok(renewal)
    }

    /// Checks whether the file is unchanged, and rewrites it if not. `thorough`: also reads its contents.
    pub fn look_after(&mut self, thorough: bool) -> Result<Option<Renewal>, JournalError> {
        let damage = self.damage(thorough).map_err(|error| self.failed(error))?;
        damage.map(|damage| self.renew(damage).map_err(|error| self.failed(error))).transpose()
    }

    /// Syncs everything already written; reveals how fast the disk is.
    pub fn sync(&self) -> Result<(), JournalError> {
        self.file.0.sync_data().map_err(|error| self.failed(error))
    }

    fn failed(&self, error: io::Error) -> JournalError {
        JournalError::Io(self.path.clone(), error)
    }

    fn write(&mut self) -> io::Result<()> {
        if std::mem::replace(&mut self.torn, true) {
            // The remains of a failed attempt are removed first.
            self.file.0.set_len(self.saved as u64)?;
        }
        // Some systems do not append automatically.
        (&self.file.0).seek(SeekFrom::End(0))?;
        (&self.file.0).write_all(&self.text[self.saved..])?;
        if let Err(error) = self.file.0.sync_data() {
            // After a failed sync, the system may discard unwritten data.
            self.unsure = true;
            return Err(error);
        }
        self.torn = false;
        self.saved = self.text.len();
        self.look = Some(look(&self.file.0.metadata()?));
        Ok(())
    }

    fn damage(&self, thorough: bool) -> io::Result<Option<Damage>> {
        let there = match identity_there(&self.place) {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Some(Damage::Gone)),
            Err(error) => return Err(error),
        };
        if there != identity_of(&self.file.0)? {
            return Ok(Some(Damage::Replaced));
        }
        let own = self.file.0.metadata()?;
        if own.len() < self.saved as u64 {
            return Ok(Some(Damage::Shortened));
        }
        if self.unsure {
            return Ok(Some(Damage::Unsure));
        }
        if own.len() > self.saved as u64 && !self.torn {
            return Ok(Some(Damage::Overwritten));
        }
        let looks_alike = self.look == Some(look(&own));
        if looks_alike && !thorough {
            return Ok(None);
        }
        let mut file = without_waiting(OpenOptions::new().read(true)).open(&self.place)?;
        if identity_of(&file)? != there {
            return Ok(Some(Damage::Replaced));
        }
        let same = begins_with(&mut file, &self.text[..self.saved])?;
        Ok((!same).then_some(Damage::Overwritten))
    }

    /// Writes all lines to a new file, which then replaces the other in one step.
    fn renew(&mut self, damage: Damage) -> io::Result<Renewal> {
        let place = self.place.clone();
        let (new, file) = free(&place, "new", create_new)?;
        let written = self.write_whole(&place, &new, file);
        if written.is_err() {
            let _ = fs::remove_file(&new);
        }
        let (file, aside) = written?;
        self.look = file.0.metadata().ok().map(|metadata| look(&metadata));
        (self.file, self.saved, self.torn, self.unsure) = (file, self.text.len(), false, false);
        Ok(Renewal { damage, aside })
    }

    fn write_whole(&self, place: &Path, new: &Path, file: File) -> io::Result<(Locked, Option<PathBuf>)> {
        let file = Locked::new(file, new).map_err(|_| io::Error::from(io::ErrorKind::ResourceBusy))?;
        (&file.0).write_all(&self.text)?;
        file.0.sync_all()?;
        // The file found there is kept under another name, unless this journal contains all of it.
        let is_link = place.symlink_metadata().is_ok_and(|found| found.is_symlink());
        let ours = match input_file::open(place) {
            _ if is_link => false,
            Ok(mut there) => is_beginning(&mut there, &self.text).unwrap_or(true),
            Err(error) => !matches!(error, FileError::NoFile(..)),
        };
        let aside = match ours {
            true => None,
            false => Some(
                free(place, "found", |aside| {
                    fs::hard_link(place, aside).or_else(|_| fs::rename(place, aside))
                })?
                .0,
            ),
        };
        fs::rename(new, place)?;
        sync_folder(place)?;
        Ok((file, aside))
    }
}

/// Whether a file begins with these bytes.
fn begins_with(file: &mut File, bytes: &[u8]) -> io::Result<bool> {
    let mut part = [0; 1 << 16];
    file.seek(SeekFrom::Start(0))?;
    for expected in bytes.chunks(part.len()) {
        let part = &mut part[..expected.len()];
        match file.read_exact(part) {
            Ok(()) if part == expected => {}
            Ok(()) => return Ok(false),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(false),
            Err(error) => return Err(error),
        }
    }
    Ok(true)
}

/// Whether the whole file is a beginning of these bytes.
fn is_beginning(file: &mut File, bytes: &[u8]) -> io::Result<bool> {
    let len = usize::try_from(file.metadata()?.len()).unwrap_or(usize::MAX);
    match bytes.get(..len) {
        Some(beginning) => begins_with(file, beginning),
        None => Ok(false),
    }
}

/// A file locked against other writers.
/// The lock is released explicitly: closing alone would leave it with a new child process
/// that has inherited the open file.
#[derive(Debug)]
pub(super) struct Locked(pub File);

/// Whether another program is currently writing the journal.
pub fn is_open_elsewhere(path: &Path) -> bool {
    is_written(path) == Some(true)
}

impl Locked {
    fn new(file: File, path: &Path) -> Result<Locked, JournalError> {
        take(&file).map(|()| Locked(file)).map_err(|error| refused(path, error))
    }
}

/// Returns the error for a file that cannot be claimed for writing.
fn refused(path: &Path, error: io::Error) -> JournalError {
    match is_taken(&error) {
        true => JournalError::InUse(path.into()),
        false => JournalError::Io(path.into(), error),
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        give_back(&self.0);
    }
}

// On Windows an open file is exclusive without a lock, and child processes do not inherit it.
#[cfg(test)]
#[cfg(unix)]
mod tests {
    use crate::devices::storage::journal::Journal;
    use serde_json::{Value, json};

    #[test]
    fn a_link_in_place_of_a_running_journal_is_not_followed() {
        let dir = tempfile::tempdir().unwrap();
        let (path, other) = (dir.path().join("game.journal"), dir.path().join("precious"));
        for content in ["precious", ""] {
            let _ = std::fs::remove_file(&path);
            std::fs::write(&other, content).unwrap();
            let mut journal = Journal::create(&path, &json!({})).unwrap();
            journal.append(&json!({"said": "e4"})).unwrap();
            let copy = dir.path().join("copy");
            std::fs::rename(&path, &copy).unwrap();
            // Also a link to the journal itself, moved elsewhere, is none.
            for target in [&other, &copy] {
                std::fs::remove_file(&path).unwrap_or_default();
                std::os::unix::fs::symlink(target, &path).unwrap();
                journal.append(&json!({"said": "e5"})).unwrap();
                assert!(path.symlink_metadata().unwrap().is_file(), "{}", target.display());
            }
            assert_eq!(std::fs::read_to_string(&other).unwrap(), content);
            assert_eq!(std::fs::read(&path).unwrap().iter().filter(|&&byte| byte == b'\n').count(), 4);
            assert_eq!(std::fs::read(&copy).unwrap().iter().filter(|&&byte| byte == b'\n').count(), 2);
        }
    }

    /// The other holder may be a child process just starting when the journal is closed.
    #[test]
    fn closing_gives_the_lock_back_even_where_the_file_stays_open_elsewhere() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.journal");
        let journal = Journal::create(&path, &json!({})).unwrap();
        let elsewhere = journal.file.file.0.try_clone().unwrap();
        drop(journal);
        let opened = Journal::open::<Value, Value>(&path);
        assert!(opened.is_ok(), "{opened:?}");
        drop(elsewhere);
    }
}
