//! The pairings of a round, and the order of its boards.

use super::code::{Cell, CellResult, Code, Opponent};
use super::player::PlayerLine;
use super::result::{GameKind, GameResult};
use super::seats::seats;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The board, from 1. Numbers of boards whose pair contradicts itself are missing.
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

/// A board of a round, whether or not the file says without contradiction who plays there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The board, from 1.
    pub board: usize,
    /// The starting ranks of its players, the lower first; one if the file does not name the opponent.
    pub players: Vec<u16>,
    /// The pair; `None` if its lines contradict each other.
    pub(super) pair: Option<Pair>,
}

impl Place {
    /// Whether the lines of its players contradict each other, so that no result is entered.
    pub fn is_contradictory(&self) -> bool {
        self.pair.is_none()
    }
}

/// The lines of the players by their starting ranks.
pub(super) type Lines = BTreeMap<u16, PlayerLine>;

/// Returns the boards of a round in their order.
///
/// The format has no board numbers. FIDE publishes pairings in the order of the points of the higher ranked
/// player, then of the sum of both players' points, then of the higher ranked player's starting rank. The higher
/// ranked player has more points before the round, or with equal points the lower starting rank. A pair that
/// contradicts itself occupies its board, so that it renumbers no other.
pub(super) fn places(lines: &Lines, round: usize) -> Vec<Place> {
    let mut seats = seats(lines, round);
    seats.sort_by_cached_key(|seat| {
        let before = |(rank, named): (u16, u16)| (Reverse(points_before(lines, rank, round)), named);
        let first = seat.first.map_or((Reverse(0), u16::MAX), before);
        // Opponents usually have equal points.
        let second = seat.second.map_or((first.0, u16::MAX), before);
        let (higher, lower) = (first.min(second), first.max(second));
        (higher.0, Reverse(higher.0.0 + lower.0.0), higher.1)
    });
    let place = |(index, seat): (usize, super::seats::Seat)| {
        let mut players: Vec<u16> =
            [seat.first, seat.second].into_iter().flatten().map(|(rank, _)| rank).collect();
        players.sort_unstable();
        Place { board: index + 1, players, pair: seat.pair }
    };
    seats.into_iter().enumerate().map(place).collect()
}

/// Returns a player's half points before a round.
fn points_before(lines: &Lines, rank: u16, round: usize) -> u32 {
    let Some(line) = lines.get(&rank) else { return 0 };
    let earlier = line.cells.iter().take(round - 1).enumerate();
    earlier
        .map(|(index, cell)| cell.half_points().unwrap_or_else(|| missing_points(lines, line, index)))
        .sum()
}

/// Returns the half points of a damaged result, as the rest of the file gives them; 0 if it does not.
///
/// A damaged column of an earlier round would otherwise renumber the boards.
fn missing_points(lines: &Lines, line: &PlayerLine, index: usize) -> u32 {
    let known = line.cells.iter().filter_map(|cell| cell.half_points());
    let is_only = line.cells.len() == known.clone().count() + 1;
    let of_sum = line.half_points.filter(|_| is_only).and_then(|sum| sum.checked_sub(known.sum()));
    if let Some(points) = of_sum.filter(|points| *points <= 2) {
        return points;
    }
    let rank = line.player.rank;
    let opponent = match line.cells.get(index).map(|cell| cell.opponent) {
        Some(Opponent::Player(opponent)) => lines.get(&opponent),
        _ => lines.values().find(|other| other.cell(index + 1).opponent == Opponent::Player(rank)),
    };
    let theirs = opponent.and_then(|other| other.cell(index + 1).half_points());
    theirs.map_or(0, |theirs| 2_u32.saturating_sub(theirs))
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
