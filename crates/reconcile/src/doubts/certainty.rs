//! Which moves of a reading are sure.

use crate::cells::channel::{Candidate, FLOOR, candidates};
use crate::cells::place::{SheetPlace, SheetState};
use crate::cells::writing::Writing;
use crate::doubts::doubt::Doubt;
use crate::lines::lattice::{Lattice, SearchInput};
use annabella_chess::{Move, Position};

/// How much likelier than all its rivals together a sure move must be on clean sheets, as a natural
/// logarithm.
const SURE: f64 = 6.0;
/// The same where both cells name the move and no other that is legal: two players seldom make the same
/// slip, so the model of players' choices counts for less there.
const SURE_OF_BOTH: f64 = 4.0;
/// Up to this share of contradictions a ply, sheets are clean. Above it, more is required by so
/// much for each power of e; by half of it where both cells name the move, since it takes two slips to
/// mislead there, or a sheet out of order, for which more is required anyway.
const CLEAN: f32 = 0.02;
const SLOPE: f64 = 1.0;
const SLOPE_OF_BOTH: f64 = SLOPE / 2.0;
/// Above this share, sheets are reported as careless.
const CARELESS: f32 = 0.22;
/// What is added to the required odds where a sheet gets out of order nearby, has surplus cells, or
/// contradicts the reading too often nearby: the model of slips knows least of these.
const ODD: f64 = 3.0;
/// The same where the number of earlier plies is uncertain, and where neither cell names the move.
const SHIFTED: f64 = 1.0;
const UNNAMED: f64 = 1.0;
/// The least odds where one cell alone supports the move: more than any single cell can give, so
/// that later moves must bear it out. A blank cell is no witness, nor is one that says as little of
/// this move as of any other.
pub(crate) const WITNESSED: f64 = 11.0;
/// Above this share of contradictions a ply, the sheets prove nothing: they may fit another game as
/// well.
const NO_PROOF: f32 = 0.42;
/// Above this share, the sheets are noise.
const NOISE: f32 = 0.6;
/// With this many contradictions within eleven plies, more is required for the moves there.
const DOUBT: usize = 7;
/// Within this many plies of a slip in a sheet's order, it is uncertain which cell belongs to which
/// ply.
const NEAR: usize = 2;
/// If each sheet has this many moves and less than one in `SAME` is named by both, they may be of
/// two games.
const WRITTEN: usize = 3;
const SAME: usize = 3;

/// How the cells of a ply support the move that was read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Fit {
    /// How many sheets have a cell for it, blank or not.
    cells: usize,
    /// How many cells name it.
    pub names: usize,
    /// How many cells name it and no other legal move, and stand in its place.
    alone: usize,
    /// How many cells speak for it: they name it, or are nearer to it than any text may be by chance.
    witnesses: usize,
    /// How many cells contradict it; a sheet that gets out of order here counts as two.
    against: usize,
    /// Whether a sheet gets out of order here.
    slipped: bool,
    /// Whether both cells say the same, and it is not the move.
    pub agreed: bool,
    /// Whether both sheets have left out or doubled cells before.
    shifted: bool,
    /// Whether a sheet has had surplus cells that repeat nothing: the other sheet may have left
    /// those plies out.
    surplus: bool,
}

/// What is required to be sure of a move.
#[derive(Clone, Copy)]
pub(crate) struct Needed {
    /// How much likelier than all its rivals together it must be, as a natural logarithm; infinite
    /// if the cells leave it in doubt whatever the odds.
    pub odds: f64,
    /// Why more than usual is required, if it is.
    pub doubt: Option<Doubt>,
}

