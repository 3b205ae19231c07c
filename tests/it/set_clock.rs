//! The clock of the computer, set back or forward during and after a game.

use crate::hall::Running;
use std::path::Path;
use tempfile::TempDir;

const HOUR_MS: i64 = 3_600_000;

/// A game whose computer shows a time that the test sets.
struct Computer {
    folder: TempDir,
}

impl Computer {
    fn new() -> Computer {
        Computer { folder: TempDir::new().unwrap() }
    }

    /// Sets the clock of the computer ahead by these milliseconds. The clock of games keeps running.
    fn set(&self, wall_ms: i64) {
        std::fs::write(self.folder.path().join("clock"), format!("0 {wall_ms} 1")).unwrap();
    }

    fn start(&self, arguments: &[&str]) -> Running {
        let clock = self.folder.path().join("clock").into_os_string();
        Running::start_in(&[("ANNABELLA_CLOCK", clock), ("TZ", "UTC".into())], arguments)
    }

    fn journal(&self) -> String {
        self.folder.path().join("game.journal").display().to_string()
    }

    /// Plays moves, with the clock at these times, and leaves.
    fn play(&self, moves: &[(&str, i64)]) {
        let game = "--json --locale en play --speech off --journal";
        let journal = self.journal();
        let arguments: Vec<&str> = game.split(' ').chain([journal.as_str()]).collect();
        self.set(moves[0].1);
        let mut program = self.start(&arguments);
        for (mv, wall_ms) in moves {
            self.set(*wall_ms);
            program.type_line(mv);
            program.wait_for(|line| {
                line.contains(r#""event":"made""#) && line.contains(&format!(r#""san":"{mv}""#))
            });
        }
        assert_eq!(program.finish().code, Some(0));
    }

    /// Resumes the game, and returns the sentence about the interruption.
    fn resume(&self, wall_ms: i64) -> String {
        self.set(wall_ms);
        let journal = self.journal();
        let program = self.start(&["--locale", "en", "play", "--speech", "off", "--resume", &journal]);
        let line = program.wait_for(|line| line.contains("Game restored"));
        program.finish();
        line
    }

    fn report(&self) -> String {
        let journal = self.journal();
        let ended = self.start(&["--locale", "en", "report", &journal]).finish();
        assert_eq!(ended.code, Some(0), "{}", ended.errors);
        ended.printed.join("\n")
    }
}

/// Whether a text has the length of an interruption that is impossible.
fn is_nonsense(text: &str) -> bool {
    text.contains("0 seconds.") && !text.contains("10 seconds.")
        || text.contains("00 hours")
        || text.contains("44 hours")
}

#[test]
fn an_interruption_has_its_length_or_none_but_never_nonsense() {
    for (during, after, words) in [
        (0, 0, "less than a second"),
        (0, 2 * HOUR_MS, "2 hours"),
        (0, -2 * HOUR_MS, "an unknown time"),
        (-2 * HOUR_MS, 0, "an unknown time"),
        (48 * HOUR_MS, 0, "an unknown time"),
    ] {
        let computer = Computer::new();
        computer.play(&[("e4", 0), ("e5", during)]);
        let said = computer.resume(after);
        assert!(
            said.contains(&format!("Interrupted for {words}")) || words == "less than a second",
            "{said}"
        );
        let report = computer.report();
        assert!(!is_nonsense(&said) && !is_nonsense(&report), "{during} {after}: {said}\n{report}");
    }
}

#[test]
fn a_computer_without_a_battery_tells_no_decades() {
    let computer = Computer::new();
    let since_1970 = i64::try_from(annabella::devices::platform::timepiece::wall_ms()).unwrap();
    computer.play(&[("e4", -since_1970 + 60_000), ("e5", -since_1970 + 60_000)]);
    let said = computer.resume(0);
    assert!(said.contains("Interrupted for an unknown time."), "{said}");
    assert!(!computer.report().contains("hours"), "{}", computer.report());
}

#[test]
fn an_entry_of_another_day_carries_its_date() {
    let computer = Computer::new();
    computer.play(&[("e4", 0), ("e5", 0)]);
    let said = computer.resume(24 * HOUR_MS);
    assert!(said.contains("Interrupted for 24 hours"), "{said}");
    let report = computer.report();
    let begun = report.lines().find(|line| line.contains("Begun")).unwrap_or_default().to_owned();
    let date = |line: &str| {
        line.split(|c: char| c != '-' && !c.is_ascii_digit()).find(|word| word.len() == 10).map(str::to_owned)
    };
    let restarted = report.lines().find(|line| line.contains("restarted after")).map(date).unwrap();
    assert!(restarted.is_some() && restarted != date(&begun), "{report}");
    assert!(Path::new(&computer.journal()).exists());
}
