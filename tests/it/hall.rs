//! Plays recorded games with the real programs.
//! Simulated people decide from the journal what to do next.

use annabella::chess::{Color, PlayedMove};
use annabella::devices::storage::journal;
use annabella::game::{Game, Settings};
use annabella::scoresheet::pgn::{self, KnownOutcome, Outcome, Record};
use annabella::speech::{Announcement, Language, Style, Words};
use annabella::tactile::hands::Dice;
use serde_json::Value;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;

pub use crate::program::PROGRAM;

/// The path of the recorded games.
pub const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games.pgn");

/// The time without progress after which a game fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// The time without effect after which an action counts as lost, like a line sent to a killed program.
const AGAIN: Duration = Duration::from_secs(3);

/// The time before which an action that can still be under way is not repeated.
const GRACE: Duration = Duration::from_millis(700);

/// The interval between readings of the journal.
const LOOK: Duration = Duration::from_millis(4);

/// Returns the recorded games.
pub fn recorded() -> Vec<Record> {
    pgn::read(&fs::read(GAMES).unwrap()).unwrap()
}

/// A running program whose output is read line by line; it is killed when dropped.
pub struct Running {
    child: Child,
    input: Option<ChildStdin>,
    printed: Arc<Mutex<Vec<String>>>,
    /// The number of lines after which it is killed.
    last_line: Arc<AtomicUsize>,
    reader: Option<JoinHandle<()>>,
}

/// The result of a program that has ended.
pub struct Ended {
    /// Its exit status, unless it was killed.
    pub code: Option<i32>,
    /// Whether it was killed.
    pub killed: bool,
    /// The complete lines that it printed.
    pub printed: Vec<String>,
    /// Its text on standard error.
    pub errors: String,
}

impl Running {
    /// Starts `annabella` with these arguments.
    pub fn start<S: AsRef<str>>(arguments: &[S]) -> Running {
        Running::start_in(&[], arguments)
    }

    /// Starts `annabella` with these arguments and environment variables.
    pub fn start_in<S: AsRef<str>>(more: &[(&str, OsString)], arguments: &[S]) -> Running {
        let mut child = Command::new(PROGRAM)
            .args(arguments.iter().map(AsRef::as_ref))
            .env("LC_ALL", "C.UTF-8")
            .envs(more.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let printed = Arc::new(Mutex::new(Vec::new()));
        let last_line = Arc::new(AtomicUsize::new(usize::MAX));
        let (theirs, last) = (Arc::clone(&printed), Arc::clone(&last_line));
        let process = rustix::process::Pid::from_child(&child);
        let mut output = BufReader::new(child.stdout.take().unwrap());
        // The child is not waited for before this thread ends, so that its process id stays valid.
        let reader = std::thread::spawn(move || {
            let mut line = String::new();
            while output.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
                if line.ends_with('\n') {
                    let mut printed = theirs.lock().unwrap();
                    printed.push(line.trim_end_matches('\n').to_owned());
                    if printed.len() >= last.load(Ordering::SeqCst) {
                        let _ = rustix::process::kill_process(process, rustix::process::Signal::KILL);
                    }
                }
                line.clear();
            }
        });
        let input = child.stdin.take();
        Running { child, input, printed, last_line, reader: Some(reader) }
    }

    /// Returns the process number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it after this many more lines.
    pub fn kill_after(&self, lines: usize) {
        let printed = self.printed().len();
        self.last_line.store(printed + lines.max(1), Ordering::SeqCst);
    }

