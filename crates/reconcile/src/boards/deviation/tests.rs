//! Causes of deviations of boards, rule by rule.

use super::*;
use crate::lines::few_readings::{after, but};
use annabella_chess::samples::line;
use annabella_chess::{Color, Role, from_fen};

const GAME: &str = "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7";

fn of(moves: &str, board: &Board, right: usize) -> Deviation {
    Deviation::of(&line(moves), board, right)
}

/// Creates the move of a piece from one square to another.
fn moved(piece: Piece, from: Square, to: Square) -> PieceMove {
    PieceMove { piece, from, to }
}

/// Returns whether the ways are far-fetched; `None` if something else is the cause.
fn far_fetched(deviation: &Deviation) -> Option<bool> {
    match deviation.cause {
        DeviationCause::WrongMoves { far_fetched, .. } => Some(far_fetched),
        _ => None,
    }
}

/// Returns the move made after the recorded game, and the wrong move before it.
fn further(deviation: &Deviation) -> Option<(PieceMove, Option<WrongMove>)> {
    match deviation.cause {
        DeviationCause::MovedOn { made, after } => Some((made, after)),
        _ => None,
    }
}

fn ply(number: usize) -> Ply {
    Ply::after(number - 1)
}

/// Returns the plies of each way.
fn plies(deviation: &Deviation) -> Vec<Vec<Ply>> {
    deviation.ways().iter().map(|way| way.iter().map(|wrong| wrong.ply).collect()).collect()
}

#[test]
fn one_move_executed_otherwise_is_the_nearest_explanation() {
    let found = of(GAME, &but(GAME, "f6-h6"), 0);
    assert_eq!(plies(&found), [[ply(2)]]);
    assert_eq!(found.ways()[0][0].instead, Some(moved(Color::Black.knight(), Square::G8, Square::H6)));
    assert_eq!(far_fetched(&found), Some(false));
    assert_eq!((found.since(), found.may_be_unwritten()), (Some(ply(2)), false));
    assert_eq!(found.squares, [Square::F6, Square::H6]);
    // A move back is not searched for if the knight may never have moved.
    let stayed = of(GAME, &but(GAME, "c3-b1"), 0);
    assert_eq!(plies(&stayed), [[ply(7)]]);
}

#[test]
fn a_move_that_could_hardly_be_confused_is_far_fetched_and_perhaps_not_written() {
    let found = of(GAME, &but(GAME, "f6-a4"), 0);
    assert_eq!(plies(&found), [[ply(2)]]);
    assert!(far_fetched(&found) == Some(true) && found.may_be_unwritten());
}

#[test]
fn a_move_after_which_the_next_ones_could_not_be_executed_explains_nothing() {
    // From h6 at the second ply, the knight could not have continued to d5.
    let found = of("d4 Nf6 c4 Nd5", &but("d4 Nf6 c4 Nd5", "d5-h6"), 0);
    assert_eq!((plies(&found), far_fetched(&found)), (vec![vec![ply(4)]], Some(true)));
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
        let found = Deviation::of(&played, &board, 0);
        assert_eq!(plies(&found), [[ply(1)]], "{role:?}");
        assert_eq!(found.ways()[0][0].instead, Some(moved(Color::White.pawn(), Square::E7, Square::E8)));
    }
    // A piece that the pawn cannot become does not come from this move.
    let mut board = played.position().board().clone();
    board.set_piece_at(Square::E8, Color::Black.rook());
    assert_eq!(plies(&Deviation::of(&played, &board, 0)), Vec::<Vec<Ply>>::new());
}

#[test]
fn one_missing_piece_may_have_fallen_off_at_any_time() {
    let found = of(GAME, &but(GAME, "-f6"), 0);
    let (piece, square) = (Color::Black.knight(), Square::F6);
    assert_eq!(found.cause, DeviationCause::MissingPiece { piece, square });
    let mut another = after(GAME);
    another.set_piece_at(Square::F6, Color::Black.bishop());
    assert!(!matches!(of(GAME, &another, 0).cause, DeviationCause::MissingPiece { .. }));
}

