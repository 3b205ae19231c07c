//! Reconstruction from two disturbed scoresheets of real games: right and sure moves, and the time.
//!
//! It prints one line per figure. It exits with 1 if a move is sure but wrong, unless both scoresheets have
//! the same other move, or the move has the same words and an earlier one is such a case.
//!
//! `cargo bench --bench scores -- GAMES.pgn [ROUNDS [PERCENT [FIRST]]]`: each round disturbs every other game
//! again, starting with round FIRST; PERCENT is the share of wrong cells, by default 3, 8 and 15. The games
//! between them are those that `cargo bench --bench choice` learns from; `--learnt` reads those instead,
//! `--alone` runs only without the final position. `--slipped`: every scoresheet has a row left out, doubled or
//! swapped, a move left out, or an early end. Rounds before 1000 were used in development, on the
//! training games.
//!
//! `cargo bench --bench scores -- --growth` reads long games and noise instead, and prints the growth of time
//! and the longest step of the search.
//!
//! `--list` prints the plies of each game that is not read completely, with the cells of both scoresheets. It
//! adds how much likelier the reading is than the game, as a natural logarithm. For each stretch read
//! differently it prints how much likelier the game makes the scoresheets by the generator's probabilities,
//! and how much likelier players choose its moves.
//!
//! `cargo bench --bench scores -- GAMES.pgn --table` prints the scoresheets that it would read, in the form
//! of the corpus `tests/data/disturbed.txt`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../../crates/reconcile/tests/scores/disturbed.rs"]
mod disturbed;

mod apart;
mod counts;
mod growth;

use annabella::chess::{Color, Line, Position};
use annabella::reconcile::{Evidence, Reconstruction, reconstruct};
use annabella::scoresheet::{Scoresheet, pgn};
use counts::Counts;
use disturbed::{Dice, Disturbance, Score};
use std::error::Error;
use std::fs;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Shares of wrong cells.
const SHARES: [f64; 3] = [0.03, 0.08, 0.15];

/// The first round not used in development.
const FRESH: u64 = 1000;

/// The command line.
struct Options {
    games: Vec<Line>,
    rounds: u64,
    shares: Vec<f64>,
    first: u64,
    alone: bool,
    list: bool,
}

impl Options {
    fn read() -> Result<Options, Box<dyn Error>> {
        let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
        let path = args
            .first()
            .ok_or("usage: cargo bench --bench scores -- GAMES.pgn [ROUNDS [PERCENT [FIRST]]]")?;
        let rounds: u64 = args.get(1).map_or(Ok(1), |rounds| rounds.parse())?;
        let records = pgn::read(&fs::read(path)?)?;
        let half = records.into_iter().skip(usize::from(!has("--learnt"))).step_by(2);
        let games: Vec<Line> = half.map(|record| record.line).filter(|line| !line.is_empty()).collect();
        let only: Option<f64> = args.get(2).map(|percent| percent.parse()).transpose()?;
        let first: u64 = args.get(3).map_or(Ok(FRESH), |first| first.parse())?;
        let shares = only.map_or(SHARES.to_vec(), |percent| vec![percent / 100.0]);
        Ok(Options { games, rounds, shares, first, alone: has("--alone"), list: has("--list") })
    }
}

fn has(option: &str) -> bool {
    std::env::args().any(|arg| arg == option)
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    if has("--growth") {
        growth::growth();
        growth::in_play();
        return Ok(ExitCode::SUCCESS);
    }
    let options = Options::read()?;
    let games = &options.games;
    println!("{} games, {} moves of one side", games.len(), games.iter().map(Line::len).sum::<usize>());
    if has("--table") {
        for share in &options.shares {
            let seeded = games.iter().zip(options.first * 1_000_003..);
            seeded.for_each(|(line, seed)| table(line, *share, seed));
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut wrong = 0;
    for &share in &options.shares {
        for with_board in [false, true].into_iter().filter(|with_board| !(options.alone && *with_board)) {
            let counts = counted(&options, share, with_board);
            counts.print(share, with_board);
            wrong += counts.wrong;
        }
    }
    if wrong > 0 {
        println!("{wrong} moves are sure and wrong");
    }
    Ok(ExitCode::from(u8::from(wrong > 0)))
}

/// Reads all games with a share of wrong cells.
fn counted(options: &Options, share: f64, with_board: bool) -> Counts {
    let mut counts = Counts::default();
    let board = |line: &Line| line.position().board().clone();
    for round in options.first..options.first + options.rounds {
        for (line, seed) in options.games.iter().zip(round * 1_000_003..) {
            let scores = scores(line, share, seed);
            let mut evidence = Evidence::default();
            if with_board {
                evidence.boards = vec![board(line)];
            }
            let start = busy();
            let read = reconstruct(line.start(), &scores[0].sheet, &scores[1].sheet, &evidence);
            let whole = counts.whole;
            counts.add(line, &scores, &read, busy() - start, seed);
            if !with_board || board(line) == board(&read.line) {
                counts.blame(line, &scores, &read.line, options.list);
            }
            if options.list && counts.whole == whole {
                differences(line, &scores, &read, evidence, seed);
            }
        }
    }
    counts
}

/// Returns the processor time of this thread, which is independent of other processes.
fn busy() -> Duration {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let on = stat.split_whitespace().next().and_then(|nanos| nanos.parse().ok());
    on.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn scores(line: &Line, share: f64, seed: u64) -> [Score; 2] {
    let mut dice = Dice::new(seed ^ (share * 1000.0) as u64);
    let usual = Disturbance::of(share);
    let disturbance = if has("--slipped") { Disturbance { disorder: 1.0, ..usual } } else { usual };
    Color::ALL.map(|owner| disturbance.score(owner, line, &mut dice))
}

/// Prints a game and its scoresheets, one line per ply: the move, and the cells of both.
fn table(line: &Line, share: f64, seed: u64) {
    let [white, black] = scores(line, share, seed);
    println!("# {:.0}% wrong cells, seed {seed}", share * 100.0);
    for index in 0..line.len().max(white.sheet.len()).max(black.sheet.len()) {
        let played = line.plies().get(index).map(|ply| ply.san.as_str()).unwrap_or_default();
        let cell =
            |sheet: &Scoresheet| sheet.cells().get(index).map(|cell| cell.text.clone()).unwrap_or_default();
        println!("{played}\t{}\t{}", cell(&white.sheet), cell(&black.sheet));
    }
}

/// Prints the differences between a reading and the game.
fn differences(line: &Line, scores: &[Score; 2], read: &Reconstruction, mut evidence: Evidence, seed: u64) {
    evidence.known = line.plies().iter().map(|ply| Some(ply.mv)).collect();
    let truth = reconstruct(line.start(), &scores[0].sheet, &scores[1].sheet, &evidence);
    println!(
        "  game {seed}: {} plies of {}, complete {}, doubt {:?}, better by {:.1}",
        read.line.len(),
        line.len(),
        read.complete,
        read.doubt,
        truth.cost - read.cost
    );
    for index in 0..line.len().max(read.line.len()) {
        let played = line.plies().get(index).map(|ply| ply.san.as_str()).unwrap_or("-");
        let own = read.line.plies().get(index).map(|ply| ply.san.as_str()).unwrap_or("-");
        if played == own {
            continue;
        }
        let cells = scores.each_ref().map(|score| score.written.get(index).map_or("", String::as_str));
        let degree = read.plies.get(index).map(|ply| (ply.degree, ply.doubt));
        println!("    {}: {own} for {played}, {cells:?} {degree:?}", index + 1);
    }
}
