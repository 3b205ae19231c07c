//! Reads one game of a PGN file.

use super::error::SimulateError;
use crate::chess::{Board, Fen, Line};
use crate::devices::storage::journal;
use crate::scoresheet::pgn;
use crate::speech::Worded;
use std::path::Path;

/// The longest PGN file, in bytes.
const LONGEST: u64 = 1 << 26;

/// The game of that number, from 1, and whether it was read as Chess960 without being declared so.
pub fn read(path: &Path, number: usize) -> Result<(Line, bool), SimulateError> {
    let file = path.display().to_string();
    let bytes = journal::bounded(path, LONGEST)
        .map_err(|error| SimulateError::Unreadable { file: file.clone(), why: error.message() })?;
    let games = pgn::read(&bytes).map_err(|fault| SimulateError::Pgn { file: file.clone(), fault })?;
    let game = number.checked_sub(1).and_then(|index| games.into_iter().nth(index));
    let line = |game: pgn::Record| {
        let inferred = game.declared().infers_chess960(game.line.start());
        (game.line, inferred)
    };
    game.map(line).ok_or(SimulateError::NoGame { file, number })
}

/// The placement of a FEN, with any number of pieces.
pub fn board(fen: &str) -> Result<Board, SimulateError> {
    let parsed: Fen = fen.parse().map_err(|_| SimulateError::Fen(fen.to_owned()))?;
    Ok(parsed.into_setup().board)
}
