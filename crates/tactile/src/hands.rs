//! Simulates how hands execute a move on pegs: what is lifted and placed, in which order and when.
//!
//! The times are plausible, not measured: nobody has published any for pegs.
//!
//! ```
//! use annabella_chess::{Chess, Position, San};
//! use annabella_tactile::hands::{Manner, execute};
//! let mut position = Chess::default();
//! let mv = "Nf3".parse::<San>().unwrap().to_move(&position).unwrap();
//! let mut pegs = position.board().clone();
//! for (_after, hand) in execute(&position, mv, Manner::Lively, 7) {
//!     hand.act_on(&mut pegs);
//! }
//! position.play_unchecked(mv);
//! assert_eq!(&pegs, position.board());
//! ```

use super::Hand;
use annabella_chess::{Board, Chess, Move, Piece, Position, Square};
use annabella_clock::Span;

/// How careful the hands are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Manner {
    /// One fixed order for each kind of move: the captured piece first, the king first.
    Plain,
    /// All orders that the Laws allow, pegs that bounce, and pieces gripped twice.
    #[default]
    Lively,
    /// Also what the rule of touch forbids: castling with the rook first, lifting another piece
    /// before.
    Clumsy,
}

/// Pseudo-random numbers that are the same for the same seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice with that seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Any number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.roll() % bound
    }

    /// Happens in that many cases of a hundred.
    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn span(&mut self, from_ms: u64, to_ms: u64) -> Span {
        Span(from_ms + self.below(to_ms - from_ms))
    }
}

/// The actions that execute a legal move, each with the time since the one before. After them the pegs
/// show the position after the move.
pub fn execute(position: &Chess, mv: Move, manner: Manner, seed: u64) -> Vec<(Span, Hand)> {
    let mut dice = Dice::new(seed);
    let mut hands = order(position, mv, manner, &mut dice);
    let timed = |hand: Hand, dice: &mut Dice| match hand {
        Hand::Lifted { .. } => (dice.span(350, 900), hand),
        Hand::Placed { .. } => (dice.span(400, 1100), hand),
    };
    let last = hands.iter().rev().find(|hand| matches!(hand, Hand::Placed { .. })).copied();
    if manner == Manner::Clumsy
        && dice.chance(10)
        && let Some((square, piece)) = bystander(position, mv, &mut dice)
    {
        hands.splice(0..0, [Hand::Lifted { square, piece }, Hand::Placed { square, piece }]);
    }
    let mut timed: Vec<_> = hands.into_iter().map(|hand| timed(hand, &mut dice)).collect();
    if let Some(Hand::Placed { square, piece }) = last
        && manner != Manner::Plain
    {
        let again = [Hand::Lifted { square, piece }, Hand::Placed { square, piece }];
        if dice.chance(8) {
            // The peg does not catch at once: contact is lost and found again within a few scans.
            timed.extend(again.map(|hand| (dice.span(15, 90), hand)));
        }
        if dice.chance(5) {
            timed.extend(again.map(|hand| (dice.span(250, 700), hand)));
        }
    }
    timed
}

/// What a move changes: lifts and placements by square.
struct Changes {
    before: Board,
    after: Board,
}

impl Changes {
    fn of(position: &Chess, mv: Move) -> Changes {
        let mut after = position.clone();
        after.play_unchecked(mv);
        Changes { before: position.board().clone(), after: after.board().clone() }
    }

    fn at(&self, square: Square) -> bool {
        self.before.piece_at(square) != self.after.piece_at(square)
    }

    fn lift(&self, square: Square) -> Option<Hand> {
        let piece = self.before.piece_at(square).filter(|_| self.at(square))?;
        Some(Hand::Lifted { square, piece })
    }

    fn place(&self, square: Square) -> Option<Hand> {
        let piece = self.after.piece_at(square).filter(|_| self.at(square))?;
        Some(Hand::Placed { square, piece })
    }
}

fn order(position: &Chess, mv: Move, manner: Manner, dice: &mut Dice) -> Vec<Hand> {
    let changes = Changes::of(position, mv);
    let lively = manner != Manner::Plain;
    if let (Move::Castle { king, rook }, Some(side)) = (mv, mv.castling_side()) {
        let (king_to, rook_to) = (side.king_to(position.turn()), side.rook_to(position.turn()));
        let (k_off, k_on) = (changes.lift(king), changes.place(king_to));
        let (r_off, r_on) = (changes.lift(rook), changes.place(rook_to));
        let both = [k_off, r_off, k_on, r_on];
        let chosen = match dice.below(10) {
            0 if manner == Manner::Clumsy => [r_off, r_on, k_off, k_on],
            0..2 if lively => both,
            _ => [k_off, k_on, r_off, r_on],
        };
        let chosen: Vec<Hand> = chosen.into_iter().flatten().collect();
        // From some starting positions of Chess960, one piece stands where the other must go.
        return if possible(&changes.before, &chosen) {
            chosen
        } else {
            both.into_iter().flatten().collect()
        };
    }

    let (from, to) = (mv.from().unwrap_or(mv.to()), mv.to());
    let (off, on) = (changes.lift(from), changes.place(to));
    let captured = Square::ALL.into_iter().filter(|&square| square != from).find_map(|s| changes.lift(s));
    let piece = Piece { color: position.turn(), role: mv.role() };
    let chosen = match (mv.promotion().is_some(), dice.below(3)) {
        (false, 1) if lively && mv.is_en_passant() => vec![off, on, captured],
        (false, 1 | 2) if lively => vec![off, captured, on],
        (true, 1) if lively => {
            let put = Hand::Placed { square: to, piece };
            let take = Hand::Lifted { square: to, piece };
            vec![off, captured, Some(put), Some(take), on]
        }
        (true, 2) if lively => vec![captured, on, off],
        _ => vec![captured, off, on],
    };
    chosen.into_iter().flatten().collect()
}

