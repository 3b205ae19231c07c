//! Words of commands and arguments, in all languages together.

use annabella_speech::spoken::{self, fold};
use annabella_speech::{Language, Words};
use std::collections::HashMap;
use strsim::osa_distance;

/// Maximum number of words of a name.
const MOST_WORDS: usize = 9;

/// One name of a thing.
struct Way {
    /// The language of the name.
    language: Language,
    /// Whether the language lists it first; other names are only understood.
    named: bool,
    /// The name, as written in the locale.
    written: Box<str>,
    /// Its words as [`joined`] gives them, for comparison.
    folded: Box<str>,
    /// The id of the message that lists it.
    id: &'static str,
}

impl Way {
    fn is_one_word(&self) -> bool {
        !self.folded.is_empty() && !self.folded.contains(' ')
    }
}

/// Returns the words of a text in lower case and without umlauts, with one space between two.
pub(super) fn joined(text: &str) -> String {
    let folded = spoken::folded(text);
    let mut joined = String::with_capacity(folded.len());
    for word in folded.split_whitespace() {
        if !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(word);
    }
    joined.shrink_to_fit();
    joined
}

/// Returns a text whose umlauts are plain vowels, as on a keyboard without them: `drucken`.
fn without_umlauts(text: &str) -> String {
    let plain = |ch: char| match ch {
        'ä' | 'Ä' => 'a',
        'ö' | 'Ö' => 'o',
        'ü' | 'Ü' => 'u',
        _ => ch,
    };
    text.chars().map(plain).collect()
}

/// A name at the beginning of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Leading {
    /// The id of the message that lists the name.
    pub id: &'static str,
    /// The words of the name, as typed.
    pub typed: String,
    /// The text after them.
    pub rest: String,
}

/// The names that certain messages list, in every language.
pub(crate) struct Lexicon {
    ways: Vec<Way>,
    /// The message id for each folded name: each typed line is looked up here.
    meanings: HashMap<Box<str>, &'static str>,
    /// The words of other programs, and the id of what they mean here.
    elsewhere: HashMap<Box<str>, &'static str>,
}

