//! A game with what PGN records besides its moves.

use super::remark::Remark;
use annabella_chess::{DeclaredChess, Line, Outcome};
use annabella_speech::plain;

/// A game as PGN records it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Event, players and the like, without what the other fields hold (`Result`, `FEN`, `SetUp`).
    pub tags: Tags,
    /// The start and the moves.
    pub line: Line,
    /// The remarks beside the moves, ply 1 first; missing ones are empty.
    pub remarks: Vec<Remark>,
    /// How it ended, if it did.
    pub result: Outcome,
    /// Why it ended, in more detail than the tag `Termination` has; written as a comment before the result.
    /// Where PGN has no sign for the score, the score stands before it (`0-0 default-time`), and only then is
    /// it read.
    pub ending: Option<String>,
}

impl Record {
    /// The chess that the `Variant` tag declares.
    pub fn declared(&self) -> DeclaredChess {
        DeclaredChess::of_tag(self.tags.get("Variant"))
    }

    /// A record of these moves, with nothing else known.
    pub fn new(line: Line) -> Record {
        Record { tags: Tags::new(), line, remarks: Vec::new(), result: Outcome::Unknown, ending: None }
    }
}

/// The roster without `Result`, which the record itself has, with the values for unknown.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags whose values are in other fields of the record.
const DERIVED: [&str; 3] = ["Result", "FEN", "SetUp"];

/// Names and values, in the order in which they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Default for Tags {
    fn default() -> Tags {
        Tags::new()
    }
}

impl Tags {
    /// The roster, all of it unknown.
    pub fn new() -> Tags {
        Tags(ROSTER.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|&(known, _)| known == name).map(|(_, value)| value)
    }

    /// Sets a tag. Control characters, which no value can hold, become spaces, and the characters
    /// that would end a name underscores; `Result`, `FEN` and `SetUp` come from the record itself
    /// and are ignored here.
    pub fn set(&mut self, name: &str, value: &str) {
        let no_end = |char: char| if char.is_control() || "\"[] ".contains(char) { '_' } else { char };
        let name: String = name.chars().map(no_end).collect();
        if DERIVED.contains(&name.as_str()) || name.is_empty() {
            return;
        }
        let value = plain(value);
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some(pair) => pair.1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// All of them, the roster first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many tags the roster has here.
    pub(super) const fn roster_len() -> usize {
        ROSTER.len()
    }
}
