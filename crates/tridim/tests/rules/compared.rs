//! The crate's rules compared with the slow ones: the same moves in every tested position.

use super::campaigns;
use super::drawn;
use super::slow::Slow;
use annabella_chess::{Role, Side};
use annabella_tactile::hands::Dice;
use annabella_tridim::{Action, Move, Pin, Position, Rules, START, Square};
use std::collections::BTreeMap;

/// The number of positions to compare, and of those to compare two moves deep.
const POSITIONS: usize = 3000;
const DEEP_POSITIONS: usize = 200;
/// Kinds of positions that occur only in the whole campaign.
const RARE: [&str; 3] = ["board barred by the pawn that would be due", "capture in passing", "stalemate"];
/// The number of positions to play on from under the other interpretation of the silent rules.
const SWITCHED_POSITIONS: usize = 150;

/// Returns the positions after the legal moves, with the number of moves that lead to each.
fn after(position: &Position) -> BTreeMap<String, usize> {
    let mut texts = BTreeMap::new();
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        *texts.entry(next.to_string()).or_default() += 1;
    }
    texts
}

fn slowly_after(text: &str, rules: Rules) -> BTreeMap<String, usize> {
    let mut texts = BTreeMap::new();
    for next in slow(text, rules).after() {
        *texts.entry(next.text()).or_default() += 1;
    }
    texts
}

fn slow(text: &str, rules: Rules) -> Slow {
    Slow::read(text).with(rules.carried_pawns_promote, rules.carried_pawns_count)
}

/// Asserts that both have the same moves here.
#[track_caller]
fn compare(text: &str) {
    compare_by(text, Rules::default());
}

#[track_caller]
fn compare_by(text: &str, rules: Rules) {
    let (own, slow) = (after(&Position::parse(text, rules).unwrap()), slowly_after(text, rules));
    let differing: Vec<_> = own
        .iter()
        .filter(|&(text, count)| slow.get(text) != Some(count))
        .map(|(text, count)| format!("ours {count} times: {text}"))
        .chain(
            slow.iter()
                .filter(|&(text, count)| own.get(text) != Some(count))
                .map(|(text, count)| format!("the slow one's {count} times: {text}")),
        )
        .collect();
    assert!(differing.is_empty(), "from {text}\n{}", differing.join("\n"));
}

#[test]
fn perft_from_the_start_is_the_slow_one() {
    let (start, slow) = (Position::default(), Slow::read(START));
    for depth in 1..=3 {
        assert_eq!(start.perft(depth), slow.perft(depth), "at depth {depth}");
    }
}

/// The number of times that each rare case occurred among legal moves.
#[derive(Default, Debug)]
struct Seen(BTreeMap<&'static str, usize>);

impl Seen {
    fn note(&mut self, what: &'static str, is: bool) {
        *self.0.entry(what).or_default() += usize::from(is);
    }

    fn position(&mut self, position: &Position) {
        let legal = position.legal_moves();
        self.note("mate", legal.is_empty() && position.is_check());
        self.note("stalemate", legal.is_empty() && !position.is_check());
        for &mv in &legal {
            self.note("late promotion of the opponent's making", mv.late.is_some());
            self.note("short castling", mv.action == Action::Castle(Side::KingSide));
            self.note("long castling", mv.action == Action::Castle(Side::QueenSide));
            self.note("capture in passing", position.is_en_passant(mv.action));
            match mv.action {
                Action::Castle(_) => {}
                Action::Piece { from, promotion, .. } => {
                    let corner = ['a', 'd'].contains(&from.file().char());
                    self.note("promotion in a corner", promotion.is_some() && corner);
                    self.note("promotion elsewhere", promotion.is_some() && !corner);
                }
                Action::Board { from, promotion, .. } => {
                    let pawn = position
                        .aboard(from)
                        .any(|at| position.piece(at).is_some_and(|piece| piece.role == Role::Pawn));
                    self.note("promotion of a carried pawn", promotion.is_some() && pawn);
                    self.note("promotion in a corner that is left", promotion.is_some() && !pawn);
                    self.note(
                        "board with the king",
                        position.aboard(from).any(|at| at == position.king(position.turn())),
                    );
                }
            }
        }
        // The pins allow the move, the king is not attacked and no line opens, but the move is illegal.
        for from in Pin::all().filter(|&pin| position.aboard(pin).next().is_none()) {
            for to in Pin::all().filter(|&to| position.board_bar(from, to).is_none()) {
                let may = |mv: &Move| matches!(mv.action, Action::Board { from: own, to: there, .. } if (own, there) == (from, to));
                let barred = !position.is_check() && !legal.iter().any(may);
                self.note("board barred by the pawn that would be due", barred);
            }
        }
    }
}

#[test]
fn random_positions_have_the_slow_ones_moves() {
    let (mut dice, mut seen) = (Dice::new(18), Seen::default());
    for _ in 0..campaigns::length(POSITIONS / 5, POSITIONS) {
        let position = drawn::position(&mut dice);
        seen.position(&position);
        compare(&position.to_string());
    }
    let may_lack = |kind: &str| campaigns::length(RARE.contains(&kind), false);
    assert!(seen.0.iter().all(|(kind, count)| *count > 0 || may_lack(kind)), "{seen:?}");
    assert_eq!(seen.0.len(), 12);
}

#[test]
fn perft_from_random_positions_is_the_slow_one() {
    let mut dice = Dice::new(3);
    for _ in 0..DEEP_POSITIONS {
        let position = drawn::position(&mut dice);
        let text = position.to_string();
        assert_eq!(position.perft(2), Slow::read(&text).perft(2), "{text}");
    }
}

#[test]
fn the_switches_do_what_the_slow_ones_do() {
    let mut dice = Dice::new(36);
    let mut stayed = 0;
    for _ in 0..SWITCHED_POSITIONS {
        let text = drawn::set_up(&mut dice).to_string();
        let rules = Rules { carried_pawns_promote: false, carried_pawns_count: dice.below(2) == 0 };
        let mut position = Position::parse(&text, rules).unwrap();
        // Boards move more often than pieces, so that pawns remain on the last rank.
        for _ in 0..12 {
            compare_by(&position.to_string(), rules);
            let mut legal = position.legal_moves();
            let boards: Vec<Move> =
                legal.iter().copied().filter(|mv| matches!(mv.action, Action::Board { .. })).collect();
            if !boards.is_empty() && dice.below(2) == 0 {
                legal = boards;
            }
            if legal.is_empty() {
                break;
            }
            position.play_unchecked(legal[dice.below(legal.len() as u64) as usize]);
            let last = |at: Square, color| at.rank() == position.farthest_rank(color, at.column());
            stayed += position
                .pieces()
                .filter(|&(at, piece)| {
                    piece.role == Role::Pawn && at.level().pin().is_some() && last(at, piece.color)
                })
                .count();
        }
    }
    assert!(stayed > 0, "no pawn came to stay");
}
