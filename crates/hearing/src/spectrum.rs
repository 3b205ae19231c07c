//! Mel spectra of short pieces of sound, in which noise can be added to speech.

use super::pcm::{Pcm, RATE};
use rustfft::num_complex::Complex;
use rustfft::{Fft, FftPlanner};
use std::f32::consts::PI;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

/// The length of a frame, in samples: 25 ms.
pub const WINDOW: usize = 400;
/// The distance between frames, in samples: 10 ms.
pub const HOP: usize = 160;
/// The number of mel bands.
pub const BANDS: usize = 26;

const FFT: usize = 512;
/// The range of the bands, in hertz.
const LOWEST: f32 = 100.0;
const HIGHEST: f32 = 7_400.0;
/// The amplitude of white noise added to every sound, of 32,768.
///
/// It hides differences between devices, some of which record perfect silence.
const DITHER: f32 = 1.5;

/// The power in each mel band.
pub type Bands = [f32; BANDS];

static ANALYSER: LazyLock<Analyser> = LazyLock::new(Analyser::new);

/// Returns the spectra of a sound, one each 10 ms.
pub fn spectra(samples: &[f32]) -> Vec<Bands> {
    ANALYSER.spectra(samples)
}

/// The power of silence.
pub fn floor() -> Bands {
    ANALYSER.floor
}

/// Returns the usual power of noise: the mean of its levels, the floor if there are no spectra.
///
/// The mean of powers would be higher. Levels are compared later, and their mean is what noise adds to quiet speech.
pub fn usual(spectra: &[Bands]) -> Bands {
    if spectra.is_empty() {
        return floor();
    }
    let mut sums = [0.0; BANDS];
    for bands in spectra {
        for (sum, power) in sums.iter_mut().zip(bands) {
            *sum += power.ln();
        }
    }
    sums.map(|sum| (sum / spectra.len() as f32).exp())
}

/// The levels of `bands` above those of `noise`, averaged over the bands, in decibels.
pub fn decibels_above(bands: &Bands, noise: &Bands) -> f32 {
    let ratio = |(power, noise): (&f32, &f32)| 10.0 * (power / noise).max(1.0).log10();
    bands.iter().zip(noise).map(ratio).sum::<f32>() / BANDS as f32
}

struct Analyser {
    fft: Arc<dyn Fft<f32>>,
    window: Vec<f32>,
    /// The first bin of each band and the weights from there.
    bands: Vec<(usize, Vec<f32>)>,
    floor: Bands,
}

impl Analyser {
    fn new() -> Analyser {
        let window = (0..WINDOW).map(|at| 0.54 - 0.46 * (2.0 * PI * at as f32 / (WINDOW - 1) as f32).cos());
        let window: Vec<f32> = window.collect();
        let mel = |hertz: f32| 1_127.0 * (1.0 + hertz / 700.0).ln();
        let (low, high) = (mel(LOWEST), mel(HIGHEST));
        let edge = |at: usize| low + (high - low) * at as f32 / (BANDS + 1) as f32;
        let band = |at: usize| {
            let weight = |bin: usize| {
                let mel = mel(bin as f32 * RATE as f32 / FFT as f32);
                let rising = (mel - edge(at)) / (edge(at + 1) - edge(at));
                let falling = (edge(at + 2) - mel) / (edge(at + 2) - edge(at + 1));
                rising.min(falling).max(0.0)
            };
            let weights: Vec<f32> = (0..FFT / 2).map(weight).collect();
            let first = weights.iter().position(|&weight| weight > 0.0).unwrap_or(0);
            let last = weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0);
            (first, weights[first..=last].to_vec())
        };
        let bands: Vec<(usize, Vec<f32>)> = (0..BANDS).map(band).collect();
        let energy: f32 = window.iter().map(|weight| weight * weight).sum();
        // Before the window, the difference of two white samples has the sum of their powers.
        let white = DITHER * DITHER * energy * (1.0 + PRE_EMPHASIS * PRE_EMPHASIS);
        let mut floor = [0.0; BANDS];
        for (power, (_, weights)) in floor.iter_mut().zip(&bands) {
            *power = white * weights.iter().sum::<f32>();
        }
        Analyser { fft: FftPlanner::new().plan_fft_forward(FFT), window, bands, floor }
    }

    fn spectra(&self, samples: &[f32]) -> Vec<Bands> {
        let count = (samples.len() + HOP).saturating_sub(WINDOW) / HOP;
        let mut buffer = vec![Complex::default(); FFT];
        let mut scratch = vec![Complex::default(); self.fft.get_inplace_scratch_len()];
        let mut spectra = Vec::with_capacity(count);
        for at in 0..count {
            buffer.fill(Complex::default());
            for (index, weight) in self.window.iter().enumerate() {
                let here = at * HOP + index;
                let before = if here == 0 { 0.0 } else { samples[here - 1] };
                buffer[index].re = weight * (samples[here] - PRE_EMPHASIS * before);
            }
            self.fft.process_with_scratch(&mut buffer, &mut scratch);
            let mut bands = self.floor;
            for (power, (first, weights)) in bands.iter_mut().zip(&self.bands) {
                let bins = &buffer[*first..first + weights.len()];
                *power += bins.iter().zip(weights).map(|(bin, weight)| bin.norm_sqr() * weight).sum::<f32>();
            }
            spectra.push(bands);
        }
        spectra
    }
}

/// The subtracted part of the previous sample, which raises high frequencies.
const PRE_EMPHASIS: f32 = 0.97;

/// Returns the samples of a recording that these frames of its spectra cover.
pub fn samples(frames: &Range<usize>, pcm: Pcm) -> Range<usize> {
    let sample = |at: usize| (at as u64 * u64::from(pcm.rate) / u64::from(RATE)) as usize;
    let last = sample(frames.end.saturating_sub(1) * HOP + WINDOW).min(pcm.samples.len());
    sample(frames.start * HOP).min(last)..last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(hertz: f32, amplitude: f32) -> Vec<f32> {
        (0..3_200).map(|at| amplitude * (2.0 * PI * hertz * at as f32 / RATE as f32).sin()).collect()
    }

    fn loudest(bands: &Bands) -> usize {
        (0..BANDS).max_by(|&a, &b| bands[a].total_cmp(&bands[b])).unwrap()
    }

    #[test]
    fn a_higher_tone_is_in_a_higher_band() {
        let bands: Vec<usize> = [200.0, 500.0, 1_000.0, 2_000.0, 4_000.0, 7_000.0]
            .iter()
            .map(|&hertz| loudest(&spectra(&tone(hertz, 5_000.0))[5]))
            .collect();
        assert!(bands.windows(2).all(|pair| pair[0] < pair[1]), "{bands:?}");
    }

    #[test]
    fn powers_of_two_sounds_add_up() {
        let (low, high) = (tone(400.0, 3_000.0), tone(3_000.0, 3_000.0));
        let both: Vec<f32> = low.iter().zip(&high).map(|(low, high)| low + high).collect();
        let [low, high, both] = [low, high, both].map(|samples| spectra(&samples)[5]);
        for band in [loudest(&low), loudest(&high)] {
            let ratio = both[band] / (low[band] + high[band]);
            assert!((0.9..1.1).contains(&ratio), "band {band}: {ratio}");
        }
    }

    #[test]
    fn silence_is_at_the_floor_and_short_sounds_have_no_frame() {
        assert_eq!(spectra(&[0.0; 4_000]), vec![floor(); 23]);
        assert!(spectra(&[0.0; WINDOW - HOP - 1]).is_empty());
        assert_eq!(decibels_above(&floor(), &floor()), 0.0);
    }
}
