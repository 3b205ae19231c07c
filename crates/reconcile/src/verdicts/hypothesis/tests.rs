//! Implications of one reading for the boards, rule by rule.

use super::*;
use crate::doubts::discrepancy::Discrepancy;
use crate::doubts::ply_read::Rival;
use crate::lines::few_readings::{TwoSheets, after, but};
use crate::lines::lattice::Evidence;
use crate::verdicts::search::reconstruct;
use annabella_chess::Line;

const GAME: &str = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7";

/// Reads two scoresheets of the game, and changes the reading.
fn read(change: impl Fn(&mut Reconstruction)) -> Reconstruction {
    let TwoSheets { start, sheets: [white, black], .. } = TwoSheets::of(GAME, GAME);
    let mut read = reconstruct(&start, &white, &black, &Evidence::default());
    assert!(read.degrees().iter().all(|degree| *degree == Degree::Agreed));
    change(&mut read);
    read
}

fn boards(white: Option<&Board>, black: Option<&Board>) -> Boards {
    ByColor { white: white.cloned(), black: black.cloned() }
}

/// Judges the boards by a reading.
fn judged(read: Reconstruction, boards: &Boards, right: Option<usize>) -> Hypothesis {
    let last_right = ByColor { white: right, black: None };
    let found = OtherEvidence { boards: boards.clone(), last_right, ..OtherEvidence::default() };
    let mut judging = Box::new(Judging::new(read, LastMove::ByBoth));
    loop {
        match judging.step(&found) {
            Ok(hypothesis) => return hypothesis,
            Err(more) => judging = more,
        }
    }
}

/// Makes a ply open, counted from 1.
fn open(read: &mut Reconstruction, ply: usize) {
    read.plies[ply - 1].degree = Degree::Open;
}

/// Returns the move `san` at a ply, counted from 1.
fn at(read: &Reconstruction, ply: usize, san: &str) -> Move {
    san.parse::<annabella_chess::San>().unwrap().to_move(read.line.position_after(ply - 1)).unwrap()
}

fn foreign() -> Board {
    "2r3k1/5pp1/p3p2p/1p1nP3/3P4/P4N2/1P3PPP/2R3K1".parse().unwrap()
}

#[test]
fn what_went_wrong_with_a_board_has_its_price() {
    let price = |white: Option<&Board>, black: Option<&Board>| {
        let read = read(|_| {});
        let without = read.cost;
        (judged(read, &boards(white, black), None).cost - without).round()
    };
    let (right, near, far) = (after(GAME), but(GAME, "f6-h6"), but(GAME, "f6-a4"));
    assert_eq!(price(Some(&right), Some(&right)), 0.0);
    assert_eq!(price(Some(&near), Some(&right)), 5.0, "executed otherwise");
    assert_eq!(price(None, Some(&far)), 8.0, "far-fetched");
    assert_eq!(price(Some(&but(GAME, "f6-h6 c3-d2")), None), 10.0, "two moves");
    assert_eq!(price(Some(&foreign()), None), 8.0, "of the whole");
    assert_eq!(price(Some(&but(GAME, "-f6")), None), 7.0, "fallen off");
    let further = format!("{GAME} Bg5");
    assert_eq!(price(Some(&after(&further)), None), 5.0, "gone on");
    assert_eq!(price(Some(&but(&further, "f6-h6")), None), 10.0, "gone wrong and on");
    assert_eq!(price(Some(&but(GAME, "f6-a4 c3-h5 d1-a6")), None), 20.0, "unexplained");
    assert_eq!(price(Some(&near), Some(&near)), 9.0, "both in the same way");
    assert_eq!(price(Some(&near), Some(&far)), 13.0, "both in their own");
}

#[test]
fn a_board_that_a_journal_shows_to_have_been_right_went_wrong_later() {
    let since = |right| {
        let hypothesis = judged(read(|_| {}), &boards(Some(&but(GAME, "f6-h6")), None), right);
        hypothesis.deviations.white.unwrap().since()
    };
    assert_eq!(since(Some(1)), Some(Ply::after(1)));
    assert_eq!(since(Some(2)), None);
    // A journal may have more plies than were read.
    assert_eq!(since(Some(20)), None);
}

#[test]
fn only_a_board_that_differs_is_work() {
    let work = |black: &Board| {
        let found = OtherEvidence { boards: boards(None, Some(black)), ..OtherEvidence::default() };
        Judging::new(read(|_| {}), LastMove::ByBoth).work(&found)
    };
    assert_eq!([after(GAME), but(GAME, "f6-h6")].each_ref().map(work), [0, 640]);
}

