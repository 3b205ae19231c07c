//! Two scores, each read as its own game, ply by ply.

use crate::cells::cell_reading::CellReading;
use crate::lines::alignment::Alignment;
use crate::lines::lattice::same;
use annabella_chess::{Board, Chess, Color, Move, Ply, Position};
use rustc_hash::FxHashSet;

/// With this many positions at one ply, the position counts as unknown.
pub(crate) const MOST_POSITIONS: usize = 300;

/// The positions of the two scores after some plies.
struct WalkNode {
    /// The position of White's score and of Black's.
    positions: [Chess; 2],
    /// The node before and the move of each score from it.
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

/// The trouble with the scores at a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// From the same position both cells name legal moves, but different ones.
    Parted,
    /// A cell names no legal move.
    Slip,
    /// No position is left, or too many are.
    Lost,
}

/// All positions that the scores can reach, ply by ply.
///
/// At each ply both scores have either the same position in every node, or different ones in every node:
/// if some reading of the cells keeps the scores together, or brings them together again, all others are
/// dropped.
pub(crate) struct Walk {
    nodes: Vec<WalkNode>,
    layers: Vec<Vec<usize>>,
    troubles: Vec<(Ply, Trouble)>,
}

impl Walk {
    /// The walk to the end of both scores.
    pub(crate) fn of(record: &Alignment) -> Walk {
        Walk::from(record, vec![record.start().clone()], 0, false)
    }

    /// The walk from these positions after that many plies, up to the first trouble.
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

    /// The number of plies walked.
    pub(crate) fn reached(&self) -> usize {
        self.layers.len() - 1
    }

    /// The plies with trouble, in order.
    pub(crate) fn troubles(&self) -> &[(Ply, Trouble)] {
        &self.troubles
    }

    /// Whether the scores have the same position after that many plies.
    pub(crate) fn is_together(&self, plies: usize) -> bool {
        self.layers[plies].iter().any(|node| self.nodes[*node].is_together())
    }

    /// The positions that both can have after that many plies; empty if they are apart.
    pub(crate) fn positions(&self, plies: usize) -> Vec<Chess> {
        let nodes = self.layers[plies].iter().map(|&node| &self.nodes[node]);
        nodes.filter(|node| node.is_together()).map(|node| node.positions[0].clone()).collect()
    }

    /// The positions of White's score and of Black's after the last ply, if they differ
    /// and only one pair is left.
    pub(crate) fn apart(&self) -> Option<[Chess; 2]> {
        match self.layers.last()?.as_slice() {
            [only] if !self.nodes[*only].is_together() => Some(self.nodes[*only].positions.clone()),
            _ => None,
        }
    }

    /// Whether only one position, the same for both scores, is left after that many plies.
    fn is_known(&self, plies: usize) -> bool {
        self.layers[plies].len() == 1 && self.is_together(plies)
    }

    /// The last number of plies after which only one position is left for both.
    pub(crate) fn last_known(&self) -> usize {
        (0..self.layers.len()).rev().find(|plies| self.is_known(*plies)).unwrap_or(0)
    }

    /// The same, and both cells clearly named the move that led to it.
    pub(crate) fn agreed(&self) -> usize {
        let agrees = |plies: &usize| self.is_known(*plies) && self.nodes[self.layers[*plies][0]].clear;
        (0..self.layers.len()).rev().find(agrees).unwrap_or(0)
    }

    /// The number of plies after the first `plies` that both clearly name, and then have the same position.
    pub(crate) fn clear_after(&self, plies: usize) -> usize {
        let clear = |plies: &usize| self.is_known(*plies) && self.nodes[self.layers[*plies][0]].clear;
        (plies + 1..self.layers.len()).filter(clear).count()
    }

    /// The same among the next `most` plies.
    pub(crate) fn clear_within(&self, plies: usize, most: usize) -> usize {
        self.clear_after(plies).saturating_sub(self.clear_after(plies + most))
    }

    /// The board after the last ply reached, if only one position is left.
    pub(crate) fn end(&self) -> Option<Board> {
        match self.positions(self.reached()).as_slice() {
            [only] => Some(only.board().clone()),
            _ => None,
        }
    }

    /// The moves of White's score up to a position after that many plies, and whether both cells
    /// clearly named theirs, or led to the same position by another order.
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

/// The nodes after a ply.
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

    /// If one reading keeps the scores together, those that part them do not count.
    fn layer(self) -> Vec<WalkNode> {
        if self.together.is_empty() { self.apart } else { self.together }
    }
}

/// The pairs of moves with which the scores continue from a node. A cell that names no legal move says
/// nothing: the other score's move is taken, or any move if neither names one.
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
