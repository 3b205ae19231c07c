//! The cost of a cell's text, given the move that its writer meant.
//!
//! Costs are negative natural logarithms of probabilities. A move is a sequence of slots (piece, file, rank,
//! capture, captured piece, file, rank, promotion), some of which may be left out. A weighted edit distance
//! matches the cell's text to the slots; its weights are in [`confusion`](crate::cells::confusion).

use crate::cells::cell_reading::{Candidate, Needs};
use crate::cells::confusion::{NEVER, file, piece, rank};
use crate::cells::handwriting::Handwriting;
use crate::cells::writing::{Mark, Writing};
use annabella_chess::{Chess, Color, Move, Position, Role, Side, Square};

/// Maximum cost of a cell of the player's own move that names a legal move: it may be another move by
/// mistake.
pub(crate) const FLOOR: f32 = 10.0;
/// Maximum cost of any other cell; caps the penalty for unexpected text.
pub(crate) const MAX_ODD_CELL_COST: f32 = 14.0;
/// Cost below which a cell names a move.
pub(crate) const NAMED: f32 = 4.5;
/// Cost of any error in the cell of the player's own move, and of the opponent's.
const WRONG: [f32; 2] = [2.9, 2.3];
/// Extra cost of each error after the first: a cell seldom has two.
const FURTHER: f32 = 3.0;
/// Cost of an extra sign, and of a missing one.
const EXTRA: f32 = 3.2;
const LOST: f32 = 3.5;
/// Cost of two neighbouring signs exchanged.
const EXCHANGED: f32 = 2.6;
/// Cost of naming a pawn with a letter.
const PAWN: f32 = 1.0;
/// Cost of a false mark for check or mate: by a hand that marks checks, and by another.
const FALSE_MARK: [f32; 2] = [5.0, 3.0];

/// One slot of a written move.
#[derive(Clone, Copy)]
struct Slot {
    /// Row of the channel's table with the cost of each sign here.
    row: usize,
    /// Cost of leaving it out.
    omitted: f32,
    /// Whether it may be left out without a mistake.
    may_omit: bool,
    /// Cost of writing it where that is unusual.
    present: f32,
}

impl Slot {
    /// Creates a slot that must not be left out.
    fn required(row: usize) -> Slot {
        Slot { row, omitted: LOST, may_omit: false, present: 0.0 }
    }

    /// Creates a slot that may be left out at the cost `omitted`.
    fn optional(row: usize, omitted: f32) -> Slot {
        Slot { row, omitted, may_omit: true, present: 0.0 }
    }
}

/// Minimum costs of matching a text to the slots of a move.
#[derive(Clone, Copy)]
struct FitCost {
    /// Without a mistake.
    clean: f32,
    /// With at least one mistake.
    faulty: f32,
}

/// Rows of the table: six pieces, eight files, eight ranks, the capture sign, the circle of castling,
/// six captured pieces.
const FILES: usize = 6;
const RANKS: usize = 14;
const CAPTURE: usize = 22;
const CIRCLE: usize = 23;
const CAPTIVES: usize = 24;
const ROWS: usize = 30;

/// The check that a move gives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CheckGiven {
    /// No check.
    None,
    /// Check that is not mate.
    Check,
    /// Checkmate.
    Mate,
}

impl CheckGiven {
    /// Returns the check in the position after the move.
    pub(crate) fn in_position(after: &Chess) -> CheckGiven {
        match after.is_check() {
            false => CheckGiven::None,
            true if after.is_checkmate() => CheckGiven::Mate,
            true => CheckGiven::Check,
        }
    }
}

/// The costs of one hand's ways of writing moves.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    hand: Handwriting,
    owner: Color,
    /// Cost of each sign in each row, and whether it is correct.
    table: Vec<[(f32, bool); 128]>,
}

