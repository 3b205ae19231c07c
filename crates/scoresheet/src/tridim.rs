//! A scoresheet of three-dimensional chess as plain text.
//!
//! The rows are numbered pairs of cells as in chess. Tags before them name the variant and the starting
//! position.
//!
//! ```
//! use annabella_scoresheet::tridim::LevelScore;
//! let score = LevelScore::read("[Variant \"tridim\"]\n\n1. Sb3N Sb6N\n2. a3W (=)\n").unwrap();
//! assert_eq!(score.cells, ["Sb3N", "Sb6N", "a3W"]);
//! assert_eq!(score.offers, [2]);
//! assert_eq!(LevelScore::read(&score.to_string()), Ok(score));
//! ```

use super::text::{BLANK, OFFER};
use annabella_chess::Color;
use annabella_speech::{Message, QUOTED, Worded, excerpt};
use annabella_tridim::{Position, PositionError, START};
use std::fmt;

/// The maximum number of cells.
const MOST_CELLS: usize = 1200;
/// Words that end a scoresheet.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];
/// The tag that names the variant, and its value.
const VARIANT: (&str, &str) = ("Variant", "tridim");

/// A scoresheet: the starting position, and a cell for each ply, empty if blank.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelScore {
    /// The starting position.
    pub start: Position,
    /// The cells as written, ply 1 first.
    pub cells: Vec<String>,
    /// The indices of the cells with a draw offer.
    pub offers: Vec<usize>,
}

/// A fault in a text that should be a scoresheet of three-dimensional chess.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LevelScoreError {
    /// The `Start` tag is not a position.
    #[error("not a starting position: {0}")]
    Start(PositionError),
    /// A row does not begin with its number.
    #[error("not a row of a scoresheet: {0:?}")]
    Row(String),
    /// The text has more cells than any game.
    #[error("too long")]
    TooLong,
}

impl Worded for LevelScoreError {
    fn message(&self) -> Message {
        match self {
            LevelScoreError::Start(error) => error.message(),
            LevelScoreError::Row(row) => Message::new("tridim-row").with("text", excerpt(row, QUOTED)),
            LevelScoreError::TooLong => Message::new("tridim-too-long"),
        }
    }
}

/// Splits a tag into its name and value: `[Start "..."]`.
fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    Some((name, value.trim().strip_prefix('"')?.strip_suffix('"')?))
}

/// Returns the digits of a row's number, and the text after its full stop.
fn numbered(word: &str) -> Option<(&str, &str)> {
    let digits = word.len() - word.trim_start_matches(|ch: char| ch.is_ascii_digit()).len();
    let rest = word[digits..].strip_prefix('.').filter(|_| digits > 0)?;
    Some((&word[..digits], rest))
}

impl LevelScore {
    /// Whether a text declares itself a scoresheet of three-dimensional chess.
    pub fn is_one(text: &str) -> bool {
        text.lines().any(|line| tag(line) == Some(VARIANT))
    }

    /// Reads a scoresheet. A space may separate a number from its cells; a semicolon starts a comment.
    ///
    /// # Errors
    /// [`LevelScoreError`] for the first fault.
    pub fn read(text: &str) -> Result<LevelScore, LevelScoreError> {
        let mut score = LevelScore::default();
        let lines = text.strip_prefix('\u{feff}').unwrap_or(text).lines();
        let lines = lines.map(|line| line.split(';').next().unwrap_or_default().trim());
        for line in lines.filter(|line| !line.is_empty()) {
            match tag(line) {
                Some(("Start", start)) => score.start = start.parse().map_err(LevelScoreError::Start)?,
                Some(_) => {}
                None => score.row(line)?,
            }
        }
        Ok(score)
    }

    fn row(&mut self, line: &str) -> Result<(), LevelScoreError> {
        let wrong = || LevelScoreError::Row(line.to_owned());
        for word in line.split_whitespace() {
            let (number, cell) = match numbered(word) {
                Some((number, rest)) => (number.parse::<usize>().ok(), rest.trim_start_matches(['.', '…'])),
                None => (None, word),
            };
            if numbered(cell).is_some() {
                return Err(wrong());
            }
            if let Some(number) = number {
                let first = usize::from(self.start.number());
                let before = number.checked_sub(first).ok_or_else(wrong)?;
                let black = usize::from(self.start.turn().is_black());
                let index = (2 * before).saturating_sub(black);
                if index > MOST_CELLS {
                    return Err(LevelScoreError::TooLong);
                }
                if index > self.cells.len() {
                    self.cells.resize(index, String::new());
                }
            }
            self.word(cell, wrong)?;
        }
        Ok(())
    }

