//! A search for a helpmate in steps, so that no answer has to wait for its end.

use super::{CanMate, Winnability};
use annabella_chess::{Chess, Color, EnPassantMode, Move, Position, Square, king_attacks};
use shakmaty::Bitboard;
use shakmaty::zobrist::Zobrist128;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

/// A reached position.
#[derive(Clone, Debug)]
struct Reached {
    position: Chess,
    /// Index of the position before it, and the move; `None` at the root.
    from: Option<(usize, Move)>,
    /// Number of plies from the root.
    plies: u32,
}

/// A search from one position for a mate by `winner`, the most promising positions first.
///
/// When no position is left, `winner` cannot mate.
#[derive(Clone, Debug)]
pub struct Helpmate {
    winner: Color,
    corner: Square,
    reached: Vec<Reached>,
    /// Positions not expanded yet: estimated distance from a mate, and index.
    waiting: BinaryHeap<Reverse<(u32, usize)>>,
    seen: HashSet<Zobrist128>,
    /// Number of moves tried.
    tried: usize,
}

impl Helpmate {
    /// Starts a search from `position` for a mate by `winner`.
    pub fn new(position: &Chess, winner: Color) -> Helpmate {
        let mut search = Helpmate {
            winner,
            corner: corner(position, winner),
            reached: Vec::new(),
            waiting: BinaryHeap::new(),
            seen: HashSet::new(),
            tried: 0,
        };
        search.reach(position.clone(), None, 0);
        search
    }

    /// Tries about `moves` more moves. Returns the proof; `None` if the search can continue.
    pub fn step(&mut self, moves: usize) -> Option<Winnability> {
        let until = self.tried + moves;
        while self.tried < until {
            let Some(Reverse((_, index))) = self.waiting.pop() else {
                return Some(Winnability::NO);
            };
            let Reached { position, plies, .. } = self.reached.get(index)?.clone();
            for mv in position.legal_moves() {
                self.tried += 1;
                let mut after = position.clone();
                after.play_unchecked(mv);
                if after.turn() != self.winner && after.is_checkmate() {
                    let line = [self.line(index), vec![mv]].concat();
                    return Some(Winnability { can: CanMate::Yes, line });
                }
                self.reach(after, Some((index, mv)), plies + 1);
            }
        }
        None
    }

    fn reach(&mut self, position: Chess, from: Option<(usize, Move)>, plies: u32) {
        let key = position.zobrist_hash(EnPassantMode::Legal);
        if position.has_insufficient_material(self.winner) || !self.seen.insert(key) {
            return;
        }
        self.waiting
            .push(Reverse((plies / 4 + distance(&position, self.winner, self.corner), self.reached.len())));
        self.reached.push(Reached { position, from, plies });
    }

    /// Returns the moves from the root to the position at `index`.
    fn line(&self, index: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = self.reached.get(index);
        while let Some((before, mv)) = at.and_then(|reached| reached.from) {
            moves.push(mv);
            at = self.reached.get(before);
        }
        moves.reverse();
        moves
    }
}

/// Returns the nearest corner in which `winner` can plausibly mate.
///
/// It has the colour of the winner's bishop or, without one, a colour that a bishop of the opponent can
/// block.
pub(super) fn corner(position: &Chess, winner: Color) -> Square {
    let board = position.board();
    let bishops = |side: Color, of: Bitboard| !(board.by_color(side) & board.bishops() & of).is_empty();
    let dark = bishops(winner, Bitboard::DARK_SQUARES)
        || !bishops(winner, Bitboard::LIGHT_SQUARES) && bishops(winner.other(), Bitboard::LIGHT_SQUARES);
    let any = (board.bishops()).is_empty();
    let corners = [Square::A1, Square::H8, Square::A8, Square::H1];
    let far = |corner: &Square| {
        let to = |side: Color| board.king_of(side).map_or(0, |king| king.distance(*corner));
        2 * to(winner.other()) + to(winner)
    };
    let fits = |corner: &Square| any || corner.is_dark() == dark;
    corners.into_iter().filter(fits).min_by_key(far).unwrap_or(Square::H8)
}

