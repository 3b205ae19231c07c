//! The times left at which a player is warned, and the alarm that passes each of them once.

use super::Span;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// Rise above a threshold that arms it again; increments for single moves do not reach it.
const RISE: Span = Span::seconds(60);

/// Times left at which a player is warned, the longest first; an empty list means no warnings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Thresholds(Vec<Span>);

/// The text of an unreadable list of thresholds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not warning times: {0}")]
pub struct ThresholdsError(pub String);

impl Thresholds {
    /// The thresholds of a request that names none.
    pub const USUAL: &'static str = "10m,5m,2m,1m,30,10";

    /// The default thresholds of a visually impaired player in a game without an arbiter.
    pub const IMPAIRED: &'static str = "5m,1m,30,10";

    /// Returns the thresholds, the longest first.
    fn spans(&self) -> &[Span] {
        &self.0
    }
}

impl FromStr for Thresholds {
    type Err = ThresholdsError;

    /// Reads times separated by commas, for example `10m,1m,30`.
    ///
    /// `h` marks hours and `m` minutes; plain numbers are seconds.
    ///
    /// # Errors [`ThresholdsError`] with the text.
    fn from_str(text: &str) -> Result<Thresholds, ThresholdsError> {
        let spans: Option<Vec<Span>> = text.split(',').map(|part| threshold(part.trim())).collect();
        let mut spans = spans.ok_or_else(|| ThresholdsError(text.to_owned()))?;
        spans.sort_unstable_by(|a, b| b.cmp(a));
        spans.dedup();
        Ok(Thresholds(spans))
    }
}

fn threshold(text: &str) -> Option<Span> {
    let (digits, unit) = match text.char_indices().last()? {
        (at, 'h') => (&text[..at], 3600),
        (at, 'm') => (&text[..at], 60),
        (at, 's') => (&text[..at], 1),
        _ => (text, 1),
    };
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number: u64 = plain.then(|| digits.parse().ok()).flatten()?;
    (1..=100_000).contains(&number).then(|| Span::seconds(number * unit))
}

impl fmt::Display for Thresholds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spans = self.0.iter().map(|span| match span.0 / 1000 {
            seconds if seconds % 60 == 0 => format!("{}m", seconds / 60),
            seconds => seconds.to_string(),
        });
        f.write_str(&spans.collect::<Vec<_>>().join(","))
    }
}

impl TryFrom<String> for Thresholds {
    type Error = ThresholdsError;
    fn try_from(text: String) -> Result<Thresholds, ThresholdsError> {
        if text.is_empty() { Ok(Thresholds::default()) } else { text.parse() }
    }
}

impl From<Thresholds> for String {
    fn from(thresholds: Thresholds) -> String {
        thresholds.to_string()
    }
}

/// The thresholds ahead of a player.
///
/// Each is passed once, and again only after the time left has risen well above it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alarm {
    /// The thresholds, the longest first, and whether each is armed.
    thresholds: Vec<(Span, bool)>,
}

impl Alarm {
    /// Creates an alarm for a player who has `left`; thresholds not below it count as passed.
    pub fn new(thresholds: &Thresholds, left: Span) -> Alarm {
        let armed = thresholds.spans().iter().map(|&threshold| (threshold, threshold < left));
        Alarm { thresholds: armed.collect() }
    }

    /// Returns the next threshold that the running time reaches.
    pub fn next(&self, left: Span) -> Option<Span> {
        let armed = self.thresholds.iter().filter(|(threshold, armed)| *armed && *threshold < left);
        armed.map(|(threshold, _)| *threshold).next()
    }

