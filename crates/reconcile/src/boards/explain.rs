//! The search for the errors of hands that explain a board.

use crate::boards::deviation::{HandError, LastMove, Way};
use crate::boards::execution::{differing, execute, touched, used};
use crate::boards::hand_errors::{HAND_ERRORS, HandErrorKind, When};
use crate::boards::hand_outcomes::{Act, Outcome, Outcomes, StandingBoard, Traits};
use annabella_chess::{Bitboard, Board, Line, PlayedMove, Ply, Position};

/// Number of squares on which a board may differ for errors to be looked for, except a wrong set-up.
const MOST_SQUARES: usize = 12;
/// Number of parts of explanations that are combined, the cheapest first.
const MOST_PARTS: usize = 600;
/// Margin over the cheapest explanation within which others are listed.
const MARGIN: f32 = 3.0;
/// Cost of an error while the last move is executed, against other explanations of both scoresheets.
const AT_ONCE: f32 = 1.0;
/// Cost of each move after which an error is still unnoticed.
///
/// The second is added for a move that uses a wrong square: fingers were on it, or passed over it.
const UNNOTICED: f32 = 0.04;
const UNNOTICED_THERE: f32 = 0.5;
/// Cost of a second exchange in a wrong set-up.
const EXCHANGED_TOO: f32 = 1.0;

/// A game and a board to explain by it.
pub(crate) struct Explaining<'a> {
    line: &'a Line,
    found: &'a Board,
    /// Number of plies executed as recorded.
    right: usize,
    /// Number of plies up to which the board follows the game.
    until: usize,
    /// Squares changed by later plies, for each number of plies.
    later: Vec<Bitboard>,
    differing: Bitboard,
}

/// Cost of writing a move that cannot be executed, and of leaving out an executed last move.
const WRITTEN_AT_ONCE: f32 = 0.7;
const LEFT_EMPTY: f32 = 3.0;

/// An error that explains some of the differing squares.
struct Part {
    error: HandError,
    /// Plies before the error, and squares that it makes wrong, with their contents.
    after: usize,
    wrong: Board,
    changed: Bitboard,
    /// Squares that still differ at the end.
    trace: Bitboard,
    cost: f32,
    unnoticed: f32,
}

impl Part {
    fn weight(&self) -> f32 {
        self.cost + self.unnoticed
    }

    /// Returns the way of one or two errors, the cost of the second being `second`.
    fn way(&self, other: Option<(&Part, f32)>) -> Way {
        let (errors, cost, unnoticed) = match other {
            Some((other, cost)) => (vec![self.error, other.error], cost, other.unnoticed),
            None => (vec![self.error], 0.0, 0.0),
        };
        Way { errors, cost: self.cost + cost, unnoticed: self.unnoticed + unnoticed }
    }
}

