//! Whatever stands in a settings file: it is read, or refused with a line that it has; what is changed there is read
//! as it was changed.
#![no_main]

use annabella::cli::program::settings::{SettingsFile, changed};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if SettingsFile::read(text).is_ok()
        && let Ok(text) = changed(text, None, "rate", Some("250"), "words a minute")
    {
        let file = SettingsFile::read(&text).expect("what was changed is read");
        assert!(file.always.iter().any(|set| set.setting.name == "rate" && set.value == "250"));
    }
});
