//! The chess clock: two times, of which at most one runs (2023 6.1).

use super::{Bonus, Control, Period, Span, Stamp};
use annabella_chess::Color;
use shakmaty::ByColor;

/// One player's side of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dial {
    left: Span,
    used: Span,
    /// The time used for the move under way.
    thought: Span,
    /// What is left of that move's delay.
    delay: Span,
    moves: u32,
    period: usize,
    /// Moves completed before the present period began.
    before: u32,
    flagged: bool,
}

/// The time that a completed move gained, so that it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Credit {
    time: Span,
    /// The period in which it was made, and the moves completed before that period.
    period: usize,
    before: u32,
}

/// A chess clock. The present time is passed to each method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChessClock {
    control: Control,
    dials: ByColor<Dial>,
    given: ByColor<Vec<Credit>>,
    running: Option<(Color, Stamp)>,
}

impl ChessClock {
    /// A clock at its initial times, standing. The first increment is in them.
    pub fn new(control: Control) -> ChessClock {
        let first = control.periods()[0];
        let dial = Dial {
            left: first.time + increment(&first),
            used: Span::ZERO,
            thought: Span::ZERO,
            delay: delay(&first),
            moves: 0,
            period: 0,
            before: 0,
            flagged: false,
        };
        let dials = ByColor { white: dial, black: dial };
        ChessClock { control, dials, given: ByColor::default(), running: None }
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(side, _)| side)
    }

    /// Starts that side's time, stopping the other's.
    pub fn start(&mut self, side: Color, at: Stamp) {
        self.stop(at);
        self.running = Some((side, at));
    }

    /// Stops both times. The move under way keeps the delay it has used: none is given twice.
    pub fn stop(&mut self, at: Stamp) {
        self.dials = ByColor { white: self.dial(Color::White, at), black: self.dial(Color::Black, at) };
        self.running = None;
    }

    /// That player completes a move and presses: the time stops, the opponent's starts on the
    /// same stamp, and the move's increment is given.
    pub fn press(&mut self, side: Color, at: Stamp) {
        self.stop(at);
        self.completed(side);
        self.running = Some((side.other(), at));
    }

    /// That player completes a move without a press, by making the next one (2023 6.2.1.2): it
    /// counts like any other, and the same side's time runs on.
    pub fn complete(&mut self, side: Color, at: Stamp) {
        let running = self.running();
        self.stop(at);
        self.completed(side);
        self.running = running.map(|side| (side, at));
    }

    fn completed(&mut self, side: Color) {
        let dial = self.dials.get_mut(side);
        let mut given = Credit { time: Span::ZERO, period: dial.period, before: dial.before };
        dial.moves += 1;
        if !dial.flagged {
            let period = period(&self.control, dial.period);
            if let Bonus::Bronstein(most) = period.bonus {
                given.time += dial.thought.min(most);
            }
            if period.moves.is_some_and(|moves| dial.moves - dial.before >= moves)
                && let Some(next) = self.control.period(dial.period + 1)
            {
                dial.period += 1;
                dial.before = dial.moves;
                given.time += next.time;
            }
            given.time += increment(&self::period(&self.control, dial.period));
            dial.left += given.time;
        }
        dial.begin_move(&self.control);
        self.given.get_mut(side).push(given);
    }

    /// Takes completed moves back, as when moves are retracted: their count, the time that each
    /// gained and the period before it are restored. Time that was used stays used.
    pub fn uncount(&mut self, side: Color, moves: u32, at: Stamp) {
        let running = self.running();
        self.stop(at);
        for _ in 0..moves {
            let given = self.given.get_mut(side).pop();
            let dial = self.dials.get_mut(side);
            let Some(given) = given else {
                dial.count(dial.moves.saturating_sub(1), &self.control);
                continue;
            };
            dial.left = dial.left - given.time;
            dial.moves -= 1;
            (dial.period, dial.before) = (given.period, given.before);
        }
        // The move that was under way is not the one that comes next.
        for dial in self.dials.iter_mut() {
            dial.begin_move(&self.control);
        }
        self.running = running.map(|side| (side, at));
    }

    /// That side's dial as it stands then.
    fn dial(&self, side: Color, at: Stamp) -> Dial {
        let dial = *self.dials.get(side);
        let Some((running, since)) = self.running else { return dial };
        let used = at.since(since);
        if running == side {
            return dial.after(used, &self.control);
        }
        let sand =
            if self.control.is_hourglass() { used.min(self.dials.get(running).left) } else { Span::ZERO };
        Dial { left: dial.left + sand, ..dial }
    }

    /// The time left to that side.
    pub fn left(&self, side: Color, at: Stamp) -> Span {
        self.dial(side, at).left
    }

    /// The time that side has used in the whole game.
    pub fn used(&self, side: Color, at: Stamp) -> Span {
        self.dial(side, at).used
    }

    /// Moves completed by that side.
    pub fn moves(&self, side: Color) -> u32 {
        self.dials.get(side).moves
    }

    /// Moves to the next time control, if there is one by moves.
    pub fn moves_to_control(&self, side: Color, at: Stamp) -> Option<u32> {
        let dial = self.dial(side, at);
        let moves = period(&self.control, dial.period).moves?;
        Some(moves.saturating_sub(dial.moves - dial.before))
    }

    /// When the flag of the running side will fall, unless something happens before.
    pub fn deadline(&self) -> Option<Stamp> {
        let (side, since) = self.running?;
        let dial = self.dials.get(side);
        if dial.flagged {
            return None;
        }
        let mut period = dial.period;
        let mut left = dial.left;
        while let Some(next) = next_by_time(&self.control, period) {
            left += next.time;
            period += 1;
        }
        Some(since + left + dial.delay)
    }

    /// When the running side will have no more than that left, if it has more now.
    pub fn reaches(&self, left: Span) -> Option<Stamp> {
        let (side, since) = self.running?;
        let dial = self.dials.get(side);
        (dial.left > left).then(|| since + dial.delay + (dial.left - left))
    }

    /// Whether that side's flag has fallen at that time.
    pub fn flagged(&self, side: Color, at: Stamp) -> bool {
        self.dial(side, at).flagged
    }

    /// Sets a side's time, as the arbiter does; a fallen flag stands up again. When earlier moves
    /// are taken back, what they gained is not taken off this time.
    pub fn set(&mut self, side: Color, left: Span, at: Stamp) {
        let running = self.running();
        self.stop(at);
        let dial = self.dials.get_mut(side);
        dial.left = left;
        dial.flagged = left == Span::ZERO;
        for given in self.given.get_mut(side) {
            given.time = Span::ZERO;
        }
        self.running = running.map(|side| (side, at));
    }

    /// Sets how many moves a side has completed, as the arbiter does (2023 6.10.2): the period
    /// follows from it. Times stay as they are, and are not reduced when those moves are taken
    /// back.
    pub fn count(&mut self, side: Color, moves: u32, at: Stamp) {
        let running = self.running();
        self.stop(at);
        self.given.get_mut(side).clear();
        self.dials.get_mut(side).count(moves, &self.control);
        self.running = running.map(|side| (side, at));
    }

    /// From now on each move of the last period adds so much (2023 III.4). Earlier moves gained nothing by it.
    pub fn give_increment(&mut self, each: Span, at: Stamp) {
        let running = self.running();
        self.stop(at);
        self.control = self.control.with_last_increment(each);
        self.running = running.map(|side| (side, at));
    }

    /// Adds to a side's time, as for an opponent's irregularity (2023 7.5.5); a fallen flag stands
    /// up again.
    pub fn add(&mut self, side: Color, more: Span, at: Stamp) {
        let running = self.running();
        self.stop(at);
        let dial = self.dials.get_mut(side);
        dial.left += more;
        dial.flagged &= dial.left == Span::ZERO;
        self.running = running.map(|side| (side, at));
    }
}

