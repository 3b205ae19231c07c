//! The files that commands write.
//! A journal is never replaced; another file only on request, and only by a new file already on disk.

use crate::FileError;
use crate::file_identity::{identity_of, identity_there, names};
use crate::file_kind::{FileKind, is_inherited, kind_of, without_waiting};
use crate::free_name::{moved, sync_folder};
use crate::private_file::private;
use annabella_speech::{Message, Worded};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The number of bytes to read when checking whether a file is a journal.
const HEAD: u64 = 4096;

/// The permitted readers of a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Readers {
    /// Every user permitted by the system.
    All,
    /// Only the owner.
    Owner,
}

impl Readers {
    /// Returns options to write a file for these readers.
    fn options(self) -> OpenOptions {
        let mut options = OpenOptions::new();
        options.write(true);
        if self == Readers::Owner {
            private(&mut options);
        }
        options
    }
}

/// The reason why a file is not written.
#[derive(Debug, Error)]
pub enum OutputFileError {
    /// The file is a journal.
    #[error("{}: a journal", .0.display())]
    Journal(PathBuf),
    /// The file already exists.
    #[error("{}: exists", .0.display())]
    Exists(PathBuf),
    /// The path is a directory, a device, a pipe or a socket.
    #[error("{}: no regular file", .0.display())]
    NoFile(PathBuf, FileKind),
    /// The path is a link, through which a file of someone else would be replaced.
    #[error("{}: a link", .0.display())]
    Link(PathBuf),
    /// The operating system cannot write the file.
    #[error("{path}: {1}", path = .0.display())]
    Io(PathBuf, #[source] io::Error),
}

impl Worded for OutputFileError {
    fn message(&self) -> Message {
        let of = |id, path: &Path| Message::new(id).with("file", path.display().to_string());
        match self {
            OutputFileError::Journal(path) => of("output-journal", path),
            OutputFileError::Exists(path) => of("output-exists", path),
            OutputFileError::Link(path) => FileError::Link(path.clone()).message(),
            OutputFileError::NoFile(path, kind) => FileError::NoFile(path.clone(), *kind).message(),
            OutputFileError::Io(path, error) => {
                FileError::Io(path.clone(), io::Error::new(error.kind(), error.to_string())).message()
            }
        }
    }
}

/// Writes a file.
///
/// `replace`: replaces an existing file, unless it is a journal, once the new one is complete and on disk.
/// Links are followed. A device or a pipe is written to only if the shell has opened it for this program, as
/// standard output; another pipe could wait for ever for a reader.
///
/// # Errors
/// [`OutputFileError`]; an existing file is then unchanged.
pub fn save(path: &Path, content: &[u8], replace: bool) -> Result<(), OutputFileError> {
    save_for(Readers::All, path, content, replace)
}

/// Writes like [`save`], but only the owner can read a new file.
///
/// # Errors
/// The same as those of [`save`].
pub fn save_privately(path: &Path, content: &[u8], replace: bool) -> Result<(), OutputFileError> {
    save_for(Readers::Owner, path, content, replace)
}

fn save_for(readers: Readers, path: &Path, content: &[u8], replace: bool) -> Result<(), OutputFileError> {
    let failed = |error| OutputFileError::Io(path.into(), error);
    let there = match fs::metadata(path) {
        Ok(there) => Some(there),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(failed(error)),
    };
    let Some(there) = there else {
        // A link to a missing file creates that file.
        let dangling = fs::symlink_metadata(path).is_ok();
        return if dangling {
            written_into(readers, path, content)
        } else {
            put(readers, path, content, false)
        }
        .map_err(|error| OutputFileError::new(path, error));
    };
    match kind_of(&there) {
        FileKind::Regular => {}
        FileKind::Pipe | FileKind::Device if is_inherited(path) => {
            return written_into(readers, path, content).map_err(failed);
        }
        kind => return Err(OutputFileError::NoFile(path.into(), kind)),
    }
    if is_journal(path).map_err(failed)? {
        return Err(OutputFileError::Journal(path.into()));
    }
    if !replace {
        return Err(OutputFileError::Exists(path.into()));
    }
    let target = fs::canonicalize(path).map_err(failed)?;
    // A file with several names keeps them all.
    match names(&target).map_err(failed)? > 1 {
        true => written_into(readers, &target, content),
        false => put(readers, &target, content, true),
    }
    .map_err(failed)
}

/// When a file is written that the program writes again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// On disk when the call returns.
    OnDisk,
    /// When the system writes it: it can be made again.
    Later,
}

