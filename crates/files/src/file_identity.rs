//! File identity: whether two paths are one file, the number of its names, and signs of a change.

pub use system::{identity_at, identity_of, identity_there, look, names};

/// An identity shared by all names of one file, and by no other file on this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileIdentity {
    volume: u64,
    file: u64,
}

/// The attributes that reveal a change of a file without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    len: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

#[cfg(unix)]
mod system {
    use super::{FileIdentity, Look};
    use std::fs::{File, Metadata, metadata, symlink_metadata};
    use std::io;
    use std::os::unix::fs::MetadataExt;
    use std::path::Path;

    fn identity(metadata: &Metadata) -> FileIdentity {
        FileIdentity { volume: metadata.dev(), file: metadata.ino() }
    }

    /// Returns the identity of the file at `path`, following links.
    ///
    /// # Errors
    /// The file does not exist or cannot be examined.
    pub fn identity_at(path: &Path) -> io::Result<FileIdentity> {
        metadata(path).map(|metadata| identity(&metadata))
    }

    /// Returns the identity of what is at `path`: of a link, not of the file to which it leads.
    ///
    /// # Errors
    /// The file does not exist or cannot be examined.
    pub fn identity_there(path: &Path) -> io::Result<FileIdentity> {
        symlink_metadata(path).map(|metadata| identity(&metadata))
    }

    /// Returns the identity of an open file.
    ///
    /// # Errors
    /// The file cannot be examined.
    pub fn identity_of(file: &File) -> io::Result<FileIdentity> {
        file.metadata().map(|metadata| identity(&metadata))
    }

    /// Returns the number of names of the file at `path`.
    ///
    /// # Errors
    /// The file does not exist or cannot be examined.
    pub fn names(path: &Path) -> io::Result<u64> {
        metadata(path).map(|metadata| metadata.nlink())
    }

    /// Returns the current attributes of a file.
    pub fn look(metadata: &Metadata) -> Look {
        Look {
            len: metadata.len(),
            modified: (metadata.mtime(), metadata.mtime_nsec()),
            changed: (metadata.ctime(), metadata.ctime_nsec()),
        }
    }
}

#[cfg(windows)]
mod system {
    use super::{FileIdentity, Look};
    use std::fs::{File, Metadata};
    use std::io;
    use std::os::windows::fs::MetadataExt;
    use std::path::Path;
    use winapi_util::file::information;

    /// Returns the identity of the file at `path`, following links.
    ///
    /// # Errors
    /// The file does not exist or cannot be examined.
    pub fn identity_at(path: &Path) -> io::Result<FileIdentity> {
        identity_of(&File::open(path)?)
    }

    /// Returns the identity of what is at `path`. A link is refused: it has no identity without its target.
    ///
    /// # Errors
    /// The file does not exist, is a link or cannot be examined.
    pub fn identity_there(path: &Path) -> io::Result<FileIdentity> {
        match path.symlink_metadata()?.is_symlink() {
            true => Err(io::ErrorKind::InvalidInput.into()),
            false => identity_at(path),
        }
    }

    /// Returns the identity of an open file.
    ///
    /// # Errors
    /// The file cannot be examined.
    pub fn identity_of(file: &File) -> io::Result<FileIdentity> {
        let found = information(file)?;
        Ok(FileIdentity { volume: found.volume_serial_number(), file: found.file_index() })
    }

    /// Returns the number of names of the file at `path`.
    ///
    /// # Errors
    /// The file does not exist or cannot be examined.
    pub fn names(path: &Path) -> io::Result<u64> {
        information(&File::open(path)?).map(|found| found.number_of_links())
    }

    /// Returns the current attributes of a file. Windows has no time of change that programs cannot set.
    pub fn look(metadata: &Metadata) -> Look {
        let written = i64::try_from(metadata.last_write_time()).unwrap_or(i64::MAX);
        Look { len: metadata.len(), modified: (written, 0), changed: (0, 0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{self, File};

    #[test]
    fn names_of_one_file_are_told_from_two_files() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        fs::write(at("one"), "same").unwrap();
        fs::write(at("other"), "same").unwrap();
        fs::hard_link(at("one"), at("second")).unwrap();
        let one = identity_at(&at("one")).unwrap();
        assert_eq!(identity_at(&at("second")).unwrap(), one);
        assert_eq!(identity_of(&File::open(at("one")).unwrap()).unwrap(), one);
        assert_ne!(identity_at(&at("other")).unwrap(), one);
        assert_eq!((names(&at("one")).unwrap(), names(&at("other")).unwrap()), (2, 1));
        let before = look(&fs::metadata(at("one")).unwrap());
        fs::write(at("one"), "longer").unwrap();
        assert_ne!(look(&fs::metadata(at("second")).unwrap()), before);
    }
}
