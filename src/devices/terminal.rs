//! The terminal: cooked lines in, append-only lines out, each beginning with who speaks.

use crate::clock::Stamp;
use crate::game::{Effect, Report};
use crate::speech::{Audience, Language, Message, Priority, Speaker, Tongue, Utterance, Words};
use serde::Serialize;
use std::io::{self, BufRead, Write};

/// Puts effects into words and lines.
pub struct Terminal {
    interface: Tongues,
    announce: Tongues,
    json: bool,
    seq: u64,
}

/// One language's words, for the eye and the fingers, and for a voice.
struct Tongues {
    written: Words,
    voiced: Words,
}

impl Tongues {
    fn new(language: Language) -> Tongues {
        Tongues { written: Words::new(language), voiced: Words::voiced(language) }
    }
}

/// An utterance in words.
pub struct Rendered {
    /// As it is written.
    pub words: String,
    /// As it is spelt for a voice.
    pub voiced: String,
    /// In which language.
    pub language: Language,
}

/// One JSON line.
#[derive(Serialize)]
struct Line<'a, T> {
    seq: u64,
    at_ms: Stamp,
    audience: Audience,
    #[serde(flatten)]
    what: &'a T,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// An utterance, as a JSON event.
#[derive(Serialize)]
#[serde(rename = "said", tag = "event")]
struct Said<'a> {
    by: Speaker,
    priority: Priority,
    language: &'static str,
    words: &'a str,
    /// What a voice is given, where one speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    voiced: Option<&'a str>,
}

impl Terminal {
    /// A terminal in those languages.
    pub fn new(interface: Language, announce: Language, json: bool) -> Terminal {
        Terminal { interface: Tongues::new(interface), announce: Tongues::new(announce), json, seq: 0 }
    }

    /// The words of the interface.
    pub fn words(&self) -> &Words {
        &self.interface.written
    }

    /// An utterance in words.
    pub fn render(&self, utterance: &Utterance) -> Rendered {
        let tongue = self.tongue(utterance.tongue);
        let join = |words: &Words| {
            let said: Vec<String> = utterance.phrases.iter().map(|phrase| words.say(phrase)).collect();
            said.into_iter().reduce(joined).unwrap_or_default()
        };
        let language = tongue.written.language();
        Rendered { words: join(&tongue.written), voiced: join(&tongue.voiced), language }
    }

    fn tongue(&self, tongue: Tongue) -> &Tongues {
        match tongue {
            Tongue::Announcement => &self.announce,
            Tongue::Interface => &self.interface,
        }
    }

    /// Prints an utterance, a line a phrase, or as one JSON object.
    pub fn say(
        &mut self,
        at: Stamp,
        utterance: &Utterance,
        words: &str,
        voiced: Option<&str>,
        language: Language,
    ) {
        if self.json {
            if let Some(line) = self.said(at, utterance, words, voiced, language) {
                put(&line);
            }
        } else {
            let speaker = Message::new(speaker_id(utterance.from));
            let line = match seat_id(utterance.audience) {
                Some(seat) if utterance.from != side_speaker(utterance.audience) => {
                    Message::new("line-private").with("seat", self.interface.written.say(&Message::new(seat)))
                }
                _ => Message::new("line"),
            };
            let line = line.with("speaker", self.interface.written.say(&speaker));
            // One fact a line, so that a Braille display or a screen reader can go back to each.
            for phrase in &utterance.phrases {
                let words = self.tongue(utterance.tongue).written.say(phrase);
                put(&self.interface.written.say(&line.clone().with("words", words)));
            }
        }
    }

    /// An utterance as one JSON object, the next in the sequence.
    pub fn said(
        &mut self,
        at: Stamp,
        utterance: &Utterance,
        words: &str,
        voiced: Option<&str>,
        language: Language,
    ) -> Option<String> {
        let (by, priority) = (utterance.from, utterance.priority);
        let said = Said { by, priority, language: language.tag(), words, voiced };
        self.object(at, utterance.audience, &said, None)
    }

    /// Prints what scripts see; people see the utterance instead.
    pub fn report(&mut self, at: Stamp, audience: Audience, report: &Report, text: Option<&Message>) {
        if self.json
            && let Some(line) = self.reported(at, audience, report, text)
        {
            put(&line);
        }
    }

    /// What happened as one JSON object, the next in the sequence.
    pub fn reported(
        &mut self,
        at: Stamp,
        audience: Audience,
        report: &Report,
        text: Option<&Message>,
    ) -> Option<String> {
        let words = match report {
            Report::Announced { .. } | Report::Corrected { .. } => &self.announce.written,
            _ => &self.interface.written,
        };
        let text = text.map(|text| words.say(text));
        self.object(at, audience, report, text)
    }

    /// Counts the objects of effects that were printed before the program was started again.
    pub fn skip(&mut self, effects: &[Effect]) {
        self.seq += effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Say { .. } | Effect::Report { .. }))
            .count() as u64;
    }

    fn object<T: Serialize>(
        &mut self,
        at_ms: Stamp,
        audience: Audience,
        what: &T,
        text: Option<String>,
    ) -> Option<String> {
        self.seq += 1;
        let line = Line { seq: self.seq, at_ms, audience, what, text };
        serde_json::to_string(&line).inspect_err(|error| eprintln!("{error}")).ok()
    }
}

/// Sentences need no more than a space between them.
fn joined(first: String, second: String) -> String {
    let gap = if first.ends_with(['.', ':', '?']) { " " } else { ", " };
    first + gap + &second
}

/// A reader that has gone away is no reason to end a game.
fn put(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// Reads lines from standard input, handing each on, until it ends. Bytes that are no UTF-8 are
/// kept as replacement marks, so that a bad line is refused as a line.
pub fn read_lines(mut each: impl FnMut(String) -> bool) {
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned();
                if !each(line) {
                    return;
                }
            }
        }
    }
}

fn speaker_id(speaker: Speaker) -> &'static str {
    match speaker {
        Speaker::Program => "speaker-program",
        Speaker::White => "speaker-white",
        Speaker::Black => "speaker-black",
        Speaker::Assistant => "speaker-assistant",
        Speaker::Arbiter => "speaker-arbiter",
        Speaker::Clock => "speaker-clock",
        Speaker::Board => "speaker-board",
    }
}

fn seat_id(audience: Audience) -> Option<&'static str> {
    match audience {
        Audience::Room => None,
        Audience::White => Some("seat-white"),
        Audience::Black => Some("seat-black"),
        Audience::Assistant => Some("seat-assistant"),
        Audience::Arbiter => Some("seat-arbiter"),
    }
}

fn side_speaker(audience: Audience) -> Speaker {
    match audience {
        Audience::White => Speaker::White,
        Audience::Black => Speaker::Black,
        Audience::Assistant => Speaker::Assistant,
        Audience::Arbiter => Speaker::Arbiter,
        Audience::Room => Speaker::Program,
    }
}
