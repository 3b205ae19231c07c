//! Whether two scores agree, up to which ply, and which games fit both.

use super::alignment::Alignment;
use super::execution::differing;
use super::reconstruction::cells_read;
use super::shifting::{Shifting, best_shift};
use super::{CellReading, Evidence, Why, reconstruct};
use crate::chess::{Board, Chess, Color, Line, Move, Ply, Position};
use crate::scoresheet::Scoresheets;
use rustc_hash::{FxHashMap, FxHashSet};

/// With this many positions at one ply, the position counts as unknown.
const MOST_POSITIONS: usize = 300;
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
    /// After how many plies, before any conflict, both last agree.
    pub agreed_plies: usize,
    /// The position after that many plies.
    pub agreed: Chess,
    /// The number of plies up to the last one for which anything is written.
    pub plies: usize,
    /// The game that both scores record, as far as only one fits.
    pub line: Line,
    /// The plies of that game at which at least one cell does not clearly name its move.
    pub unclear: Vec<Ply>,
    /// Where the scores part, if they do.
    pub conflict: Option<Conflict>,
    /// The positions after the last ply that fit both scores; none after a conflict.
    pub ends: Vec<Chess>,
    /// Whether the conflict may come from shifted rows rather than from different moves.
    pub perhaps_shifted: bool,
}

/// Where two scores part.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// At least one cell names no legal move.
    Illegal,
    /// Too little is written to know the position.
    Unknown,
}

/// One position that both scores can have reached.
struct WalkNode {
    position: Chess,
    /// The node before and the move from it.
    from: Option<(usize, Move)>,
    /// Whether both cells named that move clearly.
    clear: bool,
}

/// All positions that both scores can have reached, ply by ply.
pub(super) struct Walk {
    nodes: Vec<WalkNode>,
    layers: Vec<Vec<usize>>,
    pub conflict: Option<Conflict>,
    differs: bool,
}

