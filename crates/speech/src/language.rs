//! The languages of the program, and the files with their words.

use super::entries::Packed;
use annabella_chess::notation::Letters;
use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($($(#[$meta:meta])* $name:ident $tag:literal $extent:ident),* $(,)?) => {
        /// A language of the program.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Language { $($(#[$meta])* $name),* }

        impl Language {
            /// All languages.
            pub const ALL: [Language; [$($tag),*].len()] = [$(Language::$name),*];

            /// Returns the language's tag, as in `locales/`.
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$name => $tag),* }
            }

            /// Returns the entries of the Fluent files with the written words.
            pub(super) fn packed(self) -> &'static Packed {
                static PACKED: [Packed; Language::ALL.len()] =
                    [$(include!(concat!(env!("OUT_DIR"), "/", $tag, ".rs"))),*];
                &PACKED[self as usize]
            }

            /// Whether the language has every message; otherwise English replaces each missing one.
            pub const fn is_whole(self) -> bool {
                match self { $(Language::$name => matches!(stringify!($extent).as_bytes(), b"whole")),* }
            }

            /// Returns the file with other spellings for words that a voice would mispronounce.
            pub(super) const fn voice_file(self) -> &'static str {
                match self { $(Language::$name => include_str!(concat!("../../../locales/", $tag, "/voice.ftl"))),* }
            }
        }
    };
}

// One line per locale; its letters for the pieces are in `chess::notation`.
languages! {
    /// German.
    #[default]
    De "de" whole,
    /// English.
    En "en" whole,
    /// Dutch.
    Nl "nl" played,
    /// French.
    Fr "fr" played,
    /// Spanish.
    Es "es" played,
    /// Italian.
    It "it" played,
}

impl Language {
    /// Returns the language with this tag.
    pub fn from_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// Iterates over the languages that have every message, and therefore the manual.
    pub fn whole() -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(|language| language.is_whole())
    }

    /// Returns the language of the manual for a reader of this language.
    pub const fn of_manual(self) -> Language {
        if self.is_whole() { self } else { Language::En }
    }

    /// Returns the languages in which a typed line may name a move, given the `chosen` ones.
    ///
    /// German, in which moves are announced (2023 D.2.1), and English are always among them.
    pub(super) fn understood(chosen: &[Language]) -> Vec<Language> {
        let is = |language: &Language| {
            matches!(language, Language::De | Language::En) || chosen.contains(language)
        };
        Language::ALL.into_iter().filter(is).collect()
    }
}

impl From<Language> for Letters {
    fn from(language: Language) -> Letters {
        Letters::from_tag(language.tag()).unwrap_or(Letters::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_letters_of_its_own() {
        for language in Language::ALL {
            assert_eq!(Letters::from(language).tag(), language.tag());
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::from_tag("tlh"), None);
    }
}
