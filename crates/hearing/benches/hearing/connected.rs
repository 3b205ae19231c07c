//! Voices of programs that join words in whole sentences, enrolled by words and by sentences.
//!
//! Needs the commands of the Debian packages `flite`, `festival` with `festvox-us-slt-hts`, and `espeak-ng`. Their sound
//! is kept in the folder `connected`, with the text of each file, for other recognisers to be compared.

use crate::corpus::{Recording, wav};
use crate::positions::positions;
use crate::random::Random;
use crate::row::{Outcome, Truth, outcome, report};
use annabella_chess::{Chess, EnPassantMode, Fen, uci};
use annabella_hearing::trial::{enrol, sentences as announced};
use annabella_hearing::{Candidate, Enrolment, Pcm, Recogniser, Sentence, candidates, vocabulary};
use annabella_speech::Language;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of moves that each voice says.
const MOVES: usize = 40;
/// The number of utterances of each voice that are not one of its moves.
const OTHERS: usize = 30;
/// How often each word is enrolled alone, and then how many sentences.
const ENROLMENTS: [(usize, usize); 3] = [(3, 0), (2, 10), (1, 15)];
/// Utterances that are not moves.
const TALK: [&str; 10] = [
    "how much time does white have left",
    "could you please open the window",
    "the knight was on the other square before",
    "I would like a glass of water",
    "that is the wrong board I think",
    "good morning everybody and welcome to the second round",
    "is it my turn",
    "he plays for the same club as Felix",
    "four of them are playing at the next table",
    "let us look at the game after dinner",
];

/// A voice of a program.
struct Voice {
    name: &'static str,
    language: Language,
    program: Program,
}

