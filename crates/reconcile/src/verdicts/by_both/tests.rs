//! Conclusions about the boards from the explanations found, rule by rule.

use super::*;
use crate::boards::deviation::Deviation;
use crate::boards::deviation::LastMove;
use crate::boards::hand_steps::{Correction, corrections};
use crate::doubts::ply_read::Rival;
use crate::lines::few_readings::{TwoSheets, after, but};
use crate::verdicts::answer::Remedy;
use crate::verdicts::search::reconstruct;
use crate::verdicts::verdict::{Verdict, WhichBoards};
use annabella_chess::Ply;
use annabella_laws::Rate;
use serde_json::json;

const GAME: &str = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7";
/// A game that makes a board right on which `f6-h6` is wrong after `GAME`.
const OTHER: &str = "d4 Nh6 c4 e6 Nf3 d5 Nc3 Be7";
/// Other moves to the same position as `GAME`.
const TRANSPOSED: &str = "d4 Nf6 Nf3 e6 c4 d5 Nc3 Be7";

fn boards(white: Option<&Board>, black: Option<&Board>) -> Boards {
    ByColor { white: white.cloned(), black: black.cloned() }
}

fn scores(white: &str, black: &str) -> Scoresheets {
    let [white, black] = TwoSheets::of(white, black).sheets;
    Scoresheets { white, black }
}

/// Reads two scoresheets with these moves, and changes the reading.
fn read(moves: &str, change: impl Fn(&mut Reconstruction)) -> Reconstruction {
    let scores = scores(moves, moves);
    let mut read = reconstruct(&Chess::default(), &scores.white, &scores.black, &Evidence::default());
    assert!(read.degrees().iter().all(|degree| *degree == Degree::Agreed));
    change(&mut read);
    read
}

/// Makes a ply open, counted from 1.
fn open(read: &mut Reconstruction, ply: usize) {
    read.plies[ply - 1].degree = Degree::Open;
}

/// Creates an explanation of the boards from a reading, at this cost.
fn explains(read: Reconstruction, boards: &Boards, cost: f32) -> Hypothesis {
    let deviation = |side: Color| {
        let board = boards.get(side).as_ref().filter(|board| *board != read.line.position().board())?;
        Some(Deviation::of(&read.line, board, 0, LastMove::ByBoth))
    };
    let deviations = ByColor { white: deviation(Color::White), black: deviation(Color::Black) };
    Hypothesis { read, deviations, cost }
}

/// Creates a finished proof from two scoresheets with the game and these explanations of the boards.
fn proof(boards: &Boards, explanations: Vec<Hypothesis>) -> Proof {
    Proof {
        start: Chess::default(),
        sheets: scores(GAME, GAME),
        found: OtherEvidence { boards: boards.clone(), ..OtherEvidence::default() },
        search: None,
        last: None,
        targets: Vec::new(),
        judging: None,
        asked_rivals: true,
        explanations,
        by_boards: ByBoards::NotAsked,
    }
}

/// Creates the same proof before any further search.
fn begun(boards: &Boards) -> Proof {
    Proof { asked_rivals: false, ..proof(boards, Vec::new()) }
}

/// Concludes from two scoresheets with the game, read with a change, without another explanation.
fn told(boards: &Boards, change: impl Fn(&mut Reconstruction)) -> ByBoth {
    proof(boards, vec![explains(read(GAME, change), boards, 10.0)]).finish().1
}

/// Concludes from two games: one makes White's board wrong, the other Black's, at `margin` more.
///
/// `choice` is the part of the margin because players choose the moves of the other game more seldom.
fn against_other(margin: f32, choice: f32) -> ByBoth {
    let boards = boards(Some(&but(GAME, "f6-h6")), Some(&after(GAME)));
    let [own, other] = [(GAME, 10.0, 0.0), (OTHER, 10.0 + margin, choice)]
        .map(|(moves, cost, choice)| explains(read(moves, |read| read.choice = choice), &boards, cost));
    assert_eq!([own.wrong(), other.wrong()], [WhichBoards::White, WhichBoards::Black].map(Some));
    proof(&boards, vec![other, own]).finish().1
}

