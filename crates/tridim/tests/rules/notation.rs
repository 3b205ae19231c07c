//! Appendix E: all its examples, the whole sample game, and reading of written moves.

use super::drawn;
use super::setting::set_up;
use annabella_chess::notation::Letters;
use annabella_speech::{Language, Words};
use annabella_tactile::hands::Dice;
use annabella_tridim::Position;
use annabella_tridim::notation::{NotationError, read, write};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Sets up a position with attack boards at home and the kings out of the way.
fn white(pieces: &str) -> Position {
    set_up("DP1w DP6b KP1w KP6b", &format!("Kz1DP1 kz8DP6 {pieces}"), "w")
}

fn black(pieces: &str) -> Position {
    set_up("DP1w DP6b KP1w KP6b", &format!("Kz1DP1 kz8DP6 {pieces}"), "b")
}

/// Reads a move in German letters, and writes it again.
#[track_caller]
fn again(position: &Position, text: &str) -> String {
    match read(text, Letters::De).and_then(|written| written.resolve(position)) {
        Ok(mv) => write(mv, position, Letters::De),
        Err(error) => panic!("{text}: {error:?} in {position}"),
    }
}

/// Asserts that each move is read and written the same.
#[track_caller]
fn same(position: &Position, moves: &str) {
    for text in moves.split(' ') {
        assert_eq!(again(position, text), text);
    }
}

#[test]
fn e7_to_e9_name_where_it_goes() {
    same(&white("Bb3N Nb4N Rd4W Pd5N Pc3W Pa3N"), "Ld5S Sc6S Td0KP1 d6S c4N a4W");
    same(&white("Bb3N"), "Ld5N");
    same(&set_up("DP3w DP6b KP5b KP6w", "Kb2W kz9DP6", "w"), "DP1 DP5 KP3");
}

#[test]
fn e10_captures() {
    same(&white("Bb3N Nb4N Rd4W pd5N nc6S rd0KP1"), "Lxd5N Sxc6S Txd0KP1");
    same(&set_up("DP1w DP6b KP1w KP5b", "Kz1DP1 kz8DP6 Pa3W nb4W Pd4W re5KP5", "w"), "aWxb4W dWxe5KP5");
    same(&black("pc7S Nb6N"), "cSxb6N");
    // The pawn on b4N has just made a double step, and can be captured on any level.
    let mut passing = white("Pb2W pa4W pc4N");
    passing.play_unchecked(read("b4N", Letters::De).unwrap().resolve(&passing).unwrap());
    same(&passing, "aWxb3We.p. aWxb3Ne.p. cNxb3We.p. cNxb3Ne.p.");
    assert_eq!(again(&passing, "axb3W"), "aWxb3We.p.");
    assert_eq!(again(&passing, "aWxb3W e.p. (=)"), "aWxb3We.p.");
}

#[test]
fn e11_tells_pieces_apart() {
    let with = |pieces: &str| set_up("DP1w DP6b KP1w KP6b", &format!("Kz1DP1 kz9DP6 {pieces}"), "w");
    for (knights, free, capturing) in [
        ("Nb3W Nd3W", "Sbc5N Sdc5N", "Sbxc5N Sdxc5N"),
        ("Nb3W Nb7S", "S3c5N S7c5N", "S3xc5N S7xc5N"),
        ("Nb3W Na4N", "Sbc5N Sac5N", "Sbxc5N Saxc5N"),
        ("Nb3W Nb3N", "SWc5N SNc5N", "SWxc5N SNxc5N"),
    ] {
        same(&with(knights), free);
        same(&with(&format!("{knights} pc5N")), capturing);
    }
    // No single part is enough.
    same(&with("Nb3W Nb3N Nd3W"), "SbWc5N SNc5N Sdc5N");
    same(&with("Nb3W Nb3N Nd3W Nd3N"), "SbWc5N SbNc5N SdWc5N SdNc5N");
    // A knight pinned to its king does not count as another.
    same(&set_up("DP1w DP6b KP1w KP6b", "Ka3W kz9DP6 Nb3W Nd3W rd3N", "w"), "Sc5N");
}

#[test]
fn e12_tells_pawns_apart() {
    let two = white("Pa3W Pc3W nb4N");
    assert_eq!(again(&two, "axb4N"), "aWxb4N");
    assert_eq!(again(&two, "cxb4N"), "cWxb4N");
    same(&white("Pa3W Pa3N"), "aWa4N aNa4N");
    same(&white("Pa3W Pa3N nb4N"), "aWxb4N aNxb4N");
}

#[test]
fn e13_tells_boards_apart() {
    let two = set_up("DP3w DP6b KP1w KP6b", "Kb2W kz9DP6 Pd1KP1 Pa3DP3", "w");
    same(&two, "KP1-KP3 DP3-KP3");
    assert!(
        matches!(read("KP3", Letters::De).unwrap().resolve(&two), Err(NotationError::Ambiguous(moves)) if moves.len() == 2)
    );
    assert_eq!(again(&two, "DP3-DP2"), "DP2");
}

