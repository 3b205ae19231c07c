//! A tactile board on a serial port: opened by its path, read, and reopened when lost.

mod port;
mod session;

pub use port::{Port, PortError, Tap};

use crate::chess::Bitboard;
use crate::clock::Span;
use crate::devices::boards::ports::NewPorts;
use crate::devices::platform::serial_line::is_unplugged;
use crate::tactile::drivers::Senses;
use crate::tactile::{BoardReport, ClockOrder, Orientation};
use port::PATIENCE;
use session::PortSession;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The minimum time between two reports of unreadable bytes.
const NONSENSE: Duration = Duration::from_secs(60);
/// The time between two attempts to open a lost port.
const RETRY: Duration = Duration::from_millis(300);

/// News from a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardNews {
    /// The port is open. The fields contain what the board has reported about itself, if it has answered.
    Opened {
        /// The board's senses, if known.
        senses: Option<Senses>,
        /// The board's trademark.
        trademark: Option<String>,
        /// The board's version, major and minor.
        version: Option<(u8, u8)>,
    },
    /// A report from the board. Unreadable bytes are reported at most once a minute.
    Report(BoardReport),
    /// The port was lost; attempts to reopen it continue.
    Lost {
        /// The reason.
        why: PortError,
    },
    /// The board answers again; a report of all its pieces follows.
    Back,
    /// The clock next to the board has not accepted the times set by [`Link::set_clock`].
    ClockNotSet,
    /// News about other ports than the board's.
    Port(PortNews),
}

/// News about other ports than the board's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PortNews {
    /// The port asked for by [`Link::move_to`] is open, and is now the board's.
    Moved(String),
    /// The port asked for by [`Link::move_to`] cannot be opened; the board keeps its old one.
    NotMoved(PortError),
    /// A port has appeared while the board is missing.
    Appeared(String),
}

/// An order to the thread of a link.
enum LinkOrder {
    Inquire,
    Clock(ClockOrder),
    Light(Bitboard),
    Measure(Bitboard),
    Debounce(Span),
}

/// The answer of a port when asked whether it is a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PortAnswer {
    /// The port is a board.
    Board {
        /// The board's senses.
        senses: Senses,
        /// The board's name and version.
        name: Option<(String, Option<(u8, u8)>)>,
    },
    /// The port sent bytes that no known make of board sends.
    Nonsense,
    /// The port sent nothing.
    Silence,
}

/// Asks a port whether it is a board, trying the line settings of every make.
///
/// # Errors
/// The port cannot be opened, or is lost in the meantime.
pub fn ask(path: impl Into<PathBuf>) -> Result<PortAnswer, PortError> {
    let (sender, news) = mpsc::channel();
    // Fails only if no one is waiting for an answer any longer.
    let _link = Link::open(path, Orientation::default(), move |news| drop(sender.send(news)))?;
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
            BoardNews::Opened { senses: None, .. }
            | BoardNews::Back
            | BoardNews::ClockNotSet
            | BoardNews::Port(_) => {}
        }
    }
    Ok(answer)
}

/// A link to a board. A thread reads the board until the link is dropped.
#[derive(Debug)]
pub struct Link {
    stop: Arc<AtomicBool>,
    orders: Sender<LinkOrder>,
    /// The ports to change to.
    ports: Sender<PathBuf>,
    thread: Option<JoinHandle<()>>,
}

impl Link {
    /// Opens the port at `path` and requests a full report from the board.
    /// `news` is called in the thread of the link, and must not drop the link.
    ///
    /// # Errors
    /// The port cannot be opened now.
    pub fn open(
        path: impl Into<PathBuf>,
        orientation: Orientation,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let path = path.into();
        let port = Port::open(&path)?;
        Link::listen(path, Ok(port), orientation, None, news)
    }

