//! The keys at the cursor: their meanings, and what is said about them.
//!
//! Keys are the same in all languages, except the letters of pieces; no key is the letter of a piece in any
//! language.

use crate::queries::cursor::{CursorPhrase, Key};
use crate::state::State;
use annabella_chess::Role;
use annabella_speech::{Language, Message, Worded, Words};

/// The meaning of a key that is the same in all languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// The square and its piece again.
    Here,
    /// Whether the square is light or dark.
    Colour,
    /// The pieces on the rank, on the file, on all lines or on the diagonals of the square.
    Rank,
    File,
    Lines,
    Diagonals,
    /// The last move.
    Last,
    /// The move before or after the one heard last, or the first of the game.
    Previous,
    Next,
    First,
    /// The asker's time.
    Time,
    /// Both times.
    Clock,
    /// The captured pieces.
    Captured,
    /// Whether a king is in check.
    Check,
    /// The side to move.
    Whose,
    /// The name of the opponent.
    Opponent,
    /// The next key is explained.
    Explain,
}

/// The keys with a fixed meaning, and the ids of their explanations.
const KEYS: [(char, Meaning, &str); 17] = [
    ('o', Meaning::Here, "cursor-key-here"),
    ('O', Meaning::Colour, "cursor-key-colour"),
    ('h', Meaning::Rank, "cursor-key-rank"),
    ('v', Meaning::File, "cursor-key-file"),
    ('x', Meaning::Lines, "cursor-key-lines"),
    ('X', Meaning::Diagonals, "cursor-key-diagonals"),
    ('m', Meaning::Last, "cursor-key-last"),
    (',', Meaning::Previous, "cursor-key-previous"),
    ('.', Meaning::Next, "cursor-key-next"),
    ('<', Meaning::First, "cursor-key-first"),
    ('u', Meaning::Time, "cursor-key-time"),
    ('z', Meaning::Clock, "cursor-key-clock"),
    ('g', Meaning::Captured, "cursor-key-captured"),
    ('y', Meaning::Check, "cursor-key-check"),
    ('w', Meaning::Whose, "cursor-key-whose"),
    ('e', Meaning::Opponent, "cursor-key-opponent"),
    ('?', Meaning::Explain, "cursor-key-explain"),
];

/// Explanations of keys that are not in the table.
const ARROWS: &str = "cursor-key-arrows";
const EDGES: &str = "cursor-key-edges";
const LEVELS: &str = "cursor-key-levels";
const ENTER: &str = "cursor-key-enter";
const DIGIT: &str = "cursor-key-digit";
const SHIFT_DIGIT: &str = "cursor-key-shift-digit";
const PIECE: &str = "cursor-key-piece";
const STACK: &str = "cursor-key-stack";
const BACK: &str = "cursor-key-back";
const FUNCTION: &str = "cursor-key-function";

impl Meaning {
    /// Whether the key has this meaning on three levels, too.
    pub(crate) const fn on_levels(self) -> bool {
        !matches!(
            self,
            Meaning::Diagonals
                | Meaning::Previous
                | Meaning::Next
                | Meaning::First
                | Meaning::Captured
                | Meaning::Check
        )
    }
}

impl State {
    /// Returns the piece that a letter of the interface's language stands for, in either case.
    pub(crate) fn piece_of(&self, sign: char) -> Option<Role> {
        let letters = Words::new(self.settings.interface).say(&Message::new("cursor-piece-letters"));
        let at = letters.chars().position(|letter| letter == sign.to_ascii_lowercase())?;
        Role::ALL.into_iter().rev().nth(at)
    }

    /// Returns the digit from 1 to 8 whose sign with Shift this is.
    ///
    /// A terminal passes on only the sign, which depends on the keyboard. Keyboards of the interface's language
    /// come first; the answer names the square, so a mistake is heard.
    pub(crate) fn digit_with_shift(&self, sign: char) -> Option<usize> {
        let own = self.settings.interface;
        [own].into_iter().chain(Language::ALL).find_map(|language| digit_of(language, sign))
    }
}

/// Returns the digit of a sign on the keyboards of a language.
fn digit_of(language: Language, sign: char) -> Option<usize> {
    let keyboards = Words::new(language).heard("cursor-digit-signs");
    let place = |signs: &String| signs.chars().position(|other| other == sign);
    keyboards.iter().find_map(place).map(|at| at + 1)
}

/// Returns the fixed meaning of a key, and the id of its explanation.
pub(crate) fn fixed(sign: char) -> Option<(Meaning, &'static str)> {
    KEYS.iter().find(|(key, ..)| *key == sign).map(|(_, meaning, explanation)| (*meaning, *explanation))
}

/// Returns what a key does.
pub(crate) fn explanation(state: &State, key: Key) -> Message {
    let levels = state.moves.tridim().is_some();
    let is_rank = |sign: char| sign.is_ascii_digit() && (levels || ('1'..='8').contains(&sign));
    let id = match key {
        Key::Left | Key::Right | Key::Up | Key::Down => ARROWS,
        Key::PageUp | Key::PageDown if levels => LEVELS,
        Key::Home | Key::End | Key::PageUp | Key::PageDown => EDGES,
        Key::Enter => ENTER,
        Key::Back => BACK,
        Key::Other => return CursorPhrase::NoMeaning.message(),
        Key::Function(number) => return Message::new(FUNCTION).with("number", usize::from(number)),
        Key::Sign(sign) => match fixed(sign) {
            Some((meaning, _)) if levels && !meaning.on_levels() => {
                return CursorPhrase::NoMeaning.message();
            }
            // No line stays on one level.
            Some((Meaning::Lines, _)) if levels => STACK,
            Some((_, explanation)) => explanation,
            None if is_rank(sign) => DIGIT,
            None if state.digit_with_shift(sign).is_some() => SHIFT_DIGIT,
            None => match state.piece_of(sign) {
                Some(role) => return Message::new(PIECE).with("piece", role),
                None => return CursorPhrase::NoMeaning.message(),
            },
        },
    };
    Message::new(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_the_letter_of_a_piece_in_any_language() {
        for language in Language::ALL {
            let letters = Words::new(language).say(&Message::new("cursor-piece-letters"));
            assert_eq!(letters.chars().count(), 6, "{language:?}: king, queen, rook, bishop, knight, pawn");
            for (index, letter) in letters.chars().enumerate() {
                assert!(!letters.chars().take(index).any(|other| other == letter), "{letters}");
                let shifted = letter.to_ascii_uppercase();
                assert!(fixed(letter).is_none() && fixed(shifted).is_none(), "{language:?}: {letter}");
            }
        }
    }

    #[test]
    fn every_keyboard_has_a_sign_for_each_file_that_means_nothing_else() {
        for language in Language::ALL {
            for signs in Words::new(language).heard("cursor-digit-signs") {
                assert_eq!(signs.chars().count(), 8, "{language:?}: {signs}");
                let other = |sign: char| fixed(sign).is_some() || sign.is_ascii_alphanumeric();
                assert!(!signs.chars().any(other), "{language:?}: {signs}");
            }
        }
        let shifted = |language, signs: &str| signs.chars().map(|sign| digit_of(language, sign)).collect();
        let digits: Vec<Option<usize>> = (1..=8).map(Some).collect();
        for (language, signs) in [(Language::En, "!@#$%^&*"), (Language::En, "!\"£$%^&*")] {
            let found: Vec<Option<usize>> = shifted(language, signs);
            assert_eq!(found, digits, "{signs}");
        }
        assert_eq!((digit_of(Language::De, '&'), digit_of(Language::En, '&')), (Some(6), Some(7)));
    }
}
