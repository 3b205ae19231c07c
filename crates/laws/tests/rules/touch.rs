//! The touch-move rules: each clause by name, and all of them against a model that only removes moves.

mod bound;
mod chance;
mod hand;
mod model;
mod random;

use annabella_chess::{Color, Position, Side, Square};
use annabella_laws::Edition::{self, Laws1997, Laws2001, Laws2005, Laws2023};
use annabella_speech::Language::{De, En};
use bound::{CASTLING, PIN, START, after, position};
use hand::{Act, record};

#[test]
fn without_a_touch_every_move_is_allowed() {
    for edition in Edition::ALL {
        after(edition, START, "").by("").requires_nothing().allows_only(
            "a2a3 a2a4 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3 f2f4 g2g3 g2g4 h2h3 h2h4 \
             b1a3 b1c3 g1f3 g1h3",
        );
    }
}

#[test]
fn adjusting_announced_beforehand_is_no_touch_2023_4_2_1() {
    after(Laws2023, START, "(g1) g1 b1").by("2023 4.3.1").allows_only("b1a3 b1c3").forbids("g1f3");
    after(Laws2023, START, "() g1 b1").by("2023 4.3.1").allows_only("b1a3 b1c3").forbids("g1f3");
    // Adjusting announced too late, for another square, or once for two touches.
    after(Laws2023, START, "g1 (g1) b1").by("2023 4.3.1").allows_only("g1f3 g1h3").forbids("b1c3");
    after(Laws2023, START, "(b1) g1 b1").by("2023 4.3.1").allows_only("g1f3 g1h3").forbids("b1c3");
    after(Laws2023, START, "(g1) g1 g1").by("2023 4.3.1").allows_only("g1f3 g1h3").forbids("b1c3");
    // Releasing the piece on another square is not adjusting.
    after(Laws2023, START, "(g1) g1>f3").by("2023 4.3.1, 2023 4.7").allows_only("g1f3").forbids("g1h3 e2e4");
}

#[test]
fn the_first_own_piece_that_can_move_2023_4_3_1() {
    after(Laws2023, START, "g1").by("2023 4.3.1").allows_only("g1f3 g1h3").forbids("e2e4 b1c3");
    after(Laws2023, START, "h1 g1 e2").by("2023 4.3.1").allows_only("g1f3 g1h3").forbids("e2e4");
    after(Laws2005, START, "h1 g1 e2").by("2005 4.3a").allows_only("g1f3 g1h3").forbids("e2e4");
    after(Laws2001, START, "h1 g1 e2").by("2001 4.3a").allows_only("g1f3 g1h3").forbids("e2e4");
    after(Laws1997, START, "h1 g1 e2").by("1997 4.3a").allows_only("g1f3 g1h3").forbids("e2e4");
    // A pinned piece cannot move; the one after it can.
    after(Laws2023, PIN, "e4 g3").by("2023 4.3.1").allows("g3f2 g3h2").forbids("g4g5 e1f1");
    // In check, only pieces that can parry it can be moved.
    after(Laws2023, "4k3/8/8/8/4r3/8/3P1P2/R3KN2 w - - 0 1", "a1 f1")
        .by("2023 4.3.1")
        .allows_only("f1e3")
        .forbids("e1d1");
    // Of two pieces touched at the same time, either may count as first.
    after(Laws2023, START, "b1+g1 e2").by("2023 4.3.1").allows_only("b1a3 b1c3 g1f3 g1h3").forbids("e2e4");
}

#[test]
fn the_first_opposing_piece_that_can_be_captured_2023_4_3_2() {
    after(Laws2023, PIN, "d5").by("2023 4.3.2").allows("c4d5").forbids("c4c5 e1d1 g4g5");
    after(Laws2023, PIN, "h8 d5 e8").by("2023 4.3.2").allows("c4d5").forbids("g4g5");
    after(Laws2005, PIN, "h8 d5").by("2005 4.3b").allows("c4d5").forbids("g4g5");
    after(Laws2001, PIN, "h8 d5").by("2001 4.3a").allows("c4d5").forbids("g4g5");
    after(Laws1997, PIN, "h8 d5").by("1997 4.3a").allows("c4d5").forbids("g4g5");
    // The pinned knight cannot capture on f6, and nothing else can.
    after(Laws2023, PIN, "f6").by("2023 4.5").allows("g4g5 c4d5");
    // Any piece that can capture it may do so.
    let two = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    after(Laws2023, two, "d5").by("2023 4.3.2").allows_only("c4d5 e4d5").forbids("c4c5 e1e2");
}

