//! Recognises which of the candidates a person said.

use super::acceptance::{Heard, Why, confidence, doubt, is_accepted, is_plausible};
use super::candidate::{Candidate, UnitIndex};
use super::decode::{Decoding, Frames, Label, Tree, decode};
use super::endpointer::{frames, levels, loudness, quietest, speech};
use super::enrolment::{Enrolment, Template, Unusable, cut};
use super::grammar::SecondOpinion;
use super::model::{Conditions, Model, Usual, usual};
use super::pcm::{Pcm, RATES};
use super::sentences::{self, Limits, Sentence, Similarity};
use super::signs::{Signs, signs};
use super::spectrum::{BANDS, Bands, spectra};
use super::unit::{Command, Meaning, Unit, vocabulary};
use super::{decode, spectrum};
use annabella_chess::Move;

/// The shortest and longest speech that can be an announcement, in frames of 10 ms.
const SHORTEST: usize = 20;
const LONGEST: usize = 1_200;
/// The frames before and after speech to compare, too.
const MARGIN: usize = 25;
/// Greatest compensated difference of loudness from enrolment, a factor of power: 15 dB.
const GAIN: f32 = 30.0;

/// The least ratio of speech to additional noise, as powers, at which an announcement is learnt: 20 dB.
const LEARNT_ABOVE: f32 = 100.0;

/// Recognises one person's announcements.
#[derive(Clone, Debug)]
pub struct Recogniser {
    enrolment: Enrolment,
    /// The templates of each unit.
    tries: Vec<Vec<Template>>,
    commands: Vec<(UnitIndex, Command)>,
    /// The noise of the room at enrolment.
    noise: Bands,
    /// The loudness of the enrolled speech.
    loudness: f32,
    /// The usual costs of each unit.
    usual: Vec<Usual>,
    /// The limits by which moves are accepted, if the person has enrolled announcements.
    limits: Option<Limits>,
    /// The noise of the room now, if it was measured.
    room: Option<Bands>,
}

/// The best label of a recording and the signs of its acceptance.
#[derive(Clone, Debug)]
#[doc(hidden)]
pub struct Findings {
    pub best: Option<Label>,
    pub signs: Signs,
    pub segments: Vec<decode::Segment>,
}

impl Recogniser {
    /// Prepares the recognition of an enrolled person.
    pub fn new(enrolment: &Enrolment) -> Recogniser {
        let mut recogniser = Recogniser::without_limits(enrolment);
        let model = Model::new(&recogniser.tries, &Conditions::SAME);
        recogniser.limits = Limits::of(enrolment, &model, &recogniser.usual);
        recogniser
    }

    /// Prepares the recognition of a person who has not yet enrolled all announcements.
    pub(crate) fn without_limits(enrolment: &Enrolment) -> Recogniser {
        let command = |(index, unit): (usize, Unit)| match unit.meaning() {
            Meaning::Command(command)
                if enrolment.tries.get(index).is_some_and(|tries| !tries.is_empty()) =>
            {
                Some((UnitIndex::try_from(index).ok()?, command))
            }
            _ => None,
        };
        let tries = sentences::templates(enrolment);
        let words: Vec<Bands> = enrolment.tries.iter().flatten().flat_map(Template::spectra).collect();
        Recogniser {
            commands: vocabulary(enrolment.language).into_iter().enumerate().filter_map(command).collect(),
            usual: usual(&Model::new(&tries, &Conditions::SAME)),
            tries,
            limits: None,
            noise: enrolment.noise(),
            loudness: loudness(&words),
            room: None,
            enrolment: enrolment.clone(),
        }
    }

    /// Returns the enrolment with the learnt announcements.
    pub fn enrolment(&self) -> &Enrolment {
        &self.enrolment
    }

    /// Measures the noise of the room from a recording without speech, at least a tenth of a second.
    /// Until then, the quietest frames of each recording count as its noise.
    pub fn set_noise(&mut self, pcm: Pcm) {
        let spectra = spectra(&pcm.resampled());
        if spectra.len() >= 10 {
            self.room = Some(spectrum::usual(&spectra));
        }
    }

    /// Returns the noise of the room, if it was measured.
    pub(crate) fn noise_now(&self) -> Option<Bands> {
        self.room
    }

    /// Returns the units of the language.
    pub(crate) fn units(&self) -> Vec<Unit> {
        vocabulary(self.enrolment.language)
    }

