//! The arbiter at a shared terminal that asks for a PIN.

use annabella_clock::{Span, Stamp};

/// Number of wrong PINs in a row that start a pause.
const MOST_WRONG: usize = 3;

/// The first pause, which each further wrong PIN doubles.
const FIRST_PAUSE: Span = Span::seconds(5);

/// The longest pause.
const LONGEST_PAUSE: Span = Span::seconds(60);

/// The arbiter at a shared terminal that asks for a PIN.
#[derive(Clone, Debug, Default)]
pub(crate) struct ArbiterHere {
    /// The line that waits for the PIN.
    line: Option<String>,
    /// Time until which the PIN need not be given again.
    until: Option<Stamp>,
    /// Number of wrong PINs since the last right one.
    wrong: usize,
    /// Time until which this terminal does not ask for the PIN.
    paused_until: Option<Stamp>,
}

/// A pause after wrong PINs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pause {
    /// Number of wrong PINs since the last right one.
    pub wrong: usize,
    /// Its length.
    pub length: Span,
}

impl ArbiterHere {
    /// Returns the line that waits for the PIN.
    pub fn line(&self) -> Option<&str> {
        self.line.as_deref()
    }

    /// Asks for the PIN before `line` is carried out.
    pub fn ask(&mut self, line: &str) {
        self.line = Some(line.to_owned());
    }

    /// Removes and returns the line that waited for the PIN.
    pub fn take_line(&mut self) -> Option<String> {
        self.line.take()
    }

    /// Records that the PIN was right, and counts until `until`.
    pub fn accept(&mut self, until: Stamp) {
        *self = ArbiterHere { line: self.line.take(), until: Some(until), ..ArbiterHere::default() };
    }

    /// Records that the PIN was wrong. Returns the pause that starts.
    pub fn refuse(&mut self, now: Stamp) -> Option<Pause> {
        self.wrong += 1;
        let doublings = self.wrong.checked_sub(MOST_WRONG)?;
        let doubled = (0..doublings)
            .try_fold(FIRST_PAUSE, |pause, _| Some(Span(pause.0 * 2)).filter(|pause| *pause < LONGEST_PAUSE));
        let length = doubled.unwrap_or(LONGEST_PAUSE);
        self.paused_until = Some(now + length);
        Some(Pause { wrong: self.wrong, length })
    }

    /// Whether the PIN was given and need not be given again yet.
    pub fn has_given_pin(&self, now: Stamp) -> bool {
        self.until.is_some_and(|until| now < until)
    }

    /// Returns the rest of the pause in whole seconds, rounded up; `None` if there is no pause.
    pub fn pause_left(&self, now: Stamp) -> Option<Span> {
        let until = self.paused_until.filter(|until| now < *until)?;
        Some(Span::seconds(until.since(now).0.div_ceil(1_000)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_minute_and_a_right_pin_ends_them() {
        let mut here = ArbiterHere::default();
        let pauses: Vec<u64> =
            (0..80).map(|_| here.refuse(Stamp(0)).map_or(0, |pause| pause.length.0 / 1_000)).collect();
        assert_eq!(pauses[..8], [0, 0, 5, 10, 20, 40, 60, 60]);
        assert!(pauses[8..].iter().all(|&pause| pause == 60), "{pauses:?}");
        assert_eq!(here.pause_left(Stamp(59_000)), Some(Span::seconds(1)));
        assert_eq!(here.pause_left(Stamp(58_999)), Some(Span::seconds(2)));
        assert_eq!(here.pause_left(Stamp(60_000)), None);
        here.accept(Stamp(90_000));
        assert_eq!((here.pause_left(Stamp(59_000)), here.has_given_pin(Stamp(89_999))), (None, true));
        assert_eq!(here.refuse(Stamp(91_000)), None, "the count starts again");
    }
}
