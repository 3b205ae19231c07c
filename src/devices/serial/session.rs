//! One opening of the port: what is asked, and what comes.

use super::port::{PATIENCE, Port};
use crate::tactile::BoardReport;
use crate::tactile::dgt::{Command, Decoder, Lie};
use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// After so much silence, what has begun to come is not going to end.
const SILENCE: Duration = Duration::from_secs(1);
/// How often everything is asked for again, in case a change was missed.
const REFRESH: Duration = Duration::from_secs(10);
/// The same while nothing has been answered yet.
const FIRST: Duration = Duration::from_secs(2);
/// How often it is looked whether the path still leads to the same port.
const SAME: Duration = Duration::from_millis(400);

/// One opening of the port.
pub struct Session {
    port: Port,
    decoder: Decoder,
    /// What is still to be asked, one at a time.
    pub ask: VecDeque<Command>,
    /// Whether [`super::BoardNews::Opened`] is still owed.
    pub naming: bool,
    /// What it has called itself while that is owed.
    pub trademark: Option<String>,
    /// Its version, likewise.
    pub version: Option<(u8, u8)>,
    /// When it began.
    pub since: Instant,
    sent: Option<Instant>,
    /// When a byte last came.
    heard: Option<Instant>,
    /// When everything was last asked for again.
    refreshed: Instant,
    dumped: bool,
    looked: Instant,
}

impl Session {
    /// Begins: everything is to be asked, the name only where it is owed.
    pub fn new(port: Port, lie: Lie, naming: bool) -> Session {
        let now = Instant::now();
        // The changes are switched on before the dump, so that none falls between them.
        let names = [Command::Trademark, Command::Version].into_iter().filter(|_| naming);
        let ask = [Command::Reset].into_iter().chain(names).chain([Command::UpdateNice, Command::Board]);
        Session {
            port,
            decoder: Decoder::new(lie),
            ask: ask.collect(),
            naming,
            trademark: None,
            version: None,
            since: now,
            sent: None,
            heard: None,
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

    /// Asks for everything again when that is due.
    pub fn refresh(&mut self) {
        let due = if self.dumped { REFRESH } else { FIRST };
        let quiet = self.heard.is_none_or(|heard| heard.elapsed() >= SILENCE);
        if self.refreshed.elapsed() >= due && quiet && self.ask.is_empty() {
            self.refreshed = Instant::now();
            // A board that was reset in between is silent: it is told again to report.
            self.ask.extend([Command::UpdateNice, Command::Board]);
        }
    }

    /// Sends the next command, when the one before was answered or is not going to be.
    pub fn send(&mut self) -> io::Result<()> {
        let answered = self
            .sent
            .is_none_or(|sent| sent.elapsed() >= PATIENCE || self.heard.is_some_and(|heard| heard > sent));
        if let Some(command) = self.ask.front().filter(|_| answered) {
            match self.port.line.write_all(&[command.byte()]) {
                // A device that takes nothing in for the moment is asked again later.
                Err(error) if error.kind() == io::ErrorKind::TimedOut => return Ok(()),
                result => result?,
            }
            self.ask.pop_front();
            self.sent = Some(Instant::now());
        }
        Ok(())
    }

    /// What has come.
    pub fn receive(&mut self) -> io::Result<Vec<BoardReport>> {
        let mut buffer = [0; 1024];
        match self.port.line.read(&mut buffer) {
            Ok(0) => Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                self.heard = Some(Instant::now());
                let reports = self.decoder.push(&buffer[..count]);
                self.dumped |= reports.iter().any(|report| matches!(report, BoardReport::Dump(_)));
                Ok(reports)
            }
            Err(error) if matches!(error.kind(), io::ErrorKind::TimedOut | io::ErrorKind::Interrupted) => {
                let silent = self.heard.is_some_and(|heard| heard.elapsed() >= SILENCE);
                Ok(if silent { self.decoder.quiet().into_iter().collect() } else { Vec::new() })
            }
            Err(error) => Err(error),
        }
    }
}
