//! How likely a writer who means one move writes what stands in the cell.
//!
//! Costs are negative natural logarithms of probabilities. A move is a sequence of slots (piece,
//! file, rank, capture, captured piece, file, rank, promotion), some of which may be left out. The
//! cell's text is matched to the slots by a weighted edit distance, whose weights say which signs
//! people confuse when they hear, read or write.

use crate::cells::handwriting::Handwriting;
use crate::cells::writing::{Mark, Writing};
use annabella_chess::{Chess, Color, Move, Position, Role, Side, Square};

/// No cell of the player's own that names a legal move costs more than this: another move may stand there
/// by mistake.
pub(crate) const FLOOR: f32 = 10.0;
/// No other cell costs more than this: any text may stand in any cell, but few do.
pub(crate) const STRANGE: f32 = 14.0;
/// A cell that costs less for a move names it.
pub(crate) const NAMED: f32 = 4.5;
/// The cost of any error in the cell of the player's own move, and of the opponent's.
const WRONG: [f32; 2] = [2.9, 2.3];
/// What each error after the first costs besides: a cell seldom has two.
const FURTHER: f32 = 3.0;
/// The cost of an extra sign, and of a missing one.
const EXTRA: f32 = 3.2;
const LOST: f32 = 3.5;
/// The cost of two neighbouring signs exchanged.
const EXCHANGED: f32 = 2.6;
/// The cost of naming a pawn with a letter.
const PAWN: f32 = 1.0;
/// The cost of a mark for check or mate where there is none: by a hand that marks checks, and by another.
const FALSE_MARK: [f32; 2] = [5.0, 3.0];
/// The cost of what is impossible.
const NEVER: f32 = 1e6;

/// One slot of a written move.
#[derive(Clone, Copy)]
struct Slot {
    /// The row of the channel's table with the cost of each sign here.
    row: usize,
    /// The cost of leaving it out.
    omitted: f32,
    /// Whether it may be left out without a mistake.
    may_omit: bool,
    /// The cost of writing it where that is unusual.
    present: f32,
}

/// Rows of the table: six pieces, eight files, eight ranks, the capture sign, the circle of
/// castling, six captured pieces.
const FILES: usize = 6;
const RANKS: usize = 14;
const CAPTURE: usize = 22;
const CIRCLE: usize = 23;
const CAPTIVES: usize = 24;
const ROWS: usize = 30;

/// A legal move, and what its position requires in writing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    /// The move.
    pub mv: Move,
    /// Whether the file and the rank of origin are needed to tell it from another piece's move.
    pub needs: (bool, bool),
    /// Everything that its costs depend on, as one number for lookups.
    pub key: u32,
}

/// The legal moves of a position.
pub(crate) fn candidates(position: &Chess) -> Vec<Candidate> {
    let legal = position.legal_moves();
    let mut same = [[0_u8; 64]; 6];
    for mv in &legal {
        same[mv.role() as usize - 1][usize::from(mv.to())] += 1;
    }
    let alone = |mv: Move| same[mv.role() as usize - 1][usize::from(mv.to())] < 2;
    legal.iter().map(|&mv| candidate(mv, &legal, alone(mv), position.turn())).collect()
}

/// `alone` means that no other piece of its kind can go there.
fn candidate(mv: Move, legal: &[Move], alone: bool, turn: Color) -> Candidate {
    let mut needs = (false, false);
    if !alone && mv.role() != Role::Pawn && mv.castling_side().is_none() {
        let (mut others, mut file, mut rank) = (false, false, false);
        for other in legal {
            if other.to() == mv.to() && other.role() == mv.role() && other.castling_side().is_none() {
                let (Some(own), Some(from)) = (mv.from(), other.from()) else { continue };
                if own != from {
                    others = true;
                    file |= own.file() == from.file();
                    rank |= own.rank() == from.rank();
                }
            }
        }
        needs = if !others {
            (false, false)
        } else if !file {
            (true, false)
        } else {
            (rank, true)
        };
    }
    let square = |square: Option<annabella_chess::Square>| square.map_or(0, |square| u32::from(square as u8));
    let role = |role: Option<Role>| role.map_or(0, |role| role as u32);
    let key = square(mv.from())
        | square(Some(mv.to())) << 6
        | role(Some(mv.role())) << 12
        | role(mv.capture()) << 15
        | role(mv.promotion()) << 18
        | u32::from(needs.0) << 21
        | u32::from(needs.1) << 22
        | u32::from(mv.is_castle()) << 23
        | u32::from(turn.is_white()) << 24;
    Candidate { mv, needs, key }
}

/// The costs with which one hand writes moves.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    hand: Handwriting,
    owner: Color,
    /// For each row and sign, its cost and whether it is correct.
    table: Vec<[(f32, bool); 128]>,
}

