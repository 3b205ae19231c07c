//! The beam search: ply by ply, it keeps the readings worth following.

use crate::cells::cell_reading::candidates;
use crate::cells::place::{Advance, SheetPlace, SheetState};
use crate::choice::PreviousMoves;
use crate::lines::costs::{CellCosts, Choices, Costs, WeighedPosition};
use crate::lines::expansion::{Child, Expansion};
use crate::lines::lattice::{
    Edge, End, LEAST_LEFT, Lattice, Layer, Node, OUT_OF_STEP, REST, SearchInput, differs, edges_to, rest,
};
use crate::lines::next_layer::NextLayer;
use annabella_chess::{Chess, Position};

/// Extent of a search.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// Maximum excess over the best estimated cost of a ply; more expensive readings are dropped.
    ///
    /// If both players wrote a move other than the one played, the right reading may cost this much more
    /// until later moves confirm it.
    margin: f32,
    /// Number of readings followed at a ply, on average over the plies.
    width: usize,
    /// Maximum number of unused readings saved for plies that need more of them.
    saved: usize,
}

impl Effort {
    /// Usually enough to find the right reading.
    pub(crate) const USUAL: Effort = Effort { margin: 18.0, width: 300, saved: 80_000 };
    /// For sheets on which the usual effort finds no convincing reading.
    pub(crate) const MORE: Effort = Effort { margin: 30.0, width: 300, saved: 160_000 };
    /// For sheets longer than any game, so that noise is given up soon.
    pub(crate) const LONG: Effort = Effort { margin: 18.0, width: 100, saved: 8_000 };
}

/// Maximum number of readings followed at a ply.
const WIDEST: usize = 6000;
/// Divisor of the saved readings that one ply may use, so that later plies have some left.
const PART: usize = 8;
/// Number of children kept for each reading, and the minimum number of readings assumed for this.
///
/// More would help only on sheets of noise, and would need hundreds of megabytes.
const CHILDREN: usize = 8;
const NARROWEST: usize = 2000;
/// Cost of both sheets leaving out the same ply.
const BOTH: f32 = 5.0;
/// Number of plies after which the search ends if at most `BY_CHANCE` cells name their moves.
///
/// In noise one or two do; in sheets with every second cell wrong about twenty.
const LOST: usize = 24;
const BY_CHANCE: usize = 3;
/// Work of weighing a player's choice of one move, relative to a move with known costs.
const WEIGHED: usize = 16;
/// Maximum number of plies searched: no scoresheet on paper is longer.
const LONGEST: usize = 4096;
/// Weight of the probability of a player's choice; below 1, because writing costs are better known.
const CHOICE: f32 = 0.7;
/// Costs of the choice of a written and an unwritten move, if players chose all equally often.
///
/// A written one costs what the moves of real games do on average, so that a game with fewer moves is no
/// likelier; an unwritten one is one of some thirty legal moves.
const EVEN: f32 = 1.5;
const EVEN_UNWRITTEN: f32 = 3.4;
/// Cost of the cells of one move above which a reading has a fault there.
const FAULT: f32 = 3.0;
/// Number of moves before the first fault from which a better reading can differ.
const LAG: usize = 12;
/// Cost by which a better reading may exceed the faults that it avoids.
const SLACK: f32 = 3.0;
/// Cost of contradicting a known move.
const KNOWN: f32 = 25.0;

/// Work of a search, the same on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Positions in which the choice of moves was weighed.
    pub weighed: usize,
    /// Continuations of readings by a move.
    pub continued: usize,
    /// Readings followed.
    pub followed: usize,
}

