//! The settings file: its path, its faults, settings that always apply, and presets.

use super::setting::{OFF, ON, Setting};
use crate::devices::storage::input_file::bounded_text;
use crate::devices::storage::output_file::{OutputFileError, save};
use crate::speech::{Language, Message, QUOTED, Worded, excerpt};
use annabella_files::FileError;
use etcetera::BaseStrategy;
use std::fs::create_dir_all;
use std::io;
use std::path::{Path, PathBuf};
use toml_edit::{Document, Item, Table, TableLike, Value};

/// The table that contains the presets.
const PRESETS: &str = "preset";

/// The presets included in the program, with their sources.
const SHIPPED: &str = include_str!("presets.toml");

/// A setting in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetHere {
    /// The setting.
    pub setting: &'static Setting,
    /// The value as on the command line; `on` or `off` for a switch.
    pub value: String,
    /// The line number, from 1.
    pub line: usize,
}

/// A group of settings that apply together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name for `--preset`.
    pub name: String,
    /// The settings of the preset.
    pub set: Vec<SetHere>,
    /// Whether the preset is included in the program.
    pub is_shipped: bool,
}

/// The contents of a settings file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsFile {
    /// The settings that always apply.
    pub always: Vec<SetHere>,
    /// The presets: those in the file, and those of the program that the file does not replace.
    pub presets: Vec<Preset>,
}

impl SettingsFile {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// The first [`SettingsFault`].
    pub fn read(text: &str) -> Result<SettingsFile, SettingsFault> {
        let own = SettingsFile::parse(text, false)?;
        let shipped = SettingsFile::parse(SHIPPED, true)?;
        let replaced = |preset: &Preset| own.preset(&preset.name).is_some();
        let shipped = shipped.presets.into_iter().filter(|preset| !replaced(preset)).collect();
        Ok(SettingsFile { always: own.always, presets: [own.presets, shipped].concat() })
    }

    /// Finds the interface language in a text, whatever other faults the text has.
    pub fn locale_in(text: &str) -> Option<Language> {
        let document = Document::parse(text).ok()?;
        document.get("locale").and_then(Item::as_str).and_then(Language::from_tag)
    }

    /// Returns the preset called `name`.
    pub fn preset(&self, name: &str) -> Option<&Preset> {
        self.presets.iter().find(|preset| preset.name == name)
    }

    fn parse(text: &str, is_shipped: bool) -> Result<SettingsFile, SettingsFault> {
        let document = Document::parse(text).map_err(|error| {
            let line = line_at(text, error.span().map_or(0, |span| span.start));
            let shown = text.lines().nth(line - 1).unwrap_or_default();
            SettingsFault::Syntax { line, text: shown.trim().to_owned() }
        })?;
        let reader = SettingsReader::of(text);
        let mut file = SettingsFile::default();
        for (key, item) in document.as_table().iter().filter(|(_, item)| !item.is_none()) {
            let line = reader.line_of(document.as_table(), key, item);
            if key != PRESETS {
                file.always.push(reader.setting(key, item, line)?);
                continue;
            }
            let no_table = |key: &str, line| SettingsFault::Form { line, key: key.to_owned() };
            let presets = item.as_table_like().ok_or_else(|| no_table(key, line))?;
            for (name, item) in presets.iter() {
                let line = reader.line_of(presets, name, item);
                let table = item.as_table_like().ok_or_else(|| no_table(name, line))?;
                let set = table.iter();
                let set = set.map(|(key, item)| reader.setting(key, item, reader.line_of(table, key, item)));
                let set = set.collect::<Result<_, _>>()?;
                file.presets.push(Preset { name: name.to_owned(), set, is_shipped });
            }
        }
        Ok(file)
    }
}

struct SettingsReader<'a> {
    text: &'a str,
    /// The places of the line feeds, so that no line is counted for each key.
    feeds: Vec<usize>,
}

