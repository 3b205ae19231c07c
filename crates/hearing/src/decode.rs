//! The cheapest alignment of an utterance with the announcements of a tree, in one pass.

use super::align::{Exit, Scratch, Track};
use super::candidate::UnitIndex;
use super::features::Vector;
use super::free::Free;
use super::model::Model;
use std::ops::Range;

/// The cost of an announcement above the best at which it is given up.
const BEAM: f32 = 160.0;

/// A unit and the frames in which it was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub unit: UnitIndex,
    pub frames: Range<usize>,
}

/// An announcement and the places of its units.
#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    pub label: Label,
    pub cost: f32,
    pub segments: Vec<Segment>,
}

/// The frames of an utterance: their vectors, and the cost of taking each for silence.
#[derive(Clone, Debug, Default)]
pub struct Frames {
    pub vectors: Vec<Vector>,
    pub silence: Vec<f32>,
}

/// All that one pass finds.
#[derive(Clone, Debug)]
pub struct Decoding {
    /// The cost of each label that was not given up, the cheapest first.
    pub costs: Vec<(Label, f32)>,
    /// The cheapest announcement.
    pub best: Option<Heard>,
    /// The utterance as units in any order.
    pub free: Free,
    /// The distance of each frame to each vector of the model, frame by frame.
    pub distances: Vec<f32>,
}

/// Aligns an utterance.
pub fn decode(model: &Model, frames: &Frames, tree: &Tree) -> Decoding {
    let mut pass = Pass::new(model, tree, frames.vectors.len());
    let mut free = Free::new(model);
    let mut distances = vec![0.0; model.row() * frames.vectors.len()];
    let rows = distances.chunks_exact_mut(model.row().max(1));
    for ((vector, &silence), row) in frames.vectors.iter().zip(&frames.silence).zip(rows) {
        model.distances(vector, row);
        pass.advance(row, silence);
        free.advance(model, row, silence);
    }
    let costs = pass.costs();
    let best = pass.best(&costs);
    Decoding { costs, best, free, distances }
}

/// The ways in which an alignment can be between two units after a frame.
#[derive(Clone, Copy, Debug)]
pub struct End {
    /// The unit has just ended.
    pub unit: Exit,
    /// Silence has followed it, since the frame `start`.
    pub silence: Exit,
}

impl End {
    pub const NONE: End = End { unit: Exit::NONE, silence: Exit::NONE };

    /// Returns the lower cost.
    pub fn cost(&self) -> f32 {
        self.unit.cost.min(self.silence.cost)
    }

    /// Returns the silence after one more frame, which costs `silence` and is number `now`.
    pub fn silent(&self, silence: f32, now: u32) -> Exit {
        let since = if self.unit.cost < self.silence.cost {
            Exit { cost: self.unit.cost, start: now }
        } else {
            self.silence
        };
        Exit { cost: since.cost + silence, start: since.start }
    }

    /// Returns the frame after the unit, if `frame` follows this end.
    pub fn unit_end(&self, frame: usize) -> usize {
        if self.silence.cost < self.unit.cost { self.silence.start as usize } else { frame }
    }
}

/// The alignments of all nodes while frames are heard.
struct Pass<'a> {
    model: &'a Model,
    tree: &'a Tree,
    tracks: Vec<Track>,
    /// The end of each node after each frame, frame by frame.
    ends: Vec<End>,
    /// The cost of silence before the first unit.
    before: f32,
    frames: usize,
    scratch: Scratch,
}

