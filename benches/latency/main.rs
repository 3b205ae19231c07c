//! Latency of speech: from the request to the first audible sample on the sink.
//!
//! It is measured for the voices, for the whole program (from the end of a typed line), and for
//! speech-dispatcher, in turn, on the same sound server, in one run. Then come the time until a started
//! program is heard, and the cost of reloading the voice for each sentence.
//!
//! `cargo bench --bench latency`, or `-- --rounds 12`; `cargo bench --bench latency -- gaps` tests for gaps in speech during six
//! busy processes. Needs cc, pulseaudio, pulseaudio-utils, speech-dispatcher and its espeak-ng module.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../../tests/it/dispatcher.rs"]
mod dispatcher;
#[path = "../../tests/it/hearing.rs"]
#[allow(dead_code, unused_imports)]
mod hearing;
mod moments;
#[path = "../../tests/it/pulse.rs"]
#[allow(dead_code)]
mod pulse;

use annabella::devices::voice::{Engine, Espeak, Outlets, VoiceNews, Voices};
use annabella::speech::routing::Seat;
use annabella::speech::{Audience, Language, Priority};
use dispatcher::Dispatcher;
use moments::{Moments, Parts};
use pulse::{Pulse, Recorder, Recording, wait_until};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};
use std::collections::HashMap;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The number of rounds, unless `--rounds` is given.
const ROUNDS: usize = 60;
/// The number of first rounds that do not count.
const WARMING: usize = 2;
/// The number of times that the program is started.
const STARTS: usize = 10;
/// The number of sentences rendered to find a memory leak.
const SENTENCES: usize = 3000;
/// The number of announcements that must be heard without gaps.
const ANNOUNCEMENTS: usize = 200;
/// The number of busy processes.
const OTHERS: usize = 6;
/// Words per minute of these announcements.
const QUICK: u32 = 300;
/// The level above which samples are audible, of 32768.
const AUDIBLE: i16 = 60;
const WORDS: [&str; 4] = ["Bauer Eva vier", "Dame David eins", "Turm Anna acht", "Bauer Gustav zwei"];

fn main() {
    // The environment names the sound server, so this runs itself as a child process.
    match std::env::var_os("ANNABELLA_BENCH") {
        Some(dir) if std::env::args().any(|argument| argument == "gaps") => gaps(Path::new(&dir)),
        Some(dir) => {
            measure(Path::new(&dir));
            afresh();
        }
        None => {
            let dir = tempfile::tempdir().expect("a directory");
            let me = std::env::current_exe().expect("a program");
            let status = Command::new(me)
                .args(std::env::args().skip(1))
                .env("ANNABELLA_BENCH", dir.path())
                .envs(Pulse::env_in(dir.path()))
                .status();
            assert!(status.expect("a process").success());
        }
    }
}

