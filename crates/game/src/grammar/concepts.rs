//! Questions, read from the meanings of their words: `did black castle yet`.
//!
//! Each locale lists the words of each meaning. A question is read only if every word of it is listed in one language or
//! names a square, a piece, a side, a number, a rank or a file; then the set of its meanings decides. A word that is not
//! known could change the question, so every word must be known. Acts of players are never read in this way.

use crate::grammar::arguments::{self, BoardPart};
use crate::grammar::meanings::{MEANINGS, Slot};
use crate::grammar::natural::{MOST_WORDS_OF_A_SQUARE, NaturalQuestion, joined_words, words_of};
use annabella_chess::Role;
use annabella_speech::spoken::without_courtesy;
use annabella_speech::{Language, Words};
use std::collections::HashMap;
use std::sync::LazyLock;
use strsim::osa_distance;
use strum::{IntoStaticStr, VariantArray};

/// The meaning of a word or of several words, and the message that lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Concept {
    Filler,
    Mine,
    Theirs,
    Who,
    Where,
    Many,
    How,
    Have,
    Time,
    Spent,
    Clock,
    Running,
    Turn,
    Control,
    Moves,
    Number,
    Last,
    Played,
    Again,
    Board,
    Pieces,
    Empty,
    Tone,
    Lost,
    Material,
    Check,
    Checks,
    Mate,
    Attack,
    Guard,
    Can,
    Go,
    Castle,
    Right,
    Draw,
    Offer,
    Claim,
    Repetition,
    Fifty,
    Result,
    Game,
    Name,
    Score,
    Best,
    Undo,
    Press,
    Resign,
    Both,
    Voice,
    Typo,
    Type,
    Hour,
    Why,
    Diagonal,
    // What the voice should do, in the words of its commands.
    Faster,
    Slower,
    Louder,
    Softer,
    /// A word for files, which needs the letter of one.
    File,
    /// A word for ranks, which needs the number of one.
    Rank,
    /// The ordinal numbers from one to eight, in this order, and then again in each other form.
    Ordinals,
    /// The numerals from one, in this order.
    Numerals,
    // What is named, and not listed by a message.
    Square,
    Piece,
    King,
    Side,
    Line,
    Amount,
    /// A move in notation.
    Written,
    /// A second kind of piece: `is e4 a pawn or a knight`.
    Alternative,
}

impl Concept {
    /// Number of concepts that messages list.
    const LISTED: usize = Concept::Square as usize;

    /// Whether a command has the same words.
    const fn is_of_a_command(self) -> bool {
        matches!(self, Concept::Faster | Concept::Slower | Concept::Louder | Concept::Softer)
    }

    /// Returns the id of the message that lists its words.
    fn id(self) -> String {
        let of = if self.is_of_a_command() { "command" } else { "concept" };
        format!("{of}-{}", <&str>::from(self))
    }
}

/// A set of concepts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Concepts(u128);

impl Concepts {
    pub const fn of(list: &[Concept]) -> Concepts {
        let (mut set, mut index) = (0, 0);
        while index < list.len() {
            set |= 1 << list[index] as u128;
            index += 1;
        }
        Concepts(set)
    }

    const fn with(self, concept: Concept) -> Concepts {
        Concepts(self.0 | 1 << concept as u128)
    }

    const fn is_within(self, other: Concepts) -> bool {
        self.0 & !other.0 == 0
    }

    const fn without(self, other: Concepts) -> Concepts {
        Concepts(self.0 & !other.0)
    }

    pub const fn and(self, other: Concepts) -> Concepts {
        Concepts(self.0 | other.0)
    }
}

/// The concepts of a question, and what it names.
#[derive(Default)]
struct Reading {
    concepts: Concepts,
    /// The words in each place, as typed.
    named: HashMap<Slot, String>,
    /// Whether a word is one that the locale lists.
    is_worded: bool,
}

impl Reading {
    /// Adds a concept; a filler has no meaning.
    fn add(&mut self, concept: Concept) {
        self.is_worded = true;
        if concept != Concept::Filler {
            self.concepts = self.concepts.with(concept);
        }
    }

    /// Adds what a place names; `None` if the question already names another.
    fn name(&mut self, slot: Slot, concept: Concept, named: String) -> Option<()> {
        self.concepts = self.concepts.with(concept);
        let is_other = self.named.get(&slot).is_some_and(|known| *known != named);
        match slot {
            // The ends of a diagonal.
            Slot::Square if is_other && self.is(Concept::Diagonal) => return Some(()),
            Slot::Piece if is_other => self.concepts = self.concepts.with(Concept::Alternative),
            _ if is_other => return None,
            _ => {}
        }
        self.named.insert(slot, named);
        Some(())
    }

