//! Lines of pieces as seen from above: files, ranks and diagonals over columns (3D 3.2 to 3.5).

use super::square::{Column, Columns, Square, Squares};
use annabella_chess::Color;

/// The steps of rook (the first four) and bishop (the others), in files and ranks.
const STEPS: [(i8, i8); 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)];
/// Whether each step leads to columns of a higher index.
const UPWARD: [bool; 8] = [true, true, false, false, true, true, false, false];

/// Returns the column `files` and `ranks` away, if it is on the board.
const fn step(column: u8, files: i8, ranks: i8) -> Option<u8> {
    let (file, rank) = ((column % 6) as i8 + files, (column / 6) as i8 + ranks);
    if file >= 0 && file < 6 && rank >= 0 && rank < 10 { Some((rank * 6 + file) as u8) } else { None }
}

/// The columns in each direction from each column.
const RAYS: [[u64; Column::COUNT]; 8] = {
    let mut rays = [[0; Column::COUNT]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut from = 0;
        while from < Column::COUNT {
            let mut at = from as u8;
            while let Some(next) = step(at, STEPS[direction].0, STEPS[direction].1) {
                rays[direction][from] |= 1 << next;
                at = next;
            }
            from += 1;
        }
        direction += 1;
    }
    rays
};

const fn leaps(steps: &[(i8, i8)]) -> [u64; Column::COUNT] {
    let mut table = [0; Column::COUNT];
    let mut from = 0;
    while from < Column::COUNT {
        let mut index = 0;
        while index < steps.len() {
            if let Some(to) = step(from as u8, steps[index].0, steps[index].1) {
                table[from] |= 1 << to;
            }
            index += 1;
        }
        from += 1;
    }
    table
}

const KING: [u64; Column::COUNT] = leaps(&STEPS);
const KNIGHT: [u64; Column::COUNT] =
    leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
const PAWN: [[u64; Column::COUNT]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

pub(super) const fn king(from: Column) -> Columns {
    Columns(KING[from.index()])
}

pub(super) const fn knight(from: Column) -> Columns {
    Columns(KNIGHT[from.index()])
}

/// Returns the columns that a pawn of a side attacks.
pub(super) const fn pawn(color: Color, from: Column) -> Columns {
    Columns(PAWN[if color.is_white() { 0 } else { 1 }][from.index()])
}

/// Returns the column one or two steps ahead of a pawn of a side.
pub(super) fn ahead(color: Color, from: Column, steps: i8) -> Option<Column> {
    let ranks = if color.is_white() { steps } else { -steps };
    step(from.index() as u8, 0, ranks).map(Column::from_index)
}

/// Returns the columns in these directions, up to and including the first occupied one.
fn slide(from: Column, directions: std::ops::Range<usize>, occupied: Columns) -> Columns {
    let mut reached = 0;
    for direction in directions {
        let ray = RAYS[direction][from.index()];
        let blockers = ray & occupied.0;
        reached |= if blockers == 0 {
            ray
        } else if UPWARD[direction] {
            ray & !RAYS[direction][blockers.trailing_zeros() as usize]
        } else {
            ray & !RAYS[direction][63 - blockers.leading_zeros() as usize]
        };
    }
    Columns(reached)
}

/// Returns the columns that a rook reaches.
pub(super) fn rook(from: Column, occupied: Columns) -> Columns {
    slide(from, 0..4, occupied)
}

/// Returns the columns that a bishop reaches.
pub(super) fn bishop(from: Column, occupied: Columns) -> Columns {
    slide(from, 4..8, occupied)
}

/// Returns the columns strictly between two of one rank.
pub(super) fn between(one: Column, other: Column) -> Columns {
    let (left, right) = (one.index().min(other.index()), one.index().max(other.index()));
    Columns(((1 << right) - 1) & !((1 << (left + 1)) - 1))
}

/// The squares of each column on all levels.
const STACKS: [u128; Column::COUNT] = {
    let mut stacks = [0; Column::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        stacks[Square::from_index(index as u8).column().index()] |= 1 << index;
        index += 1;
    }
    stacks
};

/// Returns all squares of a column, including those without a board at present.
pub(super) const fn stack(column: Column) -> Squares {
    Squares(STACKS[column.index()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::File;

    fn column(name: &str) -> Column {
        let mut chars = name.chars();
        let file = File::from_char(chars.next().unwrap()).unwrap();
        Column::new(file, chars.as_str().parse().unwrap()).unwrap()
    }

    fn names(columns: Columns) -> Vec<String> {
        columns.map(|column| format!("{column:?}")).collect()
    }

    #[test]
    fn lines_stop_at_what_stands_on_them() {
        let occupied = Columns::one(column("a4")).or(Columns::one(column("c1")));
        assert_eq!(names(rook(column("a1"), occupied)), ["a0", "z1", "b1", "c1", "a2", "a3", "a4"]);
        assert_eq!(names(bishop(column("z0"), Columns::default())), ["a1", "b2", "c3", "d4", "e5"]);
        let occupied = Columns::one(column("c3"));
        assert_eq!(names(bishop(column("e5"), occupied)), ["c3", "d4", "d6", "c7", "b8", "a9"]);
    }

    #[test]
    fn leaps_stay_on_the_board() {
        assert_eq!(names(knight(column("z0"))), ["b1", "a2"]);
        assert_eq!(names(king(column("e9"))), ["d8", "e8", "d9"]);
        assert_eq!(names(pawn(Color::White, column("z1"))), ["a2"]);
        assert_eq!(names(pawn(Color::Black, column("c8"))), ["b7", "d7"]);
        assert_eq!(ahead(Color::White, column("a8"), 2), None);
        assert_eq!(names(between(column("z0"), column("d0"))), ["a0", "b0", "c0"]);
    }

    #[test]
    fn a_stack_holds_all_levels() {
        let levels = |name| stack(column(name)).map(|square| square.level().to_string()).collect::<Vec<_>>();
        assert_eq!(levels("a4"), ["W", "N", "DP2", "DP5"]);
        assert_eq!(levels("d5"), ["N", "S", "KP2", "KP5"]);
        assert_eq!(levels("b0"), [""; 0]);
        assert_eq!(levels("c8"), ["S"]);
        assert_eq!(levels("e7"), ["KP4"]);
    }
}
