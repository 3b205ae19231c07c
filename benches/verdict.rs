//! Ten thousand situations of D.2.9 with known answers, and a table of verdicts by mishap.
//!
//! `cargo bench --bench verdict`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../crates/reconcile/tests/scores/verdict/misexecution.rs"]
mod misexecution;
#[path = "../crates/reconcile/tests/scores/verdict/oracle.rs"]
mod oracle;
#[path = "../crates/reconcile/tests/scores/verdict/play.rs"]
mod play;
#[path = "../crates/reconcile/tests/scores/verdict/situation.rs"]
mod situation;
#[path = "../crates/reconcile/tests/scores/verdict/table.rs"]
mod table;

use std::time::Instant;

/// The minimum number of situations, and the first seed.
/// `ANNABELLA_SITUATIONS` and `ANNABELLA_SEED` override them.
const SITUATIONS: usize = 10_000;
const SEED: usize = 1000;

fn main() {
    let games = table::games();
    let mut result = table::Table::default();
    let begun = Instant::now();
    let number = |name: &str, usual: usize| {
        std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
    };
    let situations = number("ANNABELLA_SITUATIONS", SITUATIONS);
    for seed in number("ANNABELLA_SEED", SEED).. {
        for judged in table::judged(&games, seed as u64) {
            result.add(&judged);
        }
        if result.judged >= situations {
            break;
        }
    }
    let each = begun.elapsed().as_secs_f64() * 1000.0 / result.judged as f64;
    println!("{result}");
    println!("{each:.2} ms a situation, playing it included");
    for fault in result.faults.iter().take(40) {
        println!("\n{fault}");
    }
    assert!(result.faults.is_empty(), "{} faults", result.faults.len());
}
