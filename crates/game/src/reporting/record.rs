//! A game: its state, and the effects of an event.

use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::reporting::effect_queue::EffectQueue;
use crate::reporting::words::{FactDelivery, words_of};
use crate::state::State;
use annabella_chess::{ByColor, Chess, Color};
use annabella_reconcile::{Boards, Proof};
use annabella_scoresheet::Scoresheets;
use annabella_speech::Audience;
use std::ops::Deref;

/// A game of chess, from setting up the pieces to the result.
#[derive(Debug)]
pub struct Game {
    pub(crate) state: State,
    pub(crate) queue: EffectQueue,
    /// The comparison of the scoresheets in progress.
    pub(crate) proving: Option<Proving>,
    /// The states before the arbiter's rulings.
    past: Past,
}

/// The comparison of both scoresheets and the boards, one step at each event.
/// The data are those at the time of the request.
#[derive(Debug)]
pub(crate) struct Proving {
    /// The person who requested it.
    pub asker: Asker,
    pub scores: Scoresheets,
    /// Initial position of the game.
    pub start: Chess,
    /// The pieces on the boards.
    pub boards: Boards,
    /// Number of plies after which each board was last correct.
    pub last_right: ByColor<Option<usize>>,
    pub proof: Proof,
}

/// The states before the last rulings, oldest first, so that a ruling can be taken back.
#[derive(Debug, Default)]
struct Past(Vec<PastState>);

/// The state before a ruling.
#[derive(Debug)]
struct PastState {
    before: State,
    /// Milliseconds that the ruling gave each side at its moment.
    gave_ms: ByColor<i64>,
    /// Number of moves made in the game once the ruling was carried out; `None` until the end of its event.
    made: Option<usize>,
}

impl Past {
    /// Keeps the state before a ruling.
    fn keep(&mut self, before: &State) {
        if self.0.len() == MAX_RULINGS {
            self.0.remove(0);
        }
        self.0.push(PastState { before: before.clone(), gave_ms: ByColor::default(), made: None });
    }
}

/// Maximum number of rulings that can be taken back.
const MAX_RULINGS: usize = 20;

/// A game answers every question that its state can answer.
impl Deref for Game {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl Game {
    /// Creates a game that has not started.
    ///
    /// # Errors
    /// [`StartError`] if the settings name no valid starting position.
    pub fn new(settings: Settings) -> Result<Game, StartError> {
        let queue = EffectQueue::new(&settings);
        Ok(Game { state: State::new(settings)?, queue, proving: None, past: Past::default() })
    }

    /// Returns a copy of `state` with a different queue for its utterances.
    pub(crate) fn copy_of(state: &State, queue: EffectQueue) -> Game {
        Game { state: state.clone(), queue, proving: None, past: Past::default() }
    }

    /// Keeps the state before a ruling of the arbiter, which can be taken back.
    pub(crate) fn keep_past(&mut self) {
        if self.settings.arbiter {
            self.past.keep(&self.state);
            self.state.rulings += 1;
        }
    }

    /// Records that the event of a ruling is over. Moves that the ruling itself makes belong to it.
    pub(crate) fn close_past(&mut self) {
        let Some(last) = self.past.0.last_mut().filter(|last| last.made.is_none()) else { return };
        last.made = Some(self.state.moves.made());
        let given = |side| {
            let left = |state: &State| state.left(side).unwrap_or_default().0;
            left(&self.state).cast_signed() - left(&last.before).cast_signed()
        };
        last.gave_ms = ByColor { white: given(Color::White), black: given(Color::Black) };
    }

    /// Whether a ruling can be taken back, and no move has been made since; `None` without a ruling.
    pub(crate) fn moved_since_ruling(&self) -> Option<bool> {
        let last = self.past.0.last()?;
        Some(last.made.is_some_and(|made| made != self.moves.made()))
    }

    /// Returns the state before the last ruling.
    pub(crate) fn before_ruling(&self) -> Option<&State> {
        self.past.0.last().map(|past| &past.before)
    }

    /// Restores the state before the last ruling, with the clocks stopped.
    pub(crate) fn restore_past(&mut self) {
        if let Some(PastState { before, gave_ms, .. }) = self.past.0.pop() {
            let keeps = self.rules.keeps_given_times();
            self.state.go_back(before, if keeps { gave_ms } else { ByColor::default() });
        }
    }

    /// Reports a fact, and says it in its standard words.
    pub(crate) fn record(&mut self, fact: Fact) {
        self.record_as(fact, FactDelivery::new());
    }

    /// Reports a fact, and says it as `delivery` determines. Returns its number in the game, from 1.
    pub(crate) fn record_as(&mut self, fact: Fact, delivery: FactDelivery) -> usize {
        let mut words = words_of(&fact, &self.state, delivery);
        let number = self.queue.report(words.audience, fact, std::mem::take(&mut words.sentences));
        if words.clock {
            self.report_clock();
        }
        self.queue.say_fact(words);
        number
    }

    /// Reports both times to scripts, which may run a display, and to the clocks next to the boards.
    /// Players hear nothing.
    pub(crate) fn report_clock(&mut self) {
        let (Some(white), Some(black)) = (self.left(Color::White), self.left(Color::Black)) else { return };
        let running = self.running();
        let fact = Fact::Clock { white_ms: white, black_ms: black, running };
        self.queue.report(Audience::Arbiter, fact, Vec::new());
        self.queue.withdraw_set_clock();
        self.queue.order(Effect::SetClock { white, black, running });
    }

    /// Explains to the asker why a command is not carried out.
    pub(crate) fn refuse(&mut self, asker: &Asker, why: impl Into<Refusal>) {
        self.queue.refuse(asker, &why.into());
    }
}
