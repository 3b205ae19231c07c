//! Readings of tactile boards, and what the store of boards infers from them.

use annabella_chess::{Bitboard, Board, Piece, Square};
use annabella_tactile::HandAction;

/// The pieces reported by a board, with squares as White sees them.
#[derive(Clone, Debug)]
pub(crate) enum BoardReading {
    /// All pieces on the board.
    All(Board),
    /// The piece on one square.
    Peg { square: Square, piece: Option<Piece> },
}

/// Actions of hands inferred from a reading.
#[derive(Clone, Debug)]
pub(crate) struct HandActions {
    /// The actions, in order; empty if no piece changed.
    pub actions: Vec<HandAction>,
    /// The state of the board if it was not connected before this report.
    pub appeared: Option<Appeared>,
}

/// State of a board that was not connected before and has reported its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Appeared {
    /// Whether it was never connected before.
    pub new: bool,
    /// Whether it shows the position of the game.
    pub right: bool,
}

/// Pieces inferred for a board that senses only which squares are occupied.
#[derive(Clone, Debug)]
pub(crate) struct Concluded {
    /// Changes since the pieces were last inferred.
    pub readings: Vec<BoardReading>,
    /// Squares whose piece cannot be inferred, apart from those already asked about.
    pub ask: Bitboard,
    /// The square on which a pawn was exchanged for a piece that cannot be inferred.
    pub promoted: Option<Square>,
}
