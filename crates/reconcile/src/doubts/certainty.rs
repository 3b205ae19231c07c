//! The requirements for calling a move of a reading certain.

use crate::cells::cell_reading::{Candidate, candidates};
use crate::cells::channel::FLOOR;
use crate::cells::place::{Cells, SheetPlace, SheetState};
use crate::cells::writing::Writing;
use crate::doubts::question::Doubt;
use crate::lines::lattice::{Edge, Lattice, SearchInput};
use annabella_chess::{Chess, Move, Position};

/// Odds over all rivals together that a sure move needs on clean sheets, as a natural logarithm.
const SURE: f64 = 6.0;
/// The same if both cells name this legal move and no other.
///
/// Two players seldom make the same writing error, so the model of players' choices counts for less there.
const SURE_OF_BOTH: f64 = 4.0;
/// Odds that a sure move also needs by the cells alone, by the number of cells that support it.
///
/// One wrong sign in the only cell gives less than the first if several other moves are one sign away.
const EVEN_OF_ONE: f64 = 5.0;
const EVEN_OF_BOTH: f64 = 4.0;
/// Share of contradictions a ply up to which sheets are clean. `SLOPE` is the extra per power of e.
///
/// If both cells name the move, half of it is enough: only two writing errors can mislead there, or a sheet
/// out of order, which requires more in any case.
const CLEAN: f32 = 0.02;
const SLOPE: f64 = 1.0;
const SLOPE_OF_BOTH: f64 = SLOPE / 2.0;
/// Share above which sheets are reported as careless.
const CARELESS: f32 = 0.22;
/// Extra odds if a sheet nearby gets out of order, has surplus cells, or contradicts the reading too
/// often.
///
/// The model of writing errors knows least about these.
const ODD: f64 = 3.0;
/// The same if the number of earlier plies is uncertain, and if neither cell names the move.
const SHIFTED: f64 = 1.0;
const UNNAMED: f64 = 1.0;
/// Minimum odds if one cell alone supports the move.
///
/// They are more than any single cell can give, so later moves must confirm it. A blank cell is not a
/// witness, nor is one that fits any other move as well.
pub(crate) const WITNESSED: f64 = 11.0;
/// Share of contradictions a ply above which the sheets prove nothing: another game may fit as well.
const NO_PROOF: f32 = 0.42;
/// Share above which the sheets are noise.
const NOISE: f32 = 0.6;
/// Number of contradictions within eleven plies that requires more for the moves there.
const DOUBT: usize = 7;
/// Number of plies around an error in a sheet's order where cells may belong to other plies.
const NEAR: usize = 2;
/// Minimum number of moves on each sheet for which they may be of two games.
///
/// They may be if both name less than one move in `SAME`.
const WRITTEN: usize = 3;
const SAME: usize = 3;

/// Support of a ply's cells for the move read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Fit {
    /// Number of sheets with a cell for the move, blank or not.
    cells: usize,
    /// Number of cells that name the move.
    pub names: usize,
    /// Number of cells in their place that name the move and no other legal move.
    pub alone: usize,
    /// Number of cells that support the move: they name it, or are nearer to it than chance allows.
    witnesses: usize,
    /// Number of cells that contradict the move; a sheet that gets out of order here counts as two.
    against: usize,
    /// Whether a sheet gets out of order here.
    slipped: bool,
    /// Whether both cells have the same text, and it does not name the move.
    pub agreed: bool,
    /// Whether both sheets have left out or doubled cells before.
    shifted: bool,
    /// Whether a sheet has had surplus cells that repeat nothing: the other sheet may have left plies out.
    surplus: bool,
}

/// The requirement for certainty about a move.
#[derive(Clone, Copy)]
pub(crate) struct Needed {
    /// Odds that the move needs over all its rivals together, as a natural logarithm.
    ///
    /// Infinite if the cells leave it in doubt whatever the odds.
    pub odds: f64,
    /// Odds that it also needs by the cells alone, as if players chose all moves equally often.
    ///
    pub even: f64,
    /// Reason for requiring more than usual, if there is one.
    pub doubt: Option<Doubt>,
}

