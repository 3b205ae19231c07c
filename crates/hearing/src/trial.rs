//! Separate steps of the recognition, with which the bench learns the constants and measures.

use super::candidate::Candidate;
use super::endpointer::{MARGIN, levels, masked, quietest, speech};
use super::enrolment::{Enrolment, Template};
use super::pcm::Pcm;
use super::recogniser::Recogniser;
use super::sentences::Limits;
use super::spectrum::{samples, spectra, usual};
use annabella_speech::Language;
use std::ops::Range;

pub use super::acceptance::{VALUES, Weights, confidence, is_accepted, values};
pub use super::features::{COEFFICIENTS, DIMENSIONS, RAW, cepstra, mean as mean_cepstrum, raw};
pub use super::random::Random;
pub use super::recogniser::Findings;
pub use super::signs::{Signs, UNIT_NAMES, UNIT_SIGNS, WHOLE_NAMES};
pub use super::spectrum::Bands;

/// Enrols recordings without a dialogue. A unit may have any number of tries, even 0.
pub fn enrol(language: Language, speaker: &str, noise: Pcm, tries: &[Vec<Pcm>]) -> Enrolment {
    let template = |pcm: &Pcm| Template::of(&spoken(*pcm));
    let tries = tries.iter().map(|tries| tries.iter().map(template).collect()).collect();
    Enrolment::new(speaker, language, &usual(&spectra(&noise.resampled())), tries)
}

/// Adds announcements to an enrolment. Returns the number of those without the words of their move.
pub fn announce(enrolment: &mut Enrolment, room: Pcm, said: &[(Pcm, Candidate)]) -> usize {
    let mut words = Recogniser::without_limits(enrolment);
    words.set_noise(room);
    let sentences = said.iter().filter_map(|(pcm, candidate)| {
        let (sentence, signs) = words.sentence(*pcm, candidate).ok()?;
        Limits::has_words(&signs).then_some(sentence)
    });
    enrolment.sentences.extend(sentences);
    said.len() - enrolment.sentences.len()
}

/// Returns an enrolment's text with the checksum that fits its other lines.
pub fn sealed(text: &str) -> String {
    super::enrolment_text::sealed(text)
}

/// Returns the spectra of the speech in a recording; all of them if it has none.
pub fn spoken(pcm: Pcm) -> Vec<Bands> {
    let spectra = spectra(&pcm.resampled());
    if spectra.is_empty() {
        return spectra;
    }
    let levels = levels(&spectra, &quietest(&spectra));
    let range = speech(&levels, MARGIN).unwrap_or(0..spectra.len());
    spectra[range].to_vec()
}

/// Returns raw features of speech in noise, from masked spectra with their mean.
pub fn raw_in_noise(pcm: Pcm, noise: &Bands) -> Vec<[f32; RAW]> {
    let spectra: Vec<Bands> = spectra(&pcm.resampled()).iter().map(|bands| masked(bands, noise)).collect();
    let cepstra = cepstra(&spectra);
    raw(&cepstra, &[0.0; COEFFICIENTS])
}

/// Returns the usual spectrum of noise.
pub fn usual_noise(pcm: Pcm) -> Bands {
    usual(&spectra(&pcm.resampled()))
}

/// Returns the samples of the speech in a recording; all of them if it has none.
pub fn spoken_samples(pcm: Pcm) -> Range<usize> {
    let spectra = spectra(&pcm.resampled());
    let found =
        if spectra.is_empty() { None } else { speech(&levels(&spectra, &quietest(&spectra)), MARGIN) };
    found.map_or(0..pcm.samples.len(), |frames| samples(&frames, pcm))
}
