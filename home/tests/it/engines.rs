//! Engines that fail in every way: the program says so, and the game continues.

use crate::world::{Running, World, following};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// The game that every engine gets: the person is White and types the first move.
const GAME: &str = "play --engine DIR/engine --colour white --speech off --journal DIR/game.journal";

#[track_caller]
fn fails(go: &str, fault: &str) -> Running {
    let world = World::new();
    world.engine(go);
    let mut game = world.start(GAME);
    game.types("e4").hears(fault);
    game.hears("It stays off");
    // The game goes on: the person can play both sides, and leave.
    game.types("black: e5").hears("pawn Eva seven Eva five");
    game.types("time");
    game
}

#[test]
fn an_engine_that_crashes_is_started_again_once() {
    let world = World::new();
    world.engine("if [ $started = 1 ]; then exit 1; fi; echo bestmove e7e5");
    let mut game = world.start(GAME);
    game.types("e4").hears("The engine has stopped unexpectedly.");
    game.hears("It was started again.");
    game.hears("pawn Eva seven Eva five");
    let (status, lines) = game.ends();
    assert_eq!(status, Some(0), "{lines:?}");
}

#[test]
fn an_engine_that_always_crashes_stays_off() {
    fails("exit 1", "The engine has stopped unexpectedly.");
}

#[test]
fn an_engine_that_lies_stays_off() {
    fails("echo bestmove e7e4", "illegal move");
    fails("echo bestmove d2d4", "illegal move");
    fails("echo bestmove '(none)'", "without a move");
}

#[test]
fn an_engine_that_floods_stays_off() {
    fails("yes info string nothing | head -n 100000", "The engine sends too much.");
    fails("head -c 1000000000 /dev/zero | tr '\\0' x", "The engine sends an endless line.");
}

#[test]
fn an_engine_that_hangs_stays_off_and_the_clock_runs() {
    let world = World::new();
    world.engine("sleep 30");
    // Half a second for the move.
    let mut game = world.start(&format!("{GAME} --time-control 15"));
    game.types("start").hears("White's clock is running");
    game.types("e4").types("press");
    game.hears("The engine gives no answer.");
    game.hears("It was started again.");
    // The game answers while the engine hangs.
    game.types("whose").hears("Black");
    game.hears("It stays off. Type halt to stop the clocks.");
    let (_, lines) = game.ends();
    assert!(!lines.iter().any(|line| line.contains("illegal")), "{lines:?}");
}

#[test]
fn the_flag_of_an_engine_that_hangs_falls() {
    let world = World::new();
    world.engine("sleep 30");
    let mut game = world.start(&format!("{GAME} --time-control 3 --json"));
    game.types("start").hears("\"event\":\"started\"");
    game.types("e4").types("press").hears("\"event\":\"completed\"");
    let wait = game.hears("\"event\":\"result\"");
    let (_, lines) = game.ends();
    let result = lines.iter().find(|line| line.contains("\"event\":\"result\"")).unwrap();
    assert!(result.contains("1-0"), "{result}");
    let clock = lines.iter().rfind(|line| line.contains("\"event\":\"clock\"")).unwrap();
    assert!(clock.contains("\"black_ms\":0"), "exact to the millisecond, after {wait:?}: {clock}");
}

#[test]
fn an_engine_leaves_no_process_behind() {
    let world = World::new();
    let pid = world.path("pid");
    world.engine(&format!("sleep 300 & echo $! > '{}'; wait", pid.display()));
    let mut game = world.start(GAME);
    game.types("e4").hears("Eva four");
    let number = number_in(&pid);
    game.ends();
    is_gone(&number);
}

/// Waits until an engine has written the number of its process, and returns it.
#[track_caller]
fn number_in(file: &Path) -> String {
    let began = Instant::now();
    loop {
        match fs::read_to_string(file) {
            Ok(text) if text.ends_with('\n') => return text.trim().to_owned(),
            _ => std::thread::sleep(Duration::from_millis(10)),
        }
        assert!(began.elapsed() < Duration::from_secs(30), "the engine was asked for no move");
    }
}

/// Waits until a process has ended.
#[track_caller]
fn is_gone(number: &str) {
    let (began, process) = (Instant::now(), Path::new("/proc").join(number));
    let is_alive = || {
        let state = fs::read_to_string(process.join("stat")).unwrap_or_default();
        !state.is_empty() && !state.contains(") Z ")
    };
    while is_alive() {
        std::thread::sleep(Duration::from_millis(10));
        assert!(began.elapsed() < Duration::from_secs(30), "process {number} is left");
    }
}

#[test]
fn an_engine_ends_with_a_program_that_is_killed() {
    let world = World::new();
    let pid = world.path("pid");
    // Like gnuchess, it does not notice that its input has ended.
    world.engine(&format!("echo $$ > '{}'; while :; do sleep 0.1; done", pid.display()));
    let mut game = world.start(GAME);
    game.types("e4").hears("Eva four");
    let number = number_in(&pid);
    // Kills it.
    drop(game);
    is_gone(&number);
}

#[test]
fn programs_that_are_no_engines_are_refused_in_one_sentence() {
    let world = World::new();
    world.file("text", "no program");
    world.program("silent", "#!/bin/sh\nexit 0\n");
    for (engine, words) in [
        ("DIR", "a folder, not a program"),
        ("DIR/text", "not executable"),
        ("DIR/missing", "no such program"),
        ("DIR/silent", "not a usable UCI engine. The engine has stopped unexpectedly."),
    ] {
        let (status, text) = world.run(&format!("play --speech off --engine {engine}"));
        assert!(matches!(status, Some(2 | 3)), "{text}");
        assert!(text.contains(words), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
    assert!(!world.path("annabella").exists(), "no journal is left");
}

#[test]
fn without_an_engine_one_sentence_tells_how_to_install_one() {
    let world = World::new();
    let (status, text) = world.run("play --speech off");
    assert_eq!((status, text.contains("sudo apt install stockfish")), (Some(2), true), "{text}");
}

#[test]
fn an_engine_of_the_search_path_is_used_only_where_none_is_named() {
    let world = World::new();
    // Installed by chance, and it lies.
    let script = fs::read_to_string(world.engine("echo bestmove e2e4")).unwrap();
    let lying = script.replace("Fake 1", "Lying 1");
    fs::rename(world.program("lying", &lying), world.commands().join("stockfish")).unwrap();
    world.engine(&following(""));
    let mut game = world.start(GAME);
    game.hears("against Fake 1");
    game.types("e4").hears("pawn Eva seven Eva five");
    game.ends();
    let mut game = world.start("play --colour white --speech off");
    game.hears("against Lying 1");
    game.types("e4").hears("illegal move");
    game.ends();
}
