//! Assembly faults in the simulated board, as `board check --assembly` describes them in words.

use super::assembly::{Fault, one_of_each, planted};
use crate::whole_machine::firmware::bench::{Bench, Speaks};
use annabella::chess::{Color, Piece, Square};
use annabella::cli::boards::check::{CheckArgs, TestInput, check};
use annabella::devices::voice::Engine;
use annabella::speech::{Language, Message, Value, Words};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

/// A generous time limit that no successful test reaches.
const LIMIT: Duration = Duration::from_secs(60);
/// The silence after which the builder confirms that the peg is in. The board's time runs faster.
const PATIENCE: Duration = Duration::from_millis(700);
/// The speed of the board's time.
const SPEED: &str = "10";

/// The time in which the board reads a piece, in steps of its own time.
const BOARD_STEP: &str = "wait 500";
const BOARD_STEPS: usize = 14;
/// The number of boards at the same time; most of the time they wait.
const BOARDS: usize = 6;
/// The minimum length of a sentence that gives an instruction.
const SENTENCE: usize = 80;

/// The test of a board, and its simulated hands.
struct Builder {
    bench: Bench,
    typed: Sender<TestInput>,
    said: Receiver<Message>,
    thread: Option<JoinHandle<u8>>,
}

impl Builder {
    fn start(planted: &str, from: Square) -> Builder {
        let mut bench = Bench::start(Speaks::Dgt, &["--speed", SPEED]);
        bench.tell(planted);
        let args = CheckArgs {
            port: bench.path().to_owned(),
            turned: false,
            from: Some(from.to_string()),
            assembly: true,
            speech: Engine::Off,
            rate: None,
        };
        let (typed, told) = mpsc::channel();
        let (sender, said) = mpsc::channel();
        let own = typed.clone();
        let thread = std::thread::spawn(move || {
            let say = |messages: &[Message]| {
                for message in messages {
                    // At the end, no one is listening.
                    let _ = sender.send(message.clone());
                }
            };
            check(&args, own, &told, &say).unwrap()
        });
        let mut builder = Builder { bench, typed, said, thread: Some(thread) };
        assert_eq!(builder.next().id, "assembly-begin");
        assert_eq!(builder.next().id, "assembly-empty");
        builder
    }

    fn type_line(&self, line: &str) {
        self.typed.send(TestInput::Line(line.to_owned())).unwrap();
    }

    fn next(&mut self) -> Message {
        self.said.recv_timeout(LIMIT).unwrap()
    }

    /// Returns the next message; if none comes, confirms that the peg is in.
    fn heard(&mut self) -> Message {
        for _ in 0..50 {
            // The board has this time, however slow the machine is.
            for _ in 0..BOARD_STEPS {
                if let Ok(message) = self.said.try_recv() {
                    return message;
                }
                self.bench.tell(BOARD_STEP);
            }
            if let Ok(message) = self.said.recv_timeout(PATIENCE) {
                return message;
            }
            self.type_line("");
        }
        panic!("nothing is said");
    }

    /// Confirms that the board is empty; returns the reported fault, if any.
    fn empty(&mut self) -> Option<Message> {
        self.type_line("");
        let told = self.next();
        if told.id == "assembly-empty-good" {
            assert_eq!(self.next().id, "check-piece");
            return None;
        }
        assert_eq!(told.id, "assembly-faults");
        Some(self.next())
    }

    /// Puts a piece on the requested square and removes it; skips the square if it is faulty.
    /// Returns the fault, and waits for the next prompt.
    fn try_in(&mut self, at: Square, letter: char) -> Option<Message> {
        self.bench.tell(&format!("place {at} {letter}"));
        let told = self.heard();
        self.bench.tell(&format!("lift {at}"));
        if told.id == "check-good" {
            let mut fault = None;
            loop {
                let next = self.next();
                if ["check-piece", "assembly-pieces", "assembly-piece", "check-squares"].contains(&next.id) {
                    return fault;
                }
                // An uncertain fault is now certain.
                fault = Some(next);
            }
        }
        // The prompt is repeated, unless the board saw no change.
        while self.said.recv_timeout(PATIENCE).is_ok() {}
        self.type_line("skip");
        self.next();
        Some(told)
    }

