//! The signs by which an announcement is accepted: how much better it fits than anything else does.

use super::align::{Distances, costs, mean_cost};
use super::decode::{Decoding, Frames, Heard, Segment};
use super::model::Model;
use super::usual::{Usual, worst_part};

/// The number of signs.
pub const SIGNS: usize = 13;
/// The names of the signs, in their order.
pub const NAMES: [&str; SIGNS] = [
    "margin",
    "free units",
    "mean cost",
    "worst cost",
    "worst average",
    "unit margin",
    "odd unit",
    "pieces",
    "stretch",
    "tempo",
    "rival",
    "other units",
    "worst part",
];
/// The number of frames of the worst stretch: 200 ms.
const STRETCH: usize = 20;
/// The margin of an announcement without a rival.
const NO_RIVAL: f32 = 160.0;
/// The mean cost of a template that is too long or short.
const TOO_FAR: f32 = 8.0;

/// The values of the signs. `margin` and `unit margin` are better if higher, the others if lower.
pub type Signs = [f32; SIGNS];

/// The signs of one unit of an announcement.
struct UnitSigns {
    /// Cost by the nearest try, relative to the usual one.
    cost: f32,
    /// Cost by all tries on average, relative to the usual one.
    average: f32,
    /// Margin to the nearest other unit, relative to the usual one.
    margin: f32,
    /// Excess over the cheapest pieces of templates, a frame.
    pieces: f32,
    /// Excess over units in any order, a frame.
    rival: f32,
    /// Natural logarithm of the length relative to the usual one.
    tempo: f32,
    /// Cost of the worst part by all tries on average, relative to the usual one.
    part: f32,
    /// Whether units in any order have another unit there.
    other: bool,
}

/// Returns the signs of the best announcement.
pub fn signs(model: &Model, usual: &[Usual], frames: &Frames, decoding: &Decoding, best: &Heard) -> Signs {
    let free = &decoding.free;
    let free_segments = free.segments();
    let mut locals = frames.silence.clone();
    let units: Vec<UnitSigns> = best
        .segments
        .iter()
        .map(|segment| {
            let usual = &usual[usize::from(segment.unit)];
            unit_signs(model, usual, decoding, &free_segments, segment, &mut locals)
        })
        .collect();
    let worst = |value: fn(&UnitSigns) -> f32| units.iter().map(value).fold(f32::MIN, f32::max);
    let count = frames.vectors.len();
    let excess: Vec<f32> =
        (0..count).map(|at| locals[at] - (free.pieces[at + 1] - free.pieces[at])).collect();
    let stretch = STRETCH.min(count.max(1));
    let stretches = excess.windows(stretch).map(|excess| excess.iter().sum::<f32>() / stretch as f32);
    let rival_cost = decoding.costs.get(1).map_or(best.cost + NO_RIVAL, |(_, cost)| *cost);
    let spoken = best.segments.iter().map(|segment| segment.frames.len()).sum::<usize>().max(1) as f32;
    let tempos = sorted(units.iter().map(|unit| unit.tempo));
    let odd_tempo = tempos.iter().map(|tempo| (tempo - middle(&tempos)).abs()).fold(0.0, f32::max);
    let number = units.len().max(1) as f32;
    [
        (1.0 + (rival_cost - best.cost).max(0.0)).ln(),
        (best.cost - free.whole()) / spoken,
        units.iter().map(|unit| unit.cost).sum::<f32>() / number,
        worst(|unit| unit.cost),
        worst(|unit| unit.average),
        -worst(|unit| -unit.margin),
        worst(|unit| unit.cost) / middle(&sorted(units.iter().map(|unit| unit.cost))).max(0.1),
        worst(|unit| unit.pieces),
        stretches.fold(f32::MIN, f32::max),
        odd_tempo,
        worst(|unit| unit.rival),
        units.iter().filter(|unit| unit.other).count() as f32 / number,
        worst(|unit| unit.part),
    ]
}

fn unit_signs(
    model: &Model,
    usual: &Usual,
    decoding: &Decoding,
    free_segments: &[Segment],
    segment: &Segment,
    locals: &mut [f32],
) -> UnitSigns {
    let free = &decoding.free;
    let range = segment.frames.clone();
    let length = range.len().max(1) as f32;
    let distances = Distances::new(model, &decoding.distances);
    let cost_of = |place| mean_cost(distances, place, range.clone()).unwrap_or(TOO_FAR);
    let own = model.places_of(segment.unit);
    let all: Vec<f32> = own.iter().map(cost_of).collect();
    let nearest = (0..own.len()).min_by(|&a, &b| all[a].total_cmp(&all[b])).unwrap_or(0);
    let aligned: Vec<Vec<f32>> = own
        .iter()
        .map(|place| costs(distances, place, range.clone()).unwrap_or_else(|| vec![TOO_FAR; range.len()]))
        .collect();
    if let Some(costs) = aligned.get(nearest) {
        locals[range.clone()].copy_from_slice(costs);
    }
    let cost = all[nearest];
    let others = model.places.iter().filter(|place| place.unit != segment.unit);
    let rival = others.map(cost_of).fold(TOO_FAR, f32::min);
    let centre = range.start + range.len() / 2;
    let same = |free: &&Segment| free.unit == segment.unit && free.frames.contains(&centre);
    UnitSigns {
        cost: cost / usual.nearest.max(0.2),
        average: all.iter().sum::<f32>() / all.len() as f32 / usual.average.max(0.2),
        margin: (rival - cost) / usual.margin.max(0.3),
        pieces: cost - (free.pieces[range.end] - free.pieces[range.start]) / length,
        rival: cost - (free.units[range.end] - free.units[range.start]) / length,
        part: worst_part(&aligned) / usual.part.max(0.3),
        tempo: (length / usual.frames.max(1.0)).ln(),
        other: !free_segments.iter().any(|free| same(&free)),
    }
}

fn sorted(values: impl Iterator<Item = f32>) -> Vec<f32> {
    let mut values: Vec<f32> = values.collect();
    values.sort_by(f32::total_cmp);
    values
}

fn middle(sorted: &[f32]) -> f32 {
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}
