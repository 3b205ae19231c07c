//! The check of one recorded try of a unit, before it is compared with others.

use super::pcm::{Pcm, RATES};
use super::spectrum::{Bands, spectra};
use super::template::{FRAMES, Template};
use super::utterance::{MARGIN, levels, loudness, quietest, speech};

/// The least mean level of speech above the noise, in decibels.
const AUDIBLE: f32 = 9.0;
/// The least power of the louder half of speech. It is that of normal speech with 1 % of the range.
const LOUD: f32 = 2e7;

/// A reason against a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusable {
    Silent,
    TooQuiet,
    Clipped,
    TooShort,
    TooLong,
    Noisy,
    UnknownRate,
}

/// Cuts the speech out of a recording.
///
/// # Errors
/// [`Unusable`] with the reason against it.
pub fn cut(pcm: Pcm, room: Option<&Bands>) -> Result<Template, Unusable> {
    if !RATES.contains(&pcm.rate) {
        return Err(Unusable::UnknownRate);
    }
    if pcm.is_clipped() {
        return Err(Unusable::Clipped);
    }
    let spectra = spectra(&pcm.resampled());
    if spectra.is_empty() {
        return Err(Unusable::Silent);
    }
    let noise = room.copied().unwrap_or_else(|| quietest(&spectra));
    let levels = levels(&spectra, &noise);
    let range = speech(&levels, MARGIN).ok_or(Unusable::Silent)?;
    if range.len() < *FRAMES.start() {
        return Err(Unusable::TooShort);
    }
    if range.len() > *FRAMES.end() {
        return Err(Unusable::TooLong);
    }
    let mean = levels[range.clone()].iter().sum::<f32>() / range.len() as f32;
    let loud = loudness(&spectra[range.clone()]);
    match (mean < AUDIBLE, loud < LOUD) {
        (_, true) => Err(Unusable::TooQuiet),
        (true, false) => Err(Unusable::Noisy),
        _ => Ok(Template::of(&spectra[range])),
    }
}
