//! A simulated board on a pseudo-terminal or a port, which answers in a separate thread.

use crate::devices::boards::plug::{Plug, PlugError, Socket};
use crate::tactile::{Button, HandAction, Impossible, Simulated};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The interval between two checks for the host's bytes.
const LOOK: Duration = Duration::from_millis(5);

/// A simulated board with its connection.
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
    fn answer(&mut self) -> io::Result<()> {
        let bytes = self.board.receive(&self.plug.read()?);
        self.plug.write(&bytes)
    }
}

impl SimulatedDevice {
    /// Connects the board.
    ///
    /// # Errors
    /// [`PlugError`], depending on the socket.
    pub fn start(board: Simulated, socket: Socket) -> Result<SimulatedDevice, PlugError> {
        let mut plug = Plug::new(socket);
        plug.plug()?;
        let bench = Arc::new(Mutex::new(Bench { board, plug }));
        let stop = Arc::new(AtomicBool::new(false));
        let (theirs, ended) = (Arc::clone(&bench), Arc::clone(&stop));
        let thread = std::thread::Builder::new().name("simulated board".to_owned()).spawn(move || {
            let mut second = Instant::now();
            while !ended.load(Ordering::Relaxed) {
                let mut bench = lock(&theirs);
                // A failing line is treated as unplugged.
                if bench.answer().is_err() {
                    bench.plug.unplug();
                }
                if second.elapsed() >= Duration::from_secs(1) {
                    second = Instant::now();
                    let bytes = bench.board.second();
                    let _ = bench.plug.write(&bytes);
                }
                drop(bench);
                std::thread::sleep(LOOK);
            }
        })?;
        Ok(SimulatedDevice { bench, stop, thread: Some(thread) })
    }

    /// Returns the path for the host to open; `None` while unplugged.
    pub fn path(&self) -> Option<PathBuf> {
        lock(&self.bench).plug.path().map(ToOwned::to_owned)
    }

    /// Returns a copy of the board in its current state.
    pub fn board(&self) -> Simulated {
        lock(&self.bench).board.clone()
    }

    /// Carries out an action of a hand, and sends it to the host.
    ///
    /// # Errors
    /// The action is impossible on the board.
    pub fn act(&self, hand: HandAction) -> Result<(), Impossible> {
        let mut bench = lock(&self.bench);
        let bytes = bench.board.act(hand)?;
        // Bytes not received by the host are lost, as on a loose cable.
        let _ = bench.plug.write(&bytes);
        Ok(())
    }

    /// Presses a button.
    pub fn press(&self, button: Button) {
        let mut bench = lock(&self.bench);
        let bytes = bench.board.press(button);
        let _ = bench.plug.write(&bytes);
    }

    /// Drops the pieces in hand.
    pub fn empty_hand(&self) {
        lock(&self.bench).board.empty_hand();
    }

    /// Sends bytes that are not a message.
    pub fn noise(&self, bytes: &[u8]) {
        let _ = lock(&self.bench).plug.write(bytes);
    }

    /// Pulls the plug.
    pub fn unplug(&self) {
        let mut bench = lock(&self.bench);
        bench.plug.unplug();
        bench.board.restart();
    }

    /// Plugs the board in again and returns the path.
    ///
    /// # Errors
    /// The same as those of [`SimulatedDevice::start`].
    pub fn plug(&self) -> Result<PathBuf, PlugError> {
        let mut bench = lock(&self.bench);
        bench.board.restart();
        bench.plug.plug()
    }
}

impl Drop for SimulatedDevice {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // It looks at `stop` after each wait for a byte, which has a limit.
            let _ = thread.join();
        }
    }
}

/// Locks the bench. If a thread panicked, the board is still consistent: every change is a single step.
fn lock(bench: &Mutex<Bench>) -> MutexGuard<'_, Bench> {
    bench.lock().unwrap_or_else(PoisonError::into_inner)
}
