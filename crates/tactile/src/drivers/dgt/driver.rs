//! The driver of DGT boards: its requests, and the silence after which a board is gone.

use super::clock::ClockTelling;
use super::codes::{APERTURES, REFERENCE_BOARD, SAMPLE_MS, SAMPLES, TELL_DOUBTS};
use super::{DgtDecoder, HostCommand};
use crate::drivers::driver::{SILENCE, makes_sense};
use crate::drivers::{Driver, PortOpening};
use crate::{BoardReport, ClockOrder, Orientation};
use annabella_chess::Bitboard;
use annabella_clock::{Span, Stamp};
use std::collections::VecDeque;

/// The interval between requests for everything, in case a change was missed.
const REFRESH: Span = Span(5000);
/// The interval while an answer is missing.
const AGAIN: Span = Span(1000);
/// The interval until the board has first reported its pieces.
const FIRST: Span = Span(2000);
/// The interval for repeating a request that a starting board may have lost.
const REPEAT: Span = Span(500);
/// The maximum pause between two messages that belong together.
const REST: Span = Span(300);
/// The silence after which a board is gone; requests are more frequent than that.
const DEAD: Span = Span(9000);

/// The first byte of a request for a setting or a reading of the reference board.
const SETTING: u8 = 0x70;

/// The requests for all pieces. Changes are switched on first, so that none is missed.
const EVERYTHING: [HostCommand; 2] = [HostCommand::UpdateNice, HostCommand::Board];
const NAME: [HostCommand; 2] = [HostCommand::Trademark, HostCommand::Version];
/// The requests for the other details of a board.
const PARTICULARS: [HostCommand; 3] = [HostCommand::Serial, HostCommand::Battery, HostCommand::Moves];

/// The driver of boards in DGT's format.
#[derive(Debug)]
pub struct DgtDriver {
    decoder: DgtDecoder,
    /// Requests still to send, one at a time.
    ask: VecDeque<HostCommand>,
    /// Fields to measure after these requests, on the reference board only.
    measure: VecDeque<u8>,
    orientation: Orientation,
    /// Whether this is the reference board; `None` until it has reported its name.
    reference: Option<bool>,
    /// Whether to ask the reference board to report unreadable apertures.
    doubts_owed: bool,
    /// The debounce time to send to the reference board.
    debounce: Option<Span>,
    /// Whether a reconnected board, whose name is known elsewhere, was asked for it again.
    asked_again: bool,
    /// The time of the last request.
    asked: Option<Stamp>,
    /// The time of the last request for everything, and whether an answer is missing.
    refreshed: Stamp,
    owed: bool,
    /// The time of the last byte.
    heard: Option<Stamp>,
    /// The time of the last valid message; `None` while the make is unknown.
    understood: Option<Stamp>,
    /// Whether the board has reported its pieces.
    dumped: bool,
    naming: Naming,
    clock: ClockTelling,
}

impl DgtDriver {
    /// Creates a driver that has received no bytes. It requests everything, but the name only if unknown.
    pub fn new(opening: PortOpening) -> DgtDriver {
        let mut driver = DgtDriver {
            decoder: DgtDecoder::new(opening.orientation),
            ask: [HostCommand::Reset].into(),
            measure: VecDeque::new(),
            orientation: opening.orientation,
            reference: None,
            doubts_owed: false,
            debounce: None,
            asked_again: false,
            asked: None,
            refreshed: opening.at,
            owed: false,
            heard: None,
            understood: None,
            dumped: false,
            naming: Naming::new(opening.named),
            clock: ClockTelling::default(),
        };
        driver.ask_everything();
        driver
    }

    fn ask_everything(&mut self) {
        if self.naming.is_owed() {
            self.ask.extend(NAME);
        }
        self.ask.extend(EVERYTHING);
    }

    /// Requests everything again, if due.
    fn refresh(&mut self, now: Stamp) {
        if !self.ask.is_empty() {
            return;
        }
        if self.understood.is_none() {
            if self.asked.is_none_or(|asked| now.since(asked) >= REPEAT) {
                self.ask_everything();
            }
            return;
        }
        let due = match (self.dumped, self.owed) {
            (false, _) => FIRST,
            (true, true) => AGAIN,
            (true, false) => REFRESH,
        };
        let quiet = self.owed || self.heard.is_none_or(|heard| now.since(heard) >= REST);
        if now.since(self.refreshed) >= due && quiet {
            (self.refreshed, self.owed) = (now, true);
            // A board that was reset in between sends no changes until the host requests them.
            self.ask.extend(EVERYTHING);
            self.doubts_owed = self.reference == Some(true);
        }
    }

    /// Processes reports, and returns those that can be passed on, in order.
    fn take(&mut self, reports: Vec<BoardReport>, now: Stamp) -> Vec<BoardReport> {
        let known = self.understood.is_some();
        let answers = self.decoder.take_clock_answers();
        if !answers.is_empty() || reports.iter().any(makes_sense) {
            self.understood = Some(now);
            self.owed = false;
        }
        for answer in answers {
            self.clock.answered(answer);
        }
        self.dumped |= reports.iter().any(|report| matches!(report, BoardReport::Dump(_)));
        let (mut told, mut missed) = (Vec::new(), false);
        for report in reports {
            if let BoardReport::Trademark(text) = &report {
                self.reference = Some(text.starts_with(REFERENCE_BOARD));
                self.doubts_owed = self.reference == Some(true);
                if self.asked_again {
                    continue;
                }
            }
            // Unreadable bytes count only once the board is known to be of this make.
            if known || makes_sense(&report) {
                missed |= self.naming.take(report, now, &mut told);
            } else {
                told.push(report);
            }
        }
        if missed && !self.ask.contains(&HostCommand::Trademark) {
            self.ask.extend(NAME);
        }
        self.naming.wait(now, &mut told);
        told
    }
}

