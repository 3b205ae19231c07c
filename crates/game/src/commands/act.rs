//! Acts: a person, a seat, and the understood input.
//! A journal keeps them with the inputs, and a replay carries them out, so that later words and rules do not
//! change old games.

use crate::commands::command::Command;
use crate::interface::asker::Asker;
use crate::interface::command_error::CommandError;
use crate::interface::event::RulesVersion;
use crate::interface::refusal::SeatRefusal;
use annabella_speech::Speaker;
use annabella_speech::routing::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A person's act, as the input was understood when it arrived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerAction {
    /// The person who acts, and the side.
    #[serde(flatten)]
    pub(crate) asker: Asker,
    /// The terminal; for a button or a lever, its player's.
    pub(crate) seat: Seat,
    /// The rules by which it is carried out.
    #[serde(default, skip_serializing_if = "RulesVersion::is_first")]
    pub(crate) rules: RulesVersion,
    /// The understood input.
    #[serde(flatten)]
    pub(crate) intent: Intent,
}

/// An understood input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Intent {
    /// A command, which the rules of the game carry out or refuse.
    Obey(Command),
    /// A line that is not a command.
    Unread(CommandError),
    /// A command that this person cannot give at this terminal.
    #[serde(rename = "turned")]
    Refused(SeatRefusal),
    /// A command of the arbiter that waits for the PIN.
    AskPin(Command),
    /// A call for the arbiter by the button.
    Call(()),
    /// A question about three levels, in the form kept in journals.
    #[serde(rename = "own")]
    LevelQuestion(String),
}

/// The way to understand an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReadAs {
    /// With the words and rules of this version.
    #[default]
    Now,
    /// With those of this version, at a terminal other than that of the game.
    At(Seat),
    /// With those of this version, while only a person at the arbiter's desk can speak as the arbiter.
    TerminalWithDesk,
    /// As the act that was understood when it arrived.
    Act(Box<PlayerAction>),
}

impl PlayerAction {
    pub(crate) fn new(asker: Asker, seat: Seat, intent: Intent) -> PlayerAction {
        PlayerAction { asker, seat, rules: RulesVersion::LATEST, intent }
    }

    /// Returns the person who acts.
    pub fn by(&self) -> Speaker {
        self.asker.speaker
    }

    /// Whether it is a question, which changes nothing.
    pub(crate) fn only_asks(&self) -> bool {
        matches!(&self.intent, Intent::Obey(command) if command.row().only_asks())
    }

    /// Returns the terminal; for a button or a lever, its player's.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl ReadAs {
    /// Returns the act, if it is known.
    pub fn act(&self) -> Option<&PlayerAction> {
        match self {
            ReadAs::Act(act) => Some(act),
            ReadAs::Now | ReadAs::At(_) | ReadAs::TerminalWithDesk => None,
        }
    }

    /// Whether there is no act to write.
    pub fn is_unread(&self) -> bool {
        self.act().is_none()
    }
}

impl From<Option<PlayerAction>> for ReadAs {
    fn from(act: Option<PlayerAction>) -> ReadAs {
        act.map_or(ReadAs::Now, |act| ReadAs::Act(Box::new(act)))
    }
}

impl Serialize for ReadAs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.act().serialize(serializer)
    }
}

/// Reads an entry without an act as [`ReadAs::Now`].
impl<'de> Deserialize<'de> for ReadAs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ReadAs, D::Error> {
        Option::<PlayerAction>::deserialize(deserializer).map(ReadAs::from)
    }
}
