//! A running program, its files, and engines that are shell scripts.

use crate::limited::{ChildInTime, CommandInTime, LIMIT};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest wait for a line; a real engine or a busy machine may be slow.
const PATIENCE: Duration = Duration::from_secs(40);

/// The commands of the base system that pretended engines use. The program sees no others, so that no engine that is
/// installed by chance changes a test.
const COMMANDS: [&str; 10] = ["sh", "cat", "cut", "head", "mkfifo", "setsid", "sleep", "tr", "wc", "yes"];

/// A game of ten moves each.
pub const GAME: [&str; 20] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5", "a4b3",
    "d7d6", "c2c3", "e8g8", "h2h3", "c6a5", "b3c2", "c7c5",
];

/// What a pretended engine does, as lines of shell; `$started` counts its starts.
#[derive(Clone, Copy, Default)]
pub struct Pretence<'a> {
    /// At its start.
    pub start: &'a str,
    /// The option that it has.
    pub option: &'a str,
    /// When it is to find a move in `$position`.
    pub go: &'a str,
}

/// Returns lines of shell with which an engine plays [`GAME`] from any of its positions, and `d2d4` at its end.
/// `before` comes ahead of its answer, with the number of moves so far in `$made`.
pub fn following(before: &str) -> String {
    format!(
        "set -- $position; made=0; if [ $# -gt 3 ]; then made=$(($# - 3)); fi\n\
         {before}\n\
         set -- {game} d2d4; shift $made; echo info depth 1 score cp 10 pv $1; echo bestmove $1",
        game = GAME.join(" ")
    )
}

/// A folder for the files of a test.
pub struct World {
    dir: TempDir,
}

impl World {
    pub fn new() -> World {
        let world = World { dir: TempDir::new().unwrap() };
        fs::create_dir(world.commands()).unwrap();
        for name in COMMANDS {
            let mut paths = ["/usr/bin", "/bin"].iter().map(|folder| Path::new(folder).join(name));
            let path = paths.find(|path| path.exists()).unwrap_or_else(|| panic!("no command {name}"));
            symlink(path, world.commands().join(name)).unwrap();
        }
        world
    }

    /// Returns the only folder in which the program searches for others.
    pub fn commands(&self) -> PathBuf {
        self.path("commands")
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// Writes an engine that answers `go` with these lines of shell; `$started` counts its starts.
    pub fn engine(&self, go: &str) -> PathBuf {
        self.engine_with("", go)
    }

    /// Writes an engine that also has this option.
    pub fn engine_with(&self, option: &str, go: &str) -> PathBuf {
        self.pretend(&Pretence { option, go, ..Pretence::default() })
    }

    /// Writes an engine, whose starts are counted in the file `starts`.
    pub fn pretend(&self, pretence: &Pretence) -> PathBuf {
        let Pretence { start, option, go } = pretence;
        let count = self.path("starts");
        let script = format!(
            "#!/bin/sh\n\
             echo x >> '{count}'\n\
             started=$(wc -l < '{count}')\n\
             {start}\n\
             while read -r line; do case \"$line\" in\n\
             uci) echo 'id name Fake 1'; echo '{option}'; echo uciok;;\n\
             setoption*) echo \"$line\" >> '{count}.options';;\n\
             isready) echo readyok;;\n\
             position*) position=\"$line\";;\n\
             go*) {go}\n;;\n\
             quit) exit 0;;\n\
             esac; done\n",
            count = count.display()
        );
        self.program("engine", &script)
    }

    pub fn program(&self, name: &str, script: &str) -> PathBuf {
        let path = self.file(name, script);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    pub fn command(&self, line: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella-home"));
        command.args(
            line.split_whitespace().map(|word| word.replace("DIR", &self.dir.path().to_string_lossy())),
        );
        command.env("LC_ALL", "C").env("ANNABELLA_SETTINGS", "").env("XDG_DATA_HOME", self.dir.path());
        command.env("COLUMNS", "80").env("PATH", self.commands());
        command
    }

    /// Runs the program to its end without input. Returns its status, and standard output with standard error.
    pub fn run(&self, line: &str) -> (Option<i32>, String) {
        let output = self.command(line).output_in_time().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).unwrap())
    }

    /// Starts the program.
    pub fn start(&self, line: &str) -> Running {
        self.spawn(self.command(line))
    }

    /// Starts the program with this command.
    pub fn spawn(&self, mut command: Command) -> Running {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (sender, lines) = channel();
        let outputs: [Box<dyn std::io::Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for output in outputs {
            let sender = sender.clone();
            thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    let _ = sender.send(line);
                }
            });
        }
        Running { input: child.stdin.take(), child, lines, heard: Vec::new() }
    }
}

/// A running program.
pub struct Running {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Running {
    /// Types a line. Those of a test fit into a pipe, so that this never waits for the program.
    pub fn types(&mut self, line: &str) -> &mut Running {
        // In one piece: the program may end at the first of several lines.
        self.input.as_mut().unwrap().write_all(format!("{line}\n").as_bytes()).unwrap();
        self
    }

    /// Waits for a line that contains these words, and returns the time until then.
    #[track_caller]
    pub fn hears(&mut self, words: &str) -> Duration {
        let began = Instant::now();
        loop {
            match self.lines.recv_timeout(PATIENCE.saturating_sub(began.elapsed())) {
                Ok(line) => {
                    let found = line.contains(words);
                    self.heard.push(line);
                    if found {
                        return began.elapsed();
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{words:?} was not heard, only:\n{}", self.heard.join("\n"));
                }
            }
        }
    }

    /// Whether a line with these words was heard before.
    pub fn has_heard(&self, words: &str) -> bool {
        self.heard.iter().any(|line| line.contains(words))
    }

    /// Returns the next line; `None` if none comes.
    pub fn next(&mut self) -> Option<String> {
        let line = self.lines.recv_timeout(PATIENCE).ok()?;
        self.heard.push(line.clone());
        Some(line)
    }

    /// Ends the input, and returns the status and all lines. Fails with them if the program does not end.
    #[track_caller]
    pub fn ends(mut self) -> (Option<i32>, Vec<String>) {
        drop(self.input.take());
        let until = Instant::now() + LIMIT;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => self.heard.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("no end, only:\n{}", self.heard.join("\n")),
            }
        }
        let status = self.child.wait_in_time().unwrap();
        (status.code(), std::mem::take(&mut self.heard))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        // A killed program is ended by the system.
        let _ = self.child.wait();
    }
}