#[test]
fn an_answer_is_given_if_it_is_likelier_than_any_other_and_is_certain_if_it_is_much_likelier() {
    let said = |margin| {
        let said = against_other(margin, 0.0);
        (said.verdict, said.certainty)
    };
    assert_eq!(said(1.9), (Some(Verdict::AskArbiter), Degree::Open));
    assert_eq!(said(2.1), (Some(Verdict::CorrectWhiteBoard), Degree::Open));
    assert_eq!(said(4.9), (Some(Verdict::CorrectWhiteBoard), Degree::Open));
    assert_eq!(said(5.1), (Some(Verdict::CorrectWhiteBoard), Degree::Agreed));
}

#[test]
fn an_answer_is_only_likely_if_without_the_choice_of_moves_it_would_not_be_certain() {
    let said = |choice| against_other(9.0, choice).certainty;
    assert_eq!([3.9, 4.1].map(said), [Degree::Agreed, Degree::Likely]);
    let boards = boards(Some(&after(GAME)), None);
    let moves = |read: &mut Reconstruction| read.plies[3].degree = Degree::Likely;
    assert_eq!(told(&boards, moves).certainty, Degree::Deduced, "the board confirms the move");
    assert_eq!(told(&ByColor::default(), moves).certainty, Degree::Likely);
}

#[test]
fn no_steps_are_told_where_the_arbiter_is_asked_but_how_each_board_differs_is() {
    let asked = against_other(1.9, 0.0);
    assert!(!asked.names_boards() && asked.corrections.iter().all(Vec::is_empty));
    assert!(asked.deviations.white.is_some());
    let named = against_other(2.1, 0.0);
    assert!(named.names_boards() && !named.corrections.white.is_empty());
}

#[test]
fn the_best_explanation_is_the_cheapest_and_only_those_with_another_answer_speak_against_it() {
    let boards = boards(Some(&but(GAME, "f6-h6")), Some(&after(GAME)));
    let at = |moves, cost| explains(read(moves, |_| {}), &boards, cost);
    let margin = |explanations| {
        let proof = proof(&boards, explanations);
        let (best, margin) = proof.best().unwrap();
        (best.wrong(), best.cost, margin)
    };
    let white = Some(WhichBoards::White);
    assert_eq!(margin(vec![at(GAME, 10.0)]), (white, 10.0, f32::INFINITY));
    assert_eq!(margin(vec![at(OTHER, 16.0), at(GAME, 10.0)]), (white, 10.0, 6.0));
    // Other moves to the same position give the same answer for the boards.
    let same = vec![at(TRANSPOSED, 10.5), at(GAME, 10.0), at(OTHER, 20.0), at(OTHER, 16.0)];
    assert_eq!(margin(same), (white, 10.0, 6.0));
    assert_eq!(margin(vec![at(TRANSPOSED, 10.5), at(GAME, 10.0)]), (white, 10.0, f32::INFINITY));
    assert!(proof(&boards, Vec::new()).best().is_none());
}

#[test]
fn the_boards_that_differ_from_the_game_are_corrected_to_its_end() {
    let (right, wrong, other) = (after(GAME), but(GAME, "f6-h6"), but(GAME, "c3-d2"));
    let (white, black, both) =
        (Verdict::CorrectWhiteBoard, Verdict::CorrectBlackBoard, Verdict::CorrectBothBoards);
    let cases = [
        (boards(Some(&right), Some(&right)), Verdict::BoardsMatch),
        (boards(Some(&right), None), Verdict::BoardsMatch),
        (boards(Some(&wrong), Some(&right)), white),
        (boards(Some(&right), Some(&wrong)), black),
        (boards(Some(&other), Some(&wrong)), both),
        (boards(Some(&wrong), None), white),
        (boards(None, Some(&wrong)), black),
    ];
    for (boards, verdict) in cases {
        let said = told(&boards, |_| {});
        assert_eq!((said.verdict, said.certainty), (Some(verdict), Degree::Agreed));
        for side in Color::ALL {
            let steps = boards.get(side).as_ref().map_or(Vec::new(), |own| corrections(own, &right, side));
            assert_eq!(*said.corrections.get(side), steps);
        }
    }
}

