//! Time controls, in the words of PGN's `TimeControl` tag.

use super::Span;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// The time that a player is given for each move in addition to the main time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    /// No bonus.
    #[default]
    None,
    /// Time added for each move (Fischer); the first increment is in the initial time.
    Increment(Span),
    /// Time for which the main time waits at each move (US delay, 2023 6.3.2).
    Delay(Span),
    /// Maximum of the used time that is given back after each move (Bronstein).
    Bronstein(Span),
    /// One player gains the time that the other uses (hourglass, PGN's sandclock).
    Hourglass,
}

/// A period: a number of moves, or all remaining moves, in a main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// Number of moves to complete in it; `None` for all remaining moves.
    pub moves: Option<u32>,
    /// The main time.
    pub time: Span,
    /// The time given for each move.
    pub bonus: Bonus,
}

/// A time control: one or more periods.
///
/// A last period by moves is repeated for the moves after it, as PGN says.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Control(Vec<Period>);

/// The reason why a text is not a time control of a clock.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ControlError {
    /// PGN's `?`: the time control is unknown.
    #[error("an unknown time control")]
    Unknown,
    /// The text is not in PGN's grammar.
    #[error("not a time control: {0}")]
    Unreadable(String),
}

impl Control {
    /// Longest time in a period, so that sums cannot overflow.
    pub(crate) const LONGEST_SECONDS: u64 = 1_000_000;

    /// Creates a control; `None` without any time, or for an hourglass with other periods.
    pub fn of(periods: Vec<Period>) -> Option<Control> {
        let timeless = periods.iter().all(|period| period.time == Span::ZERO);
        let mixed = periods.len() > 1 && periods.iter().any(|period| period.bonus == Bonus::Hourglass);
        (!timeless && !mixed).then_some(Control(periods))
    }

    /// Returns the same control with the increment `each` in its last period.
    pub fn with_last_increment(&self, each: Span) -> Control {
        let mut periods = self.0.clone();
        if let Some(last) = periods.last_mut() {
            last.bonus = Bonus::Increment(each);
        }
        Control(periods)
    }

    /// Returns the periods, at least one.
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// Returns the period at `index`, if it exists; a last period by moves is repeated.
    pub fn period(&self, index: usize) -> Option<&Period> {
        self.0.get(index).or_else(|| self.0.last().filter(|last| last.moves.is_some()))
    }

    /// Whether this is an hourglass, in which one player gains the time that the other uses.
    pub fn is_hourglass(&self) -> bool {
        self.0[0].bonus == Bonus::Hourglass
    }
}

impl FromStr for Control {
    type Err = ControlError;

    /// Reads PGN's grammar, for example `40/5400+30:1800+30`.
    ///
    /// In place of an increment (`+5`), `d5` is a US delay and `b5` a Bronstein bonus; `*60` is an hourglass.
    /// Times are in seconds. A period for all moves that is not the last one ends by time alone.
    ///
    /// # Errors [`ControlError`] if the text is not a time control.
    fn from_str(text: &str) -> Result<Control, ControlError> {
        if text == "?" {
            return Err(ControlError::Unknown);
        }
        let wrong = || ControlError::Unreadable(text.to_owned());
        let periods: Option<Vec<Period>> = text.split(':').map(period).collect();
        periods.and_then(Control::of).ok_or_else(wrong)
    }
}

fn period(text: &str) -> Option<Period> {
    if let Some(sand) = text.strip_prefix('*') {
        return Some(Period { moves: None, time: seconds(sand)?, bonus: Bonus::Hourglass });
    }
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(number(moves).filter(|&n| n > 0 && n <= 1000)?), rest),
        None => (None, text),
    };
    let at = rest.find(['+', 'd', 'b']);
    let (time, bonus) = match at {
        None => (rest, Bonus::None),
        Some(at) => {
            let span = seconds(&rest[at + 1..])?;
            let bonus = match &rest[at..=at] {
                _ if span == Span::ZERO => Bonus::None,
                "+" => Bonus::Increment(span),
                "d" => Bonus::Delay(span),
                _ => Bonus::Bronstein(span),
            };
            (&rest[..at], bonus)
        }
    };
    Some(Period { moves: moves.map(|n| n as u32), time: seconds(time)?, bonus })
}

fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

fn seconds(text: &str) -> Option<Span> {
    number(text).filter(|&n| n <= Control::LONGEST_SECONDS).map(Span::seconds)
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, period) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(":")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            if period.bonus == Bonus::Hourglass {
                f.write_str("*")?;
            }
            write!(f, "{}", period.time.0 / 1000)?;
            match period.bonus {
                Bonus::None | Bonus::Hourglass => {}
                Bonus::Increment(span) => write!(f, "+{}", span.0 / 1000)?,
                Bonus::Delay(span) => write!(f, "d{}", span.0 / 1000)?,
                Bonus::Bronstein(span) => write!(f, "b{}", span.0 / 1000)?,
            }
        }
        Ok(())
    }
}

impl TryFrom<String> for Control {
    type Error = ControlError;
    fn try_from(text: String) -> Result<Control, ControlError> {
        text.parse()
    }
}

impl From<Control> for String {
    fn from(control: Control) -> String {
        control.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_and_writes_the_grammar() {
        for text in ["900", "900+10", "40/5400+30:1800+30", "300d5", "60b2", "40/7200:20/3600:900+30", "*180"]
        {
            assert_eq!(text.parse::<Control>().unwrap().to_string(), text);
        }
        let control: Control = "40/5400+30:1800+30".parse().unwrap();
        assert_eq!(control.periods()[0].moves, Some(40));
        assert_eq!(control.periods()[1].bonus, Bonus::Increment(Span::seconds(30)));
    }

    #[test]
    fn a_bonus_of_no_time_is_none() {
        for text in ["300+0", "300d0", "300b0"] {
            let control: Control = text.parse().unwrap();
            assert_eq!(
                (control.periods()[0].bonus, control.to_string().as_str()),
                (Bonus::None, "300"),
                "{text}"
            );
        }
    }

    #[test]
    fn journals_write_the_text() {
        let control: Control = "40/5400+30:1800".parse().unwrap();
        let written = serde_json::to_string(&control).unwrap();
        assert_eq!(written, "\"40/5400+30:1800\"");
        assert_eq!(serde_json::from_str::<Control>(&written).unwrap(), control);
    }

    #[test]
    fn refuses_what_is_no_time_control() {
        for text in [
            "", "0", "x", "40/", "/300", "300+", "300+x", "300::", "-5", "0/300", "300+5+5", "1e9", "-", "*",
            "*0", "*60+5", "40/*60", "*60:300", "??", "300++5", "*+60", "+40/300",
        ] {
            assert_eq!(text.parse::<Control>(), Err(ControlError::Unreadable(text.to_owned())), "{text}");
        }
        assert_eq!("?".parse::<Control>(), Err(ControlError::Unknown));
    }

    #[test]
    fn a_last_period_by_moves_is_repeated() {
        let control: Control = "40/7200:20/3600".parse().unwrap();
        assert_eq!(control.period(7), Some(&control.periods()[1]));
        let control: Control = "40/7200:900".parse().unwrap();
        assert_eq!(control.period(2), None);
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC*") {
            let _ = text.parse::<Control>();
        }

        #[test]
        fn what_is_read_is_written_back(text in "([1-9][0-9]{0,1}/)?[1-9][0-9]{0,4}([+db][1-9][0-9]?)?") {
            prop_assert_eq!(text.parse::<Control>().unwrap().to_string(), text);
        }
    }
}
