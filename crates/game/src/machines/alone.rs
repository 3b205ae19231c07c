//! The talking clock without a board or a scoresheet.
//! Presses count as moves; everything else is left to the people at the board.
//!
//! Writes: `clocks`.

use crate::arbiter::retracting::{self, RetractedBy};
use crate::arbiter::{conditions, rulings, takeback};
use crate::commands::act::ReadAs;
use crate::commands::command::Command;
use crate::commands::{obey, pin, understood};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input};
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::machines::machine::Machine;
use crate::machines::stages;
use crate::moves::press::may_press;
use crate::moves::{entering, pegs, repeat};
use crate::queries::general::{self, Topic};
use crate::reporting::record::Game;
use crate::scores::reconciling;
use crate::session::begin::Start;
use crate::session::{begin, leaving, offers, time};
use annabella_chess::{Color, Ply};
use annabella_clock::Stamp;
use annabella_speech::{Audience, Phrase, Priority, Speaker, Worded, phrases};

phrases! {
    /// The phrase of the clock alone.
    enum ClockPhrase {
        ReadyClockAlone => "clock-ready",
    }
}

/// The clock alone: a game without pieces.
#[derive(Debug)]
pub struct ClockAlone {
    game: Game,
}

impl ClockAlone {
    /// Creates a clock that has not been started.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn new(settings: Settings) -> Result<ClockAlone, StartError> {
        Ok(ClockAlone { game: Game::new(Settings { clock_only: true, ..settings })? })
    }
}

impl Machine for ClockAlone {
    fn game(&self) -> Option<&Game> {
        Some(&self.game)
    }

    fn greeting(&mut self) -> Vec<Effect> {
        begin::greet_control(&mut self.game);
        begin::greet(&mut self.game, &ClockPhrase::ReadyClockAlone);
        self.game.queue.take()
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let game = &mut self.game;
        stages::pass_until(game, event, flag);
        let act = obey::at_its_terminal(game, read, |game| input(game, &event.input, read));
        stages::handle_fallen_flags(game, flag);
        time::warn(game);
        (game.effects(event), act)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        time::due(&self.game)
    }
}

/// Handles an input. Returns how it was understood.
fn input(game: &mut Game, input: &Input, read: &ReadAs) -> ReadAs {
    if let Some(act) = understood::understood(game, input, read) {
        return stages::carry_out(game, act, input, carry_out);
    }
    match input {
        Input::Clock { board, face } => return stages::lever_clock(game, read, *board, face, press),
        Input::Device { device, state } => pegs::device(game, *device, *state),
        Input::Resumed { gap, pin_set, .. } => {
            let plies = completed(game);
            leaving::begin_again(game, *gap, 0, plies);
            begin::greet_control(game);
            begin::greet(game, &ClockPhrase::ReadyClockAlone);
            leaving::stand(game);
            if *pin_set {
                pin::set_again(game);
            }
        }
        // No board and no recorder is used here, and acts have already been understood.
        _ => {}
    }
    ReadAs::Now
}

fn carry_out(game: &mut Game, asker: &Asker, command: Command) {
    obey::carry_out(game, asker, command, |game, command| attempt(game, asker, command));
}

/// Carries out the commands of the clock; requests about moves or a board are refused.
fn attempt(game: &mut Game, asker: &Asker, command: Command) -> Result<(), Refusal> {
    match command {
        Command::Ask(request) => answer(game, asker, request),
        Command::Help(_) | Command::Leave(_) | Command::Offer(offers::Request::No) => {
            command.obey(game, asker)
        }
        Command::Repeat(repeat::Request::Owed) => answer(game, asker, general::Request::Again),
        Command::Move(entering::Request::Press) => time::by_key(game, |game| press(game, asker)),
        Command::TakeBack(
            takeback::Request::Back(presses) | takeback::Request::BackBecause { plies: presses, .. },
        ) => take_back(game, asker, presses),
        Command::Reconcile(reconciling::Request::Yes) => match takeback::accepted(game, asker) {
            Some(presses) => {
                reaches(game, presses).and_then(|()| retract(game, asker, presses, RetractedBy::Agreement))
            }
            None => leaving::confirm(game),
        },
        Command::Rule(request) => rule(game, asker, request),
        Command::Condition(conditions::Request::Control { .. } | conditions::Request::Increment { .. }) => {
            command.obey(game, asker)
        }
        Command::Move(
            entering::Request::Enter(_) | entering::Request::Say | entering::Request::Correct(_),
        )
        | Command::Explore(_)
        | Command::Recall(_)
        | Command::Practise(_)
        | Command::Cursor(_)
        | Command::Missing(_)
        | Command::Repeat(repeat::Request::Repeat(_))
        | Command::Touch(_)
        | Command::Guide(_)
        | Command::Peg(_)
        | Command::Offer(_)
        | Command::Claim(_)
        | Command::Irregular(_)
        | Command::Last(_)
        | Command::Decide(_)
        | Command::Judge(_)
        | Command::Penalise(_)
        | Command::Condition(_)
        | Command::Adjourn(_)
        | Command::Attend(_)
        | Command::Dictate(_)
        | Command::Listen(_)
        | Command::Reconcile(_)
        | Command::Mistyped { .. } => Err(Refusal::ClockOnly),
    }
}