impl Channel {
    /// The costs for that hand.
    pub(crate) fn new(hand: Handwriting, owner: Color) -> Channel {
        let mut table = vec![[(NEVER, false); 128]; ROWS];
        for sign in 0..128_u8 {
            let mut set = |row: usize, (cost, right): (f32, bool)| {
                table[row][usize::from(sign)] = (cost, right);
            };
            for (row, role) in Role::ALL.into_iter().enumerate() {
                let own = piece(&hand, role, sign);
                // A pawn is named in `Pe4` too, unless `Pf3` is a Dutch knight's move.
                set(row, (own.0, own.1 && (role != Role::Pawn || hand.names_pawns())));
                // In `PxP` the captured P is a pawn, even where knights are P.
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

    /// The habits of the hand.
    pub(crate) fn hand(&self) -> &Handwriting {
        &self.hand
    }

    /// The most that a cell costs which names a legal move: another move of that side stands there.
    pub(crate) fn another(&self, turn: Color) -> f32 {
        FLOOR + WRONG[usize::from(turn != self.owner)] - WRONG[0]
    }

    /// The cost of the marks for check and mate, given whether the move gives check and mate.
    pub(crate) fn marks(&self, writing: &Writing, checked: bool, mated: bool) -> f32 {
        match writing.mark {
            Some(_) if !checked => FALSE_MARK[usize::from(!self.hand.marks_checks)],
            Some(Mark::Mate) if !mated => 3.0,
            Some(_) => 0.0,
            None if checked && !writing.is_blank() => {
                if self.hand.marks_checks {
                    0.8
                } else {
                    0.05
                }
            }
            None => 0.0,
        }
    }

    /// The cost of this hand meaning that move by this text, and whether the text names it without
    /// a mistake.
    pub(crate) fn cost(&self, writing: &Writing, candidate: &Candidate, turn: Color) -> (f32, bool) {
        if writing.is_blank() {
            return (0.0, false);
        }
        if writing.is_too_long() {
            return (STRANGE, false);
        }
        let wrong = WRONG[usize::from(turn != self.owner)];
        let mv = candidate.mv;
        let (clean, faulty) = match mv.castling_side() {
            Some(side) => self.castling(writing, side, turn, wrong),
            None => {
                let slots = self.slots(writing, candidate);
                let (clean, faulty) = self.fit(&writing.signs, &slots, wrong);
                let exchanged = writing.exchanged.iter().map(|signs| self.fit(signs, &slots, wrong).0);
                (clean, exchanged.fold(faulty, |faulty, clean| faulty.min(clean + wrong + EXCHANGED)))
            }
        };
        if clean <= faulty {
            (clean.min(STRANGE), clean < FLOOR)
        } else {
            (faulty.min(STRANGE), clean < NEVER)
        }
    }

    /// The least cost of this text over all moves of all positions.
    pub(crate) fn least(&self, writing: &Writing) -> f32 {
        if writing.is_blank() || writing.is_a_move() {
            return 0.0;
        }
        let mut least = STRANGE;
        for (role, to) in Role::ALL.into_iter().flat_map(|role| Square::ALL.map(|to| (role, to))) {
            for capture in [None, Some(Role::Pawn)] {
                let mv = Move::Normal { role, from: to, capture, to, promotion: None };
                let candidate = Candidate { mv, needs: (false, false), key: 0 };
                least = least.min(self.cost(writing, &candidate, !self.owner).0);
            }
        }
        least
    }

    fn castling(&self, writing: &Writing, side: Side, turn: Color, wrong: f32) -> (f32, f32) {
        let circle = Slot { row: CIRCLE, omitted: LOST, may_omit: false, present: 0.0 };
        let circles = match side {
            Side::KingSide => 2,
            Side::QueenSide => 3,
        };
        let (clean, faulty) = self.fit(&writing.signs, &[circle; 3][..circles], wrong);
        // The king's two squares, as in the long form, or its destination alone.
        let (from, to) = (turn.fold_wb("e1", "e8"), side.king_to(turn));
        let mut slots = vec![slot(Role::King as usize - 1, 0.5, true, 0.0)];
        for sign in from.bytes() {
            slots.push(slot(coordinate(sign), 1.0, false, 0.0));
        }
        slots.push(slot(FILES + usize::from(to.file()), LOST, false, 0.0));
        slots.push(slot(RANKS + usize::from(to.rank()), LOST, false, 0.0));
        let (long, other) = self.fit(&writing.signs, &slots, wrong);
        (clean.min(long + 0.5), faulty.min(other + 0.5))
    }

    fn slots(&self, writing: &Writing, candidate: &Candidate) -> Vec<Slot> {
        let mv = candidate.mv;
        let (role, to) = (mv.role(), mv.to());
        let from = mv.from().unwrap_or(to);
        let pawn = role == Role::Pawn;
        let captive = mv.capture();
        let mut slots = Vec::with_capacity(8);
        slots.push(if pawn {
            slot(if writing.captive { CAPTIVES } else { 0 }, 0.0, true, PAWN)
        } else if writing.is_long() {
            slot(role as usize - 1, 0.8, true, 0.0)
        } else {
            slot(role as usize - 1, LOST, false, 0.0)
        });
        let unusual = if self.hand.long { 0.1 } else { 1.5 };
        // Pieces name their origin only if needed; capturing pawns name their file.
        let origin = |needed: bool| {
            if needed { (1.2, true, 0.0) } else { (0.0, true, unusual) }
        };
        let (omitted, may_omit, present) = match (pawn, captive) {
            (true, Some(_)) if writing.captures => (2.0, true, 0.0),
            (true, Some(_)) => (LOST, false, 0.0),
            (true, None) => (0.0, true, unusual),
            _ => origin(candidate.needs.0),
        };
        slots.push(slot(FILES + usize::from(from.file()), omitted, may_omit, present));
        let (omitted, may_omit, present) = origin(candidate.needs.1);
        slots.push(slot(RANKS + usize::from(from.rank()), omitted, may_omit, present));
        if let Some(captive) = captive {
            slots.push(slot(CAPTURE, if self.hand.marks_captures { 1.5 } else { 0.2 }, true, 0.0));
            if writing.captive {
                slots.push(slot(CAPTIVES + captive as usize - 1, 0.5, true, 0.0));
            }
        }
        // `PxP` names no square, and `cd`, `dxe` and `Rxa` name no rank.
        let piece_taken = writing.captive && captive.is_some();
        let no_rank =
            captive.is_some() && (pawn || matches!(writing.signs.as_slice(), [_, b'x', b'a'..=b'h']));
        let (file, rank) = (LOST, if no_rank { 1.2 } else { LOST });
        slots.push(slot(
            FILES + usize::from(to.file()),
            if piece_taken { 0.7 } else { file },
            piece_taken,
            0.0,
        ));
        slots.push(slot(
            RANKS + usize::from(to.rank()),
            if piece_taken { 0.7 } else { rank },
            piece_taken || no_rank,
            0.0,
        ));
        if let Some(promoted) = mv.promotion() {
            // A promotion to a queen is often not named; `b8` may then be any promotion.
            let omitted = if promoted == Role::Queen { 1.0 } else { LOST };
            slots.push(slot(promoted as usize - 1, omitted, true, 0.0));
        }
        slots
    }

    /// The least cost of matching the signs to the slots without a mistake, and with at least one.
    fn fit(&self, signs: &[u8], slots: &[Slot], wrong: f32) -> (f32, f32) {
        const WIDTH: usize = 14;
        let mut clean = [NEVER; WIDTH];
        let mut faulty = [NEVER; WIDTH];
        clean[0] = 0.0;
        for at in 1..=signs.len() {
            faulty[at] = (faulty[at - 1] + FURTHER).min(clean[at - 1] + wrong) + EXTRA;
        }
        for slot in slots {
            let row = &self.table[slot.row];
            let (mut before, mut before_faulty) = (clean[0], faulty[0]);
            if slot.may_omit {
                clean[0] += slot.omitted;
                faulty[0] += slot.omitted;
            } else {
                faulty[0] = (faulty[0] + FURTHER).min(clean[0] + wrong) + slot.omitted;
                clean[0] = NEVER;
            }
            for at in 1..=signs.len() {
                let (cost, right) = row[usize::from(signs[at - 1] & 127)];
                let cost = cost + slot.present;
                let (here, here_faulty) = (clean[at], faulty[at]);
                let mut new_clean = NEVER;
                let mut new_faulty = before_faulty + cost + if right { 0.0 } else { FURTHER };
                if right {
                    new_clean = before + cost;
                } else {
                    new_faulty = new_faulty.min(before + wrong + cost);
                }
                if slot.may_omit {
                    new_clean = new_clean.min(here + slot.omitted);
                    new_faulty = new_faulty.min(here_faulty + slot.omitted);
                } else {
                    new_faulty = new_faulty.min((here_faulty + FURTHER).min(here + wrong) + slot.omitted);
                }
                new_faulty = new_faulty.min((faulty[at - 1] + FURTHER).min(clean[at - 1] + wrong) + EXTRA);
                clean[at] = new_clean;
                faulty[at] = new_faulty;
                (before, before_faulty) = (here, here_faulty);
            }
        }
        (clean[signs.len()], faulty[signs.len()])
    }
}

fn slot(row: usize, omitted: f32, may_omit: bool, present: f32) -> Slot {
    Slot { row, omitted, may_omit, present }
}

fn coordinate(sign: u8) -> usize {
    if sign.is_ascii_digit() { RANKS + usize::from(sign - b'1') } else { FILES + usize::from(sign - b'a') }
}

/// Letters that look or sound alike.
const LIKE_PIECES: [&[u8]; 6] = [b"RBKP", b"NHMW", b"QOG", b"SF", b"TFL", b"DBPR"];

fn piece(hand: &Handwriting, role: Role, sign: u8) -> (f32, bool) {
    let small = sign.is_ascii_lowercase();
    let case = if !small {
        0.0
    } else if hand.small {
        0.1
    } else {
        1.0
    };
    if role == Role::Pawn {
        return match sign {
            b'P' => (0.0, true),
            b'p' => (case, true),
            _ => (NEVER, false),
        };
    }
    if !(sign.is_ascii_alphanumeric() || sign == b'?') || sign == b'x' {
        return (NEVER, false);
    }
    if sign == b'?' {
        return (1.5, false);
    }
    // A lower-case a to h is primarily a file; as a piece it is a slip.
    let file = (b'a'..=b'h').contains(&sign) && !hand.small;
    let share = hand.share(sign, role);
    if share > 0.0 && hand.uses(sign, role) {
        return (-share.ln() * 0.5 + case, !file);
    }
    let upper = sign.to_ascii_uppercase();
    let likely: f32 = LIKE_PIECES
        .iter()
        .filter(|group| group.contains(&upper))
        .flat_map(|group| group.iter())
        .map(|other| if *other == upper { 0.0 } else { hand.share(*other, role) })
        .sum();
    let cost = if likely > 0.2 { 2.8 } else { 3.6 };
    (if sign.is_ascii_digit() { 4.0 } else { cost + case * 0.5 }, false)
}

/// Letters of files that are confused: similar in speech or in writing, or neighbours.
const LIKE_FILES: [&[u8]; 7] = [b"bdeg", b"ah", b"ce", b"bh", b"ad", b"cd", b"fh"];

fn file(own: u8, sign: u8) -> (f32, bool) {
    if sign == own {
        return (0.0, true);
    }
    if sign == own.to_ascii_uppercase() {
        return (1.2, true);
    }
    if sign == b'?' {
        return (1.5, false);
    }
    let lower = sign.to_ascii_lowercase();
    if (b'a'..=b'h').contains(&lower) {
        let like = LIKE_FILES.iter().any(|group| group.contains(&own) && group.contains(&lower));
        let near = own.abs_diff(lower) == 1;
        let cost = match (like, near) {
            (true, _) => 2.9,
            (false, true) => 3.3,
            _ => 3.6,
        };
        return (cost + if sign == lower { 0.0 } else { 1.0 }, false);
    }
    if sign.is_ascii_alphanumeric() { (4.0, false) } else { (NEVER, false) }
}

/// Digits that are confused.
const LIKE_RANKS: [&[u8]; 6] = [b"23", b"17", b"56", b"38", b"45", b"68"];

fn rank(own: u8, sign: u8) -> (f32, bool) {
    if sign == own {
        return (0.0, true);
    }
    if sign == b'?' {
        return (1.5, false);
    }
    if (b'1'..=b'8').contains(&sign) {
        let like = LIKE_RANKS.iter().any(|group| group.contains(&own) && group.contains(&sign));
        let near = own.abs_diff(sign) == 1;
        // The rank counted from the other side of the board.
        let turned = own - b'0' + (sign - b'0') == 9;
        let cost = match (like, near || turned) {
            (true, _) => 2.9,
            (false, true) => 3.3,
            _ => 4.0,
        };
        return (cost, false);
    }
    if sign.is_ascii_alphanumeric() { (4.0, false) } else { (NEVER, false) }
}

/// Whether that move gives check, and whether mate.
pub(crate) fn checks(after: &Chess) -> (bool, bool) {
    let checked = after.is_check();
    (checked, checked && after.is_checkmate())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that these texts cost more and more for that move of the start position.
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
            [false, true].map(|checked| channel.marks(&Writing::of("Bb5+"), checked, false))
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

    #[test]
    fn a_piece_names_its_origin_where_it_must() {
        let position = annabella_chess::from_fen("4k3/8/8/8/8/8/N7/4K1N1 w - - 0 1").unwrap();
        let needs = |uci: &str| {
            let moves = candidates(&position);
            moves.iter().find(|own| annabella_chess::uci(own.mv) == uci).map(|own| own.needs)
        };
        assert_eq!(needs("g1e2"), Some((false, false)));
        let position = annabella_chess::from_fen("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1").unwrap();
        let moves = candidates(&position);
        let needs = moves.iter().find(|own| annabella_chess::uci(own.mv) == "b1d2").map(|own| own.needs);
        assert_eq!(needs, Some((true, false)));
    }
}
