//! The token that permits a push. No message, log or debug output contains it.

use crate::cli::secret::{SecretFault, secret_text};
use annabella_speech::{Message, Worded};
use std::fmt;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A secret that the server demands.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// Reason why a file gives no token.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum TokenError {
    /// The file cannot be read.
    #[error("unreadable")]
    Unreadable(Message),
    /// Other users of the machine can read the file.
    #[error("{} is readable by others", file.display())]
    Shared {
        /// The file.
        file: PathBuf,
    },
    /// The file is empty.
    #[error("{} is empty", file.display())]
    Empty {
        /// The file.
        file: PathBuf,
    },
    /// The file has more than one word, or characters that no token has.
    #[error("{} has no token", file.display())]
    NoToken {
        /// The file.
        file: PathBuf,
    },
}

impl Token {
    /// Reads the token from a file that only its owner can read.
    ///
    /// # Errors
    /// [`TokenError`] if the file cannot be read, is shared, or has no token.
    pub fn read(file: &Path) -> Result<Token, TokenError> {
        let text = secret_text(file).map_err(|fault| match fault {
            SecretFault::File(error) => TokenError::Unreadable(error.message()),
            SecretFault::Open(_) => TokenError::Shared { file: file.to_owned() },
            SecretFault::Empty(_) => TokenError::Empty { file: file.to_owned() },
        })?;
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(TokenError::Empty { file: file.to_owned() });
        }
        Token::new(text).ok_or_else(|| TokenError::NoToken { file: file.to_owned() })
    }

    /// Returns the token if the text can be one: visible ASCII characters only.
    pub fn new(text: &str) -> Option<Token> {
        let is = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
        is.then(|| Token(text.to_owned()))
    }

    /// Returns the value of the header `Authorization`.
    pub(super) fn authorization(&self) -> String {
        format!("Bearer {}", self.0)
    }

    /// Removes the token from a text of the server.
    pub(super) fn hidden_in(&self, text: &str) -> String {
        text.replace(&self.0, "…")
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl Worded for TokenError {
    fn message(&self) -> Message {
        let of = |id, file: &PathBuf| Message::new(id).with("file", file.display().to_string());
        match self {
            TokenError::Unreadable(message) => message.clone(),
            TokenError::Shared { file } => of("push-token-shared", file),
            TokenError::Empty { file } => of("push-token-empty", file),
            TokenError::NoToken { file } => of("push-token-none", file),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn file(text: &str) -> (tempfile::TempDir, PathBuf) {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("token");
        fs::write(&file, text).unwrap();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
        }
        (dir, file)
    }

    #[test]
    fn the_token_is_trimmed_and_never_shown() {
        let (_dir, path) = file("  lip_secret \r\n");
        let token = Token::read(&path).unwrap();
        assert_eq!(token.authorization(), "Bearer lip_secret");
        assert_eq!(format!("{token:?}"), "Token(…)");
        assert_eq!(token.hidden_in("No such token: lip_secret"), "No such token: …");
    }

    #[test]
    fn a_file_without_a_token_is_refused() {
        let (_dir, path) = file(" \n");
        assert_eq!(Token::read(&path), Err(TokenError::Empty { file: path.clone() }));
        for text in ["two words", "line\nline", "schlüssel", "a\u{0}b"] {
            let (_dir, path) = file(text);
            assert_eq!(Token::read(&path), Err(TokenError::NoToken { file: path.clone() }), "{text:?}");
        }
        let (dir, _path) = file("x");
        assert!(matches!(Token::read(dir.path()), Err(TokenError::Unreadable(_))));
        assert!(matches!(Token::read(&dir.path().join("no")), Err(TokenError::Unreadable(_))));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_that_others_can_read_is_refused() {
        use std::os::unix::fs::PermissionsExt;
        let (_dir, path) = file("lip_secret");
        for mode in [0o640, 0o604, 0o644] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            let error = Token::read(&path).unwrap_err();
            assert_eq!(error, TokenError::Shared { file: path.clone() });
            assert!(!error.to_string().contains("lip_secret"));
        }
    }
}
