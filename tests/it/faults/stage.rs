//! A scripted game with everything around it that can fail.

use super::disk::Disk;
use super::run::Run;
use super::scripted::Scripted;
use crate::dispatcher::{self, Dispatcher};
use crate::pulse::Pulse;
use annabella::chess::{Board, Square};
use annabella::tactile::Simulated;
use serde_json::Value;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The maximum time to wait for anything.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The parts that a kind of fault needs besides the program and its disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Around {
    /// No others.
    Nothing,
    /// White's tactile board.
    Board,
    /// The arbiter's terminal, with tournament play.
    Desk,
    /// The board and the arbiter's terminal: a long game.
    Everything,
    /// The system's voice, in a process of its own.
    Voice,
    /// The voice built into the program, and a sound server.
    Sound,
}

/// A step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A typed line, and the event that answers it.
    Type(&'static str, &'static str),
    /// Hands do a move on the board.
    Pegs(&'static str, &'static str),
}

use Step::{Pegs, Type};

/// The steps of the game. Without a board, the steps on it are left out.
pub const STEPS: [Step; 27] = [
    Type("start", "started"),
    Type("e4", "announced"),
    Pegs("e2", "e4"),
    Type("press", "completed"),
    Type("e5", "made"),
    Type("press", "completed"),
    Pegs("e7", "e5"),
    Type("Nf3", "announced"),
    Pegs("g1", "f3"),
    Type("press", "completed"),
    Type("white: time", "said"),
    Type("Nc6", "made"),
    Type("press", "completed"),
    Pegs("b8", "c6"),
    Type("white: last", "said"),
    Type("Bb5", "announced"),
    Pegs("f1", "b5"),
    Type("press", "completed"),
    Type("black: offer", "offered"),
    Type("a6", "made"),
    Type("press", "completed"),
    Pegs("a7", "a6"),
    Type("Ba4", "announced"),
    Pegs("b5", "a4"),
    Type("press", "completed"),
    Type("white: clock", "said"),
    Type("black: resign!", "result"),
];

/// Bytes and actions waiting at a simulated board.
#[derive(Default)]
struct Waiting {
    squares: VecDeque<Square>,
    noise: VecDeque<u8>,
}

/// White's board, on a pseudo-terminal while it is plugged in.
struct BoardOfWhite {
    device: Option<Scripted>,
    board: Arc<Mutex<Simulated>>,
    waiting: Arc<Mutex<Waiting>>,
}

/// A game under way.
pub struct Stage {
    folder: PathBuf,
    /// The journal of the game.
    pub journal: PathBuf,
    /// The disk of the game.
    pub disk: Disk,
    /// The program at the players' terminal.
    pub run: Run,
    /// The arbiter's terminal.
    pub desk: Option<Run>,
    /// The sound server.
    pub sound: Option<Pulse>,
    _dispatcher: Option<Dispatcher>,
    board: Option<BoardOfWhite>,
    /// The number of lines printed before the present step.
    mark: usize,
    /// The milliseconds by which the clock of games and the system's clock are put forward.
    /// Then the speed of the clock of games.
    clocks: (u64, i64, u64),
}

impl Stage {
    /// Starts a game with its files in a new `folder`.
    pub fn start(around: Around, folder: &Path, disk: &Disk) -> Stage {
        Stage::fast(around, 1, folder, disk)
    }

    /// Starts a game whose clock runs faster than real time.
    pub fn fast(around: Around, rate: u64, folder: &Path, disk: &Disk) -> Stage {
        fs::create_dir_all(folder.join("games")).unwrap();
        let (disk, journal) = (disk.another(folder), folder.join("games/game.journal"));
        let mut board = matches!(around, Around::Board | Around::Everything).then(BoardOfWhite::new);
        if let Some(board) = &mut board {
            board.plug(&folder.join("board"));
        }
        let file = journal.to_str().unwrap().to_owned();
        let port = folder.join("board").to_str().unwrap().to_owned();
        let control = if around == Around::Everything { "40000" } else { "900" };
        let mut arguments =
            vec!["play", "--time-control", control, "--repetition", "off", "--journal", &file];
        let more = match around {
            Around::Nothing => vec!["--speech", "off"],
            Around::Board => vec!["--speech", "off", "--white-impaired", "--white-board", &port],
            Around::Everything => {
                vec!["--speech", "off", "--arbiter", "--white-impaired", "--white-board", &port]
            }
            Around::Desk => vec!["--speech", "off", "--arbiter"],
            Around::Voice => vec!["--speech", "system", "--rate", "450"],
            Around::Sound => vec!["--speech", "espeak", "--rate", "450"],
        };
        arguments.extend(more);
        let hears = matches!(around, Around::Sound | Around::Voice);
        set_clocks(folder, (0, 0, rate));
        let sound = hears.then(|| Pulse::start_in(folder, &["room"]));
        let dispatcher = (around == Around::Voice).then(|| Dispatcher::start(folder, 20));
        let run = Run::start(&environment(folder, &disk), &arguments);
        let folder = folder.to_owned();
        let mut stage = Stage {
            folder,
            journal,
            disk,
            run,
            desk: None,
            sound,
            _dispatcher: dispatcher,
            board,
            mark: 0,
            clocks: (0, 0, rate),
        };
        stage.wait("the greeting", |object| object["event"] == "said" && object["priority"] == "message");
        if matches!(around, Around::Board | Around::Everything) {
            stage.board_is("ready");
        }
        if matches!(around, Around::Desk | Around::Everything) {
            stage.join();
        }
        stage
    }

