//! Which moves of a reading are sure.

use super::channel::candidates;
use super::lattice::{Given, Lattice};
use super::place::{Place, State};
use super::writing::Writing;
use crate::chess::Position;

/// How the cells of a ply bear out the move that was read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Fit {
    /// Whether some cell names it.
    pub named: bool,
    /// Whether a cell of each sheet names it.
    pub twice: bool,
    /// How many cells are written and do not name it; two for a sheet that gets out of order.
    pub against: usize,
    /// Whether both have the same writing, and it is not the move.
    pub agreed: bool,
    /// Whether both sheets have left out or doubled something so far.
    pub shifted: bool,
}

/// So many cells among those of eleven plies that do not name what was read leave all of it in
/// doubt.
pub(crate) const DOUBT: usize = 7;

/// So much against what was read, for each ply, makes sheets careless: then a move is sure only
/// where both name it.
pub(crate) const CARELESS: f32 = 0.25;

pub(crate) fn against(fits: &[Fit]) -> f32 {
    fits.iter().map(|fit| fit.against as f32).sum()
}

pub(crate) fn fits(given: &Given, lattice: &Lattice) -> Vec<Fit> {
    let mut position = given.start.clone();
    let mut fits = Vec::with_capacity(lattice.best.len());
    let mut before = [Place::START; 2];
    for (index, (edge, places)) in lattice.best.iter().enumerate() {
        let turn = position.turn();
        let candidate = candidates(&position).into_iter().find(|candidate| candidate.mv == edge.mv);
        let mut fit = Fit::default();
        let mut wrong: Vec<&Writing> = Vec::new();
        let mut names = 0;
        for (sheet, cell) in edge.cells.into_iter().enumerate() {
            let writing = cell.map(|cell| &given.cells[sheet].writings[cell as usize]);
            if let (Some(writing), Some(candidate)) =
                (writing.filter(|writing| !writing.is_blank()), candidate)
            {
                let named = given.channels[sheet].cost(writing, &candidate, turn).1;
                names += usize::from(named);
                fit.against += usize::from(!named);
                if !named {
                    wrong.push(writing);
                }
            }
            let slipped = places[sheet].slipped(before[sheet]);
            let leaves_out = matches!(places[sheet].state, State::Gap(3));
            fit.against += if slipped { 2 } else { usize::from(leaves_out) };
        }
        (fit.named, fit.twice) = (names > 0, names == 2);
        fit.agreed = matches!(wrong.as_slice(), [one, other] if one.signs == other.signs);
        fit.shifted = match edge.cells {
            [Some(white), Some(black)] => white as usize != index && black as usize != index,
            _ => fits.last().is_some_and(|last: &Fit| last.shifted),
        };
        fits.push(fit);
        before = *places;
        position.play_unchecked(edge.mv);
    }
    fits
}

/// Whether the cells around a ply contradict the reading so often that none of it is sure, or both
/// players wrote the same other move, or made slips before that may mend each other; and a move that nobody has
/// written down as such is never sure.
pub(crate) fn in_doubt(fits: &[Fit], index: usize) -> bool {
    let around = &fits[index.saturating_sub(5)..(index + 6).min(fits.len())];
    fits[index].agreed || fits[index].shifted || around.iter().map(|fit| fit.against).sum::<usize>() >= DOUBT
}

/// Up to which ply the best reading is more than chance: from there on the sheets contradict it, or
/// say nothing, more often than they bear it out.
pub(crate) fn known_until(fits: &[Fit], complete: bool) -> usize {
    let (mut sum, mut most, mut until) = (0.0_f32, 0.0_f32, 0);
    for (index, fit) in fits.iter().enumerate() {
        sum += if fit.named { 1.0 } else { -1.5 };
        if sum >= most {
            (most, until) = (sum, index + 1);
        }
    }
    // A last move or two that are hard to read are no reason to give up.
    if complete && most - sum < 5.0_f32.min(most) { fits.len() } else { until }
}
