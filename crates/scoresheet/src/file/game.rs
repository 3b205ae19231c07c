//! A game of a file as it is written: tags, rows of cells, and remarks.

use super::clocks::NotedTime;
use super::note::Note;
use super::remark::{FileRemark, FileRemarkKind, Place};
use crate::pgn::Tags;
use crate::text::shown;
use crate::{Cell, Scoresheet};
use annabella_chess::{
    Chess, Color, DeclaredChess, FenReach, Outcome, Ply, Position, read_fen, with_possible_counters,
};
use std::collections::BTreeSet;

/// The maximum number of rows of a game that are read.
pub(super) const MOST_ROWS: usize = 6000;
/// The maximum step from one row's number to the next, which leaves rows blank.
/// A larger step is a wrong number.
const WIDEST_GAP: usize = 10;

/// A game of a file, before its moves are read.
#[derive(Clone, Debug, Default)]
pub struct FileGame {
    /// The place of its first tag or move.
    pub place: Place,
    /// Its tags except `Result`, `FEN` and `SetUp`.
    pub tags: Tags,
    /// The result after the moves; without one, that of the tag.
    pub result: Option<Outcome>,
    /// The remarks on its lines.
    pub remarks: Vec<FileRemark>,
    /// The FENs of the tags.
    pub(super) fens: Vec<(Place, String)>,
    /// The result in the tag, and the place of the variant's tag.
    pub(super) tagged: Option<Outcome>,
    pub(super) variant: Option<Place>,
    /// Whether the tag gives the result `0-0`.
    pub(super) both_lose: bool,
    /// Whether the tag `SetUp` announces a starting position.
    pub(super) set_up: Option<Place>,
    /// Whether it has tags, and whether it is PGN: lines may end anywhere, and numbers may be missing.
    pub(super) tagged_at_all: bool,
    /// The names of its tags, and the first of them.
    pub(super) given: BTreeSet<String>,
    pub(super) first_given: String,
    pub(super) flowing: bool,
    /// The notes before the first move.
    pub(super) opening: Vec<Note>,
    pub(super) rows: Vec<Row>,
}

/// One numbered row.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub number: usize,
    /// Whether the number is written.
    pub is_numbered: bool,
    pub place: Place,
    /// `None` if the text has no cell here, not even the sign for an empty one.
    pub white: Option<Entry>,
    pub black: Option<Entry>,
}

/// A cell with its place and the notes on it.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub cell: Cell,
    pub place: Place,
    pub notes: Vec<Note>,
    /// The time noted at the move, until the game is complete.
    pub noted: Option<NotedTime>,
}

/// The starting position of a game.
#[derive(Clone, Debug)]
pub struct Start {
    /// The line that gives it, from 1; `None` for the usual one.
    pub line: Option<usize>,
    /// The position.
    pub position: Chess,
}

impl FileGame {
    /// Whether no cell has a text.
    pub fn is_blank(&self) -> bool {
        self.entries().all(|entry| entry.cell.is_blank())
    }

    /// Whether it only has a tag with a result.
    pub(super) fn is_only_result(&self) -> bool {
        self.rows.is_empty() && self.tagged.is_some() && self.tags == Tags::new() && self.fens.is_empty()
    }

    /// Whether its tag says that both players lost.
    pub fn both_lose(&self) -> bool {
        self.both_lose
    }

    /// Returns the number of moves, in pairs as scoresheets count them.
    pub fn moves(&self) -> usize {
        let is_filled = |row: &Row| row.entries().any(|entry| !entry.cell.is_blank());
        let is_result = |row: &Row| row.entries().all(|entry| entry.cell.text == "0-0");
        // `0-0` below the moves is the result of both.
        let last = self.rows.last().filter(|row| self.both_lose && is_filled(row) && is_result(row));
        self.rows.iter().filter(|row| is_filled(row)).count() - usize::from(last.is_some())
    }

    /// Returns the line of a row, by the number of rows before it.
    pub fn line_of_row(&self, before: usize) -> Option<usize> {
        self.rows.get(before).map(|row| row.place.line)
    }

