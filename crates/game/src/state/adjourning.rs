//! What is asked for and refused while a game is being adjourned.

use crate::interface::event::Secret;
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::state::matters::Passphrase;
use annabella_chess::Color;

impl State {
    /// What the next line must be, if it is something that only its owner may read.
    pub(crate) fn secret(&self) -> Option<Secret> {
        if self.matters.asked_pin_for().is_some() {
            return Some(Secret::Pin);
        }
        let adjournment = self.matters.adjournment()?;
        match (adjournment.passphrase, &adjournment.sealed) {
            (Passphrase::AskedToClose, _) => Some(Secret::Passphrase),
            (Passphrase::AskedToOpen, Some(envelope)) => Some(Secret::Opening(*envelope)),
            _ => (!adjournment.closed).then_some(Secret::Move),
        }
    }

    /// Whether the game is adjourned, and its envelope closed.
    pub(crate) fn adjourned(&self) -> bool {
        self.matters.adjournment().is_some_and(|adjournment| adjournment.closed)
    }

    /// Whether a move is to be sealed, and no envelope closed yet.
    pub(crate) fn seals(&self) -> bool {
        self.matters.adjournment().is_some_and(|adjournment| !adjournment.closed)
    }

    /// Why no move is made while the game is being adjourned: that side's next one is to be sealed, or is.
    pub(crate) fn to_seal(&self, side: Color) -> Refusal {
        let is_sealed = self.matters.adjournment().is_some_and(|adjournment| adjournment.sealed.is_some());
        match is_sealed {
            _ if self.awaits_passphrase() => {
                let keeper = if self.settings.arbiter { "arbiter" } else { "players" };
                Refusal::PassphraseFirst { keeper }
            }
            true => Refusal::AlreadySealed,
            false => Refusal::SealFirst { side },
        }
    }

    /// Whether the passphrase of a new envelope is asked for.
    pub(crate) fn awaits_passphrase(&self) -> bool {
        self.matters
            .adjournment()
            .is_some_and(|adjournment| adjournment.passphrase == Passphrase::AskedToClose)
    }
}
