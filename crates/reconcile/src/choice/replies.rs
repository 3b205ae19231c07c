//! The number of legal replies to a move, without a list of them.

use crate::choice::exchange::Attacks;
use shakmaty::{Bitboard, Board, CastlingSide, Chess, Color, Position, Square, attacks};

/// Counts the legal moves of a position, given the attacks of the side that has just moved.
///
/// Evasions of a check, captures in passing and castling are rare, and left to the generator of moves.
pub(crate) fn replies(position: &Chess, attacked: &Attacks) -> usize {
    let (board, turn) = (position.board(), position.turn());
    let Some(king) = board.king_of(turn).filter(|king| !attacked.all.contains(*king)) else {
        return position.legal_moves().len();
    };
    let free = |side: CastlingSide| {
        let rook = position.castles().rook(turn, side);
        rook.is_some() && (position.castles().path(turn, side) & board.occupied()).is_empty()
    };
    if position.maybe_ep_square().is_some() || CastlingSide::ALL.into_iter().any(free) {
        return position.legal_moves().len();
    }
    let own = board.by_color(turn);
    let pinned = pinned(board, turn, king);
    let mut count = (attacks::king_attacks(king) & !own & !attacked.all).count();
    for from in own & !(board.pawns() | board.kings()) {
        let line = if pinned.contains(from) { attacks::ray(king, from) } else { Bitboard::FULL };
        count += (board.attacks_from(from) & !own & line).count();
    }
    let pawns = own & board.pawns();
    count += pawn_moves(board, turn, pawns & !pinned, Bitboard::FULL);
    for pawn in pawns & pinned {
        count += pawn_moves(board, turn, Bitboard::from(pawn), attacks::ray(king, pawn));
    }
    count
}

/// Returns the pieces of `turn` that must stay in line with their king.
fn pinned(board: &Board, turn: Color, king: Square) -> Bitboard {
    let lines = attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens()
        | attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
    let between = (lines & board.by_color(!turn)).into_iter();
    let between = between.map(|from| attacks::between(king, from) & board.occupied());
    between.filter(|pieces| !pieces.more_than_one()).fold(Bitboard::EMPTY, |all, piece| all | piece)
        & board.by_color(turn)
}

/// Counts the moves of `pawns` to squares of `line`.
fn pawn_moves(board: &Board, turn: Color, pawns: Bitboard, line: Bitboard) -> usize {
    let (ahead, empty) = (turn.fold_wb(8, -8), !board.occupied());
    let single = pawns.shift(ahead) & empty;
    let double = single.shift(ahead) & empty & turn.fold_wb(Bitboard::SOUTH, Bitboard::NORTH);
    let others = board.by_color(!turn);
    let mut count = ((single | double) & line).count();
    let mut promotions = (single & line & Bitboard::BACKRANKS).count();
    for pawn in pawns {
        let captures = attacks::pawn_attacks(turn, pawn) & others & line;
        count += captures.count();
        promotions += (captures & Bitboard::BACKRANKS).count();
    }
    // A pawn may become any of four pieces.
    count + 3 * promotions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_replies_are_counted_as_there_are() {
        let (mut counted, mut castles, mut in_passing, mut promotions, mut checks) = (0, 0, 0, 0, 0);
        crate::choice::samples::each_move(|position, mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            let attacks = Attacks::of(after.board(), position.turn());
            assert_eq!(replies(&after, &attacks), after.legal_moves().len(), "{}", after.board());
            counted += 1;
            castles += usize::from(mv.is_castle());
            in_passing += usize::from(mv.is_en_passant());
            promotions += usize::from(mv.is_promotion());
            checks += usize::from(after.is_check());
        });
        assert!(counted > 10_000, "{counted}");
        let rare = [castles, in_passing, promotions, checks];
        assert!(rare.iter().all(|many| *many >= 5), "{rare:?}");
    }
}