    /// Opens a port like `open`; `tap` is called with every byte.
    ///
    /// # Errors
    /// The same as those of [`Link::open`].
    pub fn tapped(
        path: impl Into<PathBuf>,
        orientation: Orientation,
        tap: Tap,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let path = path.into();
        let port = Port::open(&path)?;
        Link::listen(path, Ok(port), orientation, Some(tap), news)
    }

    /// Opens a port like `open`, but if it cannot be opened, reports [`BoardNews::Lost`] and keeps trying.
    ///
    /// # Errors
    /// No thread can be started.
    pub fn find(
        path: impl Into<PathBuf>,
        orientation: Orientation,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let path = path.into();
        let port = Port::open(&path);
        Link::listen(path, port, orientation, None, news)
    }

    fn listen(
        path: PathBuf,
        port: Result<Port, PortError>,
        orientation: Orientation,
        tap: Option<Tap>,
        news: impl Fn(BoardNews) + Send + 'static,
    ) -> Result<Link, PortError> {
        let stop = Arc::new(AtomicBool::new(false));
        let ((sender, orders), (to, ports)) = (mpsc::channel(), mpsc::channel());
        let name = path.display().to_string();
        let stopped = Arc::clone(&stop);
        let listener = Listener {
            path,
            orientation,
            news,
            tap,
            orders,
            ports,
            stop: stopped,
            nonsense: None,
            lost: port.is_err(),
        };
        let thread = std::thread::Builder::new()
            .name("board".to_owned())
            .spawn(move || listener.run(port))
            .map_err(|error| PortError::Failed { port: name, why: error.to_string() })?;
        Ok(Link { stop, orders: sender, ports: to, thread: Some(thread) })
    }

    /// Requests a full report from the board; reports follow.
    pub fn inquire(&self) {
        // Sending fails only after the thread has ended.
        let _ = self.orders.send(LinkOrder::Inquire);
    }

    /// Lights these squares and no others, if the board has lights. Not repeated after a lost connection.
    pub fn light(&self, squares: Bitboard) {
        let _ = self.orders.send(LinkOrder::Light(squares));
    }

    /// Requests the readings of these apertures, if the board measures resistors; reports follow.
    pub fn measure(&self, squares: Bitboard) {
        let _ = self.orders.send(LinkOrder::Measure(squares));
    }

    /// Sets the debounce time of contacts, if the board supports it; a report follows.
    pub fn set_debounce(&self, span: Span) {
        let _ = self.orders.send(LinkOrder::Debounce(span));
    }

    /// Changes to another port. News follows whether it could be opened; otherwise the old port is kept.
    pub fn move_to(&self, port: impl Into<PathBuf>) {
        let _ = self.ports.send(port.into());
    }

    /// Sets the clock next to the board; a pending earlier order is dropped.
    pub fn set_clock(&self, order: ClockOrder) {
        let _ = self.orders.send(LinkOrder::Clock(order));
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // It looks at `stop` after each read and write, which have limits.
            let _ = thread.join();
        }
    }
}

/// The state of the thread of a link.
struct Listener<News> {
    path: PathBuf,
    orientation: Orientation,
    news: News,
    tap: Option<Tap>,
    orders: Receiver<LinkOrder>,
    /// The ports to change to.
    ports: Receiver<PathBuf>,
    stop: Arc<AtomicBool>,
    /// The time of the last report of unreadable bytes.
    nonsense: Option<Instant>,
    /// Whether the board was reported as lost, and has not answered since.
    lost: bool,
}

