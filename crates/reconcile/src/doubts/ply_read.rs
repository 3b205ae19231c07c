//! The reading of one move of the game, and other moves that the same cells may mean.
//!
//! The search may have dropped such a move because players seldom choose it, although no cell contradicts it.

use crate::cells::cell_reading::{Candidate, candidates};
use crate::cells::channel::CheckGiven;
use crate::doubts::question::Doubt;
use crate::lines::lattice::{Lattice, SearchInput, differs, same};
use annabella_chess::{Chess, Line, Move, Position};
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

/// The best reading, whose moves are replaced one by one.
pub(crate) struct SameCells<'a> {
    given: &'a SearchInput<'a>,
    lattice: &'a Lattice,
    line: Line,
}

impl<'a> SameCells<'a> {
    pub(crate) fn of(given: &'a SearchInput<'a>, lattice: &'a Lattice) -> SameCells<'a> {
        let mut line = Line::new(given.start.clone());
        for (edge, _) in &lattice.best {
            line.push(edge.mv);
        }
        SameCells { given, lattice, line }
    }

    /// Returns the readings with another move at `index` whose cells cost at most `most` more.
    ///
    /// Each is given by its moves that differ, with their indices.
    pub(crate) fn others(&self, index: usize, most: f64) -> Vec<Vec<(usize, Move)>> {
        let legal = candidates(self.line.position_after(index));
        let own = self.line.plies()[index].mv;
        let others = legal.into_iter().filter(|other| !same(other.mv, own));
        others.filter_map(|other| self.follow(index, other, most)).collect()
    }

    /// Follows the later cells after another move at `index`, each with a move of the same kind.
    fn follow(&self, index: usize, first: Candidate, most: f64) -> Option<Vec<(usize, Move)>> {
        let mut position = self.line.position_after(index).clone();
        let (mut excess, mut moves) = (0.0, Vec::new());
        for at in index..self.line.len() {
            let read = self.line.position_after(at);
            if at > index && position == *read {
                return Some(moves);
            }
            let mv = self.line.plies()[at].mv;
            let other = if at == index { first } else { like(mv, &position)? };
            let known = self.given.known.get(at).copied().flatten();
            if known.is_some_and(|known| !same(known, other.mv)) {
                return None;
            }
            let own = candidates(read).into_iter().find(|own| own.mv == mv)?;
            let after = self.line.position_after(at + 1);
            excess -= self.cells_cost(at, &own, after);
            position.play_unchecked(other.mv);
            excess += self.cells_cost(at, &other, &position);
            if excess > most {
                return None;
            }
            if !same(other.mv, mv) {
                moves.push((at, other.mv));
            }
        }
        let end = self.line.position().board();
        let boards = |own| self.given.boards.iter().map(|found| f64::from(differs(own, found))).sum::<f64>();
        excess += boards(position.board()) - boards(end);
        (excess <= most).then_some(moves)
    }

    /// Returns the cost of the cells at `index` for a move to this position.
    fn cells_cost(&self, index: usize, mv: &Candidate, after: &Chess) -> f64 {
        let check = CheckGiven::in_position(after);
        let cells = self.lattice.best[index].0.cells.into_iter().enumerate();
        let cost = |(sheet, cell): (usize, Option<u32>)| {
            let (writing, channel) =
                (&self.given.cells[sheet].writings[cell? as usize], self.given.channels[sheet]);
            Some(f64::from(channel.cost(writing, mv, !after.turn()).0 + channel.marks(writing, check)))
        };
        cells.filter_map(cost).sum()
    }
}

/// Returns the move with the same squares in another position, otherwise one with the same text.
fn like(mv: Move, position: &Chess) -> Option<Candidate> {
    let legal = candidates(position);
    let kind = |mv: Move| (mv.role(), mv.to(), mv.promotion(), mv.is_castle());
    let squares = legal.iter().find(|other| same(other.mv, mv));
    squares.or_else(|| legal.iter().find(|other| kind(other.mv) == kind(mv))).copied()
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
