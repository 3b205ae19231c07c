//! The recorded games with sound.
//! Every utterance for the room is found in the recording of its sink, in order, as spoken by the German
//! voice.

use crate::campaigns;
use crate::hall::{self, Heard, Manner};
use crate::hearing::{Heard as Match, find_among, narrowed, pronounced, stretches};
use crate::limited::CommandInTime;
use crate::pulse::{LISTENING, Pulse, Recording};
use annabella::chess::Color;
use std::collections::HashMap;
use std::process::Command;

/// A rate for experienced listeners, so that ten games take few minutes.
pub const RATE: &str = "700";

/// The delay after the previous utterance, in seconds: usual, maximum, and maximum for the first.
///
/// The usual value is tried first, because the same words can occur again later. The others are those of a busy machine.
const SOON: f64 = 0.5;
const LATE: f64 = 4.0;
const FIRST: f64 = 10.0;

/// The minimum pause between two utterances, in seconds.
const PAUSE: f64 = 0.06;

/// A pause between words, in seconds.
const BREATH: f64 = 0.04;

/// The minimum correlation of the whole, and of either end.
/// Words of a different length are out of step at one of them.
const LIKENESS: f64 = 0.9;
const IN_STEP: f64 = 0.8;

/// Reference sound of words, by the engine's own program.
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
                    .arg(pronounced(words))
                    .status_in_time();
                assert!(status.unwrap().success());
                let mut file = hound::WavReader::open(&path).unwrap();
                let samples = file.samples().map(Result::unwrap).collect();
                Recording { rate: file.spec().sample_rate, samples }
            })
            .clone()
    }
}

/// Whether an utterance must be heard in full in the hall.
///
/// It is not private, and can be neither interrupted nor replaced.
pub fn for_the_hall(heard: &Heard) -> bool {
    heard.audience == "room" && matches!(heard.priority.as_str(), "message" | "important")
}

fn seconds(recording: &Recording) -> f64 {
    recording.samples.len() as f64 / f64::from(recording.rate)
}

fn part(recording: &Recording, from: f64, length: f64) -> Recording {
    let at = |seconds: f64| ((seconds * f64::from(recording.rate)) as usize).min(recording.samples.len());
    Recording { rate: recording.rate, samples: recording.samples[at(from)..at(from + length)].to_vec() }
}

/// A game played with sound: the utterances for the hall, and the recording.
pub struct Sound {
    pub number: usize,
    pub plies: usize,
    pub said: Vec<Heard>,
    pub recording: Recording,
}

fn played(number: usize) -> Sound {
    let pulse = Pulse::start(&["hall", "left", "right"]);
    let recorder = pulse.record("hall");
    let side = if number % 2 == 1 { Color::White } else { Color::Black };
    let speech =
        ["--rate", RATE, "--room-device", "hall", "--white-device", "left", "--black-device", "right"];
    let environment = pulse.env();
    let played = hall::play(&Manner {
        number,
        side,
        speed: "60",
        speech: &speech,
        environment: &environment,
        kills: 0,
        seed: number as u64,
    });
    let mut said = hall::heard(&played.printed.concat());
    said.retain(for_the_hall);
    let plies = hall::recorded()[number - 1].line.len();
    Sound { number, plies, said, recording: recorder.stop() }
}

/// Returns the time to speak these words, with the pauses between them, in seconds.
pub fn spoken_for(said: &[Heard]) -> f64 {
    let mut reference = Reference::new();
    let each = said.iter().map(|words| seconds(&reference.of(&words.voiced, &words.language)) + SOON);
    each.sum::<f64>() + LATE
}

/// Finds the first place where words are heard, because the same words can follow immediately.
fn earliest(window: &Recording, wanted: &Recording) -> Option<Match> {
    let mut found = find_among(window, wanted, PAUSE)?;
    let is_it = |found: &Match| found.correlation >= LIKENESS && found.ends >= IN_STEP;
    while is_it(&found)
        && let Some(earlier) = find_among(&part(window, 0.0, found.start), wanted, PAUSE).filter(is_it)
    {
        found = earlier;
    }
    Some(found)
}

