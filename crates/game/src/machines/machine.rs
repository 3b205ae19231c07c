//! The interface through which a table drives any game: events in, effects out.

use crate::arbiter::waiting;
use crate::asking::queries;
use crate::commands::act::ReadAs;
use crate::commands::concealed::Concealed;
use crate::commands::{pin, understood};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input, Secret};
use crate::interface::settings::{Settings, StartError, Variant};
use crate::machines::alone::ClockAlone;
use crate::machines::tridim::Tridim;
use crate::session::envelope;
use crate::state::State;
use crate::telling::book::Book;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_clock::Stamp;
use annabella_scoresheet::pgn::Record;
use annabella_speech::{Audience, Message, Phrase, Priority, Worded};

/// Creates the machine that the settings ask for, before its greeting.
///
/// ```
/// use annabella_clock::Stamp;
/// use annabella_game::{Event, Input, Settings, machine};
/// let mut machine = machine(Settings::default()).unwrap();
/// machine.greeting();
/// for (at, text) in [(Stamp(10), "white: Eva vier"), (Stamp(20), "black: resign!")] {
///     machine.handle(&Event { at, input: Input::Line { text: text.to_owned() } });
/// }
/// assert!(machine.is_over());
/// ```
///
/// # Errors
/// [`StartError`] if the settings name no position to start from.
pub fn machine(settings: Settings) -> Result<Box<dyn Machine>, StartError> {
    Ok(match settings.variant {
        _ if settings.clock_only => Box::new(ClockAlone::new(settings)?),
        Variant::Tridim => Box::new(Tridim::new(settings)?),
        Variant::Standard | Variant::Chess960 => Box::new(Game::new(settings)?),
    })
}

/// A game that a table drives. Handling the same events again after a greeting produces the same
/// effects.
pub trait Machine {
    /// The first announcements, before any event. A replay begins with them too.
    fn greeting(&mut self) -> Vec<Effect>;

    /// Handles an event that is understood as given. Returns its effects, and what it was read as, for a replay.
    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs);

    /// Handles an event and returns its effects.
    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle_as(event, &ReadAs::Now).0
    }

    /// The secret that the next line must be, if only its owner may read it.
    fn secret(&self) -> Option<Secret> {
        None
    }

    /// The parts of a line that contains, or might contain, a move to be sealed; `None` for any other line.
    fn conceals(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// Whether a line is a command or a readable move, so that its text needs no quoting.
    fn understands(&self, _line: &str) -> bool {
        true
    }

    /// The part to keep of a line that might contain the arbiter's PIN: its speaker, and that it was refused.
    /// `sure`: it contains the PIN, so that the arbiter has typed it.
    fn without_pin(&self, _line: &str, _sure: bool) -> (Input, ReadAs) {
        (Input::Line { text: pin::HIDDEN.to_owned() }, ReadAs::Now)
    }

    /// Whether a text that was typed as a passphrase was meant for the game: it is a command or contains a move.
    fn is_for_the_game(&self, _text: &str) -> bool {
        false
    }

    /// The words that read a sealed move, as typed, back to its player; `None` if no moves are sealed in this machine.
    fn sealed_in_words(&self, _text: &str) -> Option<Message> {
        None
    }

    /// Whether a line only asks something, so that its answer does not depend on lines that are not handled yet.
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

    /// Whether scoresheets are kept. If so, each player can record one (2023 D.2.7), and the journal can be exported
    /// as a scoresheet.
    fn keeps_score(&self) -> bool;

    /// The form in which `annabella sheet` can export the score of this chess for other programs.
    fn sheet_form(&self) -> &'static str {
        "pgn"
    }

    /// The completed moves as PGN records them, without the date; `None` if PGN has no such game.
    fn score(&self) -> Option<Record> {
        None
    }

    /// Its state, for reading; `None` for a machine without the state of a game.
    fn state(&self) -> Option<&State> {
        None
    }

    /// The overview for an arbiter who comes to it; it changes nothing.
    fn overview(&self) -> Vec<Effect> {
        Vec::new()
    }

    /// The number of the move that a ply belongs to, and whose move it is. Plies count from 1; 0 is
    /// before the first. Names what is dictated at that ply.
    fn label(&self, ply: usize) -> (usize, Color);
}

/// A machine that contains a game. It handles events in its own way; the game answers what else is asked of it.
pub(crate) trait HasGame {
    /// The game that it contains.
    fn game(&self) -> &Game;

    /// As [`Machine::greeting`].
    fn greet(&mut self) -> Vec<Effect>;

    /// As [`Machine::handle_as`].
    fn take(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs);

