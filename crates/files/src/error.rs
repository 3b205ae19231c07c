//! Errors in opening or reading a file. The words are in `locales/*/journal.ftl`.

use crate::file_kind::FileKind;
use annabella_speech::{Message, Worded};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// An error in opening or reading a file.
#[derive(Debug, Error)]
pub enum FileError {
    /// The file does not exist.
    #[error("{}: missing", .0.display())]
    Missing(PathBuf),
    /// The path is a directory, a device or a pipe, not a regular file.
    #[error("{}: no regular file", .0.display())]
    NoFile(PathBuf, FileKind),
    /// The path is a link, through which a file of someone else would be written.
    #[error("{}: a link", .0.display())]
    Link(PathBuf),
    /// The file is longer than permitted.
    #[error("{}: too long", .0.display())]
    TooLong(PathBuf),
    /// A line of a text is too long; its number from 1.
    #[error("{path}, line {1}: too long", path = .0.display())]
    LongLine(PathBuf, usize),
    /// The operating system cannot read or write the file.
    #[error("{path}: {1}", path = .0.display())]
    Io(PathBuf, #[source] io::Error),
}

impl Worded for FileError {
    fn message(&self) -> Message {
        let of = |id, path: &Path| Message::new(id).with("file", path.display().to_string());
        match self {
            FileError::Missing(path) => of("journal-missing", path),
            FileError::NoFile(path, kind) => of("journal-no-file", path).with("kind", kind.code()),
            FileError::Link(path) => of("output-link", path),
            FileError::TooLong(path) => of("journal-too-long", path),
            FileError::LongLine(path, line) => of("file-long-line", path).with("line", *line),
            FileError::Io(path, error) => of("journal-io", path).with("cause", cause(error)),
        }
    }
}

/// Returns the reason for an error of the operating system, translated if it is a common one.
pub fn cause(error: &io::Error) -> Message {
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
