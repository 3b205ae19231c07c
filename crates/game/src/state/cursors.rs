//! The cursors on the board, one for each person who moves one by keys.

use annabella_chess::{Board, Color, Square};
use annabella_speech::Audience;

/// A cursor on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cursor {
    /// The square at the cursor.
    pub square: Square,
    /// The square of the piece picked up to move.
    pub picked: Option<Square>,
    /// Whether the next key is explained instead of obeyed.
    pub explains: bool,
}

/// All cursors. They belong to the people who hear the answers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cursors(Vec<(Audience, Cursor)>);

impl Cursors {
    /// Returns a person's cursor; at first, a new one on the square of the king of `side`.
    pub fn of(&self, audience: Audience, board: Option<&Board>, side: Color) -> Cursor {
        let own = self.0.iter().find(|(owner, _)| *owner == audience).map(|(_, cursor)| *cursor);
        own.unwrap_or_else(|| {
            let king = board.and_then(|board| board.king_of(side));
            let square = king.unwrap_or(side.fold_wb(Square::E1, Square::E8));
            Cursor { square, picked: None, explains: false }
        })
    }

    /// Keeps a person's cursor.
    pub fn keep(&mut self, audience: Audience, cursor: Cursor) {
        self.0.retain(|(owner, _)| *owner != audience);
        self.0.push((audience, cursor));
    }
}
