//! Assembly faults in the simulated board, found by ear with the words of the wiring page.

use crate::whole_machine::firmware::bench::{Bench, Speaks};
use crate::whole_machine::firmware::selftest::{heard, switched_on};

const PAGE: &str = include_str!("../../../hardware/wiring.md");
pub const LETTERS: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/// Returns the page's instruction for a fault by its number.
fn words(number: u32) -> &'static str {
    let table = PAGE.split("## The numbers of the faults").nth(1).unwrap().split("\n## ").next().unwrap();
    let row = table.lines().find(|line| line.starts_with(&format!("| {number} |")));
    row.unwrap_or_else(|| panic!("the page has no fault {number}"))
}

/// A fault as heard: the file, 0 for a whole rank, the rank, and its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault(pub u32, pub u32, pub u32);

/// Returns the fault in groups of tones, high, low, high; `None` for a beep or silence.
fn fault(heard: &[String]) -> Option<Fault> {
    let groups: Vec<(u32, &str)> = heard
        .iter()
        .filter_map(|group| {
            let (count, pitch) = group.split_once(' ')?;
            Some((count.parse().ok()?, pitch))
        })
        .collect();
    match groups[..] {
        [(file, "high"), (rank, "low"), (number, "high")] => Some(Fault(file, rank, number)),
        [(rank, "low"), (number, "high")] => Some(Fault(0, rank, number)),
        _ => None,
    }
}

/// Listens until silence is longer than the pause between two groups of tones.
fn listen(bench: &mut Bench) -> Vec<String> {
    bench.tell("wait 800");
    let mut sounds = 0;
    while bench.sounds.len() > sounds || bench.sounds.len() % 2 == 1 {
        sounds = bench.sounds.len();
        bench.tell("wait 700");
    }
    heard(bench)
}

/// Tests a new board as a builder does, and returns the first reported fault.
///
/// The builder listens to the empty board, then puts the white pawn into this square, and confirms it if no
/// tone is heard.
fn found(bench: &mut Bench, file: usize, rank: usize) -> Option<Fault> {
    bench.tell("press again");
    let told = listen(bench);
    if told != ["high 300"] {
        return fault(&told);
    }
    for _ in 0..rank {
        bench.tell("press arbiter; wait 250");
    }
    for _ in 0..file {
        bench.tell("press press; wait 250");
    }
    listen(bench);
    bench.tell(&format!("place {}{} P", LETTERS[file], rank + 1));
    let mut told = listen(bench);
    if told.is_empty() {
        bench.tell("press say");
        told = listen(bench);
    }
    assert!(!told.is_empty(), "nothing at all is heard");
    if told == ["1 high"] { None } else { fault(&told) }
}

/// Returns faults, each with the tried square and the expected report.
pub fn planted() -> Vec<(String, (usize, usize), Fault)> {
    let mut faults = Vec::new();
    // A different square for each, all over the board.
    let mut turn = 0;
    let mut square = || {
        turn += 1;
        ((turn * 3) % 7, (turn * 5) % 8)
    };
    let name = |(file, rank): (usize, usize)| format!("{}{}", LETTERS[file], rank + 1);
    let at = |(file, rank): (usize, usize), number| Fault(file as u32 + 1, rank as u32 + 1, number);
    for _ in 0..12 {
        let here = square();
        faults.push((format!("ground {}", name(here)), here, at(here, 1)));
        let here = square();
        faults.push((format!("open {}", name(here)), here, at(here, 7)));
        let here = square();
        faults.push((format!("join {}", name(here)), here, at((here.0 + 1, here.1), 6)));
    }
    for kilohms in [2, 5, 11, 20, 47, 90, 150, 220, 330, 470, 600] {
        let here = square();
        faults.push((format!("leak {} {kilohms}", name(here)), here, at(here, 2)));
    }
    for (kilohms, number) in [(1.7, 3), (3.0, 4), (6.0, 4), (15.0, 4), (90.0, 4), (330.0, 4), (4000.0, 7)] {
        let here = square();
        faults.push((format!("dry {} {kilohms}", name(here)), here, at(here, number)));
    }
    for rank in 0..8 {
        let here = (rank % 8, rank);
        faults.push((format!("pull-up {} 0", rank + 1), here, Fault(0, rank as u32 + 1, 8)));
        faults.push((format!("pull-up {} 33", rank + 1), here, at(here, 3)));
        faults.push((format!("jumper {} 0", rank + 1), here, at(here, 7)));
        let other = (rank + 1) % 8;
        faults.push((format!("jumper {} {}", rank + 1, other + 1), here, at((here.0, other), 5)));
        // An unconnected line: the square is seen on another one, too.
        faults.push((format!("select {} 0", rank + 1), (2, rank), at((3, rank), 6)));
        faults.push((format!("exchange {} 0", rank + 1), (1, rank), at((2, rank), 5)));
    }
    faults
}

