//! The firmware under disturbance: long messages, a stopped converter, a power failure while writing.

use super::bench::{Bench, Speaks};
use super::{INITIAL, change, ready, reports};
use annabella::chess::Square;
use annabella::tactile::{BoardReport, Button};

#[test]
fn nothing_inside_a_long_message_is_obeyed() {
    for first in ["2b", "60", "70"] {
        for length in [0, 1, 2, 15, 16, 17, 18, 40, 127] {
            let mut bench = ready("44");
            // The inner bytes would request the board, the version and the trademark, and then silence.
            let inside: String = (0..length).map(|at| [" 42", " 4d", " 47", " 40"][at % 4]).collect();
            bench.tell(&format!("send {first} {length:02x}{inside} 4d; wait 1000"));
            // The 70 command is answered: its first bytes name an aperture.
            let mut told = reports(&mut bench);
            told.retain(|report| !matches!(report, BoardReport::Measured { .. }));
            assert_eq!(told, [BoardReport::Version(1, 0)], "{first} with {length} bytes");
            bench.tell("lift e2; wait 100");
            assert_eq!(reports(&mut bench), [change(Square::E2, None)], "{first} with {length} bytes");
        }
    }
}

#[test]
fn a_clock_that_is_not_there_answers_nothing() {
    for mode in ["43", "4b"] {
        let mut bench = ready(mode);
        bench.tell("wait 100");
        bench.take_sent();
        // Its version, the end of a display, a text, its times.
        bench.tell("send 2b 03 03 09 00; wait 60; send 2b 03 03 03 00; wait 60");
        bench.tell("send 2b 0b 03 0c 20 20 20 20 20 20 20 20 00 00; wait 60");
        bench.tell("send 2b 0a 03 0a 01 02 03 01 02 03 04 00; wait 60");
        assert_eq!(bench.take_sent(), b"", "{mode}");
        bench.tell("press say; wait 150");
        assert_eq!(reports(&mut bench), [BoardReport::Button(Button::Say)]);
    }
}

#[test]
fn a_converter_that_stops_is_started_again_and_the_host_does_not_notice() {
    let mut bench = ready("4b");
    bench.tell("send 42; wait 120");
    bench.take_sent();
    bench.tell("upset; lift e2; wait 60");
    assert_eq!(bench.take_sent(), b"", "nothing is read while it stands still");
    bench.tell("wait 300");
    assert_eq!(reports(&mut bench), [change(Square::E2, None)]);
    bench.tell("send 70 02 02 00; wait 60");
    assert_eq!(bench.take_sent(), [0xF0, 0, 6, 2, 0, 1], "the watchdog has bitten");
    // Again: it is awake as before.
    bench.tell("upset; wait 400; place e4 P; press time; wait 200");
    assert_eq!(reports(&mut bench), [change(Square::E4, Some('P')), BoardReport::Button(Button::Time)]);
    // After reconnection, the board has no requests.
    bench.tell("unplug");
    bench.plug();
    bench.tell("wait 200; lift e4; wait 100; send 70 02 02 00; wait 60");
    assert_eq!(bench.take_sent(), [0xF0, 0, 6, 2, 0, 0]);
}

#[test]
fn a_setting_that_was_half_written_is_none() {
    let mut bench = ready("44");
    bench.tell("send 70 03 01 14 00; wait 60");
    assert_eq!(bench.take_sent(), [0xF0, 0, 6, 1, 0, 0x14]);
    // The supply failed after the first of two bytes; and the first cell is lost.
    for (fault, expected) in [("remember 0 255", 0x14), ("remember 16 40", 4), ("remember 17 0", 4)] {
        bench.tell(&format!("{fault}; unplug"));
        bench.plug();
        bench.tell("wait 200; send 70 02 01 00; wait 60");
        assert_eq!(bench.take_sent(), [0xF0, 0, 6, 1, 0, expected], "{fault}");
    }
}

/// `hardware/wire.md` describes the firmware's answers to each byte from `40` to `5F`, and the bus.
#[test]
fn the_page_says_which_commands_are_answered() {
    let page = include_str!("../../../../hardware/wire.md");
    let table = page.split("### Answered or not").nth(1).unwrap().split("###").next().unwrap();
    let mut rows = 0;
    for row in table.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        for byte in cells[1].split(", ").map(|byte| byte.trim_matches('`')) {
            rows += 1;
            let mut bench = Bench::stepped(Speaks::Dgt);
            bench.tell(&format!("setup {INITIAL}; wait 60; send {byte}; wait 300"));
            let sent = bench.take_sent();
            match cells[2] {
                "nothing" => assert_eq!(sent, b"", "{byte}"),
                first => {
                    let first = u8::from_str_radix(first.trim_matches('`'), 16).unwrap();
                    assert_eq!(sent.first(), Some(&first), "{byte}");
                }
            }
        }
    }
    assert!(rows > 25, "{rows}");
}
