//! The arbiter's PIN: its file, a resumed game, and the pause after wrong ones.

use super::settings;
use crate::limited::{ChildInTime, CommandInTime};
use crate::program::PROGRAM;
use annabella::clock::Stamp;
use annabella::game::{ArbiterPin, Event, Input, PinGiven, ReadAs, Suspicion, machine};
use annabella::speech::Language;
use annabella::speech::routing::Seat;
use serde_json::Value;
use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the program with a PIN file, without a terminal. Returns its exit status, output and errors.
fn with_pin_file(
    locale: &str,
    folder: &Path,
    arguments: &[&str],
    lines: &str,
) -> (Option<i32>, String, String) {
    let mut child = Command::new(PROGRAM)
        .args(["--locale", locale, "play", "--speech", "off"])
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its PIN file reads nothing.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.output_in_time().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// Each is refused with one sentence before it is read: opening the pipe would never end.
#[test]
fn a_pin_file_is_a_regular_file_of_its_user_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("folder")).unwrap();
    assert!(Command::new("mkfifo").arg(path("pipe")).status_in_time().unwrap().success());
    let _socket = UnixListener::bind(path("socket")).unwrap();
    for (name, mode) in [("readable", 0o644), ("of-group", 0o640), ("writable", 0o602), ("right", 0o600)] {
        fs::write(path(name), "sesame-4711\n").unwrap();
        fs::set_permissions(path(name), Permissions::from_mode(mode)).unwrap();
    }
    let game = |locale, file| {
        let order = ["--arbiter", "--time-control", "600", "--journal", "game.journal", "--pin-file", file];
        with_pin_file(locale, folder.path(), &order, "")
    };
    for locale in Language::ALL.map(Language::tag) {
        let kinds = ["folder", "pipe", "socket", "/dev/null"].map(|file| (file, "600", false));
        let open = ["readable", "of-group", "writable"].map(|file| (file, "chmod 600", true));
        for (file, words, wanted) in kinds.into_iter().chain(open) {
            let (status, printed, errors) = game(locale, file);
            assert_eq!((status, printed.as_str()), (Some(2), ""), "{file}: {errors}");
            assert_eq!(errors.lines().count(), 1, "{errors}");
            assert!(errors.starts_with(&format!("{file}: ")), "{errors}");
            assert_eq!(errors.contains(words), wanted, "{errors}");
            assert!(!path("game.journal").exists());
        }
        // Its name may be the PIN, which was typed instead.
        let (status, _, errors) = game(locale, "sesame-4711");
        assert!(status == Some(2) && errors.lines().count() == 1 && !errors.contains("4711"), "{errors}");
    }
    assert_eq!(game("en", "right").0, Some(0));
}

/// The journal contains nothing of either PIN.
#[test]
fn a_resumed_game_gets_a_new_pin_that_everyone_hears() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (name, pin) in [("first", "sesame-4711"), ("second", "locust-1174")] {
        fs::write(path(name), pin).unwrap();
        fs::set_permissions(path(name), Permissions::from_mode(0o600)).unwrap();
    }
    let first = ["--arbiter", "--time-control", "600", "--journal", "game.journal", "--pin-file", "first"];
    let (status, _, errors) = with_pin_file("en", folder.path(), &first, "arbiter: start\nsesame-4711\n");
    assert_eq!(status, Some(0), "{errors}");
    let (status, _, errors) = with_pin_file("en", folder.path(), &["--resume", "game.journal"], "");
    assert_eq!(status, Some(2), "{errors}");
    assert!(errors.contains("--pin-file FILE"), "{errors}");
    let again = ["--resume", "game.journal", "--pin-file", "second"];
    let (status, printed, errors) =
        with_pin_file("en", folder.path(), &again, "arbiter: halt\nlocust-1174\n");
    assert_eq!(status, Some(0), "{errors}");
    assert!(printed.contains("The arbiter's PIN was set again."), "{printed}");
    let journal = fs::read_to_string(path("game.journal")).unwrap();
    assert!(journal.contains(r#""pin_set":true"#) && journal.contains(r#""given":"right""#), "{journal}");
    // Checksums, fingerprints and times can contain any digits.
    let entries = journal.lines().map(|line| {
        let mut entry: Value = serde_json::from_str(line.split_once(' ').unwrap().1).unwrap();
        entry.as_object_mut().unwrap().remove("wall_ms");
        entry.to_string()
    });
    let kept: Vec<String> = entries.collect();
    let said: Vec<&str> = printed.lines().filter(|line| !line.contains("Fingerprint")).collect();
    for secret in ["4711", "1174", "hash"] {
        let is_written = kept.iter().any(|entry| entry.contains(secret));
        assert!(!is_written && !said.iter().any(|line| line.contains(secret)), "{journal}\n{printed}");
    }
    let report =
        Command::new(PROGRAM).args(["--locale", "en", "report"]).arg(path("game.journal")).output_in_time();
    let report = String::from_utf8(report.unwrap().stdout).unwrap();
    assert!(report.contains("The arbiter's PIN was set again."), "{report}");
}

/// A script, too, has to give the PIN that its file has set.
#[test]
fn rulings_from_a_pipe_need_the_pin() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pin");
    fs::write(&file, "sesame-4711").unwrap();
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    let order = ["--arbiter", "--time-control", "600", "--journal", "game.journal", "--pin-file", "pin"];
    for (lines, expected) in [
        ("arbiter: start\n", false),
        ("arbiter: start\nsesame-4712\n", false),
        ("arbiter: start\narbiter: start\n", false),
        ("arbiter: start\nsesame-4711\n", true),
    ] {
        let _ = fs::remove_file(folder.path().join("game.journal"));
        let (status, printed, errors) = with_pin_file("en", folder.path(), &order, lines);
        assert_eq!(status, Some(0), "{errors}");
        assert!(!printed.contains("471"), "{printed}");
        assert_eq!(printed.contains("White's clock is running."), expected, "{lines}: {printed}");
    }
}

