//! What makes time be noticed while a clock runs.

use super::signal::{News, SignalSender};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How often the ticker looks: well under the gap that halts the clocks.
const PERIOD: Duration = Duration::from_millis(250);

/// Sends ticks while it is switched on, until it is dropped. They come from a thread of their own,
/// so that a disk which makes the loop wait is not taken for a machine that slept.
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
