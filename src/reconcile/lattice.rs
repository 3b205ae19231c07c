//! The legal games that two sheets may mean, most probable first, as a lattice of positions.
//!
//! Ply by ply, every reading still worth following is a node: a position, and a place on each
//! sheet. Readings that come to the same node are one from there on. What is written later decides
//! backwards: the weight of an edge is the sum over all readings that go through it.

use super::channel::{Candidate, Channel, FLOOR, candidates, checks};
use super::place::{Cells, Place, State, Step};
use crate::chess::{Board, Chess, Color, Move, Position};
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};

/// Readings that cost more than this above the best of the same ply are given up, where all goes
/// well and where nothing seems to fit.
const MARGIN: [f32; 2] = [13.0, 30.0];
/// No more readings than this are followed at a ply, likewise.
const WIDTH: [usize; 2] = [160, 500];
/// What the best reading costs in so many plies where all goes well.
const WELL: (usize, f32) = (5, 10.0);
/// Where it costs so much more, the fault may lie further back: the search goes back so many plies
/// and follows them again, giving nothing up that is not so far behind.
const TROUBLE: f32 = 15.0;
const BACK: usize = 14;
const SECOND_MARGIN: f32 = 18.0;
/// A sheet is taken to be out of order only where a cell is then read that costs no more than this.
const BORNE_OUT: f32 = 7.0;
/// That one sheet has more left to read than the other, which another slip will have to mend.
const OUT_OF_STEP: f32 = 4.5;
/// That both sheets leave out the same ply.
const BOTH: f32 = 5.0;
/// After so many plies of which no sheet tells anything, nothing can be known.
const LOST: usize = 24;
/// No game is followed further: no score on paper is so long.
const LONGEST: usize = 4096;
/// How little of the dice among legal moves counts: players do not throw them.
const PRIOR: f32 = 0.5;
/// A move known otherwise that a reading contradicts.
const KNOWN: f32 = 25.0;
/// A cell left over after the last move.
const LEFT_OVER: f32 = 5.0;
/// A square of the final board that a reading contradicts, and that the board is not the final one.
const SQUARE: f32 = 3.0;
const BOARD: f32 = 16.0;

/// What is known besides the sheets.
pub(crate) struct Given<'a> {
    pub start: &'a Chess,
    pub cells: [&'a Cells; 2],
    pub channels: [&'a Channel; 2],
    pub boards: &'a [Board],
    pub known: &'a [Option<Move>],
}

/// A reading's state after some plies.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub places: [Place; 2],
    /// The cost of the best reading to here, and the edge by which it comes.
    best: f32,
    /// The same with what it will at least cost to bring the sheets into step again.
    rank: f32,
    by: Option<u32>,
    /// Logarithms of the sums over readings to here, and from here.
    before: f64,
    after: f64,
}

/// A move from a node of one layer to a node of the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    from: u32,
    to: u32,
    pub mv: Move,
    cost: f32,
    /// The cell of each sheet that was read for it.
    pub cells: [Option<u32>; 2],
}

#[derive(Clone, Debug, Default)]
struct Layer {
    nodes: Vec<Node>,
    /// The edges that lead here.
    edges: Vec<Edge>,
}

/// The lattice, and its best reading.
pub(crate) struct Lattice {
    layers: Vec<Layer>,
    /// The edges of the best reading, and the places after each.
    pub best: Vec<(Edge, [Place; 2])>,
    /// Whether the best reading accounts for both sheets to their ends.
    pub complete: bool,
}

type Hashed<K, V> = HashMap<K, V, BuildHasherDefault<Fast>>;

/// Hashes small keys fast; no key comes from outside.
#[derive(Default)]
struct Fast(u64);

impl Hasher for Fast {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, key: u8) {
        self.write_u64(u64::from(key));
    }

    fn write_u32(&mut self, key: u32) {
        self.write_u64(u64::from(key));
    }

    fn write_usize(&mut self, key: usize) {
        self.write_u64(key as u64);
    }

    fn write_isize(&mut self, key: isize) {
        self.write_u64(key.cast_unsigned() as u64);
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = (self.0.rotate_left(5) ^ key).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 ^= self.0 >> 29;
    }
}

/// What each cell costs for each move, as far as it was asked.
struct Costs<'a> {
    given: &'a Given<'a>,
    tables: [Vec<Hashed<u32, f32>>; 2],
    /// What each cell costs at least, whatever it means, as far as it was asked.
    least: [Vec<Option<f32>>; 2],
}

