//! A setting: an option of `play` that the settings file can contain.

use crate::cli::common::options::{Group, OPTIONS, OptionRow};
use crate::cli::playing::play;
use crate::cli::program::arguments::{Cli, Subcommand, command};
use crate::cli::program::locale::sentence;
use crate::speech::{Language, Message, Words};
use clap::FromArgMatches;
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use strsim::osa_distance;

/// A misspelt name may differ in at most one letter out of this number.
const NEAR: usize = 3;

static SETTINGS: LazyLock<Vec<Setting>> = LazyLock::new(|| {
    let command = command();
    let play = command.find_subcommand("play").into_iter().flat_map(clap::Command::get_arguments);
    let all: Vec<&clap::Arg> = command.get_arguments().chain(play).collect();
    let arg = |row: &OptionRow| all.iter().find(|arg| arg.get_id() == row.id);
    let kept = OPTIONS.iter().filter(|row| !row.once);
    kept.filter_map(|row| arg(row).and_then(|arg| Setting::of(row, arg))).collect()
});

/// Every name of every setting, in lower case, its words joined by hyphens.
static NAMES: LazyLock<Vec<(String, &'static Setting)>> = LazyLock::new(|| {
    let keys = Setting::all().iter().map(|setting| (setting.name.clone(), setting));
    let languages = Language::ALL.map(Words::new);
    let in_words = languages
        .iter()
        .flat_map(|words| Setting::all().iter().map(|setting| (joined(&setting.called(words)), setting)));
    keys.chain(in_words).collect()
});

/// A setting and its possible values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key in the file: the option without its leading hyphens.
    pub name: String,
    /// The option's row.
    pub(super) row: &'static OptionRow,
    /// Whether the setting is a switch (on or off).
    pub(super) is_switch: bool,
    /// Whether the value can be omitted.
    pub(super) may_be_bare: bool,
    /// The possible values; empty if the value is free.
    pub(super) choices: Vec<String>,
    default: Option<String>,
}

impl Setting {
    /// Returns all settings, in the order of the help.
    pub fn all() -> &'static [Setting] {
        &SETTINGS
    }

    /// Returns the setting with the key `name`.
    pub fn named(name: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|setting| setting.name == name)
    }

    /// Returns the key probably meant.
    pub fn nearest(name: &str) -> Option<&'static str> {
        let name = name.trim().to_lowercase().replace('_', "-");
        let keys = SETTINGS.iter().map(|setting| setting.name.as_str());
        nearest(&name, keys.map(|key| (key, key)))
    }

    fn of(row: &'static OptionRow, arg: &clap::Arg) -> Option<Setting> {
        let name = arg.get_long()?;
        let values = arg.get_possible_values();
        let default = match arg.get_default_values() {
            [default] => Some(default.to_string_lossy().into_owned()),
            _ => row.default.map(str::to_owned),
        };
        let is_switch = !arg.get_action().takes_values();
        Some(Setting {
            name: name.to_owned(),
            row,
            is_switch,
            may_be_bare: !is_switch && arg.get_num_args().is_some_and(|count| count.min_values() == 0),
            choices: values.iter().filter(|_| !is_switch).map(|value| value.get_name().to_owned()).collect(),
            default: default.filter(|_| !is_switch),
        })
    }

    /// Returns the setting's group in the help.
    pub(super) fn group(&self) -> Group {
        self.row.group
    }

    /// Returns the purpose of the setting, in the words of the help.
    pub(super) fn purpose(&self, words: &Words) -> String {
        let id = match self.row.id {
            "locale" => "help-locale".to_owned(),
            id => format!("help-play-{}", id.replace('_', "-")),
        };
        words.named(&id).unwrap_or_default()
    }

    /// Returns an example value, if the help has one.
    pub(super) fn example(&self) -> Option<&'static str> {
        self.row.example.map(|example| example.trim_matches('"'))
    }

    /// Returns the lowest and highest number; `None` if no user would reach the bounds.
    pub(super) fn bounds(&self) -> Option<&'static RangeInclusive<i64>> {
        self.row.bounds
    }

    /// Returns the default value.
    pub(super) fn default(&self) -> Option<&str> {
        if self.is_switch { Some(OFF) } else { self.default.as_deref() }
    }

    /// Returns the argument that sets the value; `None` for a switch that is off.
    pub(super) fn argument(&self, value: &str) -> Option<OsString> {
        match value {
            OFF if self.is_switch => None,
            ON if self.is_switch || self.may_be_bare => Some(format!("--{}", self.name).into()),
            value => Some(format!("--{}={value}", self.name).into()),
        }
    }

    /// Checks whether the value is possible, regardless of other settings.
    ///
    /// # Errors
    /// A message with the reason.
    pub fn check(&self, value: &str) -> Result<(), Message> {
        if self.is_switch && ![ON, OFF].contains(&value) {
            let message = Message::new("usage-invalid-choice").with("argument", format!("--{}", self.name));
            return Err(message.with("value", value).with("possible", vec![ON.to_owned(), OFF.to_owned()]));
        }
        let line = ["annabella", "play"].into_iter().chain(self.row.beside).map(OsString::from);
        let line: Vec<OsString> = line.chain(self.argument(value)).collect();
        let read = command().try_get_matches_from(&line).and_then(|read| Cli::from_arg_matches(&read));
        match read.map_err(|error| sentence(&error, &line, &command()))?.command {
            Some(Subcommand::Play(args)) => {
                play::settings(&args, Language::En).map(|_| ()).map_err(|failure| failure.message)
            }
            _ => Ok(()),
        }
    }
}

