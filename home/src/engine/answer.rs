//! The lines in which an engine gives its move and its judgement, read as far as they cannot be misunderstood.
//!
//! Engines differ from the protocol in spelling (`e7e8Q`, `e2-e4`, `O-O`), and add words of their own. A move counts
//! if exactly one legal move can be meant; what follows it is left out.

use super::protocol::EngineFault;
use super::search::EngineScore;
use annabella::chess::{Chess, Color, Move, Position, San, Square, UciMove};
use std::io::{self, BufRead};

/// The first word of a line with the engine's move.
const ANSWER: &str = "bestmove";

/// The words with which engines say that they have no move.
const NO_MOVE: [&str; 6] = ["(none)", "none", "0000", "null", "(null)", "-"];

/// The sign of castling, and the beginning of that to the queenside.
const CASTLES: &str = "O-O";

/// Whether a line is an answer to a search, with or without a move.
pub(super) fn is_answer(line: &str) -> bool {
    is_word(line, ANSWER)
}

/// Whether the first word of a line is this one; engines may add others.
pub(super) fn is_word(line: &str, word: &str) -> bool {
    line.split_whitespace().next().is_some_and(|first| first.eq_ignore_ascii_case(word))
}

/// Returns the move of an answer.
///
/// # Errors
/// [`EngineFault`] if there is no move, or none that is legal.
pub(super) fn best_move(line: &str, position: &Chess) -> Result<Move, EngineFault> {
    let text = line.split_whitespace().nth(1).ok_or(EngineFault::NoMove)?;
    if NO_MOVE.iter().any(|none| text.eq_ignore_ascii_case(none)) {
        return Err(EngineFault::NoMove);
    }
    let fault = if is_written_as_a_move(text) { EngineFault::Illegal } else { EngineFault::NoMove };
    read_move(text, position).ok_or(fault)
}

/// Whether a text names a square, or castling.
fn is_written_as_a_move(text: &str) -> bool {
    let plain = plain(text);
    let names_a_square = |at: usize| plain.get(at..at + 2).is_some_and(|name| name.parse::<Square>().is_ok());
    (0..plain.len()).any(names_a_square) || without_marks(text).starts_with(CASTLES)
}

/// Returns a move by its squares without the signs that some engines add, such as `e2-e4` and `e7e8=Q`.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|ch| ch.is_ascii_alphanumeric() && *ch != 'x');
    letters.collect::<String>().to_ascii_lowercase()
}

/// Returns a move in the notation of scoresheets without its marks, and castling with letters.
fn without_marks(text: &str) -> String {
    let text = text.trim_end_matches(['+', '#', '!', '?', '.', ',', ';']);
    let castles = text.to_ascii_uppercase().replace('0', "O");
    if castles.starts_with(CASTLES) { castles } else { text.to_owned() }
}

/// Reads a move of an engine; `None` if no legal move, or more than one, can be meant.
fn read_move(text: &str, position: &Chess) -> Option<Move> {
    let squares = plain(text);
    // What the protocol says comes first: in Chess960, a step of the king can look like castling.
    let by_protocol = squares.parse::<UciMove>().ok().and_then(|mv| mv.to_move(position).ok());
    let by_notation = || without_marks(text).parse::<San>().ok()?.to_move(position).ok();
    by_protocol.or_else(|| castling(&squares, position)).or_else(by_notation)
}

/// Reads castling that is written by the squares of the king, also in Chess960.
fn castling(squares: &str, position: &Chess) -> Option<Move> {
    let mut castles = position.legal_moves().into_iter().filter(|mv| mv.is_castle());
    castles.find(|mv| king_squares(*mv, position.turn()).is_some_and(|of_king| of_king == squares))
}

/// Returns the square from which and the one to which the king castles.
fn king_squares(castle: Move, side: Color) -> Option<String> {
    let to = castle.castling_side()?.king_to(side);
    Some(format!("{}{to}", castle.from()?))
}

/// The parts of an `info` line that are used here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Info<'a> {
    /// The number of the line among several, if it is named.
    pub number: Option<u32>,
    /// The judgement; `None` if it is only a bound.
    pub score: Option<EngineScore>,
    /// The words after `pv`, of which the first are the expected moves.
    pub line: Vec<&'a str>,
}

impl<'a> Info<'a> {
    /// Reads a line; `None` if it is not an `info` line. Words that are not known are left out.
    pub fn read(line: &'a str) -> Option<Info<'a>> {
        let mut words = line.split_whitespace();
        words.next().filter(|word| word.eq_ignore_ascii_case("info"))?;
        let mut info = Info::default();
        while let Some(word) = words.next() {
            match word.to_ascii_lowercase().as_str() {
                "string" => break,
                "multipv" => info.number = words.next().and_then(|number| number.parse().ok()),
                "score" => info.score = words.next().zip(words.next()).and_then(EngineScore::read),
                "lowerbound" | "upperbound" => info.score = None,
                "pv" => info.line = words.clone().collect(),
                _ => {}
            }
        }
        Some(info)
    }
}

/// Returns the legal moves at the beginning of the expected ones.
pub(super) fn legal_moves(position: &Chess, line: &[String]) -> Vec<Move> {
    let mut position = position.clone();
    let mut legal = Vec::new();
    for text in line {
        let Some(mv) = read_move(text, &position) else { break };
        position.play_unchecked(mv);
        legal.push(mv);
    }
    legal
}

/// The maximum length of a line in bytes; the lines of engines have a few hundred.
const LONGEST: usize = 1 << 14;

/// The next line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineLine {
    /// A line without its end; bytes that are not text are replaced.
    Text(String),
    /// More bytes than a line can have, without an end.
    TooLong,
    /// The output has ended.
    End,
}

/// Reads the next line; an error counts as the end.
pub fn next_line(reader: &mut impl BufRead) -> EngineLine {
    let mut line = Vec::new();
    match read_up_to(reader, &mut line) {
        Ok(true) => EngineLine::Text(String::from_utf8_lossy(&line).into_owned()),
        Ok(false) if line.len() > LONGEST => EngineLine::TooLong,
        Ok(false) if !line.is_empty() => EngineLine::Text(String::from_utf8_lossy(&line).into_owned()),
        Ok(false) | Err(_) => EngineLine::End,
    }
}

/// Reads to the end of a line, or until the line is too long. Returns whether the line has an end.
fn read_up_to(reader: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    loop {
        let available = match reader.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() || line.len() > LONGEST {
            return Ok(false);
        }
        let end = available.iter().position(|byte| *byte == b'\n');
        let taken = end.unwrap_or(available.len());
        line.extend_from_slice(&available[..taken]);
        reader.consume(end.map_or(taken, |end| end + 1));
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests;
