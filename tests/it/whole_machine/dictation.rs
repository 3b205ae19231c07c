//! Dictated moves on a real sound server.
//!
//! Recordings survive a killed program, and only their player hears them.

use crate::hall::{Ended, PROGRAM, Running};
use crate::hearing::{find, rms};
use crate::limited::{ChildInTime, CommandInTime};
use crate::pulse::{LISTENING, Pulse, Recording, wait_until};
use crate::whole_machine::terminal::Screen;
use annabella::devices::recorder;
use serde_json::Value;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The spoken words: long enough to be interrupted, without repeated parts.
const WORDS: &str = "Springer Gustav eins Felix drei, Bauer David sieben David fünf, Läufer Felix eins \
    Cäsar vier, kurze Rochade, Dame David eins schlägt Hector fünf, Turm Anna acht Bella acht";

/// A room with a player, headphones and a microphone.
/// The microphone hears the sound played on `mouth`.
struct Hall {
    pulse: Pulse,
    dir: tempfile::TempDir,
}

impl Hall {
    fn new() -> Hall {
        let hall =
            Hall { pulse: Pulse::start(&["room", "headset", "mouth"]), dir: tempfile::tempdir().unwrap() };
        let mut espeak = Command::new("espeak-ng");
        espeak.args(["-v", "de", "-s", "175", "-w"]).arg(hall.words()).arg(WORDS);
        assert!(espeak.status_in_time().unwrap().success());
        hall
    }

    fn words(&self) -> PathBuf {
        self.dir.path().join("words.wav")
    }

    fn journal(&self) -> PathBuf {
        self.dir.path().join("game.journal")
    }

    fn takes(&self) -> PathBuf {
        self.dir.path().join("game.journal.takes")
    }

    fn play(&self, arguments: &str) -> Running {
        let journal = self.journal();
        let journal = journal.to_str().unwrap();
        let line = format!(
            "play --json --locale en --white-impaired --speech print --room-device room \
             --white-device headset {arguments}"
        );
        let line: Vec<&str> = line.split_whitespace().chain([journal]).collect();
        Running::start_in(&self.pulse.env(), &line)
    }

    /// Speaks into the microphone until dropped.
    fn speak(&self) -> Speaking {
        let mut paplay = Command::new("paplay");
        paplay.arg("--device=mouth").arg(self.words()).envs(self.pulse.env());
        Speaking(paplay.stderr(Stdio::null()).spawn().expect("paplay of pulseaudio-utils"))
    }
}

struct Speaking(std::process::Child);

impl Speaking {
    fn wait(mut self) {
        assert!(self.0.wait_in_time().unwrap().success());
    }
}

impl Drop for Speaking {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait_in_time();
    }
}

fn wav(path: &Path) -> Recording {
    let mut file = hound::WavReader::open(path).unwrap();
    Recording { rate: file.spec().sample_rate, samples: file.samples().map(Result::unwrap).collect() }
}

fn seconds(recording: &Recording) -> f64 {
    recording.samples.len() as f64 / f64::from(recording.rate)
}

/// Waits until a recording is in this state.
fn told(running: &Running, take: u64, state: &str) -> Value {
    let is_it = |line: &str| {
        let object: Value = serde_json::from_str(line).unwrap();
        object["event"] == "dictated" && object["take"] == take && object["state"] == state
    };
    serde_json::from_str(&running.wait_for(is_it)).unwrap()
}

fn sentences(ended: &Ended) -> Vec<String> {
    let objects = ended.printed.iter().map(|line| serde_json::from_str::<Value>(line).unwrap());
    objects.filter_map(|object| object["words"].as_str().map(str::to_owned)).collect()
}

