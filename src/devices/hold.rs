//! A key that is held while one speaks, as far as a terminal tells: it sends a held key again and
//! again, and not that it was let go.

use std::time::{Duration, Instant};

/// A key that is held begins to repeat within this time, and a tap is nothing else until then.
const BEGINS_TO_REPEAT: Duration = Duration::from_millis(800);
/// A key that repeats and then is silent for this long was let go.
const LET_GO: Duration = Duration::from_millis(400);

/// What a key means that is held, or tapped twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talk {
    /// It begins.
    Begin,
    /// It ends.
    End,
}

/// How the key stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// Nobody speaks.
    #[default]
    Up,
    /// It was pressed once, at this time: held, or tapped.
    Pressed(Instant),
    /// It repeats, and came last at this time.
    Repeating(Instant),
}

impl Hold {
    /// The key comes.
    pub fn comes(&mut self, now: Instant) -> Option<Talk> {
        let (next, talk) = match *self {
            Hold::Up => (Hold::Pressed(now), Some(Talk::Begin)),
            Hold::Pressed(at) if now - at < BEGINS_TO_REPEAT => (Hold::Repeating(now), None),
            Hold::Pressed(_) => (Hold::Up, Some(Talk::End)),
            Hold::Repeating(_) => (Hold::Repeating(now), None),
        };
        *self = next;
        talk
    }

    /// How long to wait until [`Hold::waited`] can know more; none where only a key can tell.
    pub fn wait(&self, now: Instant) -> Option<Duration> {
        match self {
            Hold::Repeating(last) => Some((*last + LET_GO).saturating_duration_since(now)),
            Hold::Up | Hold::Pressed(_) => None,
        }
    }

    /// No key came until now.
    pub fn waited(&mut self, now: Instant) -> Option<Talk> {
        let let_go = matches!(*self, Hold::Repeating(last) if now - last >= LET_GO);
        let_go.then(|| *self = Hold::Up).map(|()| Talk::End)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(comes: &[u64], until: u64) -> Vec<(u64, Talk)> {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let mut hold = Hold::default();
        let mut told = Vec::new();
        for ms in 0..=until {
            if comes.contains(&ms) {
                told.extend(hold.comes(at(ms)).map(|talk| (ms, talk)));
            }
            if hold.wait(at(ms)) == Some(Duration::ZERO) {
                told.extend(hold.waited(at(ms)).map(|talk| (ms, talk)));
            }
        }
        told
    }

    #[test]
    fn held_it_ends_when_it_is_let_go() {
        let held: Vec<u64> = [0].into_iter().chain((660..3000).step_by(40)).collect();
        let last = *held.last().unwrap();
        assert_eq!(told(&held, 6000), [(0, Talk::Begin), (last + 400, Talk::End)]);
    }

    #[test]
    fn tapped_it_ends_with_the_next_tap() {
        assert_eq!(told(&[0, 900], 6000), [(0, Talk::Begin), (900, Talk::End)]);
        assert_eq!(told(&[0, 2500, 5000], 9000), [(0, Talk::Begin), (2500, Talk::End), (5000, Talk::Begin)]);
    }
}
