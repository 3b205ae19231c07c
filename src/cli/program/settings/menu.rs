//! The settings menu: answers a line with sentences, and saves a changed setting immediately.
//!
//! Numbers and words select, and changes are saved immediately, so a user can leave at any time.

use super::file::SetHere;
use super::merge::no_preset;
use super::setting::{OFF, ON};
use crate::cli::boards::list::ports;
use crate::cli::common::answer::{RATE, VOLUME};
use crate::cli::common::options::Group;
use crate::cli::program::settings::file::{self, Change, Preset, SettingsFault, SettingsFile, changed};
use crate::cli::program::settings::setting::Setting;
use crate::devices::voice::{Espeak, sound_devices, stepped};
use crate::game::VoiceChange;
use crate::speech::{Language, Message, QUOTED, Worded, Words, excerpt};
use std::path::PathBuf;
use texts::{MenuWord, is_named};

mod texts;

/// A place in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MenuLevel {
    Groups,
    Group(Group),
    Setting(&'static Setting),
}

/// The answer to a line.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Answered {
    pub told: Vec<Message>,
    /// Whether the line was refused and nothing has changed.
    pub is_refused: bool,
    pub leaves: bool,
}

impl Answered {
    fn told(told: Vec<Message>) -> Answered {
        Answered { told, ..Answered::default() }
    }

    fn refused(why: Message) -> Answered {
        Answered { told: vec![why], is_refused: true, leaves: false }
    }
}

/// The menu for a settings file.
pub(super) struct SettingsMenu {
    file: PathBuf,
    text: String,
    read: Result<SettingsFile, SettingsFault>,
    level: MenuLevel,
    /// The preset to show and change; `None` for settings that always apply.
    preset: Option<String>,
    words: Words,
}

impl SettingsMenu {
    /// Creates the menu for a file, which need not exist yet.
    pub fn over(file: PathBuf, preset: Option<String>, language: Language) -> SettingsMenu {
        let (text, read) = match file::read(&file) {
            Ok(text) => (text.clone(), SettingsFile::read(&text)),
            Err(fault) => (String::new(), Err(fault)),
        };
        SettingsMenu { file, text, read, level: MenuLevel::Groups, preset, words: Words::new(language) }
    }

    /// Returns the menu's language.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the contents of the file.
    ///
    /// # Errors
    /// A message about the fault in the file.
    pub fn file(&self) -> Result<&SettingsFile, Message> {
        self.read.as_ref().map_err(|fault| fault.message(&self.file))
    }

    /// Returns the setting's entry in the preset or the file, if it has one.
    pub fn set(&self, setting: &Setting) -> Option<&SetHere> {
        let file = self.read.as_ref().ok()?;
        let preset = self.preset.as_deref().and_then(|name| file.preset(name));
        let set = preset.map_or(&[][..], |preset| &preset.set).iter().chain(&file.always);
        set.into_iter().find(|set| set.setting == setting)
    }

    /// Returns the effective value of a setting.
    pub fn value(&self, name: &str) -> Option<String> {
        let setting = Setting::named(name)?;
        let set = self.set(setting).map(|set| set.value.as_str());
        set.or(setting.default()).map(str::to_owned)
    }

    /// Returns the first sentences.
    pub fn welcome(&self) -> Vec<Message> {
        let mut told = vec![Message::new("settings-welcome")];
        match self.mending() {
            Some(why) => told.extend(why),
            None => told.extend(self.here()),
        }
        told
    }

