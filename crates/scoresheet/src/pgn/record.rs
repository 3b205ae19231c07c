//! A game with the tags and remarks that PGN records besides its moves.

use super::remark::{Remark, words_of};
use crate::file::{Note, Variation};
use annabella_chess::{DeclaredChess, Line, Outcome, Ply};
use annabella_speech::plain;
use indexmap::IndexMap;
use std::collections::BTreeSet;

/// A game in the form in which PGN records it.
#[derive(Clone, Debug)]
pub struct Record {
    /// Event, players and the like, except for the tags of other fields (`Result`, `FEN`, `SetUp`).
    pub tags: Tags,
    /// The starting position and the moves.
    pub line: Line,
    /// The remarks on the moves, ply 1 first; missing ones are empty.
    pub remarks: Vec<Remark>,
    /// The notes before the first move.
    pub opening: Vec<Note>,
    /// The notes on the moves, the first move's first; missing ones are empty.
    pub notes: Vec<Vec<Note>>,
    /// The indices of moves that are not legal and were carried out as written.
    pub forced: BTreeSet<usize>,
    /// The moves after the last one that could be read, as text.
    pub unread: Option<String>,
    /// The result, if the game has ended.
    pub result: Outcome,
    /// The reason for the end, in more detail than the tag `Termination`.
    /// It is written as a comment before the result.
    ///
    /// If PGN has no sign for the result, the comment starts with the result (`0-0 default-time`); only then
    /// is it read back.
    pub ending: Option<String>,
}

impl Record {
    /// Returns the chess that the `Variant` tag declares.
    pub fn declared(&self) -> DeclaredChess {
        DeclaredChess::of_tag(self.tags.get("Variant"))
    }

    /// Counts the comments with words and the variations, without those in variations.
    pub fn notes_left_out(&self) -> (usize, usize) {
        let all = || self.opening.iter().chain(self.notes.iter().flatten());
        let comments =
            all().filter(|note| matches!(note, Note::Comment(comment) if !words_of(comment).is_empty()));
        let variations = all().filter(|note| matches!(note, Note::Variation(_)));
        (comments.count(), variations.count())
    }

    /// Returns the game with a variation instead of its moves from `ply` onwards, without a result.
    pub fn with_variation(&self, ply: Ply, variation: &Variation) -> Record {
        let before = ply.before();
        let own = |notes: &[Note]| {
            let mut remark = Remark::default();
            for note in notes {
                if let Note::Comment(comment) = note {
                    remark.add(comment);
                }
            }
            remark
        };
        let line = variation.line(&self.line, ply);
        let moves = || variation.moves.iter().take(line.len() - before);
        let mut remarks: Vec<Remark> = self.remarks.iter().copied().take(before).collect();
        remarks.resize(before, Remark::default());
        remarks.extend(moves().map(|each| own(&each.notes)));
        let mut notes: Vec<Vec<Note>> = self.notes.iter().take(before).cloned().collect();
        notes.resize(before, Vec::new());
        notes.extend(moves().map(|each| each.notes.clone()));
        Record {
            tags: self.tags.clone(),
            opening: variation.opening.clone(),
            remarks,
            notes,
            ..Record::new(line)
        }
    }

    /// Creates a record of the moves of `line` with unknown tags.
    pub fn new(line: Line) -> Record {
        Record {
            tags: Tags::new(),
            line,
            remarks: Vec::new(),
            opening: Vec::new(),
            notes: Vec::new(),
            unread: None,
            forced: BTreeSet::new(),
            result: Outcome::Unknown,
            ending: None,
        }
    }
}

/// The tag roster without `Result`, with the values for unknown.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// Tags whose values are in other fields of the record.
const DERIVED: [&str; 3] = ["Result", "FEN", "SetUp"];

/// Tag names and values, in the order in which they are written.
///
/// A file may have any number of tags, so a tag is found by its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags(IndexMap<String, String>);

impl Default for Tags {
    fn default() -> Tags {
        Tags::new()
    }
}

impl Tags {
    /// Creates the roster with unknown values.
    pub fn new() -> Tags {
        Tags(ROSTER.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
    }

    /// Returns the value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Sets a tag, except for `Result`, `FEN` and `SetUp`, which come from the [`Record`].
    ///
    /// Control characters, which no value can hold, become spaces, and characters that would end a name
    /// become underscores.
    pub fn set(&mut self, name: &str, value: &str) {
        let no_end = |char: char| if char.is_control() || "\"[] ".contains(char) { '_' } else { char };
        let name: String = name.chars().map(no_end).collect();
        if DERIVED.contains(&name.as_str()) || name.is_empty() {
            return;
        }
        self.0.insert(name, plain(value));
    }

    /// Iterates over all tags, the roster first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns the number of tags in the roster.
    pub(super) const fn roster_len() -> usize {
        ROSTER.len()
    }
}
