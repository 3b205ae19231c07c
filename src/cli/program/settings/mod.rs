//! The user's settings: a commented TOML file.
//!
//! `annabella settings` reads and changes it in a spoken menu, and every other command applies it.

mod file;
mod menu;
mod merge;
mod setting;

pub use file::SettingsFault;
pub use file::{Change, Preset, SetHere, SettingsFile, changed};
pub(crate) use merge::merged;
pub use merge::{Merged, merged_for};
pub use setting::Setting;

use crate::cli::common::answer::{RATE, VOLUME, print_messages};
use crate::cli::common::table::{Choice, ENGINES};
use crate::devices::platform::streams::print;
use crate::devices::voice::{Engine, Outlets, Voices};
use crate::speech::failure::{DONE, Failure, USAGE};
use crate::speech::{Audience, Language, Message, Priority, Words, plain, routing::Seat};
use clap::Args;
use menu::SettingsMenu;
use serde::Serialize;
use std::io::{IsTerminal, stdin};
use std::time::Duration;

/// The maximum duration of the last words.
const LAST_WORDS: Duration = Duration::from_secs(60);

/// The maximum length of a line in bytes.
const LONGEST_LINE: usize = 4096;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SettingsArgs {
    #[arg(value_name = "WORDS")]
    pub line: Vec<String>,
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    #[arg(long, value_parser = Choice(&ENGINES))]
    pub speech: Option<Engine>,
}

/// The settings as a JSON object.
#[derive(Serialize)]
struct SettingsListed<'a> {
    file: String,
    settings: Vec<SettingListed<'a>>,
    presets: Vec<PresetListed<'a>>,
}

/// A setting as a JSON object.
#[derive(Serialize)]
struct SettingListed<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

/// A preset as a JSON object.
#[derive(Serialize)]
struct PresetListed<'a> {
    name: &'a str,
    shipped: bool,
    settings: Vec<SettingListed<'a>>,
}

/// Runs the menu, or answers the one line given.
pub(crate) fn run(args: &SettingsArgs, language: Language, json: bool) -> Result<u8, Failure> {
    let file = file::file().ok_or_else(|| Failure::usage(Message::new("settings-no-file")))?;
    let mut menu = SettingsMenu::over(file.clone(), args.preset.clone(), language);
    if json {
        return listed(&menu, file.display().to_string());
    }
    let line = args.line.join(" ");
    if let Some(why) = menu.wrong_preset(&line) {
        return Err(Failure::usage(why));
    }
    let asked = !line.is_empty();
    // A script gets only the speech that it requests.
    let speaks = !asked && stdin().is_terminal();
    let mut speaker = MenuSpeaker::new(args.speech, speaks);
    if asked {
        let answered = menu.line(&line);
        speaker.say(&menu, &answered.told);
        speaker.finish();
        return Ok(if answered.is_refused { USAGE } else { DONE });
    }
    speaker.say(&menu, &menu.welcome());
    let mut status = DONE;
    for line in stdin().lines() {
        let Ok(line) = line else { break };
        let line: String = plain(&line).chars().take(LONGEST_LINE).collect();
        let answered = menu.line(&line);
        speaker.say(&menu, &answered.told);
        if answered.is_refused {
            status = USAGE;
        }
        if answered.leaves {
            break;
        }
    }
    speaker.finish();
    // A person at a terminal has already heard about each mistake.
    Ok(if stdin().is_terminal() { DONE } else { status })
}

fn listed(menu: &SettingsMenu, file: String) -> Result<u8, Failure> {
    let read = menu.file().map_err(Failure::usage)?;
    let of = |set: &SetHere| SettingListed {
        name: &set.setting.name,
        value: Some(set.value.clone()),
        line: Some(set.line),
    };
    let all = Setting::all().iter().map(|setting| SettingListed {
        name: &setting.name,
        value: menu.value(&setting.name),
        line: menu.set(setting).map(|set| set.line),
    });
    let presets = read.presets.iter().map(|preset| PresetListed {
        name: &preset.name,
        shipped: preset.is_shipped,
        settings: preset.set.iter().map(of).collect(),
    });
    let listed = SettingsListed { file, settings: all.collect(), presets: presets.collect() };
    // Strings, numbers and lists of them always have a JSON form.
    print(&serde_json::to_string(&listed).unwrap_or_default());
    Ok(DONE)
}

/// The output of the menu, with the current settings: a change of the voice is heard immediately.
struct MenuSpeaker {
    given: Option<Engine>,
    speaks: bool,
    voices: Option<(MenuVoice, Voices)>,
    /// Whether the voice has just announced that it is turned off.
    is_leaving: bool,
}

/// The settings that define a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MenuVoice {
    engine: Engine,
    rate: u32,
    volume: u32,
    voice: Option<String>,
    device: Option<String>,
}

impl MenuSpeaker {
    fn new(given: Option<Engine>, speaks: bool) -> MenuSpeaker {
        MenuSpeaker { given, speaks: speaks || given.is_some(), voices: None, is_leaving: false }
    }

    fn manner(&self, menu: &SettingsMenu) -> MenuVoice {
        let named = menu.value("speech").and_then(|name| Choice(&ENGINES).named(&name));
        let number = |name: &str| menu.value(name).and_then(|value| value.parse().ok());
        MenuVoice {
            engine: self.given.or(named).unwrap_or_default(),
            rate: number("rate").unwrap_or(RATE),
            volume: number("volume").unwrap_or(VOLUME),
            voice: menu.value("voice"),
            device: menu.value("room-device"),
        }
    }

    fn say(&mut self, menu: &SettingsMenu, told: &[Message]) {
        print_messages(told, menu.words());
        if !self.speaks {
            return;
        }
        let manner = self.manner(menu);
        let is_silent = |voice: &MenuVoice| matches!(voice.engine, Engine::Print | Engine::Off);
        let before = self.voices.as_ref().map(|(before, _)| before);
        let leaves = is_silent(&manner) && before.is_some_and(|before| !is_silent(before));
        if leaves && !self.is_leaving {
            // The old voice still announces that it was turned off.
            self.is_leaving = true;
        } else if before != Some(&manner) {
            self.is_leaving = false;
            let voices = [manner.voice.clone(), None, None, None];
            let outlets = Outlets { room: manner.device.clone(), voices, ..Outlets::default() };
            let voices = Voices::open(manner.engine, outlets, manner.rate, Seat::Shared, false, |_| {});
            let voices = voices.at_volume(manner.volume);
            self.voices = Some((manner, voices));
        }
        let Some((_, voices)) = &self.voices else { return };
        // A user who types needs no more of the last answer.
        voices.stop(Audience::Room);
        let language = menu.words().language();
        let voiced = Words::voiced(language);
        for message in told {
            let said = voiced.sequence(std::slice::from_ref(message));
            voices.say(said, language, Priority::Message, Audience::Room);
        }
    }

    fn finish(&self) {
        if let Some((_, voices)) = &self.voices {
            voices.finish(LAST_WORDS);
        }
    }
}
