//! Move counts of every game: compared with published figures and with slow rules, and timed.
//!
//! The slow rules are those of three-dimensional chess.
//!
//! `cargo bench --bench perft` compares three-dimensional chess to depth 3 from a thousand positions
//! (`ANNABELLA_POSITIONS`, `ANNABELLA_SEED`), times it and plays random games (`ANNABELLA_PLIES`), checking
//! their invariants; `-- FILE` counts the positions of Chess960 in a file of `epd` and `perft DEPTH COUNT`
//! lines to depth 4 (`ANNABELLA_DEPTH`).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../tests/it/chess960.rs"]
#[allow(dead_code)]
mod chess960;
#[path = "../crates/tridim/tests/rules/drawn.rs"]
mod drawn;
#[path = "../crates/tridim/tests/rules/games.rs"]
mod games;
#[path = "../crates/tridim/tests/rules/setting.rs"]
mod setting;
#[path = "../crates/tridim/tests/rules/slow.rs"]
#[allow(dead_code)]
mod slow;

use annabella::chess::{CastlingMode, Chess, Fen};
use annabella::tactile::hands::Dice;
use annabella::tridim::{Position, START};
use std::time::{Duration, Instant};

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
}

fn main() {
    match std::env::args().skip(1).find(|arg| !arg.starts_with("--")) {
        Some(path) => published(&path),
        None => {
            timed();
            compared();
            played();
            played_960();
        }
    }
}

fn rate(nodes: u64, took: Duration) -> String {
    format!(
        "{nodes} in {:.2} s, {:.2} million a second",
        took.as_secs_f64(),
        nodes as f64 / took.as_secs_f64() / 1e6
    )
}

/// Times counting from the starting position, and the moves of single positions.
fn timed() {
    let start = Position::default();
    for depth in 4..=5 {
        let begun = Instant::now();
        let nodes = start.perft(depth);
        println!("perft {depth} from the start: {}", rate(nodes, begun.elapsed()));
    }
    let mut dice = Dice::new(number("ANNABELLA_SEED", 1));
    let mut times = Vec::new();
    let mut most = 0;
    for _ in 0..20_000 {
        let position = drawn::position(&mut dice);
        // The best of three, because a busy machine interrupts.
        let once = || {
            let begun = Instant::now();
            let count = position.legal_moves().len();
            (begun.elapsed(), count)
        };
        let (took, count) = [once(), once(), once()].into_iter().min().expect("three");
        most = most.max(count);
        times.push(took);
    }
    times.sort_unstable();
    println!(
        "legal moves of {} positions, {most} at most: median {:.1} µs, 99.9% {:.1} µs, longest {:.1} µs",
        times.len(),
        times[times.len() / 2].as_secs_f64() * 1e6,
        times[times.len() * 999 / 1000].as_secs_f64() * 1e6,
        times[times.len() - 1].as_secs_f64() * 1e6,
    );
}

/// Compares the slow rules' counts with the crate's.
fn compared() {
    let (positions, depth) = (number("ANNABELLA_POSITIONS", 1000), number("ANNABELLA_DEPTH", 3) as u32);
    let deep = slow::Slow::read(START).perft(5);
    println!("perft 5 from the start by the slow rules: {deep}");
    assert_eq!(Position::default().perft(5), deep);
    let mut dice = Dice::new(number("ANNABELLA_SEED", 1));
    let (mut nodes, mut own, mut theirs, mut faults) = (0, Duration::ZERO, Duration::ZERO, 0);
    for _ in 0..positions {
        let position = drawn::position(&mut dice);
        let text = position.to_string();
        let begun = Instant::now();
        let counted = position.perft(depth);
        own += begun.elapsed();
        let begun = Instant::now();
        let expected = slow::Slow::read(&text).perft(depth);
        theirs += begun.elapsed();
        nodes += counted;
        if counted != expected {
            faults += 1;
            println!("{counted} and not {expected}: {text}");
        }
    }
    println!("perft {depth} from {positions} positions, {faults} unlike the slow rules'");
    println!("ours: {}", rate(nodes, own));
    println!("slow: {}", rate(nodes, theirs));
    assert_eq!(faults, 0);
}

/// Plays random games to their end, checking texts, notation and invariants.
fn played() {
    let (wanted, mut dice) =
        (number("ANNABELLA_PLIES", 100_000) as usize, Dice::new(number("ANNABELLA_SEED", 1)));
    let (mut games, mut plies) = (0, 0);
    let begun = Instant::now();
    while plies < wanted {
        plies += games::random_game(&mut dice);
        games += 1;
    }
    println!(
        "{games} random games of {plies} plies kept what must hold, in {:.0} s",
        begun.elapsed().as_secs_f64()
    );
}

/// Plays random games of Chess960 to their end.
fn played_960() {
    let (wanted, mut dice) =
        (number("ANNABELLA_PLIES", 100_000) as usize, Dice::new(number("ANNABELLA_SEED", 1)));
    let words = chess960::words();
    let (mut games, mut plies) = (0, 0);
    let begun = Instant::now();
    while plies < wanted {
        plies += chess960::random_game(&mut dice, &words);
        games += 1;
    }
    println!(
        "{games} random games of Chess960 of {plies} plies kept what must hold, in {:.0} s",
        begun.elapsed().as_secs_f64()
    );
}

/// Compares the counts of Chess960 positions with published ones.
fn published(path: &str) {
    let most = number("ANNABELLA_DEPTH", 4) as u32;
    let (mut positions, mut counts, mut faults, mut nodes) = (0, 0, 0, 0);
    let mut position = Chess::default();
    let begun = Instant::now();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        if let Some(fen) = line.strip_prefix("epd ") {
            position = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap();
            positions += 1;
        } else if let Some(known) = line.strip_prefix("perft ") {
            let (depth, expected) = known.split_once(' ').expect("a depth and a count");
            let (depth, expected): (u32, u64) = (depth.parse().unwrap(), expected.parse().unwrap());
            if depth <= most {
                let counted = shakmaty::perft(&position, depth);
                counts += 1;
                nodes += counted;
                faults += u64::from(counted != expected);
            }
        }
    }
    println!(
        "{positions} positions of Chess960, {counts} counts to depth {most}, {faults} unlike the published"
    );
    println!("{}", rate(nodes, begun.elapsed()));
    assert_eq!(faults, 0);
}
