//! One opening of the port: what is asked, and what comes.

use super::port::{PATIENCE, Port};
use super::{Make, Tap};
use crate::tactile::dgt::{self, ClockOrder, Command, Lie};
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
/// The same for a port on which nothing was ever heard.
const UNHEARD: Duration = Duration::from_secs(8);
/// A port that takes in nothing for so long is told of.
const STUCK: Duration = Duration::from_secs(3);
/// The same for a board that repeats itself unasked.
const STOPPED: Duration = Duration::from_secs(3);
/// So many lines make sure that it does.
const STEADY: u64 = 10;
/// How often it is looked whether the path still leads to the same port.
const SAME: Duration = Duration::from_millis(400);
/// How long a silent line is tried before the next speed: many boards start anew when their port
/// is opened, and are deaf for two seconds.
pub const START: Duration = Duration::from_secs(3);
/// What a board that starts has not heard is asked again so often.
const REPEAT: Duration = Duration::from_millis(500);
/// How long one speed is tried before the next.
pub const TRIAL: Duration = Duration::from_millis(1500);
/// So many trials, and each speed has had one.
const BOTH: u32 = 2;
/// Between two messages that belong together a board does not rest longer than that.
const REST: Duration = Duration::from_millis(300);

/// How long a clock may take to say that it has taken what it was told.
const TAKING: Duration = Duration::from_millis(1500);
/// So often it is told before it is given up.
const TELLINGS: u32 = 2;

/// Something that the clock is being told.
struct Telling {
    order: ClockOrder,
    /// How often it was told.
    times: u32,
    /// When last.
    last: Option<Instant>,
}

impl Telling {
    fn is_due(&self) -> bool {
        self.last.is_none_or(|last| last.elapsed() >= TAKING)
    }
}

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
    /// What was reported while the name was waited for, and since when.
    held: (Vec<BoardReport>, Option<Instant>),
    sent: Option<Instant>,
    /// What the clock is being told.
    telling: Option<Telling>,
    /// Since when the port takes nothing in.
    stuck: Option<Instant>,
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
        let mut session = Session {
            port,
            make: None,
            dgt: dgt::Decoder::new(lie),
            rows: rows::Decoder::new(lie),
            tried: Make::Dgt,
            trial: (now, 0),
            ask: [Command::Reset].into(),
            naming: first,
            missed: !first,
            trademark: None,
            version: None,
            since: now,
            held: (Vec::new(), None),
            sent: None,
            telling: None,
            stuck: None,
            heard: None,
            understood: now,
            refreshed: now,
            dumped: false,
            looked: now,
        };
        session.ask_everything();
        session
    }

    /// The changes are switched on before the dump, so that none falls between them.
    fn ask_everything(&mut self) {
        if self.naming {
            self.ask.extend([Command::Trademark, Command::Version]);
        }
        self.ask.extend([Command::UpdateNice, Command::Board]);
    }

    /// Keeps a report until the board's name is known, which is asked once more if it was not
    /// heard.
    pub fn hold(&mut self, report: BoardReport) {
        if self.held.1.is_none() {
            self.held.1 = Some(Instant::now());
            if self.trademark.is_none() && !self.ask.contains(&Command::Trademark) {
                self.ask.extend([Command::Trademark, Command::Version]);
            }
        }
        self.held.0.push(report);
    }

    /// For how long something has been held.
    pub fn held_for(&self) -> Duration {
        self.held.1.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// What was held.
    pub fn take_held(&mut self) -> Vec<BoardReport> {
        std::mem::take(&mut self.held).0
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
        let longest = match self.make {
            Some(Make::Dgt) => DEAD,
            Some(Make::Rows) if self.rows.lines() >= STEADY => STOPPED,
            None if self.heard.is_none() => UNHEARD,
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
            None => return self.try_on(),
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

    /// While nothing is understood, asks again, and after a while at the next speed.
    fn try_on(&mut self) -> io::Result<()> {
        let (began, trials) = self.trial;
        let silent = self.heard.is_none_or(|heard| heard < began);
        let longest = if silent && self.tried == Make::Dgt { START } else { TRIAL };
        if began.elapsed() >= longest {
            self.tried = if self.tried == Make::Dgt { Make::Rows } else { Make::Dgt };
            self.trial = (Instant::now(), trials + 1);
            self.port.set_speed(self.tried)?;
            // What has come at the other speed is no beginning of a message.
            let _ = self.dgt.quiet();
        }
        if self.ask.is_empty() && self.sent.is_none_or(|sent| sent.elapsed() >= REPEAT) {
            self.ask_everything();
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
            if self.write(&[command.byte()], tap)? {
                self.ask.pop_front();
            }
        } else if answered
            && self.make == Some(Make::Dgt)
            && let Some(telling) =
                self.telling.as_mut().filter(|telling| telling.times < TELLINGS && telling.is_due())
        {
            telling.times += 1;
            telling.last = Some(Instant::now());
            let bytes = telling.order.bytes();
            self.write(&bytes, tap)?;
        }
        Ok(())
    }

    /// Whether it could be sent: what a device does not take in for the moment is sent later.
    fn write(&mut self, bytes: &[u8], tap: &mut Option<Tap>) -> io::Result<bool> {
        match self.port.line.write_all(bytes) {
            Err(error) if error.kind() == io::ErrorKind::TimedOut => {
                self.stuck.get_or_insert_with(Instant::now);
                return Ok(false);
            }
            result => result?,
        }
        self.stuck = None;
        if let Some(tap) = tap {
            tap(Way::ToBoard, bytes);
        }
        self.sent = Some(Instant::now());
        Ok(true)
    }

    /// Has the clock told this, in place of what it has not taken yet.
    pub fn tell_clock(&mut self, order: ClockOrder) {
        self.telling = Some(Telling { order, times: 0, last: None });
    }

    /// Whether the clock has not taken what it was told, and is not going to.
    pub fn clock_refuses(&mut self) -> bool {
        let given_up = |telling: &mut Telling| telling.times >= TELLINGS && telling.is_due();
        self.telling.take_if(given_up).is_some()
    }

    /// The clock has answered: what it refuses it is not told again.
    fn acknowledged(&mut self, command: u8, understood: bool) {
        let ours = |telling: &mut Telling| telling.order.command() == command && telling.times > 0;
        if understood {
            self.telling.take_if(ours);
        } else if let Some(telling) =
            self.telling.as_mut().filter(|telling| telling.order.command() == command)
        {
            *telling = Telling { times: TELLINGS, last: None, order: telling.order.clone() };
        }
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
        for report in &reports {
            if let BoardReport::Acknowledged { command, understood } = report {
                self.acknowledged(*command, *understood);
            }
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
