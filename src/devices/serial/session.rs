//! One opening of the port: who is listened to, what is sent, and what comes.

use super::port::{PATIENCE, Port, Tap};
use crate::chess::Bitboard;
use crate::clock::Stamp;
use crate::tactile::drivers::{DRIVERS, Driver, Framing, Make, PortOpening, Senses, framings};
use crate::tactile::trace::Direction;
use crate::tactile::{BoardReport, ClockOrder, Lie};
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// A port that takes in nothing for so long is told of.
const STUCK: Duration = Duration::from_secs(3);
/// How often it is looked whether the path still leads to the same port.
const SAME: Duration = Duration::from_millis(400);
/// How long a silent line is tried as the first make has it: many boards start anew when their port
/// is opened, and are deaf for two seconds.
const START: Duration = Duration::from_secs(3);
/// How long a line is tried in any other way before the next.
const TRIAL: Duration = Duration::from_millis(1500);
/// A port on which nothing is heard in two rounds of trials is told of as long after.
const UNHEARD: Duration = Duration::from_millis(500);

/// How long it takes to try a line in every way once.
pub fn round() -> Duration {
    let others = u32::try_from(framings().len().saturating_sub(1)).unwrap_or(u32::MAX);
    START + TRIAL * others
}

/// How long a port may take to answer: every way is tried, and the first once more.
pub fn asking() -> Duration {
    round() + TRIAL
}

/// A make that the board may be of, and what listens for it.
struct CandidateMake {
    make: &'static Make,
    driver: Box<dyn Driver>,
}

/// One opening of the port.
pub struct PortSession {
    port: Port,
    /// When it began, from which its stamps count.
    pub since: Instant,
    /// All makes, or once something was understood the one that it was.
    candidates: Vec<CandidateMake>,
    /// What lines are tried as until then.
    framings: Vec<Framing>,
    /// Which of them is tried now, since when, and how many were before.
    tried: usize,
    trial: (Instant, usize),
    /// Nonsense that came while not every way was tried.
    nonsense: Option<BoardReport>,
    /// Whether [`super::BoardNews::Opened`] is still owed.
    pub naming: bool,
    /// Whether [`super::BoardNews::Back`] is.
    pub missed: bool,
    /// What the board has called itself while its name is owed.
    pub trademark: Option<String>,
    /// Its version, likewise.
    pub version: Option<(u8, u8)>,
    /// What is to go out next, and could not go yet.
    outgoing: Option<Vec<u8>>,
    /// Since when an answer is waited for.
    asked: Option<Instant>,
    /// Since when the port takes nothing in.
    stuck: Option<Instant>,
    /// When a byte last came.
    heard: Option<Instant>,
    looked: Instant,
}

impl PortSession {
    /// Begins; the board is named, and not missed, when its port is opened for the first time.
    pub fn new(port: Port, lie: Lie, first: bool) -> PortSession {
        let now = Instant::now();
        let opening = PortOpening { lie, at: Stamp::default(), named: !first };
        let candidate = |make: &'static Make| CandidateMake { make, driver: (make.driver)(opening) };
        PortSession {
            port,
            since: now,
            candidates: DRIVERS.iter().map(candidate).collect(),
            framings: framings(),
            tried: 0,
            trial: (now, 0),
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

    /// What listens to the board, once something of it was understood.
    fn known(&self) -> Option<&CandidateMake> {
        self.candidates.first().filter(|candidate| candidate.driver.is_understood())
    }

    /// What the board senses, once that is known.
    pub fn senses(&self) -> Option<Senses> {
        self.known().map(|candidate| candidate.make.senses)
    }

    fn drivers(&mut self) -> impl Iterator<Item = &mut Box<dyn Driver>> {
        self.candidates.iter_mut().map(|candidate| &mut candidate.driver)
    }

    /// Asks for everything that the board can say of itself.
    pub fn inquire(&mut self) {
        self.drivers().for_each(|driver| driver.inquire());
    }

    /// Has the clock beside the board told this.
    pub fn set_clock(&mut self, order: ClockOrder) {
        self.drivers().for_each(|driver| driver.set_clock(order));
    }

    /// Lights these squares and no others.
    pub fn light(&mut self, squares: Bitboard) {
        self.drivers().for_each(|driver| driver.light(squares));
    }

    /// Whether the clock has not taken what it was told, and is not going to.
    pub fn clock_refuses(&mut self) -> bool {
        let now = self.now();
        self.drivers().any(|driver| driver.clock_refuses(now))
    }

    /// Notices a path that is gone or leads to another port by now.
    pub fn check_path(&mut self, path: &Path) -> io::Result<()> {
        if self.looked.elapsed() >= SAME {
            self.looked = Instant::now();
            if path.canonicalize()? != self.port.target {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(())
    }

    /// Notices a board that has said nothing for too long, or takes nothing in.
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

    /// While nothing is understood, goes on to the next way of setting the line when it is time.
    pub fn try_on(&mut self) -> io::Result<()> {
        if self.known().is_some() {
            return Ok(());
        }
        let (began, trials) = self.trial;
        let silent = self.heard.is_none_or(|heard| heard < began);
        let longest = if silent && self.tried == 0 { START } else { TRIAL };
        if began.elapsed() >= longest {
            self.tried = (self.tried + 1) % self.framings.len();
            self.trial = (Instant::now(), trials + 1);
            self.outgoing = None;
            self.port.set_framing(self.framings[self.tried])?;
        }
        Ok(())
    }

    /// Sends what the board is to be asked next, when what was asked before was answered or is not
    /// going to be.
    pub fn send(&mut self, tap: &mut Option<Tap>) -> io::Result<()> {
        if self.asked.is_some_and(|asked| asked.elapsed() < PATIENCE) {
            return Ok(());
        }
        if self.outgoing.is_none() {
            let (now, known, tried) = (self.now(), self.known().is_some(), self.framings[self.tried]);
            let mut asking =
                self.candidates.iter_mut().filter(|candidate| known || candidate.make.framing == tried);
            self.outgoing = asking.find_map(|candidate| candidate.driver.next_request(now));
        }
        let Some(bytes) = &self.outgoing else { return Ok(()) };
        match self.port.line.write_all(bytes) {
            // What a device does not take in for the moment is sent later.
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

    /// What has come.
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

    /// What the drivers make of what has come. The first that understands anything says what make the
    /// board is; what none does is nonsense only when the line was tried in every way.
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
        if self.trial.1 < self.framings.len() {
            Vec::new()
        } else {
            self.nonsense.take().into_iter().collect()
        }
    }
}
