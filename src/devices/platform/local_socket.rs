//! A socket in the file system that only the current user can access.
//! Windows has none, so it has no arbiter's desk.

pub use system::{LocalListener, LocalStream, connect, listen, make_private, user};

#[cfg(unix)]
mod system {
    pub use std::os::unix::net::{UnixListener as LocalListener, UnixStream as LocalStream};

    use std::fs::{self, DirBuilder, Permissions};
    use std::io::{self, ErrorKind};
    use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
    use std::path::Path;

    /// Returns the number of the user who runs this program.
    pub fn user() -> u32 {
        rustix::process::geteuid().as_raw()
    }

    /// Creates a folder that only this user can enter, unless it exists.
    ///
    /// # Errors
    /// Other users can enter the folder, or it cannot be created.
    pub fn make_private(folder: &Path) -> io::Result<()> {
        match DirBuilder::new().mode(0o700).create(folder) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
        let found = fs::symlink_metadata(folder)?;
        let private = found.is_dir() && found.uid() == user() && found.mode() & 0o077 == 0;
        if private { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
    }

    /// Opens the socket at `path`. A socket left by a killed program is replaced.
    ///
    /// # Errors
    /// Another program already answers at the socket, or it cannot be created.
    pub fn listen(path: &Path) -> io::Result<LocalListener> {
        if fs::symlink_metadata(path).is_ok() {
            if connect(path).is_ok() {
                return Err(ErrorKind::AddrInUse.into());
            }
            fs::remove_file(path)?;
        }
        let listener = LocalListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        Ok(listener)
    }

    /// Connects to the socket at `path`.
    ///
    /// # Errors
    /// No program answers.
    pub fn connect(path: &Path) -> io::Result<LocalStream> {
        LocalStream::connect(path)
    }
}

#[cfg(windows)]
mod system {
    pub use std::net::{TcpListener as LocalListener, TcpStream as LocalStream};

    use std::io::{self, ErrorKind};
    use std::path::Path;

    /// Returns 0: Windows needs no user number for a folder.
    pub fn user() -> u32 {
        0
    }

    /// Does nothing.
    ///
    /// # Errors
    /// Always fails: Windows has no such folder.
    pub fn make_private(_: &Path) -> io::Result<()> {
        Err(ErrorKind::Unsupported.into())
    }

    /// Does nothing: Windows has no such sockets.
    ///
    /// # Errors
    /// Always fails.
    pub fn listen(_: &Path) -> io::Result<LocalListener> {
        Err(ErrorKind::Unsupported.into())
    }

    /// Does nothing: Windows has no such sockets.
    ///
    /// # Errors
    /// Always fails.
    pub fn connect(_: &Path) -> io::Result<LocalStream> {
        Err(ErrorKind::Unsupported.into())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_socket_that_was_left_is_replaced_and_one_in_use_is_not() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("game.desk");
        let first = listen(&path).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(listen(&path).unwrap_err().kind(), io::ErrorKind::AddrInUse);
        drop(first);
        assert!(listen(&path).is_ok(), "nobody answers there any more");
    }

    #[test]
    fn a_folder_that_others_can_enter_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        let own = directory.path().join("own");
        make_private(&own).unwrap();
        assert_eq!(fs::metadata(&own).unwrap().permissions().mode() & 0o777, 0o700);
        make_private(&own).unwrap();
        fs::set_permissions(&own, Permissions::from_mode(0o755)).unwrap();
        assert_eq!(make_private(&own).unwrap_err().kind(), io::ErrorKind::PermissionDenied);
        let link = directory.path().join("link");
        std::os::unix::fs::symlink(directory.path(), &link).unwrap();
        assert!(make_private(&link).is_err(), "a link may lead anywhere");
    }
}
