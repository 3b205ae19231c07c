//! Main boards, and the pins for attack boards (3D 2.4, 2.5, E3).

use annabella_chess::Color;
use std::fmt;

/// A side of the whole board: the files that its attack boards cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// Files z and a.
    Queen,
    /// Files d and e.
    King,
}

/// One of the twelve pins, each for one attack board: `DP1` to `DP6`, `KP1` to `KP6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pin(u8);

/// The lower of the two ranks that an attack board covers, by the pin's number from 1.
const LOW_RANKS: [u8; 6] = [0, 4, 2, 6, 4, 8];

impl Pin {
    /// The number of pins.
    pub const COUNT: usize = 12;

    /// Returns all pins, the queen's wing first, each wing from 1 to 6.
    pub fn all() -> impl DoubleEndedIterator<Item = Pin> {
        (0..Pin::COUNT as u8).map(Pin)
    }

    /// Returns the pin of a wing and number; `None` if the number is not 1 to 6.
    pub fn new(wing: Wing, number: u8) -> Option<Pin> {
        matches!(number, 1..=6).then(|| Pin(wing as u8 * 6 + number - 1))
    }

    /// Returns the index in [`Pin::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the wing.
    pub const fn wing(self) -> Wing {
        if self.0 < 6 { Wing::Queen } else { Wing::King }
    }

    /// Returns the number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 % 6 + 1
    }

    /// Returns the pin of the same number on the other wing.
    pub const fn twin(self) -> Pin {
        Pin((self.0 + 6) % 12)
    }

    /// Returns the lower of the two ranks that an attack board covers here.
    pub const fn low_rank(self) -> u8 {
        LOW_RANKS[(self.0 % 6) as usize]
    }

    /// Returns the left of the two files that an attack board covers here, counted from z.
    pub(super) const fn low_file(self) -> u8 {
        if self.0 < 6 { 0 } else { 4 }
    }

    /// Returns the main board with this pin, counted from White's.
    const fn main_board(self) -> u8 {
        self.0 % 6 / 2
    }

    /// Whether an attack board can move from here to `to`, judged by the pins alone (3D 3.6).
    ///
    /// It can move across to the twin, or on the same wing to the nearest pins of the same main board and of
    /// the adjacent ones.
    pub fn is_adjacent(self, to: Pin) -> bool {
        to == self.twin()
            || self != to
                && self.wing() == to.wing()
                && self.main_board().abs_diff(to.main_board()) <= 1
                && self.low_rank().abs_diff(to.low_rank()) <= 4
    }

    /// Whether `to` is backward from here for a side (3D 3.6): closer to its first rank, at any level.
    pub const fn is_backward(self, to: Pin, color: Color) -> bool {
        match color {
            Color::White => to.low_rank() < self.low_rank(),
            Color::Black => to.low_rank() > self.low_rank(),
        }
    }

    pub(super) const fn table() -> [Pin; Pin::COUNT] {
        let mut pins = [Pin(0); Pin::COUNT];
        let mut index = 0;
        while index < Pin::COUNT {
            pins[index] = Pin(index as u8);
            index += 1;
        }
        pins
    }

    /// Returns the pin on which an attack board of a side starts (3D 2.5).
    pub const fn home(wing: Wing, color: Color) -> Pin {
        let number = match color {
            Color::White => 0,
            Color::Black => 5,
        };
        Pin(wing as u8 * 6 + number)
    }
}

impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wing = match self.wing() {
            Wing::Queen => 'D',
            Wing::King => 'K',
        };
        write!(f, "{wing}P{}", self.number())
    }
}

impl fmt::Debug for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The level of a square: one of the three main boards, or an attack board by its pin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// White's board, the lowest, ranks 1 to 4: `W`.
    White,
    /// The neutral board, ranks 3 to 6: `N`.
    Neutral,
    /// Black's board, the highest, ranks 5 to 8: `S`.
    Black,
    /// An attack board on a pin: `DP1` to `KP6`.
    Attack(Pin),
}

impl Level {
    /// The main boards, from the lowest.
    pub const MAIN: [Level; 3] = [Level::White, Level::Neutral, Level::Black];

    /// Returns all possible levels, main boards first.
    pub fn all() -> impl Iterator<Item = Level> {
        Level::MAIN.into_iter().chain(Pin::all().map(Level::Attack))
    }

    /// Returns the level of a name as written by [`Display`](fmt::Display).
    pub fn from_name(name: &str) -> Option<Level> {
        Some(match name.as_bytes() {
            b"W" => Level::White,
            b"N" => Level::Neutral,
            b"S" => Level::Black,
            &[wing @ (b'D' | b'K'), b'P', number @ b'1'..=b'6'] => {
                let wing = if wing == b'D' { Wing::Queen } else { Wing::King };
                Level::Attack(Pin::new(wing, number - b'0')?)
            }
            _ => return None,
        })
    }

    /// Returns the pin of an attack board.
    pub const fn pin(self) -> Option<Pin> {
        match self {
            Level::Attack(pin) => Some(pin),
            _ => None,
        }
    }

    /// Returns the number of files, which is also that of ranks.
    pub const fn size(self) -> u8 {
        if self.pin().is_some() { 2 } else { 4 }
    }

    pub(super) const fn low_file(self) -> u8 {
        match self {
            Level::Attack(pin) => pin.low_file(),
            _ => 1,
        }
    }

    /// Returns the lowest rank.
    pub const fn low_rank(self) -> u8 {
        match self {
            Level::White => 1,
            Level::Neutral => 3,
            Level::Black => 5,
            Level::Attack(pin) => pin.low_rank(),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::White => f.write_str("W"),
            Level::Neutral => f.write_str("N"),
            Level::Black => f.write_str("S"),
            Level::Attack(pin) => pin.fmt(f),
        }
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pin(name: &str) -> Pin {
        Pin::all().find(|pin| pin.to_string() == name).unwrap()
    }

    fn next_to(name: &str) -> Vec<String> {
        Pin::all().filter(|&to| pin(name).is_adjacent(to)).map(|to| to.to_string()).collect()
    }

    #[test]
    fn pins_have_the_neighbours_that_3_6_counts() {
        let counts: Vec<usize> = Pin::all().map(|pin| next_to(&pin.to_string()).len()).collect();
        assert_eq!(counts, [3, 4, 5, 5, 4, 3, 3, 4, 5, 5, 4, 3]);
        assert_eq!(next_to("DP6"), ["DP4", "DP5", "KP6"]);
        assert_eq!(next_to("DP3"), ["DP1", "DP2", "DP4", "DP5", "KP3"]);
        assert_eq!(next_to("KP2"), ["DP2", "KP1", "KP3", "KP4"]);
        for from in Pin::all() {
            for to in Pin::all() {
                assert_eq!(from.is_adjacent(to), to.is_adjacent(from), "{from} {to}");
            }
        }
    }

    #[test]
    fn forward_and_backward_are_those_of_3_6() {
        let backward = |from, color| -> Vec<String> {
            let from = pin(from);
            let back = Pin::all().filter(|&to| from.is_adjacent(to) && from.is_backward(to, color));
            back.map(|to| to.to_string()).collect()
        };
        assert_eq!(backward("DP3", Color::White), ["DP1"]);
        assert_eq!(backward("DP6", Color::Black), [""; 0]);
        assert_eq!(backward("DP4", Color::White), ["DP2", "DP3", "DP5"]);
        assert_eq!(backward("KP3", Color::Black), ["KP2", "KP4", "KP5"]);
    }
}
