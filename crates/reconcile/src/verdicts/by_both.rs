//! The proof from both scoresheets together: which board is wrong, since when, and how certainly.

use crate::boards::deviation::LastMove;
use crate::cells::cell_reading::CellReading;
use crate::cells::read_score::ReadScore;
use crate::doubts::discrepancy::{Discrepancy, Why};
use crate::doubts::ply_read::Degree;
use crate::lines::beam::Work;
use crate::lines::lattice::Evidence;
use crate::verdicts::agreement::Agreement;
use crate::verdicts::answer::{BoardEvent, ByBoth, IllegalMove, PenSlip};
use crate::verdicts::hypothesis::{Hypothesis, Judging, without_pending};
use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::search::Search;
use crate::verdicts::under_laws::{Grounds, UnderLaws};
use crate::verdicts::verdict::Boards;
use annabella_chess::{Board, ByColor, Chess, Color, Move, Position, San};
use annabella_scoresheet::Scoresheets;
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
    /// The Laws that apply.
    pub laws: UnderLaws,
}

/// Margin over other explanations that leaves nothing open, and the minimum for any decision.
const CERTAIN_MARGIN: f32 = 5.0;
const LEAST_MARGIN: f32 = 2.0;
/// Margin of an illegal move over every legal game: no player is accused by a near tie.
const ACCUSED: f32 = 2.0;

/// Reads two scoresheets together and judges the boards by them, a step at a time.
pub struct Proof {
    start: Chess,
    sheets: Scoresheets,
    found: OtherEvidence,
    /// The running search, and the evidence of the searches still to come.
    search: Option<Search>,
    /// The search before it, which knows the sheets and many positions.
    last: Option<Search>,
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
    /// The players took an illegal move for a legal one, and the game ended with this board, if given.
    IllegalMove(Option<Board>),
}

impl Proof {
    /// Starts to read two scoresheets of a game from `start`.
    pub fn new(start: &Chess, sheets: &Scoresheets, found: OtherEvidence) -> Proof {
        let mut proof = Proof {
            start: start.clone(),
            sheets: sheets.clone(),
            found,
            search: None,
            last: None,
            targets: Vec::new(),
            judging: None,
            asked_rivals: false,
            explanations: Vec::new(),
            by_boards: ByBoards::NotAsked,
        };
        proof.search = Some(proof.search_for(None));
        proof
    }

