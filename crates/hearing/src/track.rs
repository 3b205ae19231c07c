//! Time alignment of one unit: how far each of its templates is, and since when.

use super::model::{Model, Place};

/// The cost of a frame that repeats the template's frame before.
pub const STAY: f32 = 0.35;
/// The cost of a frame before which one of the template's is skipped.
pub const SKIP: f32 = 0.35;

/// A point between two units: the cost up to there, and the frame that follows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exit {
    pub cost: f32,
    /// The first frame of the unit that ends here.
    pub start: u32,
}

impl Exit {
    /// The point that cannot be reached.
    pub const NONE: Exit = Exit { cost: f32::INFINITY, start: 0 };
}

/// The alignment of the templates of one unit with the frames heard so far.
#[derive(Clone, Debug)]
pub struct Track {
    /// The least cost up to each frame of each template.
    costs: Vec<f32>,
    /// The frame at which that alignment entered the unit.
    starts: Vec<u32>,
    /// The least of all costs.
    pub least: f32,
}

impl Track {
    /// Creates the alignment of a unit that was not entered.
    pub fn new(places: &[Place]) -> Track {
        let count = places.iter().map(|place| place.frames.len()).sum();
        Track { costs: vec![f32::INFINITY; count], starts: vec![0; count], least: f32::INFINITY }
    }

    /// Forgets the alignments.
    pub fn clear(&mut self) {
        self.costs.fill(f32::INFINITY);
        self.least = f32::INFINITY;
    }

    /// Continues by one frame, entered from elsewhere at the cost `entry`. Returns the cheapest end.
    pub fn advance(
        &mut self,
        places: &[Place],
        distances: &[f32],
        entry: f32,
        now: u32,
        scratch: &mut Scratch,
    ) -> Exit {
        let (mut exit, mut least, mut at) = (Exit::NONE, f32::INFINITY, 0);
        for place in places {
            let count = place.frames.len();
            let costs = &mut self.costs[at..at + count];
            let starts = &mut self.starts[at..at + count];
            at += count;
            let (before, since) = scratch.fill(costs, starts, entry, now);
            let distances = &distances[place.frames.clone()];
            least = step(costs, starts, before, since, distances).min(least);
            let last = count - 1;
            if costs[last] < exit.cost {
                exit = Exit { cost: costs[last], start: starts[last] };
            }
            if last > 0 && costs[last - 1] + SKIP < exit.cost {
                exit = Exit { cost: costs[last - 1] + SKIP, start: starts[last - 1] };
            }
        }
        self.least = least;
        exit
    }
}

/// Chooses the cheapest of staying, stepping and skipping at each frame. Returns the least cost.
fn step(costs: &mut [f32], starts: &mut [u32], before: &[f32], since: &[u32], distances: &[f32]) -> f32 {
    let count = costs.len();
    let (skip, step, stay) = (&before[..count], &before[1..=count], &before[2..count + 2]);
    let (skip_since, step_since, stay_since) = (&since[..count], &since[1..=count], &since[2..count + 2]);
    let (starts, distances) = (&mut starts[..count], &distances[..count]);
    for at in 0..count {
        let (skipped, stayed) = (skip[at] + SKIP, stay[at] + STAY);
        let (mut cost, mut start) = (step[at], step_since[at]);
        start = if stayed < cost { stay_since[at] } else { start };
        cost = if stayed < cost { stayed } else { cost };
        start = if skipped < cost { skip_since[at] } else { start };
        cost = if skipped < cost { skipped } else { cost };
        costs[at] = cost + distances[at];
        starts[at] = start;
    }
    costs.iter().copied().fold(f32::INFINITY, f32::min)
}

/// Room for the alignments of one template before a frame.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    costs: Vec<f32>,
    starts: Vec<u32>,
}

impl Scratch {
    /// Creates room for the longest template.
    pub fn new(model: &Model) -> Scratch {
        let longest = model.places.iter().map(|place| place.frames.len()).max().unwrap_or(0);
        Scratch { costs: vec![0.0; longest + 2], starts: vec![0; longest + 2] }
    }

    /// Copies the alignments, after the two places before the first frame.
    fn fill(&mut self, costs: &[f32], starts: &[u32], entry: f32, now: u32) -> (&[f32], &[u32]) {
        let count = costs.len() + 2;
        (self.costs[0], self.costs[1]) = (f32::INFINITY, entry);
        (self.starts[0], self.starts[1]) = (now, now);
        self.costs[2..count].copy_from_slice(costs);
        self.starts[2..count].copy_from_slice(starts);
        (&self.costs[..count], &self.starts[..count])
    }
}
