//! The secrets of a table: the arbiter's PIN, passphrases and sealed moves.

use crate::clock::Stamp;
use crate::devices::tables::pin::Guard;
use crate::devices::tables::sealer::Sealer;
use crate::game::{Effect, ReadAs, Secret, SecretAsked};

/// The secrets of a game, and where they are asked for.
pub(super) struct Secrets {
    pub guard: Guard,
    pub sealer: Sealer,
    /// Whether the present question was put to the arbiter's desk.
    asked_at_desk: bool,
    /// The line in which a thread looks for the arbiter's PIN.
    pub checked_line: Option<CheckedLine>,
}

/// A line that may contain the arbiter's PIN.
pub(super) struct CheckedLine {
    pub at: Stamp,
    pub text: String,
    /// How it is read if it does not contain the PIN.
    pub read: ReadAs,
}

impl Secrets {
    pub fn new(guard: Guard, sealer: Sealer) -> Secrets {
        Secrets { guard, sealer, asked_at_desk: false, checked_line: None }
    }

    /// The secret, if it was asked for at the terminal of the game.
    pub fn asked_here(&self, secret: Option<Secret>) -> Option<Secret> {
        secret.filter(|_| !self.asked_at_desk)
    }

    /// Whether the present question was put to the arbiter's desk.
    pub fn are_asked_at_desk(&self) -> bool {
        self.asked_at_desk
    }

    /// Whether the terminal of the game hides what is typed next. A passphrase is typed at the
    /// desk, but a player who mistakes the question would show it here.
    pub fn hide_typing(&self, secret: Option<Secret>) -> bool {
        self.asked_here(secret).is_some()
            || self.guard.expects_attempt()
            || secret == Some(Secret::Passphrase)
    }

    /// Follows the questions in these effects. A passphrase is the arbiter's, so the desk is asked,
    /// if there is one.
    pub fn follow(&mut self, effects: &[Effect], secret: Option<Secret>, has_desk: bool) {
        let asks = |effect: &Effect| matches!(effect, Effect::Ask { what: SecretAsked::Passphrase, .. });
        if effects.iter().any(asks) {
            self.asked_at_desk = has_desk;
            self.sealer.forget_first();
        } else if matches!(secret, None | Some(Secret::Move)) {
            self.asked_at_desk = false;
        }
    }

    /// Asks at the terminal of the game again, after the desk has disconnected. Returns whether the
    /// desk was asked.
    pub fn desk_gone(&mut self) -> bool {
        self.sealer.forget_first();
        std::mem::take(&mut self.asked_at_desk)
    }

    /// Whether a file given at the start answers this question, so that no one is asked.
    pub fn answer_by_file(&self, what: SecretAsked) -> bool {
        match what {
            SecretAsked::Pin => self.guard.known().is_some(),
            SecretAsked::Passphrase => self.sealer.has_file(),
        }
    }

    /// Forgets passphrase and sealed move after the sealing, which a question for the arbiter's PIN
    /// interrupts.
    pub fn forget_sealed(&mut self, secret: Option<Secret>) {
        if !matches!(secret, Some(Secret::Passphrase | Secret::Move | Secret::Pin)) {
            self.sealer.forget();
        }
    }
}
