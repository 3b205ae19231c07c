//! Finds words in a recording, by their length and by cross-correlation with a reference.

use super::pulse::Recording;
use rustfft::FftPlanner;
use rustfft::num_complex::Complex;

/// The sample rate for comparison: speech has little above half of it.
const RATE: u32 = 8_000;
/// The level below which samples are silence, of 32768.
const SILENCE: f64 = 60.0;
/// The pause that ends an utterance, in seconds.
const PAUSE: f64 = 0.2;

/// The fractions of a sample by which sounds are aligned.
const STEPS: i32 = 16;

/// Returns words as another program needs them for the same pronunciation.
/// No spelling makes Rochade right, so this gives its phonemes.
pub fn pronounced(words: &str) -> String {
    words.replace("Roch-ade", "[[rOx'A:d@]]")
}

/// The best match for a reference in a recording.
#[derive(Clone, Copy, Debug)]
pub struct Heard {
    /// The start of the words, in seconds.
    pub start: f64,
    /// The end of the words in seconds, if they are as long as the reference.
    pub end: f64,
    /// The lower correlation of the first and the last fifth, at the lag of the whole.
    /// Words that are longer or shorter than the reference are out of step at one of them.
    pub ends: f64,
    /// Their length divided by that of the reference, both without silence around them.
    pub length_ratio: f64,
    /// Normalised cross-correlation of the whole, 1 for the same sound.
    pub correlation: f64,
}

/// Finds the reference in the recording; `None` if either is silent.
pub fn find(recording: &Recording, reference: &Recording) -> Option<Heard> {
    find_among(recording, reference, PAUSE)
}

/// Finds the reference where other words can follow after a pause, in seconds.
pub fn find_among(recording: &Recording, reference: &Recording, pause: f64) -> Option<Heard> {
    let wanted = trimmed(&resampled(reference));
    let heard = resampled(recording);
    if wanted.is_empty() || heard.len() < wanted.len() / 2 {
        return None;
    }
    // Padding, so that every lag is complete.
    let margin = wanted.len();
    let mut padded = vec![0.0; margin];
    padded.extend_from_slice(&heard);
    padded.resize(padded.len() + margin, 0.0);

    let (lag, whole) = best(&padded, &wanted)?;
    let correlation = whole.max(in_step(&padded[lag..lag + wanted.len()], &wanted));
    let fifth = wanted.len() / 5;
    let (first, last) = (&padded[lag..lag + fifth], &padded[lag + wanted.len() - fifth..lag + wanted.len()]);
    let ends = likeness(first, &wanted[..fifth]).min(likeness(last, &wanted[wanted.len() - fifth..]));
    let length = utterance(&padded, lag, lag + wanted.len(), pause);
    Some(Heard {
        start: (lag as f64 - margin as f64) / f64::from(RATE),
        end: (lag as f64 + wanted.len() as f64 - margin as f64) / f64::from(RATE),
        ends,
        length_ratio: length as f64 / wanted.len() as f64,
        correlation,
    })
}

/// Returns the lag of the best match, and its correlation.
fn best(padded: &[f64], wanted: &[f64]) -> Option<(usize, f64)> {
    if wanted.is_empty() || padded.len() < wanted.len() {
        return None;
    }
    let products = correlate(padded, wanted);
    let energy: f64 = wanted.iter().map(|x| x * x).sum();
    let mut sums = vec![0.0];
    sums.extend(padded.iter().scan(0.0, |sum, x| {
        *sum += x * x;
        Some(*sum)
    }));
    let floor = energy * 1e-6;
    (0..=padded.len() - wanted.len())
        .map(|lag| {
            let here: f64 = sums[lag + wanted.len()] - sums[lag];
            (lag, products[lag] / (here.max(floor) * energy).sqrt())
        })
        .max_by(|a, b| a.1.total_cmp(&b.1))
}

/// Returns the normalised correlation of two sounds of one length.
///
/// The second is shifted by up to half a sample, because a recorder's samples fall between those of the
/// reference.
fn in_step(sound: &[f64], wanted: &[f64]) -> f64 {
    // Twice the length, to avoid circular wrap-around.
    let size = (2 * sound.len()).next_power_of_two();
    let fourier = FftPlanner::new().plan_fft_forward(size);
    let spectrum = |samples: &[f64]| {
        let mut values: Vec<Complex<f64>> = samples.iter().map(|x| Complex::new(*x, 0.0)).collect();
        values.resize(size, Complex::default());
        fourier.process(&mut values);
        values
    };
    let common: Vec<Complex<f64>> =
        spectrum(sound).iter().zip(spectrum(wanted)).map(|(a, b)| a * b.conj()).take(size / 2).collect();
    let product = |late: f64| -> f64 {
        let turn = std::f64::consts::TAU * late / size as f64;
        let parts = common.iter().enumerate().map(|(at, x)| (x * Complex::cis(turn * at as f64)).re);
        // The other half of the spectrum is the same.
        2.0 * parts.sum::<f64>() / size as f64
    };
    let energy = |samples: &[f64]| -> f64 { samples.iter().map(|x| x * x).sum() };
    let both = (energy(sound) * energy(wanted)).sqrt().max(f64::MIN_POSITIVE);
    (-STEPS / 2..=STEPS / 2)
        .map(|step| product(f64::from(step) / f64::from(STEPS)) / both)
        .fold(-1.0, f64::max)
}

