//! What goes out: who is told what, and who is told no.

use super::{Asker, Effect, Game, Phase, Report};
use crate::chess::Color;
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};

impl Game {
    pub(super) fn say_how_to_begin(&mut self) {
        if self.phase == Phase::Before {
            self.room(Priority::Message, &self.ready());
        }
    }

    pub(super) fn ready(&self) -> Phrase {
        match self.clock {
            Some(_) if self.settings.clock_only => Phrase::ReadyClockAlone,
            Some(_) => Phrase::ReadyToStart,
            None => Phrase::ReadyWithoutClock,
        }
    }

    pub(super) fn report(&mut self, audience: Audience, report: Report) {
        self.out.push(Effect::Report { audience, report, text: None });
    }

    pub(super) fn report_clock(&mut self) {
        let Some(clock) = &self.clock else { return };
        let (white, black) = (clock.left(Color::White, self.now), clock.left(Color::Black, self.now));
        let running = clock.running();
        // Scripts that run a hall's display see both times; no player is told them unasked.
        let report = Report::Clock { white_ms: white, black_ms: black, running };
        self.report(Audience::Arbiter, report);
        // What a clock was told before in this event is out of date.
        self.out.retain(|effect| !matches!(effect, Effect::SetClock { .. }));
        self.out.push(Effect::SetClock { white, black, running });
    }

    pub(super) fn speak(&mut self, utterance: Utterance, aloud: bool) {
        // What is for a deaf player alone is read; a voice would only tell it to others.
        let deaf = |side: Color| self.settings.side(side).deaf && utterance.audience == side.into();
        let aloud = aloud && ![Color::White, Color::Black].into_iter().any(deaf);
        self.last_words.retain(|earlier| earlier.audience != utterance.audience);
        self.last_words.push(utterance.clone());
        self.out.push(Effect::Say { utterance, aloud });
    }

    pub(super) fn say_to(&mut self, from: Speaker, audience: Audience, priority: Priority, phrase: &Phrase) {
        self.speak(Utterance::new(from, audience, priority, phrase), true);
    }

    pub(super) fn tell(&mut self, audience: Audience, priority: Priority, phrase: &Phrase) {
        self.say_to(Speaker::Program, audience, priority, phrase);
    }

    pub(super) fn room(&mut self, priority: Priority, phrase: &Phrase) {
        self.tell(Audience::Room, priority, phrase);
    }

    /// Says no, to the one who asked and nobody else.
    pub(super) fn refuse(&mut self, asker: &Asker, why: Message) {
        let reason = match why.id {
            "touch-obligation" => "touch-move",
            id => id.strip_prefix("refused-").or(id.strip_prefix("move-")).unwrap_or(id),
        };
        let report = Report::Refused { by: asker.speaker, reason: reason.to_owned() };
        let audience = asker.audience();
        self.out.push(Effect::Report { audience, report, text: Some(why.clone()) });
        let utterance = Utterance {
            phrases: vec![why],
            ..Utterance::new(Speaker::Program, audience, Priority::Text, &Phrase::MissingNothing)
        };
        self.speak(utterance, true);
    }

    pub(super) fn refuse_with(&mut self, asker: &Asker, why: &Phrase) {
        self.refuse(asker, why.message());
    }
}
