//! Two scoresheets, each read as its own game, ply by ply.

use crate::cells::cell_reading::CellReading;
use crate::lines::alignment::Alignment;
use crate::lines::lattice::same;
use annabella_chess::{Board, Chess, Color, Move, Ply, Position};
use rustc_hash::FxHashSet;

/// Number of positions at one ply that makes the position unknown.
pub(crate) const MOST_POSITIONS: usize = 300;

/// A position on each of the two scoresheets after some plies.
struct WalkNode {
    /// Position on White's scoresheet and on Black's.
    positions: [Chess; 2],
    /// Previous node, and the move of each scoresheet from it.
    from: Option<(usize, [Move; 2])>,
    /// Whether both cells named their move clearly.
    clear: bool,
}

impl WalkNode {
    fn start(position: Chess) -> WalkNode {
        WalkNode { positions: [position.clone(), position], from: None, clear: true }
    }

    fn is_together(&self) -> bool {
        self.positions[0] == self.positions[1]
    }
}

/// Trouble with the scoresheets at a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// In the same position both cells name legal moves, but different ones.
    Parted,
    /// A cell names no legal move.
    Slip,
    /// No position is left, or too many are.
    Lost,
}

/// All positions that the scoresheets can reach, ply by ply.
///
/// At each ply the scoresheets have either the same position in every node, or different ones in every node:
/// if some reading of the cells keeps them together, or brings them together again, all others are dropped.
pub(crate) struct Walk {
    nodes: Vec<WalkNode>,
    layers: Vec<Vec<usize>>,
    troubles: Vec<(Ply, Trouble)>,
}

impl Walk {
    /// Walks to the end of both scoresheets.
    pub(crate) fn of(record: &Alignment) -> Walk {
        Walk::from(record, vec![record.start().clone()], 0, false)
    }

    /// Walks from these positions, after this number of `plies`, up to the first trouble.
    pub(crate) fn until_trouble(record: &Alignment, positions: Vec<Chess>, plies: usize) -> Walk {
        Walk::from(record, positions, plies, true)
    }

    fn from(record: &Alignment, positions: Vec<Chess>, plies: usize, until_trouble: bool) -> Walk {
        let nodes: Vec<WalkNode> = positions.into_iter().map(WalkNode::start).collect();
        let layers = vec![(0..nodes.len()).collect()];
        let mut walk = Walk { nodes, layers, troubles: Vec::new() };
        for ply in (plies..record.plies()).map(Ply::after) {
            let trouble = walk.step(record, ply);
            walk.troubles.extend(trouble.map(|trouble| (ply, trouble)));
            if trouble == Some(Trouble::Lost) || until_trouble && trouble.is_some() {
                break;
            }
        }
        walk
    }

    fn step(&mut self, record: &Alignment, ply: Ply) -> Option<Trouble> {
        let before = self.layers.last().cloned().unwrap_or_default();
        let mut next = NextNodes::default();
        let mut slips = 0;
        for &from in &before {
            if next.together.len() >= MOST_POSITIONS {
                break;
            }
            let node = &self.nodes[from];
            let [white, black] =
                [0, 1].map(|sheet: usize| record.reading(Color::ALL[sheet], ply, &node.positions[sheet]));
            let clear = matches!((&white, &black), (CellReading::Move(_), CellReading::Move(_)));
            slips += usize::from([&white, &black].contains(&&CellReading::Illegal));
            for moves in continuations(node, &white, &black) {
                let positions = [0, 1].map(|sheet: usize| {
                    let mut after = node.positions[sheet].clone();
                    after.play_unchecked(moves[sheet]);
                    after
                });
                next.add(WalkNode { positions, from: Some((from, moves)), clear });
            }
        }
        let was_together = before.iter().any(|node| self.nodes[*node].is_together());
        let parts = was_together && next.together.is_empty() && !next.apart.is_empty();
        let layer = next.layer();
        if layer.is_empty() || layer.len() >= MOST_POSITIONS {
            return Some(Trouble::Lost);
        }
        let first = self.nodes.len();
        self.layers.push((first..first + layer.len()).collect());
        self.nodes.extend(layer);
        match parts {
            true => Some(Trouble::Parted),
            false => (slips > 0 && slips == before.len()).then_some(Trouble::Slip),
        }
    }

    /// Returns the number of plies walked.
    pub(crate) fn reached(&self) -> usize {
        self.layers.len() - 1
    }

    /// Returns the plies with trouble, in order.
    pub(crate) fn troubles(&self) -> &[(Ply, Trouble)] {
        &self.troubles
    }

    /// Whether the scoresheets have the same position after this number of `plies`.
    pub(crate) fn is_together(&self, plies: usize) -> bool {
        self.layers[plies].iter().any(|node| self.nodes[*node].is_together())
    }

