//! The journal file, read while it is written, cut, repaired or replaced. It is never changed, and locked only while its writer is
//! looked for.

use annabella_files::input_file::{bounded, open};
use annabella_journal::{LONGEST, LONGEST_HEADER};
use std::collections::HashMap;
use std::fs::Metadata;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

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

/// How many looks at the file come between two at its folder.
const LOOKS: u32 = 25;

/// A journal, or a folder, of which the latest journal is followed.
pub struct JournalFile {
    path: PathBuf,
    /// Whether a journal is of a board that can be published; others are followed only if there is none.
    accepts: Box<dyn Fn(&Path) -> bool>,
    /// What it said of the journals of the folder.
    accepted: HashMap<(PathBuf, system::FileId), bool>,
    /// The number of looks at the file since that at its folder.
    looks: u32,
    file: Option<PathBuf>,
    seen: Option<Seen>,
    /// The number of bytes read so far.
    read: u64,
    missing: bool,
}

impl JournalFile {
    /// Creates a reader that has read nothing. `accepts`: whether a journal is of a board that can be published.
    pub fn new(path: PathBuf, accepts: impl Fn(&Path) -> bool + 'static) -> JournalFile {
        let (accepts, accepted) = (Box::new(accepts), HashMap::new());
        JournalFile { path, accepts, accepted, looks: 0, file: None, seen: None, read: 0, missing: false }
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

    /// Returns the followed journal.
    pub fn path(&self) -> &Path {
        self.file.as_ref().unwrap_or(&self.path)
    }

    /// Returns the other journals of boards in the folder, as far as they were seen.
    pub fn others(&self) -> Vec<PathBuf> {
        let of_boards = self.accepted.iter().filter(|(_, is_accepted)| **is_accepted);
        let others = of_boards.map(|((path, _), _)| path).filter(|path| self.file.as_ref() != Some(path));
        others.cloned().collect()
    }

    /// Reads another journal of the folder.
    pub fn other(path: &Path) -> Option<Vec<u8>> {
        bounded(path, LONGEST).ok()
    }

    /// Reads the whole file at the next look, because the bytes that were appended do not follow those before.
    pub fn doubt(&mut self) {
        self.seen = None;
    }

    fn changed(&mut self) -> io::Result<JournalChange> {
        let path = if self.path.is_dir() { self.in_folder()? } else { self.path.clone() };
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
        let mut file = open(&path).map_err(io::Error::other)?;
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

    /// Returns the latest journal of the folder: of a board, if there is one.
    ///
    /// A running clock writes every second. A practice game at the same computer names no board.
    fn in_folder(&mut self) -> io::Result<PathBuf> {
        self.looks += 1;
        if let Some(file) = self.file.as_ref().filter(|file| self.looks < LOOKS && file.exists()) {
            return Ok(file.clone());
        }
        self.looks = 0;
        let mut last: Option<(bool, SystemTime, PathBuf)> = None;
        for entry in self.path.read_dir()? {
            let path = entry?.path();
            let Ok(data) = path.metadata() else { continue };
            if !data.is_file() || path.extension().is_none_or(|extension| extension != "journal") {
                continue;
            }
            let key = (path.clone(), system::id(&data));
            let is_accepted = match self.accepted.get(&key) {
                Some(known) => *known,
                // A journal that is being created has no header yet.
                None => {
                    let is_accepted = (self.accepts)(&path);
                    if is_accepted || data.len() > LONGEST_HEADER {
                        self.accepted.insert(key, is_accepted);
                    }
                    is_accepted
                }
            };
            let found = (is_accepted, data.modified()?, path);
            if last.as_ref().is_none_or(|last| *last < found) {
                last = Some(found);
            }
        }
        let last = last.map(|(_, _, path)| path).ok_or(io::ErrorKind::NotFound)?;
        // The end of a game is read before the next one, which may start immediately.
        let before = self.file.as_ref().filter(|file| **file != last);
        if let Some(file) = before.filter(|file| file.metadata().is_ok_and(|data| self.is_unread(&data))) {
            self.looks = LOOKS;
            return Ok(file.clone());
        }
        Ok(last)
    }

    /// Whether something was added to the file since it was last read.
    fn is_unread(&self, data: &Metadata) -> bool {
        self.seen.is_some_and(|seen| seen.file == system::id(data) && data.len() > self.read)
    }
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
        let mut journal = JournalFile::new(path.clone(), |_| true);
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
    fn of_a_folder_the_journal_of_a_board_that_was_last_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let accepts = |path: &Path| fs::read_to_string(path).is_ok_and(|text| text.starts_with("board"));
        let mut journal = JournalFile::new(folder.path().into(), accepts);
        let mut look = || (0..=LOOKS).map(|_| journal.look()).find(|change| *change != JournalChange::None);
        assert_eq!(look(), Some(JournalChange::Missing));
        let write = |name: &str, text: &str, seconds: u64| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            let file = fs::File::options().append(true).open(path).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds)).unwrap();
        };
        write("z.pgn", "board, but no journal", 9);
        write("practice.journal", "practice\n", 5);
        assert_eq!(look(), Some(JournalChange::Whole(b"practice\n".into())), "the only one");
        write("b.journal", "board 1\n", 1);
        assert_eq!(look(), Some(JournalChange::Whole(b"board 1\n".into())), "though it is older");
        write("a.journal", "board 2\n", 2);
        assert_eq!(look(), Some(JournalChange::Whole(b"board 2\n".into())));
        write("a.journal", "board 2\nits end\n", 2);
        write("b.journal", "board 1 resumed\n", 3);
        assert_eq!(look(), Some(JournalChange::Appended(b"its end\n".into())), "the end of the other first");
        assert_eq!(look(), Some(JournalChange::Whole(b"board 1 resumed\n".into())));
    }
}