/// Returns the loudness of a recording, of 32768.
pub fn rms(recording: &Recording) -> f64 {
    let sum: f64 = recording.samples.iter().map(|x| f64::from(*x) * f64::from(*x)).sum();
    (sum / recording.samples.len().max(1) as f64).sqrt()
}

/// Returns the length of the sound around a stretch, up to pauses.
fn utterance(sound: &[f64], from: usize, to: usize, pause: f64) -> usize {
    let pause = (pause * f64::from(RATE)) as usize;
    let loud = |at: &usize| sound[*at].abs() > SILENCE;
    let Some(mut first) = (from..to).find(loud) else { return 0 };
    let mut last = (from..to).rev().find(loud).unwrap_or(first);
    while let Some(before) = (first.saturating_sub(pause)..first).find(loud) {
        first = before;
    }
    while let Some(after) = (last + 1..(last + pause).min(sound.len())).rev().find(loud) {
        last = after;
    }
    last - first + 1
}

/// Returns the stretches of sound between pauses of this many seconds: start and end, in seconds.
pub fn stretches(recording: &Recording, pause: f64) -> Vec<(f64, f64)> {
    let sound = resampled(recording);
    let loud = sound.iter().enumerate().filter(|(_, sample)| sample.abs() > SILENCE);
    let mut stretches: Vec<(f64, f64)> = Vec::new();
    for at in loud.map(|(index, _)| index as f64 / f64::from(RATE)) {
        match stretches.last_mut() {
            Some((_, end)) if at - *end < pause => *end = at,
            _ => stretches.push((at, at)),
        }
    }
    stretches
}

fn trimmed(sound: &[f64]) -> Vec<f64> {
    let loud = |x: &f64| x.abs() > SILENCE;
    match (sound.iter().position(loud), sound.iter().rposition(loud)) {
        (Some(first), Some(last)) => sound[first..=last].to_vec(),
        _ => Vec::new(),
    }
}

/// Returns the sound at the rate for comparison.
/// Parts cut from it afterwards do not ring at their ends, as they would if resampled separately.
pub fn narrowed(recording: &Recording) -> Recording {
    let samples = resampled(recording).into_iter().map(|sample| sample.round() as i16).collect();
    Recording { rate: RATE, samples }
}

/// Resamples a sound to the rate for comparison by its spectrum.
fn resampled(recording: &Recording) -> Vec<f64> {
    let length = recording.samples.len();
    // A whole number of seconds makes both lengths integers.
    let seconds = length.div_ceil(recording.rate as usize).max(1);
    let (from, to) = (seconds * recording.rate as usize, seconds * RATE as usize);
    let mut spectrum: Vec<Complex<f64>> =
        recording.samples.iter().map(|x| Complex::new(f64::from(*x), 0.0)).collect();
    spectrum.resize(from, Complex::default());
    let mut planner = FftPlanner::new();
    planner.plan_fft_forward(from).process(&mut spectrum);
    let half = from.min(to) / 2;
    let mut narrow = vec![Complex::default(); to];
    narrow[..half].copy_from_slice(&spectrum[..half]);
    narrow[to - half + 1..].copy_from_slice(&spectrum[from - half + 1..]);
    narrow[0] = Complex::default(); // No constant.
    planner.plan_fft_inverse(to).process(&mut narrow);
    let kept = length * RATE as usize / recording.rate as usize;
    narrow.iter().take(kept).map(|x| x.re / from as f64).collect()
}

/// Returns the normalised correlation of two sounds without any shift.
fn likeness(a: &[f64], b: &[f64]) -> f64 {
    let product = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(x, y)| x * y).sum() };
    product(a, b) / (product(a, a) * product(b, b)).sqrt().max(f64::MIN_POSITIVE)
}

