//! The kinds of faults: how each starts and ends, and the end of the game.

use super::PROGRAM;
use super::stage::{Around, PATIENCE, Stage};
use annabella::chess::{Color, Square};
use annabella::tactile::Orientation;
use annabella::tactile::drivers::dgt::encode;
use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The end of a game with a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is played to its end, and all of it is saved.
    Whole,
    /// The same, and the exit status says that its output was not written.
    Unseen,
    /// A game played to its end, with all of it in a copy elsewhere.
    Rescued,
    /// The program ends by itself, and what came before is saved.
    Ended,
    /// The program is killed, and what was announced as saved is.
    Killed,
}

/// A kind of fault.
pub struct Kind {
    /// Its name in tables.
    pub name: &'static str,
    /// The parts besides the program.
    pub around: Around,
    /// Makes it happen.
    pub strike: fn(&mut Stage),
    /// Puts it right, two steps later.
    pub mend: fn(&mut Stage),
    /// The end of the game.
    pub end: End,
    /// Whether it shifts the clocks, which only debug builds let a test do.
    pub shifts_clocks: bool,
}

const fn kind(name: &'static str, around: Around, strike: fn(&mut Stage), mend: fn(&mut Stage)) -> Kind {
    Kind { name, around, strike, mend, end: End::Whole, shifts_clocks: false }
}

const fn at_its_end(end: End, kind: Kind) -> Kind {
    Kind { end, ..kind }
}

const fn of_the_clock(kind: Kind) -> Kind {
    Kind { shifts_clocks: true, ..kind }
}

/// All kinds.
pub const KINDS: [Kind; 28] = [
    kind("disk slow", Around::Nothing, |stage| stage.disk.set(80, None), |stage| stage.disk.set(0, None)),
    kind(
        "disk silent",
        Around::Nothing,
        |stage| stage.disk.set(30_000, None),
        |stage| stage.disk.set(0, None),
    ),
    kind("disk full", Around::Nothing, |stage| stage.disk.set(0, Some(0)), |stage| stage.disk.set(0, None)),
    kind("disk read-only", Around::Nothing, |stage| stage.disk.refuse(), |stage| stage.disk.set(0, None)),
    kind("folder gone", Around::Nothing, take_folder, return_folder),
    at_its_end(End::Rescued, kind("folder gone for good", Around::Nothing, take_folder, nothing)),
    kind("journal deleted", Around::Nothing, |stage| fs::remove_file(&stage.journal).unwrap(), nothing),
    kind("journal replaced", Around::Nothing, replace, nothing),
    kind("journal truncated", Around::Nothing, truncate, nothing),
    kind("journal overwritten", Around::Nothing, overwrite, nothing),
    kind("journal in use", Around::Nothing, resume_beside, nothing),
    of_the_clock(kind("clock forward", Around::Nothing, |stage| stage.shift_clocks(0, 3_600_000), nothing)),
    of_the_clock(kind("clock backward", Around::Nothing, |stage| stage.shift_clocks(0, -3_600_000), nothing)),
    of_the_clock(kind("suspended", Around::Nothing, suspend, nothing)),
    kind("board unplugged", Around::Board, unplug, nothing),
    kind("board floods", Around::Board, flood, nothing),
    kind("board sends garbage", Around::Board, garbage, nothing),
    kind("board at another port", Around::Board, |stage| stage.plug(), nothing),
    kind("voice dead", Around::Voice, |stage| signal_children(stage, Signal::KILL), nothing),
    kind("voice hung", Around::Voice, |stage| signal_children(stage, Signal::STOP), nothing),
    kind("sound server gone", Around::Sound, |stage| stage.sound.as_mut().unwrap().kill(), nothing),
    at_its_end(
        End::Unseen,
        kind("output closed", Around::Nothing, |stage| stage.run.close_output(), nothing),
    ),
    kind(
        "output not read",
        Around::Nothing,
        |stage| stage.run.stop_reading(),
        |stage| stage.run.read_again(),
    ),
    at_its_end(
        End::Ended,
        kind("terminal gone", Around::Nothing, |stage| signal(stage.run.id(), Signal::HUP), nothing),
    ),
    kind(
        "arbiter's terminal killed",
        Around::Desk,
        |stage| stage.desk.as_mut().unwrap().kill(),
        |stage| stage.join(),
    ),
    kind("arbiter's terminal floods", Around::Desk, flood_desk, nothing),
    at_its_end(End::Killed, kind("killed", Around::Nothing, |stage| stage.run.kill(), nothing)),
    at_its_end(End::Killed, kind("killed with a board", Around::Board, |stage| stage.run.kill(), nothing)),
];

