//! Do two scores agree, up to which ply, and which games fit them both.

use super::Reading;
use super::execution::differing;
use super::record::{Record, Shift, ShiftKind};
use crate::chess::{Board, Chess, Color, Line, Move, Position};
use crate::scoresheet::Scoresheets;
use std::collections::{HashMap, HashSet};

/// More positions than this at one ply, and nothing is known any longer.
const MOST_POSITIONS: usize = 300;
/// So many plies that nobody has written are looked for on boards that stand alike.
const BEYOND: usize = 2;
/// No move changes more squares: castling.
const MOST_CHANGED: usize = 4;
/// So many plies must agree again before rows count as shifted rather than as different moves.
const CONVINCING: usize = 6;
/// The same where the sheets then agree to their end.
const CONVINCING_AT_END: usize = 4;
/// So many leave it open whether rows are shifted, or one where the sheets then agree to their end.
const DOUBTFUL: usize = 2;
/// So do so many more squares to go to that are then the same among so many plies.
const ALIKE: (usize, usize) = (3, 8);
/// A sheet with more shifts than this is read as it stands.
const MOST_SHIFTS: usize = 4;

/// How far two scores agree.
#[derive(Clone)]
pub struct Agreement<'a> {
    /// The scores, rows put where they belong.
    pub record: Record<'a>,
    /// Whether no two readable cells name different moves.
    pub agree: bool,
    /// The last ply at which both agree, before any conflict.
    pub agreed_plies: usize,
    /// The position there.
    pub agreed: Chess,
    /// How many plies anything is written for.
    pub plies: usize,
    /// The game that both tell, as far as there is but one.
    pub line: Line,
    /// The plies of that game at which not both cells name its move clearly.
    pub unclear: Vec<usize>,
    /// Where the scores part, if they do.
    pub conflict: Option<Conflict>,
    /// The positions after the last ply that fit both scores; none after a conflict.
    pub ends: Vec<Chess>,
    /// It is open whether the conflict is one of moves or of shifted rows.
    pub perhaps_shifted: bool,
}

/// Where two scores part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// At which ply.
    pub ply: usize,
    /// How.
    pub kind: ConflictKind,
}

/// How two scores part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConflictKind {
    /// Both name legal moves, and not the same.
    Moves,
    /// One or both name no legal move.
    Illegal,
    /// Too little is written to know the position.
    Unknown,
}

/// One position that fits both scores so far.
struct Node {
    position: Chess,
    /// The node before and the move from it.
    from: Option<(usize, Move)>,
    /// Both cells named that move clearly.
    clear: bool,
}

/// All positions that fit, ply by ply.
struct Walk {
    nodes: Vec<Node>,
    layers: Vec<Vec<usize>>,
    conflict: Option<Conflict>,
    differs: bool,
}

impl<'a> Agreement<'a> {
    /// Compares two scores of a game that began there.
    pub fn of(sheets: &'a Scoresheets, start: &'a Chess) -> Agreement<'a> {
        let mut record = Record::new(sheets, start);
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

    /// How many plies beyond the scores a game leads to that board that has at each ply the move of
    /// one score or the other, any move where neither names one; none where none is found within
    /// [`BEYOND`].
    pub(super) fn leads_to(&self, board: &Board) -> Option<usize> {
        let away = |position: &Chess| differing(position.board(), board).count();
        let mut layer = HashMap::from([(self.record.start().clone(), 0)]);
        for ply in 1..=self.plies + BEYOND {
            let written = ply <= self.plies;
            if !written && layer.keys().any(|position| position.board() == board) {
                return Some(ply - 1 - self.plies);
            }
            let left = self.plies + BEYOND - ply;
            let mut next: HashMap<Chess, usize> = HashMap::new();
            for (position, guessed) in layer {
                let [white, black] = readings(&self.record, ply, &position);
                let mut moves = [white.moves(), black.moves()].concat();
                let guess = moves.is_empty();
                if guess {
                    moves = position.legal_moves().to_vec();
                }
                for mv in moves {
                    let mut after = position.clone();
                    after.play_unchecked(mv);
                    if away(&after) > MOST_CHANGED * left {
                        continue;
                    }
                    let guesses = next.entry(after).or_insert(usize::MAX);
                    *guesses = (*guesses).min(guessed + usize::from(guess));
                }
            }
            layer = next;
            if layer.len() > MOST_POSITIONS && written {
                // Rather what is written, and what comes near.
                let mut best: Vec<(Chess, usize)> = layer.into_iter().collect();
                best.sort_by_cached_key(|(position, guessed)| (*guessed, away(position)));
                best.truncate(MOST_POSITIONS);
                layer = best.into_iter().collect();
            }
        }
        layer.keys().any(|position| position.board() == board).then_some(BEYOND)
    }
}

fn readings(record: &Record, ply: usize, position: &Chess) -> [Reading; 2] {
    [Color::White, Color::Black].map(|side| record.reading(side, ply, position))
}

fn says_nothing(reading: &Reading) -> bool {
    matches!(reading, Reading::Blank | Reading::Unreadable)
}

impl Walk {
    fn of(record: &Record) -> Walk {
        Walk::from(record, vec![record.start().clone()], 0)
    }

