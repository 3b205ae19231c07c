//! The arbiter's PIN.
//! A journal contains only its Argon2 hash. The program recognises the PIN in lines, so that it never shows,
//! speaks or journals a line with the PIN.

use crate::game::{PinGiven, is_typed_in_games, untagged};
use age::secrecy::{ExposeSecret, SecretString};
use argon2::password_hash::{PasswordHash, SaltString};
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use strsim::osa_distance;
use thiserror::Error;

/// The maximum number of words of a line to compare with the hash of a PIN.
const MOST_WORDS: usize = 12;

/// The minimum number of characters in a PIN.
pub const FEWEST: usize = 4;

/// A failure to create the hash: the system has no random numbers, or not enough memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the PIN cannot be hashed")]
pub struct PinError;

/// Returns the hash function: 19 MiB in two passes, some tens of milliseconds on a small computer.
fn hasher() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
}

/// Hashes a PIN. Returns a PHC string.
///
/// # Errors
/// [`PinError`] if the hash cannot be created.
pub fn hashed(pin: &str) -> Result<String, PinError> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| PinError)?;
    let salt = SaltString::encode_b64(&salt).map_err(|_| PinError)?;
    hasher().hash_password(pin.as_bytes(), &salt).map(|hash| hash.to_string()).map_err(|_| PinError)
}

/// The guard that recognises the PIN of a game in answers and lines.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    /// The hash of the PIN, if the game has one.
    hash: Option<String>,
    /// The PIN itself, once it has been typed during this run of the program.
    pin: Option<SecretString>,
    /// The result of comparing `--pin-file` when input is a pipe, which cannot be asked.
    known: Option<PinGiven>,
    /// The answer being compared.
    answer: Option<SecretString>,
    /// Whether the last answer was wrong, so that the next line may be a second attempt.
    expects_attempt: bool,
}

/// Whether a line may contain the PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suspicion {
    /// The line does not contain the PIN.
    None,
    /// The line may be an attempt at the PIN.
    Attempt,
    /// The line contains the PIN, or text that differs from it in one character.
    Contains,
}

impl Guard {
    /// Creates the guard of a new game. The PIN cannot contain `arbiter:`, which is ignored in an answer.
    ///
    /// # Errors
    /// [`PinError`] if the hash cannot be created.
    pub fn new(pin: &str) -> Result<Guard, PinError> {
        let kept = Some(SecretString::from(pin));
        Ok(Guard { hash: Some(hashed(pin)?), pin: kept, ..Guard::default() })
    }

    /// Creates the guard of a game whose PIN has this hash.
    pub fn of_hash(hash: &str) -> Guard {
        Guard { hash: Some(hash.to_owned()), ..Guard::default() }
    }

    /// Turns the guard into one for a pipe, with `known` as the answer to each question for the PIN.
    pub fn answering(self, known: PinGiven) -> Guard {
        Guard { known: Some(known), ..self }
    }

    /// Returns the answer of a pipe; `None` at a terminal.
    pub fn known(&self) -> Option<PinGiven> {
        self.known
    }

    /// Returns the hash of the PIN, if the game has one.
    pub fn hash(&self) -> Option<&str> {
        self.hash.as_deref()
    }

    /// Compares an answer with the PIN, which takes some tens of milliseconds.
    pub fn given(&self, answer: &str) -> PinGiven {
        let answer = answer.trim();
        match &self.hash {
            _ if answer.is_empty() => PinGiven::None,
            Some(hash) if is_pin(untagged(answer), hash) => PinGiven::Right,
            _ => PinGiven::Wrong,
        }
    }

    /// Keeps an answer during its comparison.
    pub fn hold(&mut self, answer: &str) {
        self.answer = Some(SecretString::from(untagged(answer)));
    }

    /// Notes the result of comparing the answer.
    pub fn note(&mut self, given: PinGiven) {
        let answer = self.answer.take();
        self.expects_attempt = given != PinGiven::Right;
        if given == PinGiven::Right {
            self.pin = answer.or(self.pin.take());
        }
    }

    fn is_known_as(&self, text: &str) -> bool {
        self.hash.as_deref().is_some_and(|hash| is_pin(text, hash))
    }

    /// Whether the next line may be a second attempt, which must not be shown on a terminal.
    pub fn expects_attempt(&self) -> bool {
        self.expects_attempt
    }

    /// Notes that a line was understood, and is therefore not an attempt.
    pub fn note_understood(&mut self) {
        self.expects_attempt = false;
    }

    /// Whether only the hash of the PIN is known, and the line has text to compare with it.
    /// Each comparison takes some tens of milliseconds.
    pub fn takes_long(&self, line: &str) -> bool {
        self.hash.is_some() && self.pin.is_none() && unknown_texts(line).next().is_some()
    }

    /// Tests whether a line may contain the PIN. `understood`: it is a command or a readable move.
    pub fn suspects(&self, line: &str, understood: bool) -> Suspicion {
        let contains = match (&self.pin, &self.hash) {
            (_, None) => return Suspicion::None,
            (Some(pin), _) => {
                let pin = pin.expose_secret();
                contains(line, pin) || !understood && is_similar(line, pin)
            }
            (None, Some(_)) => unknown_texts(line).any(|text| self.is_known_as(text)),
        };
        match contains {
            true => Suspicion::Contains,
            false if self.expects_attempt && !understood => Suspicion::Attempt,
            false => Suspicion::None,
        }
    }
}

