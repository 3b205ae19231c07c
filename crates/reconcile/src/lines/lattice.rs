//! The legal games that two sheets may record, most probable first, as a lattice of positions.
//!
//! At each ply, a node is a position and a place on each sheet. Readings that reach the same node are merged.
//! Later cells decide earlier moves, since the weight of an edge is the sum over all readings through it.

use crate::cells::channel::{Channel, FLOOR};
use crate::cells::place::{Cells, SheetPlace};
use crate::cells::writing::Writing;
use annabella_chess::{Board, Chess, Move, Role, Square};
use rustc_hash::FxHashMap;

/// Evidence in addition to the two sheets.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// Boards found after the last recorded ply; they may differ.
    pub boards: Vec<Board>,
    /// Known moves, ply 1 first: from a journal, or from an answer to a [`crate::Question`].
    pub known: Vec<Option<Move>>,
    /// Whether both players may have played one illegal move.
    pub illegal: bool,
}

/// The complete input of the search.
pub(crate) struct SearchInput<'a> {
    pub start: &'a Chess,
    pub cells: [&'a Cells; 2],
    pub channels: [&'a Channel; 2],
    pub boards: &'a [Board],
    pub known: &'a [Option<Move>],
    /// Whether one move may be illegal.
    pub illegal: bool,
}

impl SearchInput<'_> {
    /// Counts the cells of each sheet that must still be read.
    pub(crate) fn left(&self, places: [SheetPlace; 2]) -> [usize; 2] {
        [0, 1].map(|sheet| places[sheet].left(self.cells[sheet]))
    }

    /// Returns the cost of ending a game with cells left.
    ///
    /// Leftover text in the form of a move is as rare as a wrong move in a cell.
    pub(crate) fn left_over(&self, places: [SheetPlace; 2]) -> f32 {
        let of = |sheet: usize| {
            let cells = self.cells[sheet];
            // Within an exchange, it makes little difference which cells are left.
            let first = cells.writings.len() - places[sheet].left(cells);
            let cost = |writing: &Writing| if writing.is_a_move() { FLOOR } else { LEFT_OVER };
            cells.writings[first..].iter().map(cost).sum::<f32>()
        };
        of(0) + of(1)
    }
}

/// The state of readings after some plies.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub places: [SheetPlace; 2],
    /// Cost of the best reading up to here, and its last edge.
    pub best: f32,
    pub by: Option<u32>,
    /// Logarithms of the sums over all readings up to here, and from here onwards.
    pub before: f64,
    pub after: f64,
    /// The same sums by the cells alone, as if players chose all moves equally often.
    pub even: (f64, f64),
}

impl Node {
    /// Creates a node without readings.
    pub(crate) fn new(places: [SheetPlace; 2]) -> Node {
        let none = f64::NEG_INFINITY;
        Node { places, best: f32::INFINITY, by: None, before: none, after: none, even: (none, none) }
    }
}

/// A move from a node of one layer to a node of the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub from: u32,
    pub to: u32,
    pub mv: Move,
    pub cost: f32,
    /// Part of the cost because players choose this move more seldom than others; negative for more often.
    pub choice: f32,
    /// Cell of each sheet that was read for the move.
    pub cells: [Option<u32>; 2],
}

impl Edge {
    /// Returns the cost by the cells alone.
    fn even(&self) -> f64 {
        f64::from(self.cost - self.choice)
    }
}

/// The nodes after a given number of plies.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layer {
    pub nodes: Vec<Node>,
    /// Edges that lead to the nodes.
    pub edges: Vec<Edge>,
    /// Minimum estimated cost of the readings dropped here.
    pub dropped: f32,
}

/// A possible end of a reading.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub layer: usize,
    pub node: u32,
    /// Cost of ending there.
    pub cost: f32,
    /// Number of cells left over.
    pub left: usize,
}

/// Maximum number of cells left over in a complete reading, such as a result or a signature.
pub(crate) const LEAST_LEFT: usize = 2;

/// Cost of a cell left over after the last move that does not have the form of a move.
const LEFT_OVER: f32 = 5.0;

/// Number of plies within which later moves have decided most earlier ones.
const NEAR: usize = 12;

/// Estimated cost of each cell left to read. Without it, lagging readings would look too good.
pub(crate) const REST: f32 = 1.7;
/// Cost of having more cells left on one sheet than on the other: another error must follow.
pub(crate) const OUT_OF_STEP: f32 = 4.5;

/// Cost of each square on which a final board differs, and maximum cost of a differing board.
const SQUARE: f32 = 3.0;
const BOARD: f32 = 16.0;

/// The lattice, and its best reading.
pub(crate) struct Lattice {
    layers: Vec<Layer>,
    /// Edges of the best reading, and the places after each.
    pub best: Vec<(Edge, [SheetPlace; 2])>,
    /// For each ply, the excess cost over the best reading of the cheapest reading dropped there.
    rooms: Vec<f32>,
    /// Total cost of the best reading, and its part for the choice of moves.
    pub cost: f32,
    pub choice: f32,
    /// Whether the best reading accounts for both sheets to their ends.
    pub complete: bool,
}

