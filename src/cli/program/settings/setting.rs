//! A setting: an option of `play` that the settings file may hold.

use crate::cli::common::table::{PERCENTS, RATES};
use crate::cli::playing::play;
use crate::cli::program::arguments::{Cli, Subcommand, command};
use crate::cli::program::locale::sentence;
use crate::cli::program::options::{Group, default_of, example_of, group_of, order_of};
use crate::speech::{Language, Message, Words};
use clap::FromArgMatches;
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use strsim::osa_distance;

/// Options that are none: they belong to one game or to one start of the program, or lead to a secret.
const NO_SETTINGS: [&str; 11] = [
    "fen",
    "lot",
    "journal",
    "resume",
    "join",
    "live_pgn",
    "force",
    "pin_file",
    "passphrase_file",
    "preset",
    "json",
];

/// A name that differs in more than this part of its letters was hardly meant.
const NEAR: usize = 3;

static SETTINGS: LazyLock<Vec<Setting>> = LazyLock::new(|| {
    let command = command();
    let play = command.find_subcommand("play").into_iter().flat_map(clap::Command::get_arguments);
    let all = command.get_arguments().chain(play);
    let mut settings: Vec<Setting> = all.filter_map(Setting::of).collect();
    settings.sort_by_key(|setting| (setting.group(), order_of(setting.id.as_str())));
    settings
});

/// A setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its key in the file: the option without the hyphens before it.
    pub name: String,
    /// The option's id.
    pub(super) id: String,
    /// It is on or off.
    pub(super) is_switch: bool,
    /// It may stand without a value.
    pub(super) may_be_bare: bool,
    /// The values to choose from; none where others are possible.
    pub(super) choices: Vec<String>,
    default: Option<String>,
}

impl Setting {
    /// All settings, in the order of the help.
    pub fn all() -> &'static [Setting] {
        &SETTINGS
    }

    /// The setting of that name.
    pub fn named(name: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|setting| setting.name == name)
    }

    /// The key in a file that was probably meant.
    pub fn nearest(name: &str) -> Option<&'static str> {
        let name = name.trim().to_lowercase().replace('_', "-");
        let keys = SETTINGS.iter().map(|setting| setting.name.as_str());
        nearest(&name, keys.map(|key| (key, key)))
    }

    fn of(arg: &clap::Arg) -> Option<Setting> {
        let id = arg.get_id().as_str();
        let name = arg.get_long().filter(|_| !NO_SETTINGS.contains(&id))?;
        let values = arg.get_possible_values();
        let default = match arg.get_default_values() {
            [default] => Some(default.to_string_lossy().into_owned()),
            _ => default_of("annabella play", id),
        };
        let is_switch = !arg.get_action().takes_values();
        Some(Setting {
            name: name.to_owned(),
            id: id.to_owned(),
            is_switch,
            may_be_bare: !is_switch && arg.get_num_args().is_some_and(|count| count.min_values() == 0),
            choices: values.iter().filter(|_| !is_switch).map(|value| value.get_name().to_owned()).collect(),
            default: default.filter(|_| !is_switch),
        })
    }

    /// The group of the help in which it stands.
    pub(super) fn group(&self) -> Group {
        group_of(&self.id)
    }

    /// What it is for, in the words of the help.
    pub(super) fn purpose(&self, words: &Words) -> String {
        let id = match self.id.as_str() {
            "locale" => "help-locale".to_owned(),
            id => format!("help-play-{}", id.replace('_', "-")),
        };
        words.named(&id).unwrap_or_default()
    }

    /// An example of its value, if the help has one.
    pub(super) fn example(&self) -> Option<&'static str> {
        example_of("annabella play", &self.id).map(|example| example.trim_matches('"'))
    }

    /// The least and the greatest number that it can be; none where it is no number with bounds that one would try.
    pub(super) fn bounds(&self) -> Option<&'static RangeInclusive<i64>> {
        match self.id.as_str() {
            "rate" => Some(&RATES),
            "volume" => Some(&PERCENTS),
            _ => None,
        }
    }

    /// What counts where it is not set.
    pub(super) fn default(&self) -> Option<&str> {
        if self.is_switch { Some(OFF) } else { self.default.as_deref() }
    }

    /// The argument that sets it; none for a switch that is off.
    pub(super) fn argument(&self, value: &str) -> Option<OsString> {
        match value {
            OFF if self.is_switch => None,
            ON if self.is_switch || self.may_be_bare => Some(format!("--{}", self.name).into()),
            value => Some(format!("--{}={value}", self.name).into()),
        }
    }

    /// Whether that can be its value: for itself, not beside other settings.
    ///
    /// # Errors
    /// The sentence that says why not.
    pub fn check(&self, value: &str) -> Result<(), Message> {
        if self.is_switch && ![ON, OFF].contains(&value) {
            let message = Message::new("usage-invalid-choice").with("argument", format!("--{}", self.name));
            return Err(message.with("value", value).with("possible", vec![ON.to_owned(), OFF.to_owned()]));
        }
        // Some options need another beside them.
        let beside = match self.id.as_str() {
            "level_words" => Some("--variant=tridim"),
            "pin" => Some("--arbiter"),
            _ => None,
        };
        let line = ["annabella", "play"].into_iter().chain(beside).map(OsString::from);
        let line: Vec<OsString> = line.chain(self.argument(value)).collect();
        let read = command().try_get_matches_from(&line).and_then(|read| Cli::from_arg_matches(&read));
        match read.map_err(|error| sentence(&error, &line))?.command {
            Some(Subcommand::Play(args)) => {
                play::settings(&args, Language::En).map(|_| ()).map_err(|failure| failure.message)
            }
            _ => Ok(()),
        }
    }
}

/// What belongs to the name that is nearest to one that was typed, if it is near.
pub(super) fn nearest<'a, T>(typed: &str, names: impl Iterator<Item = (&'a str, T)>) -> Option<T> {
    let by_distance = names.map(|(name, meant)| (osa_distance(name, typed), meant));
    let (distance, meant) = by_distance.min_by_key(|(distance, _)| *distance)?;
    (distance <= typed.chars().count() / NEAR).then_some(meant)
}

/// The value of a switch that is on.
pub(super) const ON: &str = "on";
/// The value of a switch that is off.
pub(super) const OFF: &str = "off";