    /// Returns the command that answers the question. `is_marked`: it ends with a question mark.
    fn question(&self, is_marked: bool) -> Option<NaturalQuestion> {
        // `white e4` announces a move, and one name alone may be anything.
        let is_named = self.named.len() > 1 && !self.named.contains_key(&Slot::Square);
        if !self.is_worded && !is_marked && !is_named {
            return None;
        }
        // In some languages a verb implies a person: `quanto tempo ha il nero`.
        let implied = if self.is(Concept::Side) { Concepts::of(&[Concept::Theirs]) } else { Concepts(0) };
        let concepts = self.concepts.without(implied);
        let meaning = MEANINGS.iter().find(|meaning| {
            meaning.needs.is_within(concepts) && concepts.is_within(meaning.needs.and(meaning.also))
        })?;
        let argument = meaning.argument.iter().filter_map(|slot| match slot {
            Slot::Fixed(text) => Some((*text).to_owned()),
            Slot::Whose => self.whose(),
            named => self.named.get(named).cloned(),
        });
        Some(NaturalQuestion { id: meaning.id, argument: argument.collect::<Vec<_>>().join(" ") })
    }

    fn is(&self, concept: Concept) -> bool {
        Concepts::of(&[concept]).is_within(self.concepts)
    }

    /// Returns the owner that the question names; `None` if it names both players.
    fn whose(&self) -> Option<String> {
        let persons = (self.is(Concept::Mine), self.is(Concept::Theirs));
        match (self.named.get(&Slot::Side), persons) {
            (Some(side), _) => Some(side.clone()),
            (None, (true, false)) => Some("own".to_owned()),
            (None, (false, true)) => Some("opponent".to_owned()),
            (None, _) => None,
        }
    }
}

/// Numbers of ranks, which each form of the ordinals lists.
const LISTED_NUMBERS: usize = 8;

/// Minimum number of letters of a mistyped word.
const LETTERS_OF_A_MISTYPED_WORD: usize = 5;

/// Number of letters of a shorter word in which two are in the wrong order.
const LETTERS_OF_A_SWAPPED_WORD: usize = 4;

/// Maximum number of words of a mistyped question that are not entries of their own.
const MOST_STRANGE_WORDS: usize = 2;

/// Messages with the names of pieces and sides, which no concept lists.
const NAMED: [&str; 14] = [
    "role-pawn",
    "role-knight",
    "role-bishop",
    "role-rook",
    "role-queen",
    "role-king",
    "argument-pawns",
    "argument-knights",
    "argument-bishops",
    "argument-rooks",
    "argument-queens",
    "argument-kings",
    "argument-white",
    "argument-black",
];

static NAMES: LazyLock<Vec<Box<str>>> = LazyLock::new(|| {
    let listed = Language::ALL.map(Words::new).into_iter().flat_map(|words| NAMED.map(|id| words.heard(id)));
    listed.flatten().flat_map(|name| words_of(&name)).map(String::into_boxed_str).collect()
});

/// The words of one language.
struct Vocabulary {
    /// The concept of each entry, whose words are joined by spaces.
    concepts: HashMap<Box<str>, Concept>,
    most_words: usize,
    ordinals: Vec<String>,
    numerals: Vec<String>,
}

static VOCABULARIES: LazyLock<Vec<Vocabulary>> =
    LazyLock::new(|| Language::ALL.map(Vocabulary::new).into_iter().collect());

impl Vocabulary {
    fn new(language: Language) -> Vocabulary {
        let words = Words::new(language);
        let mut vocabulary = Vocabulary {
            concepts: HashMap::new(),
            most_words: 1,
            ordinals: Vec::new(),
            numerals: Vec::new(),
        };
        for concept in &Concept::VARIANTS[..Concept::LISTED] {
            let id = concept.id();
            let first = words.named(&id).into_iter();
            for written in first.chain(words.listed(&id, "heard")) {
                let entry = joined_words(&written);
                vocabulary.most_words = vocabulary.most_words.max(entry.split(' ').count());
                match concept {
                    Concept::Ordinals => vocabulary.ordinals.push(entry),
                    Concept::Numerals => vocabulary.numerals.push(entry),
                    _ => {
                        vocabulary.concepts.insert(entry.into(), *concept);
                    }
                }
            }
        }
        vocabulary
    }

    /// Reads a question whose words are all known.
    fn read(&self, words: &[String], is_marked: bool) -> Option<NaturalQuestion> {
        let mut reading = Reading::default();
        let mut rest = words;
        while let Some(first) = rest.first() {
            let count = self
                .take_line(rest, &mut reading)
                .or_else(|| self.take_words(rest, 2, &mut reading))
                .or_else(|| take_square(rest, &mut reading))
                .or_else(|| self.take_words(rest, 1, &mut reading))
                .or_else(|| self.take_name(first, &mut reading))?;
            rest = &rest[count..];
        }
        reading.question(is_marked)
    }

