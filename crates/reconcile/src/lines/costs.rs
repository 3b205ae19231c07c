//! The cost of each cell for each legal move, computed once.

use crate::cells::cell_reading::{Candidate, candidates};
use crate::cells::channel::{MAX_ODD_CELL_COST, NAMED};
use crate::choice::{PreviousMoves, neg_log_probabilities};
use crate::lines::breaches::{breach_of, illegal_moves, names_no_promotion, pass};
use crate::lines::lattice::SearchInput;
use annabella_chess::{Chess, Move, Position};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A position with its legal moves and the costs of cells for them.
pub(crate) struct WeighedPosition {
    /// The position.
    pub position: Chess,
    /// Moves before it, on the best path to here.
    pub before: PreviousMoves,
    /// Legal moves, each with its number among all moves of the search; computed when first needed.
    candidates: Option<Vec<(Candidate, u32)>>,
    /// Cost of a player's choice of each move; computed when first needed.
    choice: Option<Arc<[f32]>>,
    /// Costs of each requested cell, by sheet and index.
    tables: Vec<((usize, u32), CellCosts)>,
    /// Whether an illegal move led here.
    pub after_illegal: bool,
    /// Illegal moves that cells name here; numbered after the legal ones.
    illegal: Vec<Candidate>,
}

/// Maximum number of positions whose choices are kept, some forty megabytes; only noise has more.
const MOST_CHOICES: usize = 1 << 17;

/// Costs of a player's choice of each move, by the position and the moves before it.
///
/// A wider search, and one with other evidence, meet nearly all positions of the usual one again.
#[derive(Default)]
pub(crate) struct Choices(FxHashMap<(Chess, PreviousMoves), Arc<[f32]>>);

/// The costs of a cell for the moves of a position: their place in [`Costs`], and the minimum.
#[derive(Clone, Copy)]
pub(crate) struct CellCosts {
    first: u32,
    /// Cost for the best-fitting move.
    pub least: f32,
}

impl WeighedPosition {
    pub(crate) fn new(position: Chess, before: PreviousMoves, after_illegal: bool) -> WeighedPosition {
        let (candidates, choice, tables, illegal) = (None, None, Vec::new(), Vec::new());
        WeighedPosition { position, before, candidates, choice, tables, after_illegal, illegal }
    }

    /// Returns the move with this index, and whether it is illegal.
    ///
    /// `None` before a call of [`Costs::candidates`].
    pub(crate) fn candidate(&self, index: u32) -> Option<(&Candidate, bool)> {
        let legal = self.candidates.as_ref()?;
        match legal.get(index as usize) {
            Some((candidate, _)) => Some((candidate, false)),
            None => self.illegal.get(index as usize - legal.len()).map(|candidate| (candidate, true)),
        }
    }

    /// Adds an illegal move that a cell names, and returns its index.
    fn add_illegal(&mut self, candidate: Candidate) -> u32 {
        let known = self.illegal.iter().position(|own| own.mv == candidate.mv);
        let at = known.unwrap_or_else(|| {
            self.illegal.push(candidate);
            self.illegal.len() - 1
        });
        (self.candidates.as_ref().map_or(0, Vec::len) + at) as u32
    }

    /// Finds the costs of choice, after [`Costs::candidates`]; returns whether they had to be computed.
    pub(crate) fn weigh(&mut self, known: &mut Choices) -> bool {
        if self.choice.is_some() {
            return false;
        }
        let key = (self.position.clone(), self.before);
        if let Some(choice) = known.0.get(&key) {
            self.choice = Some(Arc::clone(choice));
            return false;
        }
        let candidates = self.candidates.as_deref().unwrap_or_default();
        let moves: Vec<Move> = candidates.iter().map(|(candidate, _)| candidate.mv).collect();
        let choice: Arc<[f32]> = neg_log_probabilities(&self.position, self.before, &moves).into();
        if known.0.len() < MOST_CHOICES {
            known.0.insert(key, Arc::clone(&choice));
        }
        self.choice = Some(choice);
        true
    }

    /// Returns the cost of a player's choice of each move; empty before [`WeighedPosition::weigh`].
    pub(crate) fn choice(&self) -> &[f32] {
        self.choice.as_deref().unwrap_or_default()
    }
}

/// The costs of the cells of two sheets, as far as they have been needed.
pub(crate) struct Costs {
    /// Number of each move, by its key.
    numbers: FxHashMap<u32, u32>,
    /// Cost by sheet, cell and number of the move.
    known: [Vec<Vec<f32>>; 2],
    /// Minimum cost over all moves, by sheet and cell.
    least: [Vec<Option<f32>>; 2],
    /// Costs for this ply's positions, one table after another.
    tables: Vec<f32>,
}

impl Costs {
    pub(crate) fn new(given: &SearchInput) -> Costs {
        let cells = given.cells.map(|cells| cells.writings.len());
        Costs {
            numbers: FxHashMap::default(),
            known: cells.map(|cells| vec![Vec::new(); cells]),
            least: cells.map(|cells| vec![None; cells]),
            tables: Vec::new(),
        }
    }

    /// Drops the tables of the previous ply, and the costs of cells before `read`.
    pub(crate) fn forget(&mut self, read: [u32; 2]) {
        self.tables.clear();
        for (known, read) in self.known.iter_mut().zip(read) {
            let cells = known[..read as usize].iter_mut().rev();
            cells.take_while(|costs| !costs.is_empty()).for_each(|costs| *costs = Vec::new());
        }
    }

