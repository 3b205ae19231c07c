//! Acts: a person, a seat, and the understood input. A journal keeps them with the inputs, and a replay obeys
//! them, so that later words and rules change no old game.

use crate::commands::command::Command;
use crate::interface::asker::Asker;
use crate::interface::refusal::{CommandError, SeatRefusal};
use annabella_speech::Speaker;
use annabella_speech::routing::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The act of a person, as an input was understood when it came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Act {
    /// The person who acts, and the side.
    #[serde(flatten)]
    pub(crate) asker: Asker,
    /// The terminal; for a button or a lever, that of its player.
    pub(crate) seat: Seat,
    /// The understood input.
    #[serde(flatten)]
    pub(crate) deed: Deed,
}

/// An understood input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Deed {
    /// A command, which is carried out or refused by the rules of the game.
    Obey(Command),
    /// A line that is not a command.
    Unread(CommandError),
    /// A command that this person cannot give at this terminal.
    #[serde(rename = "turned")]
    Refused(SeatRefusal),
    /// A command of the arbiter that waits for the PIN.
    AskPin(Command),
    /// The arbiter is called by the button.
    Call(()),
    /// A question about three levels, in the form that journals keep.
    #[serde(rename = "own")]
    LevelQuestion(String),
}

/// The way in which an input is understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReadAs {
    /// By the words and rules of this version.
    #[default]
    Now,
    /// By those of this version, at a terminal other than that of the game.
    At(Seat),
    /// By those of this version, while the arbiter has a desk: only there someone speaks as the arbiter.
    Beside,
    /// By the act that was understood when it came.
    Act(Box<Act>),
}

impl Act {
    pub(crate) fn new(asker: Asker, seat: Seat, deed: Deed) -> Act {
        Act { asker, seat, deed }
    }

    /// The person who acts.
    pub fn by(&self) -> Speaker {
        self.asker.speaker
    }

    /// Whether it is a question, which changes nothing.
    pub(crate) fn only_asks(&self) -> bool {
        matches!(&self.deed, Deed::Obey(command) if command.only_asks())
    }

    /// The terminal; for a button or a lever, that of its player.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl ReadAs {
    /// The act, if it is known.
    pub fn act(&self) -> Option<&Act> {
        match self {
            ReadAs::Act(act) => Some(act),
            ReadAs::Now | ReadAs::At(_) | ReadAs::Beside => None,
        }
    }

    /// Whether there is no act to write.
    pub fn is_unread(&self) -> bool {
        self.act().is_none()
    }
}

impl From<Option<Act>> for ReadAs {
    fn from(act: Option<Act>) -> ReadAs {
        act.map_or(ReadAs::Now, |act| ReadAs::Act(Box::new(act)))
    }
}

impl Serialize for ReadAs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.act().serialize(serializer)
    }
}

/// An entry without an act was not understood as one.
impl<'de> Deserialize<'de> for ReadAs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ReadAs, D::Error> {
        Option::<Act>::deserialize(deserializer).map(ReadAs::from)
    }
}
