//! The arbiter's PIN.
//! The program keeps it in memory only, and recognises it in lines, so that it never shows, speaks or journals a
//! line with the PIN.

use crate::game::{PinGiven, untagged};
use age::secrecy::{ExposeSecret, SecretString};
use strsim::osa_distance;

/// The maximum number of words of a line to compare with the PIN.
const MOST_WORDS: usize = 12;

/// The maximum number of texts of the PIN's shape in a command.
///
/// A line full of them is a list of guesses: a refusal would reveal that the PIN is among them.
const MOST_GUESSES: usize = 2;

/// The minimum number of characters in a PIN.
pub const FEWEST: usize = 4;

/// The guard that recognises the PIN of a game in answers and lines.
#[derive(Clone, Debug, Default)]
pub struct Guard {
    /// The PIN, if the game has one.
    pin: Option<SecretString>,
    /// Whether input is a pipe, which gives the PIN by its file and cannot be asked.
    by_file: bool,
    /// Whether the last answer was wrong, so that the next line may be a second attempt.
    expects_attempt: bool,
}

/// Whether a line may contain the PIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suspicion {
    /// The line does not contain the PIN.
    None,
    /// The line may be an attempt at the PIN, right or wrong.
    Attempt,
    /// The line is a command and contains the PIN.
    Contains,
}

impl Guard {
    /// Creates the guard of a game. The PIN cannot contain `arbiter:`, which is ignored in an answer.
    pub fn new(pin: &str) -> Guard {
        Guard { pin: Some(SecretString::from(pin)), ..Guard::default() }
    }

    /// Turns the guard into one for a pipe, whose file has given the PIN.
    pub fn answering(self) -> Guard {
        Guard { by_file: true, ..self }
    }

    /// Whether the game has a PIN.
    pub fn has_pin(&self) -> bool {
        self.pin.is_some()
    }

    /// Whether a file has given the PIN, so that no one is asked.
    pub fn is_given_by_file(&self) -> bool {
        self.by_file
    }

    /// Compares an answer with the PIN, and notes whether it was right.
    pub fn given(&mut self, answer: &str) -> PinGiven {
        let answer = answer.trim();
        let is_right = self.pin.as_ref().is_some_and(|pin| pin.expose_secret() == untagged(answer));
        let given = match is_right {
            _ if answer.is_empty() => PinGiven::None,
            true => PinGiven::Right,
            false => PinGiven::Wrong,
        };
        self.expects_attempt = given != PinGiven::Right;
        given
    }

    /// Whether the next line may be a second attempt, which must not be shown on a terminal.
    pub fn expects_attempt(&self) -> bool {
        self.expects_attempt
    }

    /// Notes that a line was understood, and is therefore not an attempt.
    pub fn note_understood(&mut self) {
        self.expects_attempt = false;
    }

    /// Tests whether a line may contain the PIN. `understood`: it is a command or a readable move.
    ///
    /// A line that is not understood is judged by its shape alone: a person who types guesses must not learn
    /// which of them is right or almost right.
    pub fn suspects(&self, line: &str, understood: bool) -> Suspicion {
        let Some(pin) = &self.pin else { return Suspicion::None };
        let pin = pin.expose_secret();
        if understood {
            let many = guesses(line, pin) > MOST_GUESSES;
            return if many || contains(line, pin) { Suspicion::Contains } else { Suspicion::None };
        }
        let looks_alike = self.expects_attempt || is_shaped_like(line, pin) || is_similar(line, pin);
        if looks_alike || contains(line, pin) { Suspicion::Attempt } else { Suspicion::None }
    }
}

/// Whether a line contains the PIN, ignoring case.
/// As part of a longer word, a PIN of letters does not count.
fn contains(line: &str, pin: &str) -> bool {
    let (line, pin) = (line.to_lowercase(), pin.to_lowercase());
    let letter_at_start = pin.starts_with(char::is_alphabetic);
    let letter_at_end = pin.ends_with(char::is_alphabetic);
    line.match_indices(&pin).any(|(at, _)| {
        let in_word = letter_at_start && line[..at].ends_with(char::is_alphabetic)
            || letter_at_end && line[at + pin.len()..].starts_with(char::is_alphabetic);
        !in_word
    })
}