#[test]
fn steps_are_told_as_the_player_of_that_side_feels_the_squares() {
    let wrong = but(GAME, "f6-h6 c3-d2");
    let steps = |side: Color| corrections(&wrong, &after(GAME), side);
    assert_ne!(steps(Color::White), steps(Color::Black));
    assert_eq!(told(&boards(Some(&wrong), None), |_| {}).corrections.white, steps(Color::White));
    assert_eq!(told(&boards(None, Some(&wrong)), |_| {}).corrections.black, steps(Color::Black));
}

#[test]
fn without_a_board_there_is_no_verdict_but_the_game_is_as_certain_as_its_least_certain_move() {
    let said = |change: fn(&mut Reconstruction)| {
        let said = told(&Boards::default(), change);
        assert!(!said.names_boards());
        (said.verdict, said.certainty)
    };
    assert_eq!(said(|_| {}), (None, Degree::Agreed));
    assert_eq!(said(|read| read.plies[3].degree = Degree::Deduced), (None, Degree::Deduced));
    assert_eq!(said(|read| open(read, 4)), (None, Degree::Open));
    assert_eq!(said(|read| read.complete = false), (None, Degree::Open));
}

#[test]
fn where_no_game_is_known_the_arbiter_is_asked_and_no_board_went_wrong_at_a_ply() {
    let said = told(&boards(Some(&but(GAME, "f6-h6")), Some(&after(GAME))), |read| read.complete = false);
    assert_eq!((said.verdict, said.certainty), (Some(Verdict::AskArbiter), Degree::Open));
    assert_eq!((said.deviations.clone(), said.since()), (ByColor::default(), None));
    assert!(said.corrections.iter().all(Vec::is_empty));
}

#[test]
fn where_moves_may_have_been_made_that_nobody_wrote_the_arbiter_is_asked() {
    let (near, far) = (but(GAME, "f6-h6"), but(GAME, "f6-a4"));
    let said = |white: &Board, black: &Board| {
        let said = told(&boards(Some(white), Some(black)), |_| {});
        (said.verdict, said.certainty)
    };
    assert_eq!(said(&far, &far), (Some(Verdict::AskArbiter), Degree::Open));
    assert_eq!(said(&near, &near), (Some(Verdict::AskArbiter), Degree::Open), "equal boards do not differ");
    let further = after(&format!("{GAME} Bg5"));
    assert_eq!(said(&further, &near), (Some(Verdict::AskArbiter), Degree::Open));
}

#[test]
fn a_board_that_is_wrong_as_a_whole_has_no_steps() {
    let mut turned = after(GAME);
    turned.rotate_180();
    let said = told(&boards(Some(&turned), Some(&but(GAME, "f6-h6"))), |_| {});
    assert_eq!(said.verdict, Some(Verdict::CorrectBothBoards));
    assert!(said.corrections.white.is_empty() && said.corrections.black.len() == 2);
    // A board that only fell back has corrections.
    assert!(!told(&boards(Some(&after("d4 Nf6 c4")), None), |_| {}).corrections.white.is_empty());
}

#[test]
fn equal_boards_are_settled_where_they_are_surely_right_and_a_move_is_open() {
    let (right, near, far) = (after(GAME), but(GAME, "f6-h6"), but(GAME, "f6-a4"));
    let settled = |white: Option<&Board>, black: Option<&Board>, change: &dyn Fn(&mut Reconstruction)| {
        let boards = boards(white, black);
        proof(&boards, vec![explains(read(GAME, change), &boards, 10.0)]).settled_board()
    };
    let second = |read: &mut Reconstruction| open(read, 2);
    assert_eq!(settled(Some(&right), Some(&right), &second), Some(right.clone()));
    assert_eq!(settled(Some(&right), Some(&right), &|_| {}), None, "no move is open");
    assert_eq!(settled(Some(&right), None, &second), None, "only one board is given");
    assert_eq!(settled(None, Some(&right), &second), None, "only one board is given");
    assert_eq!(settled(Some(&right), Some(&near), &second), None, "they differ");
    assert_eq!(settled(Some(&far), Some(&far), &|read| open(read, 7)), None, "both are wrong");
    let lost = |read: &mut Reconstruction| {
        open(read, 2);
        read.complete = false;
    };
    assert_eq!(settled(Some(&right), Some(&right), &lost), None, "the game is not known");
    let boards = boards(Some(&right), Some(&right));
    let against = |margin: f32| {
        let own = explains(read(GAME, second), &boards, 10.0);
        let other = explains(read(OTHER, |_| {}), &boards, 10.0 + margin);
        proof(&boards, vec![own, other]).settled_board()
    };
    assert_eq!([4.9, 5.1].map(against), [None, Some(right.clone())], "another game is nearly as likely");
}

