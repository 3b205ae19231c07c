//! Journal files: read within limits, created without overwriting anything, synced with their names.

use crate::devices::platform::file_kind::FileKind;
use crate::devices::platform::free_name::sync_folder;
use crate::devices::platform::private_file::private;
use crate::devices::platform::sole_writer::sole;
use crate::devices::storage::input_file::{self, InputFile, bounded, fill};
use crate::journal::{self, Contents, Digest, JournalFault, LONGEST, LONGEST_HEADER, Repair};
use crate::speech::{Message, Worded};
use annabella_files::cause;
use serde::de::DeserializeOwned;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
#[cfg(debug_assertions)]
use std::sync::LazyLock;
use thiserror::Error;

/// Returns the maximum size of a journal in bytes, which a test may lower in debug builds.
pub(super) fn longest() -> u64 {
    #[cfg(debug_assertions)]
    {
        static LOWERED: LazyLock<Option<u64>> =
            LazyLock::new(|| std::env::var("ANNABELLA_LONGEST_JOURNAL").ok()?.parse().ok());
        LOWERED.unwrap_or(LONGEST)
    }
    #[cfg(not(debug_assertions))]
    LONGEST
}

/// Reads a journal, which may be in use, without changing it.
///
/// # Errors
/// The file is missing, cannot be read, or does not begin like a journal. A fault in a later line is not an
/// error: it is returned in [`Contents::fault`], along with the entries before it.
pub fn read<H, E>(path: &Path) -> Result<Contents<H, E>, JournalError>
where
    H: DeserializeOwned,
    E: DeserializeOwned,
{
    let bytes = journal_bytes(path, &input_file::open(path)?)?;
    journal::read(&bytes).map_err(|fault| JournalError::Content(path.into(), fault))
}

/// Reads a journal from an opened file.
///
/// # Errors
/// Those of [`read`].
pub fn read_opened<H, E>(file: &mut InputFile) -> Result<Contents<H, E>, JournalError>
where
    H: DeserializeOwned,
    E: DeserializeOwned,
{
    let contents = journal::read(file.whole(longest())?);
    contents.map_err(|fault| JournalError::Content(file.path().into(), fault))
}

/// Reads all bytes of a journal; only the beginning of a large file that is not a journal.
pub(super) fn journal_bytes(path: &Path, file: &File) -> Result<Vec<u8>, JournalError> {
    let mut bytes = Vec::new();
    let begun = file.take(LONGEST_HEADER).read_to_end(&mut bytes);
    begun.map_err(|error| JournalError::Io(path.into(), error))?;
    if bytes.contains(&b'\n') {
        fill(path, file, &mut bytes, longest())?;
    }
    Ok(bytes)
}

/// Repairs the journal `damaged` and writes the result to `path`, synced to disk.
///
/// `digest`: a fingerprint announced during the game, which can prove entries after a gap.
///
/// # Errors
/// The damaged file cannot be read, or its header cannot be proven; [`JournalError::Exists`] if there is a
/// file at `path`, which is left unchanged; [`JournalError::Io`] if the file cannot be written.
pub fn write_repaired(damaged: &Path, path: &Path, digest: Option<Digest>) -> Result<Repair, JournalError> {
    let repair = Repair::of(&bounded(damaged, longest())?, digest)
        .map_err(|fault| JournalError::Content(damaged.into(), fault))?;
    if path.symlink_metadata().is_ok() {
        return Err(JournalError::Exists(path.into()));
    }
    // No other program looks for this name before the file is complete.
    let (part, mut file) = free(path, "part", create_new).map_err(|error| not_created(path, error))?;
    let written = file.write_all(repair.bytes()).and_then(|()| file.sync_all());
    let placed = written.and_then(|()| place(&part, path));
    // If the file was linked to its place, this is its second name.
    let _ = fs::remove_file(&part);
    placed.map(|()| repair).map_err(|error| not_created(path, error))
}

/// Returns why a new file could not be created.
pub(super) fn not_created(path: &Path, error: io::Error) -> JournalError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => JournalError::Exists(path.into()),
        _ => JournalError::Io(path.into(), error),
    }
}