    /// Updates the alarm with the time left.
    ///
    /// Returns the shortest threshold passed since the last call.
    pub fn pass(&mut self, left: Span) -> Option<Span> {
        let mut passed = None;
        for (threshold, armed) in &mut self.thresholds {
            if left <= *threshold {
                if std::mem::take(armed) {
                    passed = Some(*threshold);
                }
            } else if left >= *threshold + (*threshold).max(RISE) {
                *armed = true;
            }
        }
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn usual() -> Thresholds {
        Thresholds::USUAL.parse().unwrap()
    }

    #[test]
    fn reads_and_writes_thresholds() {
        assert_eq!(usual().spans()[..2], [Span::seconds(600), Span::seconds(300)]);
        assert_eq!(usual().to_string(), Thresholds::USUAL);
        assert_eq!(Thresholds::IMPAIRED.parse::<Thresholds>().unwrap().to_string(), Thresholds::IMPAIRED);
        assert_eq!("10, 1h,30s,10".parse::<Thresholds>().unwrap().to_string(), "60m,30,10");
        assert_eq!(serde_json::to_string(&Thresholds::default()).unwrap(), "\"\"");
        assert_eq!(serde_json::from_str::<Thresholds>("\"\"").unwrap(), Thresholds::default());
        assert_eq!(serde_json::to_string(&usual()).unwrap(), format!("\"{}\"", Thresholds::USUAL));
        assert_eq!(serde_json::from_str::<Thresholds>("\"10,5m\"").unwrap().to_string(), "5m,10");
        for text in ["", "x", "0", "5,", "m", "-1", "+5", "1d", "10m;5m", "1000000"] {
            assert_eq!(text.parse::<Thresholds>(), Err(ThresholdsError(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_threshold_below_the_first_time_left_is_passed_once() {
        let mut alarm = Alarm::new(&usual(), Span::seconds(300));
        assert_eq!(alarm.next(Span::seconds(300)), Some(Span::seconds(120)));
        assert_eq!(alarm.next(Span::seconds(120)), Some(Span::seconds(60)), "only below the time left");
        assert_eq!(alarm.pass(Span::seconds(121)), None);
        assert_eq!(alarm.pass(Span::seconds(120)), Some(Span::seconds(120)));
        assert_eq!(alarm.pass(Span::seconds(119)), None);
        assert_eq!(alarm.next(Span::seconds(119)), Some(Span::seconds(60)));
        assert_eq!(alarm.pass(Span::seconds(7)), Some(Span::seconds(10)), "the shortest of three");
        assert_eq!(alarm.next(Span::seconds(7)), None);
    }

    #[test]
    fn a_new_period_arms_thresholds_again_and_an_increment_does_not() {
        let mut alarm = Alarm::new(&usual(), Span::seconds(100));
        assert_eq!(alarm.pass(Span::seconds(30)), Some(Span::seconds(30)));
        assert_eq!(alarm.pass(Span::seconds(60)), None);
        assert_eq!(alarm.next(Span::seconds(60)), Some(Span::seconds(10)), "30 is passed");
        assert_eq!(alarm.pass(Span::seconds(29)), None, "30 seconds were added and used again");
        assert_eq!(alarm.pass(Span::seconds(1800)), None);
        assert_eq!(alarm.next(Span::seconds(1800)), Some(Span::seconds(600)));
        assert_eq!(alarm.pass(Span::seconds(30)), Some(Span::seconds(30)));
    }

    /// A short threshold needs a rise by [`RISE`], a long one by its own length.
    #[test]
    fn threshold_is_armed_again_exactly_at_its_rise() {
        for (threshold, armed_from) in [(30, 90), (60, 120), (300, 600)] {
            for (risen, passed_again) in
                [(Span::seconds(armed_from), true), (Span(armed_from * 1000 - 1), false)]
            {
                let limits = Thresholds(vec![Span::seconds(threshold)]);
                let mut alarm = Alarm::new(&limits, Span::seconds(threshold + 1));
                assert_eq!(alarm.pass(Span::seconds(threshold)), Some(Span::seconds(threshold)));
                assert_eq!(alarm.pass(risen), None);
                let again = alarm.pass(Span::seconds(threshold)).is_some();
                assert_eq!(again, passed_again, "{threshold} s after a rise to {risen:?}");
            }
        }
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC*") {
            let _ = text.parse::<Thresholds>();
        }

        #[test]
        fn a_passed_threshold_is_not_below_the_time_left_and_the_next_one_is(left in prop::collection::vec(0u64..700_000, 1..40)) {
            let mut alarm = Alarm::new(&usual(), Span(left[0]));
            for left in left.into_iter().map(Span) {
                if let Some(passed) = alarm.pass(left) {
                    prop_assert!(left <= passed);
                }
                prop_assert!(alarm.next(left).is_none_or(|next| next < left));
            }
        }
    }
}
