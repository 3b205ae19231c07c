//! The verdict, rule by rule on short scoresheets and their boards.

use super::*;
use crate::lines::few_readings::{TwoSheets, after, but};
use crate::verdicts::search::reconstruct;
use annabella_chess::Line;
use annabella_scoresheet::Scoresheets;

/// Scoresheets and boards, and the plies up to which a journal knows each board to be right.
struct Case {
    sheets: Scoresheets,
    boards: Boards,
    right: ByColor<Option<usize>>,
}

fn scores(white: &str, black: &str) -> Case {
    let [white, black] = TwoSheets::of(white, black).sheets;
    Case { sheets: Scoresheets { white, black }, boards: Boards::default(), right: ByColor::default() }
}

impl Case {
    fn white(mut self, board: &Board) -> Case {
        self.boards.white = Some(board.clone());
        self
    }

    fn black(mut self, board: &Board) -> Case {
        self.boards.black = Some(board.clone());
        self
    }

    fn both(self, board: &Board) -> Case {
        self.white(board).black(board)
    }

    /// Notes that White's board was right after this number of plies.
    fn right(mut self, plies: usize) -> Case {
        self.right.white = Some(plies);
        self
    }

    fn found(&self) -> Finding {
        let start = Line::default().position().clone();
        let agreement = Agreement::of(&self.sheets, &start);
        let read = reconstruct(&start, &self.sheets.white, &self.sheets.black, &crate::Evidence::default());
        find(&agreement, self.boards.clone(), self.right, Some(&read))
    }

    fn decision(&self) -> Decision {
        self.found().decision.unwrap()
    }
}

const GAME: &str = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7";

fn ply(number: usize) -> Ply {
    Ply::after(number - 1)
}

#[test]
fn without_a_board_there_is_no_decision() {
    assert_eq!(scores(GAME, GAME).found().decision, None);
}

#[test]
fn boards_as_recorded_match_and_are_not_corrected() {
    let as_recorded = after(GAME);
    let cases = [
        scores(GAME, GAME).both(&as_recorded),
        scores(GAME, GAME).white(&as_recorded),
        scores(GAME, GAME).black(&as_recorded),
    ];
    for case in cases {
        let found = case.found();
        assert_eq!(found.decision, Some(Decision::BoardsMatch));
        assert!(found.deviations.iter().all(Option::is_none) && found.corrections.iter().all(Vec::is_empty));
    }
}

#[test]
fn the_board_that_differs_is_corrected_to_the_end_of_the_record() {
    let (right, wrong, other) = (after(GAME), but(GAME, "f6-h6"), but(GAME, "c3-d2"));
    let case = || scores(GAME, GAME);
    let cases = [
        (case().white(&wrong).black(&right), WhichBoards::White, [true, false]),
        (case().white(&right).black(&wrong), WhichBoards::Black, [false, true]),
        (case().white(&other).black(&wrong), WhichBoards::Both, [true, true]),
        (case().white(&wrong), WhichBoards::White, [true, false]),
        (case().black(&wrong), WhichBoards::Black, [false, true]),
    ];
    for (case, which, wrong) in cases {
        let found = case.found();
        assert_eq!(found.decision, Some(Decision::Correct(which)));
        for (side, wrong) in Color::ALL.into_iter().zip(wrong) {
            let steps = found.corrections.get(side);
            assert_eq!(!steps.is_empty(), wrong);
            if let (true, Some(board)) = (wrong, case.boards.get(side)) {
                assert_eq!(*steps, corrections(board, &right, side));
            }
        }
    }
}

#[test]
fn steps_are_told_as_the_player_of_that_side_feels_the_squares() {
    let wrong = but(GAME, "f6-h6 c3-d2");
    let steps = |side: Color| corrections(&wrong, &after(GAME), side);
    assert_ne!(steps(Color::White), steps(Color::Black));
    let found = scores(GAME, GAME).white(&wrong).found();
    assert_eq!(found.corrections.white, steps(Color::White));
}

#[test]
fn a_board_is_corrected_to_the_end_where_the_last_cell_of_a_score_is_blank() {
    let case = scores(GAME, "d4 Nf6 c4 e6 Nf3 d5 Nc3 --").white(&but(GAME, "f6-h6"));
    let found = case.found();
    assert_eq!(found.decision, Some(Decision::Correct(WhichBoards::White)));
    assert_eq!(found.corrections.white.len(), 2);
}

