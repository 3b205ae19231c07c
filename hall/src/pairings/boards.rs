//! The pairings of a round, and the order of its boards.

use super::code::{Cell, CellResult, CellSpans, Code, Opponent};
use super::fault::{TrfFault, TrfFaultKind};
use super::player::PlayerLine;
use super::result::{GameKind, GameResult};
use annabella_chess::Color;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The board, from 1.
    pub board: usize,
    /// White's starting rank.
    pub white: u16,
    /// Black's starting rank.
    pub black: u16,
    /// The result, once both players have one.
    pub result: Option<GameResult>,
}

/// The players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    pub white: u16,
    pub black: u16,
}

/// The lines of the players by their starting ranks.
pub(super) type Lines = BTreeMap<u16, PlayerLine>;

/// Returns the pairs of a round, in the order of the boards.
///
/// The format has no board numbers. FIDE publishes pairings in the order of the points of the higher ranked
/// player, then of the sum of both players' points, then of the higher ranked player's starting rank. The higher
/// ranked player has more points before the round, or with equal points the lower starting rank.
pub(super) fn pairs(lines: &Lines, round: usize) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = lines.keys().filter_map(|rank| pair_of(lines, *rank, round).ok()?).collect();
    // Two lines can name the same opponent if that opponent's cell is damaged.
    let mut seated = BTreeSet::new();
    pairs.retain(|pair| {
        let free = !seated.contains(&pair.white) && !seated.contains(&pair.black);
        if free {
            seated.extend([pair.white, pair.black]);
        }
        free
    });
    pairs.sort_by_key(|pair| {
        let before = |rank: u16| (Reverse(points_before(lines, rank, round)), rank);
        let (white, black) = (before(pair.white), before(pair.black));
        let (higher, lower) = (white.min(black), white.max(black));
        (higher.0, Reverse(higher.0.0 + lower.0.0), higher.1)
    });
    pairs
}

/// Returns a player's half points before a round. A damaged result counts nothing.
fn points_before(lines: &Lines, rank: u16, round: usize) -> u32 {
    let cells = lines.get(&rank).map_or(&[][..], |line| &line.cells);
    cells.iter().take(round - 1).filter_map(|cell| cell.half_points()).sum()
}

/// Returns the pair that a player's line gives. Of the two lines, only one gives it.
///
/// If the opponent's cell is damaged, the player's own is enough.
fn pair_of(lines: &Lines, rank: u16, round: usize) -> Result<Option<Pair>, TrfFaultKind> {
    let cell = |rank: u16| lines.get(&rank).map(|line| line.cell(round));
    let Some(Cell { opponent: Opponent::Player(opponent), colour, .. }) = cell(rank) else { return Ok(None) };
    if opponent == rank {
        return Err(TrfFaultKind::OpponentDiffers { round, opponent });
    }
    let other = cell(opponent).ok_or(TrfFaultKind::NoOpponent { opponent })?;
    let others_colour = match other.opponent {
        Opponent::Player(back) if back == rank => other.colour,
        Opponent::Unreadable => None,
        Opponent::Player(_) | Opponent::Nobody => {
            return Err(TrfFaultKind::OpponentDiffers { round, opponent });
        }
    };
    if other.opponent != Opponent::Unreadable && opponent < rank {
        return Ok(None);
    }
    let is_white = match (colour, others_colour) {
        (Some(own), Some(others)) if own == others => return Err(TrfFaultKind::Colours { round, opponent }),
        (Some(own), _) => own == Color::White,
        (None, Some(others)) => others == Color::Black,
        (None, None) => return Err(TrfFaultKind::Colours { round, opponent }),
    };
    let (white, black) = if is_white { (rank, opponent) } else { (opponent, rank) };
    Ok(Some(Pair { white, black }))
}

/// Returns the faults of cells that do not fit those of the opponents.
pub(super) fn contradictions(lines: &Lines, rounds: usize) -> Vec<TrfFault> {
    let mut faults = Vec::new();
    for round in 1..=rounds {
        for (rank, line) in lines {
            let Err(kind) = pair_of(lines, *rank, round) else { continue };
            let spans = CellSpans::of(round);
            let column = match kind {
                TrfFaultKind::Colours { .. } => spans.colour.first,
                _ => spans.opponent.first,
            };
            faults.push(TrfFault { line: line.index + 1, column, kind });
        }
    }
    faults
}

/// Returns the result in the cells of two opponents; `None` if one has none.
pub(super) fn result(white: Cell, black: Cell) -> Option<GameResult> {
    let CellResult::Known(Code::Game(of_white, white)) = white.result else { return None };
    let CellResult::Known(Code::Game(of_black, black)) = black.result else { return None };
    let kind = match (of_white, of_black) {
        (GameKind::Forfeit, _) | (_, GameKind::Forfeit) => GameKind::Forfeit,
        (GameKind::Unrated, _) | (_, GameKind::Unrated) => GameKind::Unrated,
        (GameKind::Rated, GameKind::Rated) => GameKind::Rated,
    };
    Some(GameResult { white, black, kind })
}
