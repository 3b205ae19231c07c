//! Ability of a side to mate by any series of legal moves (2023 5.1.2, 5.2.2, 6.9).

use super::Helpmate;
use super::quick_mate::{Aim, quick_mate};
use annabella_chess::{
    Chess, Color, EnPassantMode, Fen, Move, Position, UciMove, chess960, has_men_of_a_game, is_irregular,
};
use serde::{Deserialize, Serialize};
use std::collections::{HashSet, VecDeque};
use std::str::FromStr;
use strum::IntoStaticStr;

/// Answer to the question whether a side can still mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum CanMate {
    /// A series of legal moves ends in mate by the side.
    Yes,
    /// No series of legal moves does.
    No,
    /// The search could not decide; the arbiter is informed.
    Undetermined,
}

/// Ability of a side to mate, with the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winnability {
    /// Whether the side can mate.
    pub can: CanMate,
    /// Legal moves of both sides that end in mate, if the side can mate; otherwise empty.
    pub line: Vec<Move>,
}

impl Winnability {
    /// No series of moves mates.
    pub(super) const NO: Winnability = Winnability { can: CanMate::No, line: Vec::new() };
    /// The search ended without a decision.
    pub(super) const UNDETERMINED: Winnability = Winnability { can: CanMate::Undetermined, line: Vec::new() };
}

/// Whether `side` can still mate, however long it takes; no answer to a player waits for this.
pub fn can_mate(position: &Chess, side: Color) -> CanMate {
    winnability(position, side, 1).can
}

/// Number of moves that each search of [`at_once`] tries; all searches together take some milliseconds.
const AT_ONCE: usize = 3_000;

/// Searches of [`at_once`]: place of the mate, and number of positions followed after each ply.
const QUICK: [(Aim, usize); 3] = [(Aim::Corner, 2), (Aim::InPlace, 2), (Aim::Corner, 4)];

/// Decides within a few milliseconds whether `side` can still mate, as far as possible.
///
/// A number of moves bounds the search, not a time, so that every machine gives the same answer.
/// [`winnability`] decides more.
pub fn at_once(position: &Chess, side: Color) -> Winnability {
    if is_irregular(position) {
        return Winnability::UNDETERMINED;
    }
    if let Some(known) = at_the_end(position, side) {
        return known;
    }
    let quick = |(aim, width)| quick_mate(position, side, aim, width, AT_ONCE);
    let thorough = || Helpmate::new(position, side).step(AT_ONCE);
    QUICK.into_iter().find_map(quick).or_else(thorough).unwrap_or(Winnability::UNDETERMINED)
}

/// Returns the answer after mate or stalemate, whatever the material.
fn at_the_end(position: &Chess, side: Color) -> Option<Winnability> {
    if position.is_checkmate() {
        let can = if position.turn() == side { CanMate::No } else { CanMate::Yes };
        return Some(Winnability { can, line: Vec::new() });
    }
    position.is_stalemate().then_some(Winnability::NO)
}

/// Decides whether `side` can still mate, with the proof.
///
/// `budget` is the maximum number of positions for the solver. If it cannot decide one, it tries the
/// positions after each legal move.
pub fn winnability(position: &Chess, side: Color, budget: usize) -> Winnability {
    winnability_while(position, side, budget, &|| true)
}

/// Like [`winnability`], but gives up as soon as `goes_on` returns false before a position.
pub fn winnability_while(
    position: &Chess,
    side: Color,
    budget: usize,
    goes_on: &dyn Fn() -> bool,
) -> Winnability {
    if is_irregular(position) {
        return Winnability::UNDETERMINED;
    }
    let mut seen = HashSet::from([key(position)]);
    let mut waiting = VecDeque::from([(position.clone(), Vec::new())]);
    for _ in 0..budget.max(1) {
        // No line of moves leads to a mate.
        let Some((position, before)) = waiting.pop_front() else { return Winnability::NO };
        if !goes_on() {
            return Winnability::UNDETERMINED;
        }
        match solved(&position, side) {
            Winnability { can: CanMate::Yes, line } => {
                return Winnability { can: CanMate::Yes, line: [before, line].concat() };
            }
            Winnability { can: CanMate::No, .. } => {}
            Winnability { can: CanMate::Undetermined, .. } => {
                for mv in position.legal_moves() {
                    let mut after = position.clone();
                    after.play_unchecked(mv);
                    if seen.insert(key(&after)) {
                        waiting.push_back((after, [&before[..], &[mv]].concat()));
                    }
                }
            }
        }
    }
    if waiting.is_empty() { Winnability::NO } else { Winnability::UNDETERMINED }
}

