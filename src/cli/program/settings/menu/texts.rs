//! The sentences of the menu that show settings and choices.

use super::{MenuLevel, SettingsMenu, choices, groups, of_group};
use crate::cli::common::options::Group;
use crate::cli::program::settings::setting::Setting;
use crate::speech::Message;

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
