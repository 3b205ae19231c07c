//! Support of cells for a reading, and the requirements for its moves, rule by rule on small sheets.

use super::*;
use crate::lines::few_readings::{Reading, TwoSheets};

/// Returns how the cells of two sheets support a reading of them.
fn fits_of(sheets: &TwoSheets, reading: Reading) -> Vec<Fit> {
    fits(&sheets.given(), &sheets.lattice(&[reading], f32::INFINITY))
}

/// Returns the same if cell n is read for ply n.
fn in_order(moves: &str, white: &str, black: &str) -> Vec<Fit> {
    let sheets = TwoSheets::of(white, black);
    let reading = sheets.reading(moves, 0.0);
    fits_of(&sheets, reading)
}

const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6";

#[test]
fn a_cell_that_names_the_move_alone_is_a_witness() {
    for fit in in_order(GAME, GAME, GAME) {
        assert_eq!((fit.cells, fit.names, fit.alone, fit.witnesses, fit.against), (2, 2, 2, 2, 0));
        assert!(!fit.slipped && !fit.agreed && !fit.shifted && !fit.surplus);
    }
}

#[test]
fn a_blank_cell_says_nothing_and_contradicts_nothing() {
    let fit = in_order("e4 e5 Nf3", "e4 e5 Nf3", "e4 e5 --")[2];
    assert_eq!((fit.cells, fit.names, fit.alone, fit.witnesses, fit.against), (2, 1, 1, 1, 0));
}

#[test]
fn a_cell_near_the_move_is_a_witness_and_one_of_noise_is_none() {
    let with = |cell: &str| in_order("e4 e5 Nf3", "e4 e5 Nf3", &format!("e4 e5 {cell}"))[2];
    let counts = |fit: Fit| (fit.names, fit.alone, fit.witnesses, fit.against);
    assert_eq!(counts(with("Nf4")), (1, 1, 2, 1));
    assert_eq!(counts(with("Qzz9")), (1, 1, 1, 1));
}

#[test]
fn a_cell_that_names_two_legal_moves_names_neither_alone() {
    let cells = "d4 d5 Nf3 Nf6 Nd2";
    let fit = in_order("d4 d5 Nf3 Nf6 Nbd2", cells, cells)[4];
    assert_eq!((fit.names, fit.alone), (2, 0));
}

#[test]
fn an_exchanged_cell_names_its_move_but_not_alone() {
    let sheets = TwoSheets::of(GAME, "Nf3 e5 e4 Nc6 Bb5 a6 Ba4 Nf6");
    let reading = sheets
        .reading(GAME, 0.0)
        .with((1, 0), Some(2), 0, SheetState::Exchanged(1))
        .with((1, 1), Some(1), 0, SheetState::Exchanged(2))
        .with((1, 2), Some(0), 3, SheetState::InOrder);
    let fits = fits_of(&sheets, reading);
    let count = |count: fn(&Fit) -> usize| fits.iter().take(4).map(count).collect::<Vec<usize>>();
    assert_eq!(count(|fit| fit.names), [2, 2, 2, 2]);
    assert_eq!(count(|fit| fit.alone), [1, 1, 1, 2]);
    assert_eq!(count(|fit| fit.against), [2, 0, 0, 0], "the exchange is a slip once");
    assert!(fits[0].slipped && !fits[1].slipped && fits.iter().all(|fit| !fit.surplus));
}

#[test]
fn exchanged_rows_are_out_of_order_and_not_surplus() {
    let sheets = TwoSheets::of(GAME, "Nf3 Nc6 e4 e5 Bb5 a6 Ba4 Nf6");
    let reading = sheets
        .reading(GAME, 0.0)
        .with((1, 0), Some(2), 0, SheetState::Rows(1))
        .with((1, 1), Some(3), 0, SheetState::Rows(2))
        .with((1, 2), Some(0), 0, SheetState::Rows(3))
        .with((1, 3), Some(1), 4, SheetState::InOrder);
    let fits = fits_of(&sheets, reading);
    assert!(fits[0].slipped && fits.iter().all(|fit| !fit.surplus));
}