/// Returns one fault of each kind and number, and the last of all.
pub fn one_of_each() -> Vec<(String, (usize, usize), Fault)> {
    let mut seen = std::collections::BTreeSet::new();
    let kind =
        |(planted, _, fault): &(String, _, Fault)| (planted.split(' ').next().map(str::to_owned), fault.2);
    let mut faults = planted();
    let last = faults.pop();
    faults.into_iter().filter(|fault| seen.insert(kind(fault))).chain(last).collect()
}

fn are_named(faults: &[(String, (usize, usize), Fault)]) {
    let halves = faults.chunks(faults.len().div_ceil(2));
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let runs: Vec<_> = halves
            .map(|half| {
                scope.spawn(move || {
                    let mut wrong = Vec::new();
                    for (planted, (file, rank), expected) in half {
                        let mut bench = Bench::stepped(Speaks::Dgt);
                        bench.tell(&format!("fault {planted}"));
                        switched_on_again(&mut bench);
                        let told = found(&mut bench, *file, *rank);
                        if told != Some(*expected) {
                            wrong.push(format!("{planted}: {told:?} instead of {expected:?}"));
                        }
                        assert!(words(expected.2).len() > 80);
                    }
                    wrong
                })
            })
            .collect();
        runs.into_iter().flat_map(|run| run.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), faults.len(), wrong.join("\n"));
}

fn switched_on_again(bench: &mut Bench) {
    bench.tell("unplug; press arbiter 100");
    bench.plug();
    bench.tell("wait 1500");
    assert_eq!(heard(bench), ["high 1000"]);
}

mod whole_machine {
    use super::*;

    #[test]
    fn planted_faults_of_each_kind_are_named_with_what_to_do() {
        let faults = one_of_each();
        assert!(faults.len() > 12, "{}", faults.len());
        are_named(&faults);
    }

    #[test]
    #[ignore = "two minutes of simulation"]
    fn a_hundred_planted_faults_are_each_named_with_what_to_do() {
        let faults = planted();
        assert!(faults.len() >= 100, "{}", faults.len());
        are_named(&faults);
    }

    #[test]
    fn a_board_without_faults_goes_through_square_by_square() {
        let mut bench = switched_on("arbiter");
        bench.tell("press again; wait 1000");
        assert_eq!(heard(&mut bench), ["high 300"]);
        for square in ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"] {
            bench.tell(&format!("place {square} P; wait 600; lift {square}; wait 200"));
            assert_eq!(heard(&mut bench), ["1 high"], "{square}");
        }
        // A peg out of turn is reported as elsewhere, another piece as another.
        bench.tell("place d2 P; wait 5000; lift d2; wait 200");
        assert_eq!(fault(&heard(&mut bench)), Some(Fault(4, 2, 5)));
        bench.tell("place b2 R; wait 5000; lift b2; wait 200");
        assert_eq!(fault(&heard(&mut bench)), Some(Fault(2, 2, 4)));
    }

    #[test]
    fn two_faults_of_the_empty_board_are_told_one_after_the_other() {
        let mut bench = Bench::stepped(Speaks::Dgt);
        bench.tell("fault ground b1; fault leak g6 100");
        switched_on_again(&mut bench);
        bench.tell("press again; wait 5000");
        assert_eq!(fault(&heard(&mut bench)), Some(Fault(2, 1, 1)));
        bench.tell("press time; wait 7000");
        assert_eq!(fault(&heard(&mut bench)), Some(Fault(7, 6, 2)));
        bench.tell("press time; wait 1000; mend; press again; wait 1000");
        assert_eq!(heard(&mut bench), ["high 300", "high 300"]);
    }

    /// The resistor of another piece is reported as that piece, one of no piece by a very long low tone.
    #[test]
    fn a_wrong_resistor_in_a_piece_is_heard() {
        let right = [2.7, 5.6, 9.1, 13.0, 18.0, 24.0, 33.0, 47.0, 68.0, 100.0, 160.0, 330.0];
        let letters = ['P', 'R', 'N', 'B', 'K', 'Q', 'p', 'r', 'n', 'b', 'k', 'q'];
        for (at, letter) in letters.into_iter().enumerate() {
            let other = (at + 5) % 12;
            let mut bench = switched_on("say");
            bench.tell(&format!("solder {letter} {}; place c6 {letter}; wait 2500", right[other]));
            let pitch = if other < 6 { "high" } else { "low" };
            assert_eq!(heard(&mut bench), [format!("{} {pitch}", other % 6 + 1)], "{letter}");
            bench.tell(&format!("lift c6; wait 500; solder {letter} 0.5; place c6 {letter}; wait 2500"));
            assert_eq!(heard(&mut bench), ["high 300", "low 1000"], "{letter}");
        }
    }
}
