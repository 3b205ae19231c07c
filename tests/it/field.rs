//! Files of kinds that people have reported about other programs, in every reader that shares them.

use crate::program::PROGRAM;
use serde_json::Value;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/field").join(name)
}

/// The result of a command: its exit status, output and errors.
type Ran = (Option<i32>, String, String);

fn run(arguments: &[&str], lines: &str) -> Ran {
    let mut child = Command::new(PROGRAM)
        .args(["--locale", "en"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its arguments reads nothing.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn run_on(name: &str, command: &[&str]) -> Ran {
    let path = file(name);
    let arguments = [command, &[path.to_str().unwrap()]].concat();
    run(&arguments, "")
}

/// Returns the game of a file as `sheet` has it in JSON, and the exit status.
fn sheet(name: &str) -> (Value, Option<i32>) {
    let (status, printed, errors) = run_on(name, &["--json", "sheet", "--to", "pgn"]);
    (serde_json::from_str(&printed).unwrap_or_else(|_| panic!("{name}: {printed}{errors}")), status)
}

/// PGN lets a tag pair end on a later line when it is imported.
#[test]
fn a_tag_that_ends_on_a_later_line_keeps_its_game_and_names() {
    for (name, plies, event, remarks) in [
        ("01d-tags-on-one-line.pgn", 6, "Club", 0),
        ("01f-three-tags-one-line.pgn", 4, "Club", 0),
        ("01g-tag-on-two-lines.pgn", 4, "Club", 0),
        (
            "01h-value-on-two-lines.pgn",
            4,
            "A long name of an event that some program breaks at the end of the line",
            0,
        ),
        ("01i-spaces.pgn", 4, "Club", 0),
    ] {
        let (game, status) = sheet(name);
        assert_eq!(status, Some(0), "{name}: {game}");
        assert_eq!(game["tags"]["White"], "Player, A", "{name}");
        assert_eq!(game["tags"]["Black"], "Player, B", "{name}");
        assert_eq!((game["tags"]["Event"].as_str(), &game["result"]), (Some(event), &"1-0".into()), "{name}");
        assert_eq!(game["moves"].as_array().unwrap().len(), plies, "{name}");
        assert_eq!(game["remarks"].as_array().unwrap().len(), remarks, "{name}: {game}");
        for command in [&["show"][..], &["judge"], &["games"]] {
            assert_eq!(run_on(name, command).0, Some(0), "{name} {command:?}");
        }
        let path = file(name).display().to_string();
        let (status, printed, errors) = run(&["review", &path, "--speech", "off"], "end\n");
        assert_eq!(status, Some(0), "{name}: {errors}");
        assert!(printed.contains("Player, A against Player, B."), "{name}: {printed}");
    }
}

/// The right times are in seconds, White's and Black's in turn, with the number of rejected texts.
#[test]
fn clocks_are_read_alike_by_every_command() {
    type Times = &'static [Option<f64>];
    let clocks: [(&str, Times, usize); 10] = [
        ("04a-hours-minutes.pgn", &[Some(5340.), Some(5220.), Some(5160.), Some(4800.)], 0),
        ("04b-minutes-seconds.pgn", &[Some(179.), Some(178.), Some(89.), Some(20.)], 0),
        ("04c-tenths.pgn", &[Some(60.), Some(58.6), Some(45.35), Some(9.9)], 0),
        ("04d-emt-short.pgn", &[Some(60.), Some(58.), Some(59.), Some(46.)], 0),
        ("04e-engine-comments.pgn", &[None, None, None, None], 0),
        ("04f-clock-tags.pgn", &[None, None, None, None], 0),
        ("04g-bad-clocks.pgn", &[None, None, Some(5400.), None, None, None], 5),
        ("04h-two-hours.pgn", &[Some(7080.), Some(7140.), Some(2700.), Some(3720.)], 0),
        ("04i-mixed.pgn", &[Some(5340.), Some(5230.), Some(5160.), Some(4800.)], 0),
        ("04j-bad-clocks.pgn", &[None, None, None, None, Some(0.), None], 5),
    ];
    for (name, times, wrong) in clocks {
        let (game, status) = sheet(name);
        let remarks: Vec<&str> = game["remarks"]
            .as_array()
            .unwrap()
            .iter()
            .map(|remark| remark["kind"].as_str().unwrap())
            .collect();
        assert_eq!(remarks, vec!["no-time"; wrong], "{name}: {game}");
        assert_eq!(status, Some(i32::from(wrong > 0)), "{name}");
        let pgn = game["texts"]["pgn"].as_str().unwrap();
        let shown: Vec<f64> =
            pgn.split("[%clk ").skip(1).map(|rest| seconds(rest.split_once(']').unwrap().0)).collect();
        let right: Vec<f64> = times.iter().copied().flatten().collect();
        assert_eq!(shown, right, "{name}: {pgn}");
        // The export is clear to every reader, this one included.
        let folder = tempfile::tempdir().unwrap();
        let again = folder.path().join("again.pgn");
        std::fs::write(&again, pgn).unwrap();
        let (status, printed, errors) = run(&["sheet", "--to", "pgn", again.to_str().unwrap()], "");
        assert_eq!((status, printed.as_str(), errors.as_str()), (Some(0), pgn, ""), "{name}");
        let path = file(name).display().to_string();
        let (_, printed, errors) = run(&["review", &path, "--speech", "off"], "end\nclock\n");
        assert_eq!(
            errors.lines().filter(|line| line.contains("is not a time of this game")).count(),
            wrong,
            "{errors}"
        );
        if let [.., Some(white), Some(black)] = times {
            let minutes = |seconds: &f64| (*seconds as u64 / 60 % 60).to_string();
            let clock = printed.lines().find(|line| line.starts_with("Clock: White"));
            let clock = clock.unwrap_or_else(|| panic!("{printed}"));
            for side in [white, black].into_iter().filter(|side| **side >= 60.) {
                assert!(clock.contains(&format!("{} minute", minutes(side))), "{name}: {clock}");
            }
        }
    }
    // A typed scoresheet without tags.
    let (game, status) = sheet("04k-paper.txt");
    let pgn = game["texts"]["pgn"].as_str().unwrap();
    assert_eq!(status, Some(0));
    for clock in ["1:29:00", "1:27:00", "1:26:00", "1:20:00"] {
        assert!(pgn.contains(&format!("[%clk {clock}]")), "{pgn}");
    }
    let (_, printed, _) =
        run(&["review", file("04a-hours-minutes.pgn").to_str().unwrap(), "--speech", "off"], "end\nclock\n");
    assert!(printed.contains("1 hour 20 minutes"), "{printed}");
}

/// Returns the seconds of `h:mm:ss`.
fn seconds(text: &str) -> f64 {
    text.split(':').fold(0., |total, part| total * 60. + part.parse::<f64>().unwrap())
}

/// Returns how `play` ends these moves, as the code of the reason.
fn played(fen: Option<&str>, moves: &[&str]) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("game.journal");
    let start = fen.map_or_else(Vec::new, |fen| vec!["--fen", fen]);
    let order =
        ["--json", "play", "--speech", "off", "--repetition", "off", "--journal", journal.to_str().unwrap()];
    let lines: String = moves.iter().map(|mv| format!("{mv}\n")).collect();
    let (status, printed, errors) = run(&[&order[..], &start].concat(), &lines);
    assert_eq!(status, Some(0), "{errors}");
    let result = printed.lines().find_map(|line| {
        let said: Value = serde_json::from_str(line).unwrap();
        (said["event"] == "result").then(|| said["reason"].as_str().unwrap().to_owned())
    });
    // The journal says the same.
    if let Some(reason) = &result {
        assert_eq!(judged(journal.to_str().unwrap())["status"], reason.as_str());
    }
    result
}

fn judged(position: &str) -> Value {
    let (status, printed, errors) = run(&["--json", "judge", position], "");
    assert_eq!(status, Some(0), "{errors}");
    serde_json::from_str(&printed).unwrap()
}

#[test]
fn judge_and_play_agree_on_the_end_of_a_game() {
    const ROOK: &str = "4k3/8/8/8/8/8/8/4KR2 w - -";
    let (seventy_five, fifty) = (format!("{ROOK} 149 100"), format!("{ROOK} 98 100"));
    let there_and_back = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(5);
    for (name, fen, moves, reason, ended_after) in [
        (
            "07d-seventy-five.pgn",
            Some(seventy_five.as_str()),
            &["Kd2", "Kd7", "Kd3"][..],
            Some("seventy-five-moves"),
            Some(1),
        ),
        ("07e-fifty.pgn", Some(&fifty), &["Kd2", "Kd7", "Kd3"], None, None),
        ("07f-fivefold.pgn", None, &there_and_back, Some("fivefold-repetition"), Some(16)),
    ] {
        assert_eq!(played(fen, moves).as_deref(), reason, "{name}");
        let judged = judged(file(name).to_str().unwrap());
        assert_eq!(judged["status"], reason.unwrap_or("ongoing"), "{name}: {judged}");
        assert_eq!(judged["ended_after"].as_u64(), ended_after, "{name}: {judged}");
        // Readers that only convert or show the game say so, unless its result does.
        for command in [&["sheet", "--to", "txt"][..], &["show"]] {
            let (status, _, errors) = run_on(name, command);
            assert_eq!(
                (status, errors.contains("9.6")),
                (Some(0), reason == Some("seventy-five-moves")),
                "{name}: {errors}"
            );
        }
    }
    // Within the game, at the last move, and in a position alone.
    let fivefold = file("07f-fivefold.pgn").display().to_string();
    for (ply, status) in [("15", "ongoing"), ("16", "fivefold-repetition")] {
        let (_, printed, _) = run(&["--json", "judge", &fivefold, ply], "");
        let judged: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!((judged["status"].as_str(), judged.get("ended_after")), (Some(status), None), "{ply}");
    }
    assert_eq!(judged(&format!("{ROOK} 150 100"))["status"], "seventy-five-moves");
    let (_, printed, _) = run(&["judge", file("07d-seventy-five.pgn").to_str().unwrap()], "");
    assert_eq!(printed.lines().count(), 1, "{printed}");
    assert!(printed.contains("White's move 100") && printed.contains("9.6.2"), "{printed}");
}

/// A journal names its edition; before 2023, repetition and 75 moves ended no game here.
#[test]
fn judge_follows_the_edition_of_a_journal() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("game.journal");
    let order = [
        "play",
        "--speech",
        "off",
        "--laws",
        "2005",
        "--repetition",
        "off",
        "--journal",
        journal.to_str().unwrap(),
    ];
    let lines = "Nf3\nNf6\nNg1\nNg8\n".repeat(5);
    assert_eq!(run(&order, &lines).0, Some(0));
    assert_eq!(judged(journal.to_str().unwrap())["status"], "ongoing");
}

#[test]
fn counters_that_cannot_be_are_named() {
    for (name, start) in [
        ("07a-move-zero.pgn", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"),
        ("07b-black-move-zero.pgn", "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1"),
        ("07c-halfmoves-high.pgn", "4k3/8/8/8/8/8/8/4KR2 w - - 0 50"),
    ] {
        let (game, status) = sheet(name);
        let kinds: Vec<&Value> =
            game["remarks"].as_array().unwrap().iter().map(|remark| &remark["kind"]).collect();
        assert_eq!((status, kinds), (Some(0), vec![&"counters".into()]), "{name}: {game}");
        assert_eq!(game["start"], start, "{name}");
        for command in [&["show"][..], &["judge"], &["sheet", "--to", "txt"]] {
            let (status, _, errors) = run_on(name, command);
            assert_eq!(status, Some(0), "{name}: {errors}");
            assert!(errors.contains("counters that no game can have"), "{name} {command:?}: {errors}");
        }
    }
    // A typed position is refused; no claim can be based on it.
    for counters in ["w - - 500 50", "w - - 0 0", "b - - 0 0", "w - - 100 50", "b - - 12 1"] {
        let fen = format!("4k3/8/8/8/8/8/8/4KR2 {counters}");
        for command in
            [&["judge"][..], &["show"], &["play", "--speech", "off", "--fen"], &["announce", "Kd2", "--fen"]]
        {
            let (status, printed, errors) = run(&[command, &[&fen]].concat(), "claim fifty\n");
            assert_eq!((status, printed.as_str()), (Some(2), ""), "{command:?} {fen}: {errors}");
            assert!(errors.lines().count() == 1 && errors.contains("no game can have it"), "{errors}");
        }
    }
}

/// A game without moves keeps its players, and the next game its own.
#[test]
fn a_game_without_moves_is_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let block =
        |event: &str, white: &str, black: &str| format!("{event}[White \"{white}\"]\n[Black \"{black}\"]\n");
    let event = "[Event \"Club\"]\n";
    for (text, games) in [
        // Without a roster, with an unknown event, without an empty line, and without a result at all.
        (format!("{}\n{}\n1. e4 e5 *\n", block("", "A", "B"), block("", "C", "D")), vec!["A", "C"]),
        (
            format!(
                "{}\n{}\n1. e4 e5 *\n",
                block("[Event \"?\"]\n", "A", "B"),
                block("[Event \"?\"]\n", "C", "D")
            ),
            vec!["A", "C"],
        ),
        (format!("{}{}\n1. e4 e5 *\n", block(event, "A", "B"), block(event, "C", "D")), vec!["A", "C"]),
        (
            format!("{}\n*\n\n{}\n1. e4 e5 *\n", block(event, "A", "B"), block(event, "C", "D")),
            vec!["A", "C"],
        ),
        (
            format!("{}\n{{not played}}\n\n{}\n1. e4 *\n", block("", "A", "B"), block("", "C", "D")),
            vec!["A", "C"],
        ),
        (
            format!(
                "{}\n{}\n{}\n1. e4 *\n",
                block(event, "A", "B"),
                block(event, "C", "D"),
                block(event, "E", "F")
            ),
            vec!["A", "C", "E"],
        ),
        (format!("{}\n1. e4 *\n\n{}", block("", "A", "B"), block("", "C", "D")), vec!["A", "C"]),
        // Empty lines within the tags of one game.
        (format!("{event}\n{}\n[Result \"*\"]\n\n1. e4 *\n", block("", "A", "B")), vec!["A"]),
    ] {
        std::fs::write(&path, &text).unwrap();
        let (status, printed, errors) = run(&["--json", "games", path.to_str().unwrap()], "");
        assert_eq!(status, Some(0), "{text}{errors}");
        let white = |line: &str| {
            let listed: Value = serde_json::from_str(line).unwrap();
            listed["white"].as_str().unwrap().to_owned()
        };
        let whites: Vec<String> = printed.lines().map(white).collect();
        assert_eq!(whites, games, "{text}{printed}");
        for (number, white) in (1..).zip(&games) {
            let number = number.to_string();
            let (_, printed, errors) =
                run(&["--json", "sheet", "--to", "pgn", "--game", &number, path.to_str().unwrap()], "");
            let game: Value = serde_json::from_str(&printed).unwrap_or_else(|_| panic!("{text}{errors}"));
            assert_eq!(game["tags"]["White"], *white, "{text}");
        }
    }
}

/// Letters with their accents in one sign or in two, in any case and order, are one name.
#[test]
fn a_game_is_chosen_by_a_name_that_looks_the_same() {
    let decomposed = file("05g-decomposed.pgn").display().to_string();
    for (name, moves) in [
        ("Gärtner", Some("1. e4 e5\n")),
        ("Ga\u{308}rtner, A\u{308}", Some("1. e4 e5\n")),
        ("Ä. Gärtner", Some("1. e4 e5\n")),
        ("ødegård", Some("1. e4 e5\n")),
        ("ü müller", Some("1. d4 d5\n2. c4 e6\n")),
        ("NÆSS", Some("1. d4 d5\n2. c4 e6\n")),
        ("Gartner", None),
        ("Müller, Anna", None),
    ] {
        let (status, printed, errors) =
            run(&["sheet", "--to", "txt", "--language", "en", "--game", name, &decomposed], "");
        assert_eq!(status, Some(if moves.is_some() { 0 } else { 2 }), "{name}: {errors}");
        assert_eq!(printed, moves.unwrap_or_default(), "{name}");
    }
}

/// Other text around and within a game is a comment at its place, in the export and by ear.
#[test]
fn text_that_cannot_be_read_is_kept_and_heard() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    let name = path.to_str().unwrap();
    for (text, comment, kind, status) in [
        ("[White \"A\"]\n\n1. e4 e5 {fine} 2. Nf3 pling Nc6 *\n", "pling", "stray", 1),
        (
            "1. e4 e5\n2. Nf3 Nc6\n\nPlayed in the hall of plings\n",
            "Played in the hall of plings",
            "prose",
            0,
        ),
        ("[White \"A\"]\n\n1. e4 e5 1-0 2. Nf3 pling\n", "2. Nf3 pling", "after-result", 1),
        ("[White \"A\"]\n[White \"pling\"]\n\n1. e4 *\n", "[White \"pling\"]", "tag-twice", 1),
        ("Team match plings\n\n1. e4 e5\n", "Team match plings", "prose", 0),
    ] {
        std::fs::write(&path, text).unwrap();
        let (found, printed, errors) = run(&["--json", "sheet", "--to", "pgn", name], "");
        let game: Value = serde_json::from_str(&printed).unwrap_or_else(|_| panic!("{text}{errors}"));
        assert_eq!(found, Some(status), "{text}{game}");
        assert!(game["texts"]["pgn"].as_str().unwrap().replace('\n', " ").contains(comment), "{game}");
        assert_eq!(game["remarks"][0]["kind"], kind, "{game}");
        assert!(game["remarks"][0]["words"].as_str().unwrap().contains("kept as"), "{game}");
        let lines = "comment\n".to_owned() + &"next\ncomment\n".repeat(4);
        let (_, heard, _) = run(&["review", name, "--speech", "off"], &lines);
        assert!(heard.contains("pling"), "{text}{heard}");
    }
}