/// Replaces a file that the program writes again and again while it runs: at every moment it is whole.
///
/// `is_own`: whether an existing file is this program's, or may be replaced. A link is never followed.
///
/// # Errors
/// [`OutputFileError`]; an existing file is then unchanged.
pub fn keep(
    path: &Path,
    content: &[u8],
    saved: Saved,
    is_own: impl FnOnce(&File) -> io::Result<bool>,
) -> Result<(), OutputFileError> {
    let failed = |error| OutputFileError::Io(path.into(), error);
    let there = match fs::symlink_metadata(path) {
        Ok(there) => there,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let put = placed(Readers::All, path, content, Place::Free, saved);
            return put.map_err(|error| OutputFileError::new(path, error));
        }
        Err(error) => return Err(failed(error)),
    };
    if there.is_symlink() {
        return Err(OutputFileError::Link(path.into()));
    }
    if kind_of(&there) != FileKind::Regular {
        return Err(OutputFileError::NoFile(path.into(), kind_of(&there)));
    }
    let file = without_waiting(OpenOptions::new().read(true)).open(path).map_err(failed)?;
    // Another file may have taken its place since.
    if identity_of(&file).map_err(failed)? != identity_there(path).map_err(failed)? {
        return Err(OutputFileError::Link(path.into()));
    }
    if !is_own(&file).map_err(failed)? {
        return Err(OutputFileError::Exists(path.into()));
    }
    placed(Readers::All, path, content, Place::Taken, saved).map_err(failed)
}

/// Appends to a regular file, which is created if it is missing. A link is not followed.
///
/// # Errors
/// [`OutputFileError`].
pub fn append(path: &Path, content: &[u8]) -> Result<(), OutputFileError> {
    let failed = |error| OutputFileError::Io(path.into(), error);
    match fs::symlink_metadata(path) {
        Ok(there) if there.is_symlink() => return Err(OutputFileError::Link(path.into())),
        Ok(there) if kind_of(&there) != FileKind::Regular => {
            return Err(OutputFileError::NoFile(path.into(), kind_of(&there)));
        }
        _ => {}
    }
    let mut file =
        without_waiting(OpenOptions::new().append(true).create(true)).open(path).map_err(failed)?;
    if identity_of(&file).map_err(failed)? != identity_there(path).map_err(failed)? {
        return Err(OutputFileError::Link(path.into()));
    }
    file.write_all(content).map_err(failed)
}

impl OutputFileError {
    fn new(path: &Path, error: io::Error) -> OutputFileError {
        match error.kind() {
            io::ErrorKind::AlreadyExists => OutputFileError::Exists(path.into()),
            _ => OutputFileError::Io(path.into(), error),
        }
    }
}

/// Whether a file is a journal, intact or damaged, or has a journal's name.
fn is_journal(path: &Path) -> io::Result<bool> {
    let named = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("journal"));
    let target = fs::canonicalize(path)?;
    let named =
        named || target.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("journal"));
    let mut head = Vec::new();
    without_waiting(OpenOptions::new().read(true)).open(path)?.take(HEAD).read_to_end(&mut head)?;
    let name = br#""journal":"annabella""#;
    Ok(named || head.windows(name.len()).any(|part| part == name))
}

/// Writes to an existing device or pipe, or to a file through a link.
fn written_into(readers: Readers, path: &Path, content: &[u8]) -> io::Result<()> {
    let mut file = readers.options().create(true).truncate(true).open(path)?;
    file.write_all(content)?;
    // A device or a pipe cannot be synced.
    if file.metadata()?.is_file() { file.sync_all() } else { Ok(()) }
}

/// Puts a new file in its place, complete and on disk.
fn put(readers: Readers, path: &Path, content: &[u8], replace: bool) -> io::Result<()> {
    let place = if replace { Place::Taken } else { Place::Free };
    placed(readers, path, content, place, Saved::OnDisk)
}

/// Whether a file is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The name must be free.
    Free,
    /// A file has the name, and is replaced.
    Taken,
}

