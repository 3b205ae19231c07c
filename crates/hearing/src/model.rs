//! The templates of all units in the present noise, as feature vectors.

use super::candidate::UnitIndex;
use super::enrolment::Template;
use super::features::{Cepstrum, DIMENSIONS, FARTHEST, Vector, cepstra, mean, vectors};
use super::spectrum::{BANDS, Bands};
use super::utterance::{SPEECH, levels, masked};
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
