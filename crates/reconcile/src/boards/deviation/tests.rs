//! Causes of deviations of boards, rule by rule.

use super::*;
use crate::boards::execution::execute;
use crate::boards::hand_errors::{HAND_ERRORS, When};
use crate::boards::hand_outcomes::{Act, Outcomes};
use crate::lines::few_readings::{after, but};
use annabella_chess::samples::line;
use annabella_chess::{Color, Piece, Role, San, from_fen};

const GAME: &str = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7";

fn of(moves: &str, board: &Board, right: usize) -> Deviation {
    Deviation::of(&line(moves), board, right, LastMove::ByBoth)
}

/// Creates the move of a piece from one square to another.
fn moved(piece: Piece, from: Square, to: Square) -> PieceMove {
    PieceMove { piece, from, to }
}

/// Returns whether the best way is far-fetched; `None` if something else is the cause.
fn far_fetched(deviation: &Deviation) -> Option<bool> {
    deviation.ways().first().map(Way::is_far_fetched)
}

/// Returns the kinds of errors of the best way.
fn kinds(deviation: &Deviation) -> Vec<&'static str> {
    deviation.errors().iter().map(|error| error.kind.code).collect()
}

/// Returns the move made after the recorded game, and the error before it.
fn further(deviation: &Deviation) -> Option<(PieceMove, Option<HandError>)> {
    match deviation.cause {
        DeviationCause::MovedOn { made, after } => Some((made, after)),
        _ => None,
    }
}

fn ply(number: usize) -> Ply {
    Ply::after(number - 1)
}

/// Returns the plies of each way, without errors that can have happened at any time.
fn plies(deviation: &Deviation) -> Vec<Vec<Ply>> {
    let of = |way: &Way| way.errors.iter().filter_map(|error| error.ply).collect::<Vec<Ply>>();
    deviation.ways().iter().map(of).filter(|plies| !plies.is_empty()).collect()
}

#[test]
fn one_move_executed_otherwise_is_the_nearest_explanation() {
    let found = of(GAME, &but(GAME, "f6-h6"), 0);
    assert_eq!(plies(&found), [[ply(2)]]);
    assert_eq!(found.errors()[0].made(), Some(moved(Color::Black.knight(), Square::G8, Square::H6)));
    assert_eq!(far_fetched(&found), Some(false));
    assert_eq!(found.since(), Some(ply(2)));
    assert_eq!(found.squares, [Square::F6, Square::H6]);
    // A move back is not searched for if the knight may never have moved.
    let stayed = of(GAME, &but(GAME, "c3-b1"), 0);
    assert_eq!(plies(&stayed), [[ply(7)]]);
}

#[test]
fn a_move_that_could_hardly_be_confused_is_far_fetched_and_perhaps_not_written() {
    let found = of(GAME, &but(GAME, "f6-a4"), 0);
    assert_eq!(plies(&found), [[ply(2)]]);
    assert!(far_fetched(&found) == Some(true));
}

#[test]
fn a_move_after_which_the_next_ones_could_not_be_executed_explains_nothing() {
    // From h6 at the second ply, the knight could not have continued to d5 and back.
    let moves = "d4 Nf6 c4 Nd5 e4 Nf6 e5";
    let found = of(moves, &but(moves, "f6-h6"), 0);
    assert!(!plies(&found).contains(&vec![ply(2)]), "{found:?}");
}

#[test]
fn a_pawn_may_have_become_another_piece_than_was_recorded() {
    let mut played = Line::new(from_fen("8/4P3/8/8/8/2k5/8/K7 w - - 0 1").unwrap());
    let to = |role: Role| {
        let moves = played.position().legal_moves();
        moves.into_iter().find(|mv| mv.promotion() == Some(role)).unwrap()
    };
    let (queen, pieces) = (to(Role::Queen), [Role::Knight, Role::Bishop, Role::Rook]);
    played.push(queen);
    for role in pieces {
        let mut board = played.position().board().clone();
        board.set_piece_at(Square::E8, role.of(Color::White));
        let found = Deviation::of(&played, &board, 0, LastMove::ByBoth);
        assert_eq!(plies(&found), [[ply(1)]], "{role:?}");
        assert_eq!(found.errors()[0].made(), Some(moved(role.of(Color::White), Square::E7, Square::E8)));
    }
    // A piece that the pawn cannot become does not come from this move.
    let mut board = played.position().board().clone();
    board.set_piece_at(Square::E8, Color::Black.rook());
    assert_eq!(plies(&Deviation::of(&played, &board, 0, LastMove::ByBoth)), Vec::<Vec<Ply>>::new());
}

