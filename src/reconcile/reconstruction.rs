//! The most probable legal game that two sheets record, and how sure each move of it is.

use super::channel::{Channel, candidates};
use super::difference::{Difference, Why, differences};
use super::hand::Hand;
use super::lattice::{Given, Lattice};
use super::place::{Cells, Place, State};
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

/// How much likelier than all its rivals together a sure move is, as a natural logarithm.
const SURE: f64 = 8.5;
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

    let careless = against(&fits) > CARELESS * fits.len() as f32;

    let mut line = Line::new(start.clone());
    let mut plies = Vec::with_capacity(known);
    for (index, (edge, _)) in lattice.best.iter().take(known).enumerate() {
        let mut ply = ply_read(&lattice, index, edge.mv, edge.cells);
        ply.sure &= !in_doubt(&fits, index) && (!careless || fits[index].twice);
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

fn ply_read(lattice: &Lattice, index: usize, mv: Move, cells: [Option<u32>; 2]) -> PlyRead {
    let shares = lattice.shares(index);
    let own = shares.iter().find(|(other, _)| *other == mv).map_or(f64::NEG_INFINITY, |(_, share)| *share);
    let others = || shares.iter().filter(|(other, _)| *other != mv);
    let against: f64 = others().map(|(_, share)| share.exp()).sum();
    let rivals = others()
        .map(|&(mv, share)| Rival { mv, share: share.exp() })
        .filter(|rival| rival.share > RIVAL)
        .take(5)
        .collect();
    PlyRead {
        sure: own - against.ln() > SURE,
        share: own.exp().min(1.0),
        rivals,
        cells: cells.map(|cell| cell.map(|cell| cell as usize + 1)),
    }
}

/// How the cells of a ply bear out the move that was read.
#[derive(Clone, Copy, Default)]
struct Fit {
    /// Whether some cell names it.
    named: bool,
    /// Whether a cell of each sheet names it.
    twice: bool,
    /// How many cells are written and do not name it; two for a sheet that gets out of order.
    against: usize,
    /// Whether both have the same writing, and it is not the move.
    agreed: bool,
    /// Whether both sheets have left out or doubled something so far.
    shifted: bool,
}

/// So many cells among those of eleven plies that do not name what was read leave all of it in
/// doubt.
const DOUBT: usize = 7;

/// So much against what was read, for each ply, makes sheets careless: then a move is sure only
/// where both name it.
const CARELESS: f32 = 0.25;

fn against(fits: &[Fit]) -> f32 {
    fits.iter().map(|fit| fit.against as f32).sum()
}

fn fits(given: &Given, lattice: &Lattice) -> Vec<Fit> {
    let mut position = given.start.clone();
    let mut fits = Vec::with_capacity(lattice.best.len());
    let mut before = [Place::START; 2];
    for (index, (edge, places)) in lattice.best.iter().enumerate() {
        let turn = position.turn();
        let candidate = candidates(&position).into_iter().find(|candidate| candidate.mv == edge.mv);
        let mut fit = Fit::default();
        let mut wrong: Vec<&Writing> = Vec::new();
        let mut names = 0;
        for (sheet, cell) in edge.cells.into_iter().enumerate() {
            let writing = cell.map(|cell| &given.cells[sheet].writings[cell as usize]);
            if let (Some(writing), Some(candidate)) =
                (writing.filter(|writing| !writing.is_blank()), candidate)
            {
                let named = given.channels[sheet].cost(writing, &candidate, turn).1;
                names += usize::from(named);
                fit.against += usize::from(!named);
                if !named {
                    wrong.push(writing);
                }
            }
            let slipped = places[sheet].slipped(before[sheet]);
            let leaves_out = matches!(places[sheet].state, State::Gap(3));
            fit.against += if slipped { 2 } else { usize::from(leaves_out) };
        }
        (fit.named, fit.twice) = (names > 0, names == 2);
        fit.agreed = matches!(wrong.as_slice(), [one, other] if one.signs == other.signs);
        fit.shifted = match edge.cells {
            [Some(white), Some(black)] => white as usize != index && black as usize != index,
            _ => fits.last().is_some_and(|last: &Fit| last.shifted),
        };
        fits.push(fit);
        before = *places;
        position.play_unchecked(edge.mv);
    }
    fits
}

/// Whether the cells around a ply contradict the reading so often that none of it is sure, or both
/// players wrote the same other move, or made slips before that may mend each other; and a move that nobody has
/// written down as such is never sure.
fn in_doubt(fits: &[Fit], index: usize) -> bool {
    let around = &fits[index.saturating_sub(5)..(index + 6).min(fits.len())];
    fits[index].agreed || fits[index].shifted || around.iter().map(|fit| fit.against).sum::<usize>() >= DOUBT
}

/// Up to which ply the best reading is more than chance: from there on the sheets contradict it, or
/// say nothing, more often than they bear it out.
fn known_until(fits: &[Fit], complete: bool) -> usize {
    let (mut sum, mut most, mut until) = (0.0_f32, 0.0_f32, 0);
    for (index, fit) in fits.iter().enumerate() {
        sum += if fit.named { 1.0 } else { -1.5 };
        if sum >= most {
            (most, until) = (sum, index + 1);
        }
    }
    // A last move or two that are hard to read are no reason to give up.
    if complete && most - sum < 5.0_f32.min(most) { fits.len() } else { until }
}
