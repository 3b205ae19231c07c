//! The keyboard of a terminal that is read key by key. The terminal is restored however the program
//! ends.

use super::edited_line::HalfTyped;
use rustix::termios::{
    LocalModes, OptionalActions, SpecialCodeIndex, Termios, isatty, tcgetattr, tcgetwinsize, tcsetattr,
};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::io::{self, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A shell script that runs beside this program. If the program ends without restoring the terminal,
/// for example because it was killed, the script restores it.
const WATCH: &str = r#"trap '' INT QUIT HUP TERM TTOU; read -r word || exec stty "$1" </dev/tty"#;

/// A keyboard, read key by key or by lines. Dropping it restores the terminal.
pub struct Keyboard {
    saved: Arc<Saved>,
    by_keys: bool,
    /// Whether arrows walk through a game.
    walks: bool,
    /// Whether typed text is echoed when nothing is to be hidden.
    shows: bool,
    hides: Arc<AtomicBool>,
    half_typed: HalfTyped,
}

/// What happens at Ctrl-C.
type Interrupted = Box<dyn Fn() + Send>;

/// So many times Ctrl-C within so long a time ends the program, whatever it is doing.
const INSISTS: (usize, Duration) = (3, Duration::from_millis(1500));

/// The settings of the terminal before.
struct Saved {
    modes: Termios,
    watcher: Mutex<Option<Child>>,
    interrupted: Mutex<Option<Interrupted>>,
}

impl Keyboard {
    /// Changes the terminal of standard input to single keys; its output stays unchanged. `shows`:
    /// typed text is echoed.
    ///
    /// # Errors
    /// Standard input is no terminal.
    pub fn take(shows: bool) -> io::Result<Keyboard> {
        let keyboard = Keyboard::hold(true, shows, watcher)?;
        let mut keys = keyboard.saved.modes.clone();
        keys.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
        // Ctrl-Z must not suspend a game by accident.
        keys.special_codes[SpecialCodeIndex::VSUSP] = 0;
        keys.special_codes[SpecialCodeIndex::VMIN] = 1;
        keys.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(io::stdin(), OptionalActions::Now, &keys)?;
        Ok(keyboard)
    }

    /// The terminal of standard input as it is, read by lines.
    ///
    /// # Errors
    /// Standard input is no terminal.
    pub fn lines() -> io::Result<Keyboard> {
        Keyboard::hold(false, true, || None)
    }

    fn hold(by_keys: bool, shows: bool, watcher: fn() -> Option<Child>) -> io::Result<Keyboard> {
        let input = io::stdin();
        if !isatty(&input) {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let modes = tcgetattr(&input)?;
        let saved = Arc::new(Saved { modes, watcher: Mutex::new(watcher()), interrupted: Mutex::default() });
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
        let theirs = Arc::clone(&saved);
        thread::Builder::new().name("terminal".to_owned()).spawn(move || {
            let mut times = Vec::new();
            for signal in signals.forever() {
                let now = Instant::now();
                times.retain(|&time| now.duration_since(time) < INSISTS.1);
                times.push(now);
                if signal == SIGINT && times.len() < INSISTS.0 && theirs.asks() {
                    continue;
                }
                theirs.restore();
                let _ = emulate_default_handler(signal);
            }
        })?;
        Ok(Keyboard {
            saved,
            by_keys,
            walks: false,
            shows,
            hides: Arc::default(),
            half_typed: HalfTyped::default(),
        })
    }

    /// From now on arrows, Home and End walk through a game while nothing is typed.
    pub fn walk(&mut self) {
        self.walks = true;
    }

    /// Whether arrows walk through a game.
    pub fn walks(&self) -> bool {
        self.walks
    }

    /// Whether it is read key by key.
    pub fn by_keys(&self) -> bool {
        self.by_keys
    }

    /// Does that at Ctrl-C from now on, instead of ending the program.
    pub fn at_interrupt(&self, does: impl Fn() + Send + 'static) {
        *self.saved.interrupted.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(does));
    }

    /// Hides what is typed from now on, or shows it again.
    pub fn hide(&self, hides: bool) {
        if self.hides.swap(hides, Ordering::SeqCst) == hides || self.by_keys {
            return;
        }
        let mut modes = self.saved.modes.clone();
        if hides {
            modes.local_modes -= LocalModes::ECHO;
            // The end of the line is shown, so that the answer begins on one of its own.
            modes.local_modes |= LocalModes::ECHONL;
        }
        // If the terminal is gone, nothing can be seen there.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &modes);
    }

    /// Whether typed text is echoed.
    pub fn shows(&self) -> bool {
        self.shows && !self.hides.load(Ordering::SeqCst)
    }

    /// The line that is being typed key by key.
    pub fn half_typed(&self) -> HalfTyped {
        self.half_typed.clone()
    }

    /// How many characters a row of its terminal has.
    pub(super) fn columns(&self) -> usize {
        // One that does not say has rows without end.
        let columns = tcgetwinsize(io::stdin()).map_or(0, |size| usize::from(size.ws_col));
        if columns == 0 { usize::MAX } else { columns }
    }

    /// The same keyboard for the thread that reads it. Whichever is dropped first restores the
    /// terminal.
    pub fn reader(&self) -> Keyboard {
        let (saved, hides) = (Arc::clone(&self.saved), Arc::clone(&self.hides));
        Keyboard { saved, hides, half_typed: self.half_typed.clone(), ..*self }
    }
}

impl Drop for Keyboard {
    fn drop(&mut self) {
        self.saved.restore();
    }
}

impl Saved {
    /// Does what is to be done at Ctrl-C. Returns false if that is nothing.
    fn asks(&self) -> bool {
        let interrupted = self.interrupted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(does) = interrupted.as_ref() {
            does();
        }
        interrupted.is_some()
    }

    fn restore(&self) {
        // If the terminal is gone, nothing needs restoring.
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

/// Starts the watching script. Without it, only a signal that cannot be caught leaves the terminal
/// changed.
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
