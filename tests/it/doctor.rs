//! `annabella doctor`: its findings are printed and spoken, and no sentence contradicts another.

use crate::hearing::stretches;
use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::pulse::Pulse;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn doctor(locale: &str, environment: &[(&str, std::ffi::OsString)]) -> (Output, String) {
    let output = Command::new(PROGRAM)
        .args(["--locale", locale, "doctor", "--full"])
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .output_in_time()
        .unwrap();
    let printed = String::from_utf8(output.stdout.clone()).unwrap();
    (output, printed)
}

#[test]
fn without_a_voice_nothing_is_said_to_have_been_spoken() {
    for (locale, there_is_none, others) in [
        (
            "en",
            "The voice does not work. ANNABELLA_ESPEAK: /nowhere/libespeak-ng.so.1 is not a libespeak-ng library. Correct the path or unset the variable.",
            ["The voice works", "was spoken"],
        ),
        (
            "de",
            "Die Stimme funktioniert nicht. ANNABELLA_ESPEAK: /nowhere/libespeak-ng.so.1 ist keine Bibliothek libespeak-ng. Berichtigen Sie den Pfad oder löschen Sie die Variable.",
            ["Die Stimme funktioniert.", "wurde gesprochen"],
        ),
    ] {
        let (output, printed) = doctor(locale, &[("ANNABELLA_ESPEAK", "/nowhere/libespeak-ng.so.1".into())]);
        assert_eq!(output.status.code(), Some(3));
        assert_eq!(printed.matches(there_is_none).count(), 1, "{printed}");
        assert!(others.iter().all(|words| !printed.contains(words)), "{printed}");
        let verdict = printed.lines().nth(1).unwrap();
        assert!(verdict.ends_with("annabella play --speech print."), "{printed}");
        // Error messages of the system in English must not appear in German output.
        assert!(!printed.contains("No such file"), "{printed}");
    }
}

#[test]
fn without_a_sound_device_it_says_so_once_and_in_one_language() {
    let nowhere = [("PULSE_SERVER", "unix:/nowhere".into()), ("ALSA_CONFIG_PATH", "/dev/null".into())];
    let (output, printed) = doctor("de", &nowhere);
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(printed.matches("Der Probesatz ließ sich nicht abspielen.").count(), 1, "{printed}");
    assert!(!printed.contains("wurde gesprochen") && !printed.contains("device"), "{printed}");
}

mod whole_machine {
    use super::*;

    #[test]
    fn it_ends_whenever_the_sound_server_hangs() {
        for seconds in [0, 3] {
            let pulse = Pulse::start(&["room"]);
            let begun = Instant::now();
            let late = Duration::from_secs(seconds);
            let output = std::thread::scope(|scope| {
                scope.spawn(|| {
                    std::thread::sleep(late);
                    pulse.hang();
                });
                doctor("en", &pulse.env()).0
            });
            assert!(begun.elapsed() < Duration::from_secs(45), "{:?}", begun.elapsed());
            assert_eq!(output.status.code(), Some(3), "after {seconds} s");
        }
    }

    #[test]
    fn all_that_it_finds_is_heard() {
        let pulse = Pulse::start(&["room"]);
        let recorder = pulse.record("room");
        let (output, printed) = doctor("de", &pulse.env());
        assert_eq!(output.status.code(), Some(0), "{printed}");
        assert!(printed.contains("Tongerät: "), "{printed}");
        // All lines but the first, which comes before any sound, and the sentence that is only spoken.
        let heard: f64 = stretches(&recorder.stop(), 0.5).iter().map(|(from, to)| to - from).sum();
        let letters = printed.lines().skip(1).map(|line| line.chars().count()).sum::<usize>();
        // The voice speaks some fifteen letters a second.
        assert!(heard > letters as f64 / 30.0, "{heard} s of {letters} letters: {printed}");
    }
}