    fn word(&mut self, word: &str, wrong: impl Fn() -> LevelScoreError) -> Result<(), LevelScoreError> {
        if word.is_empty() || word.chars().all(|ch| matches!(ch, '.' | '…')) || RESULTS.contains(&word) {
            return Ok(());
        }
        let written = self.cells.len();
        match (word, self.cells.last_mut()) {
            (OFFER, Some(_)) => self.offer(written - 1),
            ("e.p.", Some(cell)) if !cell.is_empty() => cell.push_str("e.p."),
            (_, None) if word.ends_with(':') || word.ends_with(',') => return Err(wrong()),
            _ if written >= MOST_CELLS => return Err(LevelScoreError::TooLong),
            _ => {
                let cell = word.strip_suffix(OFFER).unwrap_or(word);
                if cell.len() < word.len() {
                    self.offer(written);
                }
                let blank = cell.chars().all(|ch| matches!(ch, '-' | '–' | '?' | '_'));
                self.cells.push(if blank { String::new() } else { cell.to_owned() });
            }
        }
        Ok(())
    }

    fn offer(&mut self, index: usize) {
        if !self.offers.contains(&index) {
            self.offers.push(index);
        }
    }

    /// Returns the move number and the side of the cell at `index`.
    pub fn number(&self, index: usize) -> (usize, Color) {
        let black = usize::from(self.start.turn().is_black());
        let number = usize::from(self.start.number()) + (index + black) / 2;
        (number, if (index + black).is_multiple_of(2) { Color::White } else { Color::Black })
    }
}

impl fmt::Display for LevelScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = VARIANT;
        writeln!(f, "[{name} \"{value}\"]")?;
        if self.start.to_string() != START {
            writeln!(f, "[Start \"{}\"]", self.start)?;
        }
        for (index, cell) in self.cells.iter().enumerate() {
            let cell = if cell.is_empty() { BLANK } else { cell };
            let mark = if self.offers.contains(&index) { OFFER } else { "" };
            match (self.number(index), index) {
                ((number, Color::White), _) => write!(f, "\n{number}. {cell}{mark}")?,
                ((number, Color::Black), 0) => write!(f, "\n{number}. ... {cell}{mark}")?,
                ((_, Color::Black), _) => write!(f, " {cell}{mark}")?,
            }
        }
        if self.cells.is_empty() { Ok(()) } else { writeln!(f) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rows_may_be_typed_in_many_ways() {
        let text = "[Variant \"tridim\"]\n1. Sb3N Sb6N ; late\n2.a3W\n3. -- axb4W e.p. (=)\n1-0\n";
        let score = LevelScore::read(text).unwrap();
        assert_eq!(score.cells, ["Sb3N", "Sb6N", "a3W", "", "", "axb4We.p."]);
        assert_eq!(score.offers, [5]);
        assert_eq!(score.number(5), (3, Color::Black));
        assert!(LevelScore::is_one(text) && !LevelScore::is_one("1. e4 e5"));
    }

    #[test]
    fn a_number_is_no_cell() {
        for row in ["1.1. Sb3N", "1. Sb3N 2.3.a4W"] {
            assert_eq!(LevelScore::read(row), Err(LevelScoreError::Row(row.to_owned())));
        }
    }

    #[test]
    fn black_may_begin() {
        let start = "W:4/4/4/4,N:4/4/4/4,S:4/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:1P/K1,KP6b:k1/2 b - - - 0 9";
        let text = format!("[Variant \"tridim\"]\n[Start \"{start}\"]\n\n9. ... Kd8KP6\n10. Kd1KP1 Kd9KP6\n");
        let score = LevelScore::read(&text).unwrap();
        assert_eq!(score.cells.len(), 3);
        assert_eq!(score.to_string(), text);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(text in "\\PC{0,200}") {
            if let Ok(score) = LevelScore::read(&text) {
                prop_assert_eq!(LevelScore::read(&score.to_string()), Ok(score));
            }
        }
    }
}