    /// Returns the steps of the game.
    pub fn steps(&self) -> Vec<Step> {
        let has_board = self.board.is_some();
        STEPS.into_iter().filter(|step| has_board || matches!(step, Type(..))).collect()
    }

    /// Does a step without waiting for its answer.
    pub fn begin(&mut self, step: Step) {
        self.mark_now();
        match step {
            Type("start", _) if self.desk.is_some() => {
                self.desk.as_mut().unwrap().type_line("start");
            }
            Type(line, _) => {
                self.run.type_line(line);
            }
            Pegs(from, to) => self.pegs([from, to].map(|square| square.parse().unwrap())),
        }
    }

    /// Lets hands lift the piece from one square and place it on another.
    pub fn pegs(&mut self, squares: [Square; 2]) {
        self.board.as_mut().unwrap().move_pegs(squares);
    }

    /// Starts a step: only later lines answer it.
    pub fn mark_now(&mut self) {
        self.mark = self.run.printed.len();
    }

    /// Returns the number of lines printed before the present step.
    pub fn mark(&self) -> usize {
        self.mark
    }

    /// Waits for the answer to a step.
    pub fn answered(&mut self, step: Step) {
        match step {
            Type(line, _) if !self.run.is_read() => self.wait_for_entry(line),
            Type(line, "announced") if self.board.is_none() => {
                self.wait(line, |object| object["event"] == "made")
            }
            Type(line, event) => self.wait(line, |object| object["event"] == event),
            // White's pegs make a move; those of Black's move only follow it.
            Pegs(from, _) if from.ends_with(['1', '2', '5']) => {
                self.wait(from, |object| object["event"] == "made" && object["side"] == "white");
            }
            Pegs(..) => self.wait("the pegs of Black's move", |object| object["event"] == "repeated"),
        }
    }

    /// Waits for a line of the program since the start of the present step.
    pub fn wait(&mut self, what: &str, meant: impl Fn(&Value) -> bool) {
        if self.run.find(self.mark, meant, PATIENCE).is_none() {
            let printed: Vec<&String> = self.run.printed.iter().map(|(_, line)| line).collect();
            panic!("{what} was never answered: {printed:#?}\n{}", self.run.errors());
        }
    }

    /// Waits until the device of this name reports a state.
    pub fn device_is(&mut self, device: &str, state: &str) {
        self.wait(&format!("{device} {state}"), |object| {
            object["event"] == "device" && object["device"] == device && object["state"] == state
        });
    }

    /// Waits until White's board reports a state.
    pub fn board_is(&mut self, state: &str) {
        self.device_is("white-board", state);
    }

    /// Waits until a line is in the journal, if the output of the program cannot be read.
    fn wait_for_entry(&self, line: &str) {
        let line = line.rsplit(": ").next().unwrap();
        let until = Instant::now() + PATIENCE;
        let entry = format!("{line}\"");
        while !fs::read_to_string(&self.journal).is_ok_and(|text| text.contains(&entry)) {
            assert!(Instant::now() < until, "{line} was never saved\n{}", self.run.errors());
            std::thread::sleep(Duration::from_millis(3));
        }
    }

    /// Starts the arbiter's terminal.
    pub fn join(&mut self) {
        let file = self.journal.to_str().unwrap().to_owned();
        let arguments = ["play", "--seat", "arbiter", "--join", &file, "--speech", "off"];
        self.desk = Some(Run::start(&environment(&self.folder, &self.disk), &arguments));
        let joined =
            |object: &Value| object["words"].as_str().is_some_and(|words| words.contains("connected"));
        self.wait("the arbiter's terminal", joined);
    }

    /// Unplugs the board.
    pub fn unplug(&mut self) {
        self.board.as_mut().unwrap().unplug();
        let _ = fs::remove_file(self.folder.join("board"));
    }

    /// Plugs the board in, also in place of itself at another port.
    pub fn plug(&mut self) {
        let link = self.folder.join("board");
        self.board.as_mut().unwrap().plug(&link);
    }

