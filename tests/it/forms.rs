//! Texts that people type or dictate in six languages, read by every command that reads moves.

use crate::campaigns;
use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use annabella::chess::notation::Letters;
use annabella::chess::{Chess, DeclaredChess, FenReach, MoveError, read_fen, uci};
use annabella::clock::Stamp;
use annabella::game::{Effect, Event, Fact, Game, Input, ReadAs, Settings, machine};
use annabella::speech::{Language, Style, Words, explain, read_entry, read_move};
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;

const FORMS: &str = include_str!("../data/typed-forms.txt");
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The meaning that a text must have.
#[derive(Clone, Debug)]
enum Meant {
    /// One of these moves; of several, the program asks which.
    Moves(Vec<String>),
    /// The same as this command.
    Command(String),
    /// Refused, with a reason that has this word.
    Refused(String),
}

/// The reading of a text by one command.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Reading {
    Moves(Vec<String>),
    Refused(String),
}

struct Row<'a> {
    held_out: bool,
    fen: &'a str,
    language: Language,
    meant: Meant,
    ways: Vec<&'a str>,
}

fn rows() -> Vec<Row<'static>> {
    let (mut held_out, mut fen, mut rows) = (false, START, Vec::new());
    for line in FORMS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(part) = line.strip_prefix("part ") {
            held_out = part == "held-out";
        } else if let Some(position) = line.strip_prefix("position ") {
            fen = if position == "start" { START } else { position };
        } else {
            let (named, ways) = line.split_once(": ").expect("what is meant, a colon, and ways");
            let (tag, meant) = named.split_once(' ').expect("a language and what is meant");
            let meant = if let Some(command) = meant.strip_prefix("= ") {
                Meant::Command(command.to_owned())
            } else if let Some(word) = meant.strip_prefix("refused ") {
                Meant::Refused(word.to_owned())
            } else {
                Meant::Moves(meant.split(' ').map(str::to_owned).collect())
            };
            let language = Language::from_tag(tag).expect("a language");
            rows.push(Row { held_out, fen, language, meant, ways: ways.split(" | ").collect() });
        }
    }
    rows
}

