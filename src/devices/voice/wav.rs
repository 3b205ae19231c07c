//! Words as a sound file, without any device.

use super::{Espeak, EspeakError};
use crate::speech::{Language, Message, Worded};
use std::path::{Path, PathBuf};

/// Milliseconds of silence between sentences, beyond the voice's own.
const PAUSE: u32 = 200;

/// Why there is no sound file.
#[derive(Debug, thiserror::Error)]
pub enum WavError {
    /// The voice cannot speak.
    #[error(transparent)]
    Voice(#[from] EspeakError),
    /// The file cannot be written.
    #[error("{}: {why}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// The system's sentence.
        why: String,
    },
}

impl Worded for WavError {
    fn message(&self) -> Message {
        match self {
            WavError::Voice(error) => error.message(),
            WavError::File { path, why } => {
                Message::new("wav-file").with("path", path.display().to_string()).with("why", why.as_str())
            }
        }
    }
}

/// Writes sentences, with pauses between them, as a WAV file of one channel of 16 bits. The rate
/// is in words a minute.
///
/// # Errors
///
/// If there is no voice, or the file cannot be written.
pub fn render_wav<S: AsRef<str>>(
    sentences: &[S],
    language: Language,
    rate: u32,
    path: &Path,
) -> Result<(), WavError> {
    let espeak = Espeak::open()?;
    let spoken = sentences
        .iter()
        .map(|words| espeak.render(words.as_ref(), language.tag(), rate))
        .collect::<Result<Vec<_>, _>>()?;
    let sample_rate = spoken.first().map_or(22_050, |pcm| pcm.rate);
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let write = || -> hound::Result<()> {
        let mut file = hound::WavWriter::create(path, spec)?;
        for (index, pcm) in spoken.iter().enumerate() {
            let pause = if index == 0 { 0 } else { sample_rate * PAUSE / 1000 };
            for sample in std::iter::repeat_n(0, pause as usize).chain(pcm.samples.iter().copied()) {
                file.write_sample(sample)?;
            }
        }
        file.finalize()
    };
    write().map_err(|error| WavError::File { path: path.to_owned(), why: why(error) })
}

fn why(error: hound::Error) -> String {
    match error {
        hound::Error::IoError(error) => error.to_string(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_holds_what_the_voice_says_and_pauses() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("moves.wav");
        render_wav(&["Eva vier", "Kurze Rochade"], Language::De, 170, &path).unwrap();
        let mut file = hound::WavReader::open(&path).unwrap();
        assert_eq!((file.spec().channels, file.spec().bits_per_sample), (1, 16));
        let samples = file.samples::<i16>().collect::<Result<Vec<_>, _>>().unwrap();
        let espeak = Espeak::open().unwrap();
        let length = |words| espeak.render(words, "de", 170).unwrap().samples.len();
        let (first, pause) = (length("Eva vier"), 22_050 * 200 / 1000);
        assert_eq!(samples.len(), first + pause + length("Kurze Rochade"));
        assert!(samples[first..first + pause].iter().all(|sample| *sample == 0));
        let loud = |stretch: &[i16]| stretch.iter().any(|sample| sample.abs() > 3000);
        assert!(loud(&samples[..first]) && loud(&samples[first + pause..]));
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let path = Path::new("/nowhere/moves.wav");
        let error = render_wav(&["Eva vier"], Language::De, 170, path).unwrap_err();
        assert!(error.to_string().starts_with("/nowhere/moves.wav: "));
    }
}
