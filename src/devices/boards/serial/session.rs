//! A session with an open port: recognizing the make of the board, sending and receiving.

use super::port::{PATIENCE, Port, Tap};
use crate::chess::Bitboard;
use crate::clock::{Span, Stamp};
use crate::devices::platform::serial_line::device;
use crate::tactile::drivers::{DRIVERS, Driver, Framing, Make, PortOpening, Senses, framings};
use crate::tactile::trace::Direction;
use crate::tactile::{BoardReport, ClockOrder, Orientation};
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// The time after which a port that accepts nothing counts as lost.
const STUCK: Duration = Duration::from_secs(3);
/// The time between two checks whether the path leads to the same port.
const SAME: Duration = Duration::from_millis(400);
/// The time to try the first line settings without an answer.
/// Many boards restart when their port is opened, and do not answer for two seconds.
const START: Duration = Duration::from_secs(3);
/// The time to try any other line settings.
const TRIAL: Duration = Duration::from_millis(1500);
/// The time after two unanswered rounds of trials before the port is reported as silent.
const UNHEARD: Duration = Duration::from_millis(500);

/// Returns the time needed to try all line settings once.
pub fn round() -> Duration {
    let others = u32::try_from(framings().len().saturating_sub(1)).unwrap_or(u32::MAX);
    START + TRIAL * others
}

/// Returns the maximum time for a port to answer: all line settings are tried, and the first again.
pub fn asking() -> Duration {
    round() + TRIAL
}

/// A possible make of the board, and its driver.
struct CandidateMake {
    make: &'static Make,
    driver: Box<dyn Driver>,
}

/// A session with an open port.
pub struct PortSession {
    port: Port,
    /// The start of the session, from which the drivers' times count.
    pub since: Instant,
    /// All makes; once a message was understood, only the board's make.
    candidates: Vec<CandidateMake>,
    search: FramingSearch,
    /// Unreadable bytes received before all settings were tried.
    nonsense: Option<BoardReport>,
    /// Whether [`super::BoardNews::Opened`] must still be reported.
    pub naming: bool,
    /// Whether [`super::BoardNews::Back`] must still be reported.
    pub missed: bool,
    /// The board's trademark, until it is reported.
    pub trademark: Option<String>,
    /// The board's version, until it is reported.
    pub version: Option<(u8, u8)>,
    /// Bytes that could not be sent yet.
    outgoing: Option<Vec<u8>>,
    /// The time of the request still waiting for an answer.
    asked: Option<Instant>,
    /// The time since when the port has accepted nothing.
    stuck: Option<Instant>,
    /// The time of the last received byte.
    heard: Option<Instant>,
    looked: Instant,
}

/// The search for the line settings to which the board answers.
struct FramingSearch {
    framings: Vec<Framing>,
    /// The index of the current settings.
    index: usize,
    /// The time since when the current settings have been tried.
    since: Instant,
    /// The number of finished trials.
    finished: usize,
}

impl FramingSearch {
    fn present(&self) -> Framing {
        self.framings[self.index]
    }

    /// Changes to the next settings and returns them, when it is time.
    /// `heard`: the time of the last received byte.
    fn next(&mut self, heard: Option<Instant>) -> Option<Framing> {
        let silent = heard.is_none_or(|heard| heard < self.since);
        let longest = if silent && self.index == 0 { START } else { TRIAL };
        if self.since.elapsed() < longest {
            return None;
        }
        self.index = (self.index + 1) % self.framings.len();
        self.since = Instant::now();
        self.finished += 1;
        Some(self.present())
    }

    /// Whether all settings were tried.
    fn is_complete(&self) -> bool {
        self.finished >= self.framings.len()
    }
}

impl PortSession {
    /// Starts a session. `first`: the port is opened for the first time, so the board's name is reported.
    pub fn new(port: Port, orientation: Orientation, first: bool) -> PortSession {
        let now = Instant::now();
        let opening = PortOpening { orientation, at: Stamp::default(), named: !first };
        let candidate = |make: &'static Make| CandidateMake { make, driver: (make.driver)(opening) };
        PortSession {
            port,
            since: now,
            candidates: DRIVERS.iter().map(candidate).collect(),
            search: FramingSearch { framings: framings(), index: 0, since: now, finished: 0 },
            nonsense: None,
            naming: first,
            missed: !first,
            trademark: None,
            version: None,
            outgoing: None,
            asked: None,
            stuck: None,
            heard: None,
            looked: now,
        }
    }

