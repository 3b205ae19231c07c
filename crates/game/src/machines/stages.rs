//! The stages of an event: everything that an event can cause, in this order.
//!
//! Writes: `now`, `rules`.

use crate::arbiter::{adjournment, judging};
use crate::commands::act::{PlayerAction, ReadAs};
use crate::commands::command::Command;
use crate::commands::concealed::Concealed;
use crate::commands::{concealed, obey, pin, understood};
use crate::incidents::{ending, irregularities, next_move};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input, RulesVersion};
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::machines::machine::Machine;
use crate::moves::{lifts, listening, looks, made, pegs, press};
use crate::reporting::record::Game;
use crate::scores::{comparing, dictation};
use crate::session::begin::Start;
use crate::session::lever::Pressed;
use crate::session::{attendance, begin, envelope, guiding, leaving, lever, time};
use crate::state::State;
use crate::state::boards::player_board::BoardReading;
use annabella_chess::Color;
use annabella_clock::Stamp;
use annabella_speech::Message;
use annabella_tactile::ClockFace;

impl Game {
    /// Returns the game after these events, each understood as its journal says.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn replay<'a>(
        settings: Settings,
        events: impl IntoIterator<Item = (&'a Event, &'a ReadAs)>,
    ) -> Result<Game, StartError> {
        let mut game = Game::new(settings)?;
        game.greeting();
        for (event, read) in events {
            game.handle_as(event, read);
        }
        Ok(game)
    }

    /// Returns the first announcements, before any event: how to start the game.
    ///
    /// A replay begins with them too, because `again` may repeat them.
    pub fn greeting(&mut self) -> Vec<Effect> {
        let ready = self.ready();
        begin::greet_practice(self);
        begin::greet_control(self);
        begin::greet(self, &ready);
        begin::greet_start(self);
        self.queue.take()
    }

    /// Handles an event and returns its effects.
    pub fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle_as(event, &ReadAs::Now).0
    }

    /// Handles an event, understood as `read`. Returns its effects, and how it was understood.
    pub fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        pass_until(self, event, time::flag);
        lifts::settle(self);
        let act = obey::at_its_terminal(self, read, |game| input(game, &event.input, read));
        made::follow_change(self);
        listening::enter_shown(self);
        pegs::follow_on(self);
        guiding::compare_changed(self);
        lifts::settle(self);
        looks::pass(self);
        // A move just announced by the program may have changed the side to move.
        lifts::settle(self);
        handle_fallen_flags(self, time::flag);
        ending::settle(self);
        next_move::pass(self);
        irregularities::boards_corrected(self);
        attendance::pass(self);
        time::warn(self);
        time::note_moment(self);
        comparing::note_boards(self);
        comparing::proceed(self);
        listening::follow_microphones(self);
        (self.effects(event), act)
    }

    /// Returns the latest time at which the game needs an event if nothing else happens.
    ///
    /// During a comparison of the scoresheets this is immediately: each event advances the search by one
    /// step.
    pub fn next_deadline(&self) -> Option<Stamp> {
        let at_once = self.proving.is_some().then(|| Stamp(self.now().0 + 1));
        State::next_deadline(self).into_iter().chain(at_once).min()
    }

    /// Removes and returns the effects of an event.
    pub(crate) fn effects(&mut self, event: &Event) -> Vec<Effect> {
        self.close_past();
        if matches!(event.input, Input::Clock { .. }) {
            // The clock next to the board has changed sides by its own lever.
            self.queue.withdraw_set_clock();
        }
        self.queue.take()
    }
}

impl Machine for Game {
    fn game(&self) -> Option<&Game> {
        Some(self)
    }

    fn greeting(&mut self) -> Vec<Effect> {
        Game::greeting(self)
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        Game::handle_as(self, event, read)
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        let state = &self.state;
        let is_move = |text: &str| state.settings.names_move(text, state.position());
        Concealed::of(state, line, adjournment::worth, &is_move)
    }

