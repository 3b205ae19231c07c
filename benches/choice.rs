//! Learns the weights of `reconcile::choice` from every other game of a file, and measures how well
//! they predict the other games.
//!
//! `cargo bench --bench choice -- GAMES.pgn` prints the weights and, for training and test games,
//! the mean negative logarithm of the moves' probabilities: uniform, by the weights learnt here,
//! and by those in the source.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

use annabella::chess::{Line, Position};
use annabella::reconcile::choice::{WEIGHTS, traits, unlikely};
use annabella::scoresheet::pgn;
use std::error::Error;
use std::fs;

/// A played move and the traits of all legal moves.
struct Choice {
    moves: Vec<Vec<(usize, f32)>>,
    played: usize,
    /// Its cost by the weights in the source.
    known: f64,
}

/// The number of passes over the games.
const ROUNDS: usize = 8;
const STEP: f64 = 0.3;
/// The decay of the weights in each step.
const REINS: f64 = 2e-5;

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
    let weights: Vec<String> = weights.iter().map(|weight| format!("{weight:.2}")).collect();
    println!("{}", weights.join(", "));
    Ok(())
}

fn choices(line: &Line) -> impl Iterator<Item = Choice> {
    line.plies().iter().map(|ply| {
        let position = &ply.before;
        let legal = position.legal_moves();
        let played = legal.iter().position(|mv| *mv == ply.mv).expect("it was played");
        let known = f64::from(unlikely(position, &legal)[played]);
        let mut moves = vec![Vec::new(); legal.len()];
        traits(position, &legal, &mut |at, which, amount| moves[at].push((which, amount)));
        Choice { moves, played, known }
    })
}

/// Each step increases the probability of the played move, with smaller steps for frequent traits.
fn learn(choices: &[Choice]) -> Vec<f64> {
    let mut weights = vec![0.0; WEIGHTS];
    let mut seen = vec![1e-3; WEIGHTS];
    for round in 0..ROUNDS * choices.len() {
        // Moves of different games alternate, since those of one game are similar.
        let choice = &choices[(round * 7919) % choices.len()];
        let shares = shares(&weights, &choice.moves);
        let mut slopes = vec![0.0; WEIGHTS];
        for (index, (share, traits)) in shares.iter().zip(&choice.moves).enumerate() {
            let more = share - if index == choice.played { 1.0 } else { 0.0 };
            traits.iter().for_each(|&(which, amount)| slopes[which] += more * f64::from(amount));
        }
        for ((weight, seen), slope) in weights.iter_mut().zip(&mut seen).zip(slopes) {
            let slope = slope + REINS * *weight;
            *seen += slope * slope;
            *weight -= STEP * slope / seen.sqrt();
        }
    }
    weights
}

fn shares(weights: &[f64], moves: &[Vec<(usize, f32)>]) -> Vec<f64> {
    let score = |traits: &Vec<(usize, f32)>| -> f64 {
        traits.iter().map(|&(which, amount)| weights[which] * f64::from(amount)).sum()
    };
    let likely: Vec<f64> = moves.iter().map(|traits| score(traits).exp()).collect();
    let all: f64 = likely.iter().sum();
    likely.into_iter().map(|one| one / all).collect()
}
