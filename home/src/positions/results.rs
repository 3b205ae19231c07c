//! The results of a training, kept in a plain text file.

use annabella::clock::Span;

/// The end of a position.
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

/// The result of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionResult {
    /// The number in the file, from 1.
    pub number: usize,
    /// The end.
    pub ending: Ending,
    /// Number of moves that were tried.
    pub tries: usize,
    /// The time from its announcement.
    pub time: Span,
    /// The name, or the position.
    pub name: String,
}

impl PositionResult {
    /// Returns the line of the file: date, file, number, ending, tries, seconds and name, between tabs.
    pub fn line(&self, date: &str, file: &str) -> String {
        let ending = match self.ending {
            Ending::Solved => "solved",
            Ending::Shown => "shown",
            Ending::Skipped => "skipped",
            Ending::Unjudged => "unjudged",
        };
        let PositionResult { number, tries, time, name, .. } = self;
        let seconds = time.0 / 1000;
        format!("{date}\t{file}\t{number}\t{ending}\ttries {tries}\t{seconds} s\t{name}\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_one_line() {
        let time = Span::seconds(12);
        let result =
            PositionResult { number: 3, ending: Ending::Solved, tries: 2, time, name: "fork".to_owned() };
        assert_eq!(result.line("2026-11-26", "a.epd"), "2026-11-26\ta.epd\t3\tsolved\ttries 2\t12 s\tfork\n");
    }
}
