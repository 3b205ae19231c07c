//! Times of day of a game, where the clock of the computer was set back or forward.

use crate::record::{Entry, Header};
use annabella_clock::{Span, Stamp};
use annabella_game::Input;

/// The maximum deviation from the clock of the game, in milliseconds, without a set clock.
const CORRECTION_MS: u64 = 60_000;
/// The start of 2020 in milliseconds since 1970; a computer without a battery shows an earlier time.
const YEAR_2020_MS: u64 = 1_577_836_800_000;

/// Times of day that follow the clock of the game, which no one can set.
#[derive(Clone, Copy, Debug)]
pub struct WallClock {
    at: Stamp,
    wall_ms: u64,
    /// Whether an interruption of unknown length has come since the last certain time.
    is_unknown: bool,
}

impl WallClock {
    /// Creates a clock that shows the start of a game.
    pub fn new(header: &Header) -> WallClock {
        WallClock { at: Stamp(0), wall_ms: header.wall_ms, is_unknown: false }
    }

    /// Returns the time of day of the next entry.
    pub fn of(&mut self, entry: &Entry) -> u64 {
        let gap = match entry.event.input {
            Input::Resumed { gap, .. } => gap,
            _ => Span::ZERO,
        };
        let by_game = self.wall_ms.saturating_add((entry.event.at.since(self.at) + gap).0);
        let is_first_right = self.wall_ms < YEAR_2020_MS && entry.wall_ms >= YEAR_2020_MS;
        let interrupted = matches!(entry.event.input, Input::Resumed { gap: Span::ZERO, .. });
        let is_unknown = self.is_unknown || interrupted;
        // After an unknown interruption, the first later time is the one that the computer was set to.
        let is_found = is_unknown && entry.wall_ms > by_game.saturating_add(CORRECTION_MS);
        let is_right = entry.wall_ms.abs_diff(by_game) <= CORRECTION_MS || is_first_right || is_found;
        let wall_ms = if is_right { entry.wall_ms } else { by_game };
        *self = WallClock { at: entry.event.at, wall_ms, is_unknown: is_unknown && !is_found };
        wall_ms
    }
}

/// Returns the time between the last entry and `now_ms`.
///
/// Zero if it is unknown, because the clock of the computer was set meanwhile.
pub fn length_of_interruption(header: &Header, entries: &[Entry], now_ms: u64) -> Span {
    let (last, before) = match entries {
        [before @ .., last] => (last.wall_ms, before),
        [] => (header.wall_ms, entries),
    };
    let latest = before.iter().map(|entry| entry.wall_ms).max().unwrap_or(0).max(header.wall_ms);
    let was_set = last.saturating_add(CORRECTION_MS) < latest || last < YEAR_2020_MS || now_ms < last;
    if was_set { Span::ZERO } else { Span((now_ms - last).max(1)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_game::{Event, ReadAs, Settings};

    const START: u64 = 1_800_000_000_000;

    fn header() -> Header {
        Header::new(Settings::default(), START, 0)
    }

    /// An entry at this second of the game, whose computer shows `wall` seconds after its start.
    fn entry(at: u64, wall: i64, input: Input) -> Entry {
        let wall_ms = START.saturating_add_signed(wall * 1000);
        Entry { event: Event { at: Stamp(at * 1000), input }, act: ReadAs::Now, wall_ms }
    }

    /// Returns the seconds after the start at which entries are, with ticks at these times.
    fn times(ticks: &[(u64, i64)]) -> Vec<u64> {
        let mut clock = WallClock::new(&header());
        let of = |&(at, wall): &(u64, i64)| (clock.of(&entry(at, wall, Input::Tick)) - START) / 1000;
        ticks.iter().map(of).collect()
    }

    #[test]
    fn a_clock_that_is_set_changes_no_time_of_a_report() {
        assert_eq!(times(&[(10, 10), (20, 21), (30, 31)]), [10, 21, 31]);
        assert_eq!(times(&[(10, 10), (20, -3_580), (30, -3_570)]), [10, 20, 30], "set back by an hour");
        assert_eq!(times(&[(10, 10), (20, 86_420), (30, 30)]), [10, 20, 30], "a day forward, and back");
    }

    #[test]
    fn an_interruption_is_added() {
        let mut clock = WallClock::new(&header());
        clock.of(&entry(10, 10, Input::Tick));
        let resumed = |gap| Input::Resumed { gap: Span::seconds(gap), missing: 0, pin_set: false };
        assert_eq!(clock.of(&entry(10, 3_610, resumed(3_600))), START + 3_610_000);
        assert_eq!(clock.of(&entry(10, -500, resumed(0))), START + 3_610_000, "set back meanwhile");
    }

    #[test]
    fn a_computer_without_a_battery_has_the_first_right_time() {
        let mut clock = WallClock::new(&Header::new(Settings::default(), 5_000, 0));
        assert_eq!(clock.of(&entry(10, 10, Input::Tick)), START + 10_000);
    }

    #[test]
    fn the_length_of_an_interruption_is_known_or_zero() {
        let entries = |walls: &[i64]| -> Vec<Entry> {
            walls.iter().enumerate().map(|(at, wall)| entry(at as u64, *wall, Input::Tick)).collect()
        };
        let gap = |walls: &[i64], now: i64| {
            length_of_interruption(&header(), &entries(walls), START.saturating_add_signed(now * 1000)).0
        };
        assert_eq!(gap(&[1, 2, 3], 63), 60_000);
        assert_eq!(gap(&[1, 2, 3], 3), 1, "a short one is not unknown");
        assert_eq!(gap(&[1, 2, 3], -60), 0, "set back while the program was not running");
        assert_eq!(gap(&[1, 2, -3_600], 4_000), 0, "set back during the game");
        assert_eq!(gap(&[1, 86_400, 86_401], 60), 0, "set forward, and corrected");
        let old = Header::new(Settings::default(), 5_000, 0);
        assert_eq!(length_of_interruption(&old, &[], START), Span::ZERO, "no 498844 hours");
        assert_eq!(gap(&[1, 2, 3], 90 * 86_400), 90 * 86_400_000 - 3_000, "resumed after a season");
    }
}
