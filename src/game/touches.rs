//! Touched pieces: from the pegs or by report, and what the player must then do.

use super::{Asker, Effect, Game, Phase, Report};
use crate::chess::{Color, Move, Position, Square};
use crate::laws::touch::{Obligation, obligation};
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};

impl Game {
    /// A piece was touched (2023 D.2.2 by its peg leaving the aperture, else by report). Pegs do
    /// not bind yet: a peg that only wobbles is not told from one that is lifted.
    pub(super) fn touched(&mut self, side: Color, square: Square) {
        self.report(side.into(), Report::Touched { by: side, square });
        // 2023 9.1.2.1: touching a piece declines; the opponent's may be to be captured.
        if self.offer == Some(side.other()) && self.settings.laws.touch_declines() {
            self.declined(side);
        }
    }

    /// A touch is reported for the player on move, by an assistant or arbiter (2023 D.2.10.5), or
    /// where there is no arbiter by anybody.
    pub(super) fn touch_reported(&mut self, asker: &Asker, square: Square) {
        let witness = matches!(asker.speaker, Speaker::Assistant | Speaker::Arbiter);
        if self.settings.arbiter && !witness {
            return self.refuse_with(asker, &Phrase::RefusedArbiterOnly);
        }
        if let Some(why) = self.no_touching(asker) {
            return self.refuse_with(asker, &why);
        }
        let side = self.to_move();
        if self.line.position().board().piece_at(square).is_none() {
            return self.refuse_with(asker, &Phrase::RefusedNothingStands { square });
        }
        let before = self.turn.touches.clone();
        self.turn.touches.touch(self.line.position(), square);
        // A touch that only uses up what was announced as adjusting is none.
        let adjusts =
            self.turn.touches != before && self.turn.touches.pieces().count() == before.pieces().count();
        if !adjusts {
            self.touched(side, square);
        }
        // In a tournament the player is not told what it leaves; the arbiter is.
        let audience = if self.settings.arbiter { Audience::Arbiter } else { Audience::Room };
        let message = self.obligation().message();
        let utterance = Utterance {
            phrases: vec![message],
            ..Utterance::new(Speaker::Program, audience, Priority::Message, &Phrase::MissingNothing)
        };
        self.speak(utterance, true);
    }

    /// The player on move announces adjusting, one square or any (2023 4.2.1).
    pub(super) fn adjust(&mut self, asker: &Asker, square: Option<Square>) {
        let side = self.to_move();
        if let Some(why) = self.no_touching(asker) {
            return self.refuse_with(asker, &why);
        }
        if asker.side != Some(side) {
            return self.refuse_with(asker, &Phrase::RefusedNotYourMove { side });
        }
        self.turn.touches.adjust(square);
        self.say_to(side.into(), Audience::Room, Priority::Message, &Phrase::Adjusting);
    }

    /// Why nobody can touch or adjust a piece now, if nobody can.
    fn no_touching(&self, asker: &Asker) -> Option<Phrase> {
        match self.phase {
            Phase::Running => None,
            Phase::Before if self.clock.is_none() => None,
            Phase::Before => Some(Phrase::RefusedNotStarted),
            Phase::Halted(_) => Some(self.halted(asker)),
            Phase::Over(_) => Some(Phrase::RefusedOver),
        }
    }

    /// What the player on move must do, having touched what was touched.
    pub(super) fn obligation(&self) -> Obligation {
        obligation(self.settings.laws, self.line.position(), &self.turn.touches)
    }

    /// Why touched pieces forbid that legal move, if they do.
    pub(super) fn touch_forbids(&self, mv: Move) -> Option<Message> {
        let bound = self.obligation();
        (!bound.allows(mv)).then(|| bound.message())
    }

    /// The arbiter is shown, at the press, a move that touched pieces did not allow.
    pub(super) fn show_broken_touch(&mut self, side: Color, ply: usize) {
        let Some((by, why)) = self.touch_broken.clone().filter(|(by, _)| *by == side) else { return };
        self.touch_broken = None;
        let entry = self.line.plies()[ply - 1].san.clone();
        let report = Report::Irregularity { side: by, reason: "touch-move".to_owned(), entry };
        let phrase = Phrase::TouchBroken { side: by, mv: self.announcement(ply), why };
        self.out.push(Effect::Report { audience: Audience::Arbiter, report, text: Some(phrase.message()) });
        self.tell(Audience::Arbiter, Priority::Important, &phrase);
    }
}
