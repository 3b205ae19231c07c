//! What goes out, and the words said last.

use super::asker::Asker;
use super::effect::Effect;
use super::fact::Fact;
use super::refusal::Refusal;
use super::settings::Settings;
use super::words::FactTold;
use crate::chess::Color;
use crate::speech::{Audience, Message, Priority, Speaker, Utterance, Worded};
use shakmaty::ByColor;

/// What is written down to be told.
#[derive(Debug)]
pub(super) struct Book {
    deaf: ByColor<bool>,
    last_words: Vec<Utterance>,
    out: Vec<Effect>,
}

impl Book {
    pub fn new(settings: &Settings) -> Book {
        let deaf = ByColor { white: settings.white.deaf, black: settings.black.deaf };
        Book { deaf, last_words: Vec::new(), out: Vec::new() }
    }

    /// Everything that is to go out by now.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.out)
    }

    /// The last words that any of these has heard.
    pub fn last_words(&self, audiences: &[Audience]) -> Option<&Utterance> {
        self.last_words.iter().rfind(|utterance| audiences.contains(&utterance.audience))
    }

    /// The devices are to do something.
    pub fn order(&mut self, effect: Effect) {
        self.out.push(effect);
    }

    /// What the clocks beside the boards were told before in this event is out of date.
    pub fn withdraw_set_clock(&mut self) {
        self.out.retain(|effect| !matches!(effect, Effect::SetClock { .. }));
    }

    /// Puts out what happened, and nothing of what is said about it.
    pub fn report(&mut self, audience: Audience, report: Fact, text: Option<Message>) {
        self.out.push(Effect::Report { audience, report, text });
    }

    /// Says what is told of something that happened.
    pub fn say_told(&mut self, told: FactTold) {
        for utterance in told.words {
            self.speak(utterance, told.aloud);
        }
    }

    /// Says an utterance. What is for a deaf player alone is read; a voice would only tell it to
    /// others.
    pub fn speak(&mut self, utterance: Utterance, aloud: bool) {
        let deaf = |side: Color| *self.deaf.get(side) && utterance.audience == side.into();
        let aloud = aloud && !Color::ALL.into_iter().any(deaf);
        self.last_words.retain(|earlier| earlier.audience != utterance.audience);
        self.last_words.push(utterance.clone());
        self.out.push(Effect::Say { utterance, aloud });
    }

    /// Says an utterance once more, or in print only: nothing that `again` would repeat.
    pub fn pass_on(&mut self, utterance: Utterance, aloud: bool) {
        self.out.push(Effect::Say { utterance, aloud });
    }

    pub fn say_to(&mut self, from: Speaker, audience: Audience, priority: Priority, phrase: &impl Worded) {
        self.speak(Utterance::new(from, audience, priority, phrase), true);
    }

    /// The program tells somebody.
    pub fn tell(&mut self, audience: Audience, priority: Priority, phrase: &impl Worded) {
        self.say_to(Speaker::Program, audience, priority, phrase);
    }

    /// The program tells the room.
    pub fn room(&mut self, priority: Priority, phrase: &impl Worded) {
        self.tell(Audience::Room, priority, phrase);
    }

    /// Somebody is told several things at once.
    pub fn say_all(
        &mut self,
        from: Speaker,
        audience: Audience,
        priority: Priority,
        phrases: &[impl Worded],
    ) {
        if let Some((first, rest)) = phrases.split_first() {
            let first = Utterance::new(from, audience, priority, first);
            self.speak(rest.iter().fold(first, Utterance::and), true);
        }
    }

    /// Answers the one who asks.
    pub fn answer(&mut self, from: Speaker, asker: &Asker, phrases: &[impl Worded]) {
        self.say_all(from, asker.audience(), Priority::Text, phrases);
    }

    /// Says no, to the one who asked and nobody else.
    pub fn refuse(&mut self, asker: &Asker, why: &Refusal) {
        let audience = asker.audience();
        let report = Fact::Refused { by: asker.speaker, reason: why.code().to_owned() };
        // What a move still needs is told whole, and its first part stands for it.
        let parts = if let Refusal::NotMade(parts) = why { parts.as_slice() } else { &[] };
        let text = parts.first().cloned().or_else(|| Some(why.message()));
        self.report(audience, report, text);
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, why);
        self.speak(parts.iter().fold(utterance, Utterance::and), true);
    }
}
