//! The boundaries between the games of a file, for every command.

use super::columns::{joined, second_game};
use super::game::{Entry, FileGame};
use super::note::Note;
use super::remark::{Bracketed, FileRemarkKind};
use super::rows::{RowReader, WrittenTag};
use super::words::{is_prose, like_a_move, numbered, outcome};

/// Text with which another game can start.
pub(super) enum Following<'a> {
    /// A tag.
    Tag(&'a WrittenTag),
    /// Tags directly after those of this game, the first of which is repeated, or tags below its moves.
    TagsAgain(&'a TagsAgain),
    /// A tag on a line of its own in a comment or a variation, which lacks its end.
    TagInBrackets,
    /// A move number, and the number of its dots.
    Number(usize, usize),
}

/// Repeated tags, or tags below moves, with what decides whose they are.
#[derive(Default)]
pub(super) struct TagsAgain {
    tags: Vec<WrittenTag>,
    white: bool,
    black: bool,
    /// Whether a position is not that of the game.
    is_new_position: bool,
    /// Whether a tag is not a position.
    has_others: bool,
}

impl TagsAgain {
    /// Adds a tag; `fen` is the game's last position.
    fn push(&mut self, tag: WrittenTag, fen: Option<&str>) {
        self.white |= tag.name == "White";
        self.black |= tag.name == "Black";
        self.has_others |= !tag.is_fen();
        self.is_new_position |= tag.is_fen() && fen.is_some_and(|fen| fen != tag.value);
        self.tags.push(tag);
    }
}

impl RowReader {
    /// Whether another game starts with this text.
    ///
    /// A game without moves ends where its tags are repeated: after an empty line or a comment, or directly if the
    /// first tag is repeated, too, with both players or another position. A position below moves is another game's.
    pub(super) fn begins_game(&self, following: &Following) -> bool {
        let game = &self.game;
        let has_players = |given: &dyn Fn(&str) -> bool| ["White", "Black"].into_iter().all(given);
        match following {
            Following::TagInBrackets => true,
            Following::Tag(_) if self.ended || self.gap && self.lists_positions() => true,
            Following::Tag(tag) if game.rows.is_empty() => {
                let names_players = || has_players(&|name| game.given.contains(name));
                game.given.contains(&tag.name)
                    && (self.gap || self.is_noted || tag.name == "Event" && names_players())
            }
            Following::Tag(tag) => {
                tag.name == "Event" || tag.is_fen() || game.has_tag(&tag.name) || !game.tagged_at_all
            }
            Following::TagsAgain(again) => {
                again.tags.first().is_some_and(|tag| tag.name == game.first_given)
                    && (again.is_new_position && again.has_others || again.white && again.black)
            }
            Following::Number(number, dots) => {
                let is_counted = game.rows.last().is_some_and(|last| last.number > 0);
                let is_again = game.flowing && (*number, *dots) == (1, 1) && self.cells > 1 && is_counted;
                self.ended && (*number == 1 || game.rows.is_empty()) || is_again
            }
        }
    }

    /// Reads a tag of this game or of the next.
    pub(super) fn tag(&mut self, tag: WrittenTag) {
        let is_below = !self.game.rows.is_empty();
        if self.begins_game(&Following::Tag(&tag)) {
            if is_below {
                self.end_game_before_tags();
            } else {
                self.end_game();
            }
            return self.set_tag(&tag);
        }
        let is_again = self.game.given.contains(&tag.name) || is_below && tag.name != "Result";
        if !is_again && self.again.tags.is_empty() {
            return self.set_tag(&tag);
        }
        self.again.push(tag, self.game.fens.last().map(|(_, fen)| fen.as_str()));
        if self.begins_game(&Following::TagsAgain(&self.again)) {
            self.end_game_before_tags();
        }
    }

    /// Completes the game, and starts the next with the tags read last.
    fn end_game_before_tags(&mut self) {
        let tags = std::mem::take(&mut self.again).tags;
        self.end_game();
        tags.iter().for_each(|tag| self.set_tag(tag));
    }

    /// Gives the tags read last to the game that the text after them belongs to.
    ///
    /// Below moves, a first move after them starts another game.
    pub(super) fn settle_tags_before(&mut self, rest: &str) {
        let is_first =
            || rest.split_whitespace().next().and_then(numbered).is_some_and(|(number, ..)| number == 1);
        if !self.again.tags.is_empty() && !self.game.rows.is_empty() && is_first() {
            self.end_game_before_tags();
        } else {
            self.settle_tags();
        }
    }

    /// Gives this game the repeated tags, because no other game starts with them.
    pub(super) fn settle_tags(&mut self) {
        let tags = std::mem::take(&mut self.again).tags;
        tags.iter().for_each(|tag| self.set_tag(tag));
    }

    /// Whether the tags so far are only positions, directly after each other.
    pub(super) fn lists_positions(&self) -> bool {
        self.game.first_given == "FEN" && !self.again.tags.is_empty() && !self.again.has_others
    }

    /// Completes the game, and starts the next.
    pub(super) fn end_game(&mut self) {
        if self.lists_positions() {
            let positions = std::mem::take(&mut self.again).tags;
            self.end_game();
            for position in &positions {
                self.set_tag(position);
                self.end_game();
            }
            return;
        }
        self.settle_tags();
        if let Some((comment, place)) = self.comment.take() {
            self.game.remark(place, &format!("{{{comment}"), FileRemarkKind::Unclosed(Bracketed::Comment));
            self.add_comment(comment);
        }
        while let Some((variation, place)) = self.variations.pop() {
            self.game.remark(place, "(", FileRemarkKind::Unclosed(Bracketed::Variation));
            self.note(Note::Variation(variation));
        }
        self.keep_signature();
        if self.drawn && self.game.result.is_none() {
            self.game.result = Some(outcome("½"));
        }
        let is_noted = self.is_noted;
        let mut game = std::mem::take(&mut self.game);
        let (ready, last_bracket, steps) = (std::mem::take(&mut self.ready), self.last_bracket, self.steps);
        *self = RowReader { ready, last_bracket, steps, ..RowReader::default() };
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
            last.remark(game.place, "[Result]", FileRemarkKind::Tag(value));
            last.result = last.result.filter(|result| !result.is_unknown()).or(game.tagged);
            return last.take_text(&mut game);
        }
        if !game.tagged_at_all && game.is_blank() && game.result.is_none() && !is_noted {
            // Text above the first game, or below the last.
            match self.ready.last_mut() {
                Some(last) => last.take_text(&mut game),
                None => self.game.take_text(&mut game),
            }
            return;
        }
        while let Some(at) = second_game(&game.rows) {
            let rows = game.rows.split_off(at);
            let next =
                FileGame { place: rows[0].place, result: game.result.take(), rows, ..FileGame::default() };
            let mut first = std::mem::replace(&mut game, next);
            first.read_clocks();
            self.ready.push(first);
        }
        game.read_clocks();
        self.ready.push(game);
    }

    /// Keeps names and other prose after the last move as a comment.
    fn keep_signature(&mut self) {
        if !self.game.entries().any(|entry| like_a_move(&entry.cell.text)) {
            return;
        }
        let is_signed = |entry: &mut Entry| is_prose(&entry.cell.text) && !like_a_move(&entry.cell.text);
        let mut signed: Vec<Entry> = Vec::new();
        while let Some(last) = self.game.rows.last_mut() {
            let taken = last
                .black
                .take_if(is_signed)
                .or_else(|| if last.black.is_none() { last.white.take_if(is_signed) } else { None });
            if let Some(entry) = taken {
                signed.push(entry);
            } else if last.white.is_none() && last.black.is_none() && self.game.rows.len() > 1 {
                self.game.rows.pop();
            } else {
                break;
            }
        }
        if signed.is_empty() {
            return;
        }
        self.last_filled = self.game.rows.iter().rposition(|row| row.entries().next().is_some());
        for entry in signed.into_iter().rev() {
            self.keep(entry.place, &entry.cell.text, FileRemarkKind::Prose);
            entry.notes.into_iter().for_each(|note| self.note(note));
        }
    }
}
