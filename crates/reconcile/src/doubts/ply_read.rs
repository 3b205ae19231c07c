//! The reading of one move of the reconstructed game.

use crate::doubts::doubt::Doubt;
use annabella_chess::Move;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Certainty that a move was played, the most certain first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Degree {
    /// Both scoresheets have the move, and nothing casts doubt on it.
    Agreed,
    /// No other reading explains both scoresheets nearly as well.
    Deduced,
    /// Other moves explain both scoresheets nearly as well, but players choose them much more seldom.
    Likely,
    /// Other moves may have been played.
    Open,
}

impl Degree {
    /// Returns the code used in JSON and in the selection of messages.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Returns the degree of a move named by this number of scoresheets; open unless it is sure.
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
    /// Certainty of the move.
    pub degree: Degree,
    /// Doubt about the move, if it is uncertain.
    pub doubt: Option<Doubt>,
    /// Number of sheets that name the move.
    pub named: usize,
    /// Probability that this move was played, from 0 to 1.
    pub probability: f64,
    /// Other possible moves, most probable first.
    pub rivals: Vec<Rival>,
    /// Index of the cell on White's sheet and on Black's that was read for the move.
    pub cells: [Option<usize>; 2],
}

impl PlyRead {
    /// Whether the move is certain: the scoresheets leave no other.
    pub fn is_sure(&self) -> bool {
        self.degree <= Degree::Deduced
    }
}

/// Another reading of a ply.
#[derive(Clone, Debug, PartialEq)]
pub struct Rival {
    /// The move.
    pub mv: Move,
    /// Probability of the move, from 0 to 1.
    pub share: f64,
}

/// Probability below which rivals are called unlikely.
pub(crate) const UNLIKELY: f64 = 0.02;

/// Counts the cells of a sheet up to the last one read for a ply.
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
