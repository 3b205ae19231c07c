//! The address of a game's socket, which only the current user can access.

use crate::devices::platform::local_socket::{make_private, user};
use sha2::{Digest, Sha256};
use std::io;
use std::path::{Path, PathBuf};

/// The number of hash bytes in a socket's name: socket paths must be short.
const NAMED: usize = 10;

/// Returns the name of the socket of the game with this journal.
fn name(journal: &Path) -> io::Result<String> {
    let journal = journal.canonicalize()?;
    let hash = Sha256::digest(journal.as_os_str().as_encoded_bytes());
    let digits: String = hash.iter().take(NAMED).map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{digits}.desk"))
}

/// Returns the folder of the sockets, in the user's runtime directory or else the temporary directory.
fn folder() -> PathBuf {
    match std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from).filter(|folder| folder.is_absolute()) {
        Some(folder) => folder.join("annabella"),
        None => std::env::temp_dir().join(format!("annabella-{}", user())),
    }
}

/// Returns the path of the socket of the game with this journal.
///
/// # Errors
/// [`io::Error`] if the journal does not exist, or other users can access the folder.
pub(super) fn address(journal: &Path) -> io::Result<PathBuf> {
    let folder = folder();
    make_private(&folder)?;
    Ok(folder.join(name(journal)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

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
