//! The strength of an engine, as a person understands it.

use super::search::Limit;
use annabella::clock::Span;
use annabella::speech::{Message, Worded};
use clap::ValueEnum;
use shakmaty_uci::{UciMessage, UciOptionConfig};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The option that makes an engine play weaker.
const LIMIT: &str = "UCI_LimitStrength";

/// The option with its Elo rating.
const ELO: &str = "UCI_Elo";

/// The option with which an engine plays Chess960.
const CHESS960: &str = "UCI_Chess960";

/// The maximum time for a search that depth or nodes end.
const CAP: Span = Span::seconds(5);

/// The time for a move of full strength without a clock.
const FULL: Span = Span::seconds(3);

/// The time for a move of less than full strength without a clock.
const WEAKER: Span = Span::seconds(1);

/// The longest time for a move of less than full strength, however much the clock allows.
const LONGEST: Span = Span::seconds(10);

/// A named strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// As weak as the engine can play.
    Beginner,
    /// A player who knows the rules well.
    #[default]
    Easy,
    /// A club player.
    Medium,
    /// A strong club player.
    Strong,
    /// As strong as the engine can play.
    Full,
}

/// The wanted strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A named level.
    Level(Level),
    /// An Elo rating.
    Elo(u16),
}

/// The abilities that an engine has named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// Its name.
    pub name: Option<String>,
    /// Whether its strength can be limited.
    limits: bool,
    /// The range of Elo ratings.
    elo: Option<RangeInclusive<i64>>,
    /// Whether it plays Chess960.
    chess960: bool,
}

impl fmt::Display for Strength {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Strength::Level(level) => {
                level.to_possible_value().map_or(Ok(()), |name| out.write_str(name.get_name()))
            }
            Strength::Elo(elo) => write!(out, "{elo}"),
        }
    }
}

impl Worded for Strength {
    fn message(&self) -> Message {
        match self {
            Strength::Level(_) => Message::new("home-strength").with("level", self.to_string()),
            Strength::Elo(elo) => Message::new("home-strength-elo").with("elo", elo.to_string()),
        }
    }
}

impl FromStr for Strength {
    type Err = String;

    fn from_str(text: &str) -> Result<Strength, String> {
        match text.parse() {
            Ok(elo) => Ok(Strength::Elo(elo)),
            Err(_) => Level::from_str(text, false).map(Strength::Level),
        }
    }
}

impl Level {
    /// Returns the Elo rating of the level; `None` for full strength.
    fn elo(self) -> Option<i64> {
        match self {
            Level::Beginner => Some(0),
            Level::Easy => Some(1500),
            Level::Medium => Some(1800),
            Level::Strong => Some(2200),
            Level::Full => None,
        }
    }

    /// Returns the depth of the level for an engine without Elo ratings; `None` for full strength.
    fn depth(self) -> Option<u8> {
        match self {
            Level::Beginner => Some(1),
            Level::Easy => Some(2),
            Level::Medium => Some(4),
            Level::Strong => Some(7),
            Level::Full => None,
        }
    }
}

impl Abilities {
    /// Notes an option that the engine has.
    pub(super) fn note(&mut self, option: &UciOptionConfig) {
        match option {
            UciOptionConfig::Check { name, .. } if name == LIMIT => self.limits = true,
            UciOptionConfig::Check { name, .. } if name == CHESS960 => self.chess960 = true,
            UciOptionConfig::Spin { name, min, max, .. } if name == ELO => {
                self.elo = min.zip(*max).map(|(min, max)| min..=max);
            }
            _ => {}
        }
    }

    /// Whether the engine plays Chess960.
    pub fn plays_chess960(&self) -> bool {
        self.chess960
    }

    /// Returns the setting that switches between standard chess and Chess960, if the engine has it.
    pub(super) fn variant(&self, chess960: bool) -> Option<UciMessage> {
        let value = Some(chess960.to_string());
        self.chess960.then(|| UciMessage::SetOption { name: CHESS960.to_owned(), value })
    }