#[test]
fn e14_promotions() {
    let corner = "DP1w DP4b KP1w KP2b";
    same(&set_up(corner, "Kz0DP1 kz7DP4 Pd7S", "w"), "d8SD d8ST d8SL d8SS");
    same(&white("Pe8KP6"), "e9KP6S e9KP6D");
    same(&black("pb2W pd1KP1"), "b1WL d0KP1T");
    assert_eq!(again(&black("pb2W"), "b1W=L"), "b1WL");
    // In the corner, a pawn is promoted only if no attack board is there.
    same(&white("Pd7S"), "d8S");
}

#[test]
fn promotions_by_boards_are_written_as_the_documentation_says() {
    // A carried pawn.
    same(&set_up("DP1w DP5w KP1b KP6b", "Kz0DP1 kc6N Pa5DP5", "w"), "DP6D DP6S");
    // A pawn in the corner that a board of the same side leaves.
    same(&set_up("DP1w DP6w KP1b KP6b", "Kz0DP1 kd7S Pa8S", "w"), "DP5D DP4S");
    // The opponent's board has left.
    let mut left = set_up("DP1w DP6b KP1b KP6w", "Kz0DP1 kc5N Pa8S Rb1W", "b");
    left.play_unchecked(read("DP5", Letters::De).unwrap().resolve(&left).unwrap());
    same(&left, "(a8SD)Tb3W (a8SS)Sc7S (a8ST)Kz1DP1");
    assert_eq!(read("Tb3W", Letters::De).unwrap().legal(&left), []);
}

#[test]
fn castling_checks_mates_and_offers_are_read() {
    let castling = "W:4/4/4/4,N:4/4/4/4,S:2k1/4/4/4,DP1w:2/R1,DP6b:2/2,KP1w:2/KR,KP6b:2/2 w KQ - - 0 2";
    let castling: Position = castling.parse().unwrap();
    same(&castling, "0-0 0-0-0");
    assert_eq!(again(&castling, "O-O-O"), "0-0-0");
    assert_eq!(again(&castling, "0-0 (=)"), "0-0");
    assert!(read("Te1KP1+ (=)", Letters::De).unwrap().offer);
    assert!(!read("Te1KP1+", Letters::De).unwrap().offer);
    let mating = set_up("DP1w DP6b KP1w KP6b", "Kb2W ke9KP6 pd8KP6 Nc7S Rd1KP1 Qa4N", "w");
    same(&mating, "Da9DP6# Te1KP1+");
}

const SAMPLE: &str = "1. b4N b5S 2. c3W a6N 3. Sc2W c6S 4. a3N a6S 5. a3W Ld6N 6. La2W Sc7S 7. Db1W Db8S \
    8. Sb2W Ta9DP6 9. Ta0DP1 0-0 10. Ta1W Sb7S 11. Sd4W a5S 12. Sd3N d6S 13. Sxc6S Da8S 14. Sa5N Sxa5N \
    15. bxa5N a4W 16. Sb4N a5S 17. Sd3N (=)";

#[test]
fn the_sample_game_goes_to_its_last_move() {
    // 11... a5S fits two pawns; in the end, it makes no difference which.
    let mut lines: Vec<(Position, usize)> = vec![(Position::default(), 0)];
    let moves: Vec<&str> = SAMPLE.split_whitespace().filter(|text| !text.ends_with('.')).collect();
    let mut widest = 1;
    for text in moves.iter().filter(|text| **text != "(=)") {
        let written = read(text, Letters::De).unwrap();
        lines = lines
            .iter()
            .flat_map(|(position, plies)| {
                written.legal(position).into_iter().map(move |mv| {
                    let mut next = position.clone();
                    next.play_unchecked(mv);
                    (next, plies + 1)
                })
            })
            .collect();
        widest = widest.max(lines.len());
        assert!(!lines.is_empty(), "{text}");
    }
    assert_eq!((moves.len(), lines.len(), widest), (34, 2, 2));
    assert_eq!(lines[0], lines[1]);
    assert_eq!(lines[0].1, 33);
}

#[test]
fn what_is_written_is_read_as_the_same_move() {
    let mut dice = Dice::new(15);
    for _ in 0..400 {
        let position = drawn::position(&mut dice);
        let mut all = BTreeMap::new();
        for mv in position.legal_moves() {
            let letters = Letters::ALL[dice.below(6) as usize];
            let text = write(mv, &position, letters);
            assert_eq!(
                read(&text, letters).and_then(|read| read.resolve(&position)),
                Ok(mv),
                "{text}: {position}"
            );
            assert_eq!(all.insert((letters.tag(), text.clone()), mv), None, "{text}: {position}");
        }
    }
}

