//! Draw offers and resignation.

use super::{Asker, Effect, Game, Phase, Refusal, Report, State};
use crate::chess::{Color, Ply};
use crate::laws::{self, Outcome, Reason};
use crate::speech::{Audience, Phrase, Priority, Speaker, Worded, routing::Seat};

/// What a player is asked back before it takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Resign,
    Accept,
    Write,
}

impl State {
    /// Whether an offer comes when it should: after the own move, before the own press; without a
    /// clock until the opponent moves (2023 9.1.2.1).
    fn offers_in_form(&self, side: Color) -> bool {
        let made_last = self.line.plies().last().is_some_and(|last| last.by == side);
        made_last && (self.clock.is_none() || *self.uncompleted.get(side))
    }

    /// Why no draw can be agreed yet, if none can: by the Laws before a move by each player (2023
    /// 5.2.3), by the event before as many as it has set (2023 9.1.1).
    fn draw_barred(&self) -> Option<Refusal> {
        let made = |side| self.line.plies().iter().filter(|ply| ply.by == side).count();
        let both = made(Color::White).min(made(Color::Black));
        match self.settings.no_draw_before.map(|moves| moves as usize) {
            Some(moves) if both < moves => Some(Refusal::DrawBarred { moves }),
            _ if both == 0 && self.settings.laws.draw_needs_moves() => Some(Refusal::TooEarly),
            _ => None,
        }
    }
}

impl Game {
    /// Offers a draw (2023 9.1.2); both scores note it as `(=)`.
    pub(super) fn offer_draw(&mut self, asker: &Asker) {
        let Some(side) = self.side_that_plays(asker) else { return };
        if let Some(barred) = self.draw_barred() {
            return self.refuse(asker, barred);
        }
        if self.state.offer.is_some() {
            return self.refuse(asker, Refusal::Offered);
        }
        let in_its_form = self.offers_in_form(side);
        self.state.offer = Some(side);
        self.note_offer();
        self.report(Audience::Room, Report::Offered { by: side });
        self.say_to(side.into(), Audience::Room, Priority::Message, &Phrase::Offered);
        // It is valid all the same; whether it disturbed is the arbiter's (2023 9.1.2.1, 11.5).
        if !in_its_form && self.state.settings.arbiter {
            let phrase = Phrase::OfferUntimely { side };
            let entry = String::new();
            let report = Report::Irregularity { side, reason: "offer-untimely".to_owned(), entry };
            self.book.out.push(Effect::Report {
                audience: Audience::Arbiter,
                report,
                text: Some(phrase.message()),
            });
            self.tell(Audience::Arbiter, Priority::Message, &phrase);
        }
    }

    /// Both scores mark the last ply.
    pub(super) fn note_offer(&mut self) {
        let Some(last) = Ply::last_of(self.state.line.len()) else { return };
        for sheet in self.state.scores.each_mut() {
            sheet.mark_offer(last);
        }
    }

    /// Accepts the opponent's offer, once sure.
    pub(super) fn accept(&mut self, asker: &Asker, sure: bool) {
        let Some(side) = self.side_that_plays(asker) else { return };
        if self.state.offer != Some(side.other()) {
            return self.refuse(asker, Refusal::NoOffer);
        }
        // A claim is an offer too, and may come while the event allows none.
        if let Some(barred) = self.draw_barred() {
            return self.refuse(asker, barred);
        }
        if sure {
            return self.end(Outcome::draw(Reason::Agreement));
        }
        self.ask_back(asker, side, Question::Accept, &Phrase::SureToAccept);
    }

    /// Declines the opponent's offer in words.
    pub(super) fn decline(&mut self, asker: &Asker) {
        let Some(side) = self.side_that_plays(asker) else { return };
        match self.state.offer {
            Some(by) if by != side => self.declined(side),
            _ => self.refuse(asker, Refusal::NoOffer),
        }
    }

    /// The offer to that side is gone.
    pub(super) fn declined(&mut self, side: Color) {
        self.state.offer = None;
        self.report(Audience::Room, Report::Declined { by: side });
        self.say_to(side.into(), Audience::Room, Priority::Message, &Phrase::Declined);
    }

    /// Resigns, once sure (2023 5.1.2).
    pub(super) fn resign(&mut self, asker: &Asker, sure: bool) {
        let Some(side) = self.side_that_plays(asker) else { return };
        if sure {
            return self.end(laws::after_resignation(self.state.settings.laws, self.position(), side));
        }
        self.ask_back(asker, side, Question::Resign, &Phrase::SureToResign);
    }

    /// Answers yes to what was asked back.
    pub(super) fn yes(&mut self, asker: &Asker) {
        match self.state.question.take() {
            Some((side, Question::Resign)) if asker.side == Some(side) => self.resign(asker, true),
            Some((side, Question::Accept)) if asker.side == Some(side) => self.accept(asker, true),
            Some((side, Question::Write)) if asker.side == Some(side) => self.entry_confirmed(asker),
            other => {
                self.state.question = other;
                self.refuse(asker, Refusal::NothingAsked);
            }
        }
    }

    /// Answers no to what was asked back.
    pub(super) fn no(&mut self, asker: &Asker) {
        if self.state.question.is_none_or(|(side, _)| asker.side != Some(side)) {
            return self.refuse(asker, Refusal::NothingAsked);
        }
        self.state.question = None;
        self.say_to(Speaker::Program, asker.audience(), Priority::Text, &Phrase::NothingChanged);
    }

    /// Anything but an answer takes the question back; at a shared terminal nobody can tell whose
    /// line it was, and a resignation is better asked twice.
    pub(super) fn forget_question(&mut self, asker: &Asker) {
        let shared = self.state.settings.seat == Seat::Shared;
        if self.state.question.is_some_and(|(side, _)| shared || asker.side == Some(side)) {
            self.state.question = None;
        }
    }

    pub(super) fn ask_back(&mut self, asker: &Asker, side: Color, question: Question, phrase: &Phrase) {
        self.state.question = Some((side, question));
        self.say_to(Speaker::Program, asker.audience(), Priority::Text, phrase);
    }

    pub(super) fn side_that_plays(&mut self, asker: &Asker) -> Option<Color> {
        let why = match (&self.state.phase, asker.side) {
            (Phase::Over(_), _) => Refusal::Over,
            (Phase::Before, _) => Refusal::NotStarted,
            (_, None) => Refusal::NoSide,
            (_, Some(side)) => return Some(side),
        };
        self.refuse(asker, why);
        None
    }
}
