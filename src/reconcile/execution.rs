//! How a move is executed on a board, correctly or wrongly, regardless of the rules.

use crate::chess::{Bitboard, Board, Chess, Color, Move, Piece, Position, Rank, Role, Square, king_attacks};

/// A board after a wrongly executed move, and the piece, origin and destination of what was done
/// instead, if anything was.
pub(super) type Otherwise = (Board, Option<(Piece, Square, Square)>);

/// Executes a move on any board. `None` if a player would notice that something is wrong: the piece
/// is missing, the destination is occupied, or the piece to be captured is missing.
pub(super) fn execute(board: &mut Board, mv: Move, by: Color) -> Option<()> {
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

/// The squares that a move changes.
pub(super) fn touched(mv: Move, by: Color) -> Bitboard {
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

/// The squares on which two boards differ.
pub(super) fn differing(board: &Board, other: &Board) -> Bitboard {
    let roles = Role::ALL.into_iter().map(|role| board.by_role(role) ^ other.by_role(role));
    let colors = Color::ALL.into_iter().map(|color| board.by_color(color) ^ other.by_color(color));
    roles.chain(colors).fold(Bitboard::EMPTY, |all, some| all | some)
}

/// Which squares a deviation may change, and which it must.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// Whether any own piece may have gone to any square; otherwise only the right piece, to a
    /// square that may be confused with the right one.
    pub anywhere: bool,
    /// It changes only these squares.
    pub within: Bitboard,
    /// It changes all of these squares.
    pub all_of: Bitboard,
}

/// The boards that result if the side to move executes something other than `mv`: another legal
/// move, one piece put on another square, or nothing.
pub(super) fn otherwise(before: &Chess, board: &Board, mv: Move, reach: Reach) -> Vec<Otherwise> {
    let by = before.turn();
    let right = {
        let mut right = board.clone();
        execute(&mut right, mv, by).map(|()| right)
    };
    let mut boards: Vec<Otherwise> = Vec::new();
    let mut add = |board: Board, instead| {
        if Some(&board) != right.as_ref() {
            boards.push((board, instead));
        }
    };
    let possible = |squares: Bitboard| reach.all_of.is_subset(squares) && squares.is_subset(reach.within);
    if possible(Bitboard::EMPTY) {
        add(board.clone(), None);
    }
    for other in before.legal_moves() {
        let mut after = board.clone();
        if possible(touched(other, by)) && execute(&mut after, other, by).is_some() {
            let from = other.from();
            let instead = from.map(|from| (Piece { color: by, role: other.role() }, from, shown(other, by)));
            add(after, instead);
        }
    }
    if reach.all_of.count() > 2 {
        return boards;
    }
    let (right_piece, near) = match reach.anywhere {
        true => (Bitboard::FULL, Bitboard::FULL),
        false => (mv.from().into_iter().collect(), near(shown(mv, by))),
    };
    for from in board.by_color(by) & reach.within & right_piece {
        let Some(piece) = board.piece_at(from) else { continue };
        let free = reach.within & near & !board.by_color(by) & !board.by_piece(by.other().king());
        for to in free {
            if !possible(Bitboard::from_square(from) | Bitboard::from_square(to)) {
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
                add(after, Some((piece, from, to)));
            }
        }
    }
    boards
}

/// The squares that may be confused with a square: its neighbours, its file and its rank.
fn near(square: Square) -> Bitboard {
    king_attacks(square) | Bitboard::from_file(square.file()) | Bitboard::from_rank(square.rank())
}

/// The square on which the moving piece, or the castling king, ends.
pub(super) fn shown(mv: Move, by: Color) -> Square {
    mv.castling_side().map_or(mv.to(), |side| side.king_to(by))
}
