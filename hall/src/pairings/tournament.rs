//! A tournament file: read, shown, and written back with results.

mod crosstable;
mod games;
mod writing;

pub use crosstable::{Crosstable, CrosstableRow, RoundResult};

use super::boards::{Lines, Pair, Pairing, Place, places, result};
use super::code::CellSpans;
use super::event::{Day, TournamentInfo};
use super::fault::{TrfError, TrfFault, TrfFaultKind};
use super::player::{POINTS, Player, PlayerLine};
use super::ranks::by_rank;
use super::result::GameResult;
use super::seats::contradictions;
use super::text::Text;
use annabella_speech::{Message, Worded};
use std::collections::BTreeMap;
use thiserror::Error;

/// A tournament with the results that were set after it was read.
#[derive(Clone, Debug)]
pub struct Tournament {
    text: Text,
    info: TournamentInfo,
    lines: Lines,
    /// The boards of each round in their order, round 1 first. A result of an earlier round that is
    /// set later does not renumber the boards of a running round.
    rounds: Vec<Vec<Place>>,
    /// Results set after reading, by round and White's starting rank.
    results: BTreeMap<(usize, u16), GameResult>,
    /// Whether the points in the file are the sums of the results, so that they can be kept up to date.
    points_are_sums: bool,
    /// Whether it was read from PGN, which has no place for results of players.
    is_of_games: bool,
}

/// The way to name a game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// The board, from 1.
    Board(usize),
    /// The starting ranks of the players.
    Players {
        /// White.
        white: u16,
        /// Black.
        black: u16,
    },
}

/// The effect of a new result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultChange {
    /// The game had no result.
    Entered,
    /// The game already has this result.
    Same,
    /// The result replaces another one.
    Replaced(GameResult),
}

/// Reason why a result cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoGame {
    /// The round has no such board.
    #[error("round {round} has no board {board}")]
    Board {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
    },
    /// These players are not paired in the round with these colours.
    #[error("{white} and {black} are not paired in round {round}")]
    Players {
        /// The round.
        round: usize,
        /// White's starting rank.
        white: u16,
        /// Black's starting rank.
        black: u16,
    },
    /// The columns of a player's cell are displaced, so that no result can be written into them.
    #[error("line {line}, column {column}: displaced")]
    Displaced {
        /// The line, from 1.
        line: usize,
        /// The column for the result.
        column: usize,
    },
}