/// Two positions directly after each other are two, and a contradiction in one game is none.
#[test]
fn positions_directly_after_each_other_are_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("positions.pgn");
    let [one, two] = ["6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1"];
    for (text, games) in [
        (format!("[FEN \"{one}\"]\n[FEN \"{two}\"]\n"), 2),
        (format!("[White \"A\"]\n[FEN \"{one}\"]\n[White \"A\"]\n[FEN \"{two}\"]\n"), 2),
        (format!("[FEN \"{one}\"]\n[FEN \"{two}\"]\n[FEN \"{one}\"]\n"), 3),
        (format!("[FEN \"{one}\"]\n{{mate}}\n[FEN \"{two}\"]\n*\n"), 2),
        (format!("[FEN \"{one}\"]\n[FEN \"{one}\"]\n\n1. Rd8# *\n"), 1),
        (format!("[White \"A\"]\n[FEN \"{one}\"]\n[FEN \"{two}\"]\n\n1. Rd8# *\n"), 1),
    ] {
        std::fs::write(&path, &text).unwrap();
        let (status, printed, errors) = run(&["--json", "games", path.to_str().unwrap()], "");
        assert_eq!((status, printed.lines().count()), (Some(0), games), "{text}{errors}");
    }
}

#[test]
fn judge_names_the_draws_that_can_be_claimed() {
    const ROOK: &str = "4k3/8/8/8/8/8/8/4KR2 w - -";
    for (position, claims, words) in [
        (file("07e-fifty.pgn").display().to_string(), &["fifty"][..], "Black can claim a draw: 50 moves"),
        (format!("{ROOK} 99 100"), &[], "White can claim a draw by writing a move without a capture"),
        (format!("{ROOK} 98 100"), &[], ""),
        (format!("{ROOK} 100 100"), &["fifty"], "White can claim a draw: 50 moves"),
        (format!("{ROOK} 150 100"), &[], ""),
    ] {
        let found = judged(&position);
        assert_eq!(found["claims"], serde_json::json!(claims), "{position}: {found}");
        let (_, printed, _) = run(&["judge", &position], "");
        assert!(printed.contains(words) && printed.contains("claim") != words.is_empty(), "{printed}");
    }
    let fivefold = file("07f-fivefold.pgn").display().to_string();
    for (ply, claims) in [("7", &[][..]), ("8", &["threefold"]), ("16", &[])] {
        let (_, printed, _) = run(&["--json", "judge", &fivefold, ply], "");
        let judged: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(judged["claims"], serde_json::json!(claims), "{ply}");
    }
}

