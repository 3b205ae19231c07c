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
    /// Flag falls and the arbiter's words: spoken immediately, never interrupted.
    Important,
}

/// The people who hear an utterance. Words for the room go to every device, all others are private.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everyone at the board.
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

/// The speaker of an utterance: the name that its printed line begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// The program.
    Program,
    /// The player with the white pieces, or announcements for that player.
    White,
    /// The player with the black pieces, or announcements for that player.
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

/// The language of an utterance, one of a game's two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LanguageRole {
    /// The language of announcements.
    Announcement,
    /// The language of the interface.
    Interface,
}

/// Typed phrases to be said, all in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Utterance {
    /// The speaker.
    pub from: Speaker,
    /// The people who hear it.
    pub audience: Audience,
    /// The urgency.
    pub priority: Priority,
    /// Its language.
    pub tongue: LanguageRole,
    /// The phrases, in order.
    pub phrases: Vec<Message>,
    /// The portion that is said, if it is said in portions; the first is printed with all that follow.
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
            tongue: LanguageRole::Interface,
            phrases: vec![phrase.message()],
            portion: None,
        }
    }

    /// One phrase in the language of announcements.
    pub fn announcing(from: Speaker, audience: Audience, phrase: &impl Worded) -> Utterance {
        Utterance {
            tongue: LanguageRole::Announcement,
            ..Utterance::new(from, audience, Priority::Message, phrase)
        }
    }

    /// The utterance with one more phrase.
    pub fn and(mut self, phrase: &impl Worded) -> Utterance {
        self.phrases.push(phrase.message());
        self
    }
}

/// The patience of a listener with one utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Listening {
    /// The listener did not ask.
    Unasked,
    /// The listener asked.
    Asked,
    /// The listener asked for a whole board, game or scoresheet. Its lists may be cut too.
    ReadOut,
}

impl Listening {
    /// Maximum estimated length of a text spoken whole, in seconds at the default rate.
    ///
    /// A little below 4 and 6 seconds, because the estimate is not exact.
    pub(super) const fn longest(self) -> f64 {
        match self {
            Listening::Unasked => 3.7,
            Listening::Asked => 5.6,
            Listening::ReadOut => 15.0,
        }
    }

    /// Maximum length of a portion followed by the command for the next one.
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
