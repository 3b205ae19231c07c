//! A position to solve, its solution, and an engine's judgement where the file has none.

use super::file::{Counters, Operation, operations, split_position};
use crate::engine::{Engine, EngineFault, EngineScore};
use crate::review::analysis::Analyst;
use annabella::chess::notation::Letters;
use annabella::chess::{
    Chess, DeclaredChess, EnPassantMode, Fen, FenReach, Line, Move, Position, read_fen,
    with_possible_counters,
};
use annabella::speech::read_move;

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
    /// Any move except these.
    NoneOf(Vec<Move>),
    /// These moves by both sides, the solver's first.
    Line(Vec<Move>),
}

/// The reason why a text is not a problem.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProblemError {
    /// The position cannot be read.
    #[error("not a position")]
    Position,
    /// The solution has this text, which is not a legal move.
    #[error("{0} is not legal")]
    Solution(String),
    /// The same move is named as best and as one to avoid.
    #[error("{0} is both right and wrong")]
    Contradiction(String),
    /// A quotation mark is not closed, so the end of its text is not known.
    #[error("open quotation mark")]
    OpenQuote,
}

impl Problem {
    /// Returns the position as FEN.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.start, EnPassantMode::Legal).to_string()
    }

    /// Reads a line: a FEN, or an EPD with its operations `bm`, `am`, `id`, `hmvc` and `fmvn`.
    ///
    /// # Errors
    /// [`ProblemError`] if the line is neither.
    pub fn read(line: &str) -> Result<Problem, ProblemError> {
        let (fields, counters, rest) = split_position(line);
        let operations = operations(rest);
        let known = operations.as_deref().unwrap_or_default();
        let Counters { half, full } = counters.unwrap_or_else(|| Counters::of(known));
        let fen = format!("{fields} {half} {full}");
        // Counters that no game can have change no solution.
        let fen = with_possible_counters(&fen).unwrap_or(fen);
        let start = read_fen(&fen, DeclaredChess::Standard, FenReach::Any);
        let start = start.map_err(|_| ProblemError::Position)?;
        let operations = operations.ok_or(ProblemError::OpenQuote)?;
        let solution = solution(&start, &operations)?;
        let name = operations.iter().find(|operation| operation.is("id")).map(Operation::text);
        Ok(Problem { name: name.filter(|name| !name.is_empty()), start, solution })
    }
}

/// Returns the solution in the operations of an EPD.
fn solution(position: &Chess, operations: &[Operation]) -> Result<Solution, ProblemError> {
    let (best, avoid) = (moves(position, operations, "bm")?, moves(position, operations, "am")?);
    if let Some((_, text)) = best.iter().find(|(mv, _)| avoid.iter().any(|(other, _)| other == mv)) {
        return Err(ProblemError::Contradiction((*text).to_owned()));
    }
    let alone = |moves: Vec<(Move, &str)>| moves.into_iter().map(|(mv, _)| mv).collect();
    Ok(match (best.is_empty(), avoid.is_empty()) {
        (false, _) => Solution::AnyOf(alone(best)),
        (true, false) => Solution::NoneOf(alone(avoid)),
        (true, true) => Solution::None,
    })
}

/// Returns the moves in the operations with this code, each once and with its text.
fn moves<'a>(
    position: &Chess,
    operations: &'a [Operation],
    code: &str,
) -> Result<Vec<(Move, &'a str)>, ProblemError> {
    let mut moves: Vec<(Move, &str)> = Vec::new();
    let wanted = operations.iter().filter(|operation| operation.is(code));
    let texts = wanted.flat_map(|operation| &operation.operands).flat_map(|operand| {
        operand.split(|ch: char| ch.is_whitespace() || ch == ',').filter(|text| !text.is_empty())
    });
    for text in texts.filter(|text| *text != "e.p.") {
        let mv = read_move(text.trim_end_matches(['!', '?', '+', '#']), position, &[Letters::En], &[]);
        let mv = mv.map_err(|_| ProblemError::Solution(text.to_owned()))?;
        if moves.iter().all(|(other, _)| *other != mv) {
            moves.push((mv, text));
        }
    }
    Ok(moves)
}

impl Solution {
    /// Returns the moves from `position` that the solver must make, hear or avoid.
    pub fn moves(&self) -> &[Move] {
        match self {
            Solution::None => &[],
            Solution::AnyOf(moves) | Solution::NoneOf(moves) | Solution::Line(moves) => moves,
        }
    }

