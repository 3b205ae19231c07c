//! Ten thousand situations of D.2.9 whose truth is known, and the table of truth against verdict.
//!
//! `cargo bench --bench verdict`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench is to stop.

#[path = "../tests/it/verdict/situation.rs"]
mod situation;
#[path = "../tests/it/verdict/table.rs"]
mod table;

use std::time::Instant;

/// How many situations are judged at least.
const SITUATIONS: usize = 10_000;

fn main() {
    let games = table::games();
    let mut result = table::Table::default();
    let begun = Instant::now();
    for seed in 1000.. {
        for judged in table::judged(&games, seed) {
            result.add(&judged);
        }
        if result.judged >= SITUATIONS {
            break;
        }
    }
    let each = begun.elapsed().as_secs_f64() * 1000.0 / result.judged as f64;
    println!("{result}");
    println!("{each:.2} ms a situation, playing it included");
    for fault in result.faults.iter().take(12) {
        println!("\n{fault}");
    }
    assert!(result.faults.is_empty(), "{} faults", result.faults.len());
}
