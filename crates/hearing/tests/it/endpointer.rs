//! The start and end of speech while it is recorded.

use crate::allocations;
use crate::voice::{Noise, Voice};
use annabella_hearing::{Endpointer, Phase};
use proptest::prelude::*;

/// A second of noise, speech, and two seconds of noise; and the seconds in which the speech is.
fn recording(rate: u32, noise: f32) -> (Vec<i16>, std::ops::Range<f32>) {
    let mut source = Noise(7);
    let speech = Voice { rate, ..Voice::USUAL }.say("Springer Gustav eins");
    let seconds = speech.len() as f32 / rate as f32;
    let mut samples = source.samples(rate as usize, noise);
    samples.extend(speech.iter().map(|sample| sample.saturating_add((noise * source.next()) as i16)));
    samples.extend(source.samples(2 * rate as usize, noise));
    (samples, 1.4..1.0 + seconds - 0.4)
}

#[test]
fn speech_starts_and_ends_where_it_is_said() {
    for rate in [8_000, 16_000, 44_100, 48_000, 96_000] {
        for noise in [2.0, 60.0, 150.0] {
            let (samples, expected) = recording(rate, noise);
            let mut endpointer = Endpointer::new(rate);
            assert_eq!(endpointer.feed(&samples), Phase::Ended, "{rate} {noise}");
            let found = endpointer.speech().unwrap();
            let seconds = |sample: usize| sample as f32 / rate as f32;
            // Noise hides the quiet first letters.
            let late = if noise > 100.0 { 0.25 } else { 0.12 };
            let start = seconds(found.start) - expected.start;
            assert!(start.abs() < late, "{rate} {noise}: {found:?} {expected:?}");
            assert!(
                (seconds(found.end) - expected.end).abs() < 0.12,
                "{rate} {noise}: {found:?} {expected:?}"
            );
        }
    }
}

#[test]
fn noise_and_a_knock_are_no_speech() {
    let mut samples = Noise(3).samples(48_000, 200.0);
    assert_eq!(Endpointer::new(16_000).feed(&samples), Phase::Waiting);
    samples[24_000..24_300].iter_mut().for_each(|sample| *sample = sample.saturating_mul(100));
    assert_eq!(Endpointer::new(16_000).feed(&samples), Phase::Waiting);
}

#[test]
fn speech_goes_on_until_six_tenths_of_a_second_are_quiet() {
    let rate = 16_000;
    let (samples, expected) = recording(rate, 20.0);
    let mut endpointer = Endpointer::new(rate);
    let sample = |seconds: f32| (seconds * rate as f32) as usize;
    assert_eq!(endpointer.feed(&samples[..sample(expected.start + 0.2)]), Phase::Speaking);
    assert_eq!(
        endpointer.feed(&samples[sample(expected.start + 0.2)..sample(expected.end + 0.4)]),
        Phase::Speaking
    );
    assert_eq!(
        endpointer.feed(&samples[sample(expected.end + 0.4)..sample(expected.end + 0.8)]),
        Phase::Ended
    );
}

#[test]
fn feeding_allocates_nothing() {
    let (samples, _) = recording(48_000, 60.0);
    let mut endpointer = Endpointer::new(48_000);
    let count = allocations::during(|| {
        for piece in samples.chunks(441) {
            endpointer.feed(piece);
        }
    });
    assert_eq!((count, endpointer.phase()), (0, Phase::Ended));
    assert!(allocations::during(|| drop(vec![1_u8; 9])) > 0, "allocations are counted");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn pieces_of_any_length_are_heard_alike(lengths in prop::collection::vec(1_usize..3_000, 1..40)) {
        let (samples, _) = recording(16_000, 60.0);
        let mut whole = Endpointer::new(16_000);
        whole.feed(&samples);
        let (mut pieces, mut rest) = (Endpointer::new(16_000), &samples[..]);
        for length in lengths.into_iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (piece, after) = rest.split_at(length.min(rest.len()));
            pieces.feed(piece);
            rest = after;
        }
        prop_assert_eq!((whole.phase(), whole.speech()), (pieces.phase(), pieces.speech()));
    }

    #[test]
    fn anything_may_be_recorded_at_any_rate(samples in prop::collection::vec(any::<i16>(), 0..4_000), rate in any::<u32>()) {
        let mut endpointer = Endpointer::new(rate);
        endpointer.feed(&samples);
        if let Some(speech) = endpointer.speech() {
            prop_assert!(speech.start <= speech.end && speech.end <= samples.len());
        }
    }
}
