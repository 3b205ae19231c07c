//! Pieces picked up by the keys at the cursor.
//!
//! They are the player's, or the opponent's while a move must be repeated (2023 D.2.1).

use crate::interface::asker::Asker;
use crate::moves::{entering, repeat};
use crate::queries::board::readable;
use crate::state::State;
use annabella_chess::{Board, Color, Position as _};
use annabella_speech::Message;
use annabella_tridim::Position;

/// The board on which the keys move a piece, and its side.
#[derive(Clone, Debug)]
pub(crate) struct Hand<B> {
    pub board: B,
    pub side: Color,
    /// The opponent's move, if it must be repeated first (2023 D.2.1).
    pub to_repeat: Option<Message>,
}

/// A move made by keys: an own move, or a repetition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Moved {
    Entered(entering::Request),
    Repeated(repeat::Request),
}

impl<B> Hand<B> {
    /// Returns the entry or the repetition of a move, typed as squares.
    pub fn moved(&self, squares: String) -> Moved {
        match self.to_repeat {
            Some(_) => Moved::Repeated(repeat::Request::Repeat(squares.as_str().into())),
            None => Moved::Entered(entering::Request::Enter(squares.as_str().into())),
        }
    }
}

impl State {
    /// Returns the pieces that a person can move by keys; `None` if the position is hidden.
    pub(crate) fn hand(&self, asker: &Asker) -> Option<Hand<Board>> {
        let board = readable(self, asker).ok()?;
        let side = self.to_move();
        Some(match self.owes_repetition(asker) {
            None => Hand { board, side, to_repeat: None },
            to_repeat => {
                Hand { board: self.position_before().board().clone(), side: side.other(), to_repeat }
            }
        })
    }

    /// Does the same as [`State::hand`], on three levels.
    pub(crate) fn level_hand(&self, asker: &Asker) -> Option<Hand<&Position>> {
        self.may_explore(asker).ok()?;
        let line = self.moves.tridim()?;
        let board = line.position();
        let before = line.moves().len().checked_sub(1).and_then(|plies| line.position_after(plies));
        Some(match self.owes_repetition(asker).zip(before) {
            None => Hand { board, side: board.turn(), to_repeat: None },
            Some((mv, before)) => Hand { board: before, side: before.turn(), to_repeat: Some(mv) },
        })
    }

    /// Returns the opponent's move, if this player must repeat it first.
    fn owes_repetition(&self, asker: &Asker) -> Option<Message> {
        self.to_repeat().filter(|_| asker.side == Some(self.to_move()))
    }
}
