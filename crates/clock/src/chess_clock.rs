//! The chess clock: two dials, of which at most one runs (2023 6.1).

mod dial;

use super::{Control, Span, Stamp};
use annabella_chess::{ByColor, Color};
use dial::{CompletedMove, Dial};

/// A chess clock. The present time is passed to each method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChessClock {
    control: Control,
    dials: ByColor<Dial>,
    /// Moves completed by each side that can be taken back.
    completed: ByColor<Vec<CompletedMove>>,
    /// Whether the arbiter has set the time of the side, so that the initial time no longer counts.
    settled: ByColor<bool>,
    running: Option<RunningTime>,
}

/// The running time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RunningTime {
    side: Color,
    /// Stamp at which its dial was last brought up to date.
    since: Stamp,
}

impl ChessClock {
    /// Creates a stopped clock at its initial times, which include the first increment.
    pub fn new(control: Control) -> ChessClock {
        let dial = Dial::new(&control);
        let dials = ByColor { white: dial, black: dial };
        ChessClock {
            control,
            dials,
            completed: ByColor::default(),
            settled: ByColor::default(),
            running: None,
        }
    }

    /// Returns the side whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.side)
    }

    /// Starts the time of `side` and stops the other one.
    pub fn start(&mut self, side: Color, at: Stamp) {
        self.settle(at);
        self.running = Some(RunningTime { side, since: at });
    }

    /// Stops both times. The current move does not get back the delay that it has used.
    pub fn stop(&mut self, at: Stamp) {
        self.settle(at);
        self.running = None;
    }

    /// Completes a move of `side` by a press.
    ///
    /// Its time stops, the opponent's starts on the same stamp, and the move's increment is added.
    pub fn press(&mut self, side: Color, at: Stamp) {
        self.complete(side, at);
        self.running = Some(RunningTime { side: side.other(), since: at });
    }

    /// Completes a move of `side` without a press, by its next move (2023 6.2.1.2).
    ///
    /// The move counts like any other, and the running time keeps running.
    pub fn complete(&mut self, side: Color, at: Stamp) {
        self.settle(at);
        let completed = self.dials.get_mut(side).complete_move(&self.control);
        self.completed.get_mut(side).push(completed);
    }

    /// Takes back the last `moves` completed by `side`.
    ///
    /// Restores their count and the period before them, and deducts the time that they gained. Used time
    /// stays used.
    pub fn take_back(&mut self, side: Color, moves: u32, at: Stamp) {
        self.settle(at);
        let dial = self.dials.get_mut(side);
        for _ in 0..moves {
            match self.completed.get_mut(side).pop() {
                Some(completed) => dial.take_back(completed),
                // The arbiter counted this move, so it gained nothing.
                None => dial.set_moves(dial.moves().saturating_sub(1), &self.control),
            }
        }
        // Another move replaces the current one.
        for dial in self.dials.iter_mut() {
            dial.begin_move(&self.control);
        }
    }

    /// Sets the time of `side`, as the arbiter does; a fallen flag is raised.
    ///
    /// If earlier moves are taken back, their gains are not deducted from this time.
    pub fn set(&mut self, side: Color, left: Span, at: Stamp) {
        self.settle(at);
        self.dials.get_mut(side).set(left);
        for completed in self.completed.get_mut(side) {
            completed.forget_gain();
        }
    }

    /// Sets the number of moves completed by `side`, as the arbiter does (2023 6.10.2).
    ///
    /// The period follows from it. Times stay as they are, and are not reduced when those moves are taken
    /// back.
    pub fn set_moves(&mut self, side: Color, moves: u32, at: Stamp) {
        self.settle(at);
        self.completed.get_mut(side).clear();
        self.dials.get_mut(side).set_moves(moves, &self.control);
    }

    /// Gives this increment to each later move of the last period (2023 III.4).
    pub fn give_increment(&mut self, each: Span, at: Stamp) {
        self.settle(at);
        self.control = self.control.with_last_increment(each);
    }

    /// Keeps the present time of `side` from later changes of the control, because the arbiter has set it.
    pub fn settle_time(&mut self, side: Color) {
        *self.settled.get_mut(side) = true;
        self.completed.get_mut(side).iter_mut().for_each(CompletedMove::settle);
    }

    /// Replaces the time control, as if it had been in force from the start (2023 6.10.2).
    ///
    /// Returns what the change gives each side, in milliseconds: first at the start of the game, then after each
    /// completed move. What the arbiter has set or added stays. An hourglass keeps what has run out of it.
    pub fn change_control(&mut self, control: Control, at: Stamp) -> ByColor<Vec<i64>> {
        self.settle(at);
        let changed = |side: Color| {
            let (dial, moves) = (self.dials.get(side), self.completed.get(side));
            let start = match self.settled.get(side) {
                true => 0,
                false => initial(&control) - initial(&self.control),
            };
            let (before, after) = (dial.gains(moves, &self.control), dial.gains(moves, &control));
            before.iter().zip(after).map(|(before, after)| start + signed(after) - signed(*before)).collect()
        };
        let by_ms: ByColor<Vec<i64>> = ByColor { white: changed(Color::White), black: changed(Color::Black) };
        for side in Color::ALL {
            let by_ms = by_ms.get(side).last().copied().unwrap_or_default();
            let dial = self.dials.get_mut(side);
            let left = Span(dial.left().0.saturating_add_signed(by_ms));
            dial.change_control(left, &control);
        }
        self.control = control;
        by_ms
    }

    /// Adds time to `side`, such as for an opponent's irregularity (2023 7.5.5); a fallen flag is raised.
    pub fn add(&mut self, side: Color, more: Span, at: Stamp) {
        self.settle(at);
        self.dials.get_mut(side).add(more);
    }

    /// Returns the time left to `side`.
    pub fn left(&self, side: Color, at: Stamp) -> Span {
        self.dial_at(side, at).left()
    }

    /// Returns the time that `side` has used in the whole game.
    pub fn used(&self, side: Color, at: Stamp) -> Span {
        self.dial_at(side, at).used()
    }

    /// Returns the number of moves completed by `side`.
    pub fn moves(&self, side: Color) -> u32 {
        self.dials.get(side).moves()
    }

    /// Returns the number of moves to the next time control, if the present period ends by moves.
    pub fn moves_to_control(&self, side: Color, at: Stamp) -> Option<u32> {
        self.dial_at(side, at).moves_to_control(&self.control)
    }

    /// Returns the stamp at which the running side's flag falls, if nothing happens before.
    pub fn flag_due(&self) -> Option<Stamp> {
        let RunningTime { side, since } = self.running?;
        Some(since + self.dials.get(side).until_flag(&self.control)?)
    }

    /// Returns the stamp at which the running side has no more than `left`, if it has more now.
    pub fn low_time_due(&self, left: Span) -> Option<Stamp> {
        let RunningTime { side, since } = self.running?;
        Some(since + self.dials.get(side).until_left(left)?)
    }

    /// Whether the flag of `side` has fallen by `at`.
    pub fn flagged(&self, side: Color, at: Stamp) -> bool {
        self.dial_at(side, at).flagged()
    }

    /// Brings both dials up to date, so that they can be changed. The running time keeps running.
    fn settle(&mut self, at: Stamp) {
        self.dials = ByColor { white: self.dial_at(Color::White, at), black: self.dial_at(Color::Black, at) };
        if let Some(running) = &mut self.running {
            running.since = at;
        }
    }

    /// Returns the dial of `side` at the stamp `at`.
    fn dial_at(&self, side: Color, at: Stamp) -> Dial {
        let dial = *self.dials.get(side);
        let Some(running) = self.running else { return dial };
        let used = at.since(running.since);
        if running.side == side {
            return dial.after(used, &self.control);
        }
        if !self.control.is_hourglass() {
            return dial;
        }
        // Adds the sand that has run out of the other side.
        dial.with_more(used.min(self.dials.get(running.side).left()))
    }
}

/// Returns the initial time of a control, with the first increment, in milliseconds.
fn initial(control: &Control) -> i64 {
    signed(Dial::new(control).left())
}

const fn signed(span: Span) -> i64 {
    span.0.cast_signed()
}

#[cfg(test)]
mod tests;
