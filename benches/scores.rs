//! Reconstruction from two disturbed scores of real games: how many moves are right, sure, and sure
//! but wrong, and the time. It prints one line a figure, and exits 1 if a move is sure and wrong,
//! unless both sheets have that same other move, or the move has the same words and an earlier one is such.
//!
//! `cargo bench --bench scores -- GAMES.pgn [ROUNDS [PERCENT [FIRST]]]`: each round disturbs every
//! other game anew, starting with round FIRST; PERCENT is the share of wrong cells, by default 3, 8
//! and 15. The games between them are those that `cargo bench --bench choice` learns from; `--learnt`
//! reads those instead, `--alone` only without the final position. Rounds before 1000 were used in development, on the games learnt from.
//!
//! `cargo bench --bench scores -- --growth` reads scores of long games and of noise instead, and
//! prints how the time grows and the longest step of the search.
//!
//! `--list` prints the plies of each game that is not read whole, with the cells of both sheets and how
//! much likelier the reading is than the game, as a natural logarithm; and for each place that is read
//! otherwise, how much likelier the game makes the scores than the reading does by what the generator
//! itself does, and how much likelier its moves are chosen.
//!
//! `cargo bench --bench scores -- GAMES.pgn --table` prints the scores that it would read, as the
//! corpus in `tests/data/disturbed.txt` has them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../crates/reconcile/tests/scores/disturbed.rs"]
mod disturbed;

use annabella::chess::{Chess, Color, Line, Move, Position, Role, Square, uci};
use annabella::clock::Stamp;
use annabella::reconcile::{
    Agreement, Degree, Evidence, OtherEvidence, Proof, Reconstruction, Search, find, reconstruct,
};
use annabella::scoresheet::{Cell, Scoresheet, Scoresheets, pgn};
use annabella_choice::{Before, unlikely};
use disturbed::{Dice, Disturbance, Score};
use shakmaty::ByColor;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::ops::Range;
use std::process::ExitCode;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Shares of wrong cells.
const SHARES: [f64; 3] = [0.03, 0.08, 0.15];

/// The first round that was not used in development.
const FRESH: u64 = 1000;

/// The counts.
#[derive(Default)]
struct Counts {
    games: usize,
    whole: usize,
    moves: usize,
    right: usize,
    sure: usize,
    agreed: usize,
    /// Right and open, by the number of cells that name the move and the doubt.
    open: BTreeMap<(usize, String), usize>,
    /// Not read at the end of the game, where neither score has anything.
    nowhere: usize,
    /// Wrong though the two scores were as likely had it been played, by what the generator does; and
    /// wrong though they and the choice of moves together were as likely.
    as_likely: usize,
    as_likely_chosen: usize,
    /// The sum of the negative natural logarithms of the probability given to the moves played, at
    /// least a thousandth each.
    loss: f64,
    /// Sure and wrong; and where both sheets have that same other move.
    wrong: usize,
    same: usize,
    time: Duration,
    longest: Duration,
    /// Total time and number of games of 55 to 65 moves.
    sixty: (Duration, usize),
    /// Total time and number of games by length, in steps of 20 moves.
    lengths: [(Duration, usize); 8],
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    if std::env::args().any(|arg| arg == "--growth") {
        growth();
        in_play();
        return Ok(ExitCode::SUCCESS);
    }
    let learnt = std::env::args().any(|arg| arg == "--learnt");
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    let path =
        args.first().ok_or("usage: cargo bench --bench scores -- GAMES.pgn [ROUNDS [PERCENT [FIRST]]]")?;
    let rounds: u64 = args.get(1).map_or(Ok(1), |rounds| rounds.parse())?;
    let records = pgn::read(&fs::read(path)?)?;
    let half = records.into_iter().skip(usize::from(!learnt)).step_by(2);
    let games: Vec<Line> = half.map(|record| record.line).filter(|line| !line.is_empty()).collect();
    println!("{} games, {} moves of one side", games.len(), games.iter().map(Line::len).sum::<usize>());
    let only: Option<f64> = args.get(2).map(|percent| percent.parse()).transpose()?;
    let first: u64 = args.get(3).map_or(Ok(FRESH), |first| first.parse())?;
    let shares = only.map_or(SHARES.to_vec(), |percent| vec![percent / 100.0]);
    if std::env::args().any(|arg| arg == "--table") {
        for share in shares {
            games
                .iter()
                .enumerate()
                .for_each(|(index, line)| table(line, share, first * 1_000_003 + index as u64));
        }
        return Ok(ExitCode::SUCCESS);
    }
    let alone = std::env::args().any(|arg| arg == "--alone");
    let list = std::env::args().any(|arg| arg == "--list");
    let mut wrong = 0;
    for share in shares {
        for with_board in [false, true].into_iter().filter(|with_board| !(alone && *with_board)) {
            let mut counts = Counts::default();
            for round in first..first + rounds {
                for (index, line) in games.iter().enumerate() {
                    let seed = round * 1_000_003 + index as u64;
                    let scores = scores(line, share, seed);
                    let mut evidence = Evidence::default();
                    if with_board {
                        evidence.boards = vec![shakmaty::Position::board(line.position()).clone()];
                    }
                    let start = busy();
                    let read = reconstruct(line.start(), &scores[0].sheet, &scores[1].sheet, &evidence);
                    let whole = counts.whole;
                    counts.add(line, &scores, &read, busy() - start, seed);
                    let board = |line: &Line| shakmaty::Position::board(line.position()).clone();
                    if !with_board || board(line) == board(&read.line) {
                        counts.blame(line, &scores, &read.line, list);
                    }
                    if list && counts.whole == whole {
                        differences(line, &scores, &read, evidence, seed);
                    }
                }
            }
            counts.print(share, with_board);
            wrong += counts.wrong;
        }
    }
    if wrong > 0 {
        println!("{wrong} moves are sure and wrong");
    }
    Ok(ExitCode::from(u8::from(wrong > 0)))
}