impl Costs<'_> {
    fn of(&mut self, sheet: usize, cell: u32, candidate: &Candidate, turn: Color) -> f32 {
        let given = self.given;
        let writing = &given.cells[sheet].writings[cell as usize];
        let channel = given.channels[sheet];
        let least = *self.least[sheet][cell as usize].get_or_insert_with(|| channel.least(writing));
        *self.tables[sheet][cell as usize].entry(candidate.key).or_insert_with(|| {
            let cost = channel.cost(writing, candidate, turn).0;
            // What is odd about a cell whatever it means is no merit of a reading that leaves it out.
            (cost - least).max(0.0)
        })
    }
}

/// A child that may be worth following.
#[derive(Clone, Copy)]
struct Child {
    from: u32,
    mv: u32,
    steps: [Step; 2],
    cost: f32,
}

/// The positions of one layer, each with its legal moves.
struct Stand {
    position: Chess,
    /// Filled when first needed.
    candidates: Option<Vec<Candidate>>,
}

impl Stand {
    fn new(position: Chess) -> Stand {
        Stand { position, candidates: None }
    }

    fn candidates(&mut self) -> &[Candidate] {
        self.candidates.get_or_insert_with(|| candidates(&self.position))
    }
}

impl Lattice {
    pub(crate) fn build(given: &Given) -> Lattice {
        let mut search = Search {
            given,
            costs: Costs {
                given,
                tables: [0, 1].map(|sheet| vec![HashMap::default(); given.cells[sheet].writings.len()]),
                least: [0, 1].map(|sheet| vec![None; given.cells[sheet].writings.len()]),
            },
            layers: Vec::new(),
            ends: Vec::new(),
            least_end: f32::INFINITY,
            least: Vec::new(),
            width: WIDTH[0],
            trouble: 0.0,
            second_until: 0,
            past: VecDeque::new(),
            idle: 0,
        };
        search.run();
        search.finish()
    }

    /// For the ply of that index: each move that some reading has there, with the logarithm of its
    /// share, and `None` for readings that end before; most probable first.
    pub(crate) fn shares(&self, index: usize) -> Vec<(Move, f64)> {
        let Some(layer) = self.layers.get(index + 1) else { return Vec::new() };
        let all = self.layers[0].nodes[0].after;
        let mut shares: Vec<(Move, f64)> = Vec::new();
        for edge in &layer.edges {
            let from = self.layers[index].nodes[edge.from as usize].before;
            let share = from - f64::from(edge.cost) + layer.nodes[edge.to as usize].after - all;
            match shares.iter_mut().find(|(mv, _)| *mv == edge.mv) {
                Some((_, sum)) => *sum = add(*sum, share),
                None => shares.push((edge.mv, share)),
            }
        }
        shares.sort_by(|left, right| right.1.total_cmp(&left.1));
        shares
    }

    /// A reading drawn by its probability; `dice` gives numbers from 0 up to 1.
    pub(crate) fn draw(&self, dice: &mut dyn FnMut() -> f64) -> Vec<Move> {
        let (mut moves, mut at) = (Vec::new(), 0_usize);
        for index in 1..self.layers.len() {
            let layer = &self.layers[index];
            let all = self.layers[index - 1].nodes[at].after;
            let mut rest = dice();
            let edges = layer.edges.iter().filter(|edge| edge.from as usize == at);
            let mut chosen = None;
            for edge in edges {
                let share = layer.nodes[edge.to as usize].after - f64::from(edge.cost) - all;
                rest -= share.exp();
                if share.is_finite() {
                    chosen = Some(edge);
                }
                if rest < 0.0 {
                    break;
                }
            }
            // What is left over is the share of readings that end here.
            let Some(edge) = chosen.filter(|_| rest < 0.0) else { break };
            moves.push(edge.mv);
            at = edge.to as usize;
        }
        moves
    }
}

/// The logarithm of the sum of two numbers given by theirs.
fn add(left: f64, right: f64) -> f64 {
    let (most, least) = if left > right { (left, right) } else { (right, left) };
    if most == f64::NEG_INFINITY { most } else { most + (least - most).exp().ln_1p() }
}

struct Search<'a> {
    given: &'a Given<'a>,
    costs: Costs<'a>,
    layers: Vec<Layer>,
    /// Nodes where a reading may end: layer, node and what it costs to end there.
    ends: Vec<(usize, u32, f32)>,
    /// What the best of them costs in all.
    least_end: f32,
    /// What the best reading of each layer costs.
    least: Vec<f32>,
    width: usize,
    /// By how much the best reading has lately become worse than it should.
    trouble: f32,
    /// Up to which ply the search has gone back once.
    second_until: usize,
    /// The positions of the last layers but one, to go back to.
    past: VecDeque<(Vec<Stand>, Vec<u32>)>,
    /// For how many plies no reading found anything in the sheets.
    idle: usize,
}

