//! A private sound server, with null sinks for loudspeaker and headphones that can be recorded.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, RwLock};
use std::thread;
use std::time::{Duration, Instant};

/// Samples per second, of sinks and recordings.
pub const RATE: u32 = 48_000;

/// Held by tests that listen: shared by most, exclusive for one that needs the whole machine.
#[allow(dead_code)] // The benches run alone.
pub static LISTENING: RwLock<()> = RwLock::new(());

/// A running server; stopped when dropped.
pub struct Pulse {
    dir: PathBuf,
    sinks: Vec<String>,
    server: Child,
    _own: Option<tempfile::TempDir>,
}

/// Sound, of one channel.
#[derive(Clone, Debug)]
pub struct Recording {
    pub rate: u32,
    pub samples: Vec<i16>,
}

/// A recorder of one sink; stopped when dropped.
pub struct Recorder {
    parec: Child,
    /// The samples, with the time of arrival of each block.
    heard: Arc<Mutex<Heard>>,
}

#[derive(Default)]
struct Heard {
    samples: Vec<i16>,
    /// For each block, the number of samples up to its end, and the time of its arrival.
    pieces: Vec<(usize, Instant)>,
}

impl Pulse {
    /// Starts a server with these sinks in a new directory; the first is the default.
    #[allow(dead_code)] // For programs started with its environment.
    pub fn start(sinks: &[&str]) -> Pulse {
        let own = tempfile::tempdir().expect("a directory");
        let mut pulse = Pulse::start_in(own.path(), sinks);
        pulse._own = Some(own);
        pulse
    }

    /// Starts a server with these sinks in a directory.
    pub fn start_in(dir: &Path, sinks: &[&str]) -> Pulse {
        let sinks: Vec<String> = sinks.iter().map(|sink| (*sink).to_owned()).collect();
        let server = serve(dir, &sinks);
        let pulse = Pulse { dir: dir.to_owned(), sinks, server, _own: None };
        pulse.let_in();
        pulse
    }

    /// Returns the environment variables by which programs find a server in a directory.
    pub fn env_in(dir: &Path) -> Vec<(&'static str, OsString)> {
        vec![
            ("XDG_RUNTIME_DIR", dir.into()),
            ("PULSE_RUNTIME_PATH", dir.join("pulse").into()),
            ("PULSE_STATE_PATH", dir.join("state").into()),
            ("PULSE_SERVER", format!("unix:{}", socket(dir).display()).into()),
            ("PULSE_COOKIE", dir.join("cookie").into()),
        ]
    }

    /// Returns the environment variables by which programs find this server.
    #[allow(dead_code)] // Likewise.
    pub fn env(&self) -> Vec<(&'static str, OsString)> {
        Pulse::env_in(&self.dir)
    }

    /// Kills the server, as if it had crashed.
    pub fn kill(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        for door in [socket(&self.dir), self.dir.join("back")] {
            let _ = std::fs::remove_file(door);
        }
    }

    /// Makes the server hang: it accepts connections, and answers nothing.
    #[allow(dead_code)] // For a test of the program.
    pub fn hang(&self) {
        let id = self.server.id().to_string();
        assert!(Command::new("kill").args(["-STOP", &id]).status().expect("kill").success());
    }

    /// Restarts the server after `kill`, with a recorder of a sink running before programs can connect.
    pub fn restart_recording(&mut self, sink: &str) -> Recorder {
        self.server = serve(&self.dir, &self.sinks);
        let recorder = self.record(sink);
        self.let_in();
        recorder
    }

    /// Opens the socket that programs use.
    fn let_in(&self) {
        let door = format!("socket={}", socket(&self.dir).display());
        let load = ["load-module", "module-native-protocol-unix", "auth-anonymous=1", &door];
        let done = Command::new("pactl").args(load).envs(back_door(&self.dir)).stdout(Stdio::null()).status();
        assert!(done.expect("pactl of pulseaudio-utils").success());
    }

    /// Records the sound of a sink from now onwards.
    pub fn record(&self, sink: &str) -> Recorder {
        let mut parec = Command::new("parec")
            .args(["-d", &format!("{sink}.monitor"), "--channels=1", "--format=s16le", "--raw"])
            .args([&format!("--rate={RATE}"), "--latency-msec=5", "--process-time-msec=5"])
            .envs(back_door(&self.dir))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("parec of pulseaudio-utils");
        let mut pipe = parec.stdout.take().expect("a pipe");
        let heard = Arc::new(Mutex::new(Heard::default()));
        let into = heard.clone();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            let mut odd = Vec::new();
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                odd.extend_from_slice(&buffer[..count]);
                let whole = odd.len() / 2 * 2;
                let mut heard = into.lock().unwrap();
                heard
                    .samples
                    .extend(odd[..whole].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])));
                let reached = heard.samples.len();
                heard.pieces.push((reached, Instant::now()));
                odd.drain(..whole);
            }
        });
        let recorder = Recorder { parec, heard };
        wait_until("the recorder hears", || recorder.len() > 0);
        recorder
    }
}

