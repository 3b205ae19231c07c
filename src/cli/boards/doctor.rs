//! `annabella doctor`: tests the voice, sound devices and boards, and speaks the results.

use super::list::{self, ListArgs};
use crate::cli::common::answer;
use crate::cli::common::answer::{RATE, StopKey, print_lines};
use crate::devices::hearing::{self, EnrolmentFile};
use crate::devices::recorder::microphones;
use crate::devices::voice::{Engine, Espeak, Outlets, OutputError, VoiceNews, Voices, sound_devices};
use crate::speech::failure::{DEVICE, DONE};
use crate::speech::{Audience, Language, Message, Priority, Worded, Words, routing::Seat};
use clap::Args;
use std::cell::Cell;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The options of `annabella doctor`.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct DoctorArgs {
    #[arg(long)]
    pub full: bool,
}

/// The maximum duration of the first words.
const LONGEST: Duration = Duration::from_secs(12);

/// The maximum duration of the last words.
const LAST_WORDS: Duration = Duration::from_secs(120);

/// The time between two looks at whether the sound has failed.
const STEP: Duration = Duration::from_secs(2);

/// The output of the tests: printed, and spoken once the voice is known to be audible.
struct Doctor<'a> {
    words: &'a Words,
    /// Whether the output is JSON.
    as_json: bool,
    voiced: Words,
    voices: Voices,
    /// Any key ends the speech; everything is printed, too.
    stops: StopKey,
    news: Receiver<VoiceNews>,
    speaks: Cell<bool>,
}

impl Doctor<'_> {
    fn tell(&self, message: &Message) {
        print_lines(&[answer::line(message, self.words, self.as_json)]);
        if self.speaks.get() {
            self.say(message);
        }
    }

    fn say(&self, message: &Message) {
        if self.stops.is_pressed() {
            return;
        }
        let said = self.voiced.sequence(std::slice::from_ref(message));
        self.voices.say(said, self.words.language(), Priority::Message, Audience::Room);
    }

    /// Names the sound devices and microphones, or their number.
    fn name_devices(&self, by_name: bool) {
        let (devices, microphones) = (sound_devices(), microphones());
        if devices.is_empty() {
            self.tell(&OutputError::NoDevice.message());
        }
        if microphones.is_empty() {
            self.tell(&Message::new("doctor-no-microphone"));
        }
        if by_name {
            for device in devices {
                self.tell(&Message::new("doctor-device").with("device", device));
            }
            for device in microphones {
                self.tell(&Message::new("doctor-microphone").with("device", device));
            }
        } else if devices.len() + microphones.len() > 0 {
            let counted = Message::new("doctor-devices").with("outputs", devices.len());
            self.tell(&counted.with("inputs", microphones.len()));
        }
    }

    /// Waits for the last words, unless the sound fails.
    fn finish(&self) {
        let end = Instant::now() + LAST_WORDS;
        while let now = Instant::now()
            && now < end
            && !self.voices.finish(STEP)
            // Without sound it returns immediately.
            && now.elapsed() >= STEP
            && !self.news.try_iter().any(|news| news.is_bad())
        {}
    }

    /// Whether a sentence can be heard, as far as the program can determine.
    fn is_heard(&self) -> bool {
        self.say(&Message::new("doctor-hear"));
        let heard = self.voices.finish(LONGEST);
        let mut last = None;
        for news in self.news.try_iter().filter(|news| !matches!(news, VoiceNews::Shared)) {
            self.tell(&news.message());
            last = Some(news);
        }
        heard && !last.is_some_and(|news| news.is_bad())
    }
}

/// Tests everything. Returns the exit status: 3 if no voice works.
///
/// Sound systems list many devices that no one chooses, so a person hears only how many there are.
pub(crate) fn run(args: &DoctorArgs, rate: Option<u32>, words: &Words, as_json: bool) -> u8 {
    let library = Espeak::open().map(drop);
    let (sender, news) = channel();
    let report = move |news| {
        // Fails only if the receiver no longer exists.
        let _ = sender.send(news);
    };
    let engine = if library.is_ok() { Engine::Espeak } else { Engine::Off };
    let voices = Voices::open(engine, Outlets::default(), rate.unwrap_or(RATE), Seat::Shared, false, report);
    let voiced = Words::voiced(words.language());
    let stops = StopKey::watch(&voices);
    let doctor = Doctor { words, as_json, voiced, voices, stops, news, speaks: Cell::new(false) };
    match &library {
        Ok(()) => {
            doctor.tell(&Message::new("doctor-voice-works"));
            doctor.speaks.set(doctor.is_heard());
            doctor.tell(&Message::new(if doctor.speaks.get() { "doctor-heard" } else { "doctor-not-heard" }));
        }
        Err(error) => {
            doctor.tell(&Message::new("doctor-no-voice").with("reason", error.message()));
        }
    }
    doctor.tell(&Message::new(if doctor.speaks.get() { "doctor-works" } else { "doctor-fails" }));
    doctor.name_devices(args.full || as_json);
    let mut in_english = false;
    for EnrolmentFile { name, language, .. } in hearing::list().into_iter().filter(|file| file.is_finished) {
        in_english |= language == Language::En;
        doctor.tell(&Message::new("doctor-enrolled").with("name", name).with("language", language.tag()));
    }
    if in_english {
        let second = hearing::has_second_recogniser();
        let id = if second { "doctor-second-recogniser" } else { "doctor-no-second-recogniser" };
        doctor.tell(&Message::new(id));
    }
    let told = |message: &Message| {
        if doctor.speaks.get() {
            doctor.say(message);
        }
        answer::line(message, words, as_json)
    };
    // A missing board is not a failure.
    if let Err(error) = list::run(&ListArgs::default(), &told) {
        doctor.tell(&error.message);
    }
    doctor.finish();
    if doctor.speaks.get() { DONE } else { DEVICE }
}
