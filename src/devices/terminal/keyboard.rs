//! The keyboard of a terminal read key by key. The terminal is restored however the program ends.

use super::echo::Echo;
use super::edited_line::HalfTyped;
use crate::devices::platform::interrupt::{self, Interrupt};
use crate::devices::platform::terminal_modes::{self as modes, Modes, Watcher};
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A keyboard, read key by key or by lines. Dropping it restores the terminal.
pub struct Keyboard {
    saved: Arc<Saved>,
    by_keys: bool,
    /// Whether the arrow keys step through a game.
    walks: bool,
    /// Whether typed text is echoed unless it is secret.
    shows: bool,
    /// The text that a voice echoes unless it is secret.
    spoken: Echo,
    hides: Arc<AtomicBool>,
    half_typed: HalfTyped,
}

/// The action at Ctrl-C.
type Interrupted = Box<dyn Fn() + Send>;

/// The number of times Ctrl-C must be pressed to end the program, whatever it is doing.
const FORCE_EXIT_PRESSES: usize = 3;

/// The time in which Ctrl-C must be pressed that often.
const FORCE_EXIT_WINDOW: Duration = Duration::from_millis(1500);

/// The terminal's state before the program changed it.
struct Saved {
    modes: Modes,
    watcher: Mutex<Option<Watcher>>,
    interrupted: Mutex<Option<Interrupted>>,
}

impl Keyboard {
    /// Switches the terminal of standard input to single keys, without changing its output.
    /// `shows`: whether typed text is echoed.
    ///
    /// # Errors
    /// Standard input is not a terminal.
    pub fn take(shows: bool) -> io::Result<Keyboard> {
        let keyboard = Keyboard::hold(true, shows, Watcher::start)?;
        modes::by_keys(&keyboard.saved.modes)?;
        Ok(keyboard)
    }

    /// Uses the terminal of standard input unchanged, read by lines.
    ///
    /// # Errors
    /// Standard input is not a terminal.
    pub fn lines() -> io::Result<Keyboard> {
        Keyboard::hold(false, true, || None)
    }

    fn hold(by_keys: bool, shows: bool, watcher: fn() -> Option<Watcher>) -> io::Result<Keyboard> {
        if !io::stdin().is_terminal() {
            return Err(io::ErrorKind::Unsupported.into());
        }
        let modes = modes::present()?;
        let saved = Arc::new(Saved { modes, watcher: Mutex::new(watcher()), interrupted: Mutex::default() });
        let theirs = Arc::clone(&saved);
        let mut times = Vec::new();
        interrupt::listen(move |interrupt| {
            let now = Instant::now();
            times.retain(|&time| now.duration_since(time) < FORCE_EXIT_WINDOW);
            times.push(now);
            let continues = interrupt == Interrupt::Key && times.len() < FORCE_EXIT_PRESSES && theirs.asks();
            if !continues {
                theirs.restore();
            }
            continues
        })?;
        Ok(Keyboard {
            saved,
            by_keys,
            walks: false,
            shows,
            spoken: Echo::Off,
            hides: Arc::default(),
            half_typed: HalfTyped::default(),
        })
    }

    /// Makes the arrow keys, Home and End step through a game while the line is empty.
    pub fn walk(&mut self) {
        self.walks = true;
    }

    /// Lets a voice echo typed text.
    pub fn speak(&mut self, spoken: Echo) {
        self.spoken = spoken;
    }

    /// Returns the text that a voice echoes now; nothing of a secret.
    pub(super) fn spoken(&self) -> Echo {
        if self.hides() { Echo::Off } else { self.spoken }
    }

    /// Whether the arrow keys step through a game.
    pub fn walks(&self) -> bool {
        self.walks
    }

    /// Whether the keyboard is read key by key.
    pub fn by_keys(&self) -> bool {
        self.by_keys
    }

    /// Sets the action at Ctrl-C, which replaces ending the program.
    pub fn at_interrupt(&self, does: impl Fn() + Send + 'static) {
        *self.saved.interrupted.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(does));
    }

    /// Hides typed text, or shows it again.
    pub fn hide(&self, hides: bool) {
        if self.hides.swap(hides, Ordering::SeqCst) == hides || self.by_keys {
            return;
        }
        match hides {
            true => modes::unseen(&self.saved.modes),
            false => modes::restore(&self.saved.modes),
        }
    }

    /// Whether a secret is being typed.
    pub(super) fn hides(&self) -> bool {
        self.hides.load(Ordering::SeqCst)
    }

    /// Whether typed text is echoed.
    pub fn shows(&self) -> bool {
        self.shows && !self.hides()
    }

    /// Whether anything is echoed; JSON output excludes echoing.
    pub fn echoes(&self) -> bool {
        self.shows
    }

    /// Returns the line being typed key by key.
    pub fn half_typed(&self) -> HalfTyped {
        self.half_typed.clone()
    }

    /// Returns the number of characters in a row of the terminal.
    pub(super) fn columns(&self) -> usize {
        // Without an answer, rows count as endless.
        match modes::columns() {
            0 => usize::MAX,
            columns => columns,
        }
    }

    /// Returns the same keyboard for the thread that reads it. The first one dropped restores the terminal.
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
    /// Runs the action set for Ctrl-C. Returns false if none was set.
    fn asks(&self) -> bool {
        let interrupted = self.interrupted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(does) = interrupted.as_ref() {
            does();
        }
        interrupted.is_some()
    }

    fn restore(&self) {
        modes::restore(&self.modes);
        let watcher = self.watcher.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(watcher) = watcher {
            watcher.end();
        }
    }
}
