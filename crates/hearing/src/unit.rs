//! The words and fixed phrases that a person enrols.

use annabella_chess::{File, Rank, Role, Side};
use annabella_speech::{Language, Words, castling, file_message, rank_message, role_message};
use std::fmt;

/// A spoken command that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// The player repeats the opponent's announcement (2023 D.2.1).
    Repeat,
    /// The player asks for the last words again.
    Again,
    /// The player corrects wrong words (2023 D.2.8).
    Correct,
}

impl Command {
    /// All commands, in the order of the vocabulary.
    pub const ALL: [Command; 3] = [Command::Repeat, Command::Again, Command::Correct];

    const fn message(self) -> &'static str {
        match self {
            Command::Repeat => "command-repeat",
            Command::Again => "command-again",
            Command::Correct => "command-correct",
        }
    }
}

/// The meaning of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// A kind of piece.
    Role(Role),
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
    /// A capture.
    Takes,
    /// A capture en passant.
    EnPassant,
    /// Castling.
    Castling(Side),
    /// A command.
    Command(Command),
}

/// An enrolled unit of speech: a word or fixed phrase of announcements, or a spoken command.
///
/// Examples are `Gustav`, `zwo` and `Kurze Rochade`. Its display is its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    text: String,
    meaning: Meaning,
}

impl Unit {
    /// Returns the word or phrase to say.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the meaning.
    pub fn meaning(&self) -> Meaning {
        self.meaning
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Returns all units of a language, always in the same order.
///
/// The order is pieces, files, ranks, the rest of moves, commands.
/// The second rank has two units where the language has a distinct name for it (`zwei`, `zwo`). Resigning,
/// draw offers, answers and rulings are never among them.
///
/// ```
/// use annabella_hearing::vocabulary;
/// use annabella_speech::Language;
/// let texts: Vec<String> = vocabulary(Language::De).iter().map(|unit| unit.to_string()).collect();
/// assert!(["Gustav", "zwo", "en passant", "Kurze Rochade", "nochmal"].iter().all(|text| texts.contains(&text.to_string())));
/// ```
pub fn vocabulary(language: Language) -> Vec<Unit> {
    let words = Words::new(language);
    let mut units: Vec<Unit> = Vec::new();
    let mut add = |id: &str, meaning| {
        let Some(text) = words.named(id) else { return };
        if !units.iter().any(|unit| unit.text == text) {
            units.push(Unit { text, meaning });
        }
    };
    for role in Role::ALL {
        add(role_message(role), Meaning::Role(role));
    }
    for file in File::ALL {
        add(file_message(file), Meaning::File(file));
    }
    for rank in Rank::ALL {
        add(rank_message(rank), Meaning::Rank(rank));
    }
    add("rank-2-distinct", Meaning::Rank(Rank::Second));
    add("takes", Meaning::Takes);
    add("en-passant", Meaning::EnPassant);
    for side in Side::ALL {
        add(castling(side).id, Meaning::Castling(side));
    }
    for command in Command::ALL {
        add(command.message(), Meaning::Command(command));
    }
    units
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_unit_for_each_meaning_and_german_has_two_for_one() {
        for language in Language::ALL {
            let units = vocabulary(language);
            let expected = if language == Language::De { 30 } else { 29 };
            assert_eq!(units.len(), expected, "{language:?}");
            for meaning in Command::ALL.map(Meaning::Command) {
                assert_eq!(units.iter().filter(|unit| unit.meaning() == meaning).count(), 1, "{language:?}");
            }
        }
    }

    #[test]
    fn commands_are_in_the_words_of_their_language() {
        let of = |language: Language| {
            vocabulary(language)
                .split_off(vocabulary(language).len() - 3)
                .iter()
                .map(Unit::to_string)
                .collect::<Vec<_>>()
        };
        assert_eq!(of(Language::De), ["wiederholen", "nochmal", "berichtigen"]);
        for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
            assert!(of(language).iter().all(|text| !of(Language::En).contains(text)), "{language:?}");
        }
    }
}
