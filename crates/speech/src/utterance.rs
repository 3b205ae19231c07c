//! An utterance: typed phrases in one language, with a priority and an audience.

use super::{Message, Worded};
use annabella_chess::Color;
use serde::{Deserialize, Serialize};

/// How urgent an utterance is, with the names of SSIP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Priority {
    /// Hints: spoken when nothing else waits; only the newest.
    Notification,
    /// Answers: only the newest is spoken.
    Text,
    /// Moves and offers: each is spoken, in order.
    Message,
    /// Flag falls and the arbiter's words: spoken at once, never interrupted.
    Important,
}

/// Who is to hear it. Words for the room go to every device; everything else is private.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody.
    Room,
    /// The player with the white pieces.
    White,
    /// The player with the black pieces.
    Black,
    /// The assistant, where only one side has one.
    Assistant,
    /// White's assistant, where both sides have one.
    WhiteAssistant,
    /// Black's assistant, where both sides have one.
    BlackAssistant,
    /// The arbiter.
    Arbiter,
}

/// Who speaks: the name that a printed line begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// The program.
    Program,
    /// The player with the white pieces, or what is announced for that player.
    White,
    /// The player with the black pieces, or what is announced for that player.
    Black,
    /// The assistant.
    Assistant,
    /// The arbiter.
    Arbiter,
    /// The talking clock.
    Clock,
    /// The tactile board.
    Board,
}

/// In which of a game's two languages an utterance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tongue {
    /// The language of announcements.
    Announcement,
    /// The language of the interface.
    Interface,
}

/// Typed phrases to be said, all in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Utterance {
    /// Who speaks.
    pub from: Speaker,
    /// Who is to hear it.
    pub audience: Audience,
    /// How urgent it is.
    pub priority: Priority,
    /// Its language.
    pub tongue: Tongue,
    /// What is said, in order.
    pub phrases: Vec<Message>,
    /// Which portion of it is said, where it is said in portions; the first is printed with all that follows.
    pub portion: Option<Portion>,
}

impl Audience {
    /// All of them.
    pub const ALL: [Audience; 7] = [
        Audience::Room,
        Audience::White,
        Audience::Black,
        Audience::Assistant,
        Audience::WhiteAssistant,
        Audience::BlackAssistant,
        Audience::Arbiter,
    ];
}

impl From<Color> for Audience {
    fn from(side: Color) -> Audience {
        side.fold_wb(Audience::White, Audience::Black)
    }
}

impl From<Color> for Speaker {
    fn from(side: Color) -> Speaker {
        side.fold_wb(Speaker::White, Speaker::Black)
    }
}

impl Utterance {
    /// One phrase in the interface's language.
    pub fn new(from: Speaker, audience: Audience, priority: Priority, phrase: &impl Worded) -> Utterance {
        Utterance {
            from,
            audience,
            priority,
            tongue: Tongue::Interface,
            phrases: vec![phrase.message()],
            portion: None,
        }
    }

    /// One phrase in the language of announcements.
    pub fn announcing(from: Speaker, audience: Audience, phrase: &impl Worded) -> Utterance {
        Utterance {
            tongue: Tongue::Announcement,
            ..Utterance::new(from, audience, Priority::Message, phrase)
        }
    }

    /// The utterance with one more phrase.
    pub fn and(mut self, phrase: &impl Worded) -> Utterance {
        self.phrases.push(phrase.message());
        self
    }
}

/// How long a listener bears one utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Listening {
    /// Without having asked.
    Unasked,
    /// To an answer.
    Asked,
    /// To a whole board, game or scoresheet, read out on request. Its lists may be cut too.
    ReadOut,
}

impl Listening {
    /// Maximum estimated length of a text that is said whole, in seconds at the default rate.
    ///
    /// A little below 4 and 6 seconds, because the estimate is not exact.
    pub(super) const fn longest(self) -> f64 {
        match self {
            Listening::Unasked => 3.7,
            Listening::Asked => 5.6,
            Listening::ReadOut => 15.0,
        }
    }

    /// Maximum length of a portion that is followed by the command for the next one.
    pub(super) const fn with_more(self) -> f64 {
        match self {
            Listening::Unasked => 3.2,
            Listening::Asked => 4.8,
            Listening::ReadOut => 12.0,
        }
    }
}

/// A portion of an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Portion {
    /// Its number, from 0.
    pub number: usize,
    /// How long it may take.
    pub listening: Listening,
}
