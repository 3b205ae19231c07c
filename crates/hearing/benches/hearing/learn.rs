//! Learns the constants of the crate from the tuning speakers.

use crate::corpus::{Recording, Speaker};
use crate::linear::{Matrix, add_outer, discriminants, zeros};
use crate::random::Random;
use crate::simulate::pink;
use annabella_hearing::Pcm;
use annabella_hearing::trial::{DIMENSIONS, RAW, raw_in_noise, spoken_samples, usual_noise};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// The ratios of speech to pink noise from which the projection is learnt, in decibels.
const RATIOS: [f32; 3] = [60.0, 20.0, 12.0];
/// The number of frames of the reference try in one class.
const CLASS: usize = 2;

/// Writes a file of constants.
pub fn write(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/learnt").join(name);
    fs::write(path, text).unwrap();
}

/// Learns the projection from frames at the same place of a word, and at others.
pub fn projection(speakers: &[Speaker]) -> String {
    let (mut within, mut between) = (zeros(RAW), zeros(RAW));
    for speaker in speakers {
        for ratio in RATIOS {
            let mut classes: HashMap<(usize, usize), Vec<Vec<f64>>> = HashMap::new();
            for (word, tries) in speaker.units.iter().chain(&speaker.unknown).enumerate() {
                let tries: Vec<Vec<Vec<f64>>> = tries
                    .iter()
                    .enumerate()
                    .map(|(at, recording)| {
                        noisy(
                            recording,
                            ratio,
                            &mut Random::of(&[&speaker.name, &format!("{word} {at} {ratio}")]),
                        )
                    })
                    .collect();
                let mut by_length: Vec<&Vec<Vec<f64>>> = tries.iter().collect();
                by_length.sort_by_key(|try_| try_.len());
                let reference = by_length[by_length.len() / 2].clone();
                for frames in &tries {
                    for (place, frame) in aligned(&reference, frames) {
                        classes.entry((word, place / CLASS)).or_default().push(frame);
                    }
                }
            }
            scatter(
                classes.into_values().filter(|frames| frames.len() >= 5).collect(),
                &mut within,
                &mut between,
            );
        }
    }
    let rows = discriminants(&within, &between, DIMENSIONS);
    let row = |row: &Vec<f64>| {
        let values: Vec<String> = row.iter().map(|value| format!("{value:.4}")).collect();
        format!("    [{}],\n", values.join(", "))
    };
    format!("[\n{}]\n", rows.iter().map(row).collect::<String>())
}

fn noisy(recording: &Recording, ratio: f32, random: &mut Random) -> Vec<Vec<f64>> {
    let pcm = Pcm { samples: &recording.samples, rate: recording.rate };
    let speech = &recording.samples[spoken_samples(pcm)];
    let power = speech.iter().map(|&sample| f64::from(sample).powi(2)).sum::<f64>() / speech.len() as f64;
    let noise = pink(speech.len(), random);
    let own = noise.iter().map(|&sample| f64::from(sample).powi(2)).sum::<f64>() / noise.len() as f64;
    let gain = (power / own).sqrt() as f32 / 10.0_f32.powf(ratio / 20.0);
    let noise: Vec<i16> = noise.iter().map(|sample| (sample * gain) as i16).collect();
    let mixed: Vec<i16> =
        speech.iter().zip(&noise).map(|(speech, noise)| speech.saturating_add(*noise)).collect();
    let rate = recording.rate;
    let raw = raw_in_noise(Pcm { samples: &mixed, rate }, &usual_noise(Pcm { samples: &noise, rate }));
    raw.into_iter().map(|frame| frame.iter().map(|&value| f64::from(value)).collect()).collect()
}

/// Returns each frame with its place in the reference.
fn aligned(reference: &[Vec<f64>], frames: &[Vec<f64>]) -> Vec<(usize, Vec<f64>)> {
    let distance = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt();
    let (width, height) = (reference.len(), frames.len());
    let mut costs = vec![vec![f64::INFINITY; width]; height];
    for row in 0..height {
        for at in 0..width {
            let before = match (row, at) {
                (0, 0) => 0.0,
                (0, _) => f64::INFINITY,
                _ => {
                    (at.saturating_sub(2)..=at).map(|from| costs[row - 1][from]).fold(f64::INFINITY, f64::min)
                }
            };
            costs[row][at] = before + distance(&reference[at], &frames[row]);
        }
    }
    let mut places = Vec::new();
    let mut at = width - 1;
    for row in (0..height).rev() {
        places.push((at, frames[row].clone()));
        if row > 0 {
            at = (at.saturating_sub(2)..=at)
                .min_by(|&a, &b| costs[row - 1][a].total_cmp(&costs[row - 1][b]))
                .unwrap();
        }
    }
    places
}

/// Adds the scatter of frames in their classes, and of the classes of one speaker.
fn scatter(classes: Vec<Vec<Vec<f64>>>, within: &mut Matrix, between: &mut Matrix) {
    let mean = |frames: &[Vec<f64>]| -> Vec<f64> {
        (0..RAW).map(|at| frames.iter().map(|frame| frame[at]).sum::<f64>() / frames.len() as f64).collect()
    };
    let minus = |a: &[f64], b: &[f64]| -> Vec<f64> { a.iter().zip(b).map(|(a, b)| a - b).collect() };
    let total: usize = classes.iter().map(Vec::len).sum();
    let means: Vec<Vec<f64>> = classes.iter().map(|frames| mean(frames)).collect();
    let centre = mean(&means);
    for (frames, mean) in classes.iter().zip(&means) {
        // A mean of few frames is nearer to each of them than the true one.
        let weight = frames.len() as f64 / (frames.len() - 1) as f64 / total as f64;
        for frame in frames {
            add_outer(within, &minus(frame, mean), weight / RATIOS.len() as f64 / 10.0);
        }
        add_outer(between, &minus(mean, &centre), 1.0 / means.len() as f64);
    }
}