/// What is required at each ply to be sure of its move.
///
/// The odds come from a model of slips and of players' choices, and cannot show whether that model
/// fits. So the more the sheets contradict the reading the more is required, and both sheets must
/// have a cell for the move.
pub(crate) fn sure(fits: &[Fit], overall: Option<Doubt>) -> Vec<Needed> {
    let careless = f64::from((share_against(fits) / CLEAN).max(1.0).ln());
    let never = |doubt: Doubt| Needed { odds: f64::INFINITY, doubt: Some(doubt) };
    let needed = |(index, fit): (usize, &Fit)| {
        if let Some(doubt) = impossible(*fit).or(overall.filter(|doubt| *doubt != Doubt::Careless)) {
            return never(doubt);
        }
        let slope = if fit.names == 2 { SLOPE_OF_BOTH } else { SLOPE };
        let least = if fit.alone == 2 { SURE_OF_BOTH } else { SURE };
        let (mut odds, mut doubt) = (least + slope * careless, overall);
        for (_, more, why) in reasons(fits, index).into_iter().filter(|(holds, ..)| *holds) {
            odds += more;
            doubt = Some(why);
        }
        // One of two cells with the same slip may be copied from the other, so they are one witness.
        if fit.agreed {
            (odds, doubt) = (odds.max(WITNESSED), Some(Doubt::SameSlip));
        } else if fit.witnesses < 2 && odds < WITNESSED {
            (odds, doubt) = (WITNESSED, doubt.or(Some(Doubt::OneWitness)));
        }
        Needed { odds, doubt }
    };
    fits.iter().enumerate().map(needed).collect()
}

/// The doubt about the sheets as a whole.
pub(crate) fn overall(given: &SearchInput, fits: &[Fit]) -> Option<Doubt> {
    let [white, black] = given.cells.map(|cells| cells.writings.as_slice());
    let written = |cells: &[Writing]| cells.iter().filter(|cell| !cell.is_blank()).count();
    let least = written(white).min(written(black));
    let named = fits.iter().filter(|fit| fit.names == 2).count();
    // Sheets with the same text are of one game, even if it is not legal.
    let alike = white.iter().zip(black).filter(|(one, other)| one == other && !one.is_blank()).count();
    if least >= WRITTEN && SAME * named.max(alike) < least {
        return Some(Doubt::TwoGames);
    }
    match share_against(fits) {
        ..=CARELESS => None,
        ..=NO_PROOF => Some(Doubt::Careless),
        _ => Some(Doubt::NoProof),
    }
}

/// Whether the sheets contradict the reading so often that much is open however widely it is looked for.
pub(crate) fn is_careless(fits: &[Fit]) -> bool {
    share_against(fits) > CARELESS
}

/// Whether the reading explains the sheets as well as the right one would, or the sheets are so
/// contradictory that none could.
pub(crate) fn convinces(fits: &[Fit], complete: bool) -> bool {
    let against = share_against(fits);
    // That both players left out rows, at different places, is less likely than that the right reading was dropped.
    let odd = !complete || against > NO_PROOF || fits.iter().any(|fit| fit.surplus || fit.shifted);
    !odd || against > NOISE
}

/// The doubt to report if only the odds are too low and no rival is worth naming.
pub(crate) fn by_odds(named: usize) -> Doubt {
    if named == 2 { Doubt::TwoSlips } else { Doubt::OneWitness }
}

/// For how many plies from the start both sheets name the move that was read.
pub(crate) fn agreed_first(fits: &[Fit]) -> usize {
    fits.iter().take_while(|fit| fit.names == 2).count()
}

/// Why a move cannot be sure, whatever the odds: a sheet has no cell for it.
fn impossible(fit: Fit) -> Option<Doubt> {
    (fit.cells < 2).then_some(Doubt::OneWitness)
}

/// Why more than usual is required at a ply: whether it is so, what is added to the odds, and the
/// doubt; the last one that holds is told.
fn reasons(fits: &[Fit], index: usize) -> [(bool, f64, Doubt); 5] {
    let around = |plies: usize| &fits[index.saturating_sub(plies)..(index + plies + 1).min(fits.len())];
    let fit = fits[index];
    [
        (fit.shifted, SHIFTED, Doubt::Count),
        (fit.names == 0, UNNAMED, Doubt::Unnamed),
        (against(around(5)) >= DOUBT, ODD, Doubt::Contradicted),
        (fit.surplus, ODD, Doubt::Count),
        (around(NEAR).iter().any(|fit| fit.slipped), ODD, Doubt::Order),
    ]
}

/// The number of contradictions per ply.
fn share_against(fits: &[Fit]) -> f32 {
    against(fits) as f32 / fits.len().max(1) as f32
}

fn against(fits: &[Fit]) -> usize {
    fits.iter().map(|fit| fit.against).sum()
}

