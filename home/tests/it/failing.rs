//! Engines that fail in each way at each position of a game: the longest time until the program answers.
//!
//! `ANNABELLA_CAMPAIGNS=whole` tries every way at every position; otherwise each way is tried at one of them.

use crate::campaigns;
use crate::world::{GAME, Pretence, Running, World, following};
use annabella::chess::{Chess, EnPassantMode, Fen, Line, UciMove};
use annabella::clock::Span;
use annabella_home::engine::{Engine, EngineFault, Level, Limit, Report, Search, Strength, find};
use annabella_home::review::analysis::Analyst;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// The longest time until the program answers, beyond the thinking time that was ordered.
const LIMIT: Duration = Duration::from_secs(5);

/// The thinking time of an engine with a setting for its strength, as in a game without a clock, and of a hint.
const THINKING: Duration = Duration::from_secs(1);

/// The number of programs that run at the same time, in a short and in a whole campaign; most of them wait.
const TOGETHER: (usize, usize) = (6, 16);

/// The ways to fail instead of an answer: what the engine does, and what the person hears about it.
const WAYS: [(&str, &str); 15] = [
    ("exit 1", "has stopped unexpectedly"),
    ("kill -9 $$", "has stopped unexpectedly"),
    // Its output remains open, in another process.
    ("sleep 100 & exit 1", "gives no answer"),
    ("sleep 100", "gives no answer"),
    // It reads on, and says nothing.
    ("continue", "gives no answer"),
    ("echo bestmove a1a8; continue", "illegal move"),
    ("echo bestmove h7h8q; continue", "illegal move"),
    ("echo 'bestmove (none)'; continue", "without a move"),
    ("echo bestmove; continue", "without a move"),
    ("yes info string nothing", "sends too much"),
    ("tr '\\0' x < /dev/zero", "sends an endless line"),
    ("while :; do echo info depth 1; sleep 0.05; done", "gives no answer"),
    // It closes its output, and lives.
    ("exec >&-; sleep 100", "has stopped unexpectedly"),
    // It closes its input, and lives.
    ("exec <&-; sleep 100", "gives no answer"),
    ("head -c 5000 /dev/urandom; sleep 100", "gives no answer"),
];

/// The ways to fail before the engine is ready.
const HANDSHAKES: [(&str, &str); 6] = [
    ("exit 1", "has stopped unexpectedly"),
    ("exec >&-; sleep 100", "has stopped unexpectedly"),
    ("sleep 100", "gives no answer"),
    ("echo uciok; sleep 100", "gives no answer"),
    ("yes id name x", "sends too much"),
    ("tr '\\0' x < /dev/zero", "sends an endless line"),
];

/// The options with which the program limits an engine's thinking time; the quotation marks are the script's.
const OPTIONS: &str = "option name UCI_LimitStrength type check default false'\n\
                       echo 'option name UCI_Elo type spin default 1500 min 1000 max 2000";

/// A command at which an engine fails.
#[derive(Clone, Copy, Debug)]
enum Command {
    Review,
    Positions,
    Play,
    Hint,
}

/// One trial: the engine fails at the position after this number of moves.
#[derive(Clone, Copy, Debug)]
struct Trial {
    command: Command,
    way: (&'static str, &'static str),
    made: usize,
}

/// Returns the text that stands for every position of the game with this number of moves.
fn position(made: usize) -> String {
    let mut line = Line::new(Chess::default());
    for text in &GAME[..made] {
        let mv = text.parse::<UciMove>().unwrap().to_move(line.position()).unwrap();
        line.push(mv);
    }
    Fen::from_position(line.position(), EnPassantMode::Legal).to_string()
}

/// Waits for a line with these words, and returns the time until then.
#[track_caller]
fn time_to(running: &mut Running, words: &str) -> Duration {
    running.hears(words)
}

impl Trial {
    /// Runs the program, and returns the longest time until it answered, less the ordered thinking time.
    fn run(self) -> Duration {
        let world = World::new();
        let (way, words) = self.way;
        let go = match self.command {
            // The engine sees each position alone.
            Command::Positions => way.to_owned(),
            _ => following(&format!("if [ $made = {} ]; then {way}; fi", self.made)),
        };
        world.engine_with(OPTIONS, &go);
        match self.command {
            Command::Review => review(&world, words),
            Command::Positions => positions(&world, self.made, words),
            Command::Play => play(&world, self.made, words),
            Command::Hint => hint(&world, self.made, words),
        }
    }
}

