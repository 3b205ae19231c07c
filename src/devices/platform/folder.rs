//! The names in a folder: a new one is on disk only once its folder is.

pub use system::sync_folder;

#[cfg(unix)]
mod system {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    /// Has the name of that file on disk.
    ///
    /// # Errors
    /// The folder cannot be opened or synced.
    pub fn sync_folder(path: &Path) -> io::Result<()> {
        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
        File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
    }
}

#[cfg(windows)]
mod system {
    use std::io;
    use std::path::Path;

    /// Nothing: a folder cannot be synced here. NTFS keeps a record of names of its own, which is written with
    /// the file that is synced.
    ///
    /// # Errors
    /// None.
    pub fn sync_folder(_path: &Path) -> io::Result<()> {
        Ok(())
    }
}