impl Search<'_> {
    fn run(&mut self) {
        let root =
            Node { places: [Place::START; 2], best: 0.0, rank: 0.0, by: None, before: 0.0, after: 0.0 };
        self.layers.push(Layer { nodes: vec![root], edges: Vec::new() });
        let start = self.given.start.clone();
        let mut stands = vec![Stand::new(start)];
        let mut of = vec![0_u32];
        loop {
            self.note_ends(&mut stands, &of);
            let children = self.children(&mut stands, &of);
            let lost = children.is_empty() || self.idle >= LOST;
            let at = self.layers.len() - 1;
            if (self.trouble > TROUBLE || lost) && at > self.second_until {
                self.second_until = at + 2;
                (stands, of) = self.go_back(stands, of);
                continue;
            }
            if lost || at >= LONGEST {
                break;
            }
            let next = self.grow(&children, &stands, &of);
            self.past.push_back((stands, of));
            if self.past.len() > BACK {
                self.past.pop_front();
            }
            (stands, of) = next;
        }
    }

    /// Forgets the last layers, as far as their positions are kept.
    fn go_back(&mut self, stands: Vec<Stand>, of: Vec<u32>) -> (Vec<Stand>, Vec<u32>) {
        let plies = self.past.len();
        let first = self.past.pop_front();
        self.past.clear();
        let at = self.layers.len() - plies;
        self.layers.truncate(at);
        self.least.truncate(at - 1);
        self.ends.retain(|(layer, ..)| *layer + 1 < at);
        let cost =
            |&(layer, node, cost): &(usize, u32, f32)| self.layers[layer].nodes[node as usize].best + cost;
        self.least_end = self.ends.iter().map(cost).fold(f32::INFINITY, f32::min);
        self.idle = 0;
        first.unwrap_or((stands, of))
    }

    /// Notes which readings may end at the last layer.
    fn note_ends(&mut self, stands: &mut [Stand], of: &[u32]) {
        let at = self.layers.len() - 1;
        for (index, node) in self.layers[at].nodes.iter().enumerate() {
            let stand = &mut stands[of[index] as usize];
            let left: usize =
                node.places.iter().zip(self.given.cells).map(|(place, cells)| place.left(cells)).sum();
            if left > 2 && !stand.candidates().is_empty() {
                continue;
            }
            let boards: f32 =
                self.given.boards.iter().map(|board| differs(stand.position.board(), board)).sum();
            #[allow(clippy::cast_precision_loss)]
            let cost = LEFT_OVER * left as f32 + boards;
            self.least_end = self.least_end.min(node.best + cost);
            self.ends.push((at, index as u32, cost));
        }
    }

    /// What a reading owes for having read one sheet further than the other.
    fn out_of_step(&self, places: [Place; 2]) -> f32 {
        let left = [0, 1].map(|sheet| places[sheet].left(self.given.cells[sheet]));
        let between = |place: Place| matches!(place.state, State::Crossed | State::Rows(_));
        if left[0].abs_diff(left[1]) < 2 || places.into_iter().any(between) { 0.0 } else { OUT_OF_STEP }
    }

    /// How far readings may fall behind at this ply: further where even the best fits badly, for it
    /// is then not the right one, or the sheets are wrong together.
    fn margin(&mut self, best: f32) -> f32 {
        self.least.push(best);
        let before = self.least.len().saturating_sub(WELL.0 + 1);
        let trouble = (best - self.least[before] - WELL.1).max(0.0);
        self.trouble = trouble;
        let second = self.least.len() <= self.second_until + 1;
        self.width = if trouble > 2.0 || second { WIDTH[1] } else { WIDTH[0] };
        let margin = if second { SECOND_MARGIN } else { MARGIN[0] };
        (margin + 1.2 * trouble).min(MARGIN[1])
    }

    /// What the last layer leads to, best first, as far as it is worth following.
    fn children(&mut self, stands: &mut [Stand], of: &[u32]) -> Vec<Child> {
        let given = self.given;
        let ply = self.layers.len() - 1;
        let best = self.layers[ply].nodes.iter().map(|node| node.rank).fold(f32::INFINITY, f32::min);
        let margin = self.margin(best);
        let layer = &self.layers[ply];
        let mut order: Vec<u32> = (0..layer.nodes.len() as u32).collect();
        order.sort_by(|left, right| {
            layer.nodes[*left as usize].rank.total_cmp(&layer.nodes[*right as usize].rank)
        });
        let known = given.known.get(ply).copied().flatten();
        // A reading that has come to its end is a yardstick for those that go on.
        let mut least = self.least_end;
        let mut children: Vec<Child> = Vec::new();
        let mut tables: Hashed<(u32, u8, u32), (Vec<f32>, f32)> = HashMap::default();
        let (mut white, mut black) = (Vec::new(), Vec::new());
        let mut idle = true;
        for &index in &order {
            let node = &layer.nodes[index as usize];
            if node.rank - OUT_OF_STEP > least + margin {
                break;
            }
            if node.places[0].is_done(given.cells[0]) && node.places[1].is_done(given.cells[1]) {
                continue;
            }
            let stand_index = of[index as usize];
            let stand = &mut stands[stand_index as usize];
            let turn = stand.position.turn();
            let candidates = stand.candidates();
            #[allow(clippy::cast_precision_loss)]
            let prior = PRIOR * (candidates.len().max(1) as f32).ln();
            node.places[0].steps(given.cells[0], &mut white);
            node.places[1].steps(given.cells[1], &mut black);
            for &left in &white {
                for &right in &black {
                    if !left.plain && !right.plain && (left.cell.is_some() || right.cell.is_some()) {
                        continue;
                    }
                    let ended = |step: Step| step.to.state == State::Ended;
                    if left.cell.is_none() && right.cell.is_none() && (ended(left) || ended(right)) {
                        continue;
                    }
                    let neither = left.cell.is_none() && right.cell.is_none();
                    let step = self.out_of_step([left.to, right.to]);
                    let base =
                        node.best + left.cost + right.cost + prior + step + if neither { BOTH } else { 0.0 };
                    if base > least + margin {
                        continue;
                    }
                    let mut least_of = [0.0; 2];
                    for (sheet, step) in [left, right].into_iter().enumerate() {
                        let Some(cell) = step.cell else { continue };
                        let table = tables.entry((stand_index, sheet as u8, cell)).or_insert_with(|| {
                            let costs: Vec<f32> = candidates
                                .iter()
                                .map(|candidate| self.costs.of(sheet, cell, candidate, turn))
                                .collect();
                            let least = costs.iter().copied().fold(FLOOR, f32::min);
                            (costs, least)
                        });
                        least_of[sheet] = table.1;
                        idle &=
                            table.1 >= FLOOR - 0.1 || given.cells[sheet].writings[cell as usize].is_blank();
                    }
                    if base + least_of[0] + least_of[1] > least + margin {
                        continue;
                    }
                    let table = |sheet: u8, step: Step| {
                        step.cell.and_then(|cell| tables.get(&(stand_index, sheet, cell)))
                    };
                    let tables = [table(0, left), table(1, right)];
                    let orderly = left.plain && right.plain;
                    let says = |sheet: usize, step: Step| {
                        step.cell.is_some_and(|cell| !given.cells[sheet].writings[cell as usize].is_blank())
                    };
                    if !orderly && !says(0, left) && !says(1, right) && !neither {
                        continue;
                    }
                    for (mv, candidate) in candidates.iter().enumerate() {
                        let read = tables.map(|table| table.map_or(0.0, |table| table.0[mv]));
                        if !orderly && read.iter().any(|cost| *cost > BORNE_OUT) {
                            continue;
                        }
                        let mut cost = base + read[0] + read[1];
                        if known.is_some_and(|known| known != candidate.mv) {
                            cost += KNOWN;
                        }
                        if cost <= least + margin {
                            least = least.min(cost);
                            children.push(Child { from: index, mv: mv as u32, steps: [left, right], cost });
                        }
                    }
                }
            }
        }
        self.idle = if idle { self.idle + 1 } else { 0 };
        children.retain(|child| child.cost <= least + margin);
        children.sort_by(|left, right| left.cost.total_cmp(&right.cost));
        children.truncate(2 * self.width);
        children
    }

    /// The next layer.
    fn grow(&mut self, children: &[Child], stands: &[Stand], of: &[u32]) -> (Vec<Stand>, Vec<u32>) {
        let given = self.given;
        let ply = self.layers.len() - 1;
        let mut layer = Layer::default();
        let mut next: Vec<(Chess, (bool, bool))> = Vec::new();
        let mut next_of: Vec<u32> = Vec::new();
        let mut played: Hashed<(u32, u32), u32> = HashMap::default();
        let mut same: Hashed<Chess, u32> = HashMap::default();
        let mut nodes: Hashed<(u32, [Place; 2]), u32> = HashMap::default();
        for child in children {
            let parent = &self.layers[ply].nodes[child.from as usize];
            let stand_index = of[child.from as usize];
            let stand = &stands[stand_index as usize];
            let Some(candidate) = stand.candidates.as_ref().and_then(|all| all.get(child.mv as usize)) else {
                continue;
            };
            let after = *played.entry((stand_index, child.mv)).or_insert_with(|| {
                let mut position = stand.position.clone();
                position.play_unchecked(candidate.mv);
                let fresh = next.len() as u32;
                *same.entry(position).or_insert_with_key(|position| {
                    next.push((position.clone(), checks(position)));
                    fresh
                })
            });
            let (checked, mated) = next[after as usize].1;
            let cells = child.steps.map(|step| step.cell);
            let places = child.steps.map(|step| step.to);
            let step = self.out_of_step(places);
            let mut cost = child.cost - step - parent.best;
            for (sheet, cell) in cells.into_iter().enumerate() {
                if let Some(cell) = cell {
                    let writing = &given.cells[sheet].writings[cell as usize];
                    cost += given.channels[sheet].marks(writing, checked, mated);
                }
            }
            let (best, before) = (parent.best + cost, parent.before - f64::from(cost));
            let edge = layer.edges.len() as u32;
            let full = layer.nodes.len() >= self.width;
            let node = match nodes.get(&(after, places)) {
                Some(&node) => node,
                None if full => continue,
                None => {
                    let node = layer.nodes.len() as u32;
                    nodes.insert((after, places), node);
                    layer.nodes.push(Node {
                        places,
                        best: f32::INFINITY,
                        rank: f32::INFINITY,
                        by: None,
                        before: f64::NEG_INFINITY,
                        after: f64::NEG_INFINITY,
                    });
                    next_of.push(after);
                    node
                }
            };
            let own = &mut layer.nodes[node as usize];
            if best < own.best {
                (own.best, own.by, own.rank) = (best, Some(edge), best + step);
            }
            own.before = add(own.before, before);
            layer.edges.push(Edge { from: child.from, to: node, mv: candidate.mv, cost, cells });
        }
        self.layers.push(layer);
        let next = next.into_iter().map(|(position, _)| Stand::new(position));
        (next.collect(), next_of)
    }

    fn finish(mut self) -> Lattice {
        let complete = !self.ends.is_empty();
        if !complete {
            let last = self.layers.len() - 1;
            let nodes = 0..self.layers[last].nodes.len() as u32;
            #[allow(clippy::cast_precision_loss)]
            let left = |node: u32| {
                let places = self.layers[last].nodes[node as usize].places;
                places.iter().zip(self.given.cells).map(|(place, cells)| place.left(cells)).sum::<usize>()
                    as f32
            };
            self.ends = nodes.map(|node| (last, node, LEFT_OVER * left(node))).collect();
        }
        for layer in &mut self.layers {
            layer.nodes.iter_mut().for_each(|node| node.after = f64::NEG_INFINITY);
        }
        for &(layer, node, cost) in &self.ends {
            self.layers[layer].nodes[node as usize].after = -f64::from(cost);
        }
        for at in (1..self.layers.len()).rev() {
            let (before, rest) = self.layers.split_at_mut(at);
            let (from, layer) = (&mut before[at - 1], &rest[0]);
            for edge in &layer.edges {
                let after = layer.nodes[edge.to as usize].after - f64::from(edge.cost);
                let node = &mut from.nodes[edge.from as usize];
                node.after = add(node.after, after);
            }
        }
        let total =
            |&(layer, node, cost): &(usize, u32, f32)| self.layers[layer].nodes[node as usize].best + cost;
        let end = self.ends.iter().min_by(|left, right| total(left).total_cmp(&total(right)));
        let mut best = Vec::new();
        let mut complete = complete;
        if let Some(&(mut at, mut node, _)) = end {
            let places = self.layers[at].nodes[node as usize].places;
            let left: usize =
                places.iter().zip(self.given.cells).map(|(place, cells)| place.left(cells)).sum();
            complete &= left <= 2;
            while let Some(by) = self.layers[at].nodes[node as usize].by {
                let edge = self.layers[at].edges[by as usize];
                best.push((edge, self.layers[at].nodes[node as usize].places));
                (at, node) = (at - 1, edge.from);
            }
            best.reverse();
        }
        Lattice { layers: self.layers, best, complete }
    }
}

/// What it costs that a reading ends with another board than the one found.
fn differs(read: &Board, found: &Board) -> f32 {
    let squares = (0..64_u32)
        .map(crate::chess::Square::new)
        .filter(|&square| read.piece_at(square) != found.piece_at(square))
        .count();
    #[allow(clippy::cast_precision_loss)]
    if squares == 0 { 0.0 } else { (6.0 + SQUARE * squares as f32).min(BOARD) }
}