    /// Kills it now.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
    }

    /// Types a line; it is lost if the program has ended.
    pub fn type_line(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(format!("{line}\n").as_bytes());
        }
    }

    /// Returns the lines printed so far.
    pub fn printed(&self) -> MutexGuard<'_, Vec<String>> {
        self.printed.lock().unwrap()
    }

    /// Waits for a line that fulfils the condition, and returns it.
    pub fn wait_for(&self, meant: impl Fn(&str) -> bool) -> String {
        let at = self.wait_for_next(0, meant);
        self.printed()[at].clone()
    }

    /// Waits for a line that fulfils the condition, after the first `from` lines, and returns its number.
    pub fn wait_for_next(&self, from: usize, meant: impl Fn(&str) -> bool) -> usize {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            if let Some(at) = self.printed().iter().skip(from).position(|line| meant(line)) {
                return from + at;
            }
            std::thread::sleep(LOOK);
        }
        panic!("it was never printed after line {from}: {:#?}", self.printed());
    }

    /// Whether its output has ended.
    pub fn is_gone(&self) -> bool {
        self.reader.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Ends its input and waits for its end.
    pub fn finish(mut self) -> Ended {
        self.input = None;
        self.reader.take().map(JoinHandle::join);
        let status = self.child.wait().unwrap();
        let mut errors = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        let printed = std::mem::take(&mut *self.printed());
        Ended { code: status.code(), killed: status.signal() == Some(9), printed, errors }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A simulated board on a pseudo-terminal that can play a recorded game.
pub struct Pegs {
    simulator: Running,
    /// The path of its port.
    pub port: String,
    asked: usize,
    plies: usize,
}

impl Pegs {
    /// Starts a board with these arguments of `board simulate`.
    pub fn plugged(arguments: &[&str]) -> Pegs {
        let simulator = Running::start(&[&["board", "simulate", "--locale", "en"], arguments].concat());
        let port = simulator.wait_for(|_| true);
        Pegs { simulator, port, asked: 0, plies: 0 }
    }

    /// Sends it a line.
    pub fn act(&mut self, line: &str) {
        assert!(!self.simulator.is_gone(), "the simulated board is gone");
        self.asked += 1;
        self.plies += usize::from(line == "next");
        self.simulator.type_line(line);
    }

    /// Whether all lines are done.
    pub fn is_idle(&self) -> bool {
        self.simulator.printed().len() > self.asked
    }

    /// Sends it a line and waits until it is done.
    pub fn done(&mut self, line: &str) {
        self.act(line);
        let answers = self.asked;
        let until = Instant::now() + PATIENCE;
        while !self.is_idle() {
            assert!(Instant::now() < until, "{line} was never answered");
            std::thread::sleep(LOOK);
        }
        let answer = self.simulator.printed()[answers].clone();
        assert!(answer.starts_with("done"), "{line}: {answer}");
    }
}

/// Follows a journal as it grows.
pub struct Watch {
    path: PathBuf,
    read: u64,
    game: Option<Game>,
}

impl Watch {
    /// Starts to follow a journal, which may not exist yet.
    pub fn new(path: &Path) -> Watch {
        Watch { path: path.into(), read: 0, game: None }
    }

    /// Returns the game according to the complete lines of the journal.
    pub fn game(&mut self) -> Option<&Game> {
        let mut new = Vec::new();
        if let Ok(mut file) = File::open(&self.path) {
            file.seek(SeekFrom::Start(self.read)).unwrap();
            file.read_to_end(&mut new).unwrap();
        }
        for line in new.split_inclusive(|&byte| byte == b'\n') {
            if !line.ends_with(b"\n") {
                break;
            }
            self.read += line.len() as u64;
            // The checksums are tested elsewhere.
            let json = &line[line.iter().position(|&byte| byte == b' ').unwrap() + 1..];
            match &mut self.game {
                None => {
                    let header: journal::Header = serde_json::from_slice(json).unwrap();
                    let mut game = Game::new(header.settings).unwrap();
                    game.greeting();
                    self.game = Some(game);
                }
                Some(game) => {
                    let entry: journal::Entry = serde_json::from_slice(json).unwrap();
                    game.handle_as(&entry.event, &entry.act);
                }
            }
        }
        self.game.as_ref()
    }

    /// Waits until the game fulfils the condition.
    pub fn wait_for(&mut self, far: impl Fn(&Game) -> bool) {
        let until = Instant::now() + PATIENCE;
        while !self.game().is_some_and(&far) {
            assert!(Instant::now() < until, "the game never got there");
            std::thread::sleep(LOOK);
        }
    }
}

/// Reads a complete journal.
pub fn read_back(path: &Path) -> (Settings, Vec<journal::Entry>) {
    let contents = journal::read::<journal::Header, journal::Entry>(path).unwrap();
    assert!(contents.fault.is_none() && contents.torn.is_none(), "{contents:?}");
    (contents.header.settings, contents.entries)
}

/// A spoken utterance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    pub words: String,
    /// Its words as spelt for the voice.
    pub voiced: String,
    pub language: String,
    pub priority: String,
    pub audience: String,
}

/// Returns the spoken utterances, in order, from the JSON lines of a game.
pub fn heard(printed: &[String]) -> Vec<Heard> {
    let field = |object: &Value, name: &str| object[name].as_str().unwrap().to_owned();
    let spoken = |line: &String| {
        let object: Value = serde_json::from_str(line).unwrap();
        let said = object["event"] == "said" && object["voiced"].is_string();
        said.then(|| Heard {
            words: field(&object, "words"),
            voiced: field(&object, "voiced"),
            language: field(&object, "language"),
            priority: field(&object, "priority"),
            audience: field(&object, "audience"),
        })
    };
    printed.iter().filter_map(spoken).collect()
}

/// The settings for playing a recorded game.
pub struct Manner<'a> {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The side that is visually impaired and has the board.
    pub side: Color,
    /// The speed of the hands compared with people.
    pub speed: &'a str,
    /// The options of `play` for speech.
    pub speech: &'a [&'a str],
    /// The environment for speech, which names the sound server.
    pub environment: &'a [(&'a str, OsString)],
    /// The number of times that the program is killed.
    pub kills: usize,
    /// The seed of all random choices.
    pub seed: u64,
}

