//! The secrets of a table: the arbiter's PIN, passphrases and sealed moves.

use crate::devices::tables::pin::Guard;
use crate::devices::tables::sealer::Sealer;
use crate::game::{Effect, Secret, SecretAsked};

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
        match what {
            SecretAsked::Pin => self.guard.is_given_by_file(),
            SecretAsked::Passphrase => self.sealer.has_file(),
        }
    }

    /// Forgets the passphrase and the sealed move after the sealing.
    /// A question for the arbiter's PIN only interrupts the sealing.
    pub fn forget_sealed(&mut self, secret: Option<Secret>) {
        if !matches!(secret, Some(Secret::Passphrase | Secret::Move | Secret::Pin)) {
            self.sealer.forget();
        }
    }
}
