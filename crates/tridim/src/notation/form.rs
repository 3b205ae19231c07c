//! The form of a written move, and the legal moves that it fits.

use crate::{Action, File, Level, Move, Pin, Position, Square};
use annabella_chess::{Role, Side};

/// The parts of a written move; `None` for a missing part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// `0-0`, `0-0-0`.
    Castle(Side),
    /// `DP3`, `KP1-KP3`.
    Board {
        /// The pin of origin.
        from: Option<Pin>,
        /// The destination pin.
        to: Pin,
        /// The promotion piece of a pawn on it.
        promotion: Option<Role>,
    },
    /// `Ld5N`, `aWxb4W`, `d8SD`.
    Piece {
        /// The piece.
        role: Role,
        /// Its file of origin.
        file: Option<File>,
        /// Its rank of origin.
        rank: Option<u8>,
        /// Its level of origin.
        level: Option<Level>,
        /// Whether a capture is marked.
        /// Without the mark a pawn moves straight ahead; for pieces it means nothing.
        capture: bool,
        /// The destination.
        to: Square,
        /// The promotion piece.
        promotion: Option<Role>,
        /// Whether `e.p.` is marked. Its absence means nothing.
        en_passant: bool,
    },
}

/// A move as written, with its additions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The pawn promoted before the move, and its new piece (3D 3.4(e)(III)).
    pub late: Option<(Square, Role)>,
    /// The move.
    pub form: MoveForm,
    /// Whether the move offers a draw (3D E15).
    pub offer: bool,
}

impl WrittenMove {
    /// Returns the legal moves that it fits.
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let due = position.due(position.turn());
        let late = |mv: Move| due.zip(mv.late) == self.late;
        position.legal_moves().into_iter().filter(|&mv| late(mv) && self.form.fits(mv, position)).collect()
    }
}

impl MoveForm {
    /// Whether a move is the intended one.
    fn fits(&self, mv: Move, position: &Position) -> bool {
        match (*self, mv.action) {
            (MoveForm::Castle(side), Action::Castle(own)) => side == own,
            (
                MoveForm::Board { from, to, promotion },
                Action::Board { from: own, to: there, promotion: becomes },
            ) => from.is_none_or(|from| from == own) && to == there && promotion == becomes,
            (
                MoveForm::Piece { to, promotion, capture, en_passant, role, .. },
                Action::Piece { from, .. },
            ) => {
                let Action::Piece { to: there, promotion: becomes, .. } = mv.action else { return false };
                let captures = position.captured(mv.action).is_some();
                to == there
                    && promotion == becomes
                    && (captures || !capture)
                    && (capture || !captures || role != Role::Pawn)
                    && (!en_passant || position.is_en_passant(mv.action))
                    && self.names(from, position, mv.late)
            }
            _ => false,
        }
    }

    /// Whether the piece on a square is the named one, after a late promotion.
    pub(super) fn names(&self, square: Square, position: &Position, late: Option<Role>) -> bool {
        let MoveForm::Piece { role, file, rank, level, .. } = *self else { return false };
        let became = late.filter(|_| position.due(position.turn()) == Some(square));
        position.piece(square).is_some_and(|piece| {
            piece.color == position.turn()
                && became.unwrap_or(piece.role) == role
                && file.is_none_or(|file| file == square.file())
                && rank.is_none_or(|rank| rank == square.rank())
                && level.is_none_or(|level| level == square.level())
        })
    }
}