#[test]
fn scores_that_part_lead_back_to_the_last_position_that_both_name() {
    let (white, black) = ("d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7", "d4 Nf6 c4 -- g3 d5 Bg2 Be7");
    let [of_white, of_black] = [after(white), after("d4 Nf6 c4 e6 g3 d5 Bg2 Be7")];
    let found = scores(white, black).white(&of_white).black(&of_black).found();
    assert_eq!(found.decision, Some(Decision::Retrace));
    let agreed = after("d4 Nf6 c4");
    assert_eq!(found.corrections.white, corrections(&of_white, &agreed, Color::White));
    assert_eq!(found.corrections.black, corrections(&of_black, &agreed, Color::Black));
}

#[test]
fn what_is_left_to_the_arbiter_names_no_steps() {
    let case = scores(GAME, "d4 Nf6 c4 e6 Nf3 d5 Nc3 --").white(&but(GAME, "e7-c5"));
    let found = case.found();
    assert_eq!(found.decision, Some(Decision::AskArbiter(Undecided::UnclearCause(ply(8)))));
    assert!(found.corrections.iter().all(Vec::is_empty));
}

#[test]
fn a_board_that_is_wrong_as_a_whole_has_no_steps() {
    let mut turned = after(GAME);
    turned.rotate_180();
    let found = scores(GAME, GAME).white(&turned).black(&after(GAME)).found();
    assert_eq!(found.decision, Some(Decision::Correct(WhichBoards::White)));
    assert!(found.corrections.white.is_empty());
}

#[test]
fn two_boards_that_differ_do_not_match_though_one_is_as_recorded() {
    let wrong = but(GAME, "f6-h6");
    assert_eq!(
        scores(GAME, GAME).white(&after(GAME)).black(&wrong).decision(),
        Decision::Correct(WhichBoards::Black)
    );
}

#[test]
fn equal_boards_match_one_of_several_games_that_fit() {
    // Either knight may have moved to d2.
    let moves = "d4 d5 Nf3 Nf6 Nd2 e6";
    let boards = ["d4 d5 Nf3 Nf6 Nbd2 e6", "d4 d5 Nf3 Nf6 Nfd2 e6"].map(after);
    for board in &boards {
        assert_eq!(scores(moves, moves).both(board).decision(), Decision::BoardsMatch);
    }
    let found = scores(moves, moves).white(&boards[0]).black(&boards[1]).found();
    assert_eq!(found.decision, Some(Decision::AskArbiter(Undecided::SeveralGames)));
    assert!(found.deviations.iter().all(Option::is_none), "of which game is not known");
}

#[test]
fn equal_boards_match_the_most_probable_game_of_both_scores() {
    let game = "e4 c5 Nf3 e6 d4 cxd4";
    let twice = format!("{game} d4 cxd4");
    // The last row is written twice, and the other scoresheet replaces the writing error.
    let slip = scores("e4 Zz Nf3 e6 d4 cxd4", &twice);
    assert_eq!(slip.both(&after(game)).decision(), Decision::BoardsMatch);
    let (white, black) = ("e4 c5 Nf3 e6 g3 Nc6 Bg2 Nf6 d3 d5 d3 d5", "e4 c5 Nf3 e6 g3 Nc8 Bg2 Nf6 d3 d5 Qe2");
    let end = after("e4 c5 Nf3 e6 g3 Nc6 Bg2 Nf6 d3 d5 Qe2");
    assert_eq!(
        scores(white, black).both(&end).decision(),
        Decision::BoardsMatch,
        "where they do not part as well"
    );
    // Moves that no scoresheet names, or another board, do not belong to these scoresheets.
    let blank = "c4 e6 g3 -- Bg2 Nf6 Nf3 dxc4 Qa4+ Nbd7 Qxc4 a6";
    let strange = "c4 e6 g3 Qh4 Bg2 Nf6 Nf3 dxc4 Qa4+ Nbd7 Qxc4 a6";
    let end = after("c4 e6 g3 d5 Bg2 Nf6 Nf3 dxc4 Qa4+ Nbd7 Qxc4 a6");
    assert_eq!(
        scores(strange, blank).both(&end).decision(),
        Decision::AskArbiter(Undecided::IllegalCell(ply(8)))
    );
    let (white, black) = ("e4 c5 Nh3 e6 d4 cxd4 xd4", "e4 c5 Nf3 e6 d4 cxd4 Nxd4");
    assert_eq!(
        scores(white, black).both(&but(black, "f1-d3 e8-e7 a2-a4 g7-g5 h2-h4")).decision(),
        Decision::Retrace
    );
}

