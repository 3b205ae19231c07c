//! Checks of the game and its journal after a fault.

use super::kinds::End;
use super::stage::Stage;
use super::{PROGRAM, run::Run, whole};
use annabella::devices::storage::journal;
use annabella::devices::storage::journal::{Entry, Header};
use annabella::devices::terminal::Terminal;
use annabella::game::machine;
use serde_json::Value;
use std::collections::HashSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// The numbers of a game, and its faults.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The number of lines announced as saved.
    pub told: usize,
    /// The number of lines marked as not saved yet.
    pub marked: usize,
    /// The number of entries in the journal.
    pub kept: usize,
    /// Faults: a saved line that the journal lacks, a wrong exit status, a game that cannot
    /// be resumed.
    pub wrong: Vec<String>,
}

impl Outcome {
    /// Adds the numbers of another game.
    pub fn add(&mut self, other: Outcome) {
        self.told += other.told;
        self.marked += other.marked;
        self.kept += other.kept;
        self.wrong.extend(other.wrong);
    }
}

/// Ends a game, and checks what it leaves.
pub fn outcome(stage: Stage, end: End) -> Outcome {
    let rescued = stage.rescued();
    let Stage { run, journal, desk, .. } = stage;
    let journal = if end == End::Rescued { rescued } else { journal };
    let mut outcome = Outcome::default();
    let errors = run.errors();
    let (status, printed) = run.finish();
    drop(desk);
    let expected: &[Option<i32>] = match end {
        End::Whole => &[Some(0)],
        End::Unseen | End::Rescued => &[Some(3)],
        End::Ended => &[Some(0), Some(129), None],
        End::Killed => &[None],
    };
    if !expected.contains(&status) {
        outcome.wrong.push(format!("exit status {status:?}: {errors}"));
    }
    if errors.contains("panicked") {
        outcome.wrong.push(errors);
    }
    if !journal.exists() {
        outcome.wrong.push(format!("{} does not exist", journal.display()));
        return outcome;
    }
    let torn_allowed = end == End::Killed;
    let kept = replayed(&journal, torn_allowed, &mut outcome);
    if end == End::Rescued {
        let name = journal.display().to_string();
        if !printed.iter().any(|(_, line)| line.contains(&name)) {
            outcome.wrong.push(format!("{name} is not named"));
        }
        if fs::metadata(&journal).unwrap().permissions().mode() & 0o777 != 0o600 {
            outcome.wrong.push(format!("others may read {name}"));
        }
    }
    let mut before = None;
    for (_, line) in printed {
        let object: Value = serde_json::from_str(&line).unwrap();
        // A notice of the program itself has the number of the effect before it.
        let is_own = object["by"] == "program" && before == object["seq"].as_u64();
        before = object["seq"].as_u64();
        if is_own || is_notice(&line) {
            continue;
        }
        if line.contains(r#""unsaved":true"#) {
            outcome.marked += 1;
            if end == End::Rescued && !kept.contains(&line.replace(r#","unsaved":true"#, "")) {
                outcome.wrong.push(format!("not in the copy: {line}"));
            }
        } else {
            outcome.told += 1;
            if !kept.contains(&line) {
                outcome.wrong.push(format!("not in the journal: {line}"));
            }
        }
    }
    let resumed =
        Run::start(&[], &["play", "--speech", "off", "--resume", journal.to_str().unwrap()]).finish();
    if resumed.0 != Some(0) {
        outcome.wrong.push(format!("cannot be resumed: {resumed:?}"));
    }
    whole(&journal);
    let verify = Command::new(PROGRAM).args(["journal", "verify"]).arg(&journal).output().unwrap();
    if verify.status.code() != Some(0) {
        outcome.wrong.push(format!("journal verify: {}", String::from_utf8_lossy(&verify.stdout)));
    }
    outcome
}

/// Whether a line is the program's own, and not the game's.
pub fn is_notice(line: &str) -> bool {
    let notices = [
        r#""event":"digest""#,
        r#""by":"board""#,
        "Fingerprint of",
        "The game is saved in",
        ": Saved.",
        r#""words":"Saved.""#,
        "Scoresheet: ",
        "Arbiter's desk ",
    ];
    notices.iter().any(|words| line.contains(words))
}

/// Returns all lines of a journal's game.
fn replayed(file: &Path, torn_allowed: bool, outcome: &mut Outcome) -> HashSet<String> {
    let contents = journal::read::<Header, Entry>(file).unwrap_or_else(|error| panic!("{error}"));
    if contents.fault.is_some() || contents.torn.is_some() && !torn_allowed {
        outcome.wrong.push(format!("{:?} {:?}", contents.fault, contents.torn));
    }
    outcome.kept = contents.entries.len();
    lines_of_game(&contents.header, &contents.entries)
}

/// Returns the lines that a game with these entries prints.
pub fn lines_of_game(header: &Header, entries: &[Entry]) -> HashSet<String> {
    let settings = header.settings.clone();
    let mut terminal = Terminal::new(settings.interface, settings.announce, true);
    let mut game = machine(settings).unwrap();
    let mut lines = HashSet::new();
    let greeting = (game.now(), game.greeting());
    let mut all = vec![greeting];
    for entry in entries {
        let (effects, _) = game.handle_as(&entry.event, &entry.act);
        all.push((game.now(), effects));
    }
    for (at, effects) in all {
        for effect in effects {
            terminal.count(std::slice::from_ref(&effect));
            lines.extend(terminal.json_line(at, &effect));
        }
    }
    lines
}
