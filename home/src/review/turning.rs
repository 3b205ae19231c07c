//! Turning points: moves after which the judgement of a game was another.

use crate::engine::{EngineScore, Thought};
use annabella::chess::{Line, Move};

/// The limit of judgements that are compared: a won game that is won more slowly has not turned.
const DECIDED: i32 = 600;

/// The least loss of a turning point, in hundredths of a pawn.
const LOSS: i32 = 150;

/// A move after which the judgement was another.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The index of the move in the game.
    pub index: usize,
    /// The better move.
    pub better: Move,
    /// The judgement before the move, for the side that made it.
    pub before: EngineScore,
    /// The judgement after it, for the same side.
    pub after: EngineScore,
}

/// Finds the turning points of a game.
///
/// `judged`: the engine's thoughts in each position, the starting position first, `None` where there are none.
/// `end`: the judgement of the last position, if the game is over there.
pub fn turning_points(
    line: &Line,
    judged: &[Option<Thought>],
    end: Option<EngineScore>,
) -> Vec<TurningPoint> {
    let score = |index: usize| judged.get(index)?.as_ref()?.score;
    let last = line.len();
    let point = |(index, mv): (usize, Move)| {
        let better = judged.get(index)?.as_ref()?.best;
        let before = score(index)?;
        let after = if index + 1 == last { end.or_else(|| score(last)) } else { score(index + 1) };
        let after = after?.reversed();
        let loss = decided(before) - decided(after);
        (better != mv && loss >= LOSS).then_some(TurningPoint { index, better, before, after })
    };
    line.plies().iter().map(|played| played.mv).enumerate().filter_map(point).collect()
}

fn decided(score: EngineScore) -> i32 {
    score.value().clamp(-DECIDED, DECIDED)
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella::chess::{Chess, San, uci};

    fn line(moves: &str) -> Line {
        let mut line = Line::new(Chess::default());
        for san in moves.split_whitespace() {
            let san: San = san.parse().unwrap();
            let mv = san.to_move(line.position()).unwrap();
            line.push(mv);
        }
        line
    }

    /// Returns thoughts with these scores; the best move is always the first legal one.
    fn thoughts(line: &Line, scores: &[i32]) -> Vec<Option<Thought>> {
        use annabella::chess::Position;
        let thought = |(index, score): (usize, &i32)| {
            let best = line.position_after(index).legal_moves().first().copied()?;
            Some(Thought { best, moves: vec![best], score: Some(EngineScore::Pawns(*score)) })
        };
        scores.iter().enumerate().map(thought).collect()
    }

    #[test]
    fn a_move_that_loses_much_is_a_turning_point() {
        let line = line("e4 e5 Ke2 Nc6");
        let found = turning_points(&line, &thoughts(&line, &[30, -30, 30, 200, -200]), None);
        let [point] = &found[..] else { panic!("{found:?}") };
        assert_eq!(point.index, 2);
        assert_eq!((point.before, point.after), (EngineScore::Pawns(30), EngineScore::Pawns(-200)));
        assert_ne!(uci(point.better), "e1e2");
    }

    #[test]
    fn a_game_that_is_decided_does_not_turn_again() {
        let line = line("e4 e5 Ke2 Nc6");
        assert_eq!(turning_points(&line, &thoughts(&line, &[2000, -900, 700, -1500, 900]), None), []);
    }

    #[test]
    fn a_move_into_mate_is_a_turning_point() {
        let line = line("f3 e5 g4 Qh4");
        let judged = thoughts(&line, &[0, 50, -50, 9000]);
        let found = turning_points(&line, &judged, Some(EngineScore::Mate(0)));
        assert_eq!(found.iter().map(|point| point.index).collect::<Vec<_>>(), [2]);
    }
}
