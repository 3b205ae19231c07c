//! Time controls as people write them: on posters, in regulations, on clocks, in other programs.

mod reader;
mod time;
mod tokens;

use crate::{Bonus, Control, ControlError, Period, Span};
use reader::Reader;
use std::fmt;
use thiserror::Error;
pub use time::{LeadingTime, leading_time};
use tokens::{Placed, Token, tokens};

/// The reason why a text is not a time control; parts are quoted as typed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrittenError {
    /// PGN's `?`.
    #[error("an unknown time control")]
    Unknown,
    /// The text is empty, too long, or gives no time.
    #[error("not a time control: {0}")]
    Unreadable(String),
    /// A part has no meaning here.
    #[error("{0}: not understood")]
    Part(Quoted),
    /// `1:30`: hours and minutes, or minutes and seconds.
    #[error("{0}: hours or minutes")]
    HoursOrMinutes(Quoted),
    /// A time of this size needs a unit.
    #[error("{0}: no unit")]
    NoUnit(Quoted),
    /// A delay of this length without a main time.
    #[error("{0}: no main time")]
    NoMainTime(String, Span),
    /// Several periods, and a bonus that may count from the first move or only in the last one.
    #[error("{0}: from which move")]
    FromWhichMove(Quoted),
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoted {
    /// The whole text.
    pub text: String,
    /// The part.
    pub part: String,
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.part, self.text)
    }
}

/// The maximum number of characters.
const LONGEST: usize = 200;
impl Control {
    /// Reads a time control as people write it: `90m+30s`, `1:30:00+30`, `40/90+15 SD/30`, `G/60;d5`.
    ///
    /// A text in PGN's form has PGN's meaning, so `5+3` are five seconds. In all other forms, main times without a
    /// unit are minutes and times for each move seconds. The reader of files is [`Control::from_str`].
    ///
    /// ```
    /// use annabella_clock::Control;
    /// assert_eq!(Control::written("40/90+15 SD/30").unwrap().to_string(), "40/5400+15:1800");
    /// assert_eq!(Control::written("300+5").unwrap().to_string(), "300+5");
    /// ```
    ///
    /// # Errors [`WrittenError`] names the part that is not understood.
    ///
    /// [`Control::from_str`]: std::str::FromStr::from_str
    pub fn written(text: &str) -> Result<Control, WrittenError> {
        let unreadable = || WrittenError::Unreadable(text.to_owned());
        if text.chars().count() > LONGEST {
            return Err(unreadable());
        }
        let found = tokens(text);
        let pgn: String = match found.iter().any(|placed| matches!(placed.token, Token::Word(_))) {
            true => text.trim().to_owned(),
            false => close(text),
        };
        if !is_clock(&found) {
            match pgn.parse() {
                Ok(control) => return Ok(control),
                Err(ControlError::Unknown) => return Err(WrittenError::Unknown),
                Err(ControlError::Unreadable(_)) => {}
            }
        }
        let mut reader = Reader::new(text, found);
        reader.read()?;
        let periods = reader.resolved()?;
        match each_move(text, &periods)? {
            Some(control) => Ok(control),
            None => Control::of(periods).ok_or_else(unreadable),
        }
    }
}

/// Returns the control that gives only a time for each move: an increment without a main time.
///
/// # Errors
/// [`WrittenError::NoMainTime`] for a delay, which keeps no unused time.
fn each_move(text: &str, periods: &[Period]) -> Result<Option<Control>, WrittenError> {
    match periods {
        &[Period { moves: None, time: Span::ZERO, bonus }] => match bonus {
            Bonus::Increment(time) if time > Span::ZERO => {
                Ok(Control::of(vec![Period { moves: Some(1), time, bonus: Bonus::None }]))
            }
            Bonus::Delay(time) | Bonus::Bronstein(time) if time > Span::ZERO => {
                Err(WrittenError::NoMainTime(text.trim().to_owned(), time))
            }
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

/// Returns the text without the spaces around its signs: `5 + 3`.
fn close(text: &str) -> String {
    let mut closed = text.trim().to_owned();
    for sign in ["+", "/"] {
        closed = closed.split(sign).map(str::trim).collect::<Vec<_>>().join(sign);
    }
    closed
}

/// Whether the main time is written as on a clock, `1:30:00`, which would be three periods in PGN.
fn is_clock(found: &[Placed]) -> bool {
    found.iter().enumerate().any(|(at, placed)| {
        let Token::Clock(fields) = &placed.token else { return false };
        match at.checked_sub(1).map(|before| &found[before].token) {
            // "40/5400+30:15" and "300d5:60" are PGN's.
            Some(Token::Sign('+')) => false,
            Some(Token::Word(word)) if matches!(word.as_str(), "d" | "b") => false,
            // "40/60:30" is PGN's, but not "40/120:00", whose last period would have no time.
            Some(Token::Sign('/')) => fields.len() > 2 || fields.last() == Some(&0),
            _ => true,
        }
    })
}
