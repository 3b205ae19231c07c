//! Errors in reading or writing a journal. The words are in `locales/*/journal.ftl`.

use crate::devices::platform::file_kind::FileKind;
use crate::journal::JournalFault;
use crate::speech::{Message, Worded};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

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

/// Returns the reason for an error of the operating system, translated if it is a common one.
fn cause(error: &io::Error) -> Message {
    use io::ErrorKind;
    Message::new(match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "journal-cause-directory",
        ErrorKind::PermissionDenied => "journal-cause-permission",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "journal-cause-full",
        ErrorKind::FileTooLarge => "journal-cause-large",
        ErrorKind::ReadOnlyFilesystem => "journal-cause-read-only",
        _ => return Message::new("journal-cause-other").with("text", error.to_string()),
    })
}
