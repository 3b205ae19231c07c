//! Other moves that the same cells may mean, followed to the end of the sheets.
//!
//! The search may have dropped such a reading because players seldom choose its moves, although no cell
//! contradicts it.

use crate::cells::candidate::{Candidate, candidates};
use crate::cells::channel::CheckGiven;
use crate::lines::lattice::{Lattice, SearchInput, differs, same};
use annabella_chess::{Chess, Line, Move, Position};

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
