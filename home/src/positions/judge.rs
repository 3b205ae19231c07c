//! The judgement of a move by an engine, where the file has no solution.

use crate::engine::{Engine, EngineScore};
use crate::review::analysis::thought;
use annabella::chess::{Line, Move, Position};

/// The most that a right move may be worse than the engine's, in hundredths of a pawn.
const TOLERANCE: i32 = 50;

/// Judges moves.
pub trait Judge {
    /// Returns whether a move is right; `None` if that is unknown.
    fn judge(&mut self, line: &Line, mv: Move) -> Option<bool>;
}

/// A judge that knows nothing.
pub struct NoJudge;

impl Judge for NoJudge {
    fn judge(&mut self, _: &Line, _: Move) -> Option<bool> {
        None
    }
}

/// An engine that judges moves. It answers within seconds or not at all.
pub struct EngineJudge {
    engine: Engine,
    restarts: usize,
}

impl EngineJudge {
    /// Creates the judge.
    pub fn new(engine: Engine) -> EngineJudge {
        EngineJudge { engine, restarts: 1 }
    }
}

impl Judge for EngineJudge {
    fn judge(&mut self, line: &Line, mv: Move) -> Option<bool> {
        let best = thought(&self.engine, line, &mut self.restarts)?;
        if best.best == mv {
            return Some(true);
        }
        let mut after = line.clone();
        after.push(mv);
        let position = after.position();
        let reached = match (position.is_checkmate(), position.is_game_over()) {
            (true, _) => EngineScore::Mate(1),
            (false, true) => EngineScore::Pawns(0),
            (false, false) => thought(&self.engine, &after, &mut self.restarts)?.score?.reversed(),
        };
        Some(reached.value() + TOLERANCE >= best.score?.value())
    }
}
