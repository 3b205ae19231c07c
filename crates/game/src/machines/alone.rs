//! The talking clock without a board or a score: presses count as moves, and everything else is left
//! to the people at the board.

use crate::arbiter::rulings::{self, RetractedBy};
use crate::arbiter::takeback;
use crate::asking::queries;
use crate::asking::queries::Topic;
use crate::commands::act::ReadAs;
use crate::commands::command::Command;
use crate::commands::obey;
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input};
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError};
use crate::machines::machine::HasTable;
use crate::moving::moves;
use crate::moving::pegs;
use crate::moving::press::may_press;
use crate::moving::repeat;
use crate::scores::reconciling;
use crate::session::begin::{self, Start};
use crate::session::leaving;
use crate::session::lever::{self, Pressed};
use crate::session::offers;
use crate::session::resume;
use crate::session::time;
use crate::telling::record::Game;
use annabella_chess::{Color, Ply};
use annabella_clock::Stamp;
use annabella_speech::{Audience, Phrase, Priority, Speaker, Worded, phrases};

phrases! {
    /// What the clock alone says.
    pub(crate) enum ClockPhrase {
        ReadyClockAlone => "clock-ready",
    }
}

/// The clock alone. It has the desks of a game in which nobody moves a piece.
#[derive(Debug)]
pub struct ClockAlone {
    table: Game,
}

impl ClockAlone {
    /// A clock that has not been started.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn new(settings: Settings) -> Result<ClockAlone, StartError> {
        Ok(ClockAlone { table: Game::new(Settings { clock_only: true, ..settings })? })
    }
}

impl HasTable for ClockAlone {
    fn table(&self) -> &Game {
        &self.table
    }

    fn greet(&mut self) -> Vec<Effect> {
        begin::greet_control(&mut self.table);
        begin::greet(&mut self.table, &ClockPhrase::ReadyClockAlone);
        self.table.book.take()
    }

    fn take(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let table = &mut self.table;
        let at = event.at.max(table.now);
        let resumed = matches!(event.input, Input::Resumed { .. });
        if let Some(side) = if resumed { None } else { time::pass(table, at) } {
            flag(table, side);
        }
        table.state.pass_to(at);
        let act = obey::at_its_terminal(table, read, |table| input(table, &event.input, read));
        for side in Color::ALL {
            if time::has_fallen(table, side) {
                flag(table, side);
            }
        }
        time::warn(table);
        (table.effects(event), act)
    }

    fn due(&self) -> Option<Stamp> {
        time::due(&self.table)
    }
}

/// Takes an input in. Returns what it was read as.
fn input(table: &mut Game, input: &Input, read: &ReadAs) -> ReadAs {
    if let Some(act) = obey::understood(table, input, read) {
        let text = if let Input::Line { text } = input { text } else { "" };
        obey::act(table, act.clone(), text, carry_out);
        return ReadAs::Act(Box::new(act));
    }
    match input {
        Input::Clock { board, face } => {
            let pressed = lever::follow(table, *board, face);
            let act = pressed.as_ref().map(|pressed| obey::lever(pressed.by()));
            let pressed = match pressed {
                Some(Pressed::Start(by)) => begin::start(table, &by, Start::Pressed).map_err(|why| (by, why)),
                Some(Pressed::Press(by)) => press(table, &by).map_err(|why| (by, why)),
                None => Ok(()),
            };
            if let Err((by, why)) = pressed {
                table.refuse(&by, why);
            }
            lever::compare(table, *board, face);
            return act.map_or(ReadAs::Now, |act| ReadAs::Act(Box::new(act)));
        }
        Input::Device { device, state } => pegs::device(table, *device, *state),
        Input::Resumed { gap, .. } => {
            let plies = completed(table);
            resume::begin_again(table, *gap, 0, plies);
            begin::greet_control(table);
            begin::greet(table, &ClockPhrase::ReadyClockAlone);
            resume::stand(table);
        }
        // There is no board and no recorder here, and acts have been understood.
        _ => {}
    }
    ReadAs::Now
}

fn carry_out(table: &mut Game, asker: &Asker, command: Command) {
    let done = obey::admit(table, asker, &command).and_then(|()| attempt(table, asker, command));
    if let Err(why) = done {
        table.refuse(asker, why);
    }
}

