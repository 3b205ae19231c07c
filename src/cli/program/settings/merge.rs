//! The command line, completed with options from the settings file.
//!
//! Options on the command line have priority, then presets, the last one first, then the file itself.

use super::file;
use super::file::{SetHere, SettingsFault, SettingsFile};
use super::setting::Setting;
use crate::cli::common::options::OPTIONS;
use crate::cli::common::variant;
use crate::cli::program::arguments::command;
use crate::game::Variant;
use crate::speech::failure::Failure;
use crate::speech::{Language, Message, QUOTED, excerpt};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use std::ffi::OsString;
use std::io::{IsTerminal, stdin};

/// The settings that apply to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    /// All settings that are options of the command.
    All,
    /// The settings for voice, devices and display.
    Listener,
    /// Only the rate of speech.
    Rate,
}

impl Takes {
    fn of(command: &str) -> Takes {
        match command {
            "play" | "clock" => Takes::All,
            "learn" | "review" | "positions" => Takes::Listener,
            _ => Takes::Rate,
        }
    }
}

/// The completed command line, with facts needed before it runs.
#[derive(Debug, Default)]
pub struct Merged {
    /// The command line.
    pub line: Vec<OsString>,
    /// The interface language if the command line names none.
    pub locale: Option<Language>,
    /// The user's rate of speech.
    pub rate: Option<u32>,
    /// The maximum number of characters in a terminal line.
    pub width: Option<usize>,
    /// The fault that prevents games; other commands report it and continue.
    pub fault: Option<Failure>,
    /// A notice in addition to the command's output.
    pub note: Option<Message>,
    /// Whether the command needs the settings.
    pub needs_settings: bool,
}

/// Adds the settings of the user's file to the command line.
pub(crate) fn merged(line: &[OsString]) -> Merged {
    merged_for(line, command())
}

/// Adds the settings of the user's file to the line of a program with this command.
pub fn merged_for(line: &[OsString], mut whole: Command) -> Merged {
    let (words, left_out) = without(line);
    // A command line with a fault is reported as typed.
    let locale = file::file().and_then(|file| file::read(&file).ok());
    let locale = locale.and_then(|text| SettingsFile::locale_in(&text));
    let Ok(matches) = whole.try_get_matches_from_mut(&words) else {
        return Merged { line: line.to_vec(), locale, ..Merged::default() };
    };
    let Deepest { first, command, matches } = deepest(&whole, &matches);
    let takes = Takes::of(first);
    if takes == Takes::Rate && !left_out.is_empty() {
        return Merged { line: line.to_vec(), locale, ..Merged::default() };
    }
    let mut merged = Merged { line: words, locale, needs_settings: takes == Takes::All, ..Merged::default() };
    let counts = settings_file().and_then(|file| counting(file, &presets(command, matches)));
    match counts {
        Ok(counts) => merged.add(&Counting { counts, left_out, command, matches, takes }),
        Err(fault) => merged.fault = Some(fault),
    }
    merged
}

impl Merged {
    fn add(&mut self, counting: &Counting) {
        let value = |name: &str| counting.find(name).map(|ranked| ranked.set.value.as_str());
        self.locale = value("locale").and_then(Language::from_tag);
        self.rate = value("rate").and_then(|value| value.parse().ok());
        self.width = value("width").and_then(|value| value.parse().ok());
        let keeps = |ranked: &RankedSetting| ranked.rank > 0 && ranked.set.setting.row.kept.is_some();
        if counting.is_given("resume") && counting.counts.iter().any(keeps) {
            self.note = Some(Message::new("resume-preset"));
        }
        let added = counting.counts.iter().filter(|ranked| counting.adds(ranked));
        let arguments = added.filter_map(|ranked| ranked.set.setting.argument(&ranked.set.value));
        // Words after `--` are not options.
        let end = self.line.iter().position(|word| word == "--").unwrap_or(self.line.len());
        self.line.splice(end..end, arguments.collect::<Vec<_>>());
    }
}

/// A setting and its rank.
struct RankedSetting {
    set: SetHere,
    /// 0 for settings of the file itself, 1 and above for presets.
    rank: usize,
}

/// The settings that apply to one command line.
struct Counting<'a> {
    counts: Vec<RankedSetting>,
    /// The settings that the command line excludes with `--no-NAME`.
    left_out: Vec<&'static str>,
    command: &'a Command,
    matches: &'a ArgMatches,
    takes: Takes,
}

