//! The store of the phase of the game, the chess clock and the recorded times.

use crate::interface::settings::Settings;
use crate::state::clock_beside::{ClockBeside, Compared, Lever};
use crate::state::incidents::shifted;
use annabella_chess::{ByColor, Color};
use annabella_clock::{Alarm, ChessClock, Control, Span, Stamp};
use annabella_laws::Outcome;
use annabella_tactile::ClockFace;

/// Longest time between journaled events while a clock runs.
const TICK: Span = Span(1_000);

/// The phase of a game. `Before`: it has not started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Before,
    Running,
    Halted(Halt),
    Over(Outcome),
}

/// Stopped clocks: the side whose time runs when play resumes, and the players who must agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Halt {
    /// The side whose time runs when play resumes; `None` in a game without a clock.
    pub side: Option<Color>,
    /// The players who must still confirm that play resumes; neither after a simple `halt`.
    pub awaits: ByColor<bool>,
}

/// The confirmation that stopped clocks need before play resumes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Confirmation {
    NotNeeded,
    ByBothPlayers,
}

/// Times on both clocks when a ply was made; once it is completed, those of its completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Time left on White's clock.
    pub white: Span,
    /// Time left on Black's clock.
    pub black: Span,
    /// Total time used by White.
    pub white_used: Span,
    /// Total time used by Black.
    pub black_used: Span,
    /// Whether the ply had been completed when these times were taken.
    completed: bool,
    /// Milliseconds that rulings had given each side until then.
    given_ms: ByColor<i64>,
}

/// The phase and the chess clock, which change only together.
/// Also the state of warnings, flags and the clocks next to the boards.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Option<ChessClock>,
    phase: Phase,
    /// Milliseconds that rulings have given each side.
    given_ms: ByColor<i64>,
    /// Number of moves that the arbiter added to those played here.
    counted: ByColor<i64>,
    /// Whether the side's flag fall has been reported.
    flag_told: ByColor<bool>,
    /// The side whose flag fell first.
    first_flag: Option<Color>,
    /// The side whose time runs because it must put pieces back.
    pressed_back: Option<Color>,
    /// The warnings still due to each side.
    alarms: ByColor<Alarm>,
    beside: ByColor<ClockBeside>,
    /// Times after each ply; index 0 is the start of the game.
    moments: Vec<Moment>,
}