#[test]
fn a_pawn_taken_in_passing_is_captured_where_it_stands_2023_4_3_2() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    after(Laws2023, fen, "d5").by("2023 4.3.2").allows_only("e5d6").forbids("e5e6 e1e2");
    after(Laws2023, fen, "e5 d5").by("2023 4.3.3").allows_only("e5d6").forbids("e5e6");
    // One move later it cannot be captured.
    after(Laws2023, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "d5").by("2023 4.5").allows("e5e6 e1e2");
    // It cannot be captured if that would expose the king, either.
    after(Laws2023, "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "d5").by("2023 4.5").allows("e5e6 a5a4");
}

#[test]
fn own_and_opposing_piece_2023_4_3_3() {
    for acts in ["c4 d5", "d5 c4", "c4+d5"] {
        after(Laws2023, PIN, acts).by("2023 4.3.3").allows_only("c4d5").forbids("c4c5 e1d1");
        after(Laws2005, PIN, acts).by("2005 4.3c").allows_only("c4d5").forbids("c4c5");
        after(Laws2001, PIN, acts).by("2001 4.3b").allows_only("c4d5").forbids("c4c5");
        after(Laws1997, PIN, acts).by("1997 4.3b").allows_only("c4d5").forbids("c4c5");
    }
    // If one cannot capture the other, the first touched piece of either colour that can be moved or captured
    // counts.
    after(Laws2023, PIN, "g4 d5").by("2023 4.3.3").allows("g4g5").forbids("c4d5");
    after(Laws2023, PIN, "d5 g4").by("2023 4.3.3").allows_only("c4d5").forbids("g4g5");
    // If it is unclear which was first, the player's own piece counts.
    after(Laws2023, PIN, "d5+g4").by("2023 4.3.3").allows_only("g4g5").forbids("c4d5");
    // The pinned knight cannot move, so the player's next piece must capture.
    after(Laws2023, PIN, "e4 d5 c4").by("2023 4.3.3").allows_only("c4d5").forbids("c4c5");
    after(Laws2023, PIN, "e4 c4 d5").by("2023 4.3.3").allows_only("c4d5 c4c5").forbids("e1d1");
}