impl Drop for Pulse {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Recorder {
    /// Returns the number of samples recorded.
    pub fn len(&self) -> usize {
        self.heard.lock().unwrap().samples.len()
    }

    /// Returns the recording so far.
    pub fn so_far(&self) -> Recording {
        Recording { rate: RATE, samples: self.heard.lock().unwrap().samples.clone() }
    }

    /// Ends the recording, once the last words have arrived.
    pub fn stop(self) -> Recording {
        self.settled()
    }

    /// Returns the recording, once it ends with silence. On a busy machine a recorder lags the sound.
    #[allow(dead_code)] // Likewise.
    pub fn settled(&self) -> Recording {
        let (called, before) = (Instant::now(), self.len());
        let quiet = RATE as usize * 2 / 5;
        let is_settled = || {
            let samples = &self.heard.lock().unwrap().samples;
            let last = &samples[samples.len().saturating_sub(quiet)..];
            samples.len() >= before + quiet && last.iter().all(|sample| sample.unsigned_abs() <= 60)
        };
        while !is_settled() && called.elapsed() < Duration::from_secs(10) {
            thread::sleep(Duration::from_millis(20));
        }
        self.so_far()
    }

    /// Whether the recording ends with this many seconds of silence.
    #[allow(dead_code)] // Likewise.
    pub fn is_quiet_for(&self, seconds: usize) -> bool {
        let samples = &self.heard.lock().unwrap().samples;
        let last = samples.len().checked_sub(seconds * RATE as usize).map(|from| &samples[from..]);
        last.is_some_and(|last| last.iter().all(|sample| sample.unsigned_abs() <= 60))
    }

    /// Returns the recording from a sample onwards.
    #[allow(dead_code)] // Likewise.
    pub fn since(&self, from: usize) -> Recording {
        Recording { rate: RATE, samples: self.heard.lock().unwrap().samples[from..].to_vec() }
    }

    /// Returns the arrival of the first sample louder than `louder`, starting at index `from`.
    pub fn first_sound(&self, from: usize, louder: i16) -> Option<Instant> {
        let heard = self.heard.lock().unwrap();
        let louder = louder.unsigned_abs();
        let found =
            heard.samples.get(from..)?.iter().position(|sample| sample.unsigned_abs() > louder)? + from;
        heard.pieces.iter().find(|(reached, _)| *reached > found).map(|(_, at)| *at)
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        let _ = self.parec.kill();
        let _ = self.parec.wait();
    }
}

/// Waits until the condition holds, up to a generous limit.
pub fn wait_until(what: &str, so: impl Fn() -> bool) {
    let began = Instant::now();
    while !so() {
        assert!(began.elapsed() < Duration::from_secs(60), "waited in vain until {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

fn socket(dir: &Path) -> PathBuf {
    dir.join("native")
}

/// Returns the environment for clients that connect before the programs under test.
fn back_door(dir: &Path) -> Vec<(&'static str, OsString)> {
    let mut env = Pulse::env_in(dir);
    env.push(("PULSE_SERVER", format!("unix:{}", dir.join("back").display()).into()));
    env
}

fn serve(dir: &Path, sinks: &[String]) -> Child {
    std::fs::create_dir_all(dir.join("pulse")).expect("a directory");
    std::fs::create_dir_all(dir.join("state")).expect("a directory");
    std::fs::write(dir.join("cookie"), [7; 256]).expect("a cookie");
    let script = dir.join("null.pa");
    let mut file = File::create(&script).expect("a script");
    for sink in sinks {
        writeln!(
            file,
            "load-module module-null-sink sink_name={sink} rate={RATE} channels=2 format=s16le \
             sink_properties=device.description={sink}"
        )
        .expect("a line");
    }
    writeln!(
        file,
        "set-default-sink {0}\nset-default-source {0}.monitor\n\
         load-module module-native-protocol-unix auth-anonymous=1 socket={1}",
        sinks[0],
        dir.join("back").display()
    )
    .expect("a line");
    drop(file);
    let server = Command::new("pulseaudio")
        .args(["-n", "-F"])
        .arg(&script)
        .args(["--daemonize=no", "--exit-idle-time=-1", "--disallow-exit", "--realtime=no"])
        .args(["--high-priority=no", "--use-pid-file=no"])
        .envs(Pulse::env_in(dir))
        .env("HOME", dir)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("pulseaudio");
    wait_until("the sound server answers", || {
        Command::new("pactl")
            .arg("info")
            .envs(back_door(dir))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    });
    server
}
