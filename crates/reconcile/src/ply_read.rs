//! How one move of the reconstructed game was read.

use super::degree::Degree;
use super::doubt::Doubt;
use annabella_chess::Move;

/// How one move was read.
#[derive(Clone, Debug, PartialEq)]
pub struct PlyRead {
    /// How certain it is.
    pub degree: Degree,
    /// Why not, where it is not.
    pub doubt: Option<Doubt>,
    /// How many of the sheets name it.
    pub named: usize,
    /// How likely it is that this move was played, 0 to 1.
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
    /// How likely it is, 0 to 1.
    pub share: f64,
}

/// Rivals that are less likely than this are called unlikely.
pub(super) const UNLIKELY: f64 = 0.02;

/// The number of cells of a sheet up to the last one that was read for a ply.
pub(super) fn cells_read(plies: &[PlyRead], sheet: usize) -> usize {
    plies.iter().filter_map(|ply| ply.cells[sheet]).max().map_or(0, |last| last + 1)
}
