//! The most probable legal game that two sheets record, and how certain each move is.

use crate::cells::cell_reading::{CellReading, candidates};
use crate::cells::channel::MAX_ODD_CELL_COST;
use crate::cells::writing::Writing;
use crate::doubts::certainty::{Fit, Needed, WITNESSED, agreed_first, by_odds, known_until, overall, sure};
use crate::doubts::comparison::{discrepancies, left_over};
use crate::doubts::discrepancy::Discrepancy;
use crate::doubts::ply_read::{Degree, PlyRead, Rival, SameCells, UNLIKELY, cells_read};
use crate::doubts::question::{Doubt, Question, question};
use crate::lines::lattice::{Lattice, SearchInput, same};
use annabella_chess::{Chess, Color, Line, Move, Position};
use annabella_scoresheet::Scoresheet;

/// The most probable game.
#[derive(Clone, Debug)]
pub struct Reconstruction {
    /// Moves from the starting position, as far as anything can be known.
    pub line: Line,
    /// The reading of each of these moves.
    pub plies: Vec<PlyRead>,
    /// Whether the line accounts for both sheets to their ends. Otherwise nothing is known after it.
    pub complete: bool,
    /// Doubt about the sheets as a whole, if there is one.
    pub doubt: Option<Doubt>,
    /// Places where the sheets differ or have illegal moves, in the order of plies.
    pub discrepancies: Vec<Discrepancy>,
    /// Move to ask the players about first, if one is open.
    pub question: Option<Question>,
    /// Negative natural logarithm of the joint probability of this game and these sheets.
    pub cost: f32,
    /// Part of `cost` because players choose these moves more seldom than others; negative for more often.
    pub choice: f32,
    /// The game as played, if both players took an illegal move for a legal one; `line` ends before it.
    pub illegal: Option<PlayedOn>,
}

/// A game that went on after an illegal move.
#[derive(Clone, Debug)]
pub struct PlayedOn {
    /// All moves, the illegal one included.
    pub line: Line,
    /// The reading of each of them.
    pub plies: Vec<PlyRead>,
}

/// Probability below which moves are not listed as rivals.
const RIVAL: f64 = 0.001;
/// The same by the cells alone, at a move that is only likely.
const EVEN_RIVAL: f64 = 0.005;
/// Maximum number of rivals listed.
const RIVALS: usize = 5;

impl Reconstruction {
    /// Returns the moves in English short form, without check and mate.
    pub fn moves(&self) -> Vec<String> {
        let plies = self.line.plies().iter();
        plies.map(|ply| ply.san.trim_end_matches(['+', '#']).to_owned()).collect()
    }

    /// Returns the game as played, illegal moves included.
    pub(crate) fn played(&self) -> &Line {
        self.illegal.as_ref().map_or(&self.line, |played| &played.line)
    }

    /// Returns the reading of each move of the game as played.
    pub(crate) fn played_plies(&self) -> &[PlyRead] {
        self.illegal.as_ref().map_or(&self.plies, |played| &played.plies)
    }

    /// Returns whether each move is sure.
    pub fn sure(&self) -> Vec<bool> {
        self.plies.iter().map(PlyRead::is_sure).collect()
    }

    /// Returns how certain each move is.
    pub fn degrees(&self) -> Vec<Degree> {
        self.plies.iter().map(|ply| ply.degree).collect()
    }

    /// Returns the probability of each move, from 0 to 1, rounded to thousandths.
    pub fn probabilities(&self) -> Vec<f64> {
        self.plies.iter().map(|ply| (ply.probability * 1000.0).round() / 1000.0).collect()
    }
}

