//! The live PGN of a round: one text for all games, and one for each.

mod fault;
mod folder;
mod game;
#[cfg(test)]
mod tests;

pub use fault::LiveFault;
pub use folder::{LiveFolder, Overwrite};
pub use game::{Tag, completed, expected, players_in, tags_of};

use crate::pairings::Tournament;

/// The games of a round, as far as their boards have published them.
///
/// A board without a game has its players and no moves. A text that cannot be read leaves the one before it.
#[derive(Clone, Debug)]
pub struct LiveRound {
    round: usize,
    games: Vec<LiveGame>,
}

/// The game of a board.
#[derive(Clone, Debug)]
struct LiveGame {
    board: usize,
    /// The tags that the tournament file gives.
    tags: Vec<Tag>,
    text: String,
    /// The PGN of the board from which it was made; `None` until the board has published it.
    source: Option<String>,
}

/// A file of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveFile {
    /// The name, without a folder.
    pub name: String,
    /// The contents.
    pub text: String,
}

impl LiveRound {
    /// Starts a round without moves.
    pub fn new(tournament: &Tournament, round: usize) -> LiveRound {
        let games = tournament.pairings(round).into_iter().map(|pairing| {
            let tags = tags_of(tournament, round, &pairing);
            LiveGame { board: pairing.board, text: expected(&tags), tags, source: None }
        });
        LiveRound { round, games: games.collect() }
    }

    /// Takes the PGN that a board has published. Returns whether the text of its game changed.
    ///
    /// # Errors
    /// [`LiveFault::NoBoard`] if the round has no such board, and [`LiveFault::Unreadable`] if the text is not
    /// the PGN of one game.
    pub fn set(&mut self, board: usize, pgn: &str) -> Result<bool, LiveFault> {
        let game = self
            .games
            .binary_search_by_key(&board, |game| game.board)
            .ok()
            .and_then(|index| self.games.get_mut(index));
        let game = game.ok_or(LiveFault::NoBoard { board })?;
        if game.source.as_deref() == Some(pgn) {
            return Ok(false);
        }
        let text = completed(pgn, &game.tags)
            .map_err(|error| LiveFault::Unreadable { board, cause: error.to_string() })?;
        let changed = text != game.text;
        (game.text, game.source) = (text, Some(pgn.to_owned()));
        Ok(changed)
    }

    /// Iterates over the boards with their games. A board whose pair contradicts itself is missing.
    pub fn games(&self) -> impl Iterator<Item = (usize, &str)> {
        self.games.iter().map(|game| (game.board, game.text.as_str()))
    }

    /// Iterates over the games that boards have published.
    ///
    /// Lichess finds a pushed game again by `Event`, `Site`, `Round` and the players. If boards give other
    /// tags than the tournament file, a game pushed before its start would appear twice.
    pub fn published(&self) -> impl Iterator<Item = (usize, &str)> {
        self.games().zip(&self.games).filter(|(_, game)| game.source.is_some()).map(|(numbered, _)| numbered)
    }

    /// Returns all games in the order of the boards.
    pub fn text(&self) -> String {
        let games: Vec<&str> = self.games.iter().map(|game| game.text.as_str()).collect();
        games.join("\n")
    }

    /// Returns the files of the round: `round-3-games.pgn` with all games, and `round-3-board-07.pgn` with each.
    ///
    /// The Lichess Broadcaster app takes a file whose name ends with `games.pgn` for the whole round, and any
    /// other for one game.
    pub fn files(&self) -> Vec<LiveFile> {
        let round = self.round;
        let last = self.games.last().map_or(0, |game| game.board);
        let width = last.to_string().len().max(2);
        let mut files = vec![LiveFile { name: format!("round-{round}-games.pgn"), text: self.text() }];
        files.extend(self.games().map(|(board, text)| LiveFile {
            name: format!("round-{round}-board-{board:0width$}.pgn"),
            text: text.to_owned(),
        }));
        files
    }
}