#[test]
fn cells_passed_over_are_surplus_from_there_on_unless_they_repeat_others() {
    let passed = |black: &str, cells: usize| {
        let sheets = TwoSheets::of(GAME, black);
        let reading = sheets.reading(GAME, 0.0).goes_on(1, 3, 3 + cells);
        fits_of(&sheets, reading)
    };
    let surplus = |fits: &[Fit]| fits.iter().map(|fit| fit.surplus).collect::<Vec<bool>>();
    let of_a_row = passed("e4 e5 Nf3 d6 d4 Nc6 Bb5 a6 Ba4 Nf6", 2);
    assert_eq!(surplus(&of_a_row), [false, false, false, true, true, true, true, true]);
    assert_eq!((of_a_row[3].slipped, of_a_row[3].against, of_a_row[4].against), (true, 2, 0));
    let twice = passed("e4 e5 Nf3 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", 2);
    assert_eq!((surplus(&twice), twice[3].slipped), (vec![false; 8], true));
}

#[test]
fn an_empty_row_is_passed_over_without_a_slip_and_one_blank_cell_is_not() {
    let passed = |black: &str, cells: usize| {
        let sheets = TwoSheets::of(GAME, black);
        let reading = sheets.reading(GAME, 0.0).goes_on(1, 3, 3 + cells);
        fits_of(&sheets, reading)[3].slipped
    };
    assert!(!passed("e4 e5 Nf3 -- -- Nc6 Bb5 a6 Ba4 Nf6", 2));
    assert!(passed("e4 e5 Nf3 -- d4 Nc6 Bb5 a6 Ba4 Nf6", 2));
    assert!(passed("e4 e5 Nf3 -- Nc6 Bb5 a6 Ba4 Nf6", 1));
}

