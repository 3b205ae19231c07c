//! Which moves of a reading are sure.

use super::channel::candidates;
use super::doubt::Doubt;
use super::lattice::{Lattice, SearchInput};
use super::place::{Place, SheetState};
use super::writing::Writing;
use crate::chess::Position;

/// How much likelier than all its rivals together a sure move is on clean sheets, as a natural
/// logarithm.
const SURE: f64 = 7.2;
/// So much against what was read, for each ply, is nothing. Beyond, that both are wrong in the same
/// way is likelier by the square.
const CLEAN: f32 = 0.02;
/// So much makes sheets careless: that is told.
const CARELESS: f32 = 0.22;
/// How much more it takes where it is open how many plies there were before, and where neither cell
/// names the move.
const SHIFTED: f64 = 1.0;
const UNNAMED: f64 = 1.0;
/// So much against it, for each ply, and two sheets are no proof of anything: what was read may be
/// another game that they fit as well.
const NO_PROOF: f32 = 0.42;
/// So much, and they are noise.
const NOISE: f32 = 0.6;
/// So many cells among those of eleven plies that do not name what was read leave all of it in
/// doubt.
const DOUBT: usize = 7;
/// So near to a place where a sheet gets out of order it is not known what stands in which row.
const NEAR: usize = 2;
/// Where so many moves are on each sheet and not one in so many is on both, it may be two games.
const WRITTEN: usize = 3;
const SAME: usize = 3;

/// How the cells of a ply bear out the move that was read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Fit {
    /// How many sheets have a cell for it, blank or not.
    cells: usize,
    /// How many cells name it.
    pub names: usize,
    /// How many cells are written and do not name it; two for a sheet that gets out of order.
    against: usize,
    /// Whether a sheet gets out of order here.
    slipped: bool,
    /// Whether both have the same writing, and it is not the move.
    agreed: bool,
    /// Whether both sheets have left out or doubled something before.
    shifted: bool,
    /// Whether one had cells too many that repeat nothing: the other may have left them out.
    surplus: bool,
}

/// What it takes to be sure of a move.
#[derive(Clone, Copy)]
pub(crate) struct Needed {
    /// How much likelier than all its rivals together it must be, as a natural logarithm: infinitely
    /// where the cells leave it in doubt whatever the odds are.
    pub odds: f64,
    /// Why so much, where it is more than usual.
    pub doubt: Option<Doubt>,
}

/// For each ply what it takes to be sure of its move.
///
/// The odds are those of the reader's own idea of slips and of what players choose. What they cannot
/// tell is whether that idea holds, so a second witness is asked for: both sheets must have a cell
/// for the move, and around it the sheets must bear the reading out.
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

/// What the sheets as a whole leave in doubt.
pub(crate) fn overall(given: &SearchInput, fits: &[Fit]) -> Option<Doubt> {
    let [white, black] = given.cells.map(|cells| cells.writings.as_slice());
    let written = |cells: &[Writing]| cells.iter().filter(|cell| !cell.is_blank()).count();
    let least = written(white).min(written(black));
    let named = fits.iter().filter(|fit| fit.names == 2).count();
    // Sheets that are alike and yet no legal game are not two games.
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

/// Whether a reading explains the sheets as one expects of the right one; or they are so contradictory
/// that none does.
pub(crate) fn convinces(fits: &[Fit], complete: bool) -> bool {
    let against = share_against(fits);
    let odd = !complete || against > NO_PROOF || fits.iter().any(|fit| fit.surplus);
    !odd || against > NOISE
}

/// Why a move is not sure where the odds alone are against it, and no rival is worth naming.
pub(crate) fn by_odds(named: usize) -> Doubt {
    if named == 2 { Doubt::TwoSlips } else { Doubt::OneWitness }
}

/// For how many plies at the beginning both sheets name what was read.
pub(crate) fn agreed_first(fits: &[Fit]) -> usize {
    fits.iter().take_while(|fit| fit.names == 2).count()
}

/// Why none of this is sure: a sheet has no cell for the ply, or both have the same writing and it
/// is not the move; it is open how many plies there were before; a sheet gets out of order nearby; or
/// the cells around it contradict the reading too often.
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

/// How much is against what was read, for each ply.
fn share_against(fits: &[Fit]) -> f32 {
    against(fits) as f32 / fits.len().max(1) as f32
}

fn against(fits: &[Fit]) -> usize {
    fits.iter().map(|fit| fit.against).sum()
}

/// How the cells bear out the best reading, ply by ply.
pub(crate) fn fits(given: &SearchInput, lattice: &Lattice) -> Vec<Fit> {
    let mut position = given.start.clone();
    let mut fits = Vec::with_capacity(lattice.best.len());
    let mut before = [Place::START; 2];
    // What is taken for cells too many may be a row that the other sheet left out.
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
            // A row that was left empty puts nothing out of order.
            let empty = left_out.len() > 1 && left_out.clone().all(|cell| cells.writings[cell].is_blank());
            let slipped = places[sheet].slipped(before[sheet]) && !empty;
            let leaves_out = matches!(places[sheet].state, SheetState::Gap(3));
            fit.slipped |= slipped;
            // Of rows that changed places none is left out.
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

/// Up to which ply the best reading is more than chance: from there on the sheets contradict it, or
/// say nothing, more often than they bear it out.
pub(crate) fn known_until(fits: &[Fit], complete: bool) -> usize {
    let (mut sum, mut most, mut until) = (0.0_f32, 0.0_f32, 0);
    for (index, fit) in fits.iter().enumerate() {
        sum += if fit.names > 0 { 1.0 } else { -1.5 };
        if sum >= most {
            (most, until) = (sum, index + 1);
        }
    }
    // A last move or two that are hard to read are no reason to give up.
    if complete && most - sum < 5.0_f32.min(most) { fits.len() } else { until }
}
