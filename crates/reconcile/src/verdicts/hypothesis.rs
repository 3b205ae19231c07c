//! One reading of the game by both scoresheets, and what it implies for the boards.

use crate::boards::deviation::{Deviation, DeviationCause, FURTHER, LastMove};
use crate::boards::whole_board::WholeBoard;
use crate::doubts::ply_read::Degree;
use crate::doubts::question::Doubt;
use crate::verdicts::by_both::OtherEvidence;
use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::verdict::{Boards, WhichBoards};
use annabella_chess::{Board, ByColor, Color, Move, Ply, Position};

/// Costs of faults of whole boards, as negative natural logarithms.
///
/// They are a fault of the whole board, and an unexplained board. All are added to the costs of cells: an error
/// of a hand is as rare as a cell with one wrong sign, and an unexplained board as rare as two cells of mere
/// noise.
const WHOLE: f32 = 8.0;
const UNEXPLAINED: f32 = 20.0;
/// Extra cost if both boards went wrong in the same way.
const ALIKE: f32 = 4.0;
/// Maximum number of alternative moves tried.
const RIVALS: usize = 4;

/// Work of trying a pair of plies, in moves weighed.
const PAIR: usize = 10;

/// A reading whose boards are examined one after the other.
pub(crate) struct Judging {
    read: Reconstruction,
    deviations: ByColor<Option<Deviation>>,
    last: LastMove,
    /// Sides whose boards must still be examined.
    left: Vec<Color>,
}

/// One reading of the game, and the deviation of each wrong board from it.
#[derive(Clone)]
pub(crate) struct Hypothesis {
    pub read: Reconstruction,
    pub deviations: ByColor<Option<Deviation>>,
    /// Cost of these scoresheets and boards under this reading.
    pub cost: f32,
}

impl Judging {
    pub(crate) fn new(read: Reconstruction, last: LastMove) -> Judging {
        Judging { read, deviations: ByColor::default(), last, left: Color::ALL.to_vec() }
    }

    /// Estimates the work for the next board, in moves weighed: pairs of plies may have to be tried.
    pub(crate) fn work(&self, found: &OtherEvidence) -> usize {
        let end = self.read.played().position().board();
        let differs = |side: &Color| found.boards.get(*side).as_ref().is_some_and(|board| board != end);
        if self.left.last().is_some_and(differs) { PAIR * self.read.played().len().pow(2) } else { 0 }
    }

    /// Examines the next board; returns itself as an error if one is left.
    pub(crate) fn step(mut self: Box<Self>, found: &OtherEvidence) -> Result<Hypothesis, Box<Judging>> {
        let Some(side) = self.left.pop() else {
            return Ok(Hypothesis::of(self.read, self.deviations, &found.boards));
        };
        let end = self.read.played().position().board();
        if let Some(board) = found.boards.get(side).as_ref().filter(|board| *board != end) {
            let right = found.last_right.get(side).unwrap_or_default().min(self.read.played().len());
            let last = self.last;
            *self.deviations.get_mut(side) = Some(Deviation::of(self.read.played(), board, right, last));
        }
        Err(self)
    }
}

impl Hypothesis {
    pub(crate) fn of(
        read: Reconstruction,
        deviations: ByColor<Option<Deviation>>,
        boards: &Boards,
    ) -> Hypothesis {
        let end = read.played().position().board();
        let price = |side: Color| deviations.get(side).as_ref().map_or(0.0, price);
        let boards = match (&boards.white, &boards.black) {
            (Some(white), Some(black)) if white == black && white != end => price(Color::White) + ALIKE,
            _ => price(Color::White) + price(Color::Black),
        };
        Hypothesis { cost: read.cost + boards, deviations, read }
    }

    /// Returns the wrong boards.
    pub(crate) fn wrong(&self) -> Option<WhichBoards> {
        WhichBoards::of(&self.deviations)
    }

    /// Whether both boards are equal, and differ from the end of this reading.
    pub(crate) fn is_alike(&self, boards: &Boards) -> bool {
        boards.white == boards.black && self.wrong() == Some(WhichBoards::Both)
    }

    /// Whether the scoresheets are good enough evidence for an illegal move.
    ///
    /// Where both have another text that does not name the move read, they may be copies of each other, or of
    /// another game; one illegal move more then proves nothing.
    pub(crate) fn may_accuse(&self) -> bool {
        let same_slip = self.read.played_plies().iter().any(|own| own.doubt == Some(Doubt::SameSlip));
        self.is_known() && !same_slip
    }