/// Reviews the game: the failure is said, and the review continues.
fn review(world: &World, words: &str) -> Duration {
    world.file("game.pgn", &format!("[White \"A\"]\n[Black \"B\"]\n\n{} *\n", GAME.join(" ")));
    let mut review = world.start("review DIR/game.pgn --engine DIR/engine --speech off");
    review.hears("The engine looks at");
    // It is on standard error, which has no common order with standard output.
    let is_heard = review.has_heard(words);
    let time = if is_heard { Duration::ZERO } else { time_to(&mut review, words) };
    if !review.has_heard("of 21 positions.") {
        review.hears("of 21 positions.");
    }
    review.types("1").hears("Eva");
    time.max(leave(review))
}

/// Solves positions, in which the engine judges the moves: each move is answered.
fn positions(world: &World, made: usize, words: &str) -> Duration {
    world.file("positions.epd", &format!("{0}\n{0}\n", position(made)));
    let line = "positions DIR/positions.epd --engine DIR/engine --speech off --results DIR/results.txt";
    let mut training = world.start(line);
    training.hears("Position 1 of 2.");
    let mv = GAME.get(made).copied().unwrap_or("d2d4");
    let time = time_to(training.types(mv), words);
    training.hears("Position 2 of 2.");
    let again = time_to(training.types(mv), "your move is not judged");
    assert!(again < Duration::from_secs(1), "an engine that is off judges no more: {again:?}");
    training.ends();
    time
}

/// Plays until the engine's move after `made` moves; the person continues without the engine.
fn play(world: &World, made: usize, words: &str) -> Duration {
    let is_white = !made.is_multiple_of(2);
    let mut game = begun(world, is_white, made.saturating_sub(1));
    if let Some(last) = made.checked_sub(1) {
        game.types(GAME[last]);
    }
    // For the move, and after the restart.
    let first = time_to(&mut game, words);
    let second = time_to(&mut game, "It stays off");
    let next = GAME.get(made).copied().unwrap_or("d2d4");
    let side = if is_white { "black" } else { "white" };
    let time = time_to(game.types(&format!("{side}: {next}")).types("whose"), "move");
    first.max(second).saturating_sub(THINKING).max(time).max(leave(game))
}

/// Asks for a hint after `made` moves: the failure is said instead of it.
fn hint(world: &World, made: usize, words: &str) -> Duration {
    let mut game = begun(world, made.is_multiple_of(2), made);
    let first = time_to(game.types("hint"), words);
    let second = time_to(game.types("hint"), "It stays off");
    let third = time_to(game.types("hint"), "No hint: the engine is off.");
    first.max(second).saturating_sub(THINKING).max(third).max(leave(game))
}

/// Starts a game in which this number of moves was made.
fn begun(world: &World, is_white: bool, made: usize) -> Running {
    let colour = if is_white { "white" } else { "black" };
    let opening = if made == 0 { String::new() } else { format!("--opening {}", GAME[..made].join(",")) };
    let mut game = world.start(&format!("play --engine DIR/engine --colour {colour} --speech off {opening}"));
    game.hears(if made == 0 { "Type hint" } else { "Opening:" });
    game
}

/// Leaves the program, and returns the time until its end.
fn leave(mut running: Running) -> Duration {
    let began = Instant::now();
    running.types("quit\nyes");
    running.ends();
    began.elapsed()
}

