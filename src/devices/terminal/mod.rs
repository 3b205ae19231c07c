//! The terminal: whole lines in; lines out that are only appended, each beginning with its speaker.

pub mod edited_line;
mod hold;
pub mod keyboard;
pub mod keys;
pub(crate) mod printer;

use crate::clock::Stamp;
use crate::devices::platform::standard_input::wait_for_input;
use crate::devices::storage::milestone::{Milestone, Occasion};
use crate::game::{Effect, Fact};
use crate::speech::routing::Seat;
use crate::speech::{
    Audience, Language, Message, Phrase, Priority, Sequence, Speaker, Tongue, Utterance, Worded, Words,
    cutting, plain,
};
use edited_line::HalfTyped;
use printer::Printer;
use serde::Serialize;
use std::cell::Cell;
use std::io::{self, BufRead, BufReader, IsTerminal, Write};

/// The longest line that is read, in bytes: longer ones have no meaning.
const LONGEST_LINE: u64 = 4096;

/// Indents the continuation of a line.
const INDENT: &str = "  ";

/// Turns effects into words and lines.
pub struct Terminal {
    interface: Tongues,
    announce: Tongues,
    json: bool,
    seq: u64,
    printer: Printer,
    errors: Printer,
    /// The most cells of a line, for a Braille display; none for any length.
    cells: Option<usize>,
    /// The seat of one who wants short prefixes; none for full ones.
    short: Option<Seat>,
    /// Who spoke last, and to whom.
    spoke: Cell<Option<(Speaker, Option<&'static str>)>>,
    /// Whether what is printed now is not on disk yet.
    unsaved: bool,
}

/// The words of one language: as written, and as spelt for a voice.
struct Tongues {
    written: Words,
    voiced: Words,
}

impl Tongues {
    fn new(language: Language) -> Tongues {
        Tongues { written: Words::new(language), voiced: Words::voiced(language) }
    }
}

/// An effect as a line of JSON.
#[derive(Serialize)]
struct JsonLine<'a, T> {
    seq: u64,
    at_ms: Stamp,
    audience: Audience,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unsaved: bool,
    #[serde(flatten)]
    what: &'a T,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// An utterance as a JSON event.
#[derive(Serialize)]
#[serde(rename = "said", tag = "event")]
struct Said<'a> {
    by: Speaker,
    priority: Priority,
    language: &'static str,
    words: &'a str,
    /// The text given to a voice, if one speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    voiced: Option<&'a str>,
}

/// A digest as a JSON event.
#[derive(Serialize)]
#[serde(rename = "digest", tag = "event")]
struct Digested {
    of: Occasion,
    entry: u64,
    squares: Vec<String>,
}

impl Terminal {
    /// A terminal in these languages.
    pub fn new(interface: Language, announce: Language, json: bool) -> Terminal {
        let (interface, announce) = (Tongues::new(interface), Tongues::new(announce));
        Terminal {
            interface,
            announce,
            json,
            seq: 0,
            printer: Printer::default(),
            errors: Printer::errors(),
            cells: None,
            short: None,
            spoke: Cell::default(),
            unsaved: false,
        }
    }

    /// Names the second rank to voices so that nobody takes it for the third.
    pub fn with_distinct_ranks(self) -> Terminal {
        let distinct = |tongues: Tongues| Tongues { voiced: tongues.voiced.with_distinct_ranks(), ..tongues };
        Terminal { interface: distinct(self.interface), announce: distinct(self.announce), ..self }
    }

    /// Prints to `out` instead of standard output.
    pub fn onto(self, out: impl Write + Send + 'static) -> Terminal {
        Terminal { printer: Printer::onto(out), ..self }
    }

    /// Prints above what is being typed, where it is a terminal.
    pub fn print_above(&self, typed: &HalfTyped) {
        if io::stdout().is_terminal() {
            self.printer.print_above(typed.clone());
        }
        if io::stderr().is_terminal() {
            self.errors.print_above(typed.clone());
        }
    }

