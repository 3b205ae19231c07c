//! The stages of an event: what every event may cause, in that order.

use super::boards::Sensed;
use super::effect::Effect;
use super::event::{Event, Input};
use super::lever::{self, Pressed};
use super::record::Game;
use super::refusal::Refusal;
use super::settings::{Settings, StartError};
use super::state::State;
use super::{attendance, begin, dictation, lifts, looks, moves, obey, pegs, reconciling, resume, time};
use crate::chess::Color;
use crate::clock::Stamp;

impl Game {
    /// The game after these events, as it is read from a journal.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn replay<'a>(
        settings: Settings,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Game, StartError> {
        let mut game = Game::new(settings)?;
        game.greeting();
        for event in events {
            game.handle(event);
        }
        Ok(game)
    }

    /// The first announcements, before any event: how the game can begin. A replay begins with them
    /// too, because `again` may repeat them.
    pub fn greeting(&mut self) -> Vec<Effect> {
        let ready = self.ready();
        begin::greet(self, &ready);
        self.book.take()
    }

    /// Handles an event and returns its effects.
    pub fn handle(&mut self, event: &Event) -> Vec<Effect> {
        let at = event.at.max(self.now);
        let resumed = matches!(event.input, Input::Resumed { .. });
        if let Some(side) = if resumed { None } else { time::pass(self, at) } {
            time::flag(self, side);
        }
        self.state.pass_to(at);
        lifts::settle(self);
        input(self, &event.input);
        pegs::follow_on(self);
        lifts::settle(self);
        looks::pass(self);
        // A move that was just announced by the program may have changed the side to move.
        lifts::settle(self);
        for side in Color::ALL {
            if time::has_fallen(self, side) {
                time::flag(self, side);
            }
        }
        attendance::pass(self);
        time::warn(self);
        time::note_moment(self);
        reconciling::note_boards(self);
        reconciling::go_on(self);
        self.effects(event)
    }

    /// The latest time at which the game needs an event if nothing else happens before. While two
    /// scores are being read together that is at once: each event brings the search a step further.
    pub fn next_deadline(&self) -> Option<Stamp> {
        let at_once = self.proving.is_some().then(|| Stamp(self.now().0 + 1));
        self.state.next_deadline().into_iter().chain(at_once).min()
    }

    /// Removes and returns the effects of an event.
    pub(super) fn effects(&mut self, event: &Event) -> Vec<Effect> {
        if matches!(event.input, Input::Clock { .. }) {
            // The clock beside the board has changed sides by its own lever.
            self.book.withdraw_set_clock();
        }
        self.book.take()
    }
}

impl State {
    /// The latest time at which the game needs an event if nothing else happens before.
    pub fn next_deadline(&self) -> Option<Stamp> {
        [time::due(self), looks::due(self), attendance::due(self)].into_iter().flatten().min()
    }
}

fn input(game: &mut Game, input: &Input) {
    match input {
        Input::Line { text } => {
            if let Some((asker, command)) = obey::read(game, text) {
                obey::obey(game, &asker, command);
            }
        }
        Input::Dump { board, placement } => {
            if let Some(sensed) = pegs::placement(placement) {
                pegs::sensed(game, *board, sensed);
            }
        }
        Input::Peg { board, square, piece } => {
            pegs::sensed(game, *board, Sensed::Peg { square: *square, piece: *piece });
        }
        Input::Occupied { board, squares } => pegs::occupied(game, *board, *squares),
        Input::Button { board, button } => {
            if let Some((asker, command)) = obey::button(game, *board, *button) {
                obey::obey(game, &asker, command);
            }
        }
        Input::Clock { board, face } => {
            match lever::follow(game, *board, face) {
                Some(Pressed::Start(by)) => {
                    let done: Result<(), Refusal> = begin::start(game, &by, false, true);
                    done.unwrap_or_else(|why| game.refuse(&by, why));
                }
                Some(Pressed::Press(by)) => {
                    moves::press(game, &by).unwrap_or_else(|why| game.refuse(&by, why));
                }
                None => {}
            }
            lever::compare(game, *board, face);
        }
        Input::Nonsense { board, bytes } => pegs::nonsense(game, *board, *bytes),
        Input::Device { device, state } => pegs::device(game, *device, *state),
        Input::Tick => {}
        Input::Recording { side, take, state, length, why } => {
            dictation::recorded(game, *side, *take, *state, *length, why);
        }
        Input::Resumed { gap } => resume::resumed(game, *gap),
    }
}
