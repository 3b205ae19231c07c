//! The signs by which an announcement is accepted: how much better it fits than anything else does.

use super::align::{align_unit, best_of};
use super::decode::{Decoding, Frames, Heard};
use super::model::Model;

/// The number of signs.
pub const SIGNS: usize = 9;
/// The names of the signs, in their order.
pub const NAMES: [&str; SIGNS] = [
    "margin",
    "free units",
    "free pieces",
    "stretch",
    "unit pieces",
    "unit spread",
    "unit rival",
    "duration",
    "other units",
];
/// The number of frames of the worst stretch: 200 ms.
const STRETCH: usize = 20;
/// The margin of an announcement without a rival.
const NO_RIVAL: f32 = 160.0;

/// The values of the signs. Margin is better if higher, the others if lower.
pub type Signs = [f32; SIGNS];

/// The usual distances and lengths of a unit, between the tries of its enrolment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Usual {
    /// Mean cost of a frame of one try against the others.
    pub spread: f32,
    /// Mean number of frames.
    pub frames: f32,
}

/// Returns the usual distances of each unit.
pub fn usual(model: &Model) -> Vec<Usual> {
    let per_unit = model.units.iter().map(|range| {
        let places = &model.places[range.clone()];
        let mut spreads = Vec::new();
        for (at, place) in places.iter().enumerate() {
            let others: Vec<_> = places
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != at)
                .map(|(_, place)| place.clone())
                .collect();
            if let Some(costs) = best_of(model, &others, model.vectors(place)) {
                spreads.push(costs.iter().sum::<f32>() / costs.len() as f32);
            }
        }
        let frames =
            places.iter().map(|place| place.frames.len() as f32).sum::<f32>() / places.len().max(1) as f32;
        (spreads.iter().sum::<f32>() / spreads.len().max(1) as f32, spreads.is_empty(), frames)
    });
    let per_unit: Vec<(f32, bool, f32)> = per_unit.collect();
    let known: Vec<f32> =
        per_unit.iter().filter(|(_, unknown, _)| !unknown).map(|(spread, ..)| *spread).collect();
    let overall = if known.is_empty() { 1.5 } else { known.iter().sum::<f32>() / known.len() as f32 };
    // Two or three tries say little about one unit, so half of its spread is that of all.
    let of = |(spread, unknown, frames): (f32, bool, f32)| Usual {
        spread: if unknown { overall } else { 0.5 * spread + 0.5 * overall },
        frames,
    };
    per_unit.into_iter().map(of).collect()
}

/// Returns the signs of the best announcement.
pub fn signs(model: &Model, usual: &[Usual], frames: &Frames, decoding: &Decoding, best: &Heard) -> Signs {
    let free = &decoding.free;
    let count = frames.vectors.len();
    let mut locals = frames.silence.clone();
    let mut spoken = 0;
    let [mut pieces, mut spread, mut rival, mut others] = [f32::MIN, f32::MIN, f32::MIN, 0.0];
    let mut tempos = Vec::new();
    let free_segments = free.segments();
    for segment in &best.segments {
        let range = segment.frames.clone();
        let length = range.len().max(1) as f32;
        spoken += range.len();
        if let Some(costs) = align_unit(model, segment.unit, &frames.vectors[range.clone()]) {
            locals[range.clone()].copy_from_slice(&costs);
        }
        let cost: f32 = locals[range.clone()].iter().sum();
        let usual = &usual[usize::from(segment.unit)];
        pieces = pieces.max((cost - (free.pieces[range.end] - free.pieces[range.start])) / length);
        spread = spread.max(cost / length / usual.spread.max(0.2));
        rival = rival.max((cost - (free.units[range.end] - free.units[range.start])) / length);
        tempos.push((length / usual.frames.max(1.0)).ln());
        let middle = range.start + range.len() / 2;
        let same =
            free_segments.iter().any(|free| free.unit == segment.unit && free.frames.contains(&middle));
        others += if same { 0.0 } else { 1.0 };
    }
    let excess: Vec<f32> =
        (0..count).map(|at| locals[at] - (free.pieces[at + 1] - free.pieces[at])).collect();
    let stretch = STRETCH.min(count.max(1));
    let worst = excess.windows(stretch).map(|excess| excess.iter().sum::<f32>() / stretch as f32);
    let rival_cost = decoding.costs.get(1).map_or(best.cost + NO_RIVAL, |(_, cost)| *cost);
    let spoken = spoken.max(1) as f32;
    [
        (1.0 + (rival_cost - best.cost).max(0.0)).ln(),
        (best.cost - free.whole()) / spoken,
        excess.iter().sum::<f32>() / spoken,
        worst.fold(f32::MIN, f32::max),
        pieces,
        spread,
        rival,
        odd_tempo(&mut tempos),
        others / best.segments.len().max(1) as f32,
    ]
}

/// Returns the largest deviation of a unit's tempo from the middle one, as a natural logarithm.
fn odd_tempo(tempos: &mut [f32]) -> f32 {
    tempos.sort_by(f32::total_cmp);
    // One unit alone may be faster or slower, within what its alignment allows.
    let Some(&middle) = tempos.get(tempos.len() / 2).filter(|_| tempos.len() > 2) else { return 0.25 };
    tempos.iter().map(|tempo| (tempo - middle).abs()).fold(0.0, f32::max)
}
