//! An organiser's signature of a journal: a file in minisign's format next to it, `FILE.minisig`.
//!
//! The signature covers every byte of the file: an edited, repaired or continued journal does not match it.
//! Checking needs no secret, and minisign itself can do it.

use crate::cli::Failure;
use crate::cli::common::secret;
use crate::devices::storage::input_file::bounded;
use crate::speech::{Message, Words};
use annabella_files::FileError;
use ct_codecs::{Base64, Decoder};
use minisign::{SecretKey, SecretKeyBox};
use minisign_verify::{PublicKey, Signature};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// More bytes than any key or signature has.
const LONGEST: u64 = 1 << 14;

/// The longest journal that can be signed, in bytes; the same limit as for reading.
const LONGEST_JOURNAL: u64 = 1 << 28;

/// Returns the path of a journal's signature.
pub(crate) fn beside(journal: &Path) -> PathBuf {
    let mut name = OsString::from(journal);
    name.push(".minisig");
    PathBuf::from(name)
}

/// Signs a journal and the comment `about`. Returns the text of the signature.
pub(crate) fn sign(
    journal: &Path,
    about: &str,
    key: &Path,
    password: Option<&Path>,
    words: &Words,
) -> Result<String, Failure> {
    let bytes = bounded(journal, LONGEST_JOURNAL).map_err(unread)?;
    let wrong = |_| Failure::usage(Message::new("sign-no-key").with("file", key.display().to_string()));
    let text = text(key).map_err(unread)?;
    let open = || SecretKeyBox::from_string(&text).map_err(wrong);
    let secret = match unencrypted(&text) {
        Some(secret) => secret,
        None => {
            let password = match password {
                Some(file) => secret::from_file(file)?,
                None => secret::unseen(words, &Message::new("sign-password"), "sign-needs-password")?,
            };
            open()?.into_secret_key(Some(password)).map_err(wrong)?
        }
    };
    let untrusted = "signature of an annabella journal";
    // Given the public key, `minisign::sign` immediately verifies the result.
    let public = minisign::PublicKey::from_secret_key(&secret).map_err(wrong)?;
    let signature = minisign::sign(Some(&public), &secret, bytes.as_slice(), Some(about), Some(untrusted));
    let signature = signature.map_err(wrong)?;
    Ok(signature.into_string())
}

/// Whether the signature next to a journal was made with `key`, for the journal's present contents.
///
/// `key`: a public key, or the path of its file.
pub(crate) fn is_right(journal: &Path, key: &str) -> Result<bool, Failure> {
    let no_key = || Failure::usage(Message::new("sign-no-public-key").with("key", key));
    let public = match PublicKey::from_base64(key.trim()) {
        Ok(public) => public,
        Err(_) => {
            let text = text(Path::new(key)).map_err(|error| match error {
                FileError::NoFile(..) | FileError::TooLong(_) => unread(error),
                _ => no_key(),
            })?;
            PublicKey::decode(text.trim()).map_err(|_| no_key())?
        }
    };
    let file = beside(journal);
    let text = text(&file).map_err(unread)?;
    let none = |_| Failure::usage(Message::new("sign-no-signature").with("file", file.display().to_string()));
    let signature = Signature::decode(&text).map_err(none)?;
    let bytes = bounded(journal, LONGEST_JOURNAL).map_err(unread)?;
    Ok(public.verify(&bytes, &signature, false).is_ok())
}

/// Reads a secret key without a password. minisign omits its checksum, which the crate requires.
fn unencrypted(text: &str) -> Option<SecretKey> {
    let bytes = Base64::decode_to_vec(text.lines().nth(1)?.trim(), None).ok()?;
    SecretKey::from_bytes(&bytes).ok().filter(|key| !key.is_encrypted())
}

fn unread(error: FileError) -> Failure {
    Failure::usage(error)
}

fn text(path: &Path) -> Result<String, FileError> {
    bounded(path, LONGEST).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Language;
    use minisign::KeyPair;
    use std::fs;

    #[test]
    fn a_signature_is_of_the_journal_as_it_is() {
        let dir = tempfile::tempdir().unwrap();
        let (journal, key) = (dir.path().join("game.journal"), dir.path().join("organiser.key"));
        let words = Words::new(Language::En);
        let pair = KeyPair::generate_unencrypted_keypair().unwrap();
        fs::write(&key, pair.sk.to_box(None).unwrap().into_string()).unwrap();
        let public = pair.pk.to_base64();
        let whole = b"line one\nline two\n";
        fs::write(&journal, whole).unwrap();
        fs::write(beside(&journal), sign(&journal, "entries:1", &key, None, &words).unwrap()).unwrap();
        assert!(is_right(&journal, &public).unwrap());
        let other = KeyPair::generate_unencrypted_keypair().unwrap().pk.to_base64();
        assert!(!is_right(&journal, &other).unwrap());
        // Continued, shortened, edited.
        for text in [&b"line one\nline two\nline three\n"[..], b"line one\n", b"line one\nline twu\n"] {
            fs::write(&journal, text).unwrap();
            assert!(!is_right(&journal, &public).unwrap());
        }
        fs::write(&journal, whole).unwrap();
        let file = beside(&journal);
        let signature = fs::read_to_string(&file).unwrap();
        fs::write(&file, signature.replace("entries:1", "entries:2")).unwrap();
        assert!(!is_right(&journal, &public).unwrap());
        fs::write(&file, "no signature").unwrap();
        assert!(is_right(&journal, &public).is_err() && is_right(&journal, "no key").is_err());
    }

    #[test]
    fn an_encrypted_key_needs_its_password() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        let (journal, key, password) = (at("game.journal"), at("key"), at("password"));
        let words = Words::new(Language::En);
        let pair = KeyPair::generate_encrypted_keypair(Some("knight".to_owned())).unwrap();
        fs::write(&key, pair.sk.to_box(None).unwrap().into_string()).unwrap();
        fs::write(&journal, "line\n").unwrap();
        fs::write(&password, "knight\n").unwrap();
        assert!(sign(&journal, "", &key, Some(&password), &words).is_ok());
        fs::write(&password, "bishop\n").unwrap();
        assert!(sign(&journal, "", &key, Some(&password), &words).is_err());
    }
}
