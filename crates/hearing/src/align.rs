//! The alignment of frames with the templates of one unit.

use super::model::{Model, Place};
use std::ops::Range;

/// The distances of frames to all vectors of a model, frame by frame.
#[derive(Clone, Copy)]
pub struct Distances<'a> {
    row: usize,
    values: &'a [f32],
}

impl<'a> Distances<'a> {
    pub fn new(model: &Model, values: &'a [f32]) -> Distances<'a> {
        Distances { row: model.row(), values }
    }

    fn of(&self, frame: usize, place: &Place) -> &'a [f32] {
        let start = frame * self.row;
        &self.values[start + place.frames.start..start + place.frames.end]
    }
}

/// Returns the mean cost of a frame in the cheapest alignment of `frames` with all of a template.
/// `None` if the template is more than twice as long.
pub fn mean_cost(distances: Distances, place: &Place, frames: Range<usize>) -> Option<f32> {
    let width = place.frames.len();
    let count = frames.len();
    let mut before = vec![f32::INFINITY; width + 2];
    let mut costs = vec![f32::INFINITY; width + 2];
    before[1] = 0.0;
    for frame in frames {
        for (at, distance) in distances.of(frame, place).iter().enumerate() {
            let cheapest = before[at + 1].min(before[at] + SKIP).min(before[at + 2] + STAY);
            costs[at + 2] = cheapest + distance;
        }
        std::mem::swap(&mut before, &mut costs);
        (before[1], costs[1]) = (f32::INFINITY, f32::INFINITY);
    }
    let end = before[width + 1].min(if width > 1 { before[width] + SKIP } else { f32::INFINITY });
    (end.is_finite() && count > 0).then(|| end / count as f32)
}

/// Returns the cost of each frame in the cheapest alignment of `frames` with all of a template.
/// `None` if the template is more than twice as long.
pub fn costs(distances: Distances, place: &Place, frames: Range<usize>) -> Option<Vec<f32>> {
    let (width, height) = (place.frames.len(), frames.len());
    let mut sums = vec![f32::INFINITY; width * height];
    let mut steps = vec![0_u8; width * height];
    for (row, frame) in frames.clone().enumerate() {
        for (at, distance) in distances.of(frame, place).iter().enumerate() {
            let before =
                |by: usize| at.checked_sub(by).map_or(f32::INFINITY, |at| sums[(row - 1) * width + at]);
            // The first frame may be aligned with either of the first two of the template.
            let ways = match (row, at) {
                (0, 0) => [f32::INFINITY, 0.0, f32::INFINITY],
                (0, 1) => [f32::INFINITY, f32::INFINITY, SKIP],
                (0, _) => [f32::INFINITY; 3],
                _ => [before(0) + STAY, before(1), before(2) + SKIP],
            };
            let step = (0..3).min_by(|&a, &b| ways[a].total_cmp(&ways[b])).unwrap_or(1);
            sums[row * width + at] = ways[step] + distance;
            steps[row * width + at] = step as u8;
        }
    }
    let last = sums.get((height.max(1) - 1) * width..)?;
    let mut at = width.checked_sub(1)?;
    if at > 0 && last.get(at - 1)? + SKIP < *last.get(at)? {
        at -= 1;
    }
    if !last.get(at)?.is_finite() {
        return None;
    }
    let mut costs = vec![0.0; height];
    for (row, frame) in frames.enumerate().rev() {
        let step = usize::from(steps[row * width + at]);
        costs[row] = distances.of(frame, place)[at] + if step == 1 { 0.0 } else { STAY };
        at = at.saturating_sub(step);
    }
    Some(costs)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    /// Distances of frames whose sound is `frames` to a template of `template`.
    fn aligned(template: &[f32], frames: &[f32]) -> [Option<f32>; 2] {
        let values: Vec<f32> =
            frames.iter().flat_map(|frame| template.iter().map(move |at| (frame - at).abs())).collect();
        let distances = Distances { row: template.len(), values: &values };
        let place = Place { unit: 0, frames: 0..template.len() };
        let costs = costs(distances, &place, 0..frames.len());
        let mean = costs.map(|costs| costs.iter().sum::<f32>() / costs.len() as f32);
        [mean, mean_cost(distances, &place, 0..frames.len())]
    }

    #[test]
    fn another_tempo_costs_little_and_more_than_twice_is_refused() {
        let template: Vec<f32> = (0..20).map(|at| at as f32).collect();
        assert_eq!(aligned(&template, &template), [Some(0.0); 2]);
        let slow: Vec<f32> = template.iter().flat_map(|at| [*at, *at]).collect();
        let fast: Vec<f32> = template.iter().step_by(2).copied().collect();
        for frames in [&slow, &fast] {
            let costs = aligned(&template, frames);
            assert!(costs.iter().all(|cost| cost.unwrap() < STAY.max(SKIP) + 0.02), "{costs:?}");
            assert!((costs[0].unwrap() - costs[1].unwrap()).abs() < 0.05, "{costs:?}");
        }
        assert_eq!(aligned(&template, &fast[..8]), [None; 2]);
    }

    #[test]
    fn another_sound_costs_its_distance() {
        let costs = aligned(&[1.0; 10], &[4.0; 10]);
        assert!(costs.iter().all(|cost| (cost.unwrap() - 3.0).abs() < 1e-3), "{costs:?}");
    }
}