impl<News: Fn(BoardNews)> Listener<News> {
    fn run(mut self, first: Result<Port, PortError>) {
        let mut new_ports = NewPorts::from_now(&self.path);
        let mut session = match first {
            Ok(port) => PortSession::new(port, self.orientation, true),
            Err(why) => {
                (self.news)(BoardNews::Lost { why });
                let Some(session) = self.reopened(&mut new_ports) else { return };
                session
            }
        };
        while !self.stopped() {
            let error = match self.listen(&mut session) {
                Err(error) => Some(error),
                Ok(()) => {
                    self.lost &= session.missed;
                    None
                }
            };
            let wanted = self.ports.try_recv().ok();
            if error.is_none() && wanted.is_none() {
                continue;
            }
            // The old port is closed first, because it holds the lock on the file.
            drop(session);
            let moved = wanted.and_then(|path| self.moved_to(path));
            // A board lost again before it has answered is not reported again.
            if let (None, Some(error)) = (&moved, error)
                && !std::mem::replace(&mut self.lost, true)
            {
                (self.news)(BoardNews::Lost { why: self.why(&error) });
            }
            let Some(next) = moved.or_else(|| self.reopened(&mut new_ports)) else { return };
            session = next;
        }
        // Pending orders, such as switching the lights off, are still sent.
        let _ = self.listen(&mut session);
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn why(&self, error: &io::Error) -> PortError {
        let port = self.path.display().to_string();
        match error.kind() {
            _ if is_unplugged(error) => PortError::Gone(port),
            io::ErrorKind::TimedOut => PortError::Silent(port),
            io::ErrorKind::WriteZero => PortError::Stuck(port),
            _ => PortError::Failed { port, why: error.to_string() },
        }
    }

    /// Opens another port, and reports whether that was possible.
    fn moved_to(&mut self, path: PathBuf) -> Option<PortSession> {
        match Port::open(&path) {
            Ok(port) => {
                (self.news)(BoardNews::Port(PortNews::Moved(path.display().to_string())));
                (self.path, self.lost) = (path, false);
                Some(PortSession::new(port, self.orientation, true))
            }
            Err(why) => {
                (self.news)(BoardNews::Port(PortNews::NotMoved(why)));
                None
            }
        }
    }

    /// Waits until the board's port, or a port asked for, can be opened; `None` once the link is dropped.
    ///
    /// Meanwhile it reports ports that appear.
    fn reopened(&mut self, new_ports: &mut NewPorts) -> Option<PortSession> {
        loop {
            let until = Instant::now() + RETRY;
            while Instant::now() < until {
                if self.stopped() {
                    return None;
                }
                if let Ok(path) = self.ports.try_recv()
                    && let Some(session) = self.moved_to(path)
                {
                    *new_ports = NewPorts::from_now(&self.path);
                    return Some(session);
                }
                std::thread::sleep(PATIENCE);
            }
            match Port::open(&self.path) {
                Ok(port) => return Some(PortSession::new(port, self.orientation, false)),
                Err(PortError::NotFound(_)) => {
                    let appeared = new_ports.next();
                    appeared
                        .into_iter()
                        .for_each(|port| (self.news)(BoardNews::Port(PortNews::Appeared(port))));
                }
                Err(_) => {}
            }
        }
    }

    /// Performs one turn of the thread: sends due requests and reads received bytes.
    fn listen(&mut self, session: &mut PortSession) -> io::Result<()> {
        for order in self.orders.try_iter() {
            match order {
                LinkOrder::Inquire => session.inquire(),
                LinkOrder::Clock(order) => session.set_clock(order),
                LinkOrder::Light(squares) => session.light(squares),
                LinkOrder::Measure(squares) => session.measure(squares),
                LinkOrder::Debounce(span) => session.set_debounce(span),
            }
        }
        session.check_path(&self.path)?;
        session.check_life()?;
        session.try_framings()?;
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

    /// Reports once that the port is open.
    /// The report comes as soon as the board has reported its name, and at the latest before any other
    /// report.
    fn name(&mut self, session: &mut PortSession, now: bool) {
        let named = session.trademark.is_some() && session.version.is_some();
        // The board may still be starting, and may need every kind of request.
        let waited = session.since.elapsed() >= session::round();
        if session.naming && (named || now || waited) {
            session.naming = false;
            let (trademark, version) = (session.trademark.take(), session.version.take());
            (self.news)(BoardNews::Opened { senses: session.senses(), trademark, version });
        }
    }
}
