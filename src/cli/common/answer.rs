//! Answers: lines that are printed, and read aloud.

use super::table::Voice;
use crate::devices::platform::streams::print;
use crate::devices::terminal::wrapped;
use crate::devices::voice::{Outlets, Voices};
use crate::speech::routing::Seat;
use crate::speech::{Audience, Message, Priority, Words};
use std::io::{IsTerminal, stdout};
use std::sync::OnceLock;
use std::time::Duration;

/// The default rate of speech in words a minute, which is the engine's own.
pub(crate) const RATE: u32 = 175;

/// The volume of a voice that nobody has set, in per cent.
pub(crate) const VOLUME: u32 = 100;

/// The longest that a voice may take to read it.
const LONGEST_SPEECH: Duration = Duration::from_secs(600);

/// A line of the answer: a sentence, which a voice may say too, or a row of the game.
pub(crate) enum AnswerLine {
    Said(Message),
    Row(String),
}

impl AnswerLine {
    pub(crate) fn text(&self, words: &Words) -> String {
        match self {
            AnswerLine::Said(message) => words.say(message),
            AnswerLine::Row(row) => row.clone(),
        }
    }
}

/// Says the answer by voice, if one was asked for, in a language that has all of it.
pub(crate) fn speak(speech: Voice, rate: Option<u32>, lines: &[AnswerLine], words: &Words) {
    if speech == Voice::Off {
        return;
    }
    let rate = rate.unwrap_or(RATE);
    let voices = Voices::open(speech.into(), Outlets::default(), rate, Seat::Shared, false, |_| {});
    let voiced = Words::voiced(words.language().of_manual());
    for line in lines {
        if let AnswerLine::Said(message) = line {
            let said = voiced.sequence(std::slice::from_ref(message));
            voices.say(said, voiced.language(), Priority::Message, Audience::Room);
        }
    }
    voices.finish(LONGEST_SPEECH);
}

/// How many characters a line has at most in a terminal; none for any length.
static WIDTH: OnceLock<usize> = OnceLock::new();

/// Breaks lines for a terminal from now on, where a width is given.
pub(crate) fn fit(width: Option<usize>) {
    if let Some(width) = width.filter(|_| stdout().is_terminal()) {
        // It is given once, before anything is printed.
        let _ = WIDTH.set(width);
    }
}

/// Prints lines. What could not be printed, `main` tells; a reader that has gone away is no error.
pub(crate) fn print_lines(lines: &[String]) {
    if !lines.is_empty() {
        let fitting = |line: &String| match WIDTH.get() {
            Some(width) => line.split('\n').flat_map(|line| wrapped(line, *width)).collect(),
            None => vec![line.clone()],
        };
        print(&lines.iter().flat_map(fitting).collect::<Vec<String>>().join("\n"));
    }
}
