//! Recordings of a club: words and whole moves of each person, in files whose names say what they are.

use crate::corpus::{Recording, listed, wav};
use crate::positions::positions;
use crate::random::Random;
use crate::row::{Outcome, Truth, outcome, report};
use annabella_chess::{Chess, EnPassantMode, Fen};
use annabella_hearing::trial::{announce, enrol};
use annabella_hearing::{Candidate, Heard, Pcm, Recogniser, SENTENCES, TRIES, candidates, vocabulary};
use annabella_speech::Language;
use std::fs;
use std::path::Path;

/// The number of moves to read out.
const MOVES: usize = 50;

/// A move to read out.
struct Task {
    candidates: Vec<Candidate>,
    /// The index of the move among the candidates.
    label: usize,
    text: String,
    board: String,
}

fn tasks(language: Language) -> Vec<Task> {
    let units = vocabulary(language);
    let positions = positions();
    let mut random = Random::of(&["club", language.tag()]);
    let task = |_| {
        let position: &Chess = random.choice(&positions);
        let candidates = candidates(position, language);
        let label = random.below(candidates.len());
        let way = random.choice(candidates[label].ways());
        let text: Vec<&str> = way.iter().map(|&unit| units[usize::from(unit)].text()).collect();
        Task { text: text.join(" "), board: board(position), label, candidates }
    };
    (0..MOVES).map(task).collect()
}

fn board(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Prints the words and moves to read out, with the names of their files.
pub fn print_script(language: Language) {
    for (number, unit) in (1..).zip(vocabulary(language)) {
        let files: Vec<String> = (1..=TRIES).map(|again| format!("word-{number:02}-{again}.wav")).collect();
        println!("{}: {unit}", files.join(", "));
    }
    for (number, task) in (1..).zip(tasks(language)) {
        println!("move-{number:02}.wav: {} ({})", task.text, task.board);
    }
    println!(
        "other-01.wav and so on: anything that is no move of this list; room.wav: two seconds of silence"
    );
}

/// Reads the folder of each person in `folder` and prints a row for each, and one for all.
pub fn run(folder: &Path) {
    let tag = fs::read_to_string(folder.join("language.txt")).unwrap_or_else(|_| "de".to_owned());
    let language = Language::from_tag(tag.trim()).expect("language.txt has the tag of a language");
    let tasks = tasks(language);
    let (mut moves, mut others) = (Vec::new(), Vec::new());
    for person in listed(folder, "").into_iter().filter(|path| path.join("word-01-1.wav").is_file()) {
        let name = person.file_name().unwrap().to_string_lossy().into_owned();
        let (said, other) = run_person(&person, language, &tasks);
        report(&format!("club-moves {name}"), &said);
        report(&format!("club-others {name}"), &other);
        moves.extend(said);
        others.extend(other);
    }
    report("club-moves", &moves);
    report("club-others", &others);
}

fn run_person(person: &Path, language: Language, tasks: &[Task]) -> (Vec<Outcome>, Vec<Outcome>) {
    let words: Vec<Vec<Recording>> = (1..=vocabulary(language).len())
        .map(|unit| {
            (1..=TRIES).map(|number| wav(&person.join(format!("word-{unit:02}-{number}.wav")))).collect()
        })
        .collect();
    let tries: Vec<Vec<Pcm>> = words.iter().map(|tries| tries.iter().map(pcm).collect()).collect();
    let room = wav(&person.join("room.wav"));
    let mut enrolment = enrol(language, "", pcm(&room), &tries);
    let first: Vec<Recording> =
        (1..=SENTENCES).map(|number| wav(&person.join(format!("move-{number:02}.wav")))).collect();
    let said = first.iter().zip(tasks);
    let said: Vec<(Pcm, Candidate)> =
        said.map(|(sound, task)| (pcm(sound), task.candidates[task.label].clone())).collect();
    announce(&mut enrolment, pcm(&room), &said);
    let mut recogniser = Recogniser::new(&enrolment);
    recogniser.set_noise(pcm(&room));
    let judged = |recording: &Recording, task: &Task, label: Option<usize>| {
        let findings = recogniser.findings(pcm(recording), &task.candidates);
        let heard = recogniser.hear(pcm(recording), &task.candidates);
        let accepted = matches!(heard, Heard::Move { .. } | Heard::Likely { .. });
        Outcome { accepted, ..outcome(findings.ok(), Truth { label, odd: None }) }
    };
    let mut moves = Vec::new();
    // A move can be recorded several times: move-17.wav, move-17-hall.wav.
    for (number, task) in (1..).zip(tasks).skip(SENTENCES) {
        for path in listed(person, ".wav") {
            let file = path.file_name().unwrap().to_string_lossy().into_owned();
            if file.starts_with(&format!("move-{number:02}")) {
                moves.push(judged(&wav(&path), task, Some(task.label)));
            }
        }
    }
    let mut others = Vec::new();
    for path in listed(person, ".wav") {
        if path.file_name().unwrap().to_string_lossy().starts_with("other-") {
            let recording = wav(&path);
            others.extend(tasks.iter().step_by(10).map(|task| judged(&recording, task, None)));
        }
    }
    (moves, others)
}

fn pcm(recording: &Recording) -> Pcm<'_> {
    Pcm { samples: &recording.samples, rate: recording.rate }
}
