//! `annabella sheet --to wav`: the sound contains each sentence, as the engine's program speaks it.

use crate::hearing::{find, pronounced};
use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::pulse::Recording;
use std::path::Path;
use std::process::{Command, Output};

const GAME: &str = "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {(=)} a6 4. O-O *\n";

/// The sentences of the game as spelt for the voice.
const GERMAN: [&str; 7] = [
    "Zug 1, Weiß: Bauer Eva zwei Eva vier",
    "Schwarz: Bauer Eva sieben Eva fünf",
    "Zug 2, Weiß: Springer Gustav eins Felix drei",
    "Schwarz: Springer Bella acht Zäsar sechs",
    "Zug 3, Weiß: Läufer Felix eins Bella fünf, Remie angeboten",
    "Schwarz: Bauer Anna sieben Anna sechs",
    "Zug 4, Weiß: Kurze Roch-ade",
];
const ENGLISH: [&str; 7] = [
    "Move 1, White: pawn Eva two Eva four",
    "Black: pawn Eva seven Eva five",
    "Move 2, White: knight Gustav one Felix three",
    "Black: knight Bella eight Caesar six",
    "Move 3, White: bishop Felix one Bella five, draw offered",
    "Black: pawn Anna seven Anna six",
    "Move 4, White: Castles kingside",
];

fn sheet(dir: &Path, arguments: &str) -> Output {
    let game = dir.join("game.pgn");
    std::fs::write(&game, GAME).unwrap();
    let mut command = Command::new(PROGRAM);
    command.args(["sheet", "game.pgn", "--locale", "en"]).args(arguments.split_whitespace());
    command.current_dir(dir).output_in_time().unwrap()
}

fn sound(bytes: &[u8]) -> Recording {
    let mut file = hound::WavReader::new(bytes).unwrap();
    assert_eq!((file.spec().channels, file.spec().bits_per_sample), (1, 16));
    Recording { rate: file.spec().sample_rate, samples: file.samples().map(Result::unwrap).collect() }
}

fn seconds(recording: &Recording) -> f64 {
    recording.samples.len() as f64 / f64::from(recording.rate)
}

/// Records words spoken by the program `espeak-ng`.
fn reference(dir: &Path, words: &str, language: &str, rate: &str) -> Recording {
    let path = dir.join("reference.wav");
    let mut espeak = Command::new("espeak-ng");
    espeak.args(["-v", language, "-s", rate, "-w"]).arg(&path).arg(pronounced(words));
    assert!(espeak.status_in_time().unwrap().success());
    sound(&std::fs::read(path).unwrap())
}

/// Asserts that the recording consists of these sentences in order.
fn heard_in_order(dir: &Path, recording: &Recording, sentences: &[&str], language: &str, rate: &str) {
    let mut from = 0;
    for (index, words) in sentences.iter().enumerate() {
        let wanted = reference(dir, words, language, rate);
        let most = from + wanted.samples.len() + recording.rate as usize * 4 / 5;
        let window = recording.samples[from..most.min(recording.samples.len())].to_vec();
        let heard = find(&Recording { rate: recording.rate, samples: window }, &wanted).unwrap();
        assert!(heard.correlation > 0.95 && heard.ends > 0.9, "{words}: {heard:?}");
        let pause = if index == 0 { 0.1 } else { 0.7 };
        assert!(heard.start < pause, "{words} begins late: {heard:?}");
        from += (heard.end * f64::from(recording.rate)) as usize;
    }
    assert!(recording.samples.len() - from < recording.rate as usize / 2, "something is left over");
}

#[test]
fn a_whole_game_is_heard_in_either_language_at_the_rate_asked_for() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    let output = sheet(dir, "--to wav --language de");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    let usual = sound(&output.stdout);
    heard_in_order(dir, &usual, &GERMAN, "de", "175");

    let output = sheet(dir, "--to wav --language en --rate 400 --output game.wav");
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(0), &b""[..]));
    let fast = sound(&std::fs::read(dir.join("game.wav")).unwrap());
    heard_in_order(dir, &fast, &ENGLISH, "en", "400");
    assert!(seconds(&fast) < 0.6 * seconds(&usual), "{} {}", seconds(&fast), seconds(&usual));
}

#[test]
fn impossible_requests_are_refused_in_one_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    for (arguments, status, sentence) in [
        ("--to wav,txt", 2, "--to: wav cannot share standard output with other forms."),
        ("--to braille --width 5", 2, "5"),
        ("--to wav --output nowhere/game.wav", 2, "nowhere/game.wav: the directory does not exist."),
    ] {
        let output = sheet(dir, arguments);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(status), "{arguments}: {said}");
        assert!(said.contains(sentence) && said.lines().count() == 1, "{arguments}: {said}");
        assert!(output.stdout.is_empty(), "{arguments}");
    }
    // Without a voice there is no sound, and no file remains.
    let output = Command::new(PROGRAM)
        .args(["sheet", "game.pgn", "--locale", "en", "--to", "wav", "--output", "game.wav"])
        .env("ANNABELLA_ESPEAK", "/nowhere/libespeak-ng.so.1")
        .current_dir(dir)
        .output_in_time()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), said.lines().count()), (Some(3), 1), "{said}");
    assert!(said.contains("ANNABELLA_ESPEAK: /nowhere/libespeak-ng.so.1"), "{said}");
    assert_eq!(std::fs::read_dir(dir).unwrap().count(), 1);
}
