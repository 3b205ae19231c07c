//! Sets of squares and of columns, one bit each.

use super::square::{Column, Square};

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
