//! A simulated board on a pseudo-terminal, answering in a thread of its own.

use crate::devices::pty::Plug;
use crate::tactile::{Button, Hand, Impossible, Simulated};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often it looks for what the host has sent.
const LOOK: Duration = Duration::from_millis(5);

/// The board, plugged in.
#[derive(Debug)]
pub struct SimulatedDevice {
    bench: Arc<Mutex<Bench>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Bench {
    board: Simulated,
    plug: Plug,
}

impl Bench {
    fn send(&self, bytes: &[u8]) -> io::Result<()> {
        self.plug.pty().map_or(Ok(()), |pty| pty.write(bytes))
    }

    fn answer(&mut self) -> io::Result<()> {
        let Some(pty) = self.plug.pty() else { return Ok(()) };
        let bytes = self.board.receive(&pty.read()?);
        self.send(&bytes)
    }
}

impl SimulatedDevice {
    /// Plugs the board in; `link` is a name that stays the same however often it is plugged.
    ///
    /// # Errors
    /// Where there is no pseudo-terminal, or the link cannot be made.
    pub fn start(board: Simulated, link: Option<PathBuf>) -> io::Result<SimulatedDevice> {
        let mut plug = Plug::new(link);
        plug.plug()?;
        let bench = Arc::new(Mutex::new(Bench { board, plug }));
        let stop = Arc::new(AtomicBool::new(false));
        let (theirs, ended) = (Arc::clone(&bench), Arc::clone(&stop));
        let thread = std::thread::Builder::new().name("simulated board".to_owned()).spawn(move || {
            let mut second = Instant::now();
            while !ended.load(Ordering::Relaxed) {
                let mut bench = lock(&theirs);
                // A pseudo-terminal that fails is as good as unplugged, until it is plugged again.
                if bench.answer().is_err() {
                    bench.plug.unplug();
                }
                if second.elapsed() >= Duration::from_secs(1) {
                    second = Instant::now();
                    let bytes = bench.board.second();
                    let _ = bench.send(&bytes);
                }
                drop(bench);
                std::thread::sleep(LOOK);
            }
        })?;
        Ok(SimulatedDevice { bench, stop, thread: Some(thread) })
    }

    /// What a host opens; none while unplugged.
    pub fn path(&self) -> Option<PathBuf> {
        lock(&self.bench).plug.pty().map(|pty| pty.path().to_owned())
    }

    /// The board as it is now.
    pub fn board(&self) -> Simulated {
        lock(&self.bench).board.clone()
    }

    /// Does it on the board, and tells the host.
    ///
    /// # Errors
    /// Where the board does not allow it.
    pub fn act(&self, hand: Hand) -> Result<(), Impossible> {
        let mut bench = lock(&self.bench);
        let bytes = bench.board.act(hand)?;
        // What the host does not get is lost, as on a line that is loose.
        let _ = bench.send(&bytes);
        Ok(())
    }

    /// Presses a button.
    pub fn press(&self, button: Button) {
        let bench = lock(&self.bench);
        let _ = bench.send(&bench.board.press(button));
    }

    /// Puts aside what is in hand.
    pub fn empty_hand(&self) {
        lock(&self.bench).board.empty_hand();
    }

    /// Sends bytes that are no message.
    pub fn noise(&self, bytes: &[u8]) {
        let _ = lock(&self.bench).send(bytes);
    }

    /// Pulls the plug.
    pub fn unplug(&self) {
        let mut bench = lock(&self.bench);
        bench.plug.unplug();
        bench.board.restart();
    }

    /// Plugs it in again and says where.
    ///
    /// # Errors
    /// As [`SimulatedDevice::start`].
    pub fn plug(&self) -> io::Result<PathBuf> {
        let mut bench = lock(&self.bench);
        bench.board.restart();
        bench.plug.plug().map(ToOwned::to_owned)
    }
}

impl Drop for SimulatedDevice {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A thread that panicked left a whole board behind: every change of it is one step.
fn lock(bench: &Mutex<Bench>) -> MutexGuard<'_, Bench> {
    bench.lock().unwrap_or_else(PoisonError::into_inner)
}
