//! The form of a move as it is written, and the legal moves that it fits.

use crate::{Action, File, Level, Move, Pin, Position, Square};
use annabella_chess::{Role, Side};

/// What was written of a move; `None` where nothing was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveForm {
    /// `0-0`, `0-0-0`.
    Castle(Side),
    /// `DP3`, `KP1-KP3`.
    Board {
        /// The pin it leaves.
        from: Option<Pin>,
        /// The pin it goes to.
        to: Pin,
        /// What a pawn becomes by it.
        promotion: Option<Role>,
    },
    /// `Ld5N`, `aWxb4W`, `d8SD`.
    Piece {
        /// The piece.
        role: Role,
        /// Its file.
        file: Option<File>,
        /// Its rank.
        rank: Option<u8>,
        /// Its level.
        level: Option<Level>,
        /// Whether something is captured; not written says that a pawn goes straight ahead, and
        /// of pieces nothing.
        capture: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
        /// Whether it is said to capture in passing; not written says nothing.
        en_passant: bool,
    },
}

/// A move as it is written, what stands beside it included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// Which pawn is exchanged before the move, and for what (3D 3.4(e)(III)).
    pub late: Option<(Square, Role)>,
    /// The move.
    pub form: MoveForm,
    /// Whether a draw is offered with it (3D E15).
    pub offer: bool,
}

impl WrittenMove {
    /// The legal moves that it fits.
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let due = position.due(position.turn());
        let late = |mv: Move| due.zip(mv.late) == self.late;
        position.legal_moves().into_iter().filter(|&mv| late(mv) && self.form.fits(mv, position)).collect()
    }
}

impl MoveForm {
    /// Whether this move is the one meant.
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

    /// Whether what stands there is the piece named, after a late promotion.
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
