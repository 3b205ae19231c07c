//! The dialogue of an enrolment, without its texts: it asks for words and announcements.

use super::acceptance::Why;
use super::announcements::{Announced, sentences};
use super::candidate::Candidate;
use super::enrolment::{Enrolment, Template, Unusable, cut};
use super::pcm::Pcm;
use super::recogniser::Recogniser;
use super::sentences::{Learnt, Sentence, is_misread};
use super::spectrum::{Bands, floor, spectra, usual};
use super::unit::{Unit, vocabulary};
use annabella_speech::Language;

/// The number of whole announcements.
pub const SENTENCES: usize = 15;
/// The number of times that an announcement is asked for, if it is misheard.
const TRIES_OF_ONE: usize = 2;

/// The next thing to ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The person says a unit.
    SayWord {
        /// The unit.
        unit: Unit,
    },
    /// The person announces a move.
    SaySentence {
        /// The move.
        candidate: Candidate,
        /// The announcement to say.
        announcement: String,
        /// The number of the announcement, from 1.
        number: usize,
    },
    /// The enrolment is complete.
    Done,
}

/// The judgement of a recording. Unless it is accepted, the same is asked again; if misheard, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A usable recording.
    Accepted,
    /// No speech.
    Silent,
    /// Too quiet: the microphone is too far away.
    TooQuiet,
    /// Too loud: samples are cut off.
    Clipped,
    /// Shorter than any word.
    TooShort,
    /// Longer than any word.
    TooLong,
    /// Too much noise for this voice.
    Noisy,
    /// Another announcement than the wanted one.
    Misheard,
    /// A sample rate outside of 8 to 96 kHz.
    UnknownRate,
}

impl From<Unusable> for Verdict {
    fn from(unusable: Unusable) -> Verdict {
        match unusable {
            Unusable::Silent => Verdict::Silent,
            Unusable::TooQuiet => Verdict::TooQuiet,
            Unusable::Clipped => Verdict::Clipped,
            Unusable::TooShort => Verdict::TooShort,
            Unusable::TooLong => Verdict::TooLong,
            Unusable::Noisy => Verdict::Noisy,
            Unusable::UnknownRate => Verdict::UnknownRate,
        }
    }
}

/// The dialogue of an enrolment: each unit once, then whole announcements.
#[derive(Clone, Debug)]
pub struct Enroller {
    enrolment: Enrolment,
    units: Vec<Unit>,
    room: Option<Bands>,
    sentences: Vec<Announced>,
    /// The sound of each announcement so far; `None` for one that was misheard.
    said: Vec<Option<(Vec<i16>, u32)>>,
    /// The number of times that the next announcement was misheard.
    misheard: usize,
    /// Compares announcements with the words said alone, once there are all.
    recogniser: Option<Recogniser>,
    learnt: Learnt,
}

impl Enroller {
    /// Starts the enrolment of a person. `seed` chooses the announcements.
    pub fn new(speaker: &str, language: Language, seed: u64) -> Enroller {
        let tries = vec![Vec::new(); vocabulary(language).len()];
        Enroller::resume(Enrolment::new(speaker, language, &floor(), tries), seed)
    }

    /// Continues an enrolment that was left. Words that it has are not asked for again.
    pub fn resume(begun: Enrolment, seed: u64) -> Enroller {
        Enroller {
            units: vocabulary(begun.language()),
            room: None,
            sentences: sentences(begun.language(), seed, SENTENCES),
            said: Vec::new(),
            misheard: 0,
            recogniser: begun.is_complete().then(|| Recogniser::new(&begun)),
            learnt: Learnt::default(),
            enrolment: begun,
        }
    }

    /// Measures the noise of the room from a recording without speech, at least a tenth of a second.
    pub fn set_noise(&mut self, pcm: Pcm) {
        let spectra = spectra(&pcm.resampled());
        if spectra.len() >= 10 {
            let room = usual(&spectra);
            self.room = Some(room);
            self.enrolment.noise = Template::of(&[room]);
        }
    }

    /// Returns the next thing to ask for.
    pub fn next(&self) -> Step {
        if let Some(unit) = self.asked() {
            return Step::SayWord { unit: self.units[unit].clone() };
        }
        match self.sentences.get(self.said.len()) {
            Some(sentence) => Step::SaySentence {
                candidate: sentence.candidate.clone(),
                announcement: sentence.text.clone(),
                number: self.said.len() + 1,
            },
            None => Step::Done,
        }
    }

    /// Judges a recording of what [`Enroller::next`] asks for. After the end, nothing changes.
    pub fn hear(&mut self, pcm: Pcm) -> Verdict {
        let Some(unit) = self.asked() else { return self.hear_sentence(pcm) };
        match cut(pcm, self.room.as_ref()) {
            Ok(template) => self.enrolment.tries[unit].push(template),
            Err(unusable) => return unusable.into(),
        }
        if self.asked().is_none() {
            self.recogniser = Some(Recogniser::new(&self.enrolment));
        }
        Verdict::Accepted
    }

    /// Takes back the last word or announcement, which is asked for again. Returns false at the start.
    pub fn take_back(&mut self) -> bool {
        if self.said.pop().is_some() {
            return true;
        }
        self.recogniser = None;
        let last = self.enrolment.tries.iter_mut().rev().find(|tries| !tries.is_empty());
        last.and_then(Vec::pop).is_some()
    }

    /// Returns how the announcements are recognised by the other ones.
    pub fn learnt(&self) -> Learnt {
        self.learnt
    }

    /// Returns what was enrolled so far; without every unit it is not complete.
    pub fn begun(&self) -> &Enrolment {
        &self.enrolment
    }

    /// Returns the enrolment; `None` before every unit was said. The announcements can be left out.
    pub fn finish(self) -> Option<Enrolment> {
        self.enrolment.is_complete().then_some(self.enrolment)
    }

    /// Returns the first unit that was not said; `None` if all were.
    fn asked(&self) -> Option<usize> {
        self.enrolment.tries.iter().position(Vec::is_empty)
    }

    fn hear_sentence(&mut self, pcm: Pcm) -> Verdict {
        let (Some(sentence), Some(recogniser)) = (self.sentences.get(self.said.len()), &mut self.recogniser)
        else {
            return Verdict::Accepted;
        };
        if let Err(unusable) = cut(pcm, self.room.as_ref())
            && unusable != Unusable::TooLong
        {
            return unusable.into();
        }
        recogniser.set_room(self.room);
        match recogniser.findings(pcm, std::slice::from_ref(&sentence.candidate)) {
            Ok(findings) if !is_misread(&findings) => {
                self.said.push(Some((pcm.samples.to_vec(), pcm.rate)));
                self.misheard = 0;
            }
            Err(Why::TooLong) => return Verdict::TooLong,
            _ => {
                self.misheard += 1;
                if self.misheard >= TRIES_OF_ONE {
                    self.said.push(None);
                    self.misheard = 0;
                }
                self.learn_all();
                return Verdict::Misheard;
            }
        }
        self.learn_all();
        Verdict::Accepted
    }

    /// Learns the announcements after the last one.
    fn learn_all(&mut self) {
        if self.said.len() < self.sentences.len() {
            return;
        }
        let said: Vec<Sentence> = self
            .said
            .iter()
            .zip(&self.sentences)
            .filter_map(|(said, Announced { candidate, all, .. })| {
                let (samples, rate) = said.as_ref()?;
                Some(Sentence { pcm: Pcm { samples, rate: *rate }, said: candidate, all })
            })
            .collect();
        self.learnt = self.enrolment.learn(&said);
        self.learnt.doubtful += self.sentences.len() - said.len();
    }
}
