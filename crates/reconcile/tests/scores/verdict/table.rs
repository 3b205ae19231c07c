//! Compares verdicts with the right answers.

use super::play::Dice;
use super::situation::{Gap, Mishap, Situation, situation};
use annabella_chess::{Board, ByColor, Chess, Color, Line};
use annabella_reconcile::{Agreement, Correction, Finding, OtherEvidence, Verdict, find, prove};
use annabella_scoresheet::{Scoresheets, file, pgn};
use std::collections::BTreeMap;
use std::fmt;

/// Row of the table for situations with a shifted row, where asking the arbiter is acceptable.
const SLIPPED: &str = "any, and a row slipped";

/// A situation and its verdict.
pub struct Judged {
    pub situation: Situation,
    pub finding: Finding,
    pub agreed_plies: usize,
}

/// Returns the games for the situations: ten, or those in the file named by `ANNABELLA_GAMES`.
pub fn games() -> Vec<Line> {
    let ten = || include_bytes!("../../../../../tests/data/games.pgn").to_vec();
    let read = |path| std::fs::read(path).expect("a file of games");
    let pgn = std::env::var_os("ANNABELLA_GAMES").map_or_else(ten, read);
    pgn::read(&pgn).expect("games").into_iter().map(|record| record.line).collect()
}

/// Judges one situation of each kind, if the random choices lead to one.
pub fn judged(games: &[Line], seed: u64) -> Vec<Judged> {
    let mut dice = Dice::new(seed);
    let mut all = Vec::new();
    for mishap in Mishap::ALL {
        for gap in Gap::ALL {
            let tries = (0..40).find_map(|_| situation(&mut dice, games, mishap, gap));
            all.extend(tries.map(judge));
        }
    }
    all
}

fn judge(situation: Situation) -> Judged {
    let start = Chess::default();
    let sheet = |index: usize, owner: Color| {
        let typed = file::read(situation.sheets[index].as_bytes()).expect("a score").swap_remove(0);
        typed.sheet(owner, &start).expect("a sheet")
    };
    let sheets = Scoresheets { white: sheet(0, Color::White), black: sheet(1, Color::Black) };
    let boards = ByColor { white: situation.boards[0].clone(), black: situation.boards[1].clone() };
    let agreement = Agreement::of(&sheets, &start);
    let boards = boards.map(Some);
    let found = OtherEvidence { boards: boards.clone(), ..OtherEvidence::default() };
    let (read, _) = prove(&start, &sheets, found);
    let finding = find(&agreement, boards, ByColor::default(), Some(&read));
    let agreed_plies = agreement.agreed_plies;
    Judged { situation, finding, agreed_plies }
}

/// Number of times that each verdict was given, by mishap.
#[derive(Default)]
pub struct Table {
    cells: BTreeMap<(String, &'static str), usize>,
    pub judged: usize,
    /// Verdicts that are wrong or needlessly withheld, with all details.
    pub faults: Vec<String>,
}

impl Table {
    pub fn add(&mut self, judged: &Judged) {
        let Judged { situation, finding, agreed_plies } = judged;
        let verdict = finding.verdict().map_or("none", Verdict::code);
        let truth = match situation {
            Situation { doubtful: true, .. } => SLIPPED,
            Situation { open: true, .. } => "open",
            Situation { truth, .. } => truth.code(),
        };
        *self.cells.entry((truth.to_owned(), verdict)).or_default() += 1;
        self.judged += 1;
        let right = if situation.open { Verdict::AskArbiter } else { situation.truth };
        let asked = situation.doubtful && finding.verdict() == Some(Verdict::AskArbiter);
        let fault = if asked {
            None
        } else if finding.verdict() != Some(right) {
            Some("verdict")
        } else if !situation.open && situation.truth == Verdict::Retrace && *agreed_plies != situation.agreed
        {
            Some("agreed plies")
        } else if !situation.open && !corrected(situation, finding) {
            Some("corrections")
        } else {
            None
        };
        if let Some(fault) = fault {
            self.faults.push(format!(
                "{fault}: {} ({:?}), truth {} open {}, got {verdict}, agreed {agreed_plies}/{}, wrong {:?}, \
                 deviations {:?}\n{}\n{}\n{}\n{}",
                situation.mishap,
                situation.gap,
                situation.truth.code(),
                situation.open,
                situation.agreed,
                situation.wrong,
                finding.deviations,
                situation.sheets[0],
                situation.sheets[1],
                situation.boards[0].board_fen(),
                situation.boards[1].board_fen(),
            ));
        }
    }
}

/// Whether the steps correct every board that must be corrected, and no other.
fn corrected(situation: &Situation, finding: &Finding) -> bool {
    let done = |side: Color, board: &Board| {
        let mut board = board.clone();
        for step in finding.corrections.get(side) {
            match *step {
                Correction::Remove { square, piece } => {
                    if board.piece_at(square) != Some(piece) {
                        return false;
                    }
                    board.discard_piece_at(square);
                }
                Correction::Place { square, piece } => {
                    if board.piece_at(square).is_some() {
                        return false;
                    }
                    board.set_piece_at(square, piece);
                }
            }
        }
        situation.truth == Verdict::BoardsMatch && finding.corrections.get(side).is_empty()
            || board == situation.target
    };
    done(Color::White, &situation.boards[0]) && done(Color::Black, &situation.boards[1])
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        const COLUMNS: [&str; 6] = [
            "boards-match",
            "correct-white-board",
            "correct-black-board",
            "correct-both-boards",
            "retrace",
            "ask-arbiter",
        ];
        writeln!(f, "| truth | {} |", COLUMNS.join(" | "))?;
        writeln!(f, "|---|{}", "---|".repeat(COLUMNS.len()))?;
        for truth in COLUMNS[..5].iter().chain(&["open", SLIPPED]) {
            let count = |verdict| self.cells.get(&(truth.to_string(), verdict)).copied().unwrap_or_default();
            let counts = COLUMNS.map(|verdict| count(verdict).to_string());
            writeln!(f, "| {truth} | {} |", counts.join(" | "))?;
        }
        write!(f, "{} situations, {} faults", self.judged, self.faults.len())
    }
}
