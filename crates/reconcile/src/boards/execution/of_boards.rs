//! What can be executed on a board, and what instead of a move.

use super::*;
use crate::lines::few_readings::{after, but};
use annabella_chess::from_fen;
use annabella_chess::samples::line;

/// The move with these letters after others, and the position before it.
fn next(moves: &str, san: &str) -> (Chess, Move) {
    let line = line(&format!("{moves} {san}"));
    (line.position_after(line.len() - 1).clone(), line.plies()[line.len() - 1].mv)
}

#[test]
fn a_player_notices_what_is_missing_or_in_the_way_unless_two_pieces_are_in_hand() {
    let moves = "e4 d5 e5 f5";
    let can = |san: &str, edits: &str| {
        let (before, mv) = next(moves, san);
        execute(&mut but(moves, edits), mv, before.turn()).is_some()
    };
    assert!(can("Nf3", "a2-a3") && !can("Nf3", "-g1") && !can("Nf3", "b1-f3") && !can("Nf3", "d8-f3"));
    assert!(can("exf6", "a2-a3") && !can("exf6", "-f5") && !can("exf6", "-e5"));
    assert!(can("exf6", "a7-f6"), "what stands where the pawn goes in passing is taken off");
    let moves = "e4 e5 Nf3 Nc6 Bc4 Nf6";
    let (before, mv) = next(moves, "O-O");
    let can = |edits: &str| execute(&mut but(moves, edits), mv, before.turn()).is_some();
    assert!(can("a2-a3") && !can("-h1") && can("a2-f1") && can("a2-g1"));
    let (before, mv) = next("e4 d5", "exd5");
    let can = |edits: &str| execute(&mut but("e4 d5", edits), mv, before.turn()).is_some();
    assert!(can("a2-a3") && !can("-d5") && !can("d5-d6") && !can("-d5 a2-d5"));
}

#[test]
fn castling_changes_four_squares_and_a_capture_in_passing_three() {
    let squares = |moves: &str, san: &str| {
        let (before, mv) = next(moves, san);
        touched(mv, before.turn()).into_iter().collect::<Vec<Square>>()
    };
    let castled = squares("e4 e5 Nf3 Nc6 Bc4 Nf6", "O-O");
    assert_eq!(castled, [Square::E1, Square::F1, Square::G1, Square::H1]);
    assert_eq!(squares("e4 a6 e5 d5", "exd6"), [Square::D5, Square::E5, Square::D6]);
}

/// Whether that board may be what was executed instead of a move; far-fetched or not.
fn instead(before: &Chess, mv: Move, board: &Board, anywhere: bool) -> bool {
    let reach = Reach { anywhere, within: Bitboard::FULL, all_of: Bitboard::EMPTY };
    Alternatives::of(before, mv).boards(before.board(), reach).iter().any(|(own, _)| own == board)
}

#[test]
fn instead_of_a_move_nothing_another_legal_move_or_the_piece_on_a_square_nearby_is_likely() {
    let (before, mv) = next("e4 e5", "Nf3");
    let is = |edits: &str, anywhere| instead(&before, mv, &but("e4 e5", edits), anywhere);
    assert!(instead(&before, mv, before.board(), false), "nothing");
    assert!(is("d2-d4", false), "another legal move");
    assert!(
        is("g1-g4", false) && is("g1-f6", false) && is("g1-b3", false),
        "a neighbour, the file, the rank"
    );
    assert!(!is("g1-b5", false) && is("g1-b5", true), "any square is far-fetched");
    assert!(!is("b1-f4", false) && is("b1-f4", true), "so is any other piece");
    assert!(!instead(&before, mv, &after("e4 e5 Nf3"), true), "not the move itself");
    assert!(!is("g1-e8", true), "and no king is taken");
}

#[test]
fn a_pawn_put_on_the_last_rank_may_have_become_any_piece() {
    let before = from_fen("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let b8 = before.legal_moves().into_iter().find(|mv| mv.promotion() == Some(Role::Queen)).unwrap();
    for piece in ["Q", "R", "B", "N", "P"] {
        let board: Board = format!("2{piece}1k3/8/8/8/8/8/8/4K3").parse().unwrap();
        assert!(instead(&before, b8, &board, true), "{piece}");
    }
}
