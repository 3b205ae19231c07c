//! Learns the weights of `reconcile::choice` from every other game of a file, and measures how well
//! they predict the other games.
//!
//! `cargo bench --bench choice -- GAMES.pgn` prints, for the games learnt from and the others, the
//! mean negative logarithm of the moves' probabilities: uniform, by the weights learnt here, and by
//! those in the source, which `--write` replaces.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

use annabella::chess::{Line, Position};
use annabella::reconcile::choice::{Before, STEP, WEIGHTS, traits, unlikely};
use annabella::scoresheet::pgn;
use std::error::Error;
use std::fs;

/// A played move and the traits of all legal moves.
struct Choice {
    moves: Vec<Vec<(u16, f32)>>,
    played: usize,
    /// Its cost by the weights in the source.
    known: f64,
}

/// The number of passes over the games.
const ROUNDS: usize = 8;
const PACE: f64 = 0.15;
/// How strongly each weight is drawn to zero at each move in which it plays a part.
const REINS: f64 = 2e-4;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().skip(1).find(|arg| !arg.starts_with("--"));
    let path = path.ok_or("usage: cargo bench --bench choice -- GAMES.pgn")?;
    let mut halves: [Vec<Choice>; 2] = Default::default();
    for (index, record) in pgn::read(&fs::read(path)?)?.iter().enumerate() {
        halves[index % 2].extend(choices(&record.line));
    }
    let weights = learn(&halves[0]);
    for (half, name) in halves.iter().zip(["learnt from", "not learnt from"]) {
        let mean = |of: &dyn Fn(&Choice) -> f64| half.iter().map(of).sum::<f64>() / half.len() as f64;
        println!(
            "{} moves of games {name}: by chance {:.3}, learnt {:.3}, the reader's {:.3}",
            half.len(),
            mean(&|choice| (choice.moves.len() as f64).ln()),
            mean(&|choice| -shares(&weights, &choice.moves)[choice.played].ln()),
            mean(&|choice| choice.known),
        );
    }
    if std::env::args().any(|arg| arg == "--write") {
        write(&weights)?;
    }
    Ok(())
}

/// Writes the weights into the source.
fn write(weights: &[f64]) -> std::io::Result<()> {
    let steps: Vec<String> =
        weights.iter().map(|weight| format!("{:.0}", weight / f64::from(STEP))).map(no_minus_zero).collect();
    let rows: Vec<String> = steps.chunks(24).map(|row| format!("    {},\n", row.join(", "))).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/reconcile/learnt.rs");
    let source = fs::read_to_string(path)?;
    let head = source.split_inclusive("= &[").next().unwrap_or_default();
    fs::write(path, format!("{head}\n{}];\n", rows.concat()))
}

fn no_minus_zero(step: String) -> String {
    if step == "-0" { "0".to_owned() } else { step }
}

fn choices(line: &Line) -> impl Iterator<Item = Choice> {
    let mut before = Before::default();
    line.plies().iter().map(move |ply| {
        let position = &ply.before;
        let legal = position.legal_moves();
        let played = legal.iter().position(|mv| *mv == ply.mv).expect("it was played");
        let known = f64::from(unlikely(position, before, &legal)[played]);
        let mut moves = vec![Vec::new(); legal.len()];
        traits(position, before, &legal, &mut |at, which, amount| {
            if amount != 0.0 {
                moves[at].push((which as u16, amount));
            }
        });
        before = Before { own: before.other, other: Some(ply.mv) };
        Choice { moves, played, known }
    })
}

/// Each step increases the probability of the played move, with smaller steps for frequent traits.
fn learn(choices: &[Choice]) -> Vec<f64> {
    let mut weights = vec![0.0; WEIGHTS];
    let mut seen = vec![1e-2; WEIGHTS];
    let mut slopes = vec![0.0; WEIGHTS];
    let mut touched: Vec<usize> = Vec::new();
    for round in 0..ROUNDS * choices.len() {
        // Moves of different games alternate, since those of one game are similar.
        let choice = &choices[(round * 7919) % choices.len()];
        let shares = shares(&weights, &choice.moves);
        for (index, (share, traits)) in shares.iter().zip(&choice.moves).enumerate() {
            let more = share - if index == choice.played { 1.0 } else { 0.0 };
            for &(which, amount) in traits {
                let which = usize::from(which);
                if slopes[which] == 0.0 {
                    touched.push(which);
                }
                slopes[which] += more * f64::from(amount);
            }
        }
        for which in touched.drain(..) {
            let slope = std::mem::take(&mut slopes[which]) + REINS * weights[which];
            seen[which] += slope * slope;
            weights[which] -= PACE * slope / f64::sqrt(seen[which]);
        }
    }
    weights
}

fn shares(weights: &[f64], moves: &[Vec<(u16, f32)>]) -> Vec<f64> {
    let score = |traits: &Vec<(u16, f32)>| -> f64 {
        traits.iter().map(|&(which, amount)| weights[usize::from(which)] * f64::from(amount)).sum()
    };
    let likely: Vec<f64> = moves.iter().map(|traits| score(traits).exp()).collect();
    let all: f64 = likely.iter().sum();
    likely.into_iter().map(|one| one / all).collect()
}