#[test]
fn one_missing_piece_may_have_fallen_off_at_any_time() {
    let found = of(GAME, &but(GAME, "-f6"), 0);
    assert_eq!((kinds(&found), found.since()), (vec!["fallen-off"], None));
    assert_eq!(found.errors()[0].square(), Some(Square::F6));
    let mut another = after(GAME);
    another.set_piece_at(Square::F6, Color::Black.bishop());
    assert!(!kinds(&of(GAME, &another, 0)).contains(&"fallen-off"));
}

#[test]
fn two_moves_explain_what_one_does_not_each_pair_of_plies_once() {
    let found = of(GAME, &but(GAME, "f6-h6 c3-d2"), 0);
    assert_eq!(plies(&found)[0], [ply(2), ply(7)]);
    assert_eq!(far_fetched(&found), Some(true));
    assert_eq!([2, 7, 5].map(|number| found.may_come_from(ply(number))), [true, true, false]);
    assert_eq!(found.since(), Some(ply(2)));
    assert!(!of(GAME, &but(GAME, "f6-h6 c3-d2"), 2).may_come_from(ply(2)));
    // Castling changes four squares.
    let castled = "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Be7";
    let found = of(castled, &but(castled, "g1-e1 f1-h1 f6-h6"), 0);
    assert!(plies(&found).contains(&vec![ply(6), ply(7)]));
    // Another move in its place that changes four squares.
    let walked = "e4 e5 Nf3 Nc6 Bc4 Nf6 Kf1 Be7";
    assert_eq!(plies(&of(walked, &but(walked, "f1-g1 h1-f1"), 0)), [[ply(7)]]);
    // Either of two knights, at either of the plies that moved them.
    let knights = "Nf3 a6 Nc3 b6";
    let found = of(knights, &but(knights, "f3-h3 c3-a3"), 0);
    assert_eq!(plies(&found), [[ply(1), ply(3)]]);
}

#[test]
fn a_further_move_of_the_side_to_move_is_seen_with_what_it_took_and_what_went_wrong_before() {
    let white = |role: Role, from, to| moved(role.of(Color::White), from, to);
    let found = |moves: &str, more: &str, edits: &str, right| {
        let played = format!("{moves} {more}");
        let board = if edits.is_empty() { after(&played) } else { but(&played, edits) };
        of(moves, &board, right)
    };
    let bishop = found(GAME, "Bg5", "", 0);
    assert_eq!(
        (further(&bishop), bishop.since()),
        (Some((white(Role::Bishop, Square::C1, Square::G5), None)), None)
    );
    let made = |more| further(&found(GAME, more, "", 0)).map(|(made, _)| made);
    assert_eq!(made("cxd5"), Some(white(Role::Pawn, Square::C4, Square::D5)));
    assert_eq!(made("h3"), Some(white(Role::Pawn, Square::H2, Square::H3)));
    let wrong_before = found(GAME, "Bg5", "f6-h6", 0);
    let wrong = further(&wrong_before).and_then(|(_, after)| after);
    assert_eq!(wrong.and_then(|wrong| wrong.ply), Some(ply(2)));
    assert_eq!(wrong_before.since(), Some(ply(2)));
    assert_eq!(further(&found(GAME, "Bg5", "f6-h6", 2)), None);
    // A king may be put on an attacked square.
    let moves = "e4 e6 Nf3 b6 h3 Ba6";
    let king = further(&of(moves, &but(moves, "e1-e2"), 0)).map(|(made, _)| made);
    assert_eq!(king, Some(white(Role::King, Square::E1, Square::E2)));
}

#[test]
fn what_no_piece_can_do_is_no_further_move() {
    let moved_on = |edits| further(&of(GAME, &but(GAME, edits), 0));
    assert_eq!(moved_on("c1-h5"), None);
    assert_eq!(moved_on("d1-e2"), None, "its own pawn stands there");
    assert_eq!(moved_on("a7-a6"), None, "it is White's move");
    let mut added = after(GAME);
    added.set_piece_at(Square::G5, Color::White.bishop());
    assert_eq!(further(&of(GAME, &added, 0)), None, "none is gone from elsewhere");
    added.set_piece_at(Square::C1, Color::White.knight());
    assert_eq!(further(&of(GAME, &added, 0)), None, "another stands where it came from");
}