/// A game played to its end.
pub struct Played {
    /// Its journal; the directory is deleted when this is dropped.
    pub journal: PathBuf,
    /// The output of each run of the program; the last one was not killed.
    pub printed: Vec<Vec<String>>,
    _dir: TempDir,
}

/// The next action.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Action {
    /// Type a line.
    Type(String),
    /// Act on the board.
    Act(&'static str),
    /// Act on the board, although the same action can already be under way.
    ActLate(&'static str),
    /// Wait for an action under way.
    Wait,
    /// The game is over.
    Over,
}

/// The events after the last ply.
#[derive(Clone, Copy)]
struct Ending {
    press_first: bool,
    by_button: bool,
    by_pegs: bool,
}

struct Hall<'a> {
    manner: &'a Manner<'a>,
    record: Record,
    announcements: Vec<String>,
    endings: Vec<Ending>,
    pegs: Pegs,
    watch: Watch,
}

/// Plays a recorded game to its end with the real programs.
pub fn play(manner: &Manner<'_>) -> Played {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("game.journal");
    let mut dice = Dice::new(manner.seed);
    let record = recorded().swap_remove(manner.number - 1);
    let mut coin = || dice.below(2) == 0;
    let ending = |_| Ending { press_first: coin(), by_button: coin(), by_pegs: coin() };
    let endings = (0..record.line.len()).map(ending).collect();
    let (number, side) = (manner.number.to_string(), manner.side.to_string());
    let pegs = Pegs::plugged(&[
        "--pgn",
        GAMES,
        "--game",
        &number,
        "--side",
        &side,
        "--speed",
        manner.speed,
        "--seed",
        &number,
    ]);
    let watch = Watch::new(&path);
    let announcements = announcements(&record);
    let mut hall = Hall { manner, record, announcements, endings, pegs, watch };

    let fixed = ["--json", "--locale", "de", "play"];
    let file = path.to_str().unwrap().to_owned();
    let (impaired, board) = (format!("--{side}-impaired"), format!("--{side}-board"));
    let port = hall.pegs.port.clone();
    let new = ["--time-control", "5400+30", &impaired, &board, &port, "--journal", &file];
    let on = ["--resume", &file];
    let mut program = Running::start_in(manner.environment, &[&fixed[..], &new, manner.speech].concat());
    let (mut printed, mut kept) = (Vec::new(), Vec::new());
    while !hall.play_on(&mut program, printed.len(), &mut dice) {
        let ended = program.finish();
        assert!(ended.killed, "it ended by itself: {}", ended.errors);
        let now = fs::read(&path).unwrap();
        assert!(now.starts_with(&kept), "what the journal held is gone");
        kept = now[..=now.iter().rposition(|&byte| byte == b'\n').unwrap()].to_vec();
        printed.push(ended.printed);
        program = Running::start_in(manner.environment, &[&fixed[..], &on, manner.speech].concat());
    }
    let ended = program.finish();
    assert_eq!((ended.code, ended.errors.as_str()), (Some(0), ""));
    assert!(fs::read(&path).unwrap().starts_with(&kept), "what the journal held is gone");
    printed.push(ended.printed);
    Played { journal: path, printed, _dir: dir }
}