/// Draws the conclusions from a finished search of these sheets.
pub(crate) fn conclude(
    given: &SearchInput,
    sheets: [&Scoresheet; 2],
    (lattice, fits, doubt): (&Lattice, &[Fit], Option<Doubt>),
) -> Reconstruction {
    let doubt = doubt.or(overall(given, fits));
    let supported = supported_plies(given, lattice, fits, doubt);
    // Unwritten plies at the end are not part of the game.
    let written = |&index: &usize| {
        let cells = lattice.best[index].0.cells;
        let mut cells = (0..2).filter_map(|sheet| Some(&given.cells[sheet].writings[cells[sheet]? as usize]));
        known(given, index).is_some() || !cells.all(Writing::is_blank)
    };
    let until = (0..supported).rev().find(written).map_or(0, |last| last + 1);
    let (mut line, mut plies) = read_plies(given, lattice, fits, until, doubt);
    let complete = lattice.complete && supported == lattice.best.len();
    if complete {
        continue_alone(given, &mut line, &mut plies);
    }
    let illegal = cut_at_illegal(&mut line, &mut plies);
    let mut discrepancies = discrepancies(given, sheets, lattice, &line, &plies);
    match complete {
        // The game that counts ends before an illegal move.
        _ if illegal.is_some() => {}
        true => discrepancies.extend(left_over(given, sheets, &plies)),
        false => discrepancies.push(Discrepancy::lost(line.next_ply())),
    }
    let question = question(lattice, &line, &plies);
    let Lattice { cost, choice, .. } = *lattice;
    Reconstruction { line, plies, complete, doubt, discrepancies, question, cost, choice, illegal }
}

/// Ends a game before its illegal move, and returns the game as it was played.
fn cut_at_illegal(line: &mut Line, plies: &mut Vec<PlyRead>) -> Option<PlayedOn> {
    let at = line.plies().iter().position(|ply| !ply.before.is_legal(ply.mv))?;
    let played = PlayedOn { line: line.clone(), plies: plies.clone() };
    while line.len() > at {
        line.pop();
    }
    plies.truncate(at);
    Some(played)
}

/// Returns the move known from other evidence at `index`.
fn known(given: &SearchInput, index: usize) -> Option<Move> {
    given.known.get(index).copied().flatten()
}

/// Returns the number of plies that the sheets support.
fn supported_plies(given: &SearchInput, lattice: &Lattice, fits: &[Fit], doubt: Option<Doubt>) -> usize {
    if doubt != Some(Doubt::TwoGames) {
        return known_until(fits, lattice.complete);
    }
    // If the sheets may be of two games, only the plies where they agree are known.
    let first_known = given.known.iter().take_while(|known| known.is_some()).count();
    agreed_first(fits).max(first_known).min(lattice.best.len())
}

/// Returns the moves of the best reading before `until`, and the reading of each.
fn read_plies(
    given: &SearchInput,
    lattice: &Lattice,
    fits: &[Fit],
    until: usize,
    doubt: Option<Doubt>,
) -> (Line, Vec<PlyRead>) {
    let sure = sure(fits, doubt);
    let mut line = Line::new(given.start.clone());
    let mut plies = Vec::with_capacity(until);
    let mut open: Vec<OpenPly> = Vec::new();
    for (index, (edge, _)) in lattice.best.iter().take(until).enumerate() {
        let (mut ply, mut odds) = ply_read(lattice, index, edge.mv, edge.cells);
        if fits[index].agreed {
            odds = odds_by_one(given, lattice, index, line.position(), &lattice.shares(index));
        }
        let elsewhere = depends_on(lattice, &line, &open, edge.mv);
        ply.named = fits[index].names;
        let rivals = by_rivals(line.position(), &ply.rivals);
        ply.doubt = match sure[index].doubt {
            _ if known(given, index) == Some(edge.mv) => None,
            _ if odds > sure[index].odds => elsewhere.then_some(Doubt::Elsewhere),
            None => Some(rivals.unwrap_or(by_odds(ply.named))),
            // Likely rivals are more informative than another doubt.
            Some(doubt) => Some(rivals.filter(|doubt| *doubt == Doubt::Rivals).unwrap_or(doubt)),
        };
        ply.degree = Degree::of(ply.doubt.is_none(), ply.named);
        let even = || match fits[index].agreed {
            true => odds_by_one(given, lattice, index, line.position(), &lattice.even_shares(index)),
            false => odds_over(&lattice.even_shares(index), edge.mv),
        };
        if ply.is_sure() && known(given, index) != Some(edge.mv) && even() <= sure[index].even {
            make_likely(&mut ply);
        }
        if ply.degree == Degree::Open {
            let needed = sure[index].odds.min(WITNESSED);
            let (by, shares) = (line.position().turn(), lattice.shares(index));
            open.push(OpenPly { read: edge.mv, by, shares, needed });
        }
        plies.push(ply);
        line.push(edge.mv);
    }
    doubt_by_same_cells(given, lattice, fits, &sure, &mut plies);
    (line, plies)
}

