//! A simulated board on a pseudo-terminal, which answers in a separate thread.

use crate::devices::pty::Plug;
use crate::tactile::{Button, Hand, Impossible, Simulated};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often it reads what the host has sent.
const LOOK: Duration = Duration::from_millis(5);

/// A simulated board that is plugged in.
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
    /// Plugs the board in. `link` is a path that stays the same after each plugging.
    ///
    /// # Errors
    /// There is no free pseudo-terminal, or the link cannot be made.
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
                // A pseudo-terminal that fails is treated as unplugged.
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

    /// The path that a host opens; none while unplugged.
    pub fn path(&self) -> Option<PathBuf> {
        lock(&self.bench).plug.pty().map(|pty| pty.path().to_owned())
    }

    /// A copy of the board in its present state.
    pub fn board(&self) -> Simulated {
        lock(&self.bench).board.clone()
    }

    /// Does an action of a hand, and tells the host.
    ///
    /// # Errors
    /// The action is impossible on the board.
    pub fn act(&self, hand: Hand) -> Result<(), Impossible> {
        let mut bench = lock(&self.bench);
        let bytes = bench.board.act(hand)?;
        // Bytes that the host does not receive are lost, as on a loose cable.
        let _ = bench.send(&bytes);
        Ok(())
    }

    /// Presses a button.
    pub fn press(&self, button: Button) {
        let bench = lock(&self.bench);
        let _ = bench.send(&bench.board.press(button));
    }

    /// Drops the pieces in hand.
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

    /// Plugs it in again and returns the path.
    ///
    /// # Errors
    /// As for [`SimulatedDevice::start`].
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

/// If a thread has panicked, the board is still consistent: every change of it is one step.
fn lock(bench: &Mutex<Bench>) -> MutexGuard<'_, Bench> {
    bench.lock().unwrap_or_else(PoisonError::into_inner)
}
