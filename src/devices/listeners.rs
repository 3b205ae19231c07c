//! The outputs of a table: its terminal and its voices.

use super::milestone::Milestone;
use super::terminal::Terminal;
use super::voice::Voices;
use crate::clock::Stamp;
use crate::game::Fact;
use crate::speech::{Audience, Message, Priority, Speaker, Utterance};

/// A terminal and the voices of one table.
pub struct Listeners {
    /// Prints, and puts every utterance into words.
    pub terminal: Terminal,
    /// Speak.
    pub voices: Voices,
}

impl Listeners {
    /// Prints an utterance for its seat and, if `aloud`, says it.
    pub fn say(&self, at: Stamp, utterance: &Utterance, aloud: bool) {
        let voiced = aloud && (self.voices.speak() || self.terminal.prints_voiced());
        let voiced = voiced.then(|| self.terminal.voiced(utterance));
        if self.voices.routing().prints(utterance.audience) {
            self.terminal.say(at, utterance, voiced.as_ref());
        }
        if let Some(voiced) = voiced {
            let language = self.terminal.language(utterance.tongue);
            self.voices.say(voiced, language, utterance.priority, utterance.audience);
        }
    }

    /// Tells everybody the digest of an entry.
    pub fn tell_digest(&self, at: Stamp, milestone: &Milestone) {
        self.terminal.digest(at, milestone);
        let (from, audience, priority) = (Speaker::Program, Audience::Room, Priority::Message);
        self.say(at, &Utterance::new(from, audience, priority, milestone), true);
    }

    /// Prints a fact for scripts.
    pub fn report(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) {
        if self.voices.routing().prints(audience) {
            self.terminal.report(at, audience, report, text);
        }
    }

    /// Prints on standard error what has failed.
    pub fn complain(&self, why: &Message) {
        self.terminal.complain(why);
    }
}
