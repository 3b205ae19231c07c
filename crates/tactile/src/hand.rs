//! One action of a hand on a pegged board.

use annabella_chess::{Board, Piece, Square};

/// One action of a hand: a peg lifted from its aperture, or put into one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// A piece was lifted.
    Lifted {
        /// The square it was lifted from.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// A piece was placed.
    Placed {
        /// The square it was placed on.
        square: Square,
        /// The piece.
        piece: Piece,
    },
}

impl Hand {
    /// The square of the action.
    pub fn square(self) -> Square {
        match self {
            Hand::Lifted { square, .. } | Hand::Placed { square, .. } => square,
        }
    }

    /// Makes the same change on that board.
    pub fn act_on(self, board: &mut Board) {
        match self {
            Hand::Lifted { square, .. } => board.discard_piece_at(square),
            Hand::Placed { square, piece } => board.set_piece_at(square, piece),
        }
    }
}
