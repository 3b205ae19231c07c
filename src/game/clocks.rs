//! The clocks desk: whether the game runs, whose time runs, and what is kept of times.

use super::settings::Settings;
use crate::chess::Color;
use crate::clock::{Alarm, ChessClock, Span, Stamp};
use crate::laws::Outcome;
use crate::tactile::ClockFace;
use shakmaty::ByColor;

/// While a clock runs, something is journaled this often.
const TICK: Span = Span(1_000);

/// A clock beside a board shows whole seconds and reports once a second: less is no difference.
const TOLERANCE: Span = Span(2_000);

/// A difference from such a clock is told when it has lasted so long.
const LASTING: Span = Span(3_000);

/// More than this such a clock cannot show.
const MOST_SHOWN: Span = Span::seconds(35_999);

/// Where a game is between its set-up and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Before,
    Running,
    Halted(Halt),
    Over(Outcome),
}

/// Clocks that stand, and who has said that they may run on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Halt {
    /// Whose time ran.
    pub side: Option<Color>,
    /// Who must confirm, without an arbiter; nobody after a plain `halt`.
    pub awaits: ByColor<bool>,
}

/// The times when a ply had been made and, if it was, completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What White's clock showed.
    pub white: Span,
    /// What Black's clock showed.
    pub black: Span,
    /// Whether the ply was completed by then.
    completed: bool,
}

/// What is known of the chess clock beside a board.
#[derive(Clone, Copy, Debug, Default)]
struct ClockBeside {
    /// Who sits on its right: known once it has run beside ours.
    right: Option<Color>,
    /// Whose lever was up last, so that its time ran.
    up: Option<Color>,
    /// Since when it differs.
    since: Option<Stamp>,
    told: bool,
}

/// Our times and those that the clock beside a board shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Compared {
    pub ours: ByColor<Span>,
    pub shown: ByColor<Span>,
}

/// How the lever of the clock beside a board moved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lever {
    /// Whose time ran there before, if that was known.
    pub before: Option<Color>,
    /// Whose time runs there now.
    pub up: Color,
}

/// Phase and clock, which change only together, and what is told of times.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    clock: Option<ChessClock>,
    phase: Phase,
    /// How many moves the arbiter has counted more than were played here.
    counted: ByColor<i64>,
    /// That side's flag has been told of.
    flag_told: ByColor<bool>,
    /// Whose flag fell first, where both have.
    first_flag: Option<Color>,
    /// What each side is still to be warned of.
    alarms: ByColor<Alarm>,
    beside: ByColor<ClockBeside>,
    /// The clocks after each ply, the start first.
    moments: Vec<Moment>,
}

impl Clocks {
    pub fn new(settings: &Settings) -> Clocks {
        let clock = settings.control.clone().map(ChessClock::new);
        let alarms = clock.as_ref().map_or_else(ByColor::default, |clock| {
            let left = clock.left(Color::White, Stamp::default());
            ByColor {
                white: Alarm::new(&settings.white_warn, left),
                black: Alarm::new(&settings.black_warn, left),
            }
        });
        Clocks {
            clock,
            phase: Phase::Before,
            counted: ByColor::default(),
            flag_told: ByColor::default(),
            first_flag: None,
            alarms,
            beside: ByColor::default(),
            moments: Vec::new(),
        }
    }

    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    pub fn is_before(&self) -> bool {
        self.phase == Phase::Before
    }

    pub fn is_running(&self) -> bool {
        self.phase == Phase::Running
    }

    pub fn halted(&self) -> Option<&Halt> {
        match &self.phase {
            Phase::Halted(halt) => Some(halt),
            _ => None,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether a clock is used.
    pub fn are_used(&self) -> bool {
        self.clock.is_some()
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clock.as_ref().and_then(ChessClock::running)
    }

    pub fn left(&self, side: Color, now: Stamp) -> Option<Span> {
        self.clock.as_ref().map(|clock| clock.left(side, now))
    }

    pub fn used(&self, side: Color, now: Stamp) -> Option<Span> {
        self.clock.as_ref().map(|clock| clock.used(side, now))
    }

    /// The moves that a side has completed, as the clock counts.
    pub fn completed(&self, side: Color) -> usize {
        self.clock.as_ref().map_or(0, |clock| clock.moves(side) as usize)
    }

    pub fn moves_to_control(&self, side: Color, now: Stamp) -> Option<u32> {
        self.clock.as_ref().and_then(|clock| clock.moves_to_control(side, now))
    }

    /// How many moves the arbiter has counted more than that side has played here.
    pub fn counted(&self, side: Color) -> i64 {
        *self.counted.get(side)
    }

    pub fn flagged(&self, side: Color, at: Stamp) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.flagged(side, at))
    }

