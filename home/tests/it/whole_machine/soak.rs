//! Whole games against the engines of the system: `cargo test -p annabella-home --test home -- --ignored soak`.
//! `ANNABELLA_CAMPAIGNS=whole` plays more of them.
//!
//! The person types random moves, or executes them and the engine's moves on a simulated board.

use super::engines::installed;
use crate::campaigns;
use crate::pegs::Hand;
use crate::world::{Running, World};
use annabella::chess::{Chess, Color, Move, Position, UciMove, uci};
use annabella::devices::storage::journal;
use annabella::devices::storage::journal::{Entry, Header};
use annabella::game::Game;
use annabella::tactile::hands::{Dice, HandStyle};
use serde_json::Value;
use std::time::Instant;

/// The number of typed games against each engine, in a short and in a whole campaign.
const TYPED: (u64, u64) = (1, 5);

/// The number of games on the board against each engine.
const ON_THE_BOARD: (u64, u64) = (1, 2);

/// The number of plies after which the person resigns a game on the board, which takes seconds for each move.
const MOST_PLIES: usize = 60;

/// The time control, and its times in milliseconds; the first increment is in the initial time.
const CONTROL: &str = "30+1";
const INITIAL: i64 = 31_000;
const INCREMENT: i64 = 1_000;

/// Returns a move of the person: a capture, if there is one, otherwise any.
fn choice(position: &Chess, dice: &mut Dice) -> Move {
    let moves = position.legal_moves();
    let captures: Vec<Move> = moves.iter().copied().filter(|mv| mv.is_capture()).collect();
    let from: &[Move] = if captures.is_empty() { &moves } else { &captures };
    from[usize::try_from(dice.below(from.len() as u64)).unwrap()]
}

/// A second account of a game, by which the program's is checked.
struct Account {
    position: Chess,
    plies: usize,
    /// The last move, with the position before it.
    last: Option<(Chess, Move)>,
    left: [i64; 2],
    /// The side whose clock runs, and since when.
    running: Option<(Color, i64)>,
    /// The last completed move: its side and its time.
    completed: Option<(Color, i64)>,
    /// The last reading before the press that it belongs to.
    unchecked: Option<Value>,
    /// Number of readings that were compared.
    readings: usize,
}

impl Account {
    fn new() -> Account {
        Account {
            position: Chess::default(),
            plies: 0,
            last: None,
            left: [INITIAL; 2],
            running: None,
            completed: None,
            unchecked: None,
            readings: 0,
        }
    }

    fn left(&mut self, side: Color) -> &mut i64 {
        &mut self.left[usize::from(side.is_black())]
    }

    /// Notes an event, and compares the clock in it.
    fn note(&mut self, event: &Value) {
        let at = event["at_ms"].as_i64().unwrap();
        match event["event"].as_str().unwrap_or_default() {
            "started" => self.running = Some((Color::White, at)),
            "made" => {
                let mv: UciMove = event["uci"].as_str().unwrap().parse().unwrap();
                let mv = mv.to_move(&self.position).unwrap_or_else(|error| panic!("{error}: {event}"));
                self.last = Some((self.position.clone(), mv));
                self.position.play_unchecked(mv);
                self.plies += 1;
            }
            "completed" => {
                let (side, since) = self.running.unwrap_or_else(|| panic!("no clock runs: {event}"));
                assert_eq!(event["side"], side.to_string(), "{event}");
                *self.left(side) += INCREMENT - (at - since);
                self.running = Some((side.other(), at));
                self.completed = Some((side, at));
                if let Some(reading) = self.unchecked.take() {
                    self.compare(&reading);
                }
            }
            "clock" => {
                let runs = event["running"].as_str();
                let own = self.running.map(|(side, _)| side.to_string());
                // The reading of a press comes before the news of it.
                if runs.is_some() && runs != own.as_deref() {
                    self.unchecked = Some(event.clone());
                } else {
                    // A move that ends the game gains nothing.
                    if let (None, Some((side, _))) = (runs, self.completed.filter(|(_, time)| *time == at)) {
                        *self.left(side) -= INCREMENT;
                    }
                    self.compare(event);
                }
            }
            "refused" | "mismatch" | "incident" => panic!("{event}"),
            _ => {}
        }
    }

    fn compare(&mut self, reading: &Value) {
        let at = reading["at_ms"].as_i64().unwrap();
        for side in Color::ALL {
            let used =
                self.running.filter(|(running, _)| *running == side).map_or(0, |(_, since)| at - since);
            let expected = (*self.left(side) - used).max(0);
            assert_eq!(reading[format!("{side}_ms")], expected, "exact to the millisecond: {reading}");
        }
        self.readings += 1;
    }
}

/// A game in progress.
struct Match {
    world: World,
    running: Running,
    account: Account,
    colour: Color,
    dice: Dice,
}

