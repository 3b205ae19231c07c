//! The store of the phase of the game, the chess clock and the recorded times.

use crate::interface::settings::Settings;
use crate::state::clock_beside::{ClockBeside, Compared, Lever};
use annabella_chess::{ByColor, Color};
use annabella_clock::{Alarm, ChessClock, Span, Stamp};
use annabella_laws::Outcome;
use annabella_tactile::ClockFace;

/// While a clock runs, an event is journaled at least this often.
const TICK: Span = Span(1_000);

/// The phase of a game. `Before`: it has not begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Before,
    Running,
    Halted(Halt),
    Over(Outcome),
}

/// Halted clocks: whose time goes on when play resumes, and who must agree to that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Halt {
    /// The side whose time runs when play resumes; none in a game without a clock.
    pub side: Option<Color>,
    /// The players who must still confirm that play resumes; neither after a plain `halt`.
    pub awaits: ByColor<bool>,
}

/// Whose confirmation halted clocks need before play resumes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    NotNeeded,
    ByBothPlayers,
}

/// Times on both clocks when a ply was made, or completed once it has been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Time left on White's clock.
    pub white: Span,
    /// Time left on Black's clock.
    pub black: Span,
    /// Time that White had used in all.
    pub white_used: Span,
    /// Time that Black had used in all.
    pub black_used: Span,
    /// Whether the ply had been completed when these times were taken.
    completed: bool,
}

/// The phase and the chess clock, which change only together, and the state of warnings, flags and the
/// clocks beside the boards.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Option<ChessClock>,
    phase: Phase,
    /// Number of moves that the arbiter has counted in addition to those played here.
    counted: ByColor<i64>,
    /// Whether that side's flag fall has been reported.
    flag_told: ByColor<bool>,
    /// The side whose flag fell first.
    first_flag: Option<Color>,
    /// The warnings still due to each side.
    alarms: ByColor<Alarm>,
    beside: ByColor<ClockBeside>,
    /// Times after each ply; index 0 is the start of the game.
    moments: Vec<Moment>,
}

impl Clocks {
    /// A game that has not begun, with a clock if the settings name a time control.
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

    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether the game has not begun.
    pub fn is_before(&self) -> bool {
        self.phase == Phase::Before
    }

    /// Whether the game is in play and the clocks are not halted.
    pub fn is_running(&self) -> bool {
        self.phase == Phase::Running
    }

