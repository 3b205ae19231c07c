//! The effects of an event, and the last utterance to each audience.

use crate::interface::asker::Asker;
use crate::interface::effect::{DeviceAnswer, Effect, SecretAsked};
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::settings::Settings;
use crate::reporting::words::RenderedFact;
use annabella_chess::{ByColor, Color};
use annabella_speech::{
    Audience, Language, Listening, Message, Portion, Priority, Speaker, Utterance, Worded, cutting,
};

/// Collects the effects of an event.
#[derive(Debug)]
pub(crate) struct EffectQueue {
    deaf: ByColor<bool>,
    last_words: Vec<Utterance>,
    /// The audiences whose last answer came from the devices, and which.
    device_answers: Vec<(Audience, DeviceAnswer)>,
    /// The position of each audience in the game: the number of plies up to the one it last heard.
    read: Vec<(Audience, usize)>,
    /// The rest of a long answer for each audience, which hears one part at a time.
    rests: Vec<(Audience, Continuation)>,
    /// The language of the interface, which determines how long a text takes.
    interface: Language,
    /// Whether something was refused since this was last reset.
    refused: bool,
    /// Number of facts so far.
    facts: usize,
    out: Vec<Effect>,
}

/// The rest of a long answer.
#[derive(Debug)]
pub(crate) enum Continuation {
    /// Groups of topics of help.
    Topics(Vec<Message>),
    /// Sentences of help.
    Sentences(Vec<Message>),
    /// Sentences about the case with this number.
    Incident(usize, Vec<Message>),
    /// A portion of an answer, and the sentences of help after its last portion.
    Portion(Utterance, Vec<Message>),
}

