//! The echo of typed text, heard on sound devices: only in the headphones of the user of the terminal.

use crate::program::PROGRAM;
use crate::pulse::{LISTENING, Pulse, Recorder, wait_until};
use crate::whole_machine::terminal::Screen;

/// A sound louder than the noise of resampling.
const LOUD: i16 = 60;

/// Starts the program in a terminal, with two sound devices, and its journals in `folder`.
fn playing(pulse: &Pulse, folder: &str, options: &str) -> Screen {
    let environment: Vec<String> =
        pulse.env().iter().map(|(name, value)| format!("{name}='{}'", value.display())).collect();
    let environment = environment.join(" ");
    Screen::running(|_| {
        format!(
            "cd '{folder}'; env {environment} HOME=. XDG_RUNTIME_DIR='{folder}' '{PROGRAM}' --locale en play {options}; \
             echo \"exit $?\""
        )
    })
}

/// Types letters that form no line yet, and waits until the headphones have spoken.
fn heard_when_typed(screen: &Screen, ear: &Recorder, letters: &str) {
    for letter in letters.chars() {
        let from = ear.len();
        screen.tmux(&["send-keys", "-l", &letter.to_string()]);
        wait_until("the letter is heard", || ear.first_sound(from, LOUD).is_some());
    }
}

#[test]
fn typed_letters_are_heard_in_the_players_headphones_alone() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let (pulse, folder) = (Pulse::start(&["hall", "ear"]), tempfile::tempdir().unwrap());
    let options = "--keys --echo characters --speech espeak --white-device ear --white-impaired";
    let screen = playing(&pulse, &folder.path().display().to_string(), options);
    screen.wait_for("Ready, without", 0);
    let (hall, ear) = (pulse.record("hall"), pulse.record("ear"));
    wait_until("the greeting is over", || hall.is_quiet_for(2));
    let from = hall.len();
    heard_when_typed(&screen, &ear, "Nf");
    assert!(hall.settled().samples[from..].iter().all(|sample| sample.abs() < LOUD));
}

#[test]
fn typed_letters_are_heard_in_the_arbiters_headphones_at_the_desk() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let (pulse, folder) = (Pulse::start(&["hall", "ear"]), tempfile::tempdir().unwrap());
    let folder = folder.path().display().to_string();
    let game = playing(&pulse, &folder, "--speech off --arbiter --time-control 900 --journal game.journal");
    game.wait_for("The arbiter types start", 0);
    let joined = "--seat arbiter --join game.journal --keys --echo characters --speech espeak";
    let refused = playing(&pulse, &folder, joined);
    refused.wait_for("--echo: needs the user's headphones.", 0);
    let desk = playing(&pulse, &folder, &format!("{joined} --arbiter-device ear"));
    desk.wait_for("The arbiter types start", 0);
    let (hall, ear) = (pulse.record("hall"), pulse.record("ear"));
    wait_until("what the desk says first is over", || ear.is_quiet_for(2));
    heard_when_typed(&desk, &ear, "ha");
    assert!(hall.settled().samples.iter().all(|sample| sample.abs() < LOUD));
}
