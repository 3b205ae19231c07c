//! The commands of all topics, their words and keys.

use crate::arbiter::{
    adjournment, claims, conditions, deciding, judging, last_minutes, penalties, rulings, takeback,
};
use crate::grammar::declaration::{ArgumentFault, CommandArgs, CommandPolicy, CommandWord};
use crate::grammar::lexicon::{Leading, Lexicon};
use crate::incidents::reported;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moves::{entering, listening, missing, pegs, repeat, touches};
use crate::queries::{cursor, exploring, general, help, history, practice};
use crate::reporting::record::Game;
use crate::scores::{dictation, reconciling};
use crate::session::{attendance, guiding, leaving, offers};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A word of a command of any topic.
#[derive(Clone, Copy, Debug)]
struct ListedWord {
    id: &'static str,
    letters: &'static str,
    key: Option<(u8, char)>,
    fault: fn(&CommandArgs) -> Option<ArgumentFault>,
}

/// Declares the topics: for each its variant of [`Command`], its module, and extra arguments of `obey`.
/// A new topic is one line in the list below, in the order in which users see the words.
macro_rules! topics {
    ($($name:ident: $topic:ident $(with $more:expr)?;)*) => {
        /// A command, by the topic that carries it out.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum Command {
            $($name($topic::Request),)*
            /// A line that is not a move, and the command that it resembles.
            Mistyped {
                text: String,
                command: String,
            },
        }

        /// Every word of every topic, in the order in which users see them.
        static ENTRIES: LazyLock<Vec<ListedWord>> = LazyLock::new(|| {
            let mut entries = Vec::new();
            $(list(&mut entries, $topic::WORDS);)*
            entries
        });

        impl Command {
            /// Returns the row of this command, whatever its argument.
            pub fn row(&self) -> CommandPolicy {
                match self {
                    $(Command::$name(request) => $topic::row(request),)*
                    Command::Mistyped { .. } => entering::row(&entering::Request::Enter(TypedMove::from(""))),
                }
            }

            /// Carries out the command.
            pub fn obey(self, game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
                match self {
                    $(Command::$name(request) => $topic::obey(game, asker, request $(, $more)?),)*
                    Command::Mistyped { text, command } => Err(Refusal::NoCommand { text, command }),
                }
            }

            /// Returns the command for a word listed in message `id`, with its argument.
            pub fn of(id: &str, given: &CommandArgs) -> Option<Command> {
                let asked = Asked { id, given };
                None$(.or_else(|| asked.of($topic::WORDS).map(Command::$name)))*
            }
        }
    };
}

topics! {
    Help: help with &COMMANDS;
    Ask: general;
    Explore: exploring;
    Recall: history;
    Practise: practice;
    Cursor: cursor;
    Move: entering;
    Repeat: repeat;
    Missing: missing;
    Touch: touches;
    Guide: guiding;
    Peg: pegs;
    Offer: offers;
    Claim: claims;
    Rule: rulings;
    Irregular: reported;
    Last: last_minutes;
    Decide: deciding;
    Judge: judging;
    Penalise: penalties;
    Condition: conditions;
    Adjourn: adjournment;
    Attend: attendance;
    Dictate: dictation;
    Listen: listening;
    Reconcile: reconciling;
    TakeBack: takeback;
    Leave: leaving;
}

/// The words of all commands.
pub(crate) static COMMANDS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(ids()));

fn list<A>(entries: &mut Vec<ListedWord>, words: &[CommandWord<A>]) {
    let listed = |&CommandWord { id, letters, key, fault, .. }: &CommandWord<A>| ListedWord {
        id,
        letters,
        key,
        fault,
    };
    entries.extend(words.iter().map(listed));
}

/// Returns the ids of the messages that list the words of commands, each once.
pub(crate) fn ids() -> Vec<&'static str> {
    let mut ids: Vec<&'static str> = Vec::new();
    for entry in ENTRIES.iter() {
        if !ids.contains(&entry.id) {
            ids.push(entry.id);
        }
    }
    ids
}

/// Returns the known reason why no command for a word listed in message `id` accepts an argument.
pub(crate) fn fault(id: &str, given: &CommandArgs) -> Option<ArgumentFault> {
    ENTRIES.iter().filter(|entry| entry.id == id).find_map(|entry| (entry.fault)(given))
}

/// Reads a single letter as a command.
///
/// With an argument it could be a move, so it needs a slash. It needs none before a single sign, unless the letter
/// is that of a file: `p R`, `s e`, `l 2`, but not `b 4`.
///
/// A question mark asks for help about the text after it, with or without a blank.
pub(crate) fn letter(text: &str, slash: bool) -> Option<Leading> {
    if let Some(rest) = text.strip_prefix('?') {
        let entry = ENTRIES.iter().find(|entry| entry.letters.contains('?'))?;
        return Some(Leading { id: entry.id, typed: "?".to_owned(), rest: rest.trim().to_owned() });
    }
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let (rest, mut chars) = (rest.trim(), first.chars());
    let (letter, None) = (chars.next()?.to_ascii_lowercase(), chars.next()) else { return None };
    let entry = ENTRIES.iter().find(|entry| entry.letters.contains(letter))?;
    if !slash && !rest.is_empty() && letter.is_alphanumeric() {
        let is_short = rest.chars().count() == 1 && !('a'..='h').contains(&letter);
        let given = CommandArgs { text: rest, confirmed: false, colon: false };
        Command::of(entry.id, &given).filter(|_| is_short)?;
    }
    Some(Leading { id: entry.id, typed: first.to_owned(), rest: rest.to_owned() })
}

