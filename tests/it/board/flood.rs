//! A board that sends more than the program can read.

use crate::faults::scripted::Scripted;
use crate::hall::Running;
use annabella::chess::{Color, Square};
use annabella::tactile::Orientation;
use annabella::tactile::drivers::dgt::{HostCommand, encode};
use std::fs;
use std::time::{Duration, Instant};

/// The maximum memory of the program, in KiB; without a flood it needs a sixth of it.
const MOST_MEMORY: u64 = 128 * 1024;

/// Returns the memory of the program, in KiB.
fn memory(program: &Running) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", program.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[test]
fn a_board_that_floods_delays_no_answer_and_fills_no_memory() {
    let dir = tempfile::tempdir().unwrap();
    let journal = dir.path().join("game.journal");
    let changes = [None, Some(Color::White.pawn())].map(|piece| {
        Square::ALL.map(|square| encode::change(Orientation::default(), square, piece)).concat()
    });
    // Some hundred thousand changes a second.
    let flood = changes.concat().repeat(40);
    let mut begun = false;
    let scripted = Scripted::start(None, move |board, bytes| {
        let mut reply = board.receive(bytes);
        if begun {
            reply.extend(&flood);
        }
        begun |= bytes.contains(&HostCommand::Board.byte());
        reply
    });
    let port = scripted.path.display().to_string();
    let mut program = Running::start(&[
        "--json",
        "--locale",
        "en",
        "play",
        "--speech",
        "off",
        "--white-impaired",
        "--white-board",
        &port,
        "--time-control",
        "900",
        "--journal",
        journal.to_str().unwrap(),
    ]);
    program.wait_for(|line| line.contains(r#""state":"flutters""#));
    let until = Instant::now() + Duration::from_secs(3);
    let mut asked = 0;
    while Instant::now() < until {
        program.type_line("black: clock");
        asked += 1;
        // On a loaded machine, too; without a limit it would soon take many times as long.
        let began = Instant::now();
        let answers = |program: &Running| {
            let of_black =
                |line: &&String| line.contains(r#""audience":"black""#) && line.contains(r#""said""#);
            program.printed().iter().filter(of_black).count()
        };
        while answers(&program) < asked {
            assert!(began.elapsed() < Duration::from_secs(10), "answer {asked} does not come");
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(memory(&program) < MOST_MEMORY, "{} KiB", memory(&program));
    }
    assert!(asked > 1, "only one answer in time");
    assert_eq!(program.finish().code, Some(0));
    // The journal contains coalesced changes.
    let kept = fs::read_to_string(&journal).unwrap().lines().count();
    assert!(kept < 5_000, "{kept} entries");
}
