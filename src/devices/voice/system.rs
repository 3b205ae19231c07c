//! The system's own voice, in a separate process, which is restarted if it hangs or dies.
//! If that does not help, the program continues without this voice.

use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum time for the voice to start: some list all their voices first.
const START: Duration = Duration::from_secs(10);
/// The time allowed for saying words in addition to their length.
const GRACE: Duration = Duration::from_secs(5);
/// The number of consecutive failures, without any words said, after which the voice is given up.
const FAILURES: u32 = 3;

/// News from the voice's process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SystemEvent {
    /// The process can speak.
    Ready,
    /// The process has said the words with this id.
    Ended(u64),
    /// The process hung or died, for this reason, and is being restarted.
    /// The words it was saying were not heard.
    Restarting(String),
    /// The process has failed too often, for this reason.
    GaveUp(String),
}

/// A handle to the voice's process. Dropping it ends the process.
#[derive(Debug)]
pub(super) struct System(Sender<SystemMessage>);

#[derive(Debug)]
enum SystemMessage {
    Ask(Request),
    /// A line from the process with this number; `None` for its end.
    Heard(u32, Option<String>),
    Quit,
}

impl System {
    /// Starts `annabella-voice` from the directory of this program.
    pub(super) fn start(tell: impl Fn(SystemEvent) + Send + 'static) -> System {
        let name = format!("annabella-voice{}", std::env::consts::EXE_SUFFIX);
        let path = std::env::current_exe().map(|me| me.with_file_name(&name));
        System::start_program(path.unwrap_or_else(|_| PathBuf::from(name)), tell)
    }

    /// Starts a program as the voice's process.
    pub(super) fn start_program(program: PathBuf, tell: impl Fn(SystemEvent) + Send + 'static) -> System {
        let (messages, inbox) = channel();
        let own = messages.clone();
        let _ = thread::Builder::new().name("system-voice".into()).spawn(move || {
            let why = supervise(&program, &own, &inbox, &tell);
            if let Some(why) = why {
                tell(SystemEvent::GaveUp(why));
            }
        });
        System(messages)
    }

    /// Sends a request. While words are being said, only a stop request may be sent.
    pub(super) fn ask(&self, request: Request) {
        let _ = self.0.send(SystemMessage::Ask(request));
    }
}

impl Drop for System {
    fn drop(&mut self) {
        let _ = self.0.send(SystemMessage::Quit);
    }
}

/// Returns the maximum time for saying a text.
fn allowed(text: &str, rate: u32) -> Duration {
    let words = text.chars().count() as f64 / 6.0 + 1.0;
    GRACE + Duration::from_secs_f64(3.0 * words * 60.0 / f64::from(rate.clamp(20, 400)))
}

/// Runs one process after another.
/// Returns the reason for giving up; `None` once the voice is no longer needed.
fn supervise(
    program: &Path,
    messages: &Sender<SystemMessage>,
    inbox: &Receiver<SystemMessage>,
    tell: &impl Fn(SystemEvent),
) -> Option<String> {
    let mut failures = 0;
    for number in 0.. {
        let why = match Process::spawn(program, number, messages.clone()) {
            Ok(mut process) => {
                let why = process.attend(inbox, tell)?;
                if process.spoken {
                    failures = 0;
                }
                why
            }
            Err(error) => error.to_string(),
        };
        failures += 1;
        if failures >= FAILURES {
            return Some(why);
        }
        tell(SystemEvent::Restarting(why));
    }
    None
}

/// A running process of the voice.
struct Process {
    number: u32,
    child: Child,
    stdin: Option<ChildStdin>,
    /// Whether the process can speak.
    ready: bool,
    /// Whether the process has said some words to their end.
    spoken: bool,
    /// A request made before the process was ready.
    early: Option<Request>,
    saying: Option<Saying>,
    /// The time by which the process must reply.
    deadline: Option<Instant>,
}

/// The words being said.
#[derive(Clone, Copy)]
struct Saying {
    id: u64,
    /// The maximum time from their start to their end.
    longest: Duration,
}

