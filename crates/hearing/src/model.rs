//! The templates of all units in the present noise, and the usual distances between them.

use super::align::{Distances, costs, mean_cost};
use super::candidate::UnitIndex;
use super::endpointer::{SPEECH, levels, masked};
use super::enrolment::Template;
use super::features::{Cepstrum, DIMENSIONS, FARTHEST, Vector, cepstra, mean, vectors};
use super::spectrum::{BANDS, Bands};
use std::ops::Range;

/// The number of vectors whose distances are computed together.
const LANES: usize = 8;

/// A template's place among all vectors.
#[derive(Clone, Debug)]
pub struct Place {
    pub unit: UnitIndex,
    pub frames: Range<usize>,
}

/// The conditions in which templates must sound like speech that is heard now.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    /// Gain of the speech relative to enrolment: a factor of power.
    pub gain: f32,
    /// Power of noise absent at enrolment.
    pub more: Bands,
    /// Power of all noise.
    pub noise: Bands,
}

impl Conditions {
    /// The conditions of the enrolment.
    pub const SAME: Conditions = Conditions { gain: 1.0, more: [0.0; BANDS], noise: [1.0; BANDS] };
}

/// Templates ready for comparison.
#[derive(Clone, Debug)]
pub struct Model {
    /// The places of the templates, those of each unit together.
    pub places: Vec<Place>,
    /// The templates of each unit: a range of `places`.
    pub units: Vec<Range<usize>>,
    /// The mean cepstrum of all templates.
    pub mean: Cepstrum,
    vectors: Vec<Vector>,
    /// The vectors, the same dimension of several together.
    lanes: Vec<[[f32; LANES]; DIMENSIONS]>,
}

impl Model {
    /// Prepares the tries of each unit.
    pub fn new(tries: &[Vec<Template>], conditions: &Conditions) -> Model {
        let heard_now = |bands: Bands| {
            let mut now = bands.map(|power| power * conditions.gain);
            now.iter_mut().zip(&conditions.more).for_each(|(power, more)| *power += more);
            now
        };
        let mut spoken = Vec::new();
        let mut cepstra_of = |template: &Template| {
            let spectra: Vec<Bands> = template.spectra().into_iter().map(heard_now).collect();
            let levels = levels(&spectra, &conditions.noise);
            let masked: Vec<Bands> = spectra.iter().map(|bands| masked(bands, &conditions.noise)).collect();
            let cepstra = cepstra(&masked);
            spoken.extend(
                cepstra
                    .iter()
                    .zip(levels)
                    .filter(|(_, level)| *level > SPEECH)
                    .map(|(cepstrum, _)| *cepstrum),
            );
            cepstra
        };
        let cepstra: Vec<Vec<Vec<Cepstrum>>> =
            tries.iter().map(|tries| tries.iter().map(&mut cepstra_of).collect()).collect();
        let mean = mean(&spoken);
        let mut model =
            Model { places: Vec::new(), units: Vec::new(), mean, vectors: Vec::new(), lanes: Vec::new() };
        for (unit, tries) in (0..).zip(&cepstra) {
            let first = model.places.len();
            for cepstra in tries {
                let start = model.vectors.len();
                model.vectors.extend(vectors(cepstra, &mean));
                model.places.push(Place { unit, frames: start..model.vectors.len() });
            }
            model.units.push(first..model.places.len());
        }
        model.lanes = lanes(&model.vectors);
        model
    }

    /// Returns the model without these places.
    pub fn without(&self, left_out: &[usize]) -> Model {
        let mut model = Model { places: Vec::new(), units: Vec::new(), ..self.clone() };
        for places in &self.units {
            let first = model.places.len();
            let kept = places.clone().filter(|place| !left_out.contains(place));
            model.places.extend(kept.map(|place| self.places[place].clone()));
            model.units.push(first..model.places.len());
        }
        model
    }

    /// Returns the templates of a unit.
    pub fn places_of(&self, unit: UnitIndex) -> &[Place] {
        &self.places[self.units[usize::from(unit)].clone()]
    }

