//! Moves in contexts that recur from game to game: a move at all, after another move of either player, and in
//! the same position.

use shakmaty::{Chess, Move, Position, Role, Square};

/// How many numbers there are; two contexts may have the same one.
pub(crate) const NUMBERS: usize = 1 << 16;

/// A position in which moves are made.
pub(crate) struct Context<'a> {
    position: &'a Chess,
    before: [Option<u64>; 2],
    board: u64,
}

impl<'a> Context<'a> {
    /// A position, and the moves before it: the player's own and the opponent's after it.
    pub(crate) fn new(position: &'a Chess, before: [Option<Move>; 2]) -> Context<'a> {
        let key = |mv: Option<Move>| mv.map(|mv| key(position, mv));
        let board = position.board();
        let bits =
            Role::ALL.into_iter().map(|role| board.by_role(role)).chain([board.by_color(position.turn())]);
        let board = bits.fold(0, |sum, bits| mixed(sum, u64::from(bits)));
        Context { position, before: before.map(key), board }
    }

    /// The numbers of a move in its contexts.
    pub(crate) fn numbers(&self, mv: Move) -> impl Iterator<Item = usize> {
        let own = key(self.position, mv);
        let [before, other] = self.before;
        let captured = mv.capture().map_or(0, |role| role as u64);
        let contexts = [Some(0), other, before, Some(captured), Some(self.board)];
        contexts.into_iter().zip(1..).filter_map(move |(context, kind)| {
            // The number of a hash is its upper bits, which depend on all others.
            Some((mixed(mixed(kind, own), context?) >> 48) as usize % NUMBERS)
        })
    }
}

/// A move as its player sees it: the piece, and both squares counted from the own first rank.
fn key(position: &Chess, mv: Move) -> u64 {
    let square = |square: Square| position.turn().fold_wb(square, square.flip_vertical()) as u64;
    (mv.role() as u64) << 12 | mv.from().map_or(0, square) << 6 | square(mv.to())
}

/// The hash of one number more.
fn mixed(sum: u64, number: u64) -> u64 {
    let product = (sum ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 29
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::from_fen;

    #[test]
    fn a_move_has_a_number_in_each_context_that_there_is() {
        let start = Chess::default();
        let legal = start.legal_moves();
        let numbers = |before| Context::new(&start, before).numbers(legal[0]).collect::<Vec<usize>>();
        let first = numbers([None; 2]);
        assert_eq!(first.len(), 3);
        let after = numbers([None, Some(legal[1])]);
        assert_eq!((after.len(), after[0], &after[2..]), (4, first[0], &first[1..]));
        assert!(after.iter().all(|number| *number < NUMBERS));
        // The same move in another position has the same number, and that of another context.
        let other = from_fen("r1bqkbnr/pppp1ppp/2n5/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3");
        let there: Vec<usize> = Context::new(&other, [None; 2]).numbers(legal[0]).collect();
        assert_eq!((there[0], there[2] == first[2]), (first[0], false));
    }
}