impl<'a> SettingsReader<'a> {
    fn of(text: &'a str) -> SettingsReader<'a> {
        SettingsReader { text, feeds: text.match_indices('\n').map(|(at, _)| at).collect() }
    }

    fn line_of(&self, table: &dyn TableLike, key: &str, item: &Item) -> usize {
        let span = table.key(key).and_then(toml_edit::Key::span).or_else(|| item.span());
        let start = span.map_or(0, |span| span.start);
        self.feeds.partition_point(|&feed| feed < start) + 1
    }

    fn setting(&self, key: &str, item: &Item, line: usize) -> Result<SetHere, SettingsFault> {
        let own = || key.to_owned();
        let Some(setting) = Setting::named(key) else {
            return Err(SettingsFault::Unknown { line, key: own(), near: Setting::nearest(key) });
        };
        let value = item.as_value().and_then(|value| self.value(value));
        let value = value.ok_or_else(|| SettingsFault::Form { line, key: own() })?;
        setting.check(&value).map_err(|cause| SettingsFault::Value { line, key: own(), cause })?;
        Ok(SetHere { setting, value, line })
    }

    /// Converts a value to its command-line form; a list is joined by commas.
    fn value(&self, value: &Value) -> Option<String> {
        Some(match value {
            Value::String(text) => text.value().clone(),
            Value::Integer(number) => number.value().to_string(),
            Value::Boolean(on) => (if *on.value() { ON } else { OFF }).to_owned(),
            // The written form is kept: round 3.10 is not round 3.1.
            Value::Float(_) | Value::Datetime(_) => {
                value.span().and_then(|span| self.text.get(span))?.trim().to_owned()
            }
            Value::Array(items) => {
                let items: Option<Vec<String>> = items.iter().map(|item| self.value(item)).collect();
                items?.join(",")
            }
            Value::InlineTable(_) => return None,
        })
    }
}

/// Returns the number of the line that contains the byte, from 1.
fn line_at(text: &str, byte: usize) -> usize {
    let before = text.as_bytes().get(..byte.min(text.len())).unwrap_or_default();
    // A fault at the end of the text belongs to the last line that is not empty.
    let before = before.strip_suffix(b"\n").filter(|_| byte >= text.len()).unwrap_or(before);
    before.iter().filter(|byte| **byte == b'\n').count() + 1
}

/// A change of one setting.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a> {
    /// The preset that contains the setting; `None` for settings that always apply.
    pub preset: Option<&'a str>,
    /// The key.
    pub key: &'a str,
    /// The new value; `None` removes the setting.
    pub value: Option<&'a str>,
    /// The comment above a new setting.
    pub comment: &'a str,
}

/// Returns the text with the change, otherwise unaltered.
///
/// # Errors
/// [`SettingsFault::Syntax`] if the text is not TOML, [`SettingsFault::Form`] if a preset cannot be added.
pub fn changed(text: &str, change: Change) -> Result<String, SettingsFault> {
    let Change { preset, key, value, comment } = change;
    SettingsFile::parse(text, false).or_else(|fault| match fault {
        SettingsFault::Syntax { .. } => Err(fault),
        _ => Ok(SettingsFile::default()),
    })?;
    let form = || SettingsFault::Form { line: 1, key: preset.unwrap_or(key).to_owned() };
    let mut document = Document::parse(text).map_err(|_| form())?.into_mut();
    let root: &mut dyn TableLike = document.as_table_mut();
    let table = match preset {
        None => root,
        Some(name) => {
            let new = |implicit| {
                let mut table = Table::new();
                table.set_implicit(implicit);
                Item::Table(table)
            };
            let presets = root.entry(PRESETS).or_insert_with(|| new(true));
            let presets = presets.as_table_like_mut().ok_or_else(form)?;
            presets.entry(name).or_insert_with(|| new(false)).as_table_like_mut().ok_or_else(form)?
        }
    };
    let Some(value) = value else {
        table.remove(key);
        return Ok(document.to_string());
    };
    let is_switch = Setting::named(key).is_some_and(|setting| setting.is_switch);
    let number = value.parse::<i64>().ok().filter(|number| number.to_string() == value);
    let mut new = match (value, number) {
        (ON | OFF, _) if is_switch => Value::from(value == ON),
        (_, Some(number)) => Value::from(number),
        _ => Value::from(value),
    };
    match table.get_mut(key).and_then(Item::as_value_mut) {
        Some(old) => {
            // A comment after the value is kept.
            *new.decor_mut() = old.decor().clone();
            *old = new;
        }
        None => {
            table.insert(key, Item::Value(new));
            if let Some(mut key) = table.key_mut(key) {
                key.leaf_decor_mut().set_prefix(format!("# {comment}\n"));
            }
        }
    }
    Ok(document.to_string())
}

