//! Shifts of rows as the cause of differences between two scoresheets.

use crate::lines::alignment::{Alignment, Shift, ShiftKind};
use crate::lines::walk::{Trouble, Walk};
use annabella_chess::{Board, Color, Ply};

/// Number of plies that must agree after a shift is corrected, so that it is not just different moves.
const CONVINCING: usize = 6;
/// The same number if the sheets then agree to their end.
const CONVINCING_AT_END: usize = 4;
/// Number of agreeing plies that make a shift possible.
const DOUBTFUL: usize = 2;
/// Distance from the end, in plies, within which one agreeing ply is enough.
const NEAR_END: usize = 4;
/// Gain in agreeing destinations that also makes a shift possible, and the number of plies compared.
const ALIKE: (usize, usize) = (3, 8);
/// Maximum number of plies between a shift and the conflict that reveals it.
const NOTICED: usize = 4;
/// Clear plies after a writing error that rule out a shift, and the number of plies examined.
const CLEAR: (usize, usize) = (4, 8);

/// Result of looking for a shift of rows that explains a conflict.
pub(crate) enum Shifting<'a> {
    /// No shift explains it.
    None,
    /// Rows may be shifted, but the sheets do not prove it.
    Open,
    /// Rows are shifted: the corrected alignment.
    To(Box<Alignment<'a>>),
}

/// A shift whose correction makes the scoresheets agree convincingly again.
struct CandidateShift<'a> {
    /// Whether they then agree to their end, and the number of plies clearly named by both.
    agrees: (bool, usize),
    record: Alignment<'a>,
    end: Option<Board>,
}

/// Looks for a shift near a conflict whose correction resolves it.
pub(crate) fn best_shift<'a>(
    record: &Alignment<'a>,
    walk: &Walk,
    (conflict, trouble): (Ply, Trouble),
) -> Shifting<'a> {
    let went_on = conflict.number().min(walk.reached());
    if trouble == Trouble::Slip && walk.clear_within(went_on, CLEAR.1) >= CLEAR.0 {
        return Shifting::None;
    }
    let after = || (0..ALIKE.1).map(|plies| Ply::after(conflict.number() + plies));
    let alike = record.alike(after());
    let near_end = record.plies() <= conflict.number() + NEAR_END;
    let mut found: Vec<CandidateShift> = Vec::new();
    let mut doubtful = false;
    for before in (conflict.before().saturating_sub(NOTICED)..=conflict.before()).rev() {
        let positions = walk.positions(before);
        if positions.is_empty() {
            break;
        }
        let since = conflict.before() - before;
        for shifted in shifted(record, Ply::after(before)) {
            // In repeated moves, destinations agree even between wrong rows.
            let more = shifted.alike(after()).saturating_sub(alike);
            if more == 0 {
                continue;
            }
            let walk = Walk::until_trouble(&shifted, positions.clone(), before);
            let (whole, clear) = (walk.troubles().is_empty(), walk.clear_after(since));
            if clear >= CONVINCING || whole && clear >= CONVINCING_AT_END {
                found.push(CandidateShift { agrees: (whole, clear), record: shifted, end: walk.end() });
            } else {
                let later = walk.clear_after(since + 1) > 0;
                let row = shifted.shifts().last().is_some_and(|shift| shift.kind.is_one_row());
                doubtful |= clear >= DOUBTFUL || later && (whole || near_end && row) || more >= ALIKE.0;
            }
        }
    }
    match best_of(found) {
        Some(best) => best,
        None if doubtful => Shifting::Open,
        None => Shifting::None,
    }
}

/// Returns the shift after which the scoresheets agree best; `None` without candidates.
fn best_of(found: Vec<CandidateShift>) -> Option<Shifting> {
    let agrees = found.iter().map(|found| found.agrees).max()?;
    // If different games explain the sheets equally well, the question stays open.
    let rival = |found: &CandidateShift| found.agrees.0 == agrees.0 && (agrees.0 || found.agrees == agrees);
    let mut rivals = found.into_iter().filter(rival).collect::<Vec<CandidateShift>>();
    if rivals.iter().any(|found| found.end != rivals[0].end) {
        return Some(Shifting::Open);
    }
    let best = rivals.iter().position(|found| found.agrees == agrees).unwrap_or_default();
    Some(Shifting::To(Box::new(rivals.swap_remove(best).record)))
}

/// Returns all alignments with one more shift of either sheet, starting at `ply`.
fn shifted<'a>(record: &Alignment<'a>, ply: Ply) -> Vec<Alignment<'a>> {
    let mut kinds = Vec::new();
    for plies in [2, 1, 4, 6] {
        kinds.extend([ShiftKind::LeftOut(plies), ShiftKind::TooMany(plies)]);
    }
    kinds.push(ShiftKind::Swapped);
    let mut records = Vec::new();
    for kind in kinds {
        for sheet in [Color::White, Color::Black] {
            records.extend(record.shifted(Shift { sheet, ply, kind }));
        }
    }
    records
}
