//! The entries whose digest is announced: the result, an adjournment, and the end of an unfinished
//! game.

use super::journal::Digest;
use crate::game::{Effect, Fact, Machine};
use crate::speech::{Message, Phrase, Worded};
use serde::Serialize;

/// The occasion for announcing a digest.
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

/// An entry whose digest is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestone {
    /// The occasion.
    pub occasion: Occasion,
    /// The number of the entry, from 1.
    pub entry: u64,
    /// Its digest.
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

/// Follows a game for the entries whose digest is announced.
#[derive(Clone, Copy, Debug, Default)]
pub struct Milestones {
    adjourned: bool,
}

impl Milestones {
    /// The occasion of an entry with these effects, if its digest is announced.
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

    /// The occasion of the last entry, if its digest is announced when the program stops now.
    pub fn at_the_end(&self, machine: &dyn Machine) -> Option<Occasion> {
        let unfinished = machine.keeps_score() && !machine.is_over() && !self.adjourned;
        unfinished.then_some(Occasion::Unfinished)
    }
}
