//! The terminal: effects and messages as lines that are only appended, each beginning with its speaker.

pub mod echo;
pub mod edited_line;
mod json;
pub mod keyboard;
pub mod keys;
pub(crate) mod printer;
mod speakers;
mod wrapping;

use crate::clock::Stamp;
use crate::game::{Effect, Fact};
use crate::journal::Milestone;
use crate::speech::routing::Seat;
use crate::speech::{
    Audience, Language, LanguageRole, Listening, Message, Phrase, Portion, Priority, Sequence, Speaker,
    Utterance, Worded, Words, cutting,
};
use edited_line::HalfTyped;
use printer::Printer;
use serde::{Deserialize, Serialize};
use speakers::{is_of, mark_id, seat_id, side_speaker};
use std::cell::Cell;
use std::io::{self, IsTerminal, Write};
use wrapping::INDENT;

pub use speakers::speaker_id;
pub use wrapping::wrapped;

/// The prefix of a printed line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Prefix {
    /// The speaker, and the hearers unless everyone hears the line.
    #[default]
    Full,
    /// The speaker when it changes, and the hearers unless only this seat hears the line.
    Short,
    /// One letter for the speaker, and one for the hearers unless only this seat hears the line.
    /// Each takes one cell of a Braille display.
    Mark,
    /// No prefix.
    None,
}

/// A converter of effects to words and lines.
pub struct Terminal {
    interface: Tongues,
    announce: Tongues,
    /// Whether voices pronounce the second rank so that it is not mistaken for the third.
    distinct_ranks: bool,
    json: bool,
    seq: u64,
    printer: Printer,
    errors: Printer,
    /// The maximum number of cells in a line, for a Braille display; `None` for any length.
    cells: Option<usize>,
    prefix: Prefix,
    /// The seat of its user.
    seat: Seat,
    /// The last speaker and the seat addressed.
    spoke: Cell<Option<(Speaker, Option<&'static str>)>>,
    /// Whether the output is marked as not saved yet.
    unsaved: bool,
    /// Whether a printed line since the last saved one has been marked.
    marked: Cell<bool>,
}

/// The words of one language: in writing, and spelt for a voice.
struct Tongues {
    written: Words,
    voiced: Words,
}

impl Tongues {
    fn new(language: Language) -> Tongues {
        Tongues { written: Words::new(language), voiced: Words::voiced(language) }
    }
}

impl Terminal {
    /// Creates a terminal in these languages.
    pub fn new(interface: Language, announce: Language, json: bool) -> Terminal {
        let (interface, announce) = (Tongues::new(interface), Tongues::new(announce));
        Terminal {
            interface,
            announce,
            distinct_ranks: false,
            json,
            seq: 0,
            printer: Printer::default(),
            errors: Printer::errors(),
            cells: None,
            prefix: Prefix::Full,
            seat: Seat::Shared,
            spoke: Cell::default(),
            unsaved: false,
            marked: Cell::default(),
        }
    }

    /// Makes voices pronounce the second rank so that it is not mistaken for the third.
    pub fn with_distinct_ranks(self) -> Terminal {
        let distinct = |tongues: Tongues| Tongues { voiced: tongues.voiced.with_distinct_ranks(), ..tongues };
        Terminal {
            interface: distinct(self.interface),
            announce: distinct(self.announce),
            distinct_ranks: true,
            ..self
        }
    }

    /// Changes the language of announcements.
    fn announce_in(&mut self, language: Language) {
        if language == self.announce.written.language() {
            return;
        }
        self.announce = Tongues::new(language);
        if self.distinct_ranks {
            self.announce.voiced = Words::voiced(language).with_distinct_ranks();
        }
    }

    /// Prints to `out` instead of standard output.
    pub fn onto(self, out: impl Write + Send + 'static) -> Terminal {
        Terminal { printer: Printer::onto(out), ..self }
    }

    /// Prints above the half-typed line, if the output is a terminal.
    pub fn print_above(&self, typed: &HalfTyped) {
        if io::stdout().is_terminal() {
            self.printer.print_above(typed.clone());
        }
        if io::stderr().is_terminal() {
            self.errors.print_above(typed.clone());
        }
    }

    /// Sets the prefix of lines and the seat of the users.
    /// Unless it is full, words for the seat alone are not marked as such.
    pub fn prefixed(self, prefix: Prefix, seat: Seat) -> Terminal {
        Terminal { prefix, seat, ..self }
    }

    /// Names files in answers by the alphabet of radio, not by that of the Laws.
    /// Announcements keep the names of the Laws (2023 D.2.1).
    pub fn with_nato_alphabet(self) -> Terminal {
        let Tongues { written, voiced } = self.interface;
        let interface =
            Tongues { written: written.with_nato_alphabet(), voiced: voiced.with_nato_alphabet() };
        Terminal { interface, ..self }
    }