/// Estimates the distance from a mate by `winner` in `corner`; it orders the search and proves nothing.
pub(super) fn distance(position: &Chess, winner: Color, corner: Square) -> u32 {
    let board = position.board();
    let (Some(king), Some(own)) = (board.king_of(winner.other()), board.king_of(winner)) else { return 0 };
    let of = |pieces: Bitboard| board.by_color(winner) & pieces;
    let to_mate = match () {
        () if !of(board.rooks_and_queens()).is_empty() => 0,
        () if !of(board.pawns()).is_empty() => 4 + 2 * to_promotion(position, winner),
        () => of(board.knights()).into_iter().map(|from| from.distance(corner)).min().unwrap_or(0),
    };
    let cornered = king.distance(corner);
    let kings = own.distance(corner).saturating_sub(2);
    let closed = if cornered <= 1 { 2 * flights(position, king, winner) } else { 8 };
    4 * cornered + 3 * kings + to_mate + closed
}

/// Estimates how far the nearest pawn of `side` is from promotion, counting the pieces in its way.
pub(super) fn to_promotion(position: &Chess, side: Color) -> u32 {
    let board = position.board();
    let far = |pawn: Square| {
        let ranks = side.fold_wb(7 - u32::from(pawn.rank()), u32::from(pawn.rank()));
        let ahead = Bitboard::from(pawn.file())
            & side.fold_wb(Bitboard(!0 << u32::from(pawn)), Bitboard((1 << u32::from(pawn)) - 1));
        let before = (board.occupied() & ahead).without(pawn).count();
        2 * ranks + 2 * u32::try_from(before).unwrap_or_default()
    };
    let pawns = board.by_color(side) & board.pawns();
    pawns.into_iter().map(far).min().unwrap_or(12)
}

/// Counts the squares to which `king` could step.
pub(super) fn flights(position: &Chess, king: Square, winner: Color) -> u32 {
    let board = position.board();
    let open = king_attacks(king) & !board.by_color(winner.other());
    let through = board.occupied() ^ Bitboard::from(king);
    let free = |square: &Square| board.attacks_to(*square, winner, through).is_empty();
    u32::try_from(open.into_iter().filter(free).count()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::from_fen;

    fn found(fen: &str, winner: Color, moves: usize) -> Option<Winnability> {
        Helpmate::new(&from_fen(fen).unwrap(), winner).step(moves)
    }

    #[test]
    fn a_mate_is_found_with_its_moves() {
        for (fen, winner) in [
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White),
            ("4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", Color::Black),
            ("8/8/8/3k4/8/8/3R4/3K4 b - - 0 1", Color::White),
        ] {
            let mut position = from_fen(fen).unwrap();
            let proof = found(fen, winner, 50_000).expect(fen);
            assert_eq!(proof.can, CanMate::Yes, "{fen}");
            for mv in proof.line {
                assert!(position.is_legal(mv), "{fen}: {mv}");
                position.play_unchecked(mv);
            }
            assert!(position.is_checkmate() && position.turn() != winner, "{fen}");
        }
    }

    #[test]
    fn where_nothing_is_left_nobody_mates() {
        let no = Some(Winnability { can: CanMate::No, line: Vec::new() });
        assert_eq!(found("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::Black, 10), no);
        // Locked pawns, and two kings that never meet.
        let walls = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1";
        assert_eq!(found(walls, Color::White, 200_000), no);
    }

    #[test]
    fn a_search_stops_where_it_may_and_goes_on_where_it_was() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let mut search = Helpmate::new(&from_fen(fen).unwrap(), Color::White);
        assert_eq!(search.step(10), None);
        assert!(search.tried < 100);
        let mut steps = 0;
        while search.step(10).is_none() {
            steps += 1;
        }
        assert!(steps > 1);
    }
}
