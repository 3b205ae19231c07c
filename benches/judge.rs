//! The answers of `annabella judge` on positions with known results: none may be wrong.
//!
//! `cargo bench --bench judge -- positions.txt [BUDGET|play]`, where a line of the file is `WB`, `W-`, `-B`
//! or `--` (the sides that can still mate), a space and a FEN, as in the tests of the crate `chasolver`.
//! Without a file the composed positions below are judged. `play` judges as a game does: if the answer is not
//! immediate, the solver works in the background.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

use annabella::chess::{Color, DeclaredChess, FenReach, Position, read_fen};
use annabella::laws::{CanMate, at_once, winnability};
use std::time::{Duration, Instant};

/// Positions that the solver alone leaves open; a proof of each is published.
const COMPOSED: &str = "WB 1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1
-- 3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 3 57";

fn main() {
    // Cargo adds `--bench`.
    let mut given = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let text = given.next().map_or(COMPOSED.to_owned(), |path| std::fs::read_to_string(path).unwrap());
    let how = given.next().unwrap_or_else(|| "1".to_owned());
    let budget = if how == "play" { None } else { Some(how.parse().expect("a number, or play")) };
    let (mut right, mut wrong, mut open, mut unread) = (0, 0, 0, 0);
    let (mut over, mut open_dead, mut beside) = (0, 0, 0);
    let mut longest_at_once = Duration::ZERO;
    let (mut longest, mut slowest) = (Duration::ZERO, String::new());
    let begun = Instant::now();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let (known, fen) = line.split_at(2);
        let position = match read_fen(fen, DeclaredChess::Undeclared, FenReach::Any) {
            Ok(position) => position,
            Err(fault) => {
                unread += 2;
                println!("not read ({}): {fen}", fault.code());
                continue;
            }
        };
        for (side, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let asked = Instant::now();
            let verdict = match budget {
                Some(budget) => winnability(&position, side, budget),
                None => match at_once(&position, side) {
                    open if open.can == CanMate::Undetermined => {
                        beside += 1;
                        longest_at_once = longest_at_once.max(asked.elapsed());
                        winnability(&position, side, 1)
                    }
                    known => {
                        longest_at_once = longest_at_once.max(asked.elapsed());
                        known
                    }
                },
            };
            let took = asked.elapsed();
            over += usize::from(took > Duration::from_millis(100));
            if took > longest {
                (longest, slowest) = (took, line.to_owned());
            }
            match (verdict.can, known.contains(letter)) {
                (CanMate::Undetermined, _) => {
                    open += 1;
                    open_dead += usize::from(!known.contains(letter));
                    println!("undetermined, {side}, {took:.1?}: {line}");
                }
                (CanMate::Yes, true) => {
                    let mut after = position.clone();
                    for mv in &verdict.line {
                        assert!(after.is_legal(*mv), "{mv} in the proof of {line}");
                        after.play_unchecked(*mv);
                    }
                    assert!(after.is_checkmate() && after.turn() != side, "no mate proves {line}");
                    right += 1;
                }
                (CanMate::No, false) => right += 1,
                _ => {
                    wrong += 1;
                    println!("WRONG, {side}: {line}");
                }
            }
        }
    }
    let queries = right + wrong + open + unread;
    let took = begun.elapsed();
    println!(
        "{queries} queries, budget {how}: {right} right, {wrong} wrong, {open} undetermined, {open_dead} of them where that side cannot mate, {unread} not read"
    );
    let took = took.as_secs_f64() * 1000.0;
    println!("{took:.1} ms together, {over} over 100 ms, at most {longest:.1?}: {slowest}");
    if budget.is_none() {
        println!("{beside} of them asked beside the game; what shows at once, at most {longest_at_once:.1?}");
    }
    assert_eq!(wrong, 0);
}
