//! How soon something is heard: from the request to the first audible sample on the sink, ours and
//! speech-dispatcher's in turn, on the same sound server, in one run.
//!
//! `cargo bench --bench latency`. Needs pulseaudio, pulseaudio-utils, speech-dispatcher and its
//! espeak-ng module.

#[path = "../tests/it/pulse.rs"]
#[allow(dead_code)]
mod pulse;

use annabella::devices::voice::{Engine, Outlets, VoiceNews, Voices};
use annabella::speech::routing::Seat;
use annabella::speech::{Audience, Language, Priority};
use pulse::{Pulse, Recorder, wait_until};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
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

/// A speech-dispatcher of one's own, and a connection to it.
struct Dispatcher {
    server: Child,
    stream: BufReader<UnixStream>,
}

impl Dispatcher {
    fn start(dir: &Path) -> Dispatcher {
        let config = dir.join("speechd");
        std::fs::create_dir_all(config.join("modules")).expect("a directory");
        let socket = dir.join("speechd.sock");
        std::fs::write(
            config.join("speechd.conf"),
            "LogLevel 1\nLogDir \"default\"\nDefaultLanguage \"de\"\nAudioOutputMethod \"pulse\"\n\
             AudioPulseMinLength 10\nAddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\n\
             DefaultModule espeak-ng\n",
        )
        .expect("a file");
        std::fs::copy("/etc/speech-dispatcher/modules/espeak-ng.conf", config.join("modules/espeak-ng.conf"))
            .expect("the configuration of speech-dispatcher-espeak-ng");
        let server = Command::new("speech-dispatcher")
            .args(["-s", "-t", "0", "-c", "unix_socket"])
            .arg("-S")
            .arg(&socket)
            .arg("-C")
            .arg(&config)
            .arg("-P")
            .arg(dir.join("speechd.pid"))
            .arg("-L")
            .arg(dir)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("speech-dispatcher");
        wait_until("speech-dispatcher answers", || UnixStream::connect(&socket).is_ok());
        let stream = BufReader::new(UnixStream::connect(&socket).expect("a connection"));
        let mut dispatcher = Dispatcher { server, stream };
        for line in
            ["SET SELF CLIENT_NAME bench:latency:main", "SET SELF LANGUAGE de", "SET SELF PRIORITY message"]
        {
            dispatcher.ask(line);
        }
        dispatcher
    }

    fn speak(&mut self, words: &str) {
        self.ask("SPEAK");
        self.ask(&format!("{words}\r\n."));
    }

    fn cancel(&mut self) {
        self.ask("CANCEL SELF");
    }

    /// A line, and its answer up to the last line, which has a space after its number.
    fn ask(&mut self, line: &str) {
        self.stream.get_mut().write_all(format!("{line}\r\n").as_bytes()).expect("speech-dispatcher");
        loop {
            let mut answer = String::new();
            self.stream.read_line(&mut answer).expect("an answer");
            assert!(answer.starts_with('2'), "{line}: {answer:?}");
            if answer.as_bytes().get(3) == Some(&b' ') {
                return;
            }
        }
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
