//! The move on the board that a player describes, although it may not be legal.

use super::Pattern;
use shakmaty::{Bitboard, Board, Chess, Color, File, Move, Position, Rank, Role, Square, attacks};

/// Whether `mv` takes the opponent's king, which no legal move does (2023 1.4.1).
///
/// Such a move is possible only after an illegal move.
pub fn captures_king(mv: Move) -> bool {
    mv.capture() == Some(Role::King)
}

/// Whether the side to move could take the opponent's king, after an illegal move.
pub fn king_is_en_prise(position: &Chess) -> bool {
    let (board, turn) = (position.board(), position.turn());
    let attacked = |king: Square| board.attacks_to(king, turn, board.occupied()).any();
    board.king_of(turn.other()).is_some_and(attacked)
}

/// Whether the position is irregular: a king is en prise, or a pawn is on the first or last rank.
///
/// No legal moves lead there. The search for mates accepts only legal positions.
pub fn is_irregular(position: &Chess) -> bool {
    king_is_en_prise(position) || (position.board().pawns() & Bitboard::BACKRANKS).any()
}

impl Pattern {
    /// Returns the square of the player's piece that moved, if this is clear.
    ///
    /// Among several, it is the one that reaches the square, over other pieces if need be.
    pub fn moved_piece(&self, position: &Chess) -> Option<Square> {
        let (board, turn) = (position.board(), position.turn());
        let Pattern::Piece { role, from_file, from_rank, to, capture, .. } = *self else {
            return board.king_of(turn);
        };
        let own = board.by_color(turn);
        let fits = |square: &Square| {
            from_file.is_none_or(|file| file == square.file())
                && from_rank.is_none_or(|rank| rank == square.rank())
        };
        let of_role = |square: &Square| role.is_none_or(|role| board.role_at(*square) == Some(role));
        let pieces: Vec<Square> = own.into_iter().filter(fits).filter(of_role).collect();
        let only = |pieces: &[Square]| if let [only] = *pieces { Some(only) } else { None };
        let reaching = |occupied: Bitboard| -> Vec<Square> {
            let reaches = |from: &&Square| reaches(board, **from, to, capture, occupied);
            pieces.iter().filter(reaches).copied().collect()
        };
        only(&pieces)
            .or_else(|| only(&reaching(board.occupied())))
            .or_else(|| only(&reaching(Bitboard::EMPTY)))
    }

    /// Returns the described change of the board as a move, legal or not, if it is clear.
    ///
    /// A move onto an own piece or onto the opponent's king changes the board in no clear way. A pawn that reaches the
    /// last rank without a promotion stays a pawn.
    pub fn executed(&self, position: &Chess) -> Option<Move> {
        let (board, turn) = (position.board(), position.turn());
        let from = self.moved_piece(position)?;
        let Pattern::Piece { to, promotion, .. } = *self else { return castled(self, board, turn, from) };
        let role = board.role_at(from)?;
        let capture = match board.piece_at(to) {
            None => None,
            Some(piece) if piece.color == turn || piece.role == Role::King => return None,
            Some(piece) => Some(piece.role),
        };
        let passed = Square::from_coords(to.file(), from.rank());
        let in_passing = role == Role::Pawn
            && capture.is_none()
            && attacks::pawn_attacks(turn, from).contains(to)
            && board.piece_at(passed) == Some(turn.other().pawn());
        (from != to).then_some(match in_passing {
            true => Move::EnPassant { from, to },
            false => Move::Normal { role, from, capture, to, promotion },
        })
    }
}

/// Whether the piece on `from` reaches `to` past the `occupied` squares.
fn reaches(board: &Board, from: Square, to: Square, capture: bool, occupied: Bitboard) -> bool {
    match board.piece_at(from) {
        Some(pawn) if pawn.role == Role::Pawn => {
            let aside = attacks::pawn_attacks(pawn.color, from).contains(to);
            let steps = to.rank() as i32 - from.rank() as i32;
            let steps = pawn.color.fold_wb(steps, -steps);
            let ahead = from.file() == to.file() && (1..=2).contains(&steps);
            if capture { aside } else { ahead || aside }
        }
        Some(piece) => attacks::attacks(from, piece, occupied).contains(to),
        None => false,
    }
}