/// A running search.
pub(crate) struct Beam {
    /// Work done up to now.
    pub work: Work,
    effort: Effort,
    /// Maximum estimated costs after each move, and after all later ones; empty if there is none.
    most: Vec<f32>,
    costs: Costs,
    choices: Choices,
    layers: Vec<Layer>,
    ends: Vec<End>,
    /// Total cost of the best reading that may end.
    least_end: f32,
    /// Positions of the last layer, and the index of the position of each node.
    positions: Vec<WeighedPosition>,
    of: Vec<u32>,
    saved: usize,
    /// The ply being expanded.
    expansion: Option<Expansion>,
    done: bool,
    /// Work done in this step, roughly in moves weighed.
    spent: usize,
}

impl Beam {
    pub(crate) fn new(given: &SearchInput, effort: Effort) -> Beam {
        Beam::with(given, effort, Choices::default())
    }

    /// Starts the search again with more effort; the choices weighed remain known.
    pub(crate) fn again(&mut self, given: &SearchInput, effort: Effort) -> Beam {
        Beam { work: self.work, ..Beam::with(given, effort, std::mem::take(&mut self.choices)) }
    }

    /// Starts a wider search for a reading that is better than this complete one.
    ///
    /// A reading that costs more than `best` after some move can only be better if `best` has faults after it that
    /// cost as much.
    pub(crate) fn again_for_better(&mut self, given: &SearchInput, lattice: &Lattice) -> Beam {
        let fault = |edge: &Edge| (edge.cost - edge.choice - EVEN).max(0.0);
        let first = lattice.best.iter().position(|(edge, _)| fault(edge) > FAULT).unwrap_or_default();
        let mut left: f32 = lattice.best.iter().map(|(edge, _)| fault(edge)).sum();
        let mut cost = 0.0;
        let mut most = Vec::with_capacity(lattice.best.len() + 1);
        for (ply, (edge, places)) in lattice.best.iter().enumerate() {
            (cost, left) = (cost + edge.cost, left - fault(edge));
            let open = if ply + LAG >= first { left } else { 0.0 };
            most.push(cost + rest(given, *places) + open + SLACK);
        }
        most.push(lattice.cost + SLACK);
        Beam { most, ..self.again(given, Effort::MORE) }
    }

    fn with(given: &SearchInput, effort: Effort, choices: Choices) -> Beam {
        let root = Node { best: 0.0, before: 0.0, ..Node::new([SheetPlace::START; 2]) };
        Beam {
            work: Work::default(),
            effort,
            most: Vec::new(),
            costs: Costs::new(given),
            choices,
            layers: vec![Layer { nodes: vec![root], ..Layer::default() }],
            ends: Vec::new(),
            least_end: f32::INFINITY,
            positions: vec![WeighedPosition::new(given.start.clone(), PreviousMoves::default(), false)],
            of: vec![0],
            saved: effort.saved,
            expansion: None,
            done: false,
            spent: 0,
        }
    }

    /// Does about `budget` work; returns `true` once no work is left.
    pub(crate) fn step(&mut self, given: &SearchInput, budget: usize) -> bool {
        self.spent = 0;
        while !self.done {
            let mut expansion = match self.expansion.take() {
                Some(expansion) => expansion,
                None => {
                    self.note_ends(given);
                    self.expansion(given)
                }
            };
            if !self.expand(given, &mut expansion, budget) {
                self.expansion = Some(expansion);
                return false;
            }
            let children = expansion.best();
            if children.is_empty() || self.is_lost(given) || self.layers.len() > LONGEST {
                if self.ends.is_empty() {
                    self.end_anywhere(given);
                }
                self.done = true;
            } else {
                self.spent += children.len();
                self.work.continued += children.len();
                let most = expansion.cut.min(expansion.least + expansion.margin);
                self.grow(given, &children, most);
            }
        }
        true
    }

    /// Takes the layers and the possible ends of readings from a finished search.
    pub(crate) fn found(&mut self) -> (Vec<Layer>, Vec<End>) {
        (std::mem::take(&mut self.layers), std::mem::take(&mut self.ends))
    }

