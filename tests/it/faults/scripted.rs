//! A device on a pseudo-terminal that answers as a test says.

use annabella::chess::Board;
use annabella::devices::platform::pty::Pty;
use annabella::tactile::Simulated;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

/// A running device; it is unplugged when dropped.
pub struct Scripted {
    stop: Arc<AtomicBool>,
    asked: Arc<Mutex<Vec<u8>>>,
    /// The path of its port.
    pub path: PathBuf,
    thread: Option<JoinHandle<()>>,
}

impl Scripted {
    /// Starts a device. `link` is an additional path of its port.
    ///
    /// `answer` is called every few milliseconds with a board and the bytes that came, and returns the bytes to
    /// send.
    pub fn start(
        link: impl Into<Option<PathBuf>>,
        mut answer: impl FnMut(&mut Simulated, &[u8]) -> Vec<u8> + Send + 'static,
    ) -> Scripted {
        let pty = Pty::open().unwrap();
        let path = pty.path().to_owned();
        if let Some(link) = link.into() {
            let new = link.with_extension("new");
            std::os::unix::fs::symlink(&path, &new).unwrap();
            std::fs::rename(new, link).unwrap();
        }
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::new(Mutex::new(Vec::new()));
        let (ended, heard) = (Arc::clone(&stop), Arc::clone(&asked));
        let thread = std::thread::spawn(move || {
            let mut board = Simulated::new(Board::new(), "scripted");
            while !ended.load(Ordering::Relaxed) {
                let bytes = pty.read().unwrap();
                heard.lock().unwrap().extend_from_slice(&bytes);
                let reply = answer(&mut board, &bytes);
                pty.write(&reply).unwrap();
                std::thread::sleep(Duration::from_millis(5));
            }
        });
        Scripted { stop, asked, path, thread: Some(thread) }
    }

    /// Returns all bytes that came.
    pub fn asked(&self) -> Vec<u8> {
        self.asked.lock().unwrap().clone()
    }
}

impl Drop for Scripted {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.take().unwrap().join().unwrap();
    }
}
