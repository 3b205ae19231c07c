//! The end of a game, and how it is said.

use super::{Effect, Game, Phase, Report};
use crate::laws::{Outcome, Reason};
use crate::speech::{Audience, Phrase, Priority, Worded};

impl Game {
    pub(super) fn end(&mut self, outcome: Outcome) {
        if let Some(clock) = &mut self.state.clock {
            clock.stop(self.state.now);
        }
        self.state.phase = Phase::Over(outcome);
        self.state.offer = None;
        self.state.claim = None;
        self.state.question = None;
        self.report_clock();
        let phrase = over(outcome);
        let report = Report::Result { result: outcome.score().to_owned(), reason: outcome.reason };
        self.book.out.push(Effect::Report { audience: Audience::Room, report, text: Some(phrase.message()) });
        // A flag is said at once; everything else after the move that brought it.
        let priority = match outcome.reason {
            Reason::Flag | Reason::FlagCannotMate => Priority::Important,
            _ => Priority::Message,
        };
        self.room(priority, &phrase);
        self.book.out.push(Effect::Over);
    }
}

pub(super) fn over(outcome: Outcome) -> Phrase {
    Phrase::Over {
        winner: outcome.winner.map_or("none".to_owned(), |side| side.to_string()),
        reason: outcome.reason.code().to_owned(),
    }
}
