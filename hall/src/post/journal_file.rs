//! The journal file, read while it is written, cut, repaired or replaced. It is never changed and never locked.

use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The maximum size of a journal in bytes. A game of a day with a running clock has 20 MB.
const LONGEST: u64 = 1 << 30;

/// What has changed in a journal since it was last read.
#[derive(Debug, PartialEq, Eq)]
pub enum JournalChange {
    /// Nothing.
    None,
    /// These bytes follow those already read.
    Appended(Vec<u8>),
    /// The file is another one, or may have changed anywhere: these are all its bytes.
    Whole(Vec<u8>),
    /// The file is gone, or cannot be read.
    Missing,
}

/// What identifies a file and its last change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    file: system::FileId,
    length: u64,
    changed: Option<SystemTime>,
}

impl Seen {
    fn of(data: &Metadata) -> Seen {
        Seen { file: system::id(data), length: data.len(), changed: data.modified().ok() }
    }
}

/// A journal, or a folder whose newest journal is meant.
#[derive(Debug)]
pub struct JournalFile {
    path: PathBuf,
    file: Option<PathBuf>,
    seen: Option<Seen>,
    /// The number of bytes read so far.
    read: u64,
    missing: bool,
}

impl JournalFile {
    /// Creates a reader that has read nothing.
    pub fn new(path: PathBuf) -> JournalFile {
        JournalFile { path, file: None, seen: None, read: 0, missing: false }
    }

    /// Returns what has changed since the last call.
    pub fn look(&mut self) -> JournalChange {
        match self.changed() {
            Ok(change) => {
                self.missing = false;
                change
            }
            Err(_) if self.missing => JournalChange::None,
            Err(_) => {
                (self.seen, self.missing) = (None, true);
                JournalChange::Missing
            }
        }
    }

    /// Reads the whole file at the next look, because the bytes that were appended do not follow those before.
    pub fn doubt(&mut self) {
        self.seen = None;
    }

    fn changed(&mut self) -> io::Result<JournalChange> {
        let path = if self.path.is_dir() { newest(&self.path)? } else { self.path.clone() };
        let data = path.metadata()?;
        if !data.is_file() || data.len() > LONGEST {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let now = Seen::of(&data);
        let is_same = self.file.as_ref() == Some(&path);
        let before = self.seen.filter(|_| is_same);
        if before == Some(now) {
            return Ok(JournalChange::None);
        }
        let mut file = File::open(&path)?;
        // Another file may have taken the name since.
        let opened = Seen::of(&file.metadata()?);
        let grows = before.is_some_and(|before| before.file == opened.file && opened.length > self.read);
        let mut bytes = Vec::new();
        if grows {
            file.seek(SeekFrom::Start(self.read))?;
        } else {
            self.read = 0;
        }
        self.read += file.take(LONGEST).read_to_end(&mut bytes)? as u64;
        (self.seen, self.file) = (Some(Seen { length: self.read, ..opened }), Some(path));
        Ok(if grows { JournalChange::Appended(bytes) } else { JournalChange::Whole(bytes) })
    }
}

/// Returns the newest journal of a folder: names of journals sort by time.
fn newest(folder: &Path) -> io::Result<PathBuf> {
    let mut newest: Option<(SystemTime, PathBuf)> = None;
    for entry in folder.read_dir()? {
        let path = entry?.path();
        let Ok(data) = path.metadata() else { continue };
        if !data.is_file() || path.extension().is_none_or(|extension| extension != "journal") {
            continue;
        }
        let made = (data.created().or_else(|_| data.modified())?, path);
        if newest.as_ref().is_none_or(|newest| *newest < made) {
            newest = Some(made);
        }
    }
    newest.map(|(_, path)| path).ok_or_else(|| io::ErrorKind::NotFound.into())
}

#[cfg(unix)]
mod system {
    use std::fs::Metadata;
    use std::os::unix::fs::MetadataExt;

    /// The device and inode of a file.
    pub type FileId = (u64, u64);

    pub fn id(data: &Metadata) -> FileId {
        (data.dev(), data.ino())
    }
}

#[cfg(not(unix))]
mod system {
    use std::fs::Metadata;
    use std::time::SystemTime;

    /// The time of the file's creation.
    pub type FileId = Option<SystemTime>;

    pub fn id(data: &Metadata) -> FileId {
        data.created().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::io::Write;

    #[test]
    fn a_growing_file_is_read_on_and_any_other_change_reads_it_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.journal");
        let mut journal = JournalFile::new(path.clone());
        assert_eq!(journal.look(), JournalChange::Missing);
        assert_eq!(journal.look(), JournalChange::None, "missing is said once");
        fs::write(&path, "one\n").unwrap();
        assert_eq!(journal.look(), JournalChange::Whole(b"one\n".into()));
        assert_eq!(journal.look(), JournalChange::None);
        fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(b"two\n").unwrap();
        assert_eq!(journal.look(), JournalChange::Appended(b"two\n".into()));
        fs::write(&path, "one\n").unwrap();
        assert_eq!(journal.look(), JournalChange::Whole(b"one\n".into()), "cut");
        fs::write(folder.path().join("new"), "other, and longer\n").unwrap();
        fs::rename(folder.path().join("new"), &path).unwrap();
        assert_eq!(journal.look(), JournalChange::Whole(b"other, and longer\n".into()), "replaced");
        journal.doubt();
        assert_eq!(journal.look(), JournalChange::Whole(b"other, and longer\n".into()));
        fs::remove_file(&path).unwrap();
        assert_eq!(journal.look(), JournalChange::Missing);
    }

    #[test]
    fn of_a_folder_the_newest_journal_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let mut journal = JournalFile::new(folder.path().into());
        assert_eq!(journal.look(), JournalChange::Missing);
        fs::write(folder.path().join("b.journal"), "first\n").unwrap();
        fs::write(folder.path().join("z.pgn"), "no journal").unwrap();
        assert_eq!(journal.look(), JournalChange::Whole(b"first\n".into()));
        let newer = folder.path().join("a.journal");
        let before = fs::metadata(folder.path().join("b.journal")).unwrap().created().unwrap();
        // The clock of the file system may be coarse.
        while fs::metadata(&newer).ok().and_then(|data| data.created().ok()).is_none_or(|made| made <= before)
        {
            let _ = fs::remove_file(&newer);
            fs::write(&newer, "second\n").unwrap();
        }
        assert_eq!(journal.look(), JournalChange::Whole(b"second\n".into()));
    }
}
