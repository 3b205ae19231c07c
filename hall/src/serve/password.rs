//! `annabella-hall password`: the hash of the password of the pages.

use crate::cli::{DONE, Failure, print};
use annabella_speech::{Message, Worded, Words};
use argon2::password_hash::SaltString;
use argon2::password_hash::rand_core::OsRng;
use argon2::{Argon2, PasswordHasher};
use std::io::{self, IsTerminal, Read};
use thiserror::Error;

/// The fewest characters of a password.
const FEWEST: usize = 10;
/// The longest line read from standard input, in bytes.
const LONGEST: u64 = 1024;

/// A fault of a new password.
#[derive(Debug, Error)]
pub enum PasswordFault {
    /// Too short.
    #[error("fewer than {FEWEST} characters")]
    Short,
    /// Typed differently the second time.
    #[error("typed differently the second time")]
    Differs,
    /// Unreadable.
    #[error("cannot be read: {0}")]
    Unread(io::Error),
    /// Impossible to hash.
    #[error("cannot be hashed: {0}")]
    Hash(argon2::password_hash::Error),
}

impl Worded for PasswordFault {
    fn message(&self) -> Message {
        match self {
            PasswordFault::Short => Message::new("hall-password-short").with("fewest", FEWEST),
            PasswordFault::Differs => Message::new("hall-password-differs"),
            PasswordFault::Unread(error) => {
                Message::new("hall-password-unread").with("cause", error.to_string())
            }
            PasswordFault::Hash(error) => {
                Message::new("hall-password-unread").with("cause", error.to_string())
            }
        }
    }
}

/// Prints the hash of a password, typed twice without echo, or the first line of standard input.
pub fn run(words: &Words) -> Result<u8, Failure> {
    let password = if io::stdin().is_terminal() { typed(words) } else { read() };
    let hash = password.and_then(|password| hashed(&password)).map_err(Failure::usage)?;
    print(&format!("{hash}\n"));
    Ok(DONE)
}

fn typed(words: &Words) -> Result<String, PasswordFault> {
    let ask = |id| {
        eprint!("{} ", words.say(&Message::new(id)));
        rpassword::read_password().map_err(PasswordFault::Unread)
    };
    let first = ask("hall-password-choose")?;
    if ask("hall-password-again")? == first { Ok(first) } else { Err(PasswordFault::Differs) }
}

fn read() -> Result<String, PasswordFault> {
    let mut text = String::new();
    io::stdin().take(LONGEST).read_to_string(&mut text).map_err(PasswordFault::Unread)?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

/// Returns the argon2 hash of a password.
pub fn hashed(password: &str) -> Result<String, PasswordFault> {
    if password.chars().count() < FEWEST {
        return Err(PasswordFault::Short);
    }
    let salt = SaltString::generate(&mut OsRng);
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt).map_err(PasswordFault::Hash)?;
    Ok(hash.to_string())
}
