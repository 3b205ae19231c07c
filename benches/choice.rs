//! Learns the weights of `annabella_reconcile::choice` from half of the games in a file.
//!
//! It then measures how well they predict the other half.
//!
//! `cargo bench --bench choice -- GAMES.pgn` prints, for the training games and the others, the mean negative
//! logarithm of the moves' probabilities: uniform, by the weights learnt here, and by those in the source,
//! which `--write` replaces. `--validate` learns from three in four of the training games and measures the
//! fourth; pace and rounds were chosen this way. It also considers two moves of one player that scoresheets
//! can have in either order, and prints how often the reader prefers the played order.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

use annabella::chess::{Chess, Line, Move, Position, San};
use annabella::scoresheet::pgn;
use annabella_reconcile::choice::{PreviousMoves, RECURS, STEP, WEIGHTS, neg_log_probabilities, traits};
use std::error::Error;
use std::fs;
use std::path::Path;

/// A played move and the traits of all legal moves.
struct Choice {
    moves: Vec<Vec<(u32, f32)>>,
    played: usize,
    /// Its cost by the weights in the source.
    known: f64,
}

/// The number of passes over the games.
const ROUNDS: usize = 8;
/// The initial pace of learning; it falls to a tenth.
const PACE: f64 = 0.1;
/// The pull of each weight to zero at each move in which it has a part.
const REINS: f64 = 2e-3;
/// The same for the weights of contexts, each of which was seen a few times.
const TIGHT_REINS: f64 = 4e-2;
/// The minimum number of occurrences of a move in a context for learning.
const LEAST: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().skip(1).find(|arg| !arg.starts_with("--"));
    let path = path.ok_or("usage: cargo bench --bench choice -- GAMES.pgn")?;
    let mut halves: [Vec<Choice>; 2] = Default::default();
    let validates = std::env::args().any(|arg| arg == "--validate");
    let records = pgn::read(&fs::read(path)?)?;
    for (index, record) in records.iter().enumerate() {
        if !validates {
            halves[index % 2].extend(choices(&record.line));
        } else if index % 2 == 0 {
            halves[usize::from(index % 8 == 0)].extend(choices(&record.line));
        }
    }
    for (rest, name) in [(0, "learnt from"), (1, "not learnt from")] {
        let orders: Vec<f32> =
            records.iter().skip(rest).step_by(2).flat_map(|one| orders(&one.line)).collect();
        let right = orders.iter().filter(|more| **more > 0.0).count();
        let share = 100.0 * right as f64 / orders.len() as f64;
        println!("{} exchanges that leave all else legal in games {name}: {share:.1}% told", orders.len());
    }
    forget_rare(&mut halves);
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

/// Drops contexts in which the same move occurs less often than [`LEAST`] in the training games.
fn forget_rare(halves: &mut [Vec<Choice>; 2]) {
    let mut played = vec![0; WEIGHTS];
    for choice in &halves[0] {
        choice.moves[choice.played].iter().for_each(|&(which, _)| played[which as usize] += 1);
    }
    for traits in halves.iter_mut().flatten().flat_map(|choice| &mut choice.moves) {
        traits.retain(|&(which, _)| (which as usize) < RECURS || played[which as usize] >= LEAST);
    }
}

