//! The start and the end of speech, while it is recorded and in a whole recording.

use super::decode::Frames;
use super::features::{COEFFICIENTS, Cepstrum, cepstra, mean, vectors};
use super::spectrum::{Bands, decibels_above, usual};
use std::f32::consts::PI;
use std::ops::Range;

/// The number of hops a second.
const HOPS: u32 = 100;
/// The level above the noise at which speech starts, and below which it pauses, in decibels.
const START: f32 = 9.0;
const PAUSE: f32 = 6.0;
/// The number of loud hops among the last eight at which speech starts.
const LOUD_HOPS: u32 = 6;
/// The number of quiet hops that end speech: 0.6 s.
const QUIET_HOPS: u32 = 60;
/// The number of hops from which the first noise is estimated: 0.1 s.
const FIRST_HOPS: u32 = 10;
/// The rise of the noise in a hop without and with speech, in decibels.
const RISE: f32 = 0.02;
const RISE_IN_SPEECH: f32 = 0.004;
/// The sound removed below, in hertz: steps, hum, wind.
const LOWEST: f32 = 120.0;

/// The progress of a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// No speech yet.
    Waiting,
    /// Speech.
    Speaking,
    /// Speech, then 0.6 s of quiet. Further samples change nothing.
    Ended,
}

/// Finds the start and the end of speech in samples that arrive in pieces. It never allocates.
///
/// ```
/// use annabella_hearing::{Endpointer, Phase};
/// let mut endpointer = Endpointer::new(16_000);
/// assert_eq!(endpointer.feed(&[0; 1_600]), Phase::Waiting);
/// ```
#[derive(Clone, Debug)]
pub struct Endpointer {
    hop: u32,
    pole: f32,
    /// The last sample, and the last one without low frequencies.
    last: (f32, f32),
    /// The samples of the unfinished hop, and the sum of their squares.
    count: u32,
    energy: f32,
    hops: u32,
    /// The level of the noise, in decibels; unknown at first.
    noise: Option<f32>,
    first: f32,
    /// One bit for each of the last hops: whether it was loud.
    loud: u8,
    quiet: u32,
    phase: Phase,
    /// The hops in which speech started and ended.
    started: u32,
    ended: u32,
}

impl Endpointer {
    /// Creates an endpointer for samples at `rate` a second. A rate of 0 counts as 100.
    pub fn new(rate: u32) -> Endpointer {
        let rate = rate.max(HOPS);
        Endpointer {
            hop: rate / HOPS,
            pole: 1.0 - (2.0 * PI * LOWEST / rate as f32).min(0.9),
            last: (0.0, 0.0),
            count: 0,
            energy: 0.0,
            hops: 0,
            noise: None,
            first: 0.0,
            loud: 0,
            quiet: 0,
            phase: Phase::Waiting,
            started: 0,
            ended: 0,
        }
    }

    /// Creates an endpointer that knows the noise from one that has heard it.
    pub fn after(noise: &Endpointer, rate: u32) -> Endpointer {
        Endpointer { noise: noise.noise, ..Endpointer::new(rate) }
    }

    /// Returns the phase after these samples.
    pub fn feed(&mut self, samples: &[i16]) -> Phase {
        for &sample in samples {
            if self.phase == Phase::Ended {
                break;
            }
            let sample = f32::from(sample);
            let high = sample - self.last.0 + self.pole * self.last.1;
            self.last = (sample, high);
            self.energy += high * high;
            self.count += 1;
            if self.count == self.hop {
                let level = 10.0 * (self.energy / self.hop as f32 + 1.0).log10();
                (self.count, self.energy) = (0, 0.0);
                self.hops += 1;
                self.hear(level);
            }
        }
        self.phase
    }

    /// Returns the phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the level of the noise in decibels of 0 to 90; `None` in the first 0.1 s.
    pub fn noise(&self) -> Option<f32> {
        self.noise
    }

    /// Returns the samples from the start of speech to its end or until now; `None` while waiting.
    pub fn speech(&self) -> Option<Range<usize>> {
        let sample = |hop: u32| hop as usize * self.hop as usize;
        match self.phase {
            Phase::Waiting => None,
            Phase::Speaking => Some(sample(self.started)..sample(self.hops)),
            Phase::Ended => Some(sample(self.started)..sample(self.ended)),
        }
    }

    fn hear(&mut self, level: f32) {
        let Some(noise) = self.noise else {
            self.first += level / FIRST_HOPS as f32;
            if self.hops == FIRST_HOPS {
                self.noise = Some(self.first);
            }
            return;
        };
        let rise = if self.phase == Phase::Waiting { RISE } else { RISE_IN_SPEECH };
        let nearer = if level < noise { 0.15 * (level - noise) } else { rise };
        self.noise = Some(noise + nearer);
        self.loud = self.loud << 1 | u8::from(level > noise + START);
        match self.phase {
            Phase::Waiting if self.loud.count_ones() >= LOUD_HOPS => {
                self.phase = Phase::Speaking;
                self.started = self.hops.saturating_sub(u8::BITS);
                self.quiet = 0;
            }
            Phase::Speaking if level <= noise + PAUSE => {
                self.quiet += 1;
                if self.quiet >= QUIET_HOPS {
                    self.phase = Phase::Ended;
                    self.ended = self.hops - self.quiet;
                }
            }
            // A knock in the pause does not prolong speech.
            Phase::Speaking if self.loud & 0b111 == 0b111 => self.quiet = 0,
            Phase::Speaking if self.quiet > 0 => self.quiet += 1,
            _ => {}
        }
    }
}

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
