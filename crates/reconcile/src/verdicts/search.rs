//! The search for the most probable game, in steps.

use crate::cells::channel::FLOOR;
use crate::cells::read_score::{ReadScore, SheetForm};
use crate::cells::writing::Writing;
use crate::doubts::certainty::{self, Fit};
use crate::doubts::question::Doubt;
use crate::lines::beam::{Beam, Effort, Work};
use crate::lines::lattice::{Evidence, Lattice, SearchInput};
use crate::verdicts::reconstruction::{Reconstruction, conclude};
use annabella_chess::Chess;
use annabella_scoresheet::{Cell, Scoresheet};

/// Reads two sheets of one game together, a step at a time.
///
/// ```
/// use annabella_chess::{Chess, Color};
/// use annabella_reconcile::{Evidence, Search, reconstruct};
/// use annabella_scoresheet::Scoresheet;
///
/// let sheets = Color::ALL.map(Scoresheet::new);
/// let (start, evidence) = (Chess::default(), Evidence::default());
/// let mut search = Search::new(&start, &sheets[0], &sheets[1], &evidence);
/// while !search.step(Search::STEP) {}
/// let read = reconstruct(&start, &sheets[0], &sheets[1], &evidence);
/// assert_eq!(search.finish().line.len(), read.line.len());
/// ```
pub struct Search {
    start: Chess,
    /// The two sheets without the blank cells at their ends.
    sheets: [Scoresheet; 2],
    read: [ReadScore; 2],
    evidence: Evidence,
    /// The running search.
    beam: Beam,
    /// Result of the usual effort, while a wider search is running.
    usual: Option<SearchResult>,
    /// The final result.
    found: Option<SearchResult>,
}

/// Result of a search: the readings, the support of the cells for the best one, and the remaining
/// doubt.
struct SearchResult {
    lattice: Lattice,
    fits: Vec<Fit>,
    doubt: Option<Doubt>,
}

/// Difference in cost below which two searches have found the same game.
const EQUAL_READINGS: f32 = 1.0;

/// Number of cells above which sheets are searched less widely.
const LONGEST: usize = 400;

impl Search {
    /// Budget of a few milliseconds.
    pub const STEP: usize = 100_000;

    /// Starts to read two sheets of one game together.
    ///
    /// The sheets may skip, double or swap rows, end early, and contain any text; legality and later
    /// moves decide.
    pub fn new(start: &Chess, white: &Scoresheet, black: &Scoresheet, evidence: &Evidence) -> Search {
        let forms = [white, black].map(|sheet| SheetForm::of(sheet, start));
        let sheets = written([white, black], &forms);
        let mut forms = forms.into_iter().zip([white.len(), black.len()]);
        let read = sheets.each_ref().map(|sheet| match forms.next() {
            Some((form, cells)) if cells == sheet.len() => ReadScore::in_form(sheet, start, form),
            _ => ReadScore::of(sheet, start),
        });
        let given = given(start, &read, evidence);
        let beam = Beam::new(&given, effort(&read));
        let (start, evidence) = (start.clone(), evidence.clone());
        Search { start, sheets, read, evidence, beam, usual: None, found: None }
    }

    /// Does about `budget` work, in moves weighed; returns `true` once only [`Search::finish`] is left.
    pub fn step(&mut self, budget: usize) -> bool {
        if self.found.is_some() {
            return true;
        }
        let given = given(&self.start, &self.read, &self.evidence);
        if !self.beam.step(&given, budget) {
            return false;
        }
        let found = SearchResult::of(&given, &mut self.beam);
        self.found = match self.usual.take() {
            // An illegal move that only a wider search finds proves nothing.
            None if given.illegal => Some(found),
            None if found.convinces(&given) && !found.is_cramped(&given) => Some(found),
            None => {
                self.beam = if found.lattice.complete && !found.convinces(&given) {
                    self.beam.again_for_better(&given, &found.lattice)
                } else {
                    self.beam.again(&given, Effort::MORE)
                };
                self.usual = Some(found);
                return false;
            }
            // If a wider search finds a better reading, an even wider one might, too: a doubt remains.
            Some(usual)
                if found.lattice.cost < usual.lattice.cost - EQUAL_READINGS && !usual.convinces(&given) =>
            {
                Some(SearchResult { doubt: Some(Doubt::NoProof), ..found })
            }
            // The wider search may have dropped fewer readings and so leave less open.
            Some(usual) if found.lattice.cost <= usual.lattice.cost && usual.convinces(&given) => Some(found),
            usual => usual,
        };
        true
    }

    /// Returns the work done up to now.
    pub fn work(&self) -> Work {
        self.beam.work
    }

