//! The dialogue of an enrolment: says each word, listens, and says what was wrong with a try.

use super::EnrolArgs;
use crate::cli::common::answer::print_lines;
use crate::cli::common::failure::{DONE, Failure, NO};
use crate::cli::common::json;
use crate::devices::hearing::{self, EnrolmentError, file_of, save};
use crate::devices::platform::standard_input::read_lines;
use crate::devices::platform::timepiece::wall_ms;
use crate::devices::recorder::{Microphone, MicrophoneError, begins};
use crate::devices::voice::{Engine, Outlets, Voices};
use crate::speech::routing::Seat;
use crate::speech::{Audience, Language, Message, Priority, Words, spoken::fold};
use annabella_hearing::{Endpoint, Endpointer, Enroller, Pcm, Step, Verdict, vocabulary};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time after which a prompt without an answer counts as silence.
const ANSWER: Duration = Duration::from_secs(4);
/// The maximum duration of the words before a try.
const PROMPT: Duration = Duration::from_secs(30);
/// The time between two looks at the sound of the microphone.
const POLL: Duration = Duration::from_millis(10);
/// The time for which the loudspeaker still sounds after its words, and its echo in the room.
const ECHO: Duration = Duration::from_millis(150);

/// Enrols a person. Returns 1 if the person ended the dialogue, so that nothing was saved.
pub(super) fn enrol(args: &EnrolArgs, rate: u32, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let language = args.announce_language.unwrap_or_default();
    file_of(&args.name, language).map_err(Failure::usage)?;
    let microphone = Microphone::open(args.microphone.as_deref());
    let microphone = microphone.map_err(|error| Failure::device(no_microphone(&error)))?;
    let voices = Voices::open(args.speech, Outlets::default(), rate, Seat::Shared, false, |_| {});
    let spoken = args.speech != Engine::Off && args.speech != Engine::Print;
    let mut dialogue = Dialogue {
        voices,
        spoken,
        words,
        voiced: Words::voiced(words.language()),
        announcing: Words::voiced(language),
        language,
        as_json,
        typed: typed(),
        microphone,
        sound: Vec::new(),
    };
    let mut enroller = Enroller::new(&args.name, language, args.seed.unwrap_or_else(wall_ms));
    dialogue.tell(&Message::new("hear-begin").with("count", vocabulary(language).len()));
    let mut is_testing = false;
    loop {
        let text = match enroller.step() {
            Step::Say { text, .. } => text,
            Step::Test { text } => {
                if !std::mem::replace(&mut is_testing, true) {
                    dialogue.tell(&Message::new("hear-test"));
                }
                text
            }
            Step::Done => break,
        };
        let answer = match dialogue.ask(&text) {
            Answer::Said(samples) => samples,
            Answer::Again => continue,
            Answer::Quit => {
                dialogue.tell(&Message::new("hear-not-saved"));
                return Ok(NO);
            }
            Answer::Lost(why) => {
                let why = if why.is_empty() { "none".to_owned() } else { why };
                return Err(Failure::device(Message::new("hear-microphone-lost").with("why", why)));
            }
        };
        let rate = dialogue.microphone.rate();
        let verdict = enroller.hear(Pcm { samples: &answer, rate });
        if let Some(message) = worded(&verdict) {
            dialogue.tell(&message);
        }
    }
    let (right, tests) = enroller.tests();
    let enrolment = enroller.finish();
    let file = save(&enrolment).map_err(|error: EnrolmentError| Failure::usage(error))?;
    let done = Message::new("hear-done").with("right", right).with("tests", tests);
    dialogue.tell(&done.with("name", args.name.as_str()).with("file", file.display().to_string()));
    dialogue.voices.finish(PROMPT);
    let _ = hearing::load(&args.name, language).map_err(Failure::usage)?;
    Ok(DONE)
}

fn no_microphone(error: &MicrophoneError) -> Message {
    let (id, why) = match error {
        MicrophoneError::Unknown { name } => ("hear-unknown-microphone", name.clone()),
        MicrophoneError::NoDevice => ("hear-no-microphone", "none".to_owned()),
        MicrophoneError::Refused(why) => ("hear-no-microphone", why.clone()),
    };
    Message::new(id).with("why", why)
}