/// The environment variable with another path; empty for no settings file.
const VARIABLE: &str = "ANNABELLA_SETTINGS";

/// The maximum size of a settings file in bytes.
const LONGEST: u64 = 1 << 20;

/// Returns the path of the user's file; `None` if `ANNABELLA_SETTINGS` is empty.
pub fn file() -> Option<PathBuf> {
    if let Some(file) = std::env::var_os(VARIABLE) {
        return Some(PathBuf::from(file)).filter(|file| !file.as_os_str().is_empty());
    }
    let places = etcetera::choose_base_strategy().ok()?;
    Some(places.config_dir().join("annabella").join("settings.toml"))
}

/// Reads the text of a file; empty if the file does not exist.
pub(super) fn read(file: &Path) -> Result<String, SettingsFault> {
    let failed = |error: FileError| SettingsFault::Io(error.message());
    let bytes = match bounded_text(file, LONGEST) {
        Err(FileError::Missing(_)) => return Ok(String::new()),
        read => read.map_err(failed)?,
    };
    String::from_utf8(bytes).map_err(|error| {
        failed(FileError::Io(file.into(), io::Error::new(io::ErrorKind::InvalidData, error.utf8_error())))
    })
}

/// Writes a file, completely or not at all.
pub(super) fn write(file: &Path, text: &str) -> Result<(), OutputFileError> {
    if let Some(folder) = file.parent() {
        create_dir_all(folder).map_err(|error| OutputFileError::Io(folder.into(), error))?;
    }
    save(file, text.as_bytes(), true)
}

/// A fault in the settings file.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsFault {
    /// The operating system cannot read the file; the message names the file.
    Io(Message),
    /// A line is not valid TOML.
    Syntax {
        /// The line number, from 1.
        line: usize,
        /// The text of the line.
        text: String,
    },
    /// The setting does not exist.
    Unknown {
        /// The line number.
        line: usize,
        /// The unknown key.
        key: String,
        /// The setting probably meant.
        near: Option<&'static str>,
    },
    /// The value is an impossible list or table.
    Form {
        /// The line number.
        line: usize,
        /// The key.
        key: String,
    },
    /// The value is not possible for this setting.
    Value {
        /// The line number.
        line: usize,
        /// The key.
        key: String,
        /// The reason.
        cause: Message,
    },
}

impl SettingsFault {
    /// Returns the message about the fault.
    pub fn message(&self, file: &Path) -> Message {
        let at =
            |id, line: usize| Message::new(id).with("file", file.display().to_string()).with("line", line);
        let quoted = |text: &str| excerpt(text, QUOTED);
        match self {
            SettingsFault::Io(cause) => Message::new("settings-unreadable").with("cause", cause.clone()),
            SettingsFault::Syntax { line, text } => at("settings-no-toml", *line).with("text", quoted(text)),
            SettingsFault::Unknown { line, key, near: Some(near) } => {
                at("settings-unknown-near", *line).with("key", quoted(key)).with("near", *near)
            }
            SettingsFault::Unknown { line, key, near: None } => {
                at("settings-unknown", *line).with("key", quoted(key))
            }
            SettingsFault::Form { line, key } => at("settings-no-value", *line).with("key", quoted(key)),
            SettingsFault::Value { line, cause, .. } => {
                at("settings-wrong-value", *line).with("cause", cause.clone())
            }
        }
    }

    /// Returns the key to correct or remove; `None` if the fault has none.
    pub(super) fn key(&self) -> Option<&str> {
        match self {
            SettingsFault::Io(_) | SettingsFault::Syntax { .. } => None,
            SettingsFault::Unknown { key, .. }
            | SettingsFault::Form { key, .. }
            | SettingsFault::Value { key, .. } => Some(key),
        }
    }
}