/// Writes the weights into the files that the crate includes.
fn write(weights: &[f64]) -> std::io::Result<()> {
    let steps: Vec<i16> = weights.iter().map(|weight| (weight / f64::from(STEP)).round() as i16).collect();
    let (dense, recurrent) = steps.split_at(RECURS);
    let dense: Vec<String> = dense.iter().map(i16::to_string).collect();
    let recurrent = recurrent.iter().enumerate().filter(|(_, step)| **step != 0);
    let recurrent: Vec<String> = recurrent.map(|(number, step)| format!("({number}, {step})")).collect();
    let rows = |entries: &[String], many: usize| -> String {
        entries.chunks(many).map(|row| format!("    {},\n", row.join(", "))).collect()
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/reconcile/src/choice/learnt");
    fs::write(folder.join("traits.txt"), format!("[\n{}]\n", rows(&dense, 24)))?;
    fs::write(folder.join("contexts.txt"), format!("[\n{}]\n", rows(&recurrent, 12)))
}

fn choices(line: &Line) -> impl Iterator<Item = Choice> {
    let mut before = PreviousMoves::default();
    line.plies().iter().map(move |ply| {
        let position = &ply.before;
        let legal = position.legal_moves();
        let played = legal.iter().position(|mv| *mv == ply.mv).expect("it was played");
        let known = f64::from(neg_log_probabilities(position, before, &legal)[played]);
        let mut moves = vec![Vec::new(); legal.len()];
        traits(position, before, &legal, &mut |at, which, amount| {
            if amount != 0.0 {
                moves[at].push((which as u32, amount));
            }
        });
        before = PreviousMoves { own: before.other, other: Some(ply.mv) };
        Choice { moves, played, known }
    })
}

/// Compares each two consecutive moves of a player with their other order, if the position is the same.
///
/// Returns how much likelier the played order is, up to the opponent's next move.
fn orders(line: &Line) -> Vec<f32> {
    let plies = line.plies();
    let order = |at: usize| {
        let three = plies.get(at..at + 3)?;
        let words: Vec<San> = three.iter().map(|ply| San::from_move(&ply.before, ply.mv)).collect();
        let mut other = Line::new(three[0].before.clone());
        for word in [&words[2], &words[1], &words[0]] {
            other.push(word.to_move(other.position()).ok()?);
        }
        let played = line.position_after(at + 3);
        if other.position().board() != played.board() || other.plies()[0].mv == three[0].mv {
            return None;
        }
        let earlier = |back: usize| at.checked_sub(back).map(|ply| plies[ply].mv);
        let next = plies.get(at + 3).map(|ply| ply.mv);
        let cost = |moves: Vec<Move>| {
            let mut before = PreviousMoves { own: earlier(2), other: earlier(1) };
            let mut position: Chess = three[0].before.clone();
            let mut sum = 0.0;
            for mv in moves.into_iter().chain(next) {
                let legal = position.legal_moves();
                sum += neg_log_probabilities(&position, before, &legal)
                    [legal.iter().position(|own| *own == mv)?];
                before = PreviousMoves { own: before.other, other: Some(mv) };
                position.play_unchecked(mv);
            }
            Some(sum)
        };
        let moves = |plies: &[annabella::chess::PlayedMove]| plies.iter().map(|ply| ply.mv).collect();
        Some(cost(moves(other.plies()))? - cost(moves(three))?)
    };
    (0..plies.len()).filter_map(order).collect()
}

/// Learns the weights.
/// Each step increases the probability of the played move, with smaller steps for frequent traits.
fn learn(choices: &[Choice]) -> Vec<f64> {
    let mut weights = vec![0.0; WEIGHTS];
    let mut seen = vec![1e-2; WEIGHTS];
    let mut slopes = vec![0.0; WEIGHTS];
    let mut touched: Vec<usize> = Vec::new();
    let rounds = ROUNDS * choices.len();
    for round in 0..rounds {
        let pace = PACE * (1.0 - 0.9 * round as f64 / rounds as f64);
        // Moves of different games alternate, because those of one game are similar.
        let choice = &choices[(round * 7919) % choices.len()];
        let shares = shares(&weights, &choice.moves);
        for (index, (share, traits)) in shares.iter().zip(&choice.moves).enumerate() {
            let more = share - if index == choice.played { 1.0 } else { 0.0 };
            for &(which, amount) in traits {
                let which = which as usize;
                if slopes[which] == 0.0 {
                    touched.push(which);
                }
                slopes[which] += more * f64::from(amount);
            }
        }
        for which in touched.drain(..) {
            let reins = if which < RECURS { REINS } else { TIGHT_REINS };
            let slope = std::mem::take(&mut slopes[which]) + reins * weights[which];
            seen[which] += slope * slope;
            weights[which] -= pace * slope / f64::sqrt(seen[which]);
        }
    }
    weights
}

fn shares(weights: &[f64], moves: &[Vec<(u32, f32)>]) -> Vec<f64> {
    let score = |traits: &Vec<(u32, f32)>| -> f64 {
        traits.iter().map(|&(which, amount)| weights[which as usize] * f64::from(amount)).sum()
    };
    let likely: Vec<f64> = moves.iter().map(|traits| score(traits).exp()).collect();
    let all: f64 = likely.iter().sum();
    likely.into_iter().map(|one| one / all).collect()
}