impl EffectQueue {
    pub fn new(settings: &Settings) -> EffectQueue {
        let deaf = ByColor { white: settings.white.deaf, black: settings.black.deaf };
        EffectQueue {
            deaf,
            last_words: Vec::new(),
            device_answers: Vec::new(),
            read: Vec::new(),
            rests: Vec::new(),
            interface: settings.interface,
            refused: false,
            facts: 0,
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

    /// Stores what comes after an answer to this audience.
    ///
    /// Of a portion it is not known yet whether it exists.
    pub fn store_rest(&mut self, audience: Audience, rest: Continuation) {
        self.rests.retain(|(reader, _)| *reader != audience);
        self.rests.push((audience, rest));
    }

    /// Forgets the text that this audience has not heard yet.
    pub fn forget_rest(&mut self, audience: Audience) {
        self.rests.retain(|(reader, _)| *reader != audience);
    }

    /// Removes and returns the text that this audience has not heard yet.
    pub fn take_rest(&mut self, audience: Audience) -> Option<Continuation> {
        let at = self.rests.iter().position(|(reader, _)| *reader == audience)?;
        match self.rests.swap_remove(at).1 {
            Continuation::Portion(next, then) if !self.exists(&next) => {
                (!then.is_empty()).then_some(Continuation::Sentences(then))
            }
            rest => Some(rest),
        }
    }

    /// Returns the audience with an unheard rest, if there is exactly one.
    pub fn only_reader(&self) -> Option<Audience> {
        let is_heard = |rest: &Continuation| match rest {
            Continuation::Portion(next, then) => then.is_empty() && !self.exists(next),
            _ => false,
        };
        let mut readers = self.rests.iter().filter(|(_, rest)| !is_heard(rest)).map(|(reader, _)| *reader);
        readers.next().filter(|_| readers.next().is_none())
    }

    /// Whether an utterance has as many portions as its own needs.
    fn exists(&self, utterance: &Utterance) -> bool {
        utterance
            .portion
            .is_some_and(|at| at.number < cutting::count(utterance, self.interface, at.listening))
    }

    /// Returns the current portion of an answer, and stores the next portion for its hearer.
    ///
    /// Whether there is a next portion is found out when it is asked for: that needs the words of the answer, which a replay never needs.
    /// `then`: the sentences after the last portion.
    fn in_portions(&mut self, utterance: Utterance, now: Portion, then: Vec<Message>) -> Utterance {
        let next = Portion { number: now.number + 1, ..now };
        let next = Utterance { portion: Some(next), ..utterance.clone() };
        self.store_rest(utterance.audience, Continuation::Portion(next, then));
        Utterance { portion: Some(now), ..utterance }
    }

    /// Says to `reader` the next portion of an utterance.
    ///
    /// `then`: the sentences of help after its last portion.
    pub fn say_more(&mut self, reader: Audience, utterance: Utterance, then: Vec<Message>) {
        let utterance = Utterance { audience: reader, priority: Priority::Text, ..utterance };
        let utterance = match utterance.portion {
            Some(now) => self.in_portions(utterance, now, then),
            None => utterance,
        };
        self.out.push(Effect::Say { utterance, aloud: true });
    }

    /// Says to `reader` an utterance again, or its first portion.
    ///
    /// `more` then continues with the same sentences of help.
    pub fn say_again(&mut self, reader: Audience, utterance: Utterance) {
        let rest = self.rests.iter_mut().find(|(of, _)| *of == reader && utterance.portion.is_some());
        let then = match rest {
            Some((_, Continuation::Portion(_, then) | Continuation::Sentences(then))) => std::mem::take(then),
            _ => Vec::new(),
        };
        self.say_more(reader, utterance, then);
    }

    /// Orders an answer of the devices for an audience; `again` orders it again.
    pub fn ask_devices(&mut self, audience: Audience, what: DeviceAnswer) {
        self.forget_rest(audience);
        self.device_answers.retain(|(reader, _)| *reader != audience);
        self.device_answers.push((audience, what));
        self.order(Effect::Tell { what, audience });
    }

    /// Returns the answer of the devices that was the last one to this audience.
    pub fn last_asked(&self, audience: Audience) -> Option<DeviceAnswer> {
        self.device_answers.iter().find(|(reader, _)| *reader == audience).map(|(_, what)| *what)
    }

    /// Adds an effect for a device.
    pub fn order(&mut self, effect: Effect) {
        self.out.push(effect);
    }

    /// Removes orders to the clocks next to the boards: later times replace them.
    pub fn withdraw_set_clock(&mut self) {
        self.out.retain(|effect| !matches!(effect, Effect::SetClock { .. }));
    }

    /// Adds a report of a fact, without an utterance. Returns its number.
    ///
    /// `sentences`: its words for scripts and the report.
    pub fn report(&mut self, audience: Audience, report: Fact, sentences: Vec<Message>) -> usize {
        // After a move, older messages about the position are out of date.
        if matches!(report, Fact::Made { .. } | Fact::Repeated { .. }) {
            let is_help = |of: &Utterance| of.portion.is_some_and(|at| at.listening == Listening::Help);
            let stays = |rest: &Continuation| !matches!(rest, Continuation::Portion(of, _) if !is_help(of));
            self.rests.retain(|(reader, rest)| *reader == Audience::Arbiter || stays(rest));
        }
        // After a new move, reading back starts with that move.
        if matches!(report, Fact::Made { .. }) {
            self.read.clear();
        }
        self.facts += 1;
        self.out.push(Effect::Report { audience, number: self.facts, report, sentences });
        self.facts
    }

    /// Says the utterances that report a fact.
    pub fn say_fact(&mut self, told: RenderedFact) {
        for utterance in told.words {
            self.say_or_print(utterance, told.aloud);
        }
    }

    /// Says an utterance, which `again` will repeat.
    ///
    /// Utterances for a deaf player alone are only printed: a voice would reveal them to others.
    pub fn say(&mut self, utterance: Utterance) {
        self.say_or_print(utterance, true);
    }

    /// Says an utterance like [`EffectQueue::say`] if it is `aloud`, and otherwise only prints it.
    pub fn say_or_print(&mut self, utterance: Utterance, aloud: bool) {
        let aloud = self.is_heard(&utterance, aloud);
        self.device_answers
            .retain(|(reader, _)| *reader != utterance.audience && utterance.audience != Audience::Room);
        self.last_words.retain(|earlier| earlier.audience != utterance.audience);
        self.last_words.push(utterance.clone());
        self.out.push(Effect::Say { utterance, aloud });
    }

    /// Says a sign of progress, such as the opponent's press. `again` repeats the utterance before it.
    pub fn mention(&mut self, utterance: Utterance) {
        let aloud = self.is_heard(&utterance, true);
        self.out.push(Effect::Say { utterance, aloud });
    }

    /// Whether a voice says an utterance.
    fn is_heard(&self, utterance: &Utterance, aloud: bool) -> bool {
        let deaf = |side: Color| *self.deaf.get(side) && utterance.audience == side.into();
        aloud && !Color::ALL.into_iter().any(deaf)
    }

    /// Prints an utterance without saying it. `again` will not repeat it.
    pub fn print(&mut self, utterance: Utterance) {
        self.out.push(Effect::Say { utterance, aloud: false });
    }

    pub fn say_to(&mut self, from: Speaker, audience: Audience, priority: Priority, phrase: &impl Worded) {
        self.say(Utterance::new(from, audience, priority, phrase));
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
            self.say(rest.iter().fold(first, Utterance::and));
        }
    }

    /// Says phrases to the asker in one utterance.
    ///
    /// `more` no longer continues an earlier answer.
    pub fn answer(&mut self, from: Speaker, asker: &Asker, phrases: &[impl Worded]) {
        self.forget_rest(asker.audience());
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
        self.answer_and(from, asker, listening, phrases, Vec::new());
    }

    /// Says sentences of help in portions; `more` continues with those in `then`.
    pub fn help(&mut self, asker: &Asker, sentences: &[Message], then: Vec<Message>) {
        self.answer_and(Speaker::Program, asker, Listening::Help, sentences, then);
    }

    fn answer_and(
        &mut self,
        from: Speaker,
        asker: &Asker,
        listening: Listening,
        phrases: &[impl Worded],
        then: Vec<Message>,
    ) {
        let Some((first, rest)) = phrases.split_first() else { return };
        let answer = Utterance::new(from, asker.audience(), Priority::Text, first);
        let answer = rest.iter().fold(answer, Utterance::and);
        self.forget_rest(asker.audience());
        let first = Portion { number: 0, listening };
        let answer = self.in_portions(answer, first, then);
        self.say(answer);
    }

    /// Reports a refusal and says it, only to the asker.
    pub fn refuse(&mut self, asker: &Asker, why: &Refusal) {
        self.refuse_and(asker, why, &[]);
    }

    /// Whether something was refused since [`EffectQueue::forget_refusal`].
    pub fn has_refused(&self) -> bool {
        self.refused
    }

    /// Forgets earlier refusals.
    pub fn forget_refusal(&mut self) {
        self.refused = false;
    }

    /// Reports a refusal and says it, with more sentences, only to the asker.
    pub fn refuse_and(&mut self, asker: &Asker, why: &Refusal, more: &[Message]) {
        self.refused = true;
        let audience = asker.audience();
        let report = Fact::Refused { by: asker.speaker, reason: why.code().to_owned() };
        // All missing steps of the move are said; scripts get only the first.
        let parts = if let Refusal::NotMade(parts) = why { parts.as_slice() } else { &[] };
        let sentences = if parts.is_empty() { vec![why.message()] } else { parts.to_vec() };
        self.report(audience, report, sentences);
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, why);
        let utterance = parts.iter().chain(more).fold(utterance, Utterance::and);
        // What is wrong is said first; `more` says what to do, where both take long.
        self.forget_rest(audience);
        let first = Portion { number: 0, listening: Listening::Refused };
        let utterance = self.in_portions(utterance, first, Vec::new());
        self.say(utterance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_speech::Phrase;

    /// A long game produces more utterances than the queue should keep.
    #[test]
    fn one_utterance_to_each_audience_is_kept() {
        let mut queue = EffectQueue::new(&Settings::default());
        for at in 0..100 {
            let audience = if at % 2 == 0 { Audience::White } else { Audience::Room };
            queue.tell(audience, Priority::Message, &Phrase::NoMoveYet);
        }
        assert_eq!(queue.last_words.len(), 2);
        assert_eq!(queue.take().len(), 100);
    }
}
