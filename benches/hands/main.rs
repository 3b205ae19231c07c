//! Hands at two tactile boards, illegal moves and wrong set-ups: how often the program finds them.
//!
//! The acts come from what people do at pegged boards, and share no code and no table with the program that
//! judges them; only the pens are those of the other benches.
//!
//! `cargo bench --bench hands -- GAMES.pgn [SITUATIONS [PERCENT]]`: SITUATIONS per level, by default 2000, at 0,
//! 1, 3 and 8 % wrong cells; PERCENT runs one level. It fails if a wrong board is named without being open.
//!
//! `--illegal` plays one illegal move by both in 200 games a level; `--clean` has 6,000 games without one;
//! `--setup` starts from wrong set-ups. The first number after GAMES.pgn changes how many.
//!
//! `--just-now`: the hands err during one of the last three moves, not at any time.
//!
//! It reads every fourth game; `cargo bench --bench choice` learns from the others. `--first N` starts with
//! that seed; `--fresh` reads other games with other seeds, which development may not use. `--verbose` (or the
//! variable `ANNABELLA_VERBOSE`) prints each miss, `--elsewhere` each right answer with another ply.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../../crates/reconcile/tests/scores/disturbed.rs"]
#[allow(dead_code)] // Other benches compare the likelihood of scoresheets.
mod disturbed;

mod acts;
mod answer;
mod counts;
mod ears;
mod legality;
mod pens;
mod player;
mod rules;
mod setup;
mod situation;
mod story;

use acts::assert_kings;
use annabella::chess::{Chess, Color};
use annabella::scoresheet::pgn;
use answer::Answer;
use counts::{Counts, Mark};
use disturbed::Dice;
use situation::{SHORTEST, Situation, When};
use std::error::Error;
use std::fs;
use std::process::ExitCode;
use story::Story;

/// Shares of wrong cells.
const SHARES: [f64; 4] = [0.0, 0.01, 0.03, 0.08];
/// The first seed not used in development.
const FRESH: u64 = 1_000_000;

/// The command line.
pub struct Options {
    games: Vec<Story>,
    number: Option<usize>,
    percent: Option<f64>,
    first: u64,
    when: When,
    verbose: bool,
}

impl Options {
    fn read() -> Result<Options, Box<dyn Error>> {
        let mut args: Vec<String> = std::env::args().skip(1).collect();
        let first = args.iter().position(|arg| arg == "--first").map(|at| {
            let first = args.get(at + 1).cloned().unwrap_or_default();
            args.drain(at..(at + 2).min(args.len()));
            first
        });
        let plain: Vec<&String> = args.iter().filter(|arg| !arg.starts_with("--")).collect();
        let path =
            plain.first().ok_or("usage: cargo bench --bench hands -- GAMES.pgn [SITUATIONS [PERCENT]]")?;
        let records = pgn::read(&fs::read(path)?)?;
        let every_fourth = records.iter().skip(if has("--fresh") { 3 } else { 1 }).step_by(4);
        let lines = every_fourth.map(|record| &record.line);
        let games = lines.filter(|line| line.len() > SHORTEST && *line.start() == Chess::default());
        let games: Vec<Story> = games.map(Story::of).collect();
        games.iter().flat_map(|game| &game.boards).for_each(assert_kings);
        let usual = if has("--fresh") { FRESH } else { 1 };
        Ok(Options {
            games,
            number: plain.get(1).map(|number| number.parse()).transpose()?,
            percent: plain.get(2).map(|percent| percent.parse()).transpose()?,
            first: first.map_or(Ok(usual), |first| first.parse())?,
            when: if has("--just-now") { When::JustNow } else { When::AnyTime },
            verbose: has("--verbose") || std::env::var_os("ANNABELLA_VERBOSE").is_some(),
        })
    }

    /// Returns the asked ones of these levels.
    fn levels(&self, usual: &[f64]) -> Vec<f64> {
        self.percent.map_or(usual.to_vec(), |percent| vec![percent / 100.0])
    }
}

fn has(option: &str) -> bool {
    std::env::args().any(|arg| arg == option)
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let options = Options::read()?;
    Ok(if has("--illegal") {
        legality::illegal(&options)
    } else if has("--clean") {
        legality::clean(&options)
    } else if has("--setup") {
        setup::setups(&options)
    } else {
        hands(&options)
    })
}

