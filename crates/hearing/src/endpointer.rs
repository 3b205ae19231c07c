//! Finds the start and the end of speech while it is recorded.

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