#[test]
fn a_move_that_is_not_legal_is_told_the_rule_it_breaks() {
    let home = "DP1w DP6b KP1w KP6b";
    let due = "W:4/4/4/4,N:4/4/4/4,S:P1k1/4/4/4,DP1w:2/K1,DP6b:2/2,KP1b:2/2,KP5w:2/2 b - - - 0 9";
    let due: Position = due.parse().unwrap();
    let mut left = set_up("DP1w DP6b KP1b KP6w", "Kz0DP1 kc5N Pa8S", "b");
    left.play_unchecked(read("DP5", Letters::De).unwrap().resolve(&left).unwrap());
    let start = Position::default();
    let pinned = set_up(home, "Ka3W kz9DP6 Nb3W rd3N", "w");
    let castling = |boards: &str, rights: &str| -> Position {
        format!("W:4/4/4/4,N:4/4/4/4,S:{boards} w {rights} - - 0 9").parse().unwrap()
    };
    let between = castling("2k1/4/4/4,DP1w:2/RN,DP6b:2/2,KP1w:2/KR,KP6b:2/2", "KQ");
    let attacked = castling("2k1/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:2/KR,KP6b:2/1r", "K");
    let boards = set_up("DP2b DP3w KP1w KP6b", "Kz2DP3 kb8S Pa5DP2 Pd1KP1 ne1KP1 nc2W Rc3W", "w");
    let cases = [
        (&start, "a2N", None),
        (&start, "z2DP3", Some("3.1(e)")),
        (&start, "Sc2W", Some("3.1(b)")),
        (&start, "Da3W", Some("3.1(c)")),
        (&start, "Sd4N", Some("3.2")),
        (&start, "a3N", Some("legal")),
        (&start, "0-0", Some("first move")),
        (&start, "a5N", Some("3.2")),
        (&start, "axb3N", Some("E10")),
        (&start, "axb3Ne.p.", Some("3.4(d)")),
        (&start, "a3ND", Some("3.4(e)")),
        (&start, "a3W", Some("legal")),
        (&start, "(a8SD)a3N", Some("No pawn has to be promoted")),
        (&start, "DP3", Some("more than one piece")),
        (&boards, "KP6-KP5", Some("opponent's")),
        (&start, "DP2-DP3", Some("No attack board is on DP2")),
        (&start, "KP1", Some("3.6")),
        (&white("Nb3W"), "Sb3N", Some("3.1(d)")),
        (&white("Nb3W"), "Lb3N", Some("no such bishop")),
        (&white("Pa3W"), "a5N", Some("one square only")),
        (&white("Pb7S"), "b8S", Some("farthest rank")),
        (&pinned, "Sd4W", Some("3.5(b)")),
        (&due, "DP5", Some("a8S would promote")),
        (&left, "Kz1DP1", Some("a8S before the move")),
        (&left, "(a8SD)Kz1DP1", Some("legal")),
        (&castling("2k1/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:2/KR,KP6b:2/2", "-"), "0-0", Some("has moved")),
        (&between, "0-0-0", Some("between")),
        (&between, "0-0", Some("legal")),
        (&attacked, "0-0", Some("attacked")),
        (&boards, "DP3-DP1", Some("backward")),
        (&boards, "DP3-DP6", Some("not adjacent")),
        (&boards, "DP3-DP2", Some("already")),
        (&boards, "KP1-KP3", Some("more than one piece")),
    ];
    let (words, mut wrong) = (Words::new(Language::En), Vec::new());
    for (position, text, expected) in cases {
        let said = match read(text, Letters::De).and_then(|written| written.resolve(position)) {
            Ok(_) => "legal".to_owned(),
            Err(NotationError::Unreadable) => {
                assert_eq!(expected, None, "{text}");
                continue;
            }
            Err(error) => words.worded(&error),
        };
        let expected = expected.unwrap_or("none");
        if !said.contains(expected) {
            wrong.push(format!("{text} in {position}: {said:?} and not {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_no_move_is_refused() {
    for text in [
        "", "a", "a4", "Sb3", "Sb3P", "S", "x", "DP", "DP7", "DP1-", "DP1DP2", "b0DP1", "Kd9KP6D", "a8SK",
        "(a8SD)", "(a8SD", "()a4W", "0-0-0-0", "0-0D", "DP1e.p.", "Ld5Ne.p.", "z1W", "a4N a4W", "a4NN4",
        "ä4N", "Ẃ",
    ] {
        assert_eq!(read(text, Letters::De), Err(NotationError::Unreadable), "{text}");
    }
}

proptest! {
    #[test]
    fn whatever_is_typed_is_read_or_refused(text in "[a-ezKDTLSPWN0-9x()=.+ -]{0,14}", any in ".{0,12}") {
        for text in [text, any] {
            for letters in Letters::ALL {
                if let Ok(written) = read(&text, letters) {
                    let _ = written.resolve(&Position::default());
                }
            }
        }
    }
}
