//! The execution of a move on a board, regardless of the rules.

use annabella_chess::attacks::between;
use annabella_chess::{Bitboard, Board, Color, Move, Piece, Role, Square};

/// A piece moved from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceMove {
    /// The piece; a pawn even if it was promoted.
    pub piece: Piece,
    /// Its origin.
    pub from: Square,
    /// Its destination.
    pub to: Square,
}

/// Executes a move on any board.
///
/// Returns `None` if a player would notice a fault: the piece is missing, its way is blocked, the destination is
/// occupied, or the piece to capture is missing.
pub(crate) fn execute(board: &mut Board, mv: Move, by: Color) -> Option<()> {
    let take = |board: &mut Board, square: Square, piece: Piece| {
        (board.piece_at(square) == Some(piece)).then(|| board.discard_piece_at(square))
    };
    let place = |board: &mut Board, square: Square, piece: Piece| {
        board.piece_at(square).is_none().then(|| board.set_piece_at(square, piece))
    };
    let own = |role| Piece { color: by, role };
    match mv {
        Move::Normal { role, from, to, capture, promotion } => {
            take(board, from, own(role))?;
            let found = board.piece_at(to);
            let blocked = role != Role::Knight && (between(from, to) & board.occupied()).any();
            if blocked || found.is_some() != capture.is_some() || found.is_some_and(|found| found.color == by)
            {
                return None;
            }
            board.set_piece_at(to, own(promotion.unwrap_or(role)));
        }
        Move::EnPassant { from, to } => {
            take(board, from, own(Role::Pawn))?;
            take(board, Square::from_coords(to.file(), from.rank()), by.other().pawn())?;
            place(board, to, by.pawn())?;
        }
        Move::Castle { king, rook } => {
            let side = mv.castling_side()?;
            take(board, king, own(Role::King))?;
            take(board, rook, own(Role::Rook))?;
            place(board, side.king_to(by), by.king())?;
            place(board, side.rook_to(by), by.rook())?;
        }
        Move::Put { .. } => return None,
    }
    Some(())
}

/// Returns the squares that a move changes.
pub(crate) fn touched(mv: Move, by: Color) -> Bitboard {
    let squares = |squares: &[Square]| squares.iter().copied().collect();
    match mv {
        Move::Normal { from, to, .. } => squares(&[from, to]),
        Move::EnPassant { from, to } => squares(&[from, to, Square::from_coords(to.file(), from.rank())]),
        Move::Castle { king, rook } => match mv.castling_side() {
            Some(side) => squares(&[king, rook, side.king_to(by), side.rook_to(by)]),
            None => squares(&[king, rook]),
        },
        Move::Put { to, .. } => squares(&[to]),
    }
}

/// Returns the squares that a move changes or passes over.
pub(crate) fn used(mv: Move, by: Color) -> Bitboard {
    touched(mv, by) | mv.from().map_or(Bitboard::EMPTY, |from| between(from, mv.to()))
}

/// Returns the squares on which two boards differ.
pub(crate) fn differing(board: &Board, other: &Board) -> Bitboard {
    let roles = Role::ALL.into_iter().map(|role| board.by_role(role) ^ other.by_role(role));
    let colors = Color::ALL.into_iter().map(|color| board.by_color(color) ^ other.by_color(color));
    roles.chain(colors).fold(Bitboard::EMPTY, |all, some| all | some)
}

impl PieceMove {
    /// Whether `mv` puts this piece on the same square.
    pub(crate) fn is(self, mv: Move) -> bool {
        (mv.from(), shown(mv, self.piece.color)) == (Some(self.from), self.to)
    }
}

/// Returns the square on which the moving piece, or the castling king, ends.
pub(crate) fn shown(mv: Move, by: Color) -> Square {
    mv.castling_side().map_or(mv.to(), |side| side.king_to(by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::few_readings::but;
    use annabella_chess::samples::line;
    use annabella_chess::{Chess, Position};

    /// Returns the move `san` after `moves`, and the position before it.
    fn next(moves: &str, san: &str) -> (Chess, Move) {
        let line = line(&format!("{moves} {san}"));
        (line.position_after(line.len() - 1).clone(), line.plies()[line.len() - 1].mv)
    }

    #[test]
    fn a_player_notices_what_is_missing_or_in_the_way() {
        let moves = "e4 d5 e5 f5";
        let can = |san: &str, edits: &str| {
            let (before, mv) = next(moves, san);
            execute(&mut but(moves, edits), mv, before.turn()).is_some()
        };
        assert!(can("Nf3", "a2-a3") && !can("Nf3", "-g1") && !can("Nf3", "b1-f3") && !can("Nf3", "d8-f3"));
        assert!(can("exf6", "a2-a3") && !can("exf6", "-f5") && !can("exf6", "-e5"));
        assert!(!can("exf6", "a7-f6"));
        let moves = "e4 e5 Nf3 Nc6 Bc4 Nf6";
        let (before, mv) = next(moves, "O-O");
        let can = |edits: &str| execute(&mut but(moves, edits), mv, before.turn()).is_some();
        assert!(can("a2-a3") && !can("-h1") && !can("a2-f1") && !can("a2-g1"));
        let (before, mv) = next("e4 d5", "exd5");
        let can = |edits: &str| execute(&mut but("e4 d5", edits), mv, before.turn()).is_some();
        assert!(can("a2-a3") && !can("-d5") && !can("d5-d6") && !can("-d5 a2-d5"));
    }

    #[test]
    fn castling_changes_four_squares_and_a_capture_in_passing_three() {
        let squares = |moves: &str, san: &str| {
            let (before, mv) = next(moves, san);
            touched(mv, before.turn()).into_iter().collect::<Vec<Square>>()
        };
        let castled = squares("e4 e5 Nf3 Nc6 Bc4 Nf6", "O-O");
        assert_eq!(castled, [Square::E1, Square::F1, Square::G1, Square::H1]);
        assert_eq!(squares("e4 a6 e5 d5", "exd6"), [Square::D5, Square::E5, Square::D6]);
    }
}
