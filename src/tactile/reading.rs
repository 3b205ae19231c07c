//! What the pegs say of a move, and what is still to be done to them.

use crate::chess::{Move, Piece, Square};

/// What the pegs say, seen from a position that they showed before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// They show that position.
    AtBase,
    /// They show the position after exactly this legal move.
    Whole(Move),
    /// They show part of a legal move: of one of these.
    Unfinished {
        /// The moves it may become, at least one.
        candidates: Vec<Move>,
    },
    /// They show what is no part of a legal move.
    Elsewhere {
        /// What differs from that position.
        differences: Vec<Difference>,
    },
}

/// One square on which the pegs are not what they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difference {
    /// Where.
    pub square: Square,
    /// What stands there.
    pub has: Option<Piece>,
    /// What should.
    pub wants: Option<Piece>,
}

/// The next thing to be done by hand to bring the pegs to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Take this piece off.
    Lift {
        /// From there.
        square: Square,
        /// That one.
        piece: Piece,
    },
    /// Place this piece.
    Place {
        /// That one.
        piece: Piece,
        /// There.
        square: Square,
    },
}
