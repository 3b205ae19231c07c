//! A position to solve, and its solution.

use annabella::chess::{Chess, DeclaredChess, EnPassantMode, Fen, FenReach, Move, Position, San, read_fen};

/// A position to solve.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Its name in the file, if it has one.
    pub name: Option<String>,
    /// The position.
    pub start: Chess,
    /// The solution.
    pub solution: Solution,
}

/// The solution in a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Solution {
    /// No solution.
    #[default]
    None,
    /// Any of these moves.
    AnyOf(Vec<Move>),
    /// These moves by both sides, the solver's first.
    Line(Vec<Move>),
}

/// The reason why a text is not a problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProblemError {
    /// The position cannot be read.
    #[error("not a position")]
    Position,
    /// The solution has this move, which is not legal.
    #[error("{0} is not legal")]
    Solution(String),
    /// The text cannot be read as PGN.
    #[error("not a game")]
    Game,
}

impl Problem {
    /// Returns the position as FEN.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.start, EnPassantMode::Legal).to_string()
    }

    /// Reads a line: a FEN, or an EPD with its operations `bm` and `id`.
    ///
    /// # Errors
    /// [`ProblemError`] if the line is neither.
    pub fn read(line: &str) -> Result<Problem, ProblemError> {
        let (fields, rest) = split_fields(line);
        let counters: Vec<&str> = rest.split_whitespace().collect();
        let (counters, operations) = match counters[..] {
            [half, full, ..] if is_number(half) && is_number(full) => {
                let after = rest.split_once(half).and_then(|(_, rest)| rest.split_once(full));
                (format!("{half} {full}"), after.map_or("", |(_, rest)| rest))
            }
            _ => ("0 1".to_owned(), rest),
        };
        let fen = format!("{fields} {counters}");
        let start = read_fen(&fen, DeclaredChess::Standard, FenReach::Any);
        let start = start.map_err(|_| ProblemError::Position)?;
        let mut problem = Problem { name: None, start, solution: Solution::None };
        for operation in operations.split(';').map(str::trim) {
            match operation.split_once(char::is_whitespace) {
                Some(("bm", moves)) => problem.solution = Solution::AnyOf(best_moves(&problem.start, moves)?),
                Some(("id", name)) => problem.name = Some(name.trim().trim_matches('"').to_owned()),
                _ => {}
            }
        }
        Ok(problem)
    }
}

/// Splits a line after the four fields that a position has at least.
fn split_fields(line: &str) -> (String, &str) {
    let mut rest = line.trim();
    let mut fields = Vec::new();
    for _ in 0..4 {
        let (field, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        fields.push(field);
        rest = after.trim_start();
    }
    (fields.join(" "), rest)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn best_moves(position: &Chess, moves: &str) -> Result<Vec<Move>, ProblemError> {
    let read = |text: &str| {
        let san = text.trim_end_matches(['!', '?', '+', '#']).parse::<San>().ok();
        san.and_then(|san| san.to_move(position).ok()).ok_or_else(|| ProblemError::Solution(text.to_owned()))
    };
    moves.split_whitespace().map(read).collect()
}

impl Solution {
    /// Returns the moves from `position` that the solver must make or hear.
    pub fn moves(&self) -> &[Move] {
        match self {
            Solution::None => &[],
            Solution::AnyOf(moves) | Solution::Line(moves) => moves,
        }
    }

    /// Returns whether the move after `made` moves is right; `None` if the solution does not say.
    /// Any mate is right.
    pub fn judges(&self, position: &Chess, made: usize, mv: Move) -> Option<bool> {
        let mut after = position.clone();
        after.play_unchecked(mv);
        match self {
            Solution::None => None,
            _ if after.is_checkmate() => Some(true),
            Solution::AnyOf(moves) => Some(moves.contains(&mv)),
            Solution::Line(moves) => Some(moves.get(made) == Some(&mv)),
        }
    }

    /// Returns the solver's next move after `made` moves; any of several.
    pub fn next(&self, made: usize) -> Option<Move> {
        match self {
            Solution::None => None,
            Solution::AnyOf(moves) => moves.first().copied(),
            Solution::Line(moves) => moves.get(made).copied(),
        }
    }

    /// Returns the move with which the file answers after `made` moves, if the solver has another move after it.
    pub fn reply(&self, made: usize) -> Option<Move> {
        match self {
            Solution::Line(moves) if made + 1 < moves.len() => moves.get(made).copied(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella::chess::uci;

    const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

    fn solution(problem: &Problem) -> Vec<String> {
        problem.solution.moves().iter().map(|mv| uci(*mv)).collect()
    }

    #[test]
    fn an_epd_has_its_best_moves_and_its_name() {
        let problem = Problem::read(&format!("{MATE} bm Rd8#; id \"back rank\";")).unwrap();
        assert_eq!(solution(&problem), ["d1d8"]);
        assert_eq!(problem.name.as_deref(), Some("back rank"));
        assert_eq!(problem.solution.judges(&problem.start, 0, problem.solution.moves()[0]), Some(true));
    }

    #[test]
    fn a_fen_has_no_solution() {
        let problem = Problem::read(&format!("{MATE} 3 40")).unwrap();
        assert_eq!(problem.solution, Solution::None);
        assert_eq!(problem.fen(), format!("{MATE} 3 40"));
        assert_eq!(Problem::read(MATE).unwrap().fen(), format!("{MATE} 0 1"));
    }

    #[test]
    fn a_bad_line_has_its_reason() {
        assert_eq!(Problem::read("hello"), Err(ProblemError::Position));
        assert_eq!(Problem::read(""), Err(ProblemError::Position));
        let illegal = Problem::read(&format!("{MATE} bm Qh5;"));
        assert_eq!(illegal, Err(ProblemError::Solution("Qh5".to_owned())));
    }
}