/// Returns the position without its counters, as a key.
fn key(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// Returns the solver's answer for this position alone.
fn solved(position: &Chess, side: Color) -> Winnability {
    if let Some(known) = at_the_end(position, side) {
        return known;
    }
    let Some(board) = board(position) else { return Winnability::UNDETERMINED };
    match chasolver::winnability(&board, color(side)) {
        Some(chasolver::Winnability::Winnable { helpmate }) => {
            let line = played(position, side, &helpmate);
            // A line that does not mate under our rules proves nothing.
            line.map_or(Winnability::UNDETERMINED, |line| Winnability { can: CanMate::Yes, line })
        }
        Some(chasolver::Winnability::Unwinnable) => Winnability::NO,
        None => Winnability::UNDETERMINED,
    }
}

/// Returns the moves of `line`, if they are legal and the last one mates for `side`.
fn played(position: &Chess, side: Color, line: &[chess::ChessMove]) -> Option<Vec<Move>> {
    let mut position = position.clone();
    let mut moves = Vec::with_capacity(line.len());
    for mv in line {
        let mv = mv.to_string().parse::<UciMove>().ok()?.to_move(&position).ok()?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    (position.is_checkmate() && position.turn() != side).then_some(moves)
}

/// Whether neither side can mate, as far as a quick proof shows (2023 5.2.2).
pub(super) fn dead(position: &Chess) -> bool {
    if is_irregular(position) {
        return false;
    }
    if position.is_insufficient_material() {
        return true;
    }
    let Some(board) = board(position) else { return false };
    [Color::White, Color::Black].into_iter().all(|side| chasolver::is_unwinnable_fast(&board, color(side)))
}

/// Converts the position for the solver.
///
/// Returns `None` in Chess960 while a castling right remains that standard chess does not have, and if a side
/// has more than 16 men.
///
/// The solver's list of moves has 18 places and does not check them: more is a memory error in a release
/// build. A man takes at most one place, castling included, and each pawn that can capture en passant takes a
/// second one. There are at most two such pawns, next to the pawn that has just moved, so 16 men take at most
/// 16 + 2 places. No move adds a man.
fn board(position: &Chess) -> Option<chess::Board> {
    if chess960::castles_otherwise(position) || !has_men_of_a_game(position.board()) {
        return None;
    }
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    chess::Board::from_str(&fen).ok()
}

fn color(side: Color) -> chess::Color {
    side.fold_wb(chess::Color::White, chess::Color::Black)
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{CastlingMode, DeclaredChess, FenReach, from_fen, read_fen};

    #[test]
    fn castling_from_elsewhere_leaves_it_undetermined() {
        let start = chess960::position(&chess960::start_fen(0).unwrap()).unwrap();
        assert_eq!(can_mate(&start, Color::White), CanMate::Undetermined);
        let lost = chess960::position("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1").unwrap();
        assert_ne!(can_mate(&lost, Color::White), CanMate::No);
        assert!(!dead(&start));
    }

    fn position(fen: &str) -> Chess {
        from_fen(fen).unwrap()
    }

    /// The solver takes over a second for the first of these.
    #[test]
    fn what_could_take_long_is_left_open_at_once() {
        let long = position("8/8/1b6/4k2B/8/4p1p1/4P1P1/5BRK b - - 0 1");
        assert_eq!(at_once(&long, Color::Black).can, CanMate::Undetermined);
        assert_eq!(at_once(&Chess::default(), Color::Black).can, CanMate::Yes);
        assert_eq!(at_once(&position("4k3/8/8/8/8/8/8/4K2B w - - 0 1"), Color::White).can, CanMate::No);
        let mated = position("8/8/8/8/8/5k2/6q1/7K w - - 0 1");
        assert_eq!(
            [Color::White, Color::Black].map(|side| at_once(&mated, side).can),
            [CanMate::No, CanMate::Yes]
        );
    }

    #[test]
    fn a_search_that_may_not_go_on_decides_nothing() {
        let start = Chess::default();
        assert_eq!(winnability_while(&start, Color::White, 100, &|| false).can, CanMate::Undetermined);
    }

    #[test]
    fn a_bare_king_cannot_mate() {
        let position = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assert_eq!(can_mate(&position, Color::White), CanMate::Yes);
        assert_eq!(can_mate(&position, Color::Black), CanMate::No);
        assert!(!dead(&position));
    }

    #[test]
    fn a_line_that_mates_is_the_proof() {
        for (fen, side) in [
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Color::Black),
            ("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", Color::White),
        ] {
            let mut position = position(fen);
            let proof = winnability(&position, side, 1);
            assert_eq!(proof.can, CanMate::Yes, "{fen}");
            for mv in proof.line {
                assert!(position.is_legal(mv), "{fen}: {mv}");
                position.play_unchecked(mv);
            }
            assert!(position.is_checkmate() && position.turn() != side, "{fen}");
        }
    }

    /// In Chess960 a position is undetermined while castling is possible, but moves that lose it can help.
    #[test]
    fn a_larger_budget_decides_more() {
        let start = chess960::position(&chess960::start_fen(0).unwrap()).unwrap();
        assert_eq!(winnability(&start, Color::White, 1).can, CanMate::Undetermined);
        let fen = "1k1r4/8/8/8/8/8/8/1K1R4 w Dd - 0 1";
        let rooks = chess960::position(fen).unwrap();
        assert_eq!(winnability(&rooks, Color::White, 1).can, CanMate::Undetermined);
        let proof = winnability(&rooks, Color::White, 500);
        assert_eq!(proof.can, CanMate::Yes);
        assert!(!proof.line.is_empty());
    }

    /// In a debug build an overflow of the solver's list panics; in a release build it is a memory error.
    #[test]
    fn the_solver_gets_at_most_sixteen_men_a_side() {
        for fen in [
            "k7/8/8/8/8/NNNNN3/NNNNNNNN/KNNN4 w - - 0 1",
            "k7/8/8/8/NNNNNNNN/NNNNNNNN/NNNNNNNN/KNNNN3 w - - 0 1",
            "knnn4/nnnnnnnn/nnnnn3/8/8/8/8/K7 b - - 0 1",
        ] {
            let setup = fen.parse::<Fen>().unwrap().into_position::<Chess>(CastlingMode::Standard);
            let position = setup.or_else(shakmaty::PositionError::ignore_too_much_material).unwrap();
            for side in Color::ALL {
                assert_eq!(winnability(&position, side, 5).can, CanMate::Undetermined, "{fen}");
            }
            assert!(!dead(&position), "{fen}");
        }
    }

    /// All 16 men can move, and two of them can also capture en passant: 18 places.
    #[test]
    fn the_largest_list_of_moves_has_room() {
        let fen = "4k3/8/8/1PpP4/5P2/P1P1P1P1/1B1N1N1P/R2QKB1R w KQ c6 0 1";
        let full = read_fen(fen, DeclaredChess::Standard, FenReach::Reachable).unwrap();
        assert_eq!(full.board().by_color(Color::White).count(), 16);
        let moves = full.legal_moves();
        let origins: HashSet<_> = moves.iter().filter_map(|mv| mv.from()).collect();
        assert_eq!((origins.len(), moves.iter().filter(|mv| mv.is_en_passant()).count()), (16, 2));
        assert_eq!(can_mate(&full, Color::White), CanMate::Yes);
    }

    #[test]
    fn a_blocked_position_is_dead_whatever_the_material() {
        let walls = position("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1");
        assert!(dead(&walls));
        assert_eq!(can_mate(&walls, Color::White), CanMate::No);
        assert!(!dead(&Chess::default()));
    }
}
