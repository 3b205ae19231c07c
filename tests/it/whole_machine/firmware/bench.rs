//! The firmware of the reference board on a test bench: the real program, simulated hands.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// Cycles of the board's clock in a millisecond of its time.
pub const MILLISECOND: u64 = 16_000;

/// A generous time limit that no successful test reaches.
const LIMIT: Duration = Duration::from_secs(120);

/// The protocol of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Speaks {
    /// The format of DGT boards.
    Dgt,
    /// The format of rows, which only contains occupied squares.
    Rows,
}

/// A running board. Its lines are described in `hardware/simulation/README.md`.
pub struct Bench {
    child: Child,
    hands: ChildStdin,
    lines: Receiver<(Instant, String)>,
    path: PathBuf,
    /// The bytes sent by the board, each with the cycle of its arrival; needs `--trace`.
    pub sent: Vec<(u64, u8)>,
    /// The time at which each of these bytes was reported, by this machine's clock.
    pub sent_at: Vec<Instant>,
    /// The tones of its sounder in hertz, 0 for silence, with the cycle; needs `--trace`.
    pub sounds: Vec<(u64, u32)>,
}

impl Bench {
    /// Starts a board whose time runs only during `wait`, so that every run is the same.
    pub fn stepped(speaks: Speaks) -> Bench {
        Bench::start(speaks, &["--stepped", "--trace"])
    }

    /// Starts a board with these options, switched on without pieces.
    pub fn start(speaks: Speaks, options: &[&str]) -> Bench {
        let built = built();
        let mut child = Command::new(built.join("board"))
            .args(options)
            .arg(built.join(match speaks {
                Speaks::Dgt => "dgt.elf",
                Speaks::Rows => "occupancy.elf",
            }))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let hands = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send((Instant::now(), line)).is_err() {
                    return;
                }
            }
        });
        let path = PathBuf::from(lines.recv_timeout(LIMIT).unwrap().1);
        Bench { child, hands, lines, path, sent: Vec::new(), sent_at: Vec::new(), sounds: Vec::new() }
    }

    /// Returns the pseudo-terminal of its serial port.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Executes a line, and returns the cycle of its end, and the answer.
    pub fn ask(&mut self, line: &str) -> (u64, String) {
        writeln!(self.hands, "{line}").unwrap();
        loop {
            let (at, answer) =
                self.lines.recv_timeout(LIMIT).unwrap_or_else(|error| panic!("{line}: {error}"));
            let mut words = answer.splitn(3, ' ');
            let (word, cycle) = (words.next().unwrap(), words.next().unwrap().parse().unwrap());
            let rest = words.next().unwrap_or_default();
            match word {
                "sent" => {
                    self.sent_at.push(at);
                    self.sent.push((cycle, u8::from_str_radix(rest, 16).unwrap()));
                }
                "sound" => self.sounds.push((cycle, rest.parse().unwrap())),
                "done" => return (cycle, rest.to_owned()),
                _ => panic!("{line}: {answer}"),
            }
        }
    }

    /// Executes lines separated by semicolons; returns the cycle in which the last one ended.
    pub fn tell(&mut self, lines: &str) -> u64 {
        lines.split(';').map(|line| self.ask(line.trim()).0).last().unwrap()
    }

    /// Plugs it in again, which gives it a new path.
    pub fn plug(&mut self) {
        self.path = PathBuf::from(self.ask("plug").1);
    }

    /// Returns the bytes that the board has sent since the last call.
    pub fn take_sent(&mut self) -> Vec<u8> {
        self.sent_at.clear();
        self.sent.drain(..).map(|(_, byte)| byte).collect()
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the directory of firmware and simulation, built once per run.
pub fn built() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hardware");
        std::fs::create_dir_all(&out).unwrap();
        // Parallel runs must not build into the same files.
        let lock = std::fs::File::create(out.join("lock")).unwrap();
        lock.lock().unwrap();
        make("firmware", &out, &["dgt", "occupancy"]);
        make("simulation", &out, &["all"]);
        make("analysis", &out, &["all"]);
        out
    })
}

/// Builds targets of a directory of `hardware`, and returns the output of make.
pub fn make(directory: &str, out: &Path, targets: &[&str]) -> String {
    let made = try_make(directory, out, targets);
    let printed = String::from_utf8_lossy(&made.stdout).into_owned();
    assert!(made.status.success(), "{printed}{}", String::from_utf8_lossy(&made.stderr));
    printed
}

/// Builds them in the same way, but accepts a failure.
pub fn try_make(directory: &str, out: &Path, targets: &[&str]) -> Output {
    // The names of make targets cannot contain a space, but a checkout's path can.
    let plain = tempfile::tempdir().unwrap();
    let link = plain.path().join("out");
    std::os::unix::fs::symlink(out, &link).unwrap();
    Command::new("make")
        .arg("-C")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("hardware").join(directory))
        .arg(format!("OUT={}", link.display()))
        .args(targets)
        .output()
        .unwrap()
}