#[test]
fn equal_boards_make_more_moves_certain_but_change_none() {
    let boards = boards(Some(&after(GAME)), Some(&after(GAME)));
    let finished = |moves: &str| {
        let own = explains(read(GAME, |read| open(read, 2)), &boards, 10.0);
        let by_boards = ByBoards::Read(Box::new(read(moves, |_| {})));
        Proof { by_boards, ..proof(&boards, vec![own]) }.finish().0
    };
    let read = finished(GAME);
    assert_eq!((read.moves().join(" ").as_str(), read.degrees()[1]), (GAME, Degree::Agreed));
    let read = finished(TRANSPOSED);
    assert_eq!((read.moves().join(" ").as_str(), read.degrees()[1]), (GAME, Degree::Open));
}

#[test]
fn equal_boards_that_are_settled_are_looked_at_last_and_are_no_explanation() {
    let boards = boards(Some(&after(GAME)), Some(&after(GAME)));
    let explanation = |cost| explains(read(GAME, |read| open(read, 2)), &boards, cost);
    let mut proof = begun(&boards);
    proof.add(explanation(10.0));
    assert!(matches!(proof.by_boards, ByBoards::Asked));
    // The search ends; its result is kept apart from the explanations, and no search follows.
    proof.search = None;
    proof.add(explanation(3.0));
    assert!(matches!(proof.by_boards, ByBoards::Read(_)) && proof.search.is_none());
    assert_eq!(proof.explanations.iter().map(|own| own.cost).collect::<Vec<_>>(), [10.0]);
}

/// Returns the evidence of the searches to come.
fn asked(proof: &Proof) -> Vec<String> {
    let name = |target: &Target| match target {
        Target::Board(board) => board.to_string(),
        Target::Moves(moves) => moves.iter().flatten().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" "),
        Target::IllegalMove(_) => "an illegal move".to_owned(),
    };
    proof.targets.iter().map(name).collect()
}

#[test]
fn boards_that_the_first_explanation_doubts_are_looked_at_one_after_the_other() {
    let (near, far) = (but(GAME, "f6-h6"), but(GAME, "f6-a4"));
    let boards = boards(Some(&near), Some(&far));
    let mut proof = begun(&boards);
    let mut add = |moves: &str| {
        proof.search = None;
        proof.add(explains(read(moves, |_| {}), &boards, 10.0));
        (asked(&proof), proof.search.is_some())
    };
    assert_eq!(add(GAME), (vec![near.to_string()], true));
    // Doubts of a later explanation start no search.
    assert_eq!(add(OTHER), (Vec::new(), true));
    assert_eq!(add(OTHER), (Vec::new(), false));
}