    /// Returns the vectors of a template.
    pub fn vectors(&self, place: &Place) -> &[Vector] {
        &self.vectors[place.frames.clone()]
    }

    /// Returns the number of vectors of all templates, rounded up to whole lanes.
    pub fn row(&self) -> usize {
        self.lanes.len() * LANES
    }

    /// Returns the distances of all vectors of a template to all vectors.
    pub fn distances_within(&self, place: &Place) -> Vec<f32> {
        let mut distances = vec![0.0; self.row() * place.frames.len()];
        for (vector, row) in self.vectors(place).iter().zip(distances.chunks_exact_mut(self.row().max(1))) {
            self.distances(vector, row);
        }
        distances
    }

    /// Writes the distance of a vector to each vector of the templates.
    pub fn distances(&self, vector: &Vector, row: &mut [f32]) {
        for (lanes, distances) in self.lanes.iter().zip(row.chunks_exact_mut(LANES)) {
            let mut sums = [0.0; LANES];
            for (values, here) in lanes.iter().zip(vector) {
                for (sum, value) in sums.iter_mut().zip(values) {
                    *sum += (value - here) * (value - here);
                }
            }
            for (distance, sum) in distances.iter_mut().zip(sums) {
                *distance = (sum / DIMENSIONS as f32).min(FARTHEST);
            }
        }
    }
}

fn lanes(vectors: &[Vector]) -> Vec<[[f32; LANES]; DIMENSIONS]> {
    let block = |vectors: &[Vector]| {
        let mut lanes = [[f32::MAX.sqrt() / 1e3; LANES]; DIMENSIONS];
        for (lane, vector) in vectors.iter().enumerate() {
            for (values, value) in lanes.iter_mut().zip(vector) {
                values[lane] = *value;
            }
        }
        lanes
    };
    vectors.chunks(LANES).map(block).collect()
}

/// The usual mean costs of a frame of one unit, and its length.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Usual {
    /// Against the nearest other try.
    pub nearest: f32,
    /// Against the other tries on average.
    pub average: f32,
    /// By which the nearest try of another unit is farther than `nearest`.
    pub margin: f32,
    /// In the worst part, against the other tries on average.
    pub part: f32,
    /// The length, in frames.
    pub frames: f32,
}

/// The costs without a second try.
const UNKNOWN: Usual = Usual { nearest: 2.9, average: 3.4, margin: 1.8, part: 5.5, frames: 40.0 };
/// The weight of one unit's own costs against those of all units: a few tries say little about one.
const OWN: f32 = 0.5;
/// The least usual costs, and the largest margin: those of the most uniform tuning speakers.
///
/// A person who says single words more uniformly still joins them into moves as others do.
const MOST_UNIFORM: Usual = Usual { nearest: 2.2, average: 2.6, margin: 2.3, part: 4.5, frames: 0.0 };
/// The least usual margin: two units that are alike must not make every margin seem large.
const LEAST_MARGIN: f32 = 0.3;
/// The number of frames of a part: 120 ms.
const PART: usize = 12;
/// The cost of a template that is too long or short.
const TOO_FAR: f32 = 8.0;

