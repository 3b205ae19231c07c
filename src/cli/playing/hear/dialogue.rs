//! The dialogue of an enrolment: says each word, listens, and says what was wrong with a try.

use super::EnrolArgs;
use crate::cli::common::answer;
use crate::cli::common::answer::print_lines;
use crate::devices::hearing::{Progress, Utterances, file_of, save, save_unfinished, unfinished};
use crate::devices::platform::standard_input::read_lines;
use crate::devices::platform::timepiece::wall_ms;
use crate::devices::recorder::{Microphone, MicrophoneError, begins};
use crate::devices::voice::{Engine, Outlets, Voices};
use crate::hearing::{Enroller, Pcm, SENTENCES, Step, Tested, Verdict, vocabulary};
use crate::speech::failure::{DONE, Failure, NO};
use crate::speech::routing::Seat;
use crate::speech::{Audience, Language, Message, Priority, Words, spoken::fold};
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
/// The time in which the noise of the room is measured.
const NOISE: Duration = Duration::from_millis(500);

/// The least number of the ten announcements that should be recognised.
const ENOUGH: usize = 7;

/// Enrols a person, from where an earlier dialogue was stopped. Returns 1 if the person stops this one.
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
    };
    let seed = args.seed.unwrap_or_else(wall_ms);
    dialogue.tell(&Message::new("hear-start").with("count", vocabulary(language).len()));
    let mut enroller = match unfinished(&args.name, language).map_err(Failure::usage)? {
        Some(enrolment) => {
            let enroller = Enroller::resume(enrolment, seed);
            dialogue.tell(&Message::new("hear-resumed").with("count", enroller.missing()));
            enroller
        }
        None => Enroller::new(&args.name, language, seed),
    };
    enroller.set_noise(dialogue.noise().pcm());
    if !dialogue.hold(&mut enroller)? {
        let Some(enrolment) = enroller.unfinished() else {
            dialogue.end(&Message::new("hear-not-saved"));
            return Ok(NO);
        };
        save_unfinished(enrolment).map_err(Failure::usage)?;
        dialogue.end(&Message::new("hear-kept"));
        return Ok(NO);
    }
    for (unit, other) in enroller.alike() {
        let alike = Message::new("hear-alike").with("word", unit.text()).with("other", other.text());
        dialogue.tell(&alike);
    }
    let Tested { right, .. } = enroller.tested();
    let Some(enrolment) = enroller.finish() else { return Ok(NO) };
    let file = save(enrolment).map_err(Failure::usage)?;
    let poor = if right < ENOUGH { "yes" } else { "no" };
    let done = Message::new("hear-done").with("name", args.name.as_str()).with("right", right);
    dialogue.end(&done.with("count", SENTENCES).with("poor", poor));
    let saved = Message::new("hear-saved").with("file", file.display().to_string());
    print_lines(&[answer::line(&saved, words, as_json)]);
    Ok(DONE)
}

fn no_microphone(error: &MicrophoneError) -> Message {
    let (id, why) = match error {
        MicrophoneError::Unknown { name } => ("hear-unknown-microphone", name.clone()),
        MicrophoneError::NoDevice | MicrophoneError::NoAnswer => ("hear-no-microphone", "none".to_owned()),
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
        Verdict::TooSlow => ("too-slow", ""),
        Verdict::Misheard => ("misheard", ""),
        Verdict::UnknownRate => ("unknown-rate", ""),
    };
    Some(Message::new("hear-verdict").with("what", what).with("other", other))
}

/// Returns the lines typed during the dialogue; closed at the end of the input.
fn typed() -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || read_lines(|line| sender.send(line).is_ok()));
    lines
}

/// Sound of the microphone.
struct Sound {
    samples: Vec<i16>,
    rate: u32,
}

impl Sound {
    fn pcm(&self) -> Pcm<'_> {
        Pcm { samples: &self.samples, rate: self.rate }
    }
}

/// The answer to a prompt.
enum Answer {
    /// The sound of an utterance; empty if nothing was said.
    Said(Sound),
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
}

impl Dialogue<'_> {
    /// Asks for everything that is missing. Returns false if the person stops.
    fn hold(&mut self, enroller: &mut Enroller) -> Result<bool, Failure> {
        let mut is_announcing = false;
        loop {
            let text = match enroller.next() {
                Step::SayWord { unit, .. } => unit.text().to_owned(),
                Step::Announce { announcement, .. } => {
                    if !std::mem::replace(&mut is_announcing, true) {
                        self.tell(&Message::new("hear-moves"));
                    }
                    announcement
                }
                Step::Done => return Ok(true),
            };
            match self.ask(&text) {
                Answer::Said(sound) => {
                    let verdict = enroller.hear(sound.pcm());
                    if let Some(message) = worded(&verdict) {
                        self.tell(&message);
                    }
                }
                Answer::Again => {}
                Answer::Quit => return Ok(false),
                Answer::Lost(why) => {
                    // What was said is not lost with the microphone.
                    if let Some(enrolment) = enroller.unfinished() {
                        save_unfinished(enrolment).map_err(Failure::usage)?;
                    }
                    let why = if why.is_empty() { "none".to_owned() } else { why };
                    return Err(Failure::device(Message::new("hear-microphone-lost").with("why", why)));
                }
            }
        }
    }

    /// Says the last sentence.
    fn end(&self, message: &Message) {
        self.tell(message);
        self.voices.finish(PROMPT);
    }

    /// Prints and says a sentence.
    fn tell(&self, message: &Message) {
        print_lines(&[answer::line(message, self.words, self.as_json)]);
        let said = self.voiced.sequence(std::slice::from_ref(message));
        self.voices.say(said, self.words.language(), Priority::Message, Audience::Room);
    }

    /// Says what to say, and listens to the answer.
    fn ask(&mut self, text: &str) -> Answer {
        let prompt = Message::new("hear-word").with("word", text);
        print_lines(&[answer::line(&prompt, self.words, self.as_json)]);
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

    /// Listens for a while without a prompt.
    fn noise(&mut self) -> Sound {
        self.voices.finish(PROMPT);
        thread::sleep(ECHO);
        let mut samples = Vec::new();
        let _ = self.microphone.take(&mut samples);
        samples.clear();
        thread::sleep(NOISE);
        // A failure of the microphone is noticed at the first prompt.
        let _ = self.microphone.take(&mut samples);
        Sound { samples, rate: self.microphone.rate() }
    }

    fn listen(&mut self) -> Answer {
        let rate = self.microphone.rate();
        let mut utterances = Utterances::new(rate);
        // Sound before the prompt is not an answer.
        let _ = self.microphone.take(utterances.sound_mut());
        utterances.sound_mut().clear();
        let began = Instant::now();
        loop {
            if let Ok(line) = self.typed.try_recv() {
                return if is_quit(&line) { Answer::Quit } else { Answer::Again };
            }
            let taken = self.microphone.take(utterances.sound_mut());
            match utterances.follow() {
                Progress::Ended | Progress::TooLong => {
                    return Answer::Said(Sound { samples: utterances.utterance().to_vec(), rate });
                }
                Progress::Waiting if began.elapsed() >= ANSWER => {
                    return Answer::Said(Sound { samples: Vec::new(), rate });
                }
                Progress::Waiting | Progress::Speaking => {}
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
