//! The journal under harm, with figures.
//!
//! It measures kills, cuts, flipped bits, lost sectors, forgeries, and the delay of messages on a slow disk.
//! It prints one line per figure, and fails if anything was lost.
//!
//! `cargo bench --bench record`; `-- --kills 1000 --flips 5000 --forgeries 1000 --seed 1` are the defaults.
//! The kills are done in each of creation, play, resumption, adjournment and repair. `--only latency`,
//! `damage`, `chatter`, `kills` or `faults` runs one part. `--places 50` is the number of places of each kind of
//! fault; `cargo bench --profile dev` includes those of the clock.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../../tests/it/dispatcher.rs"]
#[allow(dead_code)]
mod dispatcher;
#[path = "../../tests/it/faults/mod.rs"]
#[allow(dead_code)] // The tests use more of it.
mod faults;
#[path = "../../tests/it/program.rs"]
mod program;
#[path = "../../tests/it/pulse.rs"]
#[allow(dead_code)]
mod pulse;

use faults::chatter::{Chattered, chatters};
use faults::damage::{Outcome, Sample};
use faults::disk::Disk;
use faults::kills::{self, kill};
use faults::kinds::KINDS;
use faults::latency::on_a_disk_that_takes;
use faults::run::Run;
use faults::strikes;
use std::path::Path;
use std::time::{Duration, Instant};

fn main() {
    let value = |name: &str| std::env::args().skip_while(|argument| argument != name).nth(1);
    let number =
        |name: &str, default: u64| value(name).map_or(default, |value| value.parse().expect("a number"));
    let only = value("--only");
    let does = |part: &str| only.as_deref().is_none_or(|only| only == part);
    let (kills, flips) = (number("--kills", 1000) as usize, number("--flips", 5000) as usize);
    let (forgeries, seed) = (number("--forgeries", 1000) as usize, number("--seed", 1));
    let dir = tempfile::tempdir().unwrap();

    if does("latency") {
        latency(dir.path());
    }
    if does("damage") {
        damage(dir.path(), flips, forgeries, seed);
    }
    if does("chatter") {
        for half in [1, 7, 20, 39, 41, 90, 500] {
            let Chattered { changes, entries, bytes, resumed } =
                chatters(dir.path(), half, Duration::from_secs(4 * 3600));
            println!(
                "four hours of a contact that changes every {half} ms, {changes} changes: {entries} entries, {} KiB, resumed and answered after {:.2} s",
                bytes / 1024,
                resumed.as_secs_f64()
            );
        }
    }
    if does("faults") {
        let (disk, places) = (Disk::new(dir.path()), number("--places", 50));
        let wrong: Vec<String> =
            KINDS.iter().flat_map(|kind| strikes(kind, places, seed, dir.path(), &disk)).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
    if does("kills") {
        for during in kills::ALL {
            let count = kill(during, kills, seed, dir.path());
            println!(
                "{} kills during {during:?}: {} before there was a journal; {} lines told as saved, {} of them lost; {} marked as not saved; {} last lines cut; {} envelopes",
                count.kills,
                count.none,
                count.told,
                count.lost.len(),
                count.marked,
                count.cut,
                count.envelopes
            );
            assert!(count.lost.is_empty(), "{:?}", count.lost);
        }
    }
}

/// Measures the delay of messages.
fn latency(dir: &Path) {
    for sync_ms in [0, 20, 1000, 30_000] {
        for told in on_a_disk_that_takes(dir, sync_ms) {
            let mark = if told.unsaved { ", marked as not saved" } else { "" };
            println!("a sync takes {sync_ms} ms: {} after {} ms{mark}", told.what, told.after.as_millis());
        }
    }
}

/// Cuts, damages and forges journals of one game.
fn damage(dir: &Path, flips: usize, forgeries: usize, seed: u64) {
    let journal = dir.join("game.journal");
    let mut run = Run::start(&[], &["play", "--speech", "off", "--journal", journal.to_str().unwrap()]);
    for line in
        ["e4", "e5", "Nf3", "Nc6", "white: last", "Bb5", "a6", "offer", "decline", "Ba4", "black: resign!"]
    {
        run.type_line(line);
    }
    assert_eq!(run.finish().0, Some(0));
    let sample = Sample::new(&journal, dir);
    tell("cut at every byte of the last three lines", &sample.cut_everywhere());
    let began = Instant::now();
    tell("one bit turned over", &sample.flip(flips, seed));
    println!("each of these was read and repaired in {:.2} ms", per(began.elapsed(), flips));
    tell("up to 600 bytes lost", &sample.overwrite(flips / 5, seed));
    let same = sample.forge(forgeries, seed);
    println!("{forgeries} forgeries with every checksum made to fit: {same} with the digest of the original");
    assert_eq!(same, 0);
}

fn per(time: Duration, times: usize) -> f64 {
    time.as_secs_f64() * 1000.0 / times.max(1) as f64
}

fn tell(what: &str, outcome: &Outcome) {
    let Outcome { tried, verified, restored, repaired, failed } = outcome;
    println!(
        "{tried} journals {what}: {verified} verified, {restored} restored whole, {repaired} repaired to all but what was touched, {} failed",
        failed.len()
    );
    assert!(failed.is_empty(), "{failed:?}");
}