    /// Whether the rest of the sheets is noise or empty; tested every [`LOST`] plies.
    fn is_lost(&self, given: &SearchInput) -> bool {
        let plies = self.layers.len() - 1;
        if plies == 0 || !plies.is_multiple_of(LOST) {
            return false;
        }
        let nodes = (0..).zip(&self.layers[plies].nodes);
        let Some((best, _)) = nodes.min_by(|left, right| left.1.best.total_cmp(&right.1.best)) else {
            return false;
        };
        let mut position = given.start.clone();
        let mut named = 0;
        for (ply, edge) in edges_to(&self.layers, plies, best).into_iter().enumerate() {
            if ply + LOST >= plies {
                named += names(given, &position, &edge)
                    + usize::from(given.known.get(ply) == Some(&Some(edge.mv)));
            }
            position.play_unchecked(edge.mv);
        }
        named <= BY_CHANCE
    }

    /// Records the readings that may end at the last layer.
    fn note_ends(&mut self, given: &SearchInput) {
        let layer = self.layers.len() - 1;
        for (index, node) in self.layers[layer].nodes.iter().enumerate() {
            let weighed = &mut self.positions[self.of[index] as usize];
            let left: usize = given.left(node.places).iter().sum();
            if left > LEAST_LEFT && !self.costs.candidates(weighed).is_empty() {
                continue;
            }
            let board = weighed.position.board();
            let boards: f32 = given.boards.iter().map(|found| differs(board, found)).sum();
            let cost = given.left_over(node.places) + boards;
            self.least_end = self.least_end.min(node.best + cost);
            self.ends.push(End { layer, node: index as u32, cost, left });
        }
    }

    /// Lets any reading of the last layer be the result, since none reaches the end of the sheets.
    fn end_anywhere(&mut self, given: &SearchInput) {
        let layer = self.layers.len() - 1;
        let nodes = self.layers[layer].nodes.iter().enumerate();
        let end = |(index, node): (usize, &Node)| {
            let left = given.left(node.places).iter().sum::<usize>();
            // `left` marks it as incomplete, even if the game is over.
            End {
                layer,
                node: index as u32,
                cost: given.left_over(node.places),
                left: left.max(LEAST_LEFT + 1),
            }
        };
        self.ends = nodes.map(end).collect();
    }

    /// Starts to continue the readings of the last layer.
    fn expansion(&mut self, given: &SearchInput) -> Expansion {
        let ply = self.layers.len() - 1;
        let nodes = &self.layers[ply].nodes;
        let read = [0, 1].map(|sheet: usize| nodes.iter().map(|node| node.places[sheet].next).min());
        self.costs.forget(read.map(Option::unwrap_or_default));
        let mut order: Vec<(f32, u32)> = nodes
            .iter()
            .zip(0..)
            .map(|(node, index)| (node.best + rest(given, node.places), index))
            .collect();
        order.sort_unstable_by(|left, right| left.0.total_cmp(&right.0));
        Expansion {
            order,
            next: 0,
            known: given.known.get(ply).copied().flatten(),
            least: self.least_end,
            margin: self.effort.margin,
            cut: self.most.get(ply).or(self.most.last()).copied().unwrap_or(f32::INFINITY),
            children: Vec::new(),
        }
    }

    /// Continues readings until `budget` is used; returns `true` if no further one is worth it.
    fn expand(&mut self, given: &SearchInput, expansion: &mut Expansion, budget: usize) -> bool {
        let most = CHILDREN * self.width().max(NARROWEST);
        let mut ways: [Vec<Advance>; 2] = Default::default();
        while let Some(&(rank, from)) = expansion.order.get(expansion.next) {
            if self.spent >= budget {
                return false;
            }
            expansion.next += 1;
            self.spent += 1;
            expansion.keep_best(most);
            // The bound covers reading two more cells and bringing the sheets into step again.
            if !expansion.is_worth(rank - 2.0 * REST - OUT_OF_STEP) {
                break;
            }
            let places = self.layers[self.layers.len() - 1].nodes[from as usize].places;
            if (0..2).all(|sheet| places[sheet].is_done(given.cells[sheet])) {
                continue;
            }
            for (sheet, ways) in ways.iter_mut().enumerate() {
                places[sheet].steps(given.cells[sheet], ways);
            }
            let pairs = ways[0].iter().flat_map(|left| ways[1].iter().map(|right| [*left, *right]));
            for steps in pairs.filter(may_go_together) {
                self.expand_by(given, expansion, from, steps);
            }
        }
        true
    }

