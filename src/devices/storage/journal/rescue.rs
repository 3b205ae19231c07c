//! The rescue copy of a journal that its own folder refused until the end of the game.

use super::file::create_new;
use crate::devices::platform::free_name::sync_folder;
use crate::devices::platform::private_file::private_folder;
use std::fs::{self, DirBuilder};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// The beginning of the name of a rescue copy.
const PREFIX: &str = "annabella-rescued-";

/// The maximum number of names to try in a folder, in which other users may have taken any number.
const MOST_NAMES: u32 = 100;

/// The maximum time that a folder may take: its disk may be the one that does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Saves a copy of a journal in the first folder that accepts it, readable only by its owner.
/// Returns its path.
pub(crate) fn rescue(journal: &Path, text: &Arc<Vec<u8>>, folders: &[PathBuf]) -> Option<PathBuf> {
    let name = journal.file_name()?.to_string_lossy();
    let name = name.strip_prefix(PREFIX).unwrap_or(&name);
    let name = if name.ends_with(".journal") { name.to_owned() } else { format!("{name}.journal") };
    folders.iter().find_map(|folder| {
        let (sender, answer) = channel();
        let (folder, name, text) = (folder.clone(), name.clone(), Arc::clone(text));
        let write = move || {
            let _ = sender.send(copied(&folder, &name, &text));
        };
        thread::Builder::new().name("rescue".to_owned()).spawn(write).ok()?;
        answer.recv_timeout(PATIENCE).ok()?.ok()
    })
}

/// Writes a copy under a new name; nothing that exists is opened, not even a link.
fn copied(folder: &Path, name: &str, text: &[u8]) -> io::Result<PathBuf> {
    let mut builder = DirBuilder::new();
    private_folder(builder.recursive(true)).create(folder)?;
    for number in 1..=MOST_NAMES {
        let extra = if number == 1 { String::new() } else { format!("{number}-") };
        let path = folder.join(format!("{PREFIX}{extra}{name}"));
        let mut file = match create_new(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            created => created?,
        };
        let written = file.write_all(text).and_then(|()| file.sync_all()).and_then(|()| sync_folder(&path));
        if let Err(error) = written {
            let _ = fs::remove_file(&path);
            return Err(error);
        }
        return Ok(path);
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Whether a file of a folder that all users share is a rescue copy of this user's, and no one else's.
pub fn is_own_rescue(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    // The metadata of a link are its own, so that a link never counts.
    name.starts_with(PREFIX)
        && path.symlink_metadata().is_ok_and(|data| data.is_file() && system::is_private(&data))
}

#[cfg(unix)]
mod system {
    use std::fs::Metadata;
    use std::os::unix::fs::MetadataExt;

    /// Whether a file belongs to this user, and no one else may read or write it.
    pub fn is_private(data: &Metadata) -> bool {
        data.uid() == rustix::process::geteuid().as_raw() && data.mode() & 0o077 == 0
    }
}

#[cfg(windows)]
mod system {
    use std::fs::Metadata;

    /// Always true: the temporary folder is the user's own.
    pub fn is_private(_data: &Metadata) -> bool {
        true
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn a_copy_is_private_and_replaces_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let (first, second) = (dir.path().join("file"), dir.path().join("data"));
        fs::write(&first, "no folder").unwrap();
        fs::create_dir(&second).unwrap();
        let victim = dir.path().join("victim");
        fs::write(&victim, "mine").unwrap();
        symlink(&victim, second.join("annabella-rescued-game.journal")).unwrap();
        let text = Arc::new(b"journal".to_vec());
        let folders = [first.join("below"), second.clone()];
        let path = rescue(Path::new("/stick/game.journal"), &text, &folders).unwrap();
        assert_eq!(path, second.join("annabella-rescued-2-game.journal"));
        assert_eq!(fs::read(&path).unwrap(), b"journal");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read(&victim).unwrap(), b"mine");
        assert!(is_own_rescue(&path) && !is_own_rescue(&second.join("annabella-rescued-game.journal")));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        assert!(!is_own_rescue(&path));
        assert_eq!(rescue(Path::new("game.journal"), &text, &folders[..1]), None);
        // Another copy of a copy has no second prefix.
        let again = rescue(&path, &text, &folders[1..]).unwrap();
        assert_eq!(again, second.join("annabella-rescued-2-2-game.journal"));
    }
}
