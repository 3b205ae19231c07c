//! The one state machine: stamped events in, effects out.
//!
//! ```
//! use annabella::clock::Stamp;
//! use annabella::game::{Effect, Event, Game, Input, Report, Settings};
//! let mut game = Game::new(Settings::default()).unwrap();
//! let line = Input::Line { text: "Eva vier".to_owned() };
//! let effects = game.handle(&Event { at: Stamp(10), input: line });
//! assert!(effects.iter().any(|effect| matches!(effect, Effect::Report { report: Report::Made { .. }, .. })));
//! ```
//!
//! A typed line is read by [`command`] and obeyed by `lines`; what it asks for is in the room of its
//! noun: `queries` answers questions, `turn` makes moves, `touches` binds to them, `claims`, `offers`,
//! `rulings`, `adjournment` and `attendance` are what their names say, `boards`, `pegs` and `looks` read
//! the boards. `telling` says it, `timekeeping` lets time go by.

mod adjournment;
mod asker;
mod assistant;
mod attendance;
mod board_clock;
mod boards;
mod claims;
mod clock_alone;
pub mod command;
mod dictation;
mod duties;
mod effect;
mod ending;
mod event;
mod illegal;
mod lines;
mod looks;
mod machine;
mod missing;
mod occupied;
mod offers;
mod pegs;
mod queries;
mod reconciliation;
mod refusal;
mod rulings;
mod settings;
mod spelling;
mod standing;
mod telling;
mod timekeeping;
mod touches;
mod turn;
mod warnings;

pub use dictation::{Recorder, Take, TakeState};
pub use duties::{Duties, Duty, DutyError};
pub use effect::{Effect, Report, VoiceChange};
pub use event::{Device, DeviceState, Event, Input};
pub use machine::{Machine, machine};
pub use reconciliation::Moment;
pub use refusal::Refusal;
pub use settings::{AnnounceBy, AssistantError, Settings, SideSettings, StartError, Turned};
pub use standing::{BoardStanding, Standing};

use crate::chess::{Chess, Color, Line, Position};
use crate::clock::{Alarm, ChessClock, Span, Stamp};
use crate::laws::{Outcome, Reason, touch::Touches};
use crate::scoresheet::{Scoresheet, Scoresheets};
use crate::speech::{Announcement, Message, Utterance};
use adjournment::Adjournment;
use asker::Asker;
use attendance::Attendance;
use board_clock::BoardClock;
use boards::TableBoard;
use dictation::Dictation;
use offers::Question;
use reconciliation::Reconciling;
use shakmaty::ByColor;
use std::ops::Deref;
use turn::Turn;

/// While a clock runs, something is journaled this often.
const TICK: Span = Span(1_000);

/// Where a game is between its set-up and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    Before,
    Running,
    Halted(Halt),
    Over(Outcome),
}

/// Clocks that stand, and who has said that they may run on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Halt {
    /// Whose time ran.
    side: Option<Color>,
    /// Who must confirm, without an arbiter; nobody after a plain `halt`.
    awaits: ByColor<bool>,
}

/// What is so at one moment of a game: it can be asked anything and says nothing.
pub struct State {
    settings: Settings,
    line: Line,
    clock: Option<ChessClock>,
    phase: Phase,
    turn: Turn,
    /// A side has made a move and not pressed (2023 6.2.1).
    uncompleted: ByColor<bool>,
    /// How many moves before that one, too, in an edition by which only the press completes.
    also_uncompleted: ByColor<usize>,
    /// The last move made has been repeated by the opponent, or need not be.
    repeated: bool,
    offer: Option<Color>,
    /// A claim of a draw that waits for the arbiter.
    claim: Option<claims::Claim>,
    /// What the Laws would have lost, and for which reason, until the arbiter decides.
    losses: Vec<(Color, Reason)>,
    adjournment: Option<Adjournment>,
    attendance: Attendance,
    /// How many moves the arbiter has counted more than were played here.
    counted: ByColor<i64>,
    /// The ply that a dismissed claim rested on: its move cannot be changed (2023 9.2.1).
    claimed_ply: Option<usize>,
    question: Option<(Color, Question)>,
    boards: ByColor<Option<TableBoard>>,
    /// Those of them that sense only that something stands on a square.
    followed: ByColor<Option<occupied::Followed>>,
    scores: Scoresheets,
    /// What each player has dictated.
    dictations: ByColor<Dictation>,
    /// The arbiter has been told of that side's flag.
    flag_told: ByColor<bool>,
    /// Whose flag fell first, where both have.
    first_flag: Option<Color>,
    /// The chess clocks beside the boards.
    board_clocks: ByColor<BoardClock>,
    /// What each side is still to be warned of.
    alarms: ByColor<Alarm>,
    /// What the player who made the last move had touched for it.
    touched_before: Touches,
    /// That move, where it is not what the touched pieces left: by whom, and what they left.
    touch_broken: Option<(Color, Message)>,
    /// The clocks after each ply, the start first.
    moments: Vec<Moment>,
    /// What is still to come of comparing scores and boards.
    reconciling: Reconciling,
    now: Stamp,
}

/// A game, from the set-up of the pieces to the result.
pub struct Game {
    state: State,
    book: Book,
}