impl<'a> Agreement<'a> {
    /// Compares two scores of a game that began there.
    pub fn of(sheets: &'a Scoresheets, start: &'a Chess) -> Agreement<'a> {
        let mut record = Alignment::new(sheets, start);
        let mut walk = Walk::of(&record);
        let mut perhaps_shifted = false;
        while let Some(conflict) = &walk.conflict
            && record.shifts().len() < MOST_SHIFTS
        {
            match best_shift(&record, &walk, conflict.ply) {
                Shifting::None => break,
                Shifting::Open => {
                    perhaps_shifted = true;
                    break;
                }
                Shifting::To(shifted) => {
                    record = *shifted;
                    walk = Walk::of(&record);
                }
            }
        }
        walk.agreement(record, perhaps_shifted)
    }

    /// How many plies after the end of the scores a game reaches that board; `None` if not within
    /// [`BEYOND`]. At each ply the game has the move of one of the scores, or any move where
    /// neither names one.
    pub(super) fn leads_to(&self, board: &Board) -> Option<usize> {
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

    /// Whether the most probable game, with shifted rows put in place, ends with that board and has
    /// at each ply a move that one score names.
    pub(super) fn probably_leads_to(&self, board: &Board) -> bool {
        let evidence = Evidence { boards: vec![board.clone()], known: Vec::new() };
        let sheets = self.record.sheets();
        let read = reconstruct(self.record.start(), &sheets.white, &sheets.black, &evidence);
        // Whether cells left over matter is decided by `to_its_end`.
        let named = |why| {
            let one = matches!(why, Why::OnlyLegal | Why::OnlyReadable | Why::FitsLater);
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
        read.complete
            && Color::ALL.into_iter().all(to_its_end)
            && read.line.position().board() == board
            && read.discrepancies.iter().all(|discrepancy| named(discrepancy.why))
    }
}

fn readings(record: &Alignment, ply: Ply, position: &Chess) -> [CellReading; 2] {
    [Color::White, Color::Black].map(|side| record.reading(side, ply, position))
}

fn says_nothing(reading: &CellReading) -> bool {
    matches!(reading, CellReading::Blank | CellReading::Unreadable)
}

impl Walk {
    fn of(record: &Alignment) -> Walk {
        Walk::from(record, vec![record.start().clone()], 0)
    }

    /// The walk that starts from these positions after that many plies.
    pub(super) fn from(record: &Alignment, positions: Vec<Chess>, plies: usize) -> Walk {
        let node = |position| WalkNode { position, from: None, clear: true };
        let nodes: Vec<WalkNode> = positions.into_iter().map(node).collect();
        let layers = vec![(0..nodes.len()).collect()];
        let mut walk = Walk { nodes, layers, conflict: None, differs: false };
        for ply in (plies..record.plies()).map(Ply::after) {
            walk.step(record, ply);
            if walk.conflict.is_some() {
                break;
            }
        }
        walk
    }

    /// The positions that can have been reached after that many plies.
    pub(super) fn positions(&self, plies: usize) -> Vec<Chess> {
        self.layers[plies].iter().map(|&node| self.nodes[node].position.clone()).collect()
    }

    fn step(&mut self, record: &Alignment, ply: Ply) {
        let mut layer: Vec<usize> = Vec::new();
        let mut seen: FxHashSet<Chess> = FxHashSet::default();
        let before = self.layers.last().cloned().unwrap_or_default();
        let (mut moves_differ, mut illegal) = (false, false);
        for &from in &before {
            if layer.len() >= MOST_POSITIONS {
                break;
            }
            let position = self.nodes[from].position.clone();
            let [white, black] = readings(record, ply, &position);
            let fitting = match (says_nothing(&white), says_nothing(&black)) {
                (true, true) => position.legal_moves().to_vec(),
                (false, true) => white.moves().to_vec(),
                (true, false) => black.moves().to_vec(),
                (false, false) => {
                    let both = |mv: &&Move| black.moves().contains(mv);
                    white.moves().iter().filter(both).copied().collect()
                }
            };
            if fitting.is_empty() {
                let legal = !white.moves().is_empty() && !black.moves().is_empty();
                moves_differ |= legal;
                illegal |= !legal;
                let named = !says_nothing(&white) && !says_nothing(&black);
                self.differs |= named && (legal || !same_words(record, ply));
                continue;
            }
            let clear = matches!((&white, &black), (CellReading::Move(_), CellReading::Move(_)));
            for mv in fitting {
                let mut after = position.clone();
                after.play_unchecked(mv);
                if !seen.insert(after.clone()) {
                    continue;
                }
                self.nodes.push(WalkNode { position: after, from: Some((from, mv)), clear });
                layer.push(self.nodes.len() - 1);
            }
        }
        let kind = match (layer.len(), moves_differ, illegal) {
            (0, true, false) => ConflictKind::Moves,
            (0, ..) => ConflictKind::Illegal,
            (MOST_POSITIONS.., ..) => ConflictKind::Unknown,
            _ => {
                // A contradiction in only some of the positions excludes those, and is none of the
                // scores.
                self.differs = false;
                return self.layers.push(layer);
            }
        };
        self.differs &= kind != ConflictKind::Unknown;
        self.conflict = Some(Conflict { ply, kind });
    }

    /// The largest number of plies after which only one position is left and both cells clearly
    /// named the move that led to it.
    fn agreed(&self) -> usize {
        let agrees = |plies: &usize| match self.layers[*plies].as_slice() {
            [only] => self.nodes[*only].clear,
            _ => false,
        };
        (0..self.layers.len()).rev().find(agrees).unwrap_or(0)
    }

    /// How many plies after the first `plies` are clearly named by both.
    pub(super) fn clear_after(&self, plies: usize) -> usize {
        let clear = |layer: &&Vec<usize>| layer.len() == 1 && self.nodes[layer[0]].clear;
        self.layers.iter().skip(plies + 1).filter(clear).count()
    }

    /// The board after the last ply reached, if only one position is left.
    pub(super) fn end(&self) -> Option<Board> {
        match self.layers.last()?.as_slice() {
            [only] => Some(self.nodes[*only].position.board().clone()),
            _ => None,
        }
    }

    fn agreement(self, record: Alignment<'_>, perhaps_shifted: bool) -> Agreement<'_> {
        let reached = self.layers.len() - 1;
        let single = |plies: &usize| self.layers[*plies].len() == 1;
        let unique = (0..=reached).rev().find(single).unwrap_or(0);
        let mut path = Vec::new();
        let mut node = &self.nodes[self.layers[unique][0]];
        while let Some((from, mv)) = node.from {
            path.push((mv, node.clear));
            node = &self.nodes[from];
        }
        path.reverse();
        let mut line = Line::new(record.start().clone());
        let mut unclear = Vec::new();
        for (mv, clear) in path {
            if !clear {
                unclear.push(line.next_ply());
            }
            line.push(mv);
        }
        unclear.extend((unique..reached).map(Ply::after));
        let agreed_plies = self.agreed();
        let last = &self.layers[reached];
        let ends = last.iter().map(|&node| self.nodes[node].position.clone());
        Agreement {
            agree: !self.differs || perhaps_shifted,
            agreed_plies,
            agreed: line.position_after(agreed_plies).clone(),
            plies: record.plies(),
            line,
            unclear,
            ends: if self.conflict.is_none() { ends.collect() } else { Vec::new() },
            conflict: self.conflict,
            perhaps_shifted,
            record,
        }
    }
}

/// Whether both sheets have the same text at that ply.
fn same_words(record: &Alignment, ply: Ply) -> bool {
    let words = |side| record.cell(side, ply).map(|cell| cell.text.trim_end_matches(['+', '#', '!', '?']));
    words(Color::White) == words(Color::Black)
}