fn nothing(_: &mut Stage) {}

fn take_folder(stage: &mut Stage) {
    let games = stage.games();
    fs::rename(&games, games.with_extension("taken")).unwrap();
}

fn return_folder(stage: &mut Stage) {
    let games = stage.games();
    // The program may have created the folder again.
    if games.exists() {
        fs::remove_dir_all(&games).unwrap();
    }
    fs::rename(games.with_extension("taken"), &games).unwrap();
}

fn replace(stage: &mut Stage) {
    let other = stage.journal.with_extension("other");
    fs::write(&other, "shopping list").unwrap();
    fs::rename(other, &stage.journal).unwrap();
}

fn truncate(stage: &mut Stage) {
    fs::OpenOptions::new().write(true).open(&stage.journal).unwrap().set_len(700).unwrap();
}

fn overwrite(stage: &mut Stage) {
    use std::os::unix::fs::FileExt;
    let file = fs::OpenOptions::new().write(true).open(&stage.journal).unwrap();
    file.write_all_at(b"#", 300).unwrap();
}

/// A second program must leave the game alone.
fn resume_beside(stage: &mut Stage) {
    let status = Command::new(PROGRAM)
        .args(["play", "--speech", "off", "--resume"])
        .arg(&stage.journal)
        .envs(stage.environment())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert_eq!(status.unwrap().code(), Some(2), "a journal in use is refused");
}

/// Lets the computer sleep for a minute: the clocks stop, and both players let them continue.
fn suspend(stage: &mut Stage) {
    stage.shift_clocks(60_000, 60_000);
    let id = Pid::from_raw(stage.run.id().cast_signed()).unwrap();
    kill_process(id, Signal::STOP).unwrap();
    std::thread::sleep(Duration::from_millis(20));
    kill_process(id, Signal::CONT).unwrap();
    stage.after_gap();
}

/// Pulls the plug; hands finish what they are doing, and plug the board in again.
fn unplug(stage: &mut Stage) {
    stage.unplug();
    stage.board_is("lost");
    stage.plug();
    stage.board_is("ready");
}

/// Sends changes of every square without a pause. Then the board is as before.
fn flood(stage: &mut Stage) {
    let changes = [None, Some(Color::White.pawn())].map(|piece| {
        [Square::A3, Square::H6].map(|square| encode::change(Orientation::default(), square, piece)).concat()
    });
    let [empty, filled] = changes;
    stage.send(&[filled, empty].concat().repeat(5_000));
    sent(stage);
}

fn garbage(stage: &mut Stage) {
    let bytes: Vec<u8> = (0..20_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    stage.send(&bytes);
    sent(stage);
}

fn sent(stage: &Stage) {
    let until = Instant::now() + PATIENCE;
    while !stage.has_sent() {
        assert!(Instant::now() < until, "the board could not send everything");
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn signal(id: u32, signal: Signal) {
    kill_process(Pid::from_raw(id.cast_signed()).unwrap(), signal).unwrap();
}

fn signal_children(stage: &mut Stage, what: Signal) {
    let until = Instant::now() + PATIENCE;
    let mut children = stage.children();
    while children.is_empty() {
        assert!(Instant::now() < until, "the voice never started");
        std::thread::sleep(Duration::from_millis(5));
        children = stage.children();
    }
    for child in children {
        signal(child, what);
    }
}

fn flood_desk(stage: &mut Stage) {
    let desk = stage.desk.as_mut().unwrap();
    for number in 0..2_000 {
        desk.type_line(if number % 2 == 0 { "clock" } else { "no such command" });
    }
}
