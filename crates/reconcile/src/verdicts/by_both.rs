//! The proof from both scoresheets together: which board is wrong, since when, and how certainly.

use crate::boards::correction::Correction;
use crate::boards::deviation::{Deviation, DeviationCause};
use crate::cells::cell_reading::CellReading;
use crate::cells::read_score::ReadScore;
use crate::doubts::ply_read::Degree;
use crate::lines::lattice::Evidence;
use crate::verdicts::hypothesis::{Hypothesis, Judging};
use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::search::Search;
use crate::verdicts::verdict::{Boards, Verdict, WhichBoards, corrections_to};
use annabella_chess::{Board, ByColor, Chess, Color, Move, Ply, Position, San};
use annabella_scoresheet::Scoresheets;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt;

/// Evidence in addition to the two scoresheets.
#[derive(Clone, Debug, Default)]
pub struct OtherEvidence {
    /// Boards at the time of the comparison.
    pub boards: Boards,
    /// Known moves, ply 1 first, for example from a journal.
    pub known: Vec<Option<Move>>,
    /// Number of plies after which each board was last right, if known.
    pub last_right: ByColor<Option<usize>>,
}

/// Conclusions about the boards from both scoresheets, read together.
#[derive(Clone, Debug)]
pub struct ByBoth {
    /// Verdict on the boards; `None` if no board was given.
    pub verdict: Option<Verdict>,
    /// Certainty of the verdict; without boards, of the game.
    pub certainty: Degree,
    /// Deviation of each wrong board from the game.
    pub deviations: ByColor<Option<Deviation>>,
    /// Steps that correct each wrong board.
    pub corrections: ByColor<Vec<Correction>>,
    /// Odds over any other answer for the boards, as a natural logarithm.
    pub margin: f32,
    /// Cells that must be writing errors, if this game was played.
    pub slips: Vec<PenSlip>,
}

/// A cell that names a move other than the one played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenSlip {
    /// Owner of the sheet.
    pub sheet: Color,
    /// Ply of the game.
    pub ply: Ply,
    /// Text of the cell.
    pub written: String,
    /// The move played.
    pub read: San,
}

/// Margin over other explanations that leaves nothing open, and the minimum for any decision.
const CERTAIN_MARGIN: f32 = 5.0;
const LEAST_MARGIN: f32 = 2.0;

/// Reads two scoresheets together and judges the boards by them, a step at a time.
pub struct Proof {
    start: Chess,
    sheets: Scoresheets,
    found: OtherEvidence,
    /// The running search, and the evidence of the searches still to come.
    search: Option<Search>,
    targets: Vec<Target>,
    /// The reading whose boards are being judged.
    judging: Option<Box<Judging>>,
    /// Whether the targets include rival moves at open plies of boards that went wrong twice.
    asked_rivals: bool,
    explanations: Vec<Hypothesis>,
    /// The search with equal boards on which nothing is wrong, last of all.
    by_boards: ByBoards,
}

/// Reading of the game that ends with equal boards.
enum ByBoards {
    NotAsked,
    Asked,
    Read(Box<Reconstruction>),
}

/// Evidence of a further search.
enum Target {
    /// The game ended with this board.
    Board(Board),
    /// These moves were made.
    Moves(Vec<Option<Move>>),
}

impl Proof {
    /// Starts to read two scoresheets of a game from `start`.
    pub fn new(start: &Chess, sheets: &Scoresheets, found: OtherEvidence) -> Proof {
        let mut proof = Proof {
            start: start.clone(),
            sheets: sheets.clone(),
            found,
            search: None,
            targets: Vec::new(),
            judging: None,
            asked_rivals: false,
            explanations: Vec::new(),
            by_boards: ByBoards::NotAsked,
        };
        proof.search = Some(proof.search_for(None));
        proof
    }

    fn search_for(&self, target: Option<Target>) -> Search {
        let mut evidence = Evidence { boards: Vec::new(), known: self.found.known.clone() };
        match target {
            Some(Target::Board(board)) => evidence.boards.push(board),
            Some(Target::Moves(moves)) => {
                let known = evidence.known.iter().skip(moves.len()).copied();
                evidence.known = moves.iter().copied().chain(known).collect();
            }
            None => {}
        }
        Search::new(&self.start, &self.sheets.white, &self.sheets.black, &evidence)
    }