#[test]
fn king_and_rook_bind_to_castle_2023_4_4_1() {
    for (edition, from) in [(Laws2023, "2023 4.4.1"), (Laws2005, "2005 4.4a"), (Laws2001, "2001 4.4a")] {
        after(edition, CASTLING, "e1 h1").by(from).allows_only("e1g1").forbids("e1f1 e1c1 h1g1 e1e2");
        after(edition, CASTLING, "e1 a1").by(from).allows_only("e1c1").forbids("e1g1 e1d1");
        after(edition, CASTLING, "e1+h1").by(from).allows_only("e1g1").forbids("h1g1");
        after(edition, CASTLING, "h1+e1").by(from).allows_only("e1g1").forbids("h1g1");
        // The first rook decides; of two touched at the same time, either may.
        after(edition, CASTLING, "e1 h1 a1").by(from).allows_only("e1g1").forbids("e1c1");
        after(edition, CASTLING, "e1 a1+h1").by(from).allows_only("e1g1 e1c1").forbids("e1f1");
        // An opposing piece touched later changes nothing.
        after(edition, CASTLING, "e1 h1 d5").by(from).allows_only("e1g1").forbids("c3d5");
    }
    // 1997 has no such rule: the king may make any move.
    after(Laws1997, CASTLING, "e1 h1")
        .by("1997 4.3a")
        .allows_only("e1g1 e1c1 e1f1 e1d1 e1e2")
        .forbids("h1g1");
    // A piece of the player touched before the king takes precedence.
    after(Laws2023, CASTLING, "c3 e1 h1").by("2023 4.3.1").allows("c3d5 c3b5").forbids("e1g1");
    // A king touched alone may castle or not.
    after(Laws2023, CASTLING, "e1").by("2023 4.3.1").allows_only("e1g1 e1c1 e1f1 e1d1 e1e2").forbids("h1g1");
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
        after(edition, CASTLING, "h1 e1")
            .by(&format!("{edition} {own}, {edition} {rook}"))
            .allows_only("h1g1 h1f1")
            .forbids("e1g1 e1f1 e1c1");
        after(edition, CASTLING, "h1")
            .by(&format!("{edition} {own}"))
            .allows_only("h1g1 h1f1")
            .forbids("e1g1");
    }
    // A rook without other moves (Chess960: between the king and the edge).
    let shut = "4k3/8/8/8/8/8/6PP/R4KR1 w G - 0 1";
    after(Laws2023, shut, "g1 f1").by("2023 4.3.1, 2023 4.4.2").allows_only("g1h1").forbids("f1g1 f1e1");
    let shut = "4k3/8/8/8/8/8/5PPP/R4KRN w GA - 0 1";
    after(Laws2023, shut, "g1 f1")
        .by("2023 4.3.1, 2023 4.4.2")
        .allows("f1e1 f1e2 f1a1")
        .forbids("f1g1 h1g3")
        .bars(&[Side::KingSide]);
    // The king must castle to the other side if the rook there is touched.
    after(Laws2023, shut, "g1 f1 a1").by("2023 4.4.1, 2023 4.4.2").allows_only("f1a1").forbids("f1e1");
    // If only the rook is touched, any move is allowed except castling, which would start with the king.
    after(Laws2023, shut, "g1").by("2023 4.5, 2023 4.4.2").allows("h1g3 f1e1 f1a1").forbids("f1g1");
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
            after(edition, attacked, acts)
                .by(&from)
                .allows_only("e1c1 e1e2 e1d2 e1d1")
                .forbids("h1g1 a1b1 h1h8");
        }
        // The right to castle is lost, but it is an attempt to castle.
        let lost = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        after(edition, lost, "e1 h1").by(&from).allows_only("e1d1 e1d2 e1e2 e1f2 e1f1").forbids("h1g1");
        // The king has no legal move: any move is allowed, and the rook is excused, too.
        let shut = "3rkr2/8/8/8/8/8/r5P1/4K2R w K - 0 1";
        after(edition, shut, "e1 h1").by(&from).allows("h1h8 g2g3").requires_nothing();
        // Pieces touched later count again.
        after(edition, shut, "e1 h1 g2")
            .by(&format!("{edition} {own}"))
            .allows_only("g2g3 g2g4")
            .forbids("h1g1");
        // A rook that is not on a castling square is not excused.
        let far = "3rkr2/8/8/8/8/8/r7/4K1R1 w - - 0 1";
        after(edition, far, "e1 g1").by(&format!("{edition} {own}")).allows("g1g8 g1h1");
        after(edition, &far.replace("/8/8/r7", "/8/P7/r7"), "e1 g1")
            .by(&format!("{edition} {own}"))
            .allows("g1g8")
            .forbids("a3a4");
    }
}

