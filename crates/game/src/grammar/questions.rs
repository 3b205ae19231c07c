//! Questions, read from the meanings of their words: `did black castle yet`.
//!
//! Each locale lists the words of each meaning. A question is read only if every word of it is listed in one language or
//! names a square, a piece, a side, a number, a rank or a file; then the set of its meanings decides. A word that is not
//! known could change the question, so every word must be known. Acts of players are never read in this way.

use crate::grammar::arguments;
use crate::grammar::concept::{Concept, Concepts};
use crate::grammar::meanings::{MEANINGS, Slot};
use crate::grammar::natural::{NaturalQuestion, joined_words, words_of};
use crate::grammar::vocabulary::{VOCABULARIES, Vocabulary, is_named, only};
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
