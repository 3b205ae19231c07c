//! Turns the lines of a file into games with rows of cells.

use super::boundaries::{Following, TagsAgain};
use super::clocks::NotedTime;
use super::columns::joined_at;
use super::game::{Entry, FileGame, MOST_ROWS, Row};
use super::lines::TextLine;
use super::note::{Note, Variation, glued, glyph};
use super::remark::{FileRemark, FileRemarkKind, Place};
use super::words::{
    RESULTS, is_blank, is_draw, is_forfeit, is_king_in_centre, is_mark, is_prose, is_remark, is_result,
    like_a_move, numbered, outcome, times,
};
use crate::Cell;
use crate::text::OFFER;
use annabella_clock::Stamp;
use annabella_speech::spoken;

/// The cell to which the next word belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum NextCell {
    /// No cell: a number must come first.
    #[default]
    Number,
    White,
    Black,
    /// No cell: the row is full.
    Full,
}

/// The reader of rows: the game so far, and what is open in it.
#[derive(Default)]
pub(super) struct RowReader {
    pub(super) game: FileGame,
    pub(super) next: NextCell,
    /// Whether the last line that started a row had no number.
    pub(super) unnumbered: bool,
    /// The text of an open comment in braces, and its place.
    pub(super) comment: Option<(String, Place)>,
    /// The open variations, the outermost first, and their places.
    pub(super) variations: Vec<(Variation, Place)>,
    /// The number of open variations beyond the maximum depth.
    pub(super) beyond: usize,
    /// Whether a result was read.
    pub(super) ended: bool,
    /// Whether a word after the last move means a draw.
    pub(super) drawn: bool,
    /// Whether moves after a result are being skipped.
    pub(super) skips: bool,
    /// Whether an empty line follows the tags.
    pub(super) gap: bool,
    /// The games that are complete.
    pub(super) ready: Vec<FileGame>,
    /// The number of cells, and the index of the last row with one.
    pub(super) cells: usize,
    pub(super) last_filled: Option<usize>,
    /// A tag that is not complete yet.
    pub(super) open_tag: Option<OpenTag>,
    /// Repeated tags, or tags below moves, until the text after them shows whose they are.
    pub(super) again: TagsAgain,
    /// Whether the last note is text kept by [`RowReader::keep`].
    pub(super) keeps: bool,
    /// Whether the game has notes other than kept text.
    pub(super) is_noted: bool,
    /// The length of the current line from its last closing bracket onwards.
    pub(super) last_bracket: Option<usize>,
    /// The number of bytes read, counting each reading.
    pub(super) steps: u64,
}

/// The lines of a tag that is not complete yet.
pub(super) struct OpenTag {
    /// The lines joined with blanks.
    pub text: String,
    /// The index of the first tag in the text: a result may be before it.
    pub from: usize,
    pub lines: Vec<TextLine>,
}

/// A tag with its place and its whole text.
pub(super) struct WrittenTag {
    pub place: Place,
    pub text: String,
    pub name: String,
    pub value: String,
    pub is_exact: bool,
    pub is_clear: bool,
}

/// The maximum length in bytes of a word with a meaning other than that of a move.
const LONGEST_WORD: usize = 64;

impl RowReader {
    /// Returns the games completed so far.
    ///
    /// The last is kept, because it may still gain a result, or remarks on the text below it.
    pub fn take_ready(&mut self) -> Vec<FileGame> {
        let last = self.ready.len().saturating_sub(1);
        self.ready.drain(..last).collect()
    }

    pub(super) fn last_entry(&mut self) -> Option<&mut Entry> {
        let row = self.game.rows.get_mut(self.last_filled?)?;
        row.black.as_mut().or(row.white.as_mut())
    }

    pub(super) fn word(&mut self, place: Place, word: &str, first: bool) {
        let (mut place, mut word, mut first) = (place, word.trim_end_matches(','), first);
        while !word.is_empty() {
            let rest = self.first_of(place, word, first);
            place.column += word[..word.len() - rest.len()].chars().count();
            (word, first) = (rest, false);
        }
    }

