//! What goes out: who is told what, and who is told no.

use super::{Asker, Effect, Game, Phase, Refusal, Report, State};
use crate::chess::Color;
use crate::speech::{Audience, Phrase, Priority, Speaker, Utterance, Worded};

impl State {
    pub(super) fn ready(&self) -> Phrase {
        match self.clock {
            Some(_) if self.settings.clock_only => Phrase::ReadyClockAlone,
            Some(_) => Phrase::ReadyToStart,
            None => Phrase::ReadyWithoutClock,
        }
    }
}

impl Game {
    pub(super) fn say_how_to_begin(&mut self) {
        if self.state.phase == Phase::Before {
            self.room(Priority::Message, &self.ready());
        }
    }

    pub(super) fn report(&mut self, audience: Audience, report: Report) {
        self.book.out.push(Effect::Report { audience, report, text: None });
    }

    pub(super) fn report_clock(&mut self) {
        let Some(clock) = &self.state.clock else { return };
        let (white, black) =
            (clock.left(Color::White, self.state.now), clock.left(Color::Black, self.state.now));
        let running = clock.running();
        // Scripts that run a hall's display see both times; no player is told them unasked.
        let report = Report::Clock { white_ms: white, black_ms: black, running };
        self.report(Audience::Arbiter, report);
        // What a clock was told before in this event is out of date.
        self.book.out.retain(|effect| !matches!(effect, Effect::SetClock { .. }));
        self.book.out.push(Effect::SetClock { white, black, running });
    }

    pub(super) fn speak(&mut self, utterance: Utterance, aloud: bool) {
        // What is for a deaf player alone is read; a voice would only tell it to others.
        let deaf = |side: Color| self.state.settings.side(side).deaf && utterance.audience == side.into();
        let aloud = aloud && ![Color::White, Color::Black].into_iter().any(deaf);
        self.book.last_words.retain(|earlier| earlier.audience != utterance.audience);
        self.book.last_words.push(utterance.clone());
        self.book.out.push(Effect::Say { utterance, aloud });
    }

    pub(super) fn say_to(
        &mut self,
        from: Speaker,
        audience: Audience,
        priority: Priority,
        phrase: &impl Worded,
    ) {
        self.speak(Utterance::new(from, audience, priority, phrase), true);
    }

    pub(super) fn tell(&mut self, audience: Audience, priority: Priority, phrase: &impl Worded) {
        self.say_to(Speaker::Program, audience, priority, phrase);
    }

    pub(super) fn room(&mut self, priority: Priority, phrase: &impl Worded) {
        self.tell(Audience::Room, priority, phrase);
    }

    /// Says no, to the one who asked and nobody else.
    pub(super) fn refuse(&mut self, asker: &Asker, why: impl Into<Refusal>) {
        let why = why.into();
        let audience = asker.audience();
        let report = Report::Refused { by: asker.speaker, reason: why.code().to_owned() };
        // What a move still needs is told whole, and its first part stands for it.
        let parts = if let Refusal::NotMade(parts) = &why { parts.as_slice() } else { &[] };
        let text = parts.first().cloned().or_else(|| Some(why.message()));
        self.book.out.push(Effect::Report { audience, report, text });
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, &why);
        self.speak(parts.iter().fold(utterance, Utterance::and), true);
    }
}
