//! Words on their way through a mixer: their progress, and a way to stop them.

use super::Pcm;
use rodio::{ChannelCount, Sample, SampleRate, Source};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// The volume of all words, including those being said.
#[derive(Clone, Debug)]
pub(super) struct Volume(Arc<AtomicU32>);

/// The progress of words, seen from outside the device's thread.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress {
    ended: Arc<AtomicBool>,
    cut: Arc<AtomicBool>,
}

/// Words as a source for the mixer. The source ends when they have been said or cut.
pub(super) struct Spoken {
    pcm: Arc<Pcm>,
    at: usize,
    volume: Volume,
    /// The greatest volume factor at which no sample is clipped.
    most: f32,
    progress: Progress,
}

/// Endless silence that counts how many samples the device has taken.
/// It keeps the stream open before the first word, and reveals a failed device.
pub(super) struct Silence {
    pub(super) channels: ChannelCount,
    pub(super) rate: SampleRate,
    pub(super) taken: Arc<AtomicU64>,
}

impl Default for Volume {
    fn default() -> Volume {
        Volume(Arc::new(AtomicU32::new(1.0_f32.to_bits())))
    }
}

impl Volume {
    pub(super) fn set(&self, factor: f32) {
        self.0.store(factor.to_bits(), Ordering::Relaxed);
    }

    fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Ordering::Relaxed))
    }
}

impl Progress {
    pub(super) fn ended(&self) -> bool {
        self.ended.load(Ordering::Acquire)
    }

    pub(super) fn end(&self) {
        self.ended.store(true, Ordering::Release);
    }

    pub(super) fn cut(&self) {
        self.cut.store(true, Ordering::Release);
    }
}

impl Spoken {
    pub(super) fn new(pcm: Arc<Pcm>, volume: Volume) -> (Spoken, Progress) {
        let progress = Progress::default();
        let at = lead(&pcm);
        let peak = pcm.samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
        let most = 32_768.0 / f32::from(peak.max(1));
        (Spoken { pcm, at, volume, most, progress: progress.clone() }, progress)
    }
}

/// Returns the first sample to play: two milliseconds before the sound becomes audible.
/// Earlier silence would only delay the answer.
fn lead(pcm: &Pcm) -> usize {
    pcm.heard().start.saturating_sub(pcm.rate as usize / 500)
}

impl Iterator for Spoken {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if self.progress.cut.load(Ordering::Relaxed) {
            return None;
        }
        let sample = *self.pcm.samples.get(self.at)?;
        self.at += 1;
        Some(f32::from(sample) / 32_768.0 * self.volume.get().min(self.most))
    }
}

impl Drop for Spoken {
    /// Reports the end: the mixer drops ended words.
    /// A failing device drops them too, but reports that elsewhere.
    fn drop(&mut self) {
        if self.at >= self.pcm.samples.len() || self.progress.cut.load(Ordering::Relaxed) {
            self.progress.end();
        }
    }
}

impl Source for Spoken {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        ChannelCount::MIN
    }

    fn sample_rate(&self) -> SampleRate {
        NonZero::new(self.pcm.rate).unwrap_or(SampleRate::MIN)
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

impl Iterator for Silence {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        self.taken.fetch_add(1, Ordering::Relaxed);
        Some(0.0)
    }
}

impl Source for Silence {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        self.channels
    }

    fn sample_rate(&self) -> SampleRate {
        self.rate
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pcm(samples: Vec<i16>) -> Arc<Pcm> {
        Arc::new(Pcm { rate: 1000, samples })
    }

    #[test]
    fn leading_silence_is_skipped_but_for_two_milliseconds() {
        let mut samples = vec![0; 100];
        samples.extend([16_384; 10]);
        let (spoken, progress) = Spoken::new(pcm(samples), Volume::default());
        assert!(!progress.ended());
        let heard: Vec<f32> = spoken.collect();
        assert_eq!(heard.len(), 12);
        assert_eq!(heard[2], 0.5);
        assert!(progress.ended());
    }

    #[test]
    fn a_cut_ends_it_and_an_early_drop_is_no_end() {
        let (mut spoken, progress) = Spoken::new(pcm(vec![1000; 10]), Volume::default());
        assert!(spoken.next().is_some());
        progress.cut();
        assert_eq!(spoken.next(), None);
        drop(spoken);
        assert!(progress.ended());

        let (spoken, progress) = Spoken::new(pcm(vec![1000; 10]), Volume::default());
        drop(spoken);
        assert!(!progress.ended());
    }

    #[test]
    fn volume_acts_at_once_and_never_overflows() {
        let volume = Volume::default();
        let (mut spoken, _) = Spoken::new(pcm(vec![i16::MAX; 10]), volume.clone());
        volume.set(0.5);
        assert!((spoken.next().unwrap() - 0.5).abs() < 0.001);
        volume.set(3.0);
        assert_eq!(spoken.next(), Some(1.0));
    }

    #[test]
    fn what_is_made_louder_keeps_its_shape() {
        let volume = Volume::default();
        volume.set(2.0);
        let (spoken, _) = Spoken::new(pcm(vec![8_000, 24_576, -16_384]), volume);
        let heard: Vec<f32> = spoken.collect();
        assert_eq!(heard[1], 1.0, "the loudest sample is just not clipped");
        assert!((heard[2] / heard[1] + 16_384.0 / 24_576.0).abs() < 1e-6);
    }
}
