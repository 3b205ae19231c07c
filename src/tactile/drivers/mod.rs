//! The makes of board that are understood: how each is listened to, and what it is asked.
//!
//! A make is one file here and one line of [`DRIVERS`]; whoever opens a port knows no more of it than
//! [`Make`] and [`Driver`] say. A recorded trace in `hardware/traces` shows that it is recognized.
//!
//! ```
//! use annabella::chess::Square;
//! use annabella::clock::Stamp;
//! use annabella::tactile::BoardReport;
//! use annabella::tactile::drivers::{DRIVERS, PortOpening};
//! let lift = [0x8E, 0, 5, 0x34, 0];
//! let mut understood = DRIVERS.iter().filter_map(|make| {
//!     let mut driver = (make.driver)(PortOpening { named: true, ..PortOpening::default() });
//!     let reports = driver.push(&lift, Stamp(20));
//!     driver.is_understood().then_some((make.name, reports))
//! });
//! let change = BoardReport::Change { square: Square::E2, piece: None };
//! assert_eq!(understood.next(), Some(("dgt", vec![change])));
//! assert_eq!(understood.next(), None);
//! ```

pub mod certabo;
pub mod dgt;
pub mod rows;

use super::{BoardReport, ClockOrder, Lie};
use crate::chess::Bitboard;
use crate::clock::{Span, Stamp};

/// All makes. Where the same bytes make sense to two of them, the first one's sense counts.
pub const DRIVERS: &[Make] = &[dgt::MAKE, rows::MAKE, certabo::MAKE];

/// After so much silence, what has begun to come is not going to end.
const SILENCE: Span = Span(1000);

/// A make of board: what is known of it before it has said anything.
#[derive(Clone, Copy, Debug)]
pub struct Make {
    /// What it is called here: lower case, one word.
    pub name: &'static str,
    /// How its line is set.
    pub framing: Framing,
    /// What its boards sense.
    pub senses: Senses,
    /// What they may show on USB: vendor and product. A port that does is likely to be a board.
    pub usb: &'static [(u16, u16)],
    /// Its driver, for one opening of a port.
    pub driver: fn(PortOpening) -> Box<dyn Driver>,
}

/// How a serial line is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Framing {
    /// Bits a second.
    pub baud: u32,
    /// What one character consists of.
    pub character: Character,
}

/// The bits of a character on the line, with one stop bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    /// Eight bits, no parity (8N1).
    EightBits,
    /// Seven bits, odd parity (7O1).
    SevenBitsOdd,
}

/// What a board senses of its pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Senses {
    /// Which piece stands where.
    Pieces,
    /// That something stands there.
    Occupancy,
}

/// How a port was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortOpening {
    /// Which way the board lies.
    pub lie: Lie,
    /// When.
    pub at: Stamp,
    /// Whether the board's name is known: from before the port was lost.
    pub named: bool,
}

/// A way of speaking to a board: no port, no thread, no time of its own.
///
/// Until a board is recognized, the drivers of all makes are handed what comes, and those for whose
/// line the port is set may send. Stamps count from any beginning, and never go back.
pub trait Driver: Send {
    /// What these bytes complete. Nonsense is reported once a burst.
    fn push(&mut self, bytes: &[u8], now: Stamp) -> Vec<BoardReport>;

    /// What becomes known by nothing having come until now. To be called now and then.
    fn silence(&mut self, now: Stamp) -> Vec<BoardReport>;

    /// Whether something was understood: it is a board of this make.
    fn is_understood(&self) -> bool;

    /// Whether the board has said nothing for so long that it is not there any more, though its port
    /// is open.
    fn is_gone(&self, now: Stamp) -> bool;

    /// What is to be sent next, if anything is. To be called when what was sent before was answered, or
    /// is not going to be.
    fn next_request(&mut self, _now: Stamp) -> Option<Vec<u8>> {
        None
    }

    /// Asks for everything that the board can say of itself.
    fn inquire(&mut self) {}

    /// Has the clock beside the board told this, in place of what it has not taken yet.
    fn set_clock(&mut self, _order: ClockOrder) {}

    /// Whether the clock has not taken what it was told, and is not going to: said once.
    fn clock_refuses(&mut self, _now: Stamp) -> bool {
        false
    }

    /// Lights these squares and no others, where the board has lights.
    fn light(&mut self, _squares: Bitboard) {}
}

/// How lines are set, each once, in the order in which they are to be tried.
pub fn framings() -> Vec<Framing> {
    let mut framings = Vec::new();
    for make in DRIVERS {
        if !framings.contains(&make.framing) {
            framings.push(make.framing);
        }
    }
    framings
}

/// The lines of the makes that send eight bits without parity.
const fn eight_bits(baud: u32) -> Framing {
    Framing { baud, character: Character::EightBits }
}

/// Whether a report is more than nonsense.
fn makes_sense(report: &BoardReport) -> bool {
    !matches!(report, BoardReport::Nonsense(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_make_has_a_name_of_its_own_and_its_line_is_tried() {
        let names: BTreeSet<&str> = DRIVERS.iter().map(|make| make.name).collect();
        assert_eq!(names.len(), DRIVERS.len());
        assert!(DRIVERS.iter().all(|make| framings().contains(&make.framing)));
    }

    /// What a driver sends in five seconds in which nothing comes.
    fn sent(make: &Make, orders: &dyn Fn(&mut dyn Driver)) -> Vec<Vec<u8>> {
        let mut driver = (make.driver)(PortOpening::default());
        orders(driver.as_mut());
        (0..100).filter_map(|turn| driver.next_request(Stamp(turn * 50))).collect()
    }

    #[test]
    fn nothing_is_lit_and_no_clock_set_before_the_board_is_understood() {
        for make in DRIVERS {
            let ordered = sent(make, &|driver| {
                driver.light(Bitboard::FULL);
                driver.set_clock(ClockOrder { left: Span(0), right: Span(0), runs: None });
                assert!(!driver.clock_refuses(Stamp(0)));
            });
            assert_eq!(ordered, sent(make, &|_| {}), "{}", make.name);
        }
    }

    /// It would start the boot loader of a DGT board, which may be what is at the other end.
    #[test]
    fn no_make_sends_an_unknown_device_what_could_harm_it() {
        for make in DRIVERS {
            let sent = sent(make, &|driver| driver.inquire()).concat();
            assert!(!sent.contains(&0x4E), "{}", make.name);
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_alike_however_they_are_cut(bytes: Vec<u8>, named: bool) {
            for make in DRIVERS {
                let opening = PortOpening { named, ..PortOpening::default() };
                let [mut whole, mut cut] = [(); 2].map(|()| (make.driver)(opening));
                let mut read = whole.push(&bytes, Stamp(50));
                let mut again: Vec<_> =
                    bytes.iter().flat_map(|byte| cut.push(&[*byte], Stamp(50))).collect();
                read.extend(whole.silence(Stamp(5000)));
                again.extend(cut.silence(Stamp(5000)));
                prop_assert_eq!(again, read, "{}", make.name);
                prop_assert_eq!(cut.is_understood(), whole.is_understood(), "{}", make.name);
                prop_assert!(whole.is_understood() || !whole.is_gone(Stamp(100_000)));
            }
        }
    }
}
