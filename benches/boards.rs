//! Latency of the board: from an action on the pegs to the line printed by `play`.
//!
//! The first part, to the last bit of the board's message, is in the board's time; the rest is in real time.
//!
//! Simulated hands play recorded games on the firmware of the reference board, run by simavr in real time,
//! through its pseudo-terminal into the program, with its journal on disk.
//!
//! `cargo bench --bench boards`, or `-- --moves 20`. Needs the same packages as the tests of the firmware.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../tests/it/whole_machine/firmware/bench.rs"]
#[allow(dead_code)]
mod bench;

use annabella::chess::{Chess, Color, Move, Position, Square, placement};
use annabella::scoresheet::pgn;
use annabella::tactile::hands::{Dice, HandStyle, execute};
use annabella::tactile::{HandAction, Timing};
use bench::{Bench, MILLISECOND, Speaks};
use shakmaty::CastlingMode;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The number of the player's moves to time.
const MOVES: usize = 100;
/// The first byte and the length of the board's message for a change, which arrives in one piece.
const CHANGE: (u8, usize) = (0x8E, 5);
/// The first byte and the length of its message for a button.
const BUTTON: (u8, usize) = (0x8D, 10);
/// A generous time limit.
const LIMIT: Duration = Duration::from_secs(60);

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let named = arguments.iter().position(|argument| argument == "--moves");
    let wanted = named.and_then(|at| arguments.get(at + 1)?.parse().ok()).unwrap_or(MOVES);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games.pgn");
    let mut times = Times::default();
    for (seed, record) in (0..).zip(pgn::read(&std::fs::read(file).unwrap()).unwrap()) {
        if times.moves() >= wanted {
            break;
        }
        Table::lay(seed, record.line.start()).play(&record.line, wanted, &mut times);
    }
    let debounce = Duration::from_millis(Timing::default().debounce.0);
    println!("{} moves; the debounce of {} ms is not in our time", times.moves(), debounce.as_millis());
    let undebounced = |time: &(Duration, Duration)| (time.0, time.1.saturating_sub(debounce));
    report("lifted to touched", times.lifted.iter().map(undebounced));
    report("just put in and captured, lifted to touched", times.recaptured.iter().map(undebounced));
    report("placed to made", times.placed.into_iter());
    report("say pressed to made", times.said.into_iter());
}

/// The measured times: the board's and the program's.
#[derive(Default)]
struct Times {
    lifted: Vec<(Duration, Duration)>,
    /// Times for a peg placed for the opponent's move less than two seconds before.
    /// The program then waits, because the peg may only be adjusted.
    recaptured: Vec<(Duration, Duration)>,
    placed: Vec<(Duration, Duration)>,
    said: Vec<(Duration, Duration)>,
}

impl Times {
    fn moves(&self) -> usize {
        self.lifted.len() + self.recaptured.len()
    }
}

fn report(name: &str, times: impl Iterator<Item = (Duration, Duration)>) {
    let (mut board, mut ours): (Vec<Duration>, Vec<Duration>) = times.unzip();
    let told = |times: &mut Vec<Duration>| {
        times.sort();
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        format!("median {:.1} ms, worst {:.1} ms", ms(times[times.len() / 2]), ms(times[times.len() - 1]))
    };
    if board.is_empty() {
        return;
    }
    println!("{name}, {} times: board {}; ours {}", board.len(), told(&mut board), told(&mut ours));
}

/// A board, and a program that reads it.
struct Table {
    board: Bench,
    program: Child,
    typing: ChildStdin,
    lines: Receiver<(Instant, String)>,
    dice: Dice,
    /// The square of the opponent's last peg.
    put_in: Option<Square>,
    _dir: tempfile::TempDir,
}

