//! `annabella perft`: known counts of all three games, and positions that cannot be counted.

use crate::limited::CommandInTime;
use std::process::{Command, Output};

fn run(args: &[&str]) -> Output {
    Command::new(crate::program::PROGRAM).arg("perft").args(args).output_in_time().unwrap()
}

#[track_caller]
fn count(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
}

#[test]
fn the_starts_of_all_games_are_counted() {
    assert_eq!(count(&["4"]), "197281");
    assert_eq!(count(&["--variant", "standard", "3"]), "8902");
    assert_eq!(count(&["--variant", "chess960", "3"]), "8902");
    assert_eq!(count(&["--variant", "tridim", "3"]), "9128");
    assert_eq!(count(&["--variant", "tridim", "0"]), "1");
}

/// Positions of the published Chess960 counts, with their numbers of sequences of three and four plies.
const PUBLISHED: [(&str, u64, u64); 6] = [
    ("nqr1krbn/pppp1ppp/8/8/3pP3/5P2/PPPb1NPP/NQRBKRB1 w FCfc - 3 9", 1047, 27743),
    ("brkb1nr1/pppppp2/3n2pp/3B4/1P6/4P3/PqPP1PPP/BRK1NNRQ w GBgb - 2 9", 2965, 76143),
    ("r1kqbrnn/pp1pp1p1/7p/2P2p2/5b2/3P4/P1P1P1PP/RBKQBRNN w FAfa - 0 9", 4745, 154_885),
    ("brkqnnrb/1ppppppp/8/8/p3P3/5N2/PPPP1PPP/BRKQ1NRB w GBgb - 3 9", 9653, 204_350),
    ("bnkrnbrq/ppppp1p1/B6p/5p2/8/4P3/PPPP1PPP/BNKRN1RQ w - - 0 9", 11124, 217_095),
    ("rbqnb1rn/p1pp1kpp/1p2pp2/8/4P2P/P5P1/1PPP1P2/RBQNBKRN w GA - 0 9", 9423, 222_154),
];

#[test]
fn published_positions_of_chess960_have_their_counts() {
    for (fen, three, four) in PUBLISHED {
        assert_eq!(count(&["--variant", "chess960", "--fen", fen, "3"]), three.to_string(), "{fen}");
        assert_eq!(count(&["--variant", "chess960", "--fen", fen, "4"]), four.to_string(), "{fen}");
    }
}

#[test]
fn as_json_it_is_one_object() {
    let object = count(&["--json", "--variant", "tridim", "2"]);
    let object: serde_json::Value = serde_json::from_str(&object).unwrap();
    assert_eq!(
        (&object["variant"], &object["depth"], &object["nodes"]),
        (&"tridim".into(), &2.into(), &400.into())
    );
    assert!(object["ms"].is_u64());
}

#[test]
fn what_cannot_be_counted_gets_one_sentence() {
    let fen960 = PUBLISHED[0].0;
    let cases: [(&[&str], &str); 7] = [
        (&["--variant", "draughts", "1"], "draughts"),
        (&["--fen", "8/8", "1"], "“8/8” is not a position: the placement must have eight ranks"),
        (&["--fen", fen960, "1"], "Use --variant chess960"),
        (&["--variant", "chess960", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1", "1"], "the board is empty"),
        (&["--variant", "tridim", "--fen", fen960, "1"], "seven fields"),
        (&["--variant", "tridim", "--fen", "\u{1b}[2J a b c d e f", "1"], "“ [2J” is not the expected board"),
        (&["-1"], "-1"),
    ];
    for (args, expected) in cases {
        let output = run(&[&["--locale", "en"], args].concat());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args:?}: {said}");
        assert!(said.contains(expected), "{args:?}: {said}");
        assert!(
            said.lines().count() == 1 && !said.trim_end().contains(char::is_control),
            "{args:?}: {said:?}"
        );
    }
}
