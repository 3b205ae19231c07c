//! Which moves of a reading are sure.

use super::channel::candidates;
use super::doubt::Doubt;
use super::lattice::{Lattice, SearchInput};
use super::place::{Place, SheetState};
use super::writing::Writing;
use crate::chess::Position;

/// How much likelier than all its rivals together a sure move must be on clean sheets, as a natural
/// logarithm.
const SURE: f64 = 7.2;
/// Up to this share of contradictions a ply, sheets are clean. Above it, both sheets being wrong in
/// the same way becomes likelier with the square of the share.
const CLEAN: f32 = 0.02;
/// Above this share, sheets are reported as careless.
const CARELESS: f32 = 0.22;
/// What is added to the required odds where the number of earlier plies is uncertain, and where
/// neither cell names the move.
const SHIFTED: f64 = 1.0;
const UNNAMED: f64 = 1.0;
/// Above this share of contradictions a ply, the sheets prove nothing: they may fit another game as
/// well.
const NO_PROOF: f32 = 0.42;
/// Above this share, the sheets are noise.
const NOISE: f32 = 0.6;
/// With this many contradictions within eleven plies, none of the moves there is sure.
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
    /// How many sheets have a cell for it, blank or not.
    cells: usize,
    /// How many cells name it.
    pub names: usize,
    /// How many cells contradict it; a sheet that gets out of order here counts as two.
    against: usize,
    /// Whether a sheet gets out of order here.
    slipped: bool,
    /// Whether both cells have the same text and it does not name the move.
    agreed: bool,
    /// Whether both sheets have left out or doubled cells before.
    shifted: bool,
    /// Whether a sheet has had surplus cells that repeat nothing: the other sheet may have left
    /// those plies out.
    surplus: bool,
}

/// What is required to be sure of a move.
#[derive(Clone, Copy)]
pub(crate) struct Needed {
    /// How much likelier than all its rivals together it must be, as a natural logarithm; infinite
    /// if the cells leave it in doubt whatever the odds.
    pub odds: f64,
    /// Why more than usual is required, if it is.
    pub doubt: Option<Doubt>,
}

