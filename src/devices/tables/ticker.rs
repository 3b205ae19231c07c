//! The ticker: it makes sure that the passing of time is noticed while a clock runs.

use super::signal::{News, SignalSender};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The time between two ticks: well under the gap that halts the clocks.
const PERIOD: Duration = Duration::from_millis(250);

/// Sends ticks while it is switched on, until it is dropped. It has its own thread, so that the
/// computer does not seem to have been suspended when only a disk delays the event loop.
pub struct Ticker {
    on: Arc<AtomicBool>,
}

impl Ticker {
    /// A ticker that is switched off.
    pub fn start(sender: SignalSender) -> Ticker {
        let on = Arc::new(AtomicBool::new(false));
        let switch = Arc::downgrade(&on);
        thread::spawn(move || {
            loop {
                thread::sleep(PERIOD);
                let Some(on) = switch.upgrade() else { return };
                if on.load(Ordering::Relaxed) && !sender.send(News::Tick) {
                    return;
                }
            }
        });
        Ticker { on }
    }

    /// Switches it on or off.
    pub fn switch(&self, on: bool) {
        self.on.store(on, Ordering::Relaxed);
    }
}
