//! Text that cannot be read, kept as comments at its place in the game.

use super::game::FileGame;
use super::note::Note;
use super::remark::{FileRemark, FileRemarkKind, Place};
use super::rows::{RowReader, WrittenTag};
use super::tags::{TagRead, known};
use super::words::{is_result, outcome_of_tag};

/// The length from which kept text becomes another comment, in bytes: lines of files are bounded.
const LONGEST_KEPT: usize = 4096;

impl RowReader {
    /// Remarks on a text that is not read, and keeps it as a comment.
    pub(super) fn keep(&mut self, place: Place, text: &str, kind: FileRemarkKind) {
        self.game.remark(place, text, kind);
        self.keep_text(text);
    }

    /// Keeps a text as a comment. Texts without a move or a note between them are one comment.
    pub(super) fn keep_text(&mut self, text: &str) {
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        let keeps = std::mem::replace(&mut self.keeps, true);
        let notes = self.notes_here();
        match notes.last_mut() {
            Some(Note::Comment(kept)) if keeps && kept.len() + text.len() < LONGEST_KEPT => {
                kept.push(' ');
                *kept += text;
            }
            _ => notes.push(Note::Comment(text.to_owned())),
        }
    }

    /// Adds a note to the last move of the innermost open variation, or of the game.
    pub(super) fn note(&mut self, note: Note) {
        self.keeps = false;
        self.is_noted = true;
        self.notes_here().push(note);
    }

    /// Returns the notes on the last move of the innermost open variation, or of the game.
    fn notes_here(&mut self) -> &mut Vec<Note> {
        if let Some((variation, _)) = self.variations.last_mut() {
            return match variation.moves.last_mut() {
                Some(last) => &mut last.notes,
                None => &mut variation.opening,
            };
        }
        let last = self.last_filled.and_then(|last| self.game.rows.get_mut(last));
        match last.and_then(|row| row.black.as_mut().or(row.white.as_mut())) {
            Some(entry) => &mut entry.notes,
            None => &mut self.game.opening,
        }
    }

    /// Gives the game a tag. A value that contradicts or cannot be read is kept as a comment.
    pub(super) fn set_tag(&mut self, tag: &WrittenTag) {
        let WrittenTag { place, text, name, value, .. } = tag;
        let is_above = self.game.rows.is_empty();
        let game = &mut self.game;
        if !game.tagged_at_all && is_above {
            game.place = *place;
        }
        if game.given.is_empty() {
            game.first_given.clone_from(name);
        }
        (game.tagged_at_all, game.flowing) = (true, true);
        game.given.insert(name.clone());
        self.gap = false;
        if !tag.is_clear {
            self.keep(*place, text, FileRemarkKind::UnclearTag(value.clone()));
        } else if !tag.is_exact || !is_above {
            self.game.remark(*place, text, FileRemarkKind::Tag(value.clone()));
        }
        let game = &mut self.game;
        let score: String = value.split_whitespace().collect();
        let first = match &**name {
            "Result" if matches!(&*score, "0-0" | "0–0") => {
                game.both_lose = true;
                None
            }
            "Result" if score.starts_with(|sign: char| sign != '?') && !is_result(&score) => {
                return self.keep(*place, text, FileRemarkKind::Prose);
            }
            "Result" => {
                let outcome = outcome_of_tag(&score);
                let first = *game.tagged.get_or_insert(outcome);
                (first != outcome).then(|| first.to_string())
            }
            "SetUp" => {
                game.set_up = (value == "1").then_some(*place);
                if !matches!(&**value, "0" | "1") {
                    self.keep(*place, text, FileRemarkKind::Prose);
                }
                None
            }
            _ if tag.is_fen() => {
                game.fens.push((*place, value.clone()));
                None
            }
            name if game.has_tag(name) => {
                game.tags.get(name).filter(|first| first != value).map(str::to_owned)
            }
            name => {
                game.tags.set(name, value);
                if name == "Variant" {
                    game.variant = Some(*place);
                }
                None
            }
        };
        if let Some(first) = first {
            let kind = FileRemarkKind::TagTwice(first);
            // An unclear tag is kept already.
            match tag.is_clear {
                true => self.keep(*place, text, kind),
                false => self.game.remark(*place, text, kind),
            }
        }
    }
}

impl WrittenTag {
    /// Returns the tag at the beginning of `rest`.
    pub fn of(place: Place, rest: &str, tag: &TagRead) -> WrittenTag {
        WrittenTag {
            place,
            text: rest[..rest.len() - tag.rest.len()].to_owned(),
            name: known(&tag.name).to_owned(),
            value: tag.value.clone(),
            is_exact: tag.is_exact,
            is_clear: tag.is_clear,
        }
    }

    /// Whether it gives a starting position.
    pub fn is_fen(&self) -> bool {
        self.name == "FEN"
    }
}

impl FileGame {
    /// Whether it has a tag with a value other than unknown.
    pub(super) fn has_tag(&self, name: &str) -> bool {
        self.tags.get(name).is_some_and(|value| !value.starts_with('?'))
    }

    /// Adds text above or below its moves that is not a game, with the remarks on it.
    pub(super) fn take_text(&mut self, text: &mut FileGame) {
        self.remarks.append(&mut text.remarks);
        let last = self.rows.iter_mut().rev().find_map(|row| row.black.as_mut().or(row.white.as_mut()));
        let notes = last.map_or(&mut self.opening, |entry| &mut entry.notes);
        notes.append(&mut text.opening);
        let entries = text.rows.iter_mut().flat_map(|row| row.white.iter_mut().chain(&mut row.black));
        entries.for_each(|entry| notes.append(&mut entry.notes));
    }
}

impl FileRemark {
    /// Returns the remark as one on a file without a game, which keeps no text.
    pub(super) fn outside(self) -> FileRemark {
        match self.kind {
            FileRemarkKind::Prose | FileRemarkKind::Escaped => {
                FileRemark { kind: FileRemarkKind::Outside, ..self }
            }
            _ => self,
        }
    }
}
