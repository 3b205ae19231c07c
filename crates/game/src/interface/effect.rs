//! Effects: instructions for the devices, carried out only after the event has been saved.

use crate::interface::event::Commitment;
use crate::interface::fact::Fact;
use crate::interface::listening::ListeningOrder;
use crate::interface::recording::RecorderOrder;
use crate::interface::solver::SolverQuestion;
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_speech::{Audience, Message, Utterance};
use serde::{Deserialize, Serialize};

/// The answer to a question that only the devices can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceAnswer {
    /// The last reported fingerprint of the journal, which computes it.
    Digest,
    /// The local time of day.
    TimeOfDay,
}

/// One instruction for the devices.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Print and speak an utterance at its seat.
    Say {
        /// The words.
        utterance: Utterance,
        /// Whether a voice speaks it too; `false` if a person has just said it.
        aloud: bool,
    },
    /// Ask for a secret. If a file contains the answer, no person is asked.
    Ask {
        /// The question.
        utterance: Utterance,
        /// The secret.
        what: SecretAsked,
    },
    /// Report a fact to scripts.
    Report {
        /// The people who may know about it.
        audience: Audience,
        /// Its number among the facts of the game, from 1.
        number: usize,
        /// The fact.
        report: Fact,
        /// Its sentences, if it has any; scripts get the first one.
        sentences: Vec<Message>,
    },
    /// Answer `audience` with what only the devices know.
    Tell {
        /// The answer.
        what: DeviceAnswer,
        /// The hearer.
        audience: Audience,
    },
    /// Change how the voice speaks to an audience.
    Voice {
        /// The audience.
        audience: Audience,
        /// The change.
        change: VoiceChange,
    },
    /// Give an order to a recorder.
    Recorder(RecorderOrder),
    /// Give an order to the recogniser of announcements.
    Listen(ListeningOrder),
    /// Show these times on the chess clocks next to the boards.
    /// At most one per event, and never in answer to a report of such a clock.
    SetClock {
        /// Time left to White.
        white: Span,
        /// Time left to Black.
        black: Span,
        /// The side whose time runs; `None` stops both.
        running: Option<Color>,
    },
    /// Open the board of a side at another port.
    OpenBoard {
        /// The player with the board.
        side: Color,
        /// The port.
        port: String,
    },
    /// Write lines on the outside of the envelope (2023 Guideline I.2).
    Envelope {
        /// Which envelope.
        envelope: Commitment,
        /// The lines.
        outside: Vec<Message>,
    },
    /// Read the sealed move back, only to its player.
    /// No machine and no journal has the move: the devices keep it until the envelope is closed.
    ReadSealed {
        /// The envelope with the move.
        envelope: Commitment,
        /// Whose move it is.
        side: Color,
        /// Whether a voice may read it on the player's headphones; `false` for a deaf player.
        aloud: bool,
        /// The person who asked for it, who hears it if the move cannot be read back here.
        asker: Option<Audience>,
    },
    /// Ask the solver, which answers with an input.
    Solve(SolverQuestion),
    /// The game is over; no more events are needed.
    Over,
    /// A person leaves: the table ends.
    Leave,
}

/// A secret to ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretAsked {
    /// The arbiter's PIN.
    Pin,
    /// The passphrase of an envelope.
    Passphrase,
}

/// A change of the voice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoiceChange {
    /// Stop immediately what the audience hears.
    Stop,
    /// Faster.
    Faster,
    /// Slower.
    Slower,
    /// Louder.
    Louder,
    /// Softer.
    Softer,
    /// Higher.
    Higher,
    /// Deeper.
    Deeper,
    /// A different voice.
    Which(VoiceWanted),
    /// The pause before each square of an announcement, in milliseconds; `None` asks for it.
    Rest(Option<u32>),
}

/// The voice that an audience wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoiceWanted {
    /// The current one: the audience asks for its name.
    Same,
    /// The next in the list.
    Next,
    /// The one before.
    Previous,
    /// The default voice of the language.
    Usual,
    /// The names of all voices.
    All,
    /// The voice with this name or number, as typed.
    Named(String),
}
