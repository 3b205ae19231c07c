//! Spoken announcements that the program recognises (2023 D.2.1), and orders to the recogniser.

use annabella_chess::{Chess, Color};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// An order to the recogniser of a player's announcements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListeningOrder {
    /// Listen, or continue to listen with other possible announcements.
    Begin {
        /// The side whose microphone it is.
        side: Color,
        /// The announcements that the player can make now.
        sayable: Vec<Sayable>,
        /// The end of listening.
        until: ListenUntil,
    },
    /// Close the microphone, and report what has been said.
    Finish {
        /// The side whose microphone it is.
        side: Color,
    },
    /// Close the microphone without a report.
    End {
        /// The side whose microphone it is.
        side: Color,
    },
    /// Learn from the utterance in which this move was recognised: the player has entered it.
    Learn {
        /// The side whose voice it is.
        side: Color,
        /// The use of the move.
        request: SpokenRequest,
        /// The move, in UCI notation as for Chess960.
        uci: String,
    },
}

/// The end of listening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListenUntil {
    /// The end of the next utterance, or an order.
    Utterance,
    /// An order. Several utterances may be recognised before it.
    Ordered,
}

/// Legal moves that can be announced, each in its full and its short form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sayable {
    /// The position before the move.
    pub position: Chess,
    /// The use of the move.
    pub request: SpokenRequest,
    /// Whether the move alone is enough; otherwise the word of the request must precede it.
    pub bare: bool,
}

/// The use of a spoken move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SpokenRequest {
    /// The player's own move.
    Move,
    /// The opponent's move, repeated (2023 D.2.1).
    Repeat,
    /// The announced move, corrected (2023 D.2.8).
    Correct,
}

/// The report of the recogniser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "recognised", rename_all = "kebab-case")]
pub enum Recognised {
    /// The microphone is open.
    Open,
    /// The open microphone delivers digital silence: it may be muted. It stays open.
    Muted,
    /// A legal move, in UCI notation as for Chess960.
    Move {
        /// The use of the move.
        request: SpokenRequest,
        /// The move.
        uci: String,
        /// Whether it is only likely: the recognisers differ, or only one of them is sure.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        likely: bool,
    },
    /// The word that asks for the last message again.
    Again,
    /// An utterance without a result.
    Unsure {
        /// The reason.
        why: Unsure,
    },
    /// The microphone has failed.
    Failed {
        /// The kind of failure.
        fault: MicrophoneFault,
        /// The operating system's message, or the name of a missing microphone; may be empty.
        why: String,
    },
    /// The microphone was closed before anything was said.
    Closed,
}

/// The reason why an utterance has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Unsure {
    /// No announcement fits well enough, or several fit equally well.
    Doubtful,
    /// Too little sound for an announcement.
    Silence,
    /// Sound above the range of the microphone.
    TooLoud,
    /// Speech too quiet to be compared: the player is far from the microphone.
    TooQuiet,
    /// Speech hardly louder than the noise of the room.
    Noisy,
    /// Sound without a pause, longer than any announcement.
    TooLong,
}

/// A failure of a microphone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum MicrophoneFault {
    /// The microphone is missing or cannot be opened.
    NoMicrophone,
    /// The named microphone does not exist.
    UnknownMicrophone,
    /// The microphone has failed.
    MicrophoneLost,
}

/// The state of a player's listening, as scripts see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ListeningState {
    /// The microphone is open.
    Open,
    /// The microphone is open and delivers digital silence.
    Muted,
    /// The microphone is closed.
    Closed,
    /// A move was recognised and read back; nothing is entered.
    Proposed,
    /// A move was recognised that the pegs contradict.
    Differs,
    /// An utterance was not recognised.
    Unsure,
    /// The microphone has failed.
    Failed,
}