#[test]
fn the_new_piece_is_final_when_it_touches_its_square_2023_4_4_4() {
    let fen = "2rB4/3P4/8/7k/8/8/8/3K4 w - - 0 1";
    for (edition, from) in [(Laws2023, "2023 4.3.1, 2023 4.4.4"), (Laws2005, "2005 4.3a, 2005 4.4d")] {
        after(edition, fen, "d7 c8=N").by(from).allows_only("d7c8n").forbids("d7c8q d7c8r");
        after(edition, fen, "d7 c8=N c8=Q").by(from).allows_only("d7c8n").forbids("d7c8q");
    }
    for (edition, from) in [(Laws2001, "2001 4.3a"), (Laws1997, "1997 4.3a")] {
        after(edition, fen, "d7 c8=N").by(from).allows("d7c8n d7c8q").forbids("d1d2");
        after(edition, fen, "d7 c8=N!")
            .by(&format!("{from}, {edition} 4.7"))
            .allows_only("d7c8n")
            .forbids("d7c8q");
    }
    // A piece on a square that no pawn can reach, or a king, cannot be chosen.
    after(Laws2023, fen, "d7 a8=N").by("2023 4.3.1").allows("d7c8n d7c8q").forbids("d1d2");
    after(Laws2023, fen, "d7 c8=K").by("2023 4.3.1").allows("d7c8n d7c8q").forbids("d1d2");
    // The choice of the piece is final immediately, that of its square only on release.
    let free = "2r5/3P4/8/7k/8/8/8/3K4 w - - 0 1";
    after(Laws2023, free, "d7 c8=N").by("2023 4.3.1, 2023 4.4.4").allows_only("d7c8n d7d8n").forbids("d7d8q");
    after(Laws2023, free, "d7 c8=N!").by("2023 4.3.1, 2023 4.7").allows_only("d7c8n").forbids("d7d8n");
    // The new piece may come before the pawn leaves (4.6.2).
    let two = "2r5/1P1P4/8/7k/8/8/8/3K4 w - - 0 1";
    after(Laws2023, two, "c8=N!").by("2023 4.7").allows_only("b7c8n d7c8n").forbids("d7c8q b7b8n d1d2");
    after(Laws2023, two, "c8=N! b7").by("2023 4.3.1, 2023 4.7").allows_only("b7c8n").forbids("d7c8n");
}

#[test]
fn nothing_touched_can_be_moved_or_captured_2023_4_5() {
    for edition in Edition::ALL {
        after(edition, START, "h1 c1 d8").by(&format!("{edition} 4.5")).allows("e2e4 g1f3");
        // A further piece that can be moved must be.
        let own = if edition == Laws2023 { "4.3.1" } else { "4.3a" };
        after(edition, START, "h1 c1 e2")
            .by(&format!("{edition} {own}"))
            .allows_only("e2e4 e2e3")
            .forbids("g1f3");
    }
}

#[test]
fn a_released_piece_stays_2023_4_7() {
    for (edition, number) in [(Laws2023, "4.7"), (Laws2005, "4.6"), (Laws2001, "4.7"), (Laws1997, "4.7")] {
        let own = if edition == Laws2023 { "4.3.1" } else { "4.3a" };
        let from = format!("{edition} {own}, {edition} {number}");
        after(edition, START, "g1 g1>f3").by(&from).allows_only("g1f3").forbids("g1h3");
        after(edition, START, "g1>f3 g1>h3 b1").by(&from).allows_only("g1f3").forbids("g1h3 b1c3");
        // If it is not part of a legal move, only the touch counts.
        after(edition, START, "g1 g1>e2")
            .by(&format!("{edition} {own}"))
            .allows_only("g1f3 g1h3")
            .forbids("e2e4");
        // A piece put back on its own square is not released.
        after(edition, START, "g1 g1>g1")
            .by(&format!("{edition} {own}"))
            .allows_only("g1f3 g1h3")
            .forbids("e2e4");
        // Contrary to the requirement: it remains, and the opponent may claim it (4.8).
        after(edition, START, "b1 g1>f3")
            .by(&format!("{edition} {own}"))
            .allows_only("b1a3 b1c3")
            .forbids("g1f3");
    }
    // The king released on its castling square (4.7.2).
    after(Laws2023, CASTLING, "e1 e1>g1")
        .by("2023 4.3.1, 2023 4.7.2")
        .allows_only("e1g1")
        .forbids("e1f1 e1c1");
    after(Laws2005, CASTLING, "e1 e1>c1").by("2005 4.3a, 2005 4.6b").allows_only("e1c1").forbids("e1d1 e1g1");
    // The king released on another square does not castle.
    after(Laws2023, CASTLING, "e1>f1").by("2023 4.3.1, 2023 4.7").allows_only("e1f1").forbids("e1g1 e1e2");
    // If castling there is illegal, the king must make another move.
    let fen = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    after(Laws2023, fen, "e1>g1").by("2023 4.3.1").allows_only("e1c1 e1e2 e1d2 e1d1").forbids("h1g1");
    // A rook released next to the king has moved, so castling is barred.
    after(Laws2023, CASTLING, "h1>f1 e1")
        .by("2023 4.3.1, 2023 4.4.2, 2023 4.7")
        .allows_only("h1f1")
        .forbids("e1g1 h1g1");
    // A pawn released on the last rank: the new piece is still open.
    let fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    after(Laws2023, fen, "a7>a8")
        .by("2023 4.3.1, 2023 4.7")
        .allows_only("a7a8q a7a8r a7a8b a7a8n")
        .forbids("e1e2");
}

