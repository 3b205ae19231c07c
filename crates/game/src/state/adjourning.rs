//! Questions about an adjournment: the requested secret, and whether the envelope is closed.

use crate::interface::event::Secret;
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::state::pending::{Adjournment, Envelope, Passphrase};
use annabella_chess::Color;

impl State {
    /// Returns the secret that the next line must be, if one is requested.
    pub(crate) fn secret(&self) -> Option<Secret> {
        if self.pending.arbiter.line().is_some() {
            return Some(Secret::Pin);
        }
        let adjournment = self.pending.adjournment()?;
        match (adjournment.passphrase, adjournment.sealed()) {
            (Passphrase::AskedToClose, _) => Some(Secret::Passphrase),
            (Passphrase::AskedToOpen, Some(envelope)) => Some(Secret::Opening(envelope)),
            _ => (!adjournment.is_closed()).then_some(Secret::Move),
        }
    }

    /// Whether the game is adjourned: a sealed move has not been made.
    pub(crate) fn adjourned(&self) -> bool {
        self.pending.adjournment().is_some_and(Adjournment::is_closed)
    }

    /// Whether a move must be sealed and no envelope is closed yet.
    pub(crate) fn seals(&self) -> bool {
        self.pending.adjournment().is_some_and(|adjournment| !adjournment.is_closed())
    }

    /// Whether the player to move has sealed a move.
    pub(crate) fn has_sealed(&self) -> bool {
        self.pending.adjournment().is_some_and(|adjournment| adjournment.sealed().is_some())
    }

    /// Refuses an act with which a sealed move would be lost, or be for another position.
    ///
    /// Such acts are a takeback, a claim, a press, and a ruling on the position.
    ///
    /// While a move is being sealed, only what has been sealed counts. The envelope is opened by `continue`;
    /// without it the game continues by `continue!` alone (2023 Guideline I.7, I.9, I.12).
    pub(crate) fn require_no_sealed_move(&self) -> Result<(), Refusal> {
        let envelope = self.pending.adjournment().map(|adjournment| adjournment.envelope);
        match envelope.filter(|_| self.rules.opens_envelopes() && !self.clocks.is_over()) {
            Some(Envelope::Closed(_)) => Err(Refusal::OpenFirst),
            Some(Envelope::Open(_)) => Err(Refusal::AlreadySealed),
            Some(Envelope::Empty | Envelope::Unplayable(_)) | None => Ok(()),
        }
    }

    /// Returns the refusal of a move by `side`, which must seal its next move or has sealed it.
    pub(crate) fn to_seal(&self, side: Color) -> Refusal {
        if self.awaits_passphrase() {
            Refusal::PassphraseFirst { keeper: self.passphrase_keeper() }
        } else if self.has_sealed() {
            Refusal::AlreadySealed
        } else {
            Refusal::SealFirst { side }
        }
    }

    /// Returns the keeper of the passphrase, for the selector of messages.
    pub(crate) fn passphrase_keeper(&self) -> &'static str {
        if self.settings.arbiter { "arbiter" } else { "players" }
    }

    /// Whether the passphrase of a new envelope has been requested.
    pub(crate) fn awaits_passphrase(&self) -> bool {
        self.pending.passphrase() == Some(Passphrase::AskedToClose)
    }
}