impl<'a> Explaining<'a> {
    /// Starts with a board that follows the first `until` plies of a game, `right` of them as recorded.
    pub(crate) fn new(line: &'a Line, found: &'a Board, right: usize, until: usize) -> Explaining<'a> {
        let mut later = vec![Bitboard::EMPTY; until + 1];
        for (index, ply) in line.plies()[..until].iter().enumerate().rev() {
            later[index] = later[index + 1] | touched(ply.mv, ply.by);
        }
        let differing = differing(line.position_after(until).board(), found);
        Explaining { line, found, right, until, later, differing }
    }

    /// Returns the cheapest explanations, best first, and the plies of all errors that leave a trace.
    pub(crate) fn ways(&self) -> (Vec<Way>, Vec<Ply>) {
        let mut parts = match self.differing.count() {
            0 => Vec::new(),
            few if few <= MOST_SQUARES => self.parts(),
            _ => self.parts_at_any_time(),
        };
        parts.sort_by(|one, other| one.weight().total_cmp(&other.weight()));
        let mut plies: Vec<Ply> = parts.iter().filter_map(|part| part.error.ply).collect();
        plies.sort_unstable();
        plies.dedup();
        let whole = parts.iter().filter(|part| part.trace == self.differing);
        let mut ways: Vec<Way> = whole.map(|part| part.way(None)).collect();
        let best = ways.first().map_or(f32::INFINITY, Way::weight);
        ways.extend(self.pairs(&parts).into_iter().filter(|way| way.weight() < best));
        ways.sort_by(Way::compare);
        let most = ways.first().map_or(0.0, Way::weight) + MARGIN;
        ways.retain(|way| way.weight() <= most);
        let mut listed: Vec<Way> = Vec::new();
        for way in ways {
            if !listed.iter().any(|own| own.is_at_the_plies_of(&way)) {
                listed.push(way);
            }
        }
        (listed, plies)
    }

    /// Returns every error whose trace is part of the difference.
    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for (index, played) in self.line.plies()[..self.until].iter().enumerate().skip(self.right) {
            let legal = played.before.legal_moves();
            let act = Act { before: &played.before, mv: played.mv, legal: &legal };
            let right = self.line.position_after(index + 1).board();
            for kind in HAND_ERRORS {
                let When::Executing(outcomes) = kind.when else { continue };
                let mut found = Outcomes::on(played.before.board());
                outcomes(&act, &mut found);
                let ply = Some(Ply::after(index));
                parts.extend(
                    found.list.into_iter().filter_map(|own| self.part(kind, own, ply, index + 1, right)),
                );
            }
        }
        parts.extend(self.parts_at_any_time());
        parts
    }

    /// Returns the errors at unknown times whose trace is part of the difference.
    fn parts_at_any_time(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        let end = self.line.position_after(self.until).board();
        let standing = StandingBoard {
            line: self.line,
            board: end,
            found: self.found,
            until: self.until,
            differing: self.differing,
            untouched: if self.right == 0 { !self.later[0] } else { Bitboard::EMPTY },
        };
        for kind in HAND_ERRORS {
            let When::AnyTime(outcomes) = kind.when else { continue };
            let mut found = Outcomes::on(end);
            outcomes(&standing, &mut found);
            parts
                .extend(found.list.into_iter().filter_map(|own| self.part(kind, own, None, self.until, end)));
        }
        parts
    }

    /// Returns an outcome as a part of an explanation, if it is consistent with the board found.
    fn part(
        &self,
        kind: &'static HandErrorKind,
        outcome: Outcome,
        ply: Option<Ply>,
        after: usize,
        right: &Board,
    ) -> Option<Part> {
        let Outcome { board, extra, traits } = outcome;
        let changed = differing(&board, right);
        let quiet = changed & !self.later[after];
        if changed.is_empty()
            || !quiet.is_subset(self.differing)
            || (differing(&board, self.found) & quiet).any()
        {
            return None;
        }
        let trace = if quiet == changed {
            changed
        } else {
            let end = self.carried_on(board.clone(), after)?;
            let trace = differing(&end, self.line.position_after(self.until).board());
            let consistent =
                trace.is_subset(self.differing) && (differing(&end, self.found) & trace).is_empty();
            if !consistent || trace.is_empty() {
                return None;
            }
            trace
        };
        let error = HandError { kind, ply, traits };
        // An error that came to light immediately is rarer than others, but no other is likelier for that.
        let is_last = ply.is_some_and(|ply| ply.number() == self.line.len()) && kind != &HAND_ERRORS[0];
        let at_once = if is_last { AT_ONCE } else { 0.0 };
        let cost = kind.cost + extra + at_once;
        let unnoticed = self.unnoticed(after, changed) - at_once;
        Some(Part { error, after, wrong: board, changed, trace, cost, unnoticed })
    }

    /// Returns the cost of overlooking wrong squares from the ply `after` until the end.
    fn unnoticed(&self, after: usize, wrong: Bitboard) -> f32 {
        let used = |later: &&PlayedMove| (used(later.mv, later.by) & wrong).any();
        let plies = &self.line.plies()[after..self.until];
        let there = plies.iter().filter(used).count();
        UNNOTICED * plies.len() as f32 + UNNOTICED_THERE * there as f32
    }

    /// Returns the board after executing the plies from `after` as recorded; `None` if that is impossible.
    fn carried_on(&self, mut board: Board, after: usize) -> Option<Board> {
        for later in &self.line.plies()[after..self.until] {
            execute(&mut board, later.mv, later.by)?;
        }
        Some(board)
    }

    /// Returns the pairs of errors that explain the board together.
    fn pairs(&self, parts: &[Part]) -> Vec<Way> {
        let parts = &parts[..parts.len().min(MOST_PARTS)];
        let mut ways: Vec<Way> = Vec::new();
        for (index, one) in parts.iter().enumerate() {
            for other in &parts[index + 1..] {
                let disjoint = (one.trace & other.trace).is_empty();
                let at_one_ply = one.error.ply.is_some() && one.error.ply == other.error.ply;
                if !disjoint || one.trace | other.trace != self.differing || at_one_ply {
                    continue;
                }
                let (first, second) = if one.after <= other.after { (one, other) } else { (other, one) };
                if self.explain_together(first, second) {
                    // Pieces of both colours were set up with one mistake in mind.
                    let of_set_up = first.error.kind.is_of_set_up() && second.error.kind.is_of_set_up();
                    let cost = if of_set_up { EXCHANGED_TOO } else { second.cost };
                    ways.push(first.way(Some((second, cost))));
                }
            }
        }
        ways
    }

    /// Whether two errors, one after the other, lead to the board found.
    fn explain_together(&self, first: &Part, second: &Part) -> bool {
        let mut board = first.wrong.clone();
        for later in &self.line.plies()[first.after..second.after] {
            if execute(&mut board, later.mv, later.by).is_none() {
                return false;
            }
        }
        for square in second.changed {
            match second.wrong.piece_at(square) {
                Some(piece) => board.set_piece_at(square, piece),
                None => board.discard_piece_at(square),
            }
        }
        self.carried_on(board, second.after).as_ref() == Some(self.found)
    }
}

/// Returns the explanations of a board on which the last ply was not executed after earlier errors.
///
/// A player notices an error when the announced move cannot be executed, so the game stops there: that the
/// last ply was not executed is then no further error.
pub(crate) fn stopped(line: &Line, found: &Board, right: usize, last: LastMove) -> Vec<Way> {
    let Some(until) = line.len().checked_sub(1).filter(|until| *until >= right) else { return Vec::new() };
    let Some(not_executed) = HAND_ERRORS.first() else { return Vec::new() };
    let played = &line.plies()[until];
    let possible = execute(&mut found.clone(), played.mv, played.by).is_some();
    let cost = if possible { not_executed.cost } else { 0.0 };
    let error = HandError { kind: not_executed, ply: Some(Ply::after(until)), traits: Traits::default() };
    let mut ways = Explaining::new(line, found, right, until).ways().0;
    for way in &mut ways {
        way.errors.push(error);
        way.cost += cost;
        way.unnoticed += match last {
            LastMove::ByBoth => WRITTEN_AT_ONCE,
            LastMove::ByOne => -LEFT_EMPTY,
        };
    }
    ways
}
