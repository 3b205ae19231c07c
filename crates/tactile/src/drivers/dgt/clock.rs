//! Orders to the chess clock at a DGT board, each repeated until the clock has accepted it.

use crate::{ClockOrder, ClockSide};
use annabella_clock::{Span, Stamp};

/// The first byte of every message for the clock; the second counts the bytes after it.
pub const TO_CLOCK: u8 = 0x2B;
/// The command to show times and start; the clock's answer repeats it.
pub const SET: u8 = 0x0A;
const BEGIN: u8 = 0x03;
const END: u8 = 0x00;
/// The maximum time that a clock can show, in seconds: 9:59:59.
const MOST: u64 = 35_999;

/// Flags: the side whose time runs, a stopped clock, and a lever that changes sides.
const LEFT_RUNS: u8 = 0x01;
const RIGHT_RUNS: u8 = 0x02;
const PAUSE: u8 = 0x04;
const LEVER: u8 = 0x08;

/// Encodes an order to the clock, in whole seconds.
///
/// The clock acknowledges it only if the host has requested changes with the clock
/// ([`super::HostCommand::Update`] or [`super::HostCommand::UpdateNice`]).
pub fn set(order: &ClockOrder) -> Vec<u8> {
    let runs = match order.runs {
        Some(ClockSide::Left) => LEFT_RUNS,
        Some(ClockSide::Right) => RIGHT_RUNS,
        None => PAUSE,
    };
    let data = [&time(order.left)[..], &time(order.right)[..], &[runs | LEVER]].concat();
    // The size counts the data and three bytes around it.
    let size = data.len() as u8 + 3;
    [&[TO_CLOCK, size, BEGIN, SET][..], &data, &[END]].concat()
}

fn time(left: Span) -> [u8; 3] {
    let seconds = (left.0 / 1000).min(MOST);
    // Each part is below 60, so it fits into a byte.
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map(|part| part as u8)
}

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
        Some(set(&told.order))
    }

    /// Processes the clock's answer. A refused order is not sent again.
    pub fn answered(&mut self, answer: ClockAnswer) {
        let Some(told) = self.0.as_mut().filter(|told| answer.command == SET && told.times > 0) else {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drivers::dgt::{HostRequest, HostRequests};
    use proptest::prelude::*;

    #[test]
    fn the_left_time_comes_first_and_who_runs_last() {
        let (left, right) = (Span::seconds(900), Span::seconds(3661));
        let bytes = |runs| set(&ClockOrder { left, right, runs });
        assert_eq!(bytes(Some(ClockSide::Left)), [0x2B, 10, 3, 0x0A, 0, 15, 0, 1, 1, 1, 0x09, 0]);
        assert_eq!(bytes(Some(ClockSide::Right))[10], 0x0A);
        assert_eq!(bytes(None)[10], 0x0C);
    }

    #[test]
    fn what_a_clock_cannot_show_is_the_most_that_it_can() {
        let bytes = |left| set(&ClockOrder { left, right: Span(999), runs: Some(ClockSide::Right) });
        let most = [0x2B, 10, 3, 0x0A, 9, 59, 59, 0, 0, 0, 0x0A, 0];
        assert_eq!(bytes(Span::seconds(360_000)), most);
        assert_eq!(bytes(Span(u64::MAX)), most);
    }

    proptest! {
        #[test]
        fn a_board_reads_it_as_one_message_of_seven_bits(left: u64, right: u64) {
            let bytes = set(&ClockOrder { left: Span(left), right: Span(right), runs: None });
            prop_assert!(bytes.iter().all(|byte| *byte < 0x80));
            let read = HostRequests::default().push(&bytes);
            prop_assert_eq!(read, [HostRequest::Clock(bytes[3..bytes.len() - 1].to_vec())]);
        }
    }
}
