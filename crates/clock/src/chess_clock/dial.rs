//! One player's dial, and its progress through the periods of a time control.

use crate::{Bonus, Control, Period, Span};

/// One player's side of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dial {
    left: Span,
    used: Span,
    /// The time used for the current move.
    used_for_move: Span,
    /// The rest of the current move's delay.
    delay: Span,
    /// Completed moves.
    moves: u32,
    period: PresentPeriod,
    flagged: bool,
}

/// The present period of a dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PresentPeriod {
    /// Index in the time control.
    index: usize,
    /// Number of moves completed before it.
    moves_before: u32,
}

/// A completed move, with the data that undoes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CompletedMove {
    /// Time that the move gained: increment, Bronstein bonus and the time of a new period.
    gained: Span,
    /// Time used for the move.
    used: Span,
    /// Whether the arbiter has set the time since, so that a change of the control does not concern it.
    settled: bool,
    /// The period in which it was made.
    period: PresentPeriod,
}

impl CompletedMove {
    /// Drops the gain, because the time has been set since.
    pub fn forget_gain(&mut self) {
        self.gained = Span::ZERO;
    }

    /// Leaves the move out when the control changes: the arbiter has set the time since.
    pub fn settle(&mut self) {
        self.settled = true;
    }
}

impl Dial {
    /// Creates a dial at its initial time, which contains the first increment.
    pub fn new(control: &Control) -> Dial {
        let first = control.periods()[0];
        Dial {
            left: first.time + increment(&first),
            used: Span::ZERO,
            used_for_move: Span::ZERO,
            delay: delay(&first),
            moves: 0,
            period: PresentPeriod { index: 0, moves_before: 0 },
            flagged: false,
        }
    }

    pub const fn left(&self) -> Span {
        self.left
    }

    pub const fn used(&self) -> Span {
        self.used
    }

    pub const fn moves(&self) -> u32 {
        self.moves
    }

    pub const fn flagged(&self) -> bool {
        self.flagged
    }

    /// Returns the number of moves to the next time control, if the present period ends by moves.
    pub fn moves_to_control(&self, control: &Control) -> Option<u32> {
        let moves = period(control, self.period.index).moves?;
        Some(moves.saturating_sub(self.moves - self.period.moves_before))
    }

    /// Returns the time until the flag falls; `None` if it has fallen.
    pub fn until_flag(&self, control: &Control) -> Option<Span> {
        if self.flagged {
            return None;
        }
        let mut index = self.period.index;
        let mut left = self.left;
        while let Some(next) = next_by_time(control, index) {
            left += next.time;
            index += 1;
        }
        Some(left + self.delay)
    }

    /// Returns the time until no more than `left` remains; `None` if no more remains now.
    pub fn until_left(&self, left: Span) -> Option<Span> {
        (self.left > left).then(|| self.delay + (self.left - left))
    }

    /// Returns the dial after its time has run for `used`.
    pub fn after(mut self, used: Span, control: &Control) -> Dial {
        self.used += used;
        self.used_for_move += used;
        let mut spent = used - self.delay;
        self.delay = self.delay - used;
        if self.delay > Span::ZERO {
            return self;
        }
        // A period without a number of moves ends when its time is used up.
        while spent >= self.left && !self.flagged {
            let Some(next) = next_by_time(control, self.period.index) else { break };
            spent = spent - self.left;
            self.period = PresentPeriod { index: self.period.index + 1, moves_before: self.moves };
            self.left = next.time;
        }
        self.flagged |= spent >= self.left;
        self.left = self.left - spent;
        self
    }

    /// Returns the dial with more time; its flag stays as it is.
    pub fn with_more(self, more: Span) -> Dial {
        Dial { left: self.left + more, ..self }
    }

    /// Counts a move with the time that it gains, and starts the next.
    pub fn complete_move(&mut self, control: &Control) -> CompletedMove {
        let mut completed = CompletedMove {
            gained: Span::ZERO,
            used: self.used_for_move,
            settled: false,
            period: self.period,
        };
        self.moves += 1;
        if !self.flagged {
            completed.gained = self.gain(control);
            self.left += completed.gained;
        }
        self.begin_move(control);
        completed
    }

