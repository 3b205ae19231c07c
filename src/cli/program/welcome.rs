//! `annabella` alone: a welcome by voice, and how to begin.

use crate::cli::common::answer::{RATE, print_lines};
use crate::cli::common::failure::DONE;
use crate::devices::voice::{Engine, Outlets, Voices};
use crate::speech::{Audience, Message, Priority, Words, routing::Seat};
use std::time::Duration;

const LONGEST: Duration = Duration::from_secs(60);

/// Welcomes, in print and by voice where there is one.
pub(crate) fn run(rate: Option<u32>, words: &Words) -> u8 {
    let ids = ["welcome-hello", "welcome-begin", "welcome-rate", "welcome-help"];
    print_lines(&ids.map(|id| words.say(&Message::new(id))));
    let rate = rate.unwrap_or(RATE);
    let voices = Voices::open(Engine::Espeak, Outlets::default(), rate, Seat::Shared, false, |_| {});
    let voiced = Words::voiced(words.language());
    for id in ids {
        let said = voiced.sequence(&[Message::new(id)]);
        voices.say(said, words.language(), Priority::Message, Audience::Room);
    }
    voices.finish(LONGEST);
    DONE
}