impl Channel {
    /// Computes the costs for `hand`.
    pub(crate) fn new(hand: Handwriting, owner: Color) -> Channel {
        let mut table = vec![[(NEVER, false); 128]; ROWS];
        for sign in 0..128_u8 {
            let mut set = |row: usize, (cost, right): (f32, bool)| {
                table[row][usize::from(sign)] = (cost, right);
            };
            for (row, role) in Role::ALL.into_iter().enumerate() {
                let own = piece(&hand, role, sign);
                // `Pe4` names a pawn, too, unless `Pf3` is a Dutch knight's move.
                set(row, (own.0, own.1 && (role != Role::Pawn || hand.names_pawns())));
                // In `PxP` the captured P is a pawn, even if knights are P.
                let pawn = sign == b'P' && role != Role::Pawn;
                set(CAPTIVES + row, if pawn { (3.0, false) } else { own });
            }
            for index in 0..8_u8 {
                set(FILES + usize::from(index), file(b'a' + index, sign));
                set(RANKS + usize::from(index), rank(b'1' + index, sign));
            }
            set(CAPTURE, if sign == b'x' { (0.0, true) } else { (NEVER, false) });
            set(CIRCLE, if sign == b'O' { (0.0, true) } else { (NEVER, false) });
        }
        Channel { hand, owner, table }
    }

    /// Returns the habits of the hand.
    pub(crate) fn hand(&self) -> &Handwriting {
        &self.hand
    }

    /// Returns the maximum cost of a cell with a legal move: it names another move of the side `turn`.
    pub(crate) fn another(&self, turn: Color) -> f32 {
        FLOOR + WRONG[usize::from(turn != self.owner)] - WRONG[0]
    }

    /// Returns the cost of the mark for check or mate at a move that gives this check.
    pub(crate) fn marks(&self, writing: &Writing, check: CheckGiven) -> f32 {
        match (writing.mark, check) {
            (Some(_), CheckGiven::None) => FALSE_MARK[usize::from(!self.hand.marks_checks)],
            (Some(Mark::Mate), CheckGiven::Check) => 3.0,
            (Some(_), CheckGiven::Check | CheckGiven::Mate) | (None, CheckGiven::None) => 0.0,
            (None, _) if writing.is_blank() => 0.0,
            (None, _) if self.hand.marks_checks => 0.8,
            (None, _) => 0.05,
        }
    }

    /// Returns the cost of this hand meaning `candidate` by this text.
    ///
    /// Also returns whether the text names it without a mistake.
    pub(crate) fn cost(&self, writing: &Writing, candidate: &Candidate, turn: Color) -> (f32, bool) {
        if writing.is_blank() {
            return (0.0, false);
        }
        if writing.is_too_long() {
            return (MAX_ODD_CELL_COST, false);
        }
        let wrong = WRONG[usize::from(turn != self.owner)];
        let mv = candidate.mv;
        let FitCost { clean, faulty } = match mv.castling_side() {
            Some(side) => self.castling(writing, side, turn, wrong),
            None => {
                let slots = self.slots(writing, candidate);
                let FitCost { clean, faulty } = self.fit(&writing.signs, &slots, wrong);
                let exchanged = writing.exchanged.iter().map(|signs| self.fit(signs, &slots, wrong).clean);
                let faulty = exchanged.fold(faulty, |faulty, clean| faulty.min(clean + wrong + EXCHANGED));
                FitCost { clean, faulty }
            }
        };
        if clean <= faulty {
            (clean.min(MAX_ODD_CELL_COST), clean < FLOOR)
        } else {
            (faulty.min(MAX_ODD_CELL_COST), clean < NEVER)
        }
    }

    /// Returns the minimum cost of this text over all moves of all positions.
    pub(crate) fn least(&self, writing: &Writing) -> f32 {
        if writing.is_blank() || writing.is_a_move() {
            return 0.0;
        }
        let mut least = MAX_ODD_CELL_COST;
        for (role, to) in Role::ALL.into_iter().flat_map(|role| Square::ALL.map(|to| (role, to))) {
            for capture in [None, Some(Role::Pawn)] {
                let mv = Move::Normal { role, from: to, capture, to, promotion: None };
                let candidate = Candidate { mv, needs: Needs::default(), key: 0 };
                least = least.min(self.cost(writing, &candidate, !self.owner).0);
            }
        }
        least
    }

