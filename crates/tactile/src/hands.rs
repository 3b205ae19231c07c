//! Actions of hands on tactile boards, and a simulation of hands that execute a move.
//!
//! The times are plausible, not measured: no measurements with pegs are published.
//!
//! ```
//! use annabella_chess::{Chess, Position, San};
//! use annabella_tactile::hands::{HandStyle, execute};
//! let mut position = Chess::default();
//! let mv = "Nf3".parse::<San>().unwrap().to_move(&position).unwrap();
//! let mut pegs = position.board().clone();
//! for (_after, hand) in execute(&position, mv, HandStyle::Lively, 7) {
//!     hand.act_on(&mut pegs);
//! }
//! position.play_unchecked(mv);
//! assert_eq!(&pegs, position.board());
//! ```

use annabella_chess::{Board, Chess, Move, Piece, Position, Square};
use annabella_clock::Span;

/// A piece lifted or placed by a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandAction {
    /// A lift.
    Lift {
        /// The square from which it is lifted.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// A placement.
    Place {
        /// The square on which it is placed.
        square: Square,
        /// The piece.
        piece: Piece,
    },
}

impl HandAction {
    /// Returns the square of the action.
    pub fn square(self) -> Square {
        match self {
            HandAction::Lift { square, .. } | HandAction::Place { square, .. } => square,
        }
    }

    /// Changes `board` as the action does.
    pub fn act_on(self, board: &mut Board) {
        match self {
            HandAction::Lift { square, .. } => board.discard_piece_at(square),
            HandAction::Place { square, piece } => board.set_piece_at(square, piece),
        }
    }
}

/// The care that hands take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HandStyle {
    /// One fixed order for each kind of move: the captured piece first, the king first.
    Plain,
    /// All orders that the Laws allow, pegs that bounce, and pieces gripped twice.
    #[default]
    Lively,
    /// Also actions against the touched-piece rule: castling rook first, lifting another piece before.
    Clumsy,
}

/// Pseudo-random numbers, the same for the same seed (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Creates dice with this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns any number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Returns a number below `bound`, which must not be 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.roll() % bound
    }

    /// Whether a chance of `percent` occurs this time.
    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn span(&mut self, from_ms: u64, to_ms: u64) -> Span {
        Span(from_ms + self.below(to_ms - from_ms))
    }
}

/// Returns the actions that execute a legal move, each with the time since the one before.
/// After them the pegs show the position after the move.
pub fn execute(position: &Chess, mv: Move, style: HandStyle, seed: u64) -> Vec<(Span, HandAction)> {
    let mut dice = Dice::new(seed);
    let mut hands = order(position, mv, style, &mut dice);
    let timed = |hand: HandAction, dice: &mut Dice| match hand {
        HandAction::Lift { .. } => (dice.span(350, 900), hand),
        HandAction::Place { .. } => (dice.span(400, 1100), hand),
    };
    let last = hands.iter().rev().find(|hand| matches!(hand, HandAction::Place { .. })).copied();
    if style == HandStyle::Clumsy
        && dice.chance(10)
        && let Some((square, piece)) = bystander(position, mv, &mut dice)
    {
        hands.splice(0..0, [HandAction::Lift { square, piece }, HandAction::Place { square, piece }]);
    }
    let mut timed: Vec<_> = hands.into_iter().map(|hand| timed(hand, &mut dice)).collect();
    if let Some(HandAction::Place { square, piece }) = last
        && style != HandStyle::Plain
    {
        let again = [HandAction::Lift { square, piece }, HandAction::Place { square, piece }];
        if dice.chance(8) {
            // The peg is not seated properly: contact is lost and found again within a few scans.
            timed.extend(again.map(|hand| (dice.span(15, 90), hand)));
        }
        if dice.chance(5) {
            timed.extend(again.map(|hand| (dice.span(250, 700), hand)));
        }
    }
    timed
}

/// The changes of a move: lifts and placements by square.
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

    fn lift(&self, square: Square) -> Option<HandAction> {
        let piece = self.before.piece_at(square).filter(|_| self.at(square))?;
        Some(HandAction::Lift { square, piece })
    }

    fn place(&self, square: Square) -> Option<HandAction> {
        let piece = self.after.piece_at(square).filter(|_| self.at(square))?;
        Some(HandAction::Place { square, piece })
    }
}

