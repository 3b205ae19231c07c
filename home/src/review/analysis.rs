//! An engine's judgement of positions, and turning points, after which it was another.

use crate::engine::{Engine, EngineFault, EngineScore, Limit, Report, Search, Thought};
use annabella::chess::{Line, Move, Position};
use annabella::clock::Span;
use std::time::{Duration, Instant};

/// The time for a position.
const TIME: Span = Span(150);

/// The maximum time until a position is judged or the engine is turned off, with a restart in it.
const PATIENCE: Duration = Duration::from_secs(4);

/// The time between two reports on the progress of a review.
const BETWEEN_REPORTS: Duration = Duration::from_secs(5);

/// An engine that judges positions. One that fails twice is turned off, and judges no more.
pub struct Analyst {
    /// The engine; `None` after it was turned off.
    engine: Option<Engine>,
    restarts: usize,
    last_id: u64,
    fault: Option<EngineFault>,
}

/// The judgements of a game.
#[derive(Clone, Debug, Default)]
pub struct Judgements {
    /// The thoughts in each position, the starting position first; `None` where the engine has none.
    pub thoughts: Vec<Option<Thought>>,
    /// The judgement of the last position, if the game is over there.
    pub end: Option<EngineScore>,
    /// The failure for which the engine was turned off, and the number of positions judged before it.
    pub fault: Option<(EngineFault, usize)>,
}

impl Analyst {
    /// Creates the analyst.
    pub fn new(engine: Engine) -> Analyst {
        Analyst { engine: Some(engine), restarts: 1, last_id: 0, fault: None }
    }

    /// Returns the failure for which the engine was turned off.
    pub fn fault(&self) -> Option<EngineFault> {
        self.fault
    }

    /// Returns what the engine thinks about the position at the end of a line; `None` once it is turned off.
    pub fn thought(&mut self, line: &Line) -> Option<Thought> {
        let engine = self.engine.as_ref()?;
        self.last_id += 1;
        let id = self.last_id;
        let limit = Limit::time(TIME);
        let order = || engine.search(Search { id, line: line.clone(), limit, full_strength: true });
        let began = Instant::now();
        order();
        let mut is_restarting = false;
        let fault = loop {
            let left = PATIENCE.saturating_sub(began.elapsed());
            match engine.wait(left) {
                Some(Report::Thought { id: of, thought }) if of == id => return Some(thought),
                Some(Report::Ready(_)) => {
                    is_restarting = false;
                    order();
                }
                Some(Report::Fault(_)) if self.restarts > 0 => {
                    self.restarts -= 1;
                    engine.restart();
                    is_restarting = true;
                }
                // The search was ordered before the failure was known.
                Some(Report::Refused { .. }) if is_restarting => {}
                Some(Report::Fault(fault) | Report::Refused { fault, .. }) => break fault,
                Some(Report::Thought { .. } | Report::Starting) => {}
                None => break EngineFault::Silent,
            }
        };
        self.fault = Some(fault);
        self.engine = None;
        None
    }
}

/// Lets the analyst judge each position. `progress` is called every few seconds with the number of judged positions.
pub fn judge(analyst: &mut Analyst, line: &Line, progress: impl Fn(usize)) -> Judgements {
    let mut judgements = Judgements { end: end(line), ..Judgements::default() };
    let mut shown = Line::new(line.start().clone());
    let mut moves = line.plies().iter().map(|played| played.mv);
    let mut reported = Instant::now();
    loop {
        let thought = match shown.position().is_game_over() {
            true => None,
            false => analyst.thought(&shown),
        };
        if let (None, Some(fault)) = (judgements.fault, analyst.fault()) {
            judgements.fault = Some((fault, judgements.thoughts.len()));
        }
        judgements.thoughts.push(thought);
        if reported.elapsed() >= BETWEEN_REPORTS && judgements.fault.is_none() {
            progress(judgements.thoughts.len());
            reported = Instant::now();
        }
        let Some(mv) = moves.next() else { return judgements };
        shown.push(mv);
    }
}

fn end(line: &Line) -> Option<EngineScore> {
    let position = line.position();
    match (position.is_checkmate(), position.is_game_over()) {
        (true, _) => Some(EngineScore::Mate(0)),
        (false, true) => Some(EngineScore::Pawns(0)),
        (false, false) => None,
    }
}

/// The limit of judgements that are compared: a won game that is won more slowly has not turned.
const DECIDED: i32 = 600;

/// The least loss of a turning point, in hundredths of a pawn.
const LOSS: i32 = 150;

/// The longest mate that is a turning point although the game was decided; an engine may lose sight of a longer one.
const CLOSE_MATE: i32 = 5;

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
        let is_missed = is_close_mate(before) && !matches!(after, EngineScore::Mate(1..));
        let is_allowed = is_close_mate(after.reversed()) && !matches!(before, EngineScore::Mate(..=0));
        (better != mv && (loss >= LOSS || is_missed || is_allowed)).then_some(TurningPoint {
            index,
            better,
            before,
            after,
        })
    };
    line.plies().iter().map(|played| played.mv).enumerate().filter_map(point).collect()
}

/// Whether the side mates in a few moves.
fn is_close_mate(score: EngineScore) -> bool {
    matches!(score, EngineScore::Mate(1..=CLOSE_MATE))
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
    fn a_close_mate_missed_or_allowed_is_a_turning_point_also_in_a_decided_game() {
        use EngineScore::{Mate, Pawns};
        let line = line("e4 e5 Ke2 Nc6");
        let turns = |scores: [EngineScore; 5]| {
            let mut judged = thoughts(&line, &[0; 5]);
            for (thought, score) in judged.iter_mut().flatten().zip(scores) {
                thought.score = Some(score);
            }
            turning_points(&line, &judged, None).iter().map(|point| point.index).collect::<Vec<_>>()
        };
        let won = Pawns(900);
        let lost = Pawns(-900);
        assert_eq!(turns([Mate(2), lost, won, lost, won]), [0], "missed");
        assert_eq!(turns([Mate(9), lost, won, lost, won]), [0; 0], "out of sight");
        assert_eq!(turns([lost, Mate(3), Mate(-2), Mate(2), Mate(-1)]), [0], "allowed once");
        assert_eq!(turns([Mate(3), Mate(-3), Mate(3), Mate(-2), Mate(2)]), [0; 0], "a slower mate");
    }

    #[test]
    fn a_move_into_mate_is_a_turning_point() {
        let line = line("f3 e5 g4 Qh4");
        let judged = thoughts(&line, &[0, 50, -50, 9000]);
        let found = turning_points(&line, &judged, Some(EngineScore::Mate(0)));
        assert_eq!(found.iter().map(|point| point.index).collect::<Vec<_>>(), [2]);
    }
}
