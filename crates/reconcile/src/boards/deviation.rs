//! Deviations of a board from the recorded game: the errors of hands that explain it.

use crate::boards::execution::{PieceMove, differing};
use crate::boards::explain::{Explaining, stopped};
use crate::boards::hand_errors::{HAND_ERRORS, HandErrorKind};
use crate::boards::hand_outcomes::Traits;
use crate::boards::whole_board::WholeBoard;
use annabella_chess::{Board, Color, Line, Ply, Position, Square};
use annabella_laws::Situation;
use annabella_scoresheet::Cell;
use std::cmp::Ordering;

/// A board that differs from the recorded game.
#[derive(Clone, Debug, PartialEq)]
pub struct Deviation {
    /// Squares on which it differs.
    pub squares: Vec<Square>,
    /// Cause of the deviation.
    pub cause: DeviationCause,
    /// Plies at which an error, perhaps with another one, is consistent with the board.
    pub(crate) traces: Vec<Ply>,
}

/// Cause of a board's deviation from the recorded game. In this order, the first that applies counts.
#[derive(Clone, Debug, PartialEq)]
pub enum DeviationCause {
    /// The board is wrong as a whole, and perhaps by an error of a hand on the board set right.
    WholeBoard(WholeBoard, Option<Way>),
    /// A hand erred once or twice: the likeliest explanations, best first; at least one.
    Hands(Vec<Way>),
    /// A move was made after the end of the recorded game.
    MovedOn {
        /// The further move.
        made: PieceMove,
        /// Error before it, if the board also differs without the further move.
        after: Option<HandError>,
    },
    /// No two errors explain the board.
    Unexplained,
}

/// One or two errors of hands that explain a board, in the order in which they happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    /// The errors.
    pub errors: Vec<HandError>,
    /// Negative natural logarithm of their probability.
    pub(crate) cost: f32,
    /// The same of both players overlooking them.
    pub(crate) unnoticed: f32,
}

/// An error of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandError {
    /// Kind of the error.
    pub kind: &'static HandErrorKind,
    /// Ply at which it happened; `None` if it can have happened at any time.
    pub ply: Option<Ply>,
    pub(crate) traits: Traits,
}

/// Number of players who wrote the last move.
///
/// A move that cannot be executed is often written by its mover alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastMove {
    /// Both players wrote it.
    ByBoth,
    /// One player wrote it.
    ByOne,
}

impl LastMove {
    /// `cell`: the cell of the last move on the scoresheet of each player.
    pub(crate) fn of<'a>(cell: impl Fn(Color) -> Option<&'a Cell>) -> LastMove {
        let written = |side: Color| cell(side).is_some_and(|cell| !cell.is_blank());
        if Color::ALL.into_iter().all(written) { LastMove::ByBoth } else { LastMove::ByOne }
    }
}

/// Cost of a further move.
pub(crate) const FURTHER: f32 = 5.0;
/// Excess over the best explanation below which another one is nearly as likely.
const NEARLY: f32 = 1.0;
/// Cost above which a single error is far-fetched: unwritten moves are as likely.
const FAR_FETCHED: f32 = 6.75;

impl Way {
    /// Compares two ways: the likelier one is less.
    pub(crate) fn compare(&self, other: &Way) -> Ordering {
        self.weight().total_cmp(&other.weight())
    }

    /// Returns the cost of the errors and of overlooking them.
    pub(crate) fn weight(&self) -> f32 {
        self.cost + self.unnoticed
    }

    /// Whether another way has its errors at the same plies.
    pub(crate) fn is_at_the_plies_of(&self, other: &Way) -> bool {
        self.errors.iter().map(|error| error.ply).eq(other.errors.iter().map(|error| error.ply))
    }

    /// Returns the first ply at which an error happened, if it is known.
    pub(crate) fn since(&self) -> Option<Ply> {
        self.errors.iter().filter_map(|error| error.ply).min()
    }

