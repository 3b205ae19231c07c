//! The supported makes of board, and their drivers.
//!
//! A make is one file here and one line of [`DRIVERS`]. The code that opens ports knows only [`Make`] and
//! [`Driver`]. A recorded trace in `hardware/traces` proves that boards of the make are recognised.
//!
//! ```
//! use annabella_chess::Square;
//! use annabella_clock::Stamp;
//! use annabella_tactile::BoardReport;
//! use annabella_tactile::drivers::{DRIVERS, PortOpening};
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

mod burst;
pub mod certabo;
pub mod chesslink;
pub mod dgt;
mod driver;
pub mod rows;

pub use driver::{ClockOrder, ClockSide, Driver, PortOpening};

/// A make of board, and the facts known before it has sent any bytes.
#[derive(Clone, Copy, Debug)]
pub struct Make {
    /// Its name in this program: lower case, one word.
    pub name: &'static str,
    /// Its line settings.
    pub framing: Framing,
    /// The kind of information that its boards sense.
    pub senses: Senses,
    /// The USB identifiers (vendor, product) that its boards can have.
    /// A port with one of them is probably a board.
    pub usb: &'static [(u16, u16)],
    /// Creates its driver for one opening of a port.
    pub driver: fn(PortOpening) -> Box<dyn Driver>,
}

/// The settings of a serial line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Framing {
    /// Bits per second.
    pub baud: u32,
    /// The format of a character.
    pub character: Character,
}

/// The format of a character on the line, with one stop bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Character {
    /// Eight bits, no parity (8N1).
    EightBits,
    /// Seven bits, odd parity (7O1).
    SevenBitsOdd,
}

/// The information that a board senses about its pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Senses {
    /// The piece on each square.
    Pieces,
    /// Only occupied squares.
    Occupancy,
}

/// Returns the line settings of makes with eight bits and no parity.
const fn eight_bits(baud: u32) -> Framing {
    Framing { baud, character: Character::EightBits }
}

/// All makes. If two of them understand the same bytes, the first one counts.
pub const DRIVERS: &[Make] = &[dgt::MAKE, rows::MAKE, certabo::MAKE, chesslink::MAKE];

/// Returns the line settings of all makes, each once, in the order in which to try them.
pub fn framings() -> Vec<Framing> {
    let mut framings = Vec::new();
    for make in DRIVERS {
        if !framings.contains(&make.framing) {
            framings.push(make.framing);
        }
    }
    framings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ClockOrder;
    use annabella_chess::Bitboard;
    use annabella_clock::{Span, Stamp};
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_make_has_a_name_of_its_own_and_its_line_is_tried() {
        let names: BTreeSet<&str> = DRIVERS.iter().map(|make| make.name).collect();
        assert_eq!(names.len(), DRIVERS.len());
        assert!(DRIVERS.iter().all(|make| framings().contains(&make.framing)));
    }

    /// Returns the requests of a driver in five seconds of silence.
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

    /// Such bytes would start the boot loader of a DGT board, which can be the unknown device.
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
