//! The game of a lesson: it is played, restarted, and taken back if it leaves the lesson.
//!
//! Writes: `now`.

use super::chapters::Awaited;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input};
use crate::interface::fact::Fact;
use crate::interface::settings::{Settings, StartError};
use crate::reporting::record::Game;
use annabella_chess::{Board, Color, placement};
use annabella_clock::Span;
use annabella_speech::Priority;

/// The events that do not affect the game: any other must be one that the step asks for.
const HARMLESS: [&str; 8] =
    ["announced", "refused", "clock", "device", "touched", "touched-early", "let-go", "mismatch"];

/// A game in which the learner plays White, and its events.
#[derive(Debug)]
pub(super) struct LessonGame {
    settings: Settings,
    game: Game,
    log: Vec<Event>,
}

/// The reaction of a game to an input.
pub(super) struct Reaction {
    pub facts: Vec<Fact>,
    /// The effects that the learner hears.
    pub effects: Vec<Effect>,
}

impl LessonGame {
    pub fn new(settings: Settings) -> Result<LessonGame, StartError> {
        Ok(LessonGame { game: Game::new(settings.clone())?, settings, log: Vec::new() })
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the learner has a board.
    pub fn has_board(&self) -> bool {
        self.settings.white.board.is_some()
    }

    /// Returns the placement on the learner's board.
    pub fn placed(&self) -> Option<Board> {
        self.game.boards.get(Color::White).map(|board| board.placement().clone())
    }

    /// Returns the number of events so far.
    pub fn events(&self) -> usize {
        self.log.len()
    }

    pub fn pass(&mut self, span: Span) {
        let now = self.game.now + span;
        self.game.state.now = now;
    }

    /// Starts a new game with the pieces as they are on the board.
    pub fn restart(&mut self) -> Vec<Effect> {
        let placed = self.game.boards.connected(Color::White).map(|board| board.placement().clone());
        let followed = self.game.boards.is_followed(Color::White);
        self.log.clear();
        if let Ok(game) = Game::new(self.settings.clone()) {
            self.game = game;
            // The lesson speaks instead of the greeting.
            self.game.greeting();
        }
        let Some(placed) = placed else { return Vec::new() };
        let board = Color::White;
        let shown = match followed {
            true => Input::Occupied { board, squares: placed.occupied() },
            false => Input::Dump { board, placement: placement(&placed) },
        };
        self.handle(shown).effects
    }

    /// Handles an input. The learner hears all messages of the game, in its order.
    pub fn handle(&mut self, input: Input) -> Reaction {
        let event = Event { at: self.game.now, input };
        let effects = self.game.handle(&event);
        self.log.push(event);
        let mut reaction = Reaction { facts: Vec::new(), effects: Vec::new() };
        for effect in effects {
            match effect {
                Effect::Say { mut utterance, aloud } => {
                    utterance.priority = utterance.priority.max(Priority::Message);
                    reaction.effects.push(Effect::Say { utterance, aloud });
                }
                Effect::Report { ref report, .. } => {
                    reaction.facts.push(report.clone());
                    reaction.effects.push(effect);
                }
                Effect::Voice { .. } | Effect::Tell { .. } => reaction.effects.push(effect),
                // The lesson continues after the end of its game.
                Effect::Over
                | Effect::Leave
                | Effect::Ask { .. }
                | Effect::Recorder(_)
                | Effect::Listen(_)
                | Effect::SetClock { .. }
                | Effect::OpenBoard { .. }
                | Effect::Envelope { .. }
                | Effect::ReadSealed { .. }
                | Effect::Solve(_) => {}
            }
        }
        reaction
    }

    /// Undoes all events after the first `events`.
    pub fn rewind(&mut self, events: usize) {
        self.log.truncate(events);
        if let Ok(mut game) = Game::new(self.settings.clone()) {
            game.greeting();
            for event in &self.log {
                // As in the first run, no time passes that could be a gap.
                game.state.now = event.at;
                game.handle(event);
            }
            self.game = game;
        }
    }
}

impl Awaited {
    /// Whether a fact is the awaited one.
    pub fn is(&self, fact: &Fact) -> bool {
        let Ok(fact) = serde_json::to_value(fact) else { return false };
        fact["event"] == self.event && self.fields.iter().all(|(field, value)| fact[field] == *value)
    }
}

/// Whether a fact leads away from the lesson, or soon will because another move was announced.
pub(super) fn leads_astray(fact: &Fact, awaited: Option<&Awaited>) -> bool {
    let Ok(fact) = serde_json::to_value(fact) else { return false };
    let san = awaited.and_then(|awaited| awaited.fields.iter().find(|(field, _)| *field == "san"));
    match fact["event"].as_str() {
        Some("announced") => san.is_none_or(|(_, san)| fact["san"] != *san),
        Some(event) => !HARMLESS.contains(&event),
        None => false,
    }
}