#[test]
fn equal_boards_settle_nothing_where_no_ply_is_known() {
    let board = after("e4 e5 Nf3 Nc6");
    let blank = "-- -- Nf3 Nc6";
    assert!(matches!(scores(blank, blank).both(&board).decision(), Decision::AskArbiter(_)));
    // They match if the scoresheets part immediately, or if some plies are known.
    assert_eq!(scores("e4 e5", "d4 e5").both(&after("e4 e5")).decision(), Decision::BoardsMatch);
    let (known, blank) = (after("d4 Nf6 c4 e6 g3 d5 Bg2"), "d4 Nf6 c4 e6 -- -- Bg2");
    assert_eq!(scores(blank, blank).both(&known).decision(), Decision::BoardsMatch);
}

#[test]
fn equal_boards_match_where_one_of_the_scores_leads_to_them() {
    let (white, black) = (GAME, "d4 Nf6 c4 e6 Nc3 d5 Nf3 Bb4");
    assert_eq!(scores(white, black).both(&after(black)).decision(), Decision::BoardsMatch);
    assert_eq!(scores(white, black).both(&after(white)).decision(), Decision::BoardsMatch);
    assert_eq!(scores(white, black).white(&after(white)).black(&after(black)).decision(), Decision::Retrace);
    let neither = after("d4 Nf6 c4 e6 Nc3 d5 Nf3 c5");
    assert_eq!(scores(white, black).both(&neither).decision(), Decision::Retrace);
}

#[test]
fn two_equal_boards_some_moves_further_show_moves_that_nobody_wrote_and_one_board_does_not() {
    for more in ["Bg5", "Bg5 O-O", "Bg5 O-O e3"] {
        let further = after(&format!("{GAME} {more}"));
        assert_eq!(
            scores(GAME, GAME).both(&further).decision(),
            Decision::AskArbiter(Undecided::UnwrittenMoves),
            "{more}"
        );
    }
    let further = after(&format!("{GAME} Bg5"));
    let parted = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Bb4";
    assert_eq!(
        scores(GAME, parted).both(&further).decision(),
        Decision::AskArbiter(Undecided::UnwrittenMoves),
        "however they part"
    );
    let alone = scores(GAME, GAME).white(&further).decision();
    assert_eq!(alone, Decision::AskArbiter(Undecided::MoveInProgress), "White is to move");
    let opponents = scores(GAME, GAME).white(&after(GAME)).black(&further).decision();
    assert_eq!(opponents, Decision::Correct(WhichBoards::Black));
}

#[test]
fn two_boards_that_differ_from_the_scores_and_each_other_are_both_corrected_and_equal_ones_are_not() {
    let equal = scores(GAME, GAME).both(&but(GAME, "f6-h6")).decision();
    assert_eq!(equal, Decision::AskArbiter(Undecided::UnwrittenMoves));
    assert_eq!(
        scores(GAME, GAME).white(&but(GAME, "f6-h6")).black(&but(GAME, "c3-d2")).decision(),
        Decision::Correct(WhichBoards::Both)
    );
}

#[test]
fn two_boards_alike_in_what_no_likely_move_explains_show_moves_that_nobody_wrote() {
    let far = but(GAME, "f6-a4 c3-h5 d1-a6");
    assert_eq!(scores(GAME, GAME).both(&far).decision(), Decision::AskArbiter(Undecided::UnwrittenMoves));
    assert_eq!(scores(GAME, GAME).white(&far).decision(), Decision::Correct(WhichBoards::White));
    let other = but(GAME, "f6-h6");
    assert_eq!(scores(GAME, GAME).white(&far).black(&other).decision(), Decision::Correct(WhichBoards::Both));
}

#[test]
fn a_cell_that_names_no_move_is_told_as_the_reason_where_nothing_can_be_known_after_it() {
    let (white, black) = ("d4 Nf6 c4 Qh3 -- d5", "d4 Nf6 c4 Rd4 -- d5");
    let far = but(GAME, "f6-a4 c3-h5 d1-a6");
    assert_eq!(
        scores(white, black).white(&far).decision(),
        Decision::AskArbiter(Undecided::IllegalCell(ply(4)))
    );
    let blank = "d4 Nf6 c4 -- -- d5";
    assert!(matches!(
        scores(blank, blank).white(&far).decision(),
        Decision::AskArbiter(Undecided::TooLittleWritten(_))
    ));
}

#[test]
fn scores_that_may_be_shifted_are_left_to_the_arbiter() {
    let (white, black) = ("d4 Nf6 c4 e6 Nf3 d5", "d4 Nf6 Nf3 d5");
    let board = but("d4 Nf6 c4 e6 Nf3 d5", "f6-h6");
    assert!(matches!(
        scores(white, black).white(&board).decision(),
        Decision::AskArbiter(Undecided::ShiftedRows(_))
    ));
}

