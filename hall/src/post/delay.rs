//! The delay after which spectators may know a move, so that no one in the hall can be helped from outside.

use crate::topics::{Phase, State, WallMs};
use std::collections::VecDeque;
use std::str::FromStr;

/// The delay of everything that spectators can read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Delay {
    /// None.
    #[default]
    None,
    /// The number of moves that both players have made since; the end of the game ends it.
    Moves(u16),
    /// The number of minutes since, also after the end of the game.
    Minutes(u16),
}

/// Written `5moves` or `15min`.
impl FromStr for Delay {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Delay, &'static str> {
        let split = text.find(|ch: char| !ch.is_ascii_digit()).ok_or("no unit")?;
        let (number, unit) = text.split_at(split);
        let number = number.parse().map_err(|_| "no number")?;
        match unit {
            "moves" | "move" => Ok(Delay::Moves(number)),
            "min" => Ok(Delay::Minutes(number)),
            _ => Err("another unit"),
        }
    }
}

/// What spectators may know of a game from some moment on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// When it became true.
    pub at_ms: WallMs,
    /// The state.
    pub state: State,
    /// The game as PGN.
    pub pgn: Option<String>,
}

/// When spectators may know that a game begins, and its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opening {
    /// Immediately.
    Undelayed,
    /// With the delay: until then the game before it is shown.
    Delayed,
}

/// The most earlier games of a board that wait.
const MOST_EARLIER: usize = 20;

/// The earlier games of a board of which spectators may not know everything yet.
#[derive(Clone, Debug, Default)]
pub struct Earlier(VecDeque<Delayed>);

impl Earlier {
    /// Adds a game after which another begins, unless nothing of it will come.
    pub fn add(&mut self, game: Delayed) {
        if game.will_come() || !self.0.is_empty() {
            self.0.push_back(game);
        }
        if self.0.len() > MOST_EARLIER {
            self.0.pop_front();
        }
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a snapshot will come even if no game goes on.
    pub fn will_come(&self) -> bool {
        self.0.iter().any(Delayed::will_come)
    }

    /// Returns the latest snapshot that spectators may know at `now`, of these games or the one after them.
    pub fn at(&mut self, present: Option<&mut Delayed>, now: WallMs) -> Option<Snapshot> {
        let present_opens = if self.0.is_empty() { Opening::Undelayed } else { Opening::Delayed };
        if let Some(shown) = present.and_then(|game| game.opened(present_opens, now)) {
            let shown = shown.clone();
            self.0.clear();
            return Some(shown);
        }
        for place in (0..self.0.len()).rev() {
            let opening = if place == 0 { Opening::Undelayed } else { Opening::Delayed };
            if let Some(shown) = self.0[place].opened(opening, now).cloned() {
                self.0.drain(..place);
                return Some(shown);
            }
        }
        None
    }
}

/// The snapshots of a game that spectators may not know yet, and the last one that they may.
#[derive(Clone, Debug, Default)]
pub struct Delayed {
    delay: Delay,
    waiting: VecDeque<Snapshot>,
    released: Option<Snapshot>,
}

impl Delayed {
    /// Creates a delay without snapshots.
    pub fn new(delay: Delay) -> Delayed {
        Delayed { delay, ..Delayed::default() }
    }

    /// Whether snapshots wait for their time.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether a snapshot waits for a time, which comes even if the game does not go on.
    pub fn will_come(&self) -> bool {
        matches!(self.delay, Delay::Minutes(_)) && self.is_waiting()
    }

    /// Returns the latest snapshot, if spectators may not know it yet.
    pub fn newest(&self) -> Option<&Snapshot> {
        self.waiting.back()
    }

    /// Adds a snapshot; times do not decrease.
    ///
    /// With a delay, its clocks do not run: they are those after the move. Moves that were taken back while they
    /// waited for later moves are not shown.
    pub fn push(&mut self, mut snapshot: Snapshot) {
        if self.delay != Delay::None
            && let Some(clocks) = &mut snapshot.state.clocks
        {
            clocks.running = None;
        }
        if matches!(self.delay, Delay::Moves(_)) {
            let later = |waiting: &Snapshot| waiting.state.plies > snapshot.state.plies;
            while self.waiting.back().is_some_and(later) {
                self.waiting.pop_back();
            }
        }
        self.waiting.push_back(snapshot);
    }

