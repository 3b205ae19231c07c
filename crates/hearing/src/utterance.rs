//! Where in a recording speech is, how loud it is above the noise, and its feature vectors.

use super::decode::Frames;
use super::features::{COEFFICIENTS, Cepstrum, cepstra, mean, vectors};
use super::spectrum::{Bands, decibels_above, usual};
use std::ops::Range;

/// The least level of speech above the noise, averaged over the bands, in decibels.
pub const SPEECH: f32 = 5.0;
/// The number of frames kept on either side of an enrolled word.
pub const MARGIN: usize = 3;
/// The number of frames of speech; a shorter peak of level is a knock.
const KNOCK: usize = 4;
/// The noise added to speech and templates, relative to the present noise.
const MASK: f32 = 1.0;
/// The frames of an utterance that weigh as much as the mean of the enrolment.
const FAMILIAR: f32 = 60.0;
/// The cost of a silent frame, and of each decibel by which it is louder than `QUIET`.
const SILENT: f32 = 1.0;
const LOUDER: f32 = 0.6;
const QUIET: f32 = 2.5;

/// Estimates the noise of a recording from its quietest frames.
pub fn quietest(spectra: &[Bands]) -> Bands {
    let mut by_level: Vec<(f32, &Bands)> = spectra.iter().map(|bands| (bands.iter().sum(), bands)).collect();
    by_level.sort_by(|a, b| a.0.total_cmp(&b.0));
    let count = (spectra.len() / 8).max(3).min(spectra.len());
    let quietest: Vec<Bands> = by_level[..count].iter().map(|(_, bands)| **bands).collect();
    usual(&quietest)
}

/// Returns the levels of frames above `noise`, each averaged with its neighbours, in decibels.
pub fn levels(spectra: &[Bands], noise: &Bands) -> Vec<f32> {
    let single: Vec<f32> = spectra.iter().map(|bands| decibels_above(bands, noise)).collect();
    let around = |at: usize| {
        let near = &single[at.saturating_sub(1)..(at + 2).min(single.len())];
        near.iter().sum::<f32>() / near.len() as f32
    };
    (0..single.len()).map(around).collect()
}

/// Returns the frames of speech and `margin` frames on either side; `None` without speech.
pub fn speech(levels: &[f32], margin: usize) -> Option<Range<usize>> {
    let loud: Vec<bool> = levels.iter().map(|&level| level > SPEECH).collect();
    let run = |from: usize| loud[from..].iter().take_while(|&&loud| loud).count();
    let first = (0..loud.len()).find(|&at| loud[at] && run(at) >= KNOCK)?;
    let reversed = |from: usize| loud[..=from].iter().rev().take_while(|&&loud| loud).count();
    let last = (first..loud.len()).rev().find(|&at| loud[at] && reversed(at) >= KNOCK)?;
    Some(first.saturating_sub(margin)..(last + 1 + margin).min(loud.len()))
}

/// Returns spectra with more noise, which hides the fluctuation of the noise that they have.
pub fn masked(bands: &Bands, noise: &Bands) -> Bands {
    let mut masked = *bands;
    masked.iter_mut().zip(noise).for_each(|(power, noise)| *power += MASK * noise);
    masked
}

/// Returns the level of the louder half of speech, as power.
pub fn loudness(spectra: &[Bands]) -> f32 {
    let mut powers: Vec<f32> = spectra.iter().map(|bands| bands.iter().sum()).collect();
    powers.sort_by(f32::total_cmp);
    let loud = &powers[powers.len() / 2..];
    loud.iter().sum::<f32>() / loud.len().max(1) as f32
}

/// Returns the frames of speech as they are compared with templates whose mean cepstrum is `familiar`.
pub fn frames(spectra: &[Bands], levels: &[f32], noise: &Bands, familiar: &Cepstrum) -> Frames {
    let cepstra = cepstra(&spectra.iter().map(|bands| masked(bands, noise)).collect::<Vec<_>>());
    let spoken: Vec<&Cepstrum> = cepstra
        .iter()
        .zip(levels)
        .filter(|(_, level)| **level > SPEECH)
        .map(|(cepstrum, _)| cepstrum)
        .collect();
    let count = spoken.len() as f32;
    let here = mean(spoken);
    let mut centre: Cepstrum = [0.0; COEFFICIENTS];
    for (order, value) in centre.iter_mut().enumerate() {
        *value = (here[order] * count + familiar[order] * FAMILIAR) / (count + FAMILIAR);
    }
    let silence = levels.iter().map(|level| SILENT + LOUDER * (level - QUIET).max(0.0)).collect();
    Frames { vectors: vectors(&cepstra, &centre), silence }
}