    /// Does about `budget` work, like [`Search::step`]; returns `true` once only [`Proof::finish`] is left.
    pub fn step(&mut self, budget: usize) -> bool {
        let mut left = budget;
        loop {
            if let Some(judging) = self.judging.take() {
                let work = judging.work(&self.found).min(budget);
                if work > left {
                    self.judging = Some(judging);
                    return false;
                }
                left -= work;
                match judging.step(&self.found) {
                    Ok(explanation) => {
                        self.add(explanation);
                        return self.search.is_none();
                    }
                    Err(judging) => self.judging = Some(judging),
                }
                continue;
            }
            let Some(search) = &mut self.search else { return true };
            if !search.step(budget) {
                return false;
            }
            self.judging = self.search.take().map(|search| Box::new(Judging::new(search.finish())));
            left = budget / 2;
        }
    }

    /// Adds an explanation, and starts the next search, if any is left.
    fn add(&mut self, explanation: Hypothesis) {
        if matches!(self.by_boards, ByBoards::Asked) {
            self.by_boards = ByBoards::Read(Box::new(explanation.read));
            return;
        }
        if self.explanations.is_empty() {
            self.targets = explanation.doubted(&self.found.boards).into_iter().map(Target::Board).collect();
        }
        self.explanations.push(explanation);
        if self.targets.is_empty() && !self.asked_rivals {
            self.asked_rivals = true;
            let rivals = self.best().map_or(Vec::new(), |(best, _)| best.rivals());
            self.targets = rivals.into_iter().map(Target::Moves).collect();
        }
        let target = self.targets.pop().or_else(|| {
            let board = self.settled_board()?;
            self.by_boards = ByBoards::Asked;
            Some(Target::Board(board))
        });
        self.search = target.map(|target| self.search_for(Some(target)));
    }

    /// Returns the best explanation, and its margin over those with another answer for the boards.
    ///
    /// The margin is a natural logarithm.
    fn best(&self) -> Option<(&Hypothesis, f32)> {
        let by_cost = |one: &&Hypothesis, other: &&Hypothesis| one.cost.total_cmp(&other.cost);
        let best = self.explanations.iter().min_by(by_cost)?;
        let others = self.explanations.iter().filter(|other| other.wrong() != best.wrong());
        let margin = others.min_by(by_cost).map_or(f32::INFINITY, |other| other.cost - best.cost);
        Some((best, margin))
    }

    /// Returns the board that both players have, if it is right and moves are open.
    ///
    /// It makes more of the moves certain.
    fn settled_board(&self) -> Option<Board> {
        let boards = &self.found.boards;
        let board = boards.white.as_ref().filter(|white| boards.black.as_ref() == Some(white))?;
        let (best, margin) = self.best()?;
        let settled = best.is_known() && best.wrong().is_none() && margin >= CERTAIN_MARGIN;
        let open = best.read.plies.iter().any(|ply| !ply.is_sure());
        (settled && open).then(|| board.clone())
    }

    /// Does all remaining work; returns the most probable game and the conclusions about the boards.
    pub fn finish(mut self) -> (Reconstruction, ByBoth) {
        while !self.step(usize::MAX) {}
        let Some((best, margin)) = self.best() else {
            // There is always an explanation: the search without boards.
            let nothing = self.search_for(None).finish();
            let none = Hypothesis { read: nothing, deviations: ByColor::default(), cost: 0.0 };
            return self.conclude(none, f32::INFINITY);
        };
        let mut best = best.clone();
        // The boards may make more of its moves certain; if they would change one, they do not support it.
        let moves = |read: &Reconstruction| read.line.plies().iter().map(|ply| ply.mv).collect::<Vec<_>>();
        if let ByBoards::Read(read) = &self.by_boards
            && moves(read) == moves(&best.read)
        {
            best.read = (**read).clone();
        }
        self.conclude(best, margin)
    }

