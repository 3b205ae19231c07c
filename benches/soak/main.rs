//! Games in real time under load, with every printed time compared with an independent sum.
//!
//! `play` runs with its voice on a private sound server, a tactile board on a pseudo-terminal, busy processes
//! and a busy disk, random thinking times, and flag falls.
//!
//! `cargo bench --bench soak -- --minutes 20 --load 2`. Needs pulseaudio and pulseaudio-utils. Exits with 1
//! if there is a fault.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing bench should panic.

#[path = "../../tests/it/hall.rs"]
#[allow(dead_code)]
mod hall;
#[path = "../../tests/it/program.rs"]
mod program;
#[path = "../../tests/it/pulse.rs"]
#[allow(dead_code)]
mod pulse;
mod sum;

use annabella::chess::{Color, uci};
use annabella::clock::Control;
use annabella::devices::storage::journal;
use annabella::devices::storage::journal::Entry;
use annabella::game::Game;
use annabella::tactile::hands::Dice;
use hall::{GAMES, PROGRAM, Pegs, Watch};
use rustix::time::{ClockId, clock_gettime};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};
use sum::{Found, Sum};

/// Every mode, short enough for flags to fall.
const CONTROLS: [&str; 8] = ["20", "15+1", "14d1", "14b1", "*20", "6/15:12+1", "3/8:2/5", "4/12+1:10d1"];

/// Returns the milliseconds since the machine was started, as the program's stamps count.
fn boot_ms() -> u64 {
    let now = clock_gettime(ClockId::Boottime);
    now.tv_sec.unsigned_abs() * 1000 + now.tv_nsec.unsigned_abs() / 1_000_000
}

/// A running `play --json`; each line with the time of its arrival.
struct Program {
    child: Child,
    input: Option<ChildStdin>,
    printed: Arc<Mutex<Vec<(u64, String)>>>,
    reader: Option<JoinHandle<()>>,
}

impl Program {
    fn start(sound: &pulse::Pulse, arguments: &[&str]) -> Program {
        let mut child = Command::new(PROGRAM)
            .args(arguments)
            .envs(sound.env())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let printed = Arc::new(Mutex::new(Vec::new()));
        let theirs = Arc::clone(&printed);
        let output = BufReader::new(child.stdout.take().unwrap());
        let reader = std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                theirs.lock().unwrap().push((boot_ms(), line));
            }
        });
        let input = child.stdin.take();
        Program { child, input, printed, reader: Some(reader) }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Returns the last printed lines.
    fn last_lines(&self) -> Vec<(u64, String)> {
        let printed = self.printed.lock().unwrap();
        printed[printed.len().saturating_sub(12)..].to_vec()
    }

    /// Waits for its end, and returns all output.
    fn finish(mut self) -> Vec<(u64, String)> {
        self.input = None;
        self.reader.take().unwrap().join().unwrap();
        assert!(self.child.wait().unwrap().success());
        std::mem::take(&mut *self.printed.lock().unwrap())
    }
}

/// Processes that keep the machine busy; killed when dropped.
struct Load(Vec<Child>);