/// Returns the usual costs of each unit.
pub fn usual(model: &Model) -> Vec<Usual> {
    let measured: Vec<Option<Usual>> = (0..model.units.len()).map(|unit| measure(model, unit)).collect();
    let known: Vec<Usual> = measured.iter().flatten().copied().collect();
    let mean = |value: fn(&Usual) -> f32, default: f32| {
        if known.is_empty() { default } else { known.iter().map(value).sum::<f32>() / known.len() as f32 }
    };
    let all = Usual {
        nearest: mean(|usual| usual.nearest, UNKNOWN.nearest),
        average: mean(|usual| usual.average, UNKNOWN.average),
        margin: mean(|usual| usual.margin, UNKNOWN.margin),
        part: mean(|usual| usual.part, UNKNOWN.part),
        frames: mean(|usual| usual.frames, UNKNOWN.frames),
    };
    let blend = |own: f32, all: f32| OWN * own + (1.0 - OWN) * all;
    let of = |(measured, range): (Option<Usual>, &std::ops::Range<usize>)| {
        let places = &model.places[range.clone()];
        let frames =
            places.iter().map(|place| place.frames.len() as f32).sum::<f32>() / places.len().max(1) as f32;
        let own = measured.unwrap_or(all);
        Usual {
            nearest: blend(own.nearest, all.nearest).max(MOST_UNIFORM.nearest),
            average: blend(own.average, all.average).max(MOST_UNIFORM.average),
            margin: blend(own.margin, all.margin).clamp(LEAST_MARGIN, MOST_UNIFORM.margin),
            part: blend(own.part, all.part).max(MOST_UNIFORM.part),
            frames,
        }
    };
    measured.into_iter().zip(&model.units).map(of).collect()
}

fn measure(model: &Model, unit: usize) -> Option<Usual> {
    let places = model.units[unit].clone();
    let count = places.len() as f32;
    let mut sum = Usual { nearest: 0.0, average: 0.0, margin: 0.0, part: 0.0, frames: 0.0 };
    if places.len() < 2 {
        return None;
    }
    for place in places.clone() {
        let costs = costs_of_places(model, place);
        let own: Vec<f32> =
            places.clone().filter(|&other| other != place).map(|other| costs[other]).collect();
        let nearest = own.iter().copied().fold(TOO_FAR, f32::min);
        let rival =
            costs.iter().enumerate().filter(|(other, _)| !places.contains(other)).map(|(_, cost)| *cost);
        sum.nearest += nearest / count;
        sum.average += own.iter().sum::<f32>() / own.len() as f32 / count;
        sum.margin += (rival.fold(TOO_FAR, f32::min) - nearest) / count;
        sum.part += worst_part(&aligned(model, place, places.clone())) / count;
        sum.frames += model.places[place].frames.len() as f32 / count;
    }
    Some(sum)
}

/// Returns the cost of each frame of one try against each other try of its unit.
fn aligned(model: &Model, tried: usize, tries: std::ops::Range<usize>) -> Vec<Vec<f32>> {
    let place = &model.places[tried];
    let distances = model.distances_within(place);
    let others = tries.filter(|&other| other != tried).map(|other| &model.places[other]);
    others
        .filter_map(|other| costs(Distances::new(model, &distances), other, 0..place.frames.len()))
        .collect()
}

/// Returns the mean cost of a frame in the worst 120 ms, averaged over alignments with several tries.
pub fn worst_part(aligned: &[Vec<f32>]) -> f32 {
    let length = aligned.first().map_or(0, Vec::len);
    let mean: Vec<f32> = (0..length)
        .map(|at| aligned.iter().map(|costs| costs[at]).sum::<f32>() / aligned.len() as f32)
        .collect();
    let part = PART.min(length).max(1);
    let parts = mean.windows(part).map(|part| part.iter().sum::<f32>() / part.len() as f32);
    parts.fold(0.0, f32::max)
}

/// Returns the mean cost of a frame of one try against each template.
fn costs_of_places(model: &Model, tried: usize) -> Vec<f32> {
    let place = &model.places[tried];
    let distances = model.distances_within(place);
    let cost = |other| mean_cost(Distances::new(model, &distances), other, 0..place.frames.len());
    model.places.iter().map(|other| cost(other).unwrap_or(TOO_FAR)).collect()
}

/// Returns the mean cost of a frame of one try against the nearest try of each unit, itself excepted.
pub fn costs_of_try(model: &Model, tried: usize) -> Vec<f32> {
    let costs = costs_of_places(model, tried);
    let nearest = |places: &std::ops::Range<usize>| {
        places.clone().filter(|&place| place != tried).map(|place| costs[place]).fold(f32::INFINITY, f32::min)
    };
    model.units.iter().map(nearest).collect()
}