fn measure(dir: &Path) {
    let pulse = Pulse::start_in(dir, &["room"]);
    let recorder = pulse.record("room");
    let mut dispatcher = Dispatcher::start(dir, 10);
    let voices = voices(170);

    // The journal on a disk, and on a file system without real syncing.
    let disk = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    let memory = tempfile::tempdir_in("/dev/shm").expect("a directory");
    let moments = Moments::build(dir);
    let mut programs = [disk.path(), memory.path()].map(|at| Program::start(&at.join("game"), &moments, at));
    for program in &mut programs {
        sleep(Duration::from_secs(1));
        program.type_line("stop");
    }
    sleep(Duration::from_millis(500));

    let (mut ours, mut theirs, mut whole) = (Vec::new(), Vec::new(), [Vec::new(), Vec::new()]);
    let mut parts = [Parts::default(), Parts::default()];
    for (round, ply) in plies(rounds()).iter().enumerate() {
        let words = WORDS[round % WORDS.len()];
        ours.push(delay(&recorder, || {
            voices.say(words.into(), Language::De, Priority::Message, Audience::Room);
        }));
        voices.stop(Audience::Room);
        sleep(Duration::from_millis(300));
        theirs.push(delay(&recorder, || dispatcher.speak(words)));
        dispatcher.cancel();
        sleep(Duration::from_millis(300));
        for ((program, delays), parts) in programs.iter_mut().zip(&mut whole).zip(&mut parts) {
            let typed = moments::now();
            let heard = delay(&recorder, || program.type_line(ply));
            delays.push(heard);
            if round >= WARMING {
                parts.add(&program.moments, typed, heard);
            }
            program.type_line("stop");
            sleep(Duration::from_millis(300));
        }
    }
    let [mut on_disk, mut in_memory] = whole;
    let theirs = report("speech-dispatcher", &mut theirs[WARMING..]);
    let against = |name: &str, delays: &mut [Duration]| {
        let (median, tail) = report(name, delays);
        println!(
            "{name} against speech-dispatcher: median {:.2}, 95% {:.2}",
            median / theirs.0,
            tail / theirs.1
        );
    };
    against("the voices alone", &mut ours[WARMING..]);
    against("the whole program, journal on disk", &mut on_disk[WARMING..]);
    against("the whole program, journal in memory", &mut in_memory[WARMING..]);
    for (name, delays) in [("on disk", &on_disk), ("in memory", &in_memory)] {
        let ratio = |part: usize| percentile(&delays[WARMING..], part) / percentile(&ours[WARMING..], part);
        println!("journal {name}, against the voices alone: median {:.2}, 95% {:.2}", ratio(50), ratio(95));
    }
    for (name, parts) in ["on disk", "in memory"].iter().zip(&mut parts) {
        println!("parts of the time, journal {name}:");
        parts.report();
    }

    drop((programs, voices));
    let mut starts = Vec::new();
    for start in 0..STARTS {
        let mut program = None;
        starts.push(delay(&recorder, || {
            program =
                Some(Program::start(&disk.path().join(format!("start {start}")), &moments, disk.path()));
        }));
        drop(program);
        sleep(Duration::from_millis(300));
    }
    report("from start to first word", &mut starts);
}

/// Returns the number of rounds to measure.
fn rounds() -> usize {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--rounds");
    arguments.nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(ROUNDS)
}

fn voices(rate: u32) -> Voices {
    let (tell, told) = channel();
    let voices = Voices::open(Engine::Espeak, Outlets::default(), rate, Seat::Shared, true, move |news| {
        let _ = tell.send(news);
    });
    while !matches!(told.recv().expect("news"), VoiceNews::Open { .. }) {}
    voices
}

/// The program with typed input; killed when dropped.
struct Program {
    child: Child,
    keyboard: File,
    /// The file of its moments.
    moments: PathBuf,
}

