//! The results of a training, kept in a plain text file.

use annabella::clock::Span;
use annabella::devices::platform::timepiece::{local_offset, wall_ms};
use annabella::journal::calendar;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// The end of a position or a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Solved by the person.
    Solved,
    /// The solution was read.
    Shown,
    /// Left out.
    Skipped,
    /// The move could not be judged.
    Unjudged,
}

/// The result of a position or a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingResult {
    /// The number in the file or the drill, from 1.
    pub number: usize,
    /// The end.
    pub ending: Ending,
    /// Number of moves or answers that were tried.
    pub tries: usize,
    /// The time from its announcement; in a drill, until the first answer.
    pub time: Span,
    /// The name, the position or the question.
    pub name: String,
}

impl TrainingResult {
    /// Returns the line of the file: date, source, number, ending, tries, seconds and name, between tabs.
    pub fn line(&self, date: &str, source: &str) -> String {
        let ending = match self.ending {
            Ending::Solved => "solved",
            Ending::Shown => "shown",
            Ending::Skipped => "skipped",
            Ending::Unjudged => "unjudged",
        };
        let TrainingResult { number, tries, time, name, .. } = self;
        let (seconds, tenths) = (time.0 / 1000, time.0 / 100 % 10);
        format!("{date}\t{source}\t{number}\t{ending}\ttries {tries}\t{seconds}.{tenths} s\t{name}\n")
    }
}

/// Adds results to a file. Returns whether there were any.
///
/// # Errors
/// As for any file.
pub fn save(file: &Path, source: &str, results: &[TrainingResult]) -> std::io::Result<bool> {
    if results.is_empty() {
        return Ok(false);
    }
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let now = wall_ms();
    let date = calendar::date(now, local_offset(now));
    let lines: String = results.iter().map(|result| result.line(&date, source)).collect();
    OpenOptions::new().create(true).append(true).open(file)?.write_all(lines.as_bytes())?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_one_line() {
        let time = Span(12_345);
        let result =
            TrainingResult { number: 3, ending: Ending::Solved, tries: 2, time, name: "fork".to_owned() };
        let line = result.line("2026-11-26", "a.epd");
        assert_eq!(line, "2026-11-26\ta.epd\t3\tsolved\ttries 2\t12.3 s\tfork\n");
    }
}