impl Setting {
    /// Returns the setting's name in the menu.
    pub(super) fn called(&self, words: &Words) -> String {
        words.named(&format!("settings-name-{}", self.name)).unwrap_or_else(|| self.name.clone())
    }

    /// Returns the name of a value in the menu.
    pub(super) fn value_called(&self, value: &str, words: &Words) -> String {
        let has_words = self.is_switch || self.choices.iter().any(|choice| choice == value);
        let named = || match value {
            ON => words.named("settings-on"),
            OFF => words.named("settings-off"),
            value => words.named(&format!("settings-value-{value}")),
        };
        has_words.then(named).flatten().unwrap_or_else(|| value.to_owned())
    }

    /// Returns the setting whose name, in any language, starts the line, and the text after it.
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

    /// Returns the setting probably meant.
    pub(super) fn meant(typed: &str) -> Option<&'static Setting> {
        nearest(&joined(typed), NAMES.iter().map(|(name, setting)| (name.as_str(), *setting)))
    }
}

/// Returns the meaning of the name nearest to the typed one, if it is near enough.
fn nearest<'a, T>(typed: &str, names: impl Iterator<Item = (&'a str, T)>) -> Option<T> {
    let by_distance = names.map(|(name, meant)| (osa_distance(name, typed), meant));
    let (distance, meant) = by_distance.min_by_key(|(distance, _)| *distance)?;
    (distance <= typed.chars().count() / NEAR).then_some(meant)
}

fn joined(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '_'], "-")
}

/// The value of a switch turned on.
pub(super) const ON: &str = "on";
/// The value of a switch turned off.
pub(super) const OFF: &str = "off";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::common::answer::{RATE, VOLUME};
    use crate::cli::program::help::localized;
    use serde_json::Value;

    #[test]
    fn each_option_of_a_table_has_one_row_and_each_row_is_an_option() {
        let mut program = localized(command(), &Words::new(Language::En));
        program.build();
        let tables = program.get_subcommands().filter(|sub| ["play", "clock"].contains(&sub.get_name()));
        let all = tables.flat_map(clap::Command::get_arguments).chain(program.get_arguments());
        let mut options: Vec<&str> = all.map(|arg| arg.get_id().as_str()).collect();
        let mut rows: Vec<&str> = OPTIONS.iter().map(|row| row.id).collect();
        options.sort();
        options.dedup();
        rows.sort();
        assert_eq!(rows, options);
        let sides = OPTIONS.iter().filter_map(|row| row.sides.zip(row.kept));
        for (sides, kept) in sides {
            assert!(sides.iter().all(|side| rows.contains(side)) && kept.len() == 2, "{sides:?}");
        }
    }

    #[test]
    fn the_defaults_of_the_voice_are_those_of_all_commands() {
        let default = |name| Setting::named(name).and_then(Setting::default);
        assert_eq!(default("rate"), Some(RATE.to_string().as_str()));
        assert_eq!(default("volume"), Some(VOLUME.to_string().as_str()));
    }

    /// Returns the settings of a game in the form of a journal; `None` for contradictory options.
    fn kept(options: &[OsString]) -> Option<Value> {
        let line = ["annabella", "play"].map(OsString::from).into_iter().chain(options.iter().cloned());
        let read = Cli::from_arg_matches(&command().try_get_matches_from(line).ok()?).ok()?;
        let Some(Subcommand::Play(args)) = read.command else { return None };
        serde_json::to_value(play::settings(&args, Language::En).ok()?).ok()
    }

    /// A row is of the game if the option changes settings, and it has the pointers of what changes.
    #[test]
    fn what_an_option_changes_in_a_game_is_kept_where_its_row_says() {
        for setting in Setting::all().iter().filter(|setting| setting.name != "locale") {
            let values = match setting.choices.as_slice() {
                _ if setting.is_switch => vec![ON],
                [] => setting.example().into_iter().collect(),
                choices => choices.iter().map(String::as_str).collect(),
            };
            let mut changed = Vec::new();
            for others in [vec![], vec!["--white-impaired", "--black-impaired"]] {
                let line: Vec<OsString> =
                    setting.row.beside.into_iter().chain(others).map(OsString::from).collect();
                let before = kept(&line).expect("a game");
                let argument = |value: &str| setting.argument(value).into_iter().collect();
                let after = values.iter().filter_map(|value| kept(&[line.clone(), argument(value)].concat()));
                changed.extend(after.filter(|after| *after != before).map(|after| (before.clone(), after)));
            }
            let name = &setting.name;
            assert!(changed.is_empty() || setting.row.kept.is_some(), "{name} is of the game");
            for pointer in setting.row.kept.unwrap_or_default() {
                let is_changed =
                    |(before, after): &(Value, Value)| before.pointer(pointer) != after.pointer(pointer);
                assert!(changed.iter().any(is_changed), "{name} does not change {pointer}");
            }
        }
    }
}
