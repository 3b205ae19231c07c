//! The words that can be typed in the menu, in every language.

use crate::game::VoiceChange;
use crate::speech::{Audience, Language, Words};

/// A word of the menu; other lines are names, numbers and values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MenuWord {
    Again,
    List,
    Back,
    Quit,
    Default,
    Preset,
    File,
    Where,
    Help,
    Step(VoiceChange),
}

impl MenuWord {
    /// Returns the menu word that a line is or starts with, and the text after it.
    pub fn read(line: &str) -> Option<(MenuWord, String)> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let words = [
            (MenuWord::List, "settings-list"),
            (MenuWord::Back, "settings-back"),
            (MenuWord::Quit, "settings-quit"),
            (MenuWord::Default, "settings-default"),
            (MenuWord::Preset, "settings-preset"),
            (MenuWord::File, "settings-file"),
            (MenuWord::Again, "settings-again"),
            (MenuWord::Where, "settings-where-word"),
            (MenuWord::Help, "command-help"),
            (MenuWord::Step(VoiceChange::Louder(Audience::Room)), "command-louder"),
            (MenuWord::Step(VoiceChange::Softer(Audience::Room)), "command-softer"),
            (MenuWord::Step(VoiceChange::Faster(Audience::Room)), "command-faster"),
            (MenuWord::Step(VoiceChange::Slower(Audience::Room)), "command-slower"),
        ];
        if line.is_empty() {
            return Some((MenuWord::Again, String::new()));
        }
        if ["?", "h"].contains(&line) {
            return Some((MenuWord::Help, String::new()));
        }
        let (word, _) = words.into_iter().find(|(_, id)| is_named(id, first))?;
        let takes_more = matches!(word, MenuWord::Default | MenuWord::Preset | MenuWord::Help);
        (takes_more || rest.is_empty()).then(|| (word, rest.trim().to_owned()))
    }
}

/// Whether a text is the message `id` in any language.
pub(super) fn is_named(id: &str, typed: &str) -> bool {
    let named = |language| Words::new(language).named(id).unwrap_or_default();
    Language::ALL.into_iter().any(|language| named(language).to_lowercase() == typed.to_lowercase())
}