/// Does what the clock alone supports; requests about moves or a board are refused.
fn attempt(table: &mut Game, asker: &Asker, command: Command) -> Result<(), Refusal> {
    match command {
        Command::Ask(ask) => answer(table, asker, ask),
        Command::Help(_) => command.obey(table, asker),
        Command::Repeat(repeat::Ask::Owed) => answer(table, asker, queries::Ask::Again),
        Command::Move(moves::Ask::Press) => time::by_key(table, |table| press(table, asker)),
        Command::Leave(_) => command.obey(table, asker),
        Command::TakeBack(takeback::Ask::Back(presses)) => {
            match reaches(table, presses).and_then(|()| takeback::settles(table, asker, presses))? {
                true => retract(table, asker, presses, RetractedBy::of(asker)),
                false => Ok(()),
            }
        }
        Command::Offer(offers::Ask::No) => command.obey(table, asker),
        Command::Reconcile(reconciling::Ask::Yes) => match takeback::accepted(table, asker) {
            Some(presses) => {
                reaches(table, presses).and_then(|()| retract(table, asker, presses, RetractedBy::Agreement))
            }
            None => leaving::confirm(table),
        },
        Command::Rule(ask) => rule(table, asker, ask),
        Command::Move(moves::Ask::Enter(_) | moves::Ask::Say | moves::Ask::Correct(_))
        | Command::Explore(_)
        | Command::Practise(_)
        | Command::Missing(_)
        | Command::Repeat(repeat::Ask::Repeat(_))
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
        | Command::Adjourn(_)
        | Command::Attend(_)
        | Command::Dictate(_)
        | Command::Reconcile(_)
        | Command::Mistyped { .. } => Err(Refusal::ClockOnly),
    }
}

/// Answers what concerns the clock.
fn answer(table: &mut Game, asker: &Asker, ask: queries::Ask) -> Result<(), Refusal> {
    match queries::topic(&ask) {
        Topic::Times | Topic::Voice => queries::obey(table, asker, ask),
        Topic::Count => {
            let phrases = queries::moves_of(table, asker, |side| table.clocks.completed(side));
            table.book.answer(Speaker::Clock, asker, &phrases);
            Ok(())
        }
        Topic::Said => {
            let before = table.clocks.is_before();
            let otherwise =
                if before { ClockPhrase::ReadyClockAlone.message() } else { Phrase::NoMoveYet.message() };
            repeat::again(table, asker, &otherwise);
            Ok(())
        }
        Topic::Game | Topic::Scores => Err(Refusal::ClockOnly),
    }
}

fn rule(table: &mut Game, asker: &Asker, ask: rulings::Ask) -> Result<(), Refusal> {
    match ask {
        rulings::Ask::Flag => {
            let side = rulings::fallen(table)?;
            let players = !table.settings.arbiter;
            let audience = if players { asker.audience() } else { Audience::Arbiter };
            table.book.say_to(Speaker::Clock, audience, Priority::Text, &Phrase::FlagFallen { side });
            Ok(())
        }
        rulings::Ask::Start { .. }
        | rulings::Ask::Halt { .. }
        | rulings::Ask::Continue
        | rulings::Ask::GoOn
        | rulings::Ask::Set { .. }
        | rulings::Ask::Add { .. }
        | rulings::Ask::Count { .. } => rulings::obey(table, asker, ask),
    }
}

/// The side whose time runs presses: a move of it is completed.
fn press(table: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if table.clocks.is_before() && asker.side == Some(Color::Black) {
        return begin::start(table, asker, Start::Pressed);
    }
    let side = may_press(table, asker)?;
    time::switch(table, side);
    if let Some(ply) = Ply::last_of(completed(table)) {
        table.record(Fact::Completed { side, ply });
    }
    time::pressed(table, side);
    Ok(())
}

/// Reports a fallen flag. The clock cannot decide whether it loses the game (2023 6.9). Without an
/// arbiter both times stop and everybody is told; with one only the arbiter is told, and the
/// opponent's time runs on.
fn flag(table: &mut Game, side: Color) {
    if !table.state.clocks.flag_falls(side) {
        return;
    }
    table.record(Fact::Flag { side });
    let (arbiter, now) = (table.settings.arbiter, table.now);
    if !arbiter {
        if table.clocks.is_running() {
            table.state.clocks.halt(now);
        }
        table.report_clock();
    }
    let audience = if arbiter { Audience::Arbiter } else { Audience::Room };
    table.book.say_to(Speaker::Clock, audience, Priority::Important, &Phrase::FlagFallen { side });
}

/// Whether so many presses can be taken back.
fn reaches(table: &Game, presses: usize) -> Result<(), Refusal> {
    if completed(table) < presses { Err(Refusal::TooFar { plies: presses }) } else { Ok(()) }
}

/// Takes the last presses back.
fn retract(table: &mut Game, asker: &Asker, presses: usize, by: RetractedBy) -> Result<(), Refusal> {
    table.may_rule(asker)?;
    reaches(table, presses)?;
    let now = table.now;
    let halted = table.clocks.halted().and_then(|halt| halt.side);
    let mut side = table.running().or(halted).unwrap_or(Color::White);
    table.state.clocks.stop(now);
    for _ in 0..presses {
        side = side.other();
        table.state.clocks.take_back(side, now);
    }
    rulings::put_back(table, asker, presses, side, by);
    Ok(())
}

/// How many presses were counted for both sides together.
fn completed(table: &Game) -> usize {
    table.clocks.completed(Color::White) + table.clocks.completed(Color::Black)
}