/// The processor time of this thread, which is independent of other processes.
fn busy() -> Duration {
    let stat = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let on = stat.split_whitespace().next().and_then(|nanos| nanos.parse().ok());
    on.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn scores(line: &Line, share: f64, seed: u64) -> [Score; 2] {
    let mut dice = Dice::new(seed ^ (share * 1000.0) as u64);
    Color::ALL.map(|owner| Disturbance::of(share).score(owner, line, &mut dice))
}

/// Prints a game and its scores, a line a ply: the move, and the cells of both sheets.
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

/// Prints where a reading differs from the game.
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

/// Prints how the time grows with long games and with noise.
fn growth() {
    for moves in [75, 150, 300, 600] {
        let mut dice = Dice::new(moves as u64);
        let line = wander(2 * moves, &mut dice);
        let scores = Color::ALL.map(|owner| Disturbance::of(0.08).score(owner, &line, &mut dice));
        timed(&format!("{moves} moves, 8% wrong cells"), scores.each_ref().map(|score| &score.sheet));
    }
    for rows in [75, 150, 300, 600] {
        let mut dice = Dice::new(rows as u64);
        let sheets = Color::ALL.map(|owner| noise(owner, 2 * rows, &mut dice));
        timed(&format!("{rows} rows of noise"), sheets.each_ref());
    }
}

/// Prints the longest that any part of `reconcile` in play takes at one event, for games of 120 moves at 15%
/// wrong cells and two boards on which pieces stand on random squares.
fn in_play() {
    let mut longest = [Duration::ZERO; 4];
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let line = wander(240, &mut dice);
        let [white, black] =
            Color::ALL.map(|owner| Disturbance::of(0.15).score(owner, &line, &mut dice).sheet);
        let sheets = Scoresheets { white, black };
        let mut board = |pieces: usize| {
            let mut board = shakmaty::Position::board(line.position()).clone();
            for _ in 0..pieces {
                let occupied: Vec<Square> = board.occupied().into_iter().collect();
                if let Some(piece) = board.remove_piece_at(occupied[dice.below(occupied.len())]) {
                    board.set_piece_at(Square::new(dice.below(64) as u32), piece);
                }
            }
            Some(board)
        };
        let boards = ByColor { white: board(1 + seed as usize % 3), black: board(2) };
        let mut part = |which: usize, begun: Duration| longest[which] = longest[which].max(busy() - begun);
        let begun = busy();
        let agreement = Agreement::of(&sheets, line.start());
        part(0, begun);
        let found = OtherEvidence { boards: boards.clone(), ..OtherEvidence::default() };
        let mut proof = Proof::new(line.start(), &sheets, found);
        loop {
            let begun = busy();
            let done = proof.step(Search::STEP);
            part(1, begun);
            if done {
                break;
            }
        }
        let begun = busy();
        let (read, _) = proof.finish();
        part(2, begun);
        let begun = busy();
        find(&agreement, boards, ByColor::default(), Some(&read));
        part(3, begun);
    }
    let [agreement, step, finish, find] = longest.map(|time| time.as_secs_f64() * 1000.0);
    println!(
        "in play, 120 moves, 15% wrong cells, longest: comparing the scores {agreement:.0} ms, a step {step:.0} ms, \
         the conclusion {finish:.0} ms, the verdict {find:.0} ms"
    );
}