/// Whether a stretch between pauses lasts as long as these words.
fn lasts(recording: &Recording, wanted: &Recording) -> bool {
    let length = |stretches: &[(f64, f64)]| match stretches {
        [(begin, _), .., (_, end)] | [(begin, end)] => end - begin,
        [] => 0.0,
    };
    let (heard, wanted) = (stretches(recording, BREATH), length(&stretches(wanted, BREATH)));
    let ratio = |from: usize, to: usize| length(&heard[from..=to]) / wanted;
    (0..heard.len()).any(|from| (from..heard.len()).any(|to| (ratio(from, to) - 1.0).abs() < 0.05))
}

/// Whether the sound of a text varies.
///
/// A voice varies the lengths of sounds in a long text a little, and two programs pause differently between
/// sentences.
fn varies(text: &str) -> bool {
    let clauses = text.split([',', ':', '.', ';']).filter(|clause| !clause.trim().is_empty()).count();
    // Parts have pauses of their own between them, which the other program does not know.
    let hints = ["Weiter: Befehl mehr.", "Type more."];
    let in_portions = hints.iter().any(|more| text.ends_with(more));
    in_portions || clauses > 2 || text.contains(". ") || text.split_whitespace().count() > 12
}

/// Finds all utterances in the recording, and returns the minimum correlation of a whole and of an end.
///
/// Messages must come in order. Important words can be anywhere, because they precede waiting messages and
/// interrupt the present one. Of a long one only the length is compared, and only if it is the last.
pub fn all_is_heard(sound: &Sound) -> (f64, f64) {
    let recording = narrowed(&sound.recording);
    let mut reference = Reference::new();
    let (important, messages): (Vec<_>, Vec<_>) =
        sound.said.iter().partition(|words| words.priority == "important");
    let (mut cursor, mut least) = (0.0, (1.0_f64, 1.0_f64));
    let mut found = |case: &str, found: Option<Match>| {
        let found = found.unwrap_or_else(|| panic!("{case} was not heard"));
        assert!(found.correlation >= LIKENESS, "{case}: {found:?}");
        assert!(found.ends >= IN_STEP, "{case}: {found:?}");
        least = (least.0.min(found.correlation), least.1.min(found.ends));
        found.end
    };

    let mut interrupted = 0.0;
    for words in important {
        let wanted = reference.of(&words.voiced, &words.language);
        interrupted += seconds(&wanted) + LATE;
        if !varies(&words.voiced) {
            let case = format!("game {}, important, after {cursor:.1} s: {}", sound.number, words.voiced);
            cursor += found(&case, earliest(&part(&recording, cursor, f64::INFINITY), &wanted));
        }
    }

    cursor = 0.0;
    let (mut passed_over, mut waited_for) = (0.0, 1.0);
    for (index, words) in messages.iter().enumerate() {
        let wanted = reference.of(&words.voiced, &words.language);
        let last = index + 1 == messages.len();
        if varies(&words.voiced) && !last {
            passed_over += seconds(&wanted);
            waited_for += 1.0;
            continue;
        }
        let case = format!("game {}, {index} at {cursor:.1} s: {}", sound.number, words.voiced);
        if varies(&words.voiced) {
            let rest = part(&recording, cursor, f64::INFINITY);
            assert!(lasts(&rest, &wanted), "{case}: nothing lasts as long");
            break;
        }
        let within = |late: f64| {
            let window = part(&recording, cursor, seconds(&wanted) + passed_over + waited_for * late);
            earliest(&window, &wanted)
        };
        // A window that ends within the words contains only their beginning, which is similar enough.
        let soon = within(SOON)
            .filter(|found| cursor > 0.0 && found.correlation >= LIKENESS && found.ends >= IN_STEP);
        let late = if cursor == 0.0 { FIRST } else { LATE };
        // Continue within the pause, because a recording cut within words rings when resampled.
        cursor += found(&case, soon.or_else(|| within(late + interrupted))) + PAUSE / 2.0;
        (passed_over, waited_for) = (0.0, 1.0);
    }
    least
}