/// Returns the requirement at each ply for certainty about its move.
///
/// The odds come from a model of writing errors and of players' choices, and cannot show whether that model
/// fits. So the more the sheets contradict the reading, the more is required, and both sheets must have a
/// cell for the move.
pub(crate) fn sure(fits: &[Fit], overall: Option<Doubt>) -> Vec<Needed> {
    let careless = f64::from((share_against(fits) / CLEAN).max(1.0).ln());
    let never = |doubt: Doubt| Needed { odds: f64::INFINITY, even: f64::INFINITY, doubt: Some(doubt) };
    let needed = |(index, fit): (usize, &Fit)| {
        if let Some(doubt) = impossible(*fit).or(overall.filter(|doubt| *doubt != Doubt::Careless)) {
            return never(doubt);
        }
        let slope = if fit.names == 2 { SLOPE_OF_BOTH } else { SLOPE };
        let least = if fit.alone == 2 { SURE_OF_BOTH } else { SURE };
        let (mut odds, mut doubt) = (least + slope * careless, overall);
        for (_, more, why) in reasons(fits, index).into_iter().filter(|(holds, ..)| *holds) {
            odds += more;
            doubt = Some(why);
        }
        // One of two cells with the same writing error may be a copy of the other, so they are one witness.
        if fit.agreed {
            (odds, doubt) = (odds.max(WITNESSED), Some(Doubt::SameSlip));
        } else if fit.witnesses < 2 && odds < WITNESSED {
            (odds, doubt) = (WITNESSED, doubt.or(Some(Doubt::OneWitness)));
        }
        let even = if fit.witnesses < 2 { EVEN_OF_ONE } else { EVEN_OF_BOTH };
        Needed { odds, even, doubt }
    };
    fits.iter().enumerate().map(needed).collect()
}

/// Returns the doubt about the sheets as a whole.
pub(crate) fn overall(given: &SearchInput, fits: &[Fit]) -> Option<Doubt> {
    let [white, black] = given.cells.map(|cells| cells.writings.as_slice());
    let written = |cells: &[Writing]| cells.iter().filter(|cell| !cell.is_blank()).count();
    let least = written(white).min(written(black));
    let named = fits.iter().filter(|fit| fit.names == 2).count();
    // Sheets with the same text are of one game, even if it is not legal.
    let alike = white.iter().zip(black).filter(|(one, other)| one == other && !one.is_blank()).count();
    if least >= WRITTEN && SAME * named.max(alike) < least {
        return Some(Doubt::TwoGames);
    }
    match share_against(fits) {
        ..=CARELESS => None,
        ..=NO_PROOF => Some(Doubt::Careless),
        _ => Some(Doubt::NoProof),
    }
}

/// Whether contradictions are too frequent: much then stays open in any search.
pub(crate) fn is_careless(fits: &[Fit]) -> bool {
    share_against(fits) > CARELESS
}

/// Whether the reading explains the sheets as well as the right one would.
///
/// Also true if the sheets are so contradictory that no reading could.
pub(crate) fn convinces(fits: &[Fit], complete: bool) -> bool {
    let against = share_against(fits);
    // A dropped right reading is more probable than rows left out by both players at different places.
    let odd = !complete || against > NO_PROOF || fits.iter().any(|fit| fit.surplus || fit.shifted);
    !odd || against > NOISE
}

/// Returns the doubt to report if only the odds are too low and no rival is worth naming.
pub(crate) fn by_odds(named: usize) -> Doubt {
    if named == 2 { Doubt::TwoSlips } else { Doubt::OneWitness }
}

/// Counts the plies from the start at which both sheets name the move read.
pub(crate) fn agreed_first(fits: &[Fit]) -> usize {
    fits.iter().take_while(|fit| fit.names == 2).count()
}

/// Returns why a move cannot be sure, whatever the odds: a sheet has no cell for it.
fn impossible(fit: Fit) -> Option<Doubt> {
    (fit.cells < 2).then_some(Doubt::OneWitness)
}

/// Returns the reasons to require more than usual at a ply.
///
/// Each says whether it applies, the extra odds, and the doubt; the last one that applies is reported.
fn reasons(fits: &[Fit], index: usize) -> [(bool, f64, Doubt); 5] {
    let around = |plies: usize| &fits[index.saturating_sub(plies)..(index + plies + 1).min(fits.len())];
    let fit = fits[index];
    [
        (fit.shifted, SHIFTED, Doubt::Count),
        (fit.names == 0, UNNAMED, Doubt::Unnamed),
        (against(around(5)) >= DOUBT, ODD, Doubt::Contradicted),
        (fit.surplus, ODD, Doubt::Count),
        (around(NEAR).iter().any(|fit| fit.slipped), ODD, Doubt::Order),
    ]
}

/// Returns the number of contradictions per ply.
fn share_against(fits: &[Fit]) -> f32 {
    against(fits) as f32 / fits.len().max(1) as f32
}

fn against(fits: &[Fit]) -> usize {
    fits.iter().map(|fit| fit.against).sum()
}

