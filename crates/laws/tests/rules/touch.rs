//! The touch-move rules: each clause by name, and all of them against a model that only removes
//! moves.

mod chance;
mod model;

use annabella_chess::{CastlingMode, Chess, Color, Fen, Move, Position, Role, Square, UciMove};
use annabella_laws::Edition::{self, Laws1997, Laws2001, Laws2005, Laws2023};
use annabella_laws::touch::{Obligation, Requirement, Touches, obligation};
use annabella_speech::{Language, Worded, Words};
use std::collections::BTreeMap;

const CASTLING: &str = "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq - 0 1";

fn position(fen: &str) -> Chess {
    let mode = CastlingMode::detect(&fen.parse::<Fen>().unwrap().into_setup());
    fen.parse::<Fen>().unwrap().into_position(mode).unwrap()
}

/// An action of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// `(e2)`: adjusting that piece is announced; `()`: adjusting the next one.
    Adjust(Option<Square>),
    /// `e2`.
    Touch(Square),
    /// `e1+h1`.
    Both(Square, Square),
    /// `e2>e4`.
    Release(Square, Square),
    /// `d8=Q`.
    Place(Role, Square),
    /// `d8=Q!`.
    ReleaseNew(Role, Square),
}

fn act(text: &str) -> Act {
    let square = |text: &str| text.parse::<Square>().unwrap();
    let role = |text: &str| Role::from_char(text.chars().next().unwrap()).unwrap();
    if let Some(text) = text.strip_prefix('(') {
        return Act::Adjust(text.strip_suffix(')').unwrap().parse().ok());
    }
    if let Some((from, to)) = text.split_once('>') {
        return Act::Release(square(from), square(to));
    }
    if let Some((one, other)) = text.split_once('+') {
        return Act::Both(square(one), square(other));
    }
    match text.split_once('=') {
        Some((to, new)) if new.ends_with('!') => Act::ReleaseNew(role(new), square(to)),
        Some((to, new)) => Act::Place(role(new), square(to)),
        None => Act::Touch(square(text)),
    }
}

fn record(position: &Chess, acts: &[Act]) -> Touches {
    let mut touches = Touches::default();
    for act in acts {
        match *act {
            Act::Adjust(square) => touches.adjust(square),
            Act::Touch(square) => touches.touch(position, square),
            Act::Both(one, other) => touches.touch_both(position, [one, other]),
            Act::Release(from, to) => touches.release(position, from, to),
            Act::Place(role, to) => touches.place(role, to),
            Act::ReleaseNew(role, to) => touches.release_new(role, to),
        }
    }
    touches
}

fn bound(edition: Edition, fen: &str, acts: &str) -> Obligation {
    let position = position(fen);
    let acts: Vec<Act> = acts.split_whitespace().map(act).collect();
    obligation(edition, &position, &record(&position, &acts))
}