/// A game of that many plies as players choose moves, but with few captures and moves of pawns, so
/// that it lasts.
fn wander(plies: usize, dice: &mut Dice) -> Line {
    let mut line = Line::new(Chess::default());
    let mut before = Before::default();
    while line.len() < plies {
        let position = line.position().clone();
        let lasts = |mv: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*mv);
            !after.is_game_over()
        };
        let legal: Vec<Move> = position.legal_moves().into_iter().filter(lasts).collect();
        let quiet = |mv: &Move| !mv.is_capture() && mv.role() != Role::Pawn;
        let costs = unlikely(&position, before, &legal);
        let share = |index: usize| {
            let rare = if line.len() > 24 && !quiet(&legal[index]) { 0.02 } else { 1.0 };
            rare * f64::from(-costs[index]).exp()
        };
        let all: f64 = (0..legal.len()).map(share).sum();
        let mut rest = all * dice.below(1 << 20) as f64 / f64::from(1 << 20);
        let chosen = (0..legal.len()).find(|&index| {
            rest -= share(index);
            rest < 0.0
        });
        let Some(&mv) = legal.get(chosen.unwrap_or(0)) else { break };
        line.push(mv);
        before = Before { own: before.other, other: Some(mv) };
    }
    line
}

fn noise(owner: Color, cells: usize, dice: &mut Dice) -> Scoresheet {
    let signs: Vec<char> = "abcdefgh12345678NSTRKQDLBx+-=?zq0O".chars().collect();
    let mut sheet = Scoresheet::new(owner);
    for _ in 0..cells {
        let text: String = (0..4).map(|_| signs[dice.below(signs.len())]).collect();
        sheet.push(Cell::written(&text, None, Stamp(0)));
    }
    sheet
}

fn timed(what: &str, sheets: [&Scoresheet; 2]) {
    let mut search = Search::new(&Chess::default(), sheets[0], sheets[1], &Evidence::default());
    let (start, mut longest, mut steps) = (busy(), Duration::ZERO, 0);
    loop {
        let before = busy();
        let done = search.step(Search::STEP);
        longest = longest.max(busy() - before);
        steps += 1;
        if done {
            break;
        }
    }
    let before = busy();
    let read = search.finish();
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{what}: {:.0} ms in {steps} steps, the longest {:.0} ms, the conclusion {:.0} ms; {} plies read",
        millis(busy() - start),
        millis(longest),
        millis(busy() - before),
        read.line.len(),
    );
}

/// Plies between two common positions of a game and of what was read, or of their ends.
struct Apart {
    plies: Range<usize>,
    /// How many of the moves differ.
    wrong: usize,
}

impl Apart {
    /// All of them; none where one has more plies than the other.
    fn all(line: &Line, read: &Line) -> Vec<Apart> {
        let mut all: Vec<Apart> = Vec::new();
        if line.len() != read.len() {
            return all;
        }
        let mut at = 0;
        while at < line.len() {
            let differs = |at: &usize| line.plies()[*at].mv != read.plies()[*at].mv;
            if !differs(&at) {
                at += 1;
                continue;
            }
            let meet = |at: &usize| line.position_after(*at) == read.position_after(*at);
            let end = (at + 1..line.len()).find(meet).unwrap_or(line.len());
            all.push(Apart { plies: at..end, wrong: (at..end).filter(differs).count() });
            at = end;
        }
        all
    }

    /// How much likelier a score is by the first game than by the second.
    fn sheets(&self, score: &Score, lines: [&Line; 2]) -> f64 {
        let likely = |line: &Line, index: usize| {
            score.likely(line.position_after(index), index, line.plies()[index].mv).max(1e-12).ln()
        };
        self.plies.clone().map(|index| likely(lines[0], index) - likely(lines[1], index)).sum()
    }

    /// How unlikely players choose the moves of that game.
    fn choice(&self, line: &Line) -> f64 {
        let own = |index: usize| {
            let mv = |back: usize| index.checked_sub(back).map(|before| line.plies()[before].mv);
            let before = Before { own: mv(2), other: mv(1) };
            let position = line.position_after(index);
            let legal = position.legal_moves();
            let at = legal.iter().position(|mv| *mv == line.plies()[index].mv).unwrap();
            f64::from(unlikely(position, before, &legal)[at])
        };
        // What a move is like depends on the two before it.
        (self.plies.start..(self.plies.end + 2).min(line.len())).map(own).sum()
    }
}