    /// The walk from one of these positions after so many plies.
    fn from(record: &Record, positions: Vec<Chess>, plies: usize) -> Walk {
        let node = |position| Node { position, from: None, clear: true };
        let nodes: Vec<Node> = positions.into_iter().map(node).collect();
        let layers = vec![(0..nodes.len()).collect()];
        let mut walk = Walk { nodes, layers, conflict: None, differs: false };
        for ply in plies + 1..=record.plies() {
            walk.step(record, ply);
            if walk.conflict.is_some() {
                break;
            }
        }
        walk
    }

    /// The positions after so many plies.
    fn positions(&self, plies: usize) -> Vec<Chess> {
        self.layers[plies].iter().map(|&node| self.nodes[node].position.clone()).collect()
    }

    fn step(&mut self, record: &Record, ply: usize) {
        let mut layer: Vec<usize> = Vec::new();
        let mut seen: HashSet<Chess> = HashSet::new();
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
            let clear = matches!((&white, &black), (Reading::Move(_), Reading::Move(_)));
            for mv in fitting {
                let mut after = position.clone();
                after.play_unchecked(mv);
                if !seen.insert(after.clone()) {
                    continue;
                }
                self.nodes.push(Node { position: after, from: Some((from, mv)), clear });
                layer.push(self.nodes.len() - 1);
            }
        }
        let kind = match (layer.len(), moves_differ, illegal) {
            (0, true, false) => ConflictKind::Moves,
            (0, ..) => ConflictKind::Illegal,
            (MOST_POSITIONS.., ..) => ConflictKind::Unknown,
            _ => {
                // What ended in one of several positions was no difference.
                self.differs = false;
                return self.layers.push(layer);
            }
        };
        self.differs &= kind != ConflictKind::Unknown;
        self.conflict = Some(Conflict { ply, kind });
    }

    /// The last ply, up to there, at which both cells clearly name the move that leads to the one
    /// position there is.
    fn agreed(&self) -> usize {
        let agrees = |ply: &usize| match self.layers[*ply].as_slice() {
            [only] => self.nodes[*only].clear,
            _ => false,
        };
        (0..self.layers.len()).rev().find(agrees).unwrap_or(0)
    }

    /// How many plies after the first so many are named clearly by both.
    fn clear_after(&self, plies: usize) -> usize {
        let clear = |layer: &&Vec<usize>| layer.len() == 1 && self.nodes[layer[0]].clear;
        self.layers.iter().skip(plies + 1).filter(clear).count()
    }

    fn agreement(self, record: Record<'_>, perhaps_shifted: bool) -> Agreement<'_> {
        let reached = self.layers.len() - 1;
        let single = |ply: &usize| self.layers[*ply].len() == 1;
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
        for (ply, (mv, clear)) in (1..).zip(path) {
            line.push(mv);
            if !clear {
                unclear.push(ply);
            }
        }
        unclear.extend(unique + 1..=reached);
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

/// Whether both sheets have the same writing there, whatever it means.
fn same_words(record: &Record, ply: usize) -> bool {
    let words = |side| record.cell(side, ply).map(|cell| cell.text.trim_end_matches(['+', '#', '!', '?']));
    words(Color::White) == words(Color::Black)
}

/// What putting rows elsewhere makes of a conflict.
enum Shifting<'a> {
    /// Nothing better.
    None,
    /// It may be that rows are shifted; the sheets do not say.
    Open,
    /// They are.
    To(Box<Record<'a>>),
}

/// Whether a conflict goes away where rows near it are put elsewhere.
fn best_shift<'a>(record: &Record<'a>, walk: &Walk, conflict: usize) -> Shifting<'a> {
    let mut found: Vec<(bool, usize, Record<'a>, Option<Board>)> = Vec::new();
    let mut doubtful = false;
    let mut kinds = Vec::new();
    for plies in [2, 1, 4, 6] {
        kinds.extend([ShiftKind::LeftOut(plies), ShiftKind::TooMany(plies)]);
    }
    kinds.push(ShiftKind::Swapped);
    let after = || conflict + 1..=conflict + ALIKE.1;
    for ply in (conflict.saturating_sub(4).max(1)..=conflict).rev() {
        let positions = walk.positions(ply - 1);
        for kind in &kinds {
            for sheet in [Color::White, Color::Black] {
                let Some(shifted) = record.shifted(Shift { sheet, ply, kind: *kind }) else { continue };
                let walk = Walk::from(&shifted, positions.clone(), ply - 1);
                let clear = walk.clear_after(conflict - ply);
                let whole = walk.conflict.is_none();
                if clear >= CONVINCING || whole && clear >= CONVINCING_AT_END {
                    let end = walk.positions(walk.layers.len() - 1);
                    let end = end.first().map(|position| position.board().clone());
                    found.push((whole, clear, shifted, end));
                } else {
                    let alike = || shifted.alike(after()) >= record.alike(after()) + ALIKE.0;
                    doubtful |= clear >= DOUBTFUL || whole && clear > 0 || alike();
                }
            }
        }
    }
    let Some(best) = found.iter().map(|(whole, clear, ..)| (*whole, *clear)).max() else {
        return if doubtful { Shifting::Open } else { Shifting::None };
    };
    // Different games that explain the sheets equally far leave it open which was played.
    let mut ends = found.iter().filter(|(whole, ..)| *whole).map(|(.., end)| end);
    if let Some(first) = ends.next()
        && ends.any(|end| end != first)
    {
        return Shifting::Open;
    }
    let first = found.into_iter().find(|(whole, clear, ..)| (*whole, *clear) == best);
    first.map_or(Shifting::None, |(_, _, record, _)| Shifting::To(Box::new(record)))
}
