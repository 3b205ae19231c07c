//! The socket of a game: where it is, and that only this user can reach it.

use sha2::{Digest, Sha256};
use std::io;
use std::path::{Path, PathBuf};

use system::DeskListener;
pub(super) use system::{DeskStream, connect, listen};

/// How many bytes of the hash of its journal's path name a socket: paths of sockets are short.
const NAMED: usize = 10;

/// Where the socket of the game with that journal is, in that folder.
fn name(journal: &Path) -> io::Result<String> {
    let journal = journal.canonicalize()?;
    let hash = Sha256::digest(journal.as_os_str().as_encoded_bytes());
    let digits: String = hash.iter().take(NAMED).map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{digits}.desk"))
}

/// The folder of the sockets: the user's own for such things, or one in that for temporary files.
fn folder() -> PathBuf {
    match std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).filter(|folder| folder.is_absolute()) {
        Some(folder) => folder.join("annabella"),
        None => std::env::temp_dir().join(format!("annabella-{}", system::user())),
    }
}

/// Where a desk reaches the game with that journal.
///
/// # Errors
/// [`io::Error`] if the journal is not there, or others can reach the folder.
pub(super) fn address(journal: &Path) -> io::Result<PathBuf> {
    let folder = folder();
    system::make_private(&folder)?;
    Ok(folder.join(name(journal)?))
}

#[cfg(unix)]
mod system {
    pub use std::os::unix::net::{UnixListener as DeskListener, UnixStream as DeskStream};

    use std::fs::{self, DirBuilder, Permissions};
    use std::io::{self, ErrorKind};
    use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
    use std::path::Path;

    /// Who runs this program, by number.
    pub fn user() -> u32 {
        rustix::process::geteuid().as_raw()
    }

    /// Makes a folder that only this user can enter, or finds that it is one.
    pub fn make_private(folder: &Path) -> io::Result<()> {
        match DirBuilder::new().mode(0o700).create(folder) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
        let found = fs::symlink_metadata(folder)?;
        let private = found.is_dir() && found.uid() == user() && found.mode() & 0o077 == 0;
        if private { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
    }

    /// Opens the socket at that path. One that a killed program has left is replaced; with
    /// [`ErrorKind::AddrInUse`], a program answers there.
    pub fn listen(path: &Path) -> io::Result<DeskListener> {
        if fs::symlink_metadata(path).is_ok() {
            if connect(path).is_ok() {
                return Err(ErrorKind::AddrInUse.into());
            }
            fs::remove_file(path)?;
        }
        let listener = DeskListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        Ok(listener)
    }

    /// Reaches the socket at that path.
    pub fn connect(path: &Path) -> io::Result<DeskStream> {
        DeskStream::connect(path)
    }
}

/// Where the system has no such sockets there is no desk of its own: nothing is ever opened or reached.
#[cfg(not(unix))]
mod system {
    pub use std::net::{TcpListener as DeskListener, TcpStream as DeskStream};

    use std::io::{self, ErrorKind};
    use std::path::Path;

    pub fn user() -> u32 {
        0
    }

    pub fn make_private(_: &Path) -> io::Result<()> {
        Err(ErrorKind::Unsupported.into())
    }

    pub fn listen(_: &Path) -> io::Result<DeskListener> {
        Err(ErrorKind::Unsupported.into())
    }

    pub fn connect(_: &Path) -> io::Result<DeskStream> {
        Err(ErrorKind::Unsupported.into())
    }
}

/// Waits for the next that comes.
pub(super) fn accept(listener: &DeskListener) -> io::Result<DeskStream> {
    listener.accept().map(|(stream, _)| stream)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
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
        system::make_private(&own).unwrap();
        assert_eq!(fs::metadata(&own).unwrap().permissions().mode() & 0o777, 0o700);
        system::make_private(&own).unwrap();
        fs::set_permissions(&own, Permissions::from_mode(0o755)).unwrap();
        assert_eq!(system::make_private(&own).unwrap_err().kind(), io::ErrorKind::PermissionDenied);
        let link = directory.path().join("link");
        std::os::unix::fs::symlink(directory.path(), &link).unwrap();
        assert!(system::make_private(&link).is_err(), "a link may lead anywhere");
    }

    #[test]
    fn two_journals_have_two_sockets_and_a_short_path() {
        let directory = tempfile::tempdir().unwrap();
        let named = |file: &str| {
            let path = directory.path().join(file);
            fs::write(&path, "").unwrap();
            name(&path).unwrap()
        };
        assert_ne!(named("a.journal"), named("b.journal"));
        assert!(named("a.journal").len() < 30);
    }
}