    /// Returns the time that the counted move gains; enters the next period if this move was its last.
    fn gain(&mut self, control: &Control) -> Span {
        let present = period(control, self.period.index);
        let mut gained = match present.bonus {
            Bonus::Bronstein(most) => self.used_for_move.min(most),
            _ => Span::ZERO,
        };
        if present.moves.is_some_and(|moves| self.moves - self.period.moves_before >= moves)
            && let Some(next) = control.period(self.period.index + 1)
        {
            self.period = PresentPeriod { index: self.period.index + 1, moves_before: self.moves };
            gained += next.time;
        }
        gained + increment(&period(control, self.period.index))
    }

    /// Takes a completed move back.
    pub fn take_back(&mut self, completed: CompletedMove) {
        self.left = self.left - completed.gained;
        self.moves -= 1;
        self.period = completed.period;
    }

    /// Sets the time; the flag is up unless no time is left.
    pub fn set(&mut self, left: Span) {
        self.left = left;
        self.flagged = left == Span::ZERO;
    }

    /// Adds time; a fallen flag is raised.
    pub fn add(&mut self, more: Span) {
        self.left += more;
        self.flagged &= self.left == Span::ZERO;
    }

    /// Sets the number of completed moves. A period entered by time alone is not left.
    pub fn set_moves(&mut self, moves: u32, control: &Control) {
        self.moves = moves;
        let (mut index, mut moves_before) = (0, 0);
        while let Some(wanted) = period(control, index).moves
            && moves - moves_before >= wanted
        {
            moves_before += wanted;
            index += 1;
        }
        let by_time = self.period.index > index && next_by_time(control, index).is_some();
        if by_time {
            self.period.moves_before = self.period.moves_before.min(moves);
        } else {
            self.period = PresentPeriod { index, moves_before };
        }
    }

    /// Returns the time that a control gives for these moves and the current one, without the initial time.
    ///
    /// The first entry is for no completed move. A delay counts as far as it was used, and moves before the time
    /// was set count nothing.
    pub fn gains(&self, moves: &[CompletedMove], control: &Control) -> Vec<Span> {
        let mut dial = Dial { flagged: false, ..Dial::new(control) };
        dial.set_moves(self.moves - moves.len() as u32, control);
        let mut total = Span::ZERO;
        let mut gains = vec![total];
        for &CompletedMove { used, settled, .. } in moves {
            dial.begin_move(control);
            dial.used_for_move = used;
            let delayed = dial.delay.min(used);
            let CompletedMove { gained, .. } = dial.complete_move(control);
            total += if settled { Span::ZERO } else { delayed + gained };
            gains.push(total);
        }
        dial.begin_move(control);
        gains.push(total + dial.delay.min(self.used_for_move));
        gains
    }

    /// Continues under another control, with the time `left`.
    pub fn change_control(&mut self, left: Span, control: &Control) {
        self.set(left);
        self.set_moves(self.moves, control);
        self.delay = delay(&period(control, self.period.index)) - self.used_for_move;
    }

    /// Starts another move, with its delay.
    pub fn begin_move(&mut self, control: &Control) {
        self.used_for_move = Span::ZERO;
        self.delay = delay(&period(control, self.period.index));
    }
}

/// Returns the period at `index`; a dial is always in one.
fn period(control: &Control, index: usize) -> Period {
    control.period(index).copied().unwrap_or(control.periods()[0])
}

fn increment(period: &Period) -> Span {
    match period.bonus {
        Bonus::Increment(span) => span,
        _ => Span::ZERO,
    }
}

fn delay(period: &Period) -> Span {
    match period.bonus {
        Bonus::Delay(span) => span,
        _ => Span::ZERO,
    }
}

/// Returns the period that follows when the time of this one is used up.
///
/// `None` if this one ends by moves, or is the last.
fn next_by_time(control: &Control, index: usize) -> Option<Period> {
    let present = control.period(index).filter(|period| period.moves.is_none());
    present.and_then(|_| control.period(index + 1)).copied()
}