    /// Whose flag has fallen, of two the one that fell first.
    pub fn fallen(&self, now: Stamp) -> Option<Color> {
        self.first_flag.into_iter().chain(Color::ALL).find(|&side| self.flagged(side, now))
    }

    /// When the time that runs will have run out.
    pub fn deadline(&self) -> Option<Stamp> {
        self.clock.as_ref().filter(|clock| clock.running().is_some()).and_then(ChessClock::deadline)
    }

    /// When the clocks want an event: a flag, or a second that is to be journaled.
    pub fn due(&self, now: Stamp) -> Option<Stamp> {
        self.running()?;
        let flag = self.deadline().filter(|&flag| flag > now);
        [flag, Some(now + TICK)].into_iter().flatten().min()
    }

    /// When the running side is to be warned next.
    pub fn warning_due(&self, now: Stamp) -> Option<Stamp> {
        let (clock, side) = (self.clock.as_ref()?, self.running()?);
        let next = self.alarms.get(side).next(clock.left(side, now))?;
        clock.reaches(next).filter(|&due| due > now)
    }

    /// What the clocks showed after so many plies, in a game with a clock.
    pub fn moment(&self, plies: usize) -> Option<Moment> {
        self.moments.get(plies).copied()
    }

    /// The game runs from now on, and that side's time.
    pub fn run(&mut self, side: Option<Color>, now: Stamp) {
        self.phase = Phase::Running;
        if let (Some(clock), Some(side)) = (&mut self.clock, side) {
            clock.start(side, now);
        }
    }

    /// The first move begins a game without a clock.
    pub fn begin_unclocked(&mut self) {
        self.phase = Phase::Running;
    }

    /// The clocks stand until somebody lets them run on.
    pub fn halt(&mut self, now: Stamp) {
        self.stand(self.running(), false, now);
    }

    /// The clocks stand; then that side's is to run. `awaits`: both players must confirm.
    pub fn stand(&mut self, side: Option<Color>, awaits: bool, now: Stamp) {
        self.stop(now);
        self.phase = Phase::Halted(Halt { side, awaits: ByColor { white: awaits, black: awaits } });
    }

    /// Nobody's time runs, whatever the phase.
    pub fn stop(&mut self, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// A player says that the clocks may run on; nobody in particular says it for all. Says who has
    /// still to.
    pub fn confirm(&mut self, by: Option<Color>) -> Option<Color> {
        let Phase::Halted(halt) = &mut self.phase else { return None };
        match by {
            None => halt.awaits = ByColor::default(),
            Some(side) => *halt.awaits.get_mut(side) = false,
        }
        by.map(Color::other).filter(|&other| *halt.awaits.get(other))
    }

    /// The game is over.
    pub fn over(&mut self, outcome: Outcome, now: Stamp) {
        self.stop(now);
        self.phase = Phase::Over(outcome);
    }

    /// That side has pressed.
    pub fn press(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.press(side, now);
        }
    }

