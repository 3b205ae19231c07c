//! The work of reading representative scoresheets, in counters that are the same on every machine.

use crate::disturbed::{Dice, Disturbance};
use crate::reconstruct::{data, sheet};
use annabella_chess::{Chess, Color, Line};
use annabella_reconcile::{Evidence, OtherEvidence, Proof, Search, Work};
use annabella_scoresheet::{Scoresheet, Scoresheets, pgn};

fn game() -> Line {
    let games = pgn::read(data("games.pgn").as_bytes()).unwrap();
    games.into_iter().map(|record| record.line).max_by_key(Line::len).unwrap()
}

fn cells(line: &Line) -> Vec<String> {
    line.plies().iter().map(|ply| ply.san.to_string()).collect()
}

fn sheets(cells: [&[String]; 2]) -> [Scoresheet; 2] {
    [0, 1].map(|index: usize| sheet(Color::ALL[index], cells[index].iter().map(String::as_str)))
}

/// Returns the work of reading two scoresheets once, and of the whole proof.
fn work([white, black]: [Scoresheet; 2]) -> [Work; 2] {
    let start = Chess::default();
    let mut search = Search::new(&start, &white, &black, &Evidence::default());
    while !search.step(Search::STEP) {}
    let mut proof = Proof::new(&start, &Scoresheets { white, black }, OtherEvidence::default());
    while !proof.step(Search::STEP) {}
    [search.work(), proof.work()]
}

/// Asserts the positions weighed in reading and in the proof, and the readings followed.
#[track_caller]
fn at_most([read, proof]: [Work; 2], [weighed, of_proof, followed]: [usize; 3]) {
    assert!(read.weighed <= weighed && proof.weighed <= of_proof, "{read:?} {proof:?}");
    assert!(read.followed <= followed && read.followed > 0, "{read:?}");
}

#[test]
fn clean_scoresheets_are_read_with_little_work() {
    let cells = cells(&game());
    at_most(work(sheets([&cells, &cells])), [1_450, 1_450, 3_000]);
}

#[test]
fn wrong_cells_are_read_with_bounded_work() {
    let (line, mut dice) = (game(), Dice::new(8));
    at_most(
        work(Color::ALL.map(|owner| Disturbance::of(0.08).score(owner, &line, &mut dice).sheet)),
        [2_600, 2_600, 7_000],
    );
}

#[test]
fn rows_left_out_and_written_twice_are_read_with_bounded_work() {
    let cells = cells(&game());
    let mut without = cells.clone();
    without.drain(40..42);
    at_most(work(sheets([&cells, &without])), [2_350, 2_350, 6_200]);
    let mut twice = cells.clone();
    twice.splice(42..42, cells[40..42].to_vec());
    at_most(work(sheets([&twice, &cells])), [2_100, 2_100, 5_500]);
    at_most(work(sheets([&twice, &without])), [32_500, 32_500, 146_000]);
}

#[test]
fn an_illegal_move_in_both_is_searched_for_without_weighing_the_rest_again() {
    let mut cells = cells(&game());
    cells[60] = "Nh8".to_owned();
    let work = work(sheets([&cells, &cells]));
    at_most(work, [22_500, 22_500, 102_000]);
}
