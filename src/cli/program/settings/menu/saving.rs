//! Changing and immediately saving settings.

use super::{Answered, MenuLevel, SettingsMenu, choices};
use crate::cli::program::settings::file;
use crate::cli::program::settings::file::{Change, Preset, SettingsFault, SettingsFile, changed};
use crate::cli::program::settings::setting::Setting;
use crate::speech::{Language, Message, QUOTED, Worded, Words, excerpt};

impl SettingsMenu {
    /// Sets a value, typed as it is, as a word for on or off, or as the number of a choice.
    pub(super) fn put(&mut self, setting: &'static Setting, typed: &str) -> Answered {
        let value = self.chosen(setting, typed).unwrap_or_else(|| typed.to_owned());
        let name = setting.called(&self.words);
        if let Err(why) = setting.check(&value) {
            let unfit = |id| Message::new(id).with("name", name).with("value", excerpt(&value, QUOTED));
            let all = || -> Vec<String> {
                choices(setting).iter().map(|value| self.in_words(setting, value)).collect()
            };
            return Answered::refused(match setting.bounds() {
                Some(bounds) => {
                    let (lowest, highest) = (bounds.start().to_string(), bounds.end().to_string());
                    unfit("settings-out-of-bounds").with("lowest", lowest).with("highest", highest)
                }
                None if setting.is_switch || !setting.choices.is_empty() => {
                    unfit("settings-no-choice").with("possible", all())
                }
                None => why,
            });
        }
        let told = Message::new("settings-set").with("name", name);
        let mut answered =
            self.save(&setting.name, Some(&value), told.with("value", self.in_words(setting, &value)));
        let there = if answered.is_refused { Vec::new() } else { choices(setting) };
        // Voices, devices and ports may belong to another computer or be connected later.
        if !there.is_empty() && !there.contains(&value) {
            answered.told.push(Message::new("settings-not-here").with("value", excerpt(&value, QUOTED)));
        }
        answered
    }

    pub(super) fn take_out(&mut self, key: &str) -> Answered {
        let known = Setting::named(key);
        let called = known.map_or_else(|| excerpt(key, QUOTED), |setting| setting.called(&self.words));
        let told = Message::new("settings-taken-out").with("name", called);
        let told = match known.and_then(|setting| Some((setting, setting.default()?))) {
            Some((setting, default)) => told.with("value", self.in_words(setting, default)),
            None => told.with("value", self.words.named("settings-nothing").unwrap_or_default()),
        };
        self.save(key, None, told)
    }

    pub(super) fn save(&mut self, key: &str, value: Option<&str>, told: Message) -> Answered {
        match self.write(key, value) {
            Ok(()) => {
                if let MenuLevel::Setting(setting) = self.level {
                    self.level = MenuLevel::Group(setting.group());
                }
                if key == "locale" {
                    let language = self.value("locale").and_then(|tag| Language::from_tag(&tag));
                    self.words = Words::new(language.unwrap_or(self.words.language()));
                }
                Answered::told(vec![told])
            }
            Err(why) => Answered::refused(why),
        }
    }

    fn write(&mut self, key: &str, value: Option<&str>) -> Result<(), Message> {
        let fault = |fault: SettingsFault| fault.message(&self.file);
        let comment = |key: &str| Setting::named(key).map(|set| set.purpose(&self.words)).unwrap_or_default();
        let (head, body) = self.text.split_at(head(&self.text));
        let mut text = body.to_owned();
        let shipped = |preset: &&Preset| preset.is_shipped && Some(&preset.name) == self.preset.as_ref();
        // A user's preset replaces the program's, so it starts as a copy of it.
        for set in
            self.read.iter().flat_map(|file| &file.presets).filter(shipped).flat_map(|preset| &preset.set)
        {
            let (preset, key) = (self.preset.as_deref(), set.setting.name.as_str());
            let change = Change { preset, key, value: Some(&set.value), comment: &comment(key) };
            text = changed(&text, change).map_err(fault)?;
        }
        text = match (value, self.read.as_ref().err()) {
            // The faulty line, wherever it is.
            (None, Some(wrong)) if wrong.key() == Some(key) => {
                without_line(&self.text, wrong).split_off(head.len())
            }
            _ => {
                let preset = self.preset.as_deref();
                changed(&text, Change { preset, key, value, comment: &comment(key) }).map_err(fault)?
            }
        };
        // The head stays at the top: TOML would treat it as a comment on the first table.
        text = format!("{head}{text}");
        if self.text.is_empty() {
            let head = self.words.named("settings-file-head").unwrap_or_default();
            let head: String = head.lines().map(|line| format!("# {line}\n")).collect();
            text = format!("{head}\n{text}");
        }
        file::write(&self.file, &text).map_err(|error| error.message())?;
        self.read = SettingsFile::read(&text);
        self.text = text;
        Ok(())
    }
}

/// Returns the length of the comment at the top of a file with the empty line after it; 0 without one.
fn head(text: &str) -> usize {
    let lines = text.split_inclusive('\n');
    let comment: usize = lines.take_while(|line| line.starts_with('#')).map(str::len).sum();
    let (_, rest) = text.split_at(comment);
    if comment > 0 && rest.starts_with('\n') { comment + 1 } else { 0 }
}

/// Removes the line with the fault from the text.
fn without_line(text: &str, fault: &SettingsFault) -> String {
    let wrong = match fault {
        SettingsFault::Unknown { line, .. }
        | SettingsFault::Form { line, .. }
        | SettingsFault::Value { line, .. }
        | SettingsFault::Syntax { line, .. } => *line,
        SettingsFault::Io(_) => 0,
    };
    let kept = text.split_inclusive('\n').zip(1..).filter(|(_, line)| *line != wrong);
    kept.map(|(text, _)| text).collect()
}
