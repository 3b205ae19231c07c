//! `annabella doctor`: tries voice, sound devices and boards, and says aloud what works.

use super::answer::{RATE, print_lines};
use super::board::list::ListArgs;
use super::failure::{DEVICE, DONE};
use crate::devices::voice::{Engine, Espeak, Outlets, VoiceNews, Voices, sound_devices};
use crate::speech::{Audience, Message, Priority, Worded, Words, routing::Seat};
use std::sync::mpsc::channel;
use std::time::Duration;

/// How long to wait for the devices to speak.
const LONGEST: Duration = Duration::from_secs(20);

/// Tries everything; exit status 3 if no voice works.
pub(super) fn run(rate: Option<u32>, words: &Words) -> u8 {
    let mut status = DONE;
    let line = |message: &Message| print_lines(&[words.say(message)]);
    match Espeak::open() {
        Ok(_) => line(&Message::new("doctor-voice-works")),
        Err(error) => {
            status = DEVICE;
            line(&error.message());
        }
    }
    for device in sound_devices() {
        line(&Message::new("doctor-device").with("device", device));
    }
    let (sender, news) = channel();
    let report = move |news| {
        // Reported below; once nobody receives it, nobody needs it.
        let _ = sender.send(news);
    };
    let rate = rate.unwrap_or(RATE);
    let voices = Voices::open(Engine::Espeak, Outlets::default(), rate, Seat::Shared, false, report);
    let voiced = Words::voiced(words.language());
    let hear = voiced.sequence(&[Message::new("doctor-hear")]);
    voices.say(hear, words.language(), Priority::Important, Audience::Room);
    let heard = voices.finish(LONGEST);
    drop(voices);
    for news in news.try_iter().filter(|news| !matches!(news, VoiceNews::Shared)) {
        line(&news.message());
    }
    line(&Message::new(if heard { "doctor-heard" } else { "doctor-not-heard" }));
    if !heard {
        status = DEVICE;
    }
    // A missing board is no failure.
    if let Err(error) = super::board::list::run(&ListArgs::default(), &|message| words.say(message)) {
        line(&error.message());
    }
    status
}
