//! A file that one program writes while others can read it.

pub use system::{give_back, is_taken, sole, take};

#[cfg(unix)]
mod system {
    use std::fs::{File, OpenOptions, TryLockError};
    use std::io;

    /// Returns options to open a file for appending, with one writer at a time.
    pub fn sole() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.read(true).append(true);
        options
    }

    /// Claims a file opened with these options.
    ///
    /// # Errors
    /// Another program has claimed the file ([`is_taken`] is true), or it cannot be locked.
    pub fn take(file: &File) -> io::Result<()> {
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => io::ErrorKind::WouldBlock.into(),
            TryLockError::Error(error) => error,
        })
    }

    /// Whether an error means that another program has claimed the file.
    pub fn is_taken(error: &io::Error) -> bool {
        error.kind() == io::ErrorKind::WouldBlock
    }

    /// Releases the file.
    pub fn give_back(file: &File) {
        let _ = file.unlock();
    }
}

/// The sole writer on Windows, where a lock would exclude readers.
///
/// Instead, the file is opened such that no other program can open it for writing. A file opened only for
/// appending could not be truncated.
#[cfg(windows)]
mod system {
    use std::fs::{File, OpenOptions};
    use std::io;
    use std::os::windows::fs::OpenOptionsExt;

    const SHARES_READING: u32 = 1;
    /// Deleting and renaming are allowed and then noticed, as on other systems.
    const SHARES_DELETING: u32 = 4;
    const SHARING_VIOLATION: i32 = 32;

    /// Returns options to open a file for appending, with one writer at a time.
    pub fn sole() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.read(true).write(true).share_mode(SHARES_READING | SHARES_DELETING);
        options
    }

    /// Does nothing: opening a file with these options has claimed it.
    ///
    /// # Errors
    /// Never fails.
    pub fn take(_file: &File) -> io::Result<()> {
        Ok(())
    }

    /// Whether an error means that another program has claimed the file.
    pub fn is_taken(error: &io::Error) -> bool {
        error.raw_os_error() == Some(SHARING_VIOLATION)
    }

    /// Does nothing: closing releases the file, and child processes do not inherit it.
    pub fn give_back(_file: &File) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::io::{self, Read, Seek, SeekFrom, Write};
    use std::path::Path;

    fn taken(path: &Path) -> io::Result<File> {
        let file = sole().open(path)?;
        take(&file).map(|()| file)
    }

    #[test]
    fn a_second_writer_is_refused_and_readers_are_not() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.journal");
        std::fs::write(&path, "one\ntw").unwrap();
        let mut first = taken(&path).unwrap();
        let second = taken(&path).unwrap_err();
        assert!(is_taken(&second), "{second:?}");
        first.set_len(4).unwrap();
        first.seek(SeekFrom::End(0)).unwrap();
        first.write_all(b"two\n").unwrap();
        let mut read = String::new();
        File::open(&path).unwrap().read_to_string(&mut read).unwrap();
        assert_eq!(read, "one\ntwo\n");
        // Another program can move the file away.
        std::fs::rename(&path, dir.path().join("away")).unwrap();
        give_back(&first);
        drop(first);
        taken(&dir.path().join("away")).unwrap();
        assert!(!is_taken(&taken(&path).unwrap_err()));
    }
}
