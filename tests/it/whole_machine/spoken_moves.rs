//! Announcements by synthetic voices: enrolled word by word, recognised as whole sentences.
//!
//! Some are spoken in games, into a microphone of a real sound server.

use crate::hall::{PROGRAM, Running};
use crate::limited::{ChildInTime, CommandInTime};
use crate::pulse::{LISTENING, Pulse};
use annabella::chess::{Chess, Position, SanPlus, uci};
use annabella::hearing::{
    Command as Spoken, Enroller, Enrolment, Heard, Pcm, Recogniser, Step, Verdict, candidates,
};
use annabella::speech::{Announcement, Language, Style, Words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

/// A variant of a voice of eSpeak.
#[derive(Clone, Copy)]
pub(super) struct Voice {
    pub(super) variant: &'static str,
    pub(super) pitch: u32,
}

/// Sound of a voice.
struct Sound {
    samples: Vec<i16>,
    rate: u32,
}

impl Sound {
    fn pcm(&self) -> Pcm<'_> {
        Pcm { samples: &self.samples, rate: self.rate }
    }
}

const ANNA: Voice = Voice { variant: "de+f2", pitch: 55 };
const BERND: Voice = Voice { variant: "de", pitch: 40 };

impl Voice {
    fn language(self) -> Language {
        if self.variant.starts_with("en") { Language::En } else { Language::De }
    }

    /// Writes speech to a WAV file.
    fn write(self, text: &str, wpm: u32, file: &Path) {
        let (wpm, pitch) = (wpm.to_string(), self.pitch.to_string());
        let mut espeak = Command::new("espeak-ng");
        espeak.args(["-v", self.variant, "-s", &wpm, "-p", &pitch, "-w"]).arg(file).arg(text);
        assert!(espeak.status_in_time().unwrap().success());
    }

    /// Returns speech between half a second of a little noise before and after.
    fn says(self, text: &str, wpm: u32) -> Sound {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("said.wav");
        self.write(text, wpm, &file);
        let mut wav = hound::WavReader::open(&file).unwrap();
        let rate = wav.spec().sample_rate;
        let quiet = std::iter::repeat_n(0, rate as usize / 2);
        let said: Vec<i16> = wav.samples().map(Result::unwrap).collect();
        let all = quiet.clone().chain(said).chain(quiet);
        Sound {
            samples: all.zip(hiss()).map(|(sample, hiss): (i16, i16)| sample.saturating_add(hiss)).collect(),
            rate,
        }
    }

    /// Returns the text of its enrolment as `anna`, which is made once.
    fn enrolment(self) -> String {
        static MADE: Mutex<BTreeMap<&str, String>> = Mutex::new(BTreeMap::new());
        let mut made = MADE.lock().unwrap();
        made.entry(self.variant).or_insert_with(|| self.enrolled("anna").0.text()).clone()
    }

    /// Enrols the voice: each word twice, then whole moves.
    fn enrolled(self, name: &str) -> (Enrolment, Vec<Verdict>) {
        let mut enroller = Enroller::new(name, self.language(), 47);
        let mut verdicts = Vec::new();
        loop {
            let said = match enroller.next() {
                // A person never says a word twice in the same way; a synthesiser would.
                Step::SayWord { unit, number_of_try } => {
                    let number = number_of_try as u32;
                    let voice = Voice { pitch: self.pitch + 10 * number - 20, ..self };
                    voice.says(unit.text(), 115 + 15 * number + verdicts.len() as u32 % 5)
                }
                Step::Announce { announcement, number } => {
                    let number = number as u32;
                    let voice = Voice { pitch: self.pitch + 5 * (number % 3) - 5, ..self };
                    voice.says(&announcement, 142 + 7 * (number % 4))
                }
                Step::Done => break,
            };
            let verdict = enroller.hear(said.pcm());
            if verdict != Verdict::Accepted {
                verdicts.push(verdict);
            }
            assert!(verdicts.len() < 60, "{verdicts:?}");
        }
        (enroller.finish().unwrap(), verdicts)
    }
}

/// Returns the noise of a quiet room: white, 55 decibels below the loudest sound.
fn hiss() -> impl Iterator<Item = i16> {
    let mut random = fastrand::Rng::with_seed(47);
    std::iter::repeat_with(move || random.i16(..) / 300)
}

