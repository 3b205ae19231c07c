//! An answer of several lines, printed and read aloud.

use super::RATE;
use super::table::Voice;
use crate::devices::voice::{Outlets, Voices};
use crate::speech::routing::Seat;
use crate::speech::{Audience, Message, Priority, Words};
use std::time::Duration;

/// The longest that a voice may take to read it.
const LONGEST_SPEECH: Duration = Duration::from_secs(600);

/// A line of the answer: a sentence, which a voice may say too, or a row of the game.
pub(super) enum Line {
    Said(Message),
    Row(String),
}

impl Line {
    pub(super) fn text(&self, words: &Words) -> String {
        match self {
            Line::Said(message) => words.say(message),
            Line::Row(row) => row.clone(),
        }
    }
}

/// Says the answer by voice, if one was asked for.
pub(super) fn speak(speech: Voice, rate: Option<u32>, lines: &[Line], words: &Words) {
    if speech == Voice::Off {
        return;
    }
    let rate = rate.unwrap_or(RATE);
    let voices = Voices::open(speech.into(), Outlets::default(), rate, Seat::Shared, false, |_| {});
    let voiced = Words::voiced(words.language());
    for line in lines {
        if let Line::Said(message) = line {
            let said = voiced.sequence(std::slice::from_ref(message));
            voices.say(said, words.language(), Priority::Message, Audience::Room);
        }
    }
    voices.finish(LONGEST_SPEECH);
}