impl Program {
    fn start(journal: &Path, moments: &Moments, folder: &Path) -> Program {
        let written = folder.join("moments");
        let keyboard = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&keyboard).and_then(|()| unlockpt(&keyboard)).expect("a terminal");
        let name = ptsname(&keyboard, Vec::new()).expect("a terminal").into_string().expect("a name");
        let keys = File::options().read(true).write(true).open(name).expect("a terminal");
        let child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["play", "--locale", "de", "--speech", "espeak", "--journal"])
            .arg(journal)
            .envs(moments.environment(&written))
            .stdin(keys)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        Program { child, keyboard: keyboard.into(), moments: written }
    }

    fn type_line(&mut self, line: &str) {
        self.keyboard.write_all(format!("{line}\n").as_bytes()).expect("a keyboard");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the first plies of a random game that lasts long enough, without threefold repetition.
fn plies(count: usize) -> Vec<String> {
    let game = |seed: u64| -> Option<Vec<String>> {
        let mut position = Chess::default();
        let mut seen: HashMap<Zobrist64, u32> = HashMap::new();
        let mut random = fastrand::Rng::with_seed(seed);
        let mut plies = Vec::new();
        while plies.len() < count {
            let moves = position.legal_moves();
            let ply = *random.choice(&moves)?;
            plies.push(ply.to_uci(CastlingMode::Standard).to_string());
            position.play_unchecked(ply);
            let times = seen.entry(position.zobrist_hash(EnPassantMode::Legal)).or_default();
            *times += 1;
            if *times == 3 || position.is_game_over() {
                return None;
            }
        }
        Some(plies)
    };
    (1..).find_map(game).expect("a game")
}

/// Measures the cost of reloading the voice for each sentence: memory, and time between two sentences.
fn afresh() {
    let espeak = Espeak::open().expect("a voice");
    let say = |words: &str| {
        let began = Instant::now();
        espeak.render(words, "de", 170).expect("sound");
        began.elapsed()
    };
    for words in WORDS {
        say(words);
    }
    let before = memory();
    let mut directly: Vec<Duration> = (0..SENTENCES).map(|at| say(WORDS[at % WORDS.len()])).collect();
    let after = memory();
    println!("memory: {before} kB before {SENTENCES} sentences, {after} kB after");
    report("a sentence made directly after another", &mut directly);
    let mut later: Vec<Duration> = (0..30)
        .map(|at| {
            sleep(Duration::from_millis(100));
            say(WORDS[at % WORDS.len()])
        })
        .collect();
    report("a sentence made later", &mut later);
}

/// Returns the memory of this process in kB.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("the memory");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Tests that words are heard without gaps on a busy machine.
fn gaps(dir: &Path) {
    let pulse = Pulse::start_in(dir, &["room"]);
    let recorder = pulse.record("room");
    let voices = voices(QUICK);
    let others: Vec<Busy> = (0..OTHERS).map(|_| Busy::start()).collect();
    sleep(Duration::from_secs(2));
    let espeak = Espeak::open().expect("a voice");
    let mut worst = f64::MAX;
    let mut broken = 0;
    for at in 0..ANNOUNCEMENTS {
        let words = WORDS[at % WORDS.len()];
        let from = recorder.len();
        voices.say(words.into(), Language::De, Priority::Message, Audience::Room);
        assert!(voices.finish(Duration::from_secs(60)));
        // On a busy machine the recorder gets the sound late.
        sleep(Duration::from_millis(200));
        let mut recording = recorder.so_far();
        recording.samples.drain(..from);
        let wanted = espeak.render(words, "de", QUICK).expect("sound");
        let wanted = Recording { rate: wanted.rate, samples: wanted.samples };
        let heard = hearing::find(&recording, &wanted);
        let likeness = heard.map_or(0.0, |heard| heard.correlation);
        if likeness < 0.9 {
            broken += 1;
            println!("announcement {at}, {words}: {heard:?}");
        }
        worst = worst.min(likeness);
    }
    drop(others);
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    println!(
        "announcements with gaps: {broken} of {ANNOUNCEMENTS}, least likeness {worst:.3}, load {}",
        load.trim()
    );
}

/// A busy process; killed when dropped.
struct Busy(Child);

impl Busy {
    fn start() -> Busy {
        Busy(Command::new("sh").args(["-c", "while :; do :; done"]).spawn().expect("a shell"))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns the time from the request to the first audible sample.
fn delay(recorder: &Recorder, speak: impl FnOnce()) -> Duration {
    let from = recorder.len();
    let began = Instant::now();
    speak();
    wait_until("something is heard", || recorder.first_sound(from, AUDIBLE).is_some());
    recorder.first_sound(from, AUDIBLE).map_or(Duration::ZERO, |at| at.saturating_duration_since(began))
}

/// Returns the time in milliseconds below which `part` per cent of the sorted delays are.
fn percentile(delays: &[Duration], part: usize) -> f64 {
    delays[(delays.len() * part / 100).min(delays.len() - 1)].as_secs_f64() * 1000.0
}

/// Prints and returns the median and the 95th percentile in milliseconds.
fn report(name: &str, delays: &mut [Duration]) -> (f64, f64) {
    delays.sort();
    let (median, tail) = (percentile(delays, 50), percentile(delays, 95));
    println!("{name}: median {median:.1} ms, 95% {tail:.1} ms, of {}", delays.len());
    (median, tail)
}
