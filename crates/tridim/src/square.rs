//! Squares, a file, a rank and a level each (3D E1 to E4), and sets of squares and columns.

use super::level::{Level, Pin};
use std::fmt;
use std::str::FromStr;

/// A file from White's left: z, a, b, c, d, e.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

const FILES: [char; 6] = ['z', 'a', 'b', 'c', 'd', 'e'];

impl File {
    /// Returns all files from White's left.
    pub fn all() -> impl Iterator<Item = File> {
        (0..6).map(File)
    }

    /// Returns the index from White's left, z being 0.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the letter.
    pub const fn char(self) -> char {
        FILES[self.0 as usize]
    }

    /// Returns the file of a letter.
    pub fn from_char(letter: char) -> Option<File> {
        FILES.iter().position(|&own| own == letter).map(|index| File(index as u8))
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

/// A file and a rank as seen from above: all squares over one another (3D 2.8).
///
/// Some have no square at present, or ever (b0), but lines still pass through them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    /// The number of columns: six files of ten ranks.
    pub const COUNT: usize = 60;

    /// Returns the column of a file and rank; `None` above rank 9.
    pub fn new(file: File, rank: u8) -> Option<Column> {
        (rank < 10).then_some(Column(rank * 6 + file.0))
    }

    pub(super) const fn from_index(index: u8) -> Column {
        Column(index)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the file.
    pub const fn file(self) -> File {
        File(self.0 % 6)
    }

    /// Returns the rank, 0 to 9.
    pub const fn rank(self) -> u8 {
        self.0 / 6
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().char(), self.rank())
    }
}

/// A square by file, rank and level (3D E4): `a4N`, `z0DP1`.
/// Its existence depends on the places of the attack boards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The index of the first square of attack boards.
const ATTACK: u8 = 48;

/// The column of each square.
const COLUMNS: [Column; Square::COUNT] = {
    let mut columns = [Column(0); Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT as u8 {
        let level = Square(index).level();
        let (within, size) = if index < ATTACK { (index % 16, 4) } else { ((index - ATTACK) % 4, 2) };
        let rank = level.low_rank() + within / size;
        columns[index as usize] = Column(rank * 6 + level.low_file() + within % size);
        index += 1;
    }
    columns
};

impl Square {
    /// The number of possible squares: three main boards, and an attack board on each of twelve pins.
    pub const COUNT: usize = 96;

    /// Returns all possible squares, level by level, each from the lowest rank.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..Square::COUNT as u8).map(Square)
    }

    /// Returns the square of a column on a level; `None` if the level does not extend there.
    pub fn new(column: Column, level: Level) -> Option<Square> {
        let across = column.file().0.checked_sub(level.low_file())?;
        let along = column.rank().checked_sub(level.low_rank())?;
        (across < level.size() && along < level.size()).then(|| Square::at(level, across, along))
    }

    /// Returns the square at an offset from the level's lowest file and rank.
    pub(super) const fn at(level: Level, across: u8, along: u8) -> Square {
        let first = match level {
            Level::White => 0,
            Level::Neutral => 16,
            Level::Black => 32,
            Level::Attack(pin) => ATTACK + 4 * pin.index() as u8,
        };
        Square(first + along * level.size() + across)
    }

    pub(super) const fn from_index(index: u8) -> Square {
        Square(index)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the level.
    pub const fn level(self) -> Level {
        match self.0 {
            0..16 => Level::White,
            16..32 => Level::Neutral,
            32..ATTACK => Level::Black,
            _ => Level::Attack(PINS[((self.0 - ATTACK) / 4) as usize]),
        }
    }

    /// Returns the file and rank.
    pub const fn column(self) -> Column {
        COLUMNS[self.0 as usize]
    }

    /// Returns the file.
    pub const fn file(self) -> File {
        self.column().file()
    }

    /// Returns the rank, 0 to 9.
    pub const fn rank(self) -> u8 {
        self.column().rank()
    }

    /// Returns the same square of an attack board after its move to another pin, not turned.
    pub(super) const fn carried(self, to: Pin) -> Square {
        Square(ATTACK + 4 * to.index() as u8 + self.0 % 4)
    }
}

const PINS: [Pin; Pin::COUNT] = Pin::table();

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.file().char(), self.rank(), self.level())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that does not name a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a square")]
pub struct NoSquare;

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Square, NoSquare> {
        let mut chars = text.chars();
        let file = chars.next().and_then(File::from_char).ok_or(NoSquare)?;
        let rank = chars.next().and_then(|rank| rank.to_digit(10)).ok_or(NoSquare)?;
        let level = Level::from_name(chars.as_str()).ok_or(NoSquare)?;
        Column::new(file, rank as u8).and_then(|column| Square::new(column, level)).ok_or(NoSquare)
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Squares(pub u128);

impl Squares {
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    pub const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        (self.0 != 0).then(|| {
            let index = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            Square::from_index(index as u8)
        })
    }
}

/// A set of columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Columns(pub u64);

impl Columns {
    pub const fn one(column: Column) -> Columns {
        Columns(1 << column.index())
    }

    pub const fn contains(self, column: Column) -> bool {
        self.0 >> column.index() & 1 == 1
    }

    pub const fn or(self, other: Columns) -> Columns {
        Columns(self.0 | other.0)
    }
}

impl Iterator for Columns {
    type Item = Column;

    fn next(&mut self) -> Option<Column> {
        (self.0 != 0).then(|| {
            let index = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            Column::from_index(index as u8)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_named_and_read_again() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        for (square, name) in Square::all().zip(&names) {
            assert_eq!(name.parse(), Ok(square));
            assert_eq!(Square::new(square.column(), square.level()), Some(square));
        }
        assert_eq!(names.iter().collect::<std::collections::BTreeSet<_>>().len(), Square::COUNT);
        assert_eq!([&names[0], &names[15], &names[16], &names[47]], ["a1W", "d4W", "a3N", "d8S"]);
        assert_eq!([&names[48], &names[51], &names[95]], ["z0DP1", "a1DP1", "e9KP6"]);
    }

    #[test]
    fn what_names_no_square_is_refused() {
        for text in ["", "a", "a4", "b0DP1", "z1W", "a5W", "a2N", "c4KP2", "e4DP2", "a4DP0", "a4dp2", "a44N"]
        {
            assert_eq!(text.parse::<Square>(), Err(NoSquare), "{text}");
        }
    }

    #[test]
    fn a_carried_square_keeps_its_place_on_its_board() {
        let carried = |square: &str, to: &str| {
            let to = Level::from_name(to).and_then(Level::pin).unwrap();
            square.parse::<Square>().unwrap().carried(to).to_string()
        };
        assert_eq!(carried("z0DP1", "DP3"), "z2DP3");
        assert_eq!(carried("a1DP1", "KP1"), "e1KP1");
        assert_eq!(carried("d9KP6", "KP4"), "d7KP4");
    }
}
