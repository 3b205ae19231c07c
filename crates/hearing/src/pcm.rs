//! Recorded samples, and their conversion to the rate of recognition.

use std::f32::consts::PI;
use std::sync::LazyLock;

/// The rate of recognition, in samples a second.
pub const RATE: u32 = 16_000;
/// The accepted rates, in samples a second.
pub const RATES: std::ops::RangeInclusive<u32> = 8_000..=96_000;

/// Samples of one channel.
#[derive(Clone, Copy, Debug)]
pub struct Pcm<'a> {
    /// The samples.
    pub samples: &'a [i16],
    /// The number of samples a second, 8,000 to 96,000.
    pub rate: u32,
}

impl Pcm<'_> {
    /// Returns the length, in seconds.
    pub fn seconds(&self) -> f32 {
        self.samples.len() as f32 / self.rate.max(1) as f32
    }

    /// Whether sample values are cut off at the ends of their range.
    ///
    /// A few single samples at the limit are inaudible. Runs of them are not.
    pub fn is_clipped(&self) -> bool {
        let runs =
            self.samples.windows(3).filter(|run| run.iter().all(|&sample| sample.unsigned_abs() >= 32_700));
        runs.count() > self.samples.len() / 2_000 + 4
    }

    /// Returns the samples at [`RATE`], for another recogniser; empty for a rate outside of [`RATES`].
    pub fn at_rate_of_recognition(&self) -> impl Iterator<Item = i16> {
        self.resampled().into_iter().map(|sample| sample as i16)
    }

    /// Returns the samples at [`RATE`]; empty for a rate outside of [`RATES`].
    pub(crate) fn resampled(&self) -> Vec<f32> {
        if self.rate == RATE {
            return self.samples.iter().map(|&sample| f32::from(sample)).collect();
        }
        if !RATES.contains(&self.rate) {
            return Vec::new();
        }
        resample(self.samples, self.rate)
    }
}

/// The number of zero crossings of the kernel on either side.
const CROSSINGS: usize = 12;
/// The number of kernel values between two zero crossings.
const FINE: usize = 256;

/// One half of a sinc function in a Hann window.
static KERNEL: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let value = |at: usize| {
        let x = at as f32 / FINE as f32;
        let sinc = if at == 0 { 1.0 } else { (PI * x).sin() / (PI * x) };
        sinc * (0.5 + 0.5 * (PI * x / CROSSINGS as f32).cos())
    };
    (0..=CROSSINGS * FINE + 1).map(value).collect()
});

fn resample(samples: &[i16], rate: u32) -> Vec<f32> {
    let step = f64::from(rate) / f64::from(RATE);
    // The lower of both rates limits the band; 0.95 leaves room for the slope of the filter.
    let band = 0.95 * (1.0 / step).min(1.0);
    let reach = CROSSINGS as f64 / band;
    let count = (samples.len() as f64 / step) as usize;
    let value = |at: usize| {
        let centre = at as f64 * step;
        let first = (centre - reach).ceil().max(0.0) as usize;
        let last = ((centre + reach).floor() as usize).min(samples.len().saturating_sub(1));
        let weighted = (first..=last).map(|index| {
            let distance = (index as f64 - centre).abs() * band * FINE as f64;
            let (whole, part) = (distance as usize, (distance.fract()) as f32);
            let kernel = match KERNEL.get(whole..whole + 2) {
                Some(&[low, high]) => low + (high - low) * part,
                _ => 0.0,
            };
            kernel * f32::from(samples[index])
        });
        weighted.sum::<f32>() * band as f32
    };
    (0..count).map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(hertz: f32, rate: u32, seconds: f32) -> Vec<i16> {
        let count = (seconds * rate as f32) as usize;
        (0..count).map(|at| (8_000.0 * (2.0 * PI * hertz * at as f32 / rate as f32).sin()) as i16).collect()
    }

    #[test]
    fn a_tone_is_the_same_tone_from_every_rate() {
        for rate in [8_000, 11_025, 22_050, 44_100, 48_000, 96_000] {
            let samples = tone(1_000.0, rate, 0.2);
            let heard = Pcm { samples: &samples, rate }.resampled();
            let expected = tone(1_000.0, RATE, 0.2);
            assert!(heard.len().abs_diff(expected.len()) <= 1, "{rate}: {} samples", heard.len());
            let inside = 400..heard.len().min(expected.len()) - 400;
            let error = inside.map(|at| (heard[at] - f32::from(expected[at])).abs()).fold(0.0, f32::max);
            assert!(error < 250.0, "{rate}: differs by {error}");
        }
    }

    #[test]
    fn a_tone_above_the_band_vanishes() {
        let samples = tone(12_000.0, 48_000, 0.2);
        let heard = Pcm { samples: &samples, rate: 48_000 }.resampled();
        assert!(heard[400..heard.len() - 400].iter().all(|sample| sample.abs() < 80.0));
    }

    #[test]
    fn an_unknown_rate_gives_no_samples() {
        for rate in [0, 7_999, 96_001] {
            assert!(Pcm { samples: &[1; 100], rate }.resampled().is_empty());
        }
    }

    #[test]
    fn runs_at_the_limit_are_clipped_and_single_samples_are_not() {
        let mut samples = tone(200.0, RATE, 0.5);
        assert!(!Pcm { samples: &samples, rate: RATE }.is_clipped());
        samples[100] = i16::MAX;
        assert!(!Pcm { samples: &samples, rate: RATE }.is_clipped());
        let loud: Vec<i16> = samples.iter().map(|&sample| sample.saturating_mul(8)).collect();
        assert!(Pcm { samples: &loud, rate: RATE }.is_clipped());
    }
}
