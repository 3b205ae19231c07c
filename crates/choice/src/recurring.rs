//! Moves in contexts that recur from game to game: a move at all, after another move of either player, and in
//! the same position; a piece that goes to a square after another of the opponent's has, and with the same pawns.

use shakmaty::{Bitboard, Chess, File, Move, Position, Role, Square};

/// How many numbers there are; two contexts may have the same one.
pub(crate) const NUMBERS: usize = 1 << 16;

/// A position in which moves are made.
pub(crate) struct Context<'a> {
    position: &'a Chess,
    before: [Option<u64>; 2],
    board: u64,
    /// All pawns, and those on the files c, d and e, as the player to move sees them.
    pawns: u64,
    centre: u64,
}

impl<'a> Context<'a> {
    /// A position, and the moves before it: the player's own and the opponent's after it.
    pub(crate) fn new(position: &'a Chess, before: [Option<Move>; 2]) -> Context<'a> {
        let key = |mv: Option<Move>| mv.map(|mv| key(position, mv));
        let (board, turn) = (position.board(), position.turn());
        let bits = Role::ALL.into_iter().map(|role| board.by_role(role)).chain([board.by_color(turn)]);
        let board = bits.fold(0, |sum, bits| mixed(sum, u64::from(bits)));
        let middle = [File::C, File::D, File::E]
            .map(Bitboard::from_file)
            .into_iter()
            .fold(Bitboard::EMPTY, |a, b| a | b);
        let pawns_on = |files: Bitboard| {
            let seen = |bits: Bitboard| u64::from(turn.fold_wb(bits, bits.flip_vertical()));
            let pawns = position.board().pawns() & files;
            [turn, !turn]
                .into_iter()
                .fold(0, |sum, side| mixed(sum, seen(pawns & position.board().by_color(side))))
        };
        let (pawns, centre) = (pawns_on(Bitboard::FULL), pawns_on(middle));
        Context { position, before: before.map(key), board, pawns, centre }
    }

    /// The numbers of a move in its contexts.
    pub(crate) fn numbers(&self, mv: Move) -> impl Iterator<Item = usize> {
        let own = key(self.position, mv);
        let [before, other] = self.before;
        let captured = mv.capture().map_or(0, |role| role as u64);
        // A piece and where it goes, from wherever.
        let goes = |key: u64| key & !(63 << 6);
        let contexts = [
            (own, Some(0)),
            (own, other),
            (own, before),
            (own, Some(captured)),
            (own, Some(self.board)),
            (goes(own), other.map(goes)),
            (goes(own), Some(self.pawns)),
            (goes(own), Some(self.centre)),
        ];
        contexts.into_iter().zip(1..).filter_map(|((own, context), kind)| {
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
        assert_eq!(first.len(), 5);
        let after = numbers([None, Some(legal[1])]);
        assert_eq!(
            (after.len(), after[0], &after[2..4], &after[5..]),
            (7, first[0], &first[1..3], &first[3..])
        );
        assert!(after.iter().all(|number| *number < NUMBERS));
        // The same move in another position has the same number, and that of another context.
        let other = from_fen("r1bqkbnr/pppp1ppp/2n5/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3");
        let there: Vec<usize> = Context::new(&other, [None; 2]).numbers(legal[0]).collect();
        assert_eq!((there[0], there[2] == first[2]), (first[0], false));
    }
}
