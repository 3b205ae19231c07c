//! The outputs of a table: its terminal, its voices and the arbiter's desk.

use super::desk::DeskConnection;
use crate::chess::Color;
use crate::clock::Stamp;
use crate::devices::recorder;
use crate::devices::terminal::Terminal;
use crate::devices::voice::Voices;
use crate::game::{Effect, Fact, VoiceChange};
use crate::journal::Milestone;
use crate::speech::{
    Audience, Listening, Message, Phrase, Portion, Priority, Sequence, Speaker, Utterance, Value, Worded,
};

/// Maximum number of voices whose names are said.
const MOST_NAMES: usize = 8;

/// A terminal and the voices of one table.
pub struct Listeners {
    /// Prints, and puts utterances into words.
    pub terminal: Terminal,
    /// Speak utterances.
    pub voices: Voices,
    /// The arbiter's desk, while it is connected.
    pub desk: Option<DeskConnection>,
    /// How the users hear that their own acts were accepted.
    pub confirm: Confirm,
}

/// The confirmation of what a player has just done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Confirm {
    /// In words.
    #[default]
    Words,
    /// By a short tone.
    Tone,
    /// No confirmation.
    Off,
}

/// The delivery of an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// To the terminal only.
    Printed,
    /// To the terminal and to the voice.
    PrintedAndSpoken,
    /// To scripts, including the spoken form.
    /// The same loudspeaker has just said the words, and the same terminal has printed them.
    AlreadySpoken,
    /// To the voice only, because it is already on the terminal.
    Spoken,
}

impl Delivery {
    /// Returns the delivery of an utterance; `aloud` if a voice may say it.
    pub fn of(aloud: bool) -> Delivery {
        if aloud { Delivery::PrintedAndSpoken } else { Delivery::Printed }
    }
}

impl Listeners {
    /// Prints and speaks an utterance for its audience.
    pub fn say(&self, at: Stamp, utterance: &Utterance, delivery: Delivery) {
        let aloud = delivery != Delivery::Printed;
        // A screen reader would read a printed line; scripts get the words in any case.
        if utterance.confirms && aloud && self.confirm != Confirm::Words {
            if self.confirm == Confirm::Tone {
                self.voices.play(vec![recorder::confirms()], utterance.priority, utterance.audience);
            }
            if self.terminal.prints_voiced() && self.prints(utterance.audience) {
                self.terminal.say(at, utterance, None);
            }
            return;
        }
        // Without a voice, the first portion was printed with all the others.
        let is_later = |portion: Portion| portion.number > 0 && portion.listening != Listening::Help;
        let is_printed =
            utterance.portion.is_some_and(is_later) && !self.voices.speak() && !self.terminal.prints_voiced();
        let end = is_printed.then(|| Utterance {
            phrases: vec![Phrase::NothingMore.message()],
            portion: None,
            ..utterance.clone()
        });
        let utterance = end.as_ref().unwrap_or(utterance);
        let voiced = aloud && (self.voices.speak() || self.terminal.prints_voiced());
        let voiced = voiced.then(|| self.terminal.voiced(utterance));
        // Ears wait longer for a voice than eyes for a line, so the voice comes first.
        if let Some(voiced) = voiced.as_ref().filter(|_| delivery != Delivery::AlreadySpoken) {
            self.speak(utterance, voiced.clone());
        }
        // Scripts that read JSON need spoken-only text, too.
        let printed = match delivery {
            Delivery::Spoken => self.terminal.prints_voiced(),
            _ => {
                if let Some(desk) = &self.desk {
                    desk.say(at, utterance, aloud);
                }
                self.prints(utterance.audience)
            }
        };
        // The same words for another player have just been printed at this terminal.
        let is_double = delivery == Delivery::AlreadySpoken && !self.terminal.prints_voiced();
        if printed && !is_double {
            self.terminal.say(at, utterance, voiced.as_ref());
        }
    }

    fn speak(&self, utterance: &Utterance, voiced: Sequence) {
        let language = self.terminal.language(utterance.tongue);
        self.voices.say(voiced, language, utterance.priority, utterance.audience);
    }

    /// Lets a voice render the first words of these effects, which wait for the disk.
    pub fn prepare(&self, effects: &[Effect]) {
        let spoken = effects.iter().find_map(|effect| match effect {
            Effect::Say { utterance, aloud: true } | Effect::Ask { utterance, .. } => Some(utterance),
            _ => None,
        });
        if let Some(utterance) = spoken.filter(|_| self.voices.speak()) {
            let (words, language) =
                (self.terminal.voiced(utterance), self.terminal.language(utterance.tongue));
            self.voices.prepare(words, language, utterance.audience);
        }
    }

