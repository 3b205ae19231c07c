//! The entries whose fingerprint is announced: the result, an adjournment, an unfinished game's end.

use crate::digest::Digest;
use annabella_game::{Effect, Fact, Machine};
use annabella_speech::{Message, Phrase, Worded};
use serde::Serialize;

/// The occasion for announcing a fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Occasion {
    /// The game has ended.
    Result,
    /// The game is adjourned.
    Adjournment,
    /// The program stopped with the game unfinished.
    Unfinished,
}

/// An entry whose fingerprint is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestone {
    /// The occasion.
    pub occasion: Occasion,
    /// The number of the entry, from 1.
    pub entry: u64,
    /// The fingerprint of the entry.
    pub digest: Digest,
}

impl Worded for Milestone {
    fn message(&self) -> Message {
        let digest = self.digest.notated();
        match self.occasion {
            Occasion::Result => Phrase::DigestOfResult { digest },
            Occasion::Adjournment => Phrase::DigestOfAdjournment { digest },
            Occasion::Unfinished => Phrase::DigestUnfinished { digest },
        }
        .message()
    }
}

/// The detector of entries whose fingerprint is announced.
#[derive(Clone, Copy, Debug, Default)]
pub struct Milestones {
    adjourned: bool,
}

impl Milestones {
    /// Returns the occasion of an entry with these effects, if its fingerprint is announced.
    pub fn of(&mut self, effects: &[Effect]) -> Option<Occasion> {
        let mut found = None;
        for effect in effects {
            match effect {
                Effect::Report { report: Fact::Result { .. }, .. } => found = Some(Occasion::Result),
                Effect::Report { report: Fact::Adjourned { sealed: true, .. }, .. } => {
                    self.adjourned = true;
                    found = found.or(Some(Occasion::Adjournment));
                }
                Effect::Report { report: Fact::Continued, .. } => self.adjourned = false,
                _ => {}
            }
        }
        found
    }

    /// Returns the occasion of the last entry, if its fingerprint is announced when the program stops now.
    pub fn at_the_end(&self, machine: &dyn Machine) -> Option<Occasion> {
        let unfinished = machine.keeps_score() && !machine.is_over() && !self.adjourned;
        unfinished.then_some(Occasion::Unfinished)
    }
}
