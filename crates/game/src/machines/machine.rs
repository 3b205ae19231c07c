//! The interface through which a table drives any game: events in, effects out.

use crate::arbiter::waiting;
use crate::asking::queries;
use crate::commands::act::ReadAs;
use crate::commands::concealed::Concealed;
use crate::commands::pin::{self, Suspicion};
use crate::commands::understood;
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::event::{Event, Input, Secret};
use crate::interface::listening::ListenUntil;
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

/// Creates the machine for the settings, before its greeting.
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
/// [`StartError`] if the settings name no valid starting position.
pub fn machine(settings: Settings) -> Result<Box<dyn Machine>, StartError> {
    Ok(match settings.variant {
        _ if settings.clock_only => Box::new(ClockAlone::new(settings)?),
        Variant::Tridim => Box::new(Tridim::new(settings)?),
        Variant::Standard | Variant::Chess960 => Box::new(Game::new(settings)?),
    })
}

/// A game driven by a table. Handling the same events again after a greeting produces the same effects.
pub trait Machine {
    /// Returns the first announcements, before any event. A replay begins with them too.
    fn greeting(&mut self) -> Vec<Effect>;

    /// Handles an event, understood as `read`. For a replay, also returns how it was understood.
    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs);

    /// Handles an event and returns its effects.
    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle_as(event, &ReadAs::Now).0
    }

    /// Returns the secret that the next line must be, if only its owner may read it.
    fn secret(&self) -> Option<Secret> {
        None
    }

    /// Splits a line that contains, or might contain, a move to seal; `None` for any other line.
    fn conceals(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// Judges by the shape of a line whether it may contain the arbiter's PIN, which no machine knows.
    /// `after_wrong`: the last answer to the question for the PIN was wrong, so that this may be another.
    fn suspects(&self, _line: &str, _after_wrong: bool) -> Suspicion {
        Suspicion::Understood
    }

    /// Returns the part to keep of a line that may contain the arbiter's PIN.
    /// It is the speaker, and the fact that the line was refused.
    fn without_pin(&self, _line: &str, _suspicion: Suspicion) -> (Input, ReadAs) {
        (Input::Line { text: pin::HIDDEN.to_owned() }, ReadAs::Now)
    }

    /// Whether a text typed as a passphrase was meant for the game: it is a command or contains a move.
    fn is_for_the_game(&self, _text: &str) -> bool {
        false
    }

    /// Returns the words that read a sealed move back to its player.
    /// `None` if this machine seals no moves.
    fn sealed_in_words(&self, _text: &str) -> Option<Message> {
        None
    }

    /// Whether a line only asks a question, so that its answer does not depend on pending lines.
    fn asks(&self, _line: &str) -> bool {
        false
    }

    /// Returns the latest time at which it needs an event if nothing else happens; always after `now`.
    fn next_deadline(&self) -> Option<Stamp>;

    /// Returns the time of the last event.
    fn now(&self) -> Stamp;

    /// Whether a player's time runs, so that a long silence between events would be an error.
    fn time_runs(&self) -> bool;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Whether the game is adjourned, and its envelope closed.
    fn is_adjourned(&self) -> bool;

    /// Whether scoresheets are kept.
    /// If so, each player can record one (2023 D.2.7), and the journal can be exported as a scoresheet.
    fn keeps_score(&self) -> bool;

    /// Returns the form in which `annabella sheet` exports games of this chess for other programs.
    fn sheet_form(&self) -> &'static str {
        "pgn"
    }

    /// Returns the completed moves as PGN, without the date; `None` if PGN has no such game.
    fn score(&self) -> Option<Record> {
        None
    }

    /// Returns the state, for reading; `None` for a machine without the state of a game.
    fn state(&self) -> Option<&State> {
        None
    }

    /// Whether the open microphone of a player is for a single utterance, which follows a tone.
    fn hears_one_utterance(&self, side: Color) -> bool {
        let open = self.state().and_then(|state| state.listening.open(side));
        open.is_some_and(|(_, until)| *until == ListenUntil::Utterance)
    }

    /// Returns the overview for an arbiter who joins; it changes nothing.
    fn overview(&self) -> Vec<Effect> {
        Vec::new()
    }

    /// Returns the move number of a ply, and its side, to label recordings.
    /// Plies count from 1; 0 is before the first.
    fn label(&self, ply: usize) -> (usize, Color);
}

/// A machine that contains a game.
/// It handles events in its own way; the game does everything else.
pub(crate) trait HasGame {
    /// Returns the contained game.
    fn game(&self) -> &Game;

    /// Implements [`Machine::greeting`].
    fn greet(&mut self) -> Vec<Effect>;

    /// Implements [`Machine::handle_as`].
    fn take(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs);

    /// Implements [`Machine::next_deadline`].
    fn due(&self) -> Option<Stamp> {
        self.game().next_deadline()
    }

    /// Implements [`Machine::conceals`].
    fn concealed(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// Whether a line is a command or a readable move, so that its text needs no quoting.
    fn reads(&self, line: &str) -> bool {
        understood::understands(&self.game().state, line)
    }

    /// Implements [`Machine::is_for_the_game`].
    fn is_line(&self, _text: &str) -> bool {
        false
    }

    /// Implements [`Machine::sealed_in_words`].
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

    fn suspects(&self, line: &str, after_wrong: bool) -> Suspicion {
        pin::suspects(line, self.reads(line), after_wrong)
    }

    fn without_pin(&self, line: &str, suspicion: Suspicion) -> (Input, ReadAs) {
        pin::without(&self.game().state, line, suspicion)
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

    fn is_adjourned(&self) -> bool {
        self.game().state.adjourned()
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

/// Returns the overview for an arbiter who joins: running time, last moves, open cases, wrong boards.
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

/// Returns open cases and wrong boards.
fn waiting(state: &State) -> Vec<Message> {
    let mut told = Vec::new();
    if state.clocks.is_before() {
        told.push(state.ready().message());
    }
    if state.clocks.halted().is_some() {
        told.push(Phrase::Halted.message());
    }
    for side in Color::ALL {
        if state.settings.side(side).hear.is_some() {
            let allowed = state.listening.is_allowed(side);
            told.push(Message::new("listening-in-use").with("side", side).with("allowed", allowed));
        }
    }
    told.extend(state.pending.offer().map(|side| Phrase::OfferStands { side }.message()));
    // In the same form as the command `open`.
    told.extend(waiting::waiting(state));
    if !state.pending.losses().is_empty() {
        told.push(Phrase::LossRule.message());
    }
    for side in Color::ALL {
        if state.clocks.flagged(side, state.now) && !state.incidents.has_flag(side) {
            told.push(Phrase::FlagFallen { side }.message());
        }
        let Some(board) = state.boards.connected(side).filter(|board| !board.is_synced()) else { continue };
        if board.reported_wrong().is_some() || state.whole_on_pegs(side).is_none() {
            let squares = state.squares_that_differ(side);
            if !squares.0.is_empty() {
                told.push(Phrase::BoardDiffers { side, squares }.message());
            }
        }
    }
    told
}
