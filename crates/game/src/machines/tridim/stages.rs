//! The machine itself, and the stages of an event in it.

use super::moves::{self, moves_of};
use super::{claims, cursor, queries, scores, sealed};
use crate::arbiter::claims::ruling;
use crate::arbiter::{deciding, penalties};
use crate::commands::act::{Intent, ReadAs};
use crate::commands::command::Command;
use crate::commands::concealed::{self, Concealed};
use crate::commands::{obey, pin, understood};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input, PinGiven};
use crate::interface::refusal::Refusal;
use crate::interface::settings::{Settings, StartError, Variant};
use crate::machines::machine::Machine;
use crate::machines::stages;
use crate::moves::repeat;
use crate::queries::{history, practice};
use crate::reporting::record::Game;
use crate::session::{attendance, begin, time};
use annabella_speech::{Message, phrases};
use annabella_tridim::MoveSequence;

phrases! {
    /// A phrase of the greeting.
    enum LevelPhrase {
        NoPegs => "tridim-no-pegs",
    }
}

/// A game of three-dimensional chess.
#[derive(Debug)]
pub struct Tridim {
    game: Game,
}

impl Tridim {
    /// Creates a game that has not started.
    ///
    /// # Errors
    /// [`StartError`] if the settings name no valid starting position.
    pub fn new(settings: Settings) -> Result<Tridim, StartError> {
        Ok(Tridim { game: Game::new(Settings { variant: Variant::Tridim, ..settings })? })
    }

    /// Returns the game after these events, each understood as its journal says.
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

    /// Returns the game: its times, phase, scoresheets and offers.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the moves made.
    pub fn moves(&self) -> &MoveSequence {
        moves_of(&self.game)
    }
}

impl Machine for Tridim {
    fn game(&self) -> Option<&Game> {
        Some(&self.game)
    }

    fn greeting(&mut self) -> Vec<Effect> {
        let ready = self.game.ready();
        begin::greet_control(&mut self.game);
        begin::greet(&mut self.game, &ready);
        begin::greet(&mut self.game, &LevelPhrase::NoPegs);
        self.game.queue.take()
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let game = &mut self.game;
        stages::pass_until(game, event, time::flag);
        let act = obey::at_its_terminal(game, read, |game| input(game, &event.input, read));
        stages::handle_fallen_flags(game, time::flag);
        attendance::pass(game);
        time::warn(game);
        time::note_moment(game);
        (game.effects(event), act)
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        match queries::read(&self.game, line) {
            Some(_) => None,
            None => {
                let state = &self.game.state;
                let is_move = |text: &str| !state.settings.tridim_readings(text).is_empty();
                Concealed::of(state, line, sealed::worth, &is_move)
            }
        }
    }

    fn reads(&self, line: &str) -> bool {
        match queries::read(&self.game, line) {
            Some(act) => !matches!(act.intent, Intent::Unread(_)),
            None => understood::understands(&self.game.state, line),
        }
    }

    fn is_for_the_game(&self, text: &str) -> bool {
        let is_move = |text: &str| !self.game.settings.tridim_readings(text).is_empty();
        queries::read(&self.game, text).is_some() || concealed::is_for_the_game(text, &is_move)
    }

    fn sealed_in_words(&self, text: &str) -> Option<Message> {
        Some(sealed::in_words(&self.game.state, text))
    }
}

/// Handles an input. Returns how it was understood.
fn input(game: &mut Game, input: &Input, read: &ReadAs) -> ReadAs {
    let own = match (read.act(), input) {
        (Some(act), _) => Some(act.clone()).filter(|act| matches!(act.intent, Intent::LevelQuestion(_))),
        (None, Input::Line { text }) => queries::read(game, text),
        // The line that waited for the PIN.
        (None, Input::Pin { given: PinGiven::Right }) => {
            let asked = game.pending.arbiter.line().map(str::to_owned);
            asked.and_then(|text| queries::read(game, &text))
        }
        _ => None,
    };
    let act = match (own, input) {
        (Some(own), Input::Pin { given }) => {
            pin::answer(game, *given);
            Some(own)
        }
        (Some(own), _) => Some(own),
        (None, _) => understood::understood(game, input, read),
    };
    let Some(act) = act else {
        // Pegs, buttons and clocks for three levels do not exist.
        stages::every_chess(game, input);
        return ReadAs::Now;
    };
    match if let Intent::LevelQuestion(kept) = &act.intent { queries::kept(kept) } else { None } {
        Some(question) => {
            let text = if let Input::Line { text } = input { text } else { "" };
            answer_own(game, &act.asker, question, text);
            ReadAs::Act(Box::new(act))
        }
        None => stages::carry_out(game, act, input, obey_line),
    }
}