#[test]
fn a_header_with_a_hash_is_read_and_the_hash_ignored() {
    let kept = r#"{"hash":"$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA","kept":120000}"#;
    let pin: ArbiterPin = serde_json::from_str(kept).unwrap();
    assert_eq!(serde_json::to_string(&pin).unwrap(), r#"{"kept":120000}"#);
}

/// Wrong PINs lock the terminal at which they were typed. The arbiter's desk still rules.
#[test]
fn a_locked_terminal_does_not_lock_the_desk() {
    let settings = settings(Seat::Shared, true, None);
    let mut game = machine(settings).unwrap();
    game.greeting();
    let mut at = 0;
    let mut take = |input, read| {
        at += 100;
        game.handle_as(&Event { at: Stamp(at), input }, &read).0
    };
    let line = |text: &str| Input::Line { text: text.to_owned() };
    for _ in 0..3 {
        take(line("arbiter: start"), ReadAs::Now);
        take(Input::Pin { given: PinGiven::Wrong }, ReadAs::Now);
    }
    let here = take(line("arbiter: start"), ReadAs::Now);
    assert!(format!("{here:?}").contains("pin-paused"), "{here:?}");
    let at_desk = take(line("start"), ReadAs::At(Seat::Arbiter));
    assert!(format!("{at_desk:?}").contains("Started"), "{at_desk:?}");
    let elsewhere = take(line("white: e4"), ReadAs::Now);
    assert!(format!("{elsewhere:?}").contains("Announced"), "{elsewhere:?}");
}

/// Such a PIN is counted without being compared, so that no one learns whether it was right.
#[test]
fn a_pin_that_was_not_requested_counts_as_a_wrong_one() {
    let mut game = machine(settings(Seat::Shared, true, None)).unwrap();
    game.greeting();
    let mut at = 0;
    let mut take = |text: &str, after_wrong: bool| {
        at += 100;
        let (input, read) = match game.suspects(text, after_wrong) {
            suspicion @ (Suspicion::MayHoldPin | Suspicion::GivenAsPin) => game.without_pin(text, suspicion),
            Suspicion::Understood | Suspicion::Quotable => {
                (Input::Line { text: text.to_owned() }, ReadAs::Now)
            }
        };
        format!("{:?}", game.handle_as(&Event { at: Stamp(at), input }, &read).0)
    };
    // Other lines with many digits are refused, too, without counting as attempts.
    for line in
        ["white: e2e44", "help 48151", "white: halt 4711", "black: 4711", "strat 4711", "e2e4 e7e5 1234"]
    {
        let effects = take(line, false);
        assert!(effects.contains("may-hold-pin") && !effects.contains("PinPaused"), "{line}: {effects}");
    }
    for line in ["arbiter: 4711", "PIN 47 11"] {
        let effects = take(line, false);
        assert!(effects.contains("may-hold-pin") && !effects.contains("PinPaused"), "{line}: {effects}");
    }
    let third = take("4711", true);
    assert!(third.contains("may-hold-pin") && third.contains("PinPaused { wrong: 3"), "{third}");
    // During the pause no PIN is taken, so that the pause has an end.
    for line in ["arbiter: start", "pin 4711", "arbiter: sesame-4711"] {
        let effects = take(line, false);
        assert!(effects.contains("pin-paused") && !effects.contains("PinPaused"), "{line}: {effects}");
    }
    let elsewhere = take("white: time", false);
    assert!(!elsewhere.contains("Refused"), "{elsewhere}");
}

/// Each other PIN is refused with one sentence, before a journal is written.
#[test]
fn a_pin_has_four_digits_and_no_other_meaning() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let game = |pin: &str| {
        fs::write(path("pin"), pin).unwrap();
        fs::set_permissions(path("pin"), Permissions::from_mode(0o600)).unwrap();
        let _ = fs::remove_file(path("game.journal"));
        let order = ["--arbiter", "--time-control", "600", "--journal", "game.journal", "--pin-file", "pin"];
        with_pin_file("en", folder.path(), &order, "")
    };
    for (pin, words) in [
        ("", "too few digits"),
        ("sesame", "too few digits"),
        ("correct horse 123", "too few digits"),
        ("10:00", "a time"),
        ("29.11.2026", "a time"),
        ("D.2.10.11", "a time"),
        ("47 11", "a time"),
    ] {
        let (status, printed, errors) = game(pin);
        assert_eq!((status, printed.as_str()), (Some(2), ""), "{pin}: {errors}");
        assert!(errors.lines().count() == 1 && errors.contains(words), "{pin}: {errors}");
        assert!(!path("game.journal").exists(), "{pin}");
    }
    for pin in ["4711", "q47z11x", "sesame-4711", "my 4711"] {
        assert_eq!(game(pin).0, Some(0), "{pin}");
    }
}
