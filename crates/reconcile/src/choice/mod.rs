//! The probability of each legal move, learnt from games, where two scoresheets leave a move open.
//!
//! ```
//! use annabella_reconcile::choice::{PreviousMoves, neg_log_probabilities};
//! use annabella_chess::{Chess, Position};
//! let start = Chess::default();
//! let costs = neg_log_probabilities(&start, PreviousMoves::default(), &start.legal_moves());
//! let sum: f32 = costs.iter().map(|cost| (-cost).exp()).sum();
//! assert!((sum - 1.0).abs() < 1e-3);
//! ```
//!
//! Most of some thirty legal moves lose material or achieve nothing. A few simple traits predict the moves of
//! real games far better than chance: the material won or lost, what the move answers, saves, attacks or
//! leaves hanging, and which piece moves where. The text of a scoresheet weighs more.
//!
//! `cargo bench --bench choice -- GAMES.pgn` learns the weights and measures how well they predict games outside the training set.

mod exchange;
mod goals;
mod position_traits;
mod prospect;
mod recurring;

use goals::Goals;
use position_traits::{AttackedPosition, POSITION_TRAITS};
use prospect::Prospect;
use recurring::{Context, NUMBERS};
use shakmaty::{Chess, Move};
use std::sync::LazyLock;

/// Moves before a position, on which the player's choice depends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PreviousMoves {
    /// Previous move of the side to move.
    pub own: Option<Move>,
    /// Opponent's move after it.
    pub other: Option<Move>,
}

/// First index of the consequences of a move.
const LEADS: usize = POSITION_TRAITS;
/// First index of the aims of a move.
const GOALS: usize = LEADS + prospect::TRAITS;
/// First index of recurring contexts; most of these weights are 0.
pub const RECURS: usize = GOALS + goals::TRAITS;
/// Number of weights.
pub const WEIGHTS: usize = RECURS + NUMBERS;

/// Weights of all traits except contexts, in steps of [`STEP`].
///
/// `cargo bench --bench choice -- GAMES.pgn --write` writes this file and the next.
const LEARNT: &[i16] = &include!("learnt/traits.txt");
/// Weights of recurring contexts, by their number; all others are 0.
const RECURRENT: &[(u16, i16)] = &include!("learnt/contexts.txt");
const _: () = assert!(LEARNT.len() == RECURS, "a weight for each trait");

/// Weights of all contexts, by their number.
static CONTEXTS: LazyLock<Vec<i16>> = LazyLock::new(|| {
    let mut weights = vec![0; NUMBERS];
    RECURRENT.iter().for_each(|&(number, weight)| weights[usize::from(number)] = weight);
    weights
});

/// Returns for each of `moves` the negative natural logarithm of its probability.
///
/// `moves` must be all legal moves of the position.
pub fn neg_log_probabilities(position: &Chess, before: PreviousMoves, moves: &[Move]) -> Vec<f32> {
    let mut scores = vec![0.0; moves.len()];
    traits(position, before, moves, &mut |index, which, amount| {
        let weight = LEARNT.get(which).copied().unwrap_or_else(|| CONTEXTS[which - RECURS]);
        scores[index] += f32::from(weight) * STEP * amount;
    });
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let all: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    scores.iter().map(|score| all.ln() + most - score).collect()
}

/// Unit of the stored weights, as natural logarithms.
pub const STEP: f32 = 0.05;

