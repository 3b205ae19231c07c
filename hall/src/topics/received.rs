//! Reading a received message, which anyone who knows a password may have written.

use super::{Cases, Confirmed, Device, EventKey, Kind, Presence, State, Taken, Topic, VERSION};
use annabella_speech::{Message, Worded};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// The maximum size of a message in bytes.
pub const MAX_BYTES: usize = 64 << 10;

/// The most rounds in which the messages of one board are taken. Whoever has its password can name any round.
pub const MOST_ROUNDS: usize = 40;
/// The most boards of an event, each counted in each of its rounds.
pub const MOST_BOARDS: usize = 20_000;
/// The most notices about the cases of a board in a round, and as many about its connection.
pub const MOST_NOTICES_OF_A_BOARD: usize = 200;
/// The longest key of a case or a game in bytes.
const LONGEST_KEY: usize = 200;

/// The content of a message.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // Each is named after its kind of topic.
pub enum Content {
    State(Box<State>),
    Pgn(String),
    Cases(Cases),
    /// `None`: no arbiter has taken the board's cases any more.
    Taken(Option<Taken>),
    /// `None`: the confirmation was withdrawn.
    Confirmed(Option<Box<Confirmed>>),
    Device(Box<Device>),
    Presence(Presence),
    /// The topic has been cleared.
    Cleared,
}

/// The fault of a message that is not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Error)]
pub enum MessageFault {
    /// The topic is of another event, or of no board.
    #[error("another event, or no board's topic")]
    OtherTopic,
    /// It is longer than [`MAX_BYTES`].
    #[error("longer than {MAX_BYTES} bytes")]
    TooLong,
    /// It is not the JSON, or the text, that the topic has.
    #[error("not in the form of its topic")]
    Form,
    /// It has another version.
    #[error("another version than {VERSION}")]
    Version,
    /// It is of a later round than the pairings have.
    #[error("board {board}: no such round")]
    NoRound {
        /// The number of the board.
        board: u16,
    },
    /// It is of one more round than [`MOST_ROUNDS`].
    #[error("board {board}: more than {MOST_ROUNDS} rounds")]
    ManyRounds {
        /// The number of the board.
        board: u16,
    },
    /// It is of one more board than [`MOST_BOARDS`].
    #[error("more than {MOST_BOARDS} boards")]
    ManyBoards,
    /// It has one more case, or loss, than [`MOST_NOTICES_OF_A_BOARD`]. It is shown, but not noticed.
    #[error("board {board}: more than {MOST_NOTICES_OF_A_BOARD} notices")]
    ManyNotices {
        /// The number of the board.
        board: u16,
    },
}

impl MessageFault {
    /// Whether the message was ignored.
    pub fn is_ignored(self) -> bool {
        !matches!(self, MessageFault::ManyNotices { .. })
    }

    /// Whether it has to do with one board, or the number of boards, and not with the message alone.
    pub fn is_of_board(self) -> bool {
        match self {
            MessageFault::OtherTopic | MessageFault::TooLong | MessageFault::Form | MessageFault::Version => {
                false
            }
            MessageFault::NoRound { .. }
            | MessageFault::ManyRounds { .. }
            | MessageFault::ManyBoards
            | MessageFault::ManyNotices { .. } => true,
        }
    }
}

