//! The most probable legal game that two sheets record, and how sure each move of it is.

use super::certainty::{fits, known_until, sure};
use super::channel::Channel;
use super::difference::{Difference, Why, differences};
use super::hand::Hand;
use super::lattice::{Given, Lattice, same};
use super::place::Cells;
use super::question::{Question, question};
use super::writing::Writing;
use crate::chess::{Board, Chess, Color, Line, Move, Position};
use crate::scoresheet::Scoresheet;

/// What is known besides the two sheets.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The boards after the last recorded ply, each as far as one was found; they may differ.
    pub boards: Vec<Board>,
    /// Moves that are known otherwise, ply 1 first: from a journal, or from an answer to
    /// [`Reconstruction::question`].
    pub known: Vec<Option<Move>>,
}

/// What was most probably played.
#[derive(Clone, Debug)]
pub struct Reconstruction {
    /// The moves from the start position, as far as anything can be known.
    pub line: Line,
    /// For each of these moves, how it was read.
    pub plies: Vec<PlyRead>,
    /// Whether the line accounts for both sheets to their ends. Otherwise nothing can be known
    /// after it.
    pub complete: bool,
    /// Where the sheets differ, from each other or from what is legal, in the order of the plies.
    pub differences: Vec<Difference>,
    /// The move to ask the players about first, if one is open.
    pub question: Option<Question>,
}

/// How one move was read.
#[derive(Clone, Debug, PartialEq)]
pub struct PlyRead {
    /// Whether no other reading explains both sheets nearly as well.
    pub sure: bool,
    /// How likely it is that this move was played, 0 to 1.
    pub share: f64,
    /// What else may have been played at this ply, most probable first.
    pub rivals: Vec<Rival>,
    /// The cell of White's sheet and of Black's that was read for it, counted from 1.
    pub cells: [Option<usize>; 2],
}

/// Another reading of a ply.
#[derive(Clone, Debug, PartialEq)]
pub struct Rival {
    /// The move.
    pub mv: Move,
    /// How likely it is, 0 to 1.
    pub share: f64,
}

/// What is less likely than this is no rival worth showing.
const RIVAL: f64 = 0.001;

impl Reconstruction {
    /// The moves in English short form, without check and mate.
    pub fn moves(&self) -> Vec<String> {
        let plies = self.line.plies().iter();
        plies.map(|ply| ply.san.trim_end_matches(['+', '#']).to_owned()).collect()
    }

    /// For each move whether it is sure.
    pub fn sure(&self) -> Vec<bool> {
        self.plies.iter().map(|ply| ply.sure).collect()
    }
}

/// Reads two sheets of one game together.
///
/// The sheets may skip, double or swap rows, stop early, and hold anything at all; what is legal
/// and what follows decides. A clearly written move that is not the one read is a
/// [`Difference`], never repaired in silence.
pub fn reconstruct(
    start: &Chess,
    white: &Scoresheet,
    black: &Scoresheet,
    evidence: &Evidence,
) -> Reconstruction {
    let sheets = [(Color::White, white), (Color::Black, black)];
    let read = sheets.map(|(owner, sheet)| Sheet::read(owner, sheet, start));
    let cells = [&read[0].cells, &read[1].cells];
    let channels = [&read[0].channel, &read[1].channel];
    let given = Given { start, cells, channels, boards: &evidence.boards, known: &evidence.known };
    let lattice = Lattice::build(&given);
    let fits = fits(&given, &lattice);
    let known = known_until(&fits, lattice.complete);
    let complete = lattice.complete && known == lattice.best.len();

    let sure = sure(&fits);
    let mut line = Line::new(start.clone());
    let mut plies = Vec::with_capacity(known);
    for (index, (edge, _)) in lattice.best.iter().take(known).enumerate() {
        let (mut ply, odds) = ply_read(&lattice, index, edge.mv, edge.cells);
        let known = evidence.known.get(index).copied().flatten() == Some(edge.mv);
        ply.sure = known || odds > sure[index];
        plies.push(ply);
        line.push(edge.mv);
    }
    let mut differences = differences(&given, [white, black], &lattice, &line, &plies);
    if !complete {
        differences.push(Difference {
            ply: known + 1,
            white: None,
            black: None,
            read: None,
            sure: false,
            why: Why::Lost,
            rivals: Vec::new(),
        });
    }
    let question = question(&lattice, &line, &plies);
    Reconstruction { line, plies, complete, differences, question }
}

struct Sheet {
    cells: Cells,
    channel: Channel,
}

impl Sheet {
    fn read(owner: Color, sheet: &Scoresheet, start: &Chess) -> Sheet {
        let writings: Vec<Writing> = sheet.cells().iter().map(|cell| Writing::of(&cell.text)).collect();
        let channel = Channel::new(Hand::read(&writings), owner);
        Sheet { cells: Cells { writings, first_in_row: usize::from(start.turn().is_black()) }, channel }
    }
}

/// How a ply was read, and how much likelier than all its rivals together that is, as a natural
/// logarithm.
fn ply_read(lattice: &Lattice, index: usize, mv: Move, cells: [Option<u32>; 2]) -> (PlyRead, f64) {
    let shares = lattice.shares(index);
    let own =
        shares.iter().find(|(other, _)| same(*other, mv)).map_or(f64::NEG_INFINITY, |(_, share)| *share);
    let others = || shares.iter().filter(|(other, _)| !same(*other, mv));
    let against: f64 = others().map(|(_, share)| share.exp()).sum();
    let rivals = others()
        .map(|&(mv, share)| Rival { mv, share: share.exp() })
        .filter(|rival| rival.share > RIVAL)
        .take(5)
        .collect();
    let cells = cells.map(|cell| cell.map(|cell| cell as usize + 1));
    (PlyRead { sure: false, share: own.exp().min(1.0), rivals, cells }, own - against.ln())
}
