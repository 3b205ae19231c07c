//! A key that is held while a player dictates. A terminal repeats a held key but does not report its
//! release, so the release is inferred from time.

use std::time::{Duration, Instant};

/// A held key begins to repeat within this time. Until then a tap cannot be told from it.
const BEGINS_TO_REPEAT: Duration = Duration::from_millis(800);
/// A repeating key that is silent for this long has been released.
const LET_GO: Duration = Duration::from_millis(400);

/// What a key means that is held, or tapped twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talk {
    /// Dictation begins.
    Begin,
    /// Dictation ends.
    End,
}

/// The state of the key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// It is not held.
    #[default]
    Up,
    /// It was pressed once, at this time; it may be held or tapped.
    Pressed(Instant),
    /// It repeats; the time of the last repetition.
    Repeating(Instant),
}

impl Hold {
    /// The key was received from the terminal.
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

    /// How long to wait before calling [`Hold::waited`]; none if only a key can change the state.
    pub fn wait(&self, now: Instant) -> Option<Duration> {
        match self {
            Hold::Repeating(last) => Some((*last + LET_GO).saturating_duration_since(now)),
            Hold::Up | Hold::Pressed(_) => None,
        }
    }

    /// No key has been received until `now`.
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