/// Returns how the cells support the best reading, ply by ply.
pub(crate) fn fits(given: &SearchInput, lattice: &Lattice) -> Vec<Fit> {
    let mut position = given.start.clone();
    let mut fits: Vec<Fit> = Vec::with_capacity(lattice.best.len());
    let mut before = [SheetPlace::START; 2];
    // Surplus cells may be a row that the other sheet left out.
    let mut surplus = false;
    for (index, (edge, places)) in lattice.best.iter().enumerate() {
        let exchanged = [0, 1].map(|at| before[at].is_exchanging() || places[at].is_exchanging());
        let mut fit = Fit::of_cells(given, &position, edge, exchanged);
        for sheet in 0..2 {
            surplus |= fit.add_order(given.cells[sheet], edge.cells[sheet], before[sheet], places[sheet]);
        }
        fit.shifted = match edge.cells {
            [Some(white), Some(black)] => white as usize != index && black as usize != index,
            _ => fits.last().is_some_and(|last| last.shifted),
        };
        fit.surplus = surplus;
        fits.push(fit);
        before = *places;
        position.play_unchecked(edge.mv);
    }
    fits
}

impl Fit {
    /// Returns how the cells read for a move support it; `exchanged` marks sheets with exchanged cells.
    fn of_cells(given: &SearchInput, position: &Chess, edge: &Edge, exchanged: [bool; 2]) -> Fit {
        let mut fit = Fit { cells: edge.cells.iter().flatten().count(), ..Fit::default() };
        let (turn, legal) = (position.turn(), candidates(position));
        let candidate = legal.iter().find(|candidate| candidate.mv == edge.mv).copied();
        let candidate = &candidate.unwrap_or_else(|| Candidate::of(edge.mv, turn));
        let mut wrong: Vec<&Writing> = Vec::new();
        for (sheet, cell) in edge.cells.into_iter().enumerate() {
            let writing = cell.map(|cell| &given.cells[sheet].writings[cell as usize]);
            let Some(writing) = writing.filter(|writing| !writing.is_blank()) else { continue };
            let channel = given.channels[sheet];
            let (cost, named) = channel.cost(writing, candidate, turn);
            fit.witnesses += usize::from(cost < FLOOR);
            fit.names += usize::from(named);
            let other = |own: &Candidate| own.mv != edge.mv && channel.cost(writing, own, turn).1;
            fit.alone += usize::from(named && !exchanged[sheet] && !legal.iter().any(other));
            fit.against += usize::from(!named);
            if !named {
                wrong.push(writing);
            }
        }
        fit.agreed = matches!(wrong.as_slice(), [one, other] if say_the_same(one, other, edge.mv));
        fit
    }

    /// Adds whether a sheet gets out of order between two places.
    ///
    /// Returns whether it has surplus cells there that repeat nothing.
    fn add_order(&mut self, cells: &Cells, cell: Option<u32>, before: SheetPlace, to: SheetPlace) -> bool {
        let mut left_out = before.next as usize..cell.map_or(0, |cell| cell as usize);
        // Skipping an empty row does not count as getting out of order.
        let empty = left_out.len() > 1 && left_out.clone().all(|cell| cells.writings[cell].is_blank());
        let slipped = to.slipped(before) && !empty;
        let leaves_out = matches!(to.state, SheetState::Gap(3));
        self.slipped |= slipped;
        self.against += if slipped { 2 } else { usize::from(leaves_out) };
        // Exchanged rows are not surplus.
        slipped && to.state == SheetState::InOrder && left_out.any(|cell| !cells.repeats(cell))
    }
}

/// Whether two cells that do not name the move have the same text or the same other destination.
fn say_the_same(one: &Writing, other: &Writing, mv: Move) -> bool {
    let destination = match one.signs.as_slice() {
        [.., file, rank] if rank.is_ascii_digit() && other.signs.ends_with(&[*file, *rank]) => {
            Some([*file, *rank])
        }
        _ => None,
    };
    one.signs == other.signs || destination.is_some_and(|own| own != mv.to().to_string().as_bytes())
}

/// Returns the number of plies up to which the sheets support the best reading.
///
/// After it they contradict it, or name nothing, more often than they support it.
pub(crate) fn known_until(fits: &[Fit], complete: bool) -> usize {
    let (mut sum, mut most, mut until) = (0.0_f32, 0.0_f32, 0);
    for (index, fit) in fits.iter().enumerate() {
        // If cells must be skipped to continue, one ply that fits does not prove a game.
        let lost = fit.names == 0 || fit.slipped;
        sum += if lost { -1.5 } else { 1.0 };
        if sum >= most {
            (most, until) = (sum, index + 1);
        }
    }
    // One or two unreadable moves at the end are accepted.
    if complete && most - sum < 5.0_f32.min(most) { fits.len() } else { until }
}

#[cfg(test)]
mod tests;
