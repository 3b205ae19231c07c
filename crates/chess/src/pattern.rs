//! A partial description of a move, and the legal moves that match it.

use super::captures_king;
use shakmaty::{Chess, Color, File, Move, Position, Rank, Role, Square};

pub use shakmaty::CastlingSide as Side;

/// Partial description of a move; `None` marks what the text leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// Castling on the named side.
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
        /// Whether a capture is named; `false` does not exclude one.
        capture: bool,
        /// Piece that the pawn promotes to.
        promotion: Option<Role>,
    },
}

/// Reason why a text is not a playable move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text cannot be read as a move in any expected form or language.
    Unreadable,
    /// The text matches these legal moves.
    Ambiguous(Vec<Move>),
    /// The text names this move, which is not legal now.
    Illegal(Pattern),
}

impl Pattern {
    /// Whether `mv` matches this pattern. Castling matches the king's origin and destination (`e1g1`); in
    /// Chess960 also the squares of king and rook, as UCI writes it there.
    pub fn fits(&self, mv: Move, turn: Color) -> bool {
        match *self {
            Pattern::Castle(side) => mv.castling_side() == Some(side),
            Pattern::Piece { role, from_file, from_rank, to, capture, promotion } => {
                let Some(from) = mv.from() else { return false };
                role.is_none_or(|role| role == mv.role())
                    && from_file.is_none_or(|file| file == from.file())
                    && from_rank.is_none_or(|rank| rank == from.rank())
                    && (!capture || mv.is_capture())
                    && promotion == mv.promotion()
                    && match mv.castling_side() {
                        None => to == mv.to(),
                        Some(side) => {
                            // Squares mean castling only if both are given. One file away, it is an ordinary
                            // king move.
                            let step = to.file().distance(from.file()) == 1;
                            from_file.is_some()
                                && from_rank.is_some()
                                && (to == side.king_to(turn) && !step || to == mv.to() && role.is_none())
                        }
                    }
            }
        }
    }

    /// Returns the legal moves that match.
    pub fn legal(&self, position: &Chess) -> Vec<Move> {
        let turn = position.turn();
        let fits = |mv: &Move| self.fits(*mv, turn) && !captures_king(*mv);
        position.legal_moves().into_iter().filter(fits).collect()
    }
}

/// The parts of a move in the order in which words or letters name them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts {
    /// The piece, where it is named.
    pub role: Option<Role>,
    /// File and rank that come first: the origin's, or the destination's if nothing follows.
    pub first: (Option<File>, Option<Rank>),
    /// Whether a capture is named.
    pub capture: bool,
    /// The square that comes last, if there are two.
    pub second: Option<Square>,
    /// Whether a capture in passing is named.
    pub en_passant: bool,
    /// Piece that the pawn promotes to.
    pub promotion: Option<Role>,
}

impl Parts {
    /// Returns the described move, if the parts fit together.
    pub fn pattern(self) -> Option<Pattern> {
        let (from_file, from_rank, to) = match (self.first, self.second) {
            ((from_file, from_rank), Some(to)) => (from_file, from_rank, to),
            ((Some(file), Some(rank)), None) => (None, None, Square::from_coords(file, rank)),
            _ => return None,
        };
        let pawn = self.promotion.is_some() || self.en_passant;
        let role = match self.role {
            Some(role) if pawn && role != Role::Pawn => return None,
            Some(role) => Some(role),
            // Two whole squares identify the piece; with less, an unnamed piece is a pawn.
            None if !pawn && from_file.is_some() && from_rank.is_some() => None,
            None => Some(Role::Pawn),
        };
        let capture = self.capture || self.en_passant;
        // Without a capture and an origin rank, a pawn moves straight ahead.
        let ahead = role == Some(Role::Pawn) && !capture && from_rank.is_none();
        let from_file = if ahead { from_file.or(Some(to.file())) } else { from_file };
        Some(Pattern::Piece { role, from_file, from_rank, to, capture, promotion: self.promotion })
    }
}

/// Returns the only legal move among the readings of one text.
///
/// # Errors [`MoveError::Unreadable`] without any reading, [`MoveError::Illegal`] if no reading is legal,
/// [`MoveError::Ambiguous`] if several legal moves match.
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
