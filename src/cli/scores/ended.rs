//! The end of a game by its moves, which `play` would have announced.

use crate::chess::{Line, Ply, Position as _};
use crate::laws::{Edition, Outcome, Reason, ending_at_once};
use crate::scoresheet::pgn::{self, KnownOutcome, Record};
use crate::speech::Message;

/// The year from which the fifth repetition and 75 moves end a game without a claim.
const ENDS_BY_ITSELF: u32 = 2014;

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ended {
    /// The number of moves by both sides until then.
    pub plies: usize,
    pub outcome: Outcome,
}

/// Returns the first moves of a game, by their number.
pub(crate) fn first(line: &Line, plies: usize) -> Line {
    let mut first = Line::new(line.start().clone());
    for played in line.plies().iter().take(plies) {
        first.push(played.mv);
    }
    first
}

/// Returns the first end of a game under `edition`, without a search for moves that mate.
pub(crate) fn ended(edition: Edition, line: &Line) -> Option<Ended> {
    let mut so_far = Line::new(line.start().clone());
    for (plies, played) in line.plies().iter().enumerate() {
        if plies > 0
            && let Some(outcome) = ending_at_once(edition, &so_far)
        {
            return Some(Ended { plies, outcome });
        }
        so_far.push(played.mv);
    }
    ending_at_once(edition, &so_far).map(|outcome| Ended { plies: line.len(), outcome })
}

/// Returns the sentence that a game ended with a move, for one that did not end there.
pub(crate) fn with_move(line: &Line, plies: usize, reason: Reason) -> Option<Message> {
    let last = Ply::after(plies.checked_sub(1)?);
    let before = line.position_after(last.before());
    let move_of = Message::new("judge-ended").with("reason", reason.code());
    Some(move_of.with("number", before.fullmoves().get() as usize).with("side", before.turn()))
}

/// Returns the sentence about a game that ended without a claim (2023 9.6).
///
/// `None` if the result of the game says so.
/// Games from before these rules are as their players ended them.
pub(super) fn without_claim(record: &Record) -> Option<Message> {
    let year = record.tags.get("Date").and_then(|date| date.get(..4)?.parse::<u32>().ok());
    if year.is_some_and(|year| year < ENDS_BY_ITSELF) {
        return None;
    }
    let Ended { plies, outcome } = ended(Edition::Laws2023, &record.line)?;
    let by_itself = matches!(outcome.reason, Reason::FivefoldRepetition | Reason::SeventyFiveMoves);
    let says_so = record.result == pgn::Outcome::Known(KnownOutcome::Draw);
    (by_itself && !says_so).then(|| with_move(&record.line, plies, outcome.reason)).flatten()
}
