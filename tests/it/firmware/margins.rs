//! Whether pegs are distinguished with all parts at their worst tolerance: by calculation, and by
//! the firmware.

use super::bench::{Bench, Speaks, built, make};
use super::{board, reports};
use annabella::tactile::BoardReport;

/// The pegs in the order of their codes; a space is an empty aperture.
const PEGS: [char; 13] = [' ', 'P', 'R', 'N', 'B', 'K', 'Q', 'p', 'r', 'n', 'b', 'k', 'q'];

/// Both extremes of the analysis, with all parts at once: the lowest and the highest readings.
const CORNERS: [&str; 2] = [
    "pegs -1; pull-ups 1; contacts 0; switches 20; leak -1200; converter -5; noise 0; capacity 250",
    "pegs 1; pull-ups -1; contacts 300; switches 1200; leak 1200; converter 5; noise 0; capacity 250",
];

/// A row of the analysis: the peg, and its lowest and highest reading.
fn table() -> Vec<(String, f64, f64)> {
    let printed = make("analysis", built(), &["check", "--silent"]);
    let readme = include_str!("../../../hardware/README.md");
    for line in printed.lines().filter(|line| line.starts_with("| ") || line.starts_with("Narrowest")) {
        assert!(readme.contains(line), "hardware/README.md does not hold this line of the analysis: {line}");
    }
    let number = |cell: &str| cell.trim().parse::<f64>().ok();
    printed
        .lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.split('|').collect();
            Some((cells.get(1)?.trim().to_owned(), number(cells.get(3)?)?, number(cells.get(5)?)?))
        })
        .collect()
}

/// A placement in which the square of number `n` holds the peg of number `n + turn`.
fn pattern(turn: usize) -> String {
    let rank = |rank: usize| -> String {
        (0..8)
            .map(|file| match PEGS[(rank * 8 + file + turn) % PEGS.len()] {
                ' ' => '1',
                peg => peg,
            })
            .collect()
    };
    (0..8).map(rank).collect::<Vec<_>>().join("/")
}

#[test]
fn the_bands_hold_the_worst_readings_and_are_apart() {
    let table = table();
    assert_eq!(table.len(), PEGS.len() + 1, "a short, twelve pegs, nothing");
    for pair in table.windows(2) {
        assert!(pair[1].1 - pair[0].2 >= 13.0, "{pair:?}");
    }
}

#[test]
fn every_peg_is_recognised_on_every_square_at_the_extreme_tolerances() {
    let mut bench = Bench::stepped(Speaks::Dgt);
    for corner in CORNERS {
        for supply in [4500, 5500] {
            bench.tell(&format!("{corner}; supply {supply}"));
            for turn in 0..PEGS.len() {
                let placement = pattern(turn);
                bench.tell(&format!("setup {placement}; wait 40; send 42; wait 90"));
                assert_eq!(
                    reports(&mut bench),
                    [BoardReport::Dump(board(&placement))],
                    "{corner}; supply {supply}"
                );
            }
        }
    }
}

#[test]
fn the_firmware_reads_what_the_analysis_says() {
    let table = table();
    let mut bench = Bench::stepped(Speaks::Dgt);
    for (corner, lowest) in CORNERS.into_iter().zip([true, false]) {
        bench.tell(&format!("{corner}; supply 4500; setup {}; wait 40", pattern(0)));
        bench.take_sent();
        for (number, peg) in PEGS.into_iter().enumerate() {
            bench.tell(&format!("send 70 02 {:02x} 00; wait 30", 0x40 | number));
            let sent = bench.take_sent();
            let [0xF0, 0, 6, what, high, low] = sent[..] else { panic!("{sent:02x?}") };
            assert_eq!(usize::from(what), 0x40 | number);
            let read = f64::from(u16::from(high) << 7 | u16::from(low));
            let name = if peg == ' ' { "empty".to_owned() } else { peg.to_string() };
            let (_, least, most) = table.iter().find(|(named, ..)| *named == name).unwrap();
            let said = if lowest { *least } else { *most };
            // The converter rounds down, the simulation rounds to millivolts, and the previous
            // input rarely has the value that disturbs the most.
            assert!((read - said).abs() <= 4.0, "{name}: {read}, and {said} by the analysis");
        }
    }
}

#[test]
fn a_peg_with_no_known_resistor_is_never_taken_for_another() {
    let mut bench = Bench::stepped(Speaks::Dgt);
    // A king's resistor that is a fifth too high is read as neither king nor queen.
    bench.tell("contacts 0; pull-ups 0; pegs 21; setup 8/8/8/8/8/8/8/K7; wait 100; send 42; wait 90");
    assert_eq!(reports(&mut bench), [BoardReport::Dump(board("8/8/8/8/8/8/8/8"))]);
    bench.tell("pegs 0; wait 40; send 42; wait 90");
    assert_eq!(reports(&mut bench), [BoardReport::Dump(board("8/8/8/8/8/8/8/K7"))]);
}