/// Whether pieces are placed only on empty squares and lifted only from occupied ones.
fn possible(board: &Board, hands: &[Hand]) -> bool {
    let mut board = board.clone();
    hands.iter().all(|hand| {
        let stands = board.piece_at(hand.square()).is_some();
        hand.act_on(&mut board);
        stands == matches!(hand, Hand::Lifted { .. })
    })
}

/// Another piece of the side to move.
fn bystander(position: &Chess, mv: Move, dice: &mut Dice) -> Option<(Square, Piece)> {
    let mut others: Vec<_> = position.our(mv.role()).into_iter().filter(|&s| mv.from() != Some(s)).collect();
    if others.is_empty() {
        others = position.us().into_iter().filter(|&s| mv.from() != Some(s)).collect();
    }
    let index = dice.below(others.len().max(1) as u64) as usize;
    let square = *others.get(index)?;
    Some((square, position.board().piece_at(square)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{San, from_fen};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    const MANNERS: [Manner; 3] = [Manner::Plain, Manner::Lively, Manner::Clumsy];

    fn check(position: &Chess, mv: Move, manner: Manner, seed: u64) {
        let hands: Vec<Hand> =
            execute(position, mv, manner, seed).into_iter().map(|(_, hand)| hand).collect();
        assert!(possible(position.board(), &hands), "{hands:?}");
        let mut board = position.board().clone();
        hands.iter().for_each(|hand| hand.act_on(&mut board));
        let mut after = position.clone();
        after.play_unchecked(mv);
        assert_eq!(&board, after.board(), "{mv:?} {hands:?}");
    }

    fn orders(fen: &str, san: &str, manner: Manner) -> BTreeSet<String> {
        let position = from_fen(fen).unwrap();
        let mv = san.parse::<San>().unwrap().to_move(&position).unwrap();
        let letter = |hand: Hand| match hand {
            Hand::Lifted { square, .. } => format!("-{square}"),
            Hand::Placed { square, piece } => format!("{}{square}", piece.char()),
        };
        let order = |seed| {
            check(&position, mv, manner, seed);
            order(&position, mv, manner, &mut Dice::new(seed))
                .into_iter()
                .map(letter)
                .collect::<Vec<_>>()
                .join(" ")
        };
        (0..200).map(order).collect()
    }

    #[test]
    fn castles_king_first_mostly_and_rook_first_only_when_clumsy() {
        let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let lively = ["-e1 -h1 Kg1 Rf1", "-e1 Kg1 -h1 Rf1"].map(str::to_owned);
        assert_eq!(orders(fen, "O-O", Manner::Plain), BTreeSet::from([lively[1].clone()]));
        assert_eq!(orders(fen, "O-O", Manner::Lively), BTreeSet::from(lively));
        assert!(orders(fen, "O-O-O", Manner::Clumsy).contains("-a1 Rd1 -e1 Kc1"));
    }

    #[test]
    fn knows_every_order_of_captures_and_promotions() {
        assert_eq!(orders("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", Manner::Lively).len(), 3);
        assert_eq!(orders("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", Manner::Lively).len(), 2);
        assert_eq!(orders("8/3P4/8/8/8/k7/8/4K3 w - - 0 1", "d8=N", Manner::Lively).len(), 3);
    }

    #[test]
    fn castles_from_every_960_start_that_needs_both_in_hand() {
        let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
        let position = from_fen(fen).unwrap();
        let castle = position.legal_moves().into_iter().find(|mv| mv.is_castle()).unwrap();
        for seed in 0..50 {
            MANNERS.into_iter().for_each(|manner| check(&position, castle, manner, seed));
        }
    }

    proptest! {
        #[test]
        fn every_order_is_possible_and_ends_in_the_right_placement(seed: u64, picks in prop::collection::vec(any::<prop::sample::Index>(), 1..60)) {
            let mut position = Chess::default();
            for pick in picks {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let mv = legal[pick.index(legal.len())];
                for manner in MANNERS {
                    check(&position, mv, manner, seed);
                    prop_assert_eq!(execute(&position, mv, manner, seed), execute(&position, mv, manner, seed));
                }
                position.play_unchecked(mv);
            }
        }
    }
}