/// The first moves of a game with captures, a check, both castlings and a promotion in reach.
const GAME: &str =
    "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 h5 d3 Qf6 Nbd2 Ne7 Re1 Ng6 d4 Nf4 hxg4 hxg4 Nh2 O-O-O";

fn positions() -> Vec<(Chess, annabella::chess::Move)> {
    let mut position = Chess::default();
    let play = |san: &str| {
        let before = position.clone();
        let mv = san.parse::<SanPlus>().unwrap().san.to_move(&before).unwrap();
        position.play_unchecked(mv);
        (before, mv)
    };
    GAME.split_whitespace().map(play).collect()
}

fn announced(position: &Chess, mv: annabella::chess::Move, style: Style) -> String {
    Words::new(Language::De).worded(&Announcement::of(position, mv, style))
}

#[test]
fn synthetic_voices_are_recognised_as_whole_sentences_and_never_wrongly() {
    let mut accepted = 0;
    for voice in [ANNA, BERND] {
        let (enrolment, verdicts) = voice.enrolled("anna");
        assert!(verdicts.len() < 12, "{verdicts:?}");
        let kept = Enrolment::parse(&enrolment.text()).unwrap();
        assert!(kept == enrolment);
        let mut recogniser = Recogniser::new(&kept);
        recogniser.set_noise(Pcm { samples: &voice.says(",", 150).samples[..5_000], rate: 22_050 });
        let (mut best_right, mut all) = (0, 0);
        for (number, (position, mv)) in positions().into_iter().enumerate() {
            let style = if number % 3 == 0 { Style::Short } else { Style::Full };
            let text = announced(&position, mv, style);
            let said = voice.says(&text, 140 + number as u32 % 4 * 6);
            all += 1;
            match recogniser.hear(said.pcm(), &candidates(&position, Language::De)) {
                Heard::Move { mv: heard } | Heard::Likely { mv: heard } => {
                    assert_eq!(uci(heard), uci(mv), "{text}");
                    accepted += 1;
                    best_right += 1;
                }
                Heard::Doubtful { best, .. } => best_right += usize::from(best == Some(mv)),
                Heard::Command(command) => panic!("{text}: {command:?}"),
                Heard::Nothing(_) => {}
            }
        }
        println!("{accepted} accepted so far, the best of {best_right} right, of {all}");
        assert!(best_right >= all - 2, "{best_right} of {all}");

        for (word, command) in [("nochmal", Some(Spoken::Again)), ("Aufgabe", None), ("remis", None)] {
            let heard =
                recogniser.hear(voice.says(word, 150).pcm(), &candidates(&Chess::default(), Language::De));
            match command {
                Some(command) => assert_eq!(heard, Heard::Command(command), "{word}"),
                None => {
                    let accepted = matches!(heard, Heard::Move { .. } | Heard::Command(_));
                    assert!(!accepted, "{word} is never recognised: {heard:?}");
                }
            }
        }
    }
    assert!(accepted >= 43, "{accepted} of 48 accepted");
}

/// A player at a microphone of a sound server, enrolled as `anna`.
pub(super) struct Player {
    pulse: Pulse,
    pub(super) dir: tempfile::TempDir,
    voice: Voice,
}

impl Player {
    fn new() -> Player {
        Player::of(BERND)
    }

    pub(super) fn of(voice: Voice) -> Player {
        let pulse = Pulse::start(&["room", "headset", "mouth"]);
        let player = Player { pulse, dir: tempfile::tempdir().unwrap(), voice };
        let folder = player.dir.path().join("data/annabella/enrolments");
        std::fs::create_dir_all(&folder).unwrap();
        let file = format!("anna.{}.enrolment", voice.language().tag());
        std::fs::write(folder.join(file), voice.enrolment()).unwrap();
        player
    }

    pub(super) fn env(&self) -> Vec<(&'static str, std::ffi::OsString)> {
        let mut env = self.pulse.env();
        env.push(("XDG_DATA_HOME", self.dir.path().join("data").into()));
        env.push(("HOME", self.dir.path().into()));
        env
    }

    fn play(&self, arguments: &str) -> Running {
        let line = format!("play --json --locale de --speech print --white-hear anna {arguments}");
        Running::start_in(&self.env(), &line.split_whitespace().collect::<Vec<_>>())
    }