impl Lattice {
    /// Builds the lattice from the results of a finished search.
    pub(crate) fn of(given: &SearchInput, (layers, ends): (Vec<Layer>, Vec<End>)) -> Lattice {
        let mut lattice = Lattice {
            layers,
            best: Vec::new(),
            rooms: Vec::new(),
            cost: f32::INFINITY,
            choice: 0.0,
            complete: false,
        };
        lattice.weigh(&ends);
        lattice.choose(given, &ends);
        lattice
    }

    /// Computes the sums over all readings from each node onwards, and those by the cells alone.
    fn weigh(&mut self, ends: &[End]) {
        self.layers[0].nodes[0].even.0 = 0.0;
        for at in 1..self.layers.len() {
            let (before, rest) = self.layers.split_at_mut(at);
            let (from, layer) = (&before[at - 1], &mut rest[0]);
            for edge in &layer.edges {
                let before = from.nodes[edge.from as usize].even.0 - edge.even();
                let node = &mut layer.nodes[edge.to as usize];
                node.even.0 = add(node.even.0, before);
            }
        }
        for end in ends {
            let node = &mut self.layers[end.layer].nodes[end.node as usize];
            node.after = -f64::from(end.cost);
            node.even.1 = node.after;
        }
        for at in (1..self.layers.len()).rev() {
            let (before, rest) = self.layers.split_at_mut(at);
            let (from, layer) = (&mut before[at - 1], &rest[0]);
            for edge in &layer.edges {
                let after = layer.nodes[edge.to as usize].after - f64::from(edge.cost);
                let even = layer.nodes[edge.to as usize].even.1 - edge.even();
                let node = &mut from.nodes[edge.from as usize];
                node.after = add(node.after, after);
                node.even.1 = add(node.even.1, even);
            }
        }
    }

    /// Follows the best reading back from its end.
    fn choose(&mut self, given: &SearchInput, ends: &[End]) {
        let node = |layer: usize, node: u32| &self.layers[layer].nodes[node as usize];
        let total = |end: &End| node(end.layer, end.node).best + end.cost;
        let Some(end) = ends.iter().min_by(|left, right| total(left).total_cmp(&total(right))) else {
            return;
        };
        let edges = edges_to(&self.layers, end.layer, end.node);
        let choice = edges.iter().map(|edge| edge.choice).sum();
        let layers = self.layers.iter().skip(1);
        let best: Vec<_> = edges
            .into_iter()
            .zip(layers)
            .map(|(edge, layer)| (edge, &layer.nodes[edge.to as usize], layer.dropped))
            .collect();
        let rooms =
            best.iter().map(|(_, node, dropped)| dropped - node.best - rest(given, node.places)).collect();
        let best = best.iter().map(|(edge, node, _)| (*edge, node.places)).collect();
        self.cost = total(end);
        self.choice = choice;
        self.complete = end.left <= LEAST_LEFT;
        self.best = best;
        self.rooms = rooms;
    }

    /// Returns the smallest excess cost of the readings dropped a few plies before or after `index`.
    ///
    /// Odds beyond this are unknown.
    pub(crate) fn reach(&self, index: usize) -> f64 {
        let near = self.rooms.iter().take(index + NEAR).skip(index.saturating_sub(NEAR));
        f64::from(near.copied().fold(f32::INFINITY, f32::min))
    }

    /// Returns the moves that readings have at `index`, most probable first.
    ///
    /// Each has the logarithm of its share.
    pub(crate) fn shares(&self, index: usize) -> Vec<(Move, f64)> {
        let all = self.layers[0].nodes[0].after;
        self.shares_by(index, |from, edge, to| from.before - f64::from(edge.cost) + to.after - all)
    }

    /// Returns the same by the cells alone, as if players chose all moves equally often.
    pub(crate) fn even_shares(&self, index: usize) -> Vec<(Move, f64)> {
        let all = self.layers[0].nodes[0].even.1;
        self.shares_by(index, |from, edge, to| from.even.0 - edge.even() + to.even.1 - all)
    }

    fn shares_by(&self, index: usize, share: impl Fn(&Node, &Edge, &Node) -> f64) -> Vec<(Move, f64)> {
        let Some(layer) = self.layers.get(index + 1) else { return Vec::new() };
        let mut shares: Vec<(Move, f64)> = Vec::new();
        let mut places: FxHashMap<MoveSquares, usize> = FxHashMap::default();
        for edge in &layer.edges {
            let from = &self.layers[index].nodes[edge.from as usize];
            let share = share(from, edge, &layer.nodes[edge.to as usize]);
            let place = *places.entry(squares(edge.mv)).or_insert(shares.len());
            match shares.get_mut(place) {
                Some((_, sum)) => *sum = add(*sum, share),
                None => shares.push((edge.mv, share)),
            }
        }
        shares.sort_by(|left, right| right.1.total_cmp(&left.1));
        shares
    }

