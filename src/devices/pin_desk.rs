//! The lines of a table at which a PIN may be asked for: those that come while it is compared wait.

use super::pin::Guard;
use super::signal::{News, SignalSender};
use crate::clock::Stamp;
use crate::game::PinGiven;

/// Compares what is typed with the arbiter's PIN, and holds the lines that come meanwhile.
pub(super) struct PinDesk {
    guard: Guard,
    sender: SignalSender,
    /// Lines that came while a PIN is compared.
    held: Option<Vec<(Stamp, String)>>,
}

impl PinDesk {
    pub fn new(guard: Guard, sender: SignalSender) -> PinDesk {
        PinDesk { guard, sender, held: None }
    }

    /// What is known of the PIN already, as of a pipe.
    pub fn known(&self) -> Option<PinGiven> {
        self.guard.known
    }

    /// Returns the line, unless it must wait.
    pub fn pass(&mut self, at: Stamp, text: String) -> Option<String> {
        match &mut self.held {
            Some(held) => {
                held.push((at, text));
                None
            }
            None => Some(text),
        }
    }

    /// Compares what was typed, in a thread of its own: that takes a while by design. Returns false if
    /// there can be no thread.
    pub fn compare(&mut self, text: String) -> bool {
        let (guard, sender) = (self.guard.clone(), self.sender.clone());
        let compare = move || {
            // If this fails, the event loop has ended.
            sender.send(News::Pin(guard.given(text.trim())));
        };
        let began = std::thread::Builder::new().name("pin".to_owned()).spawn(compare).is_ok();
        if began {
            self.held = Some(Vec::new());
        }
        began
    }

    /// The lines that have waited, in order.
    pub fn release(&mut self) -> Vec<(Stamp, String)> {
        self.held.take().unwrap_or_default()
    }
}
