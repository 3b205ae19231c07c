//! Voices of programs that join words in whole English sentences: by the enrolled words, by the program
//! `pocketsphinx_continuous`, and by both.
//!
//! Needs the commands of the Debian packages flite, festival with festvox-us-slt-hts and festvox-kdlpc16k, espeak-ng,
//! and pocketsphinx with pocketsphinx-en-us. The sound of the voices is kept in the folder `connected`.

use crate::bounds::bounds;
use crate::corpus::{Recording, wav};
use crate::positions::positions;
use crate::random::Random;
use annabella_hearing::trial::enrol;
use annabella_hearing::{
    Candidate, DICTIONARY, Grammars, Heard, Pcm, Recogniser, SecondOpinion, candidates, vocabulary,
};
use annabella_speech::Language;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The number of moves that each voice says.
const MOVES: usize = 40;
/// The number of utterances of each kind that are not a move of the voice.
const OTHERS: usize = 10;
/// Utterances that are not moves.
const TALK: [&str; OTHERS] = [
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

/// The command that speaks, and its voice.
#[derive(Clone, Copy)]
enum Voice {
    Flite(&'static str),
    Festival(&'static str),
    Espeak(&'static str),
}

use Voice::{Espeak, Festival, Flite};

/// The limit of plausibility was chosen with the first six; nothing was chosen with the others.
const VOICES: [(&str, Voice); 10] = [
    ("awb", Flite("awb")),
    ("rms", Flite("rms")),
    ("slt", Flite("slt")),
    ("kal", Flite("kal16")),
    ("hts", Festival("cmu_us_slt_arctic_hts")),
    ("espeak-us", Espeak("en-us")),
    ("ked", Festival("ked_diphone")),
    ("espeak-gb-f3", Espeak("en-gb+f3")),
    ("espeak-scotland-m2", Espeak("en-gb-scotland+m2")),
    ("espeak-us-m5", Espeak("en-us+m5")),
];

/// The pace of a sentence or a word, where 1 is that of the program.
const PACES: [f32; 7] = [1.0, 1.06, 0.95, 1.1, 0.98, 1.03, 0.92];

impl Voice {
    /// Says a text, once: the sound is kept. `pace` is a factor of the length.
    fn says(self, name: &str, folder: &Path, text: &str, pace: f32) -> Recording {
        let stem: String = text.chars().map(|ch| if ch.is_alphanumeric() { ch } else { '_' }).collect();
        let file = folder.join(name).join(format!("{stem}-{:.0}.wav", 100.0 * pace));
        if !file.is_file() {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            let mut child = self.command(text, pace, &file).stdin(Stdio::piped()).spawn().unwrap();
            // Only festival reads the text there.
            let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
            assert!(child.wait().unwrap().success());
        }
        let said = wav(&file);
        let quiet = std::iter::repeat_n(0, said.rate as usize * 2 / 5);
        let mut random = Random::of(&[name, text]);
        let samples = quiet.clone().chain(said.samples).chain(quiet);
        Recording { samples: samples.map(|sample| hissed(sample, &mut random)).collect(), rate: said.rate }
    }

    fn command(self, text: &str, pace: f32, file: &Path) -> Command {
        match self {
            Flite(voice) => {
                let mut flite = Command::new("flite");
                let stretch = format!("duration_stretch={pace}");
                flite.args(["-voice", voice, "--setf", &stretch, "-t", text, "-o"]).arg(file);
                flite
            }
            Festival(voice) => {
                let mut festival = Command::new("text2wave");
                let stretch = format!("(Parameter.set 'Duration_Stretch {pace})");
                festival.args(["-eval", &format!("(voice_{voice})"), "-eval", &stretch, "-o"]).arg(file);
                festival
            }
            Espeak(voice) => {
                let mut espeak = Command::new("espeak-ng");
                let (rate, pitch) = (format!("{:.0}", 150.0 / pace), 40 + (30.0 * pace) as u32 % 20);
                espeak.args(["-v", voice, "-s", &rate, "-p", &pitch.to_string(), "-w"]).arg(file).arg(text);
                espeak
            }
        }
    }
}

fn hissed(sample: i16, random: &mut Random) -> i16 {
    sample.saturating_add((4.0 * random.normal()) as i16)
}

fn pcm(recording: &Recording) -> Pcm<'_> {
    Pcm { samples: &recording.samples, rate: recording.rate }
}

/// A move to say in a position.
struct Task {
    candidates: Vec<Candidate>,
    label: usize,
    text: String,
}

/// Returns moves to say, every other one in the short form.
fn tasks(seed: &str, count: usize) -> Vec<Task> {
    let (positions, units) = (positions(), vocabulary(Language::En));
    let mut random = Random::of(&["connected", seed]);
    let task = |at: usize| {
        let candidates = candidates(random.choice(&positions), Language::En);
        let label = random.below(candidates.len());
        let ways = candidates[label].ways();
        let way = if at.is_multiple_of(2) { &ways[0] } else { &ways[ways.len() - 1] };
        let words: Vec<&str> = way.iter().map(|&unit| units[usize::from(unit)].text()).collect();
        Task { text: words.join(" "), label, candidates }
    };
    (0..count).map(task).collect()
}

/// Enrols each word three times.
fn enrolled(name: &str, voice: Voice, folder: &Path) -> Recogniser {
    let units = vocabulary(Language::En);
    let says = |pace: &f32, text: &str| voice.says(name, folder, text, *pace);
    let words: Vec<Vec<Recording>> =
        units.iter().map(|unit| PACES[..3].iter().map(|pace| says(pace, unit.text())).collect()).collect();
    let tries: Vec<Vec<Pcm>> = words.iter().map(|tries| tries.iter().map(pcm).collect()).collect();
    let mut random = Random::of(&["connected"]);
    let rate = words[0][0].rate;
    let room = Recording { samples: (0..rate).map(|_| hissed(0, &mut random)).collect(), rate };
    let mut recogniser = Recogniser::new(&enrol(Language::En, name, pcm(&room), &tries));
    recogniser.set_noise(pcm(&room));
    recogniser
}

/// Returns what the second recogniser finds in a recording with a grammar.
fn found(sound: &[u8], grammar: &str) -> String {
    let file = |name: &str, bytes: &[u8]| {
        let path = std::env::temp_dir().join(format!("annabella-bench-{}-{name}", std::process::id()));
        fs::write(&path, bytes).unwrap();
        path
    };
    let output = Command::new("pocketsphinx_continuous")
        .args(["-hmm", "/usr/share/pocketsphinx/model/en-us/en-us", "-logfn", "/dev/null"])
        .args(["-remove_silence", "no", "-vad_postspeech", "300", "-infile"])
        .arg(file("sound.raw", sound))
        .arg("-jsgf")
        .arg(file("grammar", grammar.as_bytes()))
        .arg("-dict")
        .arg(file("dictionary", DICTIONARY.as_bytes()))
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// The results of an utterance: the indices of the candidates found.
#[derive(Default)]
struct Results {
    words: Option<usize>,
    second: Option<SecondOpinion>,
    certain: Option<usize>,
    likely: Option<usize>,
}

fn results(recogniser: &Recogniser, said: &Recording, candidates: &[Candidate]) -> Results {
    let sound: Vec<u8> = pcm(said).at_rate_of_recognition().flat_map(i16::to_le_bytes).collect();
    let grammars = Grammars::new(candidates);
    let second =
        grammars.opinion(&found(&sound, &grammars.announcements()), &found(&sound, &Grammars::words()));
    let index = |mv| candidates.iter().position(|candidate| candidate.mv == mv);
    let moved = |heard| if let Heard::Move { mv, .. } = heard { index(mv) } else { None };
    let alone = recogniser.hear(pcm(said), candidates);
    let both = second.map_or(alone, |second| recogniser.hear_with(pcm(said), candidates, second));
    let likely = if let Heard::Likely { mv } = both { index(mv) } else { None };
    Results { words: moved(alone), second, certain: moved(both), likely }
}

/// Prints a row for each voice; `wanted` is the start of their names.
pub fn run(folder: &Path, wanted: &str) {
    let folder = folder.join("connected");
    println!(
        "voice: right and wrong of {MOVES} moves by the words, by the second, by the second if sure, certain by both,"
    );
    println!("likely by both; and the same, accepted of other utterances: illegal moves, talk, other voices");
    for (name, voice) in VOICES {
        if !format!("connected-{name}").starts_with(wanted) {
            continue;
        }
        let recogniser = enrolled(name, voice, &folder);
        let tasks = tasks(name, MOVES);
        let said = tasks.iter().zip(PACES.iter().cycle());
        let moves: Vec<(Results, usize)> = said
            .map(|(task, pace)| {
                let said = voice.says(name, &folder, &task.text, *pace);
                (results(&recogniser, &said, &task.candidates), task.label)
            })
            .collect();
        let count = |of: &dyn Fn(&Results) -> Option<usize>| {
            let right = moves.iter().filter(|(results, label)| of(results) == Some(*label)).count();
            let found = moves.iter().filter(|(results, _)| of(results).is_some()).count();
            format!("{right}/{}", found - right)
        };
        let sure = |results: &Results| results.second.filter(|it| it.is_sure).map(|it| it.candidate);
        let second = |results: &Results| results.second.map(|it| it.candidate);
        println!(
            "{name}: {} {} {} {} {}",
            count(&|it| it.words),
            count(&second),
            count(&sure),
            count(&|it| it.certain),
            count(&|it| it.likely)
        );
        for (kind, others) in others(name, voice, &folder, &tasks) {
            let all: Vec<Results> =
                others.iter().map(|(said, at)| results(&recogniser, said, &tasks[*at].candidates)).collect();
            let count = |of: &dyn Fn(&Results) -> bool| all.iter().filter(|it| of(it)).count();
            let (certain, likely) = (count(&|it| it.certain.is_some()), count(&|it| it.likely.is_some()));
            println!(
                "  {kind}, {}: {} {} {} {certain} {likely}; upper bound {:.1} %",
                all.len(),
                count(&|it| it.words.is_some()),
                count(&|it| it.second.is_some()),
                count(&|it| sure(it).is_some()),
                bounds(certain + likely, all.len()).1
            );
        }
    }
}

type Others = Vec<(Recording, usize)>;

/// Returns utterances that are not the voice's legal moves, with the numbers of their positions.
fn others(name: &str, voice: Voice, folder: &Path, tasks: &[Task]) -> [(&'static str, Others); 3] {
    let is_legal = |at: usize, text: &str| {
        let ways = Grammars::new(&tasks[at].candidates);
        ways.opinion(&text.to_lowercase(), "").is_some()
    };
    let mut elsewhere = self::tasks("illegal", 4 * OTHERS).into_iter();
    let illegal = |at: usize| {
        let other = elsewhere.find(|other| !is_legal(at, &other.text)).unwrap();
        (voice.says(name, folder, &other.text, 1.0), at)
    };
    let illegal = (0..OTHERS).map(illegal).collect();
    let talk = TALK.iter().enumerate().map(|(at, text)| (voice.says(name, folder, text, 1.0), at));
    let strangers: Vec<&(&str, Voice)> = VOICES.iter().filter(|(other, _)| *other != name).collect();
    let stranger = |at: usize| {
        let (other, voice) = strangers[at % strangers.len()];
        (voice.says(other, folder, &tasks[at].text, 1.0), at)
    };
    let strange = (0..OTHERS).map(stranger).collect();
    [("illegal moves", illegal), ("talk", talk.collect()), ("other voices", strange)]
}
