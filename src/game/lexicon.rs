//! Words for commands and arguments: every language's, always.

use crate::speech::{Language, Words, spoken, spoken::fold};
use std::collections::HashMap;
use strsim::osa_distance;

/// What is named has never more words.
const MOST_WORDS: usize = 3;

/// One way of saying something.
struct Way {
    /// The language whose own word it is; the others are only understood.
    names_in: Option<Language>,
    /// As the locale writes it.
    written: String,
    /// As it is compared.
    folded: Vec<String>,
    /// The message it stands in.
    id: &'static str,
}

/// What is at the beginning of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leading {
    /// The message in which these words stand.
    pub id: &'static str,
    /// As they were typed.
    pub typed: String,
    /// What stands behind them.
    pub rest: String,
}

/// The words that some messages have in any language.
pub(super) struct Lexicon {
    ways: Vec<Way>,
    /// Every line that is typed is looked up here.
    meanings: HashMap<Vec<String>, &'static str>,
}

impl Lexicon {
    /// The words of these messages.
    pub fn new(ids: impl IntoIterator<Item = &'static str>) -> Lexicon {
        let words: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
        let in_one = |id: &'static str, words: &Words| {
            let language = words.language();
            let ways = words.heard(id).into_iter().enumerate();
            let way = move |(index, written): (usize, String)| Way {
                names_in: (index == 0).then_some(language),
                folded: fold(&written),
                written,
                id,
            };
            ways.map(way).collect::<Vec<Way>>()
        };
        let ways: Vec<Way> =
            ids.into_iter().flat_map(|id| words.iter().flat_map(move |words| in_one(id, words))).collect();
        let meanings = ways.iter().rev().map(|way| (way.folded.clone(), way.id)).collect();
        Lexicon { ways, meanings }
    }

    /// The message that a text is the words of.
    pub fn named(&self, text: &str) -> Option<&'static str> {
        self.meanings.get(&fold(text)).copied()
    }

    /// The message whose words a text begins with, in as many words as fit.
    pub fn leading(&self, text: &str) -> Option<Leading> {
        let words: Vec<&str> = text.split_whitespace().collect();
        (1..=MOST_WORDS.min(words.len())).rev().find_map(|count| {
            let (typed, rest) = words.split_at(count);
            // `write --`: signs alone are no part of a word.
            typed.last()?.chars().find(|ch| ch.is_alphanumeric())?;
            let typed = typed.join(" ");
            Some(Leading { id: self.named(&typed)?, typed, rest: rest.join(" ") })
        })
    }

    /// What is named, each by its words: the own one of that language first, then those of others.
    pub fn named_in(&self, own: Language) -> impl Iterator<Item = Vec<&str>> {
        let named = |way: &&Way| way.names_in.is_some();
        let groups = self.ways.chunk_by(|way, next| way.id == next.id);
        groups.map(move |ways| {
            let mut names: Vec<&Way> = ways.iter().filter(named).collect();
            names.sort_by_key(|way| way.names_in != Some(own));
            names.into_iter().map(|way| way.written.as_str()).collect()
        })
    }

    /// The word that a mistyped text most likely begins with, if it is near to any.
    pub fn nearest(&self, text: &str) -> Option<&str> {
        let first = text.split_whitespace().next()?;
        // A move may begin with a piece or a file, however near to a word.
        if spoken::role(first).is_some() || spoken::file(first).is_some() {
            return None;
        }
        let typed = fold(first).concat();
        let most = match typed.chars().count() {
            0..4 => return None,
            4..6 => 1,
            _ => 2,
        };
        let single = self.ways.iter().filter(|way| way.folded.len() == 1);
        let near = single.map(|way| (osa_distance(&typed, &way.folded.concat()), way.written.as_str()));
        near.filter(|(distance, _)| *distance <= most)
            .min_by_key(|(distance, _)| *distance)
            .map(|(_, word)| word)
    }

    /// Two ways of saying different things that are the same words, and ways that are too long.
    #[cfg(test)]
    pub fn faults(&self) -> Vec<String> {
        let long = self.ways.iter().filter(|way| !(1..=MOST_WORDS).contains(&way.folded.len()));
        let mut faults: Vec<String> = long.map(|way| format!("{} is too long", way.written)).collect();
        for way in &self.ways {
            let other = self.meanings[&way.folded];
            if other != way.id {
                faults.push(format!("{} is {} and {other}", way.written, way.id));
            }
        }
        faults
    }

    /// Every way of saying something, as the locales write it.
    #[cfg(test)]
    pub fn written(&self) -> impl Iterator<Item = &str> {
        self.ways.iter().map(|way| way.written.as_str())
    }
}