    /// Reads a question in which one word has one typing mistake.
    ///
    /// All words that it may stand for must ask the same. `is_act`: whether a word is that of an act, which is only suggested.
    fn read_mistyped(
        &self,
        words: &[String],
        is_marked: bool,
        is_act: impl Fn(&str) -> bool,
    ) -> Option<NaturalQuestion> {
        let is_strange = |word: &String| {
            word.chars().count() >= LETTERS_OF_A_SWAPPED_WORD
                && !word.contains(|ch: char| ch.is_ascii_digit())
                && !self.concepts.contains_key(word.as_str())
                && !is_named(word)
        };
        let strange: Vec<usize> = (0..words.len()).filter(|at| is_strange(&words[*at])).collect();
        if strange.len() > MOST_STRANGE_WORDS {
            return None;
        }
        let spelt = |(at, spelling): (usize, &str)| {
            let mut words = words.to_vec();
            spelling.clone_into(&mut words[at]);
            self.read(&words, is_marked)
        };
        let near = |at: usize| {
            let entries = self.concepts.keys().chain(NAMES.iter());
            let spellings = entries.flat_map(|entry| entry.split(' '));
            spellings
                .filter(move |spelling| is_near(spelling, &words[at]))
                .map(move |spelling| (at, spelling))
        };
        let found: Vec<(usize, &str)> = strange.into_iter().flat_map(near).collect();
        // `repaet e4` is an act with a move: it is not a question about the square.
        let may_be_act = found.iter().any(|&(at, spelling)| at == 0 && is_act(spelling));
        if may_be_act && arguments::is_a_move(&words[1..].join(" ")) {
            return None;
        }
        only(found.into_iter().filter_map(spelt))
    }

    /// Takes the longest entry of at least `least` words. Returns the number of its words.
    fn take_words(&self, rest: &[String], least: usize, reading: &mut Reading) -> Option<usize> {
        let count = if least == 1 { 1..=1 } else { least..=self.most_words.min(rest.len()) };
        let (count, concept) = count.rev().find_map(|count| {
            let concept = self.concepts.get(rest[..count].join(" ").as_str())?;
            Some((count, *concept))
        })?;
        // A word for files or ranks is taken together with the one that it needs.
        if matches!(concept, Concept::File | Concept::Rank) {
            return None;
        }
        reading.add(concept);
        Some(count)
    }

    /// Takes a rank or a file, before or after the word for it: `the second rank`, `Linie e`.
    fn take_line(&self, rest: &[String], reading: &mut Reading) -> Option<usize> {
        let [first, second, ..] = rest else { return None };
        let (word, named) = match (self.concepts.get(first.as_str()), self.concepts.get(second.as_str())) {
            (Some(word @ (Concept::File | Concept::Rank)), _) => (word, second),
            (_, Some(word @ (Concept::File | Concept::Rank))) => (word, first),
            _ => return None,
        };
        let number = || self.number(named, &self.ordinals).or_else(|| self.number(named, &self.numerals));
        let named = match word {
            Concept::Rank => number().map_or_else(|| named.clone(), |number| number.to_string()),
            _ => named.clone(),
        };
        arguments::part(&named)?;
        reading.name(Slot::Line, Concept::Line, named)?;
        reading.is_worded = true;
        Some(2)
    }

    /// Takes a side, a piece or a number.
    fn take_name(&self, word: &str, reading: &mut Reading) -> Option<usize> {
        if arguments::color(word).is_some() {
            reading.name(Slot::Side, Concept::Side, word.to_owned())?;
        } else if word.chars().count() > 1
            && let Some(role) = arguments::role(word)
        {
            reading.name(Slot::Piece, Concept::Piece, word.to_owned())?;
            if role == Role::King {
                reading.concepts = reading.concepts.with(Concept::King);
            }
        } else if is_notation(word) {
            reading.concepts = reading.concepts.with(Concept::Written);
        } else {
            let named = || self.number(word, &self.numerals).or_else(|| self.number(word, &self.ordinals));
            let number = counted(word).or_else(named)?;
            reading.name(Slot::Amount, Concept::Amount, number.to_string())?;
        }
        Some(1)
    }

    fn number(&self, word: &str, numbers: &[String]) -> Option<usize> {
        numbers.iter().position(|number| number == word).map(|at| at % LISTED_NUMBERS + 1)
    }
}