#[test]
fn two_moves_explain_what_one_does_not_each_pair_of_plies_once() {
    let found = of(GAME, &but(GAME, "f6-h6 c3-d2"), 0);
    assert_eq!(plies(&found), [[ply(2), ply(7)]]);
    assert_eq!(far_fetched(&found), Some(true));
    assert_eq!([2, 7, 5].map(|number| found.may_come_from(ply(number))), [true, true, false]);
    assert_eq!(found.since(), Some(ply(2)));
    assert!(of(GAME, &but(GAME, "f6-h6 c3-d2"), 2).ways().is_empty());
    // Castling changes four squares.
    let castled = "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Be7";
    let found = of(castled, &but(castled, "g1-e1 f1-h1 f6-h6"), 0);
    assert!(plies(&found).contains(&vec![ply(6), ply(7)]));
    // Another move in its place that changes four squares.
    let walked = "e4 e5 Nf3 Nc6 Bc4 Nf6 Kf1 Be7";
    assert_eq!(plies(&of(walked, &but(walked, "f1-g1 h1-f1"), 0)), [[ply(7)]]);
    let several = "e4 c5 Nf3 g6 d4 cxd4 Nxd4 Nc6 Nc3 Bg7 Be3 Nf6 Bc4 Qa5 O-O O-O Bb3 d6 h3 Bd7 Re1 Qh5 Qd2 Nxd4 Bxd4 Bc6 Nd5 \
                   Bxd5 exd5 Qh4 Qd3";
    let found = of(several, &but(several, "f8-d8"), 0);
    assert_eq!(plies(&found), [[ply(14), ply(22)], [ply(22), ply(30)]]);
    assert!(found.may_come_from(ply(30)) && found.since() == Some(ply(14)));
    // Either of two knights, at either of the plies that moved them.
    let knights = "Nf3 a6 Nc3 b6";
    let found = of(knights, &but(knights, "f3-h3 c3-a3"), 0);
    assert_eq!(plies(&found), [[ply(1), ply(3)]]);
}

#[test]
fn what_stood_where_the_king_or_the_rook_castles_was_taken_off() {
    // The bishop never left f1.
    let castled = "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d3 Nf6 d4 d5 Bd3 Bd6 c3 c6 O-O O-O h3";
    let found = of(castled, &but(castled, "-d3 a2-a4"), 0);
    assert_eq!(plies(&found), [[ply(13)]]);
    assert_eq!(found.ways()[0][0].instead, Some(moved(Color::White.pawn(), Square::A2, Square::A4)));
    // If only the bishop is missing, it probably fell off.
    let found = of(castled, &but(castled, "-d3"), 0);
    assert!(matches!(found.cause, DeviationCause::MissingPiece { .. }), "{found:?}");
    // It may also have moved to another square.
    assert_eq!(plies(&of(castled, &but(castled, "d3-e2"), 0)), [[ply(13)]]);
    // Black's bishop did not leave f8, either; a knight moved instead.
    let found = of(castled, &but(castled, "-d6 b8-d7"), 0);
    assert_eq!(plies(&found), [[ply(14)]]);
    // On the queen's side the king castles to the bishop's square.
    let castled = "d4 Nf6 Nc3 d5 Bf4 a6 e3 h6 Nf3 e6 Ne5 c5 Qf3 b5 O-O-O b4 Na4 Qa5";
    let found = of(castled, &but(castled, "-f4 b2-b3"), 0);
    assert_eq!(plies(&found), [[ply(5)]]);
    // The same is possible if two moves went wrong, one of which cleared the square.
    let castled = "e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Be7";
    let found = of(castled, &but(castled, "-c4 a2-a3 f6-h6"), 0);
    assert!(plies(&found).contains(&vec![ply(5), ply(6)]), "{found:?}");
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
    assert_eq!(wrong.map(|wrong| wrong.ply), Some(ply(2)));
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
fn of_a_board_that_is_wrong_as_a_whole_nothing_else_is_told() {
    let mut turned = after(GAME);
    turned.rotate_180();
    let found = of(GAME, &turned, 0);
    assert_eq!(found.cause, DeviationCause::WholeBoard(WholeBoard::Turned));
    assert!(found.is_of_the_whole() && !found.may_be_unwritten() && found.since().is_none());
    let foreign = "2r3k1/5pp1/p3p2p/1p1nP3/3P4/P4N2/1P3PPP/2R3K1".parse().unwrap();
    let found = of(GAME, &foreign, 0);
    assert!(found.is_of_the_whole() && found.may_be_unwritten());
    let behind = of(GAME, &after("d4 Nf6 c4"), 0);
    assert!(!behind.is_of_the_whole() && behind.may_be_unwritten());
    assert_eq!(behind.since(), Some(ply(4)));
    let behind = of(GAME, &after("d4 Nf6 c4 e6 Nf3 d5"), 0);
    assert_eq!(behind.cause, DeviationCause::WholeBoard(WholeBoard::Behind(6)));
}

#[test]
fn a_ply_leaves_a_trace_if_the_board_shows_what_may_have_been_done_there() {
    let game = line(GAME);
    let trace = |number, edits| leaves_a_trace(&game, ply(number), &but(GAME, edits));
    assert!(trace(8, "e7-h5") && trace(8, "e7-d6") && trace(2, "f6-h6"));
    assert!(!trace(2, "e7-d6") && !trace(7, "f6-h6"));
    // Whatever the pawn became, it was captured.
    let mut taken = Line::new(from_fen("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1").unwrap());
    for san in ["b8=N", "Rxb8"] {
        let mv = san.parse::<annabella_chess::San>().unwrap().to_move(taken.position()).unwrap();
        taken.push(mv);
    }
    assert!(!leaves_a_trace(&taken, ply(1), taken.position().board()));
}
