//! The legal games that two sheets may mean, most probable first, as a lattice of positions.
//!
//! At each ply, a node is a position and a place on each sheet. Readings that reach the same node
//! are merged. Later cells decide earlier moves, since the weight of an edge is the sum over all
//! readings through it.

use super::channel::Channel;
use super::place::{Cells, Place};
use crate::chess::{Board, Chess, Move};

/// Everything that the search starts from.
pub(crate) struct SearchInput<'a> {
    pub start: &'a Chess,
    pub cells: [&'a Cells; 2],
    pub channels: [&'a Channel; 2],
    pub boards: &'a [Board],
    pub known: &'a [Option<Move>],
}

impl SearchInput<'_> {
    /// How many cells of each sheet are still to be read.
    pub(crate) fn left(&self, places: [Place; 2]) -> [usize; 2] {
        [0, 1].map(|sheet| places[sheet].left(self.cells[sheet]))
    }
}

/// The state of readings after some plies.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub places: [Place; 2],
    /// The cost of the best reading up to here, and its last edge.
    pub best: f32,
    pub by: Option<u32>,
    /// Logarithms of the sums over all readings up to here, and from here on.
    pub before: f64,
    pub after: f64,
}

impl Node {
    /// A node without readings.
    pub(crate) fn new(places: [Place; 2]) -> Node {
        let none = f64::NEG_INFINITY;
        Node { places, best: f32::INFINITY, by: None, before: none, after: none }
    }
}

/// A move from a node of one layer to a node of the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub from: u32,
    pub to: u32,
    pub mv: Move,
    pub cost: f32,
    /// The cell of each sheet that was read for the move.
    pub cells: [Option<u32>; 2],
}

/// The nodes after one number of plies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layer {
    pub nodes: Vec<Node>,
    /// The edges that lead to them.
    pub edges: Vec<Edge>,
}

/// Where a reading may end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub layer: usize,
    pub node: u32,
    /// The cost of ending there.
    pub cost: f32,
    /// How many cells are left over.
    pub left: usize,
}

/// A reading is still complete with this many cells left over, such as a result or a signature.
pub(crate) const LEAST_LEFT: usize = 2;

/// The lattice, and its best reading.
pub(crate) struct Lattice {
    layers: Vec<Layer>,
    /// The edges of the best reading, and the places after each.
    pub best: Vec<(Edge, [Place; 2])>,
    /// The total cost of the best reading.
    pub cost: f32,
    /// Whether the best reading accounts for both sheets to their ends.
    pub complete: bool,
}

impl Lattice {
    /// The lattice of what a finished search found.
    pub(crate) fn of((layers, ends): (Vec<Layer>, Vec<End>)) -> Lattice {
        let mut lattice = Lattice { layers, best: Vec::new(), cost: f32::INFINITY, complete: false };
        lattice.weigh(&ends);
        lattice.choose(&ends);
        lattice
    }

    /// Computes the sums over all readings from each node on.
    fn weigh(&mut self, ends: &[End]) {
        for end in ends {
            self.layers[end.layer].nodes[end.node as usize].after = -f64::from(end.cost);
        }
        for at in (1..self.layers.len()).rev() {
            let (before, rest) = self.layers.split_at_mut(at);
            let (from, layer) = (&mut before[at - 1], &rest[0]);
            for edge in &layer.edges {
                let after = layer.nodes[edge.to as usize].after - f64::from(edge.cost);
                let node = &mut from.nodes[edge.from as usize];
                node.after = add(node.after, after);
            }
        }
    }

    /// Follows the best reading back from its end.
    fn choose(&mut self, ends: &[End]) {
        let node = |layer: usize, node: u32| &self.layers[layer].nodes[node as usize];
        let total = |end: &End| node(end.layer, end.node).best + end.cost;
        let Some(end) = ends.iter().min_by(|left, right| total(left).total_cmp(&total(right))) else {
            return;
        };
        let (mut layer, mut at) = (end.layer, node(end.layer, end.node));
        let mut best = Vec::with_capacity(layer);
        while let Some(by) = at.by {
            let edge = self.layers[layer].edges[by as usize];
            best.push((edge, at.places));
            layer -= 1;
            at = node(layer, edge.from);
        }
        best.reverse();
        self.cost = total(end);
        self.complete = end.left <= LEAST_LEFT;
        self.best = best;
    }

    /// The moves that readings have at that index, each with the logarithm of its share, most
    /// probable first.
    pub(crate) fn shares(&self, index: usize) -> Vec<(Move, f64)> {
        let Some(layer) = self.layers.get(index + 1) else { return Vec::new() };
        let all = self.layers[0].nodes[0].after;
        let mut shares: Vec<(Move, f64)> = Vec::new();
        for edge in &layer.edges {
            let from = self.layers[index].nodes[edge.from as usize].before;
            let share = from - f64::from(edge.cost) + layer.nodes[edge.to as usize].after - all;
            match shares.iter_mut().find(|(mv, _)| same(*mv, edge.mv)) {
                Some((_, sum)) => *sum = add(*sum, share),
                None => shares.push((edge.mv, share)),
            }
        }
        shares.sort_by(|left, right| right.1.total_cmp(&left.1));
        shares
    }

    /// Draws a reading by probability; `dice` returns numbers from 0 up to 1.
    pub(crate) fn draw(&self, dice: &mut dyn FnMut() -> f64) -> Vec<Move> {
        let (mut moves, mut at) = (Vec::new(), 0_usize);
        for index in 1..self.layers.len() {
            let layer = &self.layers[index];
            let all = self.layers[index - 1].nodes[at].after;
            let mut rest = dice();
            let edges = layer.edges.iter().filter(|edge| edge.from as usize == at);
            let mut chosen = None;
            for edge in edges {
                let share = layer.nodes[edge.to as usize].after - f64::from(edge.cost) - all;
                rest -= share.exp();
                if share.is_finite() {
                    chosen = Some(edge);
                }
                if rest < 0.0 {
                    break;
                }
            }
            // The remaining share is that of readings that end here.
            let Some(edge) = chosen.filter(|_| rest < 0.0) else { break };
            moves.push(edge.mv);
            at = edge.to as usize;
        }
        moves
    }
}

/// Whether two moves of different positions have the same squares, whatever they capture.
pub(crate) fn same(left: Move, right: Move) -> bool {
    let named = |mv: Move| (mv.from(), mv.to(), mv.promotion());
    named(left) == named(right)
}

/// The logarithm of the sum of two numbers, given their logarithms.
pub(crate) fn add(left: f64, right: f64) -> f64 {
    let (most, least) = if left > right { (left, right) } else { (right, left) };
    if most == f64::NEG_INFINITY { most } else { most + (least - most).exp().ln_1p() }
}
