//! A private speech-dispatcher that speaks German with espeak-ng, and a connection to it.

use crate::pulse::{Pulse, wait_until};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A speech-dispatcher that runs until dropped.
#[allow(dead_code)] // The tests speak to it through a client.
pub struct Dispatcher {
    server: Child,
    stream: BufReader<UnixStream>,
}

#[allow(dead_code)]
impl Dispatcher {
    /// Starts it with a buffer of this many milliseconds.
    /// A short buffer is quick, but has gaps on a busy machine.
    pub fn start(dir: &Path, buffer: u32) -> Dispatcher {
        let config = dir.join("speechd");
        std::fs::create_dir_all(config.join("modules")).expect("a directory");
        let socket = socket(dir);
        std::fs::write(
            config.join("speechd.conf"),
            format!(
                "LogLevel 1\nLogDir \"default\"\nDefaultLanguage \"de\"\nAudioOutputMethod \"pulse\"\n\
                 AudioPulseMinLength {buffer}\nAddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\n\
                 DefaultModule espeak-ng\n"
            ),
        )
        .expect("a file");
        std::fs::copy("/etc/speech-dispatcher/modules/espeak-ng.conf", config.join("modules/espeak-ng.conf"))
            .expect("the configuration of speech-dispatcher-espeak-ng");
        let server = Command::new("speech-dispatcher")
            .args(["-s", "-t", "0", "-c", "unix_socket"])
            .arg("-S")
            .arg(&socket)
            .arg("-C")
            .arg(&config)
            .arg("-P")
            .arg(dir.join("speechd.pid"))
            .arg("-L")
            .arg(dir)
            .envs(Pulse::env_in(dir))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("speech-dispatcher");
        wait_until("speech-dispatcher answers", || UnixStream::connect(&socket).is_ok());
        let stream = BufReader::new(UnixStream::connect(&socket).expect("a connection"));
        let mut dispatcher = Dispatcher { server, stream };
        for line in
            ["SET SELF CLIENT_NAME bench:latency:main", "SET SELF LANGUAGE de", "SET SELF PRIORITY message"]
        {
            dispatcher.ask(line);
        }
        dispatcher
    }

    pub fn speak(&mut self, words: &str) {
        self.ask("SPEAK");
        self.ask(&format!("{words}\r\n."));
    }

    pub fn cancel(&mut self) {
        self.ask("CANCEL SELF");
    }

    /// Sends a line and reads the answer up to its last line, which has a space after its number.
    fn ask(&mut self, line: &str) {
        self.stream.get_mut().write_all(format!("{line}\r\n").as_bytes()).expect("speech-dispatcher");
        loop {
            let mut answer = String::new();
            self.stream.read_line(&mut answer).expect("an answer");
            assert!(answer.starts_with('2'), "{line}: {answer:?}");
            if answer.as_bytes().get(3) == Some(&b' ') {
                return;
            }
        }
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Returns the environment variable by which clients find the server in a directory.
#[allow(dead_code)] // The bench is already connected.
pub fn env_in(dir: &Path) -> (&'static str, String) {
    ("SPEECHD_ADDRESS", format!("unix_socket:{}", socket(dir).display()))
}

fn socket(dir: &Path) -> PathBuf {
    dir.join("speechd.sock")
}
