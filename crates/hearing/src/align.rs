//! The alignment of a few frames with one template.

use super::model::{Model, Place};
use super::track::{SKIP, STAY};
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
