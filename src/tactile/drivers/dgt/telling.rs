//! What the clock beside a DGT board is told, until it has taken it.

use super::clock;
use crate::clock::{Span, Stamp};
use crate::tactile::ClockOrder;

/// How long a clock may take to say that it has taken what it was told.
const TAKING: Span = Span(1500);
/// So often it is told before it is given up.
const TELLINGS: u32 = 2;

/// A clock's answer to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockAnswer {
    /// The command's own byte.
    pub command: u8,
    /// Whether it is carried out.
    pub understood: bool,
}

/// What the clock is being told.
#[derive(Debug, Default)]
pub struct ClockTelling(Option<Pending>);

#[derive(Debug)]
struct Pending {
    order: ClockOrder,
    /// How often it was told.
    times: u32,
    /// When it was told last.
    last: Option<Stamp>,
}

impl Pending {
    /// Whether an answer to the last telling is not to be waited for any more.
    fn is_due(&self, now: Stamp) -> bool {
        self.last.is_none_or(|last| now.since(last) >= TAKING)
    }
}

impl ClockTelling {
    /// Has the clock told this, in place of what it has not taken yet.
    pub fn tell(&mut self, order: ClockOrder) {
        self.0 = Some(Pending { order, times: 0, last: None });
    }

    /// What is to be sent now.
    pub fn next(&mut self, now: Stamp) -> Option<Vec<u8>> {
        let told = self.0.as_mut().filter(|told| told.times < TELLINGS && told.is_due(now))?;
        told.times += 1;
        told.last = Some(now);
        Some(clock::set(&told.order))
    }

    /// The clock has answered: what it refuses it is not told again.
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

    /// Whether the clock has not taken what it was told, and is not going to: said once.
    pub fn refuses(&mut self, now: Stamp) -> bool {
        self.0.take_if(|told| told.times >= TELLINGS && told.is_due(now)).is_some()
    }
}
