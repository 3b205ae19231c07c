//! The sentences of the menu, and the words that can be typed in it, in every language.

use super::{MenuLevel, SettingsMenu, choices, groups, of_group};
use crate::cli::common::options::Group;
use crate::cli::program::settings::setting::Setting;
use crate::game::VoiceChange;
use crate::speech::{Language, Message, Words};

/// The number of choices above which the instruction comes before the list.
const LONG_LIST: usize = 9;

impl SettingsMenu {
    pub(super) fn title(&self, group: Group) -> String {
        self.words.named(group.title()).unwrap_or_default()
    }

    /// Returns the current place in the menu, and the choices there.
    pub(super) fn here(&self) -> Vec<Message> {
        let choice = |(place, what): (usize, String)| {
            Message::new("settings-choice").with("number", place + 1).with("what", what)
        };
        match self.level {
            MenuLevel::Groups => {
                groups().into_iter().map(|group| self.title(group)).enumerate().map(choice).collect()
            }
            MenuLevel::Group(group) => {
                let shown = of_group(group).into_iter().map(|setting| {
                    let value = self.set(setting).map(|set| set.value.as_str()).or(setting.default());
                    let value = match value {
                        Some(value) => self.in_words(setting, value),
                        None => self.words.named("settings-nothing").unwrap_or_default(),
                    };
                    let row = Message::new("settings-pair").with("name", setting.called(&self.words));
                    self.words.say(&row.with("value", value))
                });
                let title = Message::new("settings-title").with("title", self.title(group));
                [title].into_iter().chain(shown.enumerate().map(choice)).collect()
            }
            MenuLevel::Setting(setting) => {
                let now = Message::new("settings-now").with("now", self.shown(setting));
                let now = now.with("purpose", setting.purpose(&self.words));
                let choices = choices(setting).into_iter().map(|value| self.in_words(setting, &value));
                let choices = choices.enumerate().map(choice);
                let ask = Message::new("settings-ask");
                // With a long list, the instruction comes first, so that a listener need not wait for it.
                match choices.len() > LONG_LIST {
                    true => [now, ask].into_iter().chain(choices).collect(),
                    false => [now].into_iter().chain(choices).chain([ask]).collect(),
                }
            }
        }
    }

    /// Returns a setting's name and value.
    fn shown(&self, setting: &Setting) -> String {
        let pair = Message::new("settings-pair").with("name", setting.called(&self.words));
        self.words.say(&pair.with("value", self.value_now(setting)))
    }

    /// Returns the effective value in words.
    fn value_now(&self, setting: &Setting) -> String {
        match (self.set(setting), setting.default()) {
            (Some(set), _) => self.in_words(setting, &set.value),
            (None, Some(default)) => {
                let value = self.in_words(setting, default);
                self.words.say(&Message::new("settings-by-default").with("value", value))
            }
            (None, None) => self.words.named("settings-nothing").unwrap_or_default(),
        }
    }

    /// Returns a value in words.
    pub(super) fn in_words(&self, setting: &Setting, value: &str) -> String {
        setting.value_called(value, &self.words)
    }

    /// Returns all settings in the file or preset, and the presets.
    pub(super) fn list(&self) -> Vec<Message> {
        let set = Setting::all().iter().filter(|setting| self.set(setting).is_some());
        let line = |setting| Message::new("settings-title").with("title", self.shown(setting));
        let mut told: Vec<Message> = set.map(line).collect();
        if told.is_empty() {
            told.push(Message::new("settings-none"));
        }
        told.push(self.presets());
        told
    }

    pub(super) fn presets(&self) -> Message {
        let names = self.read.iter().flat_map(|file| &file.presets).map(|preset| preset.name.clone());
        Message::new("settings-presets").with("presets", names.collect::<Vec<String>>())
    }

    /// Returns the possible actions at the current place.
    pub(super) fn help(&self) -> Vec<Message> {
        let MenuLevel::Setting(setting) = self.level else {
            let id = if self.level == MenuLevel::Groups { "settings-help" } else { "settings-help-group" };
            return vec![Message::new(id)];
        };
        let option = Message::new("settings-help-option").with("option", format!("--{}", setting.name));
        let possible = if choices(setting).is_empty() { self.possible(setting) } else { None };
        let example =
            Message::new("settings-help-example").with("example", setting.example().unwrap_or_default());
        let example = setting.example().filter(|_| choices(setting).is_empty()).map(|_| example);
        [Message::new("settings-help-setting")]
            .into_iter()
            .chain(possible)
            .chain(example)
            .chain([option])
            .collect()
    }

    /// Returns the bounds of a setting, if it has any.
    fn possible(&self, setting: &Setting) -> Option<Message> {
        let bounds = setting.bounds()?;
        Some(
            Message::new("settings-bounds")
                .with("lowest", bounds.start().to_string())
                .with("highest", bounds.end().to_string()),
        )
    }
}

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
            (MenuWord::Step(VoiceChange::Louder), "command-louder"),
            (MenuWord::Step(VoiceChange::Softer), "command-softer"),
            (MenuWord::Step(VoiceChange::Faster), "command-faster"),
            (MenuWord::Step(VoiceChange::Slower), "command-slower"),
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
