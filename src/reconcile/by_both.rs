//! What both scores prove together about the boards: which is wrong, since when, and how certainly.

use super::cell_reading::CellReading;
use super::correction::{Correction, corrections};
use super::degree::Degree;
use super::deviation::{Deviation, leaves_a_trace};
use super::doubt::Doubt;
use super::evidence::Evidence;
use super::execution::shown;
use super::read_score::ReadScore;
use super::reconstruction::Reconstruction;
use super::search::Search;
use super::verdict::{Boards, Verdict};
use super::whole_board::WholeBoard;
use crate::chess::{Board, Chess, Color, Move, Piece, Ply, Position, San};
use crate::scoresheet::Scoresheets;
use serde::ser::{Serialize, SerializeMap, Serializer};
use shakmaty::ByColor;
use std::fmt;

/// What both scores, read together, prove about the boards.
#[derive(Clone, Debug)]
pub struct ByBoth {
    /// Which boards are wrong; `None` if no board was given.
    pub verdict: Option<Verdict>,
    /// How certain that is; without boards, how certain the game is.
    pub certainty: Degree,
    /// How each board that is wrong differs from the game.
    pub deviations: ByColor<Option<Deviation>>,
    /// The steps that correct each of them.
    pub corrections: ByColor<Vec<Correction>>,
    /// How much likelier this is than any other answer for the boards, as a natural logarithm.
    pub margin: f32,
    /// The cells that must be slips, if the game is the one that was read.
    pub slips: Vec<PenSlip>,
}

/// A cell that names something other than the move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PenSlip {
    /// Whose sheet.
    pub sheet: Color,
    /// The ply of the game.
    pub ply: Ply,
    /// What stands there.
    pub written: String,
    /// The move that was played.
    pub read: San,
}

/// What is known besides the two scores.
#[derive(Clone, Debug, Default)]
pub struct OtherEvidence {
    /// The boards as they stand.
    pub boards: Boards,
    /// Known moves, ply 1 first, as from a journal.
    pub known: Vec<Option<Move>>,
    /// After how many plies each board was last right, if that is known.
    pub last_right: ByColor<Option<usize>>,
}

/// The prices of how a board can have gone wrong, as negative natural logarithms: one move executed
/// otherwise, one that could hardly be confused with the right one, a fault of the whole board, and
/// what nothing explains. They stand beside those of cells: a move is as rarely executed otherwise as a
/// cell has one wrong sign, and a board that nothing explains is as rare as two cells of mere noise.
const EXECUTED: f32 = 5.0;
const FAR_FETCHED: f32 = 2.0;
const WHOLE: f32 = 8.0;
const UNEXPLAINED: f32 = 20.0;
/// Both boards having gone wrong in the same way.
const ALIKE: f32 = 4.0;
/// An explanation that is worth this much more than any other leaves nothing open, and one that is
/// worth less than `TOSSED` more decides nothing.
const CERTAIN: f32 = 5.0;
const TOSSED: f32 = 2.0;

/// So many moves at most are tried instead of those that were read.
const RIVALS: usize = 4;

/// Reads two scores together and judges the boards by them, a step at a time.
pub struct Proof {
    start: Chess,
    sheets: Scoresheets,
    found: OtherEvidence,
    /// The search under way, and what is taken as evidence by those still to come.
    search: Option<Search>,
    targets: Vec<Target>,
    /// Whether other moves at plies that boards which went wrong twice leave open are among them.
    asked_rivals: bool,
    explanations: Vec<Hypothesis>,
}

/// What a further search takes as known.
enum Target {
    /// The game ended with that board.
    Board(Board),
    /// These moves were made.
    Moves(Vec<Option<Move>>),
}

/// One reading of the game, and how each board that is wrong differs from it.
struct Hypothesis {
    read: Reconstruction,
    deviations: ByColor<Option<Deviation>>,
    /// The price of the scores and the boards being as they are.
    cost: f32,
}