    /// Returns whether the move after `made` moves is right; `None` if the solution does not say.
    /// Any mate is right, unless it is to be avoided.
    pub fn judges(&self, position: &Chess, made: usize, mv: Move) -> Option<bool> {
        let mut after = position.clone();
        after.play_unchecked(mv);
        match self {
            Solution::NoneOf(moves) => Some(!moves.contains(&mv)),
            _ if after.is_checkmate() => Some(true),
            Solution::None => None,
            Solution::AnyOf(moves) => Some(moves.contains(&mv)),
            Solution::Line(moves) => Some(moves.get(made) == Some(&mv)),
        }
    }

    /// Returns the solver's next move after `made` moves; any of several.
    pub fn next(&self, made: usize) -> Option<Move> {
        match self {
            Solution::None | Solution::NoneOf(_) => None,
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

/// The most that a right move may be worse than the engine's, in hundredths of a pawn.
const TOLERANCE: i32 = 50;

/// The reason why a move is not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// There is no engine.
    NoEngine,
    /// The engine was turned off after this failure.
    Off(EngineFault),
    /// The engine gives no judgement.
    NoScore,
}

/// Judges moves.
pub trait Judge {
    /// Returns whether a move is right.
    ///
    /// # Errors
    /// [`Unjudged`] if that is unknown.
    fn judge(&mut self, line: &Line, mv: Move) -> Result<bool, Unjudged>;
}

/// A judge that knows nothing.
pub struct NoJudge;

impl Judge for NoJudge {
    fn judge(&mut self, _: &Line, _: Move) -> Result<bool, Unjudged> {
        Err(Unjudged::NoEngine)
    }
}

/// An engine that judges moves. It answers within seconds or not at all.
pub struct EngineJudge {
    analyst: Analyst,
}

impl EngineJudge {
    /// Creates the judge.
    pub fn new(engine: Engine) -> EngineJudge {
        EngineJudge { analyst: Analyst::new(engine) }
    }

    fn unjudged(&self) -> Unjudged {
        self.analyst.fault().map_or(Unjudged::NoScore, Unjudged::Off)
    }
}

impl Judge for EngineJudge {
    fn judge(&mut self, line: &Line, mv: Move) -> Result<bool, Unjudged> {
        let best = self.analyst.thought(line).ok_or_else(|| self.unjudged())?;
        if best.best == mv {
            return Ok(true);
        }
        let wanted = best.score.ok_or(Unjudged::NoScore)?;
        let mut after = line.clone();
        after.push(mv);
        let position = after.position();
        let reached = match (position.is_checkmate(), position.is_game_over()) {
            (true, _) => EngineScore::Mate(1),
            (false, true) => EngineScore::Pawns(0),
            (false, false) => {
                let thought = self.analyst.thought(&after).ok_or_else(|| self.unjudged())?;
                thought.score.ok_or(Unjudged::NoScore)?.reversed()
            }
        };
        Ok(is_as_good(reached, wanted))
    }
}

/// Whether the judgement after a move is as good as that of the best move. A mate must not take longer.
fn is_as_good(reached: EngineScore, best: EngineScore) -> bool {
    match (reached, best) {
        // The move itself is one of the moves to the mate.
        (EngineScore::Mate(after), EngineScore::Mate(before)) if after > 0 && before > 0 => {
            after < before || after == 1 && before == 1
        }
        _ => reached.value() + TOLERANCE >= best.value(),
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
        for text in ["Qh5", "Rd9", "Qd8", "#1"] {
            let illegal = Problem::read(&format!("{MATE} bm {text};"));
            assert_eq!(illegal, Err(ProblemError::Solution(text.to_owned())));
        }
        let both = Problem::read(&format!("{MATE} bm Rd8; am d1d8;"));
        assert_eq!(both, Err(ProblemError::Contradiction("Rd8".to_owned())));
        let open = Problem::read(&format!("{MATE} id \"open quote; bm Rd8;"));
        assert_eq!(open, Err(ProblemError::OpenQuote));
        let open = Problem::read("nothing id \"open");
        assert_eq!(open, Err(ProblemError::Position), "the first reason");
    }

    #[track_caller]
    fn of(operations: &str) -> Problem {
        Problem::read(&format!("{MATE} {operations}")).unwrap()
    }

    #[test]
    fn a_quoted_text_is_no_operation() {
        for operations in [
            "bm Rd8#; c0 \"first try was weak; bm Kf1; then mate\"; id \"No. 7; mate\";",
            "c0 \"my note; bm Kf1;\"; id \"No. 7; mate\"; bm Rd8;",
            "id \"No. 7; mate\"; c0 \"a; am Rd8; b\"; bm Rd8",
            "c0 \"said \\\"bm Kf1;\\\" to me; am Rd8;\"; bm Rd8; id \"No. 7; mate\";",
            "c0 \"C:\\games\\\"; bm Rd8; id \"No. 7; mate\"",
            "c0 \"\"; c1 \";\"; bm Rd8; id \"No. 7; mate\"; c2 \"bm Kf1\"",
        ] {
            let problem = of(operations);
            assert_eq!(solution(&problem), ["d1d8"], "{operations}");
            assert_eq!(problem.name.as_deref(), Some("No. 7; mate"), "{operations}");
            let king = problem.start.legal_moves().into_iter().find(|mv| uci(*mv) == "g1f1").unwrap();
            assert_eq!(problem.solution.judges(&problem.start, 0, king), Some(false), "{operations}");
        }
    }

    #[test]
    fn the_best_moves_are_read_in_any_spelling() {
        for operations in [
            "bm Rd8#",
            "bm Rd8+ Rd8#; acd 5; ce 32766; dm 1;",
            "bm \"Rd8\";",
            "BM Rd8;",
            "bm d1d8;",
            "bm Rd1-d8!;",
            "bm Rd1d8;bm Rd8;",
            "3 40 bm Rd8;",
            "3 40;bm Rd8;",
            "; bm Rd8",
            "bm\tRd8 ;;",
        ] {
            assert_eq!(solution(&of(operations)), ["d1d8"], "{operations}");
        }
        assert_eq!(solution(&Problem::read(&format!("{MATE};bm Rd8#")).unwrap()), ["d1d8"]);
        assert_eq!(solution(&of("bm Rd8, Rd7,Rd6 h3; bm h4;")), ["d1d8", "d1d7", "d1d6", "h2h3", "h2h4"]);
        let castles = Problem::read("4k3/8/8/8/8/8/8/R3K2R w KQ - bm O-O 0-0-0;").unwrap();
        assert_eq!(solution(&castles), ["e1g1", "e1c1"]);
        let passing = Problem::read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 bm exd6 e.p.;").unwrap();
        assert_eq!(solution(&passing), ["e5d6"]);
        for operations in ["bm ;", "bm;", "ce 30;", "c0 bm Rd8;", "bmx Rd8;", "pv Rd8;"] {
            assert_eq!(of(operations).solution, Solution::None, "{operations}");
        }
    }

    #[test]
    fn a_move_to_avoid_is_wrong_and_any_other_is_right() {
        let judges = |problem: &Problem, text: &str| {
            let mv = problem.start.legal_moves().into_iter().find(|mv| uci(*mv) == text).unwrap();
            problem.solution.judges(&problem.start, 0, mv)
        };
        let problem = of("am Rd8# Kf1;");
        let found = ["d1d8", "g1f1", "h2h3"].map(|text| judges(&problem, text));
        assert_eq!(found, [Some(false), Some(false), Some(true)]);
        assert_eq!(problem.solution.next(0), None);
        // With a best move, that decides.
        let problem = of("bm h3; am Kf1;");
        let found = ["d1d8", "g1f1", "h2h3", "h2h4"].map(|text| judges(&problem, text));
        assert_eq!(found, [Some(true), Some(false), Some(true), Some(false)]);
    }

    #[test]
    fn counters_are_read_beside_the_position_or_as_operations() {
        for (operations, counters) in [
            ("", "0 1"),
            ("12 34", "12 34"),
            ("99 120 ; mate in one", "99 120"),
            ("bm Rd8; hmvc 12; fmvn 34;", "12 34"),
            ("hmvc x; fmvn 34;", "0 34"),
            ("12 bm Rd8;", "0 1"),
        ] {
            assert_eq!(of(operations).fen(), format!("{MATE} {counters}"), "{operations}");
        }
    }

    #[test]
    fn a_mate_must_not_take_longer() {
        let mate = EngineScore::Mate;
        assert!(is_as_good(mate(2), mate(3)));
        assert!(!is_as_good(mate(3), mate(3)));
        assert!(is_as_good(mate(1), mate(1)));
        assert!(!is_as_good(EngineScore::Pawns(900), mate(2)));
    }

    #[test]
    fn a_move_may_be_a_little_worse() {
        let pawns = EngineScore::Pawns;
        assert!(is_as_good(pawns(160), pawns(200)));
        assert!(!is_as_good(pawns(100), pawns(200)));
    }
}
