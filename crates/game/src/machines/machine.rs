//! The interface through which a table drives any game: events in, effects out. A machine with the desks
//! of a game has its own stages of an event; what else is asked of it, its desks answer.

use crate::commands::act::ReadAs;
use crate::commands::concealed::Concealed;
use crate::commands::obey;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input, Secret};
use crate::interface::settings::Variant;
use crate::machines::overview;
use crate::session::envelope;
use crate::state::State;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_clock::Stamp;
use annabella_scoresheet::pgn::Record;
use annabella_speech::Message;

/// A game that a table drives. Handling the same events again after a greeting produces the same
/// effects.
pub trait Machine {
    /// The first announcements, before any event. A replay begins with them too.
    fn greeting(&mut self) -> Vec<Effect>;

    /// Handles an event that is to be understood like that. Returns its effects, and what it was read as:
    /// a replay hands that in again.
    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs);

    /// Handles an event and returns its effects.
    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle_as(event, &ReadAs::Now).0
    }

    /// What the next line must be, if it is something that only its owner may read.
    fn secret(&self) -> Option<Secret> {
        None
    }

    /// What is to be kept of a line that tells, or may tell, a move that is being sealed; none if it is any
    /// other line.
    fn conceals(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// Whether a line is a command or a readable move, so that its text needs no quoting.
    fn understands(&self, _line: &str) -> bool {
        true
    }

    /// What is kept of a line that may contain the arbiter's PIN: its speaker, and that it was refused. `sure`: it
    /// contains the PIN, so that the arbiter has typed it.
    fn without_pin(&self, _line: &str, _sure: bool) -> (Input, ReadAs) {
        (Input::Line { text: obey::HIDDEN.to_owned() }, ReadAs::Now)
    }

    /// Whether a text that was typed where a passphrase is asked for was meant for the game: a command, or a text
    /// that tells a move.
    fn is_for_the_game(&self, _text: &str) -> bool {
        false
    }

    /// The words that read a sealed move, as it was typed, back to its player; `None` of a machine in which no move
    /// is sealed.
    fn sealed_in_words(&self, _text: &str) -> Option<Message> {
        None
    }

    /// Whether a line only asks something, so that its answer depends on no line that is not handled yet.
    fn asks(&self, _line: &str) -> bool {
        false
    }

    /// The latest time at which it needs an event if nothing else happens before; always after `now`.
    fn next_deadline(&self) -> Option<Stamp>;

    /// The time of the last event.
    fn now(&self) -> Stamp;

    /// Whether a player's time runs, so that a long silence between events would be an error.
    fn time_runs(&self) -> bool;

    /// Whether it is over.
    fn is_over(&self) -> bool;

    /// Whether scores are kept. If so, each player may dictate one (2023 D.2.7), and the journal can
    /// be exported as a scoresheet.
    fn keeps_score(&self) -> bool;

    /// The form in which `annabella sheet` can export the score of this chess for other programs.
    fn sheet_form(&self) -> &'static str {
        "pgn"
    }

    /// The completed moves as PGN records them, without the date; none if PGN has no such game.
    fn score(&self) -> Option<Record> {
        None
    }

    /// Its state, for those who only look at it; none of a machine that has no desks of a game.
    fn state(&self) -> Option<&State> {
        None
    }

    /// What an arbiter is told who comes to it; it changes nothing.
    fn overview(&self) -> Vec<Effect> {
        Vec::new()
    }

    /// The number of the move that a ply belongs to, and whose move it is. Plies count from 1; 0 is
    /// before the first. Names what is dictated at that ply.
    fn label(&self, ply: usize) -> (usize, Color);
}

/// A machine that has the desks of a game.
pub(crate) trait HasTable {
    /// The desks of the game: times, phase, scores, offers.
    fn table(&self) -> &Game;

    /// As [`Machine::greeting`].
    fn greet(&mut self) -> Vec<Effect>;

    /// As [`Machine::handle_as`].
    fn take(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs);

    /// As [`Machine::next_deadline`].
    fn due(&self) -> Option<Stamp> {
        self.table().next_deadline()
    }

    /// As [`Machine::conceals`].
    fn concealed(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// As [`Machine::understands`].
    fn reads(&self, line: &str) -> bool {
        obey::understands(&self.table().state, line)
    }

    /// As [`Machine::is_for_the_game`].
    fn is_line(&self, _text: &str) -> bool {
        false
    }

    /// As [`Machine::sealed_in_words`].
    fn sealed_words(&self, text: &str) -> Message {
        envelope::quoted(text)
    }

    /// As [`Machine::overview`].
    fn view(&self) -> Vec<Effect> {
        overview::overview(self.table())
    }
}

impl<T: HasTable> Machine for T {
    fn greeting(&mut self) -> Vec<Effect> {
        self.greet()
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        self.take(event, read)
    }

    fn secret(&self) -> Option<Secret> {
        self.table().state.secret()
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        self.concealed(line)
    }

    fn understands(&self, line: &str) -> bool {
        self.reads(line)
    }

    fn without_pin(&self, line: &str, sure: bool) -> (Input, ReadAs) {
        obey::without_pin(&self.table().state, line, sure)
    }

    fn is_for_the_game(&self, text: &str) -> bool {
        self.is_line(text)
    }

    fn sealed_in_words(&self, text: &str) -> Option<Message> {
        Some(self.sealed_words(text))
    }

    fn asks(&self, line: &str) -> bool {
        obey::read(&self.table().state, line).only_asks()
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.due()
    }

    fn now(&self) -> Stamp {
        self.table().state.now()
    }

    fn time_runs(&self) -> bool {
        self.table().state.running().is_some()
    }

    fn is_over(&self) -> bool {
        self.table().state.outcome().is_some()
    }

    fn keeps_score(&self) -> bool {
        !self.table().state.settings().clock_only
    }

    fn sheet_form(&self) -> &'static str {
        if self.table().moves.tridim().is_some() { "txt" } else { "pgn" }
    }

    fn score(&self) -> Option<Record> {
        let settings = self.table().state.settings();
        let in_pgn = !settings.clock_only && settings.variant != Variant::Tridim;
        in_pgn.then(|| self.table().completed_as_pgn())
    }

    fn state(&self) -> Option<&State> {
        Some(&self.table().state)
    }

    fn overview(&self) -> Vec<Effect> {
        self.view()
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        (self.table().state.move_number(ply), self.table().state.mover(ply))
    }
}
