//! Recomputes the times of a game from the output of `play --json`, by simple sums for each mode.
//! It shares only the parser of time controls with the clock.

use annabella::clock::{Bonus, Control, Period};
use serde_json::Value;

/// The faults and figures of a game.
#[derive(Clone, Debug, Default)]
pub struct Found {
    pub reports: u64,
    pub presses: u64,
    pub flags: u64,
    pub warnings: u64,
    pub halts: u64,
    pub gaps: u64,
    pub sets: u64,
    /// The largest difference of a printed time from the sum, in milliseconds.
    pub worst: u64,
    /// The longest delay of a flag after its deadline, by stamps.
    pub flag_late: u64,
    /// The longest delay of a warning after its threshold, by stamps.
    pub warned_late: u64,
    /// The faults.
    pub faults: Vec<String>,
}

/// One player.
#[derive(Clone)]
struct Side {
    /// The time left at the start of the present move.
    base: u64,
    /// The time used for that move.
    thought: u64,
    moves: u32,
    period: usize,
}

/// The sum so far.
pub struct Sum {
    periods: Vec<Period>,
    sides: [Side; 2],
    running: Option<(usize, u64)>,
    flagged: Option<usize>,
    last: u64,
    seq: u64,
    pub found: Found,
}

fn side_of(value: &Value) -> Option<usize> {
    value.as_str().map(|side| usize::from(side == "black"))
}

impl Found {
    /// Adds the results of another game.
    pub fn add(&mut self, more: Found) {
        self.reports += more.reports;
        self.presses += more.presses;
        self.flags += more.flags;
        self.warnings += more.warnings;
        self.halts += more.halts;
        self.gaps += more.gaps;
        self.sets += more.sets;
        self.worst = self.worst.max(more.worst);
        self.flag_late = self.flag_late.max(more.flag_late);
        self.warned_late = self.warned_late.max(more.warned_late);
        self.faults.extend(more.faults);
    }
}

impl Sum {
    pub fn new(control: &Control) -> Sum {
        let periods = control.periods().to_vec();
        let base = periods[0].time.0 + increment(&periods[0]);
        let side = Side { base, thought: 0, moves: 0, period: 0 };
        let sides = [side.clone(), side];
        Sum { periods, sides, running: None, flagged: None, last: 0, seq: 0, found: Found::default() }
    }

    /// Processes the next printed object.
    pub fn take(&mut self, event: &Value) {
        let name = event["event"].as_str().unwrap_or_default();
        let (at, seq) = (event["at_ms"].as_u64().unwrap_or(0), event["seq"].as_u64().unwrap_or(0));
        // Notices, such as those of a sound device, do not belong to the game.
        if name != "said" {
            if at < self.last || seq <= self.seq {
                self.fault(format!("backwards: {at} after {}, {seq} after {}", self.last, self.seq));
            }
            (self.last, self.seq) = (at, seq);
        }
        match name {
            "flag" => self.flag(event, at),
            "warned" => self.warned(event, at),
            "clock" => self.clock(event, at),
            "set" => self.set(event, at),
            "halted" if event["reason"] == "gap" => self.found.gaps += 1,
            "halted" => self.found.halts += 1,
            _ => {}
        }
        if let Some(due) = self.due().filter(|&due| at >= due) {
            self.fault(format!("{name} at {at}, and no flag that was due at {due}"));
        }
    }

    fn fault(&mut self, what: String) {
        self.found.faults.push(what);
    }

    fn period(&self, side: usize) -> Period {
        let last = self.periods.len() - 1;
        self.periods[self.sides[side].period.min(last)]
    }

    /// Returns the cost of a thought of this length.
    fn spent(&self, side: usize, thought: u64) -> u64 {
        match self.period(side).bonus {
            Bonus::Delay(delay) => thought.saturating_sub(delay.0),
            _ => thought,
        }
    }

    fn thought(&self, side: usize, at: u64) -> u64 {
        let now = self.running.filter(|(running, _)| *running == side).map_or(0, |(_, since)| at - since);
        self.sides[side].thought + now
    }

