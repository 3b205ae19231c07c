//! Reconstruction from two disturbed scores of real games: how many moves are right, sure, and sure
//! but wrong, and the time. It prints one line a figure.
//!
//! `cargo bench --bench scores -- GAMES.pgn [ROUNDS [PERCENT [FIRST]]]`: each round disturbs every
//! game anew, starting with round FIRST; PERCENT is the share of wrong cells, by default 3, 8 and
//! 15. Rounds 0 to 28 were used in development: figures are taken from 29 on.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../tests/it/disturbed.rs"]
mod disturbed;

use annabella::chess::{Color, Line, uci};
use annabella::reconcile::{Evidence, Reconstruction, reconstruct};
use annabella::scoresheet::{Scoresheet, pgn};
use disturbed::{Dice, Disturbance};
use std::error::Error;
use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Shares of wrong cells.
const SHARES: [f64; 3] = [0.03, 0.08, 0.15];

/// The first round that was not used in development.
const FRESH: u64 = 29;

/// The counts.
#[derive(Default)]
struct Counts {
    games: usize,
    whole: usize,
    moves: usize,
    right: usize,
    sure: usize,
    wrong: usize,
    time: Duration,
    longest: Duration,
    /// Total time and number of games of 55 to 65 moves.
    sixty: (Duration, usize),
    /// Total time and number of games by length, in steps of 20 moves.
    lengths: [(Duration, usize); 8],
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let path =
        args.first().ok_or("usage: cargo bench --bench scores -- GAMES.pgn [ROUNDS [PERCENT [FIRST]]]")?;
    let rounds: u64 = args.get(1).map_or(Ok(1), |rounds| rounds.parse())?;
    let records = pgn::read(&fs::read(path)?)?;
    let games: Vec<Line> =
        records.into_iter().map(|record| record.line).filter(|line| !line.is_empty()).collect();
    println!("{} games, {} moves of one side", games.len(), games.iter().map(Line::len).sum::<usize>());
    let only: Option<f64> = args.get(2).map(|percent| percent.parse()).transpose()?;
    let first: u64 = args.get(3).map_or(Ok(FRESH), |first| first.parse())?;
    let shares = only.map_or(SHARES.to_vec(), |percent| vec![percent / 100.0]);
    for share in shares {
        for with_board in [false, true] {
            let mut counts = Counts::default();
            for round in first..first + rounds {
                for (index, line) in games.iter().enumerate() {
                    let seed = round * 1_000_003 + index as u64;
                    let [white, black] = sheets(line, share, seed);
                    let mut evidence = Evidence::default();
                    if with_board {
                        evidence.boards = vec![shakmaty::Position::board(line.position()).clone()];
                    }
                    let start = busy();
                    let read = reconstruct(line.start(), &white, &black, &evidence);
                    counts.add(line, &read, busy() - start, seed);
                }
            }
            counts.print(share, with_board);
        }
    }
    Ok(())
}

/// The processor time of this thread, which is independent of other processes.
fn busy() -> Duration {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let on = stat.split_whitespace().next().and_then(|nanos| nanos.parse().ok());
    on.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn sheets(line: &Line, share: f64, seed: u64) -> [Scoresheet; 2] {
    let mut dice = Dice::new(seed ^ (share * 1000.0) as u64);
    Color::ALL.map(|owner| Disturbance::of(share).sheet(owner, line, &mut dice))
}

impl Counts {
    fn add(&mut self, line: &Line, read: &Reconstruction, time: Duration, seed: u64) {
        self.games += 1;
        self.moves += line.len();
        let mut right = 0;
        for (index, ply) in line.plies().iter().enumerate() {
            let own = read.line.plies().get(index);
            let same = own.is_some_and(|own| uci(own.mv) == uci(ply.mv));
            right += usize::from(same);
            if read.plies.get(index).is_some_and(|ply| ply.is_sure()) {
                self.sure += 1;
                if !same {
                    self.wrong += 1;
                    let own = own.map(|own| own.san.as_str()).unwrap_or_default();
                    println!("  sure and wrong: game {seed} ply {}: {own} for {}", index + 1, ply.san);
                }
            }
        }
        if 2 * right < line.len() {
            println!("  lost: game {seed}, {right} of {} moves right", line.len());
        }
        // A surplus move that is sure counts as wrong.
        self.wrong += read.plies.iter().skip(line.len()).filter(|ply| ply.is_sure()).count();
        self.right += right;
        self.whole += usize::from(right == line.len() && read.line.len() == line.len());
        self.time += time;
        self.longest = self.longest.max(time);
        if (110..=130).contains(&line.len()) {
            self.sixty = (self.sixty.0 + time, self.sixty.1 + 1);
        }
        let step = &mut self.lengths[(line.len() / 40).min(7)];
        *step = (step.0 + time, step.1 + 1);
    }

    fn print(&self, share: f64, with_board: bool) {
        let part = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
        println!(
            "{:.0}% wrong cells, {}: moves right {:.2}%, games whole {:.1}%, sure {:.2}%, sure and wrong {} of {}; \
             a game {:.1} ms, longest {:.1} ms",
            share * 100.0,
            if with_board { "final position known" } else { "scores alone" },
            part(self.right, self.moves),
            part(self.whole, self.games),
            part(self.sure, self.moves),
            self.wrong,
            self.sure,
            self.time.as_secs_f64() * 1000.0 / self.games.max(1) as f64,
            self.longest.as_secs_f64() * 1000.0,
        );
        let (time, games) = self.sixty;
        println!(
            "    games of 55 to 65 moves: {:.1} ms each, {games} games",
            time.as_secs_f64() * 1000.0 / games.max(1) as f64
        );
        for (step, (time, games)) in self.lengths.iter().enumerate().filter(|(_, (_, games))| *games > 0) {
            println!(
                "    games of {} to {} moves: {:.1} ms each, {games} games",
                step * 20,
                step * 20 + 19,
                time.as_secs_f64() * 1000.0 / *games as f64
            );
        }
    }
}