impl Counting<'_> {
    /// Whether to add a setting to the line.
    fn adds(&self, RankedSetting { set, rank }: &RankedSetting) -> bool {
        let name = set.setting.name.as_str();
        let row = set.setting.row;
        let wanted = match self.takes {
            // `--keys` needs a terminal; a pipe is none.
            _ if name == "keys" && !stdin().is_terminal() => false,
            Takes::All => name != "locale",
            Takes::Listener => row.kept.is_none(),
            Takes::Rate => name == "rate",
        };
        let for_both = OPTIONS.iter().find(|both| both.sides.is_some_and(|sides| sides.contains(&row.id)));
        let outranked = for_both.is_some_and(|both| self.rank(both.id).is_some_and(|other| other > *rank));
        // A game's journal has its own settings, and the file may contain settings for any variant.
        let is_used = match self.takes {
            Takes::All if self.is_given("resume") || self.is_given("join") => row.kept.is_none(),
            Takes::All => !row.unused_in.contains(&self.variant()),
            Takes::Listener | Takes::Rate => true,
        };
        let is_open = self.knows(row.id) && !self.is_given(row.id);
        wanted && is_open && is_used && !outranked && !self.left_out.contains(&name)
    }

    /// Returns the rank of a setting, the highest if it is on the line.
    fn rank(&self, id: &str) -> Option<usize> {
        if self.is_given(id) {
            return Some(usize::MAX);
        }
        self.find(id).map(|ranked| ranked.rank)
    }

    fn find(&self, id: &str) -> Option<&RankedSetting> {
        self.counts.iter().find(|ranked| ranked.set.setting.row.id == id)
    }

    fn variant(&self) -> Variant {
        let typed = self.knows("variant").then(|| self.matches.get_one::<String>("variant")).flatten();
        let set = || self.find("variant").map(|ranked| ranked.set.value.clone());
        let named = typed.cloned().or_else(|| set().filter(|_| !self.left_out.contains(&"variant")));
        variant::given(named.as_deref()).ok().flatten().unwrap_or_default().variant
    }

    fn knows(&self, id: &str) -> bool {
        has(self.command, id)
    }

    fn is_given(&self, id: &str) -> bool {
        self.knows(id) && self.matches.value_source(id) == Some(ValueSource::CommandLine)
    }
}

/// Removes the `--no-NAME` of settings from the line, and returns the settings they name.
fn without(line: &[OsString]) -> (Vec<OsString>, Vec<&'static str>) {
    let name = |word: &OsString| {
        let name = word.to_str()?.strip_prefix("--no-")?;
        Setting::named(name).map(|setting| setting.name.as_str())
    };
    let end = line.iter().position(|word| word == "--").unwrap_or(line.len());
    let left_out = line[..end].iter().filter_map(name).collect();
    let kept = line.iter().enumerate().filter(|(place, word)| *place >= end || name(word).is_none());
    (kept.map(|(_, word)| word.clone()).collect(), left_out)
}

/// The innermost subcommand of a line, and its parsed arguments.
struct Deepest<'a> {
    /// The name of the outermost subcommand.
    first: &'a str,
    command: &'a Command,
    matches: &'a ArgMatches,
}

fn deepest<'a>(whole: &'a Command, matches: &'a ArgMatches) -> Deepest<'a> {
    let mut found = Deepest { first: "", command: whole, matches };
    while let Some((name, matches)) = found.matches.subcommand() {
        let Some(command) = found.command.find_subcommand(name) else { break };
        let first = if found.first.is_empty() { name } else { found.first };
        found = Deepest { first, command, matches };
    }
    found
}

/// Whether a command has the option `id`. The matches answer this only in a debug build.
fn has(command: &Command, id: &str) -> bool {
    command.get_arguments().any(|argument| argument.get_id() == id)
}

fn presets(command: &Command, matches: &ArgMatches) -> Vec<String> {
    let given = has(command, "preset").then(|| matches.get_many::<String>("preset")).flatten();
    given.into_iter().flatten().cloned().collect()
}

/// Returns the user's settings; those of an empty file if there is none.
fn settings_file() -> Result<SettingsFile, Failure> {
    let file = file::file();
    let failure = |fault: SettingsFault| {
        Failure::usage(fault.message(file.as_deref().unwrap_or(std::path::Path::new(""))))
    };
    let text = file.as_deref().map_or(Ok(String::new()), file::read).map_err(failure)?;
    SettingsFile::read(&text).map_err(failure)
}

/// Returns each setting that applies with these presets, with its rank.
fn counting(file: SettingsFile, presets: &[String]) -> Result<Vec<RankedSetting>, Failure> {
    let of_file = |set: &SetHere| RankedSetting { set: set.clone(), rank: 0 };
    let mut counts: Vec<RankedSetting> = file.always.iter().map(of_file).collect();
    for (name, rank) in presets.iter().zip(1..) {
        let preset = file.preset(name).ok_or_else(|| Failure::usage(no_preset(&file, name)))?;
        for set in &preset.set {
            counts.retain(|other| other.set.setting != set.setting);
            counts.push(RankedSetting { set: set.clone(), rank });
        }
    }
    Ok(counts)
}

/// Returns the refusal of an unknown preset.
pub(super) fn no_preset(file: &SettingsFile, name: &str) -> Message {
    let names: Vec<String> = file.presets.iter().map(|preset| preset.name.clone()).collect();
    Message::new("settings-no-preset").with("preset", excerpt(name, QUOTED)).with("presets", names)
}
