//! `annabella judge` and `show`: whether a position ends the game, and its description.

use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn judged(locale: &str, fen: &str) -> Vec<String> {
    let output = Command::new(PROGRAM).args(["--locale", locale, "judge", fen]).output_in_time().unwrap();
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
            "Neither side can mate: the game is drawn.",
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

/// The command refuses positions with more men than its solver has room for.
/// In a release build, they ended it with a signal.
#[test]
fn the_command_refuses_what_the_solver_has_no_room_for() {
    let crowds = [
        "k7/8/8/8/NNNNNNNN/NNNNNNNN/NNNNNNNN/KNNNN3 w - - 0 1",
        "k7/8/8/8/8/NNNNN3/NNNNNNNN/KNNN4 w - - 0 1",
        "K7/8/8/8/8/nnnnn3/nnnnnnnn/knnn4 b - - 0 1",
        "k7/pppppppp/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/KQQQQQQQ b - - 0 1",
    ];
    for (locale, words) in [
        ("en", "more than 16 pieces and pawns"),
        ("de", "mehr als 16 Figuren und Bauern"),
        ("nl", "meer dan 16 stukken en pionnen"),
        ("fr", "plus de 16 pièces et pions"),
        ("es", "más de 16 piezas y peones"),
        ("it", "più di 16 pezzi e pedoni"),
    ] {
        for fen in crowds {
            let output =
                Command::new(PROGRAM).args(["--locale", locale, "judge", fen]).output_in_time().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{fen}: {said}");
            assert!(said.contains(words) && said.lines().count() == 1, "{said}");
        }
    }
    let sixteen =
        Command::new(PROGRAM).args(["judge", "k7/8/8/8/8/NNNN4/NNNNNNNN/KNNN4 w - - 0 1"]).output_in_time();
    assert_eq!(sixteen.unwrap().status.code(), Some(0));
}

fn answer(dir: &Path, arguments: &[&str]) -> Value {
    let output =
        Command::new(PROGRAM).current_dir(dir).arg("--json").args(arguments).output_in_time().unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_side_that_can_mate_is_proven_in_each_variant() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("mated.pgn"), "1. f3 e5 2. g4 Qh4# 0-1\n").unwrap();
    let bare = "W:4/4/4/4,N:4/4/4/4,S:4/4/4/4,DP1w:2/2,DP6b:2/2,KP1w:2/K1,KP6b:k1/2 w - - - 0 1";
    let castles = "1k1r4/8/8/8/8/8/8/1K1R4 w Dd - 0 1";
    for (arguments, status, turn, can_mate) in [
        (&["judge"][..], "ongoing", "white", ["yes", "yes"]),
        (&["judge", "8/8/8/8/8/5k2/6q1/7K w - - 0 1"], "mate", "white", ["no", "yes"]),
        (&["judge", "7K/5k2/6q1/8/8/8/8/8 w - - 0 1"], "stalemate", "white", ["no", "no"]),
        (&["judge", "8/8/8/8/8/5k2/8/7K b - - 0 1"], "dead", "black", ["no", "no"]),
        (&["judge", "--variant", "chess960:0"], "ongoing", "white", ["undetermined"; 2]),
        (&["judge", "--variant", "tridim"], "ongoing", "white", ["undetermined"; 2]),
        (&["judge", "--variant", "tridim", bare], "dead", "white", ["no", "no"]),
        (&["judge", "mated.pgn"], "mate", "white", ["no", "yes"]),
        (&["judge", "mated.pgn", "3"], "ongoing", "black", ["yes", "yes"]),
        // No game has three knights besides eight pawns, but White can mate all the same.
        (&["judge", "4k3/8/8/8/8/8/PPPPPPPP/1NNN2K1 w - - 0 1"], "ongoing", "white", ["yes", "no"]),
        // After a castling that standard chess does not allow, the solver decides.
        (&["judge", "--variant", "chess960", castles], "ongoing", "white", ["undetermined"; 2]),
        (&["judge", "--variant", "chess960", castles, "--budget", "500"], "ongoing", "white", ["yes"; 2]),
    ] {
        let judged = answer(dir.path(), arguments);
        assert_eq!((&judged["status"], &judged["turn"]), (&status.into(), &turn.into()), "{arguments:?}");
        for (side, can) in ["white", "black"].into_iter().zip(can_mate) {
            assert_eq!(judged[format!("{side}_can_mate")], can, "{arguments:?}: {judged}");
            let proof = judged[format!("{side}_mates")].as_array().unwrap();
            assert_eq!(!proof.is_empty(), can == "yes" && status != "mate", "{arguments:?}: {judged}");
        }
    }
}

#[test]
fn a_shown_position_names_check_castling_and_en_passant() {
    for (arguments, last) in [
        (
            ["r3k3/8/8/3pP3/8/8/8/R3K2R w KQq d6 0 12", "--locale", "en"],
            "A pawn may be captured en passant on David six.",
        ),
        (["8/8/8/4k3/8/4R3/4P3/4K3 b - - 0 1", "--locale", "de"], "Schwarz steht im Schach."),
        (["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--locale", "de"], "Weiß kann noch kurz rochieren."),
    ] {
        let shown = answer(Path::new("."), &[&["show"], &arguments[..]].concat());
        assert_eq!(shown["position"], arguments[0]);
        assert_eq!(shown["words"].as_array().unwrap().last().unwrap(), last, "{shown}");
    }
}