/// Acts of hands and ears on one board or on both.
fn hands(options: &Options) -> ExitCode {
    let mut levels = Vec::new();
    for share in options.levels(&SHARES) {
        let mut counts = Counts::default();
        let mut seed = options.first;
        while counts.situations() < options.number.unwrap_or(2000) {
            let mut dice = Dice::new(seed.wrapping_mul(0x9E37_79B9));
            if let Some(situation) = Situation::draw(&options.games, options.when, &mut dice) {
                judge(options, &mut counts, &situation, share, seed);
            }
            seed += 1;
        }
        let level = format!("{:.0} %", 100.0 * share);
        counts.print(&level);
        levels.push((level, counts));
    }
    Counts::print_kinds(&levels);
    let wrong: usize = levels.iter().map(|(_, counts)| counts.wrong()).sum();
    if wrong > 0 {
        eprintln!("{wrong} times a wrong board was named");
    }
    ExitCode::from(u8::from(wrong > 0))
}

fn judge(options: &Options, counts: &mut Counts, situation: &Situation, share: f64, seed: u64) {
    let pens = pens::write(situation, share, seed);
    let boards = Color::ALL.map(|side| situation.board(side));
    let answer = answer::ask(&Chess::default(), &pens::sheets(&pens), boards);
    let mark = Mark::of(situation, &answer);
    let ceiling = ceiling(situation, &pens);
    counts.add(situation, &answer, &mark, ceiling);
    if options.verbose && !mark.is_a_hit() || has("--elsewhere") && mark.ply && !mark.strict {
        let what = match mark {
            Mark { ply: true, .. } => "another ply is possible",
            Mark { open: true, .. } => "open",
            Mark { right: false, .. } => "WRONG BOARD",
            _ => "ply",
        };
        println!("{what}: {:.0} %, seed {seed}, ceiling {ceiling:?}", 100.0 * share);
        print(situation, &pens, &answer);
    }
}

/// Whether another ply, another kind, or another board explains the boards as well.
fn ceiling(situation: &Situation, pens: &[pens::Pen; 2]) -> [bool; 3] {
    let of = |side: Color| {
        let [ply, kind] = situation.other_acts(side);
        // No one knows which board is right if no cell names the move.
        let named = situation.since(side).is_some_and(|ply| pens.iter().any(|pen| pen.has(ply)));
        [ply, kind, !named && situation.is_right_in_another_game(side)]
    };
    let [white, black] = Color::ALL.map(of);
    [white[0] || black[0], white[1] || black[1], white[2] || black[2]]
}

/// Prints a situation and the answer to it.
fn print(situation: &Situation, pens: &[pens::Pen; 2], answer: &Answer) {
    println!("  played: {}", situation.story.moves());
    for (side, pen) in Color::ALL.into_iter().zip(pens) {
        let cells: Vec<&str> = pen.sheet.cells().iter().map(|cell| cell.text.as_str()).collect();
        println!("  {side:?}'s sheet: {}", cells.join(" | "));
    }
    if answer.moves
        != situation.story.steps.iter().map(|step| step.san.as_str()).collect::<Vec<_>>().join(" ")
    {
        println!("  read: {}", answer.moves);
    }
    println!("  right board: {}", situation.story.last_board().board_fen());
    for side in Color::ALL.into_iter().filter(|side| situation.is_wrong(*side)) {
        println!("  {side:?}'s board: {}", situation.board(side).board_fen());
        for fault in situation.faults.iter().filter(|fault| fault.owner == side) {
            let step = &situation.story.steps[fault.ply - 1];
            println!(
                "    ply {} ({}): {}{}, {:?}",
                fault.ply,
                step.san,
                fault.kind,
                fault.heard.map_or(String::new(), |heard| format!(" as {heard}")),
                fault.person
            );
        }
    }
    if let Some(side) = situation.lacks_last() {
        println!(
            "  {side:?} could not execute the last move{}",
            if situation.mover_only { ", which only the mover wrote" } else { "" }
        );
    }
    println!(
        "  right: {} since {:?}; said: {}",
        situation.verdict(),
        Color::ALL.map(|side| situation.since(side)),
        answer.json
    );
}
