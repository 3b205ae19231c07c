//! A second recogniser of English announcements: the program `PocketSphinx`, in processes of its own.
//!
//! Two processes start when the microphone opens, one for each grammar of [`Grammars`]. Each gets the sound of one
//! utterance, answers, and ends. Without the program, with an old or a hanging one, only the enrolled words count.

use crate::devices::platform::private_file::private;
use crate::hearing::{Candidate, DICTIONARY, Grammars, Pcm, SecondOpinion};
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The program, of the Debian package pocketsphinx.
const PROGRAM: &str = "pocketsphinx_continuous";
/// The acoustic model, of the Debian package pocketsphinx-en-us.
const MODEL: &str = "/usr/share/pocketsphinx/model/en-us/en-us";
/// The time after the end of the sound in which the program must answer.
const ANSWER: Duration = Duration::from_millis(1_500);
/// The longest answer in bytes; an announcement is far shorter.
const LONGEST: u64 = 4_096;
/// The pause that ends an utterance, in hundredths of a second. The endpointer ends it far earlier.
const PAUSE: &str = "300";

/// Whether the program and its model are installed.
pub fn is_installed() -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    Path::new(MODEL).is_dir() && std::env::split_paths(&folders).any(|folder| folder.join(PROGRAM).is_file())
}

/// Processes that wait for the sound of one utterance. Dropping them ends them and removes their files.
#[derive(Debug)]
pub struct PocketSphinx {
    grammars: Grammars,
    /// The process for announcements, and the one for words in any order.
    children: Vec<Child>,
    files: Vec<PathBuf>,
}

impl PocketSphinx {
    /// Starts the program for these announcements in English; `None` if it or its model is missing.
    pub fn start(candidates: &[Candidate]) -> Option<PocketSphinx> {
        if candidates.is_empty() || !is_installed() {
            return None;
        }
        let grammars = Grammars::new(candidates);
        let (announcements, words) = (grammars.announcements(), Grammars::words());
        let mut started = PocketSphinx { grammars, children: Vec::new(), files: Vec::new() };
        let dictionary = started.file(DICTIONARY).ok()?;
        for grammar in [announcements, words] {
            let grammar = started.file(&grammar).ok()?;
            started.children.push(process(&grammar, &dictionary).ok()?);
        }
        Some(started)
    }

    /// Writes a private file, which is removed at the end.
    fn file(&mut self, text: &str) -> io::Result<PathBuf> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("annabella-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        // A killed program with the same process id may have left it.
        let _ = fs::remove_file(&path);
        let mut file = private(OpenOptions::new().write(true).create_new(true)).open(&path)?;
        self.files.push(path.clone());
        file.write_all(text.as_bytes())?;
        Ok(path)
    }

    /// Returns the opinion about an utterance; `None` if there is none, or no answer in time.
    pub fn hear(mut self, pcm: Pcm) -> Option<SecondOpinion> {
        let sound: Arc<[u8]> = pcm.at_rate_of_recognition().flat_map(i16::to_le_bytes).collect();
        let end = Instant::now() + ANSWER;
        let asked: Option<Vec<Receiver<String>>> =
            self.children.iter_mut().map(|child| ask(child, Arc::clone(&sound))).collect();
        let answer = |answer: Receiver<String>| {
            answer.recv_timeout(end.saturating_duration_since(Instant::now())).ok()
        };
        let answers: Vec<String> = asked?.into_iter().map(answer).collect::<Option<_>>()?;
        let [announcement, words] = answers.as_slice() else { return None };
        self.grammars.opinion(announcement.trim(), words.trim())
    }
}

impl Drop for PocketSphinx {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = child.kill();
            let _ = child.wait();
        }
        for file in &self.files {
            let _ = fs::remove_file(file);
        }
    }
}

/// Starts the program.
///
/// It reads samples of 16 bits at the rate of recognition, and writes a line for an utterance.
fn process(grammar: &Path, dictionary: &Path) -> io::Result<Child> {
    let mut command = Command::new(PROGRAM);
    command.args(["-infile", "/dev/stdin", "-hmm", MODEL, "-logfn", "/dev/null"]);
    command.args(["-remove_silence", "no", "-vad_postspeech", PAUSE]);
    command.arg("-jsgf").arg(grammar).arg("-dict").arg(dictionary);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()
}

/// Sends the sound to a process from another thread, which ends with the process.
fn ask(child: &mut Child, sound: Arc<[u8]>) -> Option<Receiver<String>> {
    let (mut stdin, stdout) = (child.stdin.take()?, child.stdout.take()?);
    let (sender, answer) = channel();
    let talk = move || {
        // A program that has ended has no answer.
        let _ = stdin.write_all(&sound);
        drop(stdin);
        let mut text = String::new();
        if stdout.take(LONGEST).read_to_string(&mut text).is_ok() {
            // Fails only if the answer came too late.
            let _ = sender.send(text);
        }
    };
    thread::Builder::new().name("second-recogniser".into()).spawn(talk).ok()?;
    Some(answer)
}
