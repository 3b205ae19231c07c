//! Tests of the live PGN and its files.

use super::*;
use annabella_scoresheet::pgn;
use std::fs;

fn round() -> LiveRound {
    let (tournament, _) = Tournament::read(include_bytes!("../../../tests/open.trf")).unwrap();
    LiveRound::new(&tournament, 3)
}

fn game(round: &LiveRound, board: usize) -> String {
    round.games().nth(board - 1).unwrap().1.to_owned()
}

#[test]
fn a_board_without_a_game_has_its_players() {
    let round = round();
    let expected = "\
[Event \"Offene Meisterschaft der Blinden und Sehenden\"]
[Site \"Nürnberg GER\"]
[Date \"2026.11.26\"]
[Round \"3.1\"]
[White \"Rößler, Jürgen\"]
[Black \"Öztürk, Deniz\"]
[Result \"*\"]
[WhiteTitle \"CM\"]
[WhiteElo \"1931\"]
[WhiteFideId \"94600096\"]
[BlackTitle \"GM\"]
[BlackElo \"2512\"]
[BlackFideId \"94600011\"]
[Board \"1\"]
[Generator \"annabella-hall\"]

*
";
    assert_eq!(game(&round, 1), expected);
    let games = pgn::read(round.text().as_bytes()).unwrap();
    assert_eq!(games.len(), 5);
    assert_eq!(games[4].tags.get("Round"), Some("3.5"));
}

#[test]
fn tags_of_the_board_win_and_its_moves_stay_as_they_are() {
    let mut round = round();
    let published = "[Event \"?\"]\n[Round \"3\"]\n[White \"Käthe\"]\n[Annotator \"A \\\"B\\\"\"]\n\n\
        1. e4   {(=) [%clk 1:29:58]} e5\n2. Nf3 {[%clk 1:29:01]}\n*\n";
    assert_eq!(round.published().count(), 0);
    assert_eq!(round.set(2, published), Ok(true));
    assert_eq!(round.published().collect::<Vec<_>>(), [(2, game(&round, 2).as_str())]);
    assert_eq!(round.set(2, published), Ok(false));
    let text = game(&round, 2);
    let (tags, moves) = text.split_once("\n\n").unwrap();
    assert_eq!(moves, "1. e4   {(=) [%clk 1:29:58]} e5\n2. Nf3 {[%clk 1:29:01]}\n*\n");
    for tag in [
        "[Event \"Offene Meisterschaft der Blinden und Sehenden\"]",
        "[Round \"3.2\"]",
        "[White \"Käthe\"]",
        "[Black \"Ñandú, José María\"]",
        "[Annotator \"A \\\"B\\\"\"]",
        "[WhiteFideId \"94600029\"]",
    ] {
        assert!(tags.lines().any(|line| line == tag), "{tag} is missing in {tags}");
    }
    let read = pgn::read_one(text.as_bytes()).unwrap();
    assert_eq!(read.line.len(), 3);
    assert_eq!(read.remarks[0].to_string(), "(=) [%clk 1:29:58]");
}

#[test]
fn a_text_that_is_no_game_leaves_the_one_before() {
    let mut round = round();
    round.set(1, "1. e4 e5 1/2-1/2").unwrap();
    let before = game(&round, 1);
    assert!(before.contains("[Result \"1/2-1/2\"]"));
    for bad in ["1. e4 e9 *", "", "1. e4 *\n\n[Event \"x\"]\n\n1. d4 *"] {
        assert!(matches!(round.set(1, bad), Err(LiveFault::Unreadable { board: 1, .. })), "{bad:?}");
        assert_eq!(game(&round, 1), before);
    }
    assert_eq!(round.set(0, "*"), Err(LiveFault::NoBoard { board: 0 }));
    assert_eq!(round.set(6, "*"), Err(LiveFault::NoBoard { board: 6 }));
}

#[test]
fn files_are_written_whole_and_only_if_they_changed() {
    let dir = tempfile::tempdir().unwrap();
    let mut folder = LiveFolder::new(dir.path(), Overwrite::Own);
    let mut round = round();
    assert_eq!(folder.write(&round.files()), []);
    let names = || {
        let mut names: Vec<String> = fs::read_dir(dir.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    let boards = (1..=5).map(|board| format!("round-3-board-{board:02}.pgn"));
    assert_eq!(names(), boards.chain(["round-3-games.pgn".to_owned()]).collect::<Vec<_>>());
    let first = dir.path().join("round-3-board-01.pgn");
    let second = dir.path().join("round-3-board-02.pgn");
    // Whoever deletes a file sees it again only when its game changes: nothing else is written.
    fs::remove_file(&first).unwrap();
    round.set(2, "1. d4 *").unwrap();
    assert_eq!(folder.write(&round.files()), []);
    assert!(!first.exists());
    assert!(fs::read_to_string(&second).unwrap().ends_with("1. d4 *\n"));
    assert_eq!(fs::read_to_string(dir.path().join("round-3-games.pgn")).unwrap(), round.text());
    // Another run of the program knows its files.
    let mut again = LiveFolder::new(dir.path(), Overwrite::Own);
    round.set(2, "1. d4 d5 *").unwrap();
    assert_eq!(again.write(&round.files()), []);
    assert!(fs::read_to_string(&second).unwrap().ends_with("1. d4 d5 *\n"));
}

#[test]
fn files_of_others_are_not_overwritten_without_force() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("round-3-board-02.pgn");
    let theirs = "[Event \"Club\"]\n\n1. e4 {[Generator \"annabella-hall\"]} *\n";
    fs::write(&file, theirs).unwrap();
    fs::create_dir(dir.path().join("round-3-board-03.pgn")).unwrap();
    let mut folder = LiveFolder::new(dir.path(), Overwrite::Own);
    let faults = folder.write(&round().files());
    assert_eq!(faults.len(), 2);
    assert_eq!(faults[0], LiveFault::Foreign { file: file.clone() });
    assert_eq!(folder.write(&round().files()), [], "reported once");
    assert!(folder.is_behind());
    assert_eq!(fs::read_to_string(&file).unwrap(), theirs);
    fs::remove_dir(dir.path().join("round-3-board-03.pgn")).unwrap();
    let mut forced = LiveFolder::new(dir.path(), Overwrite::Any);
    assert_eq!(forced.write(&round().files()), []);
    assert!(!forced.is_behind());
    assert_ne!(fs::read_to_string(&file).unwrap(), theirs);
}

#[test]
fn a_failed_write_is_reported_once_and_tried_again() {
    let dir = tempfile::tempdir().unwrap();
    let lost = dir.path().join("lost");
    let mut folder = LiveFolder::new(&lost, Overwrite::Own);
    let files = round().files();
    assert_eq!(folder.write(&files).len(), files.len());
    assert_eq!(folder.write(&files), []);
    fs::create_dir(&lost).unwrap();
    assert_eq!(folder.write(&files), []);
    assert!(!folder.is_behind());
    assert_eq!(fs::read_dir(&lost).unwrap().count(), files.len(), "no part of a file is left");
}
