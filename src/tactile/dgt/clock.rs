//! What the chess clock beside a board can be told.
//!
//! ```
//! use annabella::clock::Span;
//! use annabella::tactile::dgt::{ClockOrder, Hand};
//! let times = ClockOrder::Set { left: Span::seconds(900), right: Span::seconds(3661), runs: Some(Hand::Left) };
//! assert_eq!(times.bytes(), [0x2B, 10, 3, 0x0A, 0, 15, 0, 1, 1, 1, 0x09, 0]);
//! assert_eq!(ClockOrder::Beep(Span(128)).bytes(), [0x2B, 4, 3, 0x0B, 2, 0]);
//! ```

use crate::clock::Span;

/// The first byte of every message for the clock; the next counts those that follow it.
pub(super) const TO_CLOCK: u8 = 0x2B;
const BEGIN: u8 = 0x03;
const END: u8 = 0x00;
/// A tone is counted in these.
const BEAT: u64 = 64;
/// More a clock cannot show: 9 hours 59 minutes 59 seconds.
const MOST: u64 = 35_999;

/// The left or the right player's half of a clock, as it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Hand {
    /// The other one.
    pub const fn other(self) -> Hand {
        match self {
            Hand::Left => Hand::Right,
            Hand::Right => Hand::Left,
        }
    }
}

/// One thing that the clock is told. It acknowledges that only where the board was asked for changes
/// with the clock ([`super::Command::Update`] or [`super::Command::UpdateNice`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockOrder {
    /// Show these times, and let that side's run; the lever then takes turns as ever.
    Set {
        /// What the left player has left; whole seconds, below ten hours.
        left: Span,
        /// What the right player has left, likewise.
        right: Span,
        /// Whose time runs; none stands.
        runs: Option<Hand>,
    },
    /// Show this text of at most eight ASCII characters, until told to end (DGT 3000), with a tone.
    Show {
        /// The text.
        text: String,
        /// For how long it sounds; 0 is silent.
        beep: Span,
    },
    /// Show the times again.
    End,
    /// Sound for so long, in steps of 64 ms.
    Beep(Span),
    /// Say which version it is.
    Version,
}

impl ClockOrder {
    /// The command's own byte, which the acknowledgement repeats.
    pub const fn command(&self) -> u8 {
        match self {
            ClockOrder::End => 0x03,
            ClockOrder::Version => 0x09,
            ClockOrder::Set { .. } => 0x0A,
            ClockOrder::Beep(_) => 0x0B,
            ClockOrder::Show { .. } => 0x0C,
        }
    }

    /// The bytes that the host sends.
    pub fn bytes(&self) -> Vec<u8> {
        let data = match self {
            ClockOrder::End | ClockOrder::Version => Vec::new(),
            ClockOrder::Set { left, right, runs } => {
                let runs = match runs {
                    Some(Hand::Left) => 0x01 | 0x08,
                    Some(Hand::Right) => 0x02 | 0x08,
                    None => 0x04 | 0x08,
                };
                [&time(*left)[..], &time(*right)[..], &[runs]].concat()
            }
            ClockOrder::Beep(long) => vec![beats(*long)],
            ClockOrder::Show { text, beep } => {
                let ascii = text.bytes().filter(|byte| matches!(byte, b' '..=b'~'));
                ascii.chain(std::iter::repeat(b' ')).take(8).chain([beats(*beep)]).collect()
            }
        };
        let size = u8::try_from(data.len() + 3).unwrap_or(u8::MAX);
        [&[TO_CLOCK, size, BEGIN, self.command()][..], &data, &[END]].concat()
    }
}

fn time(left: Span) -> [u8; 3] {
    let seconds = (left.0 / 1000).min(MOST);
    // Each is below 60.
    [seconds / 3600, seconds / 60 % 60, seconds % 60].map(|part| part as u8)
}

fn beats(long: Span) -> u8 {
    u8::try_from(long.0.div_ceil(BEAT)).unwrap_or(0x7F).min(0x7F)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tactile::dgt::{Request, Requests};
    use proptest::prelude::*;

    #[test]
    fn texts_are_eight_characters_whatever_they_are() {
        let show = |text: &str| ClockOrder::Show { text: text.to_owned(), beep: Span(1) }.bytes();
        assert_eq!(show("e2e4"), *b"\x2B\x0C\x03\x0Ce2e4    \x01\x00");
        assert_eq!(show("Zurücksetzen"), *b"\x2B\x0C\x03\x0CZurckset\x01\x00");
        assert_eq!(ClockOrder::End.bytes(), [0x2B, 3, 3, 3, 0]);
        assert_eq!(ClockOrder::Version.bytes(), [0x2B, 3, 3, 9, 0]);
    }

    #[test]
    fn what_a_clock_cannot_show_is_the_most_that_it_can() {
        let set = |left, runs| ClockOrder::Set { left, right: Span(999), runs }.bytes();
        let most = [0x2B, 10, 3, 0x0A, 9, 59, 59, 0, 0, 0, 0x0A, 0];
        assert_eq!(set(Span::seconds(360_000), Some(Hand::Right)), most);
        assert_eq!(set(Span(u64::MAX), None)[10], 0x0C);
    }

    proptest! {
        #[test]
        fn a_board_reads_each_as_one_message_of_seven_bits(left: u64, right: u64, text: String, beep: u64) {
            let (left, right, beep) = (Span(left), Span(right), Span(beep));
            for order in [
                ClockOrder::Set { left, right, runs: None },
                ClockOrder::Show { text, beep },
                ClockOrder::Beep(beep),
                ClockOrder::End,
            ] {
                let bytes = order.bytes();
                prop_assert!(bytes.iter().all(|byte| *byte < 0x80));
                let read = Requests::default().push(&bytes);
                prop_assert_eq!(read, [Request::Clock(bytes[3..bytes.len() - 1].to_vec())]);
            }
        }
    }
}
