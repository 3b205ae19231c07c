//! Options whose values are the variants of an enum of the core.

use crate::laws::{Edition, Rate, Supervision};
use crate::speech::Style;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use std::ffi::OsStr;

/// A parser that turns each of these names into its value.
#[derive(Clone)]
pub(crate) struct Choice<T: 'static>(pub &'static [(&'static str, T)]);

impl<T: Copy> Choice<T> {
    /// Returns the value of `name`, ignoring case.
    pub fn named(&self, name: &str) -> Option<T> {
        self.0.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| *value)
    }
}

impl<T: Copy + Send + Sync + 'static> TypedValueParser for Choice<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        // As for clap's own enums, a value that is not Unicode is an invalid choice.
        let text = value.to_string_lossy();
        let names = PossibleValuesParser::new(self.0.iter().map(|(name, _)| *name));
        let name = names.parse_ref(command, arg, OsStr::new(text.as_ref()))?;
        self.named(&name).ok_or_else(|| clap::Error::new(ErrorKind::InvalidValue))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(|(name, _)| PossibleValue::new(*name))))
    }
}

/// The lengths of announcements.
pub(crate) const STYLES: [(&str, Style); 2] = [("full", Style::Full), ("short", Style::Short)];

/// The editions of the Laws.
pub(crate) const EDITIONS: [(&str, Edition); 4] = [
    ("2023", Edition::Laws2023),
    ("2005", Edition::Laws2005),
    ("2001", Edition::Laws2001),
    ("1997", Edition::Laws1997),
];

/// The rates of play.
pub(crate) const RATES_OF_PLAY: [(&str, Rate); 3] =
    [("standard", Rate::Standard), ("rapid", Rate::Rapid), ("blitz", Rate::Blitz)];

/// The supervision of rapid and blitz games.
pub(crate) const SUPERVISIONS: [(&str, Supervision); 2] =
    [("full", Supervision::Full), ("partial", Supervision::Partial)];