    /// Whether it takes two errors, or one that players hardly make, on a correctly set up board.
    pub(crate) fn is_far_fetched(&self) -> bool {
        !self.is_of_set_up() && (self.errors.len() > 1 || self.cost > FAR_FETCHED)
    }

    /// Whether the board was set up wrongly, and nothing else went wrong until a player could not move.
    pub(crate) fn is_of_set_up(&self) -> bool {
        let (of_set_up, mut others): (Vec<&HandError>, Vec<&HandError>) =
            self.errors.iter().partition(|error| error.kind.is_of_set_up());
        !of_set_up.is_empty()
            && others.pop().is_none_or(|other| other.kind == &HAND_ERRORS[0])
            && others.is_empty()
    }
}

impl HandError {
    /// Returns the piece moved and its squares, if one was.
    pub fn made(&self) -> Option<PieceMove> {
        self.traits.made
    }

    /// Returns the square on which a piece is wrong.
    pub fn square(&self) -> Option<Square> {
        self.traits.square
    }

    /// Returns the right square in its place.
    pub fn instead_of(&self) -> Option<Square> {
        self.traits.instead_of
    }
}

impl Deviation {
    /// Explains a board by the likeliest errors; everything else was executed as recorded.
    ///
    /// The first `right` moves were executed correctly. `last`: who wrote the last move.
    pub fn of(line: &Line, board: &Board, right: usize, last: LastMove) -> Deviation {
        let squares: Vec<Square> = differing(line.position().board(), board).into_iter().collect();
        let (ways, traces) = hands(line, board, right, last);
        let set_up = ways.first().is_some_and(Way::is_of_set_up);
        if let Some(whole) =
            WholeBoard::of(line, board).filter(|whole| !set_up || *whole != WholeBoard::Foreign)
        {
            // Of the two ways to swap colours, only one leaves a few squares to explain.
            let explained = |board: Board| hands(line, &board, right, last).0.into_iter().next();
            let besides = whole.set_right(board).into_iter().find_map(explained);
            let cause = DeviationCause::WholeBoard(whole, besides);
            return Deviation { squares, cause, traces: Vec::new() };
        }
        let cost = ways.first().map_or(f32::INFINITY, |way| way.cost);
        let cause = match moved_on(line, board, right) {
            Some((moved_on, further)) if further < cost => moved_on,
            _ if ways.is_empty() => DeviationCause::Unexplained,
            _ => DeviationCause::Hands(ways),
        };
        Deviation { squares, cause, traces }
    }

    /// Returns the errors that explain the board, best first; empty if the cause is another.
    pub fn ways(&self) -> &[Way] {
        match &self.cause {
            DeviationCause::Hands(ways) => ways,
            _ => &[],
        }
    }

    /// Returns another explanation that is nearly as likely and starts at another move.
    pub(crate) fn or(&self) -> Option<&Way> {
        let (best, others) = self.ways().split_first()?;
        let near = |way: &&Way| way.weight() < best.weight() + NEARLY && way.since().is_some();
        let own = best.since()?;
        others.iter().filter(near).find(|way| way.since() != Some(own))
    }

    /// Whether errors of hands explain the board, the likeliest of them at known plies.
    pub(crate) fn is_at_a_ply(&self) -> bool {
        self.ways().first().is_some_and(|way| way.since().is_some())
    }

    /// Whether one of the ways contains an error at `ply`.
    pub(crate) fn may_come_from(&self, ply: Ply) -> bool {
        self.ways().iter().flat_map(|way| &way.errors).any(|error| error.ply == Some(ply))
    }

    /// Whether the board as a whole is wrong, so that no step corrects it.
    pub fn is_of_the_whole(&self) -> bool {
        matches!(self.cause, DeviationCause::WholeBoard(whole, _) if !matches!(whole, WholeBoard::Behind(_)))
    }

