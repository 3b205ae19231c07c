//! The interface through which a table drives any game: events in, effects out.

use crate::arbiter::waiting;
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
use crate::queries::general;
use crate::reporting::effect_queue::EffectQueue;
use crate::reporting::record::Game;
use crate::session::envelope;
use crate::state::State;
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
///
/// A machine that has a [`game`](Machine::game) gets the answers of that game, and changes those that differ; one without
/// says itself what the time is, whether it is over, and when it needs an event. A machine around another one also passes on
/// `conceals`, `reads`, `is_for_the_game`, `sealed_in_words` and `next_deadline`, which depend on the variant.
pub trait Machine {
    /// Returns the first announcements, before any event. A replay begins with them too.
    fn greeting(&mut self) -> Vec<Effect>;

    /// Handles an event, understood as `read`. For a replay, also returns how it was understood.
    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs);

    /// Handles an event and returns its effects.
    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle_as(event, &ReadAs::Now).0
    }

    /// Returns the game that it plays or shows.
    fn game(&self) -> Option<&Game> {
        None
    }

    /// Returns the state of the game, for reading.
    fn state(&self) -> Option<&State> {
        self.game().map(|game| &game.state)
    }

    /// Returns the secret that the next line must be, if only its owner may read it.
    fn secret(&self) -> Option<Secret> {
        self.state()?.secret()
    }

    /// Splits a line that contains, or might contain, a move to seal; `None` for any other line.
    fn conceals(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// Whether a line is a command or a readable move, so that its text needs no quoting.
    fn reads(&self, line: &str) -> bool {
        self.state().is_none_or(|state| understood::understands(state, line))
    }

    /// Judges by the shape of a line whether it may contain the arbiter's PIN, which no machine knows.
    /// `after_wrong`: the last answer to the question for the PIN was wrong, so that this may be another.
    fn suspects(&self, line: &str, after_wrong: bool) -> Suspicion {
        match self.state() {
            Some(_) => pin::suspects(line, self.reads(line), after_wrong),
            None => Suspicion::Understood,
        }
    }

    /// Returns the part to keep of a line that may contain the arbiter's PIN.
    /// It is the speaker, and the fact that the line was refused.
    fn without_pin(&self, line: &str, suspicion: Suspicion) -> (Input, ReadAs) {
        match self.state() {
            Some(state) => pin::without(state, line, suspicion),
            None => (Input::Line { text: pin::HIDDEN.to_owned() }, ReadAs::Now),
        }
    }

    /// Whether a text typed as a passphrase was meant for the game: it is a command or contains a move.
    fn is_for_the_game(&self, _text: &str) -> bool {
        false
    }

    /// Returns the words that read a sealed move back to its player.
    /// `None` if this machine seals no moves.
    fn sealed_in_words(&self, text: &str) -> Option<Message> {
        self.state().map(|_| envelope::quoted(text))
    }

    /// Whether a line only asks a question, so that its answer does not depend on pending lines.
    fn asks(&self, line: &str) -> bool {
        self.state().is_some_and(|state| understood::read(state, line).only_asks())
    }

    /// Returns the latest time at which it needs an event if nothing else happens; always after `now`.
    fn next_deadline(&self) -> Option<Stamp> {
        self.game()?.next_deadline()
    }

    /// Returns the time of the last event.
    fn now(&self) -> Stamp {
        self.state().map_or(Stamp(0), State::now)
    }

    /// Whether a player's time runs, so that a long silence between events would be an error.
    fn time_runs(&self) -> bool {
        self.state().is_some_and(|state| state.running().is_some())
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.state().is_some_and(|state| state.outcome().is_some())
    }

    /// Whether the game is adjourned, and its envelope closed.
    fn is_adjourned(&self) -> bool {
        self.state().is_some_and(State::adjourned)
    }

    /// Whether scoresheets are kept.
    /// If so, each player can record one (2023 D.2.7), and the journal can be exported as a scoresheet.
    fn keeps_score(&self) -> bool {
        self.state().is_some_and(|state| !state.settings().clock_only)
    }

    /// Returns the form in which `annabella sheet` exports games of this chess for other programs.
    fn sheet_form(&self) -> &'static str {
        if self.state().is_some_and(|state| state.moves.tridim().is_some()) { "txt" } else { "pgn" }
    }

    /// Returns the completed moves as PGN, without the date; `None` if PGN has no such game.
    fn score(&self) -> Option<Record> {
        let game = self.game()?;
        let in_pgn = !game.settings.clock_only && game.settings.variant != Variant::Tridim;
        in_pgn.then(|| game.completed_as_pgn())
    }

    /// Whether the open microphone of a player is for a single utterance, which follows a tone.
    fn hears_one_utterance(&self, side: Color) -> bool {
        let open = self.state().and_then(|state| state.listening.open(side));
        open.is_some_and(|(_, until)| *until == ListenUntil::Utterance)
    }

    /// Returns the overview for an arbiter who joins; it changes nothing.
    fn overview(&self) -> Vec<Effect> {
        self.game().map(overview).unwrap_or_default()
    }

    /// Returns the move number of a ply, and its side, to label recordings.
    /// Plies count from 1; 0 is before the first.
    fn label(&self, ply: usize) -> (usize, Color) {
        let without = || (ply.div_ceil(2).max(1), if ply % 2 == 1 { Color::White } else { Color::Black });
        self.state().map_or_else(without, |state| (state.move_number(ply), state.mover(ply)))
    }
}

/// Number of plies in the overview.
const OVERVIEW_PLIES: usize = 2;

/// Returns the overview for an arbiter who joins: running time, last moves, open cases, wrong boards.
/// It is made from a copy of the state, so that the game does not change.
fn overview(game: &Game) -> Vec<Effect> {
    let queue = EffectQueue::new(&game.settings);
    let mut copy = Game::copy_of(game, queue);
    let arbiter = Asker::arbiter();
    let plays = !copy.settings.clock_only && copy.moves.tridim().is_none();
    for request in [Some(general::Request::Clock), plays.then_some(general::Request::Last(OVERVIEW_PLIES))]
        .into_iter()
        .flatten()
    {
        // A question that this game refuses is left out.
        let _ = general::obey(&mut copy, &arbiter, request);
    }
    if plays && !copy.clocks.is_before() && !copy.clocks.is_over() {
        let side = copy.to_move();
        copy.queue.tell(Audience::Arbiter, Priority::Message, &Phrase::WhoseMove { side });
    }
    for phrase in waiting(&copy) {
        copy.queue.tell(Audience::Arbiter, Priority::Message, &phrase);
    }
    copy.queue.take()
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
