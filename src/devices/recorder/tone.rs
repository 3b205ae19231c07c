//! The two tones of a recorder: rising when it starts to listen, falling when the take is kept.

use crate::devices::voice::Pcm;

/// Samples per second.
const RATE: u32 = 22_050;
/// The length of each of the two notes, in seconds.
const NOTE: f32 = 0.07;
/// The lower note, in hertz.
const LOW: f32 = 587.0;
const HIGH: f32 = 880.0;
/// The loudness of a peak, where 1 is the loudest possible: 6 dB below it.
const PEAK: f32 = 0.5;

/// The tone when the recorder starts to listen.
pub fn begins() -> Pcm {
    notes([LOW, HIGH])
}

/// The tone when the take is kept.
pub fn ends() -> Pcm {
    notes([HIGH, LOW])
}

fn notes(hertz: [f32; 2]) -> Pcm {
    let length = (RATE as f32 * NOTE) as usize;
    let note = |hertz: f32| {
        (0..length).map(move |at| {
            // It rises from silence and falls to silence, without a click.
            let swell = (std::f32::consts::PI * at as f32 / length as f32).sin();
            let wave = (std::f32::consts::TAU * hertz * at as f32 / RATE as f32).sin();
            (wave * swell * PEAK * f32::from(i16::MAX)) as i16
        })
    };
    Pcm { rate: RATE, samples: hertz.into_iter().flat_map(note).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_short_and_told_apart() {
        for tone in [begins(), ends()] {
            let milliseconds = tone.samples.len() * 1000 / tone.rate as usize;
            assert!((80..=220).contains(&milliseconds), "{milliseconds}");
            let peak = tone.samples.iter().map(|sample| sample.unsigned_abs()).max();
            assert!(peak.is_some_and(|peak| (14_000..=16_400).contains(&peak)), "{peak:?}");
        }
        let crossings =
            |samples: &[i16]| samples.windows(2).filter(|two| (two[0] < 0) != (two[1] < 0)).count();
        let (first, second) = (begins(), ends());
        let half = first.samples.len() / 2;
        assert!(crossings(&first.samples[..half]) < crossings(&first.samples[half..]));
        assert!(crossings(&second.samples[..half]) > crossings(&second.samples[half..]));
    }
}