    /// Returns the positions that both can have after this number of `plies`; empty if they differ.
    pub(crate) fn positions(&self, plies: usize) -> Vec<Chess> {
        let nodes = self.layers[plies].iter().map(|&node| &self.nodes[node]);
        nodes.filter(|node| node.is_together()).map(|node| node.positions[0].clone()).collect()
    }

    /// Returns the positions of White's and Black's scoresheets after the last ply.
    ///
    /// `None` unless they differ and only one pair is left.
    pub(crate) fn apart(&self) -> Option<[Chess; 2]> {
        match self.layers.last()?.as_slice() {
            [only] if !self.nodes[*only].is_together() => Some(self.nodes[*only].positions.clone()),
            _ => None,
        }
    }

    /// Whether only one position, the same on both scoresheets, is left after this number of `plies`.
    fn is_known(&self, plies: usize) -> bool {
        self.layers[plies].len() == 1 && self.is_together(plies)
    }

    /// Returns the last number of plies after which only one position is left for both.
    pub(crate) fn last_known(&self) -> usize {
        (0..self.layers.len()).rev().find(|plies| self.is_known(*plies)).unwrap_or(0)
    }

    /// Returns the same, but only if both cells clearly named the move before.
    pub(crate) fn agreed(&self) -> usize {
        let agrees = |plies: &usize| self.is_known(*plies) && self.nodes[self.layers[*plies][0]].clear;
        (0..self.layers.len()).rev().find(agrees).unwrap_or(0)
    }

    /// Counts the plies after the first `plies` that both clearly name, with the same position after them.
    pub(crate) fn clear_after(&self, plies: usize) -> usize {
        let clear = |plies: &usize| self.is_known(*plies) && self.nodes[self.layers[*plies][0]].clear;
        (plies + 1..self.layers.len()).filter(clear).count()
    }

    /// Counts the same among the next `most` plies.
    pub(crate) fn clear_within(&self, plies: usize, most: usize) -> usize {
        self.clear_after(plies).saturating_sub(self.clear_after(plies + most))
    }

    /// Returns the board after the last ply reached, if only one position is left.
    pub(crate) fn end(&self) -> Option<Board> {
        match self.positions(self.reached()).as_slice() {
            [only] => Some(only.board().clone()),
            _ => None,
        }
    }

    /// Returns the moves of White's scoresheet up to a position after this number of `plies`.
    ///
    /// Each has a flag: both cells clearly named their moves, or another order led to the same position.
    pub(crate) fn path(&self, plies: usize) -> Vec<(Move, bool)> {
        let mut path = Vec::new();
        let mut node = &self.nodes[self.layers[plies][0]];
        while let Some((from, moves)) = node.from {
            path.push((moves[0], node.clear));
            node = &self.nodes[from];
        }
        path.reverse();
        path
    }
}

/// Nodes after a ply.
#[derive(Default)]
struct NextNodes {
    together: Vec<WalkNode>,
    apart: Vec<WalkNode>,
    seen: FxHashSet<[Chess; 2]>,
}

impl NextNodes {
    fn add(&mut self, node: WalkNode) {
        if self.seen.insert(node.positions.clone()) {
            match node.is_together() {
                true => self.together.push(node),
                false => self.apart.push(node),
            }
        }
    }

    /// Returns the nodes that keep the scoresheets together, otherwise those that part them.
    fn layer(self) -> Vec<WalkNode> {
        if self.together.is_empty() { self.apart } else { self.together }
    }
}

/// Returns the pairs of moves with which the scoresheets continue from a node.
///
/// A cell that names no legal move counts as empty: the other scoresheet's move counts, or any move if
/// neither names one.
fn continuations(node: &WalkNode, white: &CellReading, black: &CellReading) -> Vec<[Move; 2]> {
    let [of_white, of_black] = &node.positions;
    let (named, other) = (white.moves(), black.moves());
    if node.is_together() {
        let both = |moves: &[Move]| moves.iter().map(|mv| [*mv; 2]).collect::<Vec<[Move; 2]>>();
        return match (named.is_empty(), other.is_empty()) {
            (true, true) => both(&of_white.legal_moves()),
            (false, true) => both(named),
            (true, false) => both(other),
            (false, false) => pairs(named, other),
        };
    }
    let here = |position: &Chess, moves: &[Move]| -> Vec<Move> {
        let legal = position.legal_moves();
        let meant = |mv: &Move| legal.iter().find(|own| same(**own, *mv)).copied();
        moves.iter().filter_map(meant).collect()
    };
    match (named.is_empty(), other.is_empty()) {
        (true, true) => Vec::new(),
        (false, true) => pairs(named, &here(of_black, named)),
        (true, false) => pairs(&here(of_white, other), other),
        (false, false) => pairs(named, other),
    }
}

fn pairs(white: &[Move], black: &[Move]) -> Vec<[Move; 2]> {
    white.iter().flat_map(|white| black.iter().map(|black| [*white, *black])).collect()
}
