//! The arbiter's PIN: only its Argon2 hash is kept.

use crate::game::PinGiven;
use argon2::password_hash::{PasswordHash, SaltString};
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use thiserror::Error;

/// The hash cannot be made: the system gives no random numbers, or not enough memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the PIN cannot be hashed")]
pub struct PinError;

/// Costs that a small computer pays in some tens of milliseconds: 19 MiB, passed over twice.
fn hasher() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

/// The hash of a PIN, as a PHC string.
///
/// # Errors
/// [`PinError`] if it cannot be made.
pub fn hashed(pin: &str) -> Result<String, PinError> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| PinError)?;
    let salt = SaltString::encode_b64(&salt).map_err(|_| PinError)?;
    hasher().hash_password(pin.as_bytes(), &salt).map(|hash| hash.to_string()).map_err(|_| PinError)
}

/// The PIN of a game, and how an answer for it is found.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    /// The hash of the PIN, if the game has one.
    pub hash: Option<String>,
    /// In a pipe, which cannot be asked: what its `--pin-file` held.
    pub known: Option<PinGiven>,
}

impl Guard {
    /// What that text is.
    pub fn given(&self, text: &str) -> PinGiven {
        match &self.hash {
            _ if text.is_empty() => PinGiven::None,
            Some(hash) if is_pin(text, hash) => PinGiven::Right,
            _ => PinGiven::Wrong,
        }
    }
}

/// Whether that is the PIN of which this is the hash.
pub fn is_pin(pin: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| hasher().verify_password(pin.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pin_has_its_hash() {
        let hash = hashed("2468").unwrap();
        assert!(is_pin("2468", &hash) && !hash.contains("2468"), "{hash}");
        assert!(!is_pin("2469", &hash) && !is_pin("", &hash) && !is_pin("2468", ""));
        assert_ne!(hashed("2468").unwrap(), hash);
    }
}
