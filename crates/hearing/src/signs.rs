//! The signs by which an announcement is accepted: how well it and each of its units fit.

use super::align::{Distances, costs, mean_cost};
use super::decode::{Decoding, Frames, Heard, Segment};
use super::model::{Model, Usual, worst_part};

/// The number of signs of a whole announcement.
pub const WHOLE_SIGNS: usize = 4;
/// The names of the signs of a whole announcement.
pub const WHOLE_NAMES: [&str; WHOLE_SIGNS] = ["margin", "free units", "stretch", "number"];
/// The number of signs of a unit.
pub const UNIT_SIGNS: usize = 9;
/// The names of the signs of a unit.
pub const UNIT_NAMES: [&str; UNIT_SIGNS] =
    ["cost", "average", "margin", "strange", "rival", "tempo", "other", "part", "odd"];

/// The number of frames of the worst stretch: 200 ms.
const STRETCH: usize = 20;
/// The margin of an announcement without a rival, and the largest that counts.
const NO_RIVAL: f32 = 160.0;
/// The mean cost of a template that is too long or short.
const TOO_FAR: f32 = 8.0;

/// The signs of an announcement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Signs {
    /// The signs of all of it:
    /// - the natural logarithm of the cost by which another move is worse;
    /// - the cost by which units in any order are better, a frame;
    /// - the excess over the cheapest pieces of templates in the worst 200 ms, a frame;
    /// - the natural logarithm of the number of units.
    pub whole: [f32; WHOLE_SIGNS],
    /// The signs of each unit:
    /// - the cost by the nearest try, by all tries on average, and the margin to the nearest other unit,
    ///   each relative to the usual one, the costs as natural logarithms;
    /// - the excess of units in any order over pieces of templates, and its excess over these units, a frame;
    /// - the natural logarithm of its tempo relative to that of the others;
    /// - 1 if units in any order have another unit there;
    /// - the cost of its worst 120 ms relative to the usual one, and the cost relative to that of the others, as
    ///   natural logarithms.
    pub units: Vec<[f32; UNIT_SIGNS]>,
}

/// Returns the signs of the best announcement.
pub fn signs(model: &Model, usual: &[Usual], frames: &Frames, decoding: &Decoding, best: &Heard) -> Signs {
    let free = &decoding.free;
    let free_segments = free.segments();
    let mut locals = frames.silence.clone();
    let signs_of = |segment: &Segment| {
        let usual = &usual[usize::from(segment.unit)];
        unit_signs(model, usual, decoding, &free_segments, segment, &mut locals)
    };
    let mut units: Vec<[f32; UNIT_SIGNS]> = best.segments.iter().map(signs_of).collect();
    compare_with_others(&mut units);
    let count = frames.vectors.len();
    let excess: Vec<f32> =
        (0..count).map(|at| locals[at] - (free.pieces[at + 1] - free.pieces[at])).collect();
    let stretch = STRETCH.min(count.max(1));
    let stretches = excess.windows(stretch).map(|excess| excess.iter().sum::<f32>() / stretch as f32);
    let margin = decoding.costs.get(1).map_or(NO_RIVAL, |(_, cost)| cost - best.cost).clamp(0.0, NO_RIVAL);
    let spoken = best.segments.iter().map(|segment| segment.frames.len()).sum::<usize>().max(1) as f32;
    let whole = [
        (1.0 + margin).ln(),
        (best.cost - free.whole()) / spoken,
        stretches.fold(f32::MIN, f32::max),
        (units.len().max(1) as f32).ln(),
    ];
    Signs { whole, units }
}

fn unit_signs(
    model: &Model,
    usual: &Usual,
    decoding: &Decoding,
    free_segments: &[Segment],
    segment: &Segment,
    locals: &mut [f32],
) -> [f32; UNIT_SIGNS] {
    let free = &decoding.free;
    let range = segment.frames.clone();
    let length = range.len().max(1) as f32;
    let distances = Distances::new(model, &decoding.distances);
    let cost_of = |place| mean_cost(distances, place, range.clone()).unwrap_or(TOO_FAR);
    let own = model.places_of(segment.unit);
    let all: Vec<f32> = own.iter().map(cost_of).collect();
    let nearest = (0..own.len()).min_by(|&a, &b| all[a].total_cmp(&all[b])).unwrap_or(0);
    let costs_of =
        |place| costs(distances, place, range.clone()).unwrap_or_else(|| vec![TOO_FAR; range.len()]);
    let aligned: Vec<Vec<f32>> = own.iter().map(costs_of).collect();
    locals[range.clone()].copy_from_slice(&aligned[nearest]);
    let cost = all[nearest];
    let others = model.places.iter().filter(|place| place.unit != segment.unit);
    let rival = others.map(cost_of).fold(TOO_FAR, f32::min);
    let pieces = free.pieces[range.end] - free.pieces[range.start];
    let units = free.units[range.end] - free.units[range.start];
    let centre = range.start + range.len() / 2;
    let same = |free: &Segment| free.unit == segment.unit && free.frames.contains(&centre);
    [
        logarithm(cost / usual.nearest),
        logarithm(all.iter().sum::<f32>() / all.len() as f32 / usual.average),
        (rival - cost) / usual.margin,
        (units - pieces) / length,
        cost - units / length,
        (length / usual.frames.max(1.0)).ln(),
        if free_segments.iter().any(same) { 0.0 } else { 1.0 },
        logarithm(worst_part(&aligned) / usual.part),
        logarithm(cost / usual.nearest),
    ]
}

/// Returns the natural logarithm of the ratio of a cost to the usual one.
fn logarithm(ratio: f32) -> f32 {
    ratio.clamp(0.05, 20.0).ln()
}

/// Makes the tempo and the last sign relative to those of the other units. A unit alone is as usual.
fn compare_with_others(units: &mut [[f32; UNIT_SIGNS]]) {
    let (tempo, cost) = (5, 8);
    let count = units.len() as f32;
    let sum = |at: usize, units: &[[f32; UNIT_SIGNS]]| units.iter().map(|unit| unit[at]).sum::<f32>();
    let (tempos, costs) = (sum(tempo, units), sum(cost, units));
    for unit in units {
        if count < 2.0 {
            (unit[tempo], unit[cost]) = (0.25, 0.1);
        } else {
            unit[tempo] = (unit[tempo] - (tempos - unit[tempo]) / (count - 1.0)).abs();
            unit[cost] -= (costs - unit[cost]) / (count - 1.0);
        }
    }
}