    /// Returns the legal moves of a position.
    pub(crate) fn candidates<'s>(&mut self, weighed: &'s mut WeighedPosition) -> &'s [(Candidate, u32)] {
        let numbers = &mut self.numbers;
        weighed.candidates.get_or_insert_with(|| {
            let number = |candidate: Candidate| {
                let next = numbers.len() as u32;
                (candidate, *numbers.entry(candidate.key).or_insert(next))
            };
            candidates(&weighed.position).into_iter().map(number).collect()
        })
    }

    /// Returns the costs of a cell for each legal move of a position.
    pub(crate) fn table(
        &mut self,
        given: &SearchInput,
        weighed: &mut WeighedPosition,
        sheet: usize,
        cell: u32,
    ) -> CellCosts {
        if let Some((_, table)) = weighed.tables.iter().find(|(own, _)| *own == (sheet, cell)) {
            return *table;
        }
        let first = self.tables.len() as u32;
        let turn = weighed.position.turn();
        let writing = &given.cells[sheet].writings[cell as usize];
        let channel = given.channels[sheet];
        let base = *self.least[sheet][cell as usize].get_or_insert_with(|| channel.least(writing));
        let mut least = MAX_ODD_CELL_COST;
        self.candidates(weighed);
        let known = &mut self.known[sheet][cell as usize];
        for &(candidate, number) in weighed.candidates.iter().flatten() {
            let number = number as usize;
            if known.len() <= number {
                known.resize(number + 64, f32::NAN);
            }
            if known[number].is_nan() {
                // Costs that a cell has for every move are subtracted, so that readings that skip it gain
                // nothing.
                known[number] = (channel.cost(writing, &candidate, turn).0 - base).max(0.0);
            }
            let cost = known[number];
            least = least.min(cost);
            self.tables.push(cost);
        }
        if least < NAMED {
            let most = channel.another(turn);
            self.tables[first as usize..].iter_mut().for_each(|cost| *cost = cost.min(most));
        }
        let table = CellCosts { first, least };
        weighed.tables.push(((sheet, cell), table));
        table
    }

    /// Returns the illegal moves that cells name although they name no legal one; without text, a pass.
    ///
    /// Each has its index and the cost of breaking the rule, of these cells included.
    pub(crate) fn illegal(
        &self,
        given: &SearchInput,
        weighed: &mut WeighedPosition,
        cells: [Option<(u32, f32)>; 2],
    ) -> Vec<(u32, f32)> {
        let turn = weighed.position.turn();
        let written = [0, 1].map(|sheet: usize| {
            cells[sheet].map(|(cell, least)| (&given.cells[sheet].writings[cell as usize], least))
        });
        let mut moves: Vec<Candidate> = Vec::new();
        for (sheet, own) in written.iter().enumerate() {
            let Some((writing, least)) = own else { continue };
            let letters = given.channels[sheet].hand().letters();
            for pattern in letters.iter().filter_map(|own| writing.pattern(*own)) {
                if *least >= NAMED || names_no_promotion(pattern, turn) {
                    moves.extend(illegal_moves(&weighed.position, pattern));
                }
            }
        }
        if written.iter().all(Option::is_none) {
            moves.extend(pass(&weighed.position));
        }
        let mut found = Vec::new();
        for candidate in moves {
            let Some(breach) = breach_of(&weighed.position, candidate.mv) else { continue };
            let mut cost = breach.cost;
            for (sheet, own) in written.iter().enumerate() {
                let Some((writing, _)) = own else { continue };
                let base =
                    self.least[sheet][cells[sheet].map_or(0, |(cell, _)| cell as usize)].unwrap_or(0.0);
                cost += (given.channels[sheet].cost(writing, &candidate, turn).0 - base).max(0.0);
            }
            let index = weighed.add_illegal(candidate);
            if !found.iter().any(|(known, _)| *known == index) {
                found.push((index, cost));
            }
        }
        found
    }

    /// Returns the costs of `table` for its number of `moves`.
    pub(crate) fn of(&self, table: CellCosts, moves: usize) -> &[f32] {
        &self.tables[table.first as usize..][..moves]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::read_score::ReadScore;
    use annabella_chess::Color;
    use annabella_clock::Stamp;
    use annabella_scoresheet::{Cell, Scoresheet};

    #[test]
    fn another_legal_move_stands_in_a_cell_likelier_than_a_text_that_names_none() {
        let start = Chess::default();
        let score = |owner, cells: &str| {
            let mut sheet = Scoresheet::new(owner);
            cells.split(' ').for_each(|cell| sheet.push(Cell::written(cell, None, Stamp(0))));
            ReadScore::of(&sheet, &start)
        };
        let read = [score(Color::White, "Nf3 Ng8 Nc3"), score(Color::Black, "e4 e5 Nc3")];
        let given = SearchInput {
            start: &start,
            cells: [&read[0].cells, &read[1].cells],
            channels: [&read[0].channel, &read[1].channel],
            boards: &[],
            known: &[],
            illegal: false,
        };
        let mut costs = Costs::new(&given);
        let mut weighed = WeighedPosition::new(start.clone(), PreviousMoves::default(), false);
        let most = [(0, 0), (0, 1), (1, 0)].map(|(sheet, cell)| {
            let table = costs.table(&given, &mut weighed, sheet, cell);
            costs.of(table, 20).iter().copied().fold(0.0, f32::max)
        });
        let another = [0, 1].map(|sheet| given.channels[sheet].another(Color::White));
        assert_eq!(most, [another[0], MAX_ODD_CELL_COST, another[1]]);
        // A player who only heard the move is likelier to write another one.
        assert!(another[1] < another[0] && another[0] < MAX_ODD_CELL_COST);
    }
}