    /// For whoever sits at that seat alone: what is for that seat does not say so, and who speaks is named where it is
    /// somebody else than before.
    pub fn short(self, seat: Seat) -> Terminal {
        Terminal { short: Some(seat), ..self }
    }

    /// Breaks lines into at most that many cells; continuations are indented.
    pub fn narrow(self, cells: usize) -> Terminal {
        Terminal { cells: Some(cells), ..self }
    }

    /// Prints on standard error what has failed. Nobody waits for it to be read.
    pub fn complain(&self, why: &Message) {
        self.broken(self.words().say(why)).into_iter().for_each(|line| self.errors.line(line));
    }

    /// A line as it fits the display.
    fn broken(&self, line: String) -> Vec<String> {
        match self.cells {
            Some(cells) => wrapped(&line, cells),
            None => vec![line],
        }
    }

    /// Whether what is printed from now on is marked as not on disk yet.
    pub fn mark(&mut self, unsaved: bool) {
        self.unsaved = unsaved;
    }

    /// The words of the interface.
    pub fn words(&self) -> &Words {
        &self.interface.written
    }

    /// An utterance as it is written, one part for each phrase; of one that goes on, the portion that is said now.
    pub fn written(&self, utterance: &Utterance) -> Sequence {
        let tongue = self.tongue(utterance.tongue);
        let written = tongue.written.sequence(&utterance.phrases);
        match utterance.portion.filter(|portion| portion.number > 0) {
            Some(now) => {
                let voiced = tongue.voiced.sequence(&utterance.phrases);
                cutting::portion(written.text(), voiced.text(), now).into()
            }
            None => written,
        }
    }

    /// An utterance as it is spelt for a voice. Behind a portion the way to the next is told.
    pub fn voiced(&self, utterance: &Utterance) -> Sequence {
        let voiced = &self.tongue(utterance.tongue).voiced;
        let whole = voiced.sequence(&utterance.phrases);
        let Some(portion) = utterance.portion else { return whole };
        let now = cutting::portion(whole.text(), whole.text(), portion);
        let count = cutting::count(utterance, self.language(utterance.tongue), portion.listening);
        if portion.number + 1 == count {
            return now.into();
        }
        let now = now.trim_end_matches(['.', '?', '!']);
        voiced.sequence(&[Message::new("said-portion").with("words", now), Phrase::MoreFollows.message()])
    }

    /// Whether it prints the text given to a voice, whether or not one speaks.
    pub fn prints_voiced(&self) -> bool {
        self.json
    }

    /// The language that a phrase is said in here.
    pub fn language(&self, tongue: Tongue) -> Language {
        self.tongue(tongue).written.language()
    }

    fn tongue(&self, tongue: Tongue) -> &Tongues {
        match tongue {
            Tongue::Announcement => &self.announce,
            Tongue::Interface => &self.interface,
        }
    }

    /// Prints an utterance: one line for each phrase, or as one JSON object. `voiced` is the text
    /// given to a voice, if one speaks.
    pub fn say(&self, at: Stamp, utterance: &Utterance, voiced: Option<&Sequence>) {
        if self.json {
            self.printer.line(self.said(at, utterance, voiced));
        } else {
            for line in self.lines(utterance) {
                self.printer.line(line);
            }
        }
    }