impl<'a> Pass<'a> {
    fn new(model: &'a Model, tree: &'a Tree, frames: usize) -> Pass<'a> {
        let track = |unit: UnitIndex| Track::new(model.places_of(unit));
        Pass {
            model,
            tree,
            tracks: tree.nodes.iter().map(|node| track(node.unit)).collect(),
            ends: Vec::with_capacity(frames * tree.nodes.len()),
            before: 0.0,
            frames: 0,
            scratch: Scratch::new(model),
        }
    }

    /// Returns the end of a node before frame number `frame`.
    fn end(&self, node: usize, frame: usize) -> End {
        let nodes = self.tree.nodes.len();
        if frame == 0 { End::NONE } else { self.ends[(frame - 1) * nodes + node] }
    }

    fn advance(&mut self, distances: &[f32], silence: f32) {
        let now = self.frames as u32;
        let nodes = self.tree.nodes.len();
        let ends = self.ends.len().saturating_sub(nodes);
        let ends = self.ends[ends..].iter().map(End::cost);
        let least = self.tracks.iter().map(|track| track.least).chain(ends).fold(self.before, f32::min);
        let worst = least + BEAM;
        for (at, node) in self.tree.nodes.iter().enumerate() {
            let entry = node.parent.map_or(self.before, |parent| self.end(parent, self.frames).cost());
            let silent = self.end(at, self.frames).silent(silence, now);
            let track = &mut self.tracks[at];
            let mut unit = Exit::NONE;
            if track.least <= worst || entry <= worst {
                unit =
                    track.advance(self.model.places_of(node.unit), distances, entry, now, &mut self.scratch);
            } else if track.least < f32::INFINITY {
                track.clear();
            }
            self.ends.push(End { unit, silence: silent });
        }
        self.before += silence;
        self.frames += 1;
    }

    /// Returns the labels by their cost.
    fn costs(&self) -> Vec<(Label, f32)> {
        let mut costs: Vec<(Label, f32)> = Vec::new();
        for (at, node) in self.tree.nodes.iter().enumerate() {
            let cost = self.end(at, self.frames).cost();
            for &label in node.labels.iter().filter(|_| cost < f32::INFINITY) {
                match costs.iter_mut().find(|(other, _)| *other == label) {
                    Some((_, known)) => *known = known.min(cost),
                    None => costs.push((label, cost)),
                }
            }
        }
        costs.sort_by(|a, b| a.1.total_cmp(&b.1));
        costs
    }

    /// Returns the way of the cheapest label.
    fn best(&self, costs: &[(Label, f32)]) -> Option<Heard> {
        let &(label, cost) = costs.first()?;
        let labelled = self.tree.nodes.iter().enumerate().filter(|(_, node)| node.labels.contains(&label));
        let (mut node, _) = labelled.min_by(|(a, _), (b, _)| {
            self.end(*a, self.frames).cost().total_cmp(&self.end(*b, self.frames).cost())
        })?;
        let (mut segments, mut frame) = (Vec::new(), self.frames);
        loop {
            let stop = self.end(node, frame).unit_end(frame);
            let start = self.end(node, stop).unit.start as usize;
            segments.push(Segment { unit: self.tree.nodes[node].unit, frames: start..stop });
            frame = start;
            match self.tree.nodes[node].parent {
                Some(parent) => node = parent,
                None => break,
            }
        }
        segments.reverse();
        Some(Heard { label, cost, segments })
    }
}

/// The label of an announcement: the index of its candidate or command.
pub type Label = u32;

/// A unit at its place in announcements.
#[derive(Clone, Debug)]
pub struct Node {
    pub unit: UnitIndex,
    /// The node before it; `None` at the start of an announcement.
    pub parent: Option<usize>,
    /// The announcements that end here.
    pub labels: Vec<Label>,
}

/// Announcements by their beginnings. A parent precedes its children.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub nodes: Vec<Node>,
}

impl Tree {
    /// Adds an announcement.
    pub fn add(&mut self, way: &[UnitIndex], label: Label) {
        let mut parent = None;
        for &unit in way {
            let known = |(_, node): &(usize, &Node)| node.unit == unit && node.parent == parent;
            let found = self.nodes.iter().enumerate().find(known).map(|(index, _)| index);
            parent = Some(found.unwrap_or_else(|| {
                self.nodes.push(Node { unit, parent, labels: Vec::new() });
                self.nodes.len() - 1
            }));
        }
        if let Some(last) = parent
            && !self.nodes[last].labels.contains(&label)
        {
            self.nodes[last].labels.push(label);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_beginnings_are_one_path() {
        let mut tree = Tree::default();
        for (label, way) in [(0, &[1, 2, 3][..]), (1, &[1, 2, 4]), (0, &[2, 3]), (2, &[1, 2])] {
            tree.add(way, label);
        }
        assert_eq!(tree.nodes.len(), 6);
        let units: Vec<_> = tree.nodes.iter().map(|node| (node.unit, node.parent)).collect();
        assert_eq!(units, [(1, None), (2, Some(0)), (3, Some(1)), (4, Some(1)), (2, None), (3, Some(4))]);
        assert_eq!(tree.nodes[1].labels, [2]);
        assert!(
            tree.nodes
                .iter()
                .enumerate()
                .all(|(index, node)| node.parent.is_none_or(|parent| parent < index))
        );
    }
}
