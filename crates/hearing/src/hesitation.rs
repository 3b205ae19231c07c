//! Announcements before or after which the person hesitates: “um”, “please”, a cough, and a pause.

use super::acceptance::{Heard, Why};
use super::candidate::{Candidate, UnitIndex};
use super::endpointer::{levels, quietest, speech};
use super::pcm::Pcm;
use super::recogniser::Recogniser;
use super::spectrum::{samples, spectra};
use super::unit::Meaning;
use std::ops::Range;

/// The shortest pause, in frames of 10 ms.
const PAUSE: usize = 15;
/// The level above the noise below which sound is a pause, in decibels.
const QUIET: f32 = 6.0;
/// The longest hesitation, in frames of 10 ms.
const LONGEST: usize = 60;

impl Recogniser {
    /// Recognises an announcement between pauses, if the other sounds are short and cannot belong to it.
    ///
    /// The move is only likely: the person may have meant these sounds.
    pub(crate) fn hear_between_pauses(&self, pcm: Pcm, candidates: &[Candidate]) -> Option<Heard> {
        let spectra = spectra(&pcm.resampled());
        let noise = self.noise_now().unwrap_or_else(|| quietest(&spectra));
        let levels = levels(&spectra, &noise);
        let speech = speech(&levels, 0)?;
        let pauses = pauses(&levels, &speech);
        let (first, last) = (pauses.first()?, pauses.last()?);
        let (before, after) = (speech.start..first.start, last.end..speech.end);
        let part = |frames: &Range<usize>| {
            let quiet = frames.start.saturating_sub(PAUSE)..(frames.end + PAUSE).min(levels.len());
            Pcm { samples: &pcm.samples[samples(&quiet, pcm)], rate: pcm.rate }
        };
        [
            (Some(&before), None, first.end..speech.end),
            (None, Some(&after), speech.start..last.start),
            (Some(&before), Some(&after), first.end..last.start),
        ]
        .into_iter()
        .filter(|(before, after, rest)| {
            !rest.is_empty() && before.iter().chain(after).all(|frames| frames.len() <= LONGEST)
        })
        .find_map(|(before, after, rest)| {
            let (candidate, begins) = self.certain(part(&rest), candidates)?;
            // “Um” sounds like “one”, but a rank is never the first word, and only a request precedes a piece.
            let precedes = |meaning| match (begins, meaning) {
                (_, Meaning::Command(_)) => true,
                (_, Meaning::Rank(_)) | (Meaning::Role(_) | Meaning::Castling(_), _) => false,
                _ => true,
            };
            let is_free = before.is_none_or(|frames| !self.is_word(part(frames), candidate, precedes))
                && after.is_none_or(|frames| !self.is_word(part(frames), candidate, |_| true));
            is_free.then_some(Heard::Likely { mv: candidate.mv })
        })
    }

    /// Whether a sound can be an enrolled word with such a meaning. `any`: a candidate whose move is used.
    fn is_word(&self, pcm: Pcm, any: &Candidate, is_one: impl Fn(Meaning) -> bool) -> bool {
        let units = (0..).zip(self.units());
        let words: Vec<Candidate> = units
            .filter(|(_, unit)| is_one(unit.meaning()))
            .map(|(index, _): (UnitIndex, _)| Candidate::new(any.mv, vec![vec![index]]))
            .collect();
        match self.findings(pcm, &words) {
            Ok(findings) => self.is_voice(&findings.signs),
            Err(Why::TooShort | Why::Silence) => false,
            Err(_) => true,
        }
    }
}

/// Returns the pauses within speech.
fn pauses(levels: &[f32], speech: &Range<usize>) -> Vec<Range<usize>> {
    let mut pauses: Vec<Range<usize>> = Vec::new();
    for at in speech.clone().filter(|&at| levels[at] < QUIET) {
        match pauses.last_mut() {
            Some(pause) if pause.end == at => pause.end = at + 1,
            _ => pauses.push(at..at + 1),
        }
    }
    pauses.retain(|pause| pause.len() >= PAUSE);
    pauses
}