/// Takes presses back, if the arbiter rules it or both players have asked for it.
fn take_back(game: &mut Game, asker: &Asker, presses: usize) -> Result<(), Refusal> {
    reaches(game, presses)?;
    match takeback::settles(game, asker, presses)? {
        true => retract(game, asker, presses, RetractedBy::of(asker)),
        false => Ok(()),
    }
}

/// Answers questions about the clock.
fn answer(game: &mut Game, asker: &Asker, request: general::Request) -> Result<(), Refusal> {
    match request.query().topic {
        Topic::Times | Topic::Voice => general::obey(game, asker, request),
        Topic::Count => {
            let phrases = general::moves_of(game, asker, |side| game.clocks.completed(side));
            game.queue.answer(Speaker::Clock, asker, &phrases);
            Ok(())
        }
        Topic::Said => {
            let before = game.clocks.is_before();
            let otherwise =
                if before { ClockPhrase::ReadyClockAlone.message() } else { Phrase::NoMoveYet.message() };
            repeat::again(game, asker, &otherwise);
            Ok(())
        }
        Topic::Game | Topic::MoveTimes | Topic::Scores => Err(Refusal::ClockOnly),
    }
}

fn rule(game: &mut Game, asker: &Asker, request: rulings::Request) -> Result<(), Refusal> {
    match request {
        rulings::Request::Flag | rulings::Request::FlagOf(_) => {
            let side = rulings::fallen(game)?;
            let players = !game.settings.arbiter;
            let audience = if players { asker.audience() } else { Audience::Arbiter };
            game.queue.say_to(Speaker::Clock, audience, Priority::Text, &Phrase::FlagFallen { side });
            Ok(())
        }
        rulings::Request::Run(_) => Err(Refusal::ClockOnly),
        rulings::Request::Start { .. }
        | rulings::Request::Halt { .. }
        | rulings::Request::Continue
        | rulings::Request::ContinueBecause { .. }
        | rulings::Request::GoOn
        | rulings::Request::Set { .. }
        | rulings::Request::Add { .. }
        | rulings::Request::SetBoth { .. }
        | rulings::Request::AddBoth { .. }
        | rulings::Request::Count { .. } => rulings::obey(game, asker, request),
    }
}

/// Presses for the side whose time runs, which completes a move.
fn press(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if game.clocks.is_before() && asker.side == Some(Color::Black) {
        return begin::start(game, asker, Start::Pressed);
    }
    let side = may_press(game, asker)?;
    time::switch(game, side);
    if let Some(ply) = Ply::last_of(completed(game)) {
        game.record(Fact::Completed { side, ply });
    }
    time::pressed(game, side);
    Ok(())
}

/// Reports a fallen flag.
///
/// The clock cannot decide whether it loses the game (2023 6.9). Without an arbiter, both times stop and
/// everyone hears it; otherwise only the arbiter does, and the opponent's time keeps running.
fn flag(game: &mut Game, side: Color) {
    if !game.state.clocks.flag_falls(side) {
        return;
    }
    game.record(Fact::Flag { side });
    let (arbiter, now) = (game.settings.arbiter, game.now);
    if !arbiter {
        if game.clocks.is_running() {
            game.state.clocks.halt(now);
        }
        game.report_clock();
    }
    let audience = if arbiter { Audience::Arbiter } else { Audience::Room };
    game.queue.say_to(Speaker::Clock, audience, Priority::Important, &Phrase::FlagFallen { side });
}

/// Refuses to take back more presses than were made.
fn reaches(game: &Game, presses: usize) -> Result<(), Refusal> {
    if completed(game) < presses { Err(Refusal::TooFar { plies: presses }) } else { Ok(()) }
}

/// Takes back the last presses.
fn retract(game: &mut Game, asker: &Asker, presses: usize, by: RetractedBy) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    reaches(game, presses)?;
    let now = game.now;
    let halted = game.clocks.halted().and_then(|halt| halt.side);
    let mut side = game.running().or(halted).unwrap_or(Color::White);
    game.state.clocks.stop(now);
    for _ in 0..presses {
        side = side.other();
        game.state.clocks.take_back(side, now);
    }
    retracting::put_back(game, asker, presses, side, by);
    Ok(())
}

/// Returns the number of presses by both sides together.
fn completed(game: &Game) -> usize {
    game.clocks.completed(Color::White) + game.clocks.completed(Color::Black)
}
