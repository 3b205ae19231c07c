//! An adjournment: the envelope with the sealed move, its passphrase, and questions about them.

use crate::interface::event::{Commitment, Secret};
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::state::pending::Pending;
use annabella_chess::Color;

/// An adjournment under way (2023 Guideline I).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Adjournment {
    pub envelope: Envelope,
    /// The note of the adjournment: time and place of the resumption.
    pub note: Option<String>,
    pub passphrase: Passphrase,
    /// Whether the arbiter has asked for it (Guideline I.1.1), and not the player (I.1.2).
    pub by_arbiter: bool,
    /// Whether the player has made the sealed move, which can no longer be changed (Guideline I.1.1).
    pub bound: bool,
    /// Number of wrong passphrases typed to open the envelope.
    wrong: usize,
    /// Whether play resumes immediately if the envelope is missing or damaged.
    pub without_envelope: bool,
}

/// The envelope of an adjourned game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Envelope {
    /// No move is sealed yet.
    #[default]
    Empty,
    /// The envelope contains the sealed move, which can still be changed.
    Open(Commitment),
    /// The clocks have been stopped since: the sealed move is final.
    Closed(Commitment),
    /// The envelope was opened, and its move cannot be played: a ruling must follow (Guideline I.8).
    Unplayable(Commitment),
}

impl Adjournment {
    /// Returns the commitment to the sealed move, if there is one.
    pub const fn sealed(&self) -> Option<Commitment> {
        match self.envelope {
            Envelope::Empty => None,
            Envelope::Open(sealed) | Envelope::Closed(sealed) | Envelope::Unplayable(sealed) => Some(sealed),
        }
    }

    /// Whether the game is adjourned: the sealed move is final and has not been made.
    pub const fn is_closed(&self) -> bool {
        matches!(self.envelope, Envelope::Closed(_) | Envelope::Unplayable(_))
    }
}

/// The passphrase of an envelope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Passphrase {
    #[default]
    Unknown,
    /// Requested, to close an envelope.
    AskedToClose,
    /// Given: it closes envelopes until the game is adjourned.
    Given,
    /// Requested, to open the envelope.
    AskedToOpen,
    /// The envelope could not be opened.
    Failed,
}

impl Pending {
    /// Returns the adjournment in progress.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// Returns the state of the passphrase during an adjournment.
    pub fn passphrase(&self) -> Option<Passphrase> {
        self.adjournment.as_ref().map(|adjournment| adjournment.passphrase)
    }

    /// Starts an adjournment: the player to move must seal a move.
    pub fn adjourn(&mut self, note: Option<String>, by_arbiter: bool) {
        self.adjournment = Some(Adjournment { note, by_arbiter, ..Adjournment::default() });
    }

    /// Records the move sealed by the player to move, replacing an earlier one.
    pub fn seal(&mut self, envelope: Commitment) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.envelope = Envelope::Open(envelope);
        }
    }

    /// Binds the player to the sealed move, which was made on the board.
    pub fn bind_sealed(&mut self) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.bound = true;
        }
    }

    /// Lets the player seal another move. Returns whether the player was bound.
    pub fn unbind_sealed(&mut self) -> bool {
        self.adjournment.as_mut().is_some_and(|adjournment| std::mem::take(&mut adjournment.bound))
    }

    /// Sets the state of the passphrase.
    pub fn passphrase_is(&mut self, passphrase: Passphrase) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.passphrase = passphrase;
        }
    }

    /// Counts a wrong passphrase. Returns the number of wrong ones so far.
    pub fn count_wrong_passphrase(&mut self) -> usize {
        let Some(adjournment) = &mut self.adjournment else { return 0 };
        adjournment.wrong += 1;
        adjournment.wrong
    }

    /// Sets whether play resumes immediately if the envelope is missing or damaged.
    pub fn resume_without_envelope(&mut self, at_once: bool) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.without_envelope = at_once;
        }
    }

    /// Closes the envelope, after the clocks were stopped: the sealed move is final.
    pub fn close_envelope(&mut self) {
        if let Some(adjournment) = &mut self.adjournment {
            if let Envelope::Open(sealed) = adjournment.envelope {
                adjournment.envelope = Envelope::Closed(sealed);
            }
            adjournment.passphrase = Passphrase::Unknown;
        }
    }

    /// Records that the envelope was opened and its move cannot be played.
    pub fn find_unplayable(&mut self) {
        if let Some(adjournment) = &mut self.adjournment
            && let Envelope::Closed(sealed) = adjournment.envelope
        {
            adjournment.envelope = Envelope::Unplayable(sealed);
        }
    }

    /// Ends the adjournment. Returns whether there was one.
    pub fn resume(&mut self) -> bool {
        self.adjournment.take().is_some()
    }
}

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

    /// Returns the keeper of the passphrase, as messages select by it.
    pub(crate) fn passphrase_keeper(&self) -> &'static str {
        if self.settings.arbiter { "arbiter" } else { "players" }
    }

    /// Whether the passphrase of a new envelope has been requested.
    pub(crate) fn awaits_passphrase(&self) -> bool {
        self.pending.passphrase() == Some(Passphrase::AskedToClose)
    }
}