    /// Ends the test and returns its status and report.
    fn end(mut self) -> (u8, Vec<Message>) {
        self.type_line("quit");
        let status = self.thread.take().unwrap().join().unwrap();
        (status, self.said.try_iter().collect())
    }
}

impl Drop for Builder {
    /// The port is closed before the board disappears.
    fn drop(&mut self) {
        let _ = self.typed.send(TestInput::End);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Returns the report of a fault near a square.
///
/// This is the report on the empty board, or the last one while the pawn goes from the previous square to the
/// next.
fn named(planted: &str, here: Square) -> Option<Message> {
    let first = Square::new(u32::from(here).saturating_sub(1));
    let mut builder = Builder::start(planted, first);
    let mut told = builder.empty();
    if told.is_none() {
        for at in u32::from(first)..(u32::from(here) + 2).min(64) {
            told = builder.try_in(Square::new(at), 'P').or(told);
        }
        let (status, account) = builder.end();
        assert_eq!(status, 1);
        let place = |message: &Message| (message.id, message.args.first().cloned());
        assert!(told.iter().all(|fault| account.iter().any(|found| place(found) == place(fault))));
    }
    told
}

/// Returns the message and place that describe this fault; several entries on the left can share one.
fn expected(planted: &str, here: Square) -> (&'static str, Value, Option<f64>) {
    let words: Vec<&str> = planted.split(' ').collect();
    let number = |at: usize| words[at].parse::<f64>().unwrap();
    let rank = Value::Rank(here.rank());
    match words[0] {
        "ground" => ("assembly-grounded", here.into(), None),
        "open" => ("assembly-no-contact", here.into(), None),
        "join" => ("assembly-joined", here.into(), None),
        "leak" => ("assembly-leaks", here.into(), Some(number(2))),
        "dry" if number(2) > 1000.0 => ("assembly-no-contact", here.into(), None),
        "dry" if number(2) < 2.0 => ("assembly-bad-joint", here.into(), Some(number(2))),
        "dry" => ("assembly-bad-joint-taken", here.into(), Some(number(2))),
        "pull-up" if words[2] == "0" => ("assembly-no-pull-up", rank, None),
        "pull-up" => ("assembly-pull-up", rank, Some(number(2))),
        "jumper" if words[2] == "0" => ("assembly-rank-silent", rank, None),
        "jumper" => ("assembly-jumper", rank, None),
        "select" => ("assembly-line-open", rank, None),
        "exchange" => ("assembly-lines-exchanged", rank, None),
        _ => panic!("{planted}"),
    }
}

/// Returns the resistance in a message, in kilohms.
fn kilohms(message: &Message) -> Option<f64> {
    let (_, Value::List(about)) = message.args.iter().find(|(name, _)| *name == "ohms")? else { return None };
    match about[0].args[0] {
        ("ohms", Value::Number(ohms)) => Some(ohms as f64 / 1000.0),
        ("kilohms", Value::Number(kilohms)) => Some(kilohms as f64),
        _ => None,
    }
}

/// Whether a message is an instruction in every language.
fn says_what_to_do(message: &Message) -> bool {
    Language::ALL.iter().all(|language| Words::new(*language).try_say(message).unwrap().len() > SENTENCE)
}

fn are_named(all: &[(String, (usize, usize), Fault)]) {
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let parts = all.chunks(all.len().div_ceil(BOARDS));
        let runs: Vec<_> = parts
            .map(|part| {
                scope.spawn(move || {
                    let mut wrong = Vec::new();
                    for (planted, (file, rank), _) in part {
                        // A pawn that is right in another rank shows the fault of the rank.
                        let file = match planted.starts_with("pull-up") {
                            true if *rank == 0 => 7,
                            true => 0,
                            false => *file,
                        };
                        let here = Square::new((rank * 8 + file) as u32);
                        let told = named(&format!("fault {planted}"), here);
                        let (id, place, value) = expected(planted, here);
                        let right = told.as_ref().is_some_and(|told| {
                            let measured = value.is_none_or(|value| {
                                kilohms(told).is_some_and(|said| (said - value).abs() < 0.15 * value + 0.1)
                            });
                            told.id == id && told.args[0].1 == place && measured && says_what_to_do(told)
                        });
                        if !right {
                            wrong.push(format!("{planted}: {told:?} instead of {id} {place:?} {value:?}"));
                        }
                    }
                    wrong
                })
            })
            .collect();
        runs.into_iter().flat_map(|run| run.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

/// Tries all pieces but the white pawn in h8, with these kilohms, and returns the report on each.
fn tried(solder: impl Fn(usize) -> f64) -> Vec<(char, Option<Message>)> {
    let order = "PRNBQKprnbqk";
    let planted: Vec<String> = order
        .chars()
        .skip(1)
        .enumerate()
        .map(|(at, letter)| format!("solder {letter} {}", solder(at)))
        .collect();
    let mut builder = Builder::start(&planted.join(";"), Square::H8);
    assert_eq!(builder.empty(), None);
    builder.bench.tell("place h8 P");
    assert_eq!(builder.heard().id, "check-good");
    builder.bench.tell("lift h8");
    assert_eq!([builder.next().id, builder.next().id], ["assembly-pieces", "assembly-piece"]);
    let mut told = Vec::new();
    for letter in order.chars() {
        if letter != 'P' {
            told.push((letter, builder.try_in(Square::H8, letter)));
        }
        // The other pieces of its kind, if any.
        if !"QKqk".contains(letter) {
            builder.type_line("rank");
            builder.next();
        }
    }
    told
}

mod whole_machine {
    use super::*;

    #[test]
    fn planted_faults_of_each_kind_are_named_in_words_that_say_what_to_do() {
        are_named(&one_of_each());
    }

    #[test]
    #[ignore = "two minutes of simulation"]
    fn a_hundred_planted_faults_are_each_named_in_words_that_say_what_to_do() {
        let all = planted();
        assert!(all.len() >= 100, "{}", all.len());
        are_named(&all);
    }

    #[test]
    fn a_wrong_resistor_in_a_piece_is_named() {
        let right = [5.6, 9.1, 13.0, 24.0, 18.0, 33.0, 47.0, 68.0, 100.0, 330.0, 160.0];
        let letters: Vec<char> = "RNBQKprnbqk".chars().collect();
        let piece = |letter| Value::Piece(Piece::from_char(letter).unwrap());
        assert!(tried(|at| right[at]).iter().all(|(_, told)| told.is_none()));
        for (letter, told) in tried(|at| right[(at + 1) % 11]) {
            let at = letters.iter().position(|other| *other == letter).unwrap();
            let told = told.unwrap();
            assert_eq!((told.id, &told.args[0].1), ("assembly-piece-has", &piece(letter)));
            assert_eq!(told.args[1].1, piece(letters[(at + 1) % 11]));
            assert!(says_what_to_do(&told));
        }
        // Touching lugs, a value that no piece has, and an open joint.
        for (kilohms, id) in [
            (0.01, "assembly-piece-shorted"),
            (7.6, "assembly-piece-ohms"),
            (20_000.0, "assembly-piece-open"),
        ] {
            for (letter, told) in tried(|_| kilohms) {
                let told = told.unwrap();
                assert_eq!((told.id, &told.args[0].1), (id, &piece(letter)));
            }
        }
        assert_eq!(Color::White.pawn().char(), 'P');
    }
}
