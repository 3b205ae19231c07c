//! Settings files.

use annabella::cli::program::settings::{Change, SettingsFile, changed};

const CHANGE: Change = Change { preset: None, key: "rate", value: Some("250"), comment: "words a minute" };

/// Checks that a settings file is read or refused, and that a changed setting is read as changed.
pub fn settings(text: &str) {
    if SettingsFile::read(text).is_ok()
        && let Ok(text) = changed(text, CHANGE)
    {
        let file = SettingsFile::read(&text).expect("the changed file is read");
        assert!(file.always.iter().any(|set| set.setting.name == "rate" && set.value == "250"));
    }
}
