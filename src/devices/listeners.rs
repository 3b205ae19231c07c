//! Those who read and hear what is said at a table: its terminal and its voices.

use super::terminal::Terminal;
use super::voice::Voices;
use crate::clock::Stamp;
use crate::game::Fact;
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Utterance};

/// A terminal and the voices beside it.
pub struct Listeners {
    /// What is printed, and the words of every utterance.
    pub terminal: Terminal,
    /// What is heard.
    pub voices: Voices,
}

impl Listeners {
    /// Prints an utterance to its seat and, where it is for the ear too, says it.
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

    /// Tells everybody something about the table itself.
    pub fn notify(&self, at: Stamp, phrase: &Phrase, aloud: bool) {
        let (from, audience, priority) = (Speaker::Program, Audience::Room, Priority::Notification);
        self.say(at, &Utterance::new(from, audience, priority, phrase), aloud);
    }

    /// Prints what scripts see of what happened.
    pub fn report(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) {
        if self.voices.routing().prints(audience) {
            self.terminal.report(at, audience, report, text);
        }
    }

    /// Says on standard error what has failed.
    pub fn complain(&self, why: &Message) {
        eprintln!("{}", self.terminal.words().say(why));
    }
}
