//! The record under harm, with figures: kills, cuts, flipped bits, lost sectors, forgeries, and how soon
//! people are told what happens on a slow disk. It prints one line a figure, and fails if anything was lost.
//!
//! `cargo bench --bench record`; `-- --kills 1000 --flips 5000 --forgeries 1000 --seed 1` are the defaults.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../../tests/it/record/mod.rs"]
mod record;

use record::damage::{Outcome, Sample};
use record::kills::{self, kill};
use record::latency::on_a_disk_that_takes;
use record::run::Run;
use std::time::{Duration, Instant};

fn main() {
    let number = |name: &str, default: u64| {
        let mut arguments = std::env::args().skip_while(|argument| argument != name);
        arguments.nth(1).map_or(default, |value| value.parse().expect("a number"))
    };
    let (kills, flips) = (number("--kills", 1000) as usize, number("--flips", 5000) as usize);
    let (forgeries, seed) = (number("--forgeries", 1000) as usize, number("--seed", 1));
    let dir = tempfile::tempdir().unwrap();

    for sync_ms in [0, 20, 1000, 30_000] {
        for told in on_a_disk_that_takes(dir.path(), sync_ms) {
            let mark = if told.unsaved { ", marked as not saved" } else { "" };
            println!("a sync takes {sync_ms} ms: {} after {} ms{mark}", told.what, told.after.as_millis());
        }
    }

    let journal = dir.path().join("game.journal");
    let mut run = Run::start(&[], &["play", "--speech", "off", "--journal", journal.to_str().unwrap()]);
    for line in
        ["e4", "e5", "Nf3", "Nc6", "white: last", "Bb5", "a6", "offer", "decline", "Ba4", "black: resign!"]
    {
        run.type_line(line);
    }
    assert_eq!(run.finish().0, Some(0));
    let sample = Sample::new(&journal, dir.path());
    tell("cut at every byte of the last three lines", &sample.cut_everywhere());
    let began = Instant::now();
    tell("one bit turned over", &sample.flip(flips, seed));
    println!("each of these was read and repaired in {:.2} ms", per(began.elapsed(), flips));
    tell("up to 600 bytes lost", &sample.overwrite(flips / 5, seed));
    let same = sample.forge(forgeries, seed);
    println!("{forgeries} forgeries with every checksum made to fit: {same} with the digest of the original");
    assert_eq!(same, 0);

    for during in kills::ALL {
        let count = kill(during, kills / kills::ALL.len(), seed, dir.path());
        println!(
            "{} kills during {during:?}: {} lines told as saved, {} of them lost; {} marked as not saved; {} last lines cut",
            count.kills,
            count.told,
            count.lost.len(),
            count.marked,
            count.cut
        );
        assert!(count.lost.is_empty(), "{:?}", count.lost);
    }
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