#[test]
fn other_moves_where_a_board_went_wrong_twice_are_tried_once_and_after_the_boards() {
    let boards = boards(Some(&but(GAME, "f6-h6 c3-d2")), None);
    let twice = |cost| {
        let read = read(GAME, |read| {
            open(read, 2);
            let mv = "a6".parse::<San>().unwrap().to_move(read.line.position_after(1)).unwrap();
            read.plies[1].rivals = vec![Rival { mv, share: 0.1 }];
        });
        explains(read, &boards, cost)
    };
    let mut proof = begun(&boards);
    let mut add = |explanation: Hypothesis| {
        proof.search = None;
        proof.add(explanation);
        (asked(&proof), proof.search.is_some())
    };
    assert_eq!(add(twice(10.0)), (Vec::new(), true), "the board");
    // They are those of the best explanation; the likeliest is the last in the list.
    let own = explains(read(GAME, |_| {}), &boards, 20.0);
    assert_eq!(add(own), (vec!["d2-d4 Ng8-h6".to_owned()], true), "the first of its two rivals was taken");
    assert_eq!(add(twice(10.0)), (Vec::new(), true));
    assert_eq!(add(twice(10.0)), (Vec::new(), false), "nor again");
}

#[test]
fn a_search_takes_as_known_what_is_known_and_what_it_is_to_try() {
    let blank = "d4 -- c4 e6 Nf3 -- Nc3 Be7";
    let mut proof = Proof { sheets: scores(blank, blank), ..begun(&Boards::default()) };
    let read = |proof: &mut Proof, target| proof.search_for(target).finish();
    let board = after("d4 g6 c4 e6 Nf3 d5 Nc3 Be7");
    assert_eq!(*read(&mut proof, Some(Target::Board(board.clone()))).line.position().board(), board);
    let known = |moves: &str| TwoSheets::of(moves, moves).moves(moves).into_iter().map(Some);
    let first = || Some(Target::Moves(known("d4 Nh6").collect()));
    assert_eq!(read(&mut proof, first()).moves()[1], "Nh6");
    proof.found.known = known("d4 Nf6 c4 e6 Nf3 Rg8").collect();
    assert_eq!(read(&mut proof, None).moves().join(" "), "d4 Nf6 c4 e6 Nf3 Rg8 Nc3 Be7");
    assert_eq!(read(&mut proof, first()).moves().join(" "), "d4 Nh6 c4 e6 Nf3 Rg8 Nc3 Be7");
}

/// Returns the writing errors in these scoresheets, if the game was read with this change.
fn slips(
    white: &str,
    black: &str,
    change: impl Fn(&mut Reconstruction),
) -> Vec<(Color, usize, String, String)> {
    let proof = Proof { sheets: scores(white, black), ..proof(&Boards::default(), Vec::new()) };
    let slips = proof.slips(&read(GAME, change)).into_iter();
    slips.map(|slip| (slip.sheet, slip.ply.before() + 1, slip.written, slip.read.to_string())).collect()
}

#[test]
fn cells_that_name_another_move_than_one_that_is_certain_are_slips() {
    let slip = |side: Color, ply, written: &str, read: &str| (side, ply, written.to_owned(), read.to_owned());
    let as_read = |_: &mut Reconstruction| {};
    assert_eq!(slips(GAME, GAME, as_read), []);
    let (white, black) = ("d4 Nf6 c4 e6 Nf3 d5 Nd2 Bd6", "d4 Nf6 c4 Qh3 Nf3 d5 Nc3 Bd6");
    let all = [
        slip(Color::Black, 4, "Qh3", "e6"),
        slip(Color::White, 7, "Nd2", "Nc3"),
        slip(Color::White, 8, "Bd6", "Be7"),
        slip(Color::Black, 8, "Bd6", "Be7"),
    ];
    assert_eq!(slips(white, black, as_read), all);
    assert_eq!(slips(white, black, |read| open(read, 8)), all[..2]);
}

#[test]
fn a_blank_or_missing_cell_is_no_slip_nor_is_one_that_may_mean_the_move() {
    let blank = "d4 Nf6 c4 -- Nf3 d5 Nc3 Be7";
    assert_eq!(slips(blank, GAME, |_| {}), []);
    let left_out = "d4 Nf6 c4 Nf3 d5 Nc3 Be7";
    let without_fourth = |read: &mut Reconstruction| {
        for (index, own) in read.plies.iter_mut().enumerate() {
            own.cells[1] = if index == 3 { None } else { Some(index - usize::from(index > 3)) };
        }
    };
    assert_eq!(slips(GAME, left_out, without_fourth), []);
    // Both knights can move to d2.
    let moves = "d4 Nf6 Nf3 e6 Nfd2 d5";
    let proof = Proof { sheets: scores(moves, "d4 Nf6 Nf3 e6 Nd2 d5"), ..begun(&Boards::default()) };
    assert_eq!(proof.slips(&read(moves, |_| {})), []);
}

