//! The lines of a file with the results that were set.

use super::{Tournament, decimal};
use crate::pairings::boards::Pair;
use crate::pairings::code::{Cell, CellResult, CellSpans, Code};
use crate::pairings::columns::put;
use crate::pairings::player::{POINTS, PlayerLine};
use crate::pairings::result::{GameKind, Points};

impl Tournament {
    /// Returns the file with the results that were set.
    ///
    /// Only their cells change, and the points of their players (columns 81 to 84), if the points that were read
    /// are the sums of the results. All other bytes are as they were read.
    pub fn write(&self) -> Vec<u8> {
        let mut text = self.text.clone();
        for &(round, white) in self.results.keys() {
            let Some(pair) = self.pairs(round).find(|pair| pair.white == white) else { continue };
            for line in [pair.white, pair.black].into_iter().filter_map(|rank| self.lines.get(&rank)) {
                if let Some(written) = text.line_mut(line.index) {
                    self.update(line, written);
                }
            }
        }
        text.write()
    }

    /// Writes the results and the points of a player into the text of the line.
    fn update(&self, line: &PlayerLine, text: &mut String) {
        let rounds = 1..=line.cells.len().max(self.rounds());
        let set = |round: usize| Some((round, self.set_for(round, line.player.rank)?));
        for (round, (kind, points)) in rounds.filter_map(set) {
            put(text, line.counting, CellSpans::of(round).result.first, Code::sign(kind, points));
        }
        if let Some(sum) = self.sum_of(line).filter(|_| self.points_are_sums) {
            let field = format!("{:>4}", decimal(sum));
            for (column, char) in (POINTS.first..=POINTS.last).zip(field.chars()) {
                put(text, line.counting, column, char);
            }
        }
    }

    /// Returns the index of a player's line if the result of a round would not be read again as it is written.
    ///
    /// The columns of a damaged line can be displaced, or found by another way of counting after the change.
    pub(super) fn unreadable_line(&self, round: usize, rank: u16) -> Option<usize> {
        let line = self.lines.get(&rank)?;
        let mut text = self.text.lines().get(line.index)?.text.clone();
        self.update(line, &mut text);
        let (again, _) = PlayerLine::read(&text, line.index);
        let (kind, points) = self.set_for(round, rank)?;
        // Half a point by forfeit is written as a draw.
        let expected = Code::read(&Code::sign(kind, points).to_string()).map(CellResult::Known);
        let is_same = again.counting == line.counting
            && Some(again.cell(round).result) == expected
            && line.cells.iter().zip(&again.cells).all(|(before, after)| before.opponent == after.opponent);
        (!is_same).then_some(line.index)
    }

    /// Returns the kind and the points of a result that was set for a player.
    fn set_for(&self, round: usize, rank: u16) -> Option<(GameKind, Points)> {
        let is_in = |pair: &Pair| pair.white == rank || pair.black == rank;
        let pair = self.pairs(round).find(is_in)?;
        let result = self.results.get(&(round, pair.white))?;
        Some((result.kind, if pair.white == rank { result.white } else { result.black }))
    }

    /// Returns the sum of a player's half points; `None` if a result is damaged.
    fn sum_of(&self, line: &PlayerLine) -> Option<u32> {
        let halves = |(index, cell): (usize, &Cell)| match self.set_for(index + 1, line.player.rank) {
            Some((_, points)) => Some(u32::from(points.half_points())),
            None => cell.half_points(),
        };
        line.cells.iter().enumerate().map(halves).sum()
    }
}
