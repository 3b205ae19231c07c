//! Boards whose port has another name, is missing, or is given twice.

use crate::faults::scripted::Scripted;
use crate::hall::{Ended, Running};
use std::path::Path;
use tempfile::TempDir;

/// A board that identifies pieces, in the initial position.
fn board() -> Scripted {
    Scripted::start(None, |board, bytes| board.receive(bytes))
}

/// Starts a game with these boards and further options.
fn play(folder: &TempDir, boards: &[(&str, &Path)], more: &[&str]) -> Running {
    let journal = folder.path().join("game.journal");
    let game = "--json --locale en play --speech off --time-control 900 --white-impaired --journal";
    let mut arguments: Vec<&str> = game.split(' ').chain([journal.to_str().unwrap()]).collect();
    for (option, path) in boards {
        arguments.extend([option, path.to_str().unwrap()]);
    }
    arguments.extend(more);
    Running::start(&arguments)
}

fn is_device(state: &str) -> impl Fn(&str) -> bool {
    move |line| line.contains(r#""event":"device""#) && line.contains(&format!(r#""state":"{state}""#))
}

#[test]
fn a_board_under_another_port_is_used_again_while_the_game_runs() {
    for (more, speaker) in [(&["--arbiter"][..], "arbiter: "), (&[][..], "white: ")] {
        let folder = TempDir::new().unwrap();
        let (first, second) = (board(), board());
        let mut program = play(&folder, &[("--white-board", &first.path)], more);
        program.wait_for(is_device("ready"));
        program.type_line(&format!("{speaker}start"));
        program.wait_for(|line| line.contains(r#""event":"started""#));
        drop(first);
        program.wait_for(is_device("lost"));
        program
            .wait_for(|line| line.contains("If its port has changed, type board, white and the new port."));
        // A wrong port says why, and changes nothing.
        program.type_line(&format!("{speaker}board white /dev/none"));
        program.wait_for(|line| line.contains("/dev/none: no such port."));
        let from = program.printed().len();
        program.type_line(&format!("{speaker}board white {}", second.path.display()));
        program.wait_for_next(from, is_device("ready"));
        assert_eq!(program.finish().code, Some(0));
    }
}

/// A port that appears while a board is missing is offered once, with the command that opens it.
#[test]
fn a_port_that_appears_while_a_board_is_missing_is_offered() {
    let folder = TempDir::new().unwrap();
    let link = |name: &str| folder.path().join(name);
    let named = |name: &str| {
        let scripted = Scripted::start(link(name), |board, bytes| board.receive(bytes));
        (scripted, link(name).display().to_string())
    };
    let ((white, _), (black, _)) = (named("board0"), named("board1"));
    let both = [("--white-board", link("board0")), ("--black-board", link("board1"))];
    let both = both.each_ref().map(|(option, path)| (*option, path.as_path()));
    let mut program = play(&folder, &both, &["--arbiter"]);
    for device in ["white-board", "black-board"] {
        program.wait_for(|line| line.contains(&format!(r#""device":"{device}","state":"ready""#)));
    }
    // The system can give the number of a dropped port to the next one.
    let unplug = |board: Scripted, name: &str| {
        std::fs::remove_file(link(name)).unwrap();
        drop(board);
    };
    unplug(black, "board1");
    program.wait_for(is_device("lost"));
    let (third, path) = named("board3");
    program.wait_for(|line| {
        line.contains(&format!("New port: {path}. For Black's board, type board black {path}."))
    });
    unplug(white, "board0");
    program.wait_for(|line| line.contains(r#""device":"white-board","state":"lost""#));
    let (fourth, path) = named("board4");
    program.wait_for(|line| {
        line.contains(&format!("New port: {path}. For a board, type board, white or black, and {path}."))
    });
    let from = program.printed().len();
    program.type_line(&format!("arbiter: board white {path}"));
    program.wait_for_next(from, is_device("ready"));
    let printed = program.printed().clone();
    let offers = printed.iter().filter(|line| line.contains("New port: ")).count();
    assert_eq!(program.finish().code, Some(0));
    assert_eq!(offers, 2, "{printed:#?}");
    drop((third, fourth));
}

#[test]
fn a_board_can_be_moved_from_a_port_that_still_answers() {
    let folder = TempDir::new().unwrap();
    let (first, second) = (board(), board());
    let mut program = play(&folder, &[("--white-board", &first.path)], &[]);
    program.wait_for(is_device("ready"));
    program.type_line(&format!("white: board {}", second.path.display()));
    program.wait_for(|line| line.contains("White's board: opening"));
    // The second board is asked for its pieces.
    super::until_asked(&second);
    assert_eq!(program.finish().code, Some(0));
}

/// Returns the end of a game that does not start with these boards.
fn refused(boards: &[(&str, &Path)]) -> Ended {
    play(&TempDir::new().unwrap(), boards, &[]).finish()
}

#[test]
fn one_port_for_both_players_is_refused_with_the_reason() {
    let folder = TempDir::new().unwrap();
    let link = folder.path().join("board");
    let board = Scripted::start(link.clone(), |board, bytes| board.receive(bytes));
    for (white, black) in [(&board.path, &board.path), (&board.path, &link), (&link, &board.path)] {
        let ended = refused(&[("--white-board", white), ("--black-board", black)]);
        assert_eq!(ended.code, Some(2), "{}", ended.errors);
        assert!(
            ended.errors.contains("given for both players. Give each player another port"),
            "{}",
            ended.errors
        );
    }
}

#[test]
fn a_missing_board_is_named_with_its_player() {
    let (board, none) = (board(), Path::new("/dev/ttyUSB97"));
    for (options, player) in
        [(["--white-board", "--black-board"], "White's"), (["--black-board", "--white-board"], "Black's")]
    {
        let ended = refused(&[(options[0], none), (options[1], &board.path)]);
        let words = format!("{player} board, /dev/ttyUSB97: not connected.");
        assert!(ended.errors.contains(&words), "{}", ended.errors);
    }
}