    fn conclude(&self, best: Hypothesis, margin: f32) -> (Reconstruction, ByBoth) {
        let boards = &self.found.boards;
        let (unknown, gone_on) = (!best.is_known(), best.may_have_gone_on(boards));
        let verdict = WhichBoards::of(boards).map(|_| match best.wrong() {
            _ if unknown || gone_on || margin < LEAST_MARGIN => Verdict::AskArbiter,
            None => Verdict::BoardsMatch,
            Some(which) => Verdict::correct(which),
        });
        let certainty = match unknown || gone_on || margin < CERTAIN_MARGIN {
            true => Degree::Open,
            false => best.certainty(boards),
        };
        let corrections = match verdict {
            None | Some(Verdict::AskArbiter) => ByColor::default(),
            Some(_) => corrections_to(best.read.line.position().board(), boards, &best.deviations),
        };
        let slips = self.slips(&best.read);
        let Hypothesis { read, deviations, .. } = best;
        // Without a known game, no board went wrong at one of its plies.
        let deviations = if unknown { ByColor::default() } else { deviations };
        (read, ByBoth { verdict, certainty, deviations, corrections, margin, slips })
    }

    /// Returns the cells that name a move other than the certain one.
    fn slips(&self, read: &Reconstruction) -> Vec<PenSlip> {
        let scores = [&self.sheets.white, &self.sheets.black].map(|sheet| ReadScore::of(sheet, &self.start));
        let mut slips = Vec::new();
        for ((ply, played), own) in read.line.numbered().zip(&read.plies).filter(|(_, own)| own.is_sure()) {
            for (sheet, side) in Color::ALL.into_iter().enumerate() {
                let Some(cell) = own.cells[sheet] else { continue };
                let reading = scores[sheet].says(cell, &played.before);
                if reading == CellReading::Blank || reading.moves().contains(&played.mv) {
                    continue;
                }
                let Some(written) = self.sheets.of(side).cells().get(cell) else { continue };
                let (written, read) = (written.text.clone(), San::from_move(&played.before, played.mv));
                slips.push(PenSlip { sheet: side, ply, written, read });
            }
        }
        slips
    }
}

/// Reads two scoresheets together and judges the boards by them.
pub fn prove(start: &Chess, sheets: &Scoresheets, found: OtherEvidence) -> (Reconstruction, ByBoth) {
    Proof::new(start, sheets, found).finish()
}

/// The documented JSON form of `by_both`.
impl Serialize for ByBoth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct WhiteAndBlack<T> {
            white: T,
            black: T,
        }
        fn sides<'a, T, U>(both: &'a ByColor<T>, of: impl Fn(&'a T) -> U) -> WhiteAndBlack<U> {
            WhiteAndBlack { white: of(&both.white), black: of(&both.black) }
        }
        let whole = |deviation: &Option<Deviation>| match deviation.as_ref()?.cause {
            DeviationCause::WholeBoard(whole) => Some(whole.code()),
            _ => None,
        };
        let mut map = serializer.serialize_map(Some(6))?;
        map.serialize_entry("verdict", &self.verdict)?;
        map.serialize_entry("since_ply", &self.since())?;
        map.serialize_entry("corrections", &sides(&self.corrections, |steps| steps))?;
        map.serialize_entry("whole", &sides(&self.deviations, whole))?;
        map.serialize_entry("certainty", &self.certainty)?;
        map.serialize_entry("slips", &self.slips)?;
        map.end()
    }
}

/// JSON such as `{"sheet":"white","ply":23,"written":"Bxc4","read":"Bxe4"}`.
impl Serialize for PenSlip {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("sheet", self.sheet.fold_wb("white", "black"))?;
        map.serialize_entry("ply", &self.ply)?;
        map.serialize_entry("written", &self.written)?;
        map.serialize_entry("read", &self.read.to_string())?;
        map.end()
    }
}

impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proof").field("explanations", &self.explanations.len()).finish_non_exhaustive()
    }
}

impl ByBoth {
    /// Whether the verdict says which boards are wrong.
    pub fn names_boards(&self) -> bool {
        self.verdict.is_some_and(|verdict| verdict != Verdict::AskArbiter)
    }

    /// Returns the first ply since which a board has been wrong, if known.
    pub fn since(&self) -> Option<Ply> {
        let since = |side| self.deviations.get(side).as_ref()?.since();
        Color::ALL.into_iter().filter_map(since).min()
    }
}

#[cfg(test)]
mod tests;
