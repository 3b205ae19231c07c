//! One opening of the port: what is asked, and what comes.

use super::port::{PATIENCE, Port};
use super::{Make, Tap};
use crate::tactile::dgt::{self, Command, Lie};
use crate::tactile::trace::Way;
use crate::tactile::{BoardReport, rows};
use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// After so much silence, what has begun to come is not going to end.
const SILENCE: Duration = Duration::from_secs(1);
/// How often everything is asked for again, in case a change was missed.
const REFRESH: Duration = Duration::from_secs(5);
/// The same while an answer is owed.
const AGAIN: Duration = Duration::from_secs(1);
/// The same while nothing has been answered yet.
const FIRST: Duration = Duration::from_secs(2);
/// A board that has been heard before and says nothing for so long is not there any more,
/// though its port be open.
const DEAD: Duration = Duration::from_secs(9);
/// The same for a board that repeats itself unasked.
const STOPPED: Duration = Duration::from_secs(3);
/// So many lines make sure that it does.
const STEADY: u64 = 10;
/// How often it is looked whether the path still leads to the same port.
const SAME: Duration = Duration::from_millis(400);
/// How long one speed is tried before the next.
pub const TRIAL: Duration = Duration::from_millis(1500);
/// So many trials, and each speed has had one.
const BOTH: u32 = 2;
/// Between two messages that belong together a board does not rest longer than that.
const REST: Duration = Duration::from_millis(300);

/// One opening of the port.
pub struct Session {
    port: Port,
    /// What the board has turned out to be, once it was understood.
    pub make: Option<Make>,
    dgt: dgt::Decoder,
    rows: rows::Decoder,
    /// The speed that is tried, while the make is not known.
    tried: Make,
    /// When that trial began, and how many there were.
    trial: (Instant, u32),
    /// What is still to be asked, one at a time.
    pub ask: VecDeque<Command>,
    /// Whether [`super::BoardNews::Opened`] is still owed.
    pub naming: bool,
    /// Whether [`super::BoardNews::Back`] is.
    pub missed: bool,
    /// What it has called itself while its name is owed.
    pub trademark: Option<String>,
    /// Its version, likewise.
    pub version: Option<(u8, u8)>,
    /// When it began.
    pub since: Instant,
    sent: Option<Instant>,
    /// When a byte last came.
    heard: Option<Instant>,
    /// When something last came that was understood.
    understood: Instant,
    /// When everything was last asked for again.
    refreshed: Instant,
    dumped: bool,
    looked: Instant,
}