#[test]
fn a_move_is_recorded_and_played_back_to_its_player_only() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let hall = Hall::new();
    let mut running = hall.play("--white-microphone mouth.monitor --journal");
    running.type_line("e4");
    let headset = hall.pulse.record("headset");
    running.type_line("dictate");
    told(&running, 1, "running");
    // A tone signals that the microphone is open.
    wait_until("a tone is heard", || rms(&headset.so_far()) > 10.0);
    drop(headset);
    hall.speak().wait();
    running.type_line("dictate");
    let kept = told(&running, 1, "kept");
    let spoken = wav(&hall.words());
    assert_eq!((kept["by"].as_str(), kept["ply"].as_u64()), (Some("white"), Some(1)));
    assert!(kept["length_ms"].as_f64().unwrap() > 1000.0 * seconds(&spoken), "{kept}");

    let take = wav(&hall.takes().join("white-001-move-1-white.wav"));
    let heard = find(&take, &spoken).unwrap();
    assert!(heard.correlation > 0.95 && heard.ends > 0.9, "{heard:?}");

    // Wait for the end of the tone that ended the recording.
    std::thread::sleep(Duration::from_secs(1));
    let (headset, room) = (hall.pulse.record("headset"), hall.pulse.record("room"));
    running.type_line("hear 1");
    let long = (seconds(&take) + 3.0) * f64::from(crate::pulse::RATE);
    wait_until("the take was played", || headset.len() as f64 > long);
    let heard = find(&headset.stop(), &spoken).unwrap();
    assert!(heard.correlation > 0.95 && heard.ends > 0.9, "{heard:?}");
    let room = room.stop();
    assert!(rms(&room) == 0.0, "the room heard something: {}", rms(&room));

    let ended = running.finish();
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    let said = sentences(&ended);
    assert!(said.contains(&"Recording at move 1, White:".to_owned()), "{said:?}");

    // List the recordings, and write them into one file.
    let dictation = |arguments: &[&Path]| {
        let mut command = Command::new(PROGRAM);
        let output = command.args(["dictation", "--locale", "en"]).args(arguments).output_in_time().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap(), output.stderr.len())
    };
    let (status, listed, _) = dictation(&[&hall.journal()]);
    assert!(status == Some(0) && listed.starts_with("White 1: move 1, White, "), "{status:?} {listed}");
    let whole = hall.dir.path().join("whole.wav");
    assert_eq!(dictation(&[Path::new("--output"), &whole, &hall.journal()]), (Some(0), String::new(), 0));
    // Recordings are private.
    for file in [&whole, &hall.takes().join("white-001-move-1-white.wav"), &hall.journal()] {
        let mode = std::fs::metadata(file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    let heard = find(&wav(&whole), &spoken).unwrap();
    assert!(heard.correlation > 0.95, "{heard:?}");
    // Damaged and missing recordings are reported.
    std::fs::write(hall.takes().join("white-001-move-1-white.wav"), "RIFF").unwrap();
    let (status, listed, told) = dictation(&[&hall.journal()]);
    assert!(status == Some(1) && listed.is_empty() && told > 0, "{status:?} {listed}");
    std::fs::remove_dir_all(hall.takes()).unwrap();
    let (status, listed, told) = dictation(&[&hall.journal()]);
    assert!(status == Some(1) && listed.is_empty() && told > 0, "{status:?} {listed}");
}

/// A terminal repeats a held key. The recording ends when the repeats stop, or with a second tap.
#[test]
fn a_key_is_held_while_the_score_is_spoken() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let hall = Hall::new();
    let screen = Screen::running(|_| {
        let environment = hall.pulse.env();
        let environment: Vec<String> =
            environment.iter().map(|(name, value)| format!("{name}='{}'", value.display())).collect();
        format!(
            "{} '{PROGRAM}' --locale en play --white-impaired --speech print --white-device headset \
             --white-microphone mouth.monitor --keys --journal '{}'; echo \"exit $?\"",
            environment.join(" "),
            hall.journal().display()
        )
    });
    screen.wait_for("Hold F12 or Alt with d", 0);
    let press = |keys: &[&str], words: &str| {
        let from = screen.written().len();
        screen.tmux(&[&["send-keys"], keys].concat());
        screen.wait_for(words, from);
    };
    press(&["-N", "40", "F12"], "Recorded before the first move");
    press(&["M-d"], "Recording.");
    std::thread::sleep(Duration::from_secs(1));
    press(&["F12"], "Recorded before the first move");
    press(&["C-d"], "To leave, press again or type yes.");
    screen.tmux(&["send-keys", "C-d"]);
    screen.wait_for("exit 0", 0);
    assert_eq!(recorder::files(&hall.takes()).len(), 2);
}