    /// Wraps lines at `cells`; continuations are indented.
    pub fn narrow(self, cells: usize) -> Terminal {
        Terminal { cells: Some(cells), ..self }
    }

    /// Prints an error on standard error, without waiting for a reader.
    pub fn complain(&self, why: &Message) {
        self.broken(self.words().say(why)).into_iter().for_each(|line| self.errors.line(line));
    }

    /// Wraps a line to fit the display.
    fn broken(&self, line: String) -> Vec<String> {
        match self.cells {
            Some(cells) => wrapped(&line, cells),
            None => vec![line],
        }
    }

    /// Marks the following output as not saved yet, or no longer.
    ///
    /// Of printed lines, only the first is marked.
    pub fn mark(&mut self, unsaved: bool) {
        self.unsaved = unsaved;
        if !unsaved {
            self.marked.set(false);
        }
    }

    /// Returns the words of the interface.
    pub fn words(&self) -> &Words {
        &self.interface.written
    }

    /// Returns the written form of an utterance, one part for each phrase.
    /// Of an utterance in portions it is the current portion; the first is written with all the others, except
    /// of help.
    pub fn written(&self, utterance: &Utterance) -> Sequence {
        let tongue = self.tongue(utterance.tongue);
        let written = tongue.written.sequence(&utterance.phrases);
        match utterance.portion {
            Some(now) if now.number > 0 || now.listening == Listening::Help => {
                let voiced = tongue.voiced.sequence(&utterance.phrases);
                self.portion(&tongue.written, utterance, now, written, Some(voiced.text()))
            }
            _ => written,
        }
    }

    /// Returns the spoken form of an utterance. A portion ends with how to hear the next one.
    pub fn voiced(&self, utterance: &Utterance) -> Sequence {
        let voiced = &self.tongue(utterance.tongue).voiced;
        let whole = voiced.sequence(&utterance.phrases);
        match utterance.portion {
            Some(now) => self.portion(voiced, utterance, now, whole, None),
            None => whole,
        }
    }

    /// Number of portions of an utterance.
    fn portions(&self, utterance: &Utterance, portion: Portion) -> usize {
        cutting::count(utterance, self.language(utterance.tongue), portion.listening)
    }

    /// Returns a portion of an utterance with how to hear the next one, or the whole if there is only one.
    ///
    /// `voiced`: its spoken form, unless `whole` is that.
    fn portion(
        &self,
        words: &Words,
        utterance: &Utterance,
        now: Portion,
        whole: Sequence,
        voiced: Option<&str>,
    ) -> Sequence {
        let count = self.portions(utterance, now);
        if count == 1 {
            return whole;
        }
        let text = cutting::portion(whole.text(), voiced.unwrap_or(whole.text()), now);
        if now.number + 1 == count {
            return text.into();
        }
        let now = text.trim_end_matches(['.', '?', '!']);
        words.sequence(&[Message::new("said-portion").with("words", now), Phrase::MoreFollows.message()])
    }

    /// Whether the text for a voice is printed even if no voice speaks.
    pub fn prints_voiced(&self) -> bool {
        self.json
    }

    /// Returns the language of a phrase at this terminal.
    pub fn language(&self, tongue: LanguageRole) -> Language {
        self.tongue(tongue).written.language()
    }

    fn tongue(&self, tongue: LanguageRole) -> &Tongues {
        match tongue {
            LanguageRole::Announcement => &self.announce,
            LanguageRole::Interface => &self.interface,
        }
    }

    /// Prints an utterance: one line for each phrase, or one JSON object.
    /// `voiced`: the text for a voice, if one speaks.
    pub fn say(&self, at: Stamp, utterance: &Utterance, voiced: Option<&Sequence>) {
        if self.json {
            self.printer.line(self.said(at, utterance, voiced));
        } else {
            for line in self.lines(utterance) {
                self.printer.line(line);
            }
        }
    }

