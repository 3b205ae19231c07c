//! The shortest ways of a knight on an empty board.

use annabella::chess::{Bitboard, Square, attacks};

/// Returns the number of moves that a knight needs.
pub fn distance(from: Square, to: Square) -> usize {
    let mut reached = Bitboard::from(from);
    let mut moves = 0;
    while !reached.contains(to) {
        reached = reached.into_iter().fold(reached, |all, square| all | attacks::knight_attacks(square));
        moves += 1;
    }
    moves
}

/// Whether a knight's move from `at` to `next` is the first of a shortest way to `to`.
pub fn is_on_the_way(at: Square, next: Square, to: Square) -> bool {
    attacks::knight_attacks(at).contains(next) && distance(next, to) + 1 == distance(at, to)
}

/// Returns a shortest way: the squares after `from`.
pub fn shortest(from: Square, to: Square) -> Vec<Square> {
    let mut way = Vec::new();
    let mut at = from;
    while let Some(next) =
        attacks::knight_attacks(at).into_iter().find(|square| is_on_the_way(at, *square, to))
    {
        way.push(next);
        at = next;
    }
    way
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_the_empty_board() {
        for (from, to, moves) in [
            (Square::A1, Square::A1, 0),
            (Square::A1, Square::B3, 1),
            (Square::A1, Square::A2, 3),
            (Square::A1, Square::B2, 4),
            (Square::A1, Square::H8, 6),
            (Square::D4, Square::E5, 2),
        ] {
            assert_eq!(distance(from, to), moves, "{from} {to}");
        }
    }

    #[test]
    fn a_shortest_way_exists_between_any_two_squares() {
        for from in Square::ALL {
            for to in Square::ALL {
                let way = shortest(from, to);
                assert_eq!((way.len(), distance(from, to)), (distance(to, from), way.len()));
                let steps = [vec![from], way.clone()].concat();
                let is_knight = |step: &[Square]| attacks::knight_attacks(step[0]).contains(step[1]);
                assert!(steps.windows(2).all(is_knight), "{way:?}");
                assert_eq!(steps.last(), Some(&to));
            }
        }
    }
}
