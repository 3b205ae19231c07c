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

mod asker;
mod assistant;
mod board_clock;
mod boards;
mod claims;
mod clock_alone;
pub mod command;
mod dictation;
mod duties;
mod effect;
mod event;
mod looks;
mod missing;
mod occupied;
mod offers;
mod pegs;
mod queries;
mod reconciliation;
mod rulings;
mod settings;
mod spelling;
mod standing;
mod touches;
mod turn;
mod warnings;

pub use dictation::{Recorder, Take, TakeState};
pub use duties::{Duties, Duty, DutyError};
pub use effect::{Effect, Report, VoiceChange};
pub use event::{Device, DeviceState, Event, Input};
pub use reconciliation::Moment;
pub use settings::{AnnounceBy, AssistantError, Settings, SideSettings, StartError, Turned};
pub use standing::{BoardStanding, Standing};

use crate::chess::{Chess, Color, Line, MoveError, Position};
use crate::clock::{Alarm, ChessClock, Span, Stamp};
use crate::laws::{self, Outcome, Reason, touch::Touches};
use crate::scoresheet::{Scoresheet, Scoresheets};
use crate::speech::{Announcement, Audience, Message, Phrase, Priority, Speaker, Utterance, Worded};
use asker::Asker;
use board_clock::BoardClock;
use boards::TableBoard;
use command::Command;
use dictation::Dictation;
use offers::Question;
use reconciliation::Reconciling;
use shakmaty::ByColor;
use turn::Turn;

/// A gap between two events longer than this, while a clock runs, was no thinking: the machine
/// slept.
const LONGEST_GAP: Span = Span(2_000);

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

