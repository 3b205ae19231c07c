//! The crosstable: each player's points, place and results up to a round.
//!
//! Tie-breaks are those of the pairing program: players with equal points share a place.

use super::super::code::{CellResult, Code};
use super::super::player::{Player, PlayerLine};
use super::super::result::{GameKind, Points};
use super::Tournament;
use annabella_chess::Color;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The points and results of all players up to a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The players, by points, then by starting rank.
    pub rows: Vec<CrosstableRow>,
    /// The number of rounds.
    pub rounds: usize,
    /// The number of games without a result.
    pub open: usize,
}

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrosstableRow {
    /// The place, which players with equal points share.
    pub place: usize,
    /// The player.
    pub player: Player,
    /// The points, as a number of half points.
    pub half_points: u32,
    /// What the player did in each round, round 1 first.
    pub rounds: Vec<RoundResult>,
}

/// What a player did in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundResult {
    /// The player was not paired and got no points.
    Absent,
    /// A bye, or another result without a readable opponent.
    Bye(Points),
    /// A game.
    Game {
        /// The opponent's starting rank.
        opponent: u16,
        /// The player's colour.
        side: Color,
        /// The player's points; `None` without a result.
        points: Option<Points>,
        /// Whether one of the players forfeited it.
        is_forfeit: bool,
    },
    /// The column is damaged.
    Unreadable,
}

impl RoundResult {
    fn half_points(self) -> u32 {
        match self {
            RoundResult::Bye(points) | RoundResult::Game { points: Some(points), .. } => {
                u32::from(points.half_points())
            }
            RoundResult::Absent | RoundResult::Game { points: None, .. } | RoundResult::Unreadable => 0,
        }
    }
}

impl Tournament {
    /// Returns the crosstable up to a round, with the results that were set.
    pub fn crosstable(&self, round: usize) -> Crosstable {
        let games: Vec<BTreeMap<u16, RoundResult>> = (1..=round).map(|round| self.games_of(round)).collect();
        let results = |line: &PlayerLine| -> Vec<RoundResult> {
            let result = |(game, round): (&BTreeMap<u16, RoundResult>, usize)| {
                game.get(&line.player.rank).copied().unwrap_or_else(|| alone(line, round))
            };
            games.iter().zip(1..).map(result).collect()
        };
        let row = |line: &PlayerLine| {
            let rounds = results(line);
            let half_points = rounds.iter().map(|result| result.half_points()).sum();
            CrosstableRow { place: 0, player: line.player.clone(), half_points, rounds }
        };
        let mut rows: Vec<CrosstableRow> = self.lines.values().map(row).collect();
        rows.sort_by_key(|row| (Reverse(row.half_points), row.player.rank));
        let points: Vec<u32> = rows.iter().map(|row| row.half_points).collect();
        for row in &mut rows {
            row.place = points.partition_point(|points| *points > row.half_points) + 1;
        }
        let is_open = |result: &&RoundResult| matches!(result, RoundResult::Game { points: None, .. });
        let open = games.iter().flat_map(BTreeMap::values).filter(is_open).count() / 2;
        Crosstable { rows, rounds: round, open }
    }

    /// Returns the games of a round from the view of each player.
    fn games_of(&self, round: usize) -> BTreeMap<u16, RoundResult> {
        let mut games = BTreeMap::new();
        for pair in self.pairs(round) {
            let result = self.result_of(round, pair);
            let is_forfeit = result.is_some_and(|result| result.kind == GameKind::Forfeit);
            let sides = [(Color::White, pair.white, pair.black), (Color::Black, pair.black, pair.white)];
            for (side, rank, opponent) in sides {
                let points = result.map(|result| side.fold_wb(result.white, result.black));
                games.insert(rank, RoundResult::Game { opponent, side, points, is_forfeit });
            }
        }
        games
    }
}

/// Returns what a player without a readable pair did in a round.
fn alone(line: &PlayerLine, round: usize) -> RoundResult {
    match line.cell(round).result {
        CellResult::Known(Code::Bye(points) | Code::Game(_, points)) => RoundResult::Bye(points),
        CellResult::Blank => RoundResult::Absent,
        CellResult::Unreadable | CellResult::Displaced => RoundResult::Unreadable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairings::{GameResult, Table};

    const FILE: &[u8] = include_bytes!("../../../tests/field/25a-plain.trf");

    fn points(table: &Crosstable) -> Vec<(usize, u16, u32)> {
        table.rows.iter().map(|row| (row.place, row.player.rank, row.half_points)).collect()
    }

    #[test]
    fn a_result_of_the_running_round_counts_at_once_and_equal_points_share_a_place() {
        let (mut tournament, _) = Tournament::read(FILE).unwrap();
        let before = tournament.crosstable(3);
        assert_eq!((before.rounds, before.open), (3, tournament.pairings(3).len()));
        let pairing = tournament.pairings(3)[0];
        let table = Table::Players { white: pairing.white, black: pairing.black };
        let won = GameResult { white: Points::One, black: Points::Zero, kind: GameKind::Rated };
        tournament.set_result(3, table, won).unwrap();
        let after = tournament.crosstable(3);
        assert_eq!(after.open, before.open - 1);
        let of = |table: &Crosstable, rank| {
            points(table).into_iter().find(|(_, of, _)| *of == rank).map(|(.., points)| points)
        };
        assert_eq!(of(&after, pairing.white), of(&before, pairing.white).map(|points| points + 2));
        assert_eq!(of(&after, pairing.black), of(&before, pairing.black));
        let rows = points(&after);
        for pair in rows.windows(2) {
            let [(place, rank, points), (next, next_rank, fewer)] = pair else { unreachable!() };
            assert!(points > fewer || points == fewer && place == next && rank < next_rank, "{rows:?}");
        }
        assert_eq!(rows[0].0, 1);
    }

    #[test]
    fn the_points_are_those_of_the_file_before_the_running_round() {
        let (tournament, _) = Tournament::read(FILE).unwrap();
        let table = tournament.crosstable(2);
        let sums: Vec<(u16, Option<u32>)> = {
            let of_file = |line: &PlayerLine| {
                line.cells.iter().take(2).map(|cell| cell.half_points()).sum::<Option<u32>>()
            };
            tournament.lines.values().map(|line| (line.player.rank, of_file(line))).collect()
        };
        for (rank, sum) in sums {
            let row = table.rows.iter().find(|row| row.player.rank == rank).unwrap();
            assert_eq!(Some(row.half_points), sum, "{rank}");
            assert_eq!(row.rounds.len(), 2);
        }
        assert_eq!(table.open, 0);
    }
}
