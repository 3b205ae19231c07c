//! What cells say of a reading, and what is required of its moves, rule by rule on small sheets.

use super::*;
use crate::lines::few_readings::{Reading, TwoSheets};

/// How the cells of two sheets support that reading of them.
fn fits_of(sheets: &TwoSheets, reading: Reading) -> Vec<Fit> {
    fits(&sheets.given(), &sheets.lattice(&[reading], f32::INFINITY))
}

/// The same where cell n is read for ply n.
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
    // Where a sheet has no cell, it stays as it was.
    assert_eq!(shifted, [false, false, false, true, true, true, true]);
}

#[test]
fn the_same_slip_on_both_sheets_is_seen_as_one() {
    let agreed = |white: &str, black: &str| in_order("e4 e5 Nf3", white, black)[2].agreed;
    assert!(agreed("e4 e5 Nh3", "e4 e5 Nh3"));
    assert!(!agreed("e4 e5 Nh3", "e4 e5 Na3"), "two slips");
    assert!(!agreed("e4 e5 Nh3", "e4 e5 Nf3"), "one slip");
}

/// The doubt about two sheets of which so many plies are named by both.
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
    // Sheets with the same text are of one game, though neither names what was read; blanks are no text.
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

/// Plies of which so many in a hundred are contradicted once.
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
    // The odds to one of a clear ply that is like this among a hundred clear ones.
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