    /// Speaks into the microphone, to the end.
    pub(super) fn say(&self, text: &str, wpm: u32) {
        let file = self.dir.path().join("said.wav");
        self.voice.write(text, wpm, &file);
        let mut paplay = Command::new("paplay");
        let output = paplay.arg("--device=mouth").arg(&file).envs(self.pulse.env()).output_in_time().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Waits for a fact after the first `from` lines. Returns it, and the number of lines up to it.
fn fact(running: &Running, from: usize, is_it: impl Fn(&Value) -> bool) -> (Value, usize) {
    let read = |line: &str| serde_json::from_str::<Value>(line).unwrap_or_default();
    let at = running.wait_for_next(from, |line| is_it(&read(line)));
    let line = running.printed()[at].clone();
    (read(&line), at + 1)
}

pub(super) fn listened(running: &Running, from: usize, states: &[&str]) -> (Value, usize) {
    fact(running, from, |fact| {
        fact["event"] == "listened" && states.iter().any(|state| fact["state"] == *state)
    })
}

#[test]
fn a_spoken_move_is_read_back_and_entered_by_a_key_alone() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let player = Player::new();
    let mut running = player.play("--white-impaired --white-microphone mouth.monitor");
    let mut lines = 0;
    let moves = [
        ("Eva vier", "e2e4"),
        ("Springer Gustav eins Felix drei", "g1f3"),
        ("Springer Bella eins Cäsar drei", "b1c3"),
    ];
    let tries = [130, 140, 150, 160].into_iter().flat_map(|wpm| moves.map(|said| (wpm, said)));
    // A doubtful announcement is repeated, here with another move.
    let proposed = tries.into_iter().find_map(|(wpm, (text, uci))| {
        running.type_line("listen");
        lines = listened(&running, lines, &["open"]).1;
        player.say(text, wpm);
        let (fact, at) = listened(&running, lines, &["proposed", "unsure"]);
        lines = listened(&running, at, &["closed"]).1;
        (fact["state"] == "proposed").then(|| {
            assert_eq!(fact["uci"], uci);
            (text, uci)
        })
    });
    let (text, uci) = proposed.expect("one of them is recognised");
    let printed = running.printed().join("\n");
    let read_back =
        if text == "Eva vier" { "Bauer Eva zwei Eva vier?".to_owned() } else { format!("{text}?") };
    assert!(printed.contains(&read_back), "{printed}");
    assert!(!printed.contains(r#""event":"announced""#), "nothing is entered by itself: {printed}");
    running.type_line("say");
    let (announced, _) = fact(&running, lines, |fact| fact["event"] == "announced");
    assert_eq!(announced["uci"], uci);
    let ended = running.finish();
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    // No sound is saved: next to the enrolment there is only the journal.
    let files = |folder: &str| {
        let entries = std::fs::read_dir(player.dir.path().join("data/annabella").join(folder)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    };
    assert_eq!(files("enrolments"), ["anna.de.enrolment"]);
    let games = files("");
    assert!(
        matches!(games.as_slice(), [journal, folder] if journal.ends_with(".journal") && folder == "enrolments"),
        "{games:?}"
    );
}

/// A sound server allows 64 connections, and a long game opens a microphone more often.
#[test]
fn a_microphone_opens_as_often_as_a_game_needs() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let player = Player::new();
    let mut running = player.play("--white-impaired --white-microphone mouth.monitor");
    let mut lines = 0;
    for _ in 0..70 {
        running.type_line("listen");
        lines = listened(&running, lines, &["open"]).1;
        running.type_line("listen end");
        lines = listened(&running, lines, &["closed"]).1;
    }
    assert_eq!(running.finish().code, Some(0));
}

#[test]
fn a_missing_microphone_or_enrolment_is_one_sentence_and_the_game_goes_on() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let player = Player::new();
    let mut running = player.play("--white-impaired --white-microphone absent");
    running.type_line("listen");
    let (failed, at) = listened(&running, 0, &["failed"]);
    assert_eq!(failed["fault"], "unknown-microphone");
    running.type_line("e4");
    fact(&running, at, |fact| fact["event"] == "made");
    assert_eq!(running.finish().code, Some(0));
    let refused = |hear: &str| {
        let line = ["play", "--locale", "en", "--speech", "print", "--white-hear", hear];
        let ended = Running::start_in(&player.env(), &line).finish();
        (ended.code, ended.errors)
    };
    let missing = "berta: not enrolled in the language de. Type annabella hear enrol \"berta\" --announce-language de.\n";
    assert_eq!(refused("berta"), (Some(2), missing.to_owned()));
    let file = player.dir.path().join("data/annabella/enrolments/anna.de.enrolment");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &text[..text.len() / 2]).unwrap();
    let damaged = format!(
        "{}: a damaged enrolment. Enrol the person again: annabella hear enrol NAME.\n",
        file.display()
    );
    assert_eq!(refused("anna"), (Some(2), damaged));
    std::fs::write(&file, "Sf3").unwrap();
    let other =
        format!("{}: not an enrolment. Enrol the person again: annabella hear enrol NAME.\n", file.display());
    assert_eq!(refused("anna"), (Some(2), other));
    std::fs::write(&file, text.replace("language de", "language en")).unwrap();
    assert_eq!(refused("anna").0, Some(2));
    assert_eq!(refused("../anna").0, Some(2));
}

#[test]
fn a_stopped_enrolment_is_kept_and_continued() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let player = Player::new();
    let folder = player.dir.path().join("data/annabella/enrolments");
    std::fs::remove_file(folder.join("anna.de.enrolment")).unwrap();
    let line = "hear enrol anna --locale en --speech print --microphone mouth.monitor --seed 47";
    let start = || Running::start_in(&player.env(), &line.split_whitespace().collect::<Vec<_>>());
    let mut running = start();
    let mut lines = 0;
    loop {
        // A word that was not heard is asked for again.
        lines = running.wait_for_next(lines, |line| !line.ends_with('.')) + 1;
        match running.printed()[lines - 1].as_str() {
            "Läufer" => break,
            word => player.say(word, 140),
        }
    }
    running.type_line("quit");
    let ended = running.finish();
    assert_eq!(ended.code, Some(1), "{:?}", ended.printed);
    let kept = "Stopped. What you have said is kept. To continue, type the same command again.";
    assert_eq!(ended.printed.last().map(String::as_str), Some(kept));
    let unfinished = folder.join("anna.de.unfinished");
    assert_eq!(std::fs::metadata(&unfinished).unwrap().permissions().mode() & 0o777, 0o600);
    let mut running = start();
    running.wait_for_next(0, |line| line == "The stopped enrolment continues. Words and moves left: 68.");
    running.wait_for_next(0, |line| line == "Läufer");
    running.type_line("quit");
    assert_eq!(running.finish().code, Some(1));
}

