//! The figures of hardware/README.md: sizes, the scan, and the delay of an action.
//!
//! The delay is the time from an action to the last bit on the wire, in the board's time.
//!
//! `cargo test --test it -- firmware::figures --nocapture` prints them. With the compiler named in the page,
//! they must equal those in the page.

use super::bench::{Bench, MILLISECOND, Speaks, built, make};
use crate::limited::CommandInTime;
use std::process::Command;

/// The compiler of the figures in the page.
const COMPILER: &str = "5.4.0";

/// Prints a row, and asserts that it is in the page.
fn row(row: &str) {
    println!("{row}");
    let compiler = Command::new("avr-gcc").arg("-dumpversion").output_in_time().unwrap().stdout;
    if String::from_utf8_lossy(&compiler).trim() == COMPILER {
        assert!(include_str!("../../../../hardware/README.md").contains(row), "hardware/README.md: {row}");
    }
}

/// Formats a number with a comma before the last three digits, as in the page.
fn thousands(number: u64) -> String {
    if number < 1000 { number.to_string() } else { format!("{},{:03}", number / 1000, number % 1000) }
}

#[test]
fn the_firmware_fits_its_chip() {
    let printed = make("firmware", built(), &["size", "--silent"]);
    // A line of avr-size: text, data, bss, and both in other forms.
    let sizes: Vec<(u64, u64)> = printed
        .lines()
        .filter_map(|line| {
            let mut numbers = line.split_whitespace().map_while(|word| word.parse::<u64>().ok());
            let (text, data, bss) = (numbers.next()?, numbers.next()?, numbers.next()?);
            Some((text + data, data + bss))
        })
        .collect();
    let [dgt, rows] = sizes[..] else { panic!("{printed}") };
    row(&format!(
        "| firmware | {} of 32,768 bytes of flash, {} of 2,048 bytes of memory |",
        thousands(dgt.0),
        thousands(dgt.1)
    ));
    row(&format!("| the same, rows | {} bytes, {} bytes |", thousands(rows.0), thousands(rows.1)));
    // The boot loader uses two kilobytes of flash, and the stack needs some memory.
    assert!(dgt.0 < 30 * 1024 && dgt.1 < 1536);
}

#[test]
fn a_scan_fits_its_tick() {
    let mut bench = Bench::stepped(Speaks::Dgt);
    bench.tell("setup rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR; wait 1000");
    let (_, answer) = bench.ask("scan");
    let cycles: Vec<u64> = answer.split(' ').map(|word| word.parse().unwrap()).collect();
    let [took, period, awake] = cycles[..] else { panic!("{answer}") };
    assert_eq!(period, 80_000, "five milliseconds");
    assert!(took < 72_000 && awake < 40_000, "{answer}");
    row(&format!(
        "| a scan, first to last conversion | {} cycles, {:.2} ms, of 80,000 from one scan to the next |",
        thousands(took),
        took as f64 / MILLISECOND as f64
    ));
    row(&format!("| processor awake | {} cycles of 80,000 |", thousands(awake)));
}

/// Returns the median and worst time of these actions in ms, over a hundred phases of the scan.
fn measured(bench: &mut Bench, deeds: [&str; 2]) -> [(f64, f64); 2] {
    let mut took = [Vec::new(), Vec::new()];
    for turn in 0..100 {
        for (deed, took) in deeds.iter().zip(&mut took) {
            // Each time at a different moment between two scans.
            bench.tell(&format!("wait {}", 60 + turn * 7 % 13));
            bench.sent.clear();
            let done = bench.tell(deed);
            bench.tell("wait 80");
            assert_eq!(bench.sent.len(), 5, "one change");
            took.push(bench.sent[4].0 - done);
        }
    }
    took.map(|mut took| {
        took.sort_unstable();
        let ms = |cycles: u64| cycles as f64 / MILLISECOND as f64;
        (ms(took[took.len() / 2]), ms(took[took.len() - 1]))
    })
}

#[test]
fn lifts_and_placements_reach_the_wire_in_time() {
    for (chatter, limit) in [(0, 40.0), (6, 46.0)] {
        let mut bench = Bench::stepped(Speaks::Dgt);
        bench.tell(&format!("chatter {chatter}; setup 8/8/8/8/8/8/4P3/8; wait 60; send 44; wait 20"));
        let [lift, place] = measured(&mut bench, ["lift e2", "place e2 P"]);
        for (deed, (median, worst)) in [("lift", lift), ("placement", place)] {
            row(&format!(
                "| {deed} to last stop bit, {chatter} ms of chatter | median {median:.1} ms, worst {worst:.1} ms |"
            ));
        }
        assert!(lift.1 < limit && place.1 < limit);
        // Four samples, five milliseconds apart, and five bytes take at least this long.
        assert!(lift.0 > 20.0 && place.0 > 20.0);
    }
}
