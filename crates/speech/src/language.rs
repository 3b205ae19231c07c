//! The languages that the program has words in, and the files that hold them.

use annabella_chess::notation::Letters;
use serde::{Deserialize, Serialize};

/// The files of one locale, in `locales/<tag>/`: all, or those with words for who plays.
macro_rules! files {
    (whole $tag:literal) => {
        files!($tag: "announce" "clock" "play" "commands" "queries" "exploring" "help" "settings" "arbiter" "desk" "board" "check" "assembly" "sound" "journal" "score"
            "reconcile" "verdict" "usage" "tridim" "review" "learn" "report")
    };
    (played $tag:literal) => {
        files!($tag: "announce" "clock" "play" "commands" "queries" "exploring" "help" "arbiter" "desk" "board" "assembly" "sound" "journal"
            "score" "verdict" "tridim")
    };
    ($tag:literal: $($file:literal)*) => {
        &[$(include_str!(concat!("../../../locales/", $tag, "/", $file, ".ftl"))),*]
    };
}

macro_rules! languages {
    ($($(#[$meta:meta])* $name:ident $tag:literal $extent:ident),* $(,)?) => {
        /// A language that the program has words in.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Language { $($(#[$meta])* $name),* }

        impl Language {
            /// All of them.
            pub const ALL: [Language; [$($tag),*].len()] = [$(Language::$name),*];

            /// The language's tag, as in `locales/`.
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$name => $tag),* }
            }

            /// The words as they are written, in Fluent.
            pub(super) const fn files(self) -> &'static [&'static str] {
                match self { $(Language::$name => files!($extent $tag)),* }
            }

            /// Whether it has every word; where it has not, English fills in, message by message.
            pub const fn is_whole(self) -> bool {
                match self { $(Language::$name => matches!(stringify!($extent).as_bytes(), b"whole")),* }
            }

            /// What a voice is given instead, where it would mispronounce the words as written.
            pub(super) const fn voice_file(self) -> &'static str {
                match self { $(Language::$name => include_str!(concat!("../../../locales/", $tag, "/voice.ftl"))),* }
            }
        }
    };
}

// A line a locale; its letters for the pieces are in `chess::notation`.
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
    /// The language with that tag.
    pub fn from_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// Those that have every word, and so the manual.
    pub fn whole() -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(|language| language.is_whole())
    }

    /// The language of the manual for who reads this one.
    pub const fn of_manual(self) -> Language {
        if self.is_whole() { self } else { Language::En }
    }

    /// The languages of whose words a typed line may consist where these were chosen: always German, in which
    /// moves are announced (2023 D.2.1), and English too.
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
