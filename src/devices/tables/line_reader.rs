//! The reader of standard input, by lines or by keys, in a separate thread.

use super::signal::{DeviceEvent, SignalSender};
use crate::devices::platform::standard_input::read_lines;
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::terminal::keys::read_keys;
use std::cell::Cell;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum number of lines to read ahead: an endless pipe would use up the memory.
const AHEAD: usize = 256;

/// The time in which no user can press Ctrl-D twice.
/// A terminal that ends its input again this soon has gone.
const TERMINAL_GONE: Duration = Duration::from_millis(20);

/// A reader of lines for a table. Dropping it restores the terminal.
pub struct LineReader {
    /// The channel with one message for each line read ahead.
    ahead: Receiver<()>,
    keys: Option<Keyboard>,
}

impl LineReader {
    /// Starts reading: from a keyboard, if standard input is one, otherwise lines.
    pub fn start(sender: SignalSender, keys: Option<Keyboard>) -> LineReader {
        let (read, ahead) = sync_channel(AHEAD);
        let keyboard = keys.as_ref().map(Keyboard::reader);
        if let Some(keyboard) = &keys {
            let leaves = sender.clone();
            keyboard.at_interrupt(move || {
                leaves.send(DeviceEvent::Leave);
            });
        }
        let lines = LineSender { sender, read };
        thread::spawn(move || {
            match keyboard {
                Some(keyboard) => lines.send_typed(&keyboard),
                None => read_lines(|line| lines.send(line)),
            }
            lines.sender.send(DeviceEvent::InputEnds);
        });
        LineReader { ahead, keys }
    }

    /// Notes that a line was handled, so that another can be read.
    pub fn taken(&self) {
        let _ = self.ahead.try_recv();
    }

    /// Whether the input is read key by key.
    pub fn has_keys(&self) -> bool {
        self.keys.as_ref().is_some_and(Keyboard::by_keys)
    }

    /// Hides typed text, or shows it again.
    pub fn hide(&self, hides: bool) {
        if let Some(keyboard) = &self.keys {
            keyboard.hide(hides);
        }
    }
}

/// A sender of lines to the event loop.
struct LineSender {
    sender: SignalSender,
    read: SyncSender<()>,
}

impl LineSender {
    /// Sends a line. Returns false if the event loop has ended.
    fn send(&self, line: String) -> bool {
        let at = self.sender.timepiece().now();
        // Blocks while the event loop is too far behind.
        self.read.send(()).is_ok() && self.sender.send_of(at, DeviceEvent::Line(line))
    }

    /// Sends the lines of a terminal until it has gone.
    /// After Ctrl-D, which must be confirmed, the input continues.
    fn send_typed(&self, keyboard: &Keyboard) {
        loop {
            let started = Instant::now();
            let came = Cell::new(false);
            let send = |line| {
                came.set(true);
                self.send(line)
            };
            let echoes = |typed| {
                self.sender.send(DeviceEvent::Echo(typed));
            };
            // If the event loop has ended, so does reading, at the next line.
            let pressed = || {
                self.sender.send(DeviceEvent::Key);
            };
            match keyboard.by_keys() {
                true => read_keys(keyboard, pressed, echoes, send),
                false => read_lines(send),
            }
            let gone = !came.get() && started.elapsed() < TERMINAL_GONE;
            if gone || !self.sender.send(DeviceEvent::Leave) {
                return;
            }
        }
    }
}