/// A person repeats each word after the program; no key is needed.
#[test]
#[ignore = "an enrolment takes three minutes"]
fn an_enrolment_is_spoken_and_kept_for_its_owner_alone() {
    let player = Player::new();
    let file = player.dir.path().join("data/annabella/enrolments/anna.de.enrolment");
    std::fs::remove_file(&file).unwrap();
    let line = "hear enrol anna --locale en --speech print --microphone mouth.monitor --seed 47";
    let running = Running::start_in(&player.env(), &line.split_whitespace().collect::<Vec<_>>());
    let mut lines = 1;
    while !running.is_gone() {
        let next = running.printed().get(lines).cloned();
        match next {
            None => std::thread::sleep(Duration::from_millis(20)),
            Some(line) => {
                lines += 1;
                if line.ends_with('.') {
                    println!("{line}");
                } else {
                    player.say(&line, 140 + lines as u32 % 20);
                }
            }
        }
    }
    let ended = running.finish();
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""), "{:?}", ended.printed);
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let listed = Command::new(PROGRAM)
        .args(["hear", "list", "--locale", "en"])
        .envs(player.env())
        .output_in_time()
        .unwrap();
    let path: PathBuf = file;
    assert_eq!(
        String::from_utf8(listed.stdout).unwrap(),
        format!("anna, de, moves enrolled: 10: {}\n", path.display())
    );
    println!("{:#?}", ended.printed.last());
}

/// The counts of a spoken game.
#[derive(Debug, Default)]
struct Counts {
    utterances: usize,
    repeated: usize,
    wrongly_proposed: usize,
    typed: usize,
    /// The times from the end of speech to the words read back, in milliseconds.
    waits: Vec<u128>,
}

