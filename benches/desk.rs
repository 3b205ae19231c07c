//! Latency of the arbiter's desk, on the real programs.
//!
//! Three delays are measured: from a line typed there to its answer, from a line at the players' terminal to
//! the message at the desk, and from a player's question to its answer while the desk floods or never reads.
//!
//! `cargo bench --bench desk`. It exits with 1 if an answer takes longer than 100 ms.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

const ROUNDS: usize = 300;
/// The promised maximum.
const LONGEST: Duration = Duration::from_millis(100);
/// The time after which an answer counts as missing.
const PATIENCE: Duration = Duration::from_secs(30);

/// A program, whose lines come with their times.
struct Terminal {
    child: Child,
    input: ChildStdin,
    lines: Receiver<(Instant, String)>,
}

impl Terminal {
    fn start(folder: &Path, arguments: &[&str]) -> Terminal {
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .current_dir(folder)
            .env("XDG_RUNTIME_DIR", folder)
            .args(["--locale", "en", "play", "--speech", "off"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (seen, lines) = channel();
        let out = child.stdout.take().unwrap();
        thread::spawn(move || {
            let lines = BufReader::new(out).lines().map_while(Result::ok);
            let _ = lines.into_iter().try_for_each(|line| seen.send((Instant::now(), line)));
        });
        Terminal { input: child.stdin.take().unwrap(), child, lines }
    }

    fn type_line(&mut self, line: &str) -> Instant {
        writeln!(self.input, "{line}").unwrap();
        Instant::now()
    }

    /// Returns the arrival of the next line with these words.
    fn heard(&self, words: &str) -> Instant {
        loop {
            let (at, line) =
                self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{words} never came"));
            if line.contains(words) {
                return at;
            }
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Prints the times, and returns whether the longest is short enough.
fn told(what: &str, mut took: Vec<Duration>) -> bool {
    took.sort();
    let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize];
    let ms = |share: f64| at(share).as_secs_f64() * 1000.0;
    println!("{what}: median {:.2} ms, 95% within {:.2} ms, longest {:.2} ms", ms(0.5), ms(0.95), ms(1.0));
    at(1.0) <= LONGEST
}

/// Connects a desk that does nothing more.
fn raw_desk(folder: &Path) -> UnixStream {
    let sockets = std::fs::read_dir(folder.join("annabella")).unwrap().map(|entry| entry.unwrap().path());
    let socket = sockets.into_iter().find(|path| path.extension().is_some_and(|end| end == "desk")).unwrap();
    let mut stream = UnixStream::connect(socket).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    writeln!(stream, r#"{{"hello":{{"version":"{version}","language":"en","width":null,"prefix":"full"}}}}"#)
        .unwrap();
    stream
}

/// Returns the waiting times of a player for answers.
fn asked(game: &mut Terminal, rounds: usize) -> Vec<Duration> {
    let ask = |game: &mut Terminal| {
        let typed = game.type_line("white: time");
        game.heard("left").saturating_duration_since(typed)
    };
    (0..rounds).map(|_| ask(game)).collect()
}

fn main() -> ExitCode {
    let directory = tempfile::tempdir().unwrap();
    let folder = directory.path();
    let options = ["--arbiter", "--time-control", "9000", "--repetition", "off", "--journal", "game.journal"];
    let mut game = Terminal::start(folder, &options);
    game.heard("The arbiter types start");
    game.type_line("arbiter: start");
    game.heard("White's clock");
    let alone = told("a player's question, no desk", asked(&mut game, ROUNDS));
    let mut desk = Terminal::start(folder, &["--seat", "arbiter", "--join", "game.journal"]);
    game.heard("desk connected");
    desk.heard("White");
    let mut answers = Vec::new();
    let mut calls = Vec::new();
    for round in 0..ROUNDS {
        let typed = desk.type_line(&format!("halt round {round}"));
        answers.push(desk.heard(&format!("round {round}")).saturating_duration_since(typed));
        let typed = desk.type_line("continue");
        answers.push(desk.heard("clock is running").saturating_duration_since(typed));
        let typed = game.type_line(&format!("white: halt call {round}"));
        calls.push(desk.heard(&format!("call {round}")).saturating_duration_since(typed));
        desk.type_line("continue");
        desk.heard("clock is running");
    }
    let mut good = alone & told("a line of the desk, to what it hears of it", answers);
    good &= told("a player's call, to what the desk hears of it", calls);
    drop(desk);
    game.heard("desk disconnected");
    let mut flooding = raw_desk(folder);
    game.heard("desk connected");
    let mut reads = flooding.try_clone().unwrap();
    thread::spawn(move || {
        let mut bytes = [0; 1 << 16];
        while reads.read(&mut bytes).is_ok_and(|read| read > 0) {}
    });
    let stop = flooding.try_clone().unwrap();
    let flood = thread::spawn(move || while flooding.write_all(b"{\"line\":\"gibberish\"}\n").is_ok() {});
    good &= told("a player's question, a desk that floods", asked(&mut game, ROUNDS / 3));
    stop.shutdown(std::net::Shutdown::Both).unwrap();
    flood.join().unwrap();
    game.heard("desk disconnected");
    let mut silent = raw_desk(folder);
    game.heard("desk connected");
    let flood = thread::spawn(move || {
        while silent.write_all(b"{\"line\":\"help\"}\n").is_ok() {}
        silent
    });
    good &= told("a player's question, a desk that never reads", asked(&mut game, ROUNDS / 3));
    // The desk's messages are no longer accepted: the game has abandoned it.
    drop(flood.join().unwrap());
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
