//! Messages of the locales with their arguments, and text from outside that is safe to show.

use super::announcement::{Announcement, Style};
use annabella_chess::notation::Letters;
use annabella_chess::{Chess, Color, File, Move, Piece, Rank, Role, SanPlus, Square};
use annabella_clock::Span;

/// A message of the locales: its id and its arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The id in `locales/*/*.ftl`.
    pub id: &'static str,
    /// The names and values of the message's variables.
    pub args: Vec<(&'static str, Value)>,
}

/// The value of a message's variable. Its words come from the locale.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A count, which selects the plural form.
    Number(i64),
    /// `white` or `black`, for a selector.
    Color(Color),
    /// A kind of piece, by its name in the locale.
    Role(Role),
    /// A coloured piece, by its name.
    Piece(Piece),
    /// A file, by its name (Anna).
    File(File),
    /// A rank, by its numeral (eins).
    Rank(Rank),
    /// A square, file and rank (Anna eins).
    Square(Square),
    /// A move as it is announced.
    Move(Announcement),
    /// A length of time, in words (fünf Minuten).
    Span(Span),
    /// Moves in notation, as on a scoresheet; a voice speaks them in words.
    Notated(Notated),
    /// Untranslatable text: a file name, a typed line, a sentence of the operating system.
    Text(String),
    /// Several untranslatable texts, such as names of options or devices.
    Texts(Vec<String>),
    /// Several messages, one of which applies: joined by "or".
    List(Vec<Message>),
    /// Several messages, all of which apply: joined by "and".
    All(Vec<Message>),
    /// Several messages, all of which apply: separate sentences, between which a voice can stop.
    Each(Vec<Message>),
}

/// A value with words in every locale, such as a phrase or an error.
pub trait Worded {
    /// Returns the message with its words.
    fn message(&self) -> Message;
}

impl Message {
    /// Creates a message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Adds an argument to the message.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

impl Worded for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

macro_rules! value_from {
    ($($from:ty => $variant:ident),* $(,)?) => {
        $(impl From<$from> for Value {
            fn from(value: $from) -> Value {
                Value::$variant(value)
            }
        })*
    };
}

value_from! {
    i64 => Number, Color => Color, Role => Role, Piece => Piece, File => File, Rank => Rank,
    Square => Square, Announcement => Move, Span => Span, String => Text, Vec<Message> => List,
    Notated => Notated, Vec<String> => Texts,
}

/// Notation that a voice should not read as written: `Sf3 Sc6 (=)`.
#[derive(Clone, Debug, PartialEq)]
pub struct Notated {
    /// The written form.
    pub text: String,
    /// The messages to speak instead.
    pub said: Vec<Message>,
}

impl Notated {
    /// Creates the notation of move `mv` from the position `before`, with the given letters.
    pub fn played(before: &Chess, mv: Move, letters: Letters) -> Notated {
        let text = letters.write_plus(&SanPlus::from_move(before.clone(), mv));
        Notated { text, said: vec![Announcement::of(before, mv, Style::Short).message()] }
    }
}

/// Messages that all apply, joined by "and".
#[derive(Clone, Debug, PartialEq)]
pub struct All(pub Vec<Message>);

impl From<All> for Value {
    fn from(value: All) -> Value {
        Value::All(value.0)
    }
}

/// Messages that all apply, each a sentence of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Each(pub Vec<Message>);

impl From<Each> for Value {
    fn from(value: Each) -> Value {
        Value::Each(value.0)
    }
}

/// Gives each type a `code`, the name that strum derives for a variant, and lets messages select by it.
#[macro_export]
macro_rules! codes {
    ($($name:ty),* $(,)?) => {
        $(
            impl $name {
                /// Returns the name in JSON, in settings and in selectors of messages.
                pub fn code(&self) -> &'static str {
                    self.into()
                }
            }

            impl From<$name> for $crate::Value {
                fn from(value: $name) -> $crate::Value {
                    $crate::Value::from(value.code())
                }
            }
        )*
    };
}

impl From<&str> for Value {
    fn from(value: &str) -> Value {
        Value::Text(value.to_owned())
    }
}

/// Converts to the keyword of a selector with the variants `yes` and `no`.
impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::from(if value { "yes" } else { "no" })
    }
}

impl From<usize> for Value {
    fn from(value: usize) -> Value {
        Value::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<Message> for Value {
    fn from(value: Message) -> Value {
        Value::List(vec![value])
    }
}

/// Replaces by spaces all characters that a terminal would obey.
///
/// ```
/// assert_eq!(annabella_speech::plain("e4\u{1b}[2J"), "e4 [2J");
/// assert_eq!(annabella_speech::plain("Anna\u{202e}anA"), "Anna anA");
/// ```
pub fn plain(text: &str) -> String {
    text.chars().map(|char| if is_obeyed(char) { ' ' } else { char }).collect()
}

/// Whether a terminal obeys a character instead of showing it.
///
/// Such are control characters, and those that separate lines or change the direction of writing.
fn is_obeyed(char: char) -> bool {
    let directs = matches!(char, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    char.is_control() || directs || matches!(char, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Returns the first `longest` characters of a text from outside, to be quoted in a sentence.
/// A sign marks omitted text.
///
/// ```
/// use annabella_speech::excerpt;
/// assert_eq!(excerpt(" Nf3 \n", 5), "Nf3");
/// assert_eq!(excerpt("knight Felix three", 6), "knight…");
/// ```
pub fn excerpt(text: &str, longest: usize) -> String {
    let text = text.trim();
    match text.char_indices().nth(longest) {
        None => plain(text),
        Some((end, _)) => plain(&text[..end]) + "…",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn an_excerpt_is_short_and_obeyed_by_no_terminal(text in any::<String>(), longest in 0..50_usize) {
            let short = excerpt(&text, longest);
            prop_assert!(!short.contains(char::is_control));
            prop_assert!(short.chars().count() <= longest + 1);
            let whole = text.trim().chars().count() <= longest;
            prop_assert!(whole || short.ends_with('…'));
            prop_assert!(!whole || short == plain(text.trim()));
        }
    }
}