impl Proof {
    /// Begins to read two scores of a game that began there.
    pub fn new(start: &Chess, sheets: &Scoresheets, found: OtherEvidence) -> Proof {
        let mut proof = Proof {
            start: start.clone(),
            sheets: sheets.clone(),
            found,
            search: None,
            targets: Vec::new(),
            asked_rivals: false,
            explanations: Vec::new(),
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

    /// Goes on for about that much work, as [`Search::step`]; `true` once nothing is left to do but
    /// [`Proof::finish`].
    pub fn step(&mut self, budget: usize) -> bool {
        let Some(search) = &mut self.search else { return true };
        if !search.step(budget) {
            return false;
        }
        if let Some(search) = self.search.take() {
            let explanation = Hypothesis::of(search.finish(), &self.found);
            if self.explanations.is_empty() {
                self.targets =
                    explanation.doubted(&self.found.boards).into_iter().map(Target::Board).collect();
            }
            self.explanations.push(explanation);
        }
        if self.targets.is_empty() && !self.asked_rivals {
            self.asked_rivals = true;
            let best = self.explanations.iter().min_by(|one, other| one.cost.total_cmp(&other.cost));
            self.targets = best.map_or(Vec::new(), Hypothesis::rivals);
        }
        let target = self.targets.pop();
        self.search = target.map(|target| self.search_for(Some(target)));
        self.search.is_none()
    }

    /// The game that was most probably played, and what follows for the boards; does what is left
    /// to do.
    pub fn finish(mut self) -> (Reconstruction, ByBoth) {
        while !self.step(usize::MAX) {}
        let mut explanations = std::mem::take(&mut self.explanations);
        explanations.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        let mut explanations = explanations.into_iter();
        let Some(best) = explanations.next() else {
            // There is always one: the search without boards.
            let nothing = self.search_for(None).finish();
            let none = Hypothesis { read: nothing, deviations: ByColor::default(), cost: 0.0 };
            return self.conclude(none, f32::INFINITY);
        };
        let otherwise = explanations.find(|other| other.wrong() != best.wrong());
        let margin = otherwise.map_or(f32::INFINITY, |other| other.cost - best.cost);
        self.conclude(best, margin)
    }

    fn conclude(&self, best: Hypothesis, margin: f32) -> (Reconstruction, ByBoth) {
        let boards = &self.found.boards;
        let given = boards.iter().flatten().count();
        let unknown = !best.is_known();
        let verdict = (given > 0).then(|| match best.wrong() {
            _ if unknown || margin < TOSSED => Verdict::AskArbiter,
            _ if best.may_have_gone_on(boards) => Verdict::AskArbiter,
            [false, false] => Verdict::BoardsMatch,
            [true, false] => Verdict::CorrectWhiteBoard,
            [false, true] => Verdict::CorrectBlackBoard,
            [true, true] => Verdict::CorrectBothBoards,
        });
        let certainty = match unknown || margin < CERTAIN || best.may_have_gone_on(boards) {
            true => Degree::Open,
            false => best.certainty(boards),
        };
        let target = best.read.line.position().board();
        let named = verdict.is_some_and(|verdict| verdict != Verdict::AskArbiter);
        let steps = |side: Color| match (boards.get(side), best.deviations.get(side)) {
            (Some(board), Some(deviation)) if named && !deviation.is_of_the_whole() => {
                corrections(board, target, side)
            }
            _ => Vec::new(),
        };
        let corrections = ByColor { white: steps(Color::White), black: steps(Color::Black) };
        let slips = self.slips(&best.read);
        let Hypothesis { read, deviations, .. } = best;
        // Where no game is known, no board went wrong at a ply of it.
        let deviations = if unknown { ByColor::default() } else { deviations };
        (read, ByBoth { verdict, certainty, deviations, corrections, margin, slips })
    }

    /// The cells that name something other than a move that is certain.
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

/// Reads two scores together and judges the boards by them.
pub fn prove(start: &Chess, sheets: &Scoresheets, found: OtherEvidence) -> (Reconstruction, ByBoth) {
    Proof::new(start, sheets, found).finish()
}

/// As in JSON, in the documented form of `by_both`.
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
        let whole = |deviation: &Option<Deviation>| deviation.as_ref()?.whole.map(WholeBoard::code);
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

/// As in JSON: `{"sheet":"white","ply":23,"written":"Bxc4","read":"Bxe4"}`.
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
    /// Whether it says which boards are wrong.
    pub fn names_boards(&self) -> bool {
        self.verdict.is_some_and(|verdict| verdict != Verdict::AskArbiter)
    }

    /// The first ply since which a board is wrong, if that is known.
    pub fn since(&self) -> Option<Ply> {
        let since = |side| self.deviations.get(side).as_ref()?.since();
        Color::ALL.into_iter().filter_map(since).min()
    }
}

impl Hypothesis {
    fn of(read: Reconstruction, found: &OtherEvidence) -> Hypothesis {
        let end = read.line.position().board();
        let deviation = |side: Color| {
            let board = found.boards.get(side).as_ref().filter(|board| *board != end)?;
            let right = found.last_right.get(side).unwrap_or_default().min(read.line.len());
            Some(Deviation::of(&read.line, board, right))
        };
        let deviations = ByColor { white: deviation(Color::White), black: deviation(Color::Black) };
        let price = |side: Color| deviations.get(side).as_ref().map_or(0.0, price);
        let boards = match (&found.boards.white, &found.boards.black) {
            (Some(white), Some(black)) if white == black && white != end => price(Color::White) + ALIKE,
            _ => price(Color::White) + price(Color::Black),
        };
        Hypothesis { cost: read.cost + boards, deviations, read }
    }

    /// Whether White's board is wrong, and Black's.
    fn wrong(&self) -> [bool; 2] {
        [self.deviations.white.is_some(), self.deviations.black.is_some()]
    }

    /// Whether the scores lead to a last position at all.
    fn is_known(&self) -> bool {
        let hopeless = matches!(self.read.doubt, Some(Doubt::TwoGames | Doubt::NoProof));
        // Where nothing is written, the game has not begun.
        let begun = !self.read.line.is_empty() || self.read.discrepancies.is_empty();
        self.read.complete && begun && !hopeless
    }

    /// Whether two boards show more than the scores end with: moves may have been made that nobody wrote.
    fn may_have_gone_on(&self, boards: &Boards) -> bool {
        let alike = boards.white.is_some() && boards.white == boards.black;
        let far = |deviation: &Deviation| deviation.far_fetched && !deviation.is_of_the_whole();
        // Where neither stands as the scores end, one of them may be right with a move more.
        let further = |deviation: &Deviation| deviation.further.is_some_and(|more| more.cause.is_none());
        let neither = self.wrong() == [true, true];
        alike && self.deviations.white.as_ref().is_some_and(far)
            || neither && self.deviations.iter().flatten().any(further)
    }

    /// The moves that may have been made instead where a board went wrong at several plies and the scores
    /// leave one of them open: with another move there it may have gone wrong only once, and the other
    /// board too. What was executed there comes first, then what the scores may mean.
    fn rivals(&self) -> Vec<Target> {
        let mut rivals: Vec<(f64, usize, Move)> = Vec::new();
        for ways in self.deviations.iter().flatten().map(|deviation| &deviation.ways) {
            for cause in ways.iter().filter(|way| way.len() > 1).flatten() {
                let at = cause.ply.before();
                let Some(own) = self.read.plies.get(at).filter(|own| !own.is_sure()) else { continue };
                let legal = self.read.line.position_after(at).legal_moves();
                let executed = |mv: &&Move| {
                    let is = |(piece, from, to): (Piece, _, _)| {
                        (mv.from(), shown(**mv, piece.color)) == (Some(from), to)
                    };
                    cause.instead.is_some_and(is)
                };
                rivals.extend(legal.iter().find(executed).map(|mv| (1.0, at, *mv)));
                rivals.extend(own.rivals.iter().map(|rival| (rival.share, at, rival.mv)));
            }
        }
        rivals.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut targets: Vec<(usize, Move)> = Vec::new();
        for (_, at, mv) in rivals {
            if targets.len() < RIVALS && !targets.contains(&(at, mv)) {
                targets.push((at, mv));
            }
        }
        // The moves before it stay, since boards have spoken for them.
        let before = |at: usize| self.read.line.plies()[..at].iter().map(|ply| Some(ply.mv));
        let moves = |(at, mv): (usize, Move)| Target::Moves(before(at).chain([Some(mv)]).collect());
        targets.into_iter().map(moves).collect()
    }

    /// The boards that may be right although this reading ends elsewhere.
    fn doubted(&self, boards: &Boards) -> Vec<Board> {
        let mut doubted: Vec<Board> = Vec::new();
        if self.read.doubt == Some(Doubt::TwoGames) {
            return doubted;
        }
        let confirmed = Color::ALL.into_iter().any(|side| self.confirms(side, boards));
        for side in Color::ALL {
            let (Some(board), Some(deviation)) = (boards.get(side), self.deviations.get(side)) else {
                continue;
            };
            let plain = confirmed && self.is_known() && deviation.ways.len() == 1 && !deviation.far_fetched;
            if deviation.is_of_the_whole() || plain && !self.hangs_on_open(board, deviation) {
                continue;
            }
            if !doubted.contains(board) {
                doubted.push(board.clone());
            }
        }
        doubted
    }

    /// Whether that board stands as this reading ends.
    fn confirms(&self, side: Color, boards: &Boards) -> bool {
        boards.get(side).is_some() && self.deviations.get(side).is_none()
    }

    /// The plies at which the board can have gone wrong.
    fn causes(&self, board: &Board, deviation: &Deviation) -> Vec<Ply> {
        let plies = || (0..self.read.line.len()).map(Ply::after);
        match deviation.ways.is_empty() {
            true => plies().filter(|ply| leaves_a_trace(&self.read.line, *ply, board)).collect(),
            false => plies().filter(|ply| deviation.may_come_from(*ply)).collect(),
        }
    }

    /// Whether what was executed at that ply may have been the move.
    fn is_rival(&self, ply: Ply, deviation: &Deviation) -> bool {
        let rivals = self.read.plies.get(ply.before()).map_or(&[][..], |own| &own.rivals);
        let executed = |piece: Piece, from, to| {
            let own = |mv: Move| (mv.from(), shown(mv, piece.color));
            rivals.iter().any(|rival| own(rival.mv) == (Some(from), to))
        };
        let causes = deviation.ways.iter().flatten().filter(|cause| cause.ply == ply);
        causes.filter_map(|cause| cause.instead).any(|(piece, from, to)| executed(piece, from, to))
    }

    fn hangs_on_open(&self, board: &Board, deviation: &Deviation) -> bool {
        let open = |ply: &Ply| self.read.plies.get(ply.before()).is_none_or(|own| !own.is_sure());
        self.causes(board, deviation).iter().any(open)
    }

    /// How certain it is which boards are wrong, if no other explanation comes near.
    fn certainty(&self, boards: &Boards) -> Degree {
        let degree = |ply: &Ply| self.read.plies.get(ply.before()).map_or(Degree::Open, |own| own.degree);
        let confirmed = Color::ALL.into_iter().any(|side| self.confirms(side, boards));
        let mut worst = Degree::Agreed;
        if self.deviations.iter().all(Option::is_none) {
            // Boards that stand as the scores end confirm them.
            let plies = self.read.plies.iter().map(|own| own.degree);
            let least = plies.max().unwrap_or(Degree::Open);
            return if confirmed { least.min(Degree::Deduced) } else { least };
        }
        for side in Color::ALL {
            let (Some(board), Some(deviation)) = (boards.get(side), self.deviations.get(side)) else {
                continue;
            };
            if deviation.is_of_the_whole() {
                continue;
            }
            let explained =
                !deviation.ways.is_empty() || deviation.further.is_some() || deviation.lost.is_some();
            let causes = self.causes(board, deviation);
            // A move that is open is confirmed by the other board, if that stands as the scores end, or
            // went wrong elsewhere and nothing speaks for what was executed here.
            let other = self.deviations.get(!side).as_ref().filter(|other| !other.ways.is_empty());
            let witnessed = |ply: &Ply| {
                let other = other.is_some_and(|other| !other.may_come_from(*ply));
                confirmed || other && !deviation.ways.is_empty() && !self.is_rival(*ply, deviation)
            };
            let degree =
                |ply: &Ply| if witnessed(ply) { degree(ply).min(Degree::Deduced) } else { degree(ply) };
            let least = causes.iter().map(degree).max().unwrap_or(Degree::Agreed);
            worst = worst.max(if explained || confirmed { least } else { Degree::Open });
        }
        worst
    }
}

/// What it costs to assume that a board went wrong in this way.
fn price(deviation: &Deviation) -> f32 {
    if deviation.is_of_the_whole() {
        return WHOLE;
    }
    match (deviation.ways.first(), deviation.further) {
        (Some(way), _) if way.len() == 1 && deviation.far_fetched => EXECUTED + FAR_FETCHED,
        (Some(way), _) => EXECUTED * way.len() as f32,
        (None, Some(further)) => EXECUTED * if further.cause.is_some() { 2.0 } else { 1.0 },
        (None, None) if deviation.lost.is_some() => EXECUTED + FAR_FETCHED,
        (None, None) => UNEXPLAINED,
    }
}