    /// Continues one reading by these steps on its sheets, with each worthwhile move.
    fn expand_by(&mut self, given: &SearchInput, expansion: &mut Expansion, from: u32, steps: [Advance; 2]) {
        let rest = rest(given, steps.map(|step| step.to));
        let neither = steps.iter().all(|step| step.cell.is_none());
        let both = if neither { BOTH } else { 0.0 };
        let best = self.layers[self.layers.len() - 1].nodes[from as usize].best;
        let base = best + steps[0].cost + steps[1].cost + both;
        if !expansion.is_worth(base + rest) {
            return;
        }
        let weighed = &mut self.positions[self.of[from as usize] as usize];
        let moves = self.costs.candidates(weighed).len();
        let mut tables: [Option<CellCosts>; 2] = [None; 2];
        let mut written: [Option<(u32, f32)>; 2] = [None; 2];
        let mut says = false;
        let orderly = steps.iter().all(|step| step.plain);
        for (sheet, table) in tables.iter_mut().enumerate() {
            let Some(cell) = steps[sheet].cell else { continue };
            says |= !given.cells[sheet].writings[cell as usize].is_blank();
            let costs = self.costs.table(given, weighed, sheet, cell);
            *table = Some(costs);
            written[sheet] =
                Some((cell, costs.least)).filter(|_| !given.cells[sheet].writings[cell as usize].is_blank());
        }
        if given.illegal && orderly && !weighed.after_illegal {
            for (mv, cost) in self.costs.illegal(given, weighed, written) {
                let cost = base + cost;
                if expansion.is_worth(cost + rest) {
                    expansion.push(Child { from, mv, steps, cost, choice: 0.0, rank: cost + rest });
                }
            }
        }
        let least_read: f32 = tables.iter().flatten().map(|table| table.least).sum();
        if !expansion.is_worth(base + rest + least_read) || !orderly && !says && !neither {
            return;
        }
        let tables = tables.map(|table| table.map(|table| self.costs.of(table, moves)));
        let fresh = weighed.weigh(&mut self.choices);
        self.work.weighed += usize::from(fresh);
        self.spent += if fresh { WEIGHED * moves } else { moves };
        for (mv, choice) in weighed.choice().iter().enumerate() {
            let read = tables.map(|table| table.map_or(0.0, |table| table[mv]));
            let cost = base + read[0] + read[1] + CHOICE * choice;
            if expansion.is_worth(cost + rest) {
                let mv = mv as u32;
                let contradicts =
                    expansion.contradicts(weighed.candidate(mv).map(|(candidate, _)| candidate));
                let cost = cost + if contradicts { KNOWN } else { 0.0 };
                let choice = CHOICE * choice - if says { EVEN } else { EVEN_UNWRITTEN };
                expansion.push(Child { from, mv, steps, cost, choice, rank: cost + rest });
            }
        }
    }

    /// Returns the number of readings that may be followed at the next ply.
    fn width(&self) -> usize {
        (self.saved / PART).clamp(self.effort.width, WIDEST)
    }

