//! The names in a folder, of which a new one is on disk only once the folder is.

pub use system::sync_folder;

#[cfg(unix)]
mod system {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    /// Waits until the name of this file is on disk.
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

    /// Nothing: a folder cannot be synced here. NTFS has its own log of names, which is written
    /// with the synced file.
    ///
    /// # Errors
    /// None.
    pub fn sync_folder(_path: &Path) -> io::Result<()> {
        Ok(())
    }
}
