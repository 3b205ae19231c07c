//! The driver of DGT boards: what it asks for, and when silence means that a board is gone.

use super::codes::{APERTURES, REFERENCE_BOARD, SAMPLE_MS, SAMPLES, TELL_DOUBTS};
use super::naming::Naming;
use super::telling::ClockTelling;
use super::{DgtDecoder, HostCommand};
use crate::drivers::driver::{SILENCE, makes_sense};
use crate::drivers::{Driver, PortOpening};
use crate::{BoardReport, ClockOrder, Lie};
use annabella_chess::Bitboard;
use annabella_clock::{Span, Stamp};
use std::collections::VecDeque;

/// How often everything is asked for again, in case a change was missed.
const REFRESH: Span = Span(5000);
/// How often while an answer is missing.
const AGAIN: Span = Span(1000);
/// How often until the board has first reported its pieces.
const FIRST: Span = Span(2000);
/// How often a request is repeated that a starting board may not have received.
const REPEAT: Span = Span(500);
/// The longest pause between two messages that belong together.
const REST: Span = Span(300);
/// A board that sends nothing for this long is gone; it is asked more often than that.
const DEAD: Span = Span(9000);

/// The first byte of a question about how the reference board is set or what it reads.
const SETTING: u8 = 0x70;

/// The requests for all pieces. Changes are switched on first, so that none is missed.
const EVERYTHING: [HostCommand; 2] = [HostCommand::UpdateNice, HostCommand::Board];
const NAME: [HostCommand; 2] = [HostCommand::Trademark, HostCommand::Version];
/// The other requests for what a board can say of itself.
const PARTICULARS: [HostCommand; 3] = [HostCommand::Serial, HostCommand::Battery, HostCommand::Moves];

/// The driver of boards in DGT's format.
#[derive(Debug)]
pub struct DgtDriver {
    decoder: DgtDecoder,
    /// Requests to be sent, one at a time.
    ask: VecDeque<HostCommand>,
    /// Fields whose readings are to be asked for, after that, of the reference board alone.
    measure: VecDeque<u8>,
    lie: Lie,
    /// Whether it is the reference board; unknown until it has said its name.
    reference: Option<bool>,
    /// The reference board is to be told to tell what it cannot read.
    doubts_owed: bool,
    /// The reference board is to be told how long a contact must be still.
    debounce: Option<Span>,
    /// A board that was found again, whose name is known elsewhere, was asked for it once more.
    asked_again: bool,
    /// When the last request was sent.
    asked: Option<Stamp>,
    /// When everything was last asked for, and whether nothing was understood since.
    refreshed: Stamp,
    owed: bool,
    /// When a byte last came.
    heard: Option<Stamp>,
    /// When something understood last came; none until then, while the make is unknown.
    understood: Option<Stamp>,
    /// The board has reported its pieces.
    dumped: bool,
    naming: Naming,
    clock: ClockTelling,
}

impl DgtDriver {
    /// A driver that has received nothing. Everything is to be asked for; the name only if it is
    /// unknown.
    pub fn new(opening: PortOpening) -> DgtDriver {
        let mut driver = DgtDriver {
            decoder: DgtDecoder::new(opening.lie),
            ask: [HostCommand::Reset].into(),
            measure: VecDeque::new(),
            lie: opening.lie,
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

    /// Asks for everything again if that is due.
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
            // A board that was reset in between sends nothing until it is told to send changes.
            self.ask.extend(EVERYTHING);
            self.doubts_owed = self.reference == Some(true);
        }
    }

    /// Takes in reports, and returns those that may be passed on, in order.
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
            // Other boards would take the bytes of the question for commands, one of which starts their
            // boot loader.
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
        for field in squares.into_iter().map(|square| self.lie.field(square)) {
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

#[cfg(test)]
mod tests;