    fn castling(&self, writing: &Writing, side: Side, turn: Color, wrong: f32) -> FitCost {
        let circles = match side {
            Side::KingSide => 2,
            Side::QueenSide => 3,
        };
        let short = self.fit(&writing.signs, &[Slot::required(CIRCLE); 3][..circles], wrong);
        // The king's two squares, like in the long form, or its destination alone.
        let from = square(turn.fold_wb(Square::E1, Square::E8));
        let mut slots = vec![Slot::optional(Role::King as usize - 1, 0.5)];
        slots.extend(from.map(|row| Slot { omitted: 1.0, ..Slot::required(row) }));
        slots.extend(square(side.king_to(turn)).map(Slot::required));
        let long = self.fit(&writing.signs, &slots, wrong);
        FitCost { clean: short.clean.min(long.clean + 0.5), faulty: short.faulty.min(long.faulty + 0.5) }
    }

    fn slots(&self, writing: &Writing, candidate: &Candidate) -> Vec<Slot> {
        let mv = candidate.mv;
        let (role, captive) = (mv.role(), mv.capture());
        let mut slots = Vec::with_capacity(8);
        slots.push(if role == Role::Pawn {
            Slot { present: PAWN, ..Slot::optional(if writing.captive { CAPTIVES } else { 0 }, 0.0) }
        } else if writing.is_long() {
            Slot::optional(role as usize - 1, 0.8)
        } else {
            Slot::required(role as usize - 1)
        });
        slots.extend(self.origin(writing, candidate));
        if let Some(captive) = captive {
            slots.push(Slot::optional(CAPTURE, if self.hand.marks_captures { 1.5 } else { 0.2 }));
            if writing.captive {
                slots.push(Slot::optional(CAPTIVES + captive as usize - 1, 0.5));
            }
        }
        slots.extend(destination(writing, mv));
        if let Some(promoted) = mv.promotion() {
            // A promotion to a queen is often not named; `b8` may then be any promotion.
            let omitted = if promoted == Role::Queen { 1.0 } else { LOST };
            slots.push(Slot::optional(promoted as usize - 1, omitted));
        }
        slots
    }

    /// Returns the file and the rank of origin.
    ///
    /// Pieces name theirs only if needed; capturing pawns name the file.
    fn origin(&self, writing: &Writing, candidate: &Candidate) -> [Slot; 2] {
        let mv = candidate.mv;
        let [file, rank] = square(mv.from().unwrap_or(mv.to()));
        let present = if self.hand.long { 0.1 } else { 1.5 };
        let coordinate = |row: usize, needed: bool| match needed {
            true => Slot::optional(row, 1.2),
            false => Slot { present, ..Slot::optional(row, 0.0) },
        };
        let file = match (mv.role(), mv.capture()) {
            (Role::Pawn, Some(_)) if writing.captures => Slot::optional(file, 2.0),
            (Role::Pawn, Some(_)) => Slot::required(file),
            (Role::Pawn, None) => coordinate(file, false),
            _ => coordinate(file, candidate.needs.file),
        };
        [file, coordinate(rank, candidate.needs.rank)]
    }

    /// Returns the minimum costs of matching the signs to the slots.
    fn fit(&self, signs: &[u8], slots: &[Slot], wrong: f32) -> FitCost {
        const WIDTH: usize = 14;
        let mistake = |faulty: f32, clean: f32| (faulty + FURTHER).min(clean + wrong);
        let mut clean = [NEVER; WIDTH];
        let mut faulty = [NEVER; WIDTH];
        clean[0] = 0.0;
        for at in 1..=signs.len() {
            faulty[at] = mistake(faulty[at - 1], clean[at - 1]) + EXTRA;
        }
        for slot in slots {
            let row = &self.table[slot.row];
            let (mut before, mut before_faulty) = (clean[0], faulty[0]);
            if slot.may_omit {
                clean[0] += slot.omitted;
                faulty[0] += slot.omitted;
            } else {
                faulty[0] = mistake(faulty[0], clean[0]) + slot.omitted;
                clean[0] = NEVER;
            }
            for at in 1..=signs.len() {
                let (cost, right) = row[usize::from(signs[at - 1] & 127)];
                let cost = cost + slot.present;
                let (here, here_faulty) = (clean[at], faulty[at]);
                let mut new_clean = if right { before + cost } else { NEVER };
                let mut new_faulty = match right {
                    true => before_faulty + cost,
                    false => (before_faulty + cost + FURTHER).min(before + wrong + cost),
                };
                if slot.may_omit {
                    new_clean = new_clean.min(here + slot.omitted);
                    new_faulty = new_faulty.min(here_faulty + slot.omitted);
                } else {
                    new_faulty = new_faulty.min(mistake(here_faulty, here) + slot.omitted);
                }
                new_faulty = new_faulty.min(mistake(faulty[at - 1], clean[at - 1]) + EXTRA);
                clean[at] = new_clean;
                faulty[at] = new_faulty;
                (before, before_faulty) = (here, here_faulty);
            }
        }
        FitCost { clean: clean[signs.len()], faulty: faulty[signs.len()] }
    }
}