    fn is_for_the_game(&self, text: &str) -> bool {
        let state = &self.state;
        concealed::is_for_the_game(text, &|text| state.settings.names_move(text, state.position()))
    }

    fn sealed_in_words(&self, text: &str) -> Option<Message> {
        Some(envelope::in_words(&self.state, text))
    }
}

impl State {
    /// Returns the latest time at which the game needs an event if nothing else happens.
    pub fn next_deadline(&self) -> Option<Stamp> {
        [time::due(self), looks::due(self), attendance::due(self)].into_iter().flatten().min()
    }
}

/// Lets the time pass until an event.
/// `flag` handles a flag that falls meanwhile; none falls while the program does not run.
pub(super) fn pass_until(game: &mut Game, event: &Event, flag: fn(&mut Game, Color)) {
    let at = event.at.max(game.now);
    if !matches!(event.input, Input::Resumed { .. })
        && let Some(side) = time::pass(game, at)
    {
        flag(game, side);
    }
    game.state.now = at;
}

/// Handles the flags that have fallen through the changes at this event.
pub(super) fn handle_fallen_flags(game: &mut Game, flag: fn(&mut Game, Color)) {
    for side in Color::ALL {
        if time::has_fallen(game, side) {
            flag(game, side);
        }
    }
}

/// Carries out an understood input; `command` carries out or refuses a command.
pub(super) fn carry_out(game: &mut Game, act: PlayerAction, input: &Input, command: Obey) -> ReadAs {
    let text = if let Input::Line { text } = input { text } else { "" };
    obey::act(game, act.clone(), text, command);
    ReadAs::Act(Box::new(act))
}

/// A function that carries out or refuses a command.
type Obey = fn(&mut Game, &Asker, Command);

/// Processes a press of the lever of a clock next to a board, and compares its times.
/// `press` completes a move.
pub(super) fn lever_clock(
    game: &mut Game,
    read: &ReadAs,
    board: Color,
    face: &ClockFace,
    press: fn(&mut Game, &Asker) -> Result<(), Refusal>,
) -> ReadAs {
    let pressed = lever::follow(game, board, face);
    if let Some(pressed) = &pressed {
        game.state.rules = read.act().map_or(RulesVersion::LATEST, |act| act.rules);
        let done = match pressed {
            Pressed::Start(by) => begin::start(game, by, Start::Pressed),
            Pressed::Press(by) => press(game, by),
        };
        if let Err(why) = done {
            game.refuse(pressed.by(), why);
        }
    }
    lever::compare(game, board, face);
    pressed.map(|pressed| understood::lever(pressed.by())).into()
}

/// Handles an input. Returns how it was understood.
fn input(game: &mut Game, input: &Input, read: &ReadAs) -> ReadAs {
    if let Some(act) = understood::understood(game, input, read) {
        return carry_out(game, act, input, obey::obey);
    }
    match input {
        // Acts were carried out above; these are refused lines and answers.
        Input::Line { .. } | Input::Button { .. } | Input::Pin { .. } => {}
        Input::Dump { board, placement } => {
            if let Some(reading) = pegs::placement(placement) {
                pegs::read_board(game, *board, reading);
            }
        }
        Input::Peg { board, square, piece } => {
            pegs::read_board(game, *board, BoardReading::Peg { square: *square, piece: *piece });
        }
        Input::Occupied { board, squares } => pegs::occupied(game, *board, *squares),
        Input::Clock { board, face } => return lever_clock(game, read, *board, face, press::press),
        Input::Aperture { board, square, readable } => pegs::read(game, *board, *square, *readable),
        Input::Nonsense { board, bytes } => pegs::nonsense(game, *board, *bytes),
        Input::Port { board, port } => pegs::opened(game, *board, port),
        Input::Solved { question, white, black } => judging::solved(game, *question, white, black),
        Input::Spoken { side, recognised } => listening::recognised(game, *side, recognised),
        Input::Tick => {}
        Input::Device { .. }
        | Input::Passphrase { .. }
        | Input::Envelope { .. }
        | Input::Recording { .. }
        | Input::Resumed { .. } => every_chess(game, input),
    }
    ReadAs::Now
}