    fn now(&self) -> Stamp {
        Stamp(u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    /// Returns the make of the board, once a message was understood.
    fn known(&self) -> Option<&CandidateMake> {
        self.candidates.first().filter(|candidate| candidate.driver.is_understood())
    }

    /// Returns the board's senses, once known.
    pub fn senses(&self) -> Option<Senses> {
        self.known().map(|candidate| candidate.make.senses)
    }

    fn drivers(&mut self) -> impl Iterator<Item = &mut Box<dyn Driver>> {
        self.candidates.iter_mut().map(|candidate| &mut candidate.driver)
    }

    /// Requests a full report from the board.
    pub fn inquire(&mut self) {
        self.drivers().for_each(|driver| driver.inquire());
    }

    /// Sets the clock next to the board.
    pub fn set_clock(&mut self, order: ClockOrder) {
        self.drivers().for_each(|driver| driver.set_clock(order));
    }

    /// Lights these squares and no others.
    pub fn light(&mut self, squares: Bitboard) {
        self.drivers().for_each(|driver| driver.light(squares));
    }

    /// Requests the readings of these apertures.
    pub fn measure(&mut self, squares: Bitboard) {
        self.drivers().for_each(|driver| driver.measure(squares));
    }

    /// Sets the debounce time of contacts.
    pub fn set_debounce(&mut self, span: Span) {
        self.drivers().for_each(|driver| driver.set_debounce(span));
    }

    /// Whether the clock has definitively not accepted its last order. True only once.
    pub fn clock_refuses(&mut self) -> bool {
        let now = self.now();
        self.drivers().any(|driver| driver.clock_refuses(now))
    }

    /// Fails if the path no longer exists or leads to another port.
    pub fn check_path(&mut self, path: &Path) -> io::Result<()> {
        if self.looked.elapsed() >= SAME {
            self.looked = Instant::now();
            if device(path).ok().as_ref() != Some(&self.port.target) {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(())
    }

    /// Fails if the board has sent nothing for too long, or accepts nothing.
    pub fn check_life(&self) -> io::Result<()> {
        if self.stuck.is_some_and(|since| since.elapsed() >= STUCK) {
            return Err(io::ErrorKind::WriteZero.into());
        }
        let gone = match self.known() {
            Some(known) => known.driver.is_gone(self.now()),
            None => self.heard.is_none() && self.since.elapsed() >= round() + START + UNHEARD,
        };
        if gone { Err(io::ErrorKind::TimedOut.into()) } else { Ok(()) }
    }

    /// Changes to the next line settings when it is time, until a message is understood.
    pub fn try_framings(&mut self) -> io::Result<()> {
        if self.known().is_some() {
            return Ok(());
        }
        if let Some(framing) = self.search.next(self.heard) {
            self.outgoing = None;
            self.port.set_framing(framing)?;
        }
        Ok(())
    }

    /// Sends the next request if the previous one was answered, or has waited long enough.
    pub fn send(&mut self, tap: &mut Option<Tap>) -> io::Result<()> {
        if self.asked.is_some_and(|asked| asked.elapsed() < PATIENCE) {
            return Ok(());
        }
        if self.outgoing.is_none() {
            let (now, known, tried) = (self.now(), self.known().is_some(), self.search.present());
            let mut asking =
                self.candidates.iter_mut().filter(|candidate| known || candidate.make.framing == tried);
            self.outgoing = asking.find_map(|candidate| candidate.driver.next_request(now));
        }
        let Some(bytes) = &self.outgoing else { return Ok(()) };
        match self.port.line.write_all(bytes) {
            // Bytes not accepted by a device now are sent later.
            Err(error) if error.kind() == io::ErrorKind::TimedOut => {
                self.stuck.get_or_insert_with(Instant::now);
                return Ok(());
            }
            result => result?,
        }
        if let Some(tap) = tap {
            tap(Direction::ToBoard, bytes);
        }
        (self.outgoing, self.stuck, self.asked) = (None, None, Some(Instant::now()));
        Ok(())
    }

    /// Reads received bytes and returns their reports.
    pub fn receive(&mut self, tap: &mut Option<Tap>) -> io::Result<Vec<BoardReport>> {
        let mut buffer = [0; 1024];
        match self.port.line.read(&mut buffer) {
            Ok(0) => Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                (self.heard, self.asked) = (Some(Instant::now()), None);
                let bytes = &buffer[..count];
                if let Some(tap) = tap {
                    tap(Direction::FromBoard, bytes);
                }
                Ok(self.understand(|driver, now| driver.push(bytes, now)))
            }
            Err(error) if matches!(error.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted) => {
                Ok(self.understand(|driver, now| driver.silence(now)))
            }
            Err(error) => Err(error),
        }
    }

    /// Passes received bytes to the drivers.
    /// The first driver that understands anything determines the make. Bytes that no driver understands are
    /// reported only after all line settings were tried.
    fn understand(
        &mut self,
        mut read: impl FnMut(&mut dyn Driver, Stamp) -> Vec<BoardReport>,
    ) -> Vec<BoardReport> {
        let now = self.now();
        let known = self.known().is_some();
        let mut read: Vec<Vec<BoardReport>> =
            self.drivers().map(|driver| read(driver.as_mut(), now)).collect();
        if known {
            return read.swap_remove(0);
        }
        let is_nonsense = |report: &BoardReport| matches!(report, BoardReport::Nonsense(_));
        if let Some(index) = self.candidates.iter().position(|candidate| candidate.driver.is_understood()) {
            self.candidates = vec![self.candidates.swap_remove(index)];
            let mut reports = read.swap_remove(index);
            reports.retain(|report| !is_nonsense(report));
            return reports;
        }
        let nonsense = read.into_iter().flatten().find(is_nonsense);
        self.nonsense = self.nonsense.take().or(nonsense);
        match self.search.is_complete() {
            true => self.nonsense.take().into_iter().collect(),
            false => Vec::new(),
        }
    }
}
