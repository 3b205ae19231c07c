//! Whether two scores agree, up to which ply, and which games fit both.

use crate::boards::execution::differing;
use crate::cells::cell_reading::CellReading;
use crate::doubts::discrepancy::Why;
use crate::doubts::ply_read::cells_read;
use crate::lines::alignment::Alignment;
use crate::lines::shifting::{Shifting, best_shift};
use crate::lines::walk::{MOST_POSITIONS, Trouble, Walk};
use crate::verdicts::reconstruction::Reconstruction;
use annabella_chess::{Board, Chess, Color, Line, Ply, Position};
use annabella_scoresheet::Scoresheets;
use rustc_hash::FxHashMap;

/// How many unwritten plies are searched for when both boards show the same position.
const BEYOND: usize = 3;
/// The squares changed beyond two a ply where both sides castle.
const CASTLED: usize = 4;
/// No more than this many shifts are made in one record.
const MOST_SHIFTS: usize = 4;

/// How far two scores agree.
#[derive(Clone)]
pub struct Agreement<'a> {
    /// The scores, with shifted rows put in place.
    pub record: Alignment<'a>,
    /// Whether no two readable cells name different moves.
    pub agree: bool,
    /// After how many plies both scores, each read as its own game, last stand on the same position,
    /// to which both name their moves clearly.
    pub agreed_plies: usize,
    /// The position after that many plies.
    pub agreed: Chess,
    /// The number of plies up to the last one for which anything is written.
    pub plies: usize,
    /// The game that both scores record, as far as only one fits.
    pub line: Line,
    /// The plies of that game at which at least one cell does not clearly name its move.
    pub unclear: Vec<Ply>,
    /// Where the scores part for good, if they do.
    pub conflict: Option<Conflict>,
    /// Where they differ first; they may come together again.
    pub first_difference: Option<Ply>,
    /// At how many plies a cell names no legal move, which is a slip of the pen and no difference.
    pub slips: usize,
    /// The positions after the last ply that fit both scores; none after a conflict.
    pub ends: Vec<Chess>,
    /// The last position of White's score and of Black's, if the scores end apart and both can be
    /// read to their end.
    pub apart: Option<[Chess; 2]>,
    /// The positions on which both scores can stand before the conflict.
    pub at_conflict: Vec<Chess>,
    /// Whether the conflict may come from shifted rows rather than from different moves.
    pub perhaps_shifted: bool,
}

/// Where two scores part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The first ply that fits no game of both scores.
    pub ply: Ply,
    /// What differs there.
    pub kind: ConflictKind,
}

/// What differs where two scores part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConflictKind {
    /// Both cells name legal moves, but different ones.
    Moves,
    /// A cell names no legal move, and nothing can be known after it.
    Illegal,
    /// Too little is written to know the position.
    Unknown,
}

