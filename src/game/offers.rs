//! Draw offers and resignation.

use super::{Asker, Game, Phase, Report};
use crate::chess::Color;
use crate::laws::{self, Outcome, Reason};
use crate::speech::{Audience, Phrase, Priority, Speaker, routing::Seat};

/// What a player is asked back before it takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Resign,
    Accept,
}

impl Game {
    /// Offers a draw (2023 9.1.2); both scores note it as `(=)`.
    pub(super) fn offer_draw(&mut self, asker: &Asker) {
        let Some(side) = self.side_that_plays(asker) else { return };
        if self.line.len() < 2 {
            return self.refuse_with(asker, &Phrase::RefusedTooEarly);
        }
        if self.offer.is_some() {
            return self.refuse_with(asker, &Phrase::RefusedOffered);
        }
        self.offer = Some(side);
        self.note_offer();
        self.report(Audience::Room, Report::Offered { by: side });
        self.say_to(side.into(), Audience::Room, Priority::Message, &Phrase::Offered);
    }

    /// Both scores mark the last ply.
    pub(super) fn note_offer(&mut self) {
        let plies = self.line.len();
        for sheet in self.scores.each_mut() {
            sheet.mark_offer(plies);
        }
    }

    /// Accepts the opponent's offer, once sure.
    pub(super) fn accept(&mut self, asker: &Asker, sure: bool) {
        let Some(side) = self.side_that_plays(asker) else { return };
        if self.offer != Some(side.other()) {
            return self.refuse_with(asker, &Phrase::RefusedNoOffer);
        }
        if sure {
            return self.end(Outcome::draw(Reason::Agreement));
        }
        self.ask_back(asker, side, Question::Accept, &Phrase::SureToAccept);
    }

    /// Declines the opponent's offer in words.
    pub(super) fn decline(&mut self, asker: &Asker) {
        let Some(side) = self.side_that_plays(asker) else { return };
        match self.offer {
            Some(by) if by != side => self.declined(side),
            _ => self.refuse_with(asker, &Phrase::RefusedNoOffer),
        }
    }

    /// The offer to that side is gone.
    pub(super) fn declined(&mut self, side: Color) {
        self.offer = None;
        self.report(Audience::Room, Report::Declined { by: side });
        self.say_to(side.into(), Audience::Room, Priority::Message, &Phrase::Declined);
    }

    /// Resigns, once sure (2023 5.1.2).
    pub(super) fn resign(&mut self, asker: &Asker, sure: bool) {
        let Some(side) = self.side_that_plays(asker) else { return };
        if sure {
            return self.end(laws::after_resignation(self.position(), side));
        }
        self.ask_back(asker, side, Question::Resign, &Phrase::SureToResign);
    }

    /// Answers yes to what was asked back.
    pub(super) fn yes(&mut self, asker: &Asker) {
        match self.question.take() {
            Some((side, Question::Resign)) if asker.side == Some(side) => self.resign(asker, true),
            Some((side, Question::Accept)) if asker.side == Some(side) => self.accept(asker, true),
            other => {
                self.question = other;
                self.refuse_with(asker, &Phrase::RefusedNothingAsked);
            }
        }
    }

    /// Answers no to what was asked back.
    pub(super) fn no(&mut self, asker: &Asker) {
        if self.question.is_none_or(|(side, _)| asker.side != Some(side)) {
            return self.refuse_with(asker, &Phrase::RefusedNothingAsked);
        }
        self.question = None;
        self.say_to(Speaker::Program, asker.audience(), Priority::Text, &Phrase::NothingChanged);
    }

    /// Anything but an answer takes the question back; at a shared terminal nobody can tell whose
    /// line it was, and a resignation is better asked twice.
    pub(super) fn forget_question(&mut self, asker: &Asker) {
        let shared = self.settings.seat == Seat::Shared;
        if self.question.is_some_and(|(side, _)| shared || asker.side == Some(side)) {
            self.question = None;
        }
    }

    fn ask_back(&mut self, asker: &Asker, side: Color, question: Question, phrase: &Phrase) {
        self.question = Some((side, question));
        self.say_to(Speaker::Program, asker.audience(), Priority::Text, phrase);
    }

    fn side_that_plays(&mut self, asker: &Asker) -> Option<Color> {
        let why = match (&self.phase, asker.side) {
            (Phase::Over(_), _) => Phrase::RefusedOver,
            (Phase::Before, _) => Phrase::RefusedNotStarted,
            (_, None) => Phrase::RefusedNoSide,
            (_, Some(side)) => return Some(side),
        };
        self.refuse_with(asker, &why);
        None
    }
}