/// Marks a move as likely: without what players choose more often, it would not be sure.
fn make_likely(ply: &mut PlyRead) {
    (ply.degree, ply.doubt) = (Degree::Likely, Some(Doubt::Prior));
}

/// Marks moves as likely that the same cells need not mean, and adds the other moves to their rivals.
fn doubt_by_same_cells(
    given: &SearchInput,
    lattice: &Lattice,
    fits: &[Fit],
    needed: &[Needed],
    plies: &mut [PlyRead],
) {
    let cells = SameCells::of(given, lattice);
    // Two cells that name one legal move only are never as likely for another.
    let open = |index: &usize| fits[*index].alone < 2 && needed[*index].even.is_finite();
    for index in (0..plies.len()).filter(open) {
        for other in cells.others(index, needed[index].even) {
            for (at, mv) in other {
                let Some(ply) = plies.get_mut(at) else { continue };
                if ply.is_sure() && known(given, at).is_none() {
                    make_likely(ply);
                }
                if ply.degree == Degree::Likely {
                    add_rival(ply, lattice, at, mv);
                }
            }
        }
    }
    for (index, ply) in plies.iter_mut().enumerate().filter(|(_, ply)| ply.degree == Degree::Likely) {
        let own = lattice.best[index].0.mv;
        let even = lattice.even_shares(index).into_iter().filter(|(_, share)| share.exp() > EVEN_RIVAL);
        even.filter(|(mv, _)| !same(*mv, own)).for_each(|(mv, _)| add_rival(ply, lattice, index, mv));
    }
}

/// Adds a rival that the cells alone would leave possible, with its probability as far as it is known.
fn add_rival(ply: &mut PlyRead, lattice: &Lattice, index: usize, mv: Move) {
    if ply.rivals.len() >= RIVALS || ply.rivals.iter().any(|rival| same(rival.mv, mv)) {
        return;
    }
    let shares = lattice.shares(index);
    let share = shares.iter().find(|(other, _)| same(*other, mv)).map_or(0.0, |(_, share)| share.exp());
    ply.rivals.push(Rival { mv, share });
    ply.rivals.sort_by(|left, right| right.share.total_cmp(&left.share));
}

/// Continues with cells that only one sheet has after the last move read.
///
/// It stops at the first cell that does not clearly name a legal move.
fn continue_alone(given: &SearchInput, line: &mut Line, plies: &mut Vec<PlyRead>) {
    let rest = [0, 1].map(|sheet: usize| cells_read(plies, sheet)..given.cells[sheet].writings.len());
    let (sheet, cells) = match rest {
        [white, black] if black.is_empty() => (0, white),
        [white, black] if white.is_empty() => (1, black),
        _ => return,
    };
    for cell in cells {
        let writing = &given.cells[sheet].writings[cell];
        let CellReading::Move(mv) = CellReading::with(writing, line.position(), given.channels[sheet]) else {
            return;
        };
        let mut cells = [None; 2];
        cells[sheet] = Some(cell);
        // The share is a guess: the cell is the only evidence.
        let doubt = Some(Doubt::OneWitness);
        plies.push(PlyRead {
            degree: Degree::Open,
            doubt,
            named: 1,
            probability: 0.5,
            rivals: Vec::new(),
            cells,
        });
        line.push(mv);
    }
}

/// Returns the doubt that rivals cast on a move in this position.
fn by_rivals(position: &Chess, rivals: &[Rival]) -> Option<Doubt> {
    let legal = position.legal_moves();
    let here = |rival: &&Rival| legal.iter().any(|mv| same(*mv, rival.mv));
    match rivals.iter().find(here) {
        Some(rival) if rival.share >= UNLIKELY => Some(Doubt::Rivals),
        Some(_) => Some(Doubt::Unlikely),
        None => rivals.first().map(|_| Doubt::Elsewhere),
    }
}

/// An open ply: the move read, all moves that readings have there, and the odds required of a move that
/// depends on it.
struct OpenPly {
    read: Move,
    by: Color,
    shares: Vec<(Move, f64)>,
    needed: f64,
}

impl OpenPly {
    /// Whether another move at this ply may have brought a piece to the origin of the `later` move.
    ///
    /// That line must be as likely here as it is later, except for readings merged since.
    fn leads_to(&self, (later, share): &(Move, f64)) -> bool {
        let stayed = self.read.from() == later.from();
        let here = |mv: Move| !same(mv, self.read) && (stayed || later.from() == Some(mv.to()));
        let all: f64 = self.shares.iter().filter(|(mv, _)| here(*mv)).map(|(_, share)| share.exp()).sum();
        2.0 * all > share.exp()
    }
}

