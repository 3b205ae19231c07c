//! A recording on disk: a growing WAV file that can be read even if it was cut off.

use crate::chess::Color;
use crate::clock::Span;
use crate::devices::platform::private_file::private;
use crate::devices::storage::input_file;
use crate::devices::voice::{HEADER, Pcm, wav_header};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The maximum size of a readable recording in bytes: hours of speech.
const LONGEST: u64 = 1 << 29;

/// The identity of a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The player who dictates.
    pub side: Color,
    /// The number among the player's recordings, from 1.
    pub take: usize,
    /// The number of the dictated move; 0 before the first.
    pub number: usize,
    /// The side that made the move.
    pub mover: Color,
}

/// A recording found on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTake {
    /// The player who dictated.
    pub side: Color,
    /// The number among the player's recordings, from 1.
    pub take: usize,
    /// The path of the file.
    pub path: PathBuf,
}

/// A recording in progress.
#[derive(Debug)]
pub struct TakeFile {
    label: Label,
    dir: PathBuf,
    rate: u32,
    file: Option<File>,
    /// The number of bytes of sound on disk.
    saved: u64,
    /// The sound after these bytes, not yet on disk.
    waiting: Vec<i16>,
}

impl Label {
    /// Returns the file name, for example `white-003-move-2-black.wav` or `white-001-start.wav`.
    pub fn file_name(&self) -> String {
        let Label { side, take, number, mover } = self;
        match number {
            0 => format!("{side}-{take:03}-start.wav"),
            _ => format!("{side}-{take:03}-move-{number}-{mover}.wav"),
        }
    }
}

impl TakeFile {
    /// Creates a recording in a directory, without writing anything yet.
    pub fn new(dir: &Path, label: Label, rate: u32) -> TakeFile {
        TakeFile { label, dir: dir.into(), rate, file: None, saved: 0, waiting: Vec::new() }
    }

    /// Returns the identity of the recording.
    pub fn label(&self) -> Label {
        self.label
    }

    /// Adds sound.
    pub fn push(&mut self, samples: &[i16]) {
        self.waiting.extend_from_slice(samples);
    }

    /// Whether the recording has no sound yet.
    pub fn is_empty(&self) -> bool {
        self.saved == 0 && self.waiting.is_empty()
    }

    /// Returns the length of the recording.
    pub fn length(&self) -> Span {
        let samples = self.saved / 2 + self.waiting.len() as u64;
        Span(samples * 1000 / u64::from(self.rate.max(1)))
    }

    /// Writes all of the recording to disk, with a matching header, and syncs it.
    /// Sound that cannot be written is kept for the next time.
    ///
    /// # Errors
    /// The operating system refuses.
    pub fn save(&mut self) -> io::Result<()> {
        self.write()?.sync_data()
    }

    /// Writes like `save`, but without syncing.
    /// The sound survives the end of the program, but not yet a power failure. Returns the file, for syncing.
    ///
    /// # Errors
    /// The operating system refuses.
    pub fn write(&mut self) -> io::Result<&File> {
        let bytes: Vec<u8> = self.waiting.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        let (saved, rate) = (self.saved, self.rate);
        let file = self.file()?;
        file.seek(SeekFrom::Start(HEADER + saved))?;
        file.write_all(&bytes)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&wav_header(rate, saved + bytes.len() as u64))?;
        self.saved += bytes.len() as u64;
        self.waiting.clear();
        self.file().map(|file| &*file)
    }

    /// Returns all sound of the recording; `saved` is the sound in its file.
    pub fn sound(&self, saved: Option<Pcm>) -> Pcm {
        let mut samples = saved.map(|pcm| pcm.samples).unwrap_or_default();
        // An interrupted save may have left more in the file than is counted.
        samples.truncate((self.saved / 2) as usize);
        samples.extend_from_slice(&self.waiting);
        Pcm { rate: self.rate, samples }
    }

    /// Returns the file, creating it if necessary. An existing file is never replaced.
    fn file(&mut self) -> io::Result<&mut File> {
        if self.file.is_none() {
            fs::create_dir_all(&self.dir)?;
            let name = self.label.file_name();
            let free = (1..1000).map(|n| match n {
                1 => self.dir.join(&name),
                _ => self.dir.join(name.replace(".wav", &format!("-{n}.wav"))),
            });
            let mut result = Err(io::ErrorKind::AlreadyExists.into());
            for path in free {
                result = private(OpenOptions::new().write(true).create_new(true)).open(path);
                if !result.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists) {
                    break;
                }
            }
            self.file = Some(result?);
        }
        self.file.as_mut().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// Returns the recordings in a directory, ordered by name; empty if the directory does not exist.
pub fn files(dir: &Path) -> Vec<FoundTake> {
    let Ok(entries) = fs::read_dir(dir) else { return Vec::new() };
    let mut found: Vec<FoundTake> = entries.filter_map(|entry| named(entry.ok()?.path())).collect();
    found.sort_by(|a, b| (a.take, &a.path).cmp(&(b.take, &b.path)));
    found
}

fn named(path: PathBuf) -> Option<FoundTake> {
    let name = path.file_name()?.to_str()?.strip_suffix(".wav")?;
    let mut parts = name.splitn(3, '-');
    let side = match parts.next()? {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return None,
    };
    let take = parts.next()?.parse().ok()?;
    Some(FoundTake { side, take, path })
}

