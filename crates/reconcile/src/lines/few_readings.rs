//! Two sheets and a few readings of them, for tests that set the result of a search themselves.

use crate::cells::place::{SheetPlace, SheetState};
use crate::cells::read_score::ReadScore;
use crate::lines::lattice::{Edge, End, Evidence, Lattice, Layer, Node, SearchInput, rest};
use annabella_chess::samples::line;
use annabella_chess::{Board, Chess, Color, Line, Move, Piece, Position, San, Square};
use annabella_clock::Stamp;
use annabella_scoresheet::{Cell, Scoresheet};

/// Two sheets of a game.
pub(crate) struct TwoSheets {
    pub start: Chess,
    pub sheets: [Scoresheet; 2],
    pub evidence: Evidence,
    read: [ReadScore; 2],
}

impl TwoSheets {
    /// Creates the sheets with these cells (`e4 -- Nf3`, where `--` is blank).
    pub(crate) fn of(white: &str, black: &str) -> TwoSheets {
        TwoSheets::from(Chess::default(), white, black)
    }

    /// Creates the same sheets for a game that started from `start`.
    pub(crate) fn from(start: Chess, white: &str, black: &str) -> TwoSheets {
        let sheets = [(Color::White, white), (Color::Black, black)].map(|(owner, cells)| {
            let mut sheet = Scoresheet::new(owner);
            cells.split_whitespace().for_each(|cell| sheet.push(Cell::written(cell, None, Stamp(0))));
            sheet
        });
        let read = sheets.each_ref().map(|sheet| ReadScore::of(sheet, &start));
        TwoSheets { start, sheets, evidence: Evidence::default(), read }
    }

    pub(crate) fn given(&self) -> SearchInput<'_> {
        SearchInput {
            start: &self.start,
            cells: [&self.read[0].cells, &self.read[1].cells],
            channels: [&self.read[0].channel, &self.read[1].channel],
            boards: &self.evidence.boards,
            known: &self.evidence.known,
            illegal: self.evidence.illegal,
        }
    }

    /// Returns the moves of a game of these sheets.
    pub(crate) fn moves(&self, moves: &str) -> Vec<Move> {
        let mut line = Line::new(self.start.clone());
        for san in moves.split_whitespace() {
            let mv = san.parse::<San>().unwrap().to_move(line.position()).unwrap();
            line.push(mv);
        }
        line.plies().iter().map(|ply| ply.mv).collect()
    }

    /// Creates the reading with these moves: cell n is read for ply n, as far as a sheet has cells.
    pub(crate) fn reading(&self, moves: &str, cost: f32) -> Reading {
        let moves = self.moves(moves);
        let steps = self.sheets.each_ref().map(|sheet| {
            let step = |index: usize| match index < sheet.len() {
                true => (Some(index as u32), place(index + 1, SheetState::InOrder)),
                false => (None, place(sheet.len(), SheetState::Ended)),
            };
            (0..moves.len()).map(step).collect()
        });
        Reading { moves, cost, choice: 0.0, steps }
    }

    /// Creates the result of a search that found these readings, the best first.
    ///
    /// The search dropped all readings that cost `room` more than the best.
    pub(crate) fn lattice(&self, readings: &[Reading], room: f32) -> Lattice {
        let given = self.given();
        let root = Node { best: 0.0, before: 0.0, ..Node::new([SheetPlace::START; 2]) };
        let mut layers = vec![Layer { nodes: vec![root], ..Layer::default() }];
        let longest = readings.iter().map(|reading| reading.moves.len()).max().unwrap();
        for index in 0..longest {
            let mut layer = Layer::default();
            for (at, reading) in (0..).zip(readings) {
                let Some(&mv) = reading.moves.get(index) else {
                    layer.nodes.push(Node::new([SheetPlace::START; 2]));
                    continue;
                };
                let steps = reading.steps.each_ref().map(|steps| steps[index]);
                let (from, cost) = if index == 0 { (0, reading.cost) } else { (at, 0.0) };
                let by = Some(layer.edges.len() as u32);
                let before = -f64::from(reading.cost);
                let places = steps.map(|step| step.1);
                let choice = if index == 0 { reading.choice } else { 0.0 };
                layer.edges.push(Edge { from, to: at, mv, cost, choice, cells: steps.map(|step| step.0) });
                layer.nodes.push(Node { best: reading.cost, by, before, ..Node::new(places) });
                if at == 0 {
                    layer.dropped = reading.cost + rest(&given, places) + room;
                }
            }
            layers.push(layer);
        }
        let end = |(node, reading): (u32, &Reading)| {
            let layer = reading.moves.len();
            let left = given.left(layers[layer].nodes[node as usize].places).iter().sum();
            End { layer, node, cost: 0.0, left }
        };
        let ends = (0..).zip(readings).map(end).collect();
        Lattice::of(&given, (layers, ends))
    }
}

/// A whole reading of two sheets.
pub(crate) struct Reading {
    moves: Vec<Move>,
    /// Negative natural logarithm of its probability, except for the part shared by all readings.
    cost: f32,
    /// Part of the cost for the choice of moves.
    choice: f32,
    /// For each sheet and ply, the cell read and the place after it.
    steps: [Vec<(Option<u32>, SheetPlace)>; 2],
}

impl Reading {
    /// Replaces the step on `sheet` at `index`.
    pub(crate) fn with(
        mut self,
        (sheet, index): (usize, usize),
        cell: Option<u32>,
        next: usize,
        state: SheetState,
    ) -> Reading {
        self.steps[sheet][index] = (cell, place(next, state));
        self
    }

    /// Lets this part of the cost be for the choice of moves.
    pub(crate) fn chosen(mut self, choice: f32) -> Reading {
        self.choice = choice;
        self
    }

    /// Puts `sheet` in order from `index` onwards, where `cell` is read.
    pub(crate) fn goes_on(mut self, sheet: usize, index: usize, cell: usize) -> Reading {
        for (step, cell) in self.steps[sheet][index..].iter_mut().zip(cell..) {
            *step = (Some(cell as u32), place(cell + 1, SheetState::InOrder));
        }
        self
    }
}

fn place(next: usize, state: SheetState) -> SheetPlace {
    SheetPlace { next: next as u32, state }
}

/// Returns the board after these moves.
pub(crate) fn after(moves: &str) -> Board {
    line(moves).position().board().clone()
}

/// Returns the same board with a piece on another square (`f6-h6`), or removed (`-f6`).
pub(crate) fn but(moves: &str, edits: &str) -> Board {
    let mut board = after(moves);
    for edit in edits.split(' ') {
        let square = |text: &str| text.parse::<Square>().unwrap();
        match edit.split_once('-').unwrap() {
            ("", off) => board.discard_piece_at(square(off)),
            (from, to) => {
                let piece: Piece = board.remove_piece_at(square(from)).unwrap();
                board.set_piece_at(square(to), piece);
            }
        }
    }
    board
}