impl Player {
    /// Plays the talk of four other voices without end, quieter than a player's speech.
    fn babble(&self, decibels: f32) -> Babble {
        let text = "Der Saal ist heute voll, und an jedem Tisch wird noch gespielt. Wer hat die Uhr gesehen? Turm \
            und Bauer, das ist remis, sagte er, aber Felix wollte lieber weiter rechnen.";
        let others = [("de+m3", 30), ("de+f4", 70), ("de+m7", 45), ("de+croak", 60)];
        let said = others.map(|(variant, pitch)| Voice { variant, pitch }.says(text, 160 + pitch));
        let length = said.iter().map(|sound| sound.samples.len()).min().unwrap();
        let at = |index: usize| {
            let turned = |(number, sound): (usize, &Sound)| {
                i32::from(sound.samples[(index + number * 31_000) % length])
            };
            said.iter().enumerate().map(turned).sum::<i32>() as f32
        };
        let mixed: Vec<f32> = (0..length).map(at).collect();
        let power = |samples: &[f32]| {
            samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32
        };
        let speech: Vec<f32> = said[0].samples.iter().map(|&sample| f32::from(sample)).collect();
        let gain = (power(&speech) / power(&mixed)).sqrt() * 10_f32.powf(-decibels / 20.0);
        let file = self.dir.path().join("babble.wav");
        let spec = hound::WavSpec {
            channels: 1,
            sample_rate: said[0].rate,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut wav = hound::WavWriter::create(&file, spec).unwrap();
        for _ in 0..200 {
            for sample in &mixed {
                wav.write_sample((sample * gain) as i16).unwrap();
            }
        }
        wav.finalize().unwrap();
        let mut paplay = Command::new("paplay");
        paplay.arg("--device=mouth").arg(&file).envs(self.pulse.env()).stderr(Stdio::null());
        Babble(paplay.spawn().unwrap())
    }

    /// Speaks until the move is read back, or types it after three tries; then enters it.
    fn announce(&self, running: &mut Running, side: &str, text: &str, uci: &str, counts: &mut Counts) {
        let mut lines = running.printed().len();
        for number in 0..3 {
            running.type_line(&format!("{side}: listen"));
            lines = listened(running, lines, &["open"]).1;
            self.say(text, 142 + (counts.utterances % 5) as u32 * 4);
            let silent = std::time::Instant::now();
            // The key is released.
            running.type_line(&format!("{side}: listen end"));
            let (fact, at) = listened(running, lines, &["proposed", "unsure"]);
            counts.utterances += 1;
            lines = listened(running, at, &["closed"]).1;
            if fact["state"] == "proposed" && fact["uci"] == uci {
                counts.waits.push(silent.elapsed().as_millis());
                running.type_line(&format!("{side}: say"));
                return;
            }
            counts.wrongly_proposed += usize::from(fact["state"] == "proposed");
            counts.repeated += usize::from(number < 2);
        }
        counts.typed += 1;
        running.type_line(&format!("{side}: {uci}"));
    }
}

struct Babble(std::process::Child);

impl Drop for Babble {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait_in_time();
    }
}

/// Both players announce and repeat by the same enrolled voice at one microphone. Prints the counts.
#[test]
#[ignore = "a spoken game takes ten minutes"]
fn a_whole_game_is_spoken_in_babble_and_no_move_is_entered_wrongly() {
    let decibels = std::env::var("BABBLE").ok().and_then(|text| text.parse().ok()).unwrap_or(20.0);
    let player = Player::new();
    let mut running = player.play(
        "--white-impaired --black-hear anna --white-microphone mouth.monitor --black-microphone mouth.monitor",
    );
    let babble = player.babble(decibels);
    let began = std::time::Instant::now();
    let mut counts = Counts::default();
    let mut last: Option<(String, String)> = None;
    for (number, (position, mv)) in positions().into_iter().enumerate() {
        let side = if number % 2 == 0 { "white" } else { "black" };
        if let Some((text, uci)) = last.take() {
            let from = running.printed().len();
            player.announce(&mut running, side, &text, &uci, &mut counts);
            fact(&running, from, |fact| fact["event"] == "repeated");
        }
        let (text, uci) = (announced(&position, mv, Style::Full), annabella::chess::uci_in(&position, mv));
        let from = running.printed().len();
        player.announce(&mut running, side, &text, &uci, &mut counts);
        let (made, _) = fact(&running, from, |fact| fact["event"] == "made");
        assert_eq!(made["uci"], uci.as_str(), "a wrong move was entered");
        println!("{text}: {counts:?}");
        last = Some((text, uci));
    }
    drop(babble);
    counts.waits.sort_unstable();
    let median = counts.waits.get(counts.waits.len() / 2);
    println!("babble {decibels} dB below: {counts:?}, median {median:?} ms, {:?} in all", began.elapsed());
    assert_eq!(running.finish().code, Some(0));
}
