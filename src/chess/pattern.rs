//! A move as far as somebody's words name it, and the legal moves it fits.

use shakmaty::{CastlingSide, Chess, Color, File, Move, Position, Rank, Role, Square};

pub use shakmaty::CastlingSide as Side;

/// What was said or written of a move; `None` where nothing was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// Castling, to that side.
    Castle(Side),
    /// Any other move.
    Piece {
        /// The piece named, a pawn if the form has no letter for one.
        role: Option<Role>,
        /// The file of origin.
        from_file: Option<File>,
        /// The rank of origin.
        from_rank: Option<Rank>,
        /// The square of destination.
        to: Square,
        /// Whether the words say that something is captured (leaving it out says nothing).
        capture: bool,
        /// The piece a pawn becomes.
        promotion: Option<Role>,
    },
}

/// Why words are not a move that can be played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// They are no move in any form or language that was expected.
    Unreadable,
    /// They fit several legal moves: these.
    Ambiguous(Vec<Move>),
    /// They are a move, but none that is legal now: this one.
    Illegal(Pattern),
}

impl Pattern {
    /// Whether this move is the one meant, the destination of castling counting as the king's
    /// (`e1g1` says castling too).
    pub fn fits(&self, mv: Move, turn: Color) -> bool {
        match *self {
            Pattern::Castle(side) => mv.castling_side() == Some(side),
            Pattern::Piece { role, from_file, from_rank, to, capture, promotion } => {
                let (Some(from), target) = (mv.from(), king_square(mv, turn).unwrap_or(mv.to())) else {
                    return false;
                };
                role.is_none_or(|role| role == mv.role())
                    && from_file.is_none_or(|file| file == from.file())
                    && from_rank.is_none_or(|rank| rank == from.rank())
                    && to == target
                    && (!capture || mv.is_capture())
                    && promotion == mv.promotion()
                    // Castling is meant only where the king's own squares were both named.
                    && (!mv.is_castle() || (from_file.is_some() && from_rank.is_some()))
            }
        }
    }

    /// The legal moves meant.
    pub fn legal(&self, position: &Chess) -> Vec<Move> {
        let turn = position.turn();
        position.legal_moves().into_iter().filter(|&mv| self.fits(mv, turn)).collect()
    }
}

fn king_square(mv: Move, turn: Color) -> Option<Square> {
    mv.castling_side().map(|side: CastlingSide| side.king_to(turn))
}

/// The one legal move that several readings of the same words agree on.
///
/// # Errors
/// [`MoveError::Unreadable`] without any reading, [`MoveError::Illegal`] where no reading is
/// legal, [`MoveError::Ambiguous`] where they name different legal moves.
pub fn resolve(readings: &[Pattern], position: &Chess) -> Result<Move, MoveError> {
    let first = *readings.first().ok_or(MoveError::Unreadable)?;
    let mut legal: Vec<Move> = Vec::new();
    for mv in readings.iter().flat_map(|reading| reading.legal(position)) {
        if !legal.contains(&mv) {
            legal.push(mv);
        }
    }
    match legal.as_slice() {
        [] => Err(MoveError::Illegal(first)),
        [only] => Ok(*only),
        _ => Err(MoveError::Ambiguous(legal)),
    }
}
