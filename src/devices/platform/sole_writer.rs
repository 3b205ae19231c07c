//! A file that one program writes while others may read it.

pub use system::{give_back, is_taken, sole, take};

#[cfg(unix)]
mod system {
    use std::fs::{File, OpenOptions, TryLockError};
    use std::io;

    /// Options to open a file to whose end is written, and which nobody else may write then.
    pub fn sole() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.read(true).append(true);
        options
    }

    /// Takes a file that was opened with them.
    ///
    /// # Errors
    /// Another program has it, for which [`is_taken`] is true; or it cannot be locked.
    pub fn take(file: &File) -> io::Result<()> {
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => io::ErrorKind::WouldBlock.into(),
            TryLockError::Error(error) => error,
        })
    }

    /// Whether that says that another program has the file.
    pub fn is_taken(error: &io::Error) -> bool {
        error.kind() == io::ErrorKind::WouldBlock
    }

    /// Gives it back.
    pub fn give_back(file: &File) {
        let _ = file.unlock();
    }
}

/// A lock would keep readers out here. A file is opened so that nobody else can open it to write; what was only opened
/// to append could not be cut off.
#[cfg(windows)]
mod system {
    use std::fs::{File, OpenOptions};
    use std::io;
    use std::os::windows::fs::OpenOptionsExt;

    const SHARES_READING: u32 = 1;
    /// Whoever deletes or renames it is noticed, as elsewhere.
    const SHARES_DELETING: u32 = 4;
    const SHARING_VIOLATION: i32 = 32;

    /// Options to open a file to whose end is written, and which nobody else may write then.
    pub fn sole() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.read(true).write(true).share_mode(SHARES_READING | SHARES_DELETING);
        options
    }

    /// Takes a file that was opened with them: it is, by its being open.
    ///
    /// # Errors
    /// None.
    pub fn take(_file: &File) -> io::Result<()> {
        Ok(())
    }

    /// Whether that says that another program has the file.
    pub fn is_taken(error: &io::Error) -> bool {
        error.raw_os_error() == Some(SHARING_VIOLATION)
    }

    /// Nothing: it is given back when it is closed, and no child inherits it.
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
        // Whoever moves it away is not kept from it.
        std::fs::rename(&path, dir.path().join("away")).unwrap();
        give_back(&first);
        drop(first);
        taken(&dir.path().join("away")).unwrap();
        assert!(!is_taken(&taken(&path).unwrap_err()));
    }
}
