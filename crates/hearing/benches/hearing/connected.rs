//! Voices of programs that join words in whole sentences, enrolled through the real dialogue.
//!
//! Recognised by the enrolled voice, by the program `pocketsphinx_continuous`, which knows English, and by both.
//!
//! Needs the commands of the Debian packages flite, festival with festvox-us-slt-hts, festvox-kdlpc16k,
//! festvox-italp16k and festvox-itapc16k, espeak-ng, and pocketsphinx with pocketsphinx-en-us. The sound of the voices is
//! kept in the folder `connected`.

use crate::bounds::bounds;
use crate::corpus::{Recording, Speaker, wav};
use crate::positions::positions;
use crate::random::Random;
use crate::simulate::{Room, Sound, heard};
use annabella_hearing::{
    Candidate, DICTIONARY, Enroller, Grammars, Heard, Pcm, Recogniser, SecondOpinion, Step, Tested,
    candidates, vocabulary,
};
use annabella_speech::Language;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The number of moves that each voice says.
const MOVES: usize = 40;
/// The number of utterances of each kind that are not a move of the voice.
const OTHERS: usize = 30;
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
/// Words of which one replaces a word of a move.
const UNKNOWN: [&str; 12] = [
    "Oliver",
    "table",
    "Ulrich",
    "water",
    "seventeen",
    "Monday",
    "Frederick",
    "nothing",
    "castle",
    "zero",
    "tower",
    "Peter",
];
/// The rooms in which the moves are said; the enrolment is always in the quiet one.
const ROOMS: [(&str, Room); 6] = [
    ("quiet", Room::Clean),
    ("tempo", Room::Tempo),
    ("pink-20", Room::Pink(20.0)),
    ("babble-20", Room::Babble(20.0)),
    ("babble-10", Room::Babble(10.0)),
    ("reverberation", Room::Reverberation),
];
/// The level of the noise of the microphone, of 32,768.
const HISS: f32 = 24.0;

