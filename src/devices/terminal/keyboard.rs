//! The keyboard of a terminal that is read key by key. The terminal is restored however the program
//! ends.

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
    modes: Modes,
    watcher: Mutex<Option<Watcher>>,
    interrupted: Mutex<Option<Interrupted>>,
}

impl Keyboard {
    /// Changes the terminal of standard input to single keys; its output stays unchanged. `shows`:
    /// typed text is echoed.
    ///
    /// # Errors
    /// Standard input is no terminal.
    pub fn take(shows: bool) -> io::Result<Keyboard> {
        let keyboard = Keyboard::hold(true, shows, Watcher::start)?;
        modes::by_keys(&keyboard.saved.modes)?;
        Ok(keyboard)
    }

    /// The terminal of standard input as it is, read by lines.
    ///
    /// # Errors
    /// Standard input is no terminal.
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
            times.retain(|&time| now.duration_since(time) < INSISTS.1);
            times.push(now);
            let goes_on = interrupt == Interrupt::Key && times.len() < INSISTS.0 && theirs.asks();
            if !goes_on {
                theirs.restore();
            }
            goes_on
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
        match hides {
            true => modes::unseen(&self.saved.modes),
            false => modes::restore(&self.saved.modes),
        }
    }

    /// Whether typed text is echoed.
    pub fn shows(&self) -> bool {
        self.shows && !self.hides.load(Ordering::SeqCst)
    }

    /// Whether it echoes at all: beside lines of JSON nothing is.
    pub fn echoes(&self) -> bool {
        self.shows
    }

    /// The line that is being typed key by key.
    pub fn half_typed(&self) -> HalfTyped {
        self.half_typed.clone()
    }

    /// How many characters a row of its terminal has.
    pub(super) fn columns(&self) -> usize {
        // One that does not say has rows without end.
        match modes::columns() {
            0 => usize::MAX,
            columns => columns,
        }
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
        modes::restore(&self.modes);
        let watcher = self.watcher.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(watcher) = watcher {
            watcher.end();
        }
    }
}
