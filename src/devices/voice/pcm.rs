//! Sound in memory and as a WAV file.

use super::device_queue::pause;
use super::{Espeak, EspeakError};
use crate::clock::Span;
use crate::speech::Language;
use rodio::buffer::SamplesBuffer;
use rodio::source::UniformSourceIterator;
use rodio::{ChannelCount, SampleRate};

/// Single-channel sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pcm {
    /// The number of samples per second.
    pub rate: u32,
    /// The samples.
    pub samples: Vec<i16>,
}

/// The level up to which samples, on a scale of 32768, are inaudible.
const SILENT: u16 = 16;

impl Pcm {
    /// Returns the range of samples from the first audible to the last audible one.
    pub(super) fn heard(&self) -> std::ops::Range<usize> {
        let heard = |sample: &i16| sample.unsigned_abs() > SILENT;
        let first = self.samples.iter().position(heard).unwrap_or(0);
        first..self.samples.iter().rposition(heard).map_or(first, |last| last + 1)
    }

    /// Appends this sound to another, without its initial silence.
    pub(super) fn after(self, before: Option<Pcm>) -> Pcm {
        let Some(mut all) = before else { return self };
        all.samples.extend_from_slice(&self.samples[self.heard().start..]);
        all
    }

    /// Appends `millis` milliseconds of silence.
    pub(super) fn rest(&mut self, millis: u32) {
        self.samples.extend(std::iter::repeat_n(0, self.rate as usize * millis as usize / 1000));
    }

    /// Returns the length of the sound.
    pub fn length(&self) -> Span {
        Span(self.samples.len() as u64 * 1000 / u64::from(self.rate.max(1)))
    }

    /// Converts the sound to `rate` samples per second.
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

/// Speaks sentences into the bytes of a single-channel 16-bit WAV file, with pauses between them.
/// The rate is in words a minute.
///
/// # Errors
///
/// There is no voice.
pub fn wav<S: AsRef<str>>(sentences: &[S], language: Language, rate: u32) -> Result<Vec<u8>, EspeakError> {
    let espeak = Espeak::open()?;
    let mut all = Pcm { rate: 22_050, samples: Vec::new() };
    for words in sentences {
        let pcm = espeak.render(words.as_ref(), language.tag(), rate)?;
        if !all.samples.is_empty() {
            all.rest(pause(rate));
        }
        all.rate = pcm.rate;
        all.samples.extend(pcm.samples);
    }
    Ok(wav_file(&all))
}

/// The length of a WAV file's header in bytes.
pub const HEADER: u64 = 44;

/// Returns the bytes of a WAV file: header and samples.
pub fn wav_file(pcm: &Pcm) -> Vec<u8> {
    let mut bytes = wav_header(pcm.rate, pcm.samples.len() as u64 * 2);
    bytes.extend(pcm.samples.iter().flat_map(|sample| sample.to_le_bytes()));
    bytes
}

/// Returns the header of a single-channel 16-bit WAV file.
/// The rate is in samples per second, the length of the sound in bytes.
pub fn wav_header(rate: u32, length: u64) -> Vec<u8> {
    let length = u32::try_from(length).unwrap_or(u32::MAX).min(u32::MAX - 36);
    let mut bytes = Vec::new();
    bytes.extend(b"RIFF");
    bytes.extend((length + 36).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16_u32.to_le_bytes());
    for short in [1_u16, 1] {
        bytes.extend(short.to_le_bytes());
    }
    bytes.extend(rate.to_le_bytes());
    bytes.extend(rate.saturating_mul(2).to_le_bytes());
    for short in [2_u16, 16] {
        bytes.extend(short.to_le_bytes());
    }
    bytes.extend(b"data");
    bytes.extend(length.to_le_bytes());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_holds_what_the_voice_says_and_pauses() {
        let bytes = wav(&["Eva vier", "Kurze Rochade"], Language::De, 175).unwrap();
        let mut file = hound::WavReader::new(bytes.as_slice()).unwrap();
        assert_eq!((file.spec().channels, file.spec().bits_per_sample), (1, 16));
        let samples = file.samples::<i16>().collect::<Result<Vec<_>, _>>().unwrap();
        let espeak = Espeak::open().unwrap();
        let length = |words| espeak.render(words, "de", 175).unwrap().samples.len();
        let (first, pause) = (length("Eva vier"), 22_050 * 200 / 1000);
        assert_eq!(samples.len(), first + pause + length("Kurze Rochade"));
        assert!(samples[first..first + pause].iter().all(|sample| *sample == 0));
        let loud = |stretch: &[i16]| stretch.iter().any(|sample| sample.abs() > 3000);
        assert!(loud(&samples[..first]) && loud(&samples[first + pause..]));
    }
}