/// Calls `tell` with each trait of `moves`: index of the move, index of the weight, and factor.
///
/// `moves` must be all legal moves of the position.
pub fn traits(
    position: &Chess,
    before: PreviousMoves,
    moves: &[Move],
    tell: &mut impl FnMut(usize, usize, f32),
) {
    let look = AttackedPosition::new(position, before);
    let goals = Goals::new(position, look.opening);
    let context = Context::new(position, [before.own, before.other]);
    let attacks = [&look.own, &look.other];
    let prospects: Vec<Prospect> = moves.iter().map(|&mv| Prospect::of(position, mv, attacks)).collect();
    let best = prospects.iter().map(Prospect::net).fold(f32::NEG_INFINITY, f32::max);
    for (index, (&mv, prospect)) in moves.iter().zip(&prospects).enumerate() {
        look.tell(mv, &mut |which, amount| tell(index, which, amount));
        prospect.tell(mv, best, look.opening, &mut |which, amount| tell(index, LEADS + which, amount));
        if !mv.is_castle() {
            goals.tell(mv, &mut |which, amount| tell(index, GOALS + which, amount));
        }
        context.numbers(mv).for_each(|number| tell(index, RECURS + number, 1.0));
    }
}

#[cfg(test)]
mod samples {
    use shakmaty::{CastlingMode, Chess, Move, Position, fen::Fen, uci::UciMove};

    pub(crate) fn from_fen(fen: &str) -> Chess {
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
    }

    /// Calls `see` with each legal move of the positions of games at random.
    pub(crate) fn each_move(mut see: impl FnMut(&Chess, Move)) {
        let ends = ["8/PPP1k3/8/3pP3/8/8/ppp1K3/8 w - d6 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"];
        let starts = [Chess::default()].into_iter().chain(ends.map(from_fen));
        for (mut position, seed) in
            starts.flat_map(|start| [1, 3, 5, 7, 11].map(|seed| (start.clone(), seed)))
        {
            for number in 0..120_usize {
                let moves = position.legal_moves();
                moves.iter().for_each(|&mv| see(&position, mv));
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(moves[(number * 7919 + number * number * seed) % moves.len()]);
            }
        }
    }

    pub(crate) fn uci(mv: Move) -> String {
        UciMove::from_standard(mv).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::samples::{from_fen, uci};
    use shakmaty::Position;

    /// Returns the moves of a position, the likeliest first.
    fn order(fen: &str) -> Vec<String> {
        let position = from_fen(fen);
        let moves = position.legal_moves();
        let unlikely = neg_log_probabilities(&position, PreviousMoves::default(), &moves);
        let mut order: Vec<(f32, String)> =
            unlikely.into_iter().zip(moves.iter().map(|&mv| uci(mv))).collect();
        order.sort_by(|left, right| left.0.total_cmp(&right.0));
        order.into_iter().map(|(_, mv)| mv).collect()
    }

    #[test]
    fn hanging_pieces_are_captured_and_no_piece_is_left_hanging() {
        let order = order("4k3/8/2p5/3r4/4P3/8/8/3QK3 w - - 0 1");
        let place = |uci: &str| order.iter().position(|mv| mv == uci).unwrap();
        assert_eq!(place("e4d5"), 0, "{order:?}");
        assert!(place("d1e2") < place("d1d5") && place("d1d5") < place("d1d4"), "{order:?}");
    }

    #[test]
    fn a_losing_check_and_an_underpromotion_are_unlikely() {
        let order = order("4k3/P7/8/8/8/8/5PPP/3Q2K1 w - - 0 1");
        let place = |uci: &str| order.iter().position(|mv| mv == uci).unwrap();
        assert!(place("a7a8q") < place("a7a8r") && place("d1e2") < place("d1d8"), "{order:?}");
    }

    #[test]
    fn the_probabilities_of_all_moves_sum_to_one() {
        let (mut position, mut before) = (Chess::default(), PreviousMoves::default());
        // A game of moves at random, to its end.
        for number in 0..170_usize {
            let moves = position.legal_moves();
            let all: f32 =
                neg_log_probabilities(&position, before, &moves).iter().map(|cost| (-cost).exp()).sum();
            assert!((all - 1.0).abs() < 1e-3, "{number}: {all}");
            let mv = moves[number * 7919 % moves.len()];
            before = PreviousMoves { own: before.other, other: Some(mv) };
            position.play_unchecked(mv);
        }
    }
}
