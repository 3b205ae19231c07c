//! Readings of tactile boards, and what the store of boards infers from them.

use annabella_chess::{Bitboard, Board, Piece, Square};
use annabella_tactile::HandAction;

/// The pieces that a board reports, with squares as White sees them.
#[derive(Clone, Debug)]
pub(crate) enum BoardReading {
    /// All pieces on the board.
    All(Board),
    /// The piece on one square.
    Peg { square: Square, piece: Option<Piece> },
}

/// Actions of hands that follow from a reading.
#[derive(Clone, Debug)]
pub(crate) struct HandActions {
    /// The actions, in order; none if no piece changed.
    pub actions: Vec<HandAction>,
    /// Set if the board was not connected before this report.
    pub appeared: Option<Appeared>,
}

/// State of a board that was not connected and has reported its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Appeared {
    /// Whether it has never been connected before.
    pub new: bool,
    /// Whether it shows the position of the game.
    pub right: bool,
}

/// Pieces inferred for a board that senses only which squares are occupied.
#[derive(Clone, Debug)]
pub(crate) struct Concluded {
    /// Changes since the pieces were last inferred.
    pub readings: Vec<BoardReading>,
    /// Squares whose piece cannot be inferred and that have not been asked about.
    pub ask: Bitboard,
    /// The square on which a pawn was exchanged for a piece that cannot be inferred.
    pub promoted: Option<Square>,
}