impl Counts {
    fn add(&mut self, line: &Line, scores: &[Score; 2], read: &Reconstruction, time: Duration, seed: u64) {
        self.games += 1;
        self.moves += line.len();
        let (mut right, agreed_on) = (0, self.same);
        for (index, (own, ply)) in read.line.plies().iter().zip(&read.plies).enumerate() {
            let played = line.plies().get(index);
            let same = played.is_some_and(|played| uci(own.mv) == uci(played.mv));
            right += usize::from(same);
            // What is read beyond the end of the game counts only where it is wrong.
            self.sure += usize::from(ply.is_sure() && played.is_some());
            self.agreed += usize::from(ply.degree == Degree::Agreed && played.is_some());
            if same && !ply.is_sure() {
                let doubt = ply.doubt.map_or(String::new(), |doubt| format!("{doubt:?}"));
                *self.open.entry((ply.named, doubt)).or_default() += 1;
            }
            if same || !ply.is_sure() {
                continue;
            }
            // No reader can know better than two sheets that have the same other move, be it legal in the
            // game or only after what was read before, and of which neither has the move that was played.
            let all = |line: &Line| scores.iter().all(|score| score.has(line, index, own.mv));
            let neither = |mv| !scores.iter().any(|score| score.has(line, index, mv));
            if played.is_some_and(|played| all(line) || all(&read.line) && neither(played.mv)) {
                println!("  both have {}: game {seed} ply {}", own.san, index + 1);
                self.same += 1;
                continue;
            }
            // Which piece made a later move may depend on such a move: the sheets have the same words then.
            let truth = played.map(|played| played.san.as_str()).unwrap_or_default();
            if self.same > agreed_on && own.san == truth {
                println!("  follows from it: game {seed} ply {}", index + 1);
                self.same += 1;
                continue;
            }
            self.wrong += 1;
            let cells = scores.each_ref().map(|score| score.written.get(index).map(String::as_str));
            println!("  sure and wrong: game {seed} ply {}: {} for {truth}, {cells:?}", index + 1, own.san);
        }
        let nowhere = |index: &usize| !scores.iter().any(|score| score.has_any(*index));
        self.nowhere += (read.line.len()..line.len()).filter(nowhere).count();
        for (index, played) in line.plies().iter().enumerate() {
            let likely = read.plies.get(index).map_or(0.0, |ply| {
                if read.line.plies()[index].mv == played.mv {
                    return ply.probability;
                }
                ply.rivals.iter().find(|rival| rival.mv == played.mv).map_or(0.0, |rival| rival.share)
            });
            self.loss -= likely.max(1e-3).ln();
        }
        if 2 * right < line.len() {
            println!("  lost: game {seed}, {right} of {} moves right", line.len());
        }
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

    /// Counts the wrong moves that no reader of these scores could know to be wrong.
    fn blame(&mut self, line: &Line, scores: &[Score; 2], read: &Line, list: bool) {
        for apart in Apart::all(line, read) {
            let sheets: f64 = scores.iter().map(|score| apart.sheets(score, [line, read])).sum();
            let choice = apart.choice(read) - apart.choice(line);
            if list {
                let Range { start, end } = apart.plies;
                println!(
                    "    {}-{end}: the scores for the game by {sheets:.1}, the choice by {choice:.1}",
                    start + 1
                );
            }
            let as_likely = |better: f64| usize::from(better < 1e-6) * apart.wrong;
            self.as_likely += as_likely(sheets);
            self.as_likely_chosen += as_likely(sheets + choice);
        }
    }

    fn print(&self, share: f64, with_board: bool) {
        let part = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
        println!(
            "{:.0}% wrong cells, {}: moves right {:.2}%, games whole {:.1}%, sure {:.2}% (agreed {:.2}%), \
             sure and wrong {} of {}, and where both sheets have that move {}; a game {:.1} ms, longest {:.1} ms",
            share * 100.0,
            if with_board { "final position known" } else { "scores alone" },
            part(self.right, self.moves),
            part(self.whole, self.games),
            part(self.sure, self.moves),
            part(self.agreed, self.moves),
            self.wrong,
            self.sure,
            self.same,
            self.time.as_secs_f64() * 1000.0 / self.games.max(1) as f64,
            self.longest.as_secs_f64() * 1000.0,
        );
        let open = self.open.iter().map(|((named, doubt), many)| format!("{doubt} {named}: {many}"));
        println!(
            "    right and open, by doubt and cells that name them: {}",
            open.collect::<Vec<String>>().join(", ")
        );
        println!(
            "    surprise {:.5} a move; wrong {}, of these in neither score {}, the scores as likely {}, and with \
             the choice of moves {}",
            self.loss / self.moves as f64,
            self.moves - self.right,
            self.nowhere,
            self.as_likely,
            self.as_likely_chosen
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
