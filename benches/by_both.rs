//! The proof by both scoresheets about wrong boards: shares of right and wrong boards and plies.
//!
//! `cargo bench --bench by_both -- GAMES.pgn [SITUATIONS [SCORESHEETS]]`: SITUATIONS per level, by default
//! 2000; SCORESHEETS is a folder of real pairs, `NAME-a.txt` and `NAME-b.txt`. It fails if a wrong board is
//! reported without being marked open. `--percent PERCENT` runs one level, `--first NUMBER` starts with that
//! situation; `--boards NUMBER` is the number of simulated pairs of boards for each real pair, by default 50,
//! and `--real` runs only these.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../crates/reconcile/tests/scores/disturbed.rs"]
#[allow(dead_code)] // Other benches compare a scoresheet with the written moves.
mod disturbed;
#[path = "../crates/reconcile/tests/scores/verdict/gone_wrong.rs"]
mod gone_wrong;
#[path = "../crates/reconcile/tests/scores/verdict/misexecution.rs"]
#[allow(dead_code)] // The module also misexecutes single moves for `situation`.
mod misexecution;
#[path = "../crates/reconcile/tests/scores/verdict/play.rs"]
#[allow(dead_code)] // Only its dice are used.
mod play;

use annabella::chess::{Chess, Color, Line, Position};
use annabella::reconcile::{
    ByBoth, Degree, Evidence, OtherEvidence, Reconstruction, Verdict, prove, reconstruct,
};
use annabella::scoresheet::{Scoresheets, pgn, typed};
use disturbed::Disturbance;
use gone_wrong::GoneWrong;
use shakmaty::ByColor;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// Shares of wrong cells.
const SHARES: [f64; 4] = [0.0, 0.01, 0.03, 0.08];
/// The first ply at which a game can be cut; the ply is random.
const SHORTEST: usize = 10;

#[derive(Default)]
struct Counts {
    situations: usize,
    /// The right board, and the right ply, too, both without being open.
    board: usize,
    ply: usize,
    /// Open results, and the right ones among them.
    open: usize,
    open_right: usize,
    /// A wrong board without being open.
    wrong: usize,
    time: Duration,
    longest: Duration,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let mut option = |name: &str| -> Option<String> {
        let at = args.iter().position(|arg| arg == name)?;
        args.drain(at..(at + 2).min(args.len())).nth(1)
    };
    let only: Option<f64> = option("--percent").map(|percent| percent.parse()).transpose()?;
    let first: u64 = option("--first").map_or(Ok(1), |first| first.parse())?;
    let boards: u64 = option("--boards").map_or(Ok(50), |boards| boards.parse())?;
    let real_only = args.iter().position(|arg| arg == "--real").map(|at| args.remove(at)).is_some();
    let path = args.first().ok_or("usage: cargo bench --bench by_both -- GAMES.pgn [SITUATIONS [FOLDER]]")?;
    let situations: usize = args.get(1).map_or(Ok(2000), |number| number.parse())?;
    let records = pgn::read(&fs::read(path)?)?;
    let games: Vec<Line> =
        records.into_iter().map(|record| record.line).filter(|line| line.len() > SHORTEST).collect();
    let mut wrong = 0;
    let asked = |share: &f64| only.is_none_or(|only| (100.0 * share - only).abs() < 0.5);
    for share in SHARES.into_iter().filter(|share| !real_only && asked(share)) {
        let mut counts = Counts::default();
        let mut seed = first - 1;
        while counts.situations < situations {
            seed += 1;
            let mut dice = play::Dice::new(seed * 4 + (share * 100.0) as u64);
            let game = &games[dice.roll(games.len())];
            let line = cut(game, SHORTEST + dice.roll(game.len() - SHORTEST));
            let Some(gone) = GoneWrong::after(&line, &mut dice) else { continue };
            let mut dice = disturbed::Dice::new(seed.wrapping_mul(7919) + (share * 1000.0) as u64);
            let [white, black] =
                Color::ALL.map(|owner| Disturbance::of(share).score(owner, &line, &mut dice).sheet);
            counts.add(&line, &Scoresheets { white, black }, &gone, &format!("{share} {seed}"));
        }
        counts.print(&format!("{:.0}% wrong cells", share * 100.0));
        wrong += counts.wrong;
    }
    if let Some(folder) = args.get(2) {
        let counts = real(Path::new(folder), boards)?;
        counts.print("real pairs, boards simulated");
        wrong += counts.wrong;
    }
    if wrong > 0 {
        eprintln!("{wrong} times a wrong board was named");
        std::process::exit(1);
    }
    Ok(())
}

fn cut(line: &Line, plies: usize) -> Line {
    let mut cut = Line::new(line.start().clone());
    for played in line.plies().iter().take(plies) {
        cut.push(played.mv);
    }
    cut
}