impl Process {
    fn spawn(program: &Path, number: u32, messages: Sender<SystemMessage>) -> std::io::Result<Process> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let stdin = child.stdin.take();
        if let Some(stdout) = child.stdout.take() {
            thread::Builder::new().spawn(move || {
                for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                    let _ = messages.send(SystemMessage::Heard(number, Some(line)));
                }
                let _ = messages.send(SystemMessage::Heard(number, None));
            })?;
        }
        let deadline = Some(Instant::now() + START);
        Ok(Process { number, child, stdin, ready: false, spoken: false, early: None, saying: None, deadline })
    }

    /// Passes on requests and replies until the process fails, and returns the reason.
    /// Returns `None` once the voice is no longer needed.
    fn attend(&mut self, inbox: &Receiver<SystemMessage>, tell: &impl Fn(SystemEvent)) -> Option<String> {
        loop {
            let message = match self.deadline {
                Some(at) => inbox.recv_timeout(at.saturating_duration_since(Instant::now())),
                // Nothing was requested, so no answer is missing.
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match message {
                Err(RecvTimeoutError::Disconnected) | Ok(SystemMessage::Quit) => return None,
                Err(RecvTimeoutError::Timeout) => return Some(String::new()),
                Ok(SystemMessage::Heard(number, _)) if number != self.number => {}
                Ok(SystemMessage::Heard(_, None)) => return Some(String::new()),
                Ok(SystemMessage::Heard(_, Some(line))) => match serde_json::from_str(&line) {
                    Ok(Reply::Failed(why)) => return Some(why),
                    Ok(reply) => self.reply(&reply, tell),
                    Err(_) => {}
                },
                Ok(SystemMessage::Ask(request)) if self.ready => self.pass_on(&request),
                Ok(SystemMessage::Ask(request @ Request::Say { .. })) => self.early = Some(request),
                Ok(SystemMessage::Ask(Request::Stop(_))) => self.early = None,
            }
        }
    }

    /// Handles a reply from the process.
    fn reply(&mut self, reply: &Reply, tell: &impl Fn(SystemEvent)) {
        match *reply {
            Reply::Ready(_) if !self.ready => {
                (self.ready, self.deadline) = (true, None);
                tell(SystemEvent::Ready);
                if let Some(request) = self.early.take() {
                    self.pass_on(&request);
                }
            }
            Reply::Begin(id) => {
                if let Some(saying) = self.saying.filter(|saying| saying.id == id) {
                    self.deadline = Some(Instant::now() + saying.longest);
                }
            }
            Reply::End(id) if self.saying.is_some_and(|saying| saying.id == id) => {
                (self.saying, self.deadline) = (None, None);
                self.spoken = true;
                tell(SystemEvent::Ended(id));
            }
            Reply::Ready(_) | Reply::End(_) | Reply::Failed(_) => {}
        }
    }

    /// Passes a request to the process, which must comply within a time limit.
    fn pass_on(&mut self, request: &Request) {
        let written = self.stdin.as_mut().is_some_and(|stdin| {
            serde_json::to_string(request).is_ok_and(|line| writeln!(stdin, "{line}").is_ok())
        });
        self.deadline = match request {
            // The pipe is broken: the process has ended, or is ended now.
            Request::Say { .. } if !written => Some(Instant::now()),
            Request::Say { id, text, rate, .. } => {
                let longest = allowed(text, *rate);
                self.saying = Some(Saying { id: *id, longest });
                // Before its first words, the process looks for a voice for the language.
                let search = if self.spoken { Duration::ZERO } else { START };
                Some(Instant::now() + search + longest)
            }
            Request::Stop(_) => {
                self.saying = None;
                None
            }
        };
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        // Only the system could delay the end of a killed process.
        let _ = self.child.wait();
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    fn script(lines: &str) -> (tempfile::TempDir, PathBuf) {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("voice");
        std::fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        (dir, path)
    }

    fn started(program: PathBuf) -> (System, Receiver<SystemEvent>) {
        let (tell, told) = channel();
        (System::start_program(program, move |event| drop(tell.send(event))), told)
    }

    fn say(id: u64) -> Request {
        Request::Say { id, text: "Eva vier".into(), language: "de".into(), rate: 400, volume: 100, pitch: 50 }
    }

    const LONG: Duration = Duration::from_secs(30);

    #[test]
    fn words_asked_for_early_are_said_when_the_voice_is_ready() {
        let (_dir, path) =
            script(r#"sleep 0.2; echo '{"ready":true}'; read line; echo '{"end":7}'; read line"#);
        let (system, told) = started(path);
        system.ask(say(7));
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::Ready));
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::Ended(7)));
    }

    #[test]
    fn a_voice_that_dies_is_started_again_and_given_up_in_the_end() {
        let (_dir, path) = script(r#"echo '{"failed":"no luck"}'"#);
        let (_system, told) = started(path);
        let why = || "no luck".to_owned();
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::Restarting(why())));
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::Restarting(why())));
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::GaveUp(why())));
    }

    #[test]
    fn a_voice_that_begins_and_never_ends_is_started_again() {
        let (_dir, path) = script(r#"echo '{"ready":true}'; read line; echo '{"begin":1}'; exec sleep 600"#);
        let (system, told) = started(path);
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::Ready));
        system.ask(say(1));
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::Restarting(String::new())));
        assert_eq!(told.recv_timeout(LONG), Ok(SystemEvent::Ready));
    }

    #[test]
    fn a_program_that_is_not_there_is_given_up() {
        let (_system, told) = started("/nowhere/annabella-voice".into());
        let last = std::iter::from_fn(|| told.recv_timeout(LONG).ok()).last();
        assert!(matches!(last, Some(SystemEvent::GaveUp(why)) if !why.is_empty()));
    }

    #[test]
    fn long_words_are_allowed_long() {
        assert!(allowed(&"Springer ".repeat(100), 170) > Duration::from_secs(100));
        assert!(allowed("", 0) < Duration::from_secs(20));
    }
}

/// A request from the program to `annabella-voice`, which is a line of JSON, as its [`Reply`] is.
///
/// ```
/// use annabella::devices::voice::system::{Reply, Request};
///
/// let stop = serde_json::to_string(&Request::Stop(true)).unwrap();
/// assert_eq!(stop, r#"{"stop":true}"#);
/// assert_eq!(serde_json::from_str::<Reply>(r#"{"begin":1}"#).unwrap(), Reply::Begin(1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Request {
    /// Say words.
    Say {
        /// A number for the replies to repeat.
        id: u64,
        /// The words.
        text: String,
        /// The language tag of the words.
        language: String,
        /// The rate in words a minute.
        rate: u32,
        /// The volume in per cent of the default.
        volume: u32,
        /// The pitch from 0 (low) to 99 (high); 50 is the voice's default.
        pitch: u32,
    },
    /// Be silent immediately.
    Stop(bool),
}

/// A reply from the voice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reply {
    /// The system's voice is ready.
    Ready(bool),
    /// The words with this id have started.
    Begin(u64),
    /// The words with this id have ended.
    End(u64),
    /// The system's voice has failed, with its error message; the process ends.
    Failed(String),
}
