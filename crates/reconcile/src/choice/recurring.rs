//! Moves in contexts that recur from game to game.
//!
//! The contexts: any position; after the opponent's last move; after the player's own; by what is captured;
//! in the same position; and, for a piece and its destination, after the opponent's piece and destination,
//! with the same pawns, and with the same centre pawns.

use shakmaty::{Bitboard, Chess, File, Move, Position, Role, Square};

/// Number of context numbers; two contexts may share one.
pub(crate) const NUMBERS: usize = 1 << 16;

/// A position with what its contexts depend on.
pub(crate) struct Context<'a> {
    position: &'a Chess,
    before: [Option<u64>; 2],
    board: u64,
    /// Hash of all pawns, as the player to move sees them; `centre` only of those on the files c, d and e.
    pawns: u64,
    centre: u64,
}

impl<'a> Context<'a> {
    /// Takes a position, the player's previous move and the opponent's reply to it.
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

    /// Returns the number of a move in each of its contexts.
    pub(crate) fn numbers(&self, mv: Move) -> impl Iterator<Item = usize> {
        let own = key(self.position, mv);
        let [before, other] = self.before;
        let captured = mv.capture().map_or(0, |role| role as u64);
        // A piece and its destination, from any square.
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
            // The upper bits depend on all others, so they serve as the number.
            Some((mixed(mixed(kind, own), context?) >> 48) as usize % NUMBERS)
        })
    }
}

/// Encodes a move as its player sees it: the piece, and both squares with ranks counted from its side.
fn key(position: &Chess, mv: Move) -> u64 {
    let square = |square: Square| position.turn().fold_wb(square, square.flip_vertical()) as u64;
    (mv.role() as u64) << 12 | mv.from().map_or(0, square) << 6 | square(mv.to())
}

/// Adds `number` to the hash `sum`.
fn mixed(sum: u64, number: u64) -> u64 {
    let product = (sum ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    product ^ product >> 29
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::samples::from_fen;

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
        // In another position, the move keeps its plain number but not the number in its context.
        let other = from_fen("r1bqkbnr/pppp1ppp/2n5/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3");
        let there: Vec<usize> = Context::new(&other, [None; 2]).numbers(legal[0]).collect();
        assert_eq!((there[0], there[2] == first[2]), (first[0], false));
    }
}