/// Returns castling with the outermost rook in that direction, if its squares are free.
fn castled(pattern: &Pattern, board: &Board, turn: Color, king: Square) -> Option<Move> {
    let Pattern::Castle(side) = *pattern else { return None };
    let rank = turn.fold_wb(Rank::First, Rank::Eighth);
    let outside = |file: &File| match side {
        shakmaty::CastlingSide::KingSide => *file > king.file(),
        shakmaty::CastlingSide::QueenSide => *file < king.file(),
    };
    let is_rook = |square: &Square| board.piece_at(*square) == Some(turn.rook());
    let rooks =
        File::ALL.into_iter().filter(outside).map(|file| Square::from_coords(file, rank)).filter(is_rook);
    let rook = match side {
        shakmaty::CastlingSide::KingSide => rooks.max(),
        shakmaty::CastlingSide::QueenSide => rooks.min(),
    }?;
    let free = |square: Square| square == king || square == rook || board.piece_at(square).is_none();
    let squares = [side.king_to(turn), side.rook_to(turn)];
    (king.rank() == rank && squares.into_iter().all(free)).then_some(Move::Castle { king, rook })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Letters, read};
    use crate::{from_fen, uci};

    /// Returns the move, legal or not, that an English text describes.
    fn executed(fen: &str, text: &str) -> Option<String> {
        let position = from_fen(fen).unwrap();
        read(text, &[Letters::En]).first()?.executed(&position).map(uci)
    }

    #[test]
    fn an_illegal_move_is_executed_where_it_is_clear() {
        let pinned = "4r1k1/8/8/8/8/8/4N3/4K2R w K - 0 1";
        assert_eq!(executed(pinned, "Nc3").as_deref(), Some("e2c3"));
        assert_eq!(executed(pinned, "Nh8").as_deref(), Some("e2h8"), "the only knight");
        assert_eq!(executed(pinned, "Kg1").as_deref(), Some("e1g1"));
        assert_eq!(
            executed("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "O-O-O").as_deref(),
            Some("e1c1"),
            "over a knight"
        );
        assert_eq!(executed("4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1", "O-O-O"), None, "onto a bishop");
        assert_eq!(executed("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "O-O-O").as_deref(), Some("e1c1"));
        assert_eq!(executed("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "O-O"), None, "no rook");
        assert_eq!(executed("4k3/8/8/8/4p3/8/8/R3K3 w - - 0 1", "Rxe4").as_deref(), Some("a1e4"));
        assert_eq!(executed("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rxe8"), None, "the king");
        assert_eq!(executed("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "Ke2"), None, "an own piece");
        assert_eq!(executed("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8").as_deref(), Some("a7a8"));
        assert_eq!(executed("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6").as_deref(), Some("e5d6"));
    }

    #[test]
    fn of_several_pieces_the_one_that_reaches_the_square_moved() {
        let knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
        assert_eq!(executed(knights, "Nd3"), None, "either knight");
        assert_eq!(executed("r3k3/8/8/8/8/8/B7/2B1K3 w - - 0 1", "Bb3").as_deref(), Some("a2b3"));
        // Over other pieces, one rook reaches e5.
        assert_eq!(executed("4k3/8/8/8/8/8/4P3/R3KR2 w - - 0 1", "Rf5").as_deref(), Some("f1f5"));
        assert_eq!(executed("6k1/8/8/8/8/4P3/8/R3R1K1 w - - 0 1", "Re5").as_deref(), Some("e1e5"));
    }

    #[test]
    fn a_king_en_prise_is_noticed() {
        let mut position = from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1").unwrap();
        assert!(!king_is_en_prise(&position));
        position.play_unchecked(Move::Normal {
            role: Role::Knight,
            from: Square::E2,
            capture: None,
            to: Square::C3,
            promotion: None,
        });
        assert!(king_is_en_prise(&position));
        let takes = position.legal_moves().into_iter().filter(|&mv| captures_king(mv)).count();
        assert_eq!(takes, 1, "shakmaty lists the capture");
    }
}
