//! The effects of an event, and the last utterance to each audience.

use crate::interface::asker::Asker;
use crate::interface::effect::{Effect, SecretAsked};
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::settings::Settings;
use crate::telling::words::FactWords;
use annabella_chess::{ByColor, Color};
use annabella_speech::{
    Audience, Language, Listening, Message, Portion, Priority, Speaker, Utterance, Worded, cutting,
};

/// Collects the effects of an event.
#[derive(Debug)]
pub(crate) struct Book {
    deaf: ByColor<bool>,
    last_words: Vec<Utterance>,
    /// The position of each audience in the game: the number of plies up to the one it last heard.
    read: Vec<(Audience, usize)>,
    /// The rest of a long answer for each audience, which hears one part at a time.
    put_by: Vec<(Audience, PutBy)>,
    /// The language of the interface, which determines how long a text takes.
    interface: Language,
    arbiter: bool,
    out: Vec<Effect>,
}

/// The rest of a long answer.
#[derive(Debug)]
pub(crate) enum PutBy {
    /// Sentences of help.
    Sentences(Vec<Message>),
    /// Sentences about the case with this number.
    Incident(usize, Vec<Message>),
    /// A portion of an unrequested message.
    Portion(Utterance),
}

impl Book {
    pub fn new(settings: &Settings) -> Book {
        let deaf = ByColor { white: settings.white.deaf, black: settings.black.deaf };
        Book {
            deaf,
            last_words: Vec::new(),
            read: Vec::new(),
            put_by: Vec::new(),
            interface: settings.interface,
            arbiter: settings.arbiter,
            out: Vec::new(),
        }
    }

