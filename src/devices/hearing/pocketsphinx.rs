//! A second recogniser of English announcements: the program `PocketSphinx`, in a process of its own.
//!
//! It knows speech and no voice, the enrolment knows the voice: both must find the same move. The process starts when
//! the microphone opens, with the legal moves as its grammar, gets the sound of one utterance, and ends. Without the
//! program, only the enrolment counts.

use crate::devices::platform::limited_call::within;
use crate::devices::platform::private_file::private;
use crate::hearing::Pcm;
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// The program, of the Debian package pocketsphinx.
const PROGRAM: &str = "pocketsphinx_continuous";
/// The acoustic model, of the Debian package pocketsphinx-en-us.
const MODEL: &str = "/usr/share/pocketsphinx/model/en-us/en-us";
/// The pronunciation of the words of announcements, in the sounds of the model.
const DICTIONARY: &str = include_str!("dictionary.txt");
/// The time after the end of the sound in which the program must answer.
const ANSWER: Duration = Duration::from_millis(1_500);
/// The pause that ends an utterance, in hundredths of a second. The program gets one utterance only.
const PAUSE: &str = "300";

/// A process that waits for the sound of one utterance. Dropping it ends it and removes its files.
#[derive(Debug)]
pub struct PocketSphinx {
    child: Option<Child>,
    files: [PathBuf; 2],
}

impl PocketSphinx {
    /// Starts the program for these announcements; `None` if it or its model is missing.
    pub fn start<'a>(announcements: impl Iterator<Item = &'a str>) -> Option<PocketSphinx> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        if !Path::new(MODEL).is_dir() {
            return None;
        }
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = |ending| format!("annabella-{}-{number}.{ending}", std::process::id());
        let files = ["gram", "dict"].map(|ending| std::env::temp_dir().join(name(ending)));
        let mut engine = PocketSphinx { child: None, files };
        let [grammar, dictionary] = &engine.files;
        write(grammar, &self::grammar(announcements)).and_then(|()| write(dictionary, DICTIONARY)).ok()?;
        let mut command = Command::new(PROGRAM);
        command.args(["-infile", "/dev/stdin", "-hmm", MODEL, "-logfn", "/dev/null"]);
        command.args(["-remove_silence", "no", "-vad_postspeech", PAUSE]);
        command.arg("-jsgf").arg(grammar).arg("-dict").arg(dictionary);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        engine.child = Some(command.spawn().ok()?);
        Some(engine)
    }

    /// Returns the announcement in an utterance; `None` if there is none, or no answer in time.
    pub fn hear(mut self, pcm: Pcm) -> Option<String> {
        let bytes: Vec<u8> = pcm.at_rate_of_recognition().flat_map(i16::to_le_bytes).collect();
        let child = self.child.as_mut()?;
        let (mut stdin, mut stdout) = (child.stdin.take()?, child.stdout.take()?);
        let answer = within(ANSWER, move || {
            // A program that has ended has nothing to say.
            let _ = stdin.write_all(&bytes);
            drop(stdin);
            let mut answer = String::new();
            stdout.read_to_string(&mut answer).map(|_| answer)
        });
        let answer = answer?.ok()?;
        // Several lines are several utterances, and not an announcement.
        let mut lines = answer.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.next().filter(|_| lines.next().is_none()).map(str::to_owned)
    }
}

impl Drop for PocketSphinx {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
        for file in &self.files {
            let _ = fs::remove_file(file);
        }
    }
}

fn write(file: &Path, text: &str) -> io::Result<()> {
    private(OpenOptions::new().write(true).create_new(true)).open(file)?.write_all(text.as_bytes())
}

/// Returns a grammar in the Java Speech Grammar Format of these announcements.
fn grammar<'a>(announcements: impl Iterator<Item = &'a str>) -> String {
    let mut all: Vec<String> = announcements.map(spelt).collect();
    all.sort();
    all.dedup();
    format!("#JSGF V1.0;\ngrammar moves;\npublic <move> = {};\n", all.join(" | "))
}

/// Returns an announcement as the dictionary spells it.
pub fn spelt(announcement: &str) -> String {
    announcement.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hearing::vocabulary;
    use crate::speech::Language;

    #[test]
    fn the_dictionary_has_every_word_of_english_moves() {
        let words: Vec<&str> = DICTIONARY.lines().filter_map(|line| line.split([' ', '(']).next()).collect();
        for unit in vocabulary(Language::En) {
            for word in spelt(unit.text()).split(' ') {
                assert!(words.contains(&word), "{word}");
            }
        }
    }

    #[test]
    fn a_grammar_names_each_announcement_once() {
        let text = grammar(["knight Felix three", "Eva four", "Eva four"].into_iter());
        assert_eq!(text, "#JSGF V1.0;\ngrammar moves;\npublic <move> = eva four | knight felix three;\n");
    }
}
