//! Syncing a folder: a new file name is saved only once its folder is.

pub use system::sync_folder;

#[cfg(unix)]
mod system {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    /// Waits until the name of the file is saved.
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

    /// Does nothing: Windows cannot sync a folder.
    /// NTFS logs names, and writes its log together with a synced file.
    ///
    /// # Errors
    /// Never fails.
    pub fn sync_folder(_path: &Path) -> io::Result<()> {
        Ok(())
    }
}
