//! The path of the settings file, and reading and writing it.

use super::fault::SettingsFault;
use crate::devices::storage::journal::JournalError;
use crate::devices::storage::output_file::{OutputFileError, save};
use crate::speech::Worded;
use etcetera::BaseStrategy;
use std::fs::{File, create_dir_all};
use std::io::{ErrorKind, Read};
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
    let failed = |error| SettingsFault::Io(JournalError::Io(file.into(), error).message());
    let opened = match File::open(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(String::new()),
        opened => opened.map_err(failed)?,
    };
    let mut text = String::new();
    opened.take(LONGEST + 1).read_to_string(&mut text).map_err(failed)?;
    match text.len() as u64 > LONGEST {
        true => Err(failed(ErrorKind::FileTooLarge.into())),
        false => Ok(text),
    }
}

/// Writes a file, completely or not at all.
pub(super) fn write(file: &Path, text: &str) -> Result<(), OutputFileError> {
    if let Some(folder) = file.parent() {
        create_dir_all(folder).map_err(|error| OutputFileError::Io(folder.into(), error))?;
    }
    save(file, text.as_bytes(), true)
}
