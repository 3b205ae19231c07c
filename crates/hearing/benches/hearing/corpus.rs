//! Recordings of words by many speakers, read from the folders of public data.

use std::fs;
use std::path::{Path, PathBuf};

/// A recording of one word.
#[derive(Clone)]
pub struct Recording {
    pub samples: Vec<i16>,
    pub rate: u32,
}

/// One person's recordings.
pub struct Speaker {
    pub name: String,
    /// The recordings of each unit, in the order in which they were made.
    pub units: Vec<Vec<Recording>>,
    /// The recordings of words outside of the vocabulary.
    pub unknown: Vec<Vec<Recording>>,
}

/// The number of units of moves in German, for which words of other languages stand.
const UNITS: usize = 27;

/// Reads a WAV file of one channel; of more, the first.
pub fn wav(path: &Path) -> Recording {
    let mut reader =
        hound::WavReader::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let spec = reader.spec();
    let channels = usize::from(spec.channels);
    let samples = reader.samples::<i16>().step_by(channels).map(|sample| sample.unwrap()).collect();
    Recording { samples, rate: spec.sample_rate }
}

/// Lists the files in a folder whose names end so, in order.
pub fn listed(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending) && !hidden(path));
    paths.sort();
    paths
}

fn hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// Reads speakers `from` to `to` of the Arabic Speech Commands: 27 words are units, 13 are unknown.
pub fn arabic(folder: &Path, from: usize, to: usize) -> Vec<Speaker> {
    let words = listed(&folder.join("arabic/dataset"), "");
    assert_eq!(words.len(), 40, "words of the Arabic Speech Commands");
    let speaker = |number: usize| {
        let name = format!("{number:08}");
        let word = |word: &PathBuf| {
            let file = |round: usize| word.join(format!("{name}_NO_{round:02}.wav"));
            (1..=10).map(|round| wav(&file(round))).collect::<Vec<Recording>>()
        };
        let mut units: Vec<Vec<Recording>> = words.iter().map(word).collect();
        let unknown = units.split_off(UNITS);
        Speaker { name, units, unknown }
    };
    (from..=to).map(speaker).collect()
}

/// Reads the Free Spoken Digit Dataset: each digit is a unit.
pub fn fsdd(folder: &Path) -> Vec<Speaker> {
    let folder = folder.join("fsdd/recordings");
    let names = ["george", "jackson", "lucas", "nicolas", "theo", "yweweler"];
    let speaker = |name: &str| {
        let file = |digit: usize, round: usize| wav(&folder.join(format!("{digit}_{name}_{round}.wav")));
        let units = (0..10).map(|digit| (0..50).map(|round| file(digit, round)).collect()).collect();
        Speaker { name: name.to_owned(), units, unknown: Vec::new() }
    };
    names.into_iter().map(speaker).collect()
}

/// Reads the Gujarati digits of all speakers with ten rounds.
pub fn gujarati(folder: &Path) -> Vec<Speaker> {
    let mut speakers = Vec::new();
    for region in listed(&folder.join("gujarati"), "").into_iter().filter(|path| path.is_dir()) {
        for person in listed(&region, "").into_iter().filter(|path| path.is_dir()) {
            let files = listed(&person, ".wav");
            let digit = |digit: usize| {
                let of =
                    files.iter().filter(|path| path.to_string_lossy().ends_with(&format!("D{digit}.wav")));
                of.map(|path| wav(path)).collect::<Vec<Recording>>()
            };
            let units: Vec<Vec<Recording>> = (0..10).map(digit).collect();
            if units.iter().all(|rounds| rounds.len() >= 10) {
                let parts: Vec<String> = [&region, &person]
                    .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
                    .to_vec();
                speakers.push(Speaker { name: parts.join("/"), units, unknown: Vec::new() });
            }
        }
    }
    speakers
}