#[test]
fn a_row_left_out_is_one_slip_and_each_ply_after_it_one_contradiction() {
    let sheets = TwoSheets::of(GAME, "e4 Ba4 Nf6");
    let reading = sheets
        .reading(GAME, 0.0)
        .with((1, 1), None, 1, SheetState::Gap(1))
        .with((1, 2), None, 1, SheetState::Gap(2))
        .with((1, 3), None, 1, SheetState::Gap(3))
        .with((1, 4), None, 1, SheetState::Gap(3))
        .with((1, 5), None, 1, SheetState::Gap(3))
        .goes_on(1, 6, 1);
    let fits = fits_of(&sheets, reading);
    let count = |count: fn(&Fit) -> usize| fits.iter().map(count).collect::<Vec<usize>>();
    assert_eq!(count(|fit| fit.against), [0, 2, 0, 1, 1, 1, 0, 0]);
    assert_eq!(count(|fit| fit.cells), [2, 1, 1, 1, 1, 1, 2, 2]);
    assert_eq!(count(|fit| usize::from(fit.slipped)), [0, 1, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn the_number_of_plies_is_uncertain_only_where_both_sheets_are_shifted() {
    let (white, black) = ("e4 e5 Nf3 d6 Nc6 Bb5 a6 Ba4", "e4 e5 e5 Nf3 Nc6 Bb5 a6 -- Ba4");
    let sheets = TwoSheets::of(white, black);
    let reading = sheets.reading("e4 e5 Nf3 Nc6 Bb5 a6 Ba4", 0.0);
    let reading = reading.goes_on(1, 2, 3).goes_on(0, 3, 4).with((1, 5), None, 6, SheetState::Gap(1));
    let shifted: Vec<bool> = fits_of(&sheets, reading).iter().map(|fit| fit.shifted).collect();
    // Without a cell on a sheet, the state stays.
    assert_eq!(shifted, [false, false, false, true, true, true, true]);
}

#[test]
fn the_same_slip_on_both_sheets_is_seen_as_one() {
    let agreed = |white: &str, black: &str| in_order("e4 e5 Nf3", white, black)[2].agreed;
    assert!(agreed("e4 e5 Nh3", "e4 e5 Nh3"));
    assert!(!agreed("e4 e5 Nh3", "e4 e5 Na3"), "two slips");
    assert!(!agreed("e4 e5 Nh3", "e4 e5 Nf3"), "one slip");
}

/// Returns the doubt about two sheets if both name `named` plies.
fn doubt_of(white: &str, black: &str, named: usize) -> Option<Doubt> {
    let sheets = TwoSheets::of(white, black);
    let fit = |names| Fit { cells: 2, names, ..Fit::default() };
    let fits: Vec<Fit> = (0..12).map(|index| fit(if index < named { 2 } else { 1 })).collect();
    overall(&sheets.given(), &fits)
}

#[test]
fn sheets_of_which_less_than_a_third_is_named_by_both_may_be_of_two_games() {
    let (white, black) = ("e4 e5 Nf3 Nc6 Bb5 a6", "d4 d5 c4 e6 Nc3 Nf6");
    assert_eq!(
        [0, 1, 2].map(|named| doubt_of(white, black, named)),
        [Some(Doubt::TwoGames), Some(Doubt::TwoGames), None]
    );
    // Sheets with the same text are of one game, though neither names the moves read; blanks are not text.
    assert_eq!(doubt_of("e4 e5 c4 e6 Bb5 a6", "e4 e5 Nf3 Nc6 Nc3 Nf6", 0), None);
    assert_eq!(doubt_of("e4 e5 -- -- Nf3 Nc6 Bb5 a6", "d4 d5 -- -- c4 e6 Nc3 Nf6", 0), Some(Doubt::TwoGames));
}

#[test]
fn of_a_sheet_with_two_moves_nobody_knows_whether_it_is_of_another_game() {
    let long = "e4 e5 Nf3 Nc6 Bb5 a6";
    for (white, black) in [(long, "d4 d5"), ("d4 d5", long), (long, "d4 d5 -- --")] {
        assert_eq!(doubt_of(white, black, 0), None, "{white} | {black}");
    }
    for (white, black) in [(long, "d4 d5 c4"), ("d4 d5 c4", long)] {
        assert_eq!(doubt_of(white, black, 0), Some(Doubt::TwoGames), "{white} | {black}");
    }
}

/// Creates plies of which this percentage is contradicted once.
fn contradicted(plies: usize, percent: usize) -> Vec<Fit> {
    let fit = |against| Fit { cells: 2, names: 2, witnesses: 2, against, ..Fit::default() };
    (0..plies).map(|index| fit(usize::from(100 * index < percent * plies))).collect()
}

#[test]
fn sheets_are_careless_or_prove_nothing_by_their_contradictions_a_ply() {
    let sheets = TwoSheets::of("", "");
    for plies in [100, 200] {
        let doubt = |percent| overall(&sheets.given(), &contradicted(plies, percent));
        assert_eq!([0, 22].map(doubt), [None; 2]);
        assert_eq!([23, 42].map(doubt), [Some(Doubt::Careless); 2]);
        assert_eq!([43, 80].map(doubt), [Some(Doubt::NoProof); 2]);
        assert_eq!([22, 23].map(|percent| is_careless(&contradicted(plies, percent))), [false, true]);
    }
}

#[test]
fn a_reading_in_which_both_sheets_are_shifted_does_not_convince() {
    let with = |fit: Fit| [contradicted(50, 0), vec![fit]].concat();
    assert!(convinces(&with(Fit::default()), true));
    assert!(!convinces(&with(Fit { shifted: true, ..Fit::default() }), true));
    assert!(!convinces(&with(Fit { surplus: true, ..Fit::default() }), true));
}

#[test]
fn the_odds_that_are_required_are_those_of_the_figures() {
    let clear = Fit { cells: 2, names: 2, witnesses: 2, ..Fit::default() };
    // Odds required of one such ply among a hundred clear ones.
    let to_one = |fit: Fit| {
        let mut fits = vec![clear; 100];
        fits[50] = fit;
        sure(&fits, None)[50].odds.exp().round()
    };
    assert_eq!(to_one(clear), 403.0);
    assert_eq!(to_one(Fit { alone: 2, ..clear }), 55.0);
    assert_eq!(to_one(Fit { names: 0, ..clear }), 1_097.0);
    assert_eq!(to_one(Fit { shifted: true, ..clear }), 1_097.0);
    assert_eq!(to_one(Fit { slipped: true, ..clear }), 8_103.0);
    assert_eq!(to_one(Fit { surplus: true, ..clear }), 8_103.0);
    assert_eq!(to_one(Fit { names: 1, witnesses: 1, ..clear }), 59_874.0);
}

#[test]
fn contradictions_in_eight_of_a_hundred_plies_ask_fourfold_odds_or_twofold_where_both_name_the_move() {
    let fits: Vec<Fit> = contradicted(100, 8);
    let odds = |names| {
        let mut fits = fits.clone();
        fits[90].names = names;
        sure(&fits, None)[90].odds.exp().round()
    };
    assert_eq!([2, 1].map(odds), [807.0, 1_614.0]);
}

#[test]
fn what_one_witness_must_reach_does_not_lower_what_is_required_besides() {
    let mut fits = contradicted(100, 0);
    fits[50] = Fit { names: 0, witnesses: 1, slipped: true, surplus: true, ..fits[50] };
    let needed = sure(&fits, None)[50];
    assert_eq!((needed.odds, needed.doubt), (13.0, Some(Doubt::Order)));
}

#[test]
fn two_lost_plies_end_what_is_known_unless_three_named_ones_follow() {
    let fit = |names| Fit { cells: 2, names, witnesses: 2, ..Fit::default() };
    let known = |after: usize| {
        let fits = [vec![fit(2); 4], vec![fit(0); 2], vec![fit(1); after]].concat();
        known_until(&fits, false)
    };
    assert_eq!([2, 3].map(known), [4, 9]);
}

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

/// Creates a hundred clear plies, with these replaced.
fn clear_except(own: &[(usize, Fit)]) -> Vec<Fit> {
    let mut fits = vec![CLEAR; 100];
    own.iter().for_each(|(index, fit)| fits[*index] = *fit);
    fits
}

/// Returns the requirement at the fiftieth ply for this `fit`.
fn needed(fit: Fit) -> (f64, Option<Doubt>) {
    let needed = sure(&clear_except(&[(50, fit)]), None)[50];
    (needed.odds, needed.doubt)
}

#[test]
fn a_clear_move_requires_the_usual_odds() {
    assert_eq!(needed(CLEAR), (SURE, None));
    // One contradiction in fifty plies is still clean.
    let one = Fit { names: 1, against: 1, ..CLEAR };
    assert_eq!(sure(&clear_except(&[(1, one), (90, one)]), None)[50].odds, SURE);
}

#[test]
fn careless_sheets_require_more_by_the_slope() {
    let wrong = Fit { names: 1, against: 1, ..CLEAR };
    // The first ply is contradicted, and the second is not.
    let odds = |many: usize| {
        let own: Vec<(usize, Fit)> = (0..many).map(|at| (at * 9, wrong)).collect();
        [0, 1].map(|at: usize| sure(&clear_except(&own), None)[at].odds)
    };
    for (many, powers) in [(4, 2_f64.ln()), (8, 4_f64.ln())] {
        let [one, both] = odds(many);
        assert!((one - SURE - SLOPE * powers).abs() < 1e-5, "{one}");
        assert!((both - SURE - SLOPE_OF_BOTH * powers).abs() < 1e-5, "{both}");
    }
}

#[test]
fn by_the_cells_alone_a_single_cell_must_say_more_than_two() {
    let even = |fit: Fit| sure(&clear_except(&[(50, fit)]), None)[50].even;
    let one = Fit { cells: 2, names: 1, alone: 1, witnesses: 1, ..Fit::default() };
    let near = Fit { witnesses: 2, against: 1, ..one };
    let none = Fit { cells: 1, ..one };
    assert_eq!([one, near, none].map(even), [EVEN_OF_ONE, EVEN_OF_BOTH, f64::INFINITY]);
}

#[test]
fn one_witness_must_be_borne_out_by_other_moves() {
    let one = (WITNESSED, Some(Doubt::OneWitness));
    assert_eq!(needed(Fit { names: 1, witnesses: 1, ..CLEAR }), one);
    assert_eq!(needed(Fit { names: 1, witnesses: 2, ..CLEAR }), (SURE, None));
    // One cell cannot contribute this much against another move.
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
    // Other irregularities may require more than that.
    let odd = Fit { names: 0, agreed: true, surplus: true, slipped: true, ..CLEAR };
    assert_eq!(needed(odd), same(SURE + UNNAMED + 2.0 * ODD));
}

#[test]
fn without_a_cell_nothing_is_sure() {
    let never = |doubt| (f64::INFINITY, Some(doubt));
    assert_eq!(needed(Fit { cells: 1, names: 1, ..CLEAR }), never(Doubt::OneWitness));
    for doubt in [Doubt::NoProof, Doubt::TwoGames] {
        let needed = sure(&clear_except(&[]), Some(doubt));
        assert!(needed.iter().all(|own| (own.odds, own.doubt) == never(doubt)));
    }
    let careless = sure(&clear_except(&[]), Some(Doubt::Careless))[50];
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
    let needed = sure(&clear_except(&[(50, Fit { slipped: true, ..CLEAR })]), None);
    let near: Vec<usize> = (0..100).filter(|&at| needed[at].doubt == Some(Doubt::Order)).collect();
    assert_eq!(near, [48, 49, 50, 51, 52]);
}

#[test]
fn seven_contradictions_in_eleven_plies_cast_doubt_on_the_moves_there() {
    let wrong = Fit { names: 1, against: 1, ..CLEAR };
    let with = |many: usize| {
        let own: Vec<(usize, Fit)> = (0..many).map(|at| (50 + at, wrong)).collect();
        let needed = sure(&clear_except(&own), None);
        (0..100).filter(|&at| needed[at].doubt == Some(Doubt::Contradicted)).collect::<Vec<usize>>()
    };
    assert_eq!(with(DOUBT - 1), [0; 0]);
    assert_eq!(with(DOUBT), [51, 52, 53, 54, 55]);
}

#[test]
fn what_the_sheets_as_a_whole_prove_depends_on_the_share_of_contradictions() {
    let wrong = Fit { names: 1, against: 1, ..CLEAR };
    let many = |many: usize| clear_except(&(0..many).map(|at| (at, wrong)).collect::<Vec<_>>());
    assert!(convinces(&many(0), true) && !convinces(&many(0), false));
    assert!(convinces(&many(42), true) && !convinces(&many(43), true));
    // No search helps if the sheets are noise.
    assert!(!convinces(&many(60), true) && convinces(&many(61), true) && convinces(&many(61), false));
    assert!(!convinces(&clear_except(&[(3, Fit { surplus: true, ..CLEAR })]), true));
}

#[test]
fn the_game_is_known_as_far_as_more_speaks_for_it_than_against() {
    let unnamed = Fit { names: 0, ..CLEAR };
    assert_eq!(known_until(&clear_except(&[]), true), 100);
    assert_eq!(known_until(&clear_except(&[(98, unnamed), (99, unnamed)]), false), 98);
    assert_eq!(known_until(&clear_except(&[(98, unnamed), (99, unnamed)]), true), 100);
    let tail: Vec<(usize, Fit)> = (90..100).map(|at| (at, unnamed)).collect();
    assert_eq!(known_until(&clear_except(&tail), true), 90);
    // Two contradicted moves between named ones do not end it.
    assert_eq!(known_until(&clear_except(&[(50, unnamed), (51, unnamed)]), false), 100);
    // A single ply that fits after skipped cells does not prove a game.
    let slipped = [Fit { slipped: true, ..CLEAR }];
    assert_eq!([false, true].map(|complete| known_until(&slipped, complete)), [0, 0]);
    assert_eq!(agreed_first(&clear_except(&[(7, Fit { names: 1, ..CLEAR })])), 7);
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
