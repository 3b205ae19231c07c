//! The terminal's keyboard while keys are read one by one; it is as before however that ends.

use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, Termios, isatty, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io::{self, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// What the process that watches over this one does when it is gone without a word, as when it was
/// killed: it puts the terminal back.
const WATCH: &str = r#"trap '' INT QUIT HUP TERM TTOU; read -r word || exec stty "$1" </dev/tty"#;

/// A keyboard whose keys come one by one; dropped, it is as it was.
pub struct Keyboard {
    saved: Arc<Saved>,
    shows: bool,
}

/// How the terminal was.
struct Saved {
    modes: Termios,
    watcher: Mutex<Option<Child>>,
}

impl Keyboard {
    /// Takes the keyboard of standard input's terminal, whose output stays as it is; `shows` is
    /// whether what is typed is to be seen.
    ///
    /// # Errors
    /// Where standard input is no terminal.
    pub fn take(shows: bool) -> io::Result<Keyboard> {
        let input = io::stdin();
        if !isatty(&input) {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let modes = tcgetattr(&input)?;
        let saved = Arc::new(Saved { modes: modes.clone(), watcher: Mutex::new(watcher()) });
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
        let theirs = Arc::clone(&saved);
        thread::Builder::new().name("terminal".to_owned()).spawn(move || {
            for signal in signals.forever() {
                theirs.restore();
                let _ = emulate_default_handler(signal);
            }
        })?;
        let mut keys = modes;
        keys.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
        // A game is not put to sleep by a slip of the finger.
        keys.special_codes[SpecialCodeIndex::VSUSP] = 0;
        keys.special_codes[SpecialCodeIndex::VMIN] = 1;
        keys.special_codes[SpecialCodeIndex::VTIME] = 0;
        let keyboard = Keyboard { saved, shows };
        tcsetattr(&input, OptionalActions::Now, &keys)?;
        Ok(keyboard)
    }

    /// Whether what is typed is to be seen.
    pub fn shows(&self) -> bool {
        self.shows
    }

    /// The same keyboard for the thread that reads it: it is put back by the first that ends.
    pub fn reader(&self) -> Keyboard {
        Keyboard { saved: Arc::clone(&self.saved), shows: self.shows }
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        self.saved.restore();
    }
}

impl Saved {
    fn restore(&self) {
        // A terminal that is gone needs nothing any more.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.modes);
        let watcher = self.watcher.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut watcher) = watcher {
            if let Some(input) = &mut watcher.stdin {
                let _ = input.write_all(b"done\n");
            }
            let _ = watcher.wait();
        }
    }
}

/// Starts the watching process. Without one, only what cannot be caught leaves the terminal as it
/// is then.
fn watcher() -> Option<Child> {
    let modes = Command::new("stty").arg("-g").stdin(Stdio::inherit()).stderr(Stdio::null()).output().ok()?;
    let modes = String::from_utf8(modes.stdout).ok().filter(|_| modes.status.success())?;
    Command::new("sh")
        .args(["-c", WATCH, "sh", modes.trim()])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .ok()
}