/// Reads all sound in a recording's file, complete or cut off, whatever the header says.
///
/// # Errors
/// The file cannot be read, or is not a recording.
pub fn read(path: &Path) -> io::Result<Pcm> {
    let mut bytes = Vec::new();
    let file = input_file::open(path).map_err(io::Error::other)?;
    file.take(LONGEST).read_to_end(&mut bytes)?;
    let (Some(head), Some(sound)) = (bytes.get(..HEADER as usize), bytes.get(HEADER as usize..)) else {
        return Err(io::ErrorKind::UnexpectedEof.into());
    };
    let rate = u32::from_le_bytes([head[24], head[25], head[26], head[27]]);
    if !head.starts_with(b"RIFF") || rate == 0 || head != wav_header(rate, u64::from(counted(head))) {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let samples = sound.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
    Ok(Pcm { rate, samples })
}

/// Joins recordings one after another, with pauses, at the rate of the first.
pub fn joined(takes: impl IntoIterator<Item = Pcm>) -> Pcm {
    let mut all = Pcm { rate: 22_050, samples: Vec::new() };
    for take in takes {
        if all.samples.is_empty() {
            all = take;
            continue;
        }
        all.samples.extend(std::iter::repeat_n(0, (all.rate / 2) as usize));
        all.samples.extend(take.at_rate(all.rate).samples);
    }
    all
}

/// Returns the number of bytes of sound that a header states.
fn counted(head: &[u8]) -> u32 {
    u32::from_le_bytes([head[40], head[41], head[42], head[43]])
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const LABEL: Label = Label { side: Color::White, take: 3, number: 2, mover: Color::Black };

    fn samples(count: usize) -> Vec<i16> {
        (0..count).map(|at| (at * 37 % 20_001) as i16 - 10_000).collect()
    }

    #[test]
    fn a_take_grows_and_any_reader_reads_it_at_any_time() {
        let dir = tempfile::tempdir().unwrap();
        let mut take = TakeFile::new(&dir.path().join("takes"), LABEL, 22_050);
        let all = samples(5000);
        for part in all.chunks(1700) {
            take.push(part);
            take.save().unwrap();
            let path = dir.path().join("takes/white-003-move-2-black.wav");
            let reader = hound::WavReader::open(&path).unwrap();
            assert_eq!(reader.spec().sample_rate, 22_050);
            let read: Vec<i16> = reader.into_samples().map(Result::unwrap).collect();
            assert_eq!(read, all[..read.len()]);
            assert_eq!(Span(read.len() as u64 * 1000 / 22_050), take.length());
        }
        let found = files(&dir.path().join("takes"));
        assert_eq!((found.len(), found[0].side, found[0].take), (1, Color::White, 3));
        assert_eq!(read(&found[0].path).unwrap(), Pcm { rate: 22_050, samples: all });
    }

    #[test]
    fn what_cannot_be_written_waits_and_is_not_lost() {
        let dir = tempfile::tempdir().unwrap();
        let takes = dir.path().join("takes");
        fs::write(&takes, "no directory").unwrap();
        let mut take = TakeFile::new(&takes, LABEL, 8000);
        take.push(&samples(100));
        assert!(take.save().is_err());
        assert_eq!(take.sound(None).samples, samples(100));
        fs::remove_file(&takes).unwrap();
        take.save().unwrap();
        assert_eq!(read(&takes.join(LABEL.file_name())).unwrap().samples, samples(100));
    }

    #[test]
    fn takes_are_joined_with_pauses_at_one_rate() {
        let take = |rate: u32, value: i16| Pcm { rate, samples: vec![value; rate as usize] };
        let all = joined([take(8000, 1000), take(16_000, 2000)]);
        assert_eq!((all.rate, all.length().0 / 10), (8000, 250), "a second, half of one, a second");
        assert!(all.samples[8000..12_000].iter().all(|sample| *sample == 0));
        assert!((1990..=2000).contains(&all.samples[16_000]), "{}", all.samples[16_000]);
        assert!(joined([]).samples.is_empty());
    }

    #[test]
    fn no_take_is_replaced() {
        let dir = tempfile::tempdir().unwrap();
        for count in [100, 200] {
            let mut take = TakeFile::new(dir.path(), LABEL, 8000);
            take.push(&samples(count));
            take.save().unwrap();
        }
        let lengths: Vec<usize> =
            files(dir.path()).iter().map(|file| read(&file.path).unwrap().samples.len()).collect();
        assert_eq!(lengths, [200, 100], "the later one has -2 before .wav");
        fs::write(dir.path().join("notes-001-x.wav"), "").unwrap();
        assert_eq!(files(dir.path()).len(), 2);
        assert!(files(&dir.path().join("none")).is_empty());
    }

    proptest! {
        /// Wherever a file is cut off, the sound before is readable.
        #[test]
        fn a_cut_off_file_is_read(count in 0..400_usize, cut in 0..900_usize) {
            let dir = tempfile::tempdir().unwrap();
            let mut take = TakeFile::new(dir.path(), LABEL, 8000);
            take.push(&samples(count));
            take.save().unwrap();
            let path = dir.path().join(LABEL.file_name());
            let mut bytes = fs::read(&path).unwrap();
            bytes.truncate(cut);
            fs::write(&path, &bytes).unwrap();
            match read(&path) {
                Ok(pcm) => prop_assert_eq!(&pcm.samples[..], &samples(count)[..(bytes.len() - 44) / 2]),
                Err(_) => prop_assert!(cut < 44),
            }
        }

        #[test]
        fn any_bytes_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
            let dir = tempfile::tempdir().unwrap();
            let path = dir.path().join("x.wav");
            fs::write(&path, &bytes).unwrap();
            let _ = read(&path);
        }
    }
}