    /// Draws `many` readings by probability; `dice` returns numbers from 0 up to 1.
    pub(crate) fn draw(&self, many: usize, dice: &mut dyn FnMut() -> f64) -> Vec<Vec<Move>> {
        let mut drawn: Vec<Vec<Move>> = vec![Vec::new(); many];
        // The node that each reading has reached, until it ends.
        let mut at: Vec<Option<u32>> = vec![Some(0); many];
        for index in 1..self.layers.len() {
            let layer = &self.layers[index];
            let mut edges: FxHashMap<u32, Vec<&Edge>> =
                at.iter().flatten().map(|&node| (node, Vec::new())).collect();
            for edge in &layer.edges {
                edges.entry(edge.from).and_modify(|edges| edges.push(edge));
            }
            for (reading, at) in drawn.iter_mut().zip(&mut at) {
                let Some(node) = *at else { continue };
                let all = self.layers[index - 1].nodes[node as usize].after;
                let mut rest = dice();
                // The share left over belongs to readings that end here.
                let passed = |edge: &&&Edge| {
                    let share = layer.nodes[edge.to as usize].after - f64::from(edge.cost) - all;
                    rest -= share.exp();
                    rest < 0.0 && share.is_finite()
                };
                let chosen = edges[&node].iter().find(passed);
                *at = chosen.map(|edge| edge.to);
                reading.extend(chosen.map(|edge| edge.mv));
            }
        }
        drawn
    }
}

/// Returns the edges of the best reading that leads to `node`.
pub(crate) fn edges_to(layers: &[Layer], layer: usize, node: u32) -> Vec<Edge> {
    let mut node = &layers[layer].nodes[node as usize];
    let mut edges = Vec::with_capacity(layer);
    while let Some(by) = node.by {
        let at = layer - edges.len();
        let edge = layers[at].edges[by as usize];
        node = &layers[at - 1].nodes[edge.from as usize];
        edges.push(edge);
    }
    edges.reverse();
    edges
}

/// The squares of a move, and the promotion.
type MoveSquares = (Option<Square>, Square, Option<Role>);

fn squares(mv: Move) -> MoveSquares {
    (mv.from(), mv.to(), mv.promotion())
}

/// Whether two moves of different positions have the same squares, whatever they capture.
pub(crate) fn same(left: Move, right: Move) -> bool {
    squares(left) == squares(right)
}

/// Adds two numbers, given and returned as logarithms.
pub(crate) fn add(left: f64, right: f64) -> f64 {
    let (most, least) = if left > right { (left, right) } else { (right, left) };
    if most == f64::NEG_INFINITY { most } else { most + (least - most).exp().ln_1p() }
}

/// Estimates the cost of the cells left after these places, and of sheets out of step.
pub(crate) fn rest(given: &SearchInput, places: [SheetPlace; 2]) -> f32 {
    let [white, black] = given.left(places);
    let out_of_step = white.abs_diff(black) > 1;
    REST * (white + black) as f32 + if out_of_step { OUT_OF_STEP } else { 0.0 }
}

/// Returns the cost of ending with another board than the one found.
pub(crate) fn differs(read: &Board, found: &Board) -> f32 {
    let squares =
        Square::ALL.into_iter().filter(|&square| read.piece_at(square) != found.piece_at(square)).count();
    if squares == 0 { 0.0 } else { (6.0 + SQUARE * squares as f32).min(BOARD) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{Position, from_fen};

    #[test]
    fn what_was_dropped_within_twelve_plies_bounds_what_is_known() {
        let mut rooms = vec![9.0; 60];
        rooms[20] = 1.0;
        let lattice =
            Lattice { layers: Vec::new(), best: Vec::new(), rooms, cost: 0.0, choice: 0.0, complete: true };
        let near: Vec<usize> = (0..60).filter(|&index| lattice.reach(index) < 9.0).collect();
        assert_eq!(near, (9..=32).collect::<Vec<_>>());
    }

    #[test]
    fn a_promotion_is_the_same_move_only_to_the_same_piece_and_whatever_it_takes() {
        let moves = |fen: &str| from_fen(fen).unwrap().legal_moves();
        let (quiet, takes) =
            (moves("8/4P3/8/8/8/2k5/8/K7 w - - 0 1"), moves("3n4/4P3/8/8/8/2k5/8/K7 w - - 0 1"));
        let to_e8 =
            |moves: &[Move]| moves.iter().copied().filter(|mv| mv.to() == Square::E8).collect::<Vec<_>>();
        let (quiet, takes) = (to_e8(&quiet), to_e8(&takes));
        for left in &quiet {
            let alike: Vec<Move> = takes.iter().copied().filter(|right| same(*left, *right)).collect();
            assert_eq!(alike.len(), 1);
            assert_eq!(alike[0].promotion(), left.promotion());
        }
    }
}
