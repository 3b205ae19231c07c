//! Tests that pegs are distinguished with all parts at their worst tolerance.
//!
//! The evidence is a calculation, and the firmware itself.

use super::bench::{Bench, Speaks, built, make, try_make};
use super::{board, reports};
use annabella::tactile::BoardReport;
use std::path::Path;

/// The pegs in the order of their codes; a space is an empty aperture.
const PEGS: [char; 13] = [' ', 'P', 'R', 'N', 'B', 'K', 'Q', 'p', 'r', 'n', 'b', 'k', 'q'];

/// Both extremes of the analysis, with all parts together: the lowest and the highest readings.
const CORNERS: [&str; 2] = [
    "pegs -1.4; pull-ups 1.4; contacts 0; switches 20; leak -1200; damp 10000; converter -5; noise 0; capacity 250",
    "pegs 1.4; pull-ups -1.4; contacts 300; switches 1200; leak 1200; damp 0; converter 5; noise 0; capacity 250",
];

/// Returns the rows of the analysis: the peg, and its lowest and highest reading.
fn table() -> Vec<(String, f64, f64)> {
    let printed = make("analysis", built(), &["check", "--silent"]);
    let readme = include_str!("../../../../hardware/README.md");
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

/// Asserts that every line of a table in a page equals the output of its command.
fn stands_in(page: &str, printed: &str) {
    let lines: Vec<&str> = printed.lines().filter(|line| line.starts_with("| ")).collect();
    assert!(lines.len() > 4, "{printed}");
    for line in lines {
        assert!(page.contains(line), "hardware/figures.md does not hold this line: {line}");
    }
}

#[test]
fn the_chosen_resistors_are_one_line_of_the_search() {
    let printed = make("analysis", built(), &["search", "--silent"]);
    stands_in(include_str!("../../../../hardware/figures.md"), &printed);
    let pegs = include_str!("../../../../hardware/firmware/pegs.h");
    let ohms: Vec<f64> = pegs
        .lines()
        .filter_map(|line| line.trim().strip_prefix("PEG(")?.split(", ").nth(2)?.parse().ok())
        .collect();
    let above: f64 = pegs.split("PULL_UP ").nth(1).unwrap().split("UL").next().unwrap().parse().unwrap();
    let number = |written: &str| -> f64 {
        match written.split_once('k').unwrap() {
            (whole, "") => whole.parse::<f64>().unwrap() * 1e3,
            (whole, part) => format!("{whole}.{part}").parse::<f64>().unwrap() * 1e3,
        }
    };
    let chosen = printed.lines().find(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        cells.len() > 4
            && cells[1].ends_with('k')
            && number(cells[1]) == above
            && cells[2].split(' ').map(number).eq(ohms.iter().copied())
    });
    assert!(chosen.is_some(), "{above} above {ohms:?} is no line of\n{printed}");
}

#[test]
fn of_ten_thousand_boards_no_piece_is_taken_for_another() {
    let printed = make("analysis", built(), &["boards", "--silent"]);
    stands_in(include_str!("../../../../hardware/figures.md"), &printed);
    for line in printed.lines().skip(2).take(2) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        assert_eq!(cells[3], "0", "taken for another: {line}");
    }
}

#[test]
fn a_value_changed_in_the_schematic_alone_is_found() {
    let changed = tempfile::tempdir().unwrap();
    let circuit = Path::new(env!("CARGO_MANIFEST_DIR")).join("hardware/circuit");
    let argument = format!("CIRCUIT={}", changed.path().display());
    for (file, value, other) in [
        ("", "", ""),
        ("pieces.kicad_sch", "\"Value\" \"24k\"", "\"Value\" \"22k\""),
        ("rank.kicad_sch", "\"Value\" \"18k\"", "\"Value\" \"33k\""),
        ("pieces.kicad_sch", "\"Piece\" \"q\"", "\"Piece\" \"?\""),
    ] {
        for name in ["rank.kicad_sch", "pieces.kicad_sch"] {
            let mut text = std::fs::read_to_string(circuit.join(name)).unwrap();
            if name == file {
                assert!(text.contains(value));
                text = text.replace(value, other);
            }
            std::fs::write(changed.path().join(name), text).unwrap();
        }
        let made = try_make("analysis", built(), &["check", "--silent", &argument]);
        assert_eq!(made.status.success(), file.is_empty(), "{file}: {value} made {other}");
    }
}

#[test]
fn resistors_of_five_per_cent_are_refused() {
    let made = try_make("analysis", built(), &["check", "--silent", "TOLERANCE=5"]);
    assert!(!made.status.success());
    assert!(String::from_utf8_lossy(&made.stdout).contains("Pegs can be mistaken for each other."));
}

/// Creates a placement in which square `n` has peg `n + turn`.
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
        assert!(pair[1].1 - pair[0].2 >= 22.0, "{pair:?}");
    }
}

#[test]
fn every_peg_is_recognised_on_every_square_at_the_extreme_tolerances() {
    let mut bench = Bench::stepped(Speaks::Dgt);
    for corner in CORNERS {
        for supply in [4000, 4600, 5500] {
            bench.tell(&format!("{corner}; supply {supply}"));
            for turn in 0..PEGS.len() {
                let placement = pattern(turn);
                // A peg is removed before another is placed.
                bench.tell(&format!(
                    "setup 8/8/8/8/8/8/8/8; wait 40; setup {placement}; wait 40; send 42; wait 90"
                ));
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
        bench.tell(&format!("{corner}; supply 4000; setup {}; wait 40", pattern(0)));
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
            // The converter rounds down, the simulation rounds to millivolts, and the previous input rarely
            // has the most disturbing value.
            assert!((read - said).abs() <= 4.0, "{name}: {read}, and {said} by the analysis");
        }
    }
}

#[test]
fn a_peg_with_no_known_resistor_is_never_taken_for_another() {
    let mut bench = Bench::stepped(Speaks::Dgt);
    // A king's resistor that is a sixth too high reads as neither king nor queen.
    bench.tell("contacts 0; pull-ups 0; pegs 17.5; setup 8/8/8/8/8/8/8/K7; wait 100; send 42; wait 90");
    assert_eq!(reports(&mut bench), [BoardReport::Dump(board("8/8/8/8/8/8/8/8"))]);
    bench.tell("pegs 0; wait 40; send 42; wait 90");
    assert_eq!(reports(&mut bench), [BoardReport::Dump(board("8/8/8/8/8/8/8/K7"))]);
}
