//! Why a journal cannot be read or written. The words are in `locales/*/journal.ftl`.

use super::line::VERSION;
use crate::speech::{Message, Worded};
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a journal cannot be read or written.
#[derive(Debug, Error)]
pub enum JournalError {
    /// A new journal may not replace an existing file.
    #[error("{}: exists", .0.display())]
    Exists(PathBuf),
    /// The file does not exist.
    #[error("{}: missing", .0.display())]
    Missing(PathBuf),
    /// It is a directory, a device or a pipe, not a regular file.
    #[error("{}: no regular file", .0.display())]
    NoFile(PathBuf),
    /// The file is empty.
    #[error("{}: empty", .0.display())]
    Empty(PathBuf),
    /// The file is longer than any journal.
    #[error("{}: too long", .0.display())]
    TooLong(PathBuf),
    /// Another process writes it.
    #[error("{}: in use", .0.display())]
    InUse(PathBuf),
    /// It does not begin like a journal.
    #[error("{}: no journal", .0.display())]
    NoJournal(PathBuf),
    /// It is a journal in the format of another version.
    #[error("{}: version {found}", path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// The version named in the file.
        found: u32,
    },
    /// A line is not valid at its place.
    #[error("{}: line {line}: {fault}", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// The line's number in the file, from 1.
        line: usize,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The operating system cannot read or write it.
    #[error("{path}: {1}", path = .0.display())]
    Io(PathBuf, #[source] io::Error),
    /// An entry has no JSON form.
    #[error("no JSON form: {0}")]
    Entry(#[source] serde_json::Error),
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The line has been changed since it was written.
    #[error("changed")]
    Changed,
    /// The entry has another number: lines are missing, doubled or out of order.
    #[error("entry {found} where {expected} belongs")]
    Number {
        /// The number that is valid here.
        expected: u64,
        /// The number in the line.
        found: u64,
    },
    /// The line is unchanged, but its content is not understood by this program.
    #[error("unknown entry: {0}")]
    Meaning(String),
}

impl JournalError {
    /// Whether the content of the journal is at fault, and not the file or the operating system.
    pub fn is_broken(&self) -> bool {
        matches!(self, JournalError::Broken { .. })
    }
}

impl Worded for JournalError {
    fn message(&self) -> Message {
        let of = |id, path: &Path| Message::new(id).with("file", path.display().to_string());
        match self {
            JournalError::Exists(path) => of("journal-exists", path),
            JournalError::Missing(path) => of("journal-missing", path),
            JournalError::NoFile(path) => of("journal-no-file", path),
            JournalError::Empty(path) => of("journal-empty", path),
            JournalError::TooLong(path) => of("journal-too-long", path),
            JournalError::InUse(path) => of("journal-in-use", path),
            JournalError::NoJournal(path) => of("journal-none", path),
            JournalError::Version { path, found } => {
                of("journal-version", path).with("found", i64::from(*found)).with("known", i64::from(VERSION))
            }
            JournalError::Broken { path, line, fault } => match fault {
                Fault::Changed => of("journal-changed", path).with("line", *line),
                Fault::Number { expected, found } => of("journal-number", path)
                    .with("line", *line)
                    .with("expected", number(*expected))
                    .with("found", number(*found)),
                Fault::Meaning(cause) => {
                    of("journal-meaning", path).with("line", *line).with("cause", cause.as_str())
                }
            },
            JournalError::Io(path, error) => of("journal-io", path).with("cause", cause(error)),
            JournalError::Entry(error) => Message::new("journal-entry").with("cause", error.to_string()),
        }
    }
}

fn number(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The reason of an error of the operating system, in our own words if it is a common one.
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