    /// Reads a word, or only the number before it, and returns the rest.
    fn first_of<'a>(&mut self, place: Place, word: &'a str, first: bool) -> &'a str {
        let is_short = word.len() <= LONGEST_WORD;
        if is_short && self.note_or_result(place, word, first) {
            return "";
        }
        if let Some((number, dots, rest)) = numbered(word)
            && (first || dots > 0 || self.game.flowing && rest.is_empty())
        {
            self.steps += (word.len() - rest.len()) as u64;
            let last = self.game.rows.last().map(|last| last.number);
            if dots == 0 && !first && self.next == NextCell::Black && last == Some(number) {
                // `4 ... Be7`
                return "";
            }
            if !first && !self.game.rows.is_empty() {
                self.game.flowing = true;
            }
            self.unnumbered = false;
            self.number(place, number, dots);
            return rest;
        }
        self.steps += word.len() as u64;
        let lettered = is_short && word.contains(char::is_alphabetic);
        if let Some(rank) = spoken::rank(word).filter(|_| first && lettered && !self.game.flowing) {
            self.number(place, usize::from(rank) + 1, 1);
        } else if first && !self.game.flowing && !self.skips && !self.unnumbered(place, word) {
            // A word for a number, or another label before the moves.
            if self.next == NextCell::Full {
                self.next = NextCell::Number;
            }
            self.keep(place, word, FileRemarkKind::Prose);
        } else {
            self.cell(place, word);
        }
        ""
    }

    /// Reads a word that is a note on the last move, or a result, alone or glued to a move.
    /// Returns false if it is neither.
    fn note_or_result(&mut self, place: Place, word: &str, first: bool) -> bool {
        let lettered = word.contains(char::is_alphabetic);
        let about = |_: &u16| (self.game.flowing || !lettered) && !matches!(word, "?" | "=");
        if let Some(glyph) = glyph(word).filter(about) {
            self.note(Note::Glyph(glyph));
        } else if word == "$" {
            self.keep(place, word, FileRemarkKind::Stray);
        } else if is_result(word) {
            self.result(word);
        } else if is_remark(word) {
            // After the last move, a draw was agreed; before another one, it was offered.
            self.drawn |= is_draw(word) && !word.ends_with('?');
            self.note(Note::Comment(word.to_owned()));
        } else {
            let glued = RESULTS.iter().find_map(|end| Some((word.strip_suffix(end)?, *end)));
            let Some((before, end)) = glued.filter(|(before, _)| like_a_move(before)) else { return false };
            self.word(place, before, first);
            self.result(end);
        }
        true
    }

    pub(super) fn result(&mut self, word: &str) {
        let (outcome, any) = (outcome(word), !self.game.rows.is_empty() || self.game.flowing);
        if any && (self.game.result.is_none() || !outcome.is_unknown() && !self.ended) {
            self.game.result = Some(outcome);
        }
        self.ended |= any;
        if is_forfeit(word) {
            self.keep_text(word);
        }
    }

    /// Handles a line that starts with a move: the next row, or the rest of the last one.
    /// Returns false if the word is not a move.
    fn unnumbered(&mut self, place: Place, word: &str) -> bool {
        if !like_a_move(word) && !is_blank(word) {
            return false;
        }
        if self.next != NextCell::Black {
            self.row(place);
        }
        // The rest of the line can contain more than one row.
        self.unnumbered = true;
        true
    }

    /// Begins a row without a written number.
    pub(super) fn row(&mut self, place: Place) {
        self.number(place, self.game.rows.last().map_or(1, |last| last.number + 1), 1);
        if let Some(row) = self.game.rows.last_mut().filter(|_| !self.skips) {
            row.is_numbered = false;
        }
    }

    pub(super) fn number(&mut self, place: Place, number: usize, dots: usize) {
        if self.begins_game(&Following::Number(number, dots)) {
            self.end_game();
        }
        if self.ended || self.game.rows.len() == MOST_ROWS {
            self.skips = true;
            return self.keep_text(&format!("{number}{}", ".".repeat(dots)));
        }
        if self.game.rows.is_empty() && !self.game.tagged_at_all {
            self.game.place = place;
        }
        self.next = if dots > 1 { NextCell::Black } else { NextCell::White };
        let goes_on = self.game.rows.last().is_some_and(|last| last.number == number && last.black.is_none());
        if !(dots > 1 && goes_on) {
            self.game.rows.push(Row { number, is_numbered: true, place, white: None, black: None });
        }
    }

    pub(super) fn cell(&mut self, place: Place, word: &str) {
        // Dots before a move are those of its number.
        let bare = word.trim_start_matches(['.', '…']);
        let word = if bare.is_empty() { word } else { bare };
        if let Some(times) = times(word) {
            return times.into_iter().for_each(|time| self.clock(time));
        }
        // A mark separated from its move by a space.
        if word == OFFER || is_mark(word) {
            if let Some(entry) = self.last_entry() {
                match word {
                    OFFER => entry.cell.offer = true,
                    "ch" | "dis" | "disch" | "dbl" => {}
                    _ => entry.cell.text += word,
                }
            }
            return;
        }
        let prose = is_prose(word) && !like_a_move(word);
        if self.ended
            && let Some(result) = self.game.result.filter(|_| is_king_in_centre(word))
        {
            return self.keep(place, word, FileRemarkKind::KingsInCentre(result.as_str()));
        }
        if prose && (self.ended || self.next == NextCell::Full && !self.game.flowing) {
            return self.keep(place, word, FileRemarkKind::Prose);
        }
        if prose && self.game.flowing {
            return self.keep(place, word, FileRemarkKind::Stray);
        }
        if self.skips || self.ended {
            let kind = if self.ended { FileRemarkKind::AfterResult } else { FileRemarkKind::Surplus };
            self.skips = true;
            return self.keep(place, word, kind);
        }
        let flows = self.game.flowing || self.unnumbered;
        let dots = word.chars().all(|sign| matches!(sign, '.' | '…'));
        // In PGN, dots may only repeat that it is Black's move, and a question mark may be about White's.
        let maybe = self.game.flowing && (dots || word == "?");
        if self.next == NextCell::Full && flows && !maybe || self.next == NextCell::Number {
            self.row(place);
        }
        let offer = word.len() > OFFER.len() && word.ends_with(OFFER);
        let text = if offer { &word[..word.len() - OFFER.len()] } else { word };
        let (text, glyphs) = if self.game.flowing { glued(text) } else { (text, Vec::new()) };
        let text = if is_blank(text) { "" } else { text };
        let cell = Cell { offer, ..Cell::written(text, None, Stamp::default()) };
        self.drawn = false;
        let entry = Entry { cell, place, notes: glyphs.into_iter().map(Note::Glyph).collect(), noted: None };
        match (self.next, self.game.rows.as_mut_slice()) {
            // `12. Sf3` and, on the next line, `12. ... e5` make one row.
            (NextCell::White, [.., above, last])
                if dots && above.number == last.number && above.black.is_none() =>
            {
                self.game.rows.pop();
                self.next = NextCell::Black;
            }
            (NextCell::White, [.., _]) if dots && self.game.flowing => self.next = NextCell::Black,
            (NextCell::White, [.., last]) => {
                last.white = Some(entry);
                self.filled();
                self.next = NextCell::Black;
            }
            (NextCell::Black, [.., last]) => {
                match last.black.replace(entry) {
                    // This cell had only dots or a question mark.
                    Some(sign) => last.black.iter_mut().for_each(|entry| entry.take_notes(&sign)),
                    None => self.filled(),
                }
                if !maybe {
                    self.next = NextCell::Full;
                }
            }
            (NextCell::Full, _) if maybe => self.note(Note::Glyph(2)),
            _ => self.keep(place, word, FileRemarkKind::Surplus),
        }
    }

    /// Notes that the last row has one more cell.
    fn filled(&mut self) {
        self.cells += 1;
        self.last_filled = self.game.rows.len().checked_sub(1);
    }

    /// Adds a time to the last move; two times at the end of a row are White's and Black's.
    pub(super) fn clock(&mut self, noted: NotedTime) {
        let next = self.next;
        let Some(row) = self.game.rows.last_mut() else { return self.keep_text(&noted.text) };
        match (&mut row.white, &mut row.black, next) {
            (Some(white), Some(black), NextCell::Full) if white.noted.is_none() && black.noted.is_some() => {
                white.noted = black.noted.replace(noted);
            }
            _ => match self.last_entry() {
                None => self.keep_text(&noted.text),
                Some(entry) => match entry.noted.replace(noted) {
                    Some(before) if before.typed => self.keep_text(&before.text),
                    _ => {}
                },
            },
        }
    }

    /// Returns the games that are left; `columns` is the number of White's moves above Black's.
    pub fn finish(mut self, columns: Option<usize>) -> (Vec<FileGame>, Vec<FileRemark>) {
        self.end_open_tag();
        if let Some(white) = columns {
            self.game.rows = joined_at(std::mem::take(&mut self.game.rows), white);
            self.last_filled = self.game.rows.len().checked_sub(1);
        }
        self.end_game();
        (self.ready, self.game.remarks.into_iter().map(FileRemark::outside).collect())
    }
}
