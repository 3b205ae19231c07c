//! The file with positions: EPD, PGN with FEN, or one FEN a line.

use super::problem::{Problem, ProblemError, Solution};
use annabella::chess::DeclaredChess;
use annabella::scoresheet::file::{self, FileGame, ReadGame};
use annabella::speech::{Message, Worded};
use std::path::{Path, PathBuf};

/// A text of the file that is not a position. The others are trained.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}, line {line}: {why}", file.display())]
pub struct BadLine {
    /// The file.
    pub file: PathBuf,
    /// The number of the line, from 1.
    pub line: usize,
    /// The reason.
    pub why: ProblemError,
}

impl Worded for BadLine {
    fn message(&self) -> Message {
        let what = match &self.why {
            ProblemError::Position => Message::new("home-positions-bad-fen"),
            ProblemError::Solution(text) => {
                Message::new("home-positions-bad-solution").with("move", text.as_str())
            }
            ProblemError::Contradiction(text) => {
                Message::new("home-positions-bad-both").with("move", text.as_str())
            }
            ProblemError::OpenQuote => Message::new("home-positions-bad-quote"),
        };
        Message::new("home-positions-bad")
            .with("file", self.file.display().to_string())
            .with("line", self.line)
            .with("what", vec![what])
    }
}

/// Reads the positions of a file, and the lines that are none.
pub fn read(file: &Path, text: &str) -> (Vec<Problem>, Vec<BadLine>) {
    let is_pgn = text.lines().any(|line| line.trim_start().starts_with('['));
    let parts = if is_pgn { games(text) } else { lines(text) };
    let mut problems = Vec::new();
    let mut bad = Vec::new();
    for (line, problem) in parts {
        match problem {
            Ok(problem) => problems.push(problem),
            Err(why) => bad.push(BadLine { file: file.to_owned(), line, why }),
        }
    }
    (problems, bad)
}

/// Reads the lines that are neither empty nor comments, with their numbers.
fn lines(text: &str) -> Vec<(usize, Result<Problem, ProblemError>)> {
    let numbered = (1..).zip(text.lines().map(str::trim));
    let filled = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    filled.map(|(number, line)| (number, Problem::read(line))).collect()
}

/// Reads the games as every command does, with the lines on which they or their faults begin.
fn games(text: &str) -> Vec<(usize, Result<Problem, ProblemError>)> {
    file::read(text.as_bytes()).unwrap_or_default().into_iter().map(of_game).collect()
}

/// Returns the problem in a game: its starting position, solved by its moves.
fn of_game(game: FileGame) -> (usize, Result<Problem, ProblemError>) {
    let line = game.place.line;
    let ReadGame { record, remarks } = game.read(DeclaredChess::Undeclared);
    if let Some(remark) = remarks.iter().find(|remark| !remark.kind.is_note() && !remark.kind.contradicts()) {
        let why = match remark.kind.gives_no_start() {
            true => ProblemError::Position,
            false => ProblemError::Solution(remark.text.clone()),
        };
        return (remark.place.line, Err(why));
    }
    let moves: Vec<_> = record.line.plies().iter().map(|played| played.mv).collect();
    let solution = if moves.is_empty() { Solution::None } else { Solution::Line(moves) };
    let name = record.tags.get("Event").filter(|name| *name != "?").map(str::to_owned);
    (line, Ok(Problem { name, start: record.line.start().clone(), solution }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

    #[test]
    fn a_bad_line_in_the_middle_is_named_and_the_rest_is_read() {
        let text = format!("# mates\n{MATE} bm Rd8;\nnonsense\n\n{MATE} bm Qd8;\n{MATE} 0 1\n");
        let (problems, bad) = read(Path::new("a.epd"), &text);
        assert_eq!(problems.len(), 2);
        let bad: Vec<_> = bad.iter().map(|bad| (bad.line, bad.why.clone())).collect();
        assert_eq!(bad, [(3, ProblemError::Position), (5, ProblemError::Solution("Qd8".to_owned()))]);
    }

    #[test]
    fn a_game_is_solved_by_its_moves() {
        let tags = format!("[Event \"one\"]\n[SetUp \"1\"]\n[FEN \"{MATE} 0 1\"]\n");
        let text = format!("{tags}\n1. Rd8# 1-0\n\n{tags}\n1. h3 h6 2. Rd8+ *\n");
        let (problems, bad) = read(Path::new("a.pgn"), &text);
        assert_eq!(bad, []);
        let lengths: Vec<_> = problems.iter().map(|problem| problem.solution.moves().len()).collect();
        assert_eq!(lengths, [1, 3]);
        assert!(problems[1].solution.reply(1).is_some());
        assert_eq!(problems[1].solution.reply(3), None);
    }

    #[test]
    fn a_position_without_moves_is_a_position() {
        let two = |between: &str| {
            format!(
                "[White \"One\"]\n[FEN \"{MATE} 0 1\"]\n{between}\n[White \"Two\"]\n\
                 [FEN \"3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1\"]\n\n1... Rd1# *\n"
            )
        };
        for between in ["\n*\n", "\n{White mates} *\n", "[Result \"*\"]\n\n*\n"] {
            let (problems, bad) = read(Path::new("a.pgn"), &two(between));
            assert_eq!(bad, [], "{between:?}");
            let lengths: Vec<_> = problems.iter().map(|problem| problem.solution.moves().len()).collect();
            assert_eq!(lengths, [0, 1], "{between:?}");
            assert_eq!(problems[0].fen(), format!("{MATE} 0 1"), "{between:?}");
        }
    }

    #[test]
    fn the_fault_of_a_game_has_its_line() {
        let tags = format!("[FEN \"{MATE} 0 1\"]\n");
        let text = format!("{tags}\n1. Rd8# 1-0\n\n{tags}\n1. h3 h6\n2. Qd8 *\n\n[FEN \"nonsense\"]\n\n*\n");
        let (problems, bad) = read(Path::new("a.pgn"), &text);
        assert_eq!(problems.len(), 1);
        let bad: Vec<_> = bad.iter().map(|bad| (bad.line, bad.why.clone())).collect();
        assert_eq!(bad, [(8, ProblemError::Solution("Qd8".to_owned())), (10, ProblemError::Position)]);
    }
}