    /// As [`Machine::next_deadline`].
    fn due(&self) -> Option<Stamp> {
        self.game().next_deadline()
    }

    /// As [`Machine::conceals`].
    fn concealed(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// As [`Machine::understands`].
    fn reads(&self, line: &str) -> bool {
        understood::understands(&self.game().state, line)
    }

    /// As [`Machine::is_for_the_game`].
    fn is_line(&self, _text: &str) -> bool {
        false
    }

    /// As [`Machine::sealed_in_words`].
    fn sealed_words(&self, text: &str) -> Message {
        envelope::quoted(text)
    }
}

impl<T: HasGame> Machine for T {
    fn greeting(&mut self) -> Vec<Effect> {
        self.greet()
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        self.take(event, read)
    }

    fn secret(&self) -> Option<Secret> {
        self.game().state.secret()
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        self.concealed(line)
    }

    fn understands(&self, line: &str) -> bool {
        self.reads(line)
    }

    fn without_pin(&self, line: &str, sure: bool) -> (Input, ReadAs) {
        pin::without(&self.game().state, line, sure)
    }

    fn is_for_the_game(&self, text: &str) -> bool {
        self.is_line(text)
    }

    fn sealed_in_words(&self, text: &str) -> Option<Message> {
        Some(self.sealed_words(text))
    }

    fn asks(&self, line: &str) -> bool {
        understood::read(&self.game().state, line).only_asks()
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.due()
    }

    fn now(&self) -> Stamp {
        self.game().state.now()
    }

    fn time_runs(&self) -> bool {
        self.game().state.running().is_some()
    }

    fn is_over(&self) -> bool {
        self.game().state.outcome().is_some()
    }

    fn keeps_score(&self) -> bool {
        !self.game().state.settings().clock_only
    }

    fn sheet_form(&self) -> &'static str {
        if self.game().moves.tridim().is_some() { "txt" } else { "pgn" }
    }

    fn score(&self) -> Option<Record> {
        let settings = self.game().state.settings();
        let in_pgn = !settings.clock_only && settings.variant != Variant::Tridim;
        in_pgn.then(|| self.game().completed_as_pgn())
    }

    fn state(&self) -> Option<&State> {
        Some(&self.game().state)
    }

    fn overview(&self) -> Vec<Effect> {
        overview(self.game())
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        (self.game().state.move_number(ply), self.game().state.mover(ply))
    }
}

/// Number of plies in the overview.
const OVERVIEW_PLIES: usize = 2;

/// The overview for an arbiter who comes to a game: the running time, the last moves, open cases, wrong boards.
/// It is made from a copy of the state, so that the game does not change.
fn overview(game: &Game) -> Vec<Effect> {
    let book = Book::new(&game.settings);
    let mut copy = Game::copy_of(&game.state, book);
    let arbiter = Asker::arbiter();
    let plays = !copy.settings.clock_only && copy.moves.tridim().is_none();
    for request in [Some(queries::Request::Clock), plays.then_some(queries::Request::Last(OVERVIEW_PLIES))]
        .into_iter()
        .flatten()
    {
        // A question that this game refuses is left out.
        let _ = queries::obey(&mut copy, &arbiter, request);
    }
    if plays && !copy.clocks.is_before() && !copy.clocks.is_over() {
        let side = copy.to_move();
        copy.book.tell(Audience::Arbiter, Priority::Message, &Phrase::WhoseMove { side });
    }
    for phrase in waiting(&copy) {
        copy.book.tell(Audience::Arbiter, Priority::Message, &phrase);
    }
    copy.book.take()
}

/// Open cases, and wrong boards.
fn waiting(state: &State) -> Vec<Message> {
    let mut told = Vec::new();
    if state.clocks.is_before() {
        told.push(state.ready().message());
    }
    if state.clocks.halted().is_some() {
        told.push(Phrase::Halted.message());
    }
    told.extend(state.pending.offer().map(|side| Phrase::OfferStands { side }.message()));
    // As the command `open` lists them.
    told.extend(waiting::waiting(state));
    if !state.pending.losses().is_empty() {
        told.push(Phrase::LossRule.message());
    }
    for side in Color::ALL {
        if state.clocks.flagged(side, state.now) && !state.incidents.has_flag(side) {
            told.push(Phrase::FlagFallen { side }.message());
        }
        let standing = state.standing().boards;
        if standing.get(side).is_some_and(|board| board.connected && !board.synced && board.whole.is_none()) {
            let squares = state.squares_that_differ(side);
            if !squares.0.is_empty() {
                told.push(Phrase::BoardDiffers { side, squares }.message());
            }
        }
    }
    told
}
