//! The arbiter's PIN.
//!
//! The program keeps it in memory only, and compares it only with answers to its question. Lines that may contain
//! it are recognised by their shape ([`Machine::suspects`](crate::game::Machine::suspects)).

use crate::game::{PinGiven, untagged};
use age::secrecy::{ExposeSecret, SecretString};

/// The guard of a game's PIN.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    /// The PIN, if the game has one.
    pin: Option<SecretString>,
    /// Whether input is a pipe, which gives the PIN by its file and cannot be asked.
    by_file: bool,
    /// Whether the last answer was wrong, so that the next line may be a second attempt.
    expects_attempt: bool,
}

impl Guard {
    /// Creates the guard of a game. The PIN cannot contain `arbiter:`, which is ignored in an answer.
    pub fn new(pin: &str) -> Guard {
        Guard { pin: Some(SecretString::from(pin)), ..Guard::default() }
    }

    /// Turns the guard into one for a pipe, whose file has given the PIN.
    pub fn answering(self) -> Guard {
        Guard { by_file: true, ..self }
    }

    /// Whether the game has a PIN.
    pub fn has_pin(&self) -> bool {
        self.pin.is_some()
    }

    /// Whether a file has given the PIN, so that no one is asked.
    pub fn is_given_by_file(&self) -> bool {
        self.by_file
    }

    /// Compares an answer with the PIN, and notes whether it was right.
    pub fn given(&mut self, answer: &str) -> PinGiven {
        let answer = answer.trim();
        let is_right = self.pin.as_ref().is_some_and(|pin| pin.expose_secret() == untagged(answer));
        let given = match is_right {
            _ if answer.is_empty() => PinGiven::None,
            true => PinGiven::Right,
            false => PinGiven::Wrong,
        };
        self.expects_attempt = given != PinGiven::Right;
        given
    }

    /// Whether the next line may be a second attempt, which must not be shown on a terminal.
    pub fn expects_attempt(&self) -> bool {
        self.expects_attempt
    }

    /// Notes that a line was understood, and is therefore not an attempt.
    pub fn note_understood(&mut self) {
        self.expects_attempt = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_may_name_its_speaker_and_have_blanks() {
        let mut guard = Guard::new("4711");
        for right in ["4711", "  4711 ", "arbiter: 4711", "Schiedsrichter:4711"] {
            assert_eq!(guard.given(right), PinGiven::Right, "{right:?}");
        }
        for wrong in ["4712", "47 11", "arbiter 4711", "pin 4711"] {
            assert_eq!(guard.given(wrong), PinGiven::Wrong, "{wrong:?}");
        }
        assert_eq!(guard.given("  "), PinGiven::None);
    }

    #[test]
    fn after_a_wrong_answer_the_next_text_may_be_an_attempt() {
        let mut guard = Guard::new("4711");
        assert!(!guard.expects_attempt());
        guard.given("9999");
        assert!(guard.expects_attempt());
        guard.note_understood();
        assert!(!guard.expects_attempt());
    }
}
