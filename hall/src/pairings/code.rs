//! The cell of a player in a round: opponent, colour and result, in columns 92 to 99 for round 1.

use super::columns::Span;
use super::result::{GameKind, Points};
use annabella_chess::Color;

/// The columns of a round's cell.
pub(super) struct CellSpans {
    /// The opponent's starting rank.
    pub opponent: Span,
    /// The colour.
    pub colour: Span,
    /// The code of the result.
    pub result: Span,
    /// The blank columns before opponent, colour and result.
    pub blanks: [Span; 3],
}

impl CellSpans {
    /// Width of a cell.
    pub const WIDTH: usize = 10;
    /// First column of the cell of round 1.
    pub const FIRST: usize = 92;

    /// Returns the columns of a round, from 1.
    pub const fn of(round: usize) -> CellSpans {
        let first = Self::FIRST + (round - 1) * Self::WIDTH;
        CellSpans {
            opponent: Span::new(first, first + 3),
            colour: Span::at(first + 5),
            result: Span::at(first + 7),
            blanks: [Span::new(first - 2, first - 1), Span::at(first + 4), Span::at(first + 6)],
        }
    }
}

/// The contents of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub opponent: Opponent,
    /// The colour; `None` if the cell has none.
    pub colour: Option<Color>,
    pub result: CellResult,
}

/// The opponent in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opponent {
    /// The player has a bye, or is not paired.
    Nobody,
    /// The player with this starting rank.
    Player(u16),
    /// The columns are damaged.
    Unreadable,
}

/// The result in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellResult {
    /// No result yet; without an opponent: a known absence.
    Blank,
    /// A result.
    Known(Code),
    /// The column is damaged.
    Unreadable,
    /// The columns are displaced, so that no result can be written into them either.
    Displaced,
}

/// A result of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Code {
    /// The points of a game, or of one that was not played.
    Game(GameKind, Points),
    /// A bye: half a point, a full point, allocated by the pairing, or none.
    Bye(Points),
}

impl Code {
    /// Reads a result, in capitals or not.
    pub fn read(text: &str) -> Option<Code> {
        use GameKind::{Forfeit, Rated, Unrated};
        use Points::{Half, One, Zero};
        Some(match text {
            "1" => Code::Game(Rated, One),
            "=" => Code::Game(Rated, Half),
            "0" => Code::Game(Rated, Zero),
            "W" | "w" => Code::Game(Unrated, One),
            "D" | "d" => Code::Game(Unrated, Half),
            "L" | "l" => Code::Game(Unrated, Zero),
            "+" => Code::Game(Forfeit, One),
            "-" => Code::Game(Forfeit, Zero),
            "F" | "f" | "U" | "u" => Code::Bye(One),
            "H" | "h" => Code::Bye(Half),
            "Z" | "z" => Code::Bye(Zero),
            _ => return None,
        })
    }

    /// Returns the sign of one player's points in a game.
    ///
    /// The format lacks half a point by forfeit; an unrated draw has the same effect.
    pub const fn sign(kind: GameKind, points: Points) -> char {
        match (kind, points) {
            (GameKind::Rated, Points::One) => '1',
            (GameKind::Rated, Points::Half) => '=',
            (GameKind::Rated, Points::Zero) => '0',
            (GameKind::Unrated, Points::One) => 'W',
            (GameKind::Unrated | GameKind::Forfeit, Points::Half) => 'D',
            (GameKind::Unrated, Points::Zero) => 'L',
            (GameKind::Forfeit, Points::One) => '+',
            (GameKind::Forfeit, Points::Zero) => '-',
        }
    }

    /// Returns the player's points.
    pub const fn points(self) -> Points {
        match self {
            Code::Game(_, points) | Code::Bye(points) => points,
        }
    }
}

impl Cell {
    /// A round in which the player has no opponent and no points.
    pub const ABSENT: Cell = Cell { opponent: Opponent::Nobody, colour: None, result: CellResult::Blank };

    /// Returns the player's half points; `None` if the cell is damaged.
    pub fn half_points(self) -> Option<u32> {
        match self.result {
            CellResult::Blank => Some(0),
            CellResult::Known(code) => Some(u32::from(code.points().half_points())),
            CellResult::Unreadable | CellResult::Displaced => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_ten_columns_apart() {
        let spans = CellSpans::of(1);
        assert_eq!(spans.opponent, Span::new(92, 95));
        assert_eq!((spans.colour, spans.result), (Span::at(97), Span::at(99)));
        let spans = CellSpans::of(3);
        assert_eq!(spans.opponent, Span::new(112, 115));
        assert_eq!((spans.colour, spans.result), (Span::at(117), Span::at(119)));
    }

    #[test]
    fn every_sign_is_read_as_its_points() {
        for kind in [GameKind::Rated, GameKind::Unrated, GameKind::Forfeit] {
            for points in [Points::Zero, Points::Half, Points::One] {
                let sign = Code::sign(kind, points).to_string();
                assert_eq!(Code::read(&sign).map(Code::points), Some(points), "{kind:?} {points:?}");
            }
        }
        assert_eq!(Code::read("u"), Some(Code::Bye(Points::One)));
        assert_eq!(Code::read("x"), None);
    }
}