enum Program {
    Flite(&'static str),
    Festival(&'static str),
    Espeak(&'static str),
}

const VOICES: [Voice; 8] = [
    Voice { name: "awb", language: Language::En, program: Program::Flite("awb") },
    Voice { name: "rms", language: Language::En, program: Program::Flite("rms") },
    Voice { name: "slt", language: Language::En, program: Program::Flite("slt") },
    Voice { name: "kal", language: Language::En, program: Program::Flite("kal16") },
    Voice { name: "hts", language: Language::En, program: Program::Festival("cmu_us_slt_arctic_hts") },
    Voice { name: "espeak-en", language: Language::En, program: Program::Espeak("en-us") },
    Voice { name: "espeak-de", language: Language::De, program: Program::Espeak("de") },
    Voice { name: "espeak-de-f2", language: Language::De, program: Program::Espeak("de+f2") },
];

/// The pace of a sentence or a word, where 1 is that of the program.
const PACES: [f32; 7] = [1.0, 1.06, 0.95, 1.1, 0.98, 1.03, 0.92];

impl Voice {
    /// Says a text, once: the sound is kept. `pace` is a factor of the length.
    fn says(&self, folder: &Path, text: &str, pace: f32) -> Recording {
        let name: String = text.chars().map(|ch| if ch.is_alphanumeric() { ch } else { '_' }).collect();
        let file = folder.join(self.name).join(format!("{name}-{:.0}.wav", 100.0 * pace));
        if !file.is_file() {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            self.write(text, pace, &file);
        }
        let said = wav(&file);
        let quiet = std::iter::repeat_n(0, said.rate as usize * 2 / 5);
        let mut random = Random::of(&[self.name, text]);
        let samples = quiet.clone().chain(said.samples).chain(quiet);
        Recording { samples: samples.map(|sample| hissed(sample, &mut random)).collect(), rate: said.rate }
    }

    fn write(&self, text: &str, pace: f32, file: &Path) {
        let mut command = match self.program {
            Program::Flite(voice) => {
                let mut flite = Command::new("flite");
                flite.args([
                    "-voice",
                    voice,
                    "--setf",
                    &format!("duration_stretch={pace}"),
                    "-t",
                    text,
                    "-o",
                ]);
                flite.arg(file);
                flite
            }
            Program::Festival(voice) => {
                let mut festival = Command::new("text2wave");
                festival.args(["-eval", &format!("(voice_{voice})")]);
                festival
                    .args(["-eval", &format!("(Parameter.set 'Duration_Stretch {pace})"), "-o"])
                    .arg(file);
                festival
            }
            Program::Espeak(voice) => {
                let mut espeak = Command::new("espeak-ng");
                let pitch = 40 + (30.0 * pace) as u32 % 20;
                espeak.args(["-v", voice, "-s", &format!("{:.0}", 150.0 / pace)]);
                espeak.args(["-p", &pitch.to_string(), "-w"]).arg(file).arg(text);
                espeak
            }
        };
        let mut child = command.stdin(Stdio::piped()).spawn().expect("the programs of the Debian packages");
        // Only festival reads the text there.
        let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
        assert!(child.wait().unwrap().success());
    }
}

fn hissed(sample: i16, random: &mut Random) -> i16 {
    sample.saturating_add((4.0 * random.normal()) as i16)
}

fn pcm(recording: &Recording) -> Pcm<'_> {
    Pcm { samples: &recording.samples, rate: recording.rate }
}

fn room(rate: u32) -> Recording {
    let mut random = Random::of(&["connected"]);
    Recording { samples: (0..rate).map(|_| hissed(0, &mut random)).collect(), rate }
}

/// A move to say in a position.
struct Task {
    position: Chess,
    candidates: Vec<Candidate>,
    label: usize,
    text: String,
}

fn text(way: &[u8], language: Language) -> String {
    let units = vocabulary(language);
    way.iter().map(|&unit| units[usize::from(unit)].text()).collect::<Vec<_>>().join(" ")
}

/// Returns moves to say, every other one in the short form.
fn tasks(language: Language, seed: &str, count: usize) -> Vec<Task> {
    let positions = positions();
    let mut random = Random::of(&["connected", seed]);
    let task = |at: usize| {
        let position = random.choice(&positions).clone();
        let candidates = candidates(&position, language);
        let label = random.below(candidates.len());
        let ways = candidates[label].ways();
        let way = if at % 2 == 0 { &ways[0] } else { &ways[ways.len() - 1] };
        Task { text: text(way, language), position, label, candidates }
    };
    (0..count).map(task).collect()
}

/// Enrols each word, and then the first sentences.
fn enrolled(voice: &Voice, folder: &Path, (tries, sentences): (usize, usize)) -> Enrolment {
    let units = vocabulary(voice.language);
    let says = |text: &str| -> Vec<Recording> {
        (0..tries).map(|number| voice.says(folder, text, PACES[number])).collect()
    };
    let words: Vec<Vec<Recording>> = units.iter().map(|unit| says(unit.text())).collect();
    let tries: Vec<Vec<Pcm>> = words.iter().map(|tries| tries.iter().map(pcm).collect()).collect();
    let room = room(words[0][0].rate);
    let mut enrolment = enrol(voice.language, voice.name, pcm(&room), &tries);
    let announced = announced(voice.language, 7, sentences);
    let said: Vec<Recording> = (0..)
        .zip(&announced)
        .map(|(number, it): (usize, _)| voice.says(folder, &it.text, PACES[number % PACES.len()]))
        .collect();
    let sentences: Vec<Sentence> = said
        .iter()
        .zip(&announced)
        .map(|(said, it)| Sentence { pcm: pcm(said), said: &it.candidate, all: &it.all })
        .collect();
    let learnt = enrolment.learn(&sentences);
    println!("{} {} {learnt:?}", voice.name, sentences.len());
    enrolment
}

/// Prints the rows of each voice; `wanted` is the start of their names.
pub fn run(folder: &Path, wanted: &str) {
    let folder = folder.join("connected");
    let wanted: Vec<&Voice> = VOICES
        .iter()
        .filter(|voice| wanted.is_empty() || format!("connected-{}", voice.name).starts_with(wanted))
        .collect();
    let next = AtomicUsize::new(0);
    let rows = Mutex::new(Vec::new());
    let work = || {
        while let Some(voice) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) {
            let made = run_voice(voice, &folder);
            rows.lock().unwrap().push((voice.name, made));
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
    let rows = rows.into_inner().unwrap();
    for number in ENROLMENTS {
        let (mut all, mut all_others) = (Vec::new(), Vec::new());
        for (name, made) in &rows {
            for (_, moves, others) in made.iter().filter(|(sentences, ..)| *sentences == number) {
                report(&format!("connected-{name}-{}-{}", number.0, number.1), moves);
                report(&format!("connected-{name}-{}-{}-others", number.0, number.1), others);
                all.extend(moves.iter().cloned());
                all_others.extend(others.iter().cloned());
            }
        }
        report(&format!("connected-all-{}-{}", number.0, number.1), &all);
        report(&format!("connected-all-{}-{}-others", number.0, number.1), &all_others);
    }
}

fn dump(name: &str, outcome: &Outcome) {
    if std::env::var_os("DUMP").is_some()
        && let Some(signs) = &outcome.signs
    {
        let most = |at: usize| signs.units.iter().map(|unit| unit[at]).fold(f32::MIN, f32::max);
        println!(
            "dump {name} {} {:.2} {:.2} {:.2} {:?} {}",
            outcome.right,
            annabella_hearing::trial::odds(signs),
            most(0),
            most(7),
            signs.whole,
            signs.units.len()
        );
    }
}

type Rows = Vec<((usize, usize), Vec<Outcome>, Vec<Outcome>)>;

fn run_voice(voice: &Voice, folder: &Path) -> Rows {
    let tasks = tasks(voice.language, voice.name, MOVES);
    let said: Vec<Recording> = (0..)
        .zip(&tasks)
        .map(|(number, task): (usize, &Task)| voice.says(folder, &task.text, PACES[number % PACES.len()]))
        .collect();
    write_list(voice, folder, &tasks);
    let others = others(voice, folder, &tasks);
    let row = |sentences| {
        let mut recogniser = Recogniser::new(&enrolled(voice, folder, sentences));
        let room = room(said[0].rate);
        recogniser.set_noise(pcm(&room));
        let hear = |recording: &Recording, task: &Task, label| {
            let findings = recogniser.findings(pcm(recording), &task.candidates).ok();
            Outcome { limits: recogniser.limits(), ..outcome(findings, Truth { label, odd: None }) }
        };
        // The best move that was not said.
        let without = |(said, task): (&Recording, &Task)| {
            let mut others = task.candidates.clone();
            others.remove(task.label);
            let findings = recogniser.findings(pcm(said), &others).ok();
            Outcome { limits: recogniser.limits(), ..outcome(findings, Truth::default()) }
        };
        let moves = said.iter().zip(&tasks).map(|(said, task)| hear(said, task, Some(task.label))).collect();
        let others = others.iter().map(|(said, task)| hear(said, &tasks[*task], None));
        let others = others.chain(said.iter().zip(&tasks).map(without)).collect();
        let (moves, others): (Vec<Outcome>, Vec<Outcome>) = (moves, others);
        moves.iter().for_each(|it| dump(&format!("{} {sentences:?} move", voice.name), it));
        others
            .iter()
            .enumerate()
            .for_each(|(at, it)| dump(&format!("{} {sentences:?} other{}", voice.name, at % 3), it));
        (sentences, moves, others)
    };
    ENROLMENTS.into_iter().map(row).collect()
}

/// Returns other utterances than the voice's moves: illegal moves, talk, legal moves of other voices.
fn others(voice: &Voice, folder: &Path, tasks: &[Task]) -> Vec<(Recording, usize)> {
    let illegal = self::tasks(voice.language, "illegal", 4 * OTHERS);
    let strangers: Vec<&Voice> =
        VOICES.iter().filter(|other| other.language == voice.language && other.name != voice.name).collect();
    let mut illegal = illegal.iter();
    let mut all = Vec::new();
    for number in 0..OTHERS {
        let at = number % tasks.len();
        let said = match number % 3 {
            0 => {
                let is_legal = |text: &str| {
                    let ways = tasks[at].candidates.iter().flat_map(|candidate| candidate.ways());
                    ways.into_iter().any(|way| self::text(way, voice.language) == text)
                };
                let Some(other) = illegal.find(|other| !is_legal(&other.text)) else { continue };
                voice.says(folder, &other.text, 1.0)
            }
            1 if voice.language == Language::En => voice.says(folder, TALK[number / 3 % TALK.len()], 1.0),
            _ => strangers[number / 3 % strangers.len()].says(folder, &tasks[at].text, 1.0),
        };
        all.push((said, at));
    }
    all
}

/// Lists the moves in `moves.txt`: the file, the text, the move and the position.
fn write_list(voice: &Voice, folder: &Path, tasks: &[Task]) {
    let mut list = String::new();
    for (number, task) in tasks.iter().enumerate() {
        let name: String = task.text.chars().map(|ch| if ch.is_alphanumeric() { ch } else { '_' }).collect();
        let pace = 100.0 * PACES[number % PACES.len()];
        let board = Fen::from_position(&task.position, EnPassantMode::Legal);
        let mv = uci(task.candidates[task.label].mv);
        let ways = task.candidates.iter().flat_map(|candidate| {
            candidate.ways().iter().map(|way| format!("{}={}", uci(candidate.mv), text(way, voice.language)))
        });
        let ways: Vec<String> = ways.collect();
        list.push_str(&format!("{name}-{pace:.0}.wav\t{}\t{mv}\t{board}\t{}\n", task.text, ways.join("|")));
    }
    let file: PathBuf = folder.join(voice.name).join("moves.txt");
    fs::write(file, list).unwrap();
}