#[test]
fn scores_lead_to_a_last_position_unless_they_prove_nothing_or_are_lost() {
    let known = |change: fn(&mut Reconstruction)| judged(read(change), &Boards::default(), None).is_known();
    assert!(known(|_| {}) && known(|read| read.doubt = Some(Doubt::Careless)));
    assert!(!known(|read| read.doubt = Some(Doubt::TwoGames)));
    assert!(!known(|read| read.doubt = Some(Doubt::NoProof)));
    assert!(!known(|read| read.complete = false));
    // A game that has not started is known; unreadable scoresheets are not.
    assert!(known(|read| read.line = Line::default()));
    assert!(!known(|read| {
        read.line = Line::default();
        read.discrepancies.push(Discrepancy::lost(Ply::after(0)));
    }));
}

#[test]
fn equal_boards_may_be_right_and_so_may_one_with_a_further_move_of_its_player() {
    let gone_on = |white: &Board, black: Option<&Board>| {
        let boards = boards(Some(white), black);
        judged(read(|_| {}), &boards, None).may_have_gone_on(&boards)
    };
    let (right, near, far) = (after(GAME), but(GAME, "f6-h6"), but(GAME, "f6-a4"));
    assert!(gone_on(&far, Some(&far)) && gone_on(&near, Some(&near)));
    assert!(!gone_on(&far, None) && !gone_on(&far, Some(&right)) && !gone_on(&far, Some(&near)));
    let further = format!("{GAME} Bg5");
    assert!(gone_on(&near, Some(&after(&further))));
    assert!(gone_on(&after(&further), Some(&right)), "White is to move");
    assert!(!gone_on(&right, Some(&after(&further))), "Black is not");
    assert!(!gone_on(&near, Some(&but(&further, "f6-h6"))), "nor where it went wrong before");
}

#[test]
fn moves_are_tried_instead_where_a_board_went_wrong_twice_and_the_scores_are_open_once() {
    let tried = |edits: &str, change: &dyn Fn(&mut Reconstruction)| {
        let hypothesis = judged(read(change), &boards(Some(&but(GAME, edits)), None), None);
        let name = |moves: Vec<Option<Move>>| {
            let last = moves.last().copied().flatten().unwrap().to_string();
            (moves.iter().flatten().count(), last)
        };
        hypothesis.rivals().into_iter().map(name).collect::<Vec<(usize, String)>>()
    };
    let with = |sans: &'static [(&'static str, f64)]| {
        move |read: &mut Reconstruction| {
            open(read, 2);
            let rivals = sans.iter().map(|(san, share)| Rival { mv: at(read, 2, san), share: *share });
            read.plies[1].rivals = rivals.collect();
        }
    };
    let of = |moves: &[&str]| moves.iter().map(|mv| (2, (*mv).to_owned())).collect::<Vec<_>>();
    let twice = "f6-h6 c3-d2";
    // First comes the executed move, then what the scoresheets may mean, each once.
    let two = with(&[("a6", 0.1), ("Nh6", 0.2), ("Nc6", 0.3)]);
    assert_eq!(tried(twice, &two), of(&["Ng8-h6", "Nb8-c6", "a7-a6"]));
    let five = with(&[("a6", 0.1), ("b6", 0.2), ("c6", 0.3), ("d6", 0.15), ("g6", 0.05)]);
    assert_eq!(tried(twice, &five), of(&["Ng8-h6", "c7-c6", "b7-b6", "d7-d6"]));
    assert!(tried("f6-h6", &five).is_empty(), "one move explains it");
    assert!(tried(twice, &|_| {}).is_empty(), "no move is open");
}

#[test]
fn a_board_is_looked_at_as_evidence_unless_its_fault_is_plain() {
    let doubted = |white: &Board, black: Option<&Board>, change: &dyn Fn(&mut Reconstruction)| {
        let boards = self::boards(Some(white), black);
        judged(read(change), &boards, None).doubted(&boards)
    };
    let (right, near, far) = (after(GAME), but(GAME, "f6-h6"), but(GAME, "f6-a4"));
    let (only_near, only_far) = (vec![near.clone()], vec![far.clone()]);
    let as_read = |_: &mut Reconstruction| {};
    // A plain case is one likely fault at a sure move, with the other board as the scoresheets end.
    assert!(doubted(&near, Some(&right), &as_read).is_empty());
    assert_eq!(doubted(&near, Some(&right), &|read| open(read, 2)), only_near);
    assert!(doubted(&near, Some(&right), &|read| open(read, 3)).is_empty());
    assert_eq!(doubted(&near, Some(&right), &|read| read.complete = false), only_near);
    assert_eq!(doubted(&near, Some(&right), &|read| read.plies.truncate(1)), only_near);
    assert_eq!(doubted(&near, None, &as_read), only_near);
    let boards = boards(Some(&near), Some(&right));
    let mut two_ways = judged(read(|_| {}), &boards, None);
    if let DeviationCause::Hands(ways) = &mut two_ways.deviations.white.as_mut().unwrap().cause {
        ways.extend(ways.first().cloned());
    }
    assert_eq!(two_ways.doubted(&boards), only_near);
    assert_eq!(doubted(&far, Some(&right), &as_read), only_far);
    assert_eq!(doubted(&near, Some(&far), &as_read), [near.clone(), far.clone()]);
    assert_eq!(doubted(&near, Some(&near), &as_read), only_near);
    assert!(doubted(&foreign(), None, &as_read).is_empty());
    assert!(doubted(&near, None, &|read| read.doubt = Some(Doubt::TwoGames)).is_empty());
}