#[test]
fn the_right_to_complain_2023_4_8() {
    let start = position(START);
    let lost = |acts: &[Act], edition| record(&start, acts).complaint_lost(edition);
    for edition in Edition::ALL {
        assert!(!lost(&[], edition), "{edition}: without a touch");
        assert!(!lost(&[Act::Adjust(None)], edition), "{edition}: after announced adjusting");
        assert!(lost(&[Act::Touch(Square::G1)], edition), "{edition}: after a touch");
        // Adjusting is a deliberate touch, too; 2023 requires one to move or capture.
        let adjusted = lost(&[Act::Adjust(None), Act::Touch(Square::G1)], edition);
        assert_eq!(adjusted, edition != Laws2023, "{edition}: after adjusting");
    }
}

/// A board can report an earlier action of the hand late.
#[test]
fn an_earlier_touch_can_be_recorded_before_later_ones() {
    let start = position(START);
    let mut touches = record(&start, &[Act::Touch(Square::G1)]);
    assert_eq!(touches.noted(), 1, "recorded touches");
    touches.touch(&start, Square::B1);
    let later = touches.noted_since(1);
    touches.touch(&start, Square::E2);
    touches.append(later);
    let squares: Vec<Square> = touches.pieces().map(|touched| touched.square).collect();
    assert_eq!(squares, [Square::G1, Square::E2, Square::B1], "order of the touched pieces");
    assert_eq!(touches.noted(), 3, "recorded touches");
}

#[test]
fn obligations_have_words_in_both_languages() {
    after(Laws2023, START, "g1")
        .says(En, "White must move the knight on Gustav one.")
        .says(De, "Weiß muss den Springer auf Gustav eins ziehen.");
    after(Laws2023, CASTLING, "d5 c3")
        .says(En, "White must capture the pawn on David five with the knight on Caesar three.")
        .says(De, "Weiß muss den Bauern auf David fünf mit dem Springer auf Cäsar drei schlagen.");
    after(Laws2023, CASTLING, "e1 h1").says(De, "Weiß muss kurz rochieren.");
    after(Laws2023, CASTLING, "e1 a1+h1").says(En, "White must castle kingside or castle queenside.");
    after(Laws2023, "4k3/8/8/8/8/8/5PPP/R4KRN w GA - 0 1", "g1 f1")
        .says(En, "White must move the king on Felix one. Castling kingside is not allowed in this move.")
        .says(
            De,
            "Weiß muss den König auf Felix eins ziehen. \
             Die kurze Rochade ist in diesem Zug nicht erlaubt.",
        );
    after(Laws2023, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7>a8 a8=Q!")
        .says(
            En,
            "White must move the pawn on Anna seven. The pawn was released on Anna eight and must stay there. \
             The new piece is a queen and stays on Anna eight.",
        )
        .says(
            De,
            "Weiß muss den Bauern auf Anna sieben ziehen. \
             Der Bauer wurde auf Anna acht losgelassen und muss dort bleiben. \
             Die neue Figur, Dame, bleibt auf Anna acht.",
        );
    after(Laws2023, CASTLING, "e1>g1")
        .says(En, "White must castle kingside. The king was released on Gustav one and must stay there.");
    after(Laws2023, START, "h1").says(En, "Any legal move may be played.");
}

#[test]
fn the_rules_are_the_same_for_black() {
    let fen = "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1";
    assert_eq!(position(fen).turn(), Color::Black);
    after(Laws2023, fen, "e8 h8").by("2023 4.4.1").allows_only("e8g8").forbids("e8c8 e8f8");
    after(Laws2023, fen, "a8 e8").by("2023 4.3.1, 2023 4.4.2").allows("a8b8 a8a1").forbids("e8c8 e8g8 e8d8");
}
