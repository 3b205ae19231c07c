//! `annabella judge` in words: what a person reads who asks whether a position ends the game.

use crate::program::PROGRAM;
use std::process::Command;

fn judged(locale: &str, fen: &str) -> Vec<String> {
    let output = Command::new(PROGRAM).args(["--locale", locale, "judge", fen]).output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn a_position_that_ends_the_game_is_one_sentence_and_another_says_who_can_mate() {
    for (fen, english, german) in [
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "Black is mated.", "Schwarz ist matt."),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Black is stalemated.", "Schwarz ist patt."),
        (
            "8/8/8/4k3/8/8/8/4K3 w - - 0 1",
            "Neither side can mate any more: the game is drawn.",
            "Keine Seite kann mehr mattsetzen: die Partie ist remis.",
        ),
    ] {
        assert_eq!(judged("en", fen), [english]);
        assert_eq!(judged("de", fen), [german]);
    }
    let open = "8/8/8/4k3/8/8/8/Q3K3 b - - 0 1";
    let told = judged("en", open);
    assert_eq!(told[0], "This position does not end the game.");
    assert_eq!(told[1], "Black is in check.");
    assert_eq!(told[2], "White can still mate.");
    assert!(told[3].starts_with("White could mate like this: 1... "), "{told:?}");
    assert_eq!(told[4], "Black can no longer mate.");
    assert_eq!(told.len(), 5);
    assert_eq!(judged("de", open)[0], "Diese Stellung beendet die Partie nicht.");
}
