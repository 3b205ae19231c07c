//! The layer of nodes after one more ply, while it grows.

use crate::cells::channel::CheckGiven;
use crate::cells::place::SheetPlace;
use crate::choice::PreviousMoves;
use crate::lines::costs::WeighedPosition;
use crate::lines::lattice::{Edge, Layer, Node, add};
use annabella_chess::{Chess, Move, Position};
use rustc_hash::FxHashMap;

/// A growing layer. Once it has `width` nodes, no position is added.
pub(crate) struct NextLayer {
    pub layer: Layer,
    /// Positions, and the check that each one shows.
    pub positions: Vec<(WeighedPosition, CheckGiven)>,
    /// Index of the position of each node.
    pub of: Vec<u32>,
    width: usize,
    /// Positions after the moves of the previous positions, by the indices of both.
    played: FxHashMap<(u32, u32), u32>,
    /// Positions, and whether an illegal move led to them.
    same: FxHashMap<(Chess, bool), u32>,
    nodes: FxHashMap<(u32, [SheetPlace; 2]), u32>,
}

impl NextLayer {
    /// Creates an empty layer; readings with an estimated cost above `dropped` never reach it.
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

    /// Returns the position after a move; `None` if it is new and the layer is full.
    ///
    /// `key` holds the indices of the previous position and of the move.
    pub(crate) fn position_after(
        &mut self,
        before: &WeighedPosition,
        (mv, illegal): (Move, bool),
        key: (u32, u32),
    ) -> Option<u32> {
        if let Some(&after) = self.played.get(&key) {
            return Some(after);
        }
        let mut position = before.position.clone();
        position.play_unchecked(mv);
        let same = (position, before.after_illegal || illegal);
        let after = match self.same.get(&same) {
            Some(&after) => after,
            None if self.is_full() => return None,
            None => {
                let fresh = self.positions.len() as u32;
                let moves = PreviousMoves { own: before.before.other, other: Some(mv) };
                let check = CheckGiven::in_position(&same.0);
                self.positions.push((WeighedPosition::new(same.0.clone(), moves, same.1), check));
                self.same.insert(same, fresh);
                fresh
            }
        };
        self.played.insert(key, after);
        Some(after)
    }

    /// Returns the node of a position and places on the sheets; `None` if it is new and the layer is full.
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

    /// Adds an edge from a node of the previous layer.
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
