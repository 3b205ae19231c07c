//! Both scoresheets aligned with the plies of the game, with skipped, doubled and shifted rows.

use crate::cells::cell_reading::CellReading;
use crate::cells::read_score::{ReadScore, SheetForm};
use crate::lines::walk::{Trouble, Walk};
use annabella_chess::{Board, ByColor, Chess, Color, Line, Ply, Position};
use annabella_scoresheet::{Cell, Scoresheet, Scoresheets};
use annabella_speech::Message;
use std::rc::Rc;

/// The two scoresheets of one game, with the ply of each cell.
#[derive(Clone)]
pub struct Alignment<'a> {
    start: &'a Chess,
    sheets: &'a Scoresheets,
    scores: Rc<ByColor<ReadScore>>,
    /// Index of the cell for each ply of the game, if the sheet has one.
    order: ByColor<Vec<Option<usize>>>,
    shifts: Vec<Shift>,
    /// Owner of the only sheet that is evidence, if the other one is not.
    only: Option<Color>,
}

/// Rows of a sheet that are not at their plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Owner of the sheet.
    pub sheet: Color,
    /// Ply of the game at which the rows start.
    pub ply: Ply,
    /// Kind of the shift.
    pub kind: ShiftKind,
}

/// Cause of a shift of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShiftKind {
    /// This many plies are left out.
    LeftOut(usize),
    /// This many cells are surplus.
    TooMany(usize),
    /// Two rows are exchanged.
    Swapped,
}

impl ShiftKind {
    /// Whether one whole row was left out or written twice, the usual case.
    pub(crate) fn is_one_row(self) -> bool {
        matches!(self, ShiftKind::LeftOut(2) | ShiftKind::TooMany(2))
    }
}

impl<'a> Alignment<'a> {
    /// Takes two scoresheets as written, cell n for ply n.
    pub fn new(sheets: &'a Scoresheets, start: &'a Chess) -> Alignment<'a> {
        let order = |sheet: &Scoresheet| (0..sheet.len()).map(Some).collect();
        let read = |sheet| ReadScore::of(sheet, start);
        let scores = ByColor { white: read(&sheets.white), black: read(&sheets.black) };
        let only = match (scores.white.form.is_evidence(), scores.black.form.is_evidence()) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        };
        Alignment {
            start,
            sheets,
            scores: Rc::new(scores),
            order: ByColor { white: order(&sheets.white), black: order(&sheets.black) },
            shifts: Vec::new(),
            only,
        }
    }

    /// Returns the position from which the game started.
    pub fn start(&self) -> &'a Chess {
        self.start
    }

    /// Returns the two scoresheets as written.
    pub(crate) fn sheets(&self) -> &'a Scoresheets {
        self.sheets
    }

    /// Returns the owner of the only sheet that is evidence; `None` if both are, or neither.
    pub fn only(&self) -> Option<Color> {
        self.only
    }

    /// Returns the form of the sheet of `side`.
    pub(crate) fn form(&self, side: Color) -> &SheetForm {
        &self.scores.get(side).form
    }

    /// Returns the corrected shifts.
    pub fn shifts(&self) -> &[Shift] {
        &self.shifts
    }

    /// Returns the number of plies up to the last one with any text.
    pub fn plies(&self) -> usize {
        let last = |side| {
            let written = |ply: &Ply| self.cell(side, *ply).is_some_and(|cell| !cell.is_blank());
            (0..self.order.get(side).len()).rev().map(Ply::after).find(written).map_or(0, Ply::number)
        };
        match self.only {
            Some(only) => last(only),
            None => last(Color::White).max(last(Color::Black)),
        }
    }

    /// Returns the cell of `side` for `ply`.
    pub fn cell(&self, side: Color, ply: Ply) -> Option<&'a Cell> {
        self.sheets.of(side).cells().get(self.index(side, ply)?)
    }

    fn index(&self, side: Color, ply: Ply) -> Option<usize> {
        *self.order.get(side).get(ply.before())?
    }

    /// Reads the cell of `side` for `ply` in a position.
    ///
    /// If only one sheet is evidence, its cell counts for both sides.
    pub fn reading(&self, side: Color, ply: Ply, position: &Chess) -> CellReading {
        let side = self.only.unwrap_or(side);
        let Some(index) = self.index(side, ply) else { return CellReading::Blank };
        self.scores.get(side).says(index, position)
    }

    /// Reads the cell of `side` with this index in a position.
    pub(crate) fn read_cell(&self, side: Color, index: usize, position: &Chess) -> CellReading {
        self.scores.get(side).says(index, position)
    }

    /// Counts the plies for which both sheets name the same destination.
    pub(crate) fn alike(&self, plies: impl Iterator<Item = Ply>) -> usize {
        let target = |side, ply| {
            let signs = &self.scores.get(side).cells.writings[self.index(side, ply)?].signs;
            match signs.iter().rposition(u8::is_ascii_digit) {
                Some(rank) => Some((*signs.get(rank.checked_sub(1)?)?, signs[rank])),
                None => signs.first().map(|sign| (*sign, 0)),
            }
        };
        plies
            .filter(|&ply| {
                let white = target(Color::White, ply);
                white.is_some() && white == target(Color::Black, ply)
            })
            .count()
    }

    /// Returns this alignment with another shift corrected; `None` if the sheet has no such rows.
    pub(crate) fn shifted(&self, shift: Shift) -> Option<Alignment<'a>> {
        let mut record = self.clone();
        let order = record.order.get_mut(shift.sheet);
        let at = shift.ply.before();
        match shift.kind {
            ShiftKind::LeftOut(plies) if at < order.len() => {
                order.splice(at..at, std::iter::repeat_n(None, plies));
            }
            ShiftKind::TooMany(plies) if at + plies <= order.len() => {
                order.drain(at..at + plies);
            }
            ShiftKind::Swapped if at + 4 <= order.len() => order[at..at + 4].rotate_left(2),
            _ => return None,
        }
        record.shifts.push(shift);
        Some(record)
    }
}

/// Returns the name of a ply of a game, for example White's move 12.
pub fn ply_message(line: &Line, ply: Ply) -> Message {
    // After the line's end, turns alternate.
    let known = ply.before().min(line.len());
    let before = line.position_after(known);
    let further = ply.before() - known;
    let turn = if further.is_multiple_of(2) { before.turn() } else { before.turn().other() };
    let number = before.fullmoves().get() as usize + (further + usize::from(before.turn().is_black())) / 2;
    Message::new("verdict-ply").with("side", turn).with("number", number)
}

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
