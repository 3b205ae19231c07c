//! The reports of a board, and what the store of the boards makes of them.

use annabella_chess::{Bitboard, Board, Piece, Square};
use annabella_tactile::Hand;

/// A report of a board, with its squares as White sees them.
#[derive(Clone, Debug)]
pub(crate) enum BoardReading {
    /// All pieces on the board.
    All(Board),
    /// The piece on one square now.
    Peg { square: Square, piece: Option<Piece> },
}

/// The result of taking in what a board reports.
#[derive(Clone, Debug)]
pub(crate) struct HandActions {
    /// The actions of hands that the change implies.
    pub hands: Vec<Hand>,
    /// Set if the board was not connected before this report.
    pub appeared: Option<Appeared>,
}

/// A board that was not connected has reported its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Appeared {
    /// Whether it has never been connected before.
    pub new: bool,
    /// Whether it shows the position of the game.
    pub right: bool,
}

/// The pieces that are inferred for a board that senses only which squares are occupied.
#[derive(Clone, Debug)]
pub(crate) struct Concluded {
    /// The changes against what was inferred before.
    pub sensed: Vec<BoardReading>,
    /// Squares whose piece cannot be inferred and that have not been asked about.
    pub ask: Bitboard,
    /// The square on which a pawn was exchanged for a piece that cannot be inferred.
    pub promoted: Option<Square>,
}
