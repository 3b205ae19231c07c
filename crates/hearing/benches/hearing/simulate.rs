//! Utterances made of recorded words, with noise and echo.

use crate::corpus::{Recording, Speaker};
use crate::random::Random;
use annabella_hearing::{Pcm, trial::spoken_samples};

/// The rooms and disturbances of the tables.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Room {
    /// The recordings as they are.
    Clean,
    /// Noise of equal power in each octave, at this ratio in decibels.
    Pink(f32),
    /// Five other speakers together, at this ratio in decibels.
    Babble(f32),
    /// An echo that falls by 60 dB in half a second.
    Reverberation,
    /// Speech faster or slower by up to a quarter.
    Tempo,
}

/// Sound at one rate.
#[derive(Clone)]
pub struct Sound {
    pub samples: Vec<f32>,
    pub rate: u32,
}

impl Sound {
    /// Returns the samples as they are recorded, turned down if they would be clipped.
    pub fn recorded(&self) -> Vec<i16> {
        let peak = self.samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let gain = (30_000.0 / peak.max(1.0)).min(1.0);
        self.samples.iter().map(|sample| (sample * gain) as i16).collect()
    }
}

/// An utterance, and the noise of the room before it.
pub struct Utterance {
    pub speech: Vec<i16>,
    pub room: Vec<i16>,
    pub rate: u32,
}

impl Utterance {
    pub fn pcm(&self) -> Pcm<'_> {
        Pcm { samples: &self.speech, rate: self.rate }
    }

    pub fn room(&self) -> Pcm<'_> {
        Pcm { samples: &self.room, rate: self.rate }
    }
}

/// The level of the faint noise of every room, of 32,768.
pub const HISS_ONLY: f32 = 2.0;
/// The quiet before and after an utterance, in seconds.
const QUIET: f32 = 0.3;
/// The length of the noise before an utterance, in seconds.
const BEFORE: f32 = 1.0;

/// Joins recordings: pauses of 0 to 80 ms, levels that differ by up to 3 dB, no cut or overlap.
pub fn joined(words: &[&Recording], random: &mut Random) -> Sound {
    let rate = words[0].rate;
    let quiet = |seconds: f32| vec![0.0; (seconds * rate as f32) as usize];
    let mut samples = quiet(QUIET);
    for (at, word) in words.iter().enumerate() {
        if at > 0 {
            samples.extend(quiet(random.between(0.0, 0.08)));
        }
        let gain = 10.0_f32.powf(random.between(-3.0, 3.0) / 20.0);
        let spoken = spoken_samples(Pcm { samples: &word.samples, rate });
        samples.extend(word.samples[spoken].iter().map(|&sample| f32::from(sample) * gain));
    }
    samples.extend(quiet(QUIET));
    Sound { samples, rate }
}

/// Puts an utterance into a room. `others` speak in a babble.
pub fn heard(mut sound: Sound, room: Room, others: &[&Speaker], random: &mut Random) -> Utterance {
    let rate = sound.rate;
    if room == Room::Tempo {
        sound = stretched(&sound, random.between(0.8, 1.25));
    }
    if room == Room::Reverberation {
        sound = reverberant(&sound, random);
    }
    let before = (BEFORE * rate as f32) as usize;
    let length = before + sound.samples.len();
    let (noise, ratio) = match room {
        Room::Clean | Room::Reverberation | Room::Tempo => (Vec::new(), 0.0),
        Room::Pink(ratio) => (pink(length, random), ratio),
        Room::Babble(ratio) => (babble(length, rate, others, random), ratio),
    };
    let gain = power(&sound.samples).sqrt() / power(&noise).sqrt().max(1e-3) / 10.0_f32.powf(ratio / 20.0);
    let mut all: Vec<f32> = vec![0.0; before].into_iter().chain(sound.samples).collect();
    all.iter_mut().zip(&noise).for_each(|(sample, noise)| *sample += noise * gain);
    all.iter_mut().for_each(|sample| *sample += HISS_ONLY * random.normal());
    let recorded = Sound { samples: all, rate }.recorded();
    Utterance { room: recorded[..before].to_vec(), speech: recorded[before..].to_vec(), rate }
}

/// Returns the mean power of the samples that are not silent.
fn power(samples: &[f32]) -> f32 {
    let sounding = samples.iter().filter(|sample| sample.abs() > 1.0);
    let (sum, count) =
        sounding.fold((0.0_f64, 0), |(sum, count), &sample| (sum + f64::from(sample * sample), count + 1));
    (sum / f64::from(count.max(1))) as f32
}

/// Makes noise of equal power in each octave as Voss did.
pub fn pink(length: usize, random: &mut Random) -> Vec<f32> {
    let mut rows = [0.0_f32; 14];
    let noise = (0..length).map(|at| {
        let row = (at.trailing_zeros() as usize).min(rows.len() - 1);
        rows[row] = random.normal();
        rows.iter().sum::<f32>() + random.normal()
    });
    noise.collect()
}

