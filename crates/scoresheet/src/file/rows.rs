//! Turns the lines of a file into games with rows of cells.

use super::columns::{joined, joined_at, second_game};
use super::game::{Entry, FileGame, MOST_ROWS, Row};
use super::lines::TextLine;
use super::longhand;
use super::note::{Note, Variation, VariationMove, glued, glyph};
use super::remark::{Bracketed, FileRemarkKind, Place};
use super::spaced;
use super::tags::{self, TagRead};
use super::words::{
    is_blank, is_king_in_centre, is_mark, is_prose, is_prose_line, is_remark, is_result, like_a_move,
    numbered, outcome, times,
};
use crate::Cell;
use crate::pgn::Remark;
use crate::text::OFFER;
use annabella_chess::Outcome;
use annabella_clock::Stamp;
use annabella_speech::spoken;
use std::borrow::Cow;

/// The cell to which the next word belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum NextCell {
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
    game: FileGame,
    next: NextCell,
    /// Whether the last line that started a row had no number.
    unnumbered: bool,
    /// The text of an open comment in braces, and its place.
    comment: Option<(String, Place)>,
    /// The open variations, the outermost first, and their places.
    variations: Vec<(Variation, Place)>,
    /// Whether a result was read.
    ended: bool,
    /// Whether moves after a result are being skipped.
    skips: bool,
    /// Whether an empty line follows the tags.
    gap: bool,
    /// The games that are complete.
    ready: Vec<FileGame>,
}

impl RowReader {
    /// Returns the games completed so far.
    ///
    /// The last is kept, because it may still gain a result, or remarks on the text below it.
    pub fn take_ready(&mut self) -> Vec<FileGame> {
        let last = self.ready.len().saturating_sub(1);
        self.ready.drain(..last).collect()
    }

    /// Reads a line.
    pub fn line(&mut self, line: &TextLine) {
        let text = line.text.trim_end();
        let mut rest = text.trim_start();
        if self.comment.is_none() && rest.starts_with('>') {
            // A quotation in a mail.
            rest = rest.trim_start_matches(['>', ' ']);
        }
        let place = |rest: &str| Place { line: line.number, column: line.column(text.len() - rest.len()) };
        if let Some(column) = line.garbled {
            self.game.remark(Place { line: line.number, column }, rest, FileRemarkKind::Signs);
        }
        if rest.is_empty() {
            self.gap |= self.game.tagged_at_all;
        }
        if self.comment.is_some() || !self.variations.is_empty() {
            // A whole tag at the beginning of a line is one, even if a bracket before it was not closed.
            let tag = rest.starts_with('[').then(|| tags::read(rest)).flatten();
            if tag.is_some_and(|tag| tag.is_exact && tag.rest.trim().is_empty()) {
                self.end_game();
            }
        }
        if self.comment.is_none() {
            if rest.starts_with('%') {
                return self.game.remark(place(rest), rest, FileRemarkKind::Escaped);
            }
            while self.variations.is_empty() && (rest.starts_with('[') || self.begins_open_tag(rest)) {
                let Some(tag) = tags::read(rest) else { break };
                self.tag(place(rest), &rest[..rest.len() - tag.rest.len()], &tag);
                rest = tag.rest.trim_start();
            }
            if self.ended
                && rest.starts_with(char::is_alphabetic)
                && !like_a_move(rest.split_whitespace().next().unwrap_or_default())
            {
                return self.game.remark(place(rest), rest, FileRemarkKind::Prose);
            }
            let above = self.game.rows.is_empty();
            if self.variations.is_empty()
                && (!self.game.flowing || self.ended || above)
                && is_prose_line(rest, above)
            {
                let results: Vec<&str> = rest.split_whitespace().filter(|word| is_result(word)).collect();
                if let ([result], false) = (&results[..], above) {
                    self.result(result);
                }
                return self.game.remark(place(rest), rest, FileRemarkKind::Prose);
            }
        }
        let rows = self.comment.is_none() && self.variations.is_empty() && !self.game.flowing && !self.ended;
        if rows && let Some(cells) = longhand::cells(rest) {
            match rest.split_whitespace().next().and_then(numbered) {
                Some((number, dots, _)) => self.number(place(rest), number, dots),
                None => self.row(place(rest)),
            }
            let skipped = &rest[longhand::label(rest).len()..cells.first().map_or(0, |(at, _)| *at)];
            if !skipped.trim().is_empty() {
                self.game.remark(place(skipped), skipped, FileRemarkKind::Prose);
            }
            for (at, cell) in cells {
                match spaced::word(cell) {
                    (word, "") => self.cell(place(&rest[at..]), &word),
                    _ => self.cell(place(&rest[at..]), cell),
                }
            }
            return;
        }
        let mut first = true;
        while !rest.is_empty() {
            rest = self.piece(rest, &place, &mut first).trim_start();
        }
    }