impl Match {
    fn start(engine: &str, number: u64, options: &str) -> Match {
        let path = installed(engine);
        let world = World::new();
        let colour = if number.is_multiple_of(2) { Color::White } else { Color::Black };
        let running = world.start(&format!(
            "play --level beginner --colour {colour} --time-control {CONTROL} --speech off --json --engine {} \
             --journal DIR/game.journal {options}",
            path.display()
        ));
        Match { world, running, account: Account::new(), colour, dice: Dice::new(number) }
    }

    fn next(&mut self) -> Value {
        let line = self.running.next().unwrap_or_else(|| {
            panic!("the game has no end: {} after {} plies", self.colour, self.account.plies)
        });
        let event: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
        self.account.note(&event);
        event
    }

    /// Whether the person has to move after this event: the engine has pressed its clock, or the game starts.
    fn is_due(&self, event: &Value) -> bool {
        match event["event"].as_str() {
            Some("started") => self.colour == Color::White,
            Some("completed") => {
                event["side"] != self.colour.to_string() && !self.account.position.is_game_over()
            }
            _ => false,
        }
    }

    /// Plays to the end, which the clocks set, and returns a line about it. `acts` makes the person's next move.
    fn play(mut self, most: usize, mut acts: impl FnMut(&mut Match)) -> String {
        let began = Instant::now();
        loop {
            let event = self.next();
            if event["event"] == "result" {
                return self.close(&event, began);
            }
            if self.is_due(&event) {
                if self.account.plies >= most {
                    self.running.types("resign!");
                } else {
                    acts(&mut self);
                }
            }
        }
    }

    fn close(mut self, result: &Value, began: Instant) -> String {
        self.running.types("quit");
        let Match { running, account, world, .. } = self;
        let (_, lines) = running.ends();
        let is_fault = |line: &String| line.contains("engine gives") || line.contains("stays off");
        assert!(!lines.iter().any(is_fault), "{lines:?}");
        // The journal gives the same game without the engine.
        let contents = journal::read::<Header, Entry>(&world.path("game.journal")).unwrap();
        let events = contents.entries.iter().map(Entry::kept);
        let replayed = Game::replay(contents.header.settings.clone(), events).unwrap();
        assert_eq!(replayed.plies(), account.plies);
        assert_eq!(replayed.line().position(), &account.position);
        let (result, reason) = (result["result"].as_str().unwrap(), result["reason"].as_str().unwrap());
        let (plies, readings, seconds) = (account.plies, account.readings, began.elapsed().as_secs());
        format!("{result} {reason}, {plies} plies, {readings} clock readings, {seconds} s")
    }
}

/// Types a move and presses the clock.
fn types(game: &mut Match) {
    let mv = choice(&game.account.position, &mut game.dice);
    game.running.types(&uci(mv)).types("press");
}

/// Executes the engine's move and a move of the person on the pegs, and presses when it is made.
fn executes(hand: &Hand, game: &mut Match) {
    if let Some((before, mv)) = &game.account.last {
        hand.executes(before, *mv, HandStyle::Plain, 0);
    }
    let position = game.account.position.clone();
    assert_eq!(hand.board(), *position.board(), "the pegs show the position");
    let mv = choice(&position, &mut game.dice);
    hand.executes(&position, mv, HandStyle::Lively, game.dice.roll());
    let plies = game.account.plies;
    while game.account.plies == plies {
        game.next();
    }
    assert_eq!(game.account.last, Some((position, mv)), "the executed move was made");
    game.running.types("press");
}

/// Plays the short or the whole number of games.
fn games(engine: &str, (short, whole): (u64, u64), play: impl Fn(u64) -> String) {
    let is_whole = campaigns::length(false, true);
    for number in 0..if is_whole { whole } else { short } {
        println!("{engine} {number}: {}", play(number));
    }
}

fn typed(engine: &str) {
    games(engine, TYPED, |number| {
        let mut game = Match::start(engine, number, "");
        game.running.types("start");
        game.play(usize::MAX, types)
    });
}

fn on_the_board(engine: &str) {
    games(engine, ON_THE_BOARD, |number| {
        let hand = Hand::new(Chess::default().board().clone());
        let mut game = Match::start(engine, number, &format!("--board {}", hand.port()));
        while !game.next()["words"].as_str().is_some_and(|words| words.contains("board is connected")) {}
        game.running.types("start");
        game.play(MOST_PLIES, |game| executes(&hand, game))
    });
}

#[test]
#[ignore = "needs stockfish, takes minutes"]
fn typed_games_against_stockfish() {
    typed("stockfish");
}

#[test]
#[ignore = "needs gnuchess, takes minutes"]
fn typed_games_against_gnuchess() {
    typed("gnuchess");
}

#[test]
#[ignore = "needs stockfish, takes minutes"]
fn games_on_the_board_against_stockfish() {
    on_the_board("stockfish");
}

#[test]
#[ignore = "needs gnuchess, takes minutes"]
fn games_on_the_board_against_gnuchess() {
    on_the_board("gnuchess");
}
