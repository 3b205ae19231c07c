//! The chess clock: two times, of which at most one runs (2023 6.1).

use super::{Bonus, Control, Period, Span, Stamp};
use crate::chess::Color;
use shakmaty::ByColor;

/// One player's side of the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Dial {
    left: Span,
    used: Span,
    moves: u32,
    period: usize,
    /// Moves completed before the present period began.
    before: u32,
    flagged: bool,
}

/// A chess clock. It is told what time it is and never asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChessClock {
    control: Control,
    dials: ByColor<Dial>,
    running: Option<(Color, Stamp)>,
}

impl ChessClock {
    /// A clock at its initial times, standing. The first increment is in them.
    pub fn new(control: Control) -> ChessClock {
        let first = control.periods()[0];
        let dial = Dial {
            left: first.time + increment(&first),
            used: Span::ZERO,
            moves: 0,
            period: 0,
            before: 0,
            flagged: false,
        };
        ChessClock { control, dials: ByColor { white: dial.clone(), black: dial }, running: None }
    }

    /// The rate of play.
    pub fn control(&self) -> &Control {
        &self.control
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

    /// Stops both times.
    pub fn stop(&mut self, at: Stamp) {
        let Some((side, since)) = self.running.take() else { return };
        let used = at.since(since);
        let spent = self.spent(side, used);
        let dial = self.dials.get_mut(side);
        dial.used += used;
        let mut left = dial.left;
        let mut spent = spent;
        // A period that ends by time alone runs on into the next.
        while spent >= left {
            let Some(next) = next_by_time(&self.control, dial.period) else { break };
            spent = spent - left;
            dial.period += 1;
            dial.before = dial.moves;
            left = next.time;
        }
        dial.flagged |= spent >= left;
        dial.left = left - spent;
    }

    /// That player completes a move and presses: the time stops, the opponent's starts on the
    /// same stamp, and the move's increment is given.
    pub fn press(&mut self, side: Color, at: Stamp) {
        let since = self.running.filter(|&(running, _)| running == side).map(|(_, since)| since);
        self.stop(at);
        let thinking = since.map_or(Span::ZERO, |since| at.since(since));
        self.completed(side, thinking);
        self.running = Some((side.other(), at));
    }

    /// That player completes a move without a press, by the next one (2023 6.2.1.2): it counts as
    /// any other, and whose time runs stays as it is.
    pub fn complete(&mut self, side: Color, at: Stamp) {
        let since = self.running.filter(|&(running, _)| running == side).map(|(_, since)| since);
        if since.is_some() {
            self.stop(at);
            self.running = Some((side, at));
        }
        self.completed(side, since.map_or(Span::ZERO, |since| at.since(since)));
    }

    fn completed(&mut self, side: Color, thinking: Span) {
        let periods = self.control.periods();
        let dial = self.dials.get_mut(side);
        dial.moves += 1;
        if dial.flagged {
            return;
        }
        let period = periods[dial.period];
        match period.bonus {
            Bonus::Bronstein(most) => dial.left += thinking.min(most),
            Bonus::None | Bonus::Delay(_) | Bonus::Increment(_) => {}
        }
        if period.moves.is_some_and(|moves| dial.moves - dial.before >= moves)
            && let Some(next) = periods.get(dial.period + 1)
        {
            dial.period += 1;
            dial.before = dial.moves;
            dial.left += next.time;
        }
        dial.left += increment(&periods[dial.period]);
    }

    /// How much of a running time so long is taken from the main time.
    fn spent(&self, side: Color, used: Span) -> Span {
        match self.control.periods()[self.dials.get(side).period].bonus {
            Bonus::Delay(delay) => used - delay,
            _ => used,
        }
    }

    /// The time left to that side.
    pub fn left(&self, side: Color, at: Stamp) -> Span {
        self.stopped(at).dials.get(side).left
    }

    /// The time that side has used in the whole game.
    pub fn used(&self, side: Color, at: Stamp) -> Span {
        self.stopped(at).dials.get(side).used
    }

    fn stopped(&self, at: Stamp) -> ChessClock {
        let mut stopped = self.clone();
        stopped.stop(at);
        stopped
    }

    /// Moves completed by that side.
    pub fn moves(&self, side: Color) -> u32 {
        self.dials.get(side).moves
    }

    /// Moves to the next time control, if there is one by moves.
    pub fn moves_to_control(&self, side: Color) -> Option<u32> {
        let dial = self.dials.get(side);
        let moves = self.control.periods()[dial.period].moves?;
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
        let delay = match self.control.periods()[dial.period].bonus {
            Bonus::Delay(delay) => delay,
            _ => Span::ZERO,
        };
        Some(since + left + delay)
    }

    /// Whether that side's flag has fallen by then.
    pub fn flagged(&self, side: Color, at: Stamp) -> bool {
        self.stopped(at).dials.get(side).flagged
    }

    /// Sets a side's time, as the arbiter does; a fallen flag stands up again.
    pub fn set(&mut self, side: Color, left: Span, at: Stamp) {
        let running = self.running();
        self.stop(at);
        let dial = self.dials.get_mut(side);
        dial.left = left;
        dial.flagged = left == Span::ZERO;
        self.running = running.map(|side| (side, at));
    }

    /// Takes completed moves off a side's counter, as when moves are retracted.
    pub fn uncount(&mut self, side: Color, moves: u32) {
        let dial = self.dials.get_mut(side);
        dial.moves = dial.moves.saturating_sub(moves);
        dial.before = dial.before.min(dial.moves);
    }
}

fn increment(period: &Period) -> Span {
    match period.bonus {
        Bonus::Increment(span) => span,
        _ => Span::ZERO,
    }
}

fn next_by_time(control: &Control, period: usize) -> Option<Period> {
    let periods = control.periods();
    if periods[period].moves.is_some() {
        return None;
    }
    periods.get(period + 1).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    fn clock(control: &str) -> ChessClock {
        ChessClock::new(control.parse().unwrap())
    }

    #[test]
    fn a_move_completed_by_the_next_one_counts() {
        let mut clock = clock("2/60+5:30");
        clock.start(White, Stamp(0));
        clock.complete(White, Stamp(1_000));
        assert_eq!((clock.running(), clock.moves_to_control(White)), (Some(White), Some(1)));
        assert_eq!(clock.left(White, Stamp(2_000)), Span::seconds(60 + 5 + 5 - 2));
        clock.press(White, Stamp(3_000));
        assert_eq!(clock.left(White, Stamp(9_000)), Span::seconds(60 + 5 + 5 - 3 + 30));
        // Of a standing time nothing is taken, and the running one goes on.
        clock.complete(White, Stamp(10_000));
        assert_eq!((clock.running(), clock.moves(White)), (Some(Black), 3));
        assert_eq!(clock.left(Black, Stamp(13_000)), Span::seconds(65 - 10));
    }

    #[test]
    fn the_first_increment_is_in_the_initial_time() {
        let clock = clock("900+10");
        assert_eq!(clock.left(White, Stamp(0)), Span::seconds(910));
        assert_eq!(clock.left(Black, Stamp(0)), Span::seconds(910));
    }

    #[test]
    fn both_times_switch_on_the_same_stamp() {
        let mut clock = clock("900+10");
        clock.start(White, Stamp(1_000));
        clock.press(White, Stamp(4_500));
        assert_eq!(clock.running(), Some(Black));
        assert_eq!(clock.left(White, Stamp(99_000)), Span(910_000 - 3_500 + 10_000));
        assert_eq!(clock.left(Black, Stamp(5_000)), Span(910_000 - 500));
        assert_eq!(clock.used(White, Stamp(99_000)), Span(3_500));
        assert_eq!(clock.moves(White), 1);
    }

    #[test]
    fn the_flag_falls_on_its_deadline_and_not_before() {
        let mut clock = clock("60");
        clock.start(White, Stamp(500));
        assert_eq!(clock.deadline(), Some(Stamp(60_500)));
        assert!(!clock.flagged(White, Stamp(60_499)));
        assert!(clock.flagged(White, Stamp(60_500)));
        clock.press(White, Stamp(61_000));
        assert_eq!(clock.left(White, Stamp(61_000)), Span::ZERO);
        assert!(clock.flagged(White, Stamp(61_000)));
    }

    #[test]
    fn a_period_is_reached_by_moves() {
        let mut clock = clock("2/60:30");
        clock.start(White, Stamp(0));
        for i in 0..2 {
            clock.press(White, Stamp(i * 20_000 + 10_000));
            clock.press(Black, Stamp(i * 20_000 + 20_000));
        }
        assert_eq!(clock.left(White, Stamp(40_000)), Span::seconds(60 - 20 + 30));
        assert_eq!(clock.moves_to_control(White), None);
    }

    #[test]
    fn a_period_without_moves_ends_by_time() {
        let mut clock = clock("10:20");
        clock.start(White, Stamp(0));
        assert_eq!(clock.deadline(), Some(Stamp(30_000)));
        assert_eq!(clock.left(White, Stamp(12_000)), Span::seconds(18));
        assert!(clock.flagged(White, Stamp(30_000)));
    }

    #[test]
    fn delay_and_bronstein_leave_a_quick_move_unpunished() {
        let mut delay = clock("60d5");
        delay.start(White, Stamp(0));
        assert_eq!(delay.deadline(), Some(Stamp(65_000)));
        delay.press(White, Stamp(4_000));
        assert_eq!(delay.left(White, Stamp(4_000)), Span::seconds(60));
        let mut bronstein = clock("60b5");
        bronstein.start(White, Stamp(0));
        bronstein.press(White, Stamp(4_000));
        assert_eq!(bronstein.left(White, Stamp(4_000)), Span::seconds(60));
        bronstein.press(Black, Stamp(11_000));
        assert_eq!(bronstein.left(Black, Stamp(11_000)), Span::seconds(58));
    }

    #[test]
    fn setting_a_time_raises_the_flag_again() {
        let mut clock = clock("1");
        clock.start(White, Stamp(0));
        clock.stop(Stamp(2_000));
        clock.set(White, Span::seconds(120), Stamp(2_000));
        assert!(!clock.flagged(White, Stamp(2_000)));
        assert_eq!(clock.left(White, Stamp(2_000)), Span::seconds(120));
    }
}