impl Session {
    /// Begins: everything is to be asked, the name only for the first time.
    pub fn new(port: Port, lie: Lie, first: bool) -> Session {
        let now = Instant::now();
        // The changes are switched on before the dump, so that none falls between them.
        let names = [Command::Trademark, Command::Version].into_iter().filter(|_| first);
        let ask = [Command::Reset].into_iter().chain(names).chain([Command::UpdateNice, Command::Board]);
        Session {
            port,
            make: None,
            dgt: dgt::Decoder::new(lie),
            rows: rows::Decoder::new(lie),
            tried: Make::Dgt,
            trial: (now, 0),
            ask: ask.collect(),
            naming: first,
            missed: !first,
            trademark: None,
            version: None,
            since: now,
            sent: None,
            heard: None,
            understood: now,
            refreshed: now,
            dumped: false,
            looked: now,
        }
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

    /// Notices a board that has said nothing for too long.
    pub fn check_life(&self) -> io::Result<()> {
        let longest = match self.make {
            Some(Make::Dgt) => DEAD,
            Some(Make::Rows) if self.rows.lines() >= STEADY => STOPPED,
            _ => return Ok(()),
        };
        if self.understood.elapsed() < longest { Ok(()) } else { Err(io::ErrorKind::TimedOut.into()) }
    }

    /// Asks for everything again when that is due; while nothing is understood, tries the next
    /// speed.
    pub fn refresh(&mut self) -> io::Result<()> {
        match self.make {
            Some(Make::Dgt) => {}
            Some(Make::Rows) => return Ok(()),
            None if self.trial.0.elapsed() < TRIAL => return Ok(()),
            None => {
                let next = if self.tried == Make::Dgt { Make::Rows } else { Make::Dgt };
                self.tried = next;
                self.trial = (Instant::now(), self.trial.1 + 1);
                self.port.set_speed(next)?;
                // What has come at the other speed is no beginning of a message.
                let _ = self.dgt.quiet();
                if next == Make::Dgt {
                    self.ask.extend([Command::UpdateNice, Command::Board]);
                }
                return Ok(());
            }
        }
        let owed = self.understood < self.refreshed;
        let due = match (self.dumped, owed) {
            (false, _) => FIRST,
            (true, true) => AGAIN,
            (true, false) => REFRESH,
        };
        let quiet = owed || self.heard.is_none_or(|heard| heard.elapsed() >= REST);
        if self.refreshed.elapsed() >= due && quiet && self.ask.is_empty() {
            self.refreshed = Instant::now();
            // A board that was reset in between is silent: it is told again to report.
            self.ask.extend([Command::UpdateNice, Command::Board]);
        }
        Ok(())
    }

    /// Sends the next command, when the one before was answered or is not going to be. A board
    /// that senses rows is asked nothing.
    pub fn send(&mut self, tap: &mut Option<Tap>) -> io::Result<()> {
        if self.make.unwrap_or(self.tried) == Make::Rows {
            self.ask.clear();
        }
        let answered = self
            .sent
            .is_none_or(|sent| sent.elapsed() >= PATIENCE || self.heard.is_some_and(|heard| heard > sent));
        if let Some(command) = self.ask.front().filter(|_| answered) {
            match self.port.line.write_all(&[command.byte()]) {
                // A device that takes nothing in for the moment is asked again later.
                Err(error) if error.kind() == io::ErrorKind::TimedOut => return Ok(()),
                result => result?,
            }
            if let Some(tap) = tap {
                tap(Way::ToBoard, &[command.byte()]);
            }
            self.ask.pop_front();
            self.sent = Some(Instant::now());
        }
        Ok(())
    }

    /// What has come.
    pub fn receive(&mut self, tap: &mut Option<Tap>) -> io::Result<Vec<BoardReport>> {
        let mut buffer = [0; 1024];
        let reports = match self.port.line.read(&mut buffer) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                self.heard = Some(Instant::now());
                if let Some(tap) = tap {
                    tap(Way::FromBoard, &buffer[..count]);
                }
                self.understand(&buffer[..count])
            }
            Err(error) if matches!(error.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted) => {
                let silent = self.heard.is_some_and(|heard| heard.elapsed() >= SILENCE);
                if silent { self.quiet() } else { Vec::new() }
            }
            Err(error) => return Err(error),
        };
        if reports.iter().any(|report| !matches!(report, BoardReport::Nonsense(_))) {
            self.understood = Instant::now();
        }
        self.dumped |= reports.iter().any(|report| matches!(report, BoardReport::Dump(_)));
        Ok(reports)
    }

    fn understand(&mut self, bytes: &[u8]) -> Vec<BoardReport> {
        match self.make {
            Some(Make::Dgt) => self.dgt.push(bytes),
            Some(Make::Rows) => {
                let before = self.rows.lines();
                let reports = self.rows.push(bytes);
                if self.rows.lines() > before {
                    self.understood = Instant::now();
                }
                reports
            }
            None => {
                let (dgt, rows) = (self.dgt.push(bytes), self.rows.push(bytes));
                self.recognized(dgt, rows)
            }
        }
    }

    fn quiet(&mut self) -> Vec<BoardReport> {
        match self.make {
            Some(Make::Dgt) => self.dgt.quiet().into_iter().collect(),
            Some(Make::Rows) => self.rows.quiet().into_iter().collect(),
            None => {
                let (dgt, rows) = (self.dgt.quiet(), self.rows.quiet());
                self.recognized(dgt.into_iter().collect(), rows.into_iter().collect())
            }
        }
    }

    /// The first message that makes sense says what the board is. What makes none is nonsense
    /// only when each speed was tried.
    fn recognized(&mut self, dgt: Vec<BoardReport>, rows: Vec<BoardReport>) -> Vec<BoardReport> {
        for (make, reports) in [(Make::Dgt, &dgt), (Make::Rows, &rows)] {
            let mut sense = reports.iter().filter(|report| !matches!(report, BoardReport::Nonsense(_)));
            if sense.next().is_some() {
                self.make = Some(make);
            }
        }
        let nonsense = |report: &BoardReport| matches!(report, BoardReport::Nonsense(_));
        match self.make {
            Some(Make::Dgt) => dgt.into_iter().filter(|report| !nonsense(report)).collect(),
            Some(Make::Rows) => rows.into_iter().filter(|report| !nonsense(report)).collect(),
            None if self.trial.1 >= BOTH => dgt.into_iter().filter(nonsense).collect(),
            None => Vec::new(),
        }
    }
}