impl Table {
    fn lay(seed: u64, start: &Chess) -> Table {
        let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut board = Bench::start(Speaks::Dgt, &["--trace", "--seed", &seed.to_string()]);
        board.tell(&format!("setup {}; wait 100", placement(start.board())));
        let mut program = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["--json", "--locale", "en", "play", "--speech", "off", "--white-impaired"])
            .args(["--repetition", "off", "--white-board"])
            .arg(board.path())
            .arg("--journal")
            .arg(dir.path().join("journal"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(program.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send((Instant::now(), line)).is_err() {
                    return;
                }
            }
        });
        let typing = program.stdin.take().unwrap();
        let mut table =
            Table { board, program, typing, lines, dice: Dice::new(seed), put_in: None, _dir: dir };
        table.until("\"state\":\"ready\"");
        table.type_line("start");
        table
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.typing, "{line}").unwrap();
    }

    /// Waits for the next line that contains `what`, and returns the time of its arrival.
    fn until(&self, what: &str) -> Instant {
        loop {
            let (at, line) = self.lines.recv_timeout(LIMIT).unwrap_or_else(|error| panic!("{what}: {error}"));
            if line.contains(what) {
                return at;
            }
        }
    }

    fn play(mut self, line: &annabella::chess::Line, wanted: usize, times: &mut Times) {
        for ply in line.plies() {
            if ply.by == Color::White {
                if times.moves() == wanted {
                    return;
                }
                self.own(&ply.before, ply.mv, times);
            } else {
                self.others(&ply.before, ply.mv);
            }
            let mut after = ply.before.clone();
            after.play_unchecked(ply.mv);
            if after.is_game_over() {
                return;
            }
        }
    }

    /// Makes a move.
    /// Every other one is announced beforehand and made by the last peg, the rest by the button.
    fn own(&mut self, position: &Chess, mv: Move, times: &mut Times) {
        let beforehand = times.moves().is_multiple_of(2);
        if beforehand {
            self.type_line(&format!("white: {}", mv.to_uci(CastlingMode::Standard)));
        }
        let hands = execute(position, mv, HandStyle::Plain, 0);
        let last = hands.len() - 1;
        for (index, (_, hand)) in hands.into_iter().enumerate() {
            // A random phase of the board's scan.
            let wait = 250 + self.dice.below(50);
            self.board.tell(&format!("wait {wait}"));
            let timed = self.deed(&line(hand), CHANGE);
            if index == 0 {
                let touched = self.answered(timed, "\"event\":\"touched\"");
                let again = self.put_in == Some(hand.square());
                if again { &mut times.recaptured } else { &mut times.lifted }.push(touched);
            } else if index == last && beforehand {
                times.placed.push(self.answered(timed, "\"event\":\"made\""));
            }
        }
        if !beforehand {
            self.board.tell("wait 300");
            let timed = self.deed("press say", BUTTON);
            times.said.push(self.answered(timed, "\"event\":\"made\""));
        }
    }

    fn others(&mut self, position: &Chess, mv: Move) {
        self.type_line(&format!("black: {}", mv.to_uci(CastlingMode::Standard)));
        self.until("\"event\":\"made\"");
        for (_, hand) in execute(position, mv, HandStyle::Plain, 0) {
            self.board.tell(&format!("wait 200; {}", line(hand)));
            self.put_in = Some(hand.square());
        }
        self.until("\"event\":\"repeated\"");
        self.board.tell("wait 300");
    }

    /// Performs an action.
    /// Returns the board's time until its message was complete, and this machine's time of that moment.
    fn deed(&mut self, deed: &str, (id, length): (u8, usize)) -> (Duration, Instant) {
        self.board.take_sent();
        let done = self.board.tell(deed);
        // Answers to requests can come before and after it.
        let whole = |board: &Bench| {
            let first = board.sent.iter().position(|(_, byte)| *byte == id)?;
            Some(first + length - 1).filter(|last| *last < board.sent.len())
        };
        let last = (0..20).find_map(|_| {
            self.board.tell("wait 25");
            whole(&self.board)
        });
        let last = last.expect("the board says what was done");
        let said = self.board.sent[last].0;
        (Duration::from_nanos((said - done) * 1_000_000 / MILLISECOND), self.board.sent_at[last])
    }

    fn answered(&mut self, (board, said): (Duration, Instant), what: &str) -> (Duration, Duration) {
        (board, self.until(what).saturating_duration_since(said))
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn line(hand: HandAction) -> String {
    match hand {
        HandAction::Lift { square, .. } => format!("lift {square}"),
        HandAction::Place { square, piece } => format!("place {square} {}", piece.char()),
    }
}