impl Load {
    fn begin(busy: usize, dir: &Path) -> Load {
        let disk = format!(
            "while :; do dd if=/dev/zero of='{}' bs=64k count=32 conv=fsync 2>/dev/null; sleep 0.05; done",
            dir.join("disk").display()
        );
        let spin = "while :; do :; done".to_owned();
        let scripts = std::iter::repeat_n(spin, busy).chain([disk]);
        let start = |script: String| Command::new("sh").args(["-c", &script]).spawn().unwrap();
        Load(scripts.map(start).collect())
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        for child in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Returns the value of an option after `--`.
fn option(name: &str, otherwise: usize) -> usize {
    let mut arguments = std::env::args().skip_while(|argument| argument != name).skip(1);
    arguments.next().map_or(otherwise, |value| value.parse().expect("a number"))
}

fn main() -> ExitCode {
    let cores = std::thread::available_parallelism().map_or(2, usize::from);
    let (minutes, busy) = (option("--minutes", 20), option("--load", cores));
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let sound = pulse::Pulse::start(&["hall"]);
    let recorder = sound.record("hall");
    let load = Load::begin(busy, dir.path());
    println!("{minutes} minutes, {busy} busy processes and a busy disk beside, cores: {cores}");
    let began = Instant::now();
    let mut dice = Dice::new(0x50A4);
    let (mut all, mut printed_late, mut plies, mut spoken, mut games) = (Found::default(), 0, 0, 0, 0);
    while began.elapsed() < Duration::from_secs(60 * minutes as u64) {
        let control = CONTROLS[games % CONTROLS.len()];
        let path = dir.path().join(format!("{games}.journal"));
        let printed = play(&sound, control, games, &path, &mut dice);
        let mut sum = Sum::new(&control.parse::<Control>().unwrap());
        let events: Vec<(u64, Value)> =
            printed.iter().map(|(came, line)| (*came, serde_json::from_str(line).unwrap())).collect();
        let zero = events.iter().map(|(came, event)| came - event["at_ms"].as_u64().unwrap()).min().unwrap();
        for (came, event) in &events {
            let due = if event["event"] == "flag" { sum.due() } else { None };
            sum.take(event);
            if let Some(due) = due {
                printed_late = printed_late.max((came - zero).saturating_sub(due));
            }
            spoken += u64::from(event["voiced"].is_string());
        }
        let mut found = sum.found;
        plies += replayed(&path, &mut found);
        games += 1;
        println!(
            "{:>5} s, game {games} {control}: {} presses, flag {}, worst {} ms, flag stamped {} ms late{}",
            began.elapsed().as_secs(),
            found.presses,
            found.flags,
            found.worst,
            found.flag_late,
            found.faults.iter().map(|fault| format!("\n  WRONG: {fault}")).collect::<String>()
        );
        all.add(found);
    }
    drop(load);
    let heard = recorder.stop().samples.iter().any(|sample| sample.unsigned_abs() > 60);
    println!("{games} games, {plies} plies, {spoken} utterances spoken, heard on the sink: {heard}");
    println!(
        "{} presses, {} halts, {} times set, {} warnings, {} flags, {} gaps taken for a sleeping machine",
        all.presses, all.halts, all.sets, all.warnings, all.flags, all.gaps
    );
    println!("{} reports of both times: at most {} ms from the sum", all.reports, all.worst);
    println!(
        "flags stamped at most {} ms after their deadlines, printed at most {printed_late} ms after; warnings at most {} ms",
        all.flag_late, all.warned_late
    );
    println!("{} faults", all.faults.len());
    if all.faults.is_empty() && heard && all.flags > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays one game until a flag falls or the recorded game ends, and returns the output.
fn play(
    sound: &pulse::Pulse,
    control: &str,
    number: usize,
    path: &Path,
    dice: &mut Dice,
) -> Vec<(u64, String)> {
    let record = hall::recorded().swap_remove(number % 10);
    let number = (number % 10 + 1).to_string();
    let board = ["--pgn", GAMES, "--game", &number, "--side", "white", "--speed", "6", "--hands", "plain"];
    let mut pegs = Pegs::plugged(&board);
    let port = pegs.port.clone();
    let mut program = Program::start(
        sound,
        &[
            &["--json", "--locale", "de", "play", "--time-control", control, "--white-impaired"][..],
            &["--white-board", &port, "--warn", "10,5,3,1", "--rate", "400", "--repetition", "off"],
            &["--journal", path.to_str().unwrap()],
        ]
        .concat(),
    );
    let mut watch = Watch::new(path);
    let mut turn = None;
    let mut act_at = Instant::now();
    let (mut asked, mut asked_at) = ((0, ""), Instant::now());
    // The longest thinking time in milliseconds, so that some games are quick and some are slow.
    let most = 300 + dice.below(2_500);
    let began = Instant::now();
    loop {
        sleep(Duration::from_millis(4));
        if began.elapsed() > Duration::from_secs(240) {
            println!("  game {number} does not end; {asked:?} was asked: {:#?}", program.last_lines());
            break;
        }
        let Some(game) = watch.game() else { continue };
        if game.outcome().is_some() || game.line().len() == record.line.len() {
            break;
        }
        let standing = game.standing();
        let plies = game.line().len();
        let now = (plies, standing.started, standing.halted.is_some(), game.running());
        if turn != Some(now) {
            turn = Some(now);
            act_at = Instant::now() + Duration::from_millis(dice.below(most));
            // Sometimes neither side moves until the flag falls.
            if plies > 6 && standing.halted.is_none() && dice.below(40) == 0 {
                act_at += Duration::from_secs(3600);
            }
        }
        if act_at > Instant::now() {
            continue;
        }
        let next = next(game, &pegs, &record.line.plies()[plies].mv, dice);
        // Each action is done once; a line without effect is repeated.
        let again = next.0 != "next" && asked_at.elapsed() > Duration::from_secs(5);
        if asked == (plies, next.1) && !matches!(next.1, "continue" | "any") && !again {
            continue;
        }
        (asked, asked_at) = ((plies, next.1), Instant::now());
        match next.0.as_str() {
            "" => {}
            "next" if pegs.is_idle() => pegs.act("next"),
            "next" => asked.1 = "",
            line => program.type_line(line),
        }
        if matches!(next.1, "any" | "continue") {
            act_at = Instant::now() + Duration::from_millis(200);
        }
    }
    program.finish()
}

/// Returns the next action: a line, or `next` on the board, and its kind.
fn next(game: &Game, pegs: &Pegs, mv: &annabella::chess::Move, dice: &mut Dice) -> (String, &'static str) {
    let standing = game.standing();
    let board = standing.boards.white.unwrap();
    let side = game.line().position_after(game.line().len());
    let side = annabella::chess::Position::turn(side);
    if let Some(awaits) = standing.halted {
        let who = if awaits.white { "white" } else { "black" };
        return (format!("{who}: continue"), "continue");
    }
    if !standing.started {
        return ("start".to_owned(), if board.connected { "start" } else { "any" });
    }
    match dice.below(60) {
        0 => return ("halt".to_owned(), "any"),
        1 if !game.settings().control.as_ref().unwrap().is_hourglass() => {
            return (format!("set {} 0:{:02}", side, 4 + dice.below(8)), "any");
        }
        2 | 3 => return ("time".to_owned(), "any"),
        4 => return ("clock".to_owned(), "any"),
        _ => {}
    }
    if let Some(by) = game.line().plies().last().map(|ply| ply.by).filter(|by| *standing.uncompleted.get(*by))
    {
        return (format!("{by}: press"), "press");
    }
    if side == Color::Black {
        return (format!("black: {}", uci(*mv)), "move");
    }
    // White repeats on the pegs, then plays on them; the button announces the move.
    match (board.synced, board.whole.is_some()) {
        (false, _) => ("next".to_owned(), "execute"),
        (true, false) => ("next".to_owned(), "play"),
        (true, true) if pegs.is_idle() => ("white: say".to_owned(), "say"),
        (true, true) => (String::new(), "wait"),
    }
}

/// Reads the journal, checks that its stamps do not decrease, and returns the number of plies.
fn replayed(path: &Path, found: &mut Found) -> usize {
    let contents = journal::read::<journal::Header, journal::Entry>(path).unwrap();
    let entries = contents.entries;
    for pair in entries.windows(2) {
        // Several threads create stamps, so small decreases are possible.
        if pair[1].event.at.0 + 100 < pair[0].event.at.0 {
            found.faults.push(format!("the journal goes back: {:?} {:?}", pair[0].event, pair[1].event));
        }
    }
    let game = Game::replay(contents.header.settings, entries.iter().map(Entry::kept)).unwrap();
    game.line().len()
}