/// Tests each real pair of scoresheets, with this many boards of the game reconstructed from both.
fn real(folder: &Path, boards: u64) -> Result<Counts, Box<dyn Error>> {
    let mut counts = Counts::default();
    let mut names: Vec<String> = fs::read_dir(folder)?
        .filter_map(|entry| {
            entry.ok()?.file_name().into_string().ok()?.strip_suffix("-a.txt").map(str::to_owned)
        })
        .collect();
    names.sort();
    for (number, name) in names.iter().enumerate() {
        let sheet = |which: char, owner| -> Result<_, Box<dyn Error>> {
            let typed = typed::read(&fs::read(folder.join(format!("{name}-{which}.txt")))?)
                .map_err(|error| format!("{name}-{which}: {error:?}"))?;
            typed.sheet(owner, &Chess::default()).map_err(|error| format!("{error:?}").into())
        };
        let sheets = Scoresheets { white: sheet('a', Color::White)?, black: sheet('b', Color::Black)? };
        let read = reconstruct(&Chess::default(), &sheets.white, &sheets.black, &Evidence::default());
        if read.line.is_empty() {
            println!("  {name}: no game fits it");
            continue;
        }
        let before = counts.time;
        for round in 0..boards {
            let mut dice = play::Dice::new(number as u64 * 1009 + round);
            let Some(gone) = GoneWrong::after(&read.line, &mut dice) else { continue };
            counts.add(&read.line, &sheets, &gone, &format!("{name} {round}"));
        }
        println!("  {name}: {} plies, {:.1} s", read.line.len(), (counts.time - before).as_secs_f64());
    }
    Ok(counts)
}

impl Counts {
    fn add(&mut self, line: &Line, sheets: &Scoresheets, gone: &GoneWrong, name: &str) {
        let [white, black] = gone.boards.clone().map(Some);
        let found = OtherEvidence { boards: ByColor { white, black }, ..OtherEvidence::default() };
        let begun = Instant::now();
        let (read, by_both) = prove(line.start(), sheets, found);
        let time = begun.elapsed();
        self.time += time;
        self.longest = self.longest.max(time);
        self.situations += 1;
        let right = by_both.verdict == Some(gone.truth());
        let open = by_both.certainty == Degree::Open || by_both.verdict == Some(Verdict::AskArbiter);
        self.open += usize::from(open);
        self.open_right += usize::from(open && right);
        if right && !open {
            self.board += 1;
            let ply = since(line, gone, &by_both);
            self.ply += usize::from(ply);
            if !ply && std::env::var_os("ANNABELLA_VERBOSE").is_some() {
                println!("  ply: {name}: {:?} for {:?}", by_both.deviations, gone.wrong);
            }
        }
        if !right && !open {
            self.wrong += 1;
        }
        if !right && !open || open && std::env::var_os("ANNABELLA_VERBOSE").is_some() {
            let verdict = by_both.verdict.map_or("none", Verdict::code);
            println!(
                "  {}: {name}: {verdict} for {}, wrong at {:?} of {}, whole {}, complete {}, doubt {:?}, margin {}",
                if open { "open" } else { "WRONG BOARD" },
                gone.truth().code(),
                gone.wrong,
                line.len(),
                read.line.position().board() == line.position().board(),
                read.complete,
                read.doubt,
                by_both.margin
            );
            self.details(line, gone, &read, &by_both);
        }
    }

    /// Prints the differences between reading and game, and the statement on each board.
    fn details(&self, line: &Line, gone: &GoneWrong, read: &Reconstruction, by_both: &ByBoth) {
        for index in 0..line.len().max(read.line.len()) {
            let san = |line: &Line| line.plies().get(index).map_or("-".to_owned(), |ply| ply.san.clone());
            if san(line) != san(&read.line) {
                let own =
                    read.plies.get(index).map(|ply| (ply.degree, ply.doubt, ply.named, ply.probability));
                println!("    {}: {} for {}, {own:?}", index + 1, san(&read.line), san(line));
            }
        }
        for side in Color::ALL {
            let wrong = gone.wrong[side.fold_wb(0, 1)];
            let deviation = by_both.deviations.get(side).as_ref();
            println!("    {side:?}, wrong at {wrong:?}: {deviation:?}");
        }
    }

    fn print(&self, what: &str) {
        let part = |part: usize| 100.0 * part as f64 / self.situations.max(1) as f64;
        println!(
            "{what}: {} situations, right board {:.2}%, and right ply {:.2}%, open {:.2}% (right {:.2}%), wrong board {}; \
             {:.1} ms each, longest {:.1} ms",
            self.situations,
            part(self.board),
            part(self.ply),
            part(self.open),
            part(self.open_right),
            self.wrong,
            self.time.as_secs_f64() * 1000.0 / self.situations.max(1) as f64,
            self.longest.as_secs_f64() * 1000.0,
        );
    }
}

/// Whether the reported ply of each wrong board is possible.
fn since(line: &Line, gone: &GoneWrong, by_both: &ByBoth) -> bool {
    Color::ALL.into_iter().all(|side| {
        let named = by_both.deviations.get(side).as_ref().and_then(|deviation| deviation.since());
        gone.wrong[side.fold_wb(0, 1)].is_none()
            || named.is_some_and(|ply| gone.can_be_since(line, side, ply.number()))
    })
}
