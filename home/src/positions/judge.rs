//! The judgement of a move by an engine, where the file has no solution.

use crate::engine::{Engine, EngineFault, EngineScore};
use crate::review::analysis::Analyst;
use annabella::chess::{Line, Move, Position};

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