/// Makes the words of five speakers together.
fn babble(length: usize, rate: u32, others: &[&Speaker], random: &mut Random) -> Vec<f32> {
    let mut noise = vec![0.0; length];
    for _ in 0..5 {
        let speaker = random.choice(others);
        let mut at = 0;
        while at < length {
            let words = random.choice(&speaker.units);
            let word = random.choice(words).clone();
            let gain = 3_000.0
                / power(&word.samples.iter().map(|&s| f32::from(s)).collect::<Vec<_>>()).sqrt().max(1.0);
            let step = word.rate as f32 / rate as f32;
            let range = spoken_samples(Pcm { samples: &word.samples, rate: word.rate });
            for index in 0..(range.len() as f32 / step) as usize {
                if let Some(sum) = noise.get_mut(at + index) {
                    *sum += gain * f32::from(word.samples[range.start + (index as f32 * step) as usize]);
                }
            }
            at += range.len() + random.below(rate as usize / 5);
        }
    }
    noise
}

/// Adds an exponentially falling echo of half a second, 3 dB below the direct sound.
fn reverberant(sound: &Sound, random: &mut Random) -> Sound {
    let length = (0.4 * sound.rate as f32) as usize;
    let first = sound.rate as usize / 200;
    let fall = |at: usize| 10.0_f32.powf(-3.0 * at as f32 / (0.5 * sound.rate as f32));
    let echo: Vec<f32> =
        (0..length).map(|at| if at < first { 0.0 } else { fall(at) * random.normal() }).collect();
    let energy: f32 = echo.iter().map(|value| value * value).sum();
    let gain = (0.5 / energy).sqrt();
    let mut samples = sound.samples.clone();
    samples.resize(samples.len() + length, 0.0);
    // Only every third value of the echo is used: it is noise, and the sum is shorter.
    let taps: Vec<(usize, f32)> =
        echo.iter().enumerate().step_by(3).map(|(at, value)| (at, value * gain * 3.0_f32.sqrt())).collect();
    for (at, &sample) in sound.samples.iter().enumerate() {
        if sample != 0.0 {
            for &(delay, value) in &taps {
                samples[at + delay] += sample * value;
            }
        }
    }
    Sound { samples, rate: sound.rate }
}

/// Changes the tempo without the pitch: overlapping pieces of 30 ms, moved to where they fit best.
fn stretched(sound: &Sound, factor: f32) -> Sound {
    let piece = sound.rate as usize * 30 / 1_000;
    let hop = piece / 2;
    let reach = piece / 4;
    let length = (sound.samples.len() as f32 * factor) as usize;
    let mut samples = vec![0.0_f32; length + piece];
    let at_or_0 = |at: usize| sound.samples.get(at).copied().unwrap_or(0.0);
    let mut source = 0_usize;
    for target in (0..length).step_by(hop) {
        let wanted = (target as f32 / factor) as usize;
        let follows = source + hop;
        let shift = if target == 0 {
            0
        } else {
            let fit = |shift: usize| -> f32 {
                (0..hop)
                    .step_by(3)
                    .map(|at| at_or_0((wanted + shift).saturating_sub(reach) + at) * at_or_0(follows + at))
                    .sum()
            };
            (0..2 * reach).step_by(2).max_by(|&a, &b| fit(a).total_cmp(&fit(b))).unwrap_or(reach)
        };
        source = if target == 0 { 0 } else { (wanted + shift).saturating_sub(reach) };
        for at in 0..piece {
            let window = 0.5 - 0.5 * (2.0 * std::f32::consts::PI * at as f32 / piece as f32).cos();
            samples[target + at] += window * at_or_0(source + at);
        }
    }
    samples.truncate(length);
    Sound { samples, rate: sound.rate }
}

/// Makes noise and knocks without a word, two seconds of it.
pub fn knocks(rate: u32, random: &mut Random) -> Sound {
    let length = 2 * rate as usize;
    let mut samples: Vec<f32> =
        pink(length, random).into_iter().map(|sample| sample * random.between(1.0, 40.0)).collect();
    for _ in 0..1 + random.below(6) {
        let (start, pitch) = (random.below(length), random.between(80.0, 2_500.0));
        let (level, fall) = (random.between(1_000.0, 12_000.0), random.between(0.01, 0.15));
        for at in 0..rate as usize / 2 {
            let seconds = at as f32 / rate as f32;
            let tone = (2.0 * std::f32::consts::PI * pitch * seconds).sin() + 0.7 * random.normal();
            if let Some(sample) = samples.get_mut(start + at) {
                *sample += level * (-seconds / fall).exp() * tone;
            }
        }
    }
    Sound { samples, rate }
}