/// Returns a text without signs and blanks, in lower case.
fn squeezed(text: &str) -> String {
    text.chars().filter(|ch| ch.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The kind of a character, as far as it shapes a PIN.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Digit,
    Letter,
    Other,
}

fn kinds(text: &str) -> Vec<Kind> {
    let kind = |ch: char| match ch {
        _ if ch.is_numeric() => Kind::Digit,
        _ if ch.is_alphabetic() => Kind::Letter,
        _ => Kind::Other,
    };
    text.chars().map(kind).collect()
}

/// Whether a part of a line has digits and letters in the PIN's order, or almost as many of each.
fn is_shaped_like(line: &str, pin: &str) -> bool {
    let shape = kinds(&squeezed(pin));
    if shape.len() < FEWEST {
        return false;
    }
    let count = |kinds: &[Kind], wanted: Kind| kinds.iter().filter(|kind| **kind == wanted).count();
    let is_near = |word: &[Kind]| {
        let near = |kind| count(word, kind).abs_diff(count(&shape, kind)) <= 1;
        near(Kind::Digit) && near(Kind::Letter) && word.len().abs_diff(shape.len()) <= 1
    };
    kinds(&squeezed(line)).windows(shape.len()).any(|window| window == shape)
        || candidates(line).any(|text| is_near(&kinds(&squeezed(text))))
}

/// Returns the number of texts in a line that have the shape of a PIN with a digit; they may overlap.
fn guesses(line: &str, pin: &str) -> usize {
    let shape = kinds(pin);
    if shape.is_empty() || !shape.contains(&Kind::Digit) {
        return 0;
    }
    kinds(line).windows(shape.len()).filter(|window| *window == shape).count()
}

/// Whether a line that is not a command is the PIN with blanks, or differs from it in one character.
fn is_similar(line: &str, pin: &str) -> bool {
    let (all, pin) = (squeezed(line), squeezed(pin));
    if pin.chars().count() < FEWEST {
        return false;
    }
    all.contains(&pin) || candidates(line).any(|text| osa_distance(&squeezed(text), &pin) <= 1)
}

/// Returns the parts of a line that may be a PIN.
/// These are the text after the speaker or the first word, and each word.
fn candidates(line: &str) -> impl Iterator<Item = &str> {
    let bare = untagged(line);
    let after_word = bare.split_once(char::is_whitespace).map(|(_, rest)| rest.trim());
    let words = bare.split_whitespace().map(|word| word.trim_end_matches(['.', ',', '!', '?', ':', ';']));
    [bare].into_iter().chain(after_word).chain(words.take(MOST_WORDS)).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_may_name_its_speaker_and_have_blanks() {
        let mut guard = Guard::new("4711");
        for right in ["4711", "  4711 ", "arbiter: 4711", "Schiedsrichter:4711"] {
            assert_eq!(guard.given(right), PinGiven::Right, "{right:?}");
        }
        for wrong in ["4712", "47 11", "arbiter 4711", "pin 4711"] {
            assert_eq!(guard.given(wrong), PinGiven::Wrong, "{wrong:?}");
        }
        assert_eq!(guard.given("  "), PinGiven::None);
    }

    #[test]
    fn a_line_with_the_pin_is_found() {
        let guard = Guard::new("4711");
        for line in ["4711", " 4711", "pin 4711", "arbiter: 4711", "strat 4711", "4711!", "x47z11 4 7 1 1"] {
            assert_eq!(guard.suspects(line, false), Suspicion::Attempt, "{line:?}");
        }
        for typo in ["4712", "47711", "471", "pin 7411", "4 7 1 1", "arbiter: 4771"] {
            assert_eq!(guard.suspects(typo, false), Suspicion::Attempt, "{typo:?}");
            assert_eq!(guard.suspects(typo, true), Suspicion::None, "{typo:?}");
        }
        for line in ["white: halt 4711", "write 4711"] {
            assert_eq!(guard.suspects(line, true), Suspicion::Contains, "{line:?}");
        }
        for line in ["e4", "set white 47:11", "time", "strat", "halt the clock was wrong"] {
            assert_eq!(guard.suspects(line, true), Suspicion::None, "{line:?}");
        }
        assert_eq!(Guard::default().suspects("4711", false), Suspicion::None);
    }

    /// Every guess gets the same answer, so that a person who types them learns nothing.
    #[test]
    fn a_guess_is_not_told_from_the_pin() {
        for (pin, longer) in [("4711", "000047119999"), ("q47z11x", "q47z11y")] {
            let guard = Guard::new(pin);
            let guesses: &[&str] =
                if pin == "4711" { &["0000", "1234", "47", "pin 9999"] } else { &["a11b22c"] };
            for guess in guesses {
                let shaped = squeezed(guess).len() >= 3;
                let expected = if shaped { Suspicion::Attempt } else { Suspicion::None };
                assert_eq!(guard.suspects(guess, false), expected, "{pin} {guess}");
            }
            assert_eq!(guard.suspects(longer, false), Suspicion::Attempt, "{pin}");
        }
        let guard = Guard::new("4711");
        // As many guesses as fit into a command are refused whether the PIN is one of them or not.
        for line in ["halt 0000 0001 0002", "halt 00000100020003", "halt 4709 4710 4712"] {
            assert_eq!(guard.suspects(line, true), Suspicion::Contains, "{line:?}");
        }
        for typo in ["strat", "Sf33", "e9", "Nxd44", "press2"] {
            assert_eq!(guard.suspects(typo, false), Suspicion::None, "a player's mistake is quoted: {typo}");
        }
    }

    #[test]
    fn after_a_wrong_answer_the_next_text_may_be_an_attempt() {
        let mut guard = Guard::new("4711");
        assert_eq!(guard.suspects("oops", false), Suspicion::None);
        guard.given("9999");
        assert_eq!(guard.suspects("oops", false), Suspicion::Attempt);
        assert_eq!(guard.suspects("e4", true), Suspicion::None);
        guard.note_understood();
        assert_eq!(guard.suspects("oops", false), Suspicion::None);
    }

    #[test]
    fn a_pin_of_signs_makes_no_line_suspicious() {
        let guard = Guard::new("-+-+");
        assert_eq!(guard.suspects("Sf33", false), Suspicion::None);
        assert_eq!(guard.suspects("pin -+-+", false), Suspicion::Attempt);
    }

    #[test]
    fn a_word_that_contains_the_pin_is_none() {
        let guard = Guard::new("star");
        assert_eq!(guard.suspects("start", true), Suspicion::None);
        assert_eq!(guard.suspects("halt Star.", true), Suspicion::Contains);
    }
}