#[test]
fn the_first_ply_since_which_a_board_is_wrong_is_that_of_either_board() {
    let (second, seventh) = (but(GAME, "f6-h6"), but(GAME, "c3-d2"));
    let since = |white: &Board, black: Option<&Board>| {
        told(&boards(Some(white), black), |_| {}).since().map(|ply| ply.before() + 1)
    };
    assert_eq!(since(&second, Some(&seventh)), Some(2));
    assert_eq!(since(&seventh, Some(&second)), Some(2));
    assert_eq!(since(&seventh, Some(&after(GAME))), Some(7));
    assert_eq!(since(&after(GAME), None), None);
}

#[test]
fn what_both_scores_prove_is_told_as_json() {
    let mut said = told(&boards(Some(&but(GAME, "f6-h6")), Some(&Board::empty())), |_| {});
    said.slips = vec![PenSlip {
        sheet: Color::Black,
        ply: Ply::after(3),
        written: "Qh3".to_owned(),
        read: "e6".parse().unwrap(),
    }];
    assert_eq!(
        serde_json::to_value(&said).unwrap(),
        json!({
            "verdict": "correct-both-boards",
            "since_ply": 2,
            "or_since_ply": null,
            "corrections": {
                "white": [{"square": "h6", "remove": "n"}, {"square": "f6", "place": "n"}],
                "black": [],
            },
            "whole": {"white": null, "black": "empty"},
            "certainty": "agreed",
            "slips": [{"sheet": "black", "ply": 4, "written": "Qh3", "read": "e6"}],
            "events": [{
                "kind": "misheard-square",
                "side": "white",
                "ply": 2,
                "square": "h6",
                "instead_of": "f6",
                "clause": "D.2.9",
            }],
            "illegal": null,
            "alternatives": [],
        })
    );
    let nothing = serde_json::to_value(told(&Boards::default(), |_| {})).unwrap();
    assert_eq!((&nothing["verdict"], &nothing["since_ply"]), (&json!(null), &json!(null)));
}

#[test]
fn two_scores_and_two_boards_say_together_which_board_is_wrong() {
    let (right, wrong) = (after(GAME), but(GAME, "f6-h6"));
    let said = |scores: Scoresheets, white: &Board, black: &Board| {
        let found = OtherEvidence { boards: boards(Some(white), Some(black)), ..OtherEvidence::default() };
        let said = prove(&Chess::default(), &scores, found).1;
        (said.verdict, said.certainty)
    };
    let white = (Some(Verdict::CorrectWhiteBoard), Degree::Agreed);
    assert_eq!(said(scores(GAME, GAME), &wrong, &right), white);
    // If the scoresheets part, both boards confirm one of them.
    let parted = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Bd6";
    assert_eq!(said(scores(GAME, parted), &right, &right), (Some(Verdict::BoardsMatch), Degree::Deduced));
}

#[test]
fn a_proof_a_step_at_a_time_says_the_same_as_at_once() {
    let found = OtherEvidence {
        boards: boards(Some(&but(GAME, "f6-h6")), Some(&but(GAME, "c3-d2"))),
        ..OtherEvidence::default()
    };
    let scores = scores(GAME, "d4 Nf6 c4 e6 Nf3 d5 Nc3 Bd6");
    let at_once = prove(&Chess::default(), &scores, found.clone());
    let mut proof = Proof::new(&Chess::default(), &scores, found);
    let steps = (0..100_000).take_while(|_| !proof.step(100)).count();
    assert!((10..100_000).contains(&steps), "{steps}");
    let by_steps = proof.finish();
    assert_eq!(by_steps.0.moves(), at_once.0.moves());
    assert_eq!(serde_json::to_value(by_steps.1).unwrap(), serde_json::to_value(at_once.1).unwrap());
}

mod illegal;