/// What is written down to be told.
#[derive(Default)]
struct Book {
    last_words: Vec<Utterance>,
    out: Vec<Effect>,
}

impl Deref for Game {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl State {
    /// When the game next wants an event, if nothing else happens before.
    pub fn next_deadline(&self) -> Option<Stamp> {
        let clock = self.clock.as_ref().filter(|clock| clock.running().is_some());
        let flag = clock.and_then(ChessClock::deadline).filter(|&flag| flag > self.now);
        let tick = clock.map(|_| self.now + TICK);
        let (lift, look) = (self.lift_deadline(), self.look_deadline());
        [flag, tick, lift, look, self.warning_due(), self.default_time_due()].into_iter().flatten().min()
    }

    /// The last event's stamp.
    pub fn now(&self) -> Stamp {
        self.now
    }

    /// The settings it is played under.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The moves made.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The scoresheet of that side.
    pub fn score(&self, side: Color) -> &Scoresheet {
        self.scores.of(side)
    }

    /// The result, once there is one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The time left to that side, in a game with a clock.
    pub fn left(&self, side: Color) -> Option<Span> {
        self.clock.as_ref().map(|clock| clock.left(side, self.now))
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clock.as_ref().and_then(ChessClock::running)
    }

    fn position(&self) -> &Chess {
        self.line.position()
    }

    fn to_move(&self) -> Color {
        self.position().turn()
    }

    /// The announcement of a ply that was made; plies count from 1.
    fn announcement(&self, ply: usize) -> Announcement {
        let before = self.line.position_after(ply - 1);
        Announcement::of(before, self.line.plies()[ply - 1].mv, self.settings.style)
    }
}

impl Game {
    /// A game about to begin.
    ///
    /// # Errors
    /// [`StartError`] where the settings name no position to start from.
    pub fn new(settings: Settings) -> Result<Game, StartError> {
        let line = settings.line()?;
        let boards = settings.boards();
        let board = |side| {
            let turned = settings.turned.of(side);
            boards.get(side).then(|| TableBoard::new(settings.timing, turned))
        };
        let state = State {
            clock: settings.control.clone().map(ChessClock::new),
            phase: Phase::Before,
            turn: Turn::default(),
            uncompleted: ByColor::default(),
            also_uncompleted: ByColor::default(),
            repeated: true,
            offer: None,
            claim: None,
            losses: Vec::new(),
            adjournment: None,
            attendance: Attendance::default(),
            counted: ByColor::default(),
            claimed_ply: None,
            question: None,
            boards: ByColor { white: board(Color::White), black: board(Color::Black) },
            followed: ByColor { white: None, black: None },
            scores: Scoresheets::default(),
            dictations: ByColor::default(),
            flag_told: ByColor::default(),
            first_flag: None,
            board_clocks: ByColor::default(),
            alarms: warnings::alarms(&settings),
            touched_before: Touches::default(),
            touch_broken: None,
            moments: Vec::new(),
            reconciling: Reconciling::default(),
            now: Stamp::default(),
            line,
            settings,
        };
        Ok(Game { state, book: Book::default() })
    }

    /// The game that these events make of a game about to begin: what a journal is read for.
    ///
    /// # Errors
    /// [`StartError`] as for [`Game::new`].
    pub fn replay<'a>(
        settings: Settings,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Game, StartError> {
        let mut game = Game::new(settings)?;
        game.greeting();
        for event in events {
            game.handle(event);
        }
        Ok(game)
    }

    /// Takes an event in and says what is to be done about it.
    pub fn handle(&mut self, event: &Event) -> Vec<Effect> {
        let at = event.at.max(self.state.now);
        if !matches!(event.input, Input::Resumed { .. }) {
            self.watch_clock(at);
        }
        self.state.now = at;
        self.settle_lifts();
        match &event.input {
            Input::Line { text } => self.line_typed(text),
            Input::Dump { board, placement } => self.dump(*board, placement),
            Input::Peg { board, square, piece } => self.peg(*board, *square, *piece),
            Input::Occupied { board, squares } => self.occupied(*board, *squares),
            Input::Button { board, button } => self.button(*board, *button),
            Input::Clock { board, face } => self.clock_shows(*board, face),
            Input::Nonsense { board, bytes } => self.nonsense(*board, *bytes),
            Input::Device { device, state } => self.device(*device, *state),
            Input::Tick => {}
            Input::Recording { side, take, state, length, why } => {
                self.recorded(*side, *take, *state, *length, why);
            }
            Input::Resumed { gap } => self.resumed(*gap),
        }
        self.follow_on();
        self.settle_lifts();
        self.quiet();
        // A move announced by itself has made it the other side's turn.
        self.settle_lifts();
        self.see_flags();
        self.see_absence();
        self.warn();
        self.note_moment();
        self.note_boards();
        if matches!(event.input, Input::Clock { .. }) {
            // Its own lever has changed sides already.
            self.book.out.retain(|effect| !matches!(effect, Effect::SetClock { .. }));
        }
        std::mem::take(&mut self.book.out)
    }

    /// What is said first, before any event: how this game can begin. A replay begins with it
    /// too, for `again` may ask for it.
    pub fn greeting(&mut self) -> Vec<Effect> {
        self.say_how_to_begin();
        std::mem::take(&mut self.book.out)
    }
}
