//! A tactile board on a serial port: opened by its path, listened to, found again when lost.

mod port;
mod session;

pub use port::{PortError, Tap};

use crate::chess::Bitboard;
use crate::tactile::drivers::Senses;
use crate::tactile::{BoardReport, ClockOrder, Lie};
use port::{PATIENCE, Port};
use session::PortSession;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often nonsense is worth a word.
const NONSENSE: Duration = Duration::from_secs(60);
/// How often a lost port is tried.
const RETRY: Duration = Duration::from_millis(300);

/// What becomes known of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardNews {
    /// The port is open, and this is what the board calls itself, if it answered.
    Opened {
        /// What it senses, where that is known by now.
        senses: Option<Senses>,
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
    /// The board answers again; everything that stands on it follows.
    Back,
    /// The clock beside the board was told its times ([`Link::set_clock`]) and has not taken them.
    ClockNotSet,
}

/// What the link is to do.
enum LinkOrder {
    Inquire,
    Clock(ClockOrder),
    Light(Bitboard),
}

/// What a port has answered when it was asked whether it is a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PortAnswer {
    /// A board.
    Board {
        /// What it senses.
        senses: Senses,
        /// What it calls itself, and its version.
        name: Option<(String, Option<(u8, u8)>)>,
    },
    /// Bytes that no known board sends: another device, or a board of another make.
    Nonsense,
    /// Nothing.
    Silence,
}

/// Asks a port whether it is a board, with its line set as each make has it.
///
/// # Errors
/// Where it cannot be opened, or is lost while it is asked.
pub fn ask(path: impl Into<PathBuf>) -> Result<PortAnswer, PortError> {
    let (sender, news) = mpsc::channel();
    // The question is over where nobody takes the answer.
    let _link = Link::open(path, Lie::default(), move |news| drop(sender.send(news)))?;
    let until = Instant::now() + session::asking();
    let mut answer = PortAnswer::Silence;
    while let Ok(news) = news.recv_timeout(until.saturating_duration_since(Instant::now())) {
        match news {
            BoardNews::Opened { senses: Some(senses), trademark, version } => {
                return Ok(PortAnswer::Board { senses, name: trademark.map(|name| (name, version)) });
            }
            BoardNews::Report(BoardReport::Nonsense(_)) => answer = PortAnswer::Nonsense,
            BoardNews::Report(report) => {
                let occupancy = matches!(report, BoardReport::Occupied(_));
                let senses = if occupancy { Senses::Occupancy } else { Senses::Pieces };
                return Ok(PortAnswer::Board { senses, name: None });
            }
            BoardNews::Lost { why } => return Err(why),
            BoardNews::Opened { senses: None, .. } | BoardNews::Back | BoardNews::ClockNotSet => {}
        }
    }
    Ok(answer)
}

/// An open board. It is listened to in a thread of its own until this is dropped.
#[derive(Debug)]
pub struct Link {
    stop: Arc<AtomicBool>,
    orders: Sender<LinkOrder>,
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
        Link::listen(path, Ok(port), lie, None, news)
    }

    /// The same, and `tap` sees every byte.
    ///
    /// # Errors
    /// As [`Link::open`].
    pub fn tapped(
        path: impl Into<PathBuf>,
        lie: Lie,
        tap: Tap,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let path = path.into();
        let port = Port::open(&path)?;
        Link::listen(path, Ok(port), lie, Some(tap), news)
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
        Link::listen(path, port, lie, None, news)
    }

    fn listen(
        path: PathBuf,
        port: Result<Port, PortError>,
        lie: Lie,
        tap: Option<Tap>,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, orders) = mpsc::channel();
        let name = path.display().to_string();
        let listener = Listener { path, lie, news, tap, orders, stop: Arc::clone(&stop), nonsense: None };
        let thread = std::thread::Builder::new()
            .name("board".to_owned())
            .spawn(move || listener.run(port))
            .map_err(|error| PortError::Failed { port: name, why: error.to_string() })?;
        Ok(Link { stop, orders: sender, thread: Some(thread) })
    }

    /// Asks for everything that the board can say of itself, which it then reports.
    pub fn inquire(&self) {
        // The thread ends only when this is dropped.
        let _ = self.orders.send(LinkOrder::Inquire);
    }

    /// Lights these squares and no others, where the board has lights; not any more once it was lost.
    pub fn light(&self, squares: Bitboard) {
        let _ = self.orders.send(LinkOrder::Light(squares));
    }

    /// Tells the clock beside the board; what it was told before and has not taken yet is dropped.
    pub fn set_clock(&self, order: ClockOrder) {
        let _ = self.orders.send(LinkOrder::Clock(order));
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
    tap: Option<Tap>,
    orders: Receiver<LinkOrder>,
    stop: Arc<AtomicBool>,
    /// When nonsense was last reported.
    nonsense: Option<Instant>,
}

impl<News: Fn(BoardNews)> Listener<News> {
    fn run(mut self, first: Result<Port, PortError>) {
        let mut lost = first.is_err();
        let mut session = match first {
            Ok(port) => PortSession::new(port, self.lie, true),
            Err(why) => {
                (self.news)(BoardNews::Lost { why });
                let Some(port) = self.reopen() else { return };
                PortSession::new(port, self.lie, false)
            }
        };
        while !self.stopped() {
            let Err(error) = self.listen(&mut session) else {
                lost &= session.missed;
                continue;
            };
            // Lost while it was looked for, it is lost as before.
            if !std::mem::replace(&mut lost, true) {
                (self.news)(BoardNews::Lost { why: self.why(&error) });
            }
            // The lock goes with the port, so it is let go before it is tried again.
            drop(session);
            let Some(port) = self.reopen() else { return };
            session = PortSession::new(port, self.lie, false);
        }
        // What was ordered last, such as lights out, is still to be sent.
        let _ = self.listen(&mut session);
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
            io::ErrorKind::TimedOut => PortError::Silent(port),
            io::ErrorKind::WriteZero => PortError::Stuck(port),
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
    fn listen(&mut self, session: &mut PortSession) -> io::Result<()> {
        for order in self.orders.try_iter() {
            match order {
                LinkOrder::Inquire => session.inquire(),
                LinkOrder::Clock(order) => session.set_clock(order),
                LinkOrder::Light(squares) => session.light(squares),
            }
        }
        session.check_path(&self.path)?;
        session.check_life()?;
        session.try_on()?;
        session.send(&mut self.tap)?;
        for report in session.receive(&mut self.tap)? {
            self.report(session, report);
        }
        if session.clock_refuses() {
            (self.news)(BoardNews::ClockNotSet);
        }
        self.name(session, false);
        Ok(())
    }

    fn report(&mut self, session: &mut PortSession, report: BoardReport) {
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
                if std::mem::take(&mut session.missed) {
                    (self.news)(BoardNews::Back);
                }
                (self.news)(BoardNews::Report(report));
            }
        }
    }

    /// Says that the board is open, once: when it has said its name, or at the latest before
    /// anything else is reported of it.
    fn name(&mut self, session: &mut PortSession, now: bool) {
        let named = session.trademark.is_some() && session.version.is_some();
        // It may have to start first, and to be asked in every way.
        let waited = session.since.elapsed() >= session::round();
        if session.naming && (named || now || waited) {
            session.naming = false;
            let (trademark, version) = (session.trademark.take(), session.version.take());
            (self.news)(BoardNews::Opened { senses: session.senses(), trademark, version });
        }
    }
}
