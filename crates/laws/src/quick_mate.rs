//! A quick search for a helpmate that follows only the most promising positions after each ply.
//!
//! It proves a mate by its moves, and never that none exists.

use super::helpmate::{corner, distance, flights, to_promotion};
use super::{CanMate, Winnability};
use annabella_chess::{Bitboard, Chess, Color, EnPassantMode, Move, Position, king_attacks};
use shakmaty::zobrist::Zobrist128;
use std::collections::HashSet;

/// Maximum length of a line, in plies.
const LONGEST: usize = 120;

/// The place of the mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// A corner, with few pieces.
    Corner,
    /// The king's square, with many pieces.
    InPlace,
}

/// Follows at most `width` positions after each ply, and tries about `moves` moves.
///
/// Returns the mate, if one is found.
pub(super) fn quick_mate(
    position: &Chess,
    winner: Color,
    aim: Aim,
    width: usize,
    moves: usize,
) -> Option<Winnability> {
    let corner = corner(position, winner);
    let far = |after: &Chess| {
        let others = count(after.board().by_color(winner.other()));
        match aim {
            Aim::Corner => distance(after, winner, corner) + 3 * others,
            Aim::InPlace => closeness(after, winner) + 3 * others / 2,
        }
    };
    let mut seen: HashSet<Zobrist128> = HashSet::new();
    let mut followed = vec![(position.clone(), Vec::new())];
    let mut tried = 0;
    while tried < moves && !followed.is_empty() {
        let mut next: Vec<(u32, usize, Move, Chess)> = Vec::new();
        for (index, (before, line)) in followed.iter().enumerate() {
            for mv in before.legal_moves() {
                tried += 1;
                let mut after = before.clone();
                after.play_unchecked(mv);
                if after.turn() != winner && after.is_checkmate() {
                    let line: Vec<Move> = line.iter().copied().chain([mv]).collect();
                    return Some(Winnability { can: CanMate::Yes, line });
                }
                let goes_on = !after.has_insufficient_material(winner) && line.len() + 1 < LONGEST;
                if goes_on && seen.insert(after.zobrist_hash(EnPassantMode::Legal)) {
                    next.push((far(&after), index, mv, after));
                }
            }
        }
        next.sort_by_key(|(far, ..)| *far);
        next.truncate(width);
        let follow = |(_, index, mv, after): (u32, usize, Move, Chess)| {
            let line: Vec<Move> = followed.get(index)?.1.iter().copied().chain([mv]).collect();
            Some((after, line))
        };
        followed = next.into_iter().filter_map(follow).collect();
    }
    None
}

/// Estimates the distance from a mate on the king's square by its flights and the nearest attackers.
fn closeness(position: &Chess, winner: Color) -> u32 {
    let board = position.board();
    let Some(king) = board.king_of(winner.other()) else { return 0 };
    let own = board.by_color(winner);
    let nearest = |pieces: Bitboard| (own & pieces).into_iter().map(|from| from.distance(king)).min();
    let queen = nearest(board.queens());
    let rook = nearest(board.rooks()).map(|far| far + 1);
    let minor = nearest(board.bishops() | board.knights()).map(|far| far + 2);
    let piece = [queen, rook, minor].into_iter().flatten().min();
    let piece = piece.unwrap_or_else(|| 8 + 2 * to_promotion(position, winner));
    let attacked = king_attacks(king).into_iter().filter(|square| {
        let attackers = board.attacks_to(*square, winner, board.occupied());
        !attackers.is_empty()
    });
    let attacked = u32::try_from(attacked.count()).unwrap_or_default();
    4 * flights(position, king, winner) + 2 * piece + 8 - attacked.min(8)
}

fn count(pieces: Bitboard) -> u32 {
    u32::try_from(pieces.count()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::from_fen;

    #[test]
    fn mates_are_found_in_a_corner_and_where_the_king_stands() {
        for (fen, winner, aim) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White, Aim::InPlace),
            ("r1bqkbnr/pppp1ppp/2n5/4p3/4PP2/5N2/PPPP2PP/RNBQKB1R b KQkq - 2 3", Color::Black, Aim::InPlace),
            ("8/8/6p1/pp1k3p/3P1P1P/1PK5/P7/8 b - - 1 38", Color::Black, Aim::Corner),
        ] {
            let mut position = from_fen(fen).unwrap();
            let proof = quick_mate(&position, winner, aim, 4, 20_000).expect(fen);
            for mv in proof.line {
                assert!(position.is_legal(mv), "{fen}: {mv}");
                position.play_unchecked(mv);
            }
            assert!(position.is_checkmate() && position.turn() != winner, "{fen}");
        }
    }

    #[test]
    fn where_nobody_can_mate_none_is_found() {
        let walls = from_fen("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1").unwrap();
        for aim in [Aim::Corner, Aim::InPlace] {
            assert_eq!(quick_mate(&walls, Color::White, aim, 4, 10_000), None);
        }
    }
}