    /// The lines of an utterance: one for each phrase, so that a Braille display or a screen reader
    /// can go back to it.
    pub fn lines(&self, utterance: &Utterance) -> Vec<String> {
        let speaker = Message::new(speaker_id(utterance.from));
        let own = self.short.is_some_and(|seat| is_of(utterance.audience, seat));
        let seat = seat_id(utterance.audience)
            .filter(|_| utterance.from != side_speaker(utterance.audience) && !own);
        let line = match seat {
            Some(seat) => Message::new("line-private").with("seat", self.words().say(&Message::new(seat))),
            None => Message::new("line"),
        };
        let line = line.with("speaker", self.words().say(&speaker));
        let speaks = Some((utterance.from, seat));
        let worded = |words: &String| {
            let line = match self.short.is_some() && self.spoke.replace(speaks) == speaks {
                true => words.clone(),
                false => self.words().say(&line.clone().with("words", words.as_str())),
            };
            match self.unsaved {
                true => self.words().say(&Message::new("line-unsaved").with("line", line)),
                false => line,
            }
        };
        let written = self.written(utterance);
        written.parts().iter().map(worded).flat_map(|line| self.broken(line)).collect()
    }

    /// Prints a fact for scripts; people are told the utterance instead.
    pub fn report(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) {
        if self.json {
            self.printer.line(self.reported(at, audience, report, text));
        }
    }

    /// Prints a digest for scripts.
    pub fn digest(&self, at: Stamp, milestone: &Milestone) {
        if self.json {
            self.printer.line(self.digest_line(at, milestone));
        }
    }

    /// The JSON line of a digest.
    pub fn digest_line(&self, at: Stamp, milestone: &Milestone) -> String {
        let Milestone { occasion: of, entry, digest } = *milestone;
        let squares = digest.squares().iter().map(ToString::to_string).collect();
        self.object(at, Audience::Room, &Digested { of, entry, squares }, None)
    }

    /// Goes on with the numbers and the mark of another terminal of the same game.
    pub fn follow(&mut self, other: &Terminal) {
        (self.seq, self.unsaved) = (other.seq, other.unsaved);
    }

    /// Counts the effects that scripts see, whether or not they are printed here, so that `seq` is the
    /// same whenever a journal is replayed. A notice that is no effect of the game, such as one about
    /// a sound device, has the number of the effect before it.
    pub fn count(&mut self, effects: &[Effect]) {
        self.seq += effects
            .iter()
            .filter(|effect| {
                matches!(effect, Effect::Say { .. } | Effect::Ask { .. } | Effect::Report { .. })
            })
            .count() as u64;
    }

    /// The JSON line of an effect, if scripts see it and its audience includes this terminal's.
    pub fn json_line(&self, at: Stamp, effect: &Effect) -> Option<String> {
        match effect {
            Effect::Say { utterance, aloud } => {
                let voiced = aloud.then(|| self.voiced(utterance));
                Some(self.said(at, utterance, voiced.as_ref()))
            }
            Effect::Ask { utterance, .. } => Some(self.said(at, utterance, Some(&self.voiced(utterance)))),
            Effect::Report { audience, report, text } => {
                Some(self.reported(at, *audience, report, text.as_ref()))
            }
            Effect::Voice(_)
            | Effect::ReadDigest { .. }
            | Effect::Recorder(_)
            | Effect::SetClock { .. }
            | Effect::Envelope { .. }
            | Effect::ReadSealed { .. }
            | Effect::Solve(_)
            | Effect::Over
            | Effect::Leave => None,
        }
    }

    fn said(&self, at: Stamp, utterance: &Utterance, voiced: Option<&Sequence>) -> String {
        let (by, priority) = (utterance.from, utterance.priority);
        let written = self.written(utterance);
        let (words, voiced) = (written.text(), voiced.map(Sequence::text));
        let said = Said { by, priority, language: self.language(utterance.tongue).tag(), words, voiced };
        self.object(at, utterance.audience, &said, None)
    }

    fn reported(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) -> String {
        let words = match report {
            Fact::Announced { .. } | Fact::Corrected { .. } => &self.announce.written,
            _ => &self.interface.written,
        };
        self.object(at, audience, report, text.map(|text| words.say(text)))
    }

