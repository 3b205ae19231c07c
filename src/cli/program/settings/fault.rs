//! Why a settings file counts for nothing.

use crate::speech::{Message, QUOTED, excerpt};
use std::path::Path;

/// A fault in the settings file.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsFault {
    /// The operating system cannot read it; the sentence that names the file too.
    Io(Message),
    /// A line is no TOML.
    Syntax {
        /// Its number, from 1.
        line: usize,
        /// The line.
        text: String,
    },
    /// There is no such setting.
    Unknown {
        /// The number of its line.
        line: usize,
        /// The unknown key.
        key: String,
        /// The setting that was probably meant.
        near: Option<&'static str>,
    },
    /// Something has a list or a table for its value that can have none.
    Form {
        /// The number of its line.
        line: usize,
        /// The key.
        key: String,
    },
    /// A setting cannot have that value.
    Value {
        /// The number of its line.
        line: usize,
        /// The key.
        key: String,
        /// Why not.
        cause: Message,
    },
}

impl SettingsFault {
    /// The sentence about it.
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

    /// The key to correct or remove; `None` if the file cannot be read that far.
    pub(super) fn key(&self) -> Option<&str> {
        match self {
            SettingsFault::Io(_) | SettingsFault::Syntax { .. } => None,
            SettingsFault::Unknown { key, .. }
            | SettingsFault::Form { key, .. }
            | SettingsFault::Value { key, .. } => Some(key),
        }
    }
}