fn clauses(bound: &Obligation) -> String {
    bound.clauses.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Asserts, after these touches, the clauses, some moves that are allowed, and some legal moves
/// that are not.
#[track_caller]
fn check(edition: Edition, fen: &str, acts: &str, from: &str, right: &str, wrong: &str) {
    let bound = bound(edition, fen, acts);
    assert_eq!(clauses(&bound), from, "{edition} {fen}: {acts}");
    let position = position(fen);
    for (moves, may) in [(right, true), (wrong, false)] {
        for uci in moves.split_whitespace() {
            let mv = uci.parse::<UciMove>().unwrap().to_move(&position);
            let mv = mv.unwrap_or_else(|_| panic!("{uci} is illegal in {fen}"));
            assert_eq!(bound.allows(mv), may, "{edition} {fen}: {acts}: {uci}, {:?}", bound.allowed());
        }
    }
}

/// As `check`, and that exactly the moves in `right` are allowed.
#[track_caller]
fn only(edition: Edition, fen: &str, acts: &str, from: &str, right: &str, wrong: &str) {
    check(edition, fen, acts, from, right, wrong);
    let bound = bound(edition, fen, acts);
    assert_eq!(bound.allowed().len(), right.split_whitespace().count(), "{acts}: {:?}", bound.allowed());
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The knight on e4 is pinned; black pieces on d5 and f6 can be taken, the one on h8 cannot.
const PIN: &str = "k3r2r/8/5n2/3p4/2P1N1P1/6B1/3P4/4K3 w - - 0 1";

#[test]
fn without_a_touch_every_move_is_allowed() {
    for edition in Edition::ALL {
        let bound = bound(edition, START, "");
        assert!(bound.is_free() && bound.clauses.is_empty());
        assert_eq!(bound.allowed().len(), 20);
    }
}

#[test]
fn adjusting_announced_beforehand_is_no_touch_2023_4_2_1() {
    only(Laws2023, START, "(g1) g1 b1", "2023 4.3.1", "b1a3 b1c3", "g1f3");
    only(Laws2023, START, "() g1 b1", "2023 4.3.1", "b1a3 b1c3", "g1f3");
    // Announced too late, for another square, or once for two touches.
    only(Laws2023, START, "g1 (g1) b1", "2023 4.3.1", "g1f3 g1h3", "b1c3");
    only(Laws2023, START, "(b1) g1 b1", "2023 4.3.1", "g1f3 g1h3", "b1c3");
    only(Laws2023, START, "(g1) g1 g1", "2023 4.3.1", "g1f3 g1h3", "b1c3");
    // Releasing the piece on another square is no adjusting.
    only(Laws2023, START, "(g1) g1>f3", "2023 4.3.1, 2023 4.7", "g1f3", "g1h3 e2e4");
}

#[test]
fn the_first_own_piece_that_can_move_2023_4_3_1() {
    only(Laws2023, START, "g1", "2023 4.3.1", "g1f3 g1h3", "e2e4 b1c3");
    only(Laws2023, START, "h1 g1 e2", "2023 4.3.1", "g1f3 g1h3", "e2e4");
    only(Laws2005, START, "h1 g1 e2", "2005 4.3a", "g1f3 g1h3", "e2e4");
    only(Laws2001, START, "h1 g1 e2", "2001 4.3a", "g1f3 g1h3", "e2e4");
    only(Laws1997, START, "h1 g1 e2", "1997 4.3a", "g1f3 g1h3", "e2e4");
    // A pinned piece cannot move; the one after it can.
    check(Laws2023, PIN, "e4 g3", "2023 4.3.1", "g3f2 g3h2", "g4g5 e1f1");
    // In check only pieces that can parry it can be moved.
    only(Laws2023, "4k3/8/8/8/4r3/8/3P1P2/R3KN2 w - - 0 1", "a1 f1", "2023 4.3.1", "f1e3", "e1d1");
    // Two at once: either may count as first.
    only(Laws2023, START, "b1+g1 e2", "2023 4.3.1", "b1a3 b1c3 g1f3 g1h3", "e2e4");
}

#[test]
fn the_first_opposing_piece_that_can_be_captured_2023_4_3_2() {
    check(Laws2023, PIN, "d5", "2023 4.3.2", "c4d5", "c4c5 e1d1 g4g5");
    check(Laws2023, PIN, "h8 d5 e8", "2023 4.3.2", "c4d5", "g4g5");
    check(Laws2005, PIN, "h8 d5", "2005 4.3b", "c4d5", "g4g5");
    check(Laws2001, PIN, "h8 d5", "2001 4.3a", "c4d5", "g4g5");
    check(Laws1997, PIN, "h8 d5", "1997 4.3a", "c4d5", "g4g5");
    // The pinned knight cannot take on f6, and nothing else can.
    check(Laws2023, PIN, "f6", "2023 4.5", "g4g5 c4d5", "");
    // Any piece that can capture it.
    let two = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    only(Laws2023, two, "d5", "2023 4.3.2", "c4d5 e4d5", "c4c5 e1e2");
}

#[test]
fn a_pawn_taken_in_passing_is_captured_where_it_stands_2023_4_3_2() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    only(Laws2023, fen, "d5", "2023 4.3.2", "e5d6", "e5e6 e1e2");
    only(Laws2023, fen, "e5 d5", "2023 4.3.3", "e5d6", "e5e6");
    // One move later it cannot be captured.
    check(Laws2023, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "d5", "2023 4.5", "e5e6 e1e2", "");
    // Nor if that would expose the king.
    check(Laws2023, "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "d5", "2023 4.5", "e5e6 a5a4", "");
}

#[test]
fn own_and_opposing_piece_2023_4_3_3() {
    for acts in ["c4 d5", "d5 c4", "c4+d5"] {
        only(Laws2023, PIN, acts, "2023 4.3.3", "c4d5", "c4c5 e1d1");
        only(Laws2005, PIN, acts, "2005 4.3c", "c4d5", "c4c5");
        only(Laws2001, PIN, acts, "2001 4.3b", "c4d5", "c4c5");
        only(Laws1997, PIN, acts, "1997 4.3b", "c4d5", "c4c5");
    }
    // If one cannot capture the other, the first touched piece of either colour that can be moved
    // or captured.
    check(Laws2023, PIN, "g4 d5", "2023 4.3.3", "g4g5", "c4d5");
    only(Laws2023, PIN, "d5 g4", "2023 4.3.3", "c4d5", "g4g5");
    // If it is unclear which was first, the own piece.
    only(Laws2023, PIN, "d5+g4", "2023 4.3.3", "g4g5", "c4d5");
    // The pinned knight cannot move, so that the next own piece must capture.
    only(Laws2023, PIN, "e4 d5 c4", "2023 4.3.3", "c4d5", "c4c5");
    only(Laws2023, PIN, "e4 c4 d5", "2023 4.3.3", "c4d5 c4c5", "e1d1");
}

#[test]
fn king_and_rook_bind_to_castle_2023_4_4_1() {
    for (edition, from) in [(Laws2023, "2023 4.4.1"), (Laws2005, "2005 4.4a"), (Laws2001, "2001 4.4a")] {
        only(edition, CASTLING, "e1 h1", from, "e1g1", "e1f1 e1c1 h1g1 e1e2");
        only(edition, CASTLING, "e1 a1", from, "e1c1", "e1g1 e1d1");
        only(edition, CASTLING, "e1+h1", from, "e1g1", "h1g1");
        only(edition, CASTLING, "h1+e1", from, "e1g1", "h1g1");
        // The first rook decides; of two at once, either may.
        only(edition, CASTLING, "e1 h1 a1", from, "e1g1", "e1c1");
        only(edition, CASTLING, "e1 a1+h1", from, "e1g1 e1c1", "e1f1");
        // An opposing piece touched later changes nothing.
        only(edition, CASTLING, "e1 h1 d5", from, "e1g1", "c3d5");
    }
    // 1997 has no such rule: the king may make any move.
    only(Laws1997, CASTLING, "e1 h1", "1997 4.3a", "e1g1 e1c1 e1f1 e1d1 e1e2", "h1g1");
    // An own piece touched before the king takes precedence.
    check(Laws2023, CASTLING, "c3 e1 h1", "2023 4.3.1", "c3d5 c3b5", "e1g1");
    // The king alone may castle or not.
    only(Laws2023, CASTLING, "e1", "2023 4.3.1", "e1g1 e1c1 e1f1 e1d1 e1e2", "h1g1");
}

#[test]
fn the_rook_first_forbids_castling_with_it_2023_4_4_2() {
    let editions = [
        (Laws2023, "4.3.1", "4.4.2"),
        (Laws2005, "4.3a", "4.4b"),
        (Laws2001, "4.3a", "4.4b"),
        (Laws1997, "4.3a", "4.4a"),
    ];
    for (edition, own, rook) in editions {
        only(
            edition,
            CASTLING,
            "h1 e1",
            &format!("{edition} {own}, {edition} {rook}"),
            "h1g1 h1f1",
            "e1g1 e1f1 e1c1",
        );
        only(edition, CASTLING, "h1", &format!("{edition} {own}"), "h1g1 h1f1", "e1g1");
    }
    // A rook without other moves (Chess960: between the king and the edge).
    let shut = "4k3/8/8/8/8/8/6PP/R4KR1 w G - 0 1";
    only(Laws2023, shut, "g1 f1", "2023 4.3.1, 2023 4.4.2", "g1h1", "f1g1 f1e1");
    let shut = "4k3/8/8/8/8/8/5PPP/R4KRN w GA - 0 1";
    let only_king = bound(Laws2023, shut, "g1 f1");
    assert_eq!(clauses(&only_king), "2023 4.3.1, 2023 4.4.2");
    check(Laws2023, shut, "g1 f1", "2023 4.3.1, 2023 4.4.2", "f1e1 f1e2 f1a1", "f1g1 h1g3");
    assert_eq!(only_king.barred, [annabella_chess::Side::KingSide]);
    // The king must castle to the other side if that rook is touched.
    only(Laws2023, shut, "g1 f1 a1", "2023 4.4.1, 2023 4.4.2", "f1a1", "f1e1");
    // If only the rook is touched, any move but castling, which would have to begin with the king.
    check(Laws2023, shut, "g1", "2023 4.5, 2023 4.4.2", "h1g3 f1e1 f1a1", "f1g1");
}

#[test]
fn castling_that_is_illegal_binds_the_king_2023_4_4_3() {
    let editions = [
        (Laws2023, "4.4.3", "4.3.1"),
        (Laws2005, "4.4c", "4.3a"),
        (Laws2001, "4.4c", "4.3a"),
        (Laws1997, "4.4b", "4.3a"),
    ];
    for (edition, illegal, own) in editions {
        let from = format!("{edition} {illegal}");
        // f1 is attacked; castling to the other side is legal.
        let attacked = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
        for acts in ["e1 h1", "e1+h1"] {
            only(edition, attacked, acts, &from, "e1c1 e1e2 e1d2 e1d1", "h1g1 a1b1 h1h8");
        }
        // The right to castle is lost, but it is an attempt to castle.
        let lost = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        only(edition, lost, "e1 h1", &from, "e1d1 e1d2 e1e2 e1f2 e1f1", "h1g1");
        // The king has no legal move: any move is allowed, and the rook is excused too.
        let shut = "3rkr2/8/8/8/8/8/r5P1/4K2R w K - 0 1";
        check(edition, shut, "e1 h1", &from, "h1h8 g2g3", "");
        assert!(bound(edition, shut, "e1 h1").is_free());
        // Pieces touched after that count again.
        only(edition, shut, "e1 h1 g2", &format!("{edition} {own}"), "g2g3 g2g4", "h1g1");
        // A rook that is not on a castling square is not excused.
        let far = "3rkr2/8/8/8/8/8/r7/4K1R1 w - - 0 1";
        check(edition, far, "e1 g1", &format!("{edition} {own}"), "g1g8 g1h1", "");
        check(
            edition,
            &far.replace("/8/8/r7", "/8/P7/r7"),
            "e1 g1",
            &format!("{edition} {own}"),
            "g1g8",
            "a3a4",
        );
    }
}

#[test]
fn the_new_piece_is_final_when_it_touches_its_square_2023_4_4_4() {
    let fen = "2rB4/3P4/8/7k/8/8/8/3K4 w - - 0 1";
    for (edition, from) in [(Laws2023, "2023 4.3.1, 2023 4.4.4"), (Laws2005, "2005 4.3a, 2005 4.4d")] {
        only(edition, fen, "d7 c8=N", from, "d7c8n", "d7c8q d7c8r");
        only(edition, fen, "d7 c8=N c8=Q", from, "d7c8n", "d7c8q");
    }
    for (edition, from) in [(Laws2001, "2001 4.3a"), (Laws1997, "1997 4.3a")] {
        check(edition, fen, "d7 c8=N", from, "d7c8n d7c8q", "d1d2");
        only(edition, fen, "d7 c8=N!", &format!("{from}, {edition} 4.7"), "d7c8n", "d7c8q");
    }
    // A piece on a square that no pawn can reach, or a king, is no choice.
    check(Laws2023, fen, "d7 a8=N", "2023 4.3.1", "d7c8n d7c8q", "d1d2");
    check(Laws2023, fen, "d7 c8=K", "2023 4.3.1", "d7c8n d7c8q", "d1d2");
    // The choice of the piece is final at once, that of its square only when it is released.
    let free = "2r5/3P4/8/7k/8/8/8/3K4 w - - 0 1";
    only(Laws2023, free, "d7 c8=N", "2023 4.3.1, 2023 4.4.4", "d7c8n d7d8n", "d7d8q");
    only(Laws2023, free, "d7 c8=N!", "2023 4.3.1, 2023 4.7", "d7c8n", "d7d8n");
    // The new piece may come before the pawn leaves (4.6.2).
    let two = "2r5/1P1P4/8/7k/8/8/8/3K4 w - - 0 1";
    only(Laws2023, two, "c8=N!", "2023 4.7", "b7c8n d7c8n", "d7c8q b7b8n d1d2");
    only(Laws2023, two, "c8=N! b7", "2023 4.3.1, 2023 4.7", "b7c8n", "d7c8n");
}

#[test]
fn nothing_touched_can_be_moved_or_captured_2023_4_5() {
    for edition in Edition::ALL {
        check(edition, START, "h1 c1 d8", &format!("{edition} 4.5"), "e2e4 g1f3", "");
        // A further piece that can be moved must be.
        let own = if edition == Laws2023 { "4.3.1" } else { "4.3a" };
        only(edition, START, "h1 c1 e2", &format!("{edition} {own}"), "e2e4 e2e3", "g1f3");
    }
}

#[test]
fn a_released_piece_stays_2023_4_7() {
    for (edition, number) in [(Laws2023, "4.7"), (Laws2005, "4.6"), (Laws2001, "4.7"), (Laws1997, "4.7")] {
        let own = if edition == Laws2023 { "4.3.1" } else { "4.3a" };
        let from = format!("{edition} {own}, {edition} {number}");
        only(edition, START, "g1 g1>f3", &from, "g1f3", "g1h3");
        only(edition, START, "g1>f3 g1>h3 b1", &from, "g1f3", "g1h3 b1c3");
        // If it is no part of a legal move, only the touch counts.
        only(edition, START, "g1 g1>e2", &format!("{edition} {own}"), "g1f3 g1h3", "e2e4");
        // A piece put back on its own square is not released.
        only(edition, START, "g1 g1>g1", &format!("{edition} {own}"), "g1f3 g1h3", "e2e4");
        // Contrary to the requirement: the requirement stands, and the opponent may claim it (4.8).
        only(edition, START, "b1 g1>f3", &format!("{edition} {own}"), "b1a3 b1c3", "g1f3");
    }
    // The king released on its castling square (4.7.2).
    only(Laws2023, CASTLING, "e1 e1>g1", "2023 4.3.1, 2023 4.7.2", "e1g1", "e1f1 e1c1");
    only(Laws2005, CASTLING, "e1 e1>c1", "2005 4.3a, 2005 4.6b", "e1c1", "e1d1 e1g1");
    // The king released on another square does not castle.
    only(Laws2023, CASTLING, "e1>f1", "2023 4.3.1, 2023 4.7", "e1f1", "e1g1 e1e2");
    // If castling there is illegal, the king must make another move.
    let fen = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    only(Laws2023, fen, "e1>g1", "2023 4.3.1", "e1c1 e1e2 e1d2 e1d1", "h1g1");
    // A rook released beside the king has moved, so that castling is barred.
    only(Laws2023, CASTLING, "h1>f1 e1", "2023 4.3.1, 2023 4.4.2, 2023 4.7", "h1f1", "e1g1 h1g1");
    // A pawn released on the last rank: the new piece is still open.
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    only(Laws2023, fen, "a7>a8", "2023 4.3.1, 2023 4.7", "a7a8q a7a8r a7a8b a7a8n", "e1e2");
}

#[test]
fn the_right_to_complain_2023_4_8() {
    let start = position(START);
    let lost = |acts: &[Act], edition| record(&start, acts).complaint_lost(edition);
    for edition in Edition::ALL {
        assert!(!lost(&[], edition));
        assert!(!lost(&[Act::Adjust(None)], edition));
        assert!(lost(&[Act::Touch(Square::G1)], edition));
        // Adjusting is a deliberate touch too; 2023 requires one to move or capture.
        let adjusted = lost(&[Act::Adjust(None), Act::Touch(Square::G1)], edition);
        assert_eq!(adjusted, edition != Laws2023);
    }
}

/// A board reports late what a hand did before.
#[test]
fn an_earlier_touch_can_be_recorded_before_later_ones() {
    let start = position(START);
    let mut touches = record(&start, &[Act::Touch(Square::G1)]);
    assert_eq!(touches.noted(), 1);
    touches.touch(&start, Square::B1);
    let later = touches.noted_since(1);
    touches.touch(&start, Square::E2);
    touches.append(later);
    let squares: Vec<Square> = touches.pieces().map(|touched| touched.square).collect();
    assert_eq!((squares, touches.noted()), (vec![Square::G1, Square::E2, Square::B1], 3));
}

#[test]
fn obligations_have_words_in_both_languages() {
    let say = |fen: &str, acts: &str| {
        [Language::En, Language::De]
            .map(|language| Words::new(language).say(&bound(Laws2023, fen, acts).message()))
    };
    assert_eq!(say(START, "g1")[0], "You must move the knight on Gustav one.");
    assert_eq!(say(START, "g1")[1], "Erlaubt ist nur noch, den Springer auf Gustav eins zu ziehen.");
    let [english, german] = say(CASTLING, "d5 c3");
    assert_eq!(english, "You must capture the pawn on David five with the knight on Caesar three.");
    assert_eq!(
        german,
        "Erlaubt ist nur noch, den Bauern auf David fünf mit dem Springer auf Cäsar drei zu schlagen."
    );
    assert_eq!(say(CASTLING, "e1 h1")[1], "Erlaubt ist nur noch, kurz zu rochieren.");
    assert_eq!(say(CASTLING, "e1 a1+h1")[0], "You must castle king side or castle queen side.");
    let [english, german] = say("4k3/8/8/8/8/8/5PPP/R4KRN w GA - 0 1", "g1 f1");
    assert_eq!(
        english,
        "You must move the king on Felix one. Castling king side is not allowed in this move."
    );
    assert_eq!(
        german,
        "Erlaubt ist nur noch, den König auf Felix eins zu ziehen. Die kurze Rochade ist in diesem Zug nicht erlaubt."
    );
    let [english, german] = say("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7>a8 a8=Q!");
    assert_eq!(
        english,
        "You must move the pawn on Anna seven. The pawn from Anna seven stays on Anna eight. The new piece is a queen and stays on Anna eight."
    );
    assert_eq!(
        german,
        "Erlaubt ist nur noch, den Bauern auf Anna sieben zu ziehen. Der Bauer von Anna sieben bleibt auf Anna acht. Die neue Figur, Dame, bleibt auf Anna acht."
    );
    assert_eq!(
        say(CASTLING, "e1>g1")[0],
        "You must castle king side. The king from Eva one stays on Gustav one."
    );
    assert_eq!(say(START, "h1")[0], "Any legal move may be played.");
}

fn sorted(moves: &[Move]) -> Vec<String> {
    let mut moves: Vec<String> = moves.iter().map(|mv| format!("{mv:?}")).collect();
    moves.sort();
    moves
}

#[test]
fn random_touches_leave_the_moves_of_the_model() {
    const SEQUENCES: u64 = 20_000;
    let words = [Language::En, Language::De].map(Words::new);
    let mut clauses_met: BTreeMap<String, usize> = BTreeMap::new();
    let (mut compared, mut bound_to_capture_with) = (0, 0);
    for seed in 0..SEQUENCES {
        let mut chance = chance::Chance(seed);
        let position = chance.position();
        let edition = Edition::ALL[chance.below(4)];
        let legal = position.legal_moves();
        let mut model = model::Model::new(edition, &position);
        let mut acts = Vec::new();
        let mut before: Vec<Move> = legal.to_vec();
        for _ in 0..=chance.below(6) {
            let act = chance.act(&position);
            acts.push(act);
            model.does(act);
            let fen = Fen::from_position(&position, annabella_chess::EnPassantMode::Legal);
            let case = format!("{edition}, {fen}: {acts:?}");
            let bound = obligation(edition, &position, &record(&position, &acts));
            assert_eq!(sorted(bound.allowed()), sorted(&model.open), "{case}");
            assert!(legal.is_empty() || !bound.allowed().is_empty(), "nothing is left: {case}");
            assert!(bound.allowed().iter().all(|mv| before.contains(mv)), "a touch loosened it: {case}");
            for &mv in &legal {
                let told = bound.requirements.is_empty()
                    || bound.requirements.iter().any(|requirement| requirement.allows(mv));
                assert!(told || !bound.allows(mv), "{case}");
            }
            for requirement in &bound.requirements {
                assert!(
                    bound.allowed().iter().any(|&mv| requirement.allows(mv)),
                    "{requirement:?} cannot be done: {case}"
                );
            }
            if bound.is_free() {
                assert_eq!(bound.allowed().len(), legal.len(), "{case}");
            }
            for words in &words {
                words.try_say(&bound.message()).unwrap_or_else(|error| panic!("{error}: {case}"));
            }
            for clause in &bound.clauses {
                *clauses_met.entry(clause.to_string()).or_default() += 1;
            }
            bound_to_capture_with += usize::from(
                bound
                    .requirements
                    .iter()
                    .any(|requirement| matches!(requirement, Requirement::CaptureWith { .. })),
            );
            compared += 1;
            before = bound.allowed().to_vec();
        }
    }
    println!(
        "{SEQUENCES} sequences, {compared} instants, {bound_to_capture_with} capture-with: {clauses_met:?}"
    );
    assert!(bound_to_capture_with > 500);
    let every = "2023 4.3.1, 2023 4.3.2, 2023 4.3.3, 2023 4.4.1, 2023 4.4.2, 2023 4.4.3, 2023 4.4.4, 2023 4.5, \
                 2023 4.7, 2023 4.7.2, 2005 4.4a, 2005 4.4c, 2005 4.4d, 2005 4.6b, 2001 4.4a, 2001 4.4c, 1997 4.4a, 1997 4.4b";
    for clause in every.split(", ") {
        assert!(clauses_met.get(clause).is_some_and(|&times| times >= 20), "{clause}: {clauses_met:?}");
    }
}

#[test]
fn the_rules_are_the_same_for_black() {
    let fen = "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1";
    assert_eq!(position(fen).turn(), Color::Black);
    only(Laws2023, fen, "e8 h8", "2023 4.4.1", "e8g8", "e8c8 e8f8");
    check(Laws2023, fen, "a8 e8", "2023 4.3.1, 2023 4.4.2", "a8b8 a8a1", "e8c8 e8g8 e8d8");
}