    /// The halt, while the clocks are halted.
    pub fn halted(&self) -> Option<&Halt> {
        match &self.phase {
            Phase::Halted(halt) => Some(halt),
            _ => None,
        }
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether the game has a clock.
    pub fn are_used(&self) -> bool {
        self.clock.is_some()
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clock.as_ref().and_then(ChessClock::running)
    }

    /// The time left to that side at `now`; none in a game without a clock.
    pub fn left(&self, side: Color, now: Stamp) -> Option<Span> {
        self.clock.as_ref().map(|clock| clock.left(side, now))
    }

    /// The time that side has used until `now`; none in a game without a clock.
    pub fn used(&self, side: Color, now: Stamp) -> Option<Span> {
        self.clock.as_ref().map(|clock| clock.used(side, now))
    }

    /// Number of moves that side has completed, as the clock counts them; 0 without a clock.
    pub fn completed(&self, side: Color) -> usize {
        self.clock.as_ref().map_or(0, |clock| clock.moves(side) as usize)
    }

    /// Number of moves that side has still to complete until its next time control, if there is one.
    pub fn moves_to_control(&self, side: Color, now: Stamp) -> Option<u32> {
        self.clock.as_ref().and_then(|clock| clock.moves_to_control(side, now))
    }

    /// Number of moves that the arbiter has counted for that side in addition to those played here; can be
    /// negative.
    pub fn counted(&self, side: Color) -> i64 {
        *self.counted.get(side)
    }

    /// Whether that side has no time left at `at`.
    pub fn flagged(&self, side: Color, at: Stamp) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.flagged(side, at))
    }

    /// The side whose flag has fallen by `now`; if both have, the side whose flag fell first.
    pub fn fallen(&self, now: Stamp) -> Option<Color> {
        self.first_flag.into_iter().chain(Color::ALL).find(|&side| self.flagged(side, now))
    }

    /// When the running time will reach zero; none while no time runs.
    pub fn flag_due(&self) -> Option<Stamp> {
        self.clock.as_ref().filter(|clock| clock.running().is_some()).and_then(ChessClock::flag_due)
    }

    /// When the clocks next need an event: when a flag falls, or after [`TICK`] for the journal.
    pub fn due(&self, now: Stamp) -> Option<Stamp> {
        self.running()?;
        let flag = self.flag_due().filter(|&flag| flag > now);
        [flag, Some(now + TICK)].into_iter().flatten().min()
    }

    /// When the running side is next to be warned of its remaining time.
    pub fn warning_due(&self, now: Stamp) -> Option<Stamp> {
        let (clock, side) = (self.clock.as_ref()?, self.running()?);
        let next = self.alarms.get(side).next(clock.left(side, now))?;
        clock.low_time_due(next).filter(|&due| due > now)
    }

    /// Times after that many plies, in a game with a clock.
    pub fn moment(&self, plies: usize) -> Option<Moment> {
        self.moments.get(plies).copied()
    }

    /// The game runs from `now`, and so does that side's time, in a game with a clock.
    pub fn run(&mut self, side: Option<Color>, now: Stamp) {
        self.phase = Phase::Running;
        if let (Some(clock), Some(side)) = (&mut self.clock, side) {
            clock.start(side, now);
        }
    }

    /// Begins a game without a clock, at its first move.
    pub fn begin_unclocked(&mut self) {
        self.phase = Phase::Running;
    }

    /// Halts the clocks; the time that runs now is the one that runs when play resumes.
    pub fn halt(&mut self, now: Stamp) {
        self.stand(self.running(), Confirmation::NotNeeded, now);
    }

    /// Halts the clocks; `side`'s time will run when play resumes.
    pub fn stand(&mut self, side: Option<Color>, confirmation: Confirmation, now: Stamp) {
        self.stop(now);
        let awaits = confirmation == Confirmation::ByBothPlayers;
        self.phase = Phase::Halted(Halt { side, awaits: ByColor { white: awaits, black: awaits } });
    }

    /// Stops the time that runs; the phase stays as it is.
    pub fn stop(&mut self, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// Records a player's agreement to resume play. Returns the opponent if the opponent still has to agree.
    pub fn confirm(&mut self, by: Color) -> Option<Color> {
        let Phase::Halted(halt) = &mut self.phase else { return None };
        *halt.awaits.get_mut(by) = false;
        Some(by.other()).filter(|&other| *halt.awaits.get(other))
    }

    /// Ends the game with that outcome.
    pub fn over(&mut self, outcome: Outcome, now: Stamp) {
        self.stop(now);
        self.phase = Phase::Over(outcome);
    }

    /// Completes that side's move by a press: the opponent's time runs.
    pub fn press(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.press(side, now);
        }
    }

    /// A move of that side is completed without a press, by its next move (2023 6.2.1.2).
    pub fn complete(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.complete(side, now);
        }
    }

    /// Takes back one completed move of that side, and the time that the clock added for it.
    pub fn take_back(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.take_back(side, 1, now);
        }
    }

    /// Resumes after plies were taken back: that side's time runs. If play is halted, it will run
    /// after the halt. Returns true if a side has no time left, without a flag fall having been
    /// reported; then no time runs, and the players or the arbiter must set one first.
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

    /// Sets the time left to that side (2023 6.10.2).
    pub fn set(&mut self, side: Color, left: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.set(side, left, now);
        }
        self.changed(side, now);
    }

    /// Adds to the time left to that side (2023 7.5.5, 12.9.2).
    pub fn add(&mut self, side: Color, more: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.add(side, more, now);
        }
        self.changed(side, now);
    }

    /// From now on each move of the last period adds so much (2023 III.4).
    pub fn give_increment(&mut self, each: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.give_increment(each, now);
        }
    }

    /// Sets how many moves that side has made (2023 6.10.2). `made` is the number counted here until
    /// now; `uncompleted` says that the last of them has not been completed by a press.
    pub fn set_moves(&mut self, side: Color, moves: u32, made: usize, uncompleted: bool, now: Stamp) {
        *self.counted.get_mut(side) += i64::from(moves) - made as i64;
        if let Some(clock) = &mut self.clock {
            clock.set_moves(side, moves.saturating_sub(u32::from(uncompleted)), now);
        }
    }

    /// After a change of that side's time: its flag counts as not fallen, and the warnings that the
    /// change skips are dropped.
    fn changed(&mut self, side: Color, now: Stamp) {
        *self.flag_told.get_mut(side) = false;
        if self.first_flag == Some(side) {
            self.first_flag = self.flag_told.get(side.other()).then_some(side.other());
        }
        self.pass_silently(now);
    }

    /// Records that that side's flag has fallen. Returns false if that was recorded before.
    pub fn flag_falls(&mut self, side: Color) -> bool {
        self.first_flag.get_or_insert(side);
        !std::mem::replace(self.flag_told.get_mut(side), true)
    }

    /// Which side is to be warned now, and of how much time left. Warnings are given only while that
    /// side's time runs; those that its present time has passed are dropped.
    pub fn warn(&mut self, now: Stamp) -> Vec<(Color, Span)> {
        let mut warned = Vec::new();
        for side in Color::ALL {
            let Some(left) = self.left(side, now) else { break };
            let passed = self.alarms.get_mut(side).pass(left);
            let runs = self.running() == Some(side);
            warned.extend(passed.filter(|&left| runs && left > Span::ZERO).map(|left| (side, left)));
        }
        warned
    }

    /// Drops the warnings that the present times have passed.
    fn pass_silently(&mut self, now: Stamp) {
        for side in Color::ALL {
            if let Some(left) = self.left(side, now) {
                self.alarms.get_mut(side).pass(left);
            }
        }
    }

    /// Records the times after that many plies: when the last of them is made, and once more when it
    /// is completed.
    pub fn note_moment(&mut self, plies: usize, completed: bool, now: Stamp) {
        let Some(clock) = &self.clock else { return };
        let moment = Moment {
            white: clock.left(Color::White, now),
            black: clock.left(Color::Black, now),
            white_used: clock.used(Color::White, now),
            black_used: clock.used(Color::Black, now),
            completed,
        };
        self.moments.truncate(plies + 1);
        match self.moments.get_mut(plies) {
            Some(kept) if completed && !kept.completed => *kept = moment,
            Some(_) => {}
            None => self.moments.resize(plies + 1, moment),
        }
    }

    /// Follows the lever of the clock beside that side's board; the time that runs there is that of `runs`.
    pub fn follow_lever(&mut self, board: Color, face: &ClockFace, runs: Color) -> Lever {
        self.beside.get_mut(board).follow_lever(face, runs)
    }

    /// Compares the times on the clock beside that side's board with ours, which are returned if the
    /// difference is new and has lasted.
    pub fn compare(&mut self, board: Color, face: &ClockFace, now: Stamp) -> Option<Compared> {
        let ours = ByColor { white: self.left(Color::White, now)?, black: self.left(Color::Black, now)? };
        self.beside.get_mut(board).compare(face, ours, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_clock::Thresholds;

    /// The time of a player who presses has passed a warning that no tick has given yet.
    #[test]
    fn nobody_is_warned_of_a_time_that_stands() {
        let (side, now) = (Color::White, Stamp(52_000));
        let control = "60".parse().ok();
        let white_warn: Thresholds = "10".parse().expect("seconds");
        let mut clocks = Clocks::new(&Settings { control, white_warn, ..Settings::default() });
        clocks.run(Some(side), Stamp(0));
        let mut runs = clocks.clone();
        assert_eq!(runs.warn(now), [(side, Span::seconds(10))]);
        clocks.press(side, now);
        assert_eq!(clocks.warn(now), []);
        clocks.press(side.other(), now);
        assert_eq!(clocks.warn(now), [], "it has been passed");
    }
}