/// A player can also claim before making the move, which is written (2023 9.2.1, 9.3.1).
#[test]
fn judge_names_the_moves_with_which_a_draw_can_be_claimed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("claim.pgn");
    for (text, claims_with, words) in [
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *",
            Some(("threefold", 1)),
            "Black can claim a draw by writing 4... Ng8: the position is about to occur for the third time",
        ),
        (
            "[FEN \"k7/8/8/8/8/8/4P3/4K2R w - - 0 1\"]\n\n1. Rh2 Ka7 2. Rh1 Ka8 3. Rh2 Ka7 4. Rh1 *",
            Some(("threefold", 1)),
            "Black can claim a draw by writing 4... Ka8",
        ),
        ("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 *", None, "This position does not end the game.\nWhite can still"),
        (
            "[FEN \"k7/8/8/8/8/4p3/4P3/4K2R w - - 99 90\"]\n\n*",
            Some(("fifty", 11)),
            "White can claim a draw by writing a move without a capture or a pawn",
        ),
    ] {
        std::fs::write(&path, text).unwrap();
        let (_, printed, errors) = run(&["judge", path.to_str().unwrap()], "");
        assert!(printed.contains(words), "{text}: {printed}{errors}");
        let (_, printed, _) = run(&["--json", "judge", path.to_str().unwrap()], "");
        let judged: Value = serde_json::from_str(&printed).unwrap();
        let found = judged["claims_with"].as_array().map(|claims| {
            (claims[0]["ground"].as_str().unwrap(), claims[0]["moves"].as_array().unwrap().len())
        });
        assert_eq!(found, claims_with, "{text}: {printed}");
    }
}