/// The program is killed three times during a recording.
/// At most its last second is lost, the file stays readable, and the game can be resumed.
#[test]
fn when_the_program_dies_at_most_a_second_of_a_take_is_lost() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let hall = Hall::new();
    let spoken = wav(&hall.words());
    for (take, milliseconds) in [(1, 2900), (2, 3350), (3, 1700)] {
        let begin = if take == 1 { "--journal" } else { "--resume" };
        let mut running = hall.play(&format!("--white-microphone mouth.monitor {begin}"));
        let _speaking = hall.speak();
        running.type_line("white: dictate");
        told(&running, take, "running");
        let began = Instant::now();
        std::thread::sleep(Duration::from_millis(milliseconds));
        running.kill();
        let elapsed = began.elapsed().as_secs_f64();
        assert!(running.finish().killed);
        let found = recorder::files(&hall.takes());
        let file = found.iter().find(|file| file.take == take as usize).unwrap();
        // The sound according to the header, as other programs read it, and all sound in the file.
        let (header, whole) = (wav(&file.path), recorder::read(&file.path).unwrap());
        println!("killed after {elapsed:.2} s, {:.2} s are there", seconds(&header));
        assert!(seconds(&header) > elapsed - 1.0, "{} of {elapsed}", seconds(&header));
        assert!(whole.samples.len() >= header.samples.len());
        let heard = find(&spoken, &header).unwrap();
        assert!(heard.correlation > 0.95, "{heard:?}");
    }
    let mut running = hall.play("--resume");
    let headset = hall.pulse.record("headset");
    running.type_line("white: hear");
    wait_until("the last take is heard", || rms(&headset.so_far()) > 100.0);
    running.type_line("e4");
    running.wait_for(|line| line.contains(r#""event":"made""#));
    assert_eq!(running.finish().code, Some(0));
}

#[test]
fn failures_are_reported_in_a_sentence_and_the_game_goes_on() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let hall = Hall::new();
    // A missing microphone.
    let mut running = hall.play("--white-microphone nowhere --journal");
    running.type_line("dictate");
    told(&running, 1, "unknown-microphone");
    running.type_line("hear");
    running.type_line("e4");
    let ended = running.finish();
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    let said = sentences(&ended);
    for sentence in [
        "Nothing is recorded: no microphone matches nowhere, or several do.",
        "Nothing was recorded for that. Type dictate.",
    ] {
        assert_eq!(said.iter().filter(|words| *words == sentence).count(), 1, "{said:?}");
    }
    assert!(said.iter().any(|words| words == "Bauer Eva zwei Eva vier"), "{said:?}");

    // An unwritable directory: the recording can still be played back, and is written as soon as possible.
    std::fs::write(hall.takes(), "no directory").unwrap();
    let mut running = hall.play("--white-microphone mouth.monitor --resume");
    running.type_line("white: dictate");
    told(&running, 2, "running");
    hall.speak().wait();
    running.type_line("white: dictate");
    told(&running, 2, "not-written");
    std::thread::sleep(Duration::from_millis(500));
    let headset = hall.pulse.record("headset");
    running.type_line("white: hear");
    wait_until("it is heard from memory", || rms(&headset.so_far()) > 100.0);
    std::fs::remove_file(hall.takes()).unwrap();
    let ended = running.finish();
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    let spoken = wav(&hall.words());
    let heard = find(&wav(&hall.takes().join("white-002-move-1-white.wav")), &spoken).unwrap();
    assert!(heard.correlation > 0.95, "{heard:?}");
}

#[test]
fn a_sound_server_that_dies_ends_the_take_and_not_the_game() {
    let _listening = LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let mut hall = Hall::new();
    let mut running = hall.play("--white-microphone mouth.monitor --journal");
    running.type_line("dictate");
    told(&running, 1, "running");
    std::thread::sleep(Duration::from_millis(1500));
    hall.pulse.kill();
    let lost = told(&running, 1, "microphone-lost");
    assert!(lost["length_ms"].as_u64().unwrap() > 500, "{lost}");
    running.type_line("e4");
    running.wait_for(|line| line.contains(r#""event":"made""#));
    running.type_line("dictate");
    told(&running, 2, "unknown-microphone");
    let ended = running.finish();
    assert_eq!(ended.code, Some(0));
    assert_eq!(recorder::files(&hall.takes()).len(), 1);
}