impl<'a> Agreement<'a> {
    /// Compares two scores of a game that began there.
    pub fn of(sheets: &'a Scoresheets, start: &'a Chess) -> Agreement<'a> {
        let mut record = Alignment::new(sheets, start);
        let mut walk = Walk::of(&record);
        let mut perhaps_shifted = None;
        let mut plies = 0;
        while let Some(&(ply, trouble)) = walk.troubles().iter().find(|(ply, _)| ply.before() >= plies)
            && record.shifts().len() < MOST_SHIFTS
        {
            match best_shift(&record, &walk, (ply, trouble)) {
                Shifting::None => plies = ply.number(),
                Shifting::Open => {
                    perhaps_shifted = Some(ply);
                    break;
                }
                Shifting::To(shifted) => {
                    record = *shifted;
                    walk = Walk::of(&record);
                }
            }
        }
        Agreement::from(record, &walk, perhaps_shifted)
    }

    fn from(record: Alignment<'a>, walk: &Walk, perhaps_shifted: Option<Ply>) -> Agreement<'a> {
        let reached = walk.reached();
        let known = walk.last_known();
        let mut line = Line::new(record.start().clone());
        let mut unclear = Vec::new();
        for (mv, clear) in walk.path(known) {
            if !clear {
                unclear.push(line.next_ply());
            }
            line.push(mv);
        }
        let conflict = conflict(walk);
        if conflict.is_none() {
            unclear.extend((known..reached).map(Ply::after));
        }
        let at_conflict = |conflict: Conflict| walk.positions(conflict.ply.before().min(reached));
        let agreed_plies = walk.agreed();
        let differs = |trouble: &&(Ply, Trouble)| trouble.1 == Trouble::Parted;
        let first_difference = walk.troubles().iter().find(differs).map(|(ply, _)| *ply);
        Agreement {
            agree: first_difference.is_none() || perhaps_shifted.is_some(),
            agreed_plies,
            agreed: line.position_after(agreed_plies).clone(),
            plies: record.plies(),
            line,
            unclear,
            ends: if conflict.is_none() { walk.positions(reached) } else { Vec::new() },
            apart: walk.apart().filter(|_| reached == record.plies()),
            at_conflict: conflict.map_or(Vec::new(), at_conflict),
            conflict,
            slips: walk.troubles().iter().filter(|(_, trouble)| *trouble == Trouble::Slip).count(),
            first_difference,
            perhaps_shifted: perhaps_shifted.is_some(),
            record,
        }
    }

    /// How many plies after the end of the scores a game reaches that board; `None` if not within
    /// [`BEYOND`]. At each ply the game has the move of one of the scores, or any move where
    /// neither names one.
    pub(crate) fn leads_to(&self, board: &Board) -> Option<usize> {
        let away = |position: &Chess| differing(position.board(), board).count();
        // For each position, how many plies on the way to it are unwritten. `FxHashMap` iterates in
        // the same order in every run, so that of equally good positions the same ones are kept.
        let mut layer = FxHashMap::from_iter([(self.record.start().clone(), 0)]);
        for plies in 0..self.plies + BEYOND {
            if plies >= self.plies && layer.keys().any(|position| position.board() == board) {
                return Some(plies - self.plies);
            }
            let ply = Ply::after(plies);
            let left = self.plies + BEYOND - ply.number();
            let mut next: FxHashMap<Chess, usize> = FxHashMap::default();
            for (position, unwritten) in layer {
                let readings = readings(&self.record, ply, &position);
                let nothing = readings.iter().all(says_nothing);
                let [white, black] = readings;
                let moves = match nothing {
                    true => position.legal_moves().to_vec(),
                    false => [white.moves(), black.moves()].concat(),
                };
                for mv in moves {
                    let mut after = position.clone();
                    after.play_unchecked(mv);
                    if away(&after) <= 2 * left + CASTLED {
                        let least = next.entry(after).or_insert(usize::MAX);
                        *least = (*least).min(unwritten + usize::from(nothing));
                    }
                }
            }
            layer = next;
            if layer.len() > MOST_POSITIONS && plies < self.plies {
                // Keep positions with fewer unwritten plies, then those nearer to the board.
                let mut best: Vec<(Chess, usize)> = layer.into_iter().collect();
                best.sort_by_cached_key(|(position, unwritten)| (*unwritten, away(position)));
                best.truncate(MOST_POSITIONS);
                layer = best.into_iter().collect();
            }
        }
        layer.keys().any(|position| position.board() == board).then_some(BEYOND)
    }

    /// Whether the most probable game of both scores ends with that board and has at each ply a move
    /// that one score names.
    pub(crate) fn probably_leads_to(&self, board: &Board, read: &Reconstruction) -> bool {
        let sheets = self.record.sheets();
        // Whether cells left over matter is decided by `to_its_end`.
        let named = |why| {
            let one = matches!(why, Why::OnlyLegal | Why::OnlyLegalSo | Why::OnlyReadable | Why::FitsLater);
            one || matches!(why, Why::Open | Why::Several | Why::Slip(_) | Why::LeftOver)
        };
        let to_its_end = |side: Color| {
            let cells = sheets.of(side).cells();
            let index = side.fold_wb(0, 1);
            let last = cells_read(&read.plies, index);
            // The last row may have been written twice.
            let twice = |at: usize| at > 1 && cells[at].text == cells[at - 2].text;
            (last..cells.len()).all(|at| cells[at].is_blank() || twice(at))
        };
        Color::ALL.into_iter().all(to_its_end)
            && read.line.position().board() == board
            && read.discrepancies.iter().all(|discrepancy| named(discrepancy.why))
    }
}

fn readings(record: &Alignment, ply: Ply, position: &Chess) -> [CellReading; 2] {
    [Color::White, Color::Black].map(|side| record.reading(side, ply, position))
}

/// Whether a cell leaves open which move was made: nothing is written in it, or a slip of the pen.
fn says_nothing(reading: &CellReading) -> bool {
    reading.moves().is_empty()
}

/// Where the scores part for good, and what is wrong there.
fn conflict(walk: &Walk) -> Option<Conflict> {
    let reached = walk.reached();
    if walk.is_together(reached) {
        let troubles = walk.troubles();
        let lost = troubles.last().filter(|(_, trouble)| *trouble == Trouble::Lost)?;
        let slip =
            |(ply, trouble): &&(Ply, Trouble)| *trouble == Trouble::Slip && ply.before() >= walk.agreed();
        return Some(match troubles.iter().find(slip) {
            Some(&(ply, _)) => Conflict { ply, kind: ConflictKind::Illegal },
            None => Conflict { ply: Ply::after(walk.last_known()).min(lost.0), kind: ConflictKind::Unknown },
        });
    }
    let parted = walk.troubles().iter().rev().find(|(_, trouble)| *trouble == Trouble::Parted);
    parted.map(|&(ply, _)| Conflict { ply, kind: ConflictKind::Moves })
}

#[cfg(test)]
mod of_scores;
