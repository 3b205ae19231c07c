//! A tactile board on a serial port: opened by its path, listened to, found again when lost.

mod port;
mod session;

pub use port::PortError;

use crate::tactile::BoardReport;
use crate::tactile::dgt::{Command, Lie};
use port::{PATIENCE, Port};
use session::Session;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long a board may take to say its name.
const NAMING: Duration = Duration::from_millis(1500);
/// How often nonsense is worth a word.
const NONSENSE: Duration = Duration::from_secs(60);
/// How often a lost port is tried.
const RETRY: Duration = Duration::from_millis(300);

/// What becomes known of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardNews {
    /// The port is open, and this is what the board calls itself, if it answered.
    Opened {
        /// Its trademark.
        trademark: Option<String>,
        /// Its version, major and minor.
        version: Option<(u8, u8)>,
    },
    /// The board reports something. Of nonsense at most one report a minute.
    Report(BoardReport),
    /// The port was lost; it is tried again until it is back.
    Lost {
        /// Why.
        why: PortError,
    },
    /// The port is open again; a dump follows.
    Back,
}

/// An open board. It is listened to in a thread of its own until this is dropped.
#[derive(Debug)]
pub struct Link {
    stop: Arc<AtomicBool>,
    commands: Sender<Command>,
    thread: Option<JoinHandle<()>>,
}

impl Link {
    /// Opens the port at `path` and asks the board everything. `news` is called in the link's
    /// own thread; it must not drop the link.
    ///
    /// # Errors
    /// Where the port cannot be opened now.
    pub fn open(
        path: impl Into<PathBuf>,
        lie: Lie,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let path = path.into();
        let port = Port::open(&path)?;
        Link::listen(path, Ok(port), lie, news)
    }

    /// The same for a port that may be lost just now, which is then told as [`BoardNews::Lost`].
    ///
    /// # Errors
    /// Where not even a thread can be had.
    pub fn find(
        path: impl Into<PathBuf>,
        lie: Lie,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let path = path.into();
        let port = Port::open(&path);
        Link::listen(path, port, lie, news)
    }

    fn listen(
        path: PathBuf,
        port: Result<Port, PortError>,
        lie: Lie,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let stop = Arc::new(AtomicBool::new(false));
        let (commands, orders) = mpsc::channel();
        let name = path.display().to_string();
        let listener = Listener { path, lie, news, orders, stop: Arc::clone(&stop), nonsense: None };
        let thread = std::thread::Builder::new()
            .name("board".to_owned())
            .spawn(move || listener.run(port))
            .map_err(|error| PortError::Failed { port: name, why: error.to_string() })?;
        Ok(Link { stop, commands, thread: Some(thread) })
    }

    /// Sends a command; while the port is lost it waits until it is back.
    pub fn send(&self, command: Command) {
        // The thread ends only when this is dropped.
        let _ = self.commands.send(command);
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the thread works with.
struct Listener<News> {
    path: PathBuf,
    lie: Lie,
    news: News,
    orders: Receiver<Command>,
    stop: Arc<AtomicBool>,
    /// When nonsense was last reported.
    nonsense: Option<Instant>,
}

impl<News: Fn(BoardNews)> Listener<News> {
    fn run(mut self, first: Result<Port, PortError>) {
        let mut session = first.map(|port| Session::new(port, self.lie, true));
        while !self.stopped() {
            let why = match session {
                Err(why) => why,
                Ok(mut open) => match self.listen(&mut open) {
                    Ok(()) => {
                        session = Ok(open);
                        continue;
                    }
                    // The lock goes with the port, so it is let go before it is tried again.
                    Err(error) => self.why(&error),
                },
            };
            (self.news)(BoardNews::Lost { why });
            let Some(port) = self.reopen() else { return };
            (self.news)(BoardNews::Back);
            session = Ok(Session::new(port, self.lie, false));
        }
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn why(&self, error: &io::Error) -> PortError {
        let port = self.path.display().to_string();
        match error.kind() {
            io::ErrorKind::BrokenPipe | io::ErrorKind::NotFound | io::ErrorKind::UnexpectedEof => {
                PortError::Gone(port)
            }
            _ => PortError::Failed { port, why: error.to_string() },
        }
    }

    fn reopen(&self) -> Option<Port> {
        loop {
            let until = Instant::now() + RETRY;
            while Instant::now() < until {
                if self.stopped() {
                    return None;
                }
                std::thread::sleep(PATIENCE);
            }
            if let Ok(port) = Port::open(&self.path) {
                return Some(port);
            }
        }
    }

    /// One turn: sends what is due, reads what has come.
    fn listen(&mut self, session: &mut Session) -> io::Result<()> {
        session.ask.extend(self.orders.try_iter());
        session.check_path(&self.path)?;
        session.refresh();
        session.send()?;
        for report in session.receive()? {
            self.report(session, report);
        }
        self.name(session, false);
        Ok(())
    }

    fn report(&mut self, session: &mut Session, report: BoardReport) {
        match report {
            BoardReport::Trademark(text) if session.naming => session.trademark = Some(text),
            BoardReport::Version(major, minor) if session.naming => session.version = Some((major, minor)),
            BoardReport::Nonsense(_) => {
                let now = Instant::now();
                if self.nonsense.is_none_or(|last| now - last >= NONSENSE) {
                    self.nonsense = Some(now);
                    self.name(session, true);
                    (self.news)(BoardNews::Report(report));
                }
            }
            _ => {
                self.name(session, true);
                (self.news)(BoardNews::Report(report));
            }
        }
    }

    /// Says that the board is open, once: when it has said its name, or at the latest before
    /// anything else is reported of it.
    fn name(&self, session: &mut Session, now: bool) {
        let named = session.trademark.is_some() && session.version.is_some();
        if session.naming && (named || now || session.since.elapsed() >= NAMING) {
            session.naming = false;
            let (trademark, version) = (session.trademark.take(), session.version.take());
            (self.news)(BoardNews::Opened { trademark, version });
        }
    }
}