    /// Builds the next layer. Readings with an estimated cost above `most` have been dropped already.
    fn grow(&mut self, given: &SearchInput, children: &[Child], most: f32) {
        let parents = &self.layers[self.layers.len() - 1].nodes;
        let mut next = NextLayer::new(self.width(), most);
        for child in children {
            let parent = &parents[child.from as usize];
            let index = self.of[child.from as usize];
            let weighed = &self.positions[index as usize];
            let Some(mv) = weighed.candidate(child.mv).map(|(own, illegal)| (own.mv, illegal)) else {
                continue;
            };
            let Some(after) = next.position_after(weighed, mv, (index, child.mv)) else { continue };
            let check = next.positions[after as usize].1;
            let cells = child.steps.map(|step| step.cell);
            let mut cost = child.cost - parent.best;
            for (sheet, cell) in cells.into_iter().enumerate() {
                if let Some(cell) = cell {
                    let writing = &given.cells[sheet].writings[cell as usize];
                    cost += given.channels[sheet].marks(writing, check);
                }
            }
            let Some(to) = next.node(after, child.steps.map(|step| step.to), child.rank) else { continue };
            next.add(Edge { from: child.from, to, mv: mv.0, cost, choice: child.choice, cells }, parent);
        }
        let NextLayer { layer, positions, of, .. } = next;
        self.saved =
            (self.saved + self.effort.width).saturating_sub(layer.nodes.len()).min(self.effort.saved);
        self.work.followed += layer.nodes.len();
        self.layers.push(layer);
        self.positions = positions.into_iter().map(|(weighed, _)| weighed).collect();
        self.of = of;
    }
}

/// Counts the cells read for a move that name it.
fn names(given: &SearchInput, position: &Chess, edge: &Edge) -> usize {
    let legal = candidates(position);
    let Some(candidate) = legal.iter().find(|candidate| candidate.mv == edge.mv) else { return 0 };
    let cells = (0..2).filter_map(|sheet| Some((sheet, edge.cells[sheet]?)));
    let writing = |(sheet, cell): (usize, u32)| (sheet, &given.cells[sheet].writings[cell as usize]);
    cells
        .map(writing)
        .filter(|(_, writing)| !writing.is_blank())
        .filter(|(sheet, writing)| given.channels[*sheet].cost(writing, candidate, position.turn()).1)
        .count()
}

/// Whether two sheets may continue in these ways together.
///
/// A ply without any cell must have been left out by both. Both may get out of order at the same ply, as each
/// writer does so alone.
fn may_go_together([left, right]: &[Advance; 2]) -> bool {
    let neither = left.cell.is_none() && right.cell.is_none();
    let ended = [left, right].iter().any(|step| step.to.state == SheetState::Ended);
    !(neither && ended)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::few_readings::TwoSheets;

    const LONG_GAME: &str = "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 \
        bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 \
        Qb4 Ra4 Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+";

    /// Builds cells of four meaningless signs each.
    fn noise(cells: usize) -> Vec<String> {
        let signs = b"abcdefgh12345678NRKQBx+-=?zqO";
        let sign = |at: usize| char::from(signs[(at * at * 31 + at * 17 + at / 7) % signs.len()]);
        (0..cells).map(|cell| (4 * cell..4 * cell + 4).map(sign).collect()).collect()
    }

    fn plies(sheets: [&[String]; 2]) -> usize {
        let sheets = TwoSheets::of(&sheets[0].join(" "), &sheets[1].join(" "));
        let mut beam = Beam::new(&sheets.given(), Effort::LONG);
        while !beam.step(&sheets.given(), usize::MAX) {}
        beam.found().0.len() - 1
    }

    #[test]
    fn a_search_ends_in_noise_and_not_where_every_second_cell_is_noise() {
        let noise = noise(400);
        assert!(plies([&noise[..200], &noise[200..]]) <= 3 * LOST);
        let game: Vec<&str> = LONG_GAME.split_whitespace().collect();
        let half = |odd: usize| -> Vec<String> {
            let cell = |at: usize| if at % 2 == odd { game[at].to_string() } else { noise[at].clone() };
            (0..game.len()).map(cell).collect()
        };
        assert!(game.len() > 2 * LOST);
        // Each cell of noise is next to a right one, or next to noise.
        assert!(plies([&half(0), &half(1)]) >= game.len() && plies([&half(0), &half(0)]) >= game.len());
    }
}