/// A scoresheet with a blank fourth ply.
const BLANK_AT_FOUR: &str = "d4 Nf6 c4 -- Nf3 d5 Nc3 Be7";

#[test]
fn a_board_is_left_to_the_arbiter_only_if_it_can_have_gone_wrong_at_an_unclear_ply() {
    let decision = |edits| scores(GAME, BLANK_AT_FOUR).white(&but(GAME, edits)).decision();
    assert_eq!(decision("e6-e5"), Decision::AskArbiter(Undecided::UnclearCause(ply(4))));
    assert_eq!(decision("f6-h6"), Decision::Correct(WhichBoards::White));
    let other = scores(BLANK_AT_FOUR, GAME).black(&but(GAME, "e6-e5"));
    assert_eq!(other.decision(), Decision::AskArbiter(Undecided::UnclearCause(ply(4))));
}

#[test]
fn a_board_that_two_moves_explain_can_have_gone_wrong_at_either() {
    let decision = |blank: &str, edits| scores(GAME, blank).white(&but(GAME, edits)).decision();
    for blank in [BLANK_AT_FOUR, "d4 Nf6 c4 e6 Nf3 d5 -- Be7"] {
        assert!(
            matches!(decision(blank, "e6-e5 c3-d2"), Decision::AskArbiter(Undecided::UnclearCause(_))),
            "{blank}"
        );
    }
}

#[test]
fn a_ply_before_which_the_board_was_right_is_the_first_that_can_be_unclear() {
    // A board that no two moves explain may come from any ply that would leave such a trace.
    let far = but(GAME, "e6-e5 f6-a4 c3-h5 d1-a6");
    let decision = |right| scores(GAME, BLANK_AT_FOUR).white(&far).right(right).decision();
    assert_eq!([0, 3].map(decision), [Decision::AskArbiter(Undecided::UnclearCause(ply(4))); 2]);
    assert_eq!(decision(4), Decision::Correct(WhichBoards::White));
    // A wrong execution before the last right ply is not searched for, either.
    let since = |right| {
        let case = scores(GAME, GAME).white(&but(GAME, "f6-h6")).right(right);
        case.found().deviations.white.unwrap().since()
    };
    assert_eq!([0, 1].map(since), [Some(ply(2)); 2]);
    assert_ne!(since(2), Some(ply(2)));
}

#[test]
fn what_nothing_explains_leaves_a_ply_open_only_where_it_would_leave_a_trace() {
    let decision = |edits| scores(GAME, BLANK_AT_FOUR).white(&but(GAME, edits)).decision();
    assert_eq!(decision("f6-a4 c3-h5 d1-a6"), Decision::Correct(WhichBoards::White));
    assert_eq!(decision("e6-e5 f6-a4 c3-h5 d1-a6"), Decision::AskArbiter(Undecided::UnclearCause(ply(4))));
}

#[test]
fn a_board_that_is_wrong_as_a_whole_is_open_where_its_cause_is() {
    let decision = |board: &Board| scores(GAME, BLANK_AT_FOUR).white(board).decision();
    let mut turned = after(GAME);
    turned.rotate_180();
    assert_eq!(decision(&turned), Decision::Correct(WhichBoards::White));
    let unclear = Decision::AskArbiter(Undecided::UnclearCause(ply(4)));
    assert_eq!(decision(&Board::empty()), unclear);
    let foreign: Board = "2r3k1/5pp1/p3p2p/1p1nP3/3P4/P4N2/1P3PPP/2R3K1".parse().unwrap();
    assert_eq!(decision(&foreign), unclear);
    // A board that fell back went wrong at the next ply or later.
    assert_eq!(decision(&after("d4 Nf6 c4")), unclear);
    assert_eq!(decision(&after("d4 Nf6")), unclear);
    assert_eq!(decision(&after("d4 Nf6 c4 e6 Nf3")), Decision::Correct(WhichBoards::White));
}

#[test]
fn a_decision_is_serialized_without_its_reason() {
    let decisions = [
        (Decision::BoardsMatch, "boards-match"),
        (Decision::Correct(WhichBoards::White), "correct-white-board"),
        (Decision::Correct(WhichBoards::Black), "correct-black-board"),
        (Decision::Correct(WhichBoards::Both), "correct-both-boards"),
        (Decision::Retrace, "retrace"),
        (Decision::AskArbiter(Undecided::SeveralGames), "ask-arbiter"),
    ];
    for (decision, code) in decisions {
        let verdict = Verdict::from(decision);
        assert_eq!((verdict.code(), serde_json::to_value(verdict).unwrap()), (code, code.into()));
    }
}