/// Returns the rows of a square's file and rank.
fn square(square: Square) -> [usize; 2] {
    [FILES + usize::from(square.file()), RANKS + usize::from(square.rank())]
}

/// Returns the file and the rank of the destination.
///
/// `PxP` names neither, and `cd`, `dxe` and `Rxa` name no rank.
fn destination(writing: &Writing, mv: Move) -> [Slot; 2] {
    let [file, rank] = square(mv.to());
    let captures = mv.capture().is_some();
    if writing.captive && captures {
        return [Slot::optional(file, 0.7), Slot::optional(rank, 0.7)];
    }
    let no_rank =
        captures && (mv.role() == Role::Pawn || matches!(writing.signs.as_slice(), [_, b'x', b'a'..=b'h']));
    [Slot::required(file), if no_rank { Slot::optional(rank, 1.2) } else { Slot::required(rank) }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::cell_reading::candidates;

    /// Asserts that these texts have rising costs for the move `uci` of the initial position.
    #[track_caller]
    fn order(uci: &str, writings: &[&str]) {
        let position = Chess::default();
        let channel = Channel::new(Handwriting::default(), Color::White);
        let moves = candidates(&position);
        let meant = moves.iter().find(|candidate| annabella_chess::uci(candidate.mv) == uci).unwrap();
        let costs: Vec<f32> =
            writings.iter().map(|text| channel.cost(&Writing::of(text), meant, Color::White).0).collect();
        assert!(costs.is_sorted_by(|left, right| left < right), "{writings:?} cost {costs:?}");
    }

    #[test]
    fn a_likelier_slip_costs_less() {
        order("e2e4", &["e4", "d4", "h4"]);
        order("e2e4", &["e4", "e5", "a7"]);
        order("g1f3", &["Ng1f3", "N3", "zz"]);
        order("g1f3", &["g1f3", "Nf33", "Nc8"]);
    }

    #[test]
    fn each_further_error_in_a_cell_costs_more_than_the_first() {
        let channel = Channel::new(Handwriting::default(), Color::White);
        let moves = candidates(&Chess::default());
        let meant = moves.iter().find(|own| annabella_chess::uci(own.mv) == "e2e4").unwrap();
        let [file, rank, both] =
            ["d4", "e5", "d5"].map(|text| channel.cost(&Writing::of(text), meant, Color::White).0);
        assert!((both - (file + rank - WRONG[0] + FURTHER)).abs() < 1e-4, "{file} {rank} {both}");
    }

    #[test]
    fn a_mark_for_a_check_that_is_none_costs_more_by_a_hand_that_marks_checks() {
        let cells = |text: &str| text.split(' ').map(Writing::of).collect::<Vec<Writing>>();
        let marks = |hand: &str| {
            let channel = Channel::new(Handwriting::read(&cells(hand)), Color::White);
            [CheckGiven::None, CheckGiven::Check].map(|check| channel.marks(&Writing::of("Bb5+"), check))
        };
        assert_eq!(marks("e4 Qh5+ Bb5+ Nf3+"), [FALSE_MARK[0], 0.0]);
        assert_eq!(marks("e4 Qh5 Bb5 Nf3"), [FALSE_MARK[1], 0.0]);
        const { assert!(FALSE_MARK[0] > FALSE_MARK[1]) };
    }

    #[test]
    fn only_a_text_without_mistakes_names_a_move() {
        let position = Chess::default();
        let channel = Channel::new(Handwriting::default(), Color::White);
        let named = |text: &str| {
            let moves = candidates(&position);
            moves.iter().filter(|own| channel.cost(&Writing::of(text), own, Color::White).1).count()
        };
        assert_eq!(
            ["Nf3", "e4", "f3", "N3", "Nf4", "", "zzzzzzzzzzzzzzzz"].map(named),
            [1, 1, 1, 0, 0, 0, 0]
        );
    }
}
