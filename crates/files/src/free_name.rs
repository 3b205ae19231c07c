//! New names of files: renaming to a name that must still be free, and syncing the folder with a name.

use std::fs;
use std::io;
use std::path::Path;

/// Renames a file to a name that must still be free.
/// Another program may have taken the name in the meantime.
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`] if the name is taken; otherwise the file cannot be renamed.
pub fn moved(part: &Path, path: &Path) -> io::Result<()> {
    match system::moved_in_one_step(part, path)? {
        true => Ok(()),
        // Not every file system supports that.
        false if path.exists() => Err(io::ErrorKind::AlreadyExists.into()),
        false => fs::rename(part, path),
    }
}

/// Waits until the name of a file is saved in its folder.
///
/// # Errors
/// The folder cannot be opened or synced.
#[cfg(unix)]
pub fn sync_folder(path: &Path) -> io::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    fs::File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}

/// Does nothing: Windows cannot sync a folder.
/// NTFS logs names, and writes its log together with a synced file.
///
/// # Errors
/// Never fails.
#[cfg(windows)]
pub fn sync_folder(_path: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(target_os = "linux")]
mod system {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    use std::io;
    use std::path::Path;

    /// Renames a file in one step; false if the file system does not support that.
    pub fn moved_in_one_step(part: &Path, path: &Path) -> io::Result<bool> {
        match renameat_with(CWD, part, CWD, path, RenameFlags::NOREPLACE) {
            Ok(()) => Ok(true),
            Err(Errno::INVAL | Errno::NOSYS) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::fs;
    use std::io;
    use std::path::Path;

    /// Gives a file a second name, which cannot replace another file, and removes the first.
    /// Returns false if the file system has no second names.
    pub fn moved_in_one_step(part: &Path, path: &Path) -> io::Result<bool> {
        match fs::hard_link(part, path) {
            Ok(()) => fs::remove_file(part).map(|()| true),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            Err(_) => Ok(false),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_is_not_replaced() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        fs::write(at("part"), "new").unwrap();
        fs::write(at("there"), "old").unwrap();
        assert_eq!(moved(&at("part"), &at("there")).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(at("there")).unwrap(), b"old");
        moved(&at("part"), &at("free")).unwrap();
        assert_eq!(fs::read(at("free")).unwrap(), b"new");
        assert!(!at("part").exists());
    }
}
