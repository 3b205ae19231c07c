//! The entries of a language's Fluent files, each parsed when it is first needed.
//!
//! A program needs few of them: it starts sooner, and keeps only these in memory.

use super::Language;
use fluent_bundle::resolver::{ResolverError, errors::ReferenceKind};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};
use std::collections::{HashMap, HashSet};
use std::sync::{OnceLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// The text of each entry by its id; the id of a term has a leading `-`.
type Entries = HashMap<&'static str, &'static str>;

/// The parsed entries of a language.
pub(super) struct Bundle {
    language: Language,
    parsed: RwLock<Parsed>,
}

struct Parsed {
    bundle: FluentBundle<FluentResource>,
    /// The ids of the language's entries in the bundle, and of those that have a replacement.
    known: HashSet<String>,
}

impl Bundle {
    pub fn new(language: Language) -> Bundle {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Bidi isolation marks would show on a Braille display and can confuse a voice.
        bundle.set_use_isolating(false);
        Bundle { language, parsed: RwLock::new(Parsed { bundle, known: HashSet::new() }) }
    }

    /// Adds entries, which replace those of the language.
    pub fn add(&mut self, entries: &str) {
        let parsed = self.parsed.get_mut().unwrap_or_else(PoisonError::into_inner);
        parsed.bundle.add_resource_overriding(resource(entries));
    }

    /// Formats a message or its attribute, with the faults that Fluent found. `None` if there is none.
    pub fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: Option<&FluentArgs>,
    ) -> Option<(String, Vec<FluentError>)> {
        self.parse(id);
        let mut missing = Vec::new();
        loop {
            let mut errors = Vec::new();
            let text = {
                let parsed = self.parsed.read().unwrap_or_else(PoisonError::into_inner);
                let message = parsed.bundle.get_message(id)?;
                let pattern = match attribute {
                    None => message.value()?,
                    Some(name) => message.get_attribute(name)?.value(),
                };
                parsed.bundle.format_pattern(pattern, args, &mut errors).into_owned()
            };
            // What the entry refers to is parsed now. What is missing twice does not exist.
            let missed = std::mem::replace(&mut missing, errors.iter().filter_map(referred).collect());
            if missing == missed {
                return Some((text, errors));
            }
            missing.iter().for_each(|id| self.parse(id));
        }
    }

    fn parse(&self, id: &str) {
        if self.parsed.read().unwrap_or_else(PoisonError::into_inner).known.contains(id) {
            return;
        }
        let mut parsed = self.parsed.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = entry(self.language, id).filter(|_| parsed.known.insert(id.to_owned())) {
            // An entry in the bundle already replaces that of the language.
            let _ = parsed.bundle.add_resource(resource(found));
        }
    }
}

/// Returns the id of the entry that an error says is missing.
fn referred(error: &FluentError) -> Option<String> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Message { id, .. })) => {
            Some(id.clone())
        }
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Term { id, .. })) => {
            Some(format!("-{id}"))
        }
        _ => None,
    }
}

fn resource(entries: &str) -> FluentResource {
    // Entries that do not parse are left out; a test checks that all of them parse.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(entries.to_owned());
    resource
}

/// Returns the text of an entry. Where a language that is not whole lacks it, the text is English.
fn entry(language: Language, id: &str) -> Option<&'static str> {
    let own = entries(language).get(id);
    let found = if language.is_whole() { own } else { own.or_else(|| entries(Language::En).get(id)) };
    found.copied()
}

/// Returns all entries of a language; a later file replaces those of an earlier one.
fn entries(language: Language) -> &'static Entries {
    static ENTRIES: [OnceLock<Entries>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    ENTRIES[language as usize].get_or_init(|| language.files().iter().flat_map(|file| split(file)).collect())
}

/// Splits a file into its entries.
/// A line whose first character is a letter, `-` or `#` is the first of an entry or a comment.
fn split(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let begins =
        |line: &str| line.starts_with(|ch: char| ch.is_ascii_alphabetic() || matches!(ch, '-' | '#'));
    let mut rest = file;
    std::iter::from_fn(move || {
        while !rest.is_empty() {
            let mut end = 0;
            for line in rest.split_inclusive('\n') {
                if end > 0 && begins(line) {
                    break;
                }
                end += line.len();
            }
            let entry;
            (entry, rest) = rest.split_at(end);
            if let Some((id, _)) = entry.split_once('=').filter(|_| begins(entry) && !entry.starts_with('#'))
            {
                return Some((id.trim_end(), entry));
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_entry_is_found_whole() {
        let file = "# comment = none\nfirst = one\n    .heard = two\n\n-term = { $x ->\n   *[a] = b\n}\nlast =\n    three\n";
        let found: Vec<_> = split(file).collect();
        let second = "-term = { $x ->\n   *[a] = b\n}\n";
        assert_eq!(
            found,
            [
                ("first", "first = one\n    .heard = two\n\n"),
                ("-term", second),
                ("last", "last =\n    three\n")
            ]
        );
    }

    #[test]
    fn the_entries_of_every_language_are_those_of_its_files() {
        for language in Language::ALL {
            let of_files =
                |file: &&str| FluentResource::try_new((*file).to_owned()).unwrap().entries().count();
            let ids: usize = language.files().iter().map(of_files).sum();
            let found = language.files().iter().map(|file| split(file).count()).sum::<usize>();
            // A separate comment is an entry of Fluent.
            assert!(found <= ids && found > 500, "{language:?}: {found} of {ids}");
            for (id, entry) in entries(language) {
                let parsed = FluentResource::try_new((*entry).to_owned());
                assert_eq!(parsed.map(|entry| entry.entries().count()).ok(), Some(1), "{language:?}: {id}");
            }
        }
    }
}
