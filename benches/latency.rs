//! How soon something is heard: from the request to the first audible sample on the sink, ours and
//! speech-dispatcher's in turn, on the same sound server, in one run.
//!
//! `cargo bench --bench latency`. Needs pulseaudio, pulseaudio-utils, speech-dispatcher and its
//! espeak-ng module.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench is to stop.

#[path = "../tests/it/dispatcher.rs"]
mod dispatcher;
#[path = "../tests/it/pulse.rs"]
#[allow(dead_code)]
mod pulse;

use annabella::devices::voice::{Engine, Outlets, VoiceNews, Voices};
use annabella::speech::routing::Seat;
use annabella::speech::{Audience, Language, Priority};
use dispatcher::Dispatcher;
use pulse::{Pulse, Recorder, wait_until};
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::channel;
use std::thread::sleep;
use std::time::{Duration, Instant};

const ROUNDS: usize = 60;
/// Louder than this, of 32768, is audible.
const AUDIBLE: i16 = 60;
const WORDS: [&str; 4] = ["Bauer Eva vier", "Dame David eins", "Turm Anna acht", "Bauer Gustav zwei"];

fn main() {
    // Where the sound server is is said by the environment, so this runs once more as its own child.
    match std::env::var_os("ANNABELLA_BENCH") {
        Some(dir) => measure(Path::new(&dir)),
        None => {
            let dir = tempfile::tempdir().expect("a directory");
            let me = std::env::current_exe().expect("a program");
            let status =
                Command::new(me).env("ANNABELLA_BENCH", dir.path()).envs(Pulse::env_in(dir.path())).status();
            assert!(status.expect("a process").success());
        }
    }
}

fn measure(dir: &Path) {
    let pulse = Pulse::start_in(dir, &["room"]);
    let recorder = pulse.record("room");
    let mut dispatcher = Dispatcher::start(dir);
    let (tell, told) = channel();
    let voices = Voices::open(Engine::Espeak, Outlets::default(), 170, Seat::Shared, true, move |news| {
        let _ = tell.send(news);
    });
    while !matches!(told.recv().expect("news"), VoiceNews::Open { .. }) {}

    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let words = WORDS[round % WORDS.len()];
        ours.push(delay(&recorder, || {
            voices.say(words.into(), Language::De, Priority::Message, Audience::Room);
        }));
        voices.stop(Audience::Room);
        sleep(Duration::from_millis(300));
        theirs.push(delay(&recorder, || dispatcher.speak(words)));
        dispatcher.cancel();
        sleep(Duration::from_millis(300));
        // The whole program's path, from key press to first sample, is measured here as well.
    }
    let (our_median, our_tail) = report("annabella", &mut ours[2..]);
    let (their_median, their_tail) = report("speech-dispatcher", &mut theirs[2..]);
    println!("ratio: median {:.2}, 95% {:.2}", our_median / their_median, our_tail / their_tail);
}

/// From the request to the first audible sample.
fn delay(recorder: &Recorder, speak: impl FnOnce()) -> Duration {
    let from = recorder.len();
    let began = Instant::now();
    speak();
    wait_until("something is heard", || recorder.first_sound(from, AUDIBLE).is_some());
    recorder.first_sound(from, AUDIBLE).map_or(Duration::ZERO, |at| at.saturating_duration_since(began))
}

/// Median and 95th percentile, in milliseconds, printed and given back.
fn report(name: &str, delays: &mut [Duration]) -> (f64, f64) {
    delays.sort();
    let at = |part: usize| delays[(delays.len() * part / 100).min(delays.len() - 1)].as_secs_f64() * 1000.0;
    let (median, tail) = (at(50), at(95));
    println!("{name}: median {median:.1} ms, 95% {tail:.1} ms, of {}", delays.len());
    (median, tail)
}
