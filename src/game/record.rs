//! A game: its state, and the effects that an event has.

use super::asker::Asker;
use super::book::Book;
use super::effect::Effect;
use super::fact::Fact;
use super::past::Past;
use super::proving::Proving;
use super::refusal::Refusal;
use super::settings::{Settings, StartError};
use super::state::State;
use super::words::{Telling, told};
use crate::chess::Color;
use std::ops::Deref;

/// A game of chess, from setting up the pieces to the result.
#[derive(Debug)]
pub struct Game {
    pub(super) state: State,
    pub(super) book: Book,
    /// The scores that are being read together.
    pub(super) proving: Option<Proving>,
    /// The states before the arbiter's rulings.
    past: Past,
}

/// A game answers every question that its state answers.
impl Deref for Game {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl Game {
    /// A game that has not begun.
    ///
    /// # Errors
    /// [`StartError`] if the settings name no position to start from.
    pub fn new(settings: Settings) -> Result<Game, StartError> {
        let book = Book::new(&settings);
        Ok(Game { state: State::new(settings)?, book, proving: None, past: Past::default() })
    }

    /// A copy of that state, whose utterances go into a book of their own.
    pub(super) fn copy_of(state: &State, book: Book) -> Game {
        Game { state: state.clone(), book, proving: None, past: Past::default() }
    }

    /// A ruling of the arbiter follows, which can be taken back.
    pub(super) fn keep_past(&mut self) {
        if self.settings.desk && self.settings.arbiter {
            self.past.keep(&self.state);
        }
    }

    /// The state before the last ruling.
    pub(super) fn past_state(&self) -> Option<&State> {
        self.past.last()
    }

    /// The state is that before the last ruling, and the clocks stand if they ran then.
    pub(super) fn restore_past(&mut self) {
        if let Some(before) = self.past.drop_last() {
            self.state.go_back(before);
        }
    }

    /// Reports a fact and tells it in its standard words.
    pub(super) fn record(&mut self, fact: Fact) {
        self.record_as(fact, Telling::new());
    }

    /// Reports a fact and tells it as `telling` says.
    pub(super) fn record_as(&mut self, fact: Fact, telling: Telling) {
        let mut told = told(&fact, &self.state, telling);
        self.book.report(told.audience, fact, told.text.take());
        if told.clock {
            self.report_clock();
        }
        self.book.say_told(told);
    }

    /// Reports both times to scripts, which may run a display, and to the clocks beside the boards. No
    /// player is told.
    pub(super) fn report_clock(&mut self) {
        let (Some(white), Some(black)) = (self.left(Color::White), self.left(Color::Black)) else { return };
        let running = self.running();
        let fact = Fact::Clock { white_ms: white, black_ms: black, running };
        let told = told(&fact, &self.state, Telling::new());
        self.book.report(told.audience, fact, told.text);
        self.book.withdraw_set_clock();
        self.book.order(Effect::SetClock { white, black, running });
    }

    /// Tells the asker why a command is not carried out.
    pub(super) fn refuse(&mut self, asker: &Asker, why: impl Into<Refusal>) {
        self.book.refuse(asker, &why.into());
    }
}