    /// Answers a line.
    pub fn line(&mut self, line: &str) -> Answered {
        let line = line.trim();
        let word = MenuWord::read(line);
        if let Some(why) = self.mending() {
            return match word {
                Some((MenuWord::Quit, _)) => self.leave(),
                Some((MenuWord::Default, key)) if !key.is_empty() => self.take_out(&key),
                _ => Answered { told: why, is_refused: true, leaves: false },
            };
        }
        if let (None, MenuLevel::Setting(setting)) = (&word, self.level)
            && (setting.choices.is_empty() && !setting.is_switch || self.chosen(setting, line).is_some())
        {
            return self.put(setting, line);
        }
        match word {
            Some((MenuWord::Again, _)) => Answered::told(self.here()),
            Some((MenuWord::List, _)) => Answered::told(self.list()),
            Some((MenuWord::Back, _)) => self.back(),
            Some((MenuWord::Quit, _)) => self.leave(),
            Some((MenuWord::Preset, name)) if name.is_empty() => Answered::told(vec![self.presets()]),
            Some((MenuWord::Preset, name)) => self.turn_to(Some(name)),
            Some((MenuWord::File, _)) => self.turn_to(None),
            Some((MenuWord::Where, _)) => {
                let file = self.file.display().to_string();
                Answered::told(vec![Message::new("settings-where").with("file", file)])
            }
            Some((MenuWord::Help, _)) => Answered::told(self.help()),
            Some((MenuWord::Step(change), _)) => self.step(&change),
            Some((MenuWord::Default, name)) => match (Setting::begins(&name), self.level) {
                (Some((setting, rest)), _) if rest.is_empty() => self.take_out(&setting.name),
                (None, MenuLevel::Setting(setting)) if name.is_empty() => self.take_out(&setting.name),
                _ => self.unknown(&name),
            },
            None => self.chosen_by(line),
        }
    }

    /// Answers a line that is a number, a group, or a setting with or without a value.
    fn chosen_by(&mut self, line: &str) -> Answered {
        if let Some((setting, value)) = Setting::begins(line) {
            if !value.is_empty() {
                return self.put(setting, &value);
            }
            self.level = MenuLevel::Setting(setting);
            return Answered::told(self.here());
        }
        let place = line.trim_end_matches('.').parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let level = match (place, self.level) {
            (Some(place), MenuLevel::Groups) => groups().get(place).map(|group| MenuLevel::Group(*group)),
            (Some(place), MenuLevel::Group(group)) => {
                of_group(group).get(place).map(|set| MenuLevel::Setting(set))
            }
            _ => {
                let is = |group: &Group| self.title(*group).to_lowercase() == line.to_lowercase();
                groups().into_iter().find(is).map(MenuLevel::Group)
            }
        };
        match (level, self.level) {
            (Some(level), _) => {
                self.level = level;
                Answered::told(self.here())
            }
            // An impossible value of the setting.
            (None, MenuLevel::Setting(setting)) => self.put(setting, line),
            _ => self.unknown(line),
        }
    }

    fn unknown(&self, text: &str) -> Answered {
        let first = text.split_whitespace().next().unwrap_or_default();
        let message = match Setting::meant(first).or_else(|| Setting::meant(text)) {
            Some(near) => Message::new("settings-not-understood-near").with("near", near.called(&self.words)),
            None => Message::new("settings-not-understood"),
        };
        Answered::refused(message.with("text", excerpt(text, QUOTED)))
    }

    fn leave(&self) -> Answered {
        Answered { told: vec![Message::new("settings-left")], is_refused: false, leaves: true }
    }

    /// Makes the voice louder, softer, faster or slower by one step.
    fn step(&mut self, change: &VoiceChange) -> Answered {
        let number = |name: &str| self.value(name).and_then(|value| value.parse().ok());
        let (rate, volume) = (number("rate").unwrap_or(RATE), number("volume").unwrap_or(VOLUME));
        let Some((new_rate, new_volume, told)) = stepped(rate, volume, change) else {
            return Answered::default();
        };
        let level = self.level;
        let answered = match (new_rate != rate, new_volume != volume) {
            (true, _) => self.save("rate", Some(&new_rate.to_string()), told),
            (_, true) => self.save("volume", Some(&new_volume.to_string()), told),
            _ => Answered::told(vec![told]),
        };
        // The position in the menu stays the same.
        self.level = level;
        answered
    }

