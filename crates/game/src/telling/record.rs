//! A game: its state, and the effects that an event has.

use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::state::State;
use crate::telling::book::Book;
use crate::telling::words::{Telling, told};
use annabella_chess::{ByColor, Chess, Color};
use annabella_reconcile::{Boards, Proof};
use annabella_scoresheet::Scoresheets;
use std::ops::Deref;

/// A game of chess, from setting up the pieces to the result.
#[derive(Debug)]
pub struct Game {
    pub(crate) state: State,
    pub(crate) book: Book,
    /// The scores that are being read together.
    pub(crate) proving: Option<Proving>,
    /// The states before the arbiter's rulings.
    past: Past,
}

/// The comparison of both scoresheets and the boards, a step at each event; everything is as it was when it was
/// asked for.
#[derive(Debug)]
pub(crate) struct Proving {
    /// The person who asked for it.
    pub asker: Asker,
    pub scores: Scoresheets,
    /// Initial position of the game.
    pub start: Chess,
    /// Pieces on the boards.
    pub boards: Boards,
    /// Number of plies after which each board was last right.
    pub last_right: ByColor<Option<usize>>,
    pub proof: Proof,
}

/// The states before the last rulings, oldest first, so that a ruling can be taken back.
#[derive(Debug, Default)]
struct Past(Vec<State>);

impl Past {
    /// Keeps the state before a ruling that follows.
    fn keep(&mut self, before: &State) {
        if self.0.len() == MAX_RULINGS {
            self.0.remove(0);
        }
        self.0.push(before.clone());
    }

    /// The state before the last ruling.
    fn last(&self) -> Option<&State> {
        self.0.last()
    }

    /// Removes the state before the last ruling.
    fn drop_last(&mut self) -> Option<State> {
        self.0.pop()
    }
}

/// The most rulings that can be taken back.
const MAX_RULINGS: usize = 20;

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
    pub(crate) fn copy_of(state: &State, book: Book) -> Game {
        Game { state: state.clone(), book, proving: None, past: Past::default() }
    }

    /// A ruling of the arbiter follows, which can be taken back.
    pub(crate) fn keep_past(&mut self) {
        if self.settings.arbiter {
            self.past.keep(&self.state);
        }
    }

    /// The state before the last ruling.
    pub(crate) fn past_state(&self) -> Option<&State> {
        self.past.last()
    }

    /// The state is that before the last ruling, and the clocks stand if they ran then.
    pub(crate) fn restore_past(&mut self) {
        if let Some(before) = self.past.drop_last() {
            self.state.go_back(before);
        }
    }

    /// Reports a fact and tells it in its standard words.
    pub(crate) fn record(&mut self, fact: Fact) {
        self.record_as(fact, Telling::new());
    }

    /// Reports a fact and tells it as `telling` says.
    pub(crate) fn record_as(&mut self, fact: Fact, telling: Telling) {
        let mut told = told(&fact, &self.state, telling);
        self.book.report(told.audience, fact, told.text.take());
        if told.clock {
            self.report_clock();
        }
        self.book.say_told(told);
    }

    /// Reports both times to scripts, which may run a display, and to the clocks beside the boards. No
    /// player is told.
    pub(crate) fn report_clock(&mut self) {
        let (Some(white), Some(black)) = (self.left(Color::White), self.left(Color::Black)) else { return };
        let running = self.running();
        let fact = Fact::Clock { white_ms: white, black_ms: black, running };
        let told = told(&fact, &self.state, Telling::new());
        self.book.report(told.audience, fact, told.text);
        self.book.withdraw_set_clock();
        self.book.order(Effect::SetClock { white, black, running });
    }

    /// Tells the asker why a command is not carried out.
    pub(crate) fn refuse(&mut self, asker: &Asker, why: impl Into<Refusal>) {
        self.book.refuse(asker, &why.into());
    }
}
