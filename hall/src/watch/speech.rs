//! Speech by `espeak-ng`, a process for each line.
//!
//! A line that speaks too long gives way to a newer one.

use annabella_speech::Language;
use std::collections::VecDeque;
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// The program that speaks.
const PROGRAM: &str = "espeak-ng";
/// The time that a newer line waits before it ends the line that is spoken.
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// The interval at which the speaking process is checked.
const LOOK: Duration = Duration::from_millis(20);

enum Order {
    Say(String),
    Hush,
}

/// A voice in a thread of its own, so that speech never delays a notice.
pub struct Voice(Sender<Order>);

impl Voice {
    /// Starts the voice; `None` if `espeak-ng` is not installed.
    pub fn start(language: Language) -> Option<Voice> {
        let is_installed = Command::new(PROGRAM).arg("--version").stdout(Stdio::null()).status().is_ok();
        is_installed.then(|| {
            let tag = language.tag();
            let program = move || {
                let mut program = Command::new(PROGRAM);
                program.args(["-v", tag, "--stdin"]);
                program
            };
            Voice::with(program, LONGEST_WAIT)
        })
    }

    fn with(program: impl Fn() -> Command + Send + 'static, longest: Duration) -> Voice {
        let (sender, orders) = channel();
        std::thread::spawn(move || Speaker { orders, waiting: VecDeque::new() }.run(&program, longest));
        Voice(sender)
    }

    /// Speaks a line after those before it.
    pub fn say(&self, line: &str) {
        // Without its thread the voice is silent; the line is printed anyway.
        let _ = self.0.send(Order::Say(line.to_owned()));
    }

    /// Ends all speech: the arbiter has typed a line.
    pub fn cancel_speech(&self) {
        let _ = self.0.send(Order::Hush);
    }
}

/// The end of the line that was spoken.
#[derive(PartialEq, Eq)]
enum Ended {
    /// The next line may be spoken.
    Next,
    /// No more lines can come.
    Closed,
}

struct Speaker {
    orders: Receiver<Order>,
    /// Lines, and since when they have been waiting.
    waiting: VecDeque<(String, Instant)>,
}

impl Speaker {
    fn run(&mut self, program: &dyn Fn() -> Command, longest: Duration) {
        loop {
            let line = match self.waiting.pop_front() {
                Some((line, _)) => line,
                // Nothing has to be said; the end of `watch` closes the channel.
                None => match self.orders.recv() {
                    Ok(Order::Say(line)) => line,
                    Ok(Order::Hush) => continue,
                    Err(_) => return,
                },
            };
            if self.speak(&line, program, longest) == Ended::Closed {
                return;
            }
        }
    }

    fn speak(&mut self, line: &str, program: &dyn Fn() -> Command, longest: Duration) -> Ended {
        let spawned = program().stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let Ok(mut child) = spawned else { return Ended::Next };
        if let Some(mut input) = child.stdin.take() {
            // A program that has ended does not read; the line is printed anyway.
            let _ = writeln!(input, "{line}");
        }
        loop {
            match self.orders.recv_timeout(LOOK) {
                Ok(Order::Say(line)) => self.waiting.push_back((line, Instant::now())),
                Ok(Order::Hush) => {
                    self.waiting.clear();
                    end(&mut child);
                    return Ended::Next;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    end(&mut child);
                    return Ended::Closed;
                }
            }
            let has_ended = !matches!(child.try_wait(), Ok(None));
            let waits_long = self.waiting.front().is_some_and(|(_, since)| since.elapsed() >= longest);
            if has_ended || waits_long {
                end(&mut child);
                return Ended::Next;
            }
        }
    }
}

/// Ends a process, which may have ended already.
fn end(child: &mut Child) {
    let _ = child.kill();
    // Only the system could delay the end of a killed process.
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// A voice that writes each line to a file, and then speaks for `seconds`.
    fn voice(file: &Path, seconds: f32, longest: Duration) -> Voice {
        let script = format!("cat >> '{}'; exec sleep {seconds}", file.display());
        let program = move || {
            let mut program = Command::new("sh");
            program.args(["-c", &script]);
            program
        };
        Voice::with(program, longest)
    }

    fn spoken(file: &Path, lines: &str) -> Duration {
        let started = Instant::now();
        while std::fs::read_to_string(file).unwrap_or_default() != lines {
            assert!(started.elapsed() < Duration::from_secs(20), "{lines} was not spoken");
            std::thread::sleep(LOOK);
        }
        started.elapsed()
    }

    #[test]
    fn lines_are_spoken_in_order_and_a_long_one_gives_way() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("spoken");
        let voice = voice(&file, 60.0, Duration::from_millis(200));
        voice.say("first");
        voice.say("second; rm -rf");
        assert!(spoken(&file, "first\nsecond; rm -rf\n") >= Duration::from_millis(150));
    }

    #[test]
    fn a_typed_line_ends_all_speech() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("spoken");
        let voice = voice(&file, 60.0, Duration::from_secs(60));
        voice.say("first");
        voice.say("second");
        spoken(&file, "first\n");
        voice.cancel_speech();
        voice.say("third");
        spoken(&file, "first\nthird\n");
    }
}