/// Returns the dot products of `wanted` with each stretch of `sound`, by its start.
fn correlate(sound: &[f64], wanted: &[f64]) -> Vec<f64> {
    let size = (sound.len() + wanted.len()).next_power_of_two();
    let spectrum = |samples: &[f64]| {
        let mut values: Vec<Complex<f64>> = samples.iter().map(|x| Complex::new(*x, 0.0)).collect();
        values.resize(size, Complex::default());
        FftPlanner::new().plan_fft_forward(size).process(&mut values);
        values
    };
    let mut product: Vec<Complex<f64>> =
        spectrum(sound).iter().zip(spectrum(wanted)).map(|(a, b)| a * b.conj()).collect();
    FftPlanner::new().plan_fft_inverse(size).process(&mut product);
    product.iter().map(|x| x.re / size as f64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a sound with a changing spectrum, which correlates with itself at one lag only.
    fn chirp(rate: u32, seconds: f64, from: f64, to: f64) -> Vec<i16> {
        let count = (seconds * f64::from(rate)) as usize;
        (0..count)
            .map(|at| {
                let t = at as f64 / f64::from(rate);
                let phase = std::f64::consts::TAU * (from + (to - from) * t / seconds / 2.0) * t;
                (phase.sin() * 8000.0) as i16
            })
            .collect()
    }

    #[test]
    fn a_sound_is_found_at_its_place_and_at_another_rate() {
        let reference = Recording { rate: 22_050, samples: chirp(22_050, 1.0, 300.0, 1500.0) };
        let mut samples = vec![0; 72_000];
        samples.extend(chirp(48_000, 1.0, 300.0, 1500.0));
        samples.extend(vec![0; 48_000]);
        let heard = find(&Recording { rate: 48_000, samples }, &reference).unwrap();
        assert!(heard.correlation > 0.99, "{heard:?}");
        assert!((heard.start - 1.5).abs() < 0.01, "{heard:?}");
        assert!((heard.length_ratio - 1.0).abs() < 0.02, "{heard:?}");
    }

    #[test]
    fn a_shift_by_part_of_a_sample_is_accepted() {
        let sine = |rate: u32, late: f64| Recording {
            rate,
            samples: (0..rate)
                .map(|at| {
                    let t = (f64::from(at) - late) / f64::from(rate);
                    ((300.0 + 1500.0 * t) * std::f64::consts::TAU * t).sin() * 8000.0
                })
                .map(|sample| sample as i16)
                .collect(),
        };
        let heard = find(&sine(8_000, 0.5), &sine(8_000, 0.0)).unwrap();
        assert!(heard.correlation > 0.995, "{heard:?}");
    }

    #[test]
    fn a_gap_of_fifteen_milliseconds_is_not_accepted() {
        let reference = Recording { rate: 8_000, samples: chirp(8_000, 2.0, 300.0, 1500.0) };
        for gap in [8, 40, 120] {
            let mut samples = reference.samples.clone();
            samples.splice(8_000..8_000, vec![0; gap]);
            let heard = find(&Recording { rate: 8_000, samples }, &reference).unwrap();
            assert!(heard.correlation < 0.9, "{gap}: {heard:?}");
        }
        // Nor is the same number of missing samples accepted.
        let mut samples = reference.samples.clone();
        samples.drain(8_000..8_120);
        let heard = find(&Recording { rate: 8_000, samples }, &reference).unwrap();
        assert!(heard.correlation < 0.9, "{heard:?}");
    }

    #[test]
    fn a_wrong_word_is_not_accepted() {
        let reference = Recording { rate: 8_000, samples: chirp(8_000, 2.0, 300.0, 1500.0) };
        let mut samples = reference.samples.clone();
        samples.splice(8_000..12_000, chirp(8_000, 0.5, 3000.0, 2000.0));
        let heard = find(&Recording { rate: 8_000, samples }, &reference).unwrap();
        assert!(heard.correlation < 0.9, "{heard:?}");
    }

    #[test]
    fn another_sound_and_silence_are_not_found() {
        let reference = Recording { rate: 22_050, samples: chirp(22_050, 1.0, 300.0, 1500.0) };
        let other = Recording { rate: 48_000, samples: chirp(48_000, 1.0, 2500.0, 400.0) };
        assert!(find(&other, &reference).unwrap().correlation < 0.5);
        let silent = Recording { rate: 48_000, samples: vec![0; 96_000] };
        assert!(find(&silent, &reference).unwrap().correlation.abs() < 0.01);
        assert!(find(&reference, &silent).is_none());
    }

    #[test]
    fn a_sound_that_goes_on_is_too_long() {
        let reference = Recording { rate: 8_000, samples: chirp(8_000, 1.0, 300.0, 1500.0) };
        let mut samples = reference.samples.clone();
        samples.extend(chirp(8_000, 0.5, 1500.0, 900.0));
        let heard = find(&Recording { rate: 8_000, samples }, &reference).unwrap();
        assert!(heard.correlation > 0.99 && (heard.length_ratio - 1.5).abs() < 0.02, "{heard:?}");
    }
}
