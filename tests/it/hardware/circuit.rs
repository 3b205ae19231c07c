//! The circuit compared with the firmware's pins, and checked by `KiCad`'s rules if it is installed.

use super::expressions::Expression;
use crate::limited::CommandInTime;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

fn circuit() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("hardware/circuit")
}

/// The connections of a board: the net of each pin of each part, and each part's value.
struct Netlist {
    nets: BTreeMap<(String, String), String>,
    values: BTreeMap<String, String>,
}

impl Netlist {
    fn read(board: &str) -> Netlist {
        let text = std::fs::read_to_string(circuit().join(board)).unwrap();
        let (mut nets, mut values) = (BTreeMap::new(), BTreeMap::new());
        for part in Expression::read(&text).all("footprint") {
            let property = |name: &str| {
                part.all("property").find(|one| one.at(1) == Some(name)).and_then(|one| one.at(2)).unwrap()
            };
            let reference = property("Reference").to_owned();
            values.insert(reference.clone(), property("Value").to_owned());
            for pad in part.all("pad") {
                if let Some(net) = pad.all("net").next().and_then(|net| net.at(2)) {
                    nets.insert((reference.clone(), pad.at(1).unwrap().to_owned()), net.to_owned());
                }
            }
        }
        Netlist { nets, values }
    }

    fn net(&self, part: &str, pin: impl ToString) -> &str {
        let key = (part.to_owned(), pin.to_string());
        self.nets.get(&key).unwrap_or_else(|| panic!("{key:?} is joined to nothing"))
    }

    /// Whether two pins are connected.
    fn joins(&self, one: (&str, impl ToString), other: (&str, impl ToString)) -> bool {
        self.net(one.0, one.1) == self.net(other.0, other.1)
    }

    /// Returns the number of pins of a part on a net.
    fn pins_on(&self, part: &str, net: &str) -> usize {
        self.nets.iter().filter(|((one, _), on)| one == part && *on == net).count()
    }
}

/// Returns a constant of `firmware/pins.h`.
fn pin(name: &str) -> usize {
    let word = word(name);
    word.parse().unwrap_or_else(|_| panic!("{name} is {word}"))
}

fn word(name: &str) -> &'static str {
    let line = include_str!("../../../hardware/firmware/pins.h")
        .lines()
        .find_map(|line| line.strip_prefix("#define ")?.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap()
}

/// Returns the pin of the Nano's outline for a port of the processor.
fn nano(port: &str, bit: usize) -> usize {
    match (port, bit) {
        ("'D'", 2..) => bit + 3,
        ("'B'", 0..) => bit + 11,
        ("A", 0..=7) => bit + 19,
        _ => panic!("the Nano has no {port}{bit}"),
    }
}

/// Channels 0 to 7, the select lines A to C and the common pin of a 4051, by its data sheet.
const CHANNELS: [usize; 8] = [13, 14, 15, 12, 1, 5, 2, 4];
const SELECTS: [usize; 3] = [11, 10, 9];
const COMMON: usize = 3;

#[test]
fn a_square_on_the_rank_board_is_the_channel_of_its_file() {
    let rank = Netlist::read("rank.kicad_pcb");
    for (file, channel) in CHANNELS.into_iter().enumerate() {
        let socket = format!("X{}", file + 1);
        assert!(rank.joins((&socket, "T"), ("U1", channel)), "tip of {socket}");
        assert_eq!(rank.net(&socket, "S"), "GND", "sleeve of {socket}");
    }
    assert!(rank.joins(("R1", 2), ("U1", COMMON)) && rank.net("R1", 1) == "+5V");
    assert_eq!(rank.net("U1", 16), "+5V");
    for pin in [6, 7, 8] {
        assert_eq!(rank.net("U1", pin), "GND");
    }
    assert!(rank.net("C1", 1) == "+5V" && rank.net("C1", 2) == "GND");
}

#[test]
fn the_firmware_s_pins_reach_what_they_are_for() {
    let (rank, carrier) = (Netlist::read("rank.kicad_pcb"), Netlist::read("carrier.kicad_pcb"));
    // The ribbon connects pins of the same number.
    let over_the_ribbon = |processor: usize| -> usize {
        let net = carrier.net("A1", processor);
        let pins: Vec<usize> = (1..=14).filter(|pin| carrier.net("J1", pin) == net).collect();
        assert_eq!(pins.len(), 1, "{net} on the ribbon");
        pins[0]
    };
    for (bit, select) in SELECTS.into_iter().enumerate() {
        let wire = over_the_ribbon(nano(word("SELECT_PORT"), pin("SELECT_FIRST") + bit));
        assert!(rank.joins(("J1", wire), ("U1", select)), "select line {bit}");
    }
    for place in 0..8 {
        let wire = over_the_ribbon(nano("A", pin("RANKS_FIRST") + place));
        // The jumper of the rank's place connects its two pins.
        assert!(rank.joins(("J1", wire), ("JP1", 2 * place + 2)), "rank {}", place + 1);
        assert!(rank.joins(("JP1", 2 * place + 1), ("U1", COMMON)), "rank {}", place + 1);
    }
    let names = ["again", "time", "press", "arbiter", "say"];
    assert_eq!(pin("BUTTONS"), names.len());
    for (button, name) in names.into_iter().enumerate() {
        let part = format!("SW{}", button + 1);
        assert_eq!(carrier.values[&part], name);
        let processor = nano(word("BUTTONS_PORT"), pin("BUTTONS_FIRST") + button);
        assert!(carrier.joins((&part, 1), ("A1", processor)), "{name}");
        assert_eq!(carrier.net(&part, 2), "GND", "{name}");
    }
    let sounder = nano(word("SOUNDER_PORT"), pin("SOUNDER_PIN"));
    assert!(carrier.joins(("A1", sounder), ("R1", 1)) && carrier.joins(("R1", 2), ("LS1", 1)));
    assert_eq!(carrier.net("LS1", 2), "GND");
    for (board, name) in [(&rank, "rank"), (&carrier, "carrier")] {
        for (wire, supply) in [(1, "GND"), (2, "+5V"), (6, "GND")] {
            assert_eq!(board.net("J1", wire), supply, "{name}");
        }
    }
}