/// How the cells support the best reading, ply by ply.
pub(crate) fn fits(given: &SearchInput, lattice: &Lattice) -> Vec<Fit> {
    let mut position = given.start.clone();
    let mut fits = Vec::with_capacity(lattice.best.len());
    let mut before = [SheetPlace::START; 2];
    // Surplus cells may be a row that the other sheet left out.
    let mut surplus = false;
    for (index, (edge, places)) in lattice.best.iter().enumerate() {
        let turn = position.turn();
        let legal = candidates(&position);
        let candidate = legal.iter().find(|candidate| candidate.mv == edge.mv);
        let mut fit = Fit::default();
        let mut wrong: Vec<&Writing> = Vec::new();
        for (sheet, cell) in edge.cells.into_iter().enumerate() {
            let writing = cell.map(|cell| &given.cells[sheet].writings[cell as usize]);
            if let (Some(writing), Some(candidate)) =
                (writing.filter(|writing| !writing.is_blank()), candidate)
            {
                let (cost, named) = given.channels[sheet].cost(writing, candidate, turn);
                fit.witnesses += usize::from(cost < FLOOR);
                fit.names += usize::from(named);
                let other =
                    |own: &Candidate| own.mv != edge.mv && given.channels[sheet].cost(writing, own, turn).1;
                let exchanged = before[sheet].is_exchanging() || places[sheet].is_exchanging();
                fit.alone += usize::from(named && !exchanged && !legal.iter().any(other));
                fit.against += usize::from(!named);
                if !named {
                    wrong.push(writing);
                }
            }
            let left_out = before[sheet].next as usize..cell.map_or(0, |cell| cell as usize);
            let cells = &given.cells[sheet];
            // Skipping an empty row does not count as getting out of order.
            let empty = left_out.len() > 1 && left_out.clone().all(|cell| cells.writings[cell].is_blank());
            let slipped = places[sheet].slipped(before[sheet]) && !empty;
            let leaves_out = matches!(places[sheet].state, SheetState::Gap(3));
            fit.slipped |= slipped;
            // Exchanged rows are not surplus.
            if slipped && places[sheet].state == SheetState::InOrder {
                surplus |= left_out.into_iter().any(|cell| !cells.repeats(cell));
            }
            fit.against += if slipped { 2 } else { usize::from(leaves_out) };
        }
        fit.cells = edge.cells.iter().flatten().count();
        fit.agreed = matches!(wrong.as_slice(), [one, other] if say_the_same(one, other, edge.mv));
        fit.shifted = match edge.cells {
            [Some(white), Some(black)] => white as usize != index && black as usize != index,
            _ => fits.last().is_some_and(|last: &Fit| last.shifted),
        };
        fit.surplus = surplus;
        fits.push(fit);
        before = *places;
        position.play_unchecked(edge.mv);
    }
    fits
}

/// Whether two cells that do not name the move say the same: the same text, or the same other
/// destination.
fn say_the_same(one: &Writing, other: &Writing, mv: Move) -> bool {
    let destination = match one.signs.as_slice() {
        [.., file, rank] if rank.is_ascii_digit() && other.signs.ends_with(&[*file, *rank]) => {
            Some([*file, *rank])
        }
        _ => None,
    };
    one.signs == other.signs || destination.is_some_and(|own| own != mv.to().to_string().as_bytes())
}

/// Up to which ply the sheets support the best reading; after it they contradict it, or say
/// nothing, more often than they support it.
pub(crate) fn known_until(fits: &[Fit], complete: bool) -> usize {
    let (mut sum, mut most, mut until) = (0.0_f32, 0.0_f32, 0);
    for (index, fit) in fits.iter().enumerate() {
        // Where cells must be passed over to get on, one ply that fits is no game.
        let lost = fit.names == 0 || fit.slipped;
        sum += if lost { -1.5 } else { 1.0 };
        if sum >= most {
            (most, until) = (sum, index + 1);
        }
    }
    // One or two unreadable moves at the end are accepted.
    if complete && most - sum < 5.0_f32.min(most) { fits.len() } else { until }
}

#[cfg(test)]
mod of_sheets;

#[cfg(test)]
mod tests {
    use super::*;

