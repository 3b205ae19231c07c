//! What settings and their values are called in the menu: in each language that has words for them, and as the file
//! and the command line call them.

use super::setting::{OFF, ON, Setting, nearest};
use crate::speech::{Language, Words};
use std::sync::LazyLock;

/// Each name of each setting, in small letters, its words joined by hyphens.
static NAMES: LazyLock<Vec<(String, &'static Setting)>> = LazyLock::new(|| {
    let keys = Setting::all().iter().map(|setting| (setting.name.clone(), setting));
    let languages = Language::ALL.map(Words::new);
    let in_words = languages
        .iter()
        .flat_map(|words| Setting::all().iter().map(|setting| (joined(&setting.called(words)), setting)));
    keys.chain(in_words).collect()
});

impl Setting {
    /// What it is called in the menu.
    pub(super) fn called(&self, words: &Words) -> String {
        words.named(&format!("settings-name-{}", self.name)).unwrap_or_else(|| self.name.clone())
    }

    /// What a value of it is called.
    pub(super) fn value_called(&self, value: &str, words: &Words) -> String {
        let has_words = self.is_switch || self.choices.iter().any(|choice| choice == value);
        let named = || match value {
            ON => words.named("settings-on"),
            OFF => words.named("settings-off"),
            value => words.named(&format!("settings-value-{value}")),
        };
        has_words.then(named).flatten().unwrap_or_else(|| value.to_owned())
    }

    /// The setting with whose name in any language a line begins, and what stands behind it.
    pub(super) fn begins(line: &str) -> Option<(&'static Setting, String)> {
        let line = line.replacen('=', " = ", 1);
        let words: Vec<&str> = line.split_whitespace().collect();
        (1..=words.len()).rev().find_map(|count| {
            let name = joined(&words[..count].join(" "));
            let (_, setting) = NAMES.iter().find(|(known, _)| *known == name)?;
            let rest = words[count..].strip_prefix(&["="]).unwrap_or(&words[count..]);
            Some((*setting, rest.join(" ").trim_matches('"').to_owned()))
        })
    }

    /// The setting that was probably meant.
    pub(super) fn meant(typed: &str) -> Option<&'static Setting> {
        nearest(&joined(typed), NAMES.iter().map(|(name, setting)| (name.as_str(), *setting)))
    }
}

fn joined(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '_'], "-")
}
