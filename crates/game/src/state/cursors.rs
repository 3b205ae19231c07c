//! The cursors on the board, one for each person who moves one by keys.

use crate::interface::asker::Asker;
use crate::state::State;
use annabella_chess::{Piece, Position};
use annabella_speech::{Audience, Message, Phrase, Worded};
use std::fmt::Display;

/// A cursor on squares of one board, or of three levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cursor<S> {
    /// The square at the cursor.
    pub square: S,
    /// The square of the piece picked up to move.
    pub picked: Option<S>,
    /// Whether the next key is explained instead of obeyed.
    pub explains: bool,
}

impl<S> Cursor<S> {
    /// Creates a cursor on a square.
    pub fn at(square: S) -> Cursor<S> {
        Cursor { square, picked: None, explains: false }
    }
}

/// All cursors. They belong to the people who hear the answers.
#[derive(Clone, Debug)]
pub(crate) struct Cursors<S>(Vec<(Audience, Cursor<S>)>);

impl<S> Default for Cursors<S> {
    fn default() -> Cursors<S> {
        Cursors(Vec::new())
    }
}

impl<S: Copy> Cursors<S> {
    /// Returns a person's cursor, if it has been used.
    pub fn of(&self, audience: Audience) -> Option<Cursor<S>> {
        self.0.iter().find(|(owner, _)| *owner == audience).map(|(_, cursor)| *cursor)
    }

    /// Puts down the piece that a person has picked up.
    pub fn put_down(&mut self, audience: Audience) {
        for (_, cursor) in self.0.iter_mut().filter(|(owner, _)| *owner == audience) {
            cursor.picked = None;
        }
    }

    /// Keeps a person's cursor.
    pub fn keep(&mut self, audience: Audience, cursor: Cursor<S>) {
        self.0.retain(|(owner, _)| *owner != audience);
        self.0.push((audience, cursor));
    }
}

impl State {
    /// Returns the message that a piece stays picked up at the cursor.
    /// `None` if the refused `text` is not a move of that piece.
    pub(crate) fn in_hand(&self, asker: &Asker, text: &str) -> Option<Message> {
        let piece = match self.moves.tridim() {
            Some(_) => self.level_piece_in_hand(asker, text),
            None => self.piece_in_hand(asker, text),
        };
        piece.map(|piece| Phrase::StillInHand { piece }.message())
    }

    fn piece_in_hand(&self, asker: &Asker, text: &str) -> Option<Piece> {
        let from = self.cursors.of(asker.audience())?.picked.filter(|from| names(text, from))?;
        let position = if self.repeats(asker) { self.position_before() } else { self.position() };
        position.board().piece_at(from)
    }

    fn level_piece_in_hand(&self, asker: &Asker, text: &str) -> Option<Piece> {
        let line = self.moves.tridim()?;
        let from = self.level_cursors.of(asker.audience())?.picked.filter(|from| names(text, from))?;
        let plies = line.moves().len() - usize::from(self.repeats(asker));
        line.position_after(plies)?.piece(from)
    }

    /// Whether this player must repeat the opponent's move first.
    fn repeats(&self, asker: &Asker) -> bool {
        self.to_repeat().is_some() && asker.side == Some(self.to_move())
    }
}

/// Whether a text names a square.
fn names(text: &str, square: &impl Display) -> bool {
    text.contains(&square.to_string())
}