    /// Returns the entries of all rows.
    pub(super) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.rows.iter().flat_map(Row::entries)
    }

    /// Returns the chess that the `Variant` tag declares.
    pub fn declared(&self) -> DeclaredChess {
        DeclaredChess::of_tag(self.tags.get("Variant"))
    }

    /// Adds a remark on a text.
    pub(super) fn remark(&mut self, place: Place, text: &str, kind: FileRemarkKind) {
        // One remark is enough for text that fills several lines.
        let same = |last: &FileRemark| {
            let lasts = matches!(
                kind,
                FileRemarkKind::Prose
                    | FileRemarkKind::AfterResult
                    | FileRemarkKind::Escaped
                    | FileRemarkKind::Surplus
                    | FileRemarkKind::KingsInCentre(_)
            );
            lasts && last.kind.code() == kind.code()
        };
        if !self.remarks.last().is_some_and(same) {
            self.remarks.push(FileRemark { place, text: shown(text), kind });
        }
    }

    /// Returns the starting position, with `untagged` for a game without a `Variant` tag.
    ///
    /// # Errors
    /// The remark on a variant that is not played here, or on a FEN that gives no position or another one.
    pub fn start(&self, untagged: DeclaredChess) -> Result<Start, FileRemark> {
        let fault = |place: Place, text: &str, kind| Err(FileRemark { place, text: shown(text), kind });
        let named = self.tags.get("Variant").unwrap_or_default();
        if let Some(place) = self.variant.filter(|_| is_elsewhere(named)) {
            return fault(place, named, FileRemarkKind::Variant);
        }
        let declared = self.declared().or(untagged);
        let mut start: Option<Start> = None;
        for (place, fen) in &self.fens {
            let counted = with_possible_counters(fen);
            let position = match read_fen(counted.as_deref().unwrap_or(fen), declared, FenReach::Reachable) {
                Ok(position) => position,
                Err(why) => return fault(*place, fen, FileRemarkKind::Start(why)),
            };
            match &start {
                Some(Start { line: Some(line), position: other }) if *other != position => {
                    return fault(*place, fen, FileRemarkKind::Starts(*line));
                }
                _ => start = Some(Start { line: Some(place.line), position }),
            }
        }
        Ok(start.unwrap_or_else(|| Start { line: None, position: Chess::default() }))
    }

    /// Returns the entries in the order of the moves from `start`; `None` where a cell is missing or blank.
    ///
    /// The row of a missing number is blank; implausible numbers are ignored in favour of the order of the
    /// rows.
    ///
    /// # Errors
    /// A move of White before Black's first, where Black moves first.
    pub(super) fn plies(&self, start: &Chess) -> Result<Vec<Option<&Entry>>, &Entry> {
        let black_begins = start.turn().is_black();
        if black_begins && self.rows.iter().all(|row| !row.is_numbered) {
            return Ok(self.entries().map(Some).collect());
        }
        let first = start.fullmoves().get() as usize;
        let mut plies: Vec<Option<&Entry>> = Vec::new();
        let (mut index, mut before): (usize, Option<usize>) = (0, None);
        for row in &self.rows {
            index = match before {
                None => row.number.checked_sub(first).filter(|&missing| missing < MOST_ROWS).unwrap_or(0),
                Some(before) => match row.number.checked_sub(before) {
                    Some(gap @ 1..=WIDEST_GAP) => index + gap,
                    _ => index + 1,
                },
            };
            before = Some(row.number);
            let (mut white, mut black) = (row.white.as_ref(), row.black.as_ref());
            if black_begins && index == 0 {
                if black.is_none() {
                    black = white.take();
                }
                if let Some(entry) = white.filter(|entry| !entry.cell.is_blank()) {
                    return Err(entry);
                }
                white = None;
            }
            // If Black moves first, the first row has no move by White.
            let missing = usize::from(black_begins);
            let at = [(2 * index).checked_sub(missing), Some(2 * index + 1 - missing)];
            for (entry, at) in [white, black].into_iter().zip(at) {
                if let (Some(entry), Some(at)) = (entry, at) {
                    plies.resize(plies.len().max(at + 1), None);
                    plies[at] = Some(entry);
                }
            }
        }
        Ok(plies)
    }

    /// Returns the scoresheet of `owner`, its cells in the order of the moves from `start`.
    /// The row of a missing number is blank.
    ///
    /// # Errors
    /// The remark on a move of White before Black's first, where Black moves first.
    pub fn sheet(&self, owner: Color, start: &Chess) -> Result<Scoresheet, FileRemark> {
        let plies = self.plies(start).map_err(|entry| entry.remark(FileRemarkKind::Turn(Color::Black)))?;
        let mut sheet = Scoresheet::new(owner);
        for (index, entry) in plies.into_iter().enumerate() {
            if let Some(entry) = entry {
                sheet.write(Ply::after(index), entry.cell.clone());
            }
        }
        Ok(sheet)
    }
}

impl Row {
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.white.iter().chain(&self.black)
    }
}

impl Entry {
    /// Puts the notes of a sign before its own.
    pub fn take_notes(&mut self, sign: &Entry) {
        self.notes.splice(0..0, sign.notes.iter().cloned());
    }

    /// Creates a remark on this cell.
    pub fn remark(&self, kind: FileRemarkKind) -> FileRemark {
        FileRemark { place: self.place, text: shown(&self.cell.text), kind }
    }
}

/// Whether the value of a `Variant` tag names a variant that is not played here.
fn is_elsewhere(value: &str) -> bool {
    let letters: String = value.chars().filter(|sign| sign.is_alphanumeric()).collect();
    let usual = ["", "fromposition"];
    DeclaredChess::of_tag(Some(value)) == DeclaredChess::Undeclared
        && !usual.contains(&&*letters.to_lowercase())
}
