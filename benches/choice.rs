//! Learns what players choose to play, for the weights of `reconcile::choice`, from every other game
//! of a file, and tells how well that foretells the others.
//!
//! `cargo bench --bench choice -- GAMES.pgn` prints the weights and, for moves of games learnt from
//! and of games not learnt from, the mean negative logarithm of what each was given: by chance, by
//! the weights learnt here, and by those the reader has.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench is to stop.

use annabella::chess::{Line, Position};
use annabella::reconcile::choice::{WEIGHTS, traits, unlikely};
use annabella::scoresheet::pgn;
use std::error::Error;
use std::fs;

/// A move that was played, among all that could be: the traits of each.
struct Choice {
    moves: Vec<Vec<(usize, f32)>>,
    played: usize,
    /// What the reader's own weights give it.
    known: f64,
}

/// Times that all games are gone through.
const ROUNDS: usize = 8;
const STEP: f64 = 0.3;
/// How much a weight is drawn to nothing.
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

/// Each step makes the move that was played likelier, by less the more a trait was seen.
fn learn(choices: &[Choice]) -> Vec<f64> {
    let mut weights = vec![0.0; WEIGHTS];
    let mut seen = vec![1e-3; WEIGHTS];
    for round in 0..ROUNDS * choices.len() {
        // Not game by game, whose moves are alike.
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
