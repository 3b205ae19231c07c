//! Figures of a game at the board: start of `play`, memory, and replay of a long journal.
//! It prints one line per figure.
//!
//! `cargo bench --bench figures`. Needs pulseaudio.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../tests/it/pulse.rs"]
#[allow(dead_code)]
mod pulse;

use annabella::chess::notation::Letters;
use annabella::chess::{Color, Position, placement};
use annabella::clock::{Span, Stamp};
use annabella::devices::storage::journal::{Entry, Header, entry_now, header_now};
use annabella::devices::storage::journal::{Journal, read};
use annabella::game::{Event, Game, Input, ReadAs, Settings};
use annabella::scoresheet::pgn;
use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_annabella");
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games.pgn");

/// The number of measured starts.
const STARTS: usize = 21;

/// The number of events of the replayed journal.
const EVENTS: usize = 100_000;

fn main() -> Result<(), Box<dyn Error>> {
    let dir = tempfile::tempdir()?;
    // A private sound server, so that the voice has a device to hold open.
    let sound = pulse::Pulse::start(&["hall"]);
    for speech in ["off", "espeak"] {
        let mut runs: Vec<Run> = (0..STARTS)
            .map(|n| run(speech, &sound, &dir.path().join(format!("{speech}-{n}"))))
            .collect::<Result<_, _>>()?;
        runs.sort_by_key(|run| run.first);
        let (middle, last) = (&runs[STARTS / 2], &runs[STARTS - 1]);
        println!(
            "speech {speech}, start to first line: median {:.1} ms, longest {:.1} ms",
            ms(middle.first),
            ms(last.first)
        );
        let most = |field: fn(&Run) -> u64| runs.iter().map(field).max().unwrap_or_default();
        println!(
            "speech {speech}, resident after two moves: at most {} KiB, peak {} KiB",
            most(|run| run.rss),
            most(|run| run.peak)
        );
    }
    replay(dir.path())
}

fn ms(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

/// The figures of one run of `play`.
struct Run {
    first: Duration,
    rss: u64,
    peak: u64,
}

fn run(speech: &str, sound: &pulse::Pulse, journal: &Path) -> Result<Run, Box<dyn Error>> {
    let began = Instant::now();
    let mut child = Command::new(PROGRAM)
        .args(["--locale", "de", "play", "--speech", speech, "--journal"])
        .arg(journal)
        .envs(sound.env())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().ok_or("no output")?).lines();
    lines.next().ok_or("nothing was printed")??;
    let first = began.elapsed();
    let mut input = child.stdin.take().ok_or("no input")?;
    input.write_all("e4\ne5\n".as_bytes())?;
    lines
        .by_ref()
        .find(|line| line.as_ref().is_ok_and(|line| line.contains("Eva fünf")))
        .ok_or("no move")??;
    // Speech uses its memory a moment later.
    std::thread::sleep(Duration::from_millis(400));
    let status = fs::read_to_string(format!("/proc/{}/status", child.id()))?;
    let field = |name: &str| -> Option<u64> {
        status.lines().find(|line| line.starts_with(name))?.split_whitespace().nth(1)?.parse().ok()
    };
    let run =
        Run { first, rss: field("VmRSS:").ok_or("no VmRSS")?, peak: field("VmHWM:").ok_or("no VmHWM")? };
    input.write_all(b"stop\n")?;
    drop(input);
    for line in lines {
        line?;
    }
    child.wait()?;
    Ok(run)
}

/// Returns the events of a long game at a board: each ply with ticks, questions and pegs.
fn events() -> Result<Vec<Event>, Box<dyn Error>> {
    let record = pgn::read(&fs::read(GAMES)?)?.swap_remove(1);
    let mut events = Vec::with_capacity(EVENTS);
    let mut at = Stamp::default();
    let mut put = |input| {
        at = at + Span(500);
        events.push(Event { at, input });
    };
    let line = |text: &str| Input::Line { text: text.to_owned() };
    let board = Color::White;
    put(Input::Dump { board, placement: placement(record.line.start().board()) });
    put(line("start"));
    let plies = record.line.len();
    let each = (EVENTS - 2) / plies;
    for (index, ply) in record.line.plies().iter().enumerate() {
        let after = placement(record.line.position_after(index + 1).board());
        let last = [
            line(&format!("{}: {}", ply.by, ply.san)),
            Input::Dump { board, placement: after },
            line(&format!("{}: press", ply.by)),
            line(&format!("{}: repeat {}", ply.by.other(), ply.san)),
        ];
        let more = if index + 1 == plies { (EVENTS - 2) % plies } else { 0 };
        // A player may touch the piece that moves; another one would have to move (2023 4.3).
        let square = ply.mv.from().ok_or("a move from a square")?;
        let piece = ply.before.board().piece_at(square).ok_or("a move of a piece")?;
        for n in 0..each + more - last.len() {
            put(match n % 8 {
                1 => Input::Peg { board, square, piece: None },
                2 => Input::Peg { board, square, piece: Some(piece) },
                5 => line("white: time"),
                _ => Input::Tick,
            });
        }
        last.into_iter().for_each(&mut put);
    }
    Ok(events)
}

fn replay(dir: &Path) -> Result<(), Box<dyn Error>> {
    let mut settings = Settings { control: Some("90000+30".parse()?), ..Settings::default() };
    settings.white.impaired = true;
    settings.white.board = Some("/dev/ttyUSB0".to_owned());
    settings.repetition = true;
    settings.notation = vec![Letters::En];
    let events = events()?;
    let plies = pgn::read(&fs::read(GAMES)?)?.swap_remove(1).line.len();

    let began = Instant::now();
    let game = Game::replay(settings.clone(), events.iter().map(|event| (event, &ReadAs::Now)))?;
    let replayed = began.elapsed();
    assert_eq!((events.len(), game.line().len()), (EVENTS, plies), "the game did not go as meant");

    let path = dir.join("long.journal");
    let began = Instant::now();
    let mut journal = Journal::create(&path, &header_now(settings))?;
    for event in events {
        journal.append(&entry_now(event, ReadAs::Now))?;
    }
    println!(
        "{EVENTS} events journaled, each synced: {:.3} ms an event",
        ms(began.elapsed()) / EVENTS as f64
    );
    println!("{EVENTS} events replayed: {:.0} ms", ms(replayed));
    let began = Instant::now();
    let contents = read::<Header, Entry>(&path)?;
    let game = Game::replay(contents.header.settings, contents.entries.iter().map(Entry::kept))?;
    assert_eq!((contents.entries.len(), game.line().len()), (EVENTS, plies));
    println!("{EVENTS} events read from disk, checked and replayed: {:.0} ms", ms(began.elapsed()));
    Ok(())
}