    /// A ply whose move both cells name.
    const CLEAR: Fit = Fit {
        cells: 2,
        names: 2,
        alone: 0,
        witnesses: 2,
        against: 0,
        slipped: false,
        agreed: false,
        shifted: false,
        surplus: false,
    };

    /// A hundred clear plies, of which these are as given.
    fn fits(own: &[(usize, Fit)]) -> Vec<Fit> {
        let mut fits = vec![CLEAR; 100];
        own.iter().for_each(|(index, fit)| fits[*index] = *fit);
        fits
    }

    /// What is required at the fiftieth ply if it is so.
    fn needed(fit: Fit) -> (f64, Option<Doubt>) {
        let needed = sure(&fits(&[(50, fit)]), None)[50];
        (needed.odds, needed.doubt)
    }

    #[test]
    fn a_clear_move_requires_the_usual_odds() {
        assert_eq!(needed(CLEAR), (SURE, None));
        // One contradiction in fifty plies is still clean.
        let one = Fit { names: 1, against: 1, ..CLEAR };
        assert_eq!(sure(&fits(&[(1, one), (90, one)]), None)[50].odds, SURE);
    }

    #[test]
    fn careless_sheets_require_more_by_the_slope() {
        let wrong = Fit { names: 1, against: 1, ..CLEAR };
        // The first ply of these is contradicted, and the second is not.
        let odds = |many: usize| {
            let own: Vec<(usize, Fit)> = (0..many).map(|at| (at * 9, wrong)).collect();
            [0, 1].map(|at: usize| sure(&fits(&own), None)[at].odds)
        };
        for (many, powers) in [(4, 2_f64.ln()), (8, 4_f64.ln())] {
            let [one, both] = odds(many);
            assert!((one - SURE - SLOPE * powers).abs() < 1e-5, "{one}");
            assert!((both - SURE - SLOPE_OF_BOTH * powers).abs() < 1e-5, "{both}");
        }
    }

    #[test]
    fn one_witness_must_be_borne_out_by_other_moves() {
        let one = (WITNESSED, Some(Doubt::OneWitness));
        assert_eq!(needed(Fit { names: 1, witnesses: 1, ..CLEAR }), one);
        assert_eq!(needed(Fit { names: 1, witnesses: 2, ..CLEAR }), (SURE, None));
        // More than one cell can say against another move.
        assert!(WITNESSED > f64::from(FLOOR));
        let shifted = Fit { witnesses: 1, shifted: true, ..CLEAR };
        assert_eq!(needed(shifted), (WITNESSED, Some(Doubt::Count)));
    }

    #[test]
    fn a_move_that_both_cells_name_and_no_other_requires_less() {
        assert_eq!(needed(Fit { alone: 2, ..CLEAR }), (SURE_OF_BOTH, None));
        assert_eq!(needed(Fit { alone: 1, ..CLEAR }), (SURE, None));
    }

    #[test]
    fn the_same_slip_is_one_witness() {
        let same = |odds| (odds, Some(Doubt::SameSlip));
        assert_eq!(needed(Fit { names: 0, agreed: true, ..CLEAR }), same(WITNESSED));
        // What is odd besides may require more than that.
        let odd = Fit { names: 0, agreed: true, surplus: true, slipped: true, ..CLEAR };
        assert_eq!(needed(odd), same(SURE + UNNAMED + 2.0 * ODD));
    }

    #[test]
    fn without_a_cell_nothing_is_sure() {
        let never = |doubt| (f64::INFINITY, Some(doubt));
        assert_eq!(needed(Fit { cells: 1, names: 1, ..CLEAR }), never(Doubt::OneWitness));
        for doubt in [Doubt::NoProof, Doubt::TwoGames] {
            let needed = sure(&fits(&[]), Some(doubt));
            assert!(needed.iter().all(|own| (own.odds, own.doubt) == never(doubt)));
        }
        let careless = sure(&fits(&[]), Some(Doubt::Careless))[50];
        assert_eq!((careless.odds, careless.doubt), (SURE, Some(Doubt::Careless)));
    }