    /// Returns the latest snapshot that spectators may know at `now`.
    ///
    /// Before the first, they may know the players: the game as it was before its first move.
    fn opened(&mut self, opening: Opening, now: WallMs) -> Option<&Snapshot> {
        let newest = self.waiting.back().map(|snapshot| (snapshot.state.plies, snapshot.state.phase));
        while let Some(first) = self.waiting.front() {
            let is_known = opening == Opening::Undelayed && self.released.is_none() && first.state.plies == 0;
            let is_due = is_known
                || match (self.delay, newest) {
                    (Delay::None, _) | (Delay::Moves(_), Some((_, Phase::Over))) => true,
                    (Delay::Moves(moves), Some((plies, _))) => {
                        first.state.plies + 2 * usize::from(moves) <= plies
                    }
                    (Delay::Minutes(minutes), _) => first.at_ms + 60_000 * u64::from(minutes) <= now,
                    (Delay::Moves(_), None) => false,
                };
            if !is_due {
                break;
            }
            self.released = self.waiting.pop_front();
        }
        self.released.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::topics::Clocks;
    use annabella_chess::Color;
    use annabella_clock::Span;

    fn snapshot(plies: usize, at_ms: WallMs, phase: Phase) -> Snapshot {
        Snapshot { at_ms, state: State { plies, phase, ..State::default() }, pgn: None }
    }

    fn shown(delayed: &mut Delayed, now: WallMs) -> Option<usize> {
        delayed.opened(Opening::Undelayed, now).map(|snapshot| snapshot.state.plies)
    }

    #[test]
    fn a_delay_is_written_with_its_unit() {
        assert_eq!("5moves".parse(), Ok(Delay::Moves(5)));
        assert_eq!("15min".parse(), Ok(Delay::Minutes(15)));
        for text in ["5", "min", "-5min", "5 min", "99999min"] {
            assert!(text.parse::<Delay>().is_err(), "{text}");
        }
    }

    #[test]
    fn moves_are_shown_when_enough_have_followed() {
        let mut delayed = Delayed::new(Delay::Moves(1));
        for plies in 0..4 {
            delayed.push(snapshot(plies, 0, Phase::Playing));
            assert_eq!(shown(&mut delayed, 0), Some(plies.saturating_sub(2)));
        }
        delayed.push(snapshot(4, 0, Phase::Over));
        assert_eq!(shown(&mut delayed, 0), Some(4), "the end of the game ends the delay");
    }

    #[test]
    fn moves_taken_back_while_they_wait_are_never_shown() {
        let mut delayed = Delayed::new(Delay::Moves(1));
        for plies in [0, 1, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4] {
            delayed.push(snapshot(plies, 0, Phase::Playing));
            assert!(shown(&mut delayed, 0) <= Some(6));
        }
        delayed.push(snapshot(5, 1, Phase::Playing));
        assert_eq!(
            delayed.opened(Opening::Undelayed, 0).map(|shown| (shown.state.plies, shown.at_ms)),
            Some((3, 0))
        );
    }

    #[test]
    fn delayed_clocks_do_not_run() {
        let clocks = |delay| {
            let mut delayed = Delayed::new(delay);
            let mut snapshot = snapshot(0, 0, Phase::Playing);
            let (white_ms, black_ms) = (Span(5), Span(5));
            snapshot.state.clocks =
                Some(Clocks { white_ms, black_ms, running: Some(Color::White), at_ms: 0 });
            delayed.push(snapshot);
            delayed.opened(Opening::Undelayed, 0).unwrap().state.clocks.unwrap().running
        };
        assert_eq!((clocks(Delay::None), clocks(Delay::Minutes(1))), (Some(Color::White), None));
    }

    #[test]
    fn minutes_pass_also_after_the_end() {
        let mut delayed = Delayed::new(Delay::Minutes(1));
        delayed.push(snapshot(0, 1_000, Phase::Before));
        delayed.push(snapshot(1, 10_000, Phase::Playing));
        delayed.push(snapshot(2, 20_000, Phase::Over));
        assert_eq!(shown(&mut delayed, 20_000), Some(0));
        assert_eq!(shown(&mut delayed, 70_000), Some(1));
        assert_eq!(shown(&mut delayed, 79_999), Some(1));
        assert_eq!(shown(&mut delayed, 80_000), Some(2));
    }

    #[test]
    fn a_move_taken_back_while_it_waits_is_taken_back_when_its_time_comes() {
        let mut delayed = Delayed::new(Delay::Minutes(1));
        for (plies, at_ms) in [(0, 0), (1, 1_000), (2, 2_000), (1, 3_000)] {
            delayed.push(snapshot(plies, at_ms, Phase::Playing));
        }
        assert_eq!(shown(&mut delayed, 62_500), Some(2));
        assert_eq!(shown(&mut delayed, 63_000), Some(1));
    }

    #[test]
    fn an_earlier_game_is_shown_to_its_end_before_the_next_begins() {
        let game = |began: WallMs, plies: usize| {
            let mut game = Delayed::new(Delay::Minutes(1));
            game.push(snapshot(0, began, Phase::Before));
            game.push(snapshot(plies, began + 10_000, Phase::Over));
            game
        };
        let [mut first, mut second, mut third] = [game(0, 31), game(15_000, 41), game(30_000, 51)];
        assert_eq!(shown(&mut first, 15_000), Some(0));
        let mut earlier = Earlier::default();
        earlier.add(first);
        let mut at = |game: &mut Delayed, now| {
            (earlier.at(Some(game), now).map(|shown| shown.state.plies), earlier.will_come())
        };
        assert_eq!(at(&mut second, 20_000), (Some(0), true));
        assert_eq!(at(&mut second, 70_000), (Some(31), false), "the result of the first");
        assert_eq!(at(&mut second, 75_000), (Some(0), false), "the second begins with its delay");
        earlier.add(second);
        let mut at = |now| earlier.at(Some(&mut third), now).map(|shown| shown.state.plies);
        assert_eq!([at(76_000), at(85_000), at(90_000), at(100_000)], [Some(0), Some(41), Some(0), Some(51)]);
        for delay in [Delay::None, Delay::Moves(3)] {
            let mut earlier = Earlier::default();
            earlier.add(Delayed { delay, ..game(0, 31) });
            assert!(earlier.is_empty(), "nothing comes after {delay:?}");
        }
    }
}
