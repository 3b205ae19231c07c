//! Three-dimensional chess as a machine: the desks and most rooms of a game, with rooms of its own for
//! moves, claims with a move, sealed moves, questions about three levels, and scores.

mod claims;
mod line;
mod moves;
mod queries;
mod scores;
mod sealed;

use super::act::ReadAs;
use super::asker::Asker;
use super::command::Command;
use super::concealed::Concealed;
use super::effect::Effect;
use super::event::{Event, Input, PinGiven};
use super::record::Game;
use super::refusal::Refusal;
use super::settings::{Settings, StartError, Variant};
use super::{
    adjournment, attendance, begin, claims as drawn, dictation, help, moves as entered, obey, pegs,
    reconciling, resume, rulings, time,
};
use crate::chess::Color;
use crate::clock::Stamp;
use crate::speech::{Speaker, phrases};
use crate::tridim::{MoveSequence, Position};
use line::Line;

phrases! {
    /// What the machine itself says.
    enum LevelPhrase {
        NoPegs => "tridim-no-pegs",
        Help => "tridim-help",
    }
}

/// A game of three-dimensional chess.
#[derive(Debug)]
pub struct Tridim {
    table: Game,
}

impl Tridim {
    /// A game that has not begun.
    ///
    /// # Errors
    /// [`StartError`] if the settings name no position to start from.
    pub fn new(settings: Settings) -> Result<Tridim, StartError> {
        Ok(Tridim { table: Game::new(Settings { variant: Variant::Tridim, ..settings })? })
    }

    /// The game after these events with what they were read as, as a journal keeps them.
    ///
    /// # Errors
    /// [`StartError`] as for [`Tridim::new`].
    pub fn replay<'a>(
        settings: Settings,
        events: impl IntoIterator<Item = (&'a Event, &'a ReadAs)>,
    ) -> Result<Tridim, StartError> {
        let mut game = Tridim::new(settings)?;
        game.greeting();
        for (event, read) in events {
            game.handle_as(event, read);
        }
        Ok(game)
    }

    /// The desks of the game: times, phase, scores, offers.
    pub fn table(&self) -> &Game {
        &self.table
    }

    /// The moves made.
    pub fn moves(&self) -> &MoveSequence {
        moves_of(&self.table)
    }

    /// The first announcements. A replay begins with them too.
    pub fn greeting(&mut self) -> Vec<Effect> {
        let ready = self.table.ready();
        begin::greet(&mut self.table, &ready);
        begin::greet(&mut self.table, &LevelPhrase::NoPegs);
        self.table.book.take()
    }

    /// Handles an event that is to be understood like that. Returns its effects, and what it was read as.
    pub fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let table = &mut self.table;
        let at = event.at.max(table.now);
        let resumed = matches!(event.input, Input::Resumed { .. });
        if let Some(side) = if resumed { None } else { time::pass(table, at) } {
            time::flag(table, side);
        }
        table.state.pass_to(at);
        let act = input(table, &event.input, read);
        for side in Color::ALL {
            if time::has_fallen(table, side) {
                time::flag(table, side);
            }
        }
        attendance::pass(table);
        time::warn(table);
        time::note_moment(table);
        (table.effects(event), act)
    }

    /// The latest time at which the game needs an event, if nothing else happens before.
    pub fn next_deadline(&self) -> Option<Stamp> {
        self.table.next_deadline()
    }

    /// What is to be kept of a line that tells, or may tell, a move that is being sealed.
    pub fn conceals(&self, text: &str) -> Option<Concealed> {
        match line::read(&self.table, text) {
            Some(_) => None,
            None => Concealed::of(&self.table, text, sealed::worth),
        }
    }

    /// The speaker of this line if it were typed now.
    pub fn speaker_of(&self, text: &str) -> Speaker {
        match line::read(&self.table, text) {
            Some((asker, _)) => asker.speaker,
            None => self.table.speaker_of(text),
        }
    }
}

/// The moves of a table of this machine.
fn moves_of(table: &Game) -> &MoveSequence {
    static NONE: std::sync::LazyLock<MoveSequence> = std::sync::LazyLock::new(MoveSequence::default);
    table.course.tridim().unwrap_or(&NONE)
}

fn position(table: &Game) -> &Position {
    moves_of(table).position()
}