impl Clocks {
    /// Creates a game that has not started, with a clock if the settings name a time control.
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
            given_ms: ByColor::default(),
            counted: ByColor::default(),
            flag_told: ByColor::default(),
            first_flag: None,
            pressed_back: None,
            alarms,
            beside: ByColor::default(),
            moments: Vec::new(),
        }
    }

    /// Returns the phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether the game has not started.
    pub fn is_before(&self) -> bool {
        self.phase == Phase::Before
    }

    /// Whether the game is in play and the clocks are not stopped.
    pub fn is_running(&self) -> bool {
        self.phase == Phase::Running
    }

    /// Returns the halt, while the clocks are stopped.
    pub fn halted(&self) -> Option<&Halt> {
        match &self.phase {
            Phase::Halted(halt) => Some(halt),
            _ => None,
        }
    }

    /// Returns the result, once the game is over.
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

    /// Returns the side whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.clock.as_ref().and_then(ChessClock::running)
    }

    /// Returns the time left to `side` at `now`; `None` in a game without a clock.
    pub fn left(&self, side: Color, now: Stamp) -> Option<Span> {
        self.clock.as_ref().map(|clock| clock.left(side, now))
    }

    /// Returns the time used by `side` until `now`; `None` in a game without a clock.
    pub fn used(&self, side: Color, now: Stamp) -> Option<Span> {
        self.clock.as_ref().map(|clock| clock.used(side, now))
    }

    /// Returns the number of completed moves of `side`, as the clock counts them; 0 without a clock.
    pub fn completed(&self, side: Color) -> usize {
        self.clock.as_ref().map_or(0, |clock| clock.moves(side) as usize)
    }

    /// Returns the number of moves that `side` must still complete in this period, if it is limited.
    pub fn moves_to_control(&self, side: Color, now: Stamp) -> Option<u32> {
        self.clock.as_ref().and_then(|clock| clock.moves_to_control(side, now))
    }

    /// Returns the number of moves that the arbiter added to those of `side`; can be negative.
    pub fn counted(&self, side: Color) -> i64 {
        *self.counted.get(side)
    }

    /// Whether `side` has no time left at `at`.
    pub fn flagged(&self, side: Color, at: Stamp) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.flagged(side, at))
    }

    /// Returns the side whose flag has fallen by `now`; if both have, the side whose flag fell first.
    pub fn fallen(&self, now: Stamp) -> Option<Color> {
        self.first_flag.into_iter().chain(Color::ALL).find(|&side| self.flagged(side, now))
    }

    /// Returns the time at which the running time will reach zero; `None` while no time runs.
    pub fn flag_due(&self) -> Option<Stamp> {
        self.clock.as_ref().filter(|clock| clock.running().is_some()).and_then(ChessClock::flag_due)
    }

    /// Returns the time of the clocks' next event: a flag fall, or [`TICK`] from `now` for the journal.
    pub fn due(&self, now: Stamp) -> Option<Stamp> {
        self.running()?;
        let flag = self.flag_due().filter(|&flag| flag > now);
        [flag, Some(now + TICK)].into_iter().flatten().min()
    }

    /// Returns the time of the next warning to the running side.
    pub fn warning_due(&self, now: Stamp) -> Option<Stamp> {
        let (clock, side) = (self.clock.as_ref()?, self.running()?);
        let next = self.alarms.get(side).next(clock.left(side, now))?;
        clock.low_time_due(next).filter(|&due| due > now)
    }

    /// Returns the times after `plies` plies, in a game with a clock.
    pub fn moment(&self, plies: usize) -> Option<Moment> {
        self.moments.get(plies).copied()
    }

    /// Starts play at `now`, and in a game with a clock the time of `side`.
    pub fn run(&mut self, side: Option<Color>, now: Stamp) {
        self.phase = Phase::Running;
        if let (Some(clock), Some(side)) = (&mut self.clock, side) {
            clock.start(side, now);
        }
    }

    /// Starts a game without a clock, at its first move.
    pub fn begin_unclocked(&mut self) {
        self.phase = Phase::Running;
    }

    /// Stops the clocks; the time that runs now will run when play resumes.
    pub fn halt(&mut self, now: Stamp) {
        // Clocks that a player has already stopped to call the arbiter resume as they would have then.
        let side = self.running().or(self.halted().and_then(|halt| halt.side));
        self.stand(side, Confirmation::NotNeeded, now);
    }

    /// Stops the clocks; the time of `side` will run when play resumes.
    pub fn stand(&mut self, side: Option<Color>, confirmation: Confirmation, now: Stamp) {
        self.stop(now);
        let awaits = confirmation == Confirmation::ByBothPlayers;
        self.phase = Phase::Halted(Halt { side, awaits: ByColor { white: awaits, black: awaits } });
    }

    /// Stops the running time; the phase stays as it is.
    pub fn stop(&mut self, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// Records a player's agreement to resume play. Returns the opponent if the opponent must still agree.
    pub fn confirm(&mut self, by: Color) -> Option<Color> {
        let Phase::Halted(halt) = &mut self.phase else { return None };
        *halt.awaits.get_mut(by) = false;
        Some(by.other()).filter(|&other| *halt.awaits.get(other))
    }

    /// Ends the game with `outcome`.
    pub fn over(&mut self, outcome: Outcome, now: Stamp) {
        self.stop(now);
        self.phase = Phase::Over(outcome);
    }

    /// Continues a game that its last move ended, with the clocks stopped.
    pub fn reopen(&mut self) {
        self.phase = Phase::Halted(Halt { side: None, awaits: ByColor::default() });
    }

    /// Completes the move of `side` by a press: the opponent's time runs.
    pub fn press(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.press(side, now);
        }
    }

    /// Completes a move of `side` without a press, by its next move (2023 6.2.1.2).
    pub fn complete(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.complete(side, now);
        }
    }

    /// Takes back one completed move of `side`, and the time that the clock added for it.
    pub fn take_back(&mut self, side: Color, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.take_back(side, 1, now);
        }
    }

    /// Starts the time of `side`, which has moved, because it must put pieces back.
    ///
    /// See 2001 and 1997 7.3.
    pub fn press_back(&mut self, side: Color, now: Stamp) {
        self.stop(now);
        self.put_back(side, now);
        self.pressed_back = Some(side);
    }

    /// Starts the opponent's time again, once `side` has put the pieces back and presses.
    ///
    /// Returns false if the opponent had not pressed back.
    pub fn press_after_putting_back(&mut self, side: Color, now: Stamp) -> bool {
        if self.pressed_back != Some(side) {
            return false;
        }
        self.stop(now);
        self.put_back(side.other(), now);
        self.pressed_back = None;
        true
    }

    /// Returns the side whose time runs because it must put pieces back.
    pub fn pressed_back(&self) -> Option<Color> {
        self.pressed_back
    }

    /// Resumes after plies were taken back: the time of `side` runs, after the halt if play is halted.
    ///
    /// Returns true if a side has no time left and its flag fall has not been reported. Then no time runs,
    /// and the players or the arbiter must set one first.
    pub fn put_back(&mut self, side: Color, now: Stamp) -> bool {
        self.pressed_back = None;
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

    /// Sets the time left to `side` (2023 6.10.2).
    pub fn set(&mut self, side: Color, left: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.set(side, left, now);
        }
        self.changed(side, now);
    }

    /// Adds to the time left to `side` (2023 7.5.5, 12.9.2).
    pub fn add(&mut self, side: Color, more: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.add(side, more, now);
        }
        self.changed(side, now);
    }

    /// Keeps the present time of `side` from later changes of the time control.
    pub fn settle_time(&mut self, side: Color) {
        if let Some(clock) = &mut self.clock {
            clock.settle_time(side);
        }
    }

    /// Records that a ruling has given milliseconds to `side`, or taken them away.
    pub fn give(&mut self, side: Color, by_ms: i64) {
        *self.given_ms.get_mut(side) += by_ms;
    }

    /// Returns the times of an earlier moment, with what rulings have given since.
    pub fn with_given_since(&self, moment: &Moment) -> ByColor<Span> {
        let since = |side| self.given_ms.get(side) - moment.given_ms.get(side);
        ByColor {
            white: shifted(moment.white, since(Color::White)),
            black: shifted(moment.black, since(Color::Black)),
        }
    }

    /// Adds `each` for every further move of the last period (2023 III.4).
    pub fn give_increment(&mut self, each: Span, now: Stamp) {
        if let Some(clock) = &mut self.clock {
            clock.give_increment(each, now);
        }
    }

    /// Replaces the time control, as if it had been in force from the start (2023 6.10.2).
    ///
    /// `completed`: a side's number of completed moves at a moment, given its index. Returns the milliseconds that
    /// each side gains.
    pub fn change_control(
        &mut self,
        control: Control,
        completed: impl Fn(Color, usize) -> usize,
        now: Stamp,
    ) -> ByColor<i64> {
        let Some(clock) = &mut self.clock else { return ByColor::default() };
        let gained = clock.change_control(control, now);
        let after = |side: Color, moves: usize| {
            let gained = gained.get(side);
            gained.get(moves).or(gained.last()).copied().unwrap_or_default()
        };
        for (plies, moment) in self.moments.iter_mut().enumerate() {
            let by_ms = |side| after(side, completed(side, plies));
            moment.white = shifted(moment.white, by_ms(Color::White));
            moment.black = shifted(moment.black, by_ms(Color::Black));
        }
        for side in Color::ALL {
            self.changed(side, now);
        }
        let last = |side: Color| gained.get(side).last().copied().unwrap_or_default();
        ByColor { white: last(Color::White), black: last(Color::Black) }
    }

    /// Sets the number of moves made by `side` (2023 6.10.2).
    ///
    /// `made` is the number counted here until now; `uncompleted` says whether the last of them still lacks
    /// its press.
    pub fn set_moves(&mut self, side: Color, moves: u32, made: usize, uncompleted: bool, now: Stamp) {
        *self.counted.get_mut(side) += i64::from(moves) - made as i64;
        if let Some(clock) = &mut self.clock {
            clock.set_moves(side, moves.saturating_sub(u32::from(uncompleted)), now);
        }
    }

    /// Resets the flag of `side` after a change of its time, and drops the warnings that the change skips.
    fn changed(&mut self, side: Color, now: Stamp) {
        *self.flag_told.get_mut(side) = false;
        if self.first_flag == Some(side) {
            self.first_flag = self.flag_told.get(side.other()).then_some(side.other());
        }
        self.pass_silently(now);
    }

    /// Records that the flag of `side` has fallen. Returns false if it was recorded before.
    pub fn flag_falls(&mut self, side: Color) -> bool {
        self.first_flag.get_or_insert(side);
        !std::mem::replace(self.flag_told.get_mut(side), true)
    }

    /// Returns the sides to warn now, each with the time left.
    ///
    /// Warnings are given only while the side's time runs; those already passed by the current time are
    /// dropped.
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

    /// Drops the warnings already passed by the current times.
    fn pass_silently(&mut self, now: Stamp) {
        for side in Color::ALL {
            if let Some(left) = self.left(side, now) {
                self.alarms.get_mut(side).pass(left);
            }
        }
    }

    /// Records the times after `plies` plies: when the last one is made, and again when it is completed.
    pub fn note_moment(&mut self, plies: usize, completed: bool, now: Stamp) {
        let Some(clock) = &self.clock else { return };
        let moment = Moment {
            white: clock.left(Color::White, now),
            black: clock.left(Color::Black, now),
            white_used: clock.used(Color::White, now),
            black_used: clock.used(Color::Black, now),
            completed,
            given_ms: self.given_ms,
        };
        self.moments.truncate(plies + 1);
        match self.moments.get_mut(plies) {
            Some(kept) if completed && !kept.completed => *kept = moment,
            Some(_) => {}
            None => self.moments.resize(plies + 1, moment),
        }
    }

    /// Follows the lever of the clock next to a side's board; the time running there is that of `runs`.
    pub fn follow_lever(&mut self, board: Color, face: &ClockFace, runs: Color) -> Lever {
        self.beside.get_mut(board).follow_lever(face, runs)
    }

    /// Compares the times on the clock next to a side's board with ours.
    ///
    /// Returns both if the difference is new and has lasted.
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