/// Answers a question about levels, columns and attack boards.
fn answer_own(game: &mut Game, asker: &Asker, request: queries::Request, text: &str) {
    if !text.is_empty() && game.owes_pin(asker) {
        match game.pending.arbiter.pause_left(game.now) {
            Some(left) => game.refuse(asker, Refusal::PinPaused { left }),
            None => pin::ask(game, text),
        }
        return;
    }
    if let Err(why) = queries::obey(game, asker, request) {
        game.refuse(asker, why);
    }
}

/// Carries out a command, or refuses it.
fn obey_line(game: &mut Game, asker: &Asker, command: Command) {
    let row = command.row();
    obey::carry_out(game, asker, command, |game, command| {
        attendance::acts(game, asker, &row, command.is_read());
        attempt(game, asker, command)
    });
}

fn attempt(game: &mut Game, asker: &Asker, command: Command) -> Result<(), Refusal> {
    match command {
        Command::Move(request) => moves::obey(game, asker, request),
        Command::Repeat(repeat::Request::Repeat(text)) => moves::repeat(game, asker, &text),
        Command::Claim(request) => claims::obey(game, asker, request),
        Command::Decide(deciding::Request::Dismiss { number: None, note: Some(note), .. })
            if ruling::waits(game) && game.rules.takes_reasons_on_claims() =>
        {
            penalties::may_rule_here(game, asker)?;
            let note = ruling::reason(game, asker, "dismiss", &note)?;
            claims::dismiss(game, asker, note)
        }
        Command::Adjourn(request) => sealed::obey(game, asker, request),
        Command::Reconcile(request) => scores::obey(game, asker, request),
        Command::Ask(request) => queries::answer(game, asker, request),
        Command::Explore(request) => queries::explore(game, asker, &request),
        Command::Practise(practice::Request::Advice) => {
            practice::obey(game, asker, practice::Request::Advice)
        }
        Command::Practise(_) | Command::Recall(history::Request::Castled | history::Request::Numbered(_)) => {
            Err(Refusal::OneBoardOnly)
        }
        Command::Cursor(request) => cursor::obey(game, asker, request),
        Command::Guide(_) | Command::Peg(_) => Err(Refusal::NoLevelPegs),
        Command::Listen(_) => Err(Refusal::OneBoardOnly),
        Command::Touch(_) => Err(Refusal::TouchByArbiter),
        Command::Help(_)
        | Command::Mistyped { .. }
        | Command::Repeat(repeat::Request::Owed)
        | Command::Missing(_)
        | Command::Offer(_)
        | Command::Rule(_)
        | Command::Irregular(_)
        | Command::Last(_)
        | Command::Decide(_)
        | Command::Judge(_)
        | Command::Penalise(_)
        | Command::Condition(_)
        | Command::Leave(_)
        | Command::TakeBack(_)
        | Command::Attend(_)
        | Command::Recall(history::Request::Offers)
        | Command::Dictate(_) => command.obey(game, asker),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::notation::Letters;
    use annabella_clock::Stamp;

    /// A journal whose lines mean nothing to this version still gives the same game.
    #[test]
    fn what_was_understood_counts_and_not_the_text() {
        let lines = [
            "start",
            "Sb3N",
            "Springer Bella sechs neutral",
            "Sb3",
            "black: correct Sc6S",
            "square b3N",
            "a4W",
        ];
        let settings = || Settings { notation: vec![Letters::De], ..Settings::default() };
        let mut game = Tridim::new(settings()).unwrap();
        let told = game.greeting().len();
        let (mut events, mut effects) = (Vec::new(), Vec::new());
        for (at, text) in (0..).zip(lines) {
            let line = |text: &str| Event { at: Stamp(at), input: Input::Line { text: text.to_owned() } };
            let (came, read) = game.handle_as(&line(text), &ReadAs::Now);
            assert!(!read.is_unread(), "{text}");
            effects.push(came.len());
            // As kept in a journal.
            let kept: ReadAs = serde_json::from_str(&serde_json::to_string(&read).unwrap()).unwrap();
            assert_eq!(kept, read);
            events.push((line("words of another time"), kept));
        }
        assert_eq!(game.moves().moves().len(), 3);
        let mut again = Tridim::new(settings()).unwrap();
        assert_eq!(again.greeting().len(), told);
        for ((event, read), count) in events.iter().zip(effects) {
            assert_eq!(again.handle_as(event, read).0.len(), count, "{read:?}");
        }
        assert_eq!(again.moves().moves(), game.moves().moves());
    }
}
