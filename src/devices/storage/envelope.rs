//! The envelope of a sealed move (2023 Guideline I), next to the journal.
//! It consists of a file in the age format, encrypted with a passphrase, and a text file for its outside.

use super::input_file::bounded;
use crate::devices::platform::free_name::sync_folder;
use crate::devices::platform::private_file::private;
use crate::game::{Commitment, Found};
use age::secrecy::SecretString;
use age::{DecryptError, Decryptor, EncryptError, Encryptor, scrypt};
use annabella_files::FileError;
use sha2::{Digest, Sha256};
use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io::{self, Read, Write};
use std::iter::once;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The work factor of deriving the key, as a power of two: 32 MiB of memory, about a tenth of a second.
const WORK: u8 = 15;

/// The maximum work factor for opening; this program makes no envelope with a greater one.
const MOST_WORK: u8 = 18;

/// The length in bytes to which a move is padded, so that the file's size does not reveal the move.
const LENGTH: usize = 256;

/// The maximum size of an envelope in bytes.
const LONGEST: u64 = 4096;

/// The number of digits of the commitment in the file name.
const DIGITS: usize = 8;

/// The reason why an envelope cannot be closed or opened.
#[derive(Debug, Error)]
pub enum EnvelopeError {
    /// The text is longer than any move.
    #[error("too long for a move")]
    TooLong,
    /// The envelope was altered after it was closed.
    #[error("not the envelope that was closed")]
    Altered,
    /// The passphrase is wrong.
    #[error("not the passphrase")]
    Passphrase,
    /// The move cannot be encrypted.
    #[error("{0}")]
    Unsealed(#[from] EncryptError),
    /// The envelope cannot be written or read.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// Returns the path of an envelope next to a journal.
pub fn file_of(journal: &Path, envelope: &Commitment) -> PathBuf {
    next_to(journal, envelope, "age")
}

fn next_to(journal: &Path, envelope: &Commitment, ending: &str) -> PathBuf {
    let digits = envelope.to_string();
    let mut name = OsString::from(journal);
    name.push(format!(".{}.{ending}", digits.get(..DIGITS).unwrap_or_default()));
    PathBuf::from(name)
}

/// A closed envelope, not yet on disk.
pub struct Closed {
    envelope: Commitment,
    bytes: Vec<u8>,
}

impl Closed {
    /// Puts a move into an envelope.
    ///
    /// # Errors
    /// [`EnvelopeError::TooLong`] for a text that is not a move; otherwise an error of the system's random
    /// numbers.
    pub fn new(text: &str, passphrase: &SecretString) -> Result<Closed, EnvelopeError> {
        let bytes = sealed(text, passphrase)?;
        Ok(Closed { envelope: commitment(&bytes), bytes })
    }

    /// Writes the envelope next to a journal, and waits until it is on disk.
    ///
    /// # Errors
    /// The envelope cannot be written.
    pub fn put(self, journal: &Path) -> io::Result<Commitment> {
        written(&file_of(journal, &self.envelope), &self.bytes)?;
        Ok(self.envelope)
    }
}

/// Writes the outside of an envelope.
///
/// # Errors
/// The text file cannot be written.
pub fn write_outside(journal: &Path, envelope: &Commitment, text: &str) -> io::Result<()> {
    let file = next_to(journal, envelope, "txt");
    match written(&file, text.as_bytes()) {
        // The same envelope was closed before the program was restarted.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        done => done,
    }
}

/// Reads the bytes of the envelope next to a journal.
///
/// # Errors
/// The finding: the envelope is missing or was altered.
pub fn read(journal: &Path, envelope: &Commitment) -> Result<Vec<u8>, Found> {
    bounded(&file_of(journal, envelope), LONGEST).map_err(|error| match error {
        FileError::Missing(_) => Found::Missing,
        _ => Found::Altered,
    })
}

/// Decrypts the bytes of an envelope. Returns the move or the reason for failure.
pub fn open(bytes: &[u8], envelope: &Commitment, passphrase: &SecretString) -> Found {
    match opened(bytes, passphrase, envelope) {
        Ok(text) => Found::Move(text),
        Err(EnvelopeError::Passphrase) => Found::Wrong,
        Err(_) => Found::Altered,
    }
}

fn written(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = private(OpenOptions::new().write(true).create_new(true)).open(file)?;
    new.write_all(bytes)?;
    new.sync_all()?;
    sync_folder(file)
}

/// Encrypts a text as the bytes of an envelope.
fn sealed(text: &str, passphrase: &SecretString) -> Result<Vec<u8>, EnvelopeError> {
    if text.len() > LENGTH || text.ends_with('\0') {
        return Err(EnvelopeError::TooLong);
    }
    let mut recipient = scrypt::Recipient::new(passphrase.clone());
    recipient.set_work_factor(WORK);
    let mut bytes = Vec::new();
    let mut writer =
        Encryptor::with_recipients(once(&recipient as &dyn age::Recipient))?.wrap_output(&mut bytes)?;
    let mut padded = text.as_bytes().to_vec();
    padded.resize(LENGTH, 0);
    writer.write_all(&padded)?;
    writer.finish()?;
    Ok(bytes)
}

/// Decrypts the bytes of an envelope with this commitment.
fn opened(bytes: &[u8], passphrase: &SecretString, committed: &Commitment) -> Result<String, EnvelopeError> {
    if commitment(bytes) != *committed {
        return Err(EnvelopeError::Altered);
    }
    let mut identity = scrypt::Identity::new(passphrase.clone());
    identity.set_max_work_factor(MOST_WORK);
    let decryptor = Decryptor::new(bytes).map_err(|_| EnvelopeError::Altered)?;
    let mut reader =
        decryptor.decrypt(once(&identity as &dyn age::Identity)).map_err(|error| match error {
            DecryptError::DecryptionFailed | DecryptError::NoMatchingKeys => EnvelopeError::Passphrase,
            _ => EnvelopeError::Altered,
        })?;
    let mut padded = Vec::new();
    reader.read_to_end(&mut padded).map_err(|_| EnvelopeError::Altered)?;
    let text = String::from_utf8(padded).map_err(|_| EnvelopeError::Altered)?;
    Ok(text.trim_end_matches('\0').to_owned())
}

fn commitment(bytes: &[u8]) -> Commitment {
    Commitment(Sha256::digest(bytes).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret(text: &str) -> SecretString {
        SecretString::from(text.to_owned())
    }

    #[test]
    fn only_the_passphrase_opens_it() {
        let bytes = sealed("Springer Felix drei", &secret("korrekt pferd")).unwrap();
        let envelope = commitment(&bytes);
        assert_eq!(opened(&bytes, &secret("korrekt pferd"), &envelope).unwrap(), "Springer Felix drei");
        for wrong in ["", "korrekt", "korrekt pferd "] {
            let error = opened(&bytes, &secret(wrong), &envelope).unwrap_err();
            assert!(matches!(error, EnvelopeError::Passphrase), "{wrong:?}: {error}");
        }
        let shown = String::from_utf8_lossy(&bytes);
        assert!(!shown.contains("Felix") && !shown.contains("pferd"), "{shown}");
    }

    /// Neither the length nor the bytes distinguish two moves, or reveal that a move was sealed twice.
    #[test]
    fn an_envelope_tells_nothing_of_its_move() {
        let secret = secret("12345678");
        let short = sealed("e4", &secret).unwrap();
        let long = sealed("Springer Gustav eins schlägt Felix drei", &secret).unwrap();
        assert_eq!(short.len(), long.len());
        assert_ne!(sealed("e4", &secret).unwrap(), short);
        assert!(matches!(sealed(&"e4".repeat(200), &secret), Err(EnvelopeError::TooLong)));
    }

    #[test]
    fn a_hundred_damaged_envelopes_are_found_altered() {
        let secret = secret("12345678");
        let bytes = sealed("Nf3", &secret).unwrap();
        let right = commitment(&bytes);
        let other = sealed("Nf3", &secret).unwrap();
        let mut damaged: Vec<Vec<u8>> = vec![Vec::new(), other, [&bytes[..], b"x"].concat()];
        for place in (0..bytes.len()).step_by(bytes.len() / 97) {
            let mut one = bytes.clone();
            one[place] ^= 1 << (place % 8);
            damaged.push(one);
        }
        damaged.extend((1..8).map(|part| bytes[..bytes.len() * part / 8].to_vec()));
        assert!(damaged.len() >= 100, "{}", damaged.len());
        let dir = tempfile::tempdir().unwrap();
        let journal = dir.path().join("game.journal");
        for (number, envelope) in damaged.into_iter().enumerate() {
            std::fs::write(file_of(&journal, &right), &envelope).unwrap();
            let found = read(&journal, &right).map(|bytes| open(&bytes, &right, &secret));
            assert_eq!(found, Ok(Found::Altered));
            // Even with a corrected commitment, opening gives only the move or a refusal.
            if number % 8 == 0
                && let Ok(text) = opened(&envelope, &secret, &commitment(&envelope))
            {
                assert_eq!(text, "Nf3");
            }
        }
        std::fs::remove_file(file_of(&journal, &right)).unwrap();
        assert_eq!(read(&journal, &right), Err(Found::Missing));
    }
}