    fn search_for(&mut self, target: Option<Target>) -> Search {
        let mut evidence = Evidence { known: self.found.known.clone(), ..Evidence::default() };
        match target {
            Some(Target::Board(board)) => evidence.boards.push(board),
            Some(Target::Moves(moves)) => {
                let known = evidence.known.iter().skip(moves.len()).copied();
                evidence.known = moves.iter().copied().chain(known).collect();
            }
            Some(Target::IllegalMove(board)) => {
                evidence.illegal = true;
                evidence.boards.extend(board);
            }
            None => {}
        }
        match &mut self.last {
            Some(last) => last.again(&evidence),
            None => Search::new(&self.start, &self.sheets.white, &self.sheets.black, &evidence),
        }
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
            let read = search.conclusion();
            self.last = self.search.take();
            let read = without_pending(read, &self.found.boards);
            let cells = read.played_plies().last().map_or([None; 2], |last| last.cells);
            let cell = |side: Color| self.sheets.of(side).cells().get(cells[side.fold_wb(0, 1)]?);
            self.judging = Some(Box::new(Judging::new(read, LastMove::of(cell))));
            left = budget / 2;
        }
    }

    /// Returns the work of all searches up to now.
    pub fn work(&self) -> Work {
        self.search.as_ref().or(self.last.as_ref()).map_or(Work::default(), Search::work)
    }

    /// Adds an explanation, and starts the next search, if any is left.
    fn add(&mut self, explanation: Hypothesis) {
        if matches!(self.by_boards, ByBoards::Asked) {
            self.by_boards = ByBoards::Read(Box::new(explanation.read));
            return;
        }
        if self.explanations.is_empty() {
            self.targets = explanation.doubted(&self.found.boards).into_iter().map(Target::Board).collect();
            if explanation.is_alike(&self.found.boards) || self.suspects_illegal(&explanation.read) {
                let mut boards: Vec<Option<Board>> =
                    self.found.boards.iter().flatten().cloned().map(Some).collect();
                boards.dedup();
                let none = boards.is_empty().then_some(None);
                self.targets.extend(boards.into_iter().chain(none).map(Target::IllegalMove));
            }
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

    /// Whether an illegal move may explain what this reading does not.
    fn suspects_illegal(&self, read: &Reconstruction) -> bool {
        let odd = |own: &Discrepancy| {
            matches!(own.why, Why::Nearest | Why::Contradicted | Why::LeftOver | Why::Lost | Why::Unwritten)
        };
        let slips = |side: Color| {
            read.discrepancies.iter().any(|own| matches!(own.why, Why::Slip(slip) if slip.sheet() == side))
        };
        let both_slip = Color::ALL.into_iter().all(slips);
        both_slip || !read.complete || read.doubt.is_some() || read.discrepancies.iter().any(odd)
    }

    fn scores(&self) -> [ReadScore; 2] {
        [&self.sheets.white, &self.sheets.black].map(|sheet| ReadScore::of(sheet, &self.start))
    }

    /// Returns the best explanation, and its margin over those with another answer.
    ///
    /// The margin is a natural logarithm. An illegal move needs a greater one over all legal games.
    fn best(&self) -> Option<(&Hypothesis, f32)> {
        let by_cost = |one: &&Hypothesis, other: &&Hypothesis| one.cost.total_cmp(&other.cost);
        let legal = self.explanations.iter().filter(|own| own.read.illegal.is_none());
        let best_legal = legal.min_by(by_cost)?;
        let accused = |own: &&Hypothesis| {
            own.read.illegal.is_none() || own.may_accuse() && own.cost + ACCUSED <= best_legal.cost
        };
        let best = self.explanations.iter().filter(accused).min_by(by_cost)?;
        let others = self.rivals_of(best);
        let margin = others.min_by(by_cost).map_or(f32::INFINITY, |other| other.cost - best.cost);
        Some((best, margin))
    }

    /// Returns the explanations with another answer, except illegal moves that the sheets cannot prove.
    fn rivals_of<'s>(&'s self, best: &'s Hypothesis) -> impl Iterator<Item = &'s Hypothesis> {
        let may_be = |own: &&Hypothesis| own.read.illegal.is_none() || own.may_accuse();
        self.explanations.iter().filter(may_be).filter(move |other| other.answer() != best.answer())
    }

    /// Returns the same margin as if players chose all moves equally often.
    fn margin_by_cells(&self, best: &Hypothesis) -> f32 {
        let cost = |own: &Hypothesis| own.cost - own.read.choice;
        let others = self.rivals_of(best);
        others.map(|other| cost(other) - cost(best)).fold(f32::INFINITY, f32::min)
    }

    /// Returns the board that both players have, if it is right and moves are open.
    ///
    /// It makes more of the moves certain.
    fn settled_board(&self) -> Option<Board> {
        let boards = &self.found.boards;
        let board = boards.white.as_ref().filter(|white| boards.black.as_ref() == Some(white))?;
        let (best, margin) = self.best()?;
        let settled = best.is_known() && best.answer() == (None, false) && margin >= CERTAIN_MARGIN;
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
        let laws = self.found.laws;
        let (unknown, gone_on) = (!best.is_known(), best.may_have_gone_on(boards));
        let split = self.each_board_is_as_its_scoresheet();
        let doubtful = unknown || gone_on || split || margin < LEAST_MARGIN;
        let illegal = IllegalMove::of(&best.read, laws);
        let certainty = match unknown || gone_on || split || margin < CERTAIN_MARGIN {
            true => Degree::Open,
            // Without what players choose more often, another answer may be as good.
            false if self.margin_by_cells(&best) < CERTAIN_MARGIN => {
                best.certainty(boards).max(Degree::Likely)
            }
            false => best.certainty(boards),
        };
        let grounds = Grounds { best: &best, boards, laws, doubtful, illegal: illegal.as_ref() };
        let mut proposals = grounds.proposals();
        let (verdict, corrections) = match proposals.first() {
            Some(first) => (Some(first.verdict), first.corrections.clone()),
            None => (None, ByColor::default()),
        };
        // A single proposal competes with no other.
        let alternatives = if proposals.len() > 1 { std::mem::take(&mut proposals) } else { Vec::new() };
        let slips = self.slips(&best.read);
        let Hypothesis { read, deviations, .. } = best;
        // Without a known game, no board went wrong at one of its plies.
        let deviations = if unknown { ByColor::default() } else { deviations };
        let events = BoardEvent::of(&deviations, laws);
        (
            read,
            ByBoth {
                verdict,
                certainty,
                deviations,
                corrections,
                margin,
                slips,
                events,
                illegal,
                alternatives,
            },
        )
    }

    /// Whether each player wrote and executed a game of their own, so that neither board can be refuted.
    ///
    /// 2023 D.2.9 then returns to the last position on which the scoresheets agree.
    fn each_board_is_as_its_scoresheet(&self) -> bool {
        let ends = Agreement::of(&self.sheets, &self.start).apart;
        let is_own = |ends: &[Chess; 2]| {
            let boards = [&self.found.boards.white, &self.found.boards.black];
            boards[0] != boards[1] && (0..2).all(|index| boards[index].as_ref() == Some(ends[index].board()))
        };
        ends.as_ref().is_some_and(is_own)
    }

    /// Returns the cells that name a move other than the certain one.
    fn slips(&self, read: &Reconstruction) -> Vec<PenSlip> {
        let scores = self.scores();
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

impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proof").field("explanations", &self.explanations.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
