//! A game with the tags and remarks that PGN records besides its moves.

use crate::file::{Note, Variation, WrittenTime};
use crate::text::OFFER;
use annabella_chess::{DeclaredChess, Line, Outcome, Ply};
use annabella_clock::Span;
use annabella_speech::plain;
use indexmap::IndexMap;
use std::collections::BTreeSet;
use std::fmt;

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

/// The remarks on a move, written as a comment: `{(=) [%clk 0:12:34] [%emt 0:01:20]}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Remark {
    /// The time on the mover's clock after the move.
    pub clock: Option<Span>,
    /// The time that the mover used for the move.
    pub elapsed: Option<Span>,
    /// Whether a draw was offered with the move (2023 C.12).
    pub offer: bool,
}

impl Remark {
    /// Whether there is no remark.
    pub fn is_empty(self) -> bool {
        self == Remark::default()
    }

    /// Adds the times and the draw offer of a comment, ignoring its other text.
    pub(crate) fn add(&mut self, comment: &str) {
        self.offer |= comment.contains(OFFER);
        let times = command_times(comment);
        let timed = |mark| times.iter().find(|each| each.mark == mark)?.time.map(WrittenTime::of_program);
        self.clock = timed(CLOCK).or(self.clock);
        self.elapsed = timed(ELAPSED).or(self.elapsed);
    }
}

/// The mark of the command with the time on the mover's clock.
pub(crate) const CLOCK: &str = "clk";

/// The mark of the command with the time used for the move.
pub(crate) const ELAPSED: &str = "emt";

/// A command with a time, such as `[%clk 1:00:00]`.
pub(crate) struct CommandTime<'a> {
    pub mark: &'static str,
    /// The whole command.
    pub text: &'a str,
    /// Its time; `None` if it has none.
    pub time: Option<WrittenTime>,
}

/// Returns the commands with times in a comment.
pub(crate) fn command_times(comment: &str) -> Vec<CommandTime<'_>> {
    let mut found = Vec::new();
    let mut rest = comment;
    while let Some(from) = rest.find("[%").map(|at| &rest[at..]) {
        let Some(end) = from.find(']') else { break };
        let inside = &from[2..end];
        if let Some(mark) = [CLOCK, ELAPSED].into_iter().find(|mark| inside.starts_with(mark)) {
            let time = WrittenTime::read(inside[mark.len()..].trim());
            found.push(CommandTime { mark, text: &from[..=end], time });
        }
        rest = &from[end + 1..];
    }
    found
}

/// Returns a command with a time.
pub(crate) fn command(mark: &str, Span(ms): Span) -> String {
    let (seconds, ms) = (ms / 1000, ms % 1000);
    let fraction = if ms == 0 { String::new() } else { format!(".{ms:03}") };
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("[%{mark} {hours}:{minutes:02}:{:02}{fraction}]", seconds % 60)
}

/// Returns the words of a comment, without draw offers and commands such as `[%clk 1:00:00]`.
pub fn words_of(comment: &str) -> String {
    let comment = comment.replace(OFFER, "");
    let mut parts = comment.split("[%");
    let mut words = parts.next().unwrap_or_default().to_owned();
    // A command that is not closed takes the rest of the comment with it.
    for part in parts {
        let Some((_, after)) = part.split_once(']') else { continue };
        words += after;
    }
    words.split_whitespace().collect::<Vec<&str>>().join(" ")
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut parts = Vec::new();
        if self.offer {
            parts.push(OFFER.to_owned());
        }
        let times = [(CLOCK, self.clock), (ELAPSED, self.elapsed)];
        parts.extend(times.into_iter().filter_map(|(mark, time)| Some(command(mark, time?))));
        f.write_str(&parts.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(comment: &str) -> Remark {
        let mut remark = Remark::default();
        remark.add(comment);
        remark
    }

    #[test]
    fn clocks_and_offers_are_read_and_written() {
        for (text, ms) in [("0:12:34", 754_000), ("1:00:00.250", 3_600_250), ("12:00:59.005", 43_259_005)] {
            let remark = Remark { clock: Some(Span(ms)), elapsed: Some(Span(1500)), offer: true };
            assert_eq!(remark.to_string(), format!("(=) [%clk {text}] [%emt 0:00:01.500]"));
            assert_eq!(read(&remark.to_string()), remark);
        }
        assert_eq!(read("a fine move [%eval 0.3] [%clk 5:03.5] well").clock, Some(Span(303_500)));
        assert_eq!(read(" no [%clk] [%clk x:1] [%clk 1:2:3:4]"), Remark::default());
        assert_eq!(read("[%clk 99999999999999999999:00:00]"), Remark::default());
        assert_eq!(read("[%clk 1:18446744073709551615]"), Remark::default());
        assert_eq!(read("[%clk 1.+5]"), Remark::default());
        assert_eq!(words_of("(=) [%eval 0.3] a fine  move [%clk 5:03.5] well"), "a fine move well");
        assert_eq!(words_of("(=) [%clk 0:12:34"), "");
    }
}
