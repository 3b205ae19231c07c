//! Files to read: those of the crate `files`, with the errors of journals.

use super::journal::{JournalError, begins_a_journal};
use annabella_files::FileError;
pub use annabella_files::input_file::*;

impl From<FileError> for JournalError {
    fn from(error: FileError) -> JournalError {
        match error {
            FileError::Missing(path) => JournalError::Missing(path),
            FileError::NoFile(path, kind) => JournalError::NoFile(path, kind),
            FileError::TooLong(path) => JournalError::TooLong(path),
            FileError::LongLine(path, line) => JournalError::LongLine(path, line),
            FileError::Io(path, error) => JournalError::Io(path, error),
            FileError::Link(path) => JournalError::Exists(path),
        }
    }
}

/// Whether a file is a journal of this program; its first line begins with a checksum.
pub fn begins_as_journal(file: &InputFile) -> bool {
    begins_a_journal(file.head())
}
