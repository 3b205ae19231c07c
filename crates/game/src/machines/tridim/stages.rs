//! The machine itself, and the stages of an event at it.

use super::commands;
use super::played::moves_of;
use super::{question, sealed};
use crate::arbiter::adjournment;
use crate::commands::act::{Deed, ReadAs};
use crate::commands::concealed::{self, Concealed};
use crate::commands::obey;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input, PinGiven};
use crate::interface::settings::{Settings, StartError, Variant};
use crate::machines::machine::HasTable;
use crate::moving::pegs;
use crate::scores::dictation;
use crate::session::attendance;
use crate::session::begin;
use crate::session::resume;
use crate::session::time;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_speech::{Message, phrases};
use annabella_tridim::MoveSequence;

phrases! {
    /// What is said once at the beginning.
    enum LevelPhrase {
        NoPegs => "tridim-no-pegs",
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
        game.greet();
        for (event, read) in events {
            game.take(event, read);
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
}

impl HasTable for Tridim {
    fn table(&self) -> &Game {
        &self.table
    }

    fn greet(&mut self) -> Vec<Effect> {
        let ready = self.table.ready();
        begin::greet_control(&mut self.table);
        begin::greet(&mut self.table, &ready);
        begin::greet(&mut self.table, &LevelPhrase::NoPegs);
        self.table.book.take()
    }

    fn take(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        let table = &mut self.table;
        let at = event.at.max(table.now);
        let resumed = matches!(event.input, Input::Resumed { .. });
        if let Some(side) = if resumed { None } else { time::pass(table, at) } {
            time::flag(table, side);
        }
        table.state.pass_to(at);
        let act = obey::at_its_terminal(table, read, |table| input(table, &event.input, read));
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

    fn concealed(&self, line: &str) -> Option<Concealed> {
        match question::read(&self.table, line) {
            Some(_) => None,
            None => Concealed::of(&self.table.state, line, sealed::worth),
        }
    }

    fn reads(&self, line: &str) -> bool {
        match question::read(&self.table, line) {
            Some(act) => !matches!(act.deed, Deed::Unread(_)),
            None => obey::understands(&self.table.state, line),
        }
    }

    fn is_line(&self, text: &str) -> bool {
        let is_move = |text: &str| !self.table.state.settings.tridim_readings(text).is_empty();
        question::read(&self.table, text).is_some() || concealed::is_for_the_game(text, &is_move)
    }

    fn sealed_words(&self, text: &str) -> Message {
        sealed::in_words(&self.table.state, text)
    }
}

/// Takes an input in. Returns what it was read as.
fn input(table: &mut Game, input: &Input, read: &ReadAs) -> ReadAs {
    let own = match (read.act(), input) {
        (Some(act), _) => Some(act.clone()).filter(|act| matches!(act.deed, Deed::Own(_))),
        (None, Input::Line { text }) => question::read(table, text),
        // The line for which the PIN was asked.
        (None, Input::Pin { given: PinGiven::Right }) => {
            let asked = table.pending.asked_pin_for().map(str::to_owned);
            asked.and_then(|text| question::read(table, &text))
        }
        _ => None,
    };
    let understood = obey::understood_unless(table, input, read, own.is_some());
    if let Some(act) = own.or(understood) {
        let text = if let Input::Line { text } = input { text } else { "" };
        let asked = if let Deed::Own(kept) = &act.deed { question::question(kept) } else { None };
        match asked {
            Some(ask) => commands::answer_own(table, &act.asker, ask, text),
            None => obey::act(table, act.clone(), text, commands::obey_line),
        }
        return ReadAs::Act(Box::new(act));
    }
    match input {
        Input::Device { device, state } => pegs::device(table, *device, *state),
        Input::Resumed { gap, missing } => resume::resumed(table, *gap, *missing),
        Input::Recording { side, take, state, length, why } => {
            dictation::recorded(table, *side, *take, *state, *length, why);
        }
        Input::Passphrase { given } => adjournment::passphrase(table, *given),
        Input::Envelope { found } => adjournment::not_opened(table, found),
        // Pegs, buttons and clocks for three levels do not exist, and acts have been understood.
        _ => {}
    }
    ReadAs::Now
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::notation::Letters;
    use annabella_clock::Stamp;

    /// A journal whose lines mean nothing to this version gives the game that was played.
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
        let told = game.greet().len();
        let (mut events, mut effects) = (Vec::new(), Vec::new());
        for (at, text) in (0..).zip(lines) {
            let line = |text: &str| Event { at: Stamp(at), input: Input::Line { text: text.to_owned() } };
            let (came, read) = game.take(&line(text), &ReadAs::Now);
            assert!(!read.is_unread(), "{text}");
            effects.push(came.len());
            // As a journal keeps it.
            let kept: ReadAs = serde_json::from_str(&serde_json::to_string(&read).unwrap()).unwrap();
            assert_eq!(kept, read);
            events.push((line("words of another time"), kept));
        }
        assert_eq!(game.moves().moves().len(), 3);
        let mut again = Tridim::new(settings()).unwrap();
        assert_eq!(again.greet().len(), told);
        for ((event, read), count) in events.iter().zip(effects) {
            assert_eq!(again.take(event, read).0.len(), count, "{read:?}");
        }
        assert_eq!(again.moves().moves(), game.moves().moves());
    }
}
