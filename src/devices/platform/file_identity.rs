//! Whether two files are one, how many names a file has, and by what a change of it is noticed.

pub use system::{identity_at, identity_of, look, names};

/// The same for all names of one file, and for no other file of this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileIdentity {
    volume: u64,
    file: u64,
}

/// By these a change of a file is noticed without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    len: u64,
    modified: (i64, i64),
    changed: (i64, i64),
}

#[cfg(unix)]
mod system {
    use super::{FileIdentity, Look};
    use std::fs::{File, Metadata, metadata};
    use std::io;
    use std::os::unix::fs::MetadataExt;
    use std::path::Path;

    fn identity(metadata: &Metadata) -> FileIdentity {
        FileIdentity { volume: metadata.dev(), file: metadata.ino() }
    }

    /// That of the file to which the path leads.
    ///
    /// # Errors
    /// There is none, or it cannot be looked at.
    pub fn identity_at(path: &Path) -> io::Result<FileIdentity> {
        metadata(path).map(|metadata| identity(&metadata))
    }

    /// That of an open file.
    ///
    /// # Errors
    /// It cannot be looked at.
    pub fn identity_of(file: &File) -> io::Result<FileIdentity> {
        file.metadata().map(|metadata| identity(&metadata))
    }

    /// How many names the file at that path has.
    ///
    /// # Errors
    /// There is none, or it cannot be looked at.
    pub fn names(path: &Path) -> io::Result<u64> {
        metadata(path).map(|metadata| metadata.nlink())
    }

    /// How a file looks now.
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

    /// That of the file to which the path leads.
    ///
    /// # Errors
    /// There is none, or it cannot be looked at.
    pub fn identity_at(path: &Path) -> io::Result<FileIdentity> {
        identity_of(&File::open(path)?)
    }

    /// That of an open file.
    ///
    /// # Errors
    /// It cannot be looked at.
    pub fn identity_of(file: &File) -> io::Result<FileIdentity> {
        let found = information(file)?;
        Ok(FileIdentity { volume: found.volume_serial_number(), file: found.file_index() })
    }

    /// How many names the file at that path has.
    ///
    /// # Errors
    /// There is none, or it cannot be looked at.
    pub fn names(path: &Path) -> io::Result<u64> {
        information(&File::open(path)?).map(|found| found.number_of_links())
    }

    /// How a file looks now. There is no time of a change that programs cannot set.
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