impl Row<'_> {
    fn position(&self) -> Chess {
        read_fen(self.fen, DeclaredChess::Undeclared, FenReach::Reachable).expect("a legal position")
    }

    /// The settings of `play --language` without other options.
    fn settings(&self) -> Settings {
        Settings {
            interface: self.language,
            announce: Language::De,
            notation: self.letters(),
            start: Some(self.fen.to_owned()),
            ..Settings::default()
        }
    }

    fn letters(&self) -> Vec<Letters> {
        let mut letters = vec![Letters::from(self.language), Letters::De];
        letters.dedup();
        letters
    }

    fn read(&self, text: &str, in_file: bool) -> Reading {
        let (letters, languages) = (self.letters(), [Language::De, self.language]);
        let position = self.position();
        let read = if in_file { read_entry } else { read_move };
        match read(text, &position, &letters, &languages) {
            Ok(mv) => Reading::Moves(vec![uci(mv)]),
            Err(MoveError::Ambiguous(moves)) => {
                let mut moves: Vec<String> = moves.into_iter().map(uci).collect();
                moves.sort();
                Reading::Moves(moves)
            }
            Err(error) => {
                let why = explain(&error, text, &position, Style::Short, &letters);
                Reading::Refused(Words::new(self.language).worded(&why))
            }
        }
    }

    /// Reads a text as `play` does.
    fn played(&self, text: &str) -> Reading {
        let mut game = Game::new(self.settings()).expect("settings");
        let mut refusal = String::new();
        for effect in said(&mut game, text) {
            match effect {
                Effect::Report { report: Fact::Made { uci, .. }, .. } => return Reading::Moves(vec![uci]),
                Effect::Say { utterance, .. } => {
                    let words = Words::new(self.language);
                    refusal = utterance.phrases.iter().map(|phrase| words.say(phrase)).collect();
                }
                _ => {}
            }
        }
        Reading::Refused(refusal)
    }

    /// Reads a text as `write` does, after the move was made.
    fn written(&self, text: &str, mv: &str) -> Reading {
        let mut machine = machine(self.settings()).expect("settings");
        let line = |text: &str| Event { at: Stamp(1), input: Input::Line { text: text.to_owned() } };
        machine.handle(&line(mv));
        let (_, read) = machine.handle_as(&line(&format!("write! {text}")), &ReadAs::Now);
        let act = serde_json::to_value(&read).expect("JSON");
        let read = &act["obey"]["reconcile"]["write"]["read"];
        let mut moves: Vec<String> = match (&read["move"], &read["ambiguous"]) {
            (Value::String(mv), _) => vec![mv.clone()],
            (_, Value::Array(moves)) => moves.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
            _ => return Reading::Refused(act.to_string()),
        };
        moves.sort();
        Reading::Moves(moves)
    }

    /// Announces a text with the program; `None` if it refuses the text.
    fn announced(&self, text: &str) -> Option<String> {
        let mut announce = Command::new(PROGRAM);
        announce.args(["announce", "--fen", self.fen, "--", text]);
        let locale = format!("{}_XX.UTF-8", self.language.tag());
        let output = announce.env("ANNABELLA_SETTINGS", "").env("LC_ALL", locale).output_in_time();
        let output = output.expect("the program runs");
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

fn said(game: &mut Game, text: &str) -> Vec<Effect> {
    game.handle(&Event { at: Stamp(1), input: Input::Line { text: text.to_owned() } })
}

/// The counts of one part of the table.
#[derive(Default)]
struct Counts {
    ways: usize,
    misread: Vec<String>,
    disagreed: Vec<String>,
    refused: Vec<String>,
    unnamed: Vec<String>,
}

impl Counts {
    fn add(&mut self, row: &Row, text: &str) {
        self.ways += 1;
        match &row.meant {
            Meant::Moves(meant) => self.add_move(row, text, meant),
            Meant::Command(command) => {
                let effects = |text| said(&mut Game::new(row.settings()).expect("settings"), text);
                let (own, same) = (effects(text), effects(command));
                if format!("{own:?}").replace(text, command) != format!("{same:?}") {
                    match row.played(text) {
                        Reading::Moves(moves) => self.misread.push(format!("{text}: {moves:?}")),
                        Reading::Refused(why) => {
                            self.refused.push(format!("{} {text}: {why}", row.language.tag()))
                        }
                    }
                }
            }
            Meant::Refused(word) => match row.played(text) {
                Reading::Moves(moves) => self.misread.push(format!("{text}: {moves:?}")),
                Reading::Refused(why) if !why.contains(word.as_str()) => {
                    self.unnamed.push(format!("{} {text}: {word} is not in: {why}", row.language.tag()));
                }
                Reading::Refused(_) => {}
            },
        }
    }

    fn add_move(&mut self, row: &Row, text: &str, meant: &[String]) {
        let read = row.read(text, false);
        let line = |what: &str, reading: &Reading| {
            format!("{} {text}: {meant:?} was meant, {what}: {reading:?}", row.language.tag())
        };
        let mut sorted = meant.to_vec();
        sorted.sort();
        match &read {
            Reading::Moves(moves) if *moves != sorted => self.misread.push(line("announce", &read)),
            Reading::Moves(_) => {}
            Reading::Refused(_) => self.refused.push(line("announce", &read)),
        }
        let played = row.played(text);
        let same = match (&read, &played) {
            (Reading::Moves(moves), Reading::Moves(made)) => moves == made,
            (Reading::Moves(moves), Reading::Refused(why)) => moves.len() > 1 && why.contains('?'),
            (Reading::Refused(_), Reading::Refused(_)) => true,
            (Reading::Refused(_), Reading::Moves(_)) => false,
        };
        if !same {
            self.disagreed.push(line("play", &played));
        }
        let entered = row.read(text, true);
        if !matches!((&read, &entered), (Reading::Refused(_), Reading::Refused(_))) && read != entered {
            self.disagreed.push(line("files", &entered));
        }
        let written = row.written(text, &meant[0]);
        if !matches!((&read, &written), (Reading::Refused(_), Reading::Refused(_))) && read != written {
            self.disagreed.push(line("write", &written));
        }
    }

    fn told(&self, part: &str) -> String {
        let Counts { ways, misread, disagreed, refused, unnamed } = self;
        let mut told = format!(
            "{part}: {ways} forms, {} misread, {} read by one and refused by another, {} refused ({:.1} %), {} refusals without the word\n",
            misread.len(),
            disagreed.len(),
            refused.len(),
            100.0 * refused.len() as f64 / *ways as f64,
            unnamed.len(),
        );
        for (kind, lines) in
            [("misread", misread), ("disagreed", disagreed), ("refused", refused), ("unnamed", unnamed)]
        {
            told.extend(lines.iter().map(|line| format!("  {kind}: {line}\n")));
        }
        told
    }
}

#[test]
fn what_people_type_is_read_the_same_by_every_command() {
    let (mut tuned, mut held_out) = (Counts::default(), Counts::default());
    let mut languages: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows() {
        let counts = if row.held_out { &mut held_out } else { &mut tuned };
        for text in &row.ways {
            *languages.entry(row.language.tag()).or_default() += 1;
            counts.add(&row, text);
        }
    }
    let told = format!("{}{}{languages:?}", tuned.told("tuned"), held_out.told("held-out"));
    println!("{told}");
    for counts in [tuned, held_out] {
        let refused = counts.refused.len() * 50 > counts.ways;
        let faulty =
            [&counts.misread, &counts.disagreed, &counts.unnamed].iter().any(|lines| !lines.is_empty());
        assert!(!faulty && !refused, "{told}");
    }
}

/// The program reads as the function does that it calls; one way of each row is enough to see it.
#[test]
fn announce_reads_what_people_type() {
    for row in campaigns::share(rows()) {
        let (Meant::Moves(meant), Some(text)) = (&row.meant, row.ways.last()) else { continue };
        let known = row.announced(&meant[0]).expect("a move as UCI writes it");
        let expected = match row.read(text, false) {
            Reading::Moves(moves) if moves.len() == 1 => Some(known),
            _ => None,
        };
        assert_eq!(row.announced(text), expected, "{text}");
    }
}