    #[test]
    fn what_is_odd_requires_more() {
        let and = |more: f64, doubt| (SURE + more, Some(doubt));
        assert_eq!(needed(Fit { shifted: true, ..CLEAR }), and(SHIFTED, Doubt::Count));
        assert_eq!(needed(Fit { names: 0, ..CLEAR }), and(UNNAMED, Doubt::Unnamed));
        assert_eq!(needed(Fit { surplus: true, ..CLEAR }), and(ODD, Doubt::Count));
        assert_eq!(needed(Fit { slipped: true, ..CLEAR }), and(ODD, Doubt::Order));
        let both = Fit { surplus: true, slipped: true, ..CLEAR };
        assert_eq!(needed(both), and(2.0 * ODD, Doubt::Order));
    }

    #[test]
    fn a_slip_of_order_casts_doubt_on_two_plies_each_way() {
        let needed = sure(&fits(&[(50, Fit { slipped: true, ..CLEAR })]), None);
        let near: Vec<usize> = (0..100).filter(|&at| needed[at].doubt == Some(Doubt::Order)).collect();
        assert_eq!(near, [48, 49, 50, 51, 52]);
    }

    #[test]
    fn seven_contradictions_in_eleven_plies_cast_doubt_on_the_moves_there() {
        let wrong = Fit { names: 1, against: 1, ..CLEAR };
        let with = |many: usize| {
            let own: Vec<(usize, Fit)> = (0..many).map(|at| (50 + at, wrong)).collect();
            let needed = sure(&fits(&own), None);
            (0..100).filter(|&at| needed[at].doubt == Some(Doubt::Contradicted)).collect::<Vec<usize>>()
        };
        assert_eq!(with(DOUBT - 1), [0; 0]);
        assert_eq!(with(DOUBT), [51, 52, 53, 54, 55]);
    }

    #[test]
    fn what_the_sheets_as_a_whole_prove_depends_on_the_share_of_contradictions() {
        let wrong = Fit { names: 1, against: 1, ..CLEAR };
        let many = |many: usize| fits(&(0..many).map(|at| (at, wrong)).collect::<Vec<_>>());
        assert!(convinces(&many(0), true) && !convinces(&many(0), false));
        assert!(convinces(&many(42), true) && !convinces(&many(43), true));
        // No search helps where the sheets are noise.
        assert!(!convinces(&many(60), true) && convinces(&many(61), true) && convinces(&many(61), false));
        assert!(!convinces(&fits(&[(3, Fit { surplus: true, ..CLEAR })]), true));
    }

    #[test]
    fn the_game_is_known_as_far_as_more_speaks_for_it_than_against() {
        let unnamed = Fit { names: 0, ..CLEAR };
        assert_eq!(known_until(&fits(&[]), true), 100);
        assert_eq!(known_until(&fits(&[(98, unnamed), (99, unnamed)]), false), 98);
        assert_eq!(known_until(&fits(&[(98, unnamed), (99, unnamed)]), true), 100);
        let tail: Vec<(usize, Fit)> = (90..100).map(|at| (at, unnamed)).collect();
        assert_eq!(known_until(&fits(&tail), true), 90);
        // Two contradicted moves between named ones do not end it.
        assert_eq!(known_until(&fits(&[(50, unnamed), (51, unnamed)]), false), 100);
        // A single ply that fits after cells were passed over is no game.
        let slipped = [Fit { slipped: true, ..CLEAR }];
        assert_eq!([false, true].map(|complete| known_until(&slipped, complete)), [0, 0]);
        assert_eq!(agreed_first(&fits(&[(7, Fit { names: 1, ..CLEAR })])), 7);
    }

    #[test]
    fn two_cells_say_the_same_if_they_have_the_same_other_destination() {
        let position = annabella_chess::Chess::default();
        let legal = position.legal_moves();
        let e4 = legal.into_iter().find(|mv| mv.to().to_string() == "e4").unwrap();
        let same = |one, other| say_the_same(&Writing::of(one), &Writing::of(other), e4);
        assert!(same("Lg6-h7", "Ah7") && same("zz", "zz"));
        assert!(!same("Lg6-h7", "Ah6") && !same("Le4", "Be4") && !same("zz", "zy"));
    }

    #[test]
    fn only_the_odds_are_told_where_nothing_else_casts_doubt() {
        assert_eq!([2, 1, 0].map(by_odds), [Doubt::TwoSlips, Doubt::OneWitness, Doubt::OneWitness]);
    }
}