/// Whether a move depends on an open ply: another piece of its kind could have come to its square.
///
/// Cells that name this move name the other one, too, so they cannot decide between them. The move then
/// needs the same odds as that ply, but no more than a move with one witness.
fn depends_on(lattice: &Lattice, line: &Line, open: &[OpenPly], own: Move) -> bool {
    let turn = line.position().turn();
    let mut open = open.iter().filter(|ply| ply.by == turn).peekable();
    if open.peek().is_none() {
        return false;
    }
    let legal = line.position().legal_moves();
    let kind = |mv: Move| (mv.role(), mv.to(), mv.promotion(), mv.is_castle());
    let elsewhere = |other: Move| kind(other) == kind(own) && !legal.iter().any(|mv| same(*mv, other));
    let shares = lattice.shares(line.len());
    let sum = |which: &dyn Fn(&(Move, f64)) -> bool| -> f64 {
        shares.iter().filter(|own| which(own)).map(|(_, share)| share.exp()).sum()
    };
    let likely = sum(&|(mv, _)| same(*mv, own));
    open.any(|ply| {
        let against = sum(&|other| elsewhere(other.0) && ply.leads_to(other));
        (likely / against).ln() <= ply.needed
    })
}

/// Returns the odds of the move read over all its rivals, as a natural logarithm.
///
/// One of the two cells counts as empty, since both have the same writing error; the cell that leaves less
/// counts.
fn odds_by_one(
    given: &SearchInput,
    lattice: &Lattice,
    index: usize,
    position: &Chess,
    shares: &[(Move, f64)],
) -> f64 {
    let (edge, legal) = (&lattice.best[index].0, candidates(position));
    let without = |sheet: usize, cell: u32| {
        let writing = &given.cells[sheet].writings[cell as usize];
        let cost = |mv: Move| {
            let known = legal.iter().find(|candidate| same(candidate.mv, mv));
            known.map_or(MAX_ODD_CELL_COST, |known| {
                given.channels[sheet].cost(writing, known, position.turn()).0
            })
        };
        // What the cell adds against another move; a dropped reading may have any move.
        let against = |mv: Move| f64::from(cost(mv) - cost(edge.mv));
        let weight = |which: bool| -> f64 {
            let moves = shares.iter().filter(|(mv, _)| same(*mv, edge.mv) == which);
            moves.map(|(mv, share)| (share + against(*mv)).exp()).sum()
        };
        let reach = lattice.reach(index) - f64::from(MAX_ODD_CELL_COST - cost(edge.mv));
        (weight(true) / weight(false)).ln().min(reach)
    };
    let cells = edge.cells.into_iter().enumerate().filter_map(|(sheet, cell)| Some(without(sheet, cell?)));
    cells.fold(f64::INFINITY, f64::min)
}

/// Returns the reading of a ply, and its odds over all rivals as a natural logarithm.
fn ply_read(lattice: &Lattice, index: usize, mv: Move, cells: [Option<u32>; 2]) -> (PlyRead, f64) {
    let shares = lattice.shares(index);
    let own = shares.iter().find(|(other, _)| same(*other, mv)).map_or(0.0, |(_, share)| share.exp());
    let others = shares.iter().filter(|(other, _)| !same(*other, mv));
    let rivals = others
        .map(|&(mv, share)| Rival { mv, share: share.exp() })
        .filter(|rival| rival.share > RIVAL)
        .take(RIVALS)
        .collect();
    let cells = cells.map(|cell| cell.map(|cell| cell as usize));
    (
        PlyRead { degree: Degree::Open, doubt: None, named: 0, probability: own.min(1.0), rivals, cells },
        odds_over(&shares, mv).min(lattice.reach(index)),
    )
}

/// Returns the natural logarithm of a move's odds over all others of these.
fn odds_over(shares: &[(Move, f64)], mv: Move) -> f64 {
    let sum = |own: bool| -> f64 {
        shares.iter().filter(|(other, _)| same(*other, mv) == own).map(|(_, share)| share.exp()).sum()
    };
    (sum(true) / sum(false)).ln()
}

#[cfg(test)]
mod tests;
