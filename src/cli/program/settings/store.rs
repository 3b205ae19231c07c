//! The path of the settings file, and reading and writing it.

use super::fault::SettingsFault;
use crate::devices::storage::input_file::bounded_text;
use crate::devices::storage::journal::JournalError;
use crate::devices::storage::output_file::{OutputFileError, save};
use crate::speech::Worded;
use etcetera::BaseStrategy;
use std::fs::create_dir_all;
use std::io;
use std::path::{Path, PathBuf};

/// The environment variable with another path; empty for no settings file.
const VARIABLE: &str = "ANNABELLA_SETTINGS";

/// The maximum size of a settings file in bytes.
const LONGEST: u64 = 1 << 20;

/// Returns the path of the user's file; `None` if `ANNABELLA_SETTINGS` is empty.
pub fn file() -> Option<PathBuf> {
    if let Some(file) = std::env::var_os(VARIABLE) {
        return Some(PathBuf::from(file)).filter(|file| !file.as_os_str().is_empty());
    }
    let places = etcetera::choose_base_strategy().ok()?;
    Some(places.config_dir().join("annabella").join("settings.toml"))
}

/// Reads the text of a file; empty if the file does not exist.
pub(super) fn read(file: &Path) -> Result<String, SettingsFault> {
    let failed = |error: JournalError| SettingsFault::Io(error.message());
    let bytes = match bounded_text(file, LONGEST) {
        Err(JournalError::Missing(_)) => return Ok(String::new()),
        read => read.map_err(failed)?,
    };
    String::from_utf8(bytes).map_err(|error| {
        failed(JournalError::Io(file.into(), io::Error::new(io::ErrorKind::InvalidData, error.utf8_error())))
    })
}

/// Writes a file, completely or not at all.
pub(super) fn write(file: &Path, text: &str) -> Result<(), OutputFileError> {
    if let Some(folder) = file.parent() {
        create_dir_all(folder).map_err(|error| OutputFileError::Io(folder.into(), error))?;
    }
    save(file, text.as_bytes(), true)
}
