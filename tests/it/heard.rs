//! The ten recorded games once more, with sound: what the room was to hear is in the recording of
//! its sink, word for word and in order, by the German voice.

use crate::hall::{self, Heard, Manner};
use crate::hearing::find_among;
use crate::pulse::{Pulse, Recording};
use annabella::chess::Color;
use std::collections::HashMap;
use std::process::Command;

/// As fast as experienced listeners have it, so that ten games take few minutes.
const RATE: &str = "700";

/// How much later than the end of the one before an utterance may begin, in seconds, and the
/// first of all.
const LATE: f64 = 2.0;
const FIRST: f64 = 10.0;

/// The pause that at least stands between two utterances, in seconds.
const PAUSE: f64 = 0.06;

/// What is compared: the likeness that must be reached at least, and the difference in length
/// that may be at most.
const LIKENESS: f64 = 0.9;
const LENGTH: f64 = 0.1;

/// The words as the engine's own program says them.
struct Reference {
    known: HashMap<(String, String), Recording>,
    dir: tempfile::TempDir,
}

impl Reference {
    fn new() -> Reference {
        Reference { known: HashMap::new(), dir: tempfile::tempdir().unwrap() }
    }

    fn of(&mut self, words: &str, language: &str) -> Recording {
        let key = (words.to_owned(), language.to_owned());
        let path = self.dir.path().join("words.wav");
        self.known
            .entry(key)
            .or_insert_with(|| {
                let status = Command::new("espeak-ng")
                    .args(["-v", language, "-s", RATE, "-w"])
                    .arg(&path)
                    .arg(words)
                    .status();
                assert!(status.unwrap().success());
                let mut file = hound::WavReader::open(&path).unwrap();
                let samples = file.samples().map(Result::unwrap).collect();
                Recording { rate: file.spec().sample_rate, samples }
            })
            .clone()
    }
}

/// What must be heard whole: nothing cuts it and nothing newer replaces it.
fn certain(heard: &Heard) -> bool {
    matches!(heard.priority.as_str(), "message" | "important")
}

fn seconds(recording: &Recording) -> f64 {
    recording.samples.len() as f64 / f64::from(recording.rate)
}

fn part(recording: &Recording, from: f64, length: f64) -> Recording {
    let at = |seconds: f64| ((seconds * f64::from(recording.rate)) as usize).min(recording.samples.len());
    Recording { rate: recording.rate, samples: recording.samples[at(from)..at(from + length)].to_vec() }
}

/// Plays a game with sound and finds all of it in the recording. How many utterances were found,
/// and the least likeness among them.
fn game_is_heard(number: usize) -> (usize, f64) {
    let pulse = Pulse::start(&["hall"]);
    let recorder = pulse.record("hall");
    let side = if number % 2 == 1 { Color::White } else { Color::Black };
    let speech = ["--rate", RATE];
    let env = pulse.env();
    let played = hall::play(&Manner {
        number,
        side,
        speed: "60",
        speech: &speech,
        environment: &env,
        kills: 0,
        seed: number as u64,
    });
    let recording = recorder.stop();
    let said = hall::heard(&played.printed.concat());
    let mut reference = Reference::new();
    let (mut cursor, mut count, mut least) = (0.0, 0, 1.0_f64);
    for words in said.iter().filter(|words| certain(words)) {
        let wanted = reference.of(&words.voiced, &words.language);
        let window = part(&recording, cursor, seconds(&wanted) + if count == 0 { FIRST } else { LATE });
        let found = find_among(&window, &wanted, PAUSE);
        let found = found.unwrap_or_else(|| panic!("game {number}: {} was not heard", words.voiced));
        let case = format!("game {number}, {count} at {cursor:.1} s: {} {found:?}", words.voiced);
        assert!(found.correlation >= LIKENESS, "{case}");
        assert!((found.length_ratio - 1.0).abs() <= LENGTH, "{case}");
        least = least.min(found.correlation);
        // Overlap a little: silence at the end of the words is not part of them.
        cursor += found.start + seconds(&wanted) * 0.8;
        count += 1;
    }
    (count, least)
}

#[test]
fn ten_games_are_heard_word_for_word() {
    let results: Vec<(usize, f64)> = std::thread::scope(|scope| {
        let games = hall::recorded().len();
        let playing: Vec<_> = (1..=games).map(|number| scope.spawn(move || game_is_heard(number))).collect();
        playing.into_iter().map(|game| game.join().unwrap()).collect()
    });
    for (index, (count, least)) in results.iter().enumerate() {
        println!("game {}: {count} utterances, least correlation {least:.3}", index + 1);
        assert!(*count > 40, "a whole game was announced");
    }
}