    fn left(&self, side: usize, at: u64) -> u64 {
        let own = self.sides[side].base.saturating_sub(self.spent(side, self.thought(side, at)));
        let sand = match self.period(side).bonus {
            Bonus::Hourglass => self.thought(1 - side, at).min(self.sides[1 - side].base),
            _ => 0,
        };
        own + sand
    }

    /// Returns the time at which the running side's flag falls.
    pub fn due(&self) -> Option<u64> {
        let (side, since) = self.running?;
        let delay = match self.period(side).bonus {
            Bonus::Delay(delay) => delay.0,
            _ => 0,
        };
        let of = &self.sides[side];
        // In an hourglass, the base grew by the other side's time at the end of its move.
        Some(since + (of.base + delay).saturating_sub(of.thought))
    }

    fn flag(&mut self, event: &Value, at: u64) {
        self.found.flags += 1;
        let side = side_of(&event["side"]);
        match (self.running, self.due()) {
            (Some((running, since)), Some(due)) if Some(running) == side && at >= due => {
                self.found.flag_late = self.found.flag_late.max(at - due);
                self.sides[running].thought += due - since;
                self.running = None;
                self.flagged = Some(running);
            }
            (running, due) => {
                self.fault(format!("a flag of {side:?} at {at}: {running:?} runs, due {due:?}"))
            }
        }
    }

    fn warned(&mut self, event: &Value, at: u64) {
        self.found.warnings += 1;
        let (Some(side), Some(threshold)) = (side_of(&event["side"]), event["left_ms"].as_u64()) else {
            return;
        };
        let left = self.left(side, at);
        if left > threshold {
            self.fault(format!("warned of {threshold} with {left} left at {at}"));
        }
        self.found.warned_late = self.found.warned_late.max(threshold.saturating_sub(left));
    }

    fn set(&mut self, event: &Value, at: u64) {
        self.found.sets += 1;
        let (Some(side), Some(left)) = (side_of(&event["side"]), event["left_ms"].as_u64()) else { return };
        // The cost of the thought so far is subtracted from the new base.
        let spent = self.spent(side, self.thought(side, at));
        let gained = self.left(side, at) - self.sides[side].base.saturating_sub(spent);
        self.sides[side].base = (left + spent).saturating_sub(gained);
    }

    fn clock(&mut self, event: &Value, at: u64) {
        self.found.reports += 1;
        let next = side_of(&event["running"]);
        if let Some((side, since)) = self.running {
            self.sides[side].thought += at - since;
            self.running = None;
            if next == Some(1 - side) {
                self.pressed(side, at);
            }
        }
        self.running = next.map(|side| (side, at));
        for (side, name) in ["white_ms", "black_ms"].into_iter().enumerate() {
            let (sum, shown) = (self.left(side, at), event[name].as_u64().unwrap_or(u64::MAX));
            let apart = sum.abs_diff(shown);
            self.found.worst = self.found.worst.max(apart);
            if apart > 1 {
                self.fault(format!("{name} is {shown} at {at}, the sum {sum}"));
            }
        }
    }

    fn pressed(&mut self, side: usize, at: u64) {
        self.found.presses += 1;
        let (own, other) = (self.left(side, at), self.left(1 - side, at));
        let period = self.period(side);
        let thought = self.sides[side].thought;
        let of = &mut self.sides[side];
        of.moves += 1;
        of.base = own;
        if let Bonus::Bronstein(most) = period.bonus {
            of.base += thought.min(most.0);
        }
        of.thought = 0;
        if period.moves == Some(of.moves) {
            of.moves = 0;
            of.period += 1;
            let next = self.period(side);
            self.sides[side].base += next.time.0;
        }
        self.sides[side].base += increment(&self.period(side));
        if period.bonus == Bonus::Hourglass {
            self.sides[1 - side].base = other;
            self.sides[1 - side].thought = 0;
        }
    }
}

fn increment(period: &Period) -> u64 {
    if let Bonus::Increment(span) = period.bonus { span.0 } else { 0 }
}
