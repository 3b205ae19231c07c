//! The cursor on three levels: arrows stay on a level if possible, Page Up and Page Down change it.

use crate::interface::asker::Asker;
use crate::queries::cursor::Moved;
use crate::state::State;
use crate::state::cursors::Cursor;
use annabella_chess::{Color, Role};
use annabella_tridim::{Column, File, Level, Position, Square};

/// A step of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LevelStep {
    /// To the next column: files to the right, ranks forward, as White sees the boards.
    Beside(i8, i8),
    /// To the next square above or below.
    Up,
    Down,
    /// To the first or last square of the rank.
    First,
    Last,
    /// To this rank on the same file.
    Rank(u8),
    /// To the file with this number, from 1 for the a-file, on the same rank.
    File(usize),
    /// To this column.
    Column(Column),
    /// To the next piece of a kind, or backwards.
    Piece {
        role: Role,
        back: bool,
    },
}

impl State {
    /// Returns the cursor of a person; at first on the king. `None` in other kinds of chess.
    pub(crate) fn level_cursor_of(&self, asker: &Asker) -> Option<Cursor<Square>> {
        let position = self.moves.tridim()?.position();
        let king = || Cursor::at(position.king(asker.side.unwrap_or(Color::White)));
        // The square may have left with its attack board.
        let own = self.level_cursors.of(asker.audience());
        Some(own.filter(|cursor| position.exists(cursor.square)).unwrap_or_else(king))
    }

    /// Returns the square of the piece picked up, if it can move now.
    pub(crate) fn level_picked(&self, asker: &Asker, cursor: Cursor<Square>) -> Option<Square> {
        let hand = self.level_hand(asker)?;
        let own = |from: &Square| hand.board.piece(*from).is_some_and(|piece| piece.color == hand.side);
        cursor.picked.filter(own)
    }

    /// Returns the move of the piece picked up to the square of the cursor.
    ///
    /// `None` if nothing is picked up, or another own piece is meant.
    pub(crate) fn level_move_from(&self, asker: &Asker, cursor: Cursor<Square>) -> Option<Moved> {
        let hand = self.level_hand(asker)?;
        let (from, to) = (self.level_picked(asker, cursor)?, cursor.square);
        let own = |at: Square| hand.board.piece(at).filter(|piece| piece.color == hand.side);
        if own(to).is_some() {
            return None;
        }
        let letter: String = self.settings.own_letters().letter(own(from)?.role).into_iter().collect();
        Some(hand.moved(format!("{letter}{from}{to}")))
    }
}

impl LevelStep {
    /// Returns the square to which a step leads; `None` at the edge, or without such a piece.
    pub(crate) fn from(self, position: &Position, at: Square) -> Option<Square> {
        match self {
            LevelStep::Beside(files, ranks) => {
                let file = i8::try_from(at.file().index()).ok()? + files;
                let file = File::all().nth(usize::try_from(file).ok()?)?;
                let rank = u8::try_from(i8::try_from(at.rank()).ok()? + ranks).ok()?;
                nearest(position, Column::new(file, rank)?, at)
            }
            LevelStep::Up => {
                stacked(position, at.column()).into_iter().find(|other| height(*other) > height(at))
            }
            LevelStep::Down => {
                stacked(position, at.column()).into_iter().rfind(|other| height(*other) < height(at))
            }
            LevelStep::First => columns(at.rank()).find_map(|column| nearest(position, column, at)),
            LevelStep::Last => columns(at.rank()).filter_map(|column| nearest(position, column, at)).last(),
            LevelStep::Rank(rank) => nearest(position, Column::new(at.file(), rank)?, at),
            // The z-file comes before the a-file.
            LevelStep::File(number) => {
                nearest(position, Column::new(File::all().nth(number)?, at.rank())?, at)
            }
            LevelStep::Column(column) => nearest(position, column, at),
            LevelStep::Piece { role, back } => {
                let key = |square: Square| (square.rank(), square.file().index(), height(square));
                let mut squares: Vec<Square> = position
                    .pieces()
                    .filter(|(_, piece)| piece.role == role)
                    .map(|(square, _)| square)
                    .collect();
                squares.sort_by_key(|square| key(*square));
                if back {
                    squares.reverse();
                }
                let further = |square: &&Square| {
                    if back { key(**square) < key(at) } else { key(**square) > key(at) }
                };
                squares.iter().find(further).or(squares.first()).copied()
            }
        }
    }
}

fn columns(rank: u8) -> impl Iterator<Item = Column> {
    File::all().filter_map(move |file| Column::new(file, rank))
}

/// Returns the height of a square: an attack board is on a pin above its main board.
pub(crate) fn height(square: Square) -> u8 {
    match square.level() {
        Level::White => 0,
        Level::Neutral => 2,
        Level::Black => 4,
        Level::Attack(pin) => (pin.number() - 1) / 2 * 2 + 1,
    }
}

/// Returns the existing squares of a column, from the lowest.
pub(crate) fn stacked(position: &Position, column: Column) -> Vec<Square> {
    let mut squares: Vec<Square> = position.stack(column).collect();
    squares.sort_by_key(|&square| height(square));
    squares
}

/// Returns the square of a column on the same level, otherwise on the nearest, the lower of two.
fn nearest(position: &Position, column: Column, at: Square) -> Option<Square> {
    let squares = stacked(position, column);
    let same = squares.iter().find(|square| square.level() == at.level());
    let near = || squares.iter().min_by_key(|square| height(**square).abs_diff(height(at)));
    same.or_else(near).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn steps_stay_on_a_level_and_change_it_at_its_edge() {
        let position = Position::default();
        let step = |step: LevelStep, at: &str| step.from(&position, square(at)).map(|to| to.to_string());
        let to = |name: &str| Some(name.to_owned());
        assert_eq!(step(LevelStep::Beside(1, 0), "b2W"), to("c2W"));
        assert_eq!(step(LevelStep::Beside(0, 1), "b4W"), to("b5N"), "above the end of White's board");
        assert_eq!(step(LevelStep::Beside(0, -1), "a1W"), to("a0DP1"), "onto the attack board");
        assert_eq!(step(LevelStep::Beside(-1, 0), "z0DP1"), None);
        assert_eq!(step(LevelStep::Up, "b3W"), to("b3N"));
        assert_eq!(step(LevelStep::Down, "b3N"), to("b3W"));
        assert_eq!(step(LevelStep::Down, "b3W"), None);
        assert_eq!(step(LevelStep::First, "c1W"), to("z1DP1"));
        assert_eq!(step(LevelStep::Last, "c1W"), to("e1KP1"));
        assert_eq!(step(LevelStep::Rank(4), "c2W"), to("c4W"));
        assert_eq!(step(LevelStep::File(4), "a3W"), to("d3W"));
        assert_eq!(step(LevelStep::File(6), "a3W"), None, "no f-file");
        let column = Column::new(File::from_char('b').unwrap(), 5).unwrap();
        assert_eq!(step(LevelStep::Column(column), "b3N"), to("b5N"), "on the same level");
        let king = |back| LevelStep::Piece { role: Role::King, back };
        assert_eq!(step(king(false), "d0KP1"), to("d9KP6"));
        assert_eq!(step(king(false), "d9KP6"), to("d0KP1"), "from the start again");
    }
}
