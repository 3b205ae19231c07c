//! The names of topics: `annabella/<event>/<round>/<board>/<kind>`.

use super::Remarks;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

/// The first level of every topic.
const ROOT: &str = "annabella";

/// The event's level of its topics: letters, digits and hyphens.
///
/// An event's name can contain the characters that MQTT reserves (`/`, `+`, `#`), so it is reduced to these.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventKey(String);

impl EventKey {
    /// Returns the level of an event: `Open 2026/A` becomes `open-2026-a`. Without a name it is `event`.
    pub fn of(name: &str) -> EventKey {
        let mut key = String::new();
        for ch in name.chars().flat_map(char::to_lowercase) {
            if ch.is_alphanumeric() {
                key.push(ch);
            } else if !key.is_empty() && !key.ends_with('-') {
                key.push('-');
            }
        }
        let key = key.trim_end_matches('-');
        EventKey(if key.is_empty() { "event".to_owned() } else { key.to_owned() })
    }
}

impl fmt::Display for EventKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A board of a round. Boards sort by round, then by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct BoardKey {
    /// The round, from 1.
    pub round: u16,
    /// The number of the board in the round, from 1.
    pub board: u16,
}

/// Written like the tag `Round` of PGN: `3.7`.
impl fmt::Display for BoardKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.board)
    }
}

impl FromStr for BoardKey {
    type Err = ();

    fn from_str(text: &str) -> Result<BoardKey, ()> {
        let (round, board) = text.split_once('.').ok_or(())?;
        Ok(BoardKey { round: number(round).ok_or(())?, board: number(board).ok_or(())? })
    }
}

/// The number of a round or board: from 1, without sign or leading zero, so that each board has one topic.
fn number(text: &str) -> Option<u16> {
    let number: u16 = text.parse().ok()?;
    (number > 0 && number.to_string() == text).then_some(number)
}

/// The kind of a topic: what is published there, and who may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Kind {
    /// The completed moves, for everyone: [`super::State`].
    State,
    /// The same as PGN, for everyone.
    Pgn,
    /// Cases and rulings, for arbiters: [`super::Cases`].
    Cases,
    /// The arbiter who has taken the cases of the board, written by arbiters: [`super::Taken`].
    Taken,
    /// That a board without names plays its pairing, written by arbiters: [`super::Confirmed`].
    Confirmed,
    /// Clocks and devices now, for arbiters: [`super::Device`].
    Device,
    /// Whether the board publishes, for everyone: [`super::Presence`].
    Presence,
}

impl Kind {
    /// Whether only arbiters may read it.
    pub const fn is_for_arbiters(self) -> bool {
        matches!(self, Kind::Cases | Kind::Taken | Kind::Confirmed | Kind::Device)
    }

    /// Returns the name, which is the last level of its topic.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A topic of one board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Topic {
    /// The event.
    pub event: EventKey,
    /// The board.
    pub board: BoardKey,
    /// What is published there.
    pub kind: Kind,
}

impl Topic {
    /// Creates a topic.
    pub fn new(event: &EventKey, board: BoardKey, kind: Kind) -> Topic {
        Topic { event: event.clone(), board, kind }
    }

    /// Reads a topic's name; `None` if it is no board's.
    pub fn read(name: &str) -> Option<Topic> {
        let mut levels = name.split('/');
        let mut next = || levels.next();
        (next()? == ROOT).then_some(())?;
        let event = next()?;
        let (round, board) = (number(next()?)?, number(next()?)?);
        let last = next()?;
        let kind = Kind::iter().find(|kind| kind.name() == last)?;
        let own = EventKey::of(event);
        (levels.next().is_none() && own.0 == event).then_some(Topic {
            event: own,
            board: BoardKey { round, board },
            kind,
        })
    }

    /// Returns the filters of all topics of an event that this reader may read: one for each kind, and that of the remarks.
    pub fn filters(event: &EventKey, arbiter: bool) -> Vec<String> {
        let readable = Kind::iter().filter(|kind| arbiter || !kind.is_for_arbiters());
        let of_boards = readable.map(|kind| format!("{ROOT}/{event}/+/+/{}", kind.name()));
        of_boards.chain(arbiter.then(|| Remarks::topic(event))).collect()
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BoardKey { round, board } = self.board;
        write!(f, "{ROOT}/{}/{round}/{board}/{}", self.event, self.kind.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_level_of_an_event_has_no_character_with_a_meaning_in_topics() {
        let levels = [
            ("Open 2026/A", "open-2026-a"),
            ("  +# $SYS ", "sys"),
            ("", "event"),
            ("///", "event"),
            ("Münchener Öffnung", "münchener-öffnung"),
        ];
        for (name, level) in levels {
            assert_eq!(EventKey::of(name).to_string(), level);
        }
    }

    #[test]
    fn each_board_has_one_topic_of_a_kind() {
        let event = EventKey::of("Open");
        let topic = Topic::new(&event, BoardKey { round: 3, board: 17 }, Kind::Cases);
        assert_eq!(topic.to_string(), "annabella/open/3/17/cases");
        assert_eq!(Topic::read("annabella/open/3/17/cases"), Some(topic));
        let others = [
            "annabella/open/03/17/cases",
            "annabella/open/3/0/cases",
            "annabella/open/3/-1/cases",
            "annabella/open/3/17/rulings",
            "annabella/open/3/17/cases/more",
            "annabella/Open/3/17/cases",
            "other/open/3/17/cases",
            "annabella/open/3/99999/cases",
            "",
        ];
        for name in others {
            assert_eq!(Topic::read(name), None, "{name}");
        }
    }

    #[test]
    fn spectators_do_not_even_ask_for_what_only_arbiters_may_read() {
        let event = EventKey::of("Open");
        let open = ["annabella/open/+/+/state", "annabella/open/+/+/pgn", "annabella/open/+/+/presence"];
        assert_eq!(Topic::filters(&event, false), open);
        let all = Topic::filters(&event, true);
        assert_eq!(all.len(), Kind::iter().count() + 1);
        assert_eq!(all.last().map(String::as_str), Some("annabella/open/pairings"));
    }

    proptest! {
        #[test]
        fn a_written_topic_is_read_again(name: String, round in 1u16.., board in 1u16.., kind in 0usize..6) {
            let kind = Kind::iter().nth(kind).unwrap();
            let topic = Topic::new(&EventKey::of(&name), BoardKey { round, board }, kind);
            prop_assert_eq!(Topic::read(&topic.to_string()), Some(topic));
        }
    }
}
