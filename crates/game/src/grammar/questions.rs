//! Questions, read from the meanings of their words: `did black castle yet`.
//!
//! Each locale lists the words of each meaning. A question is read only if every word of it is listed in one language or
//! names a square, a piece, a side, a number, a rank or a file; then the set of its meanings decides. A word that is not
//! known could change the question, so every word must be known. Acts of players are never read in this way.

use crate::grammar::arguments;
use crate::grammar::concept::{Concept, Concepts};
use crate::grammar::meanings::{MEANINGS, Slot};
use crate::grammar::natural::{self, NaturalQuestion, joined_words, words_of};
use crate::grammar::vocabulary::{VOCABULARIES, Vocabulary, is_named, only, open_places};
use annabella_speech::spoken::without_courtesy;
use std::collections::HashMap;

/// The concepts of a question, and what it names.
#[derive(Default)]
pub(super) struct Reading {
    pub concepts: Concepts,
    /// The words in each place, as typed.
    named: HashMap<Slot, String>,
    /// Whether a word is one that the locale lists.
    pub is_worded: bool,
}

impl Reading {
    /// Adds a concept; a filler has no meaning.
    pub fn add(&mut self, concept: Concept) {
        self.is_worded = true;
        if concept != Concept::Filler {
            self.concepts = self.concepts.with(concept);
        }
    }

    /// Adds what a place names; `None` if the question already names another.
    pub fn name(&mut self, slot: Slot, concept: Concept, named: String) -> Option<()> {
        self.concepts = self.concepts.with(concept);
        let is_other = self.named.get(&slot).is_some_and(|known| *known != named);
        match slot {
            Slot::Square if is_other => self.concepts = self.concepts.with(Concept::SecondSquare),
            Slot::Piece if is_other => self.concepts = self.concepts.with(Concept::Alternative),
            _ if is_other => return None,
            _ => {}
        }
        self.named.insert(slot, named);
        Some(())
    }

    /// Returns the command that answers the question. `is_marked`: it ends with a question mark.
    pub fn question(&self, is_marked: bool) -> Option<NaturalQuestion> {
        // `white e4` announces a move, and one name alone may be anything.
        let is_named = self.named.len() > 1 && !self.named.contains_key(&Slot::Square);
        if !self.is_worded && !is_marked && !is_named {
            return None;
        }
        // In some languages a verb implies a person: `quanto tempo ha il nero`.
        let implied =
            if self.is(Concept::Side) { Concepts::of(&[Concept::Theirs]) } else { Concepts::default() };
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

/// Whether a word can mean something in a question, in any language.
pub(crate) fn is_known(word: &str) -> bool {
    let word = joined_words(word);
    let named = || arguments::color(&word).is_some() || arguments::role(&word).is_some();
    VOCABULARIES.iter().any(|vocabulary| vocabulary.concepts.contains_key(word.as_str())) || named()
}

/// Reads a question as the line of a command. Two languages must not read it differently.
pub(crate) fn read(text: &str) -> Option<NaturalQuestion> {
    let words = words_of(without_courtesy(text));
    only(VOCABULARIES.iter().filter_map(|vocabulary| vocabulary.read(&words, is_marked(text))))
}

/// Reads a question in which one word has one typing mistake.
///
/// All words that it may stand for must ask the same.
///
/// `acts`: whether a line is a move or a command that does more than ask. A line that may be a mistyped one is not a question.
pub(crate) fn read_mistyped(text: &str, acts: impl Fn(&str) -> bool) -> Option<NaturalQuestion> {
    let words = words_of(without_courtesy(text));
    let open = open_places(&words);
    let lines: Vec<Vec<Vec<String>>> =
        VOCABULARIES.iter().map(|known| known.corrected(&words, &open)).collect();
    if words.len() < 2 || lines.iter().flatten().any(|line| acts(&line.join(" "))) {
        return None;
    }
    let read = |(known, lines): (&Vocabulary, Vec<Vec<String>>)| {
        only(lines.iter().filter_map(|line| known.read(line, is_marked(text))))
    };
    only(VOCABULARIES.iter().zip(lines).filter_map(read))
}

fn is_marked(text: &str) -> bool {
    text.trim_end().ends_with('?')
}

/// Whether a part of a line may change a question in another part.
///
/// It does if it states a condition, or names something.
pub(crate) fn may_change(text: &str) -> bool {
    natural::is_conditional(text) || words_of(text).iter().any(|word| is_named(word))
}
