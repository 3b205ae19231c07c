//! An engine's judgement of positions, as long as the engine works.

use crate::engine::{Engine, EngineFault, EngineScore, Limit, Report, Search, Thought};
use annabella::chess::{Line, Position};
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
