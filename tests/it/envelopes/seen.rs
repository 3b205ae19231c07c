//! Other outputs of the program: written and sent bytes, a Braille display, the pegs of a board.
//!
//! Other programs also open the envelope.

use super::{Hall, PASSPHRASE, PROGRAM, SEALED, TOLD, run, search, typed_into};
use crate::brltty::{CELLS, Display};
use crate::faults::disk::Disk;
use crate::faults::run::Run;
use crate::hall::{Pegs, Running};
use crate::limited::CommandInTime;
use crate::pulse::wait_until;
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Prints a line even if the test passes.
fn left_out(program: &str) {
    let _ = writeln!(std::io::stderr(), "{program} is not installed: not tried");
}

/// The time at which the pegs make the sealed move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PegsMove {
    WhileSealing,
    AfterClosing,
}

/// A hand that makes the sealed move on the pegs reveals it neither in the room nor in the journal.
#[test]
fn pegs_that_move_while_a_move_is_sealed_are_not_told() {
    pegs_reveal_nothing(PegsMove::WhileSealing);
}

/// The same while the game is adjourned.
#[test]
fn pegs_that_move_after_the_envelope_is_closed_are_not_told() {
    pegs_reveal_nothing(PegsMove::AfterClosing);
}

fn pegs_reveal_nothing(pegs_move: PegsMove) {
    let hall = Hall::new();
    let pgn = hall.secrets.path().join("game.pgn");
    fs::write(&pgn, "1. Nh3 *\n").unwrap();
    let mut pegs = Pegs::plugged(&["--pgn", pgn.to_str().unwrap(), "--hands", "plain"]);
    let (journal, secret) = (hall.journal().display().to_string(), hall.secret("right", PASSPHRASE));
    let mut game = Running::start(&[
        "--json",
        "--locale",
        "en",
        "play",
        "--speech",
        "off",
        "--white-impaired",
        "--white-board",
        &pegs.port,
        "--time-control",
        "600",
        "--journal",
        &journal,
        "--passphrase-file",
        &secret,
    ]);
    let read = || fs::read_to_string(&journal).unwrap_or_default();
    wait_until("the board is read", || read().contains(r#""input":"dump""#));
    game.type_line("start");
    game.type_line("adjourn!");
    game.type_line("seal g1h3");
    game.wait_for(|line| line.contains("In the envelope"));
    if pegs_move == PegsMove::WhileSealing {
        pegs.done("next");
    }
    game.type_line("press");
    game.wait_for(|line| line.contains("Adjourned."));
    if pegs_move == PegsMove::AfterClosing {
        pegs.done("next");
    }
    // Time for a report on its way.
    std::thread::sleep(Duration::from_millis(700));
    // The first line names files whose letters are random.
    let entries: String = read().lines().skip(1).collect();
    assert!(!entries.contains(r#""input":"peg""#) && !entries.contains("h3"), "{entries}");
    // The squares of a fingerprint are arbitrary.
    let printed: String = game.printed().iter().filter(|line| !line.contains("igest")).cloned().collect();
    assert!(!printed.contains("Hector") && !printed.contains(r#""h3""#), "{printed}");
    search(hall.folder.path(), &printed);
    // Once the clock runs, the board is asked for its pieces.
    game.type_line("continue");
    game.wait_for(|line| line.contains(r#""event":"made""#) && line.contains("Nh3"));
    wait_until("the board is read again", || read().matches(r#""input":"dump""#).count() > 1);
    assert_eq!(game.finish().code, Some(0));
}

/// A disk that stalls while the envelope is written is reported, and questions are answered meanwhile.
#[test]
fn a_disk_that_stalls_under_an_envelope_is_told_and_silences_nobody() {
    const PATIENCE: Duration = Duration::from_secs(30);
    let hall = Hall::new();
    let disk = Disk::new(hall.secrets.path());
    let (journal, secret) = (hall.journal().display().to_string(), hall.secret("right", PASSPHRASE));
    // Without a clock, no other entry in the journal would reveal the disk's fault.
    let play = ["play", "--speech", "off", "--journal", &journal];
    let mut game = Run::start(&disk.environment(), &[&play[..], &["--passphrase-file", &secret]].concat());
    let said = |words: &'static str| {
        move |object: &Value| object["words"].as_str().is_some_and(|said| said.contains(words))
    };
    let state =
        |state: &'static str| move |object: &Value| object["device"] == "journal" && object["state"] == state;
    game.type_line("e4");
    game.type_line("adjourn!");
    game.wait_for(said("seals now"), PATIENCE).unwrap();
    // Everything so far is on disk before it stalls.
    std::thread::sleep(Duration::from_millis(300));
    disk.set(60_000, None);
    let sealed = game.type_line("black: seal g8f6");
    let (told, _) = game.wait_for(state("stalled"), PATIENCE).unwrap();
    assert!(told - sealed >= Duration::from_millis(500), "{:?}", told - sealed);
    game.type_line("black: last");
    game.wait_for(|object| object["event"] == "said" && object["audience"] == "black", PATIENCE).unwrap();
    // Commands that can change the game wait for the line that seals.
    game.type_line("continue");
    let made = |object: &Value| object["event"] == "made";
    assert!(game.wait_for(made, Duration::from_millis(400)).is_none());
    disk.set(0, None);
    game.wait_for(said("Adjourned."), PATIENCE).unwrap();
    game.wait_for(made, PATIENCE).unwrap();
    let back = game.printed.iter().any(|(_, line)| line.contains(r#""state":"ready""#));
    assert!(back || game.wait_for(state("ready"), PATIENCE).is_some());
    assert_eq!(game.finish().0, Some(0));
    let envelope = hall.envelopes().remove(0);
    assert!(envelope.with_extension("txt").exists());
}

mod whole_machine {
    use super::*;

    /// The trace contains every byte written to a file, pipe, terminal or socket, and every opened file.
    #[test]
    fn nothing_that_the_program_gives_to_the_system_tells_the_sealed_move() {
        let hall = Hall::new();
        let (trace, secret) = (hall.secrets.path().join("trace"), hall.secret("right", PASSPHRASE));
        let (journal, live) = (hall.journal(), hall.folder.path().join("live.pgn"));
        let lines =
            ["start", "e4", "press", "e5", "press", "adjourn!", "seal g1h3", "white: last", "press", "clock"];
        let traced = |command: &[&str], lines: &[&str]| {
            let mut strace = Command::new("strace");
            strace
                .args(["-f", "-qq", "-s", "1000000", "-o"])
                .arg(&trace)
                .args(["-e", "trace=open,openat,creat,write,writev,pwrite64,pwritev,sendto,sendmsg", PROGRAM])
                .args(command);
            let output = typed_into(&mut strace, lines);
            assert!(output.status.success(), "{output:?}");
            fs::read_to_string(&trace).unwrap()
        };
        let (journal, live) = (journal.to_str().unwrap(), live.to_str().unwrap());
        let play = ["--locale", "en", "play", "--speech", "print", "--time-control", "600"];
        let files = ["--journal", journal, "--live-pgn", live, "--passphrase-file", &secret];
        let sealed = traced(&[&play[..], &files].concat(), &lines);
        // Once opened, it is announced; the trace would have shown it before.
        let resume = ["--locale", "en", "play", "--speech", "print", "--resume", journal];
        let opened = traced(&[&resume[..], &["--passphrase-file", &secret]].concat(), &["continue"]);
        assert!(opened.contains("Springer Gustav"), "{opened}");
        let given: Vec<&str> = sealed.lines().filter(|line| !line.contains("open")).collect();
        assert!(given.iter().any(|line| line.contains("has sealed move 2")), "{sealed}");
        for line in given {
            assert_eq!(TOLD.into_iter().find(|told| line.contains(told)), None, "{line}");
        }
        // Every written file is in an expected place, and was searched.
        for line in sealed.lines().filter(|line| line.contains("open") && !line.contains(" = -1")) {
            let writes = ["O_WRONLY", "O_RDWR", "O_CREAT", "creat("].iter().any(|flag| line.contains(flag));
            let place = line.split('"').nth(1).unwrap_or_default();
            let known = place.starts_with(hall.folder.path().to_str().unwrap()) || place.starts_with("/dev/");
            assert!(!writes || known, "{line}");
        }
    }

    #[test]
    fn no_line_on_a_braille_display_tells_the_sealed_move() {
        let hall = Hall::new();
        let printed = hall.adjourn(
            &["--locale", "de", "play"],
            &["start", "adjourn!", "white: seal g1h3", "last", "again", "press", "clock"],
        );
        let mut display = Display::start("de");
        let mut cells = String::new();
        for line in printed.lines().filter(|line| !line.trim().is_empty()) {
            let signs: Vec<char> = line.chars().collect();
            // In overlapping parts, so that no text falls between two of them.
            for part in (0..signs.len()).step_by(CELLS / 2) {
                let part: String = signs[part..].iter().take(CELLS).collect();
                if !part.trim().is_empty() {
                    cells += &display.show(part.trim());
                    cells.push('\n');
                }
            }
        }
        assert!(cells.contains(&display.show("Umschlag")), "{cells}");
        for told in [SEALED, "Sh3", "Springer Gustav"] {
            let told = display.show(told);
            assert!(!cells.contains(&told), "{told} in {cells}");
        }
    }

    /// `age` opens the envelope with the passphrase, which it reads only at a terminal.
    #[test]
    fn the_age_program_opens_the_envelope() {
        if Command::new("age").arg("--version").output_in_time().is_err() {
            return left_out("age");
        }
        let hall = Hall::new();
        hall.adjourn(&["--locale", "en", "play"], &["start", "adjourn!", "seal g1h3", "press"]);
        let envelope = hall.envelopes().remove(0);
        let screen = crate::whole_machine::terminal::Screen::running(|screen| {
            let opened = screen.path("opened").display().to_string();
            format!("age -d -o '{opened}' '{}'; echo \"exit $?\"", envelope.display())
        });
        screen.wait_for("Enter passphrase", 0);
        screen.tmux(&["send-keys", "-l", PASSPHRASE]);
        screen.tmux(&["send-keys", "Enter"]);
        screen.wait_for("exit 0", 0);
        let opened = fs::read(screen.path("opened")).unwrap();
        assert_eq!(opened.len(), 256);
        assert_eq!(String::from_utf8(opened).unwrap().trim_end_matches('\0'), SEALED);
    }

    /// This program checks signatures by minisign, and minisign checks this program's.
    /// Both refuse a changed file.
    #[test]
    fn minisign_and_we_check_each_others_signatures() {
        if Command::new("minisign").arg("-v").output_in_time().is_err() {
            return left_out("minisign");
        }
        let hall = Hall::new();
        hall.adjourn(&["--locale", "en", "play"], &["start", "e4"]);
        let at = |name: &str| hall.secrets.path().join(name).display().to_string();
        let journal = hall.journal().display().to_string();
        let minisign = |arguments: &[&str]| {
            Command::new("minisign")
                .args(arguments)
                .stdin(Stdio::null())
                .output_in_time()
                .unwrap()
                .status
                .success()
        };
        let (public, key) = (at("organiser.pub"), at("organiser.key"));
        // -W: a key without a password.
        assert!(minisign(&["-G", "-W", "-f", "-p", &public, "-s", &key]));
        let verify = || run(&["--locale", "en", "journal", "verify", &journal, "--public-key", &public], &[]);
        let checks = || minisign(&["-V", "-q", "-p", &public, "-m", &journal]);

        assert!(minisign(&["-S", "-s", &key, "-m", &journal]));
        assert_eq!(verify().0, Some(0), "{}", verify().1);
        fs::remove_file(format!("{journal}.minisig")).unwrap();
        let (status, said) = run(&["--locale", "en", "journal", "sign", &journal, "--key", &key], &[]);
        assert_eq!(status, Some(0), "{said}");
        assert!(checks());
        assert_eq!(verify().0, Some(0), "{}", verify().1);
        // The signature does not cover a resumed game.
        run(&["--locale", "en", "play", "--speech", "off", "--resume", &journal], &["black: e5"]);
        assert!(!checks());
        assert_eq!(verify().0, Some(1), "{}", verify().1);
    }
}
