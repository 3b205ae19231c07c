//! A file that one program writes while others can read it.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;
pub use system::{give_back, is_taken, is_written, sole, take};

/// The number of attempts to claim a file.
///
/// A program that looks for the writer of a file claims it for less than a pause.
const ATTEMPTS: usize = 5;
/// The time between two attempts.
const PAUSE: Duration = Duration::from_millis(10);

/// Opens a file for appending, and claims it.
///
/// # Errors
/// Another program has claimed the file ([`is_taken`] is true), or it cannot be opened or locked.
pub fn claim(path: &Path) -> io::Result<File> {
    let attempt = || {
        let file = sole().open(path)?;
        take(&file).map(|()| file)
    };
    for _ in 1..ATTEMPTS {
        match attempt() {
            Err(error) if is_taken(&error) => sleep(PAUSE),
            done => return done,
        }
    }
    attempt()
}

#[cfg(unix)]
mod system {
    use crate::input_file::open;
    use std::fs::{File, OpenOptions, TryLockError};
    use std::io;
    use std::path::Path;

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

    /// Whether a program has claimed the file; `None` if the system does not say.
    ///
    /// Claims the file for a moment, for which [`super::claim`] waits.
    pub fn is_written(path: &Path) -> Option<bool> {
        let file = open(path).ok()?;
        match file.try_lock_shared() {
            Ok(()) => {
                give_back(&file);
                Some(false)
            }
            Err(TryLockError::WouldBlock) => Some(true),
            Err(TryLockError::Error(_)) => None,
        }
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
    use std::path::Path;

    const SHARES_READING: u32 = 1;
    const SHARES_WRITING: u32 = 2;
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

    /// Whether a program has claimed the file; `None` if the system does not say.
    ///
    /// Opens the file for a moment, for which [`super::claim`] waits.
    pub fn is_written(path: &Path) -> Option<bool> {
        let mut options = OpenOptions::new();
        options.write(true).share_mode(SHARES_READING | SHARES_WRITING | SHARES_DELETING);
        match options.open(path) {
            Ok(_) => Some(false),
            Err(error) if is_taken(&error) => Some(true),
            Err(_) => None,
        }
    }

    /// Does nothing: closing releases the file, and child processes do not inherit it.
    pub fn give_back(_file: &File) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Seek, SeekFrom, Write};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    #[test]
    fn a_second_writer_is_refused_and_readers_are_not() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.journal");
        std::fs::write(&path, "one\ntw").unwrap();
        assert_eq!(is_written(&path), Some(false));
        let mut first = claim(&path).unwrap();
        assert_eq!(is_written(&path), Some(true));
        let second = claim(&path).unwrap_err();
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
        claim(&dir.path().join("away")).unwrap();
        assert!(!is_taken(&claim(&path).unwrap_err()));
        assert_eq!(is_written(&path), None);
    }

    #[test]
    fn a_look_for_the_writer_refuses_no_writer() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("game.journal");
        std::fs::write(&path, "one\n").unwrap();
        let is_done = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| {
                while !is_done.load(Ordering::Relaxed) {
                    is_written(&path).unwrap();
                }
            });
            let claims: Vec<bool> = (0..500)
                .map(|_| {
                    let file = claim(&path);
                    if let Ok(file) = &file {
                        give_back(file);
                    }
                    file.is_ok()
                })
                .collect();
            is_done.store(true, Ordering::Relaxed);
            assert_eq!(claims.iter().filter(|is_claimed| !**is_claimed).count(), 0);
        });
    }
}
