//! A make of board, as it is known before a board has sent anything.

use super::driver::{Driver, PortOpening};

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

/// The lines of the makes that send eight bits without parity.
pub(super) const fn eight_bits(baud: u32) -> Framing {
    Framing { baud, character: Character::EightBits }
}
