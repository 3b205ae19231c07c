//! The beam search: ply by ply it keeps the readings that are still worth following.

use crate::cells::channel::{candidates, checks};
use crate::cells::place::{Advance, SheetPlace, SheetState};
use crate::lines::costs::{CellCosts, Costs, Stand};
use crate::lines::lattice::{
    Edge, End, LEAST_LEFT, Layer, Node, OUT_OF_STEP, REST, SearchInput, add, edges_to, rest,
};
use annabella_chess::{Board, Chess, Move, Position, Square};
use annabella_choice::Before;
use rustc_hash::FxHashMap;

/// How far a search goes.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// Readings whose cost, with an estimate for the cells still to be read, exceeds the best of
    /// the same ply by more than this are dropped. If both players wrote something other than was
    /// played, the right reading may cost this much more until later moves confirm it.
    margin: f32,
    /// How many readings are followed at a ply, on average over the plies.
    width: usize,
    /// How many unused readings may be saved for plies that need more of them.
    saved: usize,
}

impl Effort {
    /// Enough to find the right reading as a rule.
    pub(crate) const USUAL: Effort = Effort { margin: 18.0, width: 300, saved: 80_000 };
    /// For sheets on which the usual effort finds no convincing reading.
    pub(crate) const MORE: Effort = Effort { margin: 30.0, width: 300, saved: 160_000 };
    /// For sheets that are longer than games are, so that noise is soon given up.
    pub(crate) const LONG: Effort = Effort { margin: 18.0, width: 100, saved: 8_000 };
}

/// The most readings followed at a ply.
const WIDEST: usize = 6000;
/// A ply uses at most this fraction (one in so many) of the saved readings, so that later plies
/// have some left.
const PART: usize = 8;
/// How many children are kept for each reading that may be followed, and the least such number of
/// readings. More would help only on sheets that are noise, at the price of hundreds of megabytes.
const CHILDREN: usize = 8;
const NARROWEST: usize = 2000;
/// The cost of both sheets leaving out the same ply.
const BOTH: f32 = 5.0;
/// After so many plies in which the best reading has hardly a cell that names its move, the search ends: in
/// noise one or two do by chance, in sheets of which every second cell is wrong about twenty.
const LOST: usize = 24;
const BY_CHANCE: usize = 3;
/// The work of computing how likely each move is chosen, compared with one whose costs are known.
const WEIGHED: usize = 16;
/// The most plies searched: no score on paper is longer.
const LONGEST: usize = 4096;
/// The weight of how likely players choose a move. It is below 1 because the costs of writing are
/// known better.
const CHOICE: f32 = 0.7;
/// The cost of contradicting a known move.
const KNOWN: f32 = 25.0;
/// The cost of each square on which a final board differs, and the most that a differing board
/// costs.
const SQUARE: f32 = 3.0;
const BOARD: f32 = 16.0;

/// A continuation that may be worth following.
#[derive(Clone, Copy)]
struct Child {
    from: u32,
    mv: u32,
    steps: [Advance; 2],
    /// The cost so far.
    cost: f32,
    /// The cost with the estimate for what is still to be read.
    rank: f32,
}

/// A search under way.
pub(crate) struct Beam {
    effort: Effort,
    costs: Costs,
    layers: Vec<Layer>,
    ends: Vec<End>,
    /// The total cost of the best reading that may end.
    least_end: f32,
    /// The positions of the last layer, and for each node the index of its position.
    stands: Vec<Stand>,
    of: Vec<u32>,
    saved: usize,
    /// The ply that is under way.
    expansion: Option<Expansion>,
    done: bool,
    /// The work of this step, about in moves weighed.
    spent: usize,
}

/// The readings of a layer that are being continued.
struct Expansion {
    /// The nodes with their estimated costs, best first, and the next one to continue.
    order: Vec<(f32, u32)>,
    next: usize,
    /// The move that is known to have been played.
    known: Option<Move>,
    /// The least estimated cost; that of readings that have ended limits those that go on.
    least: f32,
    /// Continuations that cost more than this would not be kept.
    cut: f32,
    children: Vec<Child>,
}

impl Expansion {
    /// The continuations that are worth following, best first.
    fn best(&mut self, margin: f32) -> Vec<Child> {
        let mut children = std::mem::take(&mut self.children);
        children.retain(|child| child.rank <= self.least + margin);
        children.sort_unstable_by(|left, right| left.rank.total_cmp(&right.rank));
        children
    }
}

impl Beam {
    pub(crate) fn new(given: &SearchInput, effort: Effort) -> Beam {
        let root = Node { best: 0.0, before: 0.0, ..Node::new([SheetPlace::START; 2]) };
        Beam {
            effort,
            costs: Costs::new(given),
            layers: vec![Layer { nodes: vec![root], ..Layer::default() }],
            ends: Vec::new(),
            least_end: f32::INFINITY,
            stands: vec![Stand::new(given.start.clone(), Before::default())],
            of: vec![0],
            saved: effort.saved,
            expansion: None,
            done: false,
            spent: 0,
        }
    }