impl Hall<'_> {
    /// Plays until the game is over (true) or the program has been killed (false).
    fn play_on(&mut self, program: &mut Running, killed: usize, dice: &mut Dice) -> bool {
        let mut armed = killed == self.manner.kills;
        let mut progress = Instant::now();
        let (mut last, mut hands) = (Action::Wait, self.pegs.plies);
        // The time of the last action, if any.
        let mut taken: Option<Instant> = None;
        while !program.is_gone() {
            let plies = self.watch.game().map_or(0, |game| game.line().len());
            let due = self.record.line.len() * killed / self.manner.kills.max(1);
            if !armed && plies >= due * 9 / 10 {
                program.kill_after(1 + dice.below(9) as usize);
                armed = true;
            }
            let action = self.next_action();
            // If the hands have played a ply, the same action is a new one: `next` after `next`.
            if action != last || self.pegs.plies != hands {
                (last, hands, taken, progress) = (action, self.pegs.plies, None, Instant::now());
            }
            // Without kills, no action is lost, and none may be repeated.
            let lossy = self.manner.kills > 0;
            let late = lossy && taken.is_some_and(|taken| taken.elapsed() > AGAIN);
            match &last {
                Action::Over => return true,
                Action::Wait => {}
                Action::ActLate(_) if !lossy || progress.elapsed() < GRACE => {}
                Action::Type(line) if taken.is_none() || late => {
                    program.type_line(line);
                    taken = Some(Instant::now());
                }
                Action::Act(what) | Action::ActLate(what)
                    if (taken.is_none() || late) && self.pegs.is_idle() =>
                {
                    self.pegs.act(what);
                    taken = Some(Instant::now());
                }
                _ => {}
            }
            assert!(
                progress.elapsed() < PATIENCE,
                "game {} stands at {last:?} after {plies} plies: {:#?}",
                self.manner.number,
                program.printed()
            );
            std::thread::sleep(LOOK);
        }
        false
    }

    /// Returns the next action, according to the journal.
    fn next_action(&mut self) -> Action {
        let Some(game) = self.watch.game() else { return Action::Wait };
        if game.outcome().is_some() {
            return Action::Over;
        }
        let standing = game.standing();
        let done = game.line().len();
        let own = self.manner.side;
        let board = standing.boards.get(own).expect("the board's player has a board");
        if !board.connected {
            return Action::Wait;
        }
        if !standing.started {
            return Action::Type("start".to_owned());
        }
        if let Some(awaits) = standing.halted {
            let side = if awaits.white { Color::White } else { Color::Black };
            return Action::Type(format!("{side}: continue"));
        }
        let by = game.line().plies().last().map(|ply| ply.by);
        let offer = standing.offer;
        if let Some(by) = by {
            let ending = self.endings[done - 1];
            let last = done == self.record.line.len();
            let draw = self.record.result == Outcome::Known(KnownOutcome::Draw);
            // 2023 9.1.2.1: the offer is made after the move and before pressing the clock.
            if last && draw && offer.is_none() {
                return Action::Type(format!("{by}: offer"));
            }
            let press = *standing.uncompleted.get(by);
            let repeat = !standing.repeated;
            if press && (ending.press_first || !repeat) {
                return if by == own && ending.by_button {
                    Action::Act("press")
                } else {
                    Action::Type(format!("{by}: press"))
                };
            }
            let pegs_owed = by != own && !board.synced;
            if repeat && !(pegs_owed && ending.by_pegs) {
                return Action::Type(format!("{}: repeat {}", by.other(), self.announcements[done - 1]));
            }
            if pegs_owed {
                return if self.pegs.plies < done { Action::Act("next") } else { Action::Wait };
            }
            if last {
                return self.end(by);
            }
        }
        let side = self.record.line.plies()[done].by;
        match (side == own, self.pegs.plies > done) {
            (false, _) => Action::Type(format!("{side}: {}", self.announcements[done])),
            (true, false) => Action::Act("next"),
            // The button may have been pressed while the program was not running.
            (true, true) if board.whole.is_some() && self.pegs.is_idle() => Action::ActLate("say"),
            (true, true) => Action::Wait,
        }
    }

    fn end(&self, by: Color) -> Action {
        Action::Type(match self.record.result {
            Outcome::Known(KnownOutcome::Decisive { winner }) => format!("{}: resign!", winner.other()),
            _ => format!("{}: accept!", by.other()),
        })
    }
}

/// Returns the German announcements of a game's plies.
pub fn announcements(record: &Record) -> Vec<String> {
    let words = Words::new(Language::De);
    let announced = |ply: &PlayedMove| words.worded(&Announcement::of(&ply.before, ply.mv, Style::Full));
    record.line.plies().iter().map(announced).collect()
}
