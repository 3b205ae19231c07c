//! The alignment of a few frames with one template, frame by frame.

use super::candidate::UnitIndex;
use super::features::{Vector, distance};
use super::model::{Model, Place};

const STAY: f32 = 0.35;
const SKIP: f32 = 0.35;

/// Returns the cost of each frame in the cheapest alignment with all of `template`; `None` if it is twice as long.
pub fn align(template: &[Vector], frames: &[Vector]) -> Option<Vec<f32>> {
    let (width, height) = (template.len(), frames.len());
    if width == 0 || height == 0 {
        return None;
    }
    let mut costs = vec![f32::INFINITY; width * height];
    let mut steps = vec![0_u8; width * height];
    for row in 0..height {
        for at in 0..width {
            let before = |by: usize, extra: f32| match (row, at.checked_sub(by)) {
                (0, None) => extra,
                (0, Some(_)) => f32::INFINITY,
                (_, Some(at)) => costs[(row - 1) * width + at] + extra,
                (_, None) => f32::INFINITY,
            };
            // The first frame may be aligned with either of the first two of the template.
            let ways = match (row, at) {
                (0, 0) => [f32::INFINITY, 0.0, f32::INFINITY],
                (0, 1) => [f32::INFINITY, f32::INFINITY, SKIP],
                (0, _) => [f32::INFINITY; 3],
                _ => [before(0, STAY), before(1, 0.0), before(2, SKIP)],
            };
            let step = (0..3).min_by(|&a, &b| ways[a].total_cmp(&ways[b])).unwrap_or(1);
            costs[row * width + at] = ways[step] + distance(&template[at], &frames[row]);
            steps[row * width + at] = step as u8;
        }
    }
    let row = &costs[(height - 1) * width..];
    let mut at = width - 1;
    if width > 1 && row[width - 2] + SKIP < row[width - 1] {
        at = width - 2;
    }
    if !row[at].is_finite() {
        return None;
    }
    let mut locals = vec![0.0; height];
    for row in (0..height).rev() {
        let step = usize::from(steps[row * width + at]);
        locals[row] = distance(&template[at], &frames[row]) + if step == 1 { 0.0 } else { STAY };
        at = at.saturating_sub(step);
    }
    Some(locals)
}

/// Returns the costs of frames as a unit, by the template that fits best.
pub fn align_unit(model: &Model, unit: UnitIndex, frames: &[Vector]) -> Option<Vec<f32>> {
    best_of(model, model.places_of(unit), frames)
}

/// Returns the costs of frames by the template that fits best.
pub fn best_of(model: &Model, places: &[Place], frames: &[Vector]) -> Option<Vec<f32>> {
    let aligned = places.iter().filter_map(|place| align(model.vectors(place), frames));
    aligned.min_by(|a, b| a.iter().sum::<f32>().total_cmp(&b.iter().sum()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::DIMENSIONS;

    fn ramp(count: usize, step: f32) -> Vec<Vector> {
        (0..count).map(|at| [at as f32 * step; DIMENSIONS]).collect()
    }

    #[test]
    fn another_tempo_costs_little_and_more_than_twice_is_refused() {
        let template = ramp(20, 1.0);
        assert_eq!(align(&template, &template).unwrap().iter().sum::<f32>(), 0.0);
        let slow: Vec<Vector> = template.iter().flat_map(|vector| [*vector, *vector]).collect();
        assert!(align(&template, &slow).unwrap().iter().sum::<f32>() <= 20.0 * STAY + 1e-3);
        let fast: Vec<Vector> = template.iter().step_by(2).copied().collect();
        assert!(align(&template, &fast).unwrap().iter().sum::<f32>() <= 11.0 * SKIP + 1e-3);
        assert_eq!(align(&template, &fast[..8]), None);
    }
}