const KNIGHT: &str = "Springer Gustav eins Felix drei";
const PAWN: &str = "Bauer Dahvitt zwei Dahvitt vier";
const BACK: &str = "Das Journal ist wieder vollständig.";

fn said(priority: &str, words: &str) -> Heard {
    Heard {
        words: words.to_owned(),
        voiced: words.to_owned(),
        language: "de".to_owned(),
        priority: priority.to_owned(),
        audience: "room".to_owned(),
    }
}

/// Creates a recording of the beginnings of words, each after this many seconds of silence.
fn recorded(sounds: &[(f64, &str, f64)]) -> Recording {
    let mut reference = Reference::new();
    let mut samples = Vec::new();
    let mut rate = 0;
    for &(silence, words, share) in sounds {
        let sound = reference.of(words, "de");
        rate = sound.rate;
        samples.resize(samples.len() + (silence * f64::from(rate)) as usize, 0);
        samples.extend(&part(&sound, 0.0, seconds(&sound) * share).samples);
    }
    samples.resize(samples.len() + rate as usize / 2, 0);
    Recording { rate, samples }
}

/// A busy machine speaks later: the words then end after the place where they are first looked for.
#[test]
fn words_that_come_late_are_heard_to_their_end() {
    let recording = recorded(&[(0.5, KNIGHT, 1.0), (0.64, PAWN, 1.0)]);
    let said = vec![said("message", KNIGHT), said("message", PAWN)];
    let (whole, end) = all_is_heard(&Sound { number: 0, plies: 2, said, recording });
    assert!(whole >= LIKENESS && end >= IN_STEP, "{whole} {end}");
}

#[test]
fn important_words_are_heard_in_the_middle_of_a_message_that_is_then_begun_again() {
    let recording = recorded(&[(0.5, KNIGHT, 1.0), (0.1, PAWN, 0.5), (0.0, BACK, 1.0), (0.2, PAWN, 1.0)]);
    let said = vec![said("message", KNIGHT), said("message", PAWN), said("important", BACK)];
    let (whole, end) = all_is_heard(&Sound { number: 0, plies: 2, said, recording });
    assert!(whole >= LIKENESS && end >= IN_STEP, "{whole} {end}");
}

#[test]
#[should_panic(expected = "wieder vollständig")]
fn important_words_that_were_not_said_are_missed() {
    let recording = recorded(&[(0.5, KNIGHT, 1.0), (0.1, PAWN, 1.0)]);
    let said = vec![said("message", KNIGHT), said("important", BACK), said("message", PAWN)];
    all_is_heard(&Sound { number: 0, plies: 2, said, recording });
}

mod whole_machine {
    use super::*;

    #[test]
    fn all_utterances_of_recorded_games_are_heard() {
        let alone = LISTENING.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        // All games are played before any recording is analysed, because the analysis needs all processors.
        let sounds: Vec<Sound> = std::thread::scope(|scope| {
            let games = campaigns::length(2, hall::recorded().len());
            let playing: Vec<_> = (1..=games).map(|number| scope.spawn(move || played(number))).collect();
            playing.into_iter().map(|game| game.join().unwrap()).collect()
        });
        drop(alone);
        let least: Vec<(f64, f64)> = std::thread::scope(|scope| {
            let halves = sounds.chunks(sounds.len().div_ceil(2));
            let looking: Vec<_> = halves
                .map(|half| scope.spawn(|| half.iter().map(all_is_heard).collect::<Vec<_>>()))
                .collect();
            looking.into_iter().flat_map(|half| half.join().unwrap()).collect()
        });
        for (sound, (whole, end)) in sounds.iter().zip(least) {
            let (number, count) = (sound.number, sound.said.len());
            println!(
                "game {number}: {count} utterances, least correlation {whole:.4}, of either end {end:.4}"
            );
            assert!(sound.said.len() > sound.plies, "a whole game was announced");
        }
    }
}