    /// Returns a move that is certain, and the meaning of the first word of its announcement.
    pub(crate) fn certain<'a>(
        &self,
        pcm: Pcm,
        candidates: &'a [Candidate],
    ) -> Option<(&'a Candidate, Meaning)> {
        let findings = self.findings(pcm, candidates).ok()?;
        let candidate = candidates.get(findings.best? as usize)?;
        let first = findings.segments.first()?.unit;
        let begins = self.units().get(usize::from(first))?.meaning();
        let is_certain = self.limits.as_ref()?.judge(&findings.signs) == Similarity::Certain;
        is_certain.then_some((candidate, begins))
    }

    /// Whether a sound is in the voice of the person.
    pub(crate) fn is_voice(&self, signs: &Signs) -> bool {
        self.limits.as_ref().is_none_or(|limits| limits.is_voice(signs))
    }

    /// Sets the noise of the room, if it was measured.
    pub(crate) fn set_room(&mut self, room: Option<Bands>) {
        self.room = room;
    }

    /// Recognises a recording of one announcement or command.
    pub fn hear(&self, pcm: Pcm, candidates: &[Candidate]) -> Heard {
        let heard = self.hear_whole(pcm, candidates);
        match heard {
            Heard::Doubtful { .. } | Heard::Nothing(Why::NoWords) if self.limits.is_some() => {
                self.hear_between_pauses(pcm, candidates).unwrap_or(heard)
            }
            heard => heard,
        }
    }

    /// Recognises a recording that is an announcement or command from its start to its end.
    fn hear_whole(&self, pcm: Pcm, candidates: &[Candidate]) -> Heard {
        let findings = match self.findings(pcm, candidates) {
            Ok(findings) => findings,
            Err(why) => return Heard::Nothing(why),
        };
        let Some(label) = findings.best.map(|label| label as usize) else {
            return Heard::Nothing(Why::NoWords);
        };
        let similarity = match &self.limits {
            Some(limits) => limits.judge(&findings.signs),
            None if is_accepted(confidence(&findings.signs)) => Similarity::Certain,
            None => Similarity::Doubtful,
        };
        let command = label.checked_sub(candidates.len()).and_then(|at| self.commands.get(at));
        match (candidates.get(label), command) {
            (Some(Candidate { mv, .. }), _) => match similarity {
                Similarity::Certain => Heard::Move { mv: *mv },
                Similarity::Likely => Heard::Likely { mv: *mv },
                Similarity::Doubtful => self.doubt(pcm, &findings.signs, Some(*mv)),
            },
            (None, Some((_, command))) if similarity == Similarity::Certain => Heard::Command(*command),
            _ => self.doubt(pcm, &findings.signs, None),
        }
    }

    /// Returns the reason against a recording: its loudness, or what it is similar to.
    fn doubt(&self, pcm: Pcm, signs: &Signs, best: Option<Move>) -> Heard {
        match cut(pcm, self.room.as_ref()) {
            Err(Unusable::TooQuiet) => Heard::Nothing(Why::TooQuiet),
            Err(Unusable::Noisy) => Heard::Nothing(Why::Noisy),
            _ => doubt(signs, best),
        }
    }

    /// Recognises a recording of which a second recogniser, which knows no voices, has an opinion.
    ///
    /// A move on which both agree is certain as without it. A move of this recogniser alone is likely, and also one of
    /// the second alone if it is sure and the voice can be the enrolled one.
    pub fn hear_with(&self, pcm: Pcm, candidates: &[Candidate], second: SecondOpinion) -> Heard {
        let heard = self.hear(pcm, candidates);
        let Some(other) = candidates.get(second.candidate) else { return heard };
        match heard {
            Heard::Move { mv } if mv != other.mv => Heard::Likely { mv },
            Heard::Doubtful { .. } | Heard::Nothing(Why::NoWords | Why::TooQuiet | Why::Noisy)
                if second.is_sure =>
            {
                self.with_second(pcm, other, heard)
            }
            heard => heard,
        }
    }

    /// Returns the move that only the second recogniser has found, if the person can have said it.
    fn with_second(&self, pcm: Pcm, other: &Candidate, heard: Heard) -> Heard {
        let Ok((_, signs)) = self.sentence(pcm, other) else { return heard };
        let is_possible =
            self.limits.as_ref().map_or_else(|| is_plausible(&signs), |limits| limits.allows(&signs));
        if is_possible { Heard::Likely { mv: other.mv } } else { heard }
    }

    /// Learns from a recording of a move that the person has entered.
    ///
    /// It shows how the person joins its words, and what this room changes; in much noise only the latter. An enrolment
    /// without announcements learns nothing.
    pub fn learn(&mut self, pcm: Pcm, said: &Candidate) {
        let Ok((sentence, signs)) = self.sentence(pcm, said) else { return };
        let Some(limits) = &mut self.limits else { return };
        limits.learn(&signs);
        let noise = self.room.unwrap_or(self.noise);
        let more: f32 = noise.iter().zip(&self.noise).map(|(now, then)| (now - then).max(0.0)).sum();
        if loudness(&sentence.frames.spectra()) >= LEARNT_ABOVE * more {
            self.enrolment.keep(sentence);
            self.tries = sentences::templates(&self.enrolment);
        }
    }

    /// Recognises an announcement of the enrolment by everything else in it.
    pub(crate) fn find_sentence(&self, number: usize, tree: &Tree) -> Option<(Label, Similarity)> {
        let limits = self.limits.as_ref()?;
        let model = Model::new(&self.tries, &Conditions::SAME);
        let found = sentences::found_without(&self.enrolment, number, &model, &self.usual, tree);
        let (label, signs) = found?;
        Some((label, limits.judge(&signs)))
    }

    /// Aligns a recording with one announcement. The spectra have the loudness of the enrolled words.
    ///
    /// # Errors
    /// [`Why`] if the recording does not have its words at all.
    pub(crate) fn sentence(&self, pcm: Pcm, said: &Candidate) -> Result<(Sentence, Signs), Why> {
        let (model, frames, mut spectra) = self.prepare(pcm)?;
        let gain = self.gain(&spectra, &self.room.unwrap_or_else(|| quietest(&spectra)));
        spectra.iter_mut().flatten().for_each(|power| *power /= gain);
        let decoding = decode(&model, &frames, &sentences::tree(said.ways()));
        let Findings { signs, segments, .. } = found(&model, &self.usual, &frames, &decoding);
        if segments.is_empty() {
            return Err(Why::NoWords);
        }
        let units = segments.into_iter().map(|segment| (segment.unit, segment.frames)).collect();
        Ok((Sentence { frames: Template::of(&spectra), units }, signs))
    }

    /// Returns the best label and its signs: the index of a candidate or, after these, of a command.
    ///
    /// # Errors
    /// [`Why`] if the recording has no announcement.
    #[doc(hidden)]
    pub fn findings(&self, pcm: Pcm, candidates: &[Candidate]) -> Result<Findings, Why> {
        if !RATES.contains(&pcm.rate) {
            return Err(Why::UnknownRate);
        }
        if pcm.is_clipped() {
            return Err(Why::Clipped);
        }
        if candidates.is_empty() && self.commands.is_empty() {
            return Err(Why::NoCandidates);
        }
        let (model, frames, _) = self.prepare(pcm)?;
        let decoding = decode(&model, &frames, &self.tree(candidates));
        Ok(found(&model, &self.usual, &frames, &decoding))
    }

    /// Finds the speech of a recording with its spectra, and adds its noise to the templates.
    fn prepare(&self, pcm: Pcm) -> Result<(Model, Frames, Vec<Bands>), Why> {
        let spectra = spectra(&pcm.resampled());
        if spectra.is_empty() {
            return Err(Why::Silence);
        }
        let noise = self.room.unwrap_or_else(|| quietest(&spectra));
        let levels = levels(&spectra, &noise);
        let range = speech(&levels, 0).ok_or(Why::Silence)?;
        match range.len() {
            ..SHORTEST => return Err(Why::TooShort),
            LONGEST.. => return Err(Why::TooLong),
            _ => {}
        }
        let model = Model::new(&self.tries, &self.conditions(&spectra[range.clone()], &noise));
        // Noise can hide the quiet ends of words.
        let range = range.start.saturating_sub(MARGIN)..(range.end + MARGIN).min(levels.len());
        let frames = frames(&spectra[range.clone()], &levels[range.clone()], &noise, &model.mean);
        Ok((model, frames, spectra[range].to_vec()))
    }

    /// Returns the power of speech relative to that of the enrolled words.
    fn gain(&self, speech: &[Bands], noise: &Bands) -> f32 {
        let loud = loudness(speech) - noise.iter().sum::<f32>();
        let usual = self.loudness - self.noise.iter().sum::<f32>();
        (loud.max(1.0) / usual.max(1.0)).clamp(1.0 / GAIN, GAIN)
    }

    fn conditions(&self, speech: &[Bands], noise: &Bands) -> Conditions {
        let gain = self.gain(speech, noise);
        let mut more = [0.0; BANDS];
        for (band, more) in more.iter_mut().enumerate() {
            *more = (noise[band] - gain * self.noise[band]).max(0.0);
        }
        Conditions { gain, more, noise: *noise }
    }

    fn tree(&self, candidates: &[Candidate]) -> Tree {
        let mut tree = Tree::default();
        let ways = (0..)
            .zip(candidates)
            .flat_map(|(label, candidate)| candidate.ways().iter().map(move |way| (label, way)));
        for (label, way) in ways {
            let enrolled =
                |&unit: &u8| self.tries.get(usize::from(unit)).is_some_and(|tries| !tries.is_empty());
            if way.iter().all(enrolled) {
                tree.add(way, label);
            }
        }
        for (at, (unit, _)) in self.commands.iter().enumerate() {
            tree.add(&[*unit], (candidates.len() + at) as Label);
        }
        tree
    }
}

fn found(model: &Model, usual: &[Usual], frames: &Frames, decoding: &Decoding) -> Findings {
    match &decoding.best {
        Some(best) => Findings {
            best: Some(best.label),
            signs: signs(model, usual, frames, decoding, best),
            segments: best.segments.clone(),
        },
        None => Findings { best: None, signs: Signs::default(), segments: Vec::new() },
    }
}