#[test]
fn a_board_that_is_wrong_as_a_whole_is_set_right_before_its_errors_are_looked_for() {
    let mut turned = after(GAME);
    turned.rotate_180();
    let found = of(GAME, &turned, 0);
    assert_eq!(found.cause, DeviationCause::WholeBoard(WholeBoard::Turned, None));
    let mut further = but(GAME, "f6-h6");
    further.rotate_180();
    assert_eq!(plies(&of(GAME, &further, 0)), Vec::<Vec<Ply>>::new());
    assert_eq!(
        (kinds(&of(GAME, &further, 0)), of(GAME, &further, 0).since()),
        (vec!["misheard-square"], Some(ply(2)))
    );
    assert!(found.is_wrong_in_any_game() && found.since().is_none());
    let foreign = "2r3k1/5pp1/p3p2p/1p1nP3/3P4/P4N2/1P3PPP/2R3K1".parse().unwrap();
    let found = of(GAME, &foreign, 0);
    assert!(found.is_of_the_whole() && !found.is_wrong_in_any_game());
    let behind = of(GAME, &after("d4 Nf6 c4"), 0);
    assert!(!behind.is_of_the_whole() && !behind.is_wrong_in_any_game());
    assert_eq!(behind.since(), Some(ply(4)));
    let behind = of(GAME, &after("d4 Nf6 c4 e6 Nf3 d5"), 0);
    assert_eq!(behind.cause, DeviationCause::WholeBoard(WholeBoard::Behind(6), None));
}

#[test]
fn a_ply_leaves_a_trace_if_the_board_shows_what_may_have_been_done_there() {
    let trace = |number, edits| of(GAME, &but(GAME, edits), 0).traces.contains(&ply(number));
    assert!(trace(8, "e7-h5") && trace(8, "e7-d6") && trace(2, "f6-h6"));
    assert!(!trace(2, "e7-d6") && !trace(7, "f6-h6"));
}

