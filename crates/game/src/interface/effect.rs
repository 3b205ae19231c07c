//! Effects: what the devices are to do. They are carried out only after the event is on disk.

use crate::interface::commitment::Commitment;
use crate::interface::fact::Fact;
use crate::interface::recording::RecorderOrder;
use crate::interface::solver::SolverQuestion;
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_speech::{Audience, Message, Utterance};
use serde::{Deserialize, Serialize};

/// One thing that the devices are to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Print it to its seat and say it.
    Say {
        /// The words.
        utterance: Utterance,
        /// Whether a voice says it too; not if a person has just said it.
        aloud: bool,
    },
    /// Ask for a secret. Nobody is asked where a file answers.
    Ask {
        /// The question.
        utterance: Utterance,
        /// For which secret.
        what: SecretAsked,
    },
    /// Report a fact to scripts.
    Report {
        /// The people who may know about it.
        audience: Audience,
        /// The fact.
        report: Fact,
        /// Its sentence.
        text: Option<Message>,
    },
    /// Read to that audience the digest that was told last, which the journal makes.
    ReadDigest {
        /// The hearer.
        audience: Audience,
    },
    /// Change how the voice speaks.
    Voice(VoiceChange),
    /// A recorder is to do something.
    Recorder(RecorderOrder),
    /// Show these times on the chess clocks beside the boards. At most one per event, and none in
    /// answer to a report of such a clock.
    SetClock {
        /// Time left to White.
        white: Span,
        /// Time left to Black.
        black: Span,
        /// Whose time runs; none stops both.
        running: Option<Color>,
    },
    /// Write this on the outside of the envelope (2023 Guideline I.2).
    Envelope {
        /// Which envelope.
        envelope: Commitment,
        /// The lines.
        outside: Vec<Message>,
    },
    /// Read the sealed move back to its player, and to nobody else. No machine and no journal has it: the
    /// devices do, until the envelope is closed.
    ReadSealed {
        /// The envelope with the move.
        envelope: Commitment,
        /// Whose move it is.
        side: Color,
        /// Whether a voice may say it on that player's headphones; not to a deaf player.
        aloud: bool,
        /// The person who asked for it, and hears if it cannot be read back here.
        asker: Option<Audience>,
    },
    /// Ask the solver, which answers by an input.
    Solve(SolverQuestion),
    /// The game is over; no more events are needed.
    Over,
    /// Somebody leaves: the table ends.
    Leave,
}

/// A secret that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretAsked {
    /// The arbiter's PIN.
    Pin,
    /// The passphrase of an envelope.
    Passphrase,
}

/// A change of the voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceChange {
    /// Stop at once what that audience hears.
    Stop(Audience),
    /// Faster, for that audience alone.
    Faster(Audience),
    /// Slower.
    Slower(Audience),
    /// Louder.
    Louder(Audience),
    /// Softer.
    Softer(Audience),
    /// Higher.
    Higher(Audience),
    /// Deeper.
    Deeper(Audience),
    /// Another voice.
    Which(Audience, VoiceWanted),
    /// Length of the rest before each square of an announcement, in milliseconds; `None` asks for it.
    Rest(Audience, Option<u32>),
}

/// Which voice an audience wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoiceWanted {
    /// The one that it has: it wants to know which that is.
    Same,
    /// The next in the list.
    Next,
    /// The one before.
    Previous,
    /// The one of the language, without a name.
    Usual,
    /// The names of all.
    All,
    /// The one with that name or number, as typed.
    Named(String),
}

impl VoiceChange {
    /// Whose voice is changed.
    pub const fn audience(&self) -> Audience {
        match self {
            VoiceChange::Stop(audience)
            | VoiceChange::Faster(audience)
            | VoiceChange::Slower(audience)
            | VoiceChange::Louder(audience)
            | VoiceChange::Softer(audience)
            | VoiceChange::Higher(audience)
            | VoiceChange::Deeper(audience)
            | VoiceChange::Which(audience, _)
            | VoiceChange::Rest(audience, _) => *audience,
        }
    }

    /// The same for another audience.
    pub fn of(self, audience: Audience) -> VoiceChange {
        match self {
            VoiceChange::Stop(_) => VoiceChange::Stop(audience),
            VoiceChange::Faster(_) => VoiceChange::Faster(audience),
            VoiceChange::Slower(_) => VoiceChange::Slower(audience),
            VoiceChange::Louder(_) => VoiceChange::Louder(audience),
            VoiceChange::Softer(_) => VoiceChange::Softer(audience),
            VoiceChange::Higher(_) => VoiceChange::Higher(audience),
            VoiceChange::Deeper(_) => VoiceChange::Deeper(audience),
            VoiceChange::Which(_, wanted) => VoiceChange::Which(audience, wanted),
            VoiceChange::Rest(_, millis) => VoiceChange::Rest(audience, millis),
        }
    }
}