impl Tournament {
    /// Reads a tournament file or the PGN of a round, with the faults of what could not be read.
    ///
    /// # Errors
    /// [`TrfError`] if the file has no players at all, or PGN no boards.
    pub fn read(bytes: &[u8]) -> Result<(Tournament, Vec<TrfFault>), TrfError> {
        if bytes.is_empty() {
            return Err(TrfError::Empty);
        }
        if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
            return Err(TrfError::Utf16);
        }
        if games::is_pgn(bytes) {
            return Tournament::read_games(bytes);
        }
        let text = Text::read(bytes);
        let mut info = TournamentInfo::default();
        let (mut players, mut faults) = (Vec::new(), Vec::new());
        for (index, line) in text.lines().iter().enumerate() {
            if line.text.starts_with("001") {
                let (player, found) = PlayerLine::read(&line.text, index);
                players.push(player);
                faults.extend(found);
            } else {
                faults.extend(info.read_line(&line.text, index));
            }
        }
        if players.is_empty() {
            return Err(TrfError::NoPlayers);
        }
        let lines = by_rank(players, &mut faults);
        let count = lines.values().map(|line| line.cells.len()).max().unwrap_or(0);
        faults.extend(contradictions(&lines, count));
        let rounds = (1..=count).map(|round| places(&lines, round)).collect();
        let differing = points_that_differ(&lines);
        let points_are_sums = differing.is_none();
        faults.extend(differing);
        faults.sort_by_key(|fault| (fault.line, fault.column));
        let results = BTreeMap::new();
        let tournament =
            Tournament { text, info, lines, rounds, results, points_are_sums, is_of_games: false };
        Ok((tournament, faults))
    }

    /// Whether it was read from PGN, so that it cannot be written with results.
    pub fn is_of_games(&self) -> bool {
        self.is_of_games
    }

    /// Returns the data of the tournament as a whole.
    pub fn info(&self) -> &TournamentInfo {
        &self.info
    }

    /// Iterates over the players, by starting rank.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.lines.values().map(|line| &line.player)
    }

    /// Returns the player with a starting rank.
    pub fn player(&self, rank: u16) -> Option<&Player> {
        self.lines.get(&rank).map(|line| &line.player)
    }

    /// Returns the number of rounds in the file, played or paired.
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Returns the last round in which players are paired; 0 without one.
    pub fn last_paired_round(&self) -> usize {
        let is_paired = |places: &Vec<Place>| places.iter().any(|place| place.pair.is_some());
        self.rounds.iter().rposition(is_paired).map_or(0, |index| index + 1)
    }

    /// Returns the day of a round, from 1.
    pub fn day_of(&self, round: usize) -> Option<Day> {
        *self.info.round_days.get(round.checked_sub(1)?)?
    }

    /// Returns the games of a round in the order of the boards; an empty list if the file lacks the round.
    ///
    /// The format has no board numbers. Boards are numbered from 1 in the order in which FIDE publishes
    /// pairings: by the points of the higher ranked player, then by the sum of both players' points, then by the starting
    /// rank of the higher ranked player. The points are those before the round, as the file had them when
    /// it was read. A pair whose lines contradict each other is left out, and keeps its board free.
    pub fn pairings(&self, round: usize) -> Vec<Pairing> {
        let pairing = |place: &Place| {
            let pair = place.pair?;
            let result = self.result_of(round, pair);
            Some(Pairing { board: place.board, white: pair.white, black: pair.black, result })
        };
        self.places(round).iter().filter_map(pairing).collect()
    }

    /// Returns the boards of a round in their order, with those whose pair contradicts itself.
    pub fn places(&self, round: usize) -> &[Place] {
        round.checked_sub(1).and_then(|index| self.rounds.get(index)).map_or(&[], Vec::as_slice)
    }

    /// Gives the boards of a round other numbers, in the order of [`Tournament::places`].
    ///
    /// A running round keeps its boards although the file has changed. The numbers must differ.
    pub fn renumber(&mut self, round: usize, boards: &[usize]) {
        let Some(places) = round.checked_sub(1).and_then(|index| self.rounds.get_mut(index)) else { return };
        for (place, board) in places.iter_mut().zip(boards) {
            place.board = *board;
        }
        places.sort_by_key(|place| place.board);
    }

    fn pairs(&self, round: usize) -> impl Iterator<Item = Pair> {
        self.places(round).iter().filter_map(|place| place.pair)
    }

    fn result_of(&self, round: usize, pair: Pair) -> Option<GameResult> {
        let set = self.results.get(&(round, pair.white)).copied();
        set.or_else(|| self.read_result_of(round, pair))
    }

    fn read_result_of(&self, round: usize, pair: Pair) -> Option<GameResult> {
        result(self.lines.get(&pair.white)?.cell(round), self.lines.get(&pair.black)?.cell(round))
    }

    /// Enters the result of a game.
    ///
    /// # Errors
    /// [`NoGame`] if the round has no such game, or its columns are displaced.
    pub fn set_result(
        &mut self,
        round: usize,
        table: Table,
        result: GameResult,
    ) -> Result<ResultChange, NoGame> {
        let pair = self.find(round, table)?;
        let change = match self.result_of(round, pair) {
            None => ResultChange::Entered,
            Some(old) if old == result => return Ok(ResultChange::Same),
            Some(old) => ResultChange::Replaced(old),
        };
        let key = (round, pair.white);
        let before = self.results.insert(key, result);
        if self.read_result_of(round, pair) == Some(result) {
            self.results.remove(&key);
        }
        let unreadable =
            [pair.white, pair.black].into_iter().find_map(|rank| self.unreadable_line(round, rank));
        if let Some(line) = unreadable {
            match before {
                Some(before) => self.results.insert(key, before),
                None => self.results.remove(&key),
            };
            let column = CellSpans::of(round).result.first;
            return Err(NoGame::Displaced { line: line + 1, column });
        }
        Ok(change)
    }

    /// Withdraws a result that was set: the game has again the result that the file had.
    ///
    /// # Errors
    /// [`NoGame`] if the round has no such game.
    pub fn withdraw_result(&mut self, round: usize, table: Table) -> Result<(), NoGame> {
        let pair = self.find(round, table)?;
        self.results.remove(&(round, pair.white));
        Ok(())
    }

    fn find(&self, round: usize, table: Table) -> Result<Pair, NoGame> {
        let (found, error) = match table {
            Table::Board(board) => {
                let place = self.places(round).iter().find(|place| place.board == board);
                (place.and_then(|place| place.pair), NoGame::Board { round, board })
            }
            Table::Players { white, black } => {
                let pair = self.pairs(round).find(|pair| pair.white == white && pair.black == black);
                (pair, NoGame::Players { round, white, black })
            }
        };
        found.ok_or(error)
    }
}

/// Returns a fault if the points of a player are not the sum of the results.
fn points_that_differ(lines: &Lines) -> Option<TrfFault> {
    lines.values().find_map(|line| {
        let found = line.half_points?;
        let sum: u32 = line.cells.iter().map(|cell| cell.half_points()).sum::<Option<u32>>()?;
        let kind = TrfFaultKind::Points { found: decimal(found), sum: decimal(sum) };
        (found != sum).then_some(TrfFault { line: line.index + 1, column: POINTS.first, kind })
    })
}

/// Writes half points as the format does: `11.5`.
fn decimal(halves: u32) -> String {
    format!("{}.{}", halves / 2, halves % 2 * 5)
}

impl Worded for NoGame {
    fn message(&self) -> Message {
        match *self {
            NoGame::Board { round, board } => {
                Message::new("trf-no-board").with("round", round).with("board", board)
            }
            NoGame::Players { round, white, black } => Message::new("trf-not-paired")
                .with("round", round)
                .with("white", i64::from(white))
                .with("black", i64::from(black)),
            NoGame::Displaced { line, column } => {
                Message::new("trf-displaced").with("line", line).with("column", column)
            }
        }
    }
}