/// A game, from the set-up of the pieces to the result.
pub struct Game {
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
    last_words: Vec<Utterance>,
    /// The clocks after each ply, the start first.
    moments: Vec<Moment>,
    /// What is still to come of comparing scores and boards.
    reconciling: Reconciling,
    now: Stamp,
    out: Vec<Effect>,
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
        Ok(Game {
            clock: settings.control.clone().map(ChessClock::new),
            phase: Phase::Before,
            turn: Turn::default(),
            uncompleted: ByColor::default(),
            also_uncompleted: ByColor::default(),
            repeated: true,
            offer: None,
            claim: None,
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
            last_words: Vec::new(),
            moments: Vec::new(),
            reconciling: Reconciling::default(),
            now: Stamp::default(),
            out: Vec::new(),
            line,
            settings,
        })
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
        let at = event.at.max(self.now);
        if !matches!(event.input, Input::Resumed { .. }) {
            self.watch_clock(at);
        }
        self.now = at;
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
        self.see_flags();
        self.warn();
        self.note_moment();
        std::mem::take(&mut self.out)
    }

    /// When the game next wants an event, if nothing else happens before.
    pub fn next_deadline(&self) -> Option<Stamp> {
        let clock = self.clock.as_ref().filter(|clock| clock.running().is_some());
        let flag = clock.and_then(ChessClock::deadline).filter(|&flag| flag > self.now);
        let tick = clock.map(|_| self.now + TICK);
        let (lift, look) = (self.lift_deadline(), self.look_deadline());
        [flag, tick, lift, look, self.warning_due()].into_iter().flatten().min()
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

    /// What is said first, before any event: how this game can begin. A replay begins with it
    /// too, for `again` may ask for it.
    pub fn greeting(&mut self) -> Vec<Effect> {
        self.say_how_to_begin();
        std::mem::take(&mut self.out)
    }

    fn say_how_to_begin(&mut self) {
        if self.phase == Phase::Before {
            self.room(Priority::Message, &self.ready());
        }
    }

    fn ready(&self) -> Phrase {
        match self.clock {
            Some(_) if self.settings.clock_only => Phrase::ReadyClockAlone,
            Some(_) => Phrase::ReadyToStart,
            None => Phrase::ReadyWithoutClock,
        }
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

    fn line_typed(&mut self, text: &str) {
        match command::read(text) {
            Ok(line) => {
                let asker = self.asker(line.speaker, line.of, &line.command);
                self.obey(&asker, line.command);
            }
            Err(error) => {
                let (speaker, of, _) = command::speaker(text.trim());
                let asker = self.asker(speaker, of, &Command::Help);
                self.forget_question(&asker);
                self.refuse(&asker, error.message());
            }
        }
    }

    fn obey(&mut self, asker: &Asker, command: Command) {
        if !self.is_assistants_duty(asker, &command) || self.mistyped(asker, &command) {
            return;
        }
        if !matches!(command, Command::Yes | Command::No) {
            self.forget_question(asker);
        }
        if self.settings.clock_only && clock_alone::needs_a_game(&command) {
            return self.refuse_with(asker, &Phrase::RefusedClockOnly);
        }
        match command {
            Command::Move(text) => self.enter(asker, &text),
            Command::Say => self.say(asker),
            Command::Press => self.press(asker),
            Command::Repeat(text) => self.repeat(asker, &text),
            Command::Correct(text) => self.correct(asker, &text),
            Command::Missing => self.missing(asker),
            Command::Touch(square) => self.touch_reported(asker, square),
            Command::Adjust(square) => self.adjust(asker, square),
            Command::Untouch => self.untouch(asker),
            Command::Must => self.must(asker),
            Command::Turn(side) => self.turn_board(asker, side),
            Command::Setup => self.setup(asker),
            Command::Start { anyway } => self.start(asker, anyway, false),
            Command::Halt { note } => self.halt(asker, note),
            Command::Continue => self.continue_clocks(asker),
            Command::Set { side, left, note } => self.set(asker, side, left, note),
            Command::Add { side, more, note } => self.add(asker, side, more, note),
            Command::Retract(plies) => self.retract(asker, plies),
            Command::Reconcile => self.reconcile(asker),
            Command::Write(entry) => self.write_entry(asker, entry),
            Command::Flag => self.flag_claimed(asker),
            Command::Offer => self.offer_draw(asker),
            Command::Claim { ground, text } => self.claim(asker, ground, text.as_deref()),
            Command::Complain(square) => self.complain(asker, square),
            Command::Uphold => self.uphold(asker),
            Command::Dismiss => self.dismiss(asker),
            Command::Accept { sure } => self.accept(asker, sure),
            Command::Decline => self.decline(asker),
            Command::Resign { sure } => self.resign(asker, sure),
            Command::Yes => self.yes(asker),
            Command::No => self.no(asker),
            Command::Dictate { end } => self.dictate(asker, end),
            Command::Hear(number) => self.hear(asker, number),
            question => self.answer(asker, question),
        }
    }

    /// A line that is no move in any form, and near to a command, is taken for that command
    /// mistyped: it is told which.
    fn mistyped(&mut self, asker: &Asker, command: &Command) -> bool {
        let Command::Move(text) = command else { return false };
        let Some(near) = command::nearest(text) else { return false };
        if self.read_move(text, self.position()) != Err(MoveError::Unreadable) {
            return false;
        }
        let (text, command) = (text.clone(), near.to_owned());
        self.forget_question(asker);
        self.refuse_with(asker, &Phrase::RefusedNoCommand { text, command });
        true
    }

    /// A gap halts the clocks before it can be taken for thinking; a deadline passed is a flag.
    fn watch_clock(&mut self, at: Stamp) {
        let Some(clock) = self.clock.as_ref().filter(|clock| clock.running().is_some()) else { return };
        let gap = at.since(self.now);
        if gap > LONGEST_GAP {
            self.report(Audience::Room, Report::Halted { reason: "gap".to_owned(), note: None });
            self.room(Priority::Important, &Phrase::Gap { gap });
            self.stand_still();
            return;
        }
        let Some(side) = clock.running().filter(|&side| clock.flagged(side, at)) else { return };
        let deadline = clock.deadline().unwrap_or(at);
        self.now = deadline.max(self.now);
        self.flag(side);
    }

    /// A flag that fell by what was just done, as by a time set to nothing, is noticed at once.
    fn see_flags(&mut self) {
        for side in [Color::White, Color::Black] {
            let fallen = self.clock.as_ref().is_some_and(|clock| clock.flagged(side, self.now));
            if fallen && !matches!(self.phase, Phase::Before | Phase::Over(_)) {
                self.flag(side);
            }
        }
    }

    fn stand_still(&mut self) {
        let side = self.running();
        self.stand_until_confirmed(side);
    }

    /// The clocks stand, and these times are proposed; then that side's runs on.
    fn stand_until_confirmed(&mut self, side: Option<Color>) {
        let Some(clock) = &mut self.clock else { return };
        clock.stop(self.now);
        let (white, black) = (clock.left(Color::White, self.now), clock.left(Color::Black, self.now));
        let awaits = ByColor { white: !self.settings.arbiter, black: !self.settings.arbiter };
        self.phase = Phase::Halted(Halt { side, awaits });
        self.room(Priority::Important, &Phrase::ProposedTimes { white, black });
        self.report_clock();
    }

    fn resumed(&mut self, gap: Span) {
        self.report(Audience::Room, Report::Resumed { gap_ms: gap });
        self.dictations_cut_off();
        let phrase = match self.phase {
            Phase::Over(outcome) => over(outcome),
            _ => Phrase::Resumed { plies: self.plies_completed_alone().unwrap_or(self.line.len()), gap },
        };
        self.room(Priority::Message, &phrase);
        if matches!(self.phase, Phase::Running | Phase::Halted(_)) && !self.settings.clock_only {
            self.room(Priority::Message, &Phrase::WhoseMove { side: self.to_move() });
        }
        self.say_how_to_begin();
        if let Some(side) = self.offer {
            self.room(Priority::Message, &Phrase::OfferStands { side });
        }
        if self.claim.is_some() {
            self.tell(Audience::Arbiter, Priority::Important, &Phrase::RefusedClaimPending);
        }
        if let Phase::Halted(_) = self.phase {
            self.room(Priority::Message, &Phrase::Halted);
        }
        for side in [Color::White, Color::Black] {
            if let Some(board) = self.boards.get_mut(side) {
                board.forget_connection();
            }
        }
        if self.phase == Phase::Running && self.running().is_some() {
            self.stand_still();
        }
    }

    /// That side's flag has fallen: the end of the game, unless an arbiter rules (2023 6.8, 6.9).
    fn flag(&mut self, side: Color) {
        if std::mem::replace(self.flag_told.get_mut(side), true) {
            return;
        }
        self.first_flag.get_or_insert(side);
        self.report(Audience::Arbiter, Report::Flag { side });
        if self.settings.clock_only {
            self.flag_alone(side);
        } else if !self.settings.arbiter {
            self.end(laws::after_flag(self.position(), side));
        } else {
            self.say_to(Speaker::Clock, Audience::Arbiter, Priority::Important, &Phrase::FlagFallen { side });
        }
    }

    fn end(&mut self, outcome: Outcome) {
        if let Some(clock) = &mut self.clock {
            clock.stop(self.now);
        }
        self.phase = Phase::Over(outcome);
        self.offer = None;
        self.claim = None;
        self.question = None;
        self.report_clock();
        let phrase = over(outcome);
        let report = Report::Result { result: outcome.score().to_owned(), reason: outcome.reason };
        self.out.push(Effect::Report { audience: Audience::Room, report, text: Some(phrase.message()) });
        // A flag is said at once; everything else after the move that brought it.
        let priority = match outcome.reason {
            Reason::Flag | Reason::FlagCannotMate => Priority::Important,
            _ => Priority::Message,
        };
        self.room(priority, &phrase);
        self.out.push(Effect::Over);
    }

    // What goes out.

    fn report(&mut self, audience: Audience, report: Report) {
        self.out.push(Effect::Report { audience, report, text: None });
    }

    fn report_clock(&mut self) {
        let Some(clock) = &self.clock else { return };
        let report = Report::Clock {
            white_ms: clock.left(Color::White, self.now),
            black_ms: clock.left(Color::Black, self.now),
            running: clock.running(),
        };
        // Scripts that run a hall's display see both times; no player is told them unasked.
        self.report(Audience::Arbiter, report);
    }

    fn speak(&mut self, utterance: Utterance, aloud: bool) {
        // What is for a deaf player alone is read; a voice would only tell it to others.
        let deaf = |side: Color| self.settings.side(side).deaf && utterance.audience == side.into();
        let aloud = aloud && ![Color::White, Color::Black].into_iter().any(deaf);
        self.last_words.retain(|earlier| earlier.audience != utterance.audience);
        self.last_words.push(utterance.clone());
        self.out.push(Effect::Say { utterance, aloud });
    }

    fn say_to(&mut self, from: Speaker, audience: Audience, priority: Priority, phrase: &Phrase) {
        self.speak(Utterance::new(from, audience, priority, phrase), true);
    }

    fn tell(&mut self, audience: Audience, priority: Priority, phrase: &Phrase) {
        self.say_to(Speaker::Program, audience, priority, phrase);
    }

    fn room(&mut self, priority: Priority, phrase: &Phrase) {
        self.tell(Audience::Room, priority, phrase);
    }

    /// Says no, to the one who asked and nobody else.
    fn refuse(&mut self, asker: &Asker, why: Message) {
        let reason = match why.id {
            "touch-obligation" => "touch-move",
            id => id.strip_prefix("refused-").or(id.strip_prefix("move-")).unwrap_or(id),
        };
        let report = Report::Refused { by: asker.speaker, reason: reason.to_owned() };
        let audience = asker.audience();
        self.out.push(Effect::Report { audience, report, text: Some(why.clone()) });
        let utterance = Utterance {
            phrases: vec![why],
            ..Utterance::new(Speaker::Program, audience, Priority::Text, &Phrase::MissingNothing)
        };
        self.speak(utterance, true);
    }

    fn refuse_with(&mut self, asker: &Asker, why: &Phrase) {
        self.refuse(asker, why.message());
    }
}

fn over(outcome: Outcome) -> Phrase {
    Phrase::Over {
        winner: outcome.winner.map_or("none".to_owned(), |side| side.to_string()),
        reason: outcome.reason.code().to_owned(),
    }
}