    /// Lets the board send these bytes before anything else.
    pub fn send(&self, noise: &[u8]) {
        self.board.as_ref().unwrap().waiting.lock().unwrap().noise.extend(noise);
    }

    /// Whether the board has sent everything.
    pub fn has_sent(&self) -> bool {
        self.board.as_ref().unwrap().waiting.lock().unwrap().noise.is_empty()
    }

    /// Puts the clock of games forward, and the system's clock forward or back.
    pub fn shift_clocks(&mut self, boot_ms: u64, wall_ms: i64) {
        self.clocks = (self.clocks.0 + boot_ms, self.clocks.1 + wall_ms, self.clocks.2);
        set_clocks(&self.folder, self.clocks);
    }

    /// Continues after a gap, which has stopped the clocks if they were running.
    pub fn after_gap(&mut self) {
        let halted = |object: &Value| object["event"] == "halted";
        if self.run.find(self.mark, halted, Duration::from_secs(2)).is_some() {
            match &mut self.desk {
                Some(desk) => _ = desk.type_line("continue"),
                None => {
                    self.run.type_line("white: continue");
                    self.run.type_line("black: continue");
                }
            }
            self.wait("continue", |object| object["event"] == "continued");
        }
    }

    /// Returns the processes of the system's voice, which a thread of the program has started.
    pub fn children(&self) -> Vec<u32> {
        let threads = fs::read_dir(format!("/proc/{}/task", self.run.id())).into_iter().flatten().flatten();
        let lists =
            threads.map(|thread| fs::read_to_string(thread.path().join("children")).unwrap_or_default());
        let text = lists.collect::<Vec<_>>().join(" ");
        let is_voice = |number: &u32| {
            fs::read_to_string(format!("/proc/{number}/comm"))
                .is_ok_and(|name| name.trim() == "annabella-voice")
        };
        text.split_whitespace().filter_map(|number| number.parse().ok()).filter(is_voice).collect()
    }

    /// Returns the folder of the journal.
    pub fn games(&self) -> PathBuf {
        self.folder.join("games")
    }

    /// Returns the path of a rescue copy in the user's data folder.
    pub fn rescued(&self) -> PathBuf {
        self.folder.join("annabella/annabella-rescued-game.journal")
    }

    /// Returns the environment of programs of this game.
    pub fn environment(&self) -> Vec<(&'static str, OsString)> {
        environment(&self.folder, &self.disk)
    }
}

fn set_clocks(folder: &Path, (boot_ms, wall_ms, rate): (u64, i64, u64)) {
    let (file, new) = (folder.join("clock"), folder.join("clock.new"));
    fs::write(&new, format!("{boot_ms} {wall_ms} {rate}")).unwrap();
    fs::rename(new, file).unwrap();
}

fn environment(folder: &Path, disk: &Disk) -> Vec<(&'static str, OsString)> {
    let mut environment = disk.environment();
    environment.extend(Pulse::env_in(folder));
    let (name, address) = dispatcher::env_in(folder);
    environment.push((name, address.into()));
    environment.extend([
        ("XDG_RUNTIME_DIR", folder.as_os_str().to_owned()),
        ("XDG_DATA_HOME", folder.into()),
        ("TMPDIR", folder.into()),
        ("ANNABELLA_CLOCK", folder.join("clock").into()),
    ]);
    environment
}

impl BoardOfWhite {
    fn new() -> BoardOfWhite {
        let board = Simulated::new(Board::new(), "harness");
        BoardOfWhite { device: None, board: Arc::new(Mutex::new(board)), waiting: Arc::default() }
    }

    fn plug(&mut self, link: &Path) {
        let (board, waiting) = (Arc::clone(&self.board), Arc::clone(&self.waiting));
        self.unplug();
        let device = Scripted::start(link.to_owned(), move |_, bytes| {
            let (mut board, mut waiting) = (board.lock().unwrap(), waiting.lock().unwrap());
            let mut reply = board.receive(bytes);
            let noise = waiting.noise.len().min(4096);
            reply.extend(waiting.noise.drain(..noise));
            if board.is_known()
                && waiting.noise.is_empty()
                && let Some(square) = waiting.squares.pop_front()
            {
                let hand = board.meant(square).unwrap();
                reply.extend(board.act(hand).unwrap());
            }
            reply
        });
        self.device = Some(device);
    }

    /// Unplugs it; hands still finish their move.
    fn unplug(&mut self) {
        self.device = None;
        let mut board = self.board.lock().unwrap();
        board.restart();
        for square in self.waiting.lock().unwrap().squares.drain(..) {
            let hand = board.meant(square).unwrap();
            board.act(hand).unwrap();
        }
    }

    fn move_pegs(&mut self, squares: [Square; 2]) {
        self.waiting.lock().unwrap().squares.extend(squares);
        if self.device.is_none() {
            self.unplug();
        }
    }
}
