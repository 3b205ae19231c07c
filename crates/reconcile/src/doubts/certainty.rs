//! The certainty that each move of a reading requires.

use crate::cells::candidate::{Candidate, candidates};
use crate::cells::channel::FLOOR;
use crate::cells::place::{Cells, SheetPlace, SheetState};
use crate::cells::writing::Writing;
use crate::doubts::doubt::Doubt;
use crate::lines::lattice::{Edge, Lattice, SearchInput};
use annabella_chess::{Chess, Move, Position};

/// How much likelier than all its rivals together a sure move must be on clean sheets, as a natural
/// logarithm.
const SURE: f64 = 6.0;
/// The same where both cells name the move and no other that is legal: two players seldom make the same
/// slip, so the model of players' choices counts for less there.
const SURE_OF_BOTH: f64 = 4.0;
/// Up to this share of contradictions a ply, sheets are clean. Above it, more is required by so
/// much for each power of e; by half of it where both cells name the move, since it takes two slips to
/// mislead there, or a sheet out of order, for which more is required anyway.
const CLEAN: f32 = 0.02;
const SLOPE: f64 = 1.0;
const SLOPE_OF_BOTH: f64 = SLOPE / 2.0;
/// Above this share, sheets are reported as careless.
const CARELESS: f32 = 0.22;
/// The further odds required where a sheet gets out of order nearby, has surplus cells, or
/// contradicts the reading too often nearby: the model of slips knows least of these.
const ODD: f64 = 3.0;
/// The same where the number of earlier plies is uncertain, and where neither cell names the move.
const SHIFTED: f64 = 1.0;
const UNNAMED: f64 = 1.0;
/// The least odds where one cell alone supports the move: more than any single cell can give, so
/// that later moves must bear it out. A blank cell is no witness, nor is one that says as little of
/// this move as of any other.
pub(crate) const WITNESSED: f64 = 11.0;
/// Above this share of contradictions a ply, the sheets prove nothing: they may fit another game as
/// well.
const NO_PROOF: f32 = 0.42;
/// Above this share, the sheets are noise.
const NOISE: f32 = 0.6;
/// With this many contradictions within eleven plies, more is required for the moves there.
const DOUBT: usize = 7;
/// Within this many plies of a slip in a sheet's order, it is uncertain which cell belongs to which
/// ply.
const NEAR: usize = 2;
/// If each sheet has this many moves and less than one in `SAME` is named by both, they may be of
/// two games.
const WRITTEN: usize = 3;
const SAME: usize = 3;

/// How the cells of a ply support the move that was read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Fit {
    /// The number of sheets with a cell for it, blank or not.
    cells: usize,
    /// The number of cells that name it.
    pub names: usize,
    /// The number of cells that name it and no other legal move, and are in its place.
    alone: usize,
    /// The number of cells that support it: they name it, or are nearer to it than any text may be by
    /// chance.
    witnesses: usize,
    /// The number of cells that contradict it; a sheet that gets out of order here counts as two.
    against: usize,
    /// Whether a sheet gets out of order here.
    slipped: bool,
    /// Whether both cells say the same, and it is not the move.
    pub agreed: bool,
    /// Whether both sheets have left out or doubled cells before.
    shifted: bool,
    /// Whether a sheet has had surplus cells that repeat nothing: the other sheet may have left
    /// those plies out.
    surplus: bool,
}

/// The requirement for being sure of a move.
#[derive(Clone, Copy)]
pub(crate) struct Needed {
    /// How much likelier than all its rivals together it must be, as a natural logarithm; infinite
    /// if the cells leave it in doubt whatever the odds.
    pub odds: f64,
    /// Why more than usual is required, if it is.
    pub doubt: Option<Doubt>,
}

