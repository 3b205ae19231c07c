//! A running program, its files, and engines that are shell scripts.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest wait for a line; a real engine or a busy machine may be slow.
const PATIENCE: Duration = Duration::from_secs(40);

/// A folder for the files of a test.
pub struct World {
    dir: TempDir,
}

impl World {
    pub fn new() -> World {
        World { dir: TempDir::new().unwrap() }
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
        let count = self.path("starts");
        let script = format!(
            "#!/bin/sh\n\
             echo x >> '{count}'\n\
             started=$(wc -l < '{count}')\n\
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
        command.env("COLUMNS", "80");
        command
    }

    /// Runs the program to its end without input. Returns its status, and standard output with standard error.
    pub fn run(&self, line: &str) -> (Option<i32>, String) {
        let output = self.command(line).stdin(Stdio::null()).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).unwrap())
    }

    /// Starts the program.
    pub fn start(&self, line: &str) -> Running {
        let mut command = self.command(line);
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
    pub fn types(&mut self, line: &str) -> &mut Running {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
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

    /// Returns the next line; `None` if none comes.
    pub fn next(&mut self) -> Option<String> {
        let line = self.lines.recv_timeout(PATIENCE).ok()?;
        self.heard.push(line.clone());
        Some(line)
    }

    /// Ends the input, and returns the status and all lines.
    pub fn ends(mut self) -> (Option<i32>, Vec<String>) {
        drop(self.input.take());
        let status = self.child.wait().unwrap().code();
        self.heard.extend(self.lines.iter());
        (status, std::mem::take(&mut self.heard))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the path of an installed program.
pub fn installed(name: &str) -> Option<PathBuf> {
    ["/usr/games", "/usr/bin"].iter().map(|folder| Path::new(folder).join(name)).find(|path| path.exists())
}
