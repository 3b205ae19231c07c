//! How a move is executed on a board, correctly or wrongly, regardless of the rules.

use annabella_chess::{
    Bitboard, Board, Chess, Color, Move, Piece, Position, Rank, Role, Square, king_attacks,
};

/// A board after a wrongly executed move, and the piece, origin and destination of what was done
/// instead, if anything was.
pub(crate) type Otherwise = (Board, Option<(Piece, Square, Square)>);

/// Executes a move on any board. `None` if a player would notice that something is wrong: the piece
/// is missing, the destination is occupied, or the piece to be captured is missing. What stands where
/// castling or a capture in passing puts a piece is taken off.
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

/// The squares that a move changes.
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

/// The squares on which two boards differ.
pub(crate) fn differing(board: &Board, other: &Board) -> Bitboard {
    let roles = Role::ALL.into_iter().map(|role| board.by_role(role) ^ other.by_role(role));
    let colors = Color::ALL.into_iter().map(|color| board.by_color(color) ^ other.by_color(color));
    roles.chain(colors).fold(Bitboard::EMPTY, |all, some| all | some)
}

/// Which squares a deviation may change, and which it must.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Whether any own piece may have gone to any square; otherwise only the right piece, to a
    /// square that may be confused with the right one.
    pub anywhere: bool,
    /// It changes only these squares.
    pub within: Bitboard,
    /// It changes all of these squares.
    pub all_of: Bitboard,
}

/// What may have been executed at a ply instead of the move that was recorded.
pub(crate) struct Alternatives {
    by: Color,
    mv: Move,
    /// The legal moves, each with the squares that it changes.
    legal: Vec<(Move, Bitboard)>,
    /// The squares that may be confused with the destination.
    near: Bitboard,
    /// All squares that a likely deviation can change.
    likely: Bitboard,
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

    /// The boards that result from that board: another legal move, one piece put on another square, or
    /// nothing.
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
                boards.push((after, from.map(|from| (piece, from, shown(other, by)))));
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

    /// One piece put on another square, whether it can go there or not.
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
                    boards.push((after, Some((piece, from, to))));
                }
            }
        }
    }
}

/// The squares that may be confused with a square: its neighbours, its file and its rank.
fn near(square: Square) -> Bitboard {
    king_attacks(square) | Bitboard::from_file(square.file()) | Bitboard::from_rank(square.rank())
}

/// The square on which the moving piece, or the castling king, ends.
pub(crate) fn shown(mv: Move, by: Color) -> Square {
    mv.castling_side().map_or(mv.to(), |side| side.king_to(by))
}

#[cfg(test)]
mod of_boards;