    /// Returns the situation if the board was set up wrongly, and nothing else went wrong.
    pub(crate) fn set_up(&self) -> Option<Situation> {
        match &self.cause {
            DeviationCause::WholeBoard(WholeBoard::Swapped, None) => Some(Situation::SwappedColours),
            _ if self.ways().first().is_some_and(Way::is_of_set_up) => Some(Situation::WrongSetUp),
            _ => None,
        }
    }

    /// Whether the board is turned, swapped or empty, and so wrong even if the other one is like it.
    pub(crate) fn is_wrong_in_any_game(&self) -> bool {
        use WholeBoard::{Empty, Swapped, Turned};
        matches!(self.cause, DeviationCause::WholeBoard(Empty | Swapped | Turned, _))
    }

    /// Whether the board is right except for one further move.
    pub(crate) fn is_in_progress(&self) -> bool {
        matches!(self.cause, DeviationCause::MovedOn { after: None, .. })
    }

    /// Returns the ply since which the board has differed, if it was found.
    pub fn since(&self) -> Option<Ply> {
        match &self.cause {
            DeviationCause::WholeBoard(WholeBoard::Behind(plies), _) => Some(Ply::after(*plies)),
            DeviationCause::WholeBoard(_, besides) => besides.as_ref()?.since(),
            DeviationCause::Hands(ways) => ways.first()?.since(),
            DeviationCause::MovedOn { after, .. } => after.and_then(|error| error.ply),
            DeviationCause::Unexplained => None,
        }
    }

    /// Returns the errors of the best explanation.
    pub fn errors(&self) -> &[HandError] {
        match &self.cause {
            DeviationCause::Hands(ways) => ways.first().map_or(&[], |way| &way.errors),
            DeviationCause::WholeBoard(_, Some(way)) => &way.errors,
            DeviationCause::MovedOn { after: Some(error), .. } => std::slice::from_ref(error),
            _ => &[],
        }
    }
}

/// Returns the likeliest errors that explain a board, and the plies of all that leave a trace on it.
fn hands(line: &Line, board: &Board, right: usize, last: LastMove) -> (Vec<Way>, Vec<Ply>) {
    if line.position().board() == board {
        return (Vec::new(), Vec::new());
    }
    let (mut ways, traces) = Explaining::new(line, board, right, line.len()).ways();
    let most = ways.first().map_or(f32::INFINITY, Way::weight) + NEARLY;
    ways.extend(stopped(line, board, right, last).into_iter().filter(|way| way.weight() < most));
    ways.sort_by(Way::compare);
    (ways, traces)
}

/// Finds a further move by the side to move on the board, perhaps after an error, and its cost.
///
/// Castling, en passant captures and promotions are not searched for.
fn moved_on(line: &Line, found: &Board, right: usize) -> Option<(DeviationCause, f32)> {
    let (end, by) = (line.position().board(), line.position().turn());
    let changed = differing(end, found);
    for to in changed & found.by_color(by) {
        let piece = found.piece_at(to)?;
        for from in changed & end.by_piece(piece) & !found.occupied() {
            let mut before = found.clone();
            before.discard_piece_at(to);
            before.set_piece_at(from, piece);
            let taken = end.piece_at(to).filter(|taken| taken.color != by);
            taken.into_iter().for_each(|taken| before.set_piece_at(to, taken));
            let legal =
                line.position().legal_moves().iter().any(|mv| (mv.from(), mv.to()) == (Some(from), to));
            if !legal && !before.attacks_from(from).contains(to) {
                continue;
            }
            let made = PieceMove { piece, from, to };
            if before == *end {
                return Some((DeviationCause::MovedOn { made, after: None }, FURTHER));
            }
            let (ways, _) = Explaining::new(line, &before, right, line.len()).ways();
            if let Some(way) = ways.first().filter(|way| !way.is_far_fetched()) {
                let after = way.errors.first().copied();
                return Some((DeviationCause::MovedOn { made, after }, FURTHER + way.cost));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests;