    /// Returns the answer: the wrong boards, and whether an illegal move was played.
    pub(crate) fn answer(&self) -> (Option<WhichBoards>, bool) {
        (self.wrong(), self.read.illegal.is_some())
    }

    /// Whether the scoresheets lead to a last position at all.
    pub(crate) fn is_known(&self) -> bool {
        let hopeless = matches!(self.read.doubt, Some(Doubt::TwoGames | Doubt::NoProof));
        // If nothing is written, the game has not started.
        let begun = !self.read.played().is_empty() || self.read.discrepancies.is_empty();
        self.read.complete && begun && !hopeless
    }

    /// Whether a board may be right although it differs from the end of the scoresheets.
    ///
    /// Two equal boards show what was executed, perhaps unwritten moves. The player to move may be moving.
    pub(crate) fn may_have_gone_on(&self, boards: &Boards) -> bool {
        let alike = boards.white.is_some() && boards.white == boards.black;
        let to_move = self.read.played().position().turn();
        // If neither board is as the scoresheets end, either may be right with one more move.
        let neither = self.wrong() == Some(WhichBoards::Both);
        let moving = Color::ALL.into_iter().filter(|side| neither || *side == to_move);
        let in_progress =
            |side: Color| self.deviations.get(side).as_ref().is_some_and(Deviation::is_in_progress);
        let explained = |white: &Deviation| white.is_wrong_in_any_game() || white.set_up().is_some();
        alike && self.deviations.white.as_ref().is_some_and(|white| !explained(white))
            || moving.into_iter().any(in_progress)
    }