/// Returns how certain it is which boards are wrong, with these plies open.
fn certain(white: Option<&Board>, black: Option<&Board>, open_plies: &[usize]) -> Degree {
    certain_of(white, black, |read| open_plies.iter().for_each(|ply| open(read, *ply)))
}

fn certain_of(white: Option<&Board>, black: Option<&Board>, change: impl Fn(&mut Reconstruction)) -> Degree {
    let boards = boards(white, black);
    judged(read(change), &boards, None).certainty(&boards)
}

#[test]
fn boards_that_stand_as_the_scores_end_confirm_what_is_open() {
    let right = after(GAME);
    assert_eq!(certain(Some(&right), Some(&right), &[]), Degree::Agreed);
    assert_eq!(certain(Some(&right), None, &[2]), Degree::Deduced);
    assert_eq!(certain(None, None, &[2]), Degree::Open);
    assert_eq!(certain_of(None, None, |read| read.plies.clear()), Degree::Open);
}

#[test]
fn a_wrong_board_is_as_certain_as_the_move_at_which_it_went_wrong() {
    let near = but(GAME, "f6-h6");
    assert_eq!(certain(Some(&near), None, &[]), Degree::Agreed);
    assert_eq!(certain(Some(&near), None, &[3]), Degree::Agreed);
    assert_eq!(certain(Some(&near), None, &[2]), Degree::Open);
    assert_eq!(certain(Some(&but(GAME, "f6-h6 c3-d2")), None, &[2]), Degree::Open);
    assert_eq!(
        certain(Some(&near), Some(&after(GAME)), &[2]),
        Degree::Deduced,
        "the other board confirms it"
    );
    assert_eq!(certain(Some(&foreign()), None, &[2]), Degree::Agreed, "no move explains a foreign board");
}

#[test]
fn what_nothing_explains_is_open_unless_the_other_board_confirms_the_scores() {
    let strange = but(GAME, "f6-a4 c3-h5 d1-a6");
    assert_eq!(certain(Some(&strange), None, &[]), Degree::Open);
    assert_eq!(certain(Some(&strange), Some(&after(GAME)), &[]), Degree::Agreed);
    // A fallen piece, or one more move, explains a board.
    let (lost, further) = (but(GAME, "-f6"), after(&format!("{GAME} Bg5")));
    assert_eq!(certain(Some(&lost), None, &[]), Degree::Agreed);
    assert_eq!(certain(Some(&lost), None, &[7]), Degree::Agreed, "no trace of that move");
    assert_eq!(certain(Some(&further), None, &[]), Degree::Agreed);
}

#[test]
fn a_board_that_went_wrong_elsewhere_confirms_an_open_move_unless_what_was_executed_is_its_rival() {
    let (near, other) = (but(GAME, "f6-h6"), but(GAME, "c3-d2"));
    assert_eq!(certain(Some(&near), Some(&other), &[2]), Degree::Deduced);
    let rival = |read: &mut Reconstruction| {
        open(read, 2);
        read.plies[1].rivals = vec![Rival { mv: at(read, 2, "Nh6"), share: 0.1 }];
    };
    assert_eq!(certain_of(Some(&near), Some(&other), rival), Degree::Open);
    assert_eq!(
        certain(Some(&near), Some(&but(GAME, "f6-g6")), &[2]),
        Degree::Open,
        "it went wrong there too"
    );
    // A fallen piece does not confirm the move, and neither does a board with a further move.
    assert_eq!(certain(Some(&near), Some(&but(GAME, "-f3")), &[2]), Degree::Open);
    let went_on = but(&format!("{GAME} Bg5"), "f6-h6");
    assert_eq!(certain(Some(&went_on), Some(&other), &[2]), Degree::Open);
    // A move executed at another ply is not a rival here.
    let elsewhere = |read: &mut Reconstruction| {
        open(read, 2);
        read.plies[1].rivals = vec![Rival { mv: at(read, 7, "Nbd2"), share: 0.1 }];
    };
    let twice = but(GAME, "f6-h6 c3-d2");
    assert_eq!(certain_of(Some(&twice), Some(&but(GAME, "e6-e5")), elsewhere), Degree::Deduced);
}
