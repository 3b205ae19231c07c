//! An utterance: typed phrases in one language, with a priority and an audience.

use super::{Message, Worded};
use annabella_chess::Color;
use serde::{Deserialize, Serialize};
use std::fmt;

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
    /// Whether it only confirms what its hearer has just done; a listener may prefer a tone.
    pub confirms: bool,
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
            confirms: false,
        }
    }

    /// One phrase in the language of announcements.
    pub fn announcing(from: Speaker, audience: Audience, phrase: &impl Worded) -> Utterance {
        Utterance {
            tongue: LanguageRole::Announcement,
            ..Utterance::new(from, audience, Priority::Message, phrase)
        }
    }

    /// The utterance as a confirmation of what its hearer has just done.
    pub fn confirming(self) -> Utterance {
        Utterance { confirms: true, ..self }
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
    /// The program refused what the listener typed: what is wrong, then what to do.
    Refused,
    /// The listener asked for help, and gets only one portion at a time, in print too.
    Help,
    /// The listener asked for a list of words, which may be cut after any of them.
    List,
    /// The listener asked for a whole board, game or scoresheet. Its lists may be cut too.
    ReadOut,
}

impl Listening {
    /// Maximum estimated length of a text spoken whole, in seconds at the default rate.
    ///
    /// A little below 4 and 6 seconds, because the estimate is not exact; 3 seconds for what is wrong.
    pub(super) const fn longest(self) -> f64 {
        match self {
            Listening::Unasked => 3.7,
            Listening::Refused => 3.0,
            Listening::Asked | Listening::Help | Listening::List => 5.6,
            Listening::ReadOut => 15.0,
        }
    }

    /// Maximum length of a portion followed by the command for the next one.
    pub(super) const fn with_more(self) -> f64 {
        match self {
            Listening::Refused => 2.3,
            Listening::Unasked => 3.2,
            Listening::Asked | Listening::Help | Listening::List => 4.8,
            Listening::ReadOut => 12.0,
        }
    }

    /// Whether a sentence may be cut after an item of a list.
    pub(super) const fn cuts_lists(self) -> bool {
        matches!(self, Listening::List | Listening::ReadOut)
    }

    /// Returns the patience of a reader with one printed line: a screen reader reads it to its end.
    pub(super) const fn in_print(self) -> Listening {
        match self {
            Listening::ReadOut => Listening::List,
            Listening::Refused => Listening::Asked,
            other => other,
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

/// The pause of a voice between two parts of an utterance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pause {
    /// Between related items: two times, the moves of a game.
    #[default]
    Item,
    /// Between sentences.
    Sentence,
}

/// An utterance in one language: its parts in order, with the same pause between any two of them.
///
/// ```
/// use annabella_speech::{Language, Message, Words};
/// let phrases = ["play-halted", "play-pressed"].map(Message::new);
/// let said = Words::new(Language::En).sequence(&phrases);
/// assert_eq!(said.parts(), ["The clocks are stopped.", "Pressed."]);
/// assert_eq!(said.pause().millis(170), 327);
/// assert_eq!(said.text(), "The clocks are stopped. Pressed.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sequence {
    parts: Vec<String>,
    /// The same parts, cut where a voice may rest within them.
    bits: Vec<Vec<String>>,
    pause: Pause,
    /// The rest between two bits of a part, in milliseconds.
    rest: u32,
    text: String,
    /// The text with commas at the rests.
    rested: String,
}

impl Pause {
    /// Returns the length in milliseconds at `rate` words a minute: shorter for faster listeners.
    /// [`Pause::Sentence`] is as long as a full stop in eSpeak NG 1.51, [`Pause::Item`] as a comma.
    pub fn millis(self, rate: u32) -> u32 {
        let sentence = (94_000 / rate.max(80)).saturating_sub(225).max(40);
        match self {
            Pause::Sentence => sentence,
            Pause::Item => sentence * 54 / 100,
        }
    }
}

impl Sequence {
    /// Creates a sequence. `marked` is the whole text on one line, with `mark` where a voice may rest.
    pub(super) fn new(parts: &[String], pause: Pause, marked: &str, mark: char) -> Sequence {
        let bits = |part: &String| {
            let bits = part.split(mark).map(str::trim).filter(|bit| !bit.is_empty());
            bits.map(str::to_owned).collect()
        };
        Sequence {
            bits: parts.iter().map(bits).collect(),
            parts: parts.iter().map(|part| part.replace(mark, "")).collect(),
            pause,
            rest: 0,
            text: marked.replace(mark, ""),
            rested: marked.replace(&format!(" {mark}"), ", ").replace(mark, ""),
        }
    }

    /// Sets the rest before each square of an announcement, in milliseconds.
    pub fn resting(self, millis: u32) -> Sequence {
        Sequence { rest: millis, ..self }
    }

    /// Returns the parts, each cut where a voice rests within it.
    pub fn bits(&self) -> Vec<Vec<&str>> {
        match self.rest > 0 {
            true => self.bits.iter().map(|bits| bits.iter().map(String::as_str).collect()).collect(),
            false => self.parts.iter().map(|part| vec![part.as_str()]).collect(),
        }
    }

    /// Returns the text on one line for a voice that cannot time a rest: it has commas instead.
    pub fn with_commas(&self) -> String {
        if self.rest > 0 { self.rested.clone() } else { self.text.clone() }
    }

    /// Returns the extra rest between the bits of a part, in milliseconds.
    pub fn rest(&self) -> u32 {
        self.rest
    }

    /// Returns the parts in order.
    pub fn parts(&self) -> &[String] {
        &self.parts
    }

    /// Returns the pause between two parts.
    pub fn pause(&self) -> Pause {
        self.pause
    }

    /// Returns the text on one line, with the separators of the locale.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Creates a sequence with one part.
impl From<String> for Sequence {
    fn from(words: String) -> Sequence {
        let bits = vec![vec![words.clone()]];
        let (text, rested) = (words.clone(), words.clone());
        Sequence { text, rested, parts: vec![words], bits, pause: Pause::default(), rest: 0 }
    }
}

/// Creates a sequence with one part.
impl From<&str> for Sequence {
    fn from(words: &str) -> Sequence {
        words.to_owned().into()
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_are_shorter_for_who_listens_faster() {
        let all = |pause: Pause| [0, 80, 120, 170, 250, 350, 700, u32::MAX].map(|rate| pause.millis(rate));
        assert_eq!(all(Pause::Sentence), [950, 950, 558, 327, 151, 43, 40, 40]);
        assert_eq!(all(Pause::Item), [513, 513, 301, 176, 81, 23, 21, 21]);
    }
}