/// A list names what is not given with `?`, and the result by which both players lose.
#[test]
fn lists_of_games_say_what_is_not_given() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let empty = "[Event \"\"]\n[Date \"\"]\n[White \"\"]\n[Black \"\"]\n[Result \"\"]\n";
    let lost = "[White \"A\"]\n[Black \"B\"]\n[Result \"0-0\"]\n\n";
    for (text, line) in [
        (format!("{empty}\n*\n"), "Game 1, 0 moves"),
        (format!("{empty}\n1. e4 e5 *\n"), "Game 1, one move"),
        (format!("{lost}0-0\n"), "Game 1: A against B, both lost, 0 moves"),
        (format!("{lost}1. e4 e5 0-0\n"), "Game 1: A against B, both lost, one move"),
        (
            format!("{lost}1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0 a6 0-0\n"),
            "Game 1: A against B, both lost, 4 moves",
        ),
    ] {
        std::fs::write(&path, &text).unwrap();
        let (_, printed, _) = run(&["games", path.to_str().unwrap()], "");
        assert_eq!(printed.trim_end(), line, "{text}");
    }
}

/// Web pages cannot be read as games, but text copied from one can, and tables of Markdown.
#[test]
fn web_pages_are_refused_in_one_sentence_and_tables_are_sheets() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    for page in [
        "<!DOCTYPE html>\n<p>1. e4 e5</p>",
        "\u{feff}<html>",
        "<pre>1. e4 e5</pre>",
        "<?xml version=\"1.0\"?>",
    ] {
        std::fs::write(&path, page).unwrap();
        for command in [&["sheet", "--to", "pgn"][..], &["review", "--speech", "off"], &["judge"], &["games"]]
        {
            let (status, printed, errors) = run(&[command, &[path.to_str().unwrap()]].concat(), "");
            assert_eq!((status, printed.as_str()), (Some(2), ""), "{command:?} {page}: {errors}");
            assert!(errors.contains("another kind of file, such as a web page. Give PGN"), "{errors}");
            assert_eq!(errors.lines().count(), 1, "{errors}");
        }
    }
    for text in [
        "[White \"A\"]<br>\n1. e4 e5<br>2. Nf3&nbsp;Nc6<BR/>",
        "[pgn]\n[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6\n[/pgn]\n",
        "[Pgn]Event “Club”]\n[White “A”]\n\n1.e4 e5 2.Nf3 Nc6 *[/Pgn]",
        "| No | White | Black |\n|---|---|---|\n| 1 | e4 | e5 |\n| 2 | Nf3 | Nc6 |\n",
        "Move | White | Black\n:--|:-:|--:\n1. | e4 | e5\n2. | Nf3 | Nc6\n",
    ] {
        std::fs::write(&path, text).unwrap();
        let (_, printed, errors) = run(&["sheet", "--to", "pgn", path.to_str().unwrap()], "");
        assert!(printed.contains("1. e4 e5 2. Nf3 Nc6 *"), "{text}: {printed}{errors}");
    }
}

