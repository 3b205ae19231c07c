//! The faults that make a settings file unusable.

use crate::speech::{Message, QUOTED, excerpt};
use std::path::Path;

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