/// Whether a line contains the PIN, ignoring case.
/// As part of a longer word, a PIN of letters does not count.
fn contains(line: &str, pin: &str) -> bool {
    let (line, pin) = (line.to_lowercase(), pin.to_lowercase());
    let letter_at_start = pin.starts_with(char::is_alphabetic);
    let letter_at_end = pin.ends_with(char::is_alphabetic);
    line.match_indices(&pin).any(|(at, _)| {
        let in_word = letter_at_start && line[..at].ends_with(char::is_alphabetic)
            || letter_at_end && line[at + pin.len()..].starts_with(char::is_alphabetic);
        !in_word
    })
}

/// Whether a line that is not a command is the PIN with blanks, or differs from it in one character.
fn is_similar(line: &str, pin: &str) -> bool {
    let squeezed = |text: &str| -> String {
        text.chars().filter(|ch| ch.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let (all, pin) = (squeezed(line), squeezed(pin));
    if pin.chars().count() < FEWEST {
        return false;
    }
    all.contains(&pin) || candidates(line).any(|text| osa_distance(&squeezed(text), &pin) <= 1)
}

/// Returns the parts of a line that may be a PIN, without words used in a game, which cannot be PINs.
fn unknown_texts(line: &str) -> impl Iterator<Item = &str> {
    candidates(line).filter(|text| text.chars().count() >= FEWEST && !is_typed_in_games(text))
}

/// Returns the parts of a line that may be a PIN.
/// These are the text after the speaker or the first word, and each word.
fn candidates(line: &str) -> impl Iterator<Item = &str> {
    let bare = untagged(line);
    let after_word = bare.split_once(char::is_whitespace).map(|(_, rest)| rest.trim());
    let words = bare.split_whitespace().map(|word| word.trim_end_matches(['.', ',', '!', '?', ':', ';']));
    [bare].into_iter().chain(after_word).chain(words.take(MOST_WORDS)).filter(|text| !text.is_empty())
}

/// Whether `pin` has this hash.
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

    /// Creates a guard with a cheap hash, so that many lines can be compared with it.
    fn cheap(pin: &str) -> Guard {
        let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(8, 1, 1, None).unwrap());
        let salt = SaltString::encode_b64(b"saltsaltsaltsalt").unwrap();
        Guard::of_hash(&hasher.hash_password(pin.as_bytes(), &salt).unwrap().to_string())
    }

    #[test]
    fn an_answer_may_name_its_speaker_and_have_blanks() {
        let guard = cheap("4711");
        for right in ["4711", "  4711 ", "arbiter: 4711", "Schiedsrichter:4711"] {
            assert_eq!(guard.given(right), PinGiven::Right, "{right:?}");
        }
        for wrong in ["4712", "47 11", "arbiter 4711", "pin 4711"] {
            assert_eq!(guard.given(wrong), PinGiven::Wrong, "{wrong:?}");
        }
        assert_eq!(guard.given("  "), PinGiven::None);
    }

    #[test]
    fn a_line_with_the_pin_is_found_by_hash_or_text() {
        let lines = ["4711", " 4711", "pin 4711", "arbiter: 4711", "strat 4711", "4711!", "white: halt 4711"];
        let by_hash = cheap("4711");
        let mut by_text = by_hash.clone();
        by_text.hold("arbiter: 4711");
        by_text.note(PinGiven::Right);
        assert!(by_hash.takes_long("pin 4711") && !by_text.takes_long("pin 4711"));
        assert!(!by_hash.takes_long("time") && !by_hash.takes_long("e2e4"), "a game waits for no comparison");
        for guard in [&by_hash, &by_text] {
            for line in lines {
                assert_eq!(guard.suspects(line, false), Suspicion::Contains, "{line:?}");
            }
            for line in ["e4", "set white 47:11", "time", "strat"] {
                assert_eq!(guard.suspects(line, true), Suspicion::None, "{line:?}");
            }
        }
        for typo in ["4712", "47711", "471", "pin 7411", "4 7 1 1", "arbiter: 4771"] {
            assert_eq!(by_text.suspects(typo, false), Suspicion::Contains, "{typo:?}");
            assert_eq!(by_text.suspects(typo, true), Suspicion::None, "{typo:?}");
        }
        assert_eq!(Guard::default().suspects("4711", false), Suspicion::None);
    }

    #[test]
    fn after_a_wrong_answer_the_next_text_may_be_an_attempt() {
        let mut guard = cheap("4711");
        guard.hold("9999");
        guard.note(PinGiven::Wrong);
        assert_eq!(guard.suspects("8888", false), Suspicion::Attempt);
        assert_eq!(guard.suspects("e4", true), Suspicion::None);
        guard.note_understood();
        assert_eq!(guard.suspects("8888", false), Suspicion::None);
    }

    #[test]
    fn a_pin_of_signs_makes_no_line_suspicious() {
        let mut guard = cheap("-+-+");
        guard.hold("-+-+");
        guard.note(PinGiven::Right);
        assert_eq!(guard.suspects("Sf33", false), Suspicion::None);
        assert_eq!(guard.suspects("pin -+-+", false), Suspicion::Contains);
    }

    #[test]
    fn a_word_that_contains_the_pin_is_none() {
        let mut guard = cheap("star");
        guard.hold("star");
        guard.note(PinGiven::Right);
        assert_eq!(guard.suspects("start", true), Suspicion::None);
        assert_eq!(guard.suspects("halt Star.", true), Suspicion::Contains);
    }
}
