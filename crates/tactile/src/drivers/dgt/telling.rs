//! Repeats an order to the clock at a DGT board until the clock has accepted it.

use super::clock;
use crate::ClockOrder;
use annabella_clock::{Span, Stamp};

/// The maximum time for a clock to accept an order.
const TAKING: Span = Span(1500);
/// The number of times that an order is sent before it is abandoned.
const TELLINGS: u32 = 2;

/// A clock's answer to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockAnswer {
    /// The byte of the command.
    pub command: u8,
    /// Whether the clock carries it out.
    pub understood: bool,
}

/// The order that the clock has not accepted yet.
#[derive(Debug, Default)]
pub struct ClockTelling(Option<Pending>);

#[derive(Debug)]
struct Pending {
    order: ClockOrder,
    /// The number of times it was sent.
    times: u32,
    /// The time when it was last sent.
    last: Option<Stamp>,
}

impl Pending {
    /// Whether the wait for an answer is over.
    fn is_due(&self, now: Stamp) -> bool {
        self.last.is_none_or(|last| now.since(last) >= TAKING)
    }
}

impl ClockTelling {
    /// Gives the clock an order, replacing one that it has not accepted.
    pub fn tell(&mut self, order: ClockOrder) {
        self.0 = Some(Pending { order, times: 0, last: None });
    }

    /// Returns the bytes to send now, if any.
    pub fn next(&mut self, now: Stamp) -> Option<Vec<u8>> {
        let told = self.0.as_mut().filter(|told| told.times < TELLINGS && told.is_due(now))?;
        told.times += 1;
        told.last = Some(now);
        Some(clock::set(&told.order))
    }

    /// Processes the clock's answer. A refused order is not sent again.
    pub fn answered(&mut self, answer: ClockAnswer) {
        let Some(told) = self.0.as_mut().filter(|told| answer.command == clock::SET && told.times > 0) else {
            return;
        };
        if answer.understood {
            self.0 = None;
        } else {
            (told.times, told.last) = (TELLINGS, None);
        }
    }

    /// Whether the clock has definitively not accepted its order. True only once.
    pub fn refuses(&mut self, now: Stamp) -> bool {
        self.0.take_if(|told| told.times >= TELLINGS && told.is_due(now)).is_some()
    }
}