    /// Whether a line is a tag without its opening bracket.
    fn begins_open_tag(&self, rest: &str) -> bool {
        self.game.rows.is_empty()
            && rest.starts_with(|sign: char| sign.is_ascii_uppercase())
            && rest.ends_with(']')
    }

    /// Reads a comment, a bracket or a word, and returns the text after it.
    fn piece<'a>(&mut self, rest: &'a str, place: &impl Fn(&str) -> Place, first: &mut bool) -> &'a str {
        if let Some((comment, _)) = &mut self.comment {
            let (words, after) = rest.split_once('}').unwrap_or((rest, ""));
            if !comment.is_empty() {
                comment.push(' ');
            }
            *comment += words.trim();
            if words.len() < rest.len() {
                let (comment, _) = self.comment.take().unwrap_or_default();
                self.add_comment(comment);
            }
            return after;
        }
        match rest.as_bytes()[0] {
            b';' => {
                self.add_comment(rest[1..].trim().to_owned());
                ""
            }
            b'{' => {
                self.comment = Some((String::new(), place(rest)));
                &rest[1..]
            }
            b'}' => {
                self.game.remark(place(rest), "}", FileRemarkKind::Unopened);
                &rest[1..]
            }
            b'(' if self.opens_variation(rest) => {
                self.variations.push((Variation::default(), place(rest)));
                &rest[1..]
            }
            b')' => {
                match self.variations.pop() {
                    Some((variation, _)) => self.note(Note::Variation(variation)),
                    None => self.game.remark(place(rest), ")", FileRemarkKind::Unopened),
                }
                &rest[1..]
            }
            // Words in brackets are about the game, as on a second page, or commands that lost their braces.
            b'[' if let Some(end) = rest.find(']') => {
                match (rest.starts_with("[%"), times(&rest[1..end])) {
                    (true, _) => self.add_comment(rest[..=end].to_owned()),
                    (false, Some(times)) => times.into_iter().for_each(|time| self.clock(time)),
                    (false, None) => self.game.remark(place(rest), &rest[..=end], FileRemarkKind::Prose),
                }
                &rest[end + 1..]
            }
            _ => {
                let (word, after) = self.word_of(rest);
                match self.variations.is_empty() {
                    true => self.word(place(rest), &word, *first),
                    false => self.variation_word(place(rest), &word),
                }
                *first = false;
                after
            }
        }
    }

    /// Splits off the first word; in PGN a bracket ends it, too.
    fn word_of<'a>(&self, rest: &'a str) -> (Cow<'a, str>, &'a str) {
        let (word, after) = spaced::word(rest);
        let flows = self.game.flowing || !self.variations.is_empty();
        let bracket = word.find(['(', ')']).filter(|&at| at > 0 && flows && matches!(word, Cow::Borrowed(_)));
        match bracket {
            // A draw offer, a promotion in parentheses, or a glyph.
            Some(at) if word[at..].starts_with(OFFER) || promotes_in_parentheses(&word[at..]) => {
                (word, after)
            }
            Some(at) => (Cow::Borrowed(&rest[..at]), &rest[at..]),
            None => (word, after),
        }
    }

    /// Whether a parenthesis opens a variation: not a draw offer, a time, a result, or a glyph.
    fn opens_variation(&self, rest: &str) -> bool {
        let inside = rest[1..].split(')').next().unwrap_or_default().trim();
        let whole = &rest[..(inside.len() + 2).min(rest.len())];
        if rest.starts_with(OFFER) || !whole.is_ascii() || glyph(whole).is_some() {
            return !rest.starts_with(OFFER) && glyph(whole).is_none();
        }
        let numbered_move =
            inside.split_whitespace().next().and_then(numbered).is_some_and(|(_, dots, _)| dots > 0);
        self.game.flowing || !self.variations.is_empty() || numbered_move
    }

    fn tag(&mut self, place: Place, text: &str, tag: &TagRead) {
        let is_set = |name: &str| self.game.tags.get(name).is_some_and(|value| !value.starts_with('?'));
        let again = tag.name == "Event" || is_set(&tag.name) || !self.game.tagged_at_all;
        let begins = if self.game.rows.is_empty() {
            self.gap && tag.name == "Event" && is_set("Event")
        } else {
            again
        };
        if begins || self.ended {
            self.end_game();
        }
        let game = &mut self.game;
        let misplaced = !game.rows.is_empty();
        if !game.tagged_at_all && game.rows.is_empty() {
            game.place = place;
        }
        (game.tagged_at_all, game.flowing) = (true, true);
        self.gap = false;
        if !tag.is_exact || misplaced {
            game.remark(place, text, FileRemarkKind::Tag(tag.value.clone(), tag.is_clear));
        }
        let is_set = |name: &str| game.tags.get(name).is_some_and(|value| !value.starts_with('?'));
        match &*tag.name {
            "Result" if matches!(tag.value.trim(), "0-0" | "0–0") => game.both_lose = true,
            "Result" => match game.tagged {
                Some(first) if first != outcome_of_tag(&tag.value) => {
                    game.remark(place, text, FileRemarkKind::TagTwice(first.to_string()));
                }
                _ => game.tagged = Some(outcome_of_tag(&tag.value)),
            },
            "SetUp" => game.set_up = (tag.value == "1").then_some(place),
            name if name.eq_ignore_ascii_case("FEN") => game.fens.push((place, tag.value.clone())),
            name if is_set(name) && game.tags.get(name) != Some(&tag.value) => {
                let first = game.tags.get(name).unwrap_or_default().to_owned();
                game.remark(place, text, FileRemarkKind::TagTwice(first));
            }
            name => {
                game.tags.set(name, &tag.value);
                if name == "Variant" {
                    game.variant = Some(place);
                }
            }
        }
    }

    fn add_comment(&mut self, comment: String) {
        if self.variations.is_empty() {
            let mut remark = Remark::default();
            remark.add(&comment);
            if let Some(entry) = self.last_entry() {
                entry.cell.offer |= remark.offer;
                entry.cell.clock = remark.clock.or(entry.cell.clock);
            }
        }
        self.note(Note::Comment(comment));
    }

    /// Adds a note to the last move of the innermost open variation, or of the game.
    fn note(&mut self, note: Note) {
        let notes = match self.variations.last_mut() {
            Some((variation, _)) => match variation.moves.last_mut() {
                Some(last) => &mut last.notes,
                None => &mut variation.opening,
            },
            None if self.game.rows.iter().all(|row| row.white.is_none() && row.black.is_none()) => {
                &mut self.game.opening
            }
            None => match self.last_entry() {
                Some(entry) => &mut entry.notes,
                None => return,
            },
        };
        notes.push(note);
    }

    fn last_entry(&mut self) -> Option<&mut Entry> {
        let row = self.game.rows.iter_mut().rev().find(|row| row.white.is_some() || row.black.is_some())?;
        row.black.as_mut().or(row.white.as_mut())
    }

    fn variation_word(&mut self, place: Place, word: &str) {
        let word = word.trim_end_matches(',');
        if let Some(glyph) = glyph(word).filter(|_| word != "=") {
            return self.note(Note::Glyph(glyph));
        }
        if let Some((_, dots, rest)) = numbered(word) {
            if !rest.is_empty() && dots > 0 {
                self.variation_word(place, rest);
            }
            return;
        }
        if is_result(word) || is_remark(word) {
            return self.note(Note::Comment(word.to_owned()));
        }
        if word.chars().all(|sign| matches!(sign, '.' | '…')) {
            return;
        }
        if is_mark(word) {
            let last = self.variations.last_mut().and_then(|(variation, _)| variation.moves.last_mut());
            if let Some(last) = last {
                last.text += word;
            }
            return;
        }
        let (text, glyphs) = glued(word);
        let notes = glyphs.into_iter().map(Note::Glyph).collect();
        if let Some((variation, _)) = self.variations.last_mut() {
            variation.moves.push(VariationMove { place, text: text.to_owned(), mv: None, notes });
        }
    }

    fn word(&mut self, place: Place, word: &str, first: bool) {
        let word = word.trim_end_matches(',');
        if word.is_empty() {
            return;
        }
        let lettered = word.contains(char::is_alphabetic);
        let about = |_: &u16| (self.game.flowing || !lettered) && !matches!(word, "?" | "=");
        if let Some(glyph) = glyph(word).filter(about) {
            return self.note(Note::Glyph(glyph));
        }
        if word == "$" {
            return self.game.remark(place, word, FileRemarkKind::Stray);
        }
        if is_result(word) {
            return self.result(word);
        }
        if is_remark(word) {
            return self.note(Note::Comment(word.to_owned()));
        }
        let glued = ["*", "1-0", "0-1", "1/2-1/2", "½-½", "1–0", "0–1", "½–½"];
        let glued = glued.iter().find_map(|end| Some((word.strip_suffix(end)?, *end)));
        if let Some((before, end)) = glued.filter(|(before, _)| like_a_move(before)) {
            self.word(place, before, first);
            return self.result(end);
        }
        if let Some((number, dots, rest)) = numbered(word)
            && (first || dots > 0 || self.game.flowing && rest.is_empty())
        {
            let last = self.game.rows.last().map(|last| last.number);
            if dots == 0 && !first && self.next == NextCell::Black && last == Some(number) {
                // `4 ... Be7`
                return;
            }
            if !first && !self.game.rows.is_empty() {
                self.game.flowing = true;
            }
            self.unnumbered = false;
            self.number(place, number, dots);
            let place = Place { column: place.column + word.chars().count() - rest.chars().count(), ..place };
            if !rest.is_empty() {
                self.word(place, rest, false);
            }
            return;
        }
        if let Some(rank) = spoken::rank(word).filter(|_| first && lettered && !self.game.flowing) {
            return self.number(place, usize::from(rank) + 1, 1);
        }
        if first && !self.game.flowing && !self.skips && !self.unnumbered(place, word) {
            // A word for a number, or another label before the moves.
            if self.next == NextCell::Full {
                self.next = NextCell::Number;
            }
            return self.game.remark(place, word, FileRemarkKind::Prose);
        }
        self.cell(place, word);
    }

    fn result(&mut self, word: &str) {
        let (outcome, any) = (outcome(word), !self.game.rows.is_empty() || self.game.flowing);
        if any && (self.game.result.is_none() || !outcome.is_unknown() && !self.ended) {
            self.game.result = Some(outcome);
        }
        self.ended |= any;
    }

    /// Handles a line that begins with a move: the next row, or the rest of the last one.
    /// Returns false for a word that is no move.
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
    fn row(&mut self, place: Place) {
        self.number(place, self.game.rows.last().map_or(1, |last| last.number + 1), 1);
        if let Some(row) = self.game.rows.last_mut().filter(|_| !self.skips) {
            row.is_numbered = false;
        }
    }

    fn number(&mut self, place: Place, number: usize, dots: usize) {
        let moves = self.game.entries().count();
        let counted = self.game.rows.last().is_some_and(|last| last.number > 0);
        let begins_again = self.game.flowing && number == 1 && dots == 1 && moves > 1 && counted;
        if self.ended && (number == 1 || self.game.rows.is_empty()) || begins_again {
            self.end_game();
        }
        if self.ended || self.game.rows.len() == MOST_ROWS {
            self.skips = true;
            return;
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

    fn cell(&mut self, place: Place, word: &str) {
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
            return self.game.remark(place, word, FileRemarkKind::KingsInCentre(result.as_str()));
        }
        if prose && (self.ended || self.next == NextCell::Full && !self.game.flowing) {
            return self.game.remark(place, word, FileRemarkKind::Prose);
        }
        if prose && self.game.flowing {
            return self.game.remark(place, word, FileRemarkKind::Stray);
        }
        if self.skips || self.ended {
            let kind = if self.ended { FileRemarkKind::AfterResult } else { FileRemarkKind::Surplus };
            self.skips = true;
            return self.game.remark(place, word, kind);
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
        let entry = Entry { cell, place, notes: glyphs.into_iter().map(Note::Glyph).collect() };
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
                self.next = NextCell::Black;
            }
            (NextCell::Black, [.., last]) => {
                last.black = Some(entry);
                if !maybe {
                    self.next = NextCell::Full;
                }
            }
            (NextCell::Full, _) if maybe => self.note(Note::Glyph(2)),
            _ => self.game.remark(place, word, FileRemarkKind::Surplus),
        }
    }

    /// Writes a time beside the last move; two times at the end of a row are White's and Black's.
    fn clock(&mut self, clock: annabella_clock::Span) {
        let next = self.next;
        let Some(row) = self.game.rows.last_mut() else { return };
        match (&mut row.white, &mut row.black, next) {
            (Some(white), Some(black), NextCell::Full)
                if white.cell.clock.is_none() && black.cell.clock.is_some() =>
            {
                white.cell.clock = black.cell.clock.replace(clock);
            }
            _ => {
                if let Some(entry) = self.last_entry() {
                    entry.cell.clock = Some(clock);
                }
            }
        }
    }

    /// Drops names and other prose after the last move, with a remark.
    fn drop_signature(&mut self) {
        if !self.game.entries().any(|entry| like_a_move(&entry.cell.text)) {
            return;
        }
        let prose = |entry: &mut Entry| is_prose(&entry.cell.text) && !like_a_move(&entry.cell.text);
        let mut dropped: Option<Entry> = None;
        while let Some(last) = self.game.rows.last_mut() {
            let taken = last
                .black
                .take_if(prose)
                .or_else(|| if last.black.is_none() { last.white.take_if(prose) } else { None });
            if taken.is_some() {
                dropped = taken;
            } else if last.white.is_none() && last.black.is_none() && self.game.rows.len() > 1 {
                self.game.rows.pop();
            } else {
                break;
            }
        }
        if let Some(entry) = dropped {
            self.game.remark(entry.place, &entry.cell.text, FileRemarkKind::Prose);
        }
    }

    /// Completes the game, and begins the next.
    fn end_game(&mut self) {
        if let Some((comment, place)) = self.comment.take() {
            self.game.remark(place, &format!("{{{comment}"), FileRemarkKind::Unclosed(Bracketed::Comment));
            self.add_comment(comment);
        }
        while let Some((variation, place)) = self.variations.pop() {
            self.game.remark(place, "(", FileRemarkKind::Unclosed(Bracketed::Variation));
            self.note(Note::Variation(variation));
        }
        self.drop_signature();
        let mut game = std::mem::take(&mut self.game);
        *self = RowReader { ready: std::mem::take(&mut self.ready), ..RowReader::default() };
        if let (Some(tagged), Some(end)) = (game.tagged, game.result)
            && !tagged.is_unknown()
            && !end.is_unknown()
            && tagged != end
        {
            let place = game.entries().last().map_or(game.place, |entry| entry.place);
            game.remark(place, end.as_str(), FileRemarkKind::Results(tagged.to_string()));
        }
        game.result = game.result.filter(|result| !result.is_unknown()).or(game.tagged).or(game.result);
        game.rows = joined(std::mem::take(&mut game.rows));
        if let (true, Some(last)) = (game.is_only_result(), self.ready.last_mut()) {
            // A result below the moves.
            let value = game.tagged.map_or_else(String::new, |tagged| tagged.to_string());
            last.remark(game.place, "[Result]", FileRemarkKind::Tag(value, true));
            last.result = last.result.filter(|result| !result.is_unknown()).or(game.tagged);
            return;
        }
        if !game.tagged_at_all && game.rows.is_empty() && game.result.is_none() && game.opening.is_empty() {
            // Text above the first game, or below the last.
            match self.ready.last_mut() {
                Some(last) => last.remarks.append(&mut game.remarks),
                None => self.game.remarks = game.remarks,
            }
            return;
        }
        while let Some(at) = second_game(&game.rows) {
            let rows = game.rows.split_off(at);
            let next =
                FileGame { place: rows[0].place, result: game.result.take(), rows, ..FileGame::default() };
            self.ready.push(std::mem::replace(&mut game, next));
        }
        self.ready.push(game);
    }

    /// Returns the games that are left; `columns` is the number of White's moves above Black's.
    pub fn finish(mut self, columns: Option<usize>) -> (Vec<FileGame>, Vec<super::FileRemark>) {
        if let Some(white) = columns {
            self.game.rows = joined_at(std::mem::take(&mut self.game.rows), white);
        }
        self.end_game();
        (self.ready, self.game.remarks)
    }
}

/// Returns the outcome that a tag gives; other words give none.
fn outcome_of_tag(value: &str) -> Outcome {
    if is_result(value.trim()) { outcome(value.trim()) } else { Outcome::Unknown }
}

/// Whether a text is a piece in parentheses after a promotion, as in `b8(D)`.
fn promotes_in_parentheses(text: &str) -> bool {
    let inside = text.strip_prefix('(').and_then(|text| text.split_once(')')).map(|(inside, _)| inside);
    inside.is_some_and(|inside| inside.chars().count() == 1 && inside.chars().all(char::is_uppercase))
}