    /// Returns the range of Elo ratings; `None` if the engine has none.
    pub fn elo_range(&self) -> Option<&RangeInclusive<i64>> {
        self.elo.as_ref().filter(|_| self.limits)
    }

    /// Returns the Elo rating with which the engine plays; `None` if it has none for that strength.
    pub fn elo_for(&self, strength: Strength) -> Option<i64> {
        let range = self.elo_range()?;
        let wanted = match strength {
            Strength::Elo(elo) => elo.into(),
            Strength::Level(level) => level.elo()?,
        };
        Some(wanted.clamp(*range.start(), *range.end()))
    }

    /// Returns the settings of the engine for a strength.
    pub(super) fn settings(&self, strength: Strength) -> Vec<UciMessage> {
        let set =
            |name: &str, value: String| UciMessage::SetOption { name: name.to_owned(), value: Some(value) };
        match self.elo_for(strength) {
            Some(elo) => vec![set(LIMIT, "true".to_owned()), set(ELO, elo.to_string())],
            None => Vec::new(),
        }
    }

    /// Returns the setting that switches between full and limited strength, if there is a limit.
    pub(super) fn switch(&self, strength: Strength, full: bool) -> Option<UciMessage> {
        self.elo_for(strength)?;
        Some(UciMessage::SetOption { name: LIMIT.to_owned(), value: Some((!full).to_string()) })
    }

    /// Returns the limit of a search with a strength. `time`: the time that a clock allows.
    pub fn limit(&self, strength: Strength, time: Option<Span>) -> Limit {
        let by_depth = match strength {
            Strength::Level(level) if self.elo_for(strength).is_none() => level.depth(),
            _ => None,
        };
        let usual = match strength {
            Strength::Level(Level::Full) => FULL,
            _ if by_depth.is_some() => CAP,
            // A weaker player needs no more, and a person need not wait.
            _ => WEAKER,
        };
        let time = match strength {
            Strength::Level(Level::Full) => time,
            _ => time.map(|time| time.min(LONGEST)),
        };
        Limit { depth: by_depth, nodes: None, time: time.unwrap_or(usual) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_elo() -> Abilities {
        Abilities { limits: true, elo: Some(1350..=2850), ..Abilities::default() }
    }

    #[test]
    fn a_level_is_an_elo_rating_where_the_engine_has_them() {
        let engine = with_elo();
        assert_eq!(engine.elo_for(Strength::Level(Level::Beginner)), Some(1350));
        assert_eq!(engine.elo_for(Strength::Level(Level::Medium)), Some(1800));
        assert_eq!(engine.elo_for(Strength::Level(Level::Full)), None);
        assert_eq!(engine.limit(Strength::Level(Level::Medium), None).depth, None);
    }

    #[test]
    fn a_strength_is_read_as_it_is_written() {
        for strength in [Strength::Level(Level::Beginner), Strength::Level(Level::Full), Strength::Elo(1600)]
        {
            assert_eq!(strength.to_string().parse(), Ok(strength));
        }
        assert!("strongest".parse::<Strength>().is_err());
    }

    #[test]
    fn a_level_is_a_depth_where_it_has_none() {
        let engine = Abilities::default();
        assert!(engine.settings(Strength::Level(Level::Easy)).is_empty());
        assert_eq!(engine.limit(Strength::Level(Level::Easy), None).depth, Some(2));
        assert_eq!(engine.limit(Strength::Level(Level::Full), None).depth, None);
        let clock = Some(Span::seconds(7));
        assert_eq!(engine.limit(Strength::Level(Level::Full), clock).time, Span::seconds(7));
        let long = Some(Span::seconds(300));
        assert_eq!(engine.limit(Strength::Level(Level::Full), long).time, Span::seconds(300));
        assert_eq!(engine.limit(Strength::Level(Level::Easy), long).time, LONGEST);
    }
}
