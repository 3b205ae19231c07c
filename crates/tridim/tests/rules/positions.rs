//! The text of positions: written as read, and refused if invalid.

use super::slow::Slow;
use annabella_chess::Color;
use annabella_speech::{Language, Words};
use annabella_tridim::{Position, PositionError, START, Square};
use proptest::prelude::*;

#[test]
fn the_slow_rules_count_as_by_hand() {
    let start = Slow::read(START);
    assert_eq!(start.text(), START);
    // Sixteen moves of the four pawns on the main board and four of the knights.
    assert_eq!((start.perft(1), start.perft(2)), (20, 400));
}

/// Returns the starting position with the field of a number, from 0, replaced.
fn with(field: usize, text: &str) -> String {
    let mut fields: Vec<&str> = START.split(' ').collect();
    fields[field] = text;
    fields.join(" ")
}

const BOARDS: &str = "W:4/4/4/4,N:4/4/4/4,S:4/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:2/K1,KP6b:k1/2";

/// Returns the text of empty boards and kings with one part replaced.
fn boards(from: &str, to: &str) -> String {
    assert!(BOARDS.contains(from), "{from}");
    format!("{} w - - - 0 1", BOARDS.replacen(from, to, 1))
}

/// Returns the text of a white pawn on a8S whose corner is vacated, with `king` on `KP6`.
fn due(king: &str) -> String {
    let left = boards("S:4/4/4/4,DP1w:2/2,DP6b", "S:P3/4/4/4,DP1w:2/2,DP5b");
    left.replace("KP6b:k1/2", &format!("KP6b:{king}"))
}

#[test]
fn what_is_no_position_is_refused_with_what_is_wrong() {
    use PositionError as E;
    let text = |text: &str| text.to_owned();
    let square = |square: &str| square.parse::<Square>().unwrap();
    let cases = [
        (String::new(), E::Fields),
        (format!("{START} "), E::Fields),
        (START.replace(" 0 1", " 0"), E::Fields),
        (boards("W:", "V:"), E::Board(text("V:4/4/4/4"))),
        (boards("W:", "N:"), E::Board(text("N:4/4/4/4"))),
        (boards("DP1w", "DP7w"), E::Board(text("DP7w:2/2"))),
        (boards("DP1w", "DP1"), E::Board(text("DP1:2/2"))),
        (boards("DP6b", "DP1b"), E::Board(text("DP1b:2/2"))),
        (boards("W:", "Ww:"), E::Board(text("Ww:4/4/4/4"))),
        (boards("DP1w:", "DP1w"), E::Board(text("DP1w2/2"))),
        (boards("DP1w:2/2", "DP1w:1/2"), E::Rows(square("z0DP1").level())),
        (boards("DP1w:2/2,", ""), E::AttackBoards),
        (boards("DP6b", "DP6w"), E::AttackBoards),
        (with(1, "W"), E::Turn(text("W"))),
        (with(2, "QK"), E::Castling(text("QK"))),
        (with(2, "-K"), E::Castling(text("-K"))),
        (with(2, ""), E::Castling(text(""))),
        (with(3, "a3W"), E::Spent(text("a3W"))),
        (with(3, "b2W,a2W"), E::Spent(text("b2W,a2W"))),
        (with(4, "a4W"), E::Doubled(text("a4W"))),
        (with(5, "+1"), E::Halfmoves(text("+1"))),
        (with(5, "10000"), E::Halfmoves(text("10000"))),
        (with(6, "0"), E::Number(text("0"))),
        (with(6, "01"), E::Number(text("01"))),
        (boards("K1", "2"), E::Kings(Color::White)),
        (boards("S:4", "S:k3"), E::Kings(Color::Black)),
        (boards("N:4/4/4", "N:QQQQ/QQQQ/QQ2"), E::TooMany(Color::White)),
        (boards("S:4", "S:1P2"), E::Pawn(square("b8S"))),
        (boards("DP1w:2/2", "DP1w:2/P1"), E::Pawn(square("z0DP1"))),
        (boards("DP6b:2", "DP6b:P1"), E::Pawn(square("z9DP6"))),
        (boards("S:4", "S:2Q1"), E::Check),
        // 3.4(e)(III): the pawn that will become a queen makes Black's move illegal.
        (due("2/k1"), E::Check),
    ];
    for (position, error) in cases {
        assert_eq!(position.parse::<Position>(), Err(error), "{position}");
    }
    for right in [boards("K1", "K1"), with(3, "a2W,a7S,e1KP1"), due("k1/2")] {
        let position: Position = right.parse().unwrap();
        assert_eq!(position.to_string(), right);
    }
}

#[test]
fn a_refusal_names_what_is_wrong_in_both_languages() {
    let error = with(2, "KK").parse::<Position>().unwrap_err();
    let said = [Language::De, Language::En].map(|language| Words::new(language).worded(&error));
    assert_eq!(
        said,
        [
            "„KK“: Rochaderechte, die in dieser Stellung unmöglich sind (3D 3.5).",
            "“KK”: castling rights impossible in this position (3D 3.5)."
        ]
    );
}

proptest! {
    #[test]
    fn whatever_is_read_is_written_the_same(
        at in 0..START.len(),
        letter in "[ -~]",
        cut in 0..3usize,
    ) {
        let mut text = START.to_owned();
        text.replace_range(at..(at + cut).min(START.len()), &letter);
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text);
        }
    }
}
