//! Moves, and what they do to a position.

use super::position::{MOST_MOVES, Position};
use super::{Pin, Square};
use annabella_chess::{Color, Piece, Role, Side};

/// What is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece, which may capture.
    Piece {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// King and rook (3D 3.5(a)(II)).
    Castle(Side),
    /// An attack board (3D 3.6).
    Board {
        /// The pin it leaves.
        from: Pin,
        /// The pin it goes to.
        to: Pin,
        /// What the own pawn becomes that the move brings to its farthest rank: the one it carries
        /// (3D 3.4(e)(I)), or the one in the corner that it leaves (3.4(e)(III)).
        promotion: Option<Role>,
    },
}

/// A move of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// What the own pawn becomes, before the move, whose corner the opponent's last move has left
    /// without attack board (3D 3.4(e)(III)).
    pub late: Option<Role>,
    /// What is moved then.
    pub action: Action,
}

impl From<Action> for Move {
    fn from(action: Action) -> Move {
        Move { late: None, action }
    }
}

impl Position {
    /// What the action captures, and where that stands: on another square where it is taken in
    /// passing.
    pub fn captured(&self, action: Action) -> Option<Square> {
        let Action::Piece { from, to, .. } = action else { return None };
        if self.piece(to).is_some() {
            return Some(to);
        }
        let pawn = self.piece(from)?.role == Role::Pawn;
        self.doubled.filter(|_| pawn && from.file() != to.file())
    }

    /// Whether the action takes a pawn in passing (3D 3.4(d)).
    pub fn is_en_passant(&self, action: Action) -> bool {
        let Action::Piece { to, .. } = action else { return false };
        self.captured(action).is_some_and(|captured| captured != to)
    }

    /// Plays a move that is known to be legal; another one leaves a position without sense.
    pub fn play_unchecked(&mut self, mv: Move) {
        self.promote_due(mv.late);
        let anew = self.perform(mv.action) || mv.late.is_some();
        self.halfmoves = if anew { 0 } else { MOST_MOVES.min(self.halfmoves + 1) };
        self.number = MOST_MOVES.min(self.number + u16::from(self.turn.is_black()));
        self.turn = !self.turn;
    }

    /// Exchanges the pawn of the side to move that is due.
    pub(super) fn promote_due(&mut self, role: Option<Role>) {
        if let (Some(role), Some(square)) = (role, self.due(self.turn)) {
            self.promote(square, role);
        }
    }

    fn promote(&mut self, square: Square, role: Role) {
        if let Some(pawn) = self.take(square) {
            self.put(square, Piece { color: pawn.color, role });
        }
    }

    /// Does what the action does to pieces, boards and rights; the turn stays. Says whether the
    /// fifty moves begin anew (3D 9.3).
    pub(super) fn perform(&mut self, action: Action) -> bool {
        let doubled = self.doubled.take();
        match action {
            Action::Piece { from, to, promotion } => {
                let passed = doubled.filter(|_| {
                    let pawn = self.piece(from).is_some_and(|piece| piece.role == Role::Pawn);
                    pawn && from.file() != to.file() && self.piece(to).is_none()
                });
                let captured = self.clear(passed.unwrap_or(to)).is_some();
                let Some(piece) = self.clear(from) else { return captured };
                let role = promotion.unwrap_or(piece.role);
                self.put(to, Piece { color: piece.color, role });
                let pawn = piece.role == Role::Pawn;
                if pawn && from.rank().abs_diff(to.rank()) == 2 {
                    self.doubled = Some(to);
                }
                pawn || captured
            }
            Action::Castle(side) => {
                let (king_from, king_to, rook_from) = castling_squares(self.turn, side);
                let (king, rook) = (self.clear(king_from), self.clear(rook_from));
                king.into_iter().for_each(|king| self.put(king_to, king));
                rook.into_iter().for_each(|rook| self.put(king_from, rook));
                false
            }
            Action::Board { from, to, promotion } => self.carry(from, to, promotion),
        }
    }

    fn carry(&mut self, from: Pin, to: Pin, promotion: Option<Role>) -> bool {
        let mut pawn = false;
        let squares = self.pieces_aboard(from);
        let aboard: Vec<(Square, Piece)> =
            squares.filter_map(|square| Some((square.carried(to), self.clear(square)?))).collect();
        if let Some(board) = self.take_board(from) {
            self.put_board(to, board);
        }
        for (square, piece) in aboard {
            self.put(square, piece);
            pawn |= piece.role == Role::Pawn;
            if let Some(role) = promotion.filter(|_| self.is_carried_far(square)) {
                self.promote(square, role);
            }
        }
        self.promote_due(promotion);
        promotion.is_some() || pawn && self.rules.carried_pawns_count
    }

    /// Whether a pawn stands there that was carried to the farthest rank of its file and is to be
    /// exchanged (3D 3.4(e)(I)).
    fn is_carried_far(&self, square: Square) -> bool {
        let far = |color| square.rank() == self.farthest_rank(color, square.column());
        let pawn = self.piece(square).filter(|piece| piece.role == Role::Pawn);
        self.rules.carried_pawns_promote && pawn.is_some_and(|pawn| far(pawn.color))
    }

    /// Takes a piece away, and with it the rights that hang on its having stood there.
    fn clear(&mut self, square: Square) -> Option<Piece> {
        let piece = self.take(square)?;
        self.unmoved.remove(square);
        for side in [Side::KingSide, Side::QueenSide] {
            let (king_from, _, rook_from) = castling_squares(piece.color, side);
            if square == king_from || square == rook_from {
                self.castling.discard(piece.color, side);
            }
        }
        Some(piece)
    }

    /// Whether the move of an attack board brings a pawn of the side to move to where it is
    /// exchanged.
    pub(super) fn board_promotes(&self, from: Pin, to: Pin) -> bool {
        let mut after = self.clone();
        after.carry(from, to, None);
        after.due(self.turn).is_some() || after.aboard(to).any(|square| after.is_carried_far(square))
    }
}

/// Where the king stands, where it goes, and where the rook stands that comes to the king's square.
pub(super) fn castling_squares(color: Color, side: Side) -> (Square, Square, Square) {
    let rook = Position::rook_home(color, side);
    let to = match side {
        Side::KingSide => rook,
        Side::QueenSide => Square::from_index(rook.index() as u8 + 1),
    };
    (Position::king_home(color), to, rook)
}
