//! The file with positions: EPD with its operations, PGN with FEN, or one FEN a line.

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

/// An operation of an EPD: a code and operands after the position, ended by a semicolon.
///
/// A text in quotation marks is one operand, with all semicolons in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its code, such as `bm`.
    pub code: String,
    /// Its operands, without quotation marks.
    pub operands: Vec<String>,
}

/// The counters of a position: half-moves since a capture or a move of a pawn, and the number of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// The half-moves.
    pub half: u32,
    /// The number of the move.
    pub full: u32,
}

/// The meaning of a backslash in quotation marks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Backslash {
    /// The sign after it is part of the text.
    Escapes,
    /// A sign like others.
    Plain,
}

impl Operation {
    /// Whether the operation has this code.
    pub fn is(&self, code: &str) -> bool {
        self.code.eq_ignore_ascii_case(code)
    }

    /// Returns the operands as one text.
    pub fn text(&self) -> String {
        self.operands.join(" ")
    }

    /// Returns the operand as a number.
    fn number(&self) -> Option<u32> {
        self.text().parse().ok()
    }
}

impl Counters {
    /// Returns the counters in the operations `hmvc` and `fmvn`; otherwise those of a new game.
    pub fn of(operations: &[Operation]) -> Counters {
        let counter =
            |code| operations.iter().find(|operation| operation.is(code)).and_then(Operation::number);
        Counters { half: counter("hmvc").unwrap_or(0), full: counter("fmvn").unwrap_or(1) }
    }
}

/// Splits a line into the four fields of a position, its counters if it has them, and the rest.
pub fn split_position(line: &str) -> (String, Option<Counters>, &str) {
    let mut rest = line;
    let mut fields = Vec::new();
    for _ in 0..4 {
        let (field, after) = split_field(rest);
        fields.push(field);
        rest = after;
    }
    let (half, after) = split_field(rest);
    let (full, after) = split_field(after);
    let counters = half.parse().ok().zip(full.parse().ok()).map(|(half, full)| Counters { half, full });
    (fields.join(" "), counters, if counters.is_some() { after } else { rest })
}

/// Splits a text at the next space or semicolon.
fn split_field(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_at(text.find(|ch: char| ch.is_whitespace() || ch == ';').unwrap_or(text.len()))
}

/// Reads the operations of an EPD; `None` if a quotation mark is not closed.
pub fn operations(text: &str) -> Option<Vec<Operation>> {
    // Some programs escape quotation marks; in others, a path can end with a backslash.
    read_with(text, Backslash::Escapes).or_else(|| read_with(text, Backslash::Plain))
}

fn read_with(text: &str, backslash: Backslash) -> Option<Vec<Operation>> {
    let mut all = Vec::new();
    let mut words: Vec<String> = Vec::new();
    // Whether the last word is unfinished.
    let mut is_open = false;
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            ';' => {
                all.extend(operation(std::mem::take(&mut words)));
                is_open = false;
            }
            '"' => {
                words.push(quoted(&mut signs, backslash)?);
                is_open = false;
            }
            sign if sign.is_whitespace() => is_open = false,
            sign => {
                match words.last_mut().filter(|_| is_open) {
                    Some(word) => word.push(sign),
                    None => words.push(sign.to_string()),
                }
                is_open = true;
            }
        }
    }
    all.extend(operation(words));
    Some(all)
}

/// Reads to the closing quotation mark.
fn quoted(signs: &mut std::str::Chars, backslash: Backslash) -> Option<String> {
    let mut text = String::new();
    loop {
        match signs.next()? {
            '"' => return Some(text),
            '\\' if backslash == Backslash::Escapes => text.push(signs.next()?),
            sign => text.push(sign),
        }
    }
}

/// Returns the operation that these words are.
fn operation(mut words: Vec<String>) -> Option<Operation> {
    if words.is_empty() {
        return None;
    }
    let code = words.remove(0);
    Some(Operation { code, operands: words })
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
