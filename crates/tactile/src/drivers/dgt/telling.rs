//! Sends an order to the clock beside a DGT board until the clock has accepted it.

use super::clock;
use crate::ClockOrder;
use annabella_clock::{Span, Stamp};

/// How long a clock may take to accept an order.
const TAKING: Span = Span(1500);
/// How often an order is sent before it is given up.
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
    /// How often it was sent.
    times: u32,
    /// When it was sent last.
    last: Option<Stamp>,
}

impl Pending {
    /// Whether an answer is no longer waited for.
    fn is_due(&self, now: Stamp) -> bool {
        self.last.is_none_or(|last| now.since(last) >= TAKING)
    }
}

impl ClockTelling {
    /// Gives the clock an order, replacing one that it has not accepted.
    pub fn tell(&mut self, order: ClockOrder) {
        self.0 = Some(Pending { order, times: 0, last: None });
    }

    /// The bytes to be sent now, if any.
    pub fn next(&mut self, now: Stamp) -> Option<Vec<u8>> {
        let told = self.0.as_mut().filter(|told| told.times < TELLINGS && told.is_due(now))?;
        told.times += 1;
        told.last = Some(now);
        Some(clock::set(&told.order))
    }

    /// The clock has answered. An order that it refuses is not sent again.
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

    /// Whether the clock has finally not accepted its order. True only once.
    pub fn refuses(&mut self, now: Stamp) -> bool {
        self.0.take_if(|told| told.times >= TELLINGS && told.is_due(now)).is_some()
    }
}
