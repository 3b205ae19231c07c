//! The layer of nodes after one more ply, while it grows.

use crate::cells::channel::CheckGiven;
use crate::cells::place::SheetPlace;
use crate::lines::costs::WeighedPosition;
use crate::lines::lattice::{Edge, Layer, Node, add};
use annabella_chess::{Chess, Move, Position};
use annabella_choice::Before;
use rustc_hash::FxHashMap;

/// A layer that grows. Once it has `width` nodes, no position is added to it.
pub(crate) struct NextLayer {
    pub layer: Layer,
    /// The positions, and the check that each shows.
    pub positions: Vec<(WeighedPosition, CheckGiven)>,
    /// For each node the index of its position.
    pub of: Vec<u32>,
    width: usize,
    /// The positions after the moves of those before, by the indices of both.
    played: FxHashMap<(u32, u32), u32>,
    same: FxHashMap<Chess, u32>,
    nodes: FxHashMap<(u32, [SheetPlace; 2]), u32>,
}

impl NextLayer {
    /// An empty layer; readings whose estimated cost is above `dropped` never reach it.
    pub(crate) fn new(width: usize, dropped: f32) -> NextLayer {
        NextLayer {
            layer: Layer { dropped, ..Layer::default() },
            positions: Vec::new(),
            of: Vec::new(),
            width,
            played: FxHashMap::default(),
            same: FxHashMap::default(),
            nodes: FxHashMap::default(),
        }
    }

    fn is_full(&self) -> bool {
        self.layer.nodes.len() >= self.width
    }

    /// The position after a move; `None` if it is new and the layer full. `key` has the indices of both.
    pub(crate) fn position_after(
        &mut self,
        before: &WeighedPosition,
        mv: Move,
        key: (u32, u32),
    ) -> Option<u32> {
        if let Some(&after) = self.played.get(&key) {
            return Some(after);
        }
        let mut position = before.position.clone();
        position.play_unchecked(mv);
        let after = match self.same.get(&position) {
            Some(&after) => after,
            None if self.is_full() => return None,
            None => {
                let fresh = self.positions.len() as u32;
                let moves = Before { own: before.before.other, other: Some(mv) };
                let check = CheckGiven::in_position(&position);
                self.positions.push((WeighedPosition::new(position.clone(), moves), check));
                self.same.insert(position, fresh);
                fresh
            }
        };
        self.played.insert(key, after);
        Some(after)
    }

    /// The node of a position and the places on the sheets; `None` if it is new and the layer full.
    pub(crate) fn node(&mut self, weighed: u32, places: [SheetPlace; 2], rank: f32) -> Option<u32> {
        if let Some(&node) = self.nodes.get(&(weighed, places)) {
            return Some(node);
        }
        if self.is_full() {
            self.layer.dropped = self.layer.dropped.min(rank);
            return None;
        }
        let node = self.layer.nodes.len() as u32;
        self.nodes.insert((weighed, places), node);
        self.layer.nodes.push(Node::new(places));
        self.of.push(weighed);
        Some(node)
    }

    /// Adds an edge from a node of the layer before.
    pub(crate) fn add(&mut self, edge: Edge, parent: &Node) {
        let node = &mut self.layer.nodes[edge.to as usize];
        let best = parent.best + edge.cost;
        if best < node.best {
            (node.best, node.by) = (best, Some(self.layer.edges.len() as u32));
        }
        node.before = add(node.before, parent.before - f64::from(edge.cost));
        self.layer.edges.push(edge);
    }
}
