//! A game: what is so, and the book in which what happened is told.

use super::asker::Asker;
use super::book::Book;
use super::effect::Effect;
use super::fact::Fact;
use super::refusal::Refusal;
use super::settings::{Settings, StartError};
use super::state::State;
use super::words::{Telling, told};
use crate::chess::Color;
use crate::speech::Audience;
use std::ops::Deref;

/// A game, from the set-up of the pieces to the result.
#[derive(Debug)]
pub struct Game {
    pub(super) state: State,
    pub(super) book: Book,
}

/// A game can be asked whatever its state can.
impl Deref for Game {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl Game {
    /// A game about to begin.
    ///
    /// # Errors
    /// [`StartError`] where the settings name no position to start from.
    pub fn new(settings: Settings) -> Result<Game, StartError> {
        let book = Book::new(&settings);
        Ok(Game { state: State::new(settings)?, book })
    }

    /// Something has happened: it is told in its own words.
    pub(super) fn record(&mut self, fact: Fact) {
        self.record_as(fact, Telling::new());
    }

    /// Something has happened, and the place where it did knows how it is told.
    pub(super) fn record_as(&mut self, fact: Fact, telling: Telling) {
        let mut told = told(&fact, &self.state, telling);
        self.book.report(told.audience, fact, told.text.take());
        if told.clock {
            self.report_clock();
        }
        self.book.say_told(told);
    }

    /// The clocks have changed. Scripts that run a hall's display see both times; no player is told
    /// them unasked.
    pub(super) fn report_clock(&mut self) {
        let (Some(white), Some(black)) = (self.left(Color::White), self.left(Color::Black)) else { return };
        let running = self.running();
        let fact = Fact::Clock { white_ms: white, black_ms: black, running };
        self.book.report(Audience::Arbiter, fact, None);
        self.book.withdraw_set_clock();
        self.book.order(Effect::SetClock { white, black, running });
    }

    /// Says no to the one who asked.
    pub(super) fn refuse(&mut self, asker: &Asker, why: impl Into<Refusal>) {
        self.book.refuse(asker, &why.into());
    }
}