impl Dial {
    /// The dial after its time has run for `used`.
    fn after(mut self, used: Span, control: &Control) -> Dial {
        self.used += used;
        self.thought += used;
        let mut spent = used - self.delay;
        self.delay = self.delay - used;
        if self.delay > Span::ZERO {
            return self;
        }
        // When the time of a period without a number of moves is used up, the next period begins.
        while spent >= self.left && !self.flagged {
            let Some(next) = next_by_time(control, self.period) else { break };
            spent = spent - self.left;
            self.period += 1;
            self.before = self.moves;
            self.left = next.time;
        }
        self.flagged |= spent >= self.left;
        self.left = self.left - spent;
        self
    }

    /// Sets how many moves are completed. A period that was entered by time alone is not left.
    fn count(&mut self, moves: u32, control: &Control) {
        self.moves = moves;
        let (mut index, mut before) = (0, 0);
        while let Some(wanted) = period(control, index).moves
            && moves - before >= wanted
            && control.period(index + 1).is_some()
        {
            before += wanted;
            index += 1;
        }
        let by_time = self.period > index && next_by_time(control, index).is_some();
        if by_time {
            self.before = self.before.min(moves);
        } else {
            (self.period, self.before) = (index, before);
        }
    }

    /// Another move is begun.
    fn begin_move(&mut self, control: &Control) {
        self.thought = Span::ZERO;
        self.delay = delay(&period(control, self.period));
    }
}

/// The period with that index, in which a dial is, so that there is one.
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

fn next_by_time(control: &Control, index: usize) -> Option<Period> {
    let present = control.period(index).filter(|period| period.moves.is_none());
    present.and_then(|_| control.period(index + 1)).copied()
}

#[cfg(test)]
mod tests;
