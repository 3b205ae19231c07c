//! A running program, whose lines are recorded with their times of arrival.

use super::PROGRAM;
use serde_json::Value;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The use of the lines that a program prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// They are read.
    On,
    /// They are not read: the pipe fills.
    Stopped,
    /// The pipe is closed.
    Closed,
}

/// A program that prints JSON; it is killed when dropped.
pub struct Run {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<(Instant, String)>,
    reading: Arc<Mutex<Reading>>,
    errors: Arc<Mutex<String>>,
    complaints: Option<JoinHandle<()>>,
    /// All lines so far.
    pub printed: Vec<(Instant, String)>,
}

impl Run {
    /// Starts `annabella --json --locale en` with these arguments.
    pub fn start(environment: &[(&str, OsString)], arguments: &[&str]) -> Run {
        let mut child = Command::new(PROGRAM)
            .args(["--json", "--locale", "en"])
            .args(arguments)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let errors = Arc::new(Mutex::new(String::new()));
        let (kept, mut stderr) = (Arc::clone(&errors), child.stderr.take().unwrap());
        let complaints = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stderr.read(&mut bytes) {
                kept.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes[..count]));
            }
        });
        let reading = Arc::new(Mutex::new(Reading::On));
        let mode = Arc::clone(&reading);
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.split(b'\n').map_while(Result::ok) {
                let mut stopped = *mode.lock().unwrap();
                while stopped == Reading::Stopped {
                    std::thread::sleep(Duration::from_millis(5));
                    stopped = *mode.lock().unwrap();
                }
                if stopped == Reading::Closed {
                    return;
                }
                let line = String::from_utf8(line).unwrap();
                // A line cut off by a kill does not count.
                if !line.ends_with('}') || sender.send((Instant::now(), line)).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Run { child, input, lines, reading, errors, complaints: Some(complaints), printed: Vec::new() }
    }

    /// Types a line; returns the time.
    pub fn type_line(&mut self, line: &str) -> Instant {
        let now = Instant::now();
        if let Some(input) = &mut self.input {
            // A killed program reads no more lines.
            let _ = writeln!(input, "{line}");
        }
        now
    }

    /// Waits for the next object that fulfils the condition; returns its time of arrival, too.
    pub fn wait_for(
        &mut self,
        what: impl Fn(&Value) -> bool,
        patience: Duration,
    ) -> Option<(Instant, Value)> {
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let (at, line) = self.lines.recv_timeout(left).ok()?;
            let object: Value = serde_json::from_str(&line).unwrap();
            self.printed.push((at, line));
            if what(&object) {
                return Some((at, object));
            }
        }
    }

    /// Waits as `wait_for` does, but also searches the lines so far, except the first `from`.
    pub fn find(
        &mut self,
        from: usize,
        what: impl Fn(&Value) -> bool,
        patience: Duration,
    ) -> Option<(Instant, Value)> {
        let object = |line: &String| serde_json::from_str::<Value>(line).unwrap();
        let lines = self.printed.iter().skip(from);
        let before = lines.map(|(at, line)| (*at, object(line))).find(|(_, object)| what(object));
        before.or_else(|| self.wait_for(what, patience))
    }

    /// Closes its standard output at the next line that it prints.
    pub fn close_output(&self) {
        *self.reading.lock().unwrap() = Reading::Closed;
    }

    /// Reads no more of its lines, so that its standard output is full soon.
    pub fn stop_reading(&self) {
        *self.reading.lock().unwrap() = Reading::Stopped;
    }

    /// Reads its lines again.
    pub fn read_again(&self) {
        *self.reading.lock().unwrap() = Reading::On;
    }

    /// Whether its lines are read.
    pub fn is_read(&self) -> bool {
        *self.reading.lock().unwrap() == Reading::On
    }

    /// Returns its process number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Returns all that it has written on standard error.
    pub fn errors(&self) -> String {
        self.errors.lock().unwrap().clone()
    }

    /// Ends its input, and returns its exit status and everything on standard error.
    pub fn errors_at_the_end(mut self) -> (Option<i32>, String) {
        self.input = None;
        let status = self.child.wait().unwrap();
        self.complaints.take().unwrap().join().unwrap();
        (status.code(), self.errors())
    }

    /// Kills it now.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
    }

    /// Ends its input and waits for its end. Returns its exit status, unless it was killed, and its lines.
    pub fn finish(mut self) -> (Option<i32>, Vec<(Instant, String)>) {
        self.input = None;
        if *self.reading.lock().unwrap() == Reading::Stopped {
            self.read_again();
        }
        let status = self.child.wait().unwrap();
        let mut printed = std::mem::take(&mut self.printed);
        printed.extend(self.lines.iter());
        (status.code(), printed)
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
