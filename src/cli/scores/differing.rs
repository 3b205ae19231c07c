//! The squares on which two boards differ, in words and on a picture.

use super::picture::Panel;
use crate::chess::{Board, File, Piece, Rank, Square};
use crate::speech::{Message, Words};

/// A board with its name, such as White's board.
#[derive(Clone, Copy)]
pub(crate) struct NamedBoard<'a> {
    pub name: &'a Message,
    pub board: &'a Board,
}

impl NamedBoard<'_> {
    /// Returns the squares on which this board and another differ, from a8 in reading order.
    pub fn differing(self, other: NamedBoard) -> Vec<Square> {
        let ranks = Rank::ALL.into_iter().rev();
        let squares = ranks.flat_map(|rank| File::ALL.map(|file| Square::from_coords(file, rank)));
        squares.filter(|square| self.board.piece_at(*square) != other.board.piece_at(*square)).collect()
    }

    /// Returns one sentence for each square that differs, with the pieces on it.
    pub fn in_words(self, other: NamedBoard) -> Vec<Message> {
        let piece = |piece: Option<Piece>| match piece {
            Some(piece) => Message::new("report-piece").with("piece", piece),
            None => Message::new("report-empty"),
        };
        let square = |square: Square| {
            Message::new("report-square")
                .with("square", square.to_string())
                .with("one", self.name.clone())
                .with("here", piece(self.board.piece_at(square)))
                .with("other", other.name.clone())
                .with("there", piece(other.board.piece_at(square)))
        };
        self.differing(other).into_iter().map(square).collect()
    }

    /// Returns the board as part of a picture, with these squares marked.
    pub fn panel(self, marked: &[Square], words: &Words) -> Panel {
        let place = |square: &Square| (u32::from(square.file()) as i32, u32::from(square.rank()) as i32 + 1);
        let marked = marked.iter().map(place).collect();
        Panel { title: words.say(self.name), marked, ..Panel::of(self.board) }
    }
}