#[test]
fn nothing_else_hangs_on_the_processor() {
    let carrier = Netlist::read("carrier.kicad_pcb");
    let used: Vec<usize> =
        (1..=30).filter(|pin| !carrier.net("A1", pin).starts_with("unconnected")).collect();
    // D0, D1, D7, D12, D13, 3V3, AREF and VIN are free.
    let free: Vec<usize> = (1..=30).filter(|pin| !used.contains(pin)).collect();
    assert_eq!(free, [1, 2, 10, 15, 16, 17, 18, 30]);
    // Opening the port does not restart it while the jumper is in, and both RESET pins are connected.
    assert!(carrier.joins(("A1", 3), ("JP1", 1)) && carrier.joins(("A1", 28), ("JP1", 1)));
    assert!(carrier.joins(("JP1", 2), ("C1", 1)) && carrier.net("C1", 2) == "GND");
    assert_eq!(carrier.pins_on("A1", "GND"), 2);
    // No sounder can draw more than 40 mA from a pin.
    let ohms: f64 = carrier.values["R1"].parse().unwrap();
    assert!(5.5 / ohms < 0.040);
}

/// Whether `KiCad` is installed; if not, prints so.
fn kicad() -> bool {
    let here =
        Command::new("kicad-cli").arg("version").output_in_time().is_ok_and(|told| told.status.success());
    if !here {
        eprintln!("KiCad is not here: the circuit's rules are not checked.");
    }
    here
}

#[test]
fn kicad_finds_nothing_wrong_and_finds_what_is_planted() {
    if !kicad() {
        return;
    }
    // KiCad writes next to its input files.
    let files = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let copy = |from: &Path, to: &Path| {
        std::fs::create_dir_all(to).unwrap();
        for entry in std::fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_file() {
                std::fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
            }
        }
    };
    let faults = [
        ("", "", ""),
        // A value on the board that differs from the schematic, an unconnected pin, a thin track.
        ("rank.kicad_pcb", "\"Value\" \"18k\"", "\"Value\" \"22k\""),
        ("carrier.kicad_sch", "(global_label \"TONE\"", "(global_label \"TUNE\""),
        ("carrier.kicad_pcb", "(width 0.25)", "(width 0.1)"),
    ];
    for (file, right, wrong) in faults {
        let place = files.path().join("circuit");
        copy(&circuit(), &place);
        copy(&circuit().join("annabella.pretty"), &place.join("annabella.pretty"));
        if !file.is_empty() {
            let text = std::fs::read_to_string(place.join(file)).unwrap();
            assert!(text.contains(right), "{right}");
            std::fs::write(place.join(file), text.replacen(right, wrong, 1)).unwrap();
        }
        let checked = Command::new("make")
            .args(["-s", "-C"])
            .arg(&place)
            .args(["check", "netlist"])
            .output_in_time()
            .unwrap();
        let said = String::from_utf8_lossy(&checked.stdout) + String::from_utf8_lossy(&checked.stderr);
        assert_eq!(checked.status.success(), file.is_empty(), "{file} {wrong}: {said}");
    }
}

/// The parts to buy are those for which the firmware was made.
#[test]
fn the_parts_list_has_the_resistors_of_the_schematic() {
    let parts = include_str!("../../../hardware/parts.md");
    let kilohms =
        |cell: &str| -> f64 { cell.trim().strip_suffix(" kilohms").unwrap().parse::<f64>().unwrap() * 1e3 };
    let pegs = include_str!("../../../hardware/firmware/pegs.h");
    let ohms: Vec<f64> = pegs
        .lines()
        .filter_map(|line| line.trim().strip_prefix("PEG(")?.split(", ").nth(2)?.parse().ok())
        .collect();
    assert_eq!(ohms.len(), 12);
    for (at, piece) in ["pawn", "rook", "knight", "bishop", "king", "queen"].into_iter().enumerate() {
        let row = parts.lines().find(|line| line.starts_with(&format!("| {piece} |"))).unwrap();
        let cells: Vec<&str> = row.split('|').collect();
        assert_eq!([kilohms(cells[2]), kilohms(cells[3])], [ohms[at], ohms[at + 6]], "{piece}");
    }
    let above = pegs.split("PULL_UP ").nth(1).unwrap().split("UL").next().unwrap().parse::<f64>().unwrap();
    let order = include_str!("../../../hardware/order.csv");
    let row = format!("\"resistor {} kilohms, 1 %\"", above / 1e3);
    assert!(order.lines().any(|line| line.contains(&row) && line.contains("R1 of the rank boards")));
}
