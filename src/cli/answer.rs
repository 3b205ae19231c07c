//! Answers: lines that are printed, and read aloud.

use super::table::Voice;
use crate::devices::streams::print;
use crate::devices::voice::{Outlets, Voices};
use crate::speech::routing::Seat;
use crate::speech::{Audience, Message, Priority, Words};
use std::time::Duration;

/// The default rate of speech in words a minute, which is the engine's own.
pub(super) const RATE: u32 = 175;

/// The longest that a voice may take to read it.
const LONGEST_SPEECH: Duration = Duration::from_secs(600);

/// A line of the answer: a sentence, which a voice may say too, or a row of the game.
pub(super) enum AnswerLine {
    Said(Message),
    Row(String),
}

impl AnswerLine {
    pub(super) fn text(&self, words: &Words) -> String {
        match self {
            AnswerLine::Said(message) => words.say(message),
            AnswerLine::Row(row) => row.clone(),
        }
    }
}

/// Says the answer by voice, if one was asked for.
pub(super) fn speak(speech: Voice, rate: Option<u32>, lines: &[AnswerLine], words: &Words) {
    if speech == Voice::Off {
        return;
    }
    let rate = rate.unwrap_or(RATE);
    let voices = Voices::open(speech.into(), Outlets::default(), rate, Seat::Shared, false, |_| {});
    let voiced = Words::voiced(words.language());
    for line in lines {
        if let AnswerLine::Said(message) = line {
            let said = voiced.sequence(std::slice::from_ref(message));
            voices.say(said, words.language(), Priority::Message, Audience::Room);
        }
    }
    voices.finish(LONGEST_SPEECH);
}

/// Prints lines. What could not be printed, `main` tells; a reader that has gone away is no error.
pub(super) fn print_lines(lines: &[String]) {
    if !lines.is_empty() {
        print(&lines.join("\n"));
    }
}
