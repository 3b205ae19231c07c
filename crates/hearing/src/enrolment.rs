//! One person's units in one language: the tries of each, and the noise of the room.

use super::spectrum::Bands;
use super::template::Template;
use super::unit::vocabulary;
use annabella_speech::Language;

/// The number of tries of each unit.
pub const TRIES: usize = 3;
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
        Enrolment { speaker, language, noise: Template::of(&[*noise]), tries }
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
            && self.tries.iter().all(|tries| tries.len() == TRIES)
    }

    /// Returns the noise of the room.
    pub(crate) fn noise(&self) -> Bands {
        self.noise.spectra().first().copied().unwrap_or_else(super::spectrum::floor)
    }
}