/// Handles an input that does not depend on the kind of chess, and ignores any other.
pub(super) fn every_chess(game: &mut Game, input: &Input) {
    match input {
        Input::Device { device, state } => pegs::device(game, *device, *state),
        Input::Passphrase { given } => adjournment::passphrase(game, *given),
        Input::Envelope { found } => adjournment::not_opened(game, found),
        Input::Recording { side, take, state, length, why } => {
            dictation::recorded(game, *side, *take, *state, *length, why);
        }
        Input::Resumed { gap, missing, pin_set } => {
            leaving::resumed(game, *gap, *missing);
            if *pin_set {
                pin::set_again(game);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::fact::Fact;
    use crate::interface::settings::SideSettings;
    use crate::machines::machine::Machine;
    use annabella_chess::Square;
    use annabella_chess::notation::Letters;
    use annabella_tactile::Timing;

    fn mismatches(effects: &[Effect]) -> usize {
        let differs =
            |effect: &&Effect| matches!(effect, Effect::Report { report: Fact::Mismatch { .. }, .. });
        effects.iter().filter(differs).count()
    }

    /// After a takeback, the pegs still show a legal move, but it is not in progress.
    #[test]
    fn an_arbiter_who_joins_hears_which_board_shows_a_move_taken_back() {
        let board = Color::White;
        let white = SideSettings { board: Some("board".to_owned()), ..SideSettings::default() };
        let settings = Settings { white, arbiter: true, repetition: false, ..Settings::default() };
        let mut game = Game::new(settings).expect("the initial position");
        let mut take = |at, input| game.handle(&Event { at: Stamp(at), input });
        let line = |text: &str| Input::Line { text: text.to_owned() };
        let placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".to_owned();
        take(0, Input::Dump { board, placement });
        take(10, line("arbiter: start"));
        take(1_000, Input::Peg { board, square: Square::E2, piece: None });
        take(1_500, Input::Peg { board, square: Square::E4, piece: Some(Color::White.pawn()) });
        take(2_000, line("white: say"));
        assert_eq!(mismatches(&take(3_000, line("arbiter: retract"))), 1);
        let names_it = |effect: &Effect| match effect {
            Effect::Say { utterance, .. } => {
                utterance.phrases.iter().any(|phrase| phrase.id == "play-board-differs")
            }
            _ => false,
        };
        assert!(Machine::overview(&game).iter().any(names_it));
    }

    /// The opponent announces a move just as White's pegs, which show another move, are due for a look.
    #[test]
    fn what_two_stages_notice_is_told_once() {
        let white =
            SideSettings { impaired: true, board: Some("board".to_owned()), ..SideSettings::default() };
        let start = Some("4k3/8/8/3p4/2P5/8/8/4K3 b - - 0 1".to_owned());
        let (control, notation) = ("600".parse().ok(), vec![Letters::En]);
        let settings = Settings { white, start, control, notation, repetition: false, ..Settings::default() };
        let mut game = Game::new(settings).expect("a position");
        let mut take = |at, input| game.handle(&Event { at: Stamp(at), input });
        let board = Color::White;
        take(0, Input::Dump { board, placement: "4k3/8/8/3p4/2P5/8/8/4K3".to_owned() });
        take(10, Input::Line { text: "start".to_owned() });
        take(1_000, Input::Peg { board, square: Square::C4, piece: None });
        take(1_100, Input::Peg { board, square: Square::D5, piece: None });
        take(1_500, Input::Peg { board, square: Square::C4, piece: Some(Color::Black.pawn()) });
        let due = 1_500 + Timing::LOOK.0;
        let effects = take(due, Input::Line { text: "black: Kd7".to_owned() });
        assert_eq!(mismatches(&effects), 1, "{effects:?}");
        assert_eq!(mismatches(&take(due + 1, Input::Tick)), 0);
    }
}
