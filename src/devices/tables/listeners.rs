//! The outputs of a table: its terminal and its voices.

use super::desk::DeskLink;
use crate::chess::Color;
use crate::clock::Stamp;
use crate::devices::storage::milestone::Milestone;
use crate::devices::terminal::Terminal;
use crate::devices::voice::Voices;
use crate::game::{Effect, Fact, VoiceChange};
use crate::speech::{Audience, Message, Priority, Speaker, Utterance};

/// A terminal and the voices of one table.
pub struct Listeners {
    /// Prints, and puts every utterance into words.
    pub terminal: Terminal,
    /// Speak.
    pub voices: Voices,
    /// The arbiter's desk, while there is one.
    pub desk: Option<DeskLink>,
}

impl Listeners {
    /// Prints an utterance for its seat and, if `aloud`, says it.
    pub fn say(&self, at: Stamp, utterance: &Utterance, aloud: bool) {
        self.print_and_say(at, utterance, aloud, true);
    }

    /// Tells everybody an utterance; a voice says it only if `spoken`, though it has words for a voice if `aloud`.
    pub fn print_and_say(&self, at: Stamp, utterance: &Utterance, aloud: bool, spoken: bool) {
        if let Some(desk) = &self.desk {
            desk.say(at, utterance, aloud);
        }
        let voiced = aloud && (self.voices.speak() || self.terminal.prints_voiced());
        let voiced = voiced.then(|| self.terminal.voiced(utterance));
        if self.prints(utterance.audience) {
            self.terminal.say(at, utterance, voiced.as_ref());
        }
        if let Some(voiced) = voiced.filter(|_| spoken) {
            let language = self.terminal.language(utterance.tongue);
            self.voices.say(voiced, language, utterance.priority, utterance.audience);
        }
    }

    /// Whether that player alone can be told something: on headphones of their own or, also a deaf player, at a
    /// terminal of their own. `aloud`: whether a voice may say it.
    pub fn can_confide(&self, side: Color, aloud: bool) -> bool {
        let routing = self.voices.routing();
        aloud && self.voices.speak() && routing.has_headphones(side) || routing.is_at(side)
    }

    /// Tells a player what nobody else may hear or read, and says nothing where that cannot be.
    pub fn confide(&self, at: Stamp, utterance: &Utterance, aloud: bool) {
        let Some(side) = side_of(utterance.audience) else { return };
        let routing = self.voices.routing();
        let heard = aloud && self.voices.speak() && routing.has_headphones(side);
        let voiced = heard.then(|| self.terminal.voiced(utterance));
        if routing.is_at(side) {
            self.terminal.say(at, utterance, voiced.as_ref());
        }
        if let Some(voiced) = voiced {
            let language = self.terminal.language(utterance.tongue);
            self.voices.say(voiced, language, utterance.priority, utterance.audience);
        }
    }

    /// Says an utterance whose words stand on the terminal already; scripts that read JSON are told all the same.
    pub fn say_aloud(&self, at: Stamp, utterance: &Utterance) {
        let voiced = self.terminal.voiced(utterance);
        if self.terminal.prints_voiced() {
            self.terminal.say(at, utterance, Some(&voiced));
        }
        self.voices.say(
            voiced,
            self.terminal.language(utterance.tongue),
            utterance.priority,
            utterance.audience,
        );
    }

    /// Prints the digest of an entry for everybody: ten squares take a voice too long to be said unasked.
    pub fn tell_digest(&self, at: Stamp, milestone: &Milestone) {
        self.terminal.digest(at, milestone);
        if let Some(desk) = &self.desk {
            desk.digest(at, milestone);
        }
        let told = Utterance::new(Speaker::Program, Audience::Room, Priority::Message, milestone);
        self.terminal.say(at, &told, None);
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

    /// Whether the terminal prints what is for that audience. What is for the arbiter alone is for the desk, if there
    /// is one.
    fn prints(&self, audience: Audience) -> bool {
        let elsewhere = audience == Audience::Arbiter && self.desk.is_some();
        self.voices.routing().prints(audience) && !elsewhere
    }

    /// Whether what is told from now on is marked as not on disk yet.
    pub fn mark(&mut self, unsaved: bool) {
        self.terminal.mark(unsaved);
        self.follow();
    }

    /// Counts an effect that scripts see.
    pub fn count(&mut self, effect: &Effect) {
        self.terminal.count(std::slice::from_ref(effect));
        self.follow();
    }

    fn follow(&mut self) {
        if let Some(desk) = &mut self.desk {
            desk.follow(&self.terminal);
        }
    }

    /// Changes a voice: the arbiter's is that of the desk, if there is one. Returns what is told of it, and to whom.
    pub fn change(&mut self, change: VoiceChange) -> Option<(Audience, Message)> {
        match &self.desk {
            Some(desk) if change.audience() == Audience::Arbiter => {
                desk.change(change);
                None
            }
            _ => self.voices.change(change),
        }
    }

    /// Prints on standard error what has failed.
    pub fn complain(&self, why: &Message) {
        self.terminal.complain(why);
    }
}

/// The player whose words these are, if they are a player's.
fn side_of(audience: Audience) -> Option<Color> {
    Color::ALL.into_iter().find(|side| Audience::from(*side) == audience)
}