/// Returns the lines of the keys, ordered by number.
///
/// Each has the number of a function key, the letter that does the same with Alt, and the line.
pub fn keys() -> &'static [(u8, char, &'static str)] {
    static KEYS: LazyLock<Vec<(u8, char, &'static str)>> = LazyLock::new(|| {
        let key = |entry: &ListedWord| {
            let (number, letter) = entry.key?;
            Some((number, letter, entry.id.strip_prefix("command-")?))
        };
        let mut keys: Vec<_> = ENTRIES.iter().filter_map(key).collect();
        keys.sort_unstable();
        keys
    });
    &KEYS
}

impl Command {
    /// Whether all of it was understood: it does not resemble another command, and its move is readable.
    pub fn is_read(&self) -> bool {
        let is_mistyped = matches!(self, Command::Mistyped { .. });
        !is_mistyped && self.typed_move().is_none_or(|typed| !typed.is_unreadable())
    }

    /// Returns the move that it names, which can be any text. A move to seal is not included.
    pub fn typed_move(&self) -> Option<&TypedMove> {
        match self {
            Command::Move(entering::Request::Enter(typed) | entering::Request::Correct(typed))
            | Command::Repeat(repeat::Request::Repeat(typed)) => Some(typed),
            Command::Claim(claims::Request::Claim { text, .. }) => text.as_ref(),
            Command::Reconcile(reconciling::Request::Write(entry)) => Some(&entry.typed),
            _ => None,
        }
    }

    /// Whether it names a length of time, which may have as many digits as a PIN: `set white 5400`.
    pub fn names_time(&self) -> bool {
        match self {
            Command::Rule(request) => rulings::names_time(request),
            Command::Ask(request) => general::names_time(request),
            _ => false,
        }
    }
}

/// A typed word and its argument.
struct Asked<'a> {
    id: &'a str,
    given: &'a CommandArgs<'a>,
}

impl Asked<'_> {
    /// Reads it with the words of one topic.
    fn of<A>(&self, words: &[CommandWord<A>]) -> Option<A> {
        let mut forms = words.iter().filter(|word| word.id == self.id && word.accepts(self.given));
        forms.find_map(|word| (word.read)(self.given))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::notation::{self, Letters};
    use annabella_speech::{Language, spoken};

    fn nearest(text: &str) -> Option<&'static str> {
        COMMANDS.nearest(text, Language::En)
    }

    #[test]
    fn no_word_means_two_things_and_none_is_a_move() {
        assert_eq!(COMMANDS.faults(), [""; 0]);
        for written in COMMANDS.written() {
            for language in Language::ALL {
                assert_eq!(spoken::read(written, language), [], "{written}");
            }
            assert_eq!(notation::read(written, &[Letters::De, Letters::En]), [], "{written}");
        }
    }

    #[test]
    fn no_letter_and_no_key_stands_for_two_commands() {
        let letters: Vec<char> = ENTRIES.iter().flat_map(|entry| entry.letters.chars()).collect();
        let keys: Vec<char> = keys().iter().map(|&(_, letter, _)| letter).collect();
        for (index, (number, ..)) in (1..).zip(super::keys()) {
            assert_eq!(index, *number, "the function keys follow each other");
        }
        for signs in [letters, keys] {
            for (index, sign) in signs.iter().enumerate() {
                assert!(!signs[..index].contains(sign), "{sign}");
            }
        }
    }

    #[test]
    fn commands_are_known_in_every_language() {
        for (line, meant, rest) in [
            ("press", "press", ""),
            ("Drücken", "press", ""),
            ("druecken", "press", ""),
            ("feld Eva vier", "square", "Eva vier"),
            ("noch einmal", "again", ""),
            ("wiederholen Springer  Felix drei", "repeat", "Springer Felix drei"),
            ("remis annehmen", "accept", ""),
            ("remis", "offer", ""),
        ] {
            let leading = COMMANDS.leading(line).expect(line);
            assert_eq!(
                (leading.id, leading.rest.as_str()),
                (format!("command-{meant}").as_str(), rest),
                "{line}"
            );
        }
        assert_eq!(COMMANDS.leading("Springer Felix drei"), None);
        assert_eq!(COMMANDS.leading(""), None);
    }

    #[test]
    fn a_mistyped_command_finds_the_nearest() {
        assert_eq!(nearest("strat"), Some("start"));
        assert_eq!(nearest("drüken"), Some("drücken"));
        assert_eq!(nearest("wiederholn e4"), Some("wiederholen"));
        for far in ["", "e4", "Sxf3", "blafasel", "Turm", "Turm x9", "Dame Eva vier", "Läufr", "O-O-O"] {
            assert_eq!(nearest(far), None, "{far}");
        }
    }
}