    fn object<T: Serialize>(
        &self,
        at_ms: Stamp,
        audience: Audience,
        what: &T,
        text: Option<String>,
    ) -> String {
        let line = JsonLine { seq: self.seq, at_ms, audience, unsaved: self.unsaved, what, text };
        // Strings, numbers and lists of them always have a JSON form.
        serde_json::to_string(&line).unwrap_or_default()
    }
}

/// Reads lines from standard input until it ends, and passes them on. Bytes that are no UTF-8 become
/// replacement characters, so that such a line is refused as a line.
pub fn read_lines(each: impl FnMut(String) -> bool) {
    lines_of(BufReader::new(Patient), each);
}

/// Standard input, which is waited for where it is not ready: another program may have made it so.
struct Patient;

impl io::Read for Patient {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            match io::Read::read(&mut io::stdin(), bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => wait_for_input()?,
                read => return read,
            }
        }
    }
}

/// Of a line that is too long only the beginning is passed on, and the rest is skipped: it may never
/// end.
pub(super) fn lines_of(mut input: impl BufRead, mut each: impl FnMut(String) -> bool) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let mut part = io::Read::take(&mut input, LONGEST_LINE);
        let read = part.read_until(b'\n', &mut bytes);
        let Ok(1..) = read else { return };
        let whole = bytes.ends_with(b"\n") || (bytes.len() as u64) < LONGEST_LINE;
        if !whole && input.skip_until(b'\n').is_err() {
            return;
        }
        let text = String::from_utf8_lossy(&bytes);
        let line = plain(text.trim_end_matches(['\n', '\r']));
        if !each(line) {
            return;
        }
    }
}

/// A line broken between words into lines of at most that many cells; all but the first are indented.
pub fn wrapped(line: &str, cells: usize) -> Vec<String> {
    let cells = cells.max(8);
    let mut lines: Vec<String> = Vec::new();
    let mut now = String::new();
    let mut cell = 0;
    for word in line.split_whitespace() {
        if cell > 0 && now.trim_start().is_empty() {
            // The indent is already there.
        } else if cell > 0 && cell + 1 + word.chars().count() <= cells {
            now.push(' ');
            cell += 1;
        } else if cell > 0 {
            lines.push(std::mem::replace(&mut now, INDENT.to_owned()));
            cell = INDENT.len();
        }
        // A word longer than a line, such as a file name, is cut.
        for char in word.chars() {
            if cell == cells {
                lines.push(std::mem::replace(&mut now, INDENT.to_owned()));
                cell = INDENT.len();
            }
            now.push(char);
            cell += 1;
        }
    }
    lines.push(now);
    lines
}

/// The id of the message that names the speaker.
pub fn speaker_id(speaker: Speaker) -> &'static str {
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
        Audience::WhiteAssistant => Some("seat-white-assistant"),
        Audience::BlackAssistant => Some("seat-black-assistant"),
        Audience::Arbiter => Some("seat-arbiter"),
    }
}

/// Whether that audience is that seat and nobody else.
fn is_of(audience: Audience, seat: Seat) -> bool {
    match seat {
        Seat::Shared => false,
        Seat::White => audience == Audience::White,
        Seat::Black => audience == Audience::Black,
        Seat::Assistant => audience == Audience::Assistant,
        Seat::WhiteAssistant => audience == Audience::WhiteAssistant,
        Seat::BlackAssistant => audience == Audience::BlackAssistant,
        Seat::Arbiter => audience == Audience::Arbiter,
    }
}

