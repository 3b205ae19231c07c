//! One person's units and announcements in one language, and the noise of the room.

use super::endpointer::{MARGIN, levels, loudness, quietest, speech};
use super::pcm::{Pcm, RATES};
use super::sentences::{MOST_LEARNT, Sentence};
use super::spectrum::{BANDS, Bands, spectra};
use super::unit::vocabulary;
use annabella_speech::Language;

/// The number of tries of each unit.
pub const TRIES: usize = 2;
/// The largest number of tries of a unit: earlier versions asked for three.
pub const MOST_TRIES: usize = 3;
/// The maximum length of a speaker's name, in characters.
pub const LONGEST_NAME: usize = 80;

/// One person's units in one language.
///
/// It contains spectra, by which words can be recognised, but no recording.
#[derive(Clone, Debug, PartialEq)]
pub struct Enrolment {
    pub(crate) speaker: String,
    pub(crate) language: Language,
    /// The noise of the room, stored as a template of one frame.
    pub(crate) noise: Template,
    /// The tries of each unit, in the order of the vocabulary.
    pub(crate) tries: Vec<Vec<Template>>,
    /// Whole announcements.
    pub(crate) sentences: Vec<Sentence>,
    /// Announcements learnt from moves that the person has entered.
    pub(crate) learnt: Vec<Sentence>,
    /// Whether the person allows that what the program learns in games is saved.
    pub(crate) keeps_learnt: bool,
}

impl Enrolment {
    /// Creates an enrolment of these tries.
    pub(crate) fn new(
        speaker: &str,
        language: Language,
        noise: &Bands,
        tries: Vec<Vec<Template>>,
    ) -> Enrolment {
        let plain = speaker.chars().filter(|ch| !ch.is_control()).take(LONGEST_NAME);
        let speaker = plain.collect::<String>().trim().to_owned();
        Enrolment {
            speaker,
            language,
            noise: Template::of(&[*noise]),
            tries,
            sentences: Vec::new(),
            learnt: Vec::new(),
            keeps_learnt: false,
        }
    }

    /// Returns the name of the person.
    pub fn speaker(&self) -> &str {
        &self.speaker
    }

    /// Returns the language of the units.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether each unit of the language has every try.
    pub fn is_complete(&self) -> bool {
        self.tries.len() == vocabulary(self.language).len()
            && self.tries.iter().all(|tries| (TRIES..=MOST_TRIES).contains(&tries.len()))
    }

    /// Returns the number of whole announcements, and of those learnt in games.
    pub fn announcements(&self) -> (usize, usize) {
        (self.sentences.len(), self.learnt.len())
    }

    /// Whether the person allows that what the program learns in games is saved.
    pub fn keeps_learnt(&self) -> bool {
        self.keeps_learnt
    }

    /// Allows that what the program learns in games is saved, or forbids it and forgets what was learnt.
    pub fn keep_learnt(&mut self, allowed: bool) {
        self.keeps_learnt = allowed;
        if !allowed {
            self.learnt.clear();
        }
    }

    /// Keeps a learnt announcement, instead of the oldest one if there are too many.
    pub(crate) fn keep(&mut self, sentence: Sentence) {
        if self.learnt.len() >= MOST_LEARNT {
            self.learnt.remove(0);
        }
        self.learnt.push(sentence);
    }

    /// Returns the noise of the room.
    pub(crate) fn noise(&self) -> Bands {
        self.noise.spectra().first().copied().unwrap_or_else(super::spectrum::floor)
    }
}

/// The step of a stored level, in decibels.
const STEP: f32 = 0.5;
/// The minimum and maximum number of frames of a try: 0.12 and 2.5 s.
pub const FRAMES: std::ops::RangeInclusive<usize> = 12..=250;

/// The spectra of one try, each band as a level in steps of half a decibel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    pub(crate) frames: Vec<[u8; BANDS]>,
}

impl Template {
    /// Stores spectra.
    pub fn of(spectra: &[Bands]) -> Template {
        let level = |power: f32| (10.0 * power.max(1.0).log10() / STEP).round().clamp(0.0, 255.0) as u8;
        Template { frames: spectra.iter().map(|bands| bands.map(level)).collect() }
    }

    /// Returns the stored spectra.
    pub fn spectra(&self) -> Vec<Bands> {
        self.frames.iter().map(|frame| frame.map(power)).collect()
    }
}

fn power(level: u8) -> f32 {
    10.0_f32.powf(f32::from(level) * STEP / 10.0)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_kept_to_a_quarter_of_a_decibel() {
        for power in [1.0, 123.0, 4.56e5, 7.8e11] {
            let kept = Template::of(&[[power; BANDS]]).spectra()[0][3];
            assert!((10.0 * (kept / power).log10()).abs() <= 0.2501, "{power}: {kept}");
        }
    }
}