impl Driver for DgtDriver {
    fn push(&mut self, bytes: &[u8], now: Stamp) -> Vec<BoardReport> {
        self.heard = Some(now);
        let reports = self.decoder.push(bytes);
        self.take(reports, now)
    }

    fn silence(&mut self, now: Stamp) -> Vec<BoardReport> {
        let silent = self.heard.is_some_and(|heard| now.since(heard) >= SILENCE);
        let ended = if silent { self.decoder.quiet() } else { None };
        self.take(ended.into_iter().collect(), now)
    }

    fn is_understood(&self) -> bool {
        self.understood.is_some()
    }

    fn is_gone(&self, now: Stamp) -> bool {
        self.understood.is_some_and(|understood| now.since(understood) >= DEAD)
    }

    fn next_request(&mut self, now: Stamp) -> Option<Vec<u8>> {
        self.refresh(now);
        let request = match self.ask.pop_front() {
            Some(command) => vec![command.byte()],
            None if self.doubts_owed => {
                self.doubts_owed = false;
                vec![SETTING, 3, TELL_DOUBTS, 1, 0]
            }
            None if self.reference == Some(true) && self.debounce.is_some() => {
                let samples = self.debounce.take()?.0.div_ceil(SAMPLE_MS).clamp(1, 100);
                vec![SETTING, 3, SAMPLES, samples as u8, 0]
            }
            // Other boards would read the bytes of the request as commands, one of which starts their boot
            // loader.
            None if self.reference == Some(true) && !self.measure.is_empty() => {
                let field = self.measure.pop_front()?;
                vec![SETTING, 2, APERTURES + field, 0]
            }
            None if self.dumped
                && self.reference.is_none()
                && !self.naming.is_owed()
                && !self.asked_again =>
            {
                self.asked_again = true;
                vec![HostCommand::Trademark.byte()]
            }
            None if self.understood.is_some() => self.clock.next(now)?,
            None => return None,
        };
        self.asked = Some(now);
        Some(request)
    }

    fn inquire(&mut self) {
        self.ask.extend(PARTICULARS);
    }

    fn measure(&mut self, squares: Bitboard) {
        for field in squares.into_iter().map(|square| self.orientation.field(square)) {
            if !self.measure.contains(&field) {
                self.measure.push_back(field);
            }
        }
    }

    fn set_debounce(&mut self, span: Span) {
        self.debounce = Some(span);
    }

    fn set_clock(&mut self, order: ClockOrder) {
        self.clock.tell(order);
    }

    fn clock_refuses(&mut self, now: Stamp) -> bool {
        self.clock.refuses(now)
    }
}

/// The maximum wait for the name of a board that has already sent something else.
const HOLDING: Span = Span(1000);

/// Passes on a board's name before its other reports.
///
/// A board that starts up during the requests receives only the last ones, so its name can come late.
#[derive(Debug)]
pub struct Naming {
    owed: bool,
    trademark: bool,
    version: bool,
    /// Reports held back until the name comes, and the time of the first.
    held: Vec<BoardReport>,
    since: Option<Stamp>,
}

impl Naming {
    /// Waits for a name, unless it is known.
    pub fn new(named: bool) -> Naming {
        Naming { owed: !named, trademark: false, version: false, held: Vec::new(), since: None }
    }

    /// Whether the name is still expected.
    pub fn is_owed(&self) -> bool {
        self.owed
    }

    /// Processes a report, and appends to `told` the reports that can be passed on now.
    /// Returns whether the request for the name was lost and must be repeated.
    pub fn take(&mut self, report: BoardReport, now: Stamp, told: &mut Vec<BoardReport>) -> bool {
        match report {
            _ if !self.owed => told.push(report),
            BoardReport::Trademark(_) | BoardReport::Version(..) => {
                self.trademark |= matches!(report, BoardReport::Trademark(_));
                self.version |= matches!(report, BoardReport::Version(..));
                told.push(report);
                if self.trademark && self.version {
                    self.end(told);
                }
            }
            BoardReport::Nonsense(_) => {
                self.end(told);
                told.push(report);
            }
            _ => {
                self.held.push(report);
                let first = self.since.is_none();
                self.since.get_or_insert(now);
                return first && !self.trademark;
            }
        }
        false
    }

    /// Appends the held reports to `told`, if the wait for the name was long enough.
    pub fn wait(&mut self, now: Stamp, told: &mut Vec<BoardReport>) {
        if self.since.is_some_and(|since| now.since(since) >= HOLDING) {
            self.end(told);
        }
    }

    fn end(&mut self, told: &mut Vec<BoardReport>) {
        self.owed = false;
        told.append(&mut self.held);
    }
}

#[cfg(test)]
mod tests;