/// Whether a word may be another one with one typing mistake.
fn is_near(spelling: &str, word: &str) -> bool {
    // The first letter is seldom wrong, and is often all that two words differ in: `Ecken`, `decken`.
    if spelling.as_bytes()[0] != word.as_bytes()[0] {
        return false;
    }
    // One mistake leaves two letters alone, at the beginning or at the end: other words need no comparison.
    let (begins, ends) = (&word.as_bytes()[..2], &word.as_bytes()[word.len() - 2..]);
    let of_bytes = spelling.as_bytes();
    let may_be = of_bytes.starts_with(begins) || of_bytes.ends_with(ends);
    let is_long = |word: &str| word.chars().count() >= LETTERS_OF_A_MISTYPED_WORD;
    may_be && is_long(spelling) && osa_distance(spelling, word) == 1 || is_swapped(spelling, word)
}

/// Whether a word of four letters is another one with its two middle letters in the other order.
fn is_swapped(spelling: &str, word: &str) -> bool {
    let letters = |word: &str| <[u8; 4]>::try_from(word.as_bytes()).ok();
    letters(spelling).zip(letters(word)).is_some_and(|([a, b, c, d], typed)| b != c && typed == [a, c, b, d])
}

/// Returns the first of several questions if all are the same.
fn only(mut found: impl Iterator<Item = NaturalQuestion>) -> Option<NaturalQuestion> {
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// Whether a word has the form of a written move that is more than a square: `be3`, `nxd5`.
fn is_notation(word: &str) -> bool {
    let end = word.as_bytes().last_chunk::<2>();
    (3..=7).contains(&word.len()) && end.is_some_and(|end| matches!(end, [b'a'..=b'h', b'1'..=b'8']))
}

/// Reads a number in figures, cardinal or ordinal: `3`, `3rd`, `3e`.
fn counted(word: &str) -> Option<usize> {
    let figures = word.trim_end_matches(char::is_alphabetic);
    let ordinal = word.len() - figures.len() <= "eme".len();
    figures.parse().ok().filter(|_| ordinal)
}

/// Takes a square: the letter or the name of its file, and its rank.
fn take_square(rest: &[String], reading: &mut Reading) -> Option<usize> {
    rest.first().filter(|first| matches!(arguments::part(first), Some(BoardPart::File(_))))?;
    let count = (1..=MOST_WORDS_OF_A_SQUARE.min(rest.len())).find(|count| {
        let named = rest[..*count].join(" ");
        arguments::square(&named).is_some()
    })?;
    reading.name(Slot::Square, Concept::Square, rest[..count].join(" "))?;
    Some(count)
}

/// Whether a word can mean something in a question, in any language.
pub(crate) fn is_known(word: &str) -> bool {
    let word = joined_words(word);
    let named = || arguments::color(&word).is_some() || arguments::role(&word).is_some();
    VOCABULARIES.iter().any(|vocabulary| vocabulary.concepts.contains_key(word.as_str())) || named()
}

/// Reads a question as the line of a command. Two languages must not read it differently.
///
/// `is_act`: whether a word is that of an act, which a mistyped first word may stand for.
pub(crate) fn read(text: &str, is_act: impl Fn(&str) -> bool) -> Option<NaturalQuestion> {
    let words = words_of(without_courtesy(text));
    let is_marked = text.trim_end().ends_with('?');
    let known = only(VOCABULARIES.iter().filter_map(|vocabulary| vocabulary.read(&words, is_marked)));
    let mistyped =
        || only(VOCABULARIES.iter().filter_map(|known| known.read_mistyped(&words, is_marked, &is_act)));
    known.or_else(|| (words.len() > 1).then(mistyped).flatten())
}

/// Whether a text may be about the game: one of its words names something, or has a meaning of its own.
pub(crate) fn is_about_the_game(text: &str) -> bool {
    use Concept::{Again, Can, Filler, Have, How, Mine, Theirs, Typo, Who, Why};
    let weak = Concepts::of(&[Filler, Mine, Theirs, Who, How, Have, Can, Again, Typo, Why]);
    words_of(text).iter().any(|word| {
        let means = |known: &Vocabulary| {
            known.concepts.get(word.as_str()).is_some_and(|of| !Concepts::of(&[*of]).is_within(weak))
        };
        VOCABULARIES.iter().any(means) || is_named(word)
    })
}

fn is_named(word: &str) -> bool {
    arguments::color(word).is_some()
        || word.chars().count() > 1 && arguments::role(word).is_some()
        || arguments::square(word).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No word of a language has two meanings.
    #[test]
    fn each_word_has_one_concept() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut known: HashMap<String, Concept> = HashMap::new();
            for concept in &Concept::VARIANTS[..Concept::LISTED] {
                if matches!(concept, Concept::Ordinals | Concept::Numerals) {
                    continue;
                }
                let id = concept.id();
                for written in words.named(&id).into_iter().chain(words.listed(&id, "heard")) {
                    let other = known.insert(words_of(&written).join(" "), *concept);
                    assert!(other.is_none_or(|other| other == *concept), "{language:?} {written}: {other:?}");
                }
            }
        }
    }
}