/// The requirement at each ply for being sure of its move.
///
/// The odds come from a model of slips and of players' choices, and cannot show whether that model
/// fits. So the more the sheets contradict the reading the more is required, and both sheets must
/// have a cell for the move.
pub(crate) fn sure(fits: &[Fit], overall: Option<Doubt>) -> Vec<Needed> {
    let careless = f64::from((share_against(fits) / CLEAN).max(1.0).ln());
    let never = |doubt: Doubt| Needed { odds: f64::INFINITY, doubt: Some(doubt) };
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
        // One of two cells with the same slip may be copied from the other, so they are one witness.
        if fit.agreed {
            (odds, doubt) = (odds.max(WITNESSED), Some(Doubt::SameSlip));
        } else if fit.witnesses < 2 && odds < WITNESSED {
            (odds, doubt) = (WITNESSED, doubt.or(Some(Doubt::OneWitness)));
        }
        Needed { odds, doubt }
    };
    fits.iter().enumerate().map(needed).collect()
}

/// The doubt about the sheets as a whole.
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

/// Whether the sheets contradict the reading so often that much is open however widely it is looked for.
pub(crate) fn is_careless(fits: &[Fit]) -> bool {
    share_against(fits) > CARELESS
}

/// Whether the reading explains the sheets as well as the right one would, or the sheets are so
/// contradictory that none could.
pub(crate) fn convinces(fits: &[Fit], complete: bool) -> bool {
    let against = share_against(fits);
    // The right reading was more probably dropped than that both players left out rows at different places.
    let odd = !complete || against > NO_PROOF || fits.iter().any(|fit| fit.surplus || fit.shifted);
    !odd || against > NOISE
}

/// The doubt to report if only the odds are too low and no rival is worth naming.
pub(crate) fn by_odds(named: usize) -> Doubt {
    if named == 2 { Doubt::TwoSlips } else { Doubt::OneWitness }
}

/// The number of plies from the start at which both sheets name the move that was read.
pub(crate) fn agreed_first(fits: &[Fit]) -> usize {
    fits.iter().take_while(|fit| fit.names == 2).count()
}

/// Why a move cannot be sure, whatever the odds: a sheet has no cell for it.
fn impossible(fit: Fit) -> Option<Doubt> {
    (fit.cells < 2).then_some(Doubt::OneWitness)
}

/// The reasons to require more than usual at a ply: whether each applies, the further odds, and the
/// doubt; the last one that applies is reported.
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

/// The number of contradictions per ply.
fn share_against(fits: &[Fit]) -> f32 {
    against(fits) as f32 / fits.len().max(1) as f32
}

fn against(fits: &[Fit]) -> usize {
    fits.iter().map(|fit| fit.against).sum()
}

/// How the cells support the best reading, ply by ply.
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
    /// How the cells that were read for a move support it, where those of some sheets are exchanged.
    fn of_cells(given: &SearchInput, position: &Chess, edge: &Edge, exchanged: [bool; 2]) -> Fit {
        let mut fit = Fit { cells: edge.cells.iter().flatten().count(), ..Fit::default() };
        let (turn, legal) = (position.turn(), candidates(position));
        let Some(candidate) = legal.iter().find(|candidate| candidate.mv == edge.mv) else { return fit };
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

    /// Adds whether a sheet gets out of order between two places. Returns whether it has surplus cells
    /// there that repeat nothing.
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

/// Whether two cells that do not name the move say the same: the same text, or the same other
/// destination.
fn say_the_same(one: &Writing, other: &Writing, mv: Move) -> bool {
    let destination = match one.signs.as_slice() {
        [.., file, rank] if rank.is_ascii_digit() && other.signs.ends_with(&[*file, *rank]) => {
            Some([*file, *rank])
        }
        _ => None,
    };
    one.signs == other.signs || destination.is_some_and(|own| own != mv.to().to_string().as_bytes())
}

/// Up to which ply the sheets support the best reading; after it they contradict it, or say
/// nothing, more often than they support it.
pub(crate) fn known_until(fits: &[Fit], complete: bool) -> usize {
    let (mut sum, mut most, mut until) = (0.0_f32, 0.0_f32, 0);
    for (index, fit) in fits.iter().enumerate() {
        // If cells must be skipped to continue, one ply that fits is not a game.
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