    /// Returns the lines of an utterance, one for each phrase.
    /// A user of a Braille display or a screen reader can thus go back to each.
    pub fn lines(&self, utterance: &Utterance) -> Vec<String> {
        let speaker = Message::new(speaker_id(utterance.from));
        let own = self.prefix != Prefix::Full && is_of(utterance.audience, self.seat);
        let seat = seat_id(utterance.audience)
            .filter(|_| utterance.from != side_speaker(utterance.audience) && !own);
        let line = match seat {
            Some(seat) => Message::new("line-private").with("seat", self.words().say(&Message::new(seat))),
            None => Message::new("line"),
        };
        let line = line.with("speaker", self.words().say(&speaker));
        let marks = [utterance.from].into_iter().chain(seat.map(|_| side_speaker(utterance.audience)));
        let mark: String = marks.map(|of| self.words().say(&Message::new(mark_id(of)))).collect();
        let speaks = Some((utterance.from, seat));
        let worded = |words: &String| {
            let line = match self.prefix {
                Prefix::None => words.clone(),
                Prefix::Mark => format!("{mark} {words}"),
                Prefix::Short if self.spoke.replace(speaks) == speaks => words.clone(),
                Prefix::Full | Prefix::Short => self.words().say(&line.clone().with("words", words.as_str())),
            };
            // Nothing is lost with an answer.
            let matters = utterance.priority != Priority::Text;
            match self.unsaved && matters && !self.marked.replace(true) {
                true => self.words().say(&Message::new("line-unsaved").with("line", line)),
                false => line,
            }
        };
        let written = self.written(utterance);
        // A long answer is printed whole, in lines that a screen reader can leave one by one.
        // A Braille display has lines of its own.
        let whole = |portion: &Portion| {
            portion.number == 0
                && portion.listening != Listening::Help
                && self.cells.is_none()
                && self.portions(utterance, *portion) > 1
        };
        let listening = utterance.portion.filter(whole).map(|first| first.listening);
        let lines = |part: &String| match listening {
            Some(listening) => {
                let mut lines = cutting::lines(part, listening).into_iter();
                let first = worded(&lines.next().unwrap_or_default().to_owned());
                std::iter::once(first).chain(lines.map(|line| format!("{INDENT}{line}"))).collect()
            }
            None => vec![worded(part)],
        };
        written.parts().iter().flat_map(lines).flat_map(|line| self.broken(line)).collect()
    }

    /// Prints a fact for scripts; people get the utterance instead.
    pub fn report(&self, at: Stamp, audience: Audience, report: &Fact, text: Option<&Message>) {
        if self.json {
            self.printer.line(self.reported(at, audience, report, text));
        }
    }

    /// Prints a fingerprint for scripts.
    pub fn digest(&self, at: Stamp, milestone: &Milestone) {
        if self.json {
            self.printer.line(self.digest_line(at, milestone));
        }
    }

    /// Takes over the numbering, the mark and the language of announcements of the game's terminal.
    pub fn follow(&mut self, other: &Terminal) {
        self.announce_in(other.language(LanguageRole::Announcement));
        (self.seq, self.unsaved) = (other.seq, other.unsaved);
    }

    /// Counts the effects that scripts see, even if they are not printed here.
    /// Announces in the language that the arbiter has chosen.
    ///
    /// Every replay of a journal thus has the same `seq`. A notice that is not an effect of the game, for
    /// example about a sound device, has the number of the effect before it.
    pub fn count(&mut self, effects: &[Effect]) {
        self.seq += effects
            .iter()
            .filter(|effect| {
                matches!(effect, Effect::Say { .. } | Effect::Ask { .. } | Effect::Report { .. })
            })
            .count() as u64;
        for effect in effects {
            if let Effect::Report { report: Fact::AnnounceLanguage { language, .. }, .. } = effect {
                self.announce_in(*language);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;

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
    fn answers_name_files_by_the_alphabet_of_radio_and_announcements_by_that_of_the_laws() {
        for language in Language::ALL {
            let terminal = Terminal::new(language, language, false).with_nato_alphabet();
            let message = Message::new("play-square-empty").with("square", Square::C4);
            let answer =
                Utterance::new(Speaker::Program, Audience::White, crate::speech::Priority::Text, &message);
            let announced = Utterance::announcing(Speaker::Program, Audience::Room, &message);
            assert!(terminal.written(&answer).text().contains("Charlie"), "{}", language.tag());
            assert!(!terminal.written(&announced).text().contains("Charlie"), "{}", language.tag());
        }
    }

    #[test]
    fn short_prefixes_name_a_speaker_where_it_changes_and_never_the_own_seat() {
        let said = |terminal: &Terminal, from, audience| {
            let message = Message::new("play-square-empty").with("square", Square::C4);
            let utterance = Utterance::announcing(from, audience, &message);
            terminal.lines(&utterance).concat().replace("Cäsar vier leer", "...")
        };
        let heard = |prefix, seat| {
            let terminal = Terminal::new(Language::De, Language::De, false).prefixed(prefix, seat);
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
        assert_eq!(heard(Prefix::Short, Seat::White), white);
        // At a shared terminal, each answer names the player it is for.
        let shared = [
            "Uhr für Weiß: ...",
            "...",
            "Uhr für Schwarz: ...",
            "Weiß: ...",
            "Uhr für Weiß: ...",
            "Uhr: ...",
        ];
        assert_eq!(heard(Prefix::Short, Seat::Shared), shared);
        let marks = ["u ...", "u ...", "us ...", "w ...", "u ...", "u ..."];
        assert_eq!(heard(Prefix::Mark, Seat::White), marks);
        let shared = ["uw ...", "uw ...", "us ...", "w ...", "uw ...", "u ..."];
        assert_eq!(heard(Prefix::Mark, Seat::Shared), shared);
        assert_eq!(heard(Prefix::None, Seat::White), ["..."; 6]);
    }
}