    /// Goes on until that much work is done; `true` once nothing is left to do.
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
            let children = expansion.best(self.effort.margin);
            if children.is_empty() || self.is_lost(given) || self.layers.len() > LONGEST {
                if self.ends.is_empty() {
                    self.end_anywhere(given);
                }
                self.done = true;
            } else {
                self.spent += children.len();
                let most = expansion.cut.min(expansion.least + self.effort.margin);
                self.grow(given, &children, most);
            }
        }
        true
    }

    /// The layers, and where readings may end, taken from a finished search.
    pub(crate) fn found(&mut self) -> (Vec<Layer>, Vec<End>) {
        (std::mem::take(&mut self.layers), std::mem::take(&mut self.ends))
    }

    /// Whether what the sheets still have is noise, or nothing; asked every [`LOST`] plies.
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
            let stand = &mut self.stands[self.of[index] as usize];
            let left: usize = given.left(node.places).iter().sum();
            if left > LEAST_LEFT && !self.costs.candidates(stand).is_empty() {
                continue;
            }
            let board = stand.position.board();
            let boards: f32 = given.boards.iter().map(|found| differs(board, found)).sum();
            let cost = given.left_over(node.places) + boards;
            self.least_end = self.least_end.min(node.best + cost);
            self.ends.push(End { layer, node: index as u32, cost, left });
        }
    }

    /// If no reading accounts for the sheets to their end, any of the last layer may be the result.
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

    /// Begins to continue the readings of the last layer.
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
            cut: f32::INFINITY,
            children: Vec::new(),
        }
    }

    /// Continues readings until that much work is done; `true` if none is left that is worth it.
    fn expand(&mut self, given: &SearchInput, expansion: &mut Expansion, budget: usize) -> bool {
        let margin = self.effort.margin;
        let most = CHILDREN * self.width().max(NARROWEST);
        let nodes = &self.layers[self.layers.len() - 1].nodes;
        let Expansion { order, next, known, least, cut, children } = expansion;
        let mut ways: [Vec<Advance>; 2] = Default::default();
        while let Some(&(rank, index)) = order.get(*next) {
            if self.spent >= budget {
                return false;
            }
            *next += 1;
            self.spent += 1;
            if children.len() > 2 * most {
                let (_, last, _) =
                    children.select_nth_unstable_by(most, |left, right| left.rank.total_cmp(&right.rank));
                *cut = last.rank;
                children.truncate(most);
            }
            let worth = |rank: f32, least: f32| rank <= cut.min(least + margin);
            // Even if it reads two more cells and brings the sheets into step again.
            if !worth(rank - 2.0 * REST - OUT_OF_STEP, *least) {
                break;
            }
            let node = &nodes[index as usize];
            if (0..2).all(|sheet| node.places[sheet].is_done(given.cells[sheet])) {
                continue;
            }
            let stand = &mut self.stands[self.of[index as usize] as usize];
            let moves = self.costs.candidates(stand).len();
            for (sheet, ways) in ways.iter_mut().enumerate() {
                node.places[sheet].steps(given.cells[sheet], ways);
            }
            let pairs = ways[0].iter().flat_map(|left| ways[1].iter().map(|right| [*left, *right]));
            for steps in pairs.filter(may_go_together) {
                let places = steps.map(|step| step.to);
                let rest = rest(given, places);
                let neither = steps.iter().all(|step| step.cell.is_none());
                let both = if neither { BOTH } else { 0.0 };
                let base = node.best + steps[0].cost + steps[1].cost + both;
                if !worth(base + rest, *least) {
                    continue;
                }
                let mut tables: [Option<CellCosts>; 2] = [None; 2];
                let mut says = false;
                for (sheet, table) in tables.iter_mut().enumerate() {
                    let Some(cell) = steps[sheet].cell else { continue };
                    let own = self.costs.table(given, stand, sheet, cell);
                    says |= !given.cells[sheet].writings[cell as usize].is_blank();
                    *table = Some(own);
                }
                let least_read: f32 = tables.iter().flatten().map(|table| table.least).sum();
                let orderly = steps.iter().all(|step| step.plain);
                if !worth(base + rest + least_read, *least) || !orderly && !says && !neither {
                    continue;
                }
                let tables = tables.map(|table| table.map(|table| self.costs.of(table, moves)));
                self.spent += if stand.weigh() { WEIGHED * moves } else { moves };
                let choice = stand.choice();
                for mv in 0..moves {
                    let read = tables.map(|table| table.map_or(0.0, |table| table[mv]));
                    let mut cost = base + read[0] + read[1] + CHOICE * choice[mv];
                    if !worth(cost + rest, *least) {
                        continue;
                    }
                    let mv = mv as u32;
                    if known.is_some() && *known != stand.candidate(mv).map(|candidate| candidate.mv) {
                        cost += KNOWN;
                    }
                    let rank = cost + rest;
                    *least = least.min(rank);
                    children.push(Child { from: index, mv, steps, cost, rank });
                }
            }
        }
        true
    }

    /// How many readings may be followed at the next ply.
    fn width(&self) -> usize {
        (self.saved / PART).clamp(self.effort.width, WIDEST)
    }

    /// The next layer. Readings whose estimated cost is above `most` are dropped already.
    fn grow(&mut self, given: &SearchInput, children: &[Child], most: f32) {
        let parents = &self.layers[self.layers.len() - 1].nodes;
        let width = self.width();
        let mut layer = Layer { dropped: most, ..Layer::default() };
        let mut next: Vec<(Stand, (bool, bool))> = Vec::new();
        let mut next_of: Vec<u32> = Vec::new();
        let mut played: FxHashMap<(u32, u32), u32> = FxHashMap::default();
        let mut same: FxHashMap<Chess, u32> = FxHashMap::default();
        let mut nodes: FxHashMap<(u32, [SheetPlace; 2]), u32> = FxHashMap::default();
        for child in children {
            let parent = &parents[child.from as usize];
            let stand_index = self.of[child.from as usize];
            let stand = &self.stands[stand_index as usize];
            let Some(candidate) = stand.candidate(child.mv) else { continue };
            // Once the layer is full, no position is added to it.
            let full = layer.nodes.len() >= width;
            let after = match played.get(&(stand_index, child.mv)) {
                Some(&after) => after,
                None => {
                    let mut position = stand.position.clone();
                    position.play_unchecked(candidate.mv);
                    let after = match same.get(&position) {
                        Some(&after) => after,
                        None if full => continue,
                        None => {
                            let fresh = next.len() as u32;
                            let before = Before { own: stand.before.other, other: Some(candidate.mv) };
                            next.push((Stand::new(position.clone(), before), checks(&position)));
                            same.insert(position, fresh);
                            fresh
                        }
                    };
                    played.insert((stand_index, child.mv), after);
                    after
                }
            };
            let (checked, mated) = next[after as usize].1;
            let cells = child.steps.map(|step| step.cell);
            let places = child.steps.map(|step| step.to);
            let mut cost = child.cost - parent.best;
            for (sheet, cell) in cells.into_iter().enumerate() {
                if let Some(cell) = cell {
                    let writing = &given.cells[sheet].writings[cell as usize];
                    cost += given.channels[sheet].marks(writing, checked, mated);
                }
            }
            let node = match nodes.get(&(after, places)) {
                Some(&node) => node,
                None if full => {
                    layer.dropped = layer.dropped.min(child.rank);
                    continue;
                }
                None => {
                    let node = layer.nodes.len() as u32;
                    nodes.insert((after, places), node);
                    layer.nodes.push(Node::new(places));
                    next_of.push(after);
                    node
                }
            };
            let own = &mut layer.nodes[node as usize];
            let best = parent.best + cost;
            if best < own.best {
                (own.best, own.by) = (best, Some(layer.edges.len() as u32));
            }
            own.before = add(own.before, parent.before - f64::from(cost));
            layer.edges.push(Edge { from: child.from, to: node, mv: candidate.mv, cost, cells });
        }
        self.saved =
            (self.saved + self.effort.width).saturating_sub(layer.nodes.len()).min(self.effort.saved);
        self.layers.push(layer);
        self.stands = next.into_iter().map(|(stand, _)| stand).collect();
        self.of = next_of;
    }
}

/// How many of the cells that were read for a move name it.
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

/// Whether two sheets may continue in these ways together: a ply without any cell must be one that
/// both left out. Both may get out of order at the same ply, as each writer does so alone.
fn may_go_together([left, right]: &[Advance; 2]) -> bool {
    let neither = left.cell.is_none() && right.cell.is_none();
    let ended = [left, right].iter().any(|step| step.to.state == SheetState::Ended);
    !(neither && ended)
}

/// The cost of ending with another board than the one found.
fn differs(read: &Board, found: &Board) -> f32 {
    let squares =
        Square::ALL.into_iter().filter(|&square| read.piece_at(square) != found.piece_at(square)).count();
    if squares == 0 { 0.0 } else { (6.0 + SQUARE * squares as f32).min(BOARD) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::few_readings::TwoSheets;

    const LONG_GAME: &str = "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 \
        bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 \
        Qb4 Ra4 Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+";

    /// Four signs each that say nothing.
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
        // Each cell of noise stands beside a right one, or beside noise.
        assert!(plies([&half(0), &half(1)]) >= game.len() && plies([&half(0), &half(0)]) >= game.len());
    }
}