/// The command that speaks, and its voice.
#[derive(Clone, Copy)]
enum Voice {
    Flite(&'static str),
    Festival(&'static str),
    Espeak(&'static str),
}

use Voice::{Espeak, Festival, Flite};

/// The limits were chosen with the first ten; nothing was chosen with the others.
const VOICES: [(&str, Voice, Language); 18] = [
    ("awb", Flite("awb"), Language::En),
    ("rms", Flite("rms"), Language::En),
    ("slt", Flite("slt"), Language::En),
    ("kal", Flite("kal16"), Language::En),
    ("hts", Festival("cmu_us_slt_arctic_hts"), Language::En),
    ("espeak-us", Espeak("en-us"), Language::En),
    ("ked", Festival("ked_diphone"), Language::En),
    ("espeak-gb-f3", Espeak("en-gb+f3"), Language::En),
    ("espeak-scotland-m2", Espeak("en-gb-scotland+m2"), Language::En),
    ("espeak-us-m5", Espeak("en-us+m5"), Language::En),
    ("kal-festival", Festival("kal_diphone"), Language::En),
    ("espeak-gb-croak", Espeak("en-gb+croak"), Language::En),
    ("espeak-rp-f5", Espeak("en-gb-x-rp+f5"), Language::En),
    ("italian-lp", Festival("lp_diphone"), Language::It),
    ("italian-pc", Festival("pc_diphone"), Language::It),
    ("espeak-de", Espeak("de"), Language::De),
    ("espeak-de-f2", Espeak("de+f2"), Language::De),
    ("espeak-fr-m3", Espeak("fr+m3"), Language::Fr),
];

/// The pace of a sentence or a word, where 1 is that of the program.
const PACES: [f32; 7] = [1.0, 1.06, 0.95, 1.1, 0.98, 1.03, 0.92];

impl Voice {
    /// Says a text, once: the sound is kept. `pace` is a factor of the length.
    pub fn says(self, name: &str, folder: &Path, text: &str, pace: f32) -> Recording {
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
    sample.saturating_add((HISS * random.normal()) as i16)
}

fn pcm(recording: &Recording) -> Pcm<'_> {
    Pcm { samples: &recording.samples, rate: recording.rate }
}

/// A move to say in a position.
struct Task {
    pub candidates: Vec<Candidate>,
    pub label: usize,
    pub text: String,
}

/// Returns moves to say, every other one in the short form.
fn tasks(seed: &str, language: Language, count: usize) -> Vec<Task> {
    let (positions, units) = (positions(), vocabulary(language));
    let mut random = Random::of(&["connected", seed]);
    let task = |at: usize| {
        let candidates = candidates(random.choice(&positions), language);
        let label = random.below(candidates.len());
        let ways = candidates[label].ways();
        let way = if at.is_multiple_of(2) { &ways[0] } else { &ways[ways.len() - 1] };
        let words: Vec<&str> = way.iter().map(|&unit| units[usize::from(unit)].text()).collect();
        Task { text: words.join(" "), label, candidates }
    };
    (0..count).map(task).collect()
}

/// A voice that has answered the dialogue of the enrolment.
struct Enrolled {
    recogniser: Recogniser,
    tested: Tested,
    /// The number of refused tries.
    refused: usize,
}

fn enrolled(name: &str, voice: Voice, language: Language, folder: &Path) -> Enrolled {
    let mut enroller = Enroller::new(name, language, 7);
    let first = voice.says(name, folder, vocabulary(language)[0].text(), PACES[0]);
    let mut random = Random::of(&["connected"]);
    let room: Vec<i16> = (0..first.rate).map(|_| hissed(0, &mut random)).collect();
    let room = Pcm { samples: &room, rate: first.rate };
    enroller.set_noise(room);
    let mut refused = 0;
    loop {
        let (text, number) = match enroller.next() {
            Step::SayWord { unit, number_of_try } => (unit.text().to_owned(), number_of_try - 1),
            Step::Announce { announcement, number } => (announcement, number),
            Step::Done => break,
        };
        // A person never says a word twice in the same way.
        let said = voice.says(name, folder, &text, PACES[(number + refused) % PACES.len()]);
        refused += usize::from(enroller.hear(pcm(&said)) != annabella_hearing::Verdict::Accepted);
    }
    let tested = enroller.tested();
    let mut recogniser = Recogniser::new(&enroller.finish().unwrap());
    recogniser.set_noise(room);
    Enrolled { recogniser, tested, refused }
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

/// The results of an utterance.
struct Results {
    alone: Heard,
    second: Option<SecondOpinion>,
    both: Heard,
}

fn results(
    recogniser: &Recogniser,
    said: &Recording,
    candidates: &[Candidate],
    language: Language,
) -> Results {
    let grammars = Grammars::new(candidates);
    let second = || {
        let sound: Vec<u8> = pcm(said).at_rate_of_recognition().flat_map(i16::to_le_bytes).collect();
        grammars.opinion(&found(&sound, &grammars.announcements()), &found(&sound, &Grammars::words()))
    };
    let second = if language == Language::En { second() } else { None };
    let alone = recogniser.hear(pcm(said), candidates);
    let both = second.map_or(alone, |second| recogniser.hear_with(pcm(said), candidates, second));
    Results { alone, second, both }
}

/// Numbers of utterances, by how they were recognised.
#[derive(Clone, Copy, Default)]
struct Counts {
    right: usize,
    asked: usize,
    wrong: usize,
}

impl Counts {
    /// Counts a result; `truth` is the index of the move.
    fn add(&mut self, heard: Heard, candidates: &[Candidate], truth: Option<usize>) {
        let (mv, number) = match heard {
            Heard::Move { mv } => (mv, &mut self.right),
            Heard::Likely { mv } => (mv, &mut self.asked),
            _ => return,
        };
        let is_right = truth.is_none_or(|truth| candidates[truth].mv == mv);
        *(if is_right { number } else { &mut self.wrong }) += 1;
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}+{}/{}", self.right, self.asked, self.wrong)
    }
}

/// Prints rows for each voice whose name follows `connected-` in `wanted`, all by default.
///
/// After `connected-session-`, prints the results of a session of each such voice in each room.
pub fn run(folder: &Path, wanted: &str) {
    let folder = folder.join("connected");
    let wanted = wanted.strip_prefix("connected-").unwrap_or_default();
    let session = wanted.strip_prefix("session");
    if session.is_some() {
        println!("read back + asked / wrong of {MOVES} moves, each confirmed when it was recognised:");
    } else {
        println!(
            "read back + asked / wrong: the voice alone; PocketSphinx right/wrong, and if it is sure; both"
        );
    }
    for (name, voice, language) in VOICES {
        if let Some(wanted) = session {
            if name.starts_with(wanted.trim_start_matches('-')) {
                sessions(name, voice, language, &folder);
            }
        } else if name.starts_with(wanted) {
            rows(name, voice, language, &folder);
        }
    }
}

fn rows(name: &str, voice: Voice, language: Language, folder: &Path) {
    let Enrolled { recogniser, tested, refused } = enrolled(name, voice, language, folder);
    println!("{name}: {refused} refused at enrolment, {} of its announcements recognised", tested.right);
    let tasks = tasks(name, language, MOVES);
    let said = tasks.iter().zip(PACES.iter().cycle());
    let moves = said
        .enumerate()
        .map(|(at, (task, pace))| (voice.says(name, folder, &task.text, *pace), at, Some(task.label)));
    let moves: Vec<_> = moves.collect();
    let hesitant = moves.iter().take(OTHERS).map(|(said, at, label)| {
        let before = voice.says(name, folder, "um", 1.0);
        let after = voice.says(name, folder, "please", 1.0);
        (with_pauses([&before, said, &after]), *at, *label)
    });
    let kinds = [("moves after “um” and before “please”", hesitant.collect()), ("moves", moves)];
    for (kind, utterances) in kinds.into_iter().chain(others(name, voice, language, folder, &tasks)) {
        let (mut alone, mut both) = (Counts::default(), Counts::default());
        let (mut second, mut sure) = ([0; 2], [0; 2]);
        for (said, at, label) in &utterances {
            let candidates = &tasks[*at].candidates;
            let results = results(&recogniser, said, candidates, language);
            alone.add(results.alone, candidates, *label);
            both.add(results.both, candidates, *label);
            if let Some(opinion) = results.second {
                let is_wrong = usize::from(*label != Some(opinion.candidate));
                second[is_wrong] += 1;
                sure[is_wrong] += usize::from(opinion.is_sure);
            }
        }
        let (of, asked) = (utterances.len(), both.right + both.asked);
        let bound = bounds(if kind.starts_with("moves") { both.wrong } else { asked }, of).1;
        println!(
            "  {kind}, {of}: {alone} {}/{} {}/{} {both}; upper bound {bound:.1} %",
            second[0], second[1], sure[0], sure[1]
        );
    }
}

/// Joins recordings with pauses of 0.3 s.
fn with_pauses(said: [&Recording; 3]) -> Recording {
    let rate = said[0].rate;
    let cut = rate as usize / 4;
    let parts = said.iter().flat_map(|it| it.samples[cut..it.samples.len() - cut].iter().copied());
    Recording { samples: parts.collect(), rate }
}

type Utterances = Vec<(Recording, usize, Option<usize>)>;

/// Returns utterances that are not the voice's legal moves, with the numbers of their positions.
fn others(
    name: &str,
    voice: Voice,
    language: Language,
    folder: &Path,
    tasks: &[Task],
) -> Vec<(&'static str, Utterances)> {
    let says = |text: &str| voice.says(name, folder, text, 1.0);
    let units = vocabulary(language);
    let is_legal = |at: usize, text: &str| {
        let texts = tasks[at].candidates.iter().flat_map(Candidate::ways).map(|way| {
            let words: Vec<&str> = way.iter().map(|&unit| units[usize::from(unit)].text()).collect();
            words.join(" ")
        });
        texts.into_iter().any(|legal| legal == text)
    };
    let mut elsewhere = self::tasks("illegal", language, 4 * OTHERS).into_iter();
    let illegal = |at: usize| {
        let other = elsewhere.find(|other| !is_legal(at, &other.text)).unwrap();
        (says(&other.text), at, None)
    };
    let illegal = (0..OTHERS).map(illegal).collect();
    let talk = TALK.iter().enumerate().map(|(at, text)| (says(text), at, None));
    let mut random = Random::of(&["unknown", name]);
    let unknown = |at: usize| {
        let mut words: Vec<&str> = tasks[at].text.split(' ').collect();
        let place = random.below(words.len());
        words[place] = random.choice::<&str>(&UNKNOWN);
        (says(&words.join(" ")), at, None)
    };
    let unknown = (0..OTHERS).map(unknown).collect();
    let strangers: Vec<_> = VOICES.iter().filter(|it| it.0 != name && it.2 == language).collect();
    let stranger = |at: usize| {
        let (other, voice, _) = strangers[at % strangers.len()];
        (voice.says(other, folder, &tasks[at].text, 1.0), at, None)
    };
    let strange =
        if strangers.is_empty() { Vec::new() } else { (0..OTHERS).map(stranger).collect::<Vec<_>>() };
    vec![
        ("illegal moves", illegal),
        ("talk", talk.collect()),
        ("one unknown word", unknown),
        ("other voices", strange),
    ]
}

/// Prints a row with all rooms: the recogniser learns from each move that it has recognised.
fn sessions(name: &str, voice: Voice, language: Language, folder: &Path) {
    let units = vocabulary(language);
    let enrolled = enrolled(name, voice, language, folder).recogniser;
    let tasks = tasks(name, language, MOVES);
    let babbling: Vec<Speaker> = VOICES
        .iter()
        .filter(|it| it.0 != name && it.2 == language)
        .map(|(other, voice, _)| {
            let word = |at: usize| vec![voice.says(other, folder, units[at].text(), 1.0)];
            Speaker { name: (*other).to_owned(), units: (0..12).map(word).collect(), unknown: Vec::new() }
        })
        .collect();
    let others: Vec<&Speaker> = babbling.iter().collect();
    let mut line = name.to_owned();
    for (room_name, room) in ROOMS {
        if others.is_empty() && matches!(room, Room::Babble(_)) {
            continue;
        }
        let mut recogniser = enrolled.clone();
        let mut counts = Counts::default();
        for (task, pace) in tasks.iter().zip(PACES.iter().cycle()) {
            let said = voice.says(name, folder, &task.text, *pace);
            let mut random = Random::of(&[name, room_name, &task.text]);
            let samples = said.samples.iter().map(|&sample| f32::from(sample)).collect();
            let utterance = heard(Sound { samples, rate: said.rate }, room, &others, &mut random);
            let room: Vec<i16> = utterance.room.iter().map(|&sample| hissed(sample, &mut random)).collect();
            recogniser.set_noise(Pcm { samples: &room, rate: said.rate });
            let heard = recogniser.hear(utterance.pcm(), &task.candidates);
            counts.add(heard, &task.candidates, Some(task.label));
            if let Heard::Move { mv } | Heard::Likely { mv } = heard
                && mv == task.candidates[task.label].mv
            {
                recogniser.learn(utterance.pcm(), &task.candidates[task.label]);
            }
        }
        line += &format!("  {room_name} {counts}");
    }
    println!("{line}");
}
