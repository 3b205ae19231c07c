//! A make of board, and what is known of it before it has sent anything.

use super::driver::{Driver, PortOpening};

/// A make of board, and what is known of it before it has sent anything.
#[derive(Clone, Copy, Debug)]
pub struct Make {
    /// Its name in this program: lower case, one word.
    pub name: &'static str,
    /// Its line settings.
    pub framing: Framing,
    /// What its boards sense.
    pub senses: Senses,
    /// The USB identifiers (vendor, product) that its boards may have. A port with one of them is
    /// likely to be a board.
    pub usb: &'static [(u16, u16)],
    /// Makes its driver for one opening of a port.
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

/// What a board senses of its pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Senses {
    /// Which piece is on each square.
    Pieces,
    /// Only whether a square is occupied.
    Occupancy,
}

/// The lines of the makes that send eight bits without parity.
pub(super) const fn eight_bits(baud: u32) -> Framing {
    Framing { baud, character: Character::EightBits }
}