    /// A move was completed without a press.
    pub fn complete(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.complete(side, now);
        }
    }

    /// A completed move was taken back, and what the clock gave for it.
    pub fn uncount(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.uncount(side, 1, now);
        }
    }

    /// Moves were taken back: that side's time runs, unless the clocks stand or nothing is left of
    /// a time, which is for the players or the arbiter to settle first. Whether nothing is left.
    pub fn put_back(&mut self, side: Color, now: Stamp) -> bool {
        let spent = self.clock.as_ref().is_some_and(|clock| {
            Color::ALL.iter().any(|&of| clock.left(of, now) == Span::ZERO && !self.flag_told.get(of))
        });
        match (&mut self.phase, &mut self.clock) {
            (Phase::Halted(halt), Some(_)) => halt.side = Some(side),
            (Phase::Running, Some(clock)) if !spent => clock.start(side, now),
            _ => {}
        }
        self.pass_silently(now);
        spent
    }

    /// A side's time is set (2023 6.10.2).
    pub fn set(&mut self, side: Color, left: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.set(side, left, now);
        }
        self.changed(side, now);
    }

    /// A side's time is added to (2023 7.5.5, 12.9.2).
    pub fn add(&mut self, side: Color, more: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.add(side, more, now);
        }
        self.changed(side, now);
    }

    /// A side's counter of moves is set: it has made so many, though it counted `made` until now,
    /// and the last of them may still be without its press (2023 6.10.2).
    pub fn count(&mut self, side: Color, moves: u32, made: usize, uncompleted: bool, now: Stamp) {
        *self.counted.get_mut(side) += i64::from(moves) - made as i64;
        if let Some(clock) = &mut self.clock {
            clock.count(side, moves.saturating_sub(u32::from(uncompleted)), now);
        }
    }

    /// A flag that had fallen stands up, and no warning is owed for the new time.
    fn changed(&mut self, side: Color, now: Stamp) {
        *self.flag_told.get_mut(side) = false;
        if self.first_flag == Some(side) {
            self.first_flag = self.flag_told.get(side.other()).then_some(side.other());
        }
        self.pass_silently(now);
    }

    /// A flag has fallen. Whether that is new.
    pub fn flag_falls(&mut self, side: Color) -> bool {
        self.first_flag.get_or_insert(side);
        !std::mem::replace(self.flag_told.get_mut(side), true)
    }

    /// Whom to warn, of how little time. Of a time that stands, only what it has risen to matters.
    pub fn warn(&mut self, now: Stamp) -> Vec<(Color, Span)> {
        let mut warned = Vec::new();
        for side in Color::ALL {
            let Some(left) = self.left(side, now) else { break };
            let passed = self.alarms.get_mut(side).pass(left);
            let runs = self.is_running() && self.running() == Some(side);
            warned.extend(passed.filter(|&left| runs && left > Span::ZERO).map(|left| (side, left)));
        }
        warned
    }

    fn pass_silently(&mut self, now: Stamp) {
        for side in Color::ALL {
            if let Some(left) = self.left(side, now) {
                self.alarms.get_mut(side).pass(left);
            }
        }
    }

    /// Keeps the times of the last of so many plies, and anew when it has been completed.
    pub fn note_moment(&mut self, plies: usize, completed: bool, now: Stamp) {
        let Some(clock) = &self.clock else { return };
        let left = |side| clock.left(side, now);
        let moment = Moment { white: left(Color::White), black: left(Color::Black), completed };
        self.moments.truncate(plies + 1);
        match self.moments.get_mut(plies) {
            Some(kept) if completed && !kept.completed => *kept = moment,
            Some(_) => {}
            None => self.moments.resize(plies + 1, moment),
        }
    }

    /// The lever of the clock beside a board. On which side White sits shows when it begins to run:
    /// it is the time of the side that is to run.
    pub fn follow_lever(&mut self, board: Color, face: &ClockFace, runs: Color) -> Lever {
        let known = self.beside.get_mut(board);
        let right = *known.right.get_or_insert(if face.right_is_up { runs } else { runs.other() });
        let up = if face.right_is_up { right } else { right.other() };
        Lever { before: known.up.replace(up), up }
    }

    /// Compares the clock beside a board with ours: a difference that lasts, once, and anew if it
    /// is gone in between.
    pub fn compare(&mut self, board: Color, face: &ClockFace, now: Stamp) -> Option<Compared> {
        let ours = ByColor { white: self.left(Color::White, now)?, black: self.left(Color::Black, now)? };
        let known = self.beside.get_mut(board);
        let (left, right) = (Span(face.left_ms), Span(face.right_ms));
        let (white, black) = known.right?.fold_wb((right, left), (left, right));
        let shown = ByColor { white, black };
        let differs = ours
            .zip(shown)
            .into_iter()
            .any(|(ours, shown)| ours <= MOST_SHOWN && Span(ours.0.abs_diff(shown.0)) > TOLERANCE);
        if !differs {
            (known.since, known.told) = (None, false);
            return None;
        }
        let since = *known.since.get_or_insert(now);
        let lasts = now.since(since) >= LASTING;
        (lasts && !std::mem::replace(&mut known.told, true)).then_some(Compared { ours, shown })
    }
}