    /// Does all remaining work and returns the most probable game.
    pub fn finish(mut self) -> Reconstruction {
        self.conclusion()
    }

    /// Does all remaining work and returns the most probable game; [`Search::again`] remains possible.
    pub(crate) fn conclusion(&mut self) -> Reconstruction {
        while !self.step(usize::MAX) {}
        let given = given(&self.start, &self.read, &self.evidence);
        let found = self.found.take().unwrap_or_else(|| SearchResult::of(&given, &mut self.beam));
        let [white, black] = &self.sheets;
        conclude(&given, [white, black], (&found.lattice, &found.fits, found.doubt))
    }

    /// Starts to read the same sheets with other evidence; weighed positions need not be weighed again.
    pub(crate) fn again(&mut self, evidence: &Evidence) -> Search {
        let (start, sheets, read) = (self.start.clone(), self.sheets.clone(), self.read.clone());
        let beam = self.beam.again(&given(&start, &read, evidence), effort(&read));
        Search { start, sheets, read, evidence: evidence.clone(), beam, usual: None, found: None }
    }
}

/// Reads two sheets of one game together.
///
/// The sheets may skip, double or swap rows, end early, and contain any text; legality and later moves
/// decide. A clearly written move that differs from the one read is always reported as a [`Discrepancy`](crate::Discrepancy).
pub fn reconstruct(
    start: &Chess,
    white: &Scoresheet,
    black: &Scoresheet,
    evidence: &Evidence,
) -> Reconstruction {
    Search::new(start, white, black, evidence).finish()
}

/// Returns the effort of the first search.
fn effort(read: &[ReadScore; 2]) -> Effort {
    let long = read.iter().any(|score| score.cells.writings.len() > LONGEST);
    if long { Effort::LONG } else { Effort::USUAL }
}

fn given<'a>(start: &'a Chess, read: &'a [ReadScore; 2], evidence: &'a Evidence) -> SearchInput<'a> {
    SearchInput {
        start,
        cells: [&read[0].cells, &read[1].cells],
        channels: [&read[0].channel, &read[1].channel],
        boards: &evidence.boards,
        known: &evidence.known,
        illegal: evidence.illegal,
    }
}

impl SearchResult {
    fn of(given: &SearchInput, beam: &mut Beam) -> SearchResult {
        let lattice = Lattice::of(given, beam.found());
        let fits = certainty::fits(given, &lattice);
        SearchResult { lattice, fits, doubt: None }
    }

    /// Whether the best reading convinces, or a wider search would not help.
    ///
    /// If it does not, the right one may have been dropped too early.
    fn convinces(&self, given: &SearchInput) -> bool {
        let [white, black] = given.cells.map(|cells| cells.writings.len());
        // A wider search does not help if one sheet has less than half of the other's cells, and takes long
        // if sheets are longer than any game.
        let comparable = white.min(black) * 2 > white.max(black) && white.max(black) <= LONGEST;
        !comparable || certainty::convinces(&self.fits, self.lattice.complete)
    }

    /// Whether dropped readings alone keep moves from being sure that both sheets have.
    ///
    /// Moves with the same writing error on both sheets count, too.
    fn is_cramped(&self, given: &SearchInput) -> bool {
        let longest = given.cells.iter().map(|cells| cells.writings.len()).max();
        if longest > Some(LONGEST) || certainty::is_careless(&self.fits) {
            return false;
        }
        let needed = certainty::sure(&self.fits, None);
        let mut plies = self.fits.iter().zip(needed).enumerate();
        plies.any(|(index, (fit, needed))| {
            let room = if fit.agreed { needed.odds + f64::from(FLOOR) } else { needed.odds };
            (fit.names == 2 || fit.agreed) && room.is_finite() && self.lattice.reach(index) <= room
        })
    }
}

/// Removes the blank cells at the ends of sheets, which are not evidence of moves.
///
/// If the other sheet has no such cells, one is kept for the last move of a row. A sheet that is not evidence
/// keeps none.
fn written(sheets: [&Scoresheet; 2], forms: &[SheetForm; 2]) -> [Scoresheet; 2] {
    let evidence = forms.each_ref().map(SheetForm::is_evidence);
    let blank = |cell: &Cell| Writing::of(&cell.text).is_blank();
    let written = [0, 1].map(|index: usize| {
        let last = sheets[index].cells().iter().rposition(|cell| !blank(cell));
        last.filter(|_| evidence[index]).map_or(0, |at| at + 1)
    });
    let both = (0..2).all(|index| sheets[index].len() > written[index]);
    [0, 1].map(|index: usize| {
        let mut sheet = sheets[index].clone();
        let row = written[index] + usize::from(!both && evidence[index]);
        sheet.truncate(row.min(written[0].max(written[1])));
        sheet
    })
}