impl Lexicon {
    /// Creates a lexicon of the names that these messages list.
    ///
    /// A name has the same meaning in all languages: a language loses it if it has another meaning in an
    /// earlier language.
    pub fn new(ids: impl IntoIterator<Item = &'static str>) -> Lexicon {
        let words = &Language::ALL.map(Words::new);
        let in_one = |id: &'static str, words: &Words| {
            let language = words.language();
            let ways = words.heard(id).into_iter().enumerate();
            let way = move |(index, written): (usize, String)| Way {
                language,
                named: index == 0,
                folded: joined(&written).into(),
                written: written.into(),
                id,
            };
            ways.map(way).collect::<Vec<Way>>()
        };
        let ids: Vec<&'static str> = ids.into_iter().collect();
        let of_others = |id: &'static str| {
            let listed = words.iter().flat_map(move |words| words.listed(id, "elsewhere"));
            listed.map(move |name| (joined(&name).into(), id))
        };
        let elsewhere = ids.iter().copied().flat_map(of_others).collect();
        let mut ways: Vec<Way> =
            ids.into_iter().flat_map(|id| words.iter().flat_map(move |words| in_one(id, words))).collect();
        let mut first: HashMap<&str, (usize, &'static str)> = HashMap::new();
        let order = |way: &Way| Language::ALL.iter().position(|language| way.language == *language);
        for way in &ways {
            let own = (order(way).unwrap_or_default(), way.id);
            let known = first.entry(&way.folded).or_insert(own);
            if own.0 < known.0 {
                *known = own;
            }
        }
        let is_kept = |way: &Way| {
            let (language, id) = first[&*way.folded];
            id == way.id || order(way) <= Some(language)
        };
        let kept: Vec<bool> = ways.iter().map(is_kept).collect();
        let mut kept = kept.into_iter();
        ways.retain(|_| kept.next().unwrap_or(true));
        ways.shrink_to_fit();
        let mut meanings: HashMap<Box<str>, &'static str> =
            ways.iter().rev().map(|way| (way.folded.clone(), way.id)).collect();
        let has_umlaut = |way: &&Way| way.written.contains(['ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü']);
        for way in ways.iter().filter(has_umlaut) {
            meanings.entry(joined(&without_umlauts(&way.written)).into()).or_insert(way.id);
        }
        Lexicon { ways, meanings, elsewhere }
    }

    /// Returns the id of the message that lists the whole text as a name.
    pub fn named(&self, text: &str) -> Option<&'static str> {
        self.meanings.get(&*joined(text)).copied()
    }

    /// Returns the id of what the whole text means as words of other programs.
    pub fn named_elsewhere(&self, text: &str) -> Option<&'static str> {
        self.elsewhere.get(&*joined(text)).copied()
    }

    /// Whether a text is the first name of a thing in some language, and not only understood.
    pub fn is_name(&self, text: &str) -> bool {
        let joined = joined(text);
        self.ways.iter().any(|way| way.named && *way.folded == *joined)
    }

    /// Returns the longest name at the beginning of a text.
    pub fn leading(&self, text: &str) -> Option<Leading> {
        let words: Vec<&str> = text.split_whitespace().collect();
        (1..=MOST_WORDS.min(words.len())).rev().find_map(|count| {
            let (typed, rest) = words.split_at(count);
            // Punctuation alone, for example in `write --`, is not part of a name.
            let is_word = |word: &&str| word.chars().any(char::is_alphanumeric);
            typed.first().filter(|word| is_word(word))?;
            typed.last().filter(|word| is_word(word))?;
            let typed = typed.join(" ");
            Some(Leading { id: self.named(&typed)?, typed, rest: rest.join(" ") })
        })
    }

    /// Returns the names of each thing in the language `own` and in English; for English, also in German.
    ///
    /// Names that are only understood are excluded.
    pub fn named_in(&self, own: Language) -> impl Iterator<Item = Vec<&str>> {
        let other = if own == Language::En { Language::De } else { Language::En };
        let groups = self.ways.chunk_by(|way, next| way.id == next.id);
        groups.map(move |ways| {
            let in_one = |language| {
                ways.iter().find(|way| way.named && way.language == language).map(|way| &*way.written)
            };
            [own, other].into_iter().filter_map(in_one).collect()
        })
    }

    /// Returns the first name of a thing in the language `own`, or in English.
    pub fn name(&self, id: &str, own: Language) -> Option<&str> {
        let in_one =
            |language| self.ways.iter().find(|way| way.named && way.language == language && way.id == id);
        in_one(own).or_else(|| in_one(Language::En)).map(|way| &*way.written)
    }

    /// Returns the name meant by a word of another program, or by a mistyped one.
    ///
    /// A mistyped text means the one-word name most similar to its first word, if it is similar enough.
    /// Of similar names, only those in the language `own`, English and German count.
    pub fn nearest(&self, text: &str, own: Language) -> Option<&str> {
        let words = fold(spoken::without_courtesy(text));
        let first_words = |length| words[..length].join(" ");
        let leading = (1..=words.len()).rev().find_map(|length| self.elsewhere.get(&*first_words(length)));
        if let Some(id) = leading {
            return self.name(id, own);
        }
        let first = text.split_whitespace().next()?;
        // The name of a piece or a file can begin a move, so it is not considered mistyped.
        if spoken::role(first).is_some() || spoken::file(first).is_some() {
            return None;
        }
        let typed = fold(first).concat();
        let most = match typed.chars().count() {
            0..4 => return None,
            4..6 => 1,
            _ => 2,
        };
        let near_by = |way: &&Way| [own, Language::En, Language::De].contains(&way.language);
        let single = self.ways.iter().filter(|way| way.is_one_word()).filter(near_by);
        let near = single.map(|way| (osa_distance(&typed, &way.folded), way));
        near.filter(|(distance, _)| *distance <= most)
            .min_by_key(|(distance, way)| (*distance, !way.named, way.language != own))
            .map(|(_, way)| &*way.written)
    }

    /// Returns the text directly after a one-word name.
    pub fn behind<'a>(&self, id: &str, text: &'a str) -> Option<&'a str> {
        let of_one_word = |way: &&Way| way.id == id && way.is_one_word();
        self.ways.iter().filter(of_one_word).find_map(|way| {
            let (head, rest) = text.split_at_checked(way.written.len())?;
            (head.to_lowercase() == way.written.to_lowercase()).then_some(rest)
        })
    }

    /// Returns names with two meanings, and names of too many words.
    #[cfg(test)]
    pub fn faults(&self) -> Vec<String> {
        let words = |way: &Way| way.folded.split_whitespace().count();
        let long = self.ways.iter().filter(|way| !(1..=MOST_WORDS).contains(&words(way)));
        let mut faults: Vec<String> = long.map(|way| format!("{} is too long", way.written)).collect();
        for way in &self.ways {
            let other = self.meanings[&way.folded];
            if other != way.id {
                faults.push(format!("{} is {} and {other}", way.written, way.id));
            }
        }
        faults
    }

    /// Returns every name, as written in the locales.
    #[cfg(test)]
    pub fn written(&self) -> impl Iterator<Item = &str> {
        self.ways.iter().map(|way| &*way.written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::command::{COMMANDS, ids};

    /// A name means the same in all languages.
    #[test]
    fn no_language_takes_another_ones_word_away() {
        for language in Language::ALL {
            let words = Words::new(language);
            for id in ids() {
                for (index, name) in words.heard(id).iter().enumerate() {
                    let meant = COMMANDS.named(name);
                    let left_out = format!("{} {name}", language.tag());
                    let is_known = meant == Some(id) || index > 0 && LEFT_OUT.contains(&&*left_out);
                    assert!(is_known, "{left_out} is {id} there, and {meant:?}");
                    let first = name.split(' ').next().unwrap();
                    let begins = spoken::role(first).is_some() || spoken::file(first).is_some();
                    // For example "Na 3".
                    let signs = |ch: char| "ABCDEFGHKLNPQRST".contains(ch.to_ascii_uppercase());
                    let signs = name.len() == 2 && name.chars().all(signs);
                    assert!(!begins && !signs, "a move may begin with {left_out}");
                }
            }
        }
    }

    /// Names that are only understood, and have a different meaning in an earlier language.
    const LEFT_OUT: [&str; 0] = [];
}