/// What is required at each ply to be sure of its move.
///
/// The odds come from a model of slips and of players' choices, and cannot show whether that model
/// fits. So independent support is required too: both sheets must have a cell for the move, and the
/// sheets around it must support the reading.
pub(crate) fn sure(fits: &[Fit], overall: Option<Doubt>) -> Vec<Needed> {
    let odds = SURE + 2.0 * f64::from((share_against(fits) / CLEAN).max(1.0).ln());
    let never = |doubt: Doubt| Needed { odds: f64::INFINITY, doubt: Some(doubt) };
    let needed = |(index, fit): (usize, &Fit)| match (doubt(fits, index), overall) {
        (Some(doubt), _) => never(doubt),
        (None, Some(doubt)) if doubt != Doubt::Careless => never(doubt),
        _ if fit.names == 0 => Needed { odds: odds + UNNAMED, doubt: Some(Doubt::Unnamed) },
        _ if fit.shifted => Needed { odds: odds + SHIFTED, doubt: Some(Doubt::Count) },
        (None, overall) => Needed { odds, doubt: overall },
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

/// Whether the reading explains the sheets as well as the right one would, or the sheets are so
/// contradictory that none could.
pub(crate) fn convinces(fits: &[Fit], complete: bool) -> bool {
    let against = share_against(fits);
    let odd = !complete || against > NO_PROOF || fits.iter().any(|fit| fit.surplus);
    !odd || against > NOISE
}

/// The doubt to report if only the odds are too low and no rival is worth naming.
pub(crate) fn by_odds(named: usize) -> Doubt {
    if named == 2 { Doubt::TwoSlips } else { Doubt::OneWitness }
}

/// For how many plies from the start both sheets name the move that was read.
pub(crate) fn agreed_first(fits: &[Fit]) -> usize {
    fits.iter().take_while(|fit| fit.names == 2).count()
}

/// Why the move cannot be sure, whatever the odds: a sheet has no cell for the ply; both have the
/// same text, which does not name the move; the number of earlier plies is uncertain; a sheet gets
/// out of order nearby; or the cells around contradict the reading too often.
fn doubt(fits: &[Fit], index: usize) -> Option<Doubt> {
    let around = |plies: usize| &fits[index.saturating_sub(plies)..(index + plies + 1).min(fits.len())];
    let fit = fits[index];
    let doubts = [
        (fit.cells < 2, Doubt::OneWitness),
        (fit.agreed, Doubt::SameSlip),
        (fit.surplus, Doubt::Count),
        (around(NEAR).iter().any(|fit| fit.slipped), Doubt::Order),
        (against(around(5)) >= DOUBT, Doubt::Contradicted),
    ];
    doubts.into_iter().find(|(holds, _)| *holds).map(|(_, doubt)| doubt)
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
    let mut fits = Vec::with_capacity(lattice.best.len());
    let mut before = [Place::START; 2];
    // Surplus cells may be a row that the other sheet left out.
    let mut surplus = false;
    for (index, (edge, places)) in lattice.best.iter().enumerate() {
        let turn = position.turn();
        let candidate = candidates(&position).into_iter().find(|candidate| candidate.mv == edge.mv);
        let mut fit = Fit::default();
        let mut wrong: Vec<&Writing> = Vec::new();
        for (sheet, cell) in edge.cells.into_iter().enumerate() {
            let writing = cell.map(|cell| &given.cells[sheet].writings[cell as usize]);
            if let (Some(writing), Some(candidate)) =
                (writing.filter(|writing| !writing.is_blank()), candidate)
            {
                let named = given.channels[sheet].cost(writing, &candidate, turn).1;
                fit.names += usize::from(named);
                fit.against += usize::from(!named);
                if !named {
                    wrong.push(writing);
                }
            }
            let left_out = before[sheet].next as usize..cell.map_or(0, |cell| cell as usize);
            let cells = &given.cells[sheet];
            // Skipping an empty row does not count as getting out of order.
            let empty = left_out.len() > 1 && left_out.clone().all(|cell| cells.writings[cell].is_blank());
            let slipped = places[sheet].slipped(before[sheet]) && !empty;
            let leaves_out = matches!(places[sheet].state, SheetState::Gap(3));
            fit.slipped |= slipped;
            // Exchanged rows are not surplus.
            if slipped && places[sheet].state == SheetState::InOrder {
                surplus |= left_out.into_iter().any(|cell| !cells.repeats(cell));
            }
            fit.against += if slipped { 2 } else { usize::from(leaves_out) };
        }
        fit.cells = edge.cells.iter().flatten().count();
        fit.agreed = matches!(wrong.as_slice(), [one, other] if one.signs == other.signs);
        fit.shifted = match edge.cells {
            [Some(white), Some(black)] => white as usize != index && black as usize != index,
            _ => fits.last().is_some_and(|last: &Fit| last.shifted),
        };
        fit.surplus = surplus;
        fits.push(fit);
        before = *places;
        position.play_unchecked(edge.mv);
    }
    fits
}

/// Up to which ply the sheets support the best reading; after it they contradict it, or say
/// nothing, more often than they support it.
pub(crate) fn known_until(fits: &[Fit], complete: bool) -> usize {
    let (mut sum, mut most, mut until) = (0.0_f32, 0.0_f32, 0);
    for (index, fit) in fits.iter().enumerate() {
        sum += if fit.names > 0 { 1.0 } else { -1.5 };
        if sum >= most {
            (most, until) = (sum, index + 1);
        }
    }
    // One or two unreadable moves at the end are accepted.
    if complete && most - sum < 5.0_f32.min(most) { fits.len() } else { until }
}
