//! Games in PGN, read strictly: each of them whole, or none.

use super::record::Record;
use crate::file::{self, FileRemark, ReadGame};
use annabella_chess::DeclaredChess;
use thiserror::Error;

/// Results of a game that are neither a win nor a draw.
const UNUSUAL: [&str; 6] = ["0-0", "1/2-0", "0-1/2", "1-1/2", "1/2-1", "1-1"];

/// The reason why a PGN file is not read.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum PgnError {
    /// The file contains no game.
    #[error("no game found")]
    Empty,
    /// The file contains this many games instead of one.
    #[error("{0} games")]
    Several(usize),
    /// The file is not text.
    #[error("no text")]
    NoText,
    /// A game cannot be read completely.
    #[error("line {}, column {}, game {game}: {}: {}", remark.place.line, remark.place.column, remark.kind.code(), remark.text)]
    Game {
        /// Its number in the file, from 1.
        game: usize,
        /// The remark that says why.
        remark: Box<FileRemark>,
    },
}

/// Reads all games of a PGN file in any of the usual encodings.
///
/// Without a `Variant` tag, the castling rights decide between chess and Chess960. Commands read what can be
/// read instead ([`file::read`]).
///
/// # Errors
/// [`PgnError::NoText`] if the bytes are not text, and [`PgnError::Game`] for the first game that cannot be
/// read completely.
pub fn read(pgn: &[u8]) -> Result<Vec<Record>, PgnError> {
    let games = file::read(pgn).ok_or(PgnError::NoText)?;
    let whole = |(index, game): (usize, file::FileGame)| {
        let ReadGame { record, remarks } = game.read(DeclaredChess::Undeclared);
        match remarks.into_iter().find(|remark| !remark.kind.is_note() && !remark.kind.contradicts()) {
            Some(remark) => Err(PgnError::Game { game: index + 1, remark: Box::new(remark) }),
            None => Ok(record),
        }
    };
    games.into_iter().enumerate().map(whole).collect()
}

/// Reads a PGN file with exactly one game.
///
/// # Errors
/// Those of [`read`], and [`PgnError::Empty`] or [`PgnError::Several`] if there is not exactly one game.
pub fn read_one(pgn: &[u8]) -> Result<Record, PgnError> {
    let mut games = read(pgn)?;
    match games.len() {
        0 => Err(PgnError::Empty),
        1 => Ok(games.remove(0)),
        several => Err(PgnError::Several(several)),
    }
}

/// Returns the result that a comment gives where PGN has no sign for it, as in `0-0` or `1/2-0 ruling`.
pub fn unusual_score(comment: &str) -> Option<String> {
    let words: Vec<&str> = comment.split_whitespace().collect();
    let is_reason = |word: &str| word.chars().all(|char| char.is_ascii_lowercase() || char == '-');
    match words[..] {
        [score] if UNUSUAL.contains(&score) => {}
        [score, reason] if UNUSUAL.contains(&score) && is_reason(reason) => {}
        _ => return None,
    }
    Some(words.join(" "))
}
