//! The moments between a typed line and its first sample: where the time of the whole program goes.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/latency/moments.c");

/// A library that a program loads and that writes its moments down.
pub struct Moments {
    library: PathBuf,
}

impl Moments {
    /// Compiles the library into a folder.
    pub fn build(folder: &Path) -> Moments {
        let library = folder.join("moments.so");
        let arguments = ["-shared", "-fPIC", "-O1", "-o"];
        let compiler = Command::new("cc").args(arguments).arg(&library).args([SOURCE, "-ldl"]).output();
        let compiler = compiler.expect("cc");
        assert!(compiler.status.success(), "{}", String::from_utf8_lossy(&compiler.stderr));
        Moments { library }
    }

    /// Returns the environment of a program whose moments go to a file.
    pub fn environment(&self, file: &Path) -> [(&'static str, OsString); 2] {
        [("LD_PRELOAD", self.library.clone().into()), ("ANNABELLA_MOMENTS", file.into())]
    }
}

/// Returns the current time of the clock by which moments are written, in nanoseconds.
pub fn now() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}

/// The parts of many delays, in the order in which they follow each other.
#[derive(Default)]
pub struct Parts {
    parts: [Vec<Duration>; 5],
    /// The number of delays whose moments were incomplete.
    incomplete: usize,
}

const NAMES: [&str; 5] = [
    "Enter to the line read by the program",
    "line to effect: read, understood, handled, handed to the journal",
    "sync of the journal",
    "hand-over, wording and synthesis that is not done during the sync, to the sound sent",
    "sound server and device: sound sent to the first audible sample",
];

impl Parts {
    /// Adds a delay of a line typed at this time, in nanoseconds; the moments after it are in the file.
    pub fn add(&mut self, file: &Path, typed: u64, heard: Duration) {
        let text = fs::read_to_string(file).expect("moments");
        let moments = text.lines().filter_map(|line| line.split_once(' '));
        let moments: Vec<(&str, u64)> = moments
            .filter_map(|(name, at)| Some((name, at.parse().ok()?)))
            .filter(|(_, at)| *at >= typed)
            .collect();
        let first = |name: &str| moments.iter().find(|(other, _)| *other == name).map(|(_, at)| *at);
        let heard = typed + heard.as_nanos() as u64;
        let all = [Some(typed), first("line"), first("sync"), first("synced"), first("sound"), Some(heard)];
        let Some(all) = all.into_iter().collect::<Option<Vec<u64>>>().filter(|all| all.is_sorted()) else {
            self.incomplete += 1;
            return;
        };
        for (part, pair) in self.parts.iter_mut().zip(all.windows(2)) {
            part.push(Duration::from_nanos(pair[1] - pair[0]));
        }
    }

    /// Prints the median and the 95th percentile of each part in milliseconds.
    pub fn report(&mut self) {
        for (name, part) in NAMES.iter().zip(&mut self.parts) {
            part.sort();
            if !part.is_empty() {
                let (median, tail) = (super::percentile(part, 50), super::percentile(part, 95));
                println!("  {name}: median {median:.2} ms, 95% {tail:.2} ms");
            }
        }
        if self.incomplete > 0 {
            println!("  incomplete: {}", self.incomplete);
        }
    }
}
