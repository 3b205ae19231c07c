//! The secrets of a table: the arbiter's PIN, passphrases and sealed moves.

use crate::devices::tables::sealer::Sealer;
use crate::game::{Effect, PinGiven, Secret, SecretAsked, untagged};
use age::secrecy::{ExposeSecret, SecretString};

/// The secrets of a game, and where they are requested.
pub(super) struct Secrets {
    pub guard: Guard,
    pub sealer: Sealer,
    /// Whether the pending question was asked at the arbiter's desk.
    asked_at_desk: bool,
}

impl Secrets {
    pub fn new(guard: Guard, sealer: Sealer) -> Secrets {
        Secrets { guard, sealer, asked_at_desk: false }
    }

    /// Returns the pending secret, if it was requested at the terminal of the game.
    pub fn asked_here(&self, secret: Option<Secret>) -> Option<Secret> {
        secret.filter(|_| !self.asked_at_desk)
    }

    /// Whether the pending question was asked at the arbiter's desk.
    pub fn are_asked_at_desk(&self) -> bool {
        self.asked_at_desk
    }

    /// Whether the terminal of the game hides the text typed next.
    /// A passphrase is typed at the desk, but a player who misunderstands the question would show it here.
    pub fn hide_typing(&self, secret: Option<Secret>) -> bool {
        self.asked_here(secret).is_some()
            || self.guard.expects_attempt()
            || secret == Some(Secret::Passphrase)
    }

    /// Follows the questions in `effects`.
    /// A passphrase is the arbiter's, so the desk is asked for it, if there is one.
    pub fn follow(&mut self, effects: &[Effect], secret: Option<Secret>, has_desk: bool) {
        let asks = |effect: &Effect| matches!(effect, Effect::Ask { what: SecretAsked::Passphrase, .. });
        if effects.iter().any(asks) {
            self.asked_at_desk = has_desk;
            self.sealer.forget_first();
        } else if matches!(secret, None | Some(Secret::Move)) {
            self.asked_at_desk = false;
        }
    }

    /// Notes that the desk has disconnected. Returns whether its question must be asked at the terminal.
    pub fn desk_gone(&mut self) -> bool {
        self.sealer.forget_first();
        std::mem::take(&mut self.asked_at_desk)
    }

    /// Whether a file given at the start answers the question, so that no one is asked.
    pub fn answer_by_file(&self, what: SecretAsked) -> bool {
        matches!(what, SecretAsked::Passphrase) && self.sealer.has_file()
    }

    /// Forgets the passphrase and the sealed move after the sealing.
    /// A question for the arbiter's PIN only interrupts the sealing.
    pub fn forget_sealed(&mut self, secret: Option<Secret>) {
        if !matches!(secret, Some(Secret::Passphrase | Secret::Move | Secret::Pin)) {
            self.sealer.forget();
        }
    }
}

/// The guard of the arbiter's PIN.
///
/// The program keeps it in memory only, and compares it only with answers to its question. Lines that may contain
/// it are recognised by their shape ([`Machine::suspects`](crate::game::Machine::suspects)).
#[derive(Clone, Debug, Default)]
pub struct Guard {
    /// The PIN, if the game has one.
    pin: Option<SecretString>,
    /// Whether the last answer was wrong, so that the next line may be a second attempt.
    expects_attempt: bool,
}

impl Guard {
    /// Creates the guard of a game. The PIN cannot contain `arbiter:`, which is ignored in an answer.
    pub fn new(pin: &str) -> Guard {
        Guard { pin: Some(SecretString::from(pin)), ..Guard::default() }
    }

    /// Whether the game has a PIN.
    pub fn has_pin(&self) -> bool {
        self.pin.is_some()
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