/// Runs trials, some at the same time, and returns the longest time until an answer.
fn longest(trials: Vec<Trial>, together: usize) -> (Duration, Trial) {
    let queue = Mutex::new(trials.into_iter());
    let work = || {
        let mut longest = Vec::new();
        loop {
            // The lock is released before the trial.
            let next = queue.lock().unwrap().next();
            let Some(trial) = next else { return longest };
            longest.push((trial.run(), trial));
        }
    };
    let times = thread::scope(|scope| {
        let threads: Vec<_> = (0..together).map(|_| scope.spawn(work)).collect();
        // Each trial has its own limits.
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    times.into_iter().max_by_key(|(time, _)| *time).unwrap()
}

#[test]
fn the_program_answers_whatever_its_engine_does_and_wherever() {
    let commands = [Command::Review, Command::Positions, Command::Play, Command::Hint];
    let is_whole = campaigns::length(false, true);
    let mut trials = Vec::new();
    for (number, way) in WAYS.into_iter().enumerate() {
        for (other, command) in commands.into_iter().enumerate() {
            // Each way with each command in turn, at another position.
            let chosen = (number * 7 + other * 3) % (GAME.len() + 1);
            let is_chosen = |made: &usize| is_whole || *made == chosen && number % commands.len() == other;
            let places = (0..=GAME.len()).filter(is_chosen);
            trials.extend(places.map(|made| Trial { command, way, made }));
        }
    }
    let count = trials.len();
    let (time, trial) = longest(trials, if is_whole { TOGETHER.1 } else { TOGETHER.0 });
    println!("longest time until an answer in {count} trials: {time:?}, {trial:?}");
    assert!(time < LIMIT, "{time:?}: {trial:?}");
}

/// Tries each way to fail before an engine is ready, all at the same time.
///
/// The short form tries one of those for which the program waits ten seconds.
fn each_handshake(tries: impl Fn(&str, &str) + Sync) {
    thread::scope(|scope| {
        let is_quick = |start: &str, words: &str| !words.contains("no answer") || start == "sleep 100";
        let is_tried = |start, words| campaigns::length(is_quick(start, words), true);
        for (start, words) in HANDSHAKES.into_iter().filter(|(start, words)| is_tried(start, words)) {
            let tries = &tries;
            // Its thread has the limits of the program that it runs.
            scope.spawn(move || tries(start, words));
        }
    });
}

#[test]
fn an_engine_that_is_never_ready_is_refused_and_its_slow_start_is_reported() {
    each_handshake(|start, words| {
        let world = World::new();
        world.pretend(&Pretence { start, ..Pretence::default() });
        let mut game = world.start("play --engine DIR/engine --speech off");
        if words.contains("no answer") {
            let time = game.hears("The engine is still starting.");
            assert!(time < LIMIT, "{start}: {time:?}");
        }
        game.hears(words);
        assert_eq!(game.ends().0, Some(3), "{start}");
    });
}

#[test]
fn an_engine_that_is_not_ready_again_stays_off() {
    each_handshake(|start, words| {
        let world = World::new();
        let start = format!("if [ $started = 2 ]; then {start}; fi");
        world.pretend(&Pretence { start: &start, option: OPTIONS, go: "exit 1" });
        let mut game = world.start("play --engine DIR/engine --colour white --speech off");
        game.types("e4").hears("It was started again.");
        if words.contains("no answer") {
            let time = game.hears("The engine is still starting.");
            assert!(time < LIMIT, "{start}: {time:?}");
        }
        game.hears(words);
        game.hears("It stays off");
        leave(game);
    });
}

/// Starts an engine without the program around it.
fn engine(world: &World, script: &str) -> Engine {
    let program = find(Some(&world.program("engine", script))).unwrap();
    Engine::start(&program, Strength::Level(Level::Full), || ()).unwrap()
}

/// A line of moves of knights, whose text is longer than a pipe.
fn long_line() -> Line {
    let mut line = Line::new(Chess::default());
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(20_000) {
        let mv = text.parse::<UciMove>().unwrap().to_move(line.position()).unwrap();
        line.push(mv);
    }
    line
}

#[test]
fn an_engine_that_reads_nothing_blocks_nobody() {
    let line = long_line();
    let tries = |rest: &str| {
        let world = World::new();
        let engine = engine(&world, &format!("#!/bin/sh\necho uciok; echo readyok\n{rest}\n"));
        let mut analyst = Analyst::new(engine);
        let began = Instant::now();
        assert_eq!(analyst.thought(&line), None, "{rest}");
        assert_eq!(analyst.thought(&line), None, "{rest}");
        drop(analyst);
        assert!(began.elapsed() < LIMIT, "{rest}: {:?}", began.elapsed());
    };
    let ways = ["sleep 100", "exec <&-; sleep 100", "while :; do echo info depth 1; sleep 0.05; done"];
    thread::scope(|scope| {
        for rest in ways {
            let tries = &tries;
            scope.spawn(move || tries(rest));
        }
    });
}

#[test]
fn each_search_of_an_engine_that_has_ended_is_refused_at_once() {
    let world = World::new();
    let engine = engine(&world, "#!/bin/sh\necho uciok; echo readyok\n");
    assert_eq!(engine.wait(LIMIT), Some(Report::Fault(EngineFault::Exited)));
    for id in 1..4 {
        let limit = Limit::time(Span::seconds(60));
        engine.search(Search { id, line: Line::new(Chess::default()), limit, full_strength: true });
        assert_eq!(engine.wait(LIMIT), Some(Report::Refused { id, fault: EngineFault::Exited }));
    }
    assert_eq!(engine.wait(Duration::from_millis(1)), None);
}

#[test]
fn an_engine_that_fails_once_judges_the_whole_game() {
    let world = World::new();
    world.engine(&following("if [ $started = 1 ] && [ $made = 3 ]; then exit 1; fi"));
    world.file("game.pgn", &format!("[White \"A\"]\n[Black \"B\"]\n\n{} *\n", GAME.join(" ")));
    let mut review = world.start("review DIR/game.pgn --engine DIR/engine --speech off");
    review.hears("No turning points.");
    review.types("quit");
    let (status, lines) = review.ends();
    assert_eq!(status, Some(0));
    assert!(!lines.iter().any(|line| line.contains("stays off")), "{lines:?}");
}
