//! Sound in memory: speech, recordings or tones.

use crate::clock::Span;
use rodio::buffer::SamplesBuffer;
use rodio::source::UniformSourceIterator;
use rodio::{ChannelCount, SampleRate};

/// Sound of one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcm {
    /// Samples per second.
    pub rate: u32,
    /// The samples.
    pub samples: Vec<i16>,
}

/// Samples up to this level, of 32768, are inaudible.
const SILENT: u16 = 16;

impl Pcm {
    /// The range of samples from the first audible to the last audible one.
    pub(super) fn heard(&self) -> std::ops::Range<usize> {
        let heard = |sample: &i16| sample.unsigned_abs() > SILENT;
        let first = self.samples.iter().position(heard).unwrap_or(0);
        first..self.samples.iter().rposition(heard).map_or(first, |last| last + 1)
    }

    /// This sound appended to another, without the silence at its beginning.
    pub(super) fn after(self, before: Option<Pcm>) -> Pcm {
        let Some(mut all) = before else { return self };
        all.samples.extend_from_slice(&self.samples[self.heard().start..]);
        all
    }

    /// Appends that many milliseconds of silence.
    pub(super) fn rest(&mut self, millis: u32) {
        self.samples.extend(std::iter::repeat_n(0, self.rate as usize * millis as usize / 1000));
    }

    /// Its length.
    pub fn length(&self) -> Span {
        Span(self.samples.len() as u64 * 1000 / u64::from(self.rate.max(1)))
    }

    /// The same sound with that many samples per second.
    pub fn at_rate(self, rate: u32) -> Pcm {
        let (Some(from), Some(to)) = (SampleRate::new(self.rate), SampleRate::new(rate)) else { return self };
        if from == to {
            return self;
        }
        let samples = self.samples.iter().map(|sample| f32::from(*sample) / 32_768.0).collect::<Vec<_>>();
        let source = SamplesBuffer::new(ChannelCount::MIN, from, samples);
        let samples = UniformSourceIterator::new(source, ChannelCount::MIN, to);
        Pcm { rate, samples: samples.map(|sample| (sample * 32_768.0) as i16).collect() }
    }
}