    /// Returns other possible moves at open plies where a board went wrong more than once.
    ///
    /// With another move there, it may have gone wrong only once, and the other board, too. First come the
    /// moves executed there, then what the scoresheets may mean.
    pub(crate) fn rivals(&self) -> Vec<Vec<Option<Move>>> {
        let mut rivals: Vec<(f64, usize, Move)> = Vec::new();
        for ways in self.deviations.iter().flatten().map(Deviation::ways) {
            for error in ways.iter().filter(|way| way.errors.len() > 1).flat_map(|way| &way.errors) {
                let Some(at) = error.ply.map(Ply::before) else { continue };
                let Some(own) = self.read.played_plies().get(at).filter(|own| !own.is_sure()) else {
                    continue;
                };
                let legal = self.read.played().position_after(at).legal_moves();
                let executed = |mv: &&Move| error.made().is_some_and(|made| made.is(**mv));
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
        // The earlier moves stay, since boards confirm them.
        let before = |at: usize| self.read.played().plies()[..at].iter().map(|ply| Some(ply.mv));
        let moves = |(at, mv): (usize, Move)| before(at).chain([Some(mv)]).collect();
        targets.into_iter().map(moves).collect()
    }

    /// Returns the boards that may be right although this reading ends elsewhere.
    pub(crate) fn doubted(&self, boards: &Boards) -> Vec<Board> {
        let mut doubted: Vec<Board> = Vec::new();
        if self.read.doubt == Some(Doubt::TwoGames) {
            return doubted;
        }
        let confirmed = Color::ALL.into_iter().any(|side| self.confirms(side, boards));
        for side in Color::ALL {
            let (Some(board), Some(deviation)) = (boards.get(side), self.deviations.get(side)) else {
                continue;
            };
            let one_way = matches!(deviation.ways(), [only] if !only.is_far_fetched());
            let plain = confirmed && self.is_known() && one_way;
            if deviation.is_of_the_whole() || plain && !self.depends_on_open(deviation) {
                continue;
            }
            if !doubted.contains(board) {
                doubted.push(board.clone());
            }
        }
        doubted
    }

    /// Whether the board of `side` is as this reading ends.
    fn confirms(&self, side: Color, boards: &Boards) -> bool {
        boards.get(side).is_some() && self.deviations.get(side).is_none()
    }

    /// Returns the plies at which the board can have gone wrong.
    fn causes(&self, deviation: &Deviation) -> Vec<Ply> {
        let named: Vec<Ply> = (0..self.read.played().len())
            .map(Ply::after)
            .filter(|ply| deviation.may_come_from(*ply))
            .collect();
        if named.is_empty() { deviation.traces.clone() } else { named }
    }

    /// Whether the move executed at `ply` may have been the right one.
    fn is_rival(&self, ply: Ply, deviation: &Deviation) -> bool {
        let rivals = self.read.played_plies().get(ply.before()).map_or(&[][..], |own| &own.rivals);
        let errors =
            deviation.ways().iter().flat_map(|way| &way.errors).filter(|error| error.ply == Some(ply));
        let mut made = errors.filter_map(|error| error.made());
        made.any(|made| rivals.iter().any(|rival| made.is(rival.mv)))
    }

    fn depends_on_open(&self, deviation: &Deviation) -> bool {
        let open = |ply: &Ply| self.read.played_plies().get(ply.before()).is_none_or(|own| !own.is_sure());
        self.causes(deviation).iter().any(open)
    }

    /// Returns how certain it is which boards are wrong, if no other explanation comes near.
    pub(crate) fn certainty(&self, boards: &Boards) -> Degree {
        let confirmed = Color::ALL.into_iter().any(|side| self.confirms(side, boards));
        if self.deviations.iter().all(Option::is_none) {
            // Boards that match the end of the scoresheets confirm them.
            let least = self.read.played_plies().iter().map(|own| own.degree).max().unwrap_or(Degree::Open);
            return if confirmed { least.min(Degree::Deduced) } else { least };
        }
        let degrees = Color::ALL.into_iter().filter_map(|side| {
            let deviation = self.deviations.get(side).as_ref()?;
            (!deviation.is_of_the_whole()).then(|| self.degree(side, deviation, confirmed))
        });
        degrees.max().unwrap_or(Degree::Agreed)
    }

    /// Returns how certain it is that this board is wrong; `confirmed` if the other one is right.
    fn degree(&self, side: Color, deviation: &Deviation, confirmed: bool) -> Degree {
        let explained =
            !matches!(deviation.cause, DeviationCause::WholeBoard(..) | DeviationCause::Unexplained);
        if !explained && !confirmed {
            return Degree::Open;
        }
        // The other board confirms an open move if it matches the end of the scoresheets, or if it went wrong
        // elsewhere and nothing supports the move executed here.
        let other = self.deviations.get(!side).as_ref().filter(|other| other.is_at_a_ply());
        let witnessed = |ply: &Ply| {
            let other = other.is_some_and(|other| !other.may_come_from(*ply));
            confirmed || other && !deviation.ways().is_empty() && !self.is_rival(*ply, deviation)
        };
        let degree = |ply: &Ply| {
            let own = self.read.played_plies().get(ply.before());
            // Players know their own moves: the opponent's scoresheet alone does not refute their board.
            let unwritten = own.is_none_or(|own| own.cells[side.fold_wb(0, 1)].is_none() || own.named == 0);
            if unwritten && self.read.played().position_before(*ply).turn() == side {
                return Degree::Open;
            }
            let read = own.map_or(Degree::Open, |own| own.degree);
            if witnessed(ply) { read.min(Degree::Deduced) } else { read }
        };
        self.causes(deviation).iter().map(degree).max().unwrap_or(Degree::Agreed)
    }
}

/// Returns the cost of assuming that a board went wrong in this way.
fn price(deviation: &Deviation) -> f32 {
    match &deviation.cause {
        DeviationCause::WholeBoard(WholeBoard::Behind(_), _) | DeviationCause::Unexplained => UNEXPLAINED,
        DeviationCause::WholeBoard(_, besides) => WHOLE + besides.as_ref().map_or(0.0, |way| way.cost),
        DeviationCause::MovedOn { after, .. } => FURTHER + after.map_or(0.0, |error| error.kind.cost),
        DeviationCause::Hands(ways) => ways.first().map_or(UNEXPLAINED, |way| way.cost),
    }
}

/// Returns the reading without a last move that only one scoresheet has and no board shows.
///
/// Both boards must show the position before it. A player may have written an announced move before it was
/// executed.
pub(crate) fn without_pending(mut read: Reconstruction, boards: &Boards) -> Reconstruction {
    let alike = boards.white.as_ref().filter(|white| boards.black.as_ref() == Some(*white));
    let written = read.plies.last().map(|last| last.cells.iter().flatten().count());
    let before = read.line.len().checked_sub(1).map(|plies| read.line.position_after(plies).board());
    let shown = alike.is_some() && alike == before && alike != Some(read.line.position().board());
    if read.complete && shown && written == Some(1) {
        read.line.pop();
        read.plies.pop();
        let next = read.line.next_ply();
        read.discrepancies.retain(|own| own.ply < next);
        read.question = read.question.filter(|own| own.ply < next);
    }
    read
}

#[cfg(test)]
mod tests;