impl Worded for MessageFault {
    fn message(&self) -> Message {
        let of = |id, board: &u16| Message::new(id).with("board", usize::from(*board));
        match self {
            MessageFault::OtherTopic => Message::new("hall-message-topic"),
            MessageFault::TooLong => Message::new("hall-message-long").with("most", MAX_BYTES >> 10),
            MessageFault::Form => Message::new("hall-message-form"),
            MessageFault::Version => Message::new("hall-message-version").with("version", VERSION as usize),
            MessageFault::NoRound { board } => of("hall-message-no-round", board),
            MessageFault::ManyRounds { board } => {
                of("hall-message-many-rounds", board).with("most", MOST_ROUNDS)
            }
            MessageFault::ManyBoards => Message::new("hall-message-many-boards").with("most", MOST_BOARDS),
            MessageFault::ManyNotices { board } => {
                of("hall-message-many-notices", board).with("most", MOST_NOTICES_OF_A_BOARD)
            }
        }
    }
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

impl Content {
    /// Reads the message of a topic of `event`.
    ///
    /// # Errors
    /// [`MessageFault`]; the message is then ignored.
    pub fn read(event: &EventKey, topic: &str, payload: &[u8]) -> Result<(Topic, Content), MessageFault> {
        let topic =
            Topic::read(topic).filter(|topic| topic.event == *event).ok_or(MessageFault::OtherTopic)?;
        if payload.len() > MAX_BYTES {
            return Err(MessageFault::TooLong);
        }
        let content = match topic.kind {
            Kind::Taken if payload.is_empty() => Content::Taken(None),
            Kind::Confirmed if payload.is_empty() => Content::Confirmed(None),
            _ if payload.is_empty() => Content::Cleared,
            Kind::State => Content::State(json(payload)?),
            Kind::Pgn => {
                Content::Pgn(std::str::from_utf8(payload).map_err(|_| MessageFault::Form)?.to_owned())
            }
            Kind::Cases => {
                let cases: Cases = json(payload)?;
                // They are remembered, so that no case is noticed twice.
                let keys = cases.open.iter().map(|case| &case.key).chain([&cases.game]);
                if keys.into_iter().any(|key| key.len() > LONGEST_KEY) {
                    return Err(MessageFault::Form);
                }
                Content::Cases(cases)
            }
            Kind::Taken => Content::Taken(Some(json(payload)?)),
            Kind::Confirmed => Content::Confirmed(Some(json(payload)?)),
            Kind::Device => Content::Device(json(payload)?),
            Kind::Presence => Content::Presence(json(payload)?),
        };
        Ok((topic, content))
    }
}

/// Reads a JSON object. Its version is checked first: another version may have other fields.
pub(super) fn json<T: DeserializeOwned>(payload: &[u8]) -> Result<T, MessageFault> {
    let Versioned { version } = serde_json::from_slice(payload).map_err(|_| MessageFault::Form)?;
    if version != VERSION {
        return Err(MessageFault::Version);
    }
    serde_json::from_slice(payload).map_err(|_| MessageFault::Form)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(topic: &str, payload: &[u8]) -> Result<Content, MessageFault> {
        Content::read(&EventKey::of("Open"), topic, payload).map(|(_, content)| content)
    }

    #[test]
    fn a_message_is_of_its_event_short_of_this_version_and_in_form() {
        let presence = br#"{"version":1,"online":true,"at_ms":5,"later":"field"}"#;
        let online = Presence { version: 1, online: true, at_ms: 5 };
        assert_eq!(read("annabella/open/1/2/presence", presence), Ok(Content::Presence(online)));
        assert_eq!(read("annabella/other/1/2/presence", presence), Err(MessageFault::OtherTopic));
        assert_eq!(read("annabella/open/1/presence", presence), Err(MessageFault::OtherTopic));
        let faults: [(&[u8], MessageFault); 6] = [
            (b"{", MessageFault::Form),
            (b"online", MessageFault::Form),
            (b"[]", MessageFault::Form),
            (b"\xff\xfe", MessageFault::Form),
            (br#"{"version":2,"online":"yes"}"#, MessageFault::Version),
            (br#"{"version":1,"online":"yes"}"#, MessageFault::Form),
        ];
        for (payload, fault) in faults {
            assert_eq!(read("annabella/open/1/2/presence", payload), Err(fault));
        }
        let long = vec![b' '; MAX_BYTES + 1];
        assert_eq!(read("annabella/open/1/2/pgn", &long), Err(MessageFault::TooLong));
        assert_eq!(read("annabella/open/1/2/pgn", b"\xff"), Err(MessageFault::Form));
    }

    #[test]
    fn an_empty_message_clears_its_topic() {
        assert_eq!(read("annabella/open/1/2/taken", b""), Ok(Content::Taken(None)));
        assert_eq!(read("annabella/open/1/2/state", b""), Ok(Content::Cleared));
    }
}
