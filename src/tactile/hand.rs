//! One thing that a hand does to a pegged board.

use crate::chess::{Board, Piece, Square};

/// One thing that a hand did: a peg out of an aperture, or into one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// A piece was lifted.
    Lifted {
        /// From there.
        square: Square,
        /// That one.
        piece: Piece,
    },
    /// A piece was placed.
    Placed {
        /// There.
        square: Square,
        /// That one.
        piece: Piece,
    },
}

impl Hand {
    /// The square it was at.
    pub fn square(self) -> Square {
        match self {
            Hand::Lifted { square, .. } | Hand::Placed { square, .. } => square,
        }
    }

    /// Does the same to that board.
    pub fn act_on(self, board: &mut Board) {
        match self {
            Hand::Lifted { square, .. } => board.discard_piece_at(square),
            Hand::Placed { square, piece } => board.set_piece_at(square, piece),
        }
    }
}
