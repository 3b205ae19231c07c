//! Files with a password, a token or a key, which only their owner should read.

use annabella_files::{FileError, input_file, private_file::is_open_to_others};
use annabella_speech::{Message, Worded};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The longest file with a secret in bytes.
const LONGEST: u64 = 4096;
/// The longest certificate or key in bytes.
pub const LONGEST_CERTIFICATE: u64 = 1 << 20;

/// The reason why a file gives no secret.
#[derive(Debug, Error)]
pub enum SecretFault {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// Other users can read or change it.
    #[error("others can read {0}")]
    Open(PathBuf),
    /// Its first line is empty.
    #[error("no password in {0}")]
    Empty(PathBuf),
}

impl Worded for SecretFault {
    fn message(&self) -> Message {
        let path = |id, file: &Path| Message::new(id).with("path", file.display().to_string());
        match self {
            SecretFault::File(error) => error.message(),
            SecretFault::Open(file) => path("hall-broker-open-file", file),
            SecretFault::Empty(file) => path("hall-broker-no-password", file),
        }
    }
}

/// Reads a short text, also from a pipe of the shell, that only its owner may read.
///
/// # Errors
/// [`SecretFault`]. A file that others can read is refused before it is read.
pub fn secret_text(path: &Path) -> Result<String, SecretFault> {
    let file = input_file::open_secret(path, LONGEST)?;
    if open_to_others(&file, path)? {
        return Err(SecretFault::Open(path.into()));
    }
    Ok(text(&file, path)?)
}

/// Returns the first line of such a text.
///
/// # Errors
/// [`SecretFault`], also if the line is empty.
pub fn secret(path: &Path) -> Result<String, SecretFault> {
    let text = secret_text(path)?;
    let line = text.lines().next().unwrap_or_default().trim();
    if line.is_empty() { Err(SecretFault::Empty(path.into())) } else { Ok(line.to_owned()) }
}

/// Reads a short text that others may be able to read, and whether they are.
///
/// # Errors
/// [`FileError`].
pub fn shown_text(path: &Path) -> Result<(String, bool), SecretFault> {
    let file = input_file::open_secret(path, LONGEST)?;
    Ok((text(&file, path)?, open_to_others(&file, path)?))
}

/// Reads a key, and whether others can read it.
///
/// # Errors
/// [`FileError`].
pub fn key(path: &Path) -> Result<(Vec<u8>, bool), FileError> {
    let file = input_file::open_short(path, LONGEST_CERTIFICATE)?;
    let mut bytes = Vec::new();
    input_file::fill(path, &file, &mut bytes, LONGEST_CERTIFICATE)?;
    Ok((bytes, open_to_others(&file, path)?))
}

fn open_to_others(file: &File, path: &Path) -> Result<bool, FileError> {
    let found = file.metadata().map_err(|error| input_file::failed(path, error))?;
    Ok(is_open_to_others(&found))
}

fn text(file: &File, path: &Path) -> Result<String, FileError> {
    let mut text = String::new();
    let read = file.take(LONGEST).read_to_string(&mut text);
    read.map(|_| text).map_err(|error| input_file::failed(path, error))
}