    /// Whether a message can reach this player alone.
    /// It can on their headphones or, even for a deaf player, at their own terminal. `aloud`: whether a voice
    /// may say it.
    pub fn can_confide(&self, side: Color, aloud: bool) -> bool {
        let routing = self.voices.routing();
        aloud && self.voices.speak() && routing.has_headphones(side) || routing.is_at(side)
    }

    /// Delivers an utterance that only the addressed player may hear or read.
    /// Does nothing if that is impossible.
    pub fn confide(&self, at: Stamp, utterance: &Utterance, delivery: Delivery) {
        let Some(side) = side_of(utterance.audience) else { return };
        let routing = self.voices.routing();
        let aloud = delivery != Delivery::Printed;
        let heard = aloud && self.voices.speak() && routing.has_headphones(side);
        let voiced = heard.then(|| self.terminal.voiced(utterance));
        if routing.is_at(side) {
            self.terminal.say(at, utterance, voiced.as_ref());
        }
        if let Some(voiced) = voiced {
            self.speak(utterance, voiced);
        }
    }

    /// Lets the headphones of this terminal's user echo typed text; no loudspeaker does.
    pub fn echo(&self, typed: &Message) {
        if let Some(user) = self.voices.routing().echoed() {
            self.echo_to(user, typed);
        }
    }

    /// Lets a voice echo typed text, without printing it.
    pub fn echo_to(&self, audience: Audience, typed: &Message) {
        let utterance = Utterance::new(Speaker::Program, audience, Priority::Text, typed);
        if self.voices.speak() {
            self.speak(&utterance, self.terminal.voiced(&utterance));
        }
    }

    /// Prints the fingerprint of an entry for everyone.
    ///
    /// Reading ten squares takes too long unless requested, by a voice or by a screen reader. `file`: the journal of a game
    /// with an arbiter, where both players write down its fingerprint: it is printed for a screen reader too, with its name.
    pub fn tell_digest(&self, at: Stamp, milestone: &Milestone, file: Option<String>) {
        self.terminal.digest(at, milestone);
        if let Some(desk) = &self.desk {
            desk.digest(at, milestone);
        }
        let print = |words: &dyn Worded| {
            let words = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, &words.message());
            self.terminal.say(at, &words, None);
        };
        let file = file.filter(|_| self.voices.are_read());
        if !self.voices.are_read() || file.is_some() {
            print(milestone);
        }
        if let Some(file) = file {
            print(&Phrase::JournalAt { file });
        }
    }

    /// Prints a fact for scripts.
    pub fn report(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) {
        if let Some(desk) = &self.desk {
            desk.report(at, audience, report, text);
        }
        if self.prints(audience) {
            self.terminal.report(at, audience, report, text);
        }
    }

    /// Whether the terminal prints words for this audience.
    /// Words for the arbiter alone go to the desk, if there is one.
    pub fn prints(&self, audience: Audience) -> bool {
        let elsewhere = audience == Audience::Arbiter && self.desk.is_some();
        self.voices.routing().prints(audience) && !elsewhere
    }

    /// Marks the following output as not saved yet, or no longer.
    pub fn mark(&mut self, unsaved: bool) {
        self.terminal.mark(unsaved);
        self.follow();
    }

    /// Counts an effect in the output for scripts.
    pub fn count(&mut self, effect: &Effect) {
        self.terminal.count(std::slice::from_ref(effect));
        self.follow();
    }

    fn follow(&mut self) {
        if let Some(desk) = &mut self.desk {
            desk.follow(&self.terminal);
        }
    }

    /// Changes a voice and replies; the arbiter's is that of the desk, if there is one.
    pub fn change(&mut self, at: Stamp, audience: Audience, change: VoiceChange) {
        match &self.desk {
            Some(desk) if audience == Audience::Arbiter => desk.change(change),
            _ => {
                if let Some(reply) = self.voices.change(audience, &change) {
                    self.tell_change(at, audience, &reply);
                }
            }
        }
    }

    /// Prints and says the reply to a change of a voice.
    /// Many names are only printed, and their number is said.
    fn tell_change(&self, at: Stamp, audience: Audience, reply: &Message) {
        let utterance = |words: &Message| Utterance::new(Speaker::Program, audience, Priority::Text, words);
        match reply.args.as_slice() {
            [(_, Value::Texts(names))] if names.len() > MOST_NAMES => {
                let count = Message::new("voice-names-printed").with("count", names.len());
                self.say(at, &utterance(reply), Delivery::Printed);
                self.say(at, &utterance(&count), Delivery::Spoken);
            }
            _ => self.say(at, &utterance(reply), Delivery::PrintedAndSpoken),
        }
    }

    /// Prints an error on standard error.
    pub fn complain(&self, why: &Message) {
        self.terminal.complain(why);
    }
}

/// Returns the player addressed by an audience, if it is one player.
fn side_of(audience: Audience) -> Option<Color> {
    Color::ALL.into_iter().find(|side| Audience::from(*side) == audience)
}