fn side_speaker(audience: Audience) -> Speaker {
    match audience {
        Audience::White => Speaker::White,
        Audience::Black => Speaker::Black,
        Audience::Assistant | Audience::WhiteAssistant | Audience::BlackAssistant => Speaker::Assistant,
        Audience::Arbiter => Speaker::Arbiter,
        Audience::Room => Speaker::Program,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;

    fn lines(input: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        lines_of(input, |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn a_voice_is_given_its_own_spelling_and_only_where_one_speaks() {
        let terminal = Terminal::new(Language::En, Language::De, true);
        let square = Message::new("play-square-empty").with("square", Square::C4);
        let utterance = Utterance::announcing(Speaker::Program, Audience::Room, &square);
        let line = |aloud| {
            let line = terminal.json_line(Stamp(0), &Effect::Say { utterance: utterance.clone(), aloud });
            serde_json::from_str::<serde_json::Value>(&line.unwrap()).unwrap()
        };
        assert_eq!(line(true)["words"], "Cäsar vier leer");
        assert_eq!(line(true)["voiced"], "Zäsar vier leer");
        assert!(line(false).get("voiced").is_none());
        assert_eq!(terminal.lines(&utterance), ["Annabella: Cäsar vier leer"]);
    }

    #[test]
    fn short_prefixes_name_a_speaker_where_it_changes_and_never_the_own_seat() {
        let said = |terminal: &Terminal, from, audience| {
            let message = Message::new("play-square-empty").with("square", Square::C4);
            let utterance = Utterance::announcing(from, audience, &message);
            terminal.lines(&utterance).concat().replace("Cäsar vier leer", "...")
        };
        let heard = |seat| {
            let terminal = Terminal::new(Language::De, Language::De, false).short(seat);
            [
                (Speaker::Clock, Audience::White),
                (Speaker::Clock, Audience::White),
                (Speaker::Clock, Audience::Black),
                (Speaker::White, Audience::Room),
                (Speaker::Clock, Audience::White),
                (Speaker::Clock, Audience::Room),
            ]
            .map(|(from, audience)| said(&terminal, from, audience))
        };
        let white = ["Uhr: ...", "...", "Uhr für Schwarz: ...", "Weiß: ...", "Uhr: ...", "..."];
        assert_eq!(heard(Seat::White), white);
        // Who shares a terminal is told whose an answer is.
        let shared = [
            "Uhr für Weiß: ...",
            "...",
            "Uhr für Schwarz: ...",
            "Weiß: ...",
            "Uhr für Weiß: ...",
            "Uhr: ...",
        ];
        assert_eq!(heard(Seat::Shared), shared);
    }

    #[test]
    fn lines_for_a_braille_display_are_broken_between_words() {
        let line = "Weiß: Bauer Eva fünf schlägt David sechs en passant";
        let forty = wrapped(line, 40);
        assert_eq!(forty, ["Weiß: Bauer Eva fünf schlägt David sechs", "  en passant"]);
        assert_eq!(wrapped("kurz", 40), ["kurz"]);
        assert_eq!(wrapped("", 40), [""]);
        assert_eq!(wrapped("abcdefghijkl mn op", 8), ["abcdefgh", "  ijkl", "  mn op"]);
        for cells in 8..60 {
            let lines = wrapped(line, cells);
            assert!(lines.iter().all(|line| line.chars().count() <= cells), "{lines:?}");
            let whole: String = lines.concat().split_whitespace().collect();
            assert_eq!(whole, line.replace(' ', ""));
        }
    }

    #[test]
    fn lines_are_read_whatever_bytes_they_hold() {
        assert_eq!(lines(b"last \x1b[2J\0\n"), ["last  [2J "]);
        assert_eq!(lines(b"e4\r\n\n\xff\nd4"), ["e4", "", "\u{fffd}", "d4"]);
    }

    #[test]
    fn of_a_line_without_end_only_the_beginning_is_kept() {
        let long = [b"a".repeat(1_000_000), b"\ne4\n".to_vec()].concat();
        let read = lines(&long);
        assert_eq!((read[0].len(), read[1].as_str(), read.len()), (4096, "e4", 2));
        let exact = [b"a".repeat(4095), b"\ne4\n".to_vec()].concat();
        assert_eq!(lines(&exact)[1], "e4");
        let over = [b"a".repeat(4096), b"\ne4\n".to_vec()].concat();
        assert_eq!(lines(&over)[1], "e4");
    }
}
