//! Speech that ends at a key: all that a command says, and the answers and the greeting of a game.

use crate::hearing::{pronounced, stretches};
use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::pulse::{LISTENING, Pulse, Recorder, Recording, wait_until};
use crate::whole_machine::terminal::Screen;
use std::process::Command;

/// The longest pause within speech, in seconds.
const PAUSE: f64 = 0.4;

/// The least number of letters that the voice speaks in a second; it speaks about fifteen.
const SLOWLY: f64 = 25.0;

/// Runs a command in a terminal, with a sound server, and prints the rest of its input.
fn running(pulse: &Pulse, arguments: &str) -> Screen {
    let environment: Vec<String> =
        pulse.env().iter().map(|(name, value)| format!("{name}='{}'", value.display())).collect();
    Screen::running(|screen| {
        format!(
            "cd '{}'; env {} HOME=. '{PROGRAM}' {arguments}; echo \"exit $?\"; read -r left; echo \"left $left\"",
            screen.path("").display(),
            environment.join(" ")
        )
    })
}

fn wait_for_sound(recorder: &Recorder, from: usize) {
    wait_until("something is heard", || recorder.first_sound(from, 60).is_some());
}

/// Returns the seconds of speech in a recording.
fn seconds(recording: &Recording) -> f64 {
    stretches(recording, PAUSE).iter().map(|(from, to)| to - from).sum()
}

fn press(screen: &Screen, key: &str) {
    screen.tmux(&["send-keys", "-l", key]);
}

#[test]
fn a_key_ends_what_a_command_says_and_is_left_to_the_shell() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    for (arguments, spoken) in [
        (
            "--locale en",
            "annabella, chess by ear and by finger. Type annabella learn for lessons, annabella play for a",
        ),
        ("--locale de manual spieler --speech espeak", &"Das Handbuch ist viele Minuten lang. ".repeat(9)),
        (
            "--locale en announce --speech espeak --announce-language en e4 e5 Nf3 Nc6 Bb5 a6",
            &"Knight Gustav one Felix three, ".repeat(5),
        ),
        (
            "--locale en doctor",
            "If you can hear this, the sound works. A test sentence was spoken. If you did not hear",
        ),
    ] {
        let pulse = Pulse::start(&["room"]);
        let recorder = pulse.record("room");
        let screen = running(&pulse, arguments);
        wait_for_sound(&recorder, 0);
        press(&screen, "x");
        screen.wait_for("exit 0", 0);
        // The shell reads the key that ended the speech.
        screen.tmux(&["send-keys", "Enter"]);
        screen.wait_for("left x\r\n", 0);
        let heard = seconds(&recorder.stop());
        assert!(heard < spoken.len() as f64 / SLOWLY, "{arguments}: {heard} s");
    }
}

#[test]
fn a_command_in_the_background_is_not_stopped_by_its_watch_over_the_keyboard() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let pulse = Pulse::start(&["room"]);
    let recorder = pulse.record("room");
    let environment: Vec<String> =
        pulse.env().iter().map(|(name, value)| format!("{name}='{}'", value.display())).collect();
    let screen = Screen::running(|_| {
        format!(
            "set -m; env --default-signal=TTOU {} '{PROGRAM}' --locale en & wait $!; echo \"exit $?\"",
            environment.join(" ")
        )
    });
    screen.wait_for("exit 0", 0);
    assert!(seconds(&recorder.stop()) > 2.0);
}

#[test]
fn a_key_ends_the_greeting_and_answers_of_a_game_but_no_announcement() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let pulse = Pulse::start(&["room"]);
    let recorder = pulse.record("room");
    let options =
        "--locale de play --time-control 900+10 --white-impaired --keys --journal game.journal --rate 175";
    let screen = running(&pulse, options);
    wait_for_sound(&recorder, 0);
    press(&screen, "s");
    wait_until("the greeting has ended", || recorder.is_quiet_for(2));
    let greeting = seconds(&recorder.so_far());
    assert!(greeting < 5.0, "{greeting} s of greeting");

    let from = recorder.len();
    press(&screen, "tarten");
    screen.tmux(&["send-keys", "Enter"]);
    wait_for_sound(&recorder, from);
    // What all must know is spoken to its end, whatever is typed.
    press(&screen, "brett");
    assert_heard(&recorder, from, "Die Uhr von Weiß läuft.");

    let from = recorder.len();
    screen.tmux(&["send-keys", "Enter"]);
    wait_for_sound(&recorder, from);
    press(&screen, "e");
    wait_until("the answer has ended", || recorder.is_quiet_for(2));
    let answer = seconds(&recorder.since(from));
    assert!(answer < 4.0, "{answer} s of an answer");

    let from = recorder.len();
    press(&screen, "4");
    screen.tmux(&["send-keys", "Enter"]);
    wait_for_sound(&recorder, from);
    press(&screen, "zeit");
    assert_heard(&recorder, from, "Bauer Eva zwei Eva vier");
    screen.tmux(&["send-keys", "Enter"]);
}

/// Waits until words spoken after a sample are heard to their end.
fn assert_heard(recorder: &Recorder, from: usize, words: &str) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("words.wav");
    let said = Command::new("espeak-ng")
        .args(["-v", "de", "-s", "175", "-w"])
        .arg(&path)
        .arg(pronounced(words))
        .status_in_time();
    assert!(said.unwrap().success());
    let mut file = hound::WavReader::open(&path).unwrap();
    let reference =
        Recording { rate: file.spec().sample_rate, samples: file.samples().map(Result::unwrap).collect() };
    // A busy machine may stutter, but says as much.
    let whole = 0.85 * seconds(&reference);
    wait_until(&format!("{words} is spoken to its end"), || seconds(&recorder.since(from)) >= whole);
    wait_until("the words have ended", || recorder.is_quiet_for(1));
}
