//! An engine's judgement of every position of a game.

use crate::engine::{Engine, EngineScore, Limit, Report, Search, Thought};
use annabella::chess::{Line, Position};
use annabella::clock::Span;

/// The time for a position.
const TIME: Span = Span(150);

/// The judgements of a game.
#[derive(Clone, Debug, Default)]
pub struct Judgements {
    /// The thoughts in each position, the starting position first; `None` where the engine has none.
    pub thoughts: Vec<Option<Thought>>,
    /// The judgement of the last position, if the game is over there.
    pub end: Option<EngineScore>,
}

/// Lets the engine judge each position. An engine that fails twice judges no more.
pub fn judge(engine: &Engine, line: &Line) -> Judgements {
    let mut judgements = Judgements { thoughts: Vec::new(), end: end(line) };
    let mut restarts = 1;
    let mut shown = Line::new(line.start().clone());
    let mut moves = line.plies().iter().map(|played| played.mv);
    loop {
        let thought = match shown.position().is_game_over() {
            true => None,
            false => thought(engine, &shown, &mut restarts),
        };
        judgements.thoughts.push(thought);
        let Some(mv) = moves.next() else { return judgements };
        shown.push(mv);
    }
}

/// Returns what the engine thinks about the position at the end of a line.
pub fn thought(engine: &Engine, line: &Line, restarts: &mut usize) -> Option<Thought> {
    let id = line.len() as u64;
    engine.search(Search { id, line: line.clone(), limit: Limit::time(TIME), full_strength: true });
    loop {
        match engine.wait() {
            Report::Thought { id: of, thought } if of == id => return Some(thought),
            Report::Thought { .. } => {}
            // After a restart, the search is requested again.
            Report::Ready(_) => {
                engine.search(Search {
                    id,
                    line: line.clone(),
                    limit: Limit::time(TIME),
                    full_strength: true,
                });
            }
            Report::Fault(_) if *restarts > 0 => {
                *restarts -= 1;
                engine.restart();
            }
            Report::Fault(_) => return None,
        }
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
