//! The arbiter's desk, a separate terminal besides that of the game.
//!
//! These tests cover the messages to each terminal, the permission to rule, and the continuation of the game
//! when a desk is killed, never reads or floods.

use crate::limited::{ChildInTime, CommandInTime};
use crate::program::PROGRAM;
use crate::whole_machine::terminal::Screen;
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The maximum time to wait for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// The arguments of a game with an arbiter.
const GAME: &[&str] = &[
    "play",
    "--arbiter",
    "--speech",
    "off",
    "--time-control",
    "900",
    "--repetition",
    "off",
    "--journal",
    "game.journal",
];

/// A program whose lines are collected; it is killed when dropped.
struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    lines: Arc<Mutex<Vec<String>>>,
}

impl Terminal {
    fn start(room: &Room, arguments: &[&str]) -> Terminal {
        Terminal::of(Terminal::piped(&mut room.command(arguments)).spawn().unwrap())
    }

    fn piped(command: &mut Command) -> &mut Command {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped())
    }

    fn of(mut child: Child) -> Terminal {
        let lines = Arc::new(Mutex::new(Vec::new()));
        collect(child.stdout.take().unwrap(), Arc::clone(&lines));
        collect(child.stderr.take().unwrap(), Arc::clone(&lines));
        Terminal { input: child.stdin.take(), child, lines }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    fn lines(&self) -> Vec<String> {
        self.lines.lock().unwrap().clone()
    }

    /// Waits for a line with these words, starting at line `from`, and returns the number of the next.
    fn wait_for(&self, words: &str, from: usize) -> usize {
        let until = Instant::now() + PATIENCE;
        loop {
            let lines = self.lines();
            if let Some(at) = lines.iter().skip(from).position(|line| line.contains(words)) {
                return from + at + 1;
            }
            assert!(Instant::now() < until, "{words:?} never came: {lines:#?}");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Types a line and waits for its answer.
    fn ask(&mut self, line: &str, answer: &str) {
        let from = self.lines().len();
        self.type_line(line);
        self.wait_for(answer, from);
    }

    fn has(&self, words: &str) -> bool {
        self.lines().iter().any(|line| line.contains(words))
    }

    /// Ends the input, and waits for the end of the program.
    fn end(mut self) -> Option<i32> {
        self.input = None;
        self.child.wait_in_time().unwrap().code()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait_in_time();
    }
}

fn collect(out: impl Read + Send + 'static, lines: Arc<Mutex<Vec<String>>>) {
    thread::spawn(move || {
        BufReader::new(out).lines().map_while(Result::ok).for_each(|line| lines.lock().unwrap().push(line));
    });
}

/// A directory with private sockets and games.
struct Room {
    directory: TempDir,
}

impl Room {
    fn new() -> Room {
        Room { directory: TempDir::new().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        self.around(&mut command, arguments);
        command
    }

    /// Lets a command run here, with these further arguments.
    fn around(&self, command: &mut Command, arguments: &[&str]) {
        command.current_dir(self.directory.path()).args(["--locale", "en"]).args(arguments);
        command.env("XDG_RUNTIME_DIR", self.directory.path()).env("XDG_DATA_HOME", self.directory.path());
    }

    /// Runs a command here, with these further arguments.
    fn run(&self, command: &mut Command, arguments: &[&str]) -> Terminal {
        self.around(command, arguments);
        Terminal::of(Terminal::piped(command).spawn().unwrap())
    }

    /// Starts a game with an arbiter, at the players' terminal.
    fn game(&self, more: &[&str]) -> Terminal {
        let game = Terminal::start(self, &[GAME, more].concat());
        game.wait_for("The arbiter types start", 0);
        game
    }

    fn desk(&self, more: &[&str]) -> Terminal {
        let usual = ["play", "--seat", "arbiter", "--join", "game.journal", "--speech", "off"];
        Terminal::start(self, &[&usual[..], more].concat())
    }

    /// Returns the only socket.
    fn socket(&self) -> PathBuf {
        let mut sockets = fs::read_dir(self.path("annabella")).unwrap().map(|entry| entry.unwrap().path());
        let socket = sockets.find(|path| path.extension().is_some_and(|end| end == "desk"));
        socket.expect("a socket")
    }

    /// Connects a raw desk that the game accepts.
    fn raw_desk(&self) -> UnixStream {
        let mut stream = UnixStream::connect(self.socket()).unwrap();
        let version = env!("CARGO_PKG_VERSION");
        let hello =
            format!(r#"{{"hello":{{"version":"{version}","language":"en","width":null,"prefix":"full"}}}}"#);
        writeln!(stream, "{hello}").unwrap();
        let mut first = String::new();
        // Byte by byte, so that the data after it is not lost.
        let mut byte = [0];
        while !first.ends_with('\n') && stream.read(&mut byte).unwrap() == 1 {
            first.push(char::from(byte[0]));
        }
        assert_eq!(first, "\"open\"\n");
        stream
    }

    /// Returns the actor of each typed line in the journal, and the seat.
    fn acts(&self) -> Vec<(String, String, String)> {
        let journal = fs::read_to_string(self.path("game.journal")).unwrap();
        let entries = journal.lines().filter_map(|line| line.split_once(' ')).map(|(_, json)| json);
        let entries = entries.filter_map(|json| serde_json::from_str::<Value>(json).ok());
        let typed = entries.filter(|entry| entry["input"] == "line");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        typed
            .map(|entry| (text(&entry["text"]), text(&entry["act"]["by"]), text(&entry["act"]["seat"])))
            .collect()
    }
}

#[test]
fn a_call_at_the_players_terminal_is_ruled_on_at_the_desk() {
    let room = Room::new();
    let mut game = room.game(&[]);
    game.ask("arbiter: start", "White's clock");
    game.ask("white: e4", "Eva vier");
    game.type_line("white: press");
    let mut desk = room.desk(&[]);
    desk.wait_for("White", 0);
    game.wait_for("desk connected", 0);
    let at_game = game.lines().len();
    game.ask("black: halt", "The clocks are stopped");
    desk.wait_for("Black has stopped the clocks and calls the arbiter", 0);
    game.ask("arbiter: continue", "Only the arbiter can do that. This is the players' terminal");
    desk.ask("add black 2:00 the lights went out", "the lights went out");
    desk.ask("clock", "Black");
    desk.type_line("continue");
    game.wait_for("Black's clock is running", at_game);
    let private = ["calls the arbiter", "Arbiter:"];
    let told: Vec<String> = game.lines().split_off(at_game);
    let leaked = told.iter().find(|line| private.iter().any(|words| line.contains(words)));
    assert_eq!(leaked, None, "what is for the arbiter alone is told at the desk: {told:#?}");
    // The player's private answer does not go to the desk.
    game.ask("black: time", "Black");
    assert!(!desk.has("to Black"), "{:#?}", desk.lines());
    // The desk disconnects; the players' terminal is the arbiter's again.
    desk.type_line("quit");
    game.wait_for("desk disconnected", at_game);
    assert_eq!(desk.child.wait_in_time().unwrap().code(), Some(0));
    game.ask("arbiter: halt", "The clocks are stopped");
    assert_eq!(game.end(), Some(0));
    let acts = room.acts();
    let act = |text: &str| {
        let (_, by, seat) = acts.iter().find(|(typed, ..)| typed == text).unwrap();
        (by.as_str(), seat.as_str())
    };
    assert_eq!(act("arbiter: start"), ("arbiter", "shared"));
    assert_eq!(act("add black 2:00 the lights went out"), ("arbiter", "arbiter"));
    assert_eq!(act("continue"), ("arbiter", "arbiter"));
    assert!(!acts.iter().any(|(text, ..)| text == "quit"), "leaving the desk is no act of the game");
    // The journal replays: the report reads it.
    let report = room.command(&["report", "game.journal"]).output_in_time().unwrap();
    let report = String::from_utf8(report.stdout).unwrap();
    assert!(report.contains("Reason: the lights went out."), "{report}");
    assert!(report.contains("Entered by the arbiter.\n"), "{report}");
}

#[test]
fn a_desk_that_is_killed_and_started_again_gets_the_state_and_the_game_goes_on() {
    let room = Room::new();
    let mut game = room.game(&[]);
    game.ask("arbiter: start", "White's clock");
    let mut desk = room.desk(&[]);
    desk.wait_for("White", 0);
    game.wait_for("desk connected", 0);
    desk.child.kill().unwrap();
    game.wait_for("desk disconnected", 0);
    game.ask("white: e4", "Eva vier");
    game.type_line("white: offer");
    game.type_line("white: press");
    game.ask("black: halt", "stopped");
    let again = room.desk(&[]);
    again.wait_for("The clocks are stopped.", 0);
    again.wait_for("White, move 1:", 0);
    drop(again);
    // The game's program is killed: its socket remains, and the next program replaces it.
    let waits = room.desk(&[]);
    waits.wait_for("The clocks are stopped.", 0);
    let left = room.socket();
    drop(game);
    let from = waits.wait_for("The game does not answer", 0);
    assert!(left.exists());
    let game = Terminal::start(&room, &["play", "--resume", "game.journal", "--speech", "off"]);
    game.wait_for("desk connected", 0);
    waits.wait_for("The clocks are stopped.", from);
    assert_eq!(game.end(), Some(0));
    waits.wait_for("The game's program has ended", 0);
    assert!(!left.exists(), "the socket goes with the game");
}

#[test]
fn a_desk_that_never_reads_is_given_up_and_nobody_waits_for_it() {
    let room = Room::new();
    let mut game = room.game(&[]);
    game.ask("arbiter: start", "White's clock");
    let mut desk = room.raw_desk();
    game.wait_for("desk connected", 0);
    // The answers to its questions fill its queue.
    let typing = thread::spawn(move || {
        // The loop ends when the game abandons the desk.
        while desk.write_all(b"{\"line\":\"help\"}\n").is_ok() {}
        desk
    });
    let asked = Instant::now();
    game.ask("white: time", "White");
    let answered = asked.elapsed();
    game.wait_for("desk disconnected", 0);
    drop(typing.join().unwrap());
    game.ask("white: e4", "Eva vier");
    // The next desk is accepted.
    let desk = room.desk(&[]);
    desk.wait_for("White", 0);
    assert!(answered < Duration::from_secs(10), "{answered:?}");
}

#[test]
fn a_desk_that_reads_slowly_gets_everything_and_nobody_waits_for_it() {
    const LINES: u8 = 40;
    // A refusal names the word.
    let word =
        |number: u8| format!("q{}x{}x", char::from(b'i' + number % 15), char::from(b'i' + number / 15));
    let room = Room::new();
    let mut game = room.game(&[]);
    game.ask("arbiter: start", "White's clock");
    let mut desk = room.raw_desk();
    game.wait_for("desk connected", 0);
    for number in 0..LINES {
        writeln!(desk, r#"{{"line":"{}"}}"#, word(number)).unwrap();
    }
    game.ask("white: time", "White");
    game.ask("white: e4", "Eva vier");
    let mut lines = BufReader::new(desk).lines();
    for number in 0..LINES {
        let answer = word(number);
        loop {
            thread::sleep(Duration::from_millis(5));
            if lines.next().expect("the desk is given up").unwrap().contains(&answer) {
                break;
            }
        }
    }
    assert!(!game.has("desk disconnected"), "{:#?}", game.lines());
}

/// The desk's terminal is gone or full, so messages cannot be read there: the next desk takes the seat.
#[test]
fn a_desk_that_can_print_nothing_ends_and_frees_its_seat() {
    let room = Room::new();
    let mut game = room.game(&[]);
    game.ask("arbiter: start", "White's clock");
    let arguments = ["play", "--seat", "arbiter", "--join", "game.journal", "--speech", "off"];
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let (reader, closed) = std::io::pipe().unwrap();
    drop(reader);
    for output in [Stdio::from(full), Stdio::from(closed)] {
        let from = game.lines().len();
        // Its input stays open: only the output ends it.
        let mut desk = room.command(&arguments);
        let mut desk = desk.stdin(Stdio::piped()).stdout(output).stderr(Stdio::piped()).spawn().unwrap();
        let _input = desk.stdin.take();
        let mut said = String::new();
        desk.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        assert_eq!(desk.wait_in_time().unwrap().code(), Some(3), "{said}");
        assert!(said.contains("This desk can no longer print"), "{said}");
        game.wait_for("desk disconnected", from);
    }
    let mut desk = room.desk(&[]);
    desk.wait_for("White", 0);
    desk.ask("halt", "The clocks are stopped");
    game.ask("white: time", "White");
}

#[test]
fn a_desk_that_floods_does_not_hold_up_the_players() {
    let room = Room::new();
    let mut game = room.game(&[]);
    game.ask("arbiter: start", "White's clock");
    let mut desk = room.raw_desk();
    game.wait_for("desk connected", 0);
    let mut reads = desk.try_clone().unwrap();
    thread::spawn(move || {
        let mut bytes = [0; 1 << 16];
        while reads.read(&mut bytes).is_ok_and(|read| read > 0) {}
    });
    let stop = Arc::new(Mutex::new(false));
    let stopped = Arc::clone(&stop);
    let flood = thread::spawn(move || {
        while !*stopped.lock().unwrap() && desk.write_all(b"{\"line\":\"gibberish\"}\n").is_ok() {}
    });
    let mut longest = Duration::ZERO;
    for _ in 0..10 {
        let asked = Instant::now();
        game.ask("white: time", "White");
        longest = longest.max(asked.elapsed());
    }
    *stop.lock().unwrap() = true;
    flood.join().unwrap();
    assert!(longest < Duration::from_secs(10), "{longest:?}");
}

/// Far more connections than the game may have open files, some of which send a byte now and then.
#[test]
fn a_burst_of_connections_costs_the_game_nothing_and_a_desk_gets_in_after_it() {
    const BURST: usize = 120;
    let room = Room::new();
    let limited = format!("ulimit -n 40; exec '{PROGRAM}' \"$@\"");
    let mut game = room.run(Command::new("sh").args(["-c", &limited, "annabella"]), GAME);
    game.wait_for("The arbiter types start", 0);
    game.ask("arbiter: start", "White's clock");
    let socket = room.socket();
    let calls: Vec<UnixStream> = (0..BURST).map(|_| UnixStream::connect(&socket).unwrap()).collect();
    let opened = || fs::read_dir(format!("/proc/{}/fd", game.child.id())).unwrap().count();
    assert!(opened() < 40, "{}", opened());
    // A call that has not introduced itself in time is ended, and the next one comes in.
    let mut first = &calls[0];
    while first.write_all(b"{").is_ok() {
        thread::sleep(Duration::from_millis(20));
    }
    game.ask("white: e4", "Eva vier");
    game.type_line("white: press");
    game.ask("black: clock", "Black's clock");
    drop(calls);
    let mut desk = room.desk(&[]);
    desk.wait_for("Black", 0);
    desk.ask("halt", "The clocks are stopped");
    assert!(!game.has("not saved"), "{:#?}", game.lines());
    assert_eq!(game.end(), Some(0));
}

/// An introduction is short: more is not read, even within the time for it.
#[test]
fn an_introduction_without_end_is_not_read() {
    const MOST: usize = 64 << 20;
    let room = Room::new();
    let mut game = room.game(&[]);
    game.wait_for("The arbiter types start", 0);
    let mut caller = UnixStream::connect(room.socket()).unwrap();
    let mut sent = 0;
    while let Ok(taken) = caller.write(&[b'x'; 1 << 16]) {
        sent += taken;
        assert!(sent < MOST, "{sent} bytes of an introduction are read");
    }
    game.ask("arbiter: start", "White's clock");
    assert_eq!(game.end(), Some(0));
}

#[test]
fn a_journal_that_fills_is_announced_once_to_players_and_arbiter_and_goes_on() {
    let room = Room::new();
    let mut game = room.run(Command::new(PROGRAM).env("ANNABELLA_LONGEST_JOURNAL", "16000"), GAME);
    game.wait_for("The arbiter types start", 0);
    game.ask("arbiter: start", "White's clock");
    let desk = room.desk(&[]);
    game.wait_for("desk connected", 0);
    let length = || fs::metadata(room.path("game.journal")).unwrap().len();
    let (mut last, mut announced_at) = (0, None);
    while !game.has("Saving failed") {
        last = length();
        game.ask("white: time", "White");
        if game.has("almost full") {
            announced_at.get_or_insert(last);
        }
    }
    desk.wait_for("Saving failed", 0);
    let announced_at = announced_at.expect("an announcement");
    assert!((13_000..15_000).contains(&announced_at), "{announced_at}");
    assert!((15_000..=16_000).contains(&last) && length() <= 16_000, "{last}, {}", length());
    for terminal in [&game, &desk] {
        let times = terminal.lines().iter().filter(|line| line.contains("almost full")).count();
        assert_eq!(times, 1, "{:#?}", terminal.lines());
    }
}

#[test]
fn only_this_user_reaches_the_socket_and_a_second_desk_is_refused() {
    let room = Room::new();
    let game = room.game(&[]);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let socket = room.socket();
    assert_eq!((mode(&socket), mode(socket.parent().unwrap())), (0o600, 0o700));
    let desk = room.desk(&[]);
    desk.wait_for("White", 0);
    let second = room.desk(&[]);
    second.wait_for("The arbiter already has a desk at this game. End that one first.", 0);
    assert_eq!(second.end(), Some(2));
    let said = |arguments: &[&str]| {
        let output = room.command(arguments).stdin(Stdio::null()).output_in_time().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(
        said(&["play", "--join", "game.journal", "--seat", "white"]),
        "Only the arbiter can join a game: use --join with --seat arbiter.\n"
    );
    assert_eq!(
        said(&["play", "--join", "nowhere.journal"]),
        "nowhere.journal: no game with --arbiter is running that a desk could join.\n"
    );
    assert_eq!(said(&["play", "--join"]).lines().count(), 1);
    // The settings file for games does not apply to the desk.
    fs::create_dir_all(room.path("config")).unwrap();
    fs::write(room.path("config/settings.toml"), "seat = \"white\"\n").unwrap();
    let mut third = room.command(&["play", "--join", "game.journal", "--speech", "off"]);
    let third = third
        .env("ANNABELLA_SETTINGS", room.path("config/settings.toml"))
        .stdin(Stdio::null())
        .output_in_time();
    let third = String::from_utf8(third.unwrap().stderr).unwrap();
    assert!(third.ends_with("End that one first.\n"), "{third}");
    // A client other than a desk is disconnected.
    let mut stranger = UnixStream::connect(&socket).unwrap();
    stranger.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    assert_eq!(stranger.read(&mut [0; 16]).unwrap(), 0);
    drop(desk);
    assert_eq!(game.end(), Some(0));
    assert!(!socket.exists());
}

#[test]
fn scripts_get_the_same_objects_at_both_terminals_and_the_arbiters_alone_at_the_desk() {
    let room = Room::new();
    let mut game = Terminal::start(&room, &[&["--json"][..], GAME].concat());
    game.wait_for("said", 0);
    let desk = room.desk(&["--json"]);
    desk.wait_for("said", 0);
    game.wait_for("desk", 0);
    let from = game.lines().len();
    game.type_line("arbiter: start");
    game.ask("white: clock", "said");
    game.wait_for("other-seat", from);
    drop(desk);
    game.wait_for("desk disconnected", from);
    let (from, desk) = (game.lines().len(), room.desk(&["--json"]));
    desk.wait_for("desk connected", 0);
    game.wait_for("desk connected", from);
    let mut desk = desk;
    let (at_game, at_desk) = (game.lines().len(), desk.lines().len());
    desk.ask("start", "started");
    // The last object for everyone.
    game.wait_for("clock is running", at_game);
    desk.wait_for("clock is running", at_desk);
    desk.ask("clock", "said");
    let parsed = |terminal: &Terminal, from: usize| -> Vec<Value> {
        terminal.lines().split_off(from).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let of = |lines: &[Value], audience: &str| -> Vec<Value> {
        lines.iter().filter(|line| line["audience"] == audience).cloned().collect()
    };
    let (told, desks) = (parsed(&game, at_game), parsed(&desk, at_desk));
    assert_eq!(of(&told, "arbiter"), Vec::<Value>::new(), "{told:#?}");
    assert!(!of(&desks, "arbiter").is_empty());
    assert_eq!(of(&told, "room"), of(&desks, "room"));
}

#[test]
fn the_passphrase_of_an_adjournment_that_the_desk_rules_is_typed_there() {
    let room = Room::new();
    let mut game = room.game(&[]);
    game.ask("arbiter: start", "White's clock");
    let mut desk = room.desk(&[]);
    desk.wait_for("White", 0);
    game.wait_for("desk connected", 0);
    desk.ask("adjourn", "passphrase");
    desk.ask("seal e4", "is a move or a command");
    desk.ask("correct horse", "Type the same passphrase again, then Enter");
    desk.type_line("correct horse");
    game.wait_for("White seals now", 0);
    game.ask("white: seal e4", "envelope");
    game.ask("white: press", "adjourned");
    for file in fs::read_dir(room.directory.path()).unwrap() {
        let bytes = fs::read(file.unwrap().path()).unwrap_or_default();
        assert!(!String::from_utf8_lossy(&bytes).contains("correct horse"));
    }
    desk.ask("continue", "passphrase");
    desk.type_line("correct horse");
    game.wait_for("Eva vier", 0);
}

/// A player adjourns at the game's terminal.
/// The passphrase is the arbiter's, so the desk is asked for it; a line that a player types meanwhile belongs
/// to the game.
#[test]
fn the_passphrase_of_an_adjournment_by_a_player_is_typed_at_the_desk() {
    let room = Room::new();
    let mut game = room.game(&[]);
    let mut desk = room.desk(&[]);
    game.wait_for("desk connected", 0);
    desk.ask("start", "White's clock is running");
    game.wait_for("White's clock is running", 0);
    game.type_line("white: adjourn!");
    desk.wait_for("Arbiter: type a passphrase for the envelope, not the move", 0);
    game.ask("white: seal g1h3", "Wait until the arbiter has typed it.");
    game.ask("white: g1h3", "Wait until the arbiter has typed it.");
    game.ask("white: missing", "The arbiter types it.");
    desk.ask("seal g1h3", "is a move or a command");
    desk.ask("correct horse", "Type the same passphrase again");
    desk.type_line("correct horse");
    game.wait_for("White seals now", 0);
    game.ask("white: seal g1h3", "In the envelope.");
    game.ask("white: press", "adjourned");
    let (shown, ruled) = (game.lines().join("\n"), desk.lines().join("\n"));
    let journal = fs::read_to_string(room.path("game.journal")).unwrap();
    for secret in ["correct horse", "g1h3"] {
        assert!(!journal.contains(secret) && !shown.contains(secret) && !ruled.contains(secret), "{secret}");
    }
    desk.ask("continue", "passphrase");
    desk.type_line("correct horse");
    game.wait_for("Gustav", 0);
}

mod whole_machine {
    use super::*;

    /// The desk disconnects between the two inputs of the passphrase.
    /// The next line at the game's terminal is not the second input.
    #[test]
    fn a_passphrase_is_typed_anew_where_the_desk_is_gone() {
        let room = Room::new();
        let played = |options: &str| {
            let (folder, journal) =
                (room.directory.path().display(), room.path("game.journal").display().to_string());
            let folder = format!("XDG_RUNTIME_DIR='{folder}' XDG_DATA_HOME='{folder}'");
            let options = options.replace("JOURNAL", &journal);
            format!("env {folder} '{PROGRAM}' --locale en play --speech off {options}; echo \"exit $?\"")
        };
        let game = Screen::running(|_| played("--arbiter --time-control 900 --journal 'JOURNAL'"));
        game.wait_for("The arbiter types start", 0);
        let mut desk = room.desk(&[]);
        game.wait_for("desk connected", 0);
        desk.ask("start", "White's clock");
        desk.ask("adjourn", "Arbiter: type a passphrase");
        desk.ask("correct horse", "Type the same passphrase again");
        drop(desk);
        game.wait_for("Type the passphrase for the envelope here, from the start.", 0);
        let typed = |text: &str, words: &str| {
            let from = game.written().len();
            game.tmux(&["send-keys", "-l", text]);
            game.tmux(&["send-keys", "Enter"]);
            game.wait_for(words, from);
        };
        typed("white: seal g1h3", "is a move or a command");
        typed("correct horse", "Type the same passphrase again");
        typed("correct horse", "White seals now");
        let journal = fs::read_to_string(room.path("game.journal")).unwrap();
        assert!(!journal.contains("correct horse") && !journal.contains("g1h3"), "{journal}");
    }

    /// Two real terminals, at which people type and press keys.
    #[test]
    fn in_two_real_terminals_the_arbiter_rules_by_lines_and_by_keys() {
        let room = Room::new();
        let played = |options: &str| {
            let (folder, journal) =
                (room.directory.path().display(), room.path("game.journal").display().to_string());
            let folder = format!("XDG_RUNTIME_DIR='{folder}' XDG_DATA_HOME='{folder}'");
            let options = options.replace("JOURNAL", &journal);
            format!("env {folder} '{PROGRAM}' --locale en play --speech off {options}; echo \"exit $?\"")
        };
        let game =
            Screen::running(|_| played("--arbiter --time-control 900 --repetition off --journal 'JOURNAL'"));
        game.wait_for("The arbiter types start", 0);
        let desk = Screen::running(|_| played("--seat arbiter --join 'JOURNAL' --keys"));
        desk.wait_for("The arbiter types start", 0);
        desk.tmux(&["send-keys", "start", "Enter"]);
        game.wait_for("White's clock is running.", 0);
        let from = desk.written().len();
        // Both times by a key, in the middle of a typed line.
        desk.tmux(&["send-keys", "halt the li"]);
        desk.tmux(&["send-keys", "F3"]);
        desk.wait_for("Clock to the arbiter: White ", from);
        desk.tmux(&["send-keys", "ghts", "Enter"]);
        game.wait_for("Arbiter: Reason: the lights.", 0);
        // Ctrl-C ends only the desk.
        desk.tmux(&["send-keys", "C-c"]);
        desk.wait_for("exit 0", 0);
        game.wait_for("desk disconnected", 0);
        game.tmux(&["send-keys", "arbiter: continue", "Enter"]);
        game.wait_for("Resumed.", 0);
    }
}
