//! The entries of a language's Fluent files, each parsed when it is first needed.
//!
//! A program needs few of them: it starts sooner, and keeps only these in memory. Most texts, and all lists of words
//! that people may type, have no variable: they are read from the file without Fluent, and are not kept at all.

use super::Language;
use super::split::split;
use fluent_bundle::resolver::{ResolverError, errors::ReferenceKind};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};
use std::cmp::Ordering;
use std::collections::HashSet;
use std::sync::{PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

/// The entries of a language, as the build script writes them: sorted by their ids, in two parts.
pub(super) struct Packed {
    pub text: &'static str,
    /// The offset of each entry in the text.
    pub starts: &'static [u32],
    /// The number of entries in the first part: those with attributes, mostly words that people type.
    pub listed: usize,
}

impl Packed {
    /// Returns the text of an entry; the id of a term has a leading `-`.
    fn entry(&self, id: &str) -> Option<&'static str> {
        [0..self.listed, self.listed..self.starts.len()].into_iter().find_map(|mut part| {
            while !part.is_empty() {
                let middle = part.start + part.len() / 2;
                let entry = self.at(middle);
                match id_of(entry).cmp(id) {
                    Ordering::Less => part.start = middle + 1,
                    Ordering::Equal => return Some(entry),
                    Ordering::Greater => part.end = middle,
                }
            }
            None
        })
    }

    fn at(&self, index: usize) -> &'static str {
        let offset = |index| self.starts.get(index).map_or(self.text.len(), |start| *start as usize);
        &self.text[offset(index)..offset(index + 1)]
    }
}

fn id_of(entry: &str) -> &str {
    let end = entry.bytes().position(|byte| matches!(byte, b' ' | b'='));
    &entry[..end.unwrap_or_default()]
}

/// The parsed entries of a language.
pub(super) struct Bundle {
    language: Language,
    parsed: RwLock<Parsed>,
}

struct Parsed {
    bundle: FluentBundle<FluentResource>,
    /// The ids of the language's entries in the bundle.
    known: HashSet<String>,
    /// The ids of those with a replacement.
    replaced: HashSet<String>,
}

impl Bundle {
    pub fn new(language: Language) -> Bundle {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Bidi isolation marks would show on a Braille display and can confuse a voice.
        bundle.set_use_isolating(false);
        Bundle {
            language,
            parsed: RwLock::new(Parsed { bundle, known: HashSet::new(), replaced: HashSet::new() }),
        }
    }

    /// Adds entries, which replace those of the language.
    pub fn add(&mut self, entries: &str) {
        let parsed = self.parsed.get_mut().unwrap_or_else(PoisonError::into_inner);
        parsed.bundle.add_resource_overriding(resource(entries));
        parsed.replaced.extend(split(entries).map(|(id, _)| id.to_owned()));
    }

    /// Formats a message or its attribute, with the faults that Fluent found. `None` if there is none.
    pub fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: Option<&FluentArgs>,
    ) -> Option<(String, Vec<FluentError>)> {
        if let Some(text) = self.literal(id, attribute) {
            return Some((text.to_owned(), Vec::new()));
        }
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

    /// Returns a text of the language's files that means what it says.
    fn literal(&self, id: &str, attribute: Option<&str>) -> Option<&'static str> {
        let is_replaced = self.parsed.read().unwrap_or_else(PoisonError::into_inner).replaced.contains(id);
        if is_replaced { None } else { literal(entry(self.language, id)?, attribute) }
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
    let own = language.packed().entry(id);
    if language.is_whole() { own } else { own.or_else(|| Language::En.packed().entry(id)) }
}

/// Returns the text of a message or its attribute, if it is in one line and has no placeables.
fn literal<'a>(entry: &'a str, attribute: Option<&str>) -> Option<&'a str> {
    let is_begun = |line: &&str| match attribute {
        None => true,
        Some(name) => line
            .trim_start()
            .strip_prefix('.')
            .and_then(|line| line.strip_prefix(name))
            .is_some_and(|line| line.trim_start().starts_with('=')),
    };
    let mut lines = entry.lines().skip_while(|line| !is_begun(line));
    let text = lines.next()?.split_once('=')?.1.trim();
    let is_whole = lines.next().is_none_or(|line| line.is_empty() || line.trim_start().starts_with('.'));
    (is_whole && !text.is_empty() && !text.contains(['{', '}'])).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::Entry;

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
    fn a_literal_text_is_the_one_that_fluent_formats() {
        for language in Language::ALL {
            let (mut literals, mut others) = (0, 0);
            for (id, entry) in entries(language).filter(|(id, _)| !id.starts_with('-')) {
                let bundle = Bundle::new(language);
                bundle.parse(id);
                let parsed = bundle.parsed.read().unwrap();
                let message = parsed.bundle.get_message(id).unwrap();
                let attributes =
                    message.attributes().map(|attribute| (Some(attribute.id()), attribute.value()));
                for (name, pattern) in
                    message.value().map(|value| (None, value)).into_iter().chain(attributes)
                {
                    let mut errors = Vec::new();
                    let text = parsed.bundle.format_pattern(pattern, None, &mut errors);
                    match literal(entry, name) {
                        Some(literal) => {
                            assert_eq!((literal, errors), (&*text, Vec::new()), "{language:?}: {id}")
                        }
                        None => others += 1,
                    }
                    literals += usize::from(literal(entry, name).is_some());
                    assert_eq!(literal(entry, Some("none")), None);
                }
            }
            assert!(literals > 300 && others > 100, "{language:?}: {literals}, {others}");
        }
        assert_eq!(literal("a = b\n  c\n", None), None);
        assert_eq!(literal("a =\n    b\n", None), None);
        assert_eq!(literal("a = b  \n    .heard = c\n\n", Some("heard")), Some("c"));
    }

    /// Returns the entries of a language, with their ids.
    fn entries(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
        let packed = language.packed();
        (0..packed.starts.len()).map(|index| packed.at(index)).map(|entry| (id_of(entry), entry))
    }

    #[test]
    fn each_entry_of_every_language_is_found_and_parses() {
        for language in Language::ALL {
            let mut found = 0;
            for (id, text) in entries(language) {
                assert_eq!(entry(language, id), Some(text));
                let parsed = FluentResource::try_new(text.to_owned());
                let ids = parsed.iter().flat_map(|parsed| parsed.entries()).map(|entry| match entry {
                    Entry::Message(message) => message.id.name.to_owned(),
                    Entry::Term(term) => format!("-{}", term.id.name),
                    _ => String::new(),
                });
                assert_eq!(ids.collect::<Vec<_>>(), [id], "{language:?}");
                found += 1;
            }
            assert!(found > 500, "{language:?}: {found}");
            for id in ["", "a", "announce-", "zzz"] {
                assert_eq!(entry(language, id), None);
            }
        }
        assert_eq!(
            entry(Language::It, "hall-board"),
            entry(Language::En, "hall-board"),
            "English fills gaps"
        );
    }
}