/// Without `--language`, every word of a sheet is in the language of the interface.
#[test]
fn a_sheet_is_in_the_language_of_the_interface() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("game.journal");
    let journal = journal.to_str().unwrap();
    let order = ["play", "--speech", "off", "--repetition", "off", "--journal", journal];
    assert_eq!(run(&order, "e4\nNf6\n").0, Some(0));
    let (_, text, _) = run(&["sheet", journal, "--to", "txt"], "");
    assert!(text.starts_with("1. e4 Nf6\n; Fingerprint"), "{text}");
    let (_, text, _) = run(&["sheet", journal, "--to", "longhand"], "");
    assert!(text.starts_with("1. White: pawn Eva two Eva four\n") && !text.contains("Prüffelder"), "{text}");
    let (_, text, _) = run(&["sheet", journal, "--to", "txt,longhand", "--language", "de"], "");
    assert!(text.starts_with("1. e4 Sf6\n; Prüffelder") && text.contains("Springer"), "{text}");
}

/// A time for each move alone is understood, or answered with what it means.
#[test]
fn a_time_for_each_move_alone_is_a_time_control() {
    let folder = tempfile::tempdir().unwrap();
    for (index, (control, status, words)) in [
        ("0+10", 0, "10 seconds for one move, and so on"),
        ("10s per move", 0, "10 seconds for one move, and so on"),
        ("10 s a move", 0, "10 seconds for one move, and so on"),
        ("0d10", 2, "For 10 seconds a move, write 1/10."),
    ]
    .into_iter()
    .enumerate()
    {
        let journal = folder.path().join(format!("{index}.journal"));
        let order =
            ["play", "--speech", "off", "--journal", journal.to_str().unwrap(), "--time-control", control];
        let (found, printed, errors) = run(&order, "quit\n");
        assert_eq!(found, Some(status), "{control}: {errors}");
        let said = printed + &errors;
        assert!(said.contains(words) && !said.contains("not 10 minutes"), "{control}: {said}");
    }
}
