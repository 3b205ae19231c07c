//! Whole games against the engines of the system: `cargo test -p annabella-home --test home -- --ignored soak`.

use crate::world::{World, installed};
use annabella::chess::{Chess, Move, Position, UciMove, uci};
use annabella::devices::storage::journal;
use annabella::devices::storage::record::{Entry, Header};
use annabella::game::Game;
use serde_json::Value;

/// The number of games against each engine.
const GAMES: usize = 10;

/// A simple sequence of numbers, the same in every run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

/// Returns a move of the person: a capture, if there is one, otherwise any.
fn choice(position: &Chess, dice: &mut Dice) -> Move {
    let moves = position.legal_moves();
    let captures: Vec<Move> = moves.iter().copied().filter(|mv| mv.is_capture()).collect();
    match captures.is_empty() {
        true => moves[dice.throw(moves.len())],
        false => captures[dice.throw(captures.len())],
    }
}

/// Plays a game to its end, and returns its result and its number of plies.
fn game(engine: &str, number: usize) -> (String, usize) {
    let path = installed(engine).unwrap();
    let world = World::new();
    let colour = ["white", "black"][number % 2];
    let mut running = world.start(&format!(
        "play --level beginner --colour {colour} --time-control 60+1 --speech off --json --engine {} \
         --journal DIR/game.journal",
        path.display()
    ));
    running.types("start");
    let (mut position, mut plies) = (Chess::default(), 0);
    let mut dice = Dice(number as u64);
    let mut is_started = false;
    let mut left = (u64::MAX, u64::MAX);
    while let Some(line) = running.next() {
        let Ok(object) = serde_json::from_str::<Value>(&line) else { panic!("{line}") };
        let of = |key: &str| object[key].as_str().unwrap_or_default().to_owned();
        let mut is_due = false;
        match of("event").as_str() {
            "started" => {
                is_started = true;
                is_due = colour == "white";
            }
            "made" => {
                let mv: UciMove = of("uci").parse().unwrap();
                let mv = mv.to_move(&position).unwrap_or_else(|error| panic!("{error}: {line}"));
                position.play_unchecked(mv);
                plies += 1;
            }
            // The person moves once the engine has pressed its clock.
            "completed" => is_due = of("side") != colour,
            "clock" => left = (object["white_ms"].as_u64().unwrap(), object["black_ms"].as_u64().unwrap()),
            "refused" => panic!("{line}"),
            "result" => {
                running.types("quit");
                let (_, lines) = running.ends();
                assert!(
                    !lines.iter().any(|line| line.contains("engine gives") || line.contains("stays off"))
                );
                // The journal gives the same game without the engine.
                let contents = journal::read::<Header, Entry>(&world.path("game.journal")).unwrap();
                let replayed =
                    Game::replay(contents.header.settings.clone(), contents.entries.iter().map(Entry::kept));
                assert_eq!(replayed.unwrap().plies(), plies);
                assert!(left.0 < 600_000 && left.1 < 600_000, "{left:?}");
                return (format!("{} {}", of("result"), of("reason")), plies);
            }
            _ => {}
        }
        if is_due && is_started && !position.is_game_over() {
            let mv = choice(&position, &mut dice);
            running.types(&uci(mv)).types("press");
        }
    }
    panic!("the game has no end: {colour} after {plies} plies");
}

fn games(engine: &str) {
    if installed(engine).is_none() {
        println!("{engine} is not installed");
        return;
    }
    for number in 0..GAMES {
        let (result, plies) = game(engine, number);
        println!("{engine} {number}: {result} after {plies} plies");
    }
}

#[test]
#[ignore = "takes minutes"]
fn whole_games_against_stockfish() {
    games("stockfish");
}

#[test]
#[ignore = "takes minutes"]
fn whole_games_against_gnuchess() {
    games("gnuchess");
}
