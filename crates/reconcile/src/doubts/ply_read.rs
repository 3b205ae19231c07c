//! The reading of one move of the reconstructed game.

use crate::doubts::doubt::Doubt;
use annabella_chess::Move;
use serde::{Deserialize, Serialize};

/// How certain it is that a move was played, the most certain first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Degree {
    /// Both scores have it, and nothing casts doubt on it.
    Agreed,
    /// No other reading explains both scores nearly as well.
    Deduced,
    /// Other moves may have been played.
    Open,
}

impl Degree {
    /// The form in JSON, and the one that messages select.
    pub const fn code(self) -> &'static str {
        match self {
            Degree::Agreed => "agreed",
            Degree::Deduced => "deduced",
            Degree::Open => "open",
        }
    }

    /// The degree of a move that this many of the two scores have; open unless it is sure.
    pub(crate) fn of(sure: bool, named: usize) -> Degree {
        match (sure, named) {
            (false, _) => Degree::Open,
            (true, 2) => Degree::Agreed,
            (true, _) => Degree::Deduced,
        }
    }
}

/// The reading of one move.
#[derive(Clone, Debug, PartialEq)]
pub struct PlyRead {
    /// How certain it is.
    pub degree: Degree,
    /// The doubt, if it is not certain.
    pub doubt: Option<Doubt>,
    /// The number of sheets that name it.
    pub named: usize,
    /// The probability that this move was played, 0 to 1.
    pub probability: f64,
    /// Other moves that may have been played, most probable first.
    pub rivals: Vec<Rival>,
    /// The index of the cell of White's sheet and of Black's that was read for it.
    pub cells: [Option<usize>; 2],
}

impl PlyRead {
    /// Whether the move is certain: not open.
    pub fn is_sure(&self) -> bool {
        self.degree != Degree::Open
    }
}

/// Another reading of a ply.
#[derive(Clone, Debug, PartialEq)]
pub struct Rival {
    /// The move.
    pub mv: Move,
    /// Its probability, 0 to 1.
    pub share: f64,
}

/// Rivals that are less likely than this are called unlikely.
pub(crate) const UNLIKELY: f64 = 0.02;

/// The number of cells of a sheet up to the last one that was read for a ply.
pub(crate) fn cells_read(plies: &[PlyRead], sheet: usize) -> usize {
    plies.iter().filter_map(|ply| ply.cells[sheet]).max().map_or(0, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_without_doubt_is_agreed_only_where_both_scores_have_it() {
        let degrees =
            [(true, 2), (true, 1), (true, 0), (false, 2)].map(|(sure, named)| Degree::of(sure, named));
        assert_eq!(degrees, [Degree::Agreed, Degree::Deduced, Degree::Deduced, Degree::Open]);
    }
}
