//! The output of a desk: prints and speaks the messages of the game.

use super::message::ToDesk;
use crate::devices::terminal::edited_line::HalfTyped;
use crate::devices::terminal::printer::Printer;
use crate::devices::voice::Voices;
use crate::speech::{Audience, Language, Message, Priority, Words};
use std::io::{self, IsTerminal};
use std::time::Duration;

/// The maximum duration of queued speech at the end.
const MAX_SPEECH: Duration = Duration::from_secs(30);

/// The printer and the voice of a desk.
/// Only the arbiter uses it, so everything goes to a single sound device.
pub struct DeskOutput {
    printer: Printer,
    voices: Voices,
    words: Words,
    json: bool,
}

impl DeskOutput {
    /// Creates the output with a voice in a language.
    /// `json`: for scripts; `fails` is called once, when a line cannot be printed.
    pub fn new(
        voices: Voices,
        language: Language,
        json: bool,
        fails: impl FnOnce() + Send + 'static,
    ) -> DeskOutput {
        let printer = Printer::watched(io::stdout(), |_| fails());
        DeskOutput { printer, voices, words: Words::new(language), json }
    }

    /// Prints above the half-typed line, if standard output is a terminal.
    pub fn print_above(&self, typed: HalfTyped) {
        if io::stdout().is_terminal() {
            self.printer.print_above(typed);
        }
    }

    /// Prints and speaks a message from the game.
    pub fn handle(&mut self, message: ToDesk) {
        match message {
            ToDesk::Said { json, lines, voiced, language, priority } => {
                match self.json {
                    true => self.printer.line(json),
                    false => lines.into_iter().for_each(|line| self.printer.line(line)),
                }
                if let Some((voiced, language)) = voiced.zip(Language::from_tag(&language)) {
                    self.voices.say(voiced, language, priority, Audience::Room);
                }
            }
            ToDesk::Fact(json) => {
                if self.json {
                    self.printer.line(json);
                }
            }
            ToDesk::Voice(change) => {
                if let Some(words) = self.voices.change(Audience::Room, &change) {
                    self.tell(&words);
                }
            }
            ToDesk::Open | ToDesk::Refused(_) | ToDesk::Hide(_) | ToDesk::Over => {}
        }
    }

    /// Prints and speaks a message about the desk itself; scripts read the exit status instead.
    pub fn tell(&self, message: &Message) {
        if !self.json {
            self.printer.line(self.words.say(message));
        }
        let voiced = Words::voiced(self.words.language()).say(message);
        self.voices.say(voiced.into(), self.words.language(), Priority::Message, Audience::Room);
    }

    /// Waits until everything is spoken.
    pub fn finish(self) {
        self.voices.finish(MAX_SPEECH);
    }
}