    /// Removes and returns the effects collected so far.
    pub fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.out)
    }

    /// Returns the last utterance to any of these audiences.
    pub fn last_words(&self, audiences: &[Audience]) -> Option<&Utterance> {
        self.last_words.iter().rfind(|utterance| audiences.contains(&utterance.audience))
    }

    /// Returns the number of plies up to the one that this audience last heard while reading the game.
    pub fn read_to(&self, audience: Audience) -> Option<usize> {
        self.read.iter().find(|(reader, _)| *reader == audience).map(|(_, plies)| *plies)
    }

    /// Records the number of plies up to the one that this audience hears now.
    pub fn reads(&mut self, audience: Audience, plies: usize) {
        self.read.retain(|(reader, _)| *reader != audience);
        self.read.push((audience, plies));
    }

    /// Stores the text that this audience has not heard yet.
    pub fn put_by(&mut self, audience: Audience, rest: PutBy) {
        self.put_by.retain(|(reader, _)| *reader != audience);
        self.put_by.push((audience, rest));
    }

    /// Removes and returns the text that this audience has not heard yet.
    pub fn fetch(&mut self, audience: Audience) -> Option<PutBy> {
        let at = self.put_by.iter().position(|(reader, _)| *reader == audience);
        at.map(|at| self.put_by.swap_remove(at).1)
    }

    /// Returns the current portion of a long utterance. Stores the next portion for every hearer.
    fn in_portions(&mut self, utterance: Utterance, now: Portion) -> Utterance {
        let count = cutting::count(&utterance, self.interface, now.listening);
        if count == 1 {
            return utterance;
        }
        if now.number + 1 < count {
            // Without an arbiter, everyone hears the arbiter's messages.
            let to_all = match utterance.audience {
                Audience::Room => true,
                Audience::Arbiter => !self.arbiter,
                _ => false,
            };
            let own = utterance.audience;
            for audience in Audience::ALL.into_iter().filter(|other| to_all || *other == own) {
                let portion = Some(Portion { number: now.number + 1, ..now });
                let next = Utterance { audience, portion, ..utterance.clone() };
                self.put_by(audience, PutBy::Portion(next));
            }
        }
        Utterance { portion: Some(now), ..utterance }
    }

    /// Says to the asker the next portion of an utterance, or the last utterance again.
    pub fn say_more(&mut self, asker: &Asker, utterance: Utterance) {
        let utterance = Utterance { audience: asker.audience(), priority: Priority::Text, ..utterance };
        let utterance = match utterance.portion {
            Some(now) => self.in_portions(utterance, now),
            None => utterance,
        };
        self.pass_on(utterance, true);
    }

    /// Adds an effect for a device.
    pub fn order(&mut self, effect: Effect) {
        self.out.push(effect);
    }

    /// Removes orders to the clocks next to the boards: later times replace them.
    pub fn withdraw_set_clock(&mut self) {
        self.out.retain(|effect| !matches!(effect, Effect::SetClock { .. }));
    }

    /// Adds a report of a fact, without an utterance. `text` is its message for scripts.
    pub fn report(&mut self, audience: Audience, report: Fact, text: Option<Message>) {
        // After a move, older messages about the position are out of date.
        if matches!(report, Fact::Made { .. } | Fact::Repeated { .. }) {
            let stays = |rest: &PutBy| !matches!(rest, PutBy::Portion(_));
            self.put_by.retain(|(reader, rest)| *reader == Audience::Arbiter || stays(rest));
        }
        // After a new move, reading back starts with that move.
        if matches!(report, Fact::Made { .. }) {
            self.read.clear();
        }
        self.out.push(Effect::Report { audience, report, text });
    }

    /// Says the utterances that report a fact.
    pub fn say_fact(&mut self, told: FactWords) {
        for utterance in told.words {
            self.speak(utterance, told.aloud);
        }
    }

    /// Says an utterance, which `again` will repeat.
    ///
    /// Utterances for a deaf player alone are only printed: a voice would reveal them to others.
    pub fn speak(&mut self, utterance: Utterance, aloud: bool) {
        let (utterance, aloud) = self.as_heard(utterance, aloud);
        self.last_words.retain(|earlier| earlier.audience != utterance.audience);
        self.last_words.push(utterance.clone());
        self.out.push(Effect::Say { utterance, aloud });
    }

    /// Says a sign of progress, such as the opponent's press. `again` repeats the utterance before it.
    pub fn mention(&mut self, utterance: Utterance) {
        let (utterance, aloud) = self.as_heard(utterance, true);
        self.out.push(Effect::Say { utterance, aloud });
    }

    /// Returns the utterance, or its first portion if it is long, and whether a voice says it.
    fn as_heard(&mut self, utterance: Utterance, aloud: bool) -> (Utterance, bool) {
        let deaf = |side: Color| *self.deaf.get(side) && utterance.audience == side.into();
        let aloud = aloud && !Color::ALL.into_iter().any(deaf);
        // Answers are usually said whole, because the asker is listening.
        let unasked = aloud && utterance.priority != Priority::Text;
        let first = Portion { number: 0, listening: Listening::Unasked };
        let utterance = if unasked { self.in_portions(utterance, first) } else { utterance };
        (utterance, aloud)
    }

    /// Says an utterance that `again` will not repeat.
    pub fn pass_on(&mut self, utterance: Utterance, aloud: bool) {
        self.out.push(Effect::Say { utterance, aloud });
    }

    pub fn say_to(&mut self, from: Speaker, audience: Audience, priority: Priority, phrase: &impl Worded) {
        self.speak(Utterance::new(from, audience, priority, phrase), true);
    }

    /// Asks for a secret. `again` does not repeat the question: the next line is the answer.
    pub fn ask(&mut self, audience: Audience, what: SecretAsked, question: &impl Worded) {
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, question);
        self.out.push(Effect::Ask { utterance, what });
    }

    /// Says a phrase of the program to `audience`.
    pub fn tell(&mut self, audience: Audience, priority: Priority, phrase: &impl Worded) {
        self.say_to(Speaker::Program, audience, priority, phrase);
    }

    /// Says a phrase of the program to the room.
    pub fn room(&mut self, priority: Priority, phrase: &impl Worded) {
        self.tell(Audience::Room, priority, phrase);
    }

    /// Says several phrases to `audience` in one utterance.
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

    /// Says phrases to the asker in one utterance.
    pub fn answer(&mut self, from: Speaker, asker: &Asker, phrases: &[impl Worded]) {
        self.say_all(from, asker.audience(), Priority::Text, phrases);
    }

    /// Says phrases to the asker in one utterance, or in portions if they take long.
    pub fn answer_at_length(
        &mut self,
        from: Speaker,
        asker: &Asker,
        listening: Listening,
        phrases: &[impl Worded],
    ) {
        let Some((first, rest)) = phrases.split_first() else { return };
        let answer = Utterance::new(from, asker.audience(), Priority::Text, first);
        let answer = rest.iter().fold(answer, Utterance::and);
        let first = Portion { number: 0, listening };
        let answer = self.in_portions(answer, first);
        self.speak(answer, true);
    }

    /// Reports a refusal and says it, only to the asker.
    pub fn refuse(&mut self, asker: &Asker, why: &Refusal) {
        let audience = asker.audience();
        let report = Fact::Refused { by: asker.speaker, reason: why.code().to_owned() };
        // All missing steps of the move are said; the report has only the first.
        let parts = if let Refusal::NotMade(parts) = why { parts.as_slice() } else { &[] };
        let text = parts.first().cloned().or_else(|| Some(why.message()));
        self.report(audience, report, text);
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, why);
        let utterance = parts.iter().fold(utterance, Utterance::and);
        // What is wrong is said first; `more` says what to do, where both take long.
        let first = Portion { number: 0, listening: Listening::Unasked };
        let utterance = self.in_portions(utterance, first);
        self.speak(utterance, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_speech::Phrase;

    /// A long game produces more utterances than the book should keep.
    #[test]
    fn one_utterance_to_each_audience_is_kept() {
        let mut book = Book::new(&Settings::default());
        for at in 0..100 {
            let audience = if at % 2 == 0 { Audience::White } else { Audience::Room };
            book.tell(audience, Priority::Message, &Phrase::NoMoveYet);
        }
        assert_eq!(book.last_words.len(), 2);
        assert_eq!(book.take().len(), 100);
    }
}
