//! Random games with human-like handling: the made moves must be the intended ones.
//! It prints plain lines, and exits with 1 if another move was made.
//!
//! `cargo bench --bench handling -- --plies 1000000`, or `--minutes 20`; `--seed N` sets the first
//! seed. `--rest MS` and `--slide MS` change how long the program waits for a piece that may move on: the moves
//! that hands then did not mean are the price of a shorter wait.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../tests/it/handling/mod.rs"]
mod handling;

use annabella::clock::Span;
use annabella::tactile::Timing;
use handling::{Count, Delays, play};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The maximum length of a game in plies.
const LONGEST: usize = 200;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |name: &str| -> Option<u64> {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1)?.parse().ok()
    };
    let until = number("--minutes").map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let plies = number("--plies").unwrap_or(if until.is_some() { u64::MAX } else { 100_000 });
    let first = number("--seed").unwrap_or(0);
    let mut timing = Timing::default();
    timing.rest = number("--rest").map_or(timing.rest, Span);
    timing.slide = number("--slide").map_or(timing.slide, Span);
    let began = Instant::now();
    let mut count = Count::default();
    let mut games = 0;
    while (count.plies as u64) < plies && until.is_none_or(|until| Instant::now() < until) {
        play(first + games, LONGEST, timing, &mut count);
        games += 1;
        if games.is_multiple_of(2000) {
            tell(&count, games, began);
        }
    }
    for (kind, times) in &count.kinds {
        println!("{kind}: {times} times");
    }
    tell(&count, games, began);
    let waits = &count.waits;
    let figures = |name: &str, of: &Delays, unit: &str| {
        println!(
            "{name}: {} times, median {} {unit}, 95 of 100 within {} {unit}, 999 of 1000 within {} {unit}, worst {} {unit}",
            of.count(),
            of.median(),
            of.of_a_thousand(950),
            of.of_a_thousand(999),
            of.worst()
        );
    };
    figures("peg lifted to touched, on the board's stamps", &waits.touched, "ms");
    figures("the same, just put in or announced as adjusted", &waits.touched_late, "ms");
    figures("peg lifted to touched, the game's own time", &waits.touched_own, "us");
    figures("last peg to made, announced beforehand, on the board's stamps", &waits.made, "ms");
    figures("last peg to made, announced by itself, on the board's stamps", &waits.made_auto, "ms");
    for (kind, of) in &waits.made_auto_by_kind {
        figures(&format!("  {kind}"), of, "ms");
    }
    figures("last peg to made, the game's own time", &waits.made_own, "us");
    for story in count.wrong.iter().take(40) {
        println!("WRONG {story}");
    }
    for story in count.asked.iter().take(40) {
        println!("ASKED {story}");
    }
    if count.wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn tell(count: &Count, games: u64, began: Instant) {
    println!(
        "{} plies in {games} games: {} made as meant, {} asked, {} wrong; {} held to touch-move; {} rested too long, each let go; {} executed for the opponent; {:.0} s",
        count.plies,
        count.right,
        count.asked.len(),
        count.wrong.len(),
        count.held,
        count.let_go,
        count.executed,
        began.elapsed().as_secs_f64()
    );
}