/// One situation for each row of the table: the game, the board from its end, and the ply.
const ROWS: &[(&str, &str, &str, Option<usize>)] = &[
    ("not-executed", "e4 e5 Nf3 Nc6 Bb5 a6", "f3-g1", Some(3)),
    ("beside", GAME, "f6-g6", Some(2)),
    ("beside", GAME, "d5-f4", Some(6)),
    ("beside", "e4 e5 Nf3 Nc6 Bc4", "c4-f4", Some(5)),
    ("executed-elsewhere", "e4 e5 Nf3 Nc6", "f3-f5", Some(3)),
    ("left-in-hand", "e4 d5 exd5 Qxd5", "-d5", Some(4)),
    ("misheard-square", GAME, "f6-h6", Some(2)),
    ("other-move", "e4 e5 Nf3 Nc6 Bc4", "c4-a6", Some(5)),
    ("other-piece", "d4 d5 Nf3 Nf6 Nbd2 e6", "d2-b1 f3-d2", Some(5)),
    ("capture-elsewhere", "e4 d5 exd5 Qxd5", "d5-e5", Some(4)),
    ("capture-elsewhere", "e4 d5 exd5 Qxd5", "d5-c5", Some(4)),
    ("capture-elsewhere", "e4 d5 exd5 Qxd5", "d5-d6", Some(4)),
    ("capture-unfinished", "e4 d5 exd5 Qxd5", "d5-d8", Some(4)),
    ("victim-left", "e4 d5 exd5 Qxd5", "d5-e6 +Pd5", Some(4)),
    ("wrong-victim", "e4 d5 d4 e5 exd5", "d5-e5 +pd5", Some(5)),
    ("castled-king-only", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", "f1-h1", Some(7)),
    ("castled-rook-only", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", "g1-e1", Some(7)),
    (
        "castled-other-side",
        "d4 d5 Nc3 Nf6 Bf4 e6 Qd3 Be7 Nf3 O-O g3 a6 Bg2 b6 O-O",
        "g1-c1 f1-h1 a1-d1",
        Some(15),
    ),
    ("castled-wrong-square", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", "g1-h1", Some(7)),
    ("en-passant-victim-left", "e4 a6 e5 d5 exd6 cxd6 Nf3", "+pd5", Some(5)),
    ("en-passant-wrong-pawn", "e4 a6 e5 d5 exd6 exd6 Nf3", "-c7 +pd5", Some(5)),
    ("displaced", "e4 e5 Nf3 Nc6 Bc4 Bc5", "h7-h6", None),
    ("fallen-off", GAME, "-f6", None),
    ("captive-back", "e4 d5 exd5 Qxd5 Nc3", "+Pe6", None),
    ("exchanged-at-start", GAME, "d8-d3 e8-d8 d3-e8", None),
    ("set-up-otherwise", GAME, "a8-a3 b8-a8 c8-b8 a3-c8", None),
    ("anything-else", GAME, "f6-a4", Some(2)),
];

/// Returns the board after these moves with edits, of which `+pd5` adds a piece.
fn edited(moves: &str, edits: &str) -> Board {
    let (added, moved): (Vec<&str>, Vec<&str>) = edits.split(' ').partition(|edit| edit.starts_with('+'));
    let mut board = if moved.is_empty() { after(moves) } else { but(moves, &moved.join(" ")) };
    for edit in added {
        let piece = Piece::from_char(edit.chars().nth(1).unwrap()).unwrap();
        board.set_piece_at(edit[2..].parse().unwrap(), piece);
    }
    board
}

#[test]
fn every_row_of_the_table_is_named_where_it_happened() {
    for (code, game, edits, number) in ROWS {
        let found = of(game, &edited(game, edits), 0);
        assert_eq!((kinds(&found), found.since()), (vec![*code], number.map(ply)), "{game}: {edits}");
    }
    let named: Vec<&str> =
        ROWS.iter().map(|row| row.0).chain(["pawn-left", "promoted-otherwise", "promoted-beside"]).collect();
    for kind in HAND_ERRORS {
        assert!(named.contains(&kind.code), "{} has a situation", kind.code);
    }
}

/// Situations in which a late move missed its aperture, and two errors far apart would explain it, too.
const LATELY: &[(&str, &str, &str, usize)] = &[
    ("beside", "c3 Nf6 c4 e6 b3", "b3-c3", 5),
    ("beside", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 Nbd2 Nf6 Nf1", "f1-e2", 11),
    ("beside", "d4 Nf6 c4 e6 Nc3 d5 Nf3 Be7 Bg5 O-O e3 h6 Bh4 b6 Na4", "a4-a3", 15),
    ("beside", "e4 e5 Nf3 Nc6 Bc4 d6 c3 Nf6 d3 Be7 O-O O-O Re1 d5", "d5-c5", 14),
    ("capture-elsewhere", "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 a6 Nxc6 h6", "c6-c5", 9),
    ("beside", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 h3 h6 Nc3 Nd4", "d4-e6", 12),
    ("beside", "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 Nbd7 Rc1 c6 Bd3 h6 Bh4", "h4-g4", 15),
];

#[test]
fn one_error_shortly_before_comes_before_two_of_which_one_was_long_unnoticed() {
    for (code, game, edits, number) in LATELY {
        let found = of(game, &edited(game, edits), 0);
        assert_eq!((kinds(&found), found.since()), (vec![*code], Some(ply(*number))), "{game}: {edits}");
    }
}

/// Returns the move since which the board differs, and the one named as nearly as likely.
fn since(game: &str, edits: &str, last: LastMove) -> (Option<Ply>, Option<Ply>) {
    let found = Deviation::of(&line(game), &edited(game, edits), 0, last);
    (found.since(), found.or().and_then(Way::since))
}

#[test]
fn a_move_that_only_its_mover_wrote_was_not_executed_because_of_an_earlier_error() {
    let (game, edits) = ("e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 Nbd2 Nf6 Nf1", "f1-e2");
    assert_eq!(since(game, edits, LastMove::ByBoth).0, Some(ply(11)));
    assert_eq!(since(game, edits, LastMove::ByOne).0, Some(ply(9)));
}

#[test]
fn two_explanations_that_are_nearly_as_likely_are_both_named() {
    // Nd4 missed d4 by two squares, or Nf3 was executed on f5, so that Nd4 was impossible.
    let game = "Nf3 d5 g3 g6 Nd4";
    assert_eq!(since(game, "d4-f5", LastMove::ByBoth), (Some(ply(5)), Some(ply(1))));
    // A knight next to the right square of the last move is one error.
    assert_eq!(since(game, "d4-d3", LastMove::ByBoth), (Some(ply(5)), None));
}

#[test]
fn errors_of_a_promotion_are_named() {
    let mut played = Line::new(from_fen("8/4P3/8/8/8/2k5/8/K7 w - - 0 1").unwrap());
    played.push("e8=Q".parse::<San>().unwrap().to_move(played.position()).unwrap());
    let kind = |square: Square, piece: Piece| {
        let mut board = played.position().board().clone();
        board.discard_piece_at(Square::E8);
        board.set_piece_at(square, piece);
        kinds(&Deviation::of(&played, &board, 0, LastMove::ByBoth))
    };
    assert_eq!(kind(Square::E8, Color::White.pawn()), ["pawn-left"]);
    assert_eq!(kind(Square::E8, Color::White.rook()), ["promoted-otherwise"]);
    assert_eq!(kind(Square::D8, Color::White.queen()), ["promoted-beside"]);
}

/// A game with captures, castling on both sides and an en passant capture.
const EVERYTHING: &str =
    "e4 d5 e5 f5 exf6 Nxf6 Nf3 Nc6 Bb5 Bg4 O-O Qd7 d4 O-O-O Bxc6 Qxc6 Ne5 Bxd1 Nxc6 bxc6 Rxd1 h5";

/// Each outcome of each row, carried on to the end, is explained by it or by a likelier error.
#[test]
fn whatever_a_row_does_is_explained_at_no_higher_cost() {
    let game = line(EVERYTHING);
    let mut tried = 0;
    for (index, played) in game.plies().iter().enumerate() {
        let legal = played.before.legal_moves();
        let act = Act { before: &played.before, mv: played.mv, legal: &legal };
        for kind in HAND_ERRORS {
            let When::Executing(outcomes) = kind.when else { continue };
            let mut found = Outcomes::on(played.before.board());
            outcomes(&act, &mut found);
            for outcome in found.list.into_iter().step_by(11) {
                let mut board = outcome.board;
                let later = &game.plies()[index + 1..];
                let silent = later.iter().all(|later| execute(&mut board, later.mv, later.by).is_some());
                if !silent || board == *game.position().board() {
                    continue;
                }
                tried += 1;
                let found = Deviation::of(&game, &board, 0, LastMove::ByBoth);
                let cost = found.ways().first().map(|way| way.cost);
                let other =
                    matches!(found.cause, DeviationCause::WholeBoard(..) | DeviationCause::MovedOn { .. });
                assert!(
                    other || cost.is_some_and(|cost| cost <= kind.cost + outcome.extra + 1.0),
                    "{kind:?} at {index}: {found:?}"
                );
            }
        }
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn a_player_who_notices_an_error_does_not_execute_the_move_announced() {
    // The knight is on h3, so Black's board cannot show its capture on e5.
    let game = "e4 e5 Nf3 Nc6 Bc4 Bc5 Nxe5";
    let board = but("e4 e5 Nf3 Nc6 Bc4 Bc5", "f3-h3");
    let found = of(game, &board, 0);
    assert_eq!((kinds(&found), found.since()), (vec!["misheard-square", "not-executed"], Some(ply(3))));
}

#[test]
fn a_wrong_set_up_is_recognised_whatever_its_pieces_and_after_captures_and_a_move_that_is_impossible() {
    // Kings and queens of both sides: two exchanges.
    let both = "d1-d3 e1-d1 d3-e1 d8-d6 e8-d8 d6-e8";
    let found = of("e4 c5 Nf3", &but("e4 c5 Nf3", both), 0);
    assert_eq!((kinds(&found), found.since()), (vec!["exchanged-at-start"; 2], None));
    assert_eq!(found.set_up(), Some(Situation::WrongSetUp));
    // The queen is not on d8: Black cannot capture with it.
    let found = of("e4 d5 exd5 Qxd5", &but("e4 d5 exd5", both), 0);
    assert_eq!(kinds(&found), ["exchanged-at-start", "exchanged-at-start", "not-executed"]);
    assert_eq!(found.set_up(), Some(Situation::WrongSetUp));
    // The journal knows that the board was right.
    let found = of("e4 c5 Nf3", &but("e4 c5 Nf3", both), 1);
    assert_ne!(kinds(&found), ["exchanged-at-start"; 2]);
    // Standard chess instead of another position of Chess960: 16 squares may differ.
    let fen = "nbbqrknr/pppppppp/8/8/8/8/PPPPPPPP/NBBQRKNR w KQkq - 0 1";
    let mut played = Line::new(from_fen(fen).unwrap());
    played.push("e4".parse::<San>().unwrap().to_move(played.position()).unwrap());
    let mut board = Board::default();
    board.discard_piece_at(Square::E2);
    board.set_piece_at(Square::E4, Color::White.pawn());
    assert_eq!(kinds(&Deviation::of(&played, &board, 0, LastMove::ByBoth)), ["set-up-otherwise"]);
    // A further queen is not a set-up in another order.
    board.set_piece_at(Square::A1, Color::White.queen());
    assert_ne!(kinds(&Deviation::of(&played, &board, 0, LastMove::ByBoth)), ["set-up-otherwise"]);
}