/// Takes an input in. Returns what it was read as; questions of this machine's own are read again by a
/// replay.
fn input(table: &mut Game, input: &Input, read: &ReadAs) -> ReadAs {
    let own = match input {
        Input::Line { text } if read.is_unread() => line::read(table, text),
        // The line for which the PIN was asked.
        Input::Pin { given: PinGiven::Right } => {
            let asked = table.matters.asked_pin_for().map(str::to_owned);
            asked.and_then(|text| line::read(table, &text))
        }
        _ => None,
    };
    let act = obey::understood_unless(table, input, read, own.is_some());
    if let Some((asker, line)) = own {
        let text = if let Input::Line { text } = input { text } else { "" };
        carry_out(table, &asker, line, text);
        return ReadAs::Now;
    }
    if let Some(act) = act {
        let text = if let Input::Line { text } = input { text } else { "" };
        obey::act(table, act.clone(), text, obey_line);
        return ReadAs::Act(Box::new(act));
    }
    match input {
        Input::Device { device, state } => pegs::device(table, *device, *state),
        Input::Resumed { gap, missing } => resume::resumed(table, *gap, *missing),
        Input::Passphrase { given } => adjournment::passphrase(table, *given),
        Input::Envelope { found } => adjournment::not_opened(table, found),
        Input::Recording { side, take, state, length, why } => {
            dictation::recorded(table, *side, *take, *state, *length, why);
        }
        // Pegs, buttons and clocks for three levels do not exist, and acts have been understood.
        Input::Line { .. }
        | Input::Pin { .. }
        | Input::Dump { .. }
        | Input::Peg { .. }
        | Input::Occupied { .. }
        | Input::Aperture { .. }
        | Input::Button { .. }
        | Input::Clock { .. }
        | Input::Nonsense { .. }
        | Input::Tick => {}
    }
    ReadAs::Now
}

/// A line of this machine's own: a question about levels, columns and attack boards.
fn carry_out(table: &mut Game, asker: &Asker, line: Line, text: &str) {
    if !text.is_empty() && table.owes_pin(asker) {
        obey::ask_pin(table, text);
        return;
    }
    obey::forget_question(table, asker);
    let done = line.and_then(|ask| queries::obey(table, asker, ask));
    if let Err(why) = done {
        table.refuse(asker, why);
    }
}

fn obey_line(table: &mut Game, asker: &Asker, command: Command) {
    let row = command.row();
    let done = obey::admit(table, asker, &command).and_then(|()| {
        attendance::acts(table, asker, &row);
        attempt(table, asker, command)
    });
    if let Err(why) = done {
        table.refuse(asker, why);
    }
}

fn attempt(table: &mut Game, asker: &Asker, command: Command) -> Result<(), Refusal> {
    match command {
        Command::Move(entered::Ask::Enter(text)) => moves::enter(table, asker, &text.text),
        Command::Move(entered::Ask::Correct(text)) => moves::correct(table, asker, &text.text),
        Command::Repeat(ask) => moves::repeat(table, asker, ask),
        Command::Claim(drawn::Ask::Claim { ground, text }) => {
            claims::claim(table, asker, ground, text.as_ref().map(|typed| typed.text.as_str()))
        }
        Command::Claim(drawn::Ask::Dismiss) => claims::dismiss(table, asker),
        Command::Adjourn(adjournment::Ask::Seal(text)) => sealed::seal(table, asker, &text.text),
        Command::Adjourn(adjournment::Ask::Opened(text)) => {
            sealed::opened(table, &text.text);
            Ok(())
        }
        Command::Rule(ask @ (rulings::Ask::Continue | rulings::Ask::GoOn)) => {
            sealed::go_on(table, asker, ask)
        }
        Command::Reconcile(reconciling::Ask::Reconcile) => scores::reconcile(table, asker),
        Command::Reconcile(reconciling::Ask::Write(entry)) => scores::write(table, asker, entry),
        Command::Reconcile(reconciling::Ask::Yes) => scores::yes(table, asker),
        Command::Ask(ask) => queries::answer(table, asker, ask),
        Command::Help(help::Ask::Help) => {
            table.book.answer(Speaker::Program, asker, &[LevelPhrase::Help]);
            command.obey(table, asker)
        }
        Command::Guide(_) | Command::Peg(_) | Command::Move(entered::Ask::Say) => Err(Refusal::NoLevelPegs),
        Command::Touch(_) | Command::Claim(drawn::Ask::Complain(_) | drawn::Ask::ComplainOfLetGo { .. }) => {
            Err(Refusal::TouchByArbiter)
        }
        Command::Help(help::Ask::Words)
        | Command::Mistyped { .. }
        | Command::Missing(_)
        | Command::Move(entered::Ask::Press)
        | Command::Offer(_)
        | Command::Claim(drawn::Ask::Uphold)
        | Command::Rule(_)
        | Command::Adjourn(adjournment::Ask::Adjourn { .. } | adjournment::Ask::Envelope(_))
        | Command::Attend(_)
        | Command::Dictate(_) => command.obey(table, asker),
    }
}