fn order(position: &Chess, mv: Move, style: HandStyle, dice: &mut Dice) -> Vec<HandAction> {
    let changes = Changes::of(position, mv);
    let lively = style != HandStyle::Plain;
    if let (Move::Castle { king, rook }, Some(side)) = (mv, mv.castling_side()) {
        let (king_to, rook_to) = (side.king_to(position.turn()), side.rook_to(position.turn()));
        let (k_off, k_on) = (changes.lift(king), changes.place(king_to));
        let (r_off, r_on) = (changes.lift(rook), changes.place(rook_to));
        let both = [k_off, r_off, k_on, r_on];
        let chosen = match dice.below(10) {
            0 if style == HandStyle::Clumsy => [r_off, r_on, k_off, k_on],
            0..2 if lively => both,
            _ => [k_off, k_on, r_off, r_on],
        };
        let chosen: Vec<HandAction> = chosen.into_iter().flatten().collect();
        // From some starting positions of Chess960, one piece is on the destination of the other.
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
            let put = HandAction::Place { square: to, piece };
            let take = HandAction::Lift { square: to, piece };
            vec![off, captured, Some(put), Some(take), on]
        }
        (true, 2) if lively => vec![captured, on, off],
        _ => vec![captured, off, on],
    };
    chosen.into_iter().flatten().collect()
}

/// Whether pieces are placed only on empty squares and lifted only from occupied ones.
fn possible(board: &Board, hands: &[HandAction]) -> bool {
    let mut board = board.clone();
    hands.iter().all(|hand| {
        let stands = board.piece_at(hand.square()).is_some();
        hand.act_on(&mut board);
        stands == matches!(hand, HandAction::Lift { .. })
    })
}

/// Chooses another piece of the side to move.
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

    const STYLES: [HandStyle; 3] = [HandStyle::Plain, HandStyle::Lively, HandStyle::Clumsy];

    fn check(position: &Chess, mv: Move, style: HandStyle, seed: u64) {
        let hands: Vec<HandAction> =
            execute(position, mv, style, seed).into_iter().map(|(_, hand)| hand).collect();
        assert!(possible(position.board(), &hands), "{hands:?}");
        let mut board = position.board().clone();
        hands.iter().for_each(|hand| hand.act_on(&mut board));
        let mut after = position.clone();
        after.play_unchecked(mv);
        assert_eq!(&board, after.board(), "{mv:?} {hands:?}");
    }

    fn orders(fen: &str, san: &str, style: HandStyle) -> BTreeSet<String> {
        let position = from_fen(fen).unwrap();
        let mv = san.parse::<San>().unwrap().to_move(&position).unwrap();
        let letter = |hand: HandAction| match hand {
            HandAction::Lift { square, .. } => format!("-{square}"),
            HandAction::Place { square, piece } => format!("{}{square}", piece.char()),
        };
        let order = |seed| {
            check(&position, mv, style, seed);
            order(&position, mv, style, &mut Dice::new(seed))
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
        assert_eq!(orders(fen, "O-O", HandStyle::Plain), BTreeSet::from([lively[1].clone()]));
        assert_eq!(orders(fen, "O-O", HandStyle::Lively), BTreeSet::from(lively));
        assert!(orders(fen, "O-O-O", HandStyle::Clumsy).contains("-a1 Rd1 -e1 Kc1"));
    }

    #[test]
    fn knows_every_order_of_captures_and_promotions() {
        assert_eq!(orders("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", HandStyle::Lively).len(), 3);
        assert_eq!(orders("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", HandStyle::Lively).len(), 2);
        assert_eq!(orders("8/3P4/8/8/8/k7/8/4K3 w - - 0 1", "d8=N", HandStyle::Lively).len(), 3);
    }

    #[test]
    fn castles_from_every_960_start_that_needs_both_in_hand() {
        let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
        let position = from_fen(fen).unwrap();
        let castle = position.legal_moves().into_iter().find(|mv| mv.is_castle()).unwrap();
        for seed in 0..50 {
            STYLES.into_iter().for_each(|style| check(&position, castle, style, seed));
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
                for style in STYLES {
                    check(&position, mv, style, seed);
                    prop_assert_eq!(execute(&position, mv, style, seed), execute(&position, mv, style, seed));
                }
                position.play_unchecked(mv);
            }
        }
    }
}
