//! A game survives every kind of fault around it, wherever it strikes.

use crate::faults::checks::Outcome;
use crate::faults::disk::Disk;
use crate::faults::hours::{self, Resources};
use crate::faults::kinds::{KINDS, Kind};
use crate::faults::strikes;
use tempfile::TempDir;

/// Plays games with faults of these kinds, each at the `usual` number of places.
///
/// `ANNABELLA_PLACES=50 ANNABELLA_SEED=2` are the number of places of each kind, and where they are;
/// `ANNABELLA_KIND=disk` plays only kinds with these words in their names.
fn survive(usual: u64, kinds: impl Fn(&Kind) -> bool) {
    let value = |name: &str| std::env::var(name).ok();
    let number = |name: &str, usual: u64| value(name).map_or(usual, |text| text.parse().unwrap());
    let (places, seed) = (number("ANNABELLA_PLACES", usual), number("ANNABELLA_SEED", 1));
    let words = value("ANNABELLA_KIND").unwrap_or_default();
    let dir = TempDir::new().unwrap();
    let disk = Disk::new(dir.path());
    let chosen = KINDS.iter().filter(|kind| kinds(kind) && kind.name.contains(&words));
    let wrong: Vec<String> = chosen.flat_map(|kind| strikes(kind, places, seed, dir.path(), &disk)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The tests, which run at the same time, by words in the names of their kinds.
const TESTS: [&[&str]; 4] = [
    &["disk", "folder", "clock", "suspended"],
    &["journal", "output", "killed", "terminal"],
    &["board"],
    &["voice", "sound"],
];

/// Whether a kind belongs to a test: to the last one that has a word of it.
fn belongs(kind: &Kind, test: usize) -> bool {
    let has_word = |test: &usize| TESTS[*test].iter().any(|word| kind.name.contains(word));
    (0..TESTS.len()).rfind(has_word) == Some(test)
}

#[test]
fn by_the_disk_and_the_clock() {
    survive(2, |kind| belongs(kind, 0));
}

#[test]
fn by_the_journal_and_the_streams() {
    survive(2, |kind| belongs(kind, 1));
}

#[test]
fn by_a_board() {
    survive(2, |kind| belongs(kind, 2));
}

#[test]
fn every_kind_belongs_to_a_test() {
    let left = KINDS.iter().filter(|kind| !(0..TESTS.len()).any(|test| belongs(kind, test)));
    assert_eq!(left.map(|kind| kind.name).collect::<Vec<_>>(), [] as [&str; 0]);
}

/// Twelve hours take some minutes: `cargo test --test it struck::twelve -- --ignored --nocapture`.
#[test]
#[ignore = "some minutes"]
fn twelve_hours_of_faults_leave_memory_and_files_as_they_were() {
    long_game(12);
}

#[test]
fn an_hour_of_faults_loses_nothing() {
    long_game(1);
}

fn long_game(hours: u64) {
    let dir = TempDir::new().unwrap();
    let disk = Disk::new(dir.path());
    let (resources, outcome) = hours::play(hours, 1, &dir.path().join("game"), &disk);
    for Resources { at_ms, memory, files } in &resources {
        println!("after {:.2} hours: {memory} KiB, {files} files open", *at_ms as f64 / 3_600_000.0);
    }
    let Outcome { told, marked, kept, wrong } = outcome;
    println!("{told} lines announced as saved, {marked} marked as not saved yet, {kept} entries kept");
    assert!(wrong.is_empty(), "{wrong:#?}");
    let (first, last) = (resources.first().unwrap(), resources.last().unwrap());
    assert!(last.files <= first.files, "{resources:?}");
    assert!(last.memory < first.memory + 1024 * hours, "{resources:?}");
}

mod whole_machine {
    use super::*;

    #[test]
    fn by_the_voice() {
        survive(1, |kind| belongs(kind, 3));
    }
}
