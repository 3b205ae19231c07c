//! Feature vectors of speech: cepstra and their slopes, projected by a learnt matrix.

use super::learnt::PROJECTION;
use super::spectrum::{BANDS, Bands};
use std::f32::consts::PI;
use std::sync::LazyLock;

/// The number of cepstral coefficients, the level among them.
pub const COEFFICIENTS: usize = 13;
/// The number of values before projection: cepstra and slopes.
pub const RAW: usize = 3 * COEFFICIENTS;
/// The number of values of a feature vector.
pub const DIMENSIONS: usize = 24;
/// The number of frames on each side from which a slope is computed.
const REACH: usize = 2;

/// The cepstral coefficients of a frame.
pub type Cepstrum = [f32; COEFFICIENTS];
/// A feature vector. Two frames of the same sound by one person differ by about 1 in each dimension.
pub type Vector = [f32; DIMENSIONS];

static COSINES: LazyLock<[[f32; BANDS]; COEFFICIENTS]> = LazyLock::new(|| {
    let scale = (2.0 / BANDS as f32).sqrt();
    let mut cosines = [[0.0; BANDS]; COEFFICIENTS];
    for (order, row) in cosines.iter_mut().enumerate() {
        for (band, value) in row.iter_mut().enumerate() {
            *value = scale * (PI * order as f32 * (band as f32 + 0.5) / BANDS as f32).cos();
        }
    }
    cosines
});

/// Returns the cepstra of spectra.
pub fn cepstra(spectra: &[Bands]) -> Vec<Cepstrum> {
    let cepstrum = |bands: &Bands| {
        let logs = bands.map(f32::ln);
        COSINES.each_ref().map(|row| row.iter().zip(&logs).map(|(cosine, log)| cosine * log).sum())
    };
    spectra.iter().map(cepstrum).collect()
}

/// Returns the mean of cepstra, the zero vector if there are none.
pub fn mean<'a>(cepstra: impl IntoIterator<Item = &'a Cepstrum>) -> Cepstrum {
    let (mut sum, mut count) = ([0.0; COEFFICIENTS], 0);
    for cepstrum in cepstra {
        count += 1;
        for (sum, value) in sum.iter_mut().zip(cepstrum) {
            *sum += value;
        }
    }
    sum.map(|value| value / count.max(1) as f32)
}

/// Returns the cepstra without `mean`, each followed by its slope and the slope of that.
pub fn raw(cepstra: &[Cepstrum], mean: &Cepstrum) -> Vec<[f32; RAW]> {
    let slopes = slopes(cepstra);
    let bends = self::slopes(&slopes);
    let frame = |at: usize| {
        let mut raw = [0.0; RAW];
        for order in 0..COEFFICIENTS {
            raw[order] = cepstra[at][order] - mean[order];
            raw[COEFFICIENTS + order] = slopes[at][order];
            raw[2 * COEFFICIENTS + order] = bends[at][order];
        }
        raw
    };
    (0..cepstra.len()).map(frame).collect()
}

fn slopes(cepstra: &[Cepstrum]) -> Vec<Cepstrum> {
    let weight: f32 = (1..=REACH).map(|by| 2.0 * (by * by) as f32).sum();
    let last = cepstra.len().saturating_sub(1);
    let slope = |at: usize| {
        let mut slope = [0.0; COEFFICIENTS];
        for by in 1..=REACH {
            let (before, after) = (&cepstra[at.saturating_sub(by)], &cepstra[(at + by).min(last)]);
            for (order, value) in slope.iter_mut().enumerate() {
                *value += by as f32 * (after[order] - before[order]) / weight;
            }
        }
        slope
    };
    (0..cepstra.len()).map(slope).collect()
}

/// Returns the feature vectors of cepstra without `mean`.
pub fn vectors(cepstra: &[Cepstrum], mean: &Cepstrum) -> Vec<Vector> {
    let projected = |raw: [f32; RAW]| {
        PROJECTION.each_ref().map(|row| row.iter().zip(&raw).map(|(weight, value)| weight * value).sum())
    };
    raw(cepstra, mean).into_iter().map(projected).collect()
}

/// The distance beyond which vectors are equally different: one odd frame must not decide.
pub const FARTHEST: f32 = 12.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spectrum::floor;

    #[test]
    fn the_level_of_a_sound_is_in_its_mean_only() {
        let quiet: Vec<Bands> =
            (0..20).map(|at| floor().map(|power| power * (2.0 + (at % 5) as f32))).collect();
        let loud: Vec<Bands> = quiet.iter().map(|bands| bands.map(|power| power * 100.0)).collect();
        let of = |spectra: &[Bands]| {
            let cepstra = cepstra(spectra);
            vectors(&cepstra, &mean(&cepstra))
        };
        for (quiet, loud) in of(&quiet).into_iter().zip(of(&loud)) {
            assert!(quiet.iter().zip(&loud).all(|(a, b)| (a - b).abs() < 1e-2), "{quiet:?} {loud:?}");
        }
    }

    #[test]
    fn slopes_are_those_of_a_line() {
        let line: Vec<Cepstrum> = (0..10).map(|at| [at as f32 * 0.5; COEFFICIENTS]).collect();
        let raw = raw(&line, &[0.0; COEFFICIENTS]);
        assert!(raw[2..8].iter().all(|frame| {
            frame[COEFFICIENTS..2 * COEFFICIENTS].iter().all(|slope| (slope - 0.5).abs() < 1e-6)
        }));
    }
}