    fn back(&mut self) -> Answered {
        self.level = match self.level {
            MenuLevel::Setting(setting) => MenuLevel::Group(setting.group()),
            MenuLevel::Group(_) => MenuLevel::Groups,
            MenuLevel::Groups => return self.leave(),
        };
        Answered::told(self.here())
    }

    fn turn_to(&mut self, preset: Option<String>) -> Answered {
        let is_there = preset
            .as_deref()
            .is_none_or(|name| self.read.as_ref().is_ok_and(|file| file.preset(name).is_some()));
        let named = |id, name: &str| Message::new(id).with("preset", excerpt(name, QUOTED));
        let told = match &preset {
            None => Message::new("settings-in-file"),
            Some(name) if is_there => named("settings-in-preset", name),
            Some(name) => named("settings-new-preset", name),
        };
        self.preset = preset;
        self.level = MenuLevel::Groups;
        Answered::told([vec![told], self.here()].concat())
    }

    /// Returns the value that a number or a word selects.
    fn chosen(&self, setting: &Setting, typed: &str) -> Option<String> {
        let typed = typed.trim();
        let choices = choices(setting);
        let place =
            typed.trim_end_matches('.').parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let by_name = choices.iter().find(|choice| choice.eq_ignore_ascii_case(typed));
        if let Some(choice) = by_name.or_else(|| place.and_then(|place| choices.get(place))) {
            return Some(choice.clone());
        }
        let is = |ids: [&str; 2]| ids.iter().any(|id| is_named(id, typed));
        let words = [(["settings-on", "command-yes"], ON), (["settings-off", "command-no"], OFF)];
        let found = words.into_iter().find(|(ids, _)| is(*ids)).map(|(_, value)| value.to_owned());
        let called = |value: &&String| {
            setting.choices.contains(value) && is_named(&format!("settings-value-{value}"), typed)
        };
        let may_be = |value: &String| choices.contains(value) || setting.row.id == "let_go" && value == OFF;
        found.filter(may_be).or_else(|| choices.iter().find(called).cloned())
    }

    /// Returns the fault in the file, if any, and how to correct it in the menu.
    fn mending(&self) -> Option<Vec<Message>> {
        let fault = self.read.as_ref().err()?;
        let how = fault.key().map(|key| Message::new("settings-mend").with("key", excerpt(key, QUOTED)));
        Some([fault.message(&self.file)].into_iter().chain(how).collect())
    }

    /// Returns the refusal of an unknown preset, unless `line` sets a value and so creates it.
    pub fn wrong_preset(&self, line: &str) -> Option<Message> {
        let (name, file) = (self.preset.as_deref()?, self.read.as_ref().ok()?);
        let sets = Setting::begins(line).is_some_and(|(_, value)| !value.is_empty());
        (!sets && file.preset(name).is_none()).then(|| no_preset(file, name))
    }
}

/// Returns the groups that contain settings.
fn groups() -> Vec<Group> {
    Group::ALL.into_iter().filter(|group| !of_group(*group).is_empty()).collect()
}

fn of_group(group: Group) -> Vec<&'static Setting> {
    Setting::all().iter().filter(|setting| setting.group() == group).collect()
}

/// Returns the values to select by number: all possible values, or the connected devices.
fn choices(setting: &Setting) -> Vec<String> {
    match setting.row.id {
        _ if setting.is_switch => vec![ON.to_owned(), OFF.to_owned()],
        "room_device" | "white_device" | "black_device" | "arbiter_device" => sound_devices(),
        "voice" | "white_voice" | "black_voice" | "arbiter_voice" => {
            Espeak::open().and_then(|espeak| espeak.voices()).unwrap_or_default()
        }
        "white_board" | "black_board" => ports(),
        _ => setting.choices.clone(),
    }
}

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
