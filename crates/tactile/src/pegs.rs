//! The readings that the resistors of the pegs give on the reference board.
//!
//! A peg's resistor and the pull-up of its rank divide the supply voltage; the converter reads 0 if an
//! aperture is connected to ground, and 1023 if it is empty. The values are those of the firmware
//! (`hardware/firmware/pegs.h`), which come from the schematics; a test compares them.

use annabella_chess::{Color, Piece, Role};

/// The maximum reading of the converter.
pub const FULL: u16 = 1023;
/// The minimum reading of an empty aperture.
pub const EMPTY_FROM: u16 = 1003;
/// The resistor from the converter's input to the supply, one for each rank, in ohms.
pub const PULL_UP: u32 = 18_000;

/// A kind of peg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peg {
    /// The piece.
    pub piece: Piece,
    /// The resistance in ohms.
    pub ohms: u32,
    /// The lowest and the highest reading of this kind.
    pub band: (u16, u16),
}

/// All kinds, the lowest resistor first.
pub const PEGS: [Peg; 12] = [
    peg(Color::White, Role::Pawn, 2700, (115, 211)),
    peg(Color::White, Role::Rook, 5600, (224, 309)),
    peg(Color::White, Role::Knight, 9100, (323, 399)),
    peg(Color::White, Role::Bishop, 13_000, (409, 478)),
    peg(Color::White, Role::King, 18_000, (489, 553)),
    peg(Color::White, Role::Queen, 24_000, (563, 623)),
    peg(Color::Black, Role::Pawn, 33_000, (638, 697)),
    peg(Color::Black, Role::Rook, 47_000, (714, 769)),
    peg(Color::Black, Role::Knight, 68_000, (785, 833)),
    peg(Color::Black, Role::Bishop, 100_000, (845, 888)),
    peg(Color::Black, Role::King, 160_000, (899, 939)),
    peg(Color::Black, Role::Queen, 330_000, (950, 990)),
];

const fn peg(color: Color, role: Role, ohms: u32, band: (u16, u16)) -> Peg {
    Peg { piece: Piece { color, role }, ohms, band }
}

/// The meaning of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// An empty aperture.
    Empty,
    /// A peg of this kind.
    Piece(Piece),
    /// Less than any peg gives: practically connected to ground.
    Grounded,
    /// Between two bands, where no peg reads.
    Unreadable,
}

/// Returns the meaning of a reading.
pub fn meaning(reading: u16) -> Meaning {
    if reading >= EMPTY_FROM {
        return Meaning::Empty;
    }
    if reading < PEGS[0].band.0 {
        return Meaning::Grounded;
    }
    let within = |peg: &&Peg| (peg.band.0..=peg.band.1).contains(&reading);
    PEGS.iter().find(within).map_or(Meaning::Unreadable, |peg| Meaning::Piece(peg.piece))
}

/// Returns the resistance to ground in ohms; `None` if it is too high to be measured.
pub fn ohms(reading: u16) -> Option<u32> {
    let above = FULL.checked_sub(reading).filter(|_| reading < EMPTY_FROM)?;
    Some(PULL_UP * u32::from(reading) / u32::from(above))
}

/// Returns the distance of a reading from the nearest edge of its band.
/// Returns `None` outside the bands.
pub fn margin(reading: u16) -> Option<u16> {
    if reading >= EMPTY_FROM {
        return Some(reading - EMPTY_FROM);
    }
    let (low, high) = PEGS.iter().map(|peg| peg.band).find(|band| (band.0..=band.1).contains(&reading))?;
    Some((reading - low).min(high - reading))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values and letters are those of the firmware's table.
    #[test]
    fn pegs_are_those_of_the_firmware() {
        let firmware = include_str!("../../../hardware/firmware/pegs.h");
        let rows = firmware.lines().filter_map(|line| line.trim().strip_prefix("PEG("));
        let rows: Vec<&str> = rows.map(|row| row.split(')').next().unwrap()).collect();
        assert_eq!(rows.len(), PEGS.len());
        for (index, (row, peg)) in rows.into_iter().zip(PEGS).enumerate() {
            let (letter, (low, high)) = (peg.piece.char(), peg.band);
            assert_eq!(row, format!("{}, '{letter}', {}, {low}, {high}", index + 1, peg.ohms));
        }
        assert!(firmware.contains(&format!("#define PULL_UP {PULL_UP}UL\n")));
        assert!(firmware.contains(&format!("#define EMPTY_FROM {EMPTY_FROM}\n")));
    }

    #[test]
    fn a_reading_means_a_peg_or_nothing() {
        assert_eq!(meaning(1023), Meaning::Empty);
        assert_eq!(meaning(0), Meaning::Grounded);
        assert_eq!(meaning(217), Meaning::Unreadable);
        assert_eq!((margin(217), margin(211), margin(205), margin(1023)), (None, Some(0), Some(6), Some(20)));
        for peg in PEGS {
            let reading = (u32::from(FULL) * peg.ohms / (peg.ohms + PULL_UP)) as u16;
            assert_eq!(meaning(reading), Meaning::Piece(peg.piece));
            let back = ohms(reading).unwrap();
            assert!(back.abs_diff(peg.ohms) * 20 < peg.ohms, "{back} {}", peg.ohms);
        }
        assert_eq!(ohms(1010), None);
    }
}
