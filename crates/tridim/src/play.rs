//! Moves, their effect on a position, and the moves of one game.

use super::position::{MOST_MOVES, Position};
use super::{Pin, Square};
use annabella_chess::{Color, Piece, Role, Side};

/// The action of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece moves, and can capture.
    Piece {
        /// The origin square.
        from: Square,
        /// The destination square.
        to: Square,
        /// The promotion piece.
        promotion: Option<Role>,
    },
    /// King and rook (3D 3.5(a)(II)).
    Castle(Side),
    /// An attack board (3D 3.6).
    Board {
        /// The pin of origin.
        from: Pin,
        /// The destination pin.
        to: Pin,
        /// The promotion piece of the mover's pawn that the board's move brings to its farthest rank.
        ///
        /// This is the pawn carried (3D 3.4(e)(I)), or the one in the vacated corner (3.4(e)(III)).
        promotion: Option<Role>,
    },
}

/// A move of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The promotion piece of the mover's pawn in a corner that the opponent's last move vacated.
    ///
    /// The promotion precedes the action (3D 3.4(e)(III)).
    pub late: Option<Role>,
    /// The action of the move.
    pub action: Action,
}

impl From<Action> for Move {
    fn from(action: Action) -> Move {
        Move { late: None, action }
    }
}

impl Position {
    /// Returns the square of the captured piece, which for a capture en passant is not the destination.
    pub fn captured(&self, action: Action) -> Option<Square> {
        let Action::Piece { from, to, .. } = action else { return None };
        if self.piece(to).is_some() {
            return Some(to);
        }
        let pawn = self.piece(from)?.role == Role::Pawn;
        self.doubled.filter(|_| pawn && from.file() != to.file())
    }

    /// Whether the action captures a pawn en passant (3D 3.4(d)).
    pub fn is_en_passant(&self, action: Action) -> bool {
        let Action::Piece { to, .. } = action else { return false };
        self.captured(action).is_some_and(|captured| captured != to)
    }

    /// Plays a legal move. After an illegal one, the position is meaningless.
    pub fn play_unchecked(&mut self, mv: Move) {
        self.promote_due(mv.late);
        let anew = self.perform(mv.action) || mv.late.is_some();
        self.halfmoves = if anew { 0 } else { MOST_MOVES.min(self.halfmoves + 1) };
        self.number = MOST_MOVES.min(self.number + u16::from(self.turn.is_black()));
        self.turn = !self.turn;
    }

    /// Promotes the pawn of the side to move that is due.
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

    /// Applies an action to pieces, boards and rights, without changing the turn.
    /// Returns whether the count of fifty moves restarts (3D 9.3).
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

    /// Whether the pawn on a square was carried to its farthest rank and must be promoted (3D 3.4(e)(I)).
    fn is_carried_far(&self, square: Square) -> bool {
        let far = |color| square.rank() == self.farthest_rank(color, square.column());
        let pawn = self.piece(square).filter(|piece| piece.role == Role::Pawn);
        self.rules.carried_pawns_promote && pawn.is_some_and(|pawn| far(pawn.color))
    }

    /// Removes a piece, and the rights that depended on it.
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

    /// Whether the move of an attack board promotes a pawn of the side to move.
    pub(super) fn board_promotes(&self, from: Pin, to: Pin) -> bool {
        let mut after = self.clone();
        after.carry(from, to, None);
        after.due(self.turn).is_some() || after.aboard(to).any(|square| after.is_carried_far(square))
    }
}

/// Returns the king's square, its destination, and the square of the rook, which takes the king's.
pub(super) fn castling_squares(color: Color, side: Side) -> (Square, Square, Square) {
    let rook = Position::rook_home(color, side);
    let to = match side {
        Side::KingSide => rook,
        Side::QueenSide => Square::from_index(rook.index() as u8 + 1),
    };
    (Position::king_home(color), to, rook)
}

/// A starting position and the moves played from it.
#[derive(Clone, Debug, Default)]
pub struct MoveSequence {
    start: Position,
    moves: Vec<Move>,
    after: Vec<Position>,
}

impl MoveSequence {
    /// Creates a sequence without moves.
    pub fn new(start: Position) -> MoveSequence {
        MoveSequence { start, moves: Vec::new(), after: Vec::new() }
    }

    /// Returns the moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        self.after.last().unwrap_or(&self.start)
    }

    /// Returns the position after `plies` plies, 0 being the start; `None` past the end.
    pub fn position_after(&self, plies: usize) -> Option<&Position> {
        if plies == 0 { Some(&self.start) } else { self.after.get(plies - 1) }
    }

    /// Plays a legal move.
    pub fn push(&mut self, mv: Move) {
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.moves.push(mv);
        self.after.push(next);
    }

    /// Takes back the last move.
    pub fn pop(&mut self) -> Option<Move> {
        self.after.pop();
        self.moves.pop()
    }

    /// Returns how often the current position has occurred, including now (3D 9.2(b)).
    pub fn repetitions(&self) -> usize {
        self.count(self.position())
    }

    /// Returns how often the position after a legal move will have occurred, including that (3D 9.2(a)).
    pub fn repetitions_after(&self, mv: Move) -> usize {
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.count(&next) + 1
    }

    fn count(&self, position: &Position) -> usize {
        let identity = position.identity();
        let earlier = std::iter::once(&self.start).chain(&self.after);
        earlier.filter(|earlier| earlier.turn() == position.turn() && earlier.identity() == identity).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read;
    use annabella_chess::notation::Letters;

    fn play(line: &mut MoveSequence, moves: &str) {
        for text in moves.split_whitespace() {
            let mv = read(text, Letters::De).unwrap().resolve(line.position()).unwrap();
            line.push(mv);
        }
    }

    #[test]
    fn counts_a_position_that_comes_back() {
        let mut line = MoveSequence::default();
        let round = "Sb3W Sb6S Sa1W Sa8S";
        play(&mut line, round);
        // The start is a different position: castling was not yet possible.
        assert_eq!(line.repetitions(), 1);
        play(&mut line, round);
        assert_eq!(line.repetitions(), 2);
        play(&mut line, "Sb3W Sb6S Sa1W");
        let back = read("Sa8S", Letters::De).unwrap().resolve(line.position()).unwrap();
        assert_eq!(line.repetitions_after(back), 3);
        line.push(back);
        assert_eq!(line.repetitions(), 3);
        assert_eq!((line.pop(), line.moves().len()), (Some(back), 11));
        assert_eq!(line.position_after(0), Some(&Position::default()));
        assert_eq!(line.position_after(12), None);
    }

    #[test]
    fn a_pawn_that_could_be_taken_in_passing_makes_another_position() {
        for (boards, times) in
            [("W:1p2/4/P3/4,N:4/4/4/4,S:4/4/4/4", 1), ("W:2p1/4/P3/4,N:4/4/4/4,S:4/4/4/4", 2)]
        {
            let text = format!("{boards},DP1w:2/2,DP6b:2/2,KP1w:2/K1,KP6b:k1/2 w - - - 0 9");
            let mut line = MoveSequence::new(text.parse().unwrap());
            play(&mut line, "a4W Kd8KP6 Ke0KP1 Kd9KP6 Kd0KP1");
            assert_eq!(line.repetitions(), times, "{text}");
        }
    }
}
