//! The execution of a move on a board, correct or wrong, regardless of the rules.

use annabella_chess::{
    Bitboard, Board, Chess, Color, Move, Piece, Position, Rank, Role, Square, king_attacks,
};

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

/// A board after a wrongly executed move, and the move executed instead, if any was.
pub(crate) type Otherwise = (Board, Option<PieceMove>);

/// Executes a move on any board.
///
/// Returns `None` if a player would notice a fault: the piece is missing, the destination is occupied, or the
/// piece to capture is missing. A piece in the way of castling or an en passant capture is removed.
pub(crate) fn execute(board: &mut Board, mv: Move, by: Color) -> Option<()> {
    let take = |board: &mut Board, square: Square, piece: Piece| {
        (board.piece_at(square) == Some(piece)).then(|| board.discard_piece_at(square))
    };
    let own = |role| Piece { color: by, role };
    match mv {
        Move::Normal { role, from, to, capture, promotion } => {
            take(board, from, own(role))?;
            let found = board.piece_at(to);
            if found.is_some() != capture.is_some() || found.is_some_and(|found| found.color == by) {
                return None;
            }
            board.set_piece_at(to, own(promotion.unwrap_or(role)));
        }
        Move::EnPassant { from, to } => {
            take(board, from, own(Role::Pawn))?;
            take(board, Square::from_coords(to.file(), from.rank()), by.other().pawn())?;
            board.set_piece_at(to, by.pawn());
        }
        Move::Castle { king, rook } => {
            let side = mv.castling_side()?;
            take(board, king, own(Role::King))?;
            take(board, rook, own(Role::Rook))?;
            board.set_piece_at(side.king_to(by), by.king());
            board.set_piece_at(side.rook_to(by), by.rook());
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

/// Returns the squares on which two boards differ.
pub(crate) fn differing(board: &Board, other: &Board) -> Bitboard {
    let roles = Role::ALL.into_iter().map(|role| board.by_role(role) ^ other.by_role(role));
    let colors = Color::ALL.into_iter().map(|color| board.by_color(color) ^ other.by_color(color));
    roles.chain(colors).fold(Bitboard::EMPTY, |all, some| all | some)
}

/// The squares that a deviation may change, and those that it must.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Whether any piece of the player may have moved to any square; otherwise only the right piece, to a
    /// square near the right one.
    pub anywhere: bool,
    /// Squares outside which it changes nothing.
    pub within: Bitboard,
    /// Squares that it changes, perhaps among others.
    pub all_of: Bitboard,
}

/// The moves that may have been executed at a ply instead of the recorded one.
pub(crate) struct Alternatives {
    by: Color,
    mv: Move,
    /// Legal moves, each with the squares that it changes.
    legal: Vec<(Move, Bitboard)>,
    /// Squares that may be confused with the destination.
    near: Bitboard,
    /// All squares that a likely deviation can change.
    likely: Bitboard,
}

impl PieceMove {
    /// Whether `mv` puts this piece on the same square.
    pub(crate) fn is(self, mv: Move) -> bool {
        (mv.from(), shown(mv, self.piece.color)) == (Some(self.from), self.to)
    }
}

impl Alternatives {
    pub(crate) fn of(before: &Chess, mv: Move) -> Alternatives {
        let by = before.turn();
        let legal: Vec<(Move, Bitboard)> =
            before.legal_moves().into_iter().map(|other| (other, touched(other, by))).collect();
        let near = near(shown(mv, by));
        let from: Bitboard = mv.from().into_iter().collect();
        let likely = legal.iter().fold(near | from, |all, (_, touched)| all | *touched);
        Alternatives { by, mv, legal, near, likely }
    }

    /// Returns the boards that can result from `board`.
    ///
    /// The player made another legal move, put one piece on another square, or did nothing.
    pub(crate) fn boards(&self, board: &Board, reach: Reach) -> Vec<Otherwise> {
        let Alternatives { by, mv, .. } = *self;
        let mut boards: Vec<Otherwise> = Vec::new();
        if !reach.anywhere && !reach.all_of.is_subset(self.likely) {
            return boards;
        }
        let possible = |squares: Bitboard| reach.all_of.is_subset(squares) && squares.is_subset(reach.within);
        if possible(Bitboard::EMPTY) {
            boards.push((board.clone(), None));
        }
        for &(other, _) in self.legal.iter().filter(|(_, touched)| possible(*touched)) {
            let mut after = board.clone();
            if execute(&mut after, other, by).is_some() {
                let from = other.from();
                let piece = Piece { color: by, role: other.role() };
                let instead = from.map(|from| PieceMove { piece, from, to: shown(other, by) });
                boards.push((after, instead));
            }
        }
        if reach.all_of.count() <= 2 {
            self.put_elsewhere(board, reach, &mut boards);
        }
        let mut right = board.clone();
        if !boards.is_empty() && execute(&mut right, mv, by).is_some() {
            boards.retain(|(board, _)| *board != right);
        }
        boards
    }

    /// Adds boards with one piece on another square, whether it can move there or not.
    fn put_elsewhere(&self, board: &Board, reach: Reach, boards: &mut Vec<Otherwise>) {
        let by = self.by;
        let (right_piece, near) = match reach.anywhere {
            true => (Bitboard::FULL, Bitboard::FULL),
            false => (self.mv.from().into_iter().collect(), self.near),
        };
        for from in board.by_color(by) & reach.within & right_piece {
            let Some(piece) = board.piece_at(from) else { continue };
            let free = reach.within & near & !board.by_color(by) & !board.by_piece(by.other().king());
            for to in free {
                if !reach.all_of.is_subset(Bitboard::from_square(from) | Bitboard::from_square(to)) {
                    continue;
                }
                let mut roles = vec![piece.role];
                if piece.role == Role::Pawn && to.rank() == by.fold_wb(Rank::Eighth, Rank::First) {
                    roles.extend([Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
                }
                for role in roles {
                    let mut after = board.clone();
                    after.discard_piece_at(from);
                    after.set_piece_at(to, Piece { color: by, role });
                    boards.push((after, Some(PieceMove { piece, from, to })));
                }
            }
        }
    }
}

/// Returns the squares that may be confused with a square: its neighbours, its file and its rank.
fn near(square: Square) -> Bitboard {
    king_attacks(square) | Bitboard::from_file(square.file()) | Bitboard::from_rank(square.rank())
}

/// Returns the square on which the moving piece, or the castling king, ends.
pub(crate) fn shown(mv: Move, by: Color) -> Square {
    mv.castling_side().map_or(mv.to(), |side| side.king_to(by))
}

#[cfg(test)]
mod tests {
    //! The possible executions of a move on a board, and the alternatives to it.

    use super::*;
    use crate::lines::few_readings::{after, but};
    use annabella_chess::from_fen;
    use annabella_chess::samples::line;

    /// Returns the move `san` after `moves`, and the position before it.
    fn next(moves: &str, san: &str) -> (Chess, Move) {
        let line = line(&format!("{moves} {san}"));
        (line.position_after(line.len() - 1).clone(), line.plies()[line.len() - 1].mv)
    }

    #[test]
    fn a_player_notices_what_is_missing_or_in_the_way_unless_two_pieces_are_in_hand() {
        let moves = "e4 d5 e5 f5";
        let can = |san: &str, edits: &str| {
            let (before, mv) = next(moves, san);
            execute(&mut but(moves, edits), mv, before.turn()).is_some()
        };
        assert!(can("Nf3", "a2-a3") && !can("Nf3", "-g1") && !can("Nf3", "b1-f3") && !can("Nf3", "d8-f3"));
        assert!(can("exf6", "a2-a3") && !can("exf6", "-f5") && !can("exf6", "-e5"));
        assert!(can("exf6", "a7-f6"), "what stands where the pawn goes in passing is taken off");
        let moves = "e4 e5 Nf3 Nc6 Bc4 Nf6";
        let (before, mv) = next(moves, "O-O");
        let can = |edits: &str| execute(&mut but(moves, edits), mv, before.turn()).is_some();
        assert!(can("a2-a3") && !can("-h1") && can("a2-f1") && can("a2-g1"));
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

    /// Whether `board` may result from an alternative to a move, perhaps a far-fetched one.
    fn instead(before: &Chess, mv: Move, board: &Board, anywhere: bool) -> bool {
        let reach = Reach { anywhere, within: Bitboard::FULL, all_of: Bitboard::EMPTY };
        Alternatives::of(before, mv).boards(before.board(), reach).iter().any(|(own, _)| own == board)
    }

    #[test]
    fn instead_of_a_move_nothing_another_legal_move_or_the_piece_on_a_square_nearby_is_likely() {
        let (before, mv) = next("e4 e5", "Nf3");
        let is = |edits: &str, anywhere| instead(&before, mv, &but("e4 e5", edits), anywhere);
        assert!(instead(&before, mv, before.board(), false), "nothing");
        assert!(is("d2-d4", false), "another legal move");
        assert!(
            is("g1-g4", false) && is("g1-f6", false) && is("g1-b3", false),
            "a neighbour, the file, the rank"
        );
        assert!(!is("g1-b5", false) && is("g1-b5", true), "any square is far-fetched");
        assert!(!is("b1-f4", false) && is("b1-f4", true), "so is any other piece");
        assert!(!instead(&before, mv, &after("e4 e5 Nf3"), true), "not the move itself");
        assert!(!is("g1-e8", true), "and no king is taken");
    }

    #[test]
    fn a_pawn_put_on_the_last_rank_may_have_become_any_piece() {
        let before = from_fen("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1").unwrap();
        let b8 = before.legal_moves().into_iter().find(|mv| mv.promotion() == Some(Role::Queen)).unwrap();
        for piece in ["Q", "R", "B", "N", "P"] {
            let board: Board = format!("2{piece}1k3/8/8/8/8/8/8/4K3").parse().unwrap();
            assert!(instead(&before, b8, &board, true), "{piece}");
        }
    }
}