/// Creates a file for a journal, without overwriting an existing file.
pub(super) fn create_new(path: &Path) -> io::Result<File> {
    private(sole().create_new(true)).open(path)
}

/// Gives a complete file its name, without replacing another file.
pub(super) fn place(new: &Path, path: &Path) -> io::Result<()> {
    // Unlike renaming, linking replaces no file; some file systems have no links.
    fs::hard_link(new, path).or_else(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Err(error),
        _ => fs::rename(new, path),
    })?;
    sync_folder(path)
}

/// Saves bytes of a journal in a new file next to it, and returns its path.
pub(super) fn put_beside(path: &Path, bytes: &[u8]) -> Result<PathBuf, JournalError> {
    let put = free(path, "cut", create_new).and_then(|(name, mut file)| {
        file.write_all(bytes)?;
        file.sync_all()?;
        sync_folder(path)?;
        Ok(name)
    });
    put.map_err(|error| JournalError::Io(path.into(), error))
}

/// Calls `make` with the first free name of the form `FILE.ending`, `FILE.ending-2`...
pub(super) fn free<T>(
    path: &Path,
    ending: &str,
    make: impl Fn(&Path) -> io::Result<T>,
) -> io::Result<(PathBuf, T)> {
    for number in 1_u32.. {
        let mut name = OsString::from(path);
        name.push(if number == 1 { format!(".{ending}") } else { format!(".{ending}-{number}") });
        let name = PathBuf::from(name);
        if name.symlink_metadata().is_ok() {
            continue;
        }
        match make(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|made| (name, made)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// An error in reading or writing a journal.
#[derive(Debug, Error)]
pub enum JournalError {
    /// A new journal cannot replace an existing file.
    #[error("{}: exists", .0.display())]
    Exists(PathBuf),
    /// The file does not exist.
    #[error("{}: missing", .0.display())]
    Missing(PathBuf),
    /// The path is a directory, a device or a pipe, not a regular file.
    #[error("{}: no regular file", .0.display())]
    NoFile(PathBuf, FileKind),
    /// The file is longer than any journal.
    #[error("{}: too long", .0.display())]
    TooLong(PathBuf),
    /// A line of a text is too long; its number from 1.
    #[error("{path}, line {1}: too long", path = .0.display())]
    LongLine(PathBuf, usize),
    /// Another process is writing the file.
    #[error("{}: in use", .0.display())]
    InUse(PathBuf),
    /// The bytes are not a journal, or contain a fault.
    #[error("{path}: {1}", path = .0.display())]
    Content(PathBuf, #[source] JournalFault),
    /// The operating system cannot read or write the file.
    #[error("{path}: {1}", path = .0.display())]
    Io(PathBuf, #[source] io::Error),
    /// An entry has no JSON form.
    #[error("cannot be written as JSON: {0}")]
    Entry(#[source] serde_json::Error),
}

impl JournalError {
    /// Whether the fault is in a line of the journal, rather than in the file or the operating system.
    pub fn is_broken(&self) -> bool {
        matches!(self, JournalError::Content(_, fault) if fault.is_in_a_line())
    }
}

impl Worded for JournalError {
    fn message(&self) -> Message {
        let of = |id, path: &Path| Message::new(id).with("file", path.display().to_string());
        match self {
            JournalError::Exists(path) => of("journal-exists", path),
            JournalError::Missing(path) => of("journal-missing", path),
            JournalError::NoFile(path, kind) => of("journal-no-file", path).with("kind", kind.code()),
            JournalError::TooLong(path) => of("journal-too-long", path),
            JournalError::LongLine(path, line) => of("file-long-line", path).with("line", *line),
            JournalError::InUse(path) => of("journal-in-use", path),
            JournalError::Content(path, fault) => fault.message(&path.display().to_string()),
            JournalError::Io(path, error) => of("journal-io", path).with("cause", cause(error)),
            JournalError::Entry(error) => Message::new("journal-entry").with("cause", error.to_string()),
        }
    }
}