fn placed(readers: Readers, path: &Path, content: &[u8], place: Place, saved: Saved) -> io::Result<()> {
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().ok_or(io::ErrorKind::InvalidInput)?);
    name.push(format!(".{}.part", std::process::id()));
    let part = path.with_file_name(name);
    // A file or a link that is left or planted there: removing it follows no link, and neither does `create_new`.
    let _ = fs::remove_file(&part);
    let done = (|| {
        let mut file = readers.options().create_new(true).open(&part)?;
        if place == Place::Taken {
            file.set_permissions(fs::metadata(path)?.permissions())?;
        }
        file.write_all(content)?;
        if saved == Saved::OnDisk {
            file.sync_all()?;
        }
        match place {
            Place::Taken => fs::rename(&part, path)?,
            Place::Free => moved(&part, path)?,
        }
        if saved == Saved::OnDisk {
            // Some file systems cannot sync a folder; the file itself is on disk.
            let _ = sync_folder(path);
        }
        Ok(())
    })();
    if done.is_err() {
        // Remove the incomplete file; failing to do so does not matter.
        let _ = fs::remove_file(&part);
    }
    done
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn only_what_may_be_replaced_is_replaced() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        save(&at("new"), b"one", false).unwrap();
        assert!(matches!(save(&at("new"), b"two", false), Err(OutputFileError::Exists(_))));
        assert_eq!(fs::read(at("new")).unwrap(), b"one");
        save_privately(&at("own"), b"one", false).unwrap();
        assert_eq!(fs::metadata(at("own")).unwrap().permissions().mode() & 0o777, 0o600);
        fs::remove_file(at("own")).unwrap();
        fs::set_permissions(at("new"), fs::Permissions::from_mode(0o640)).unwrap();
        save(&at("new"), b"two", true).unwrap();
        assert_eq!(fs::read(at("new")).unwrap(), b"two");
        assert_eq!(fs::metadata(at("new")).unwrap().permissions().mode() & 0o777, 0o640);
        for (name, content) in
            [("game.journal", &b"damaged"[..]), ("other", br#"00 {"n":0,"journal":"annabella"}"#)]
        {
            fs::write(at(name), content).unwrap();
            symlink(at(name), at("link")).unwrap();
            for (file, replace) in [(name, false), (name, true), ("link", true)] {
                assert!(
                    matches!(save(&at(file), b"two", replace), Err(OutputFileError::Journal(_))),
                    "{file}"
                );
            }
            assert_eq!(fs::read(at(name)).unwrap(), content);
            fs::remove_file(at("link")).unwrap();
        }
        let left: Vec<_> =
            fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left.len(), 3, "{left:?}");
    }

    #[test]
    fn links_are_written_through_and_devices_refused() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        symlink("file", at("link")).unwrap();
        save(&at("link"), b"one", false).unwrap();
        assert_eq!(fs::read(at("file")).unwrap(), b"one");
        save(&at("link"), b"two", true).unwrap();
        assert!(fs::symlink_metadata(at("link")).unwrap().is_symlink());
        fs::hard_link(at("file"), at("second")).unwrap();
        save(&at("second"), b"three", true).unwrap();
        assert_eq!(fs::read(at("file")).unwrap(), b"three");
        for (path, kind) in [
            (Path::new("/dev/null"), FileKind::Device),
            (Path::new("/dev/full"), FileKind::Device),
            (dir.path(), FileKind::Directory),
        ] {
            let refused = save(path, b"four", true).unwrap_err();
            assert!(matches!(refused, OutputFileError::NoFile(_, found) if found == kind), "{refused:?}");
        }
        // What the shell has opened is written to.
        let (mut reader, writer) = io::pipe().unwrap();
        let opened = format!("/dev/fd/{}", std::os::fd::AsRawFd::as_raw_fd(&writer));
        save(Path::new(&opened), b"five", false).unwrap();
        drop(writer);
        let mut read = String::new();
        reader.read_to_string(&mut read).unwrap();
        assert_eq!(read, "five");
    }

    #[test]
    fn a_file_that_is_kept_follows_no_link_and_replaces_nothing_foreign() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        let own = |file: &File| {
            let mut text = String::new();
            let mut file = file;
            file.read_to_string(&mut text).map(|_| text.starts_with("own"))
        };
        for saved in [Saved::OnDisk, Saved::Later] {
            keep(&at("kept"), b"own 1", saved, own).unwrap();
            // A link where the new file is written first leads nowhere.
            fs::write(at("target"), "precious").unwrap();
            let part = at(&format!(".kept.{}.part", std::process::id()));
            symlink(at("target"), part).unwrap();
            keep(&at("kept"), b"own 2", saved, own).unwrap();
            assert_eq!(fs::read(at("kept")).unwrap(), b"own 2");
            fs::remove_file(at("kept")).unwrap();
        }
        symlink(at("target"), at("link")).unwrap();
        fs::write(at("foreign"), "foreign").unwrap();
        let fifo = (rustix::fs::FileType::Fifo, rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR);
        rustix::fs::mknodat(rustix::fs::CWD, at("pipe"), fifo.0, fifo.1, 0).unwrap();
        let refused = |name: &str, written: Result<(), OutputFileError>| match (name, written) {
            ("link", Err(OutputFileError::Link(_))) | ("foreign", Err(OutputFileError::Exists(_))) => {}
            ("pipe", Err(OutputFileError::NoFile(_, FileKind::Pipe))) => {}
            (_, written) => panic!("{name}: {written:?}"),
        };
        for name in ["link", "foreign", "pipe"] {
            refused(name, keep(&at(name), b"own", Saved::Later, own));
        }
        for name in ["link", "pipe"] {
            refused(name, append(&at(name), b"line"));
        }
        append(&at("log"), b"one ").unwrap();
        append(&at("log"), b"two").unwrap();
        assert_eq!(fs::read(at("log")).unwrap(), b"one two");
        assert_eq!(fs::read(at("target")).unwrap(), b"precious");
        assert_eq!(fs::read(at("foreign")).unwrap(), b"foreign");
    }
}
