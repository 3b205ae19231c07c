//! The terminal: cooked lines in, append-only lines out, each beginning with who speaks.

use crate::clock::Stamp;
use crate::game::{Effect, Report};
use crate::speech::{Audience, Language, Message, Priority, Speaker, Tongue, Utterance, Words};
use serde::Serialize;
use std::io::{self, BufRead, Write};

/// Puts effects into words and lines.
pub struct Terminal {
    interface: Words,
    announce: Words,
    json: bool,
    seq: u64,
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
    aloud: bool,
}

impl Terminal {
    /// A terminal in those languages.
    pub fn new(interface: Language, announce: Language, json: bool) -> Terminal {
        Terminal { interface: Words::new(interface), announce: Words::new(announce), json, seq: 0 }
    }

    /// The words of the interface.
    pub fn words(&self) -> &Words {
        &self.interface
    }

    /// An utterance in words, and their language.
    pub fn render(&self, utterance: &Utterance) -> (String, Language) {
        let words = match utterance.tongue {
            Tongue::Announcement => &self.announce,
            Tongue::Interface => &self.interface,
        };
        let said: Vec<String> = utterance.phrases.iter().map(|phrase| words.say(phrase)).collect();
        (said.join(self.joint(&said)), words.language())
    }

    /// Phrases that are sentences need no more than a space between them.
    fn joint(&self, said: &[String]) -> &'static str {
        if said.iter().all(|phrase| phrase.ends_with(['.', ':', '?'])) { " " } else { ", " }
    }

    /// Prints an utterance as one line, or as a JSON object.
    pub fn say(&mut self, at: Stamp, utterance: &Utterance, words: &str, language: Language, aloud: bool) {
        if self.json {
            let said =
                Said { by: utterance.from, priority: utterance.priority, language: language.tag(), words, aloud };
            self.object(at, utterance.audience, &said, None);
        } else {
            let speaker = Message::new(speaker_id(utterance.from));
            let line = match seat_id(utterance.audience) {
                Some(seat) if utterance.from != side_speaker(utterance.audience) => {
                    Message::new("line-private").with("seat", self.interface.say(&Message::new(seat)))
                }
                _ => Message::new("line"),
            };
            let line = line.with("speaker", self.interface.say(&speaker)).with("words", words);
            put(&self.interface.say(&line));
        }
    }

    /// Prints what scripts see; people see the utterance instead.
    pub fn report(&mut self, at: Stamp, audience: Audience, report: &Report, text: Option<&Message>) {
        if self.json {
            let words = match report {
                Report::Announced { .. } | Report::Corrected { .. } => &self.announce,
                _ => &self.interface,
            };
            let text = text.map(|text| words.say(text));
            self.object(at, audience, report, text);
        }
    }

    /// Counts the objects of effects that were printed before the program was started again.
    pub fn skip(&mut self, effects: &[Effect]) {
        self.seq += effects.iter().filter(|effect| matches!(effect, Effect::Say { .. } | Effect::Report { .. })).count() as u64;
    }

    fn object<T: Serialize>(&mut self, at_ms: Stamp, audience: Audience, what: &T, text: Option<String>) {
        self.seq += 1;
        let line = Line { seq: self.seq, at_ms, audience, what, text };
        match serde_json::to_string(&line) {
            Ok(line) => put(&line),
            Err(error) => eprintln!("{error}"),
        }
    }
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