/// Returns what was wrong with a try; `None` if it was good.
fn worded(verdict: &Verdict) -> Option<Message> {
    let (what, other) = match verdict {
        Verdict::Accepted => return None,
        Verdict::Silent => ("silent", ""),
        Verdict::TooQuiet => ("too-quiet", ""),
        Verdict::Clipped => ("clipped", ""),
        Verdict::TooShort => ("too-short", ""),
        Verdict::TooLong => ("too-long", ""),
        Verdict::TooFast => ("too-fast", ""),
        Verdict::Unlike => ("unlike", ""),
        Verdict::TooAlike(unit) => ("too-alike", unit.text()),
        Verdict::Noisy => ("noisy", ""),
        Verdict::NotRecognised => ("not-recognised", ""),
    };
    Some(Message::new("hear-verdict").with("what", what).with("other", other))
}

/// The lines that are typed during the dialogue; closed at the end of the input.
fn typed() -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || read_lines(|line| sender.send(line).is_ok()));
    lines
}

/// The answer to a prompt.
enum Answer {
    /// The sound of an utterance; empty if nothing was said.
    Said(Vec<i16>),
    /// The prompt is wanted again.
    Again,
    /// The person ends the dialogue.
    Quit,
    /// The microphone has failed.
    Lost(String),
}

/// The person's voice, ears and keyboard.
struct Dialogue<'a> {
    voices: Voices,
    /// Whether prompts can be heard.
    spoken: bool,
    words: &'a Words,
    voiced: Words,
    announcing: Words,
    language: Language,
    as_json: bool,
    typed: Receiver<String>,
    microphone: Microphone,
    sound: Vec<i16>,
}

impl Dialogue<'_> {
    /// Prints and says a sentence.
    fn tell(&self, message: &Message) {
        print_lines(&[json::line(message, self.words, self.as_json)]);
        let said = self.voiced.sequence(std::slice::from_ref(message));
        self.voices.say(said, self.words.language(), Priority::Message, Audience::Room);
    }

    /// Says what to say, and listens to the answer.
    fn ask(&mut self, text: &str) -> Answer {
        let prompt = Message::new("hear-word").with("word", text);
        print_lines(&[json::line(&prompt, self.words, self.as_json)]);
        let said = self.announcing.sequence(std::slice::from_ref(&prompt));
        self.voices.say(said, self.language, Priority::Message, Audience::Room);
        if self.spoken {
            self.voices.finish(PROMPT);
            self.voices.play(vec![begins()], Priority::Message, Audience::Room);
            self.voices.finish(PROMPT);
            thread::sleep(ECHO);
        }
        self.listen()
    }

    fn listen(&mut self) -> Answer {
        // Sound before the prompt is not an answer.
        let _ = self.microphone.take(&mut self.sound);
        self.sound.clear();
        let mut endpointer = Endpointer::new(self.microphone.rate());
        let began = Instant::now();
        loop {
            if let Ok(line) = self.typed.try_recv() {
                return if is_quit(&line) { Answer::Quit } else { Answer::Again };
            }
            let before = self.sound.len();
            let taken = self.microphone.take(&mut self.sound);
            match endpointer.feed(&self.sound[before..]) {
                Endpoint::Ended { from, to } => {
                    return Answer::Said(self.sound.get(from..to).unwrap_or_default().to_vec());
                }
                Endpoint::TooLong => return Answer::Said(std::mem::take(&mut self.sound)),
                Endpoint::Noise { .. } if began.elapsed() >= ANSWER => return Answer::Said(Vec::new()),
                Endpoint::Noise { .. } | Endpoint::Speech => {}
            }
            if let Err(why) = taken {
                return Answer::Lost(why);
            }
            thread::sleep(POLL);
        }
    }
}

/// Whether a typed line ends the dialogue, in any language.
fn is_quit(line: &str) -> bool {
    let typed = fold(line);
    Language::ALL.into_iter().any(|language| {
        let words = Words::new(language);
        words.heard("command-quit").iter().any(|way| fold(way) == typed)
    })
}
