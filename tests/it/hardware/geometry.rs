//! The geometry of the reference board: its measures, and its parts if `OpenSCAD` is installed.

use crate::limited::CommandInTime;
use crate::whole_machine::firmware::bench::try_make;
use std::path::Path;
use std::process::{Command, Output};

const MEASURES: &str = include_str!("../../../hardware/geometry/measures.scad");

const MEASURED: &str = include_str!("../../../hardware/geometry/measured.scad");

/// Returns the value of a bought part's measure: the fifth entry of its row.
fn assumed(name: &str) -> f64 {
    let row = MEASURED.lines().find_map(|line| line.trim().strip_prefix(&format!("[\"{name}\", "))).unwrap();
    row.rsplit(", ").nth(2).unwrap().parse().unwrap()
}

fn measure(name: &str) -> f64 {
    let line = MEASURES.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    line.unwrap().split(';').next().unwrap().parse().unwrap()
}

#[test]
fn the_board_is_as_the_laws_want_it() {
    assert!(8.0 * measure("square") >= 200.0, "2023 D.1.1");
    assert!((3.0..=4.0).contains(&measure("raise")), "2023 D.1.2: black squares are raised");
    assert!(assumed("bush") > measure("pin"), "2023 D.1.4.1: the peg fits the aperture");
    assert!(measure("mark") >= 1.0, "2023 D.1.4.2: black pieces are marked");
    assert!(assumed("pin_length") > assumed("tip_contact"), "the peg reaches the contacts");
}

#[test]
fn pictures_are_small() {
    let hardware = Path::new(env!("CARGO_MANIFEST_DIR")).join("hardware");
    let mut count = 0;
    for directory in ["geometry/pictures", "circuit/pictures"] {
        for entry in std::fs::read_dir(hardware.join(directory)).unwrap() {
            let entry = entry.unwrap();
            if entry.path().extension().is_some_and(|extension| extension == "png") {
                count += 1;
                assert!(entry.metadata().unwrap().len() < 150_000, "{}", entry.path().display());
            }
        }
    }
    assert_eq!(count, 7);
}

/// The rank board's outline and its sockets match the geometry.
#[test]
fn the_boards_are_as_large_as_the_geometry_thinks() {
    let list = |name: &str| -> Vec<f64> {
        let line = MEASURES.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = ["));
        line.unwrap().split(']').next().unwrap().split(',').map(|part| part.trim().parse().unwrap()).collect()
    };
    for (text, size) in [
        (include_str!("../../../hardware/circuit/rank.kicad_pcb"), list("rank_size")),
        (include_str!("../../../hardware/circuit/carrier.kicad_pcb"), list("carrier_size")),
    ] {
        let board = super::expressions::Expression::read(text);
        let point = |list: &super::expressions::Expression| -> (f64, f64) {
            (list.at(1).unwrap().parse().unwrap(), list.at(2).unwrap().parse().unwrap())
        };
        let ends: Vec<(f64, f64)> = board
            .all("gr_line")
            .filter(|line| line.all("layer").next().unwrap().at(1) == Some("Edge.Cuts"))
            .flat_map(|line| ["start", "end"].map(|end| point(line.all(end).next().unwrap())))
            .collect();
        let least =
            ends.iter().fold((f64::MAX, f64::MAX), |least, end| (least.0.min(end.0), least.1.min(end.1)));
        let most = ends.iter().fold((f64::MIN, f64::MIN), |most, end| (most.0.max(end.0), most.1.max(end.1)));
        assert_eq!([most.0 - least.0, most.1 - least.1], size[..2]);
        let part = |reference: &str| -> (f64, f64) {
            let found = board.all("footprint").find(|part| {
                part.all("property").any(|one| one.at(1) == Some("Reference") && one.at(2) == Some(reference))
            });
            let at = point(found.unwrap().all("at").next().unwrap());
            (at.0 - least.0, at.1 - least.1)
        };
        if text.contains("\"X8\"") {
            let axis = list("rank_axis");
            for file in 0..8 {
                let at = part(&format!("X{}", file + 1));
                assert!((at.0 - (axis[0] + 30.0 * f64::from(file))).abs() < 0.01, "{at:?}");
                assert!((at.1 - axis[1]).abs() < 0.01, "{at:?}");
            }
        } else {
            for button in 0..5 {
                let at = part(&format!("SW{}", button + 1));
                assert_eq!(at, (12.0 + 22.0 * f64::from(button), 8.0));
            }
            assert!(MEASURES.contains("buttons = [for (n = [0:4]) [12 + 22 * n, 8]];"));
            let holes = ["H1", "H2", "H3", "H4"].map(part).map(|(x, y)| format!("[{x}, {y}]")).join(", ");
            assert!(MEASURES.contains(&format!("carrier_holes = [{holes}];")), "{holes}");
        }
    }
}

/// Whether `OpenSCAD` is installed; if not, prints so.
fn openscad() -> bool {
    let here =
        Command::new("openscad").arg("--version").output_in_time().is_ok_and(|told| told.status.success());
    if !here {
        eprintln!("OpenSCAD is not here: the geometry is not cut and not measured.");
    }
    here
}

fn said(made: &Output) -> String {
    String::from_utf8_lossy(&made.stdout).into_owned() + &String::from_utf8_lossy(&made.stderr)
}

#[test]
fn all_parts_are_as_the_page_says() {
    if !openscad() {
        return;
    }
    // The result is kept between runs: cutting takes minutes.
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("geometry");
    std::fs::create_dir_all(&out).unwrap();
    let made = try_make("geometry", &out, &["check", "--silent"]);
    assert!(made.status.success(), "{}", said(&made));
    let page = include_str!("../../../hardware/geometry/README.md");
    let printed = String::from_utf8_lossy(&made.stdout).into_owned();
    // The sizes of single parts are not on the page.
    let is_of_page = |line: &&str| {
        line.starts_with("| ") && !line.contains(".stl |") && !line.starts_with("| part | mm by mm by mm |")
    };
    let rows: Vec<&str> = printed.lines().filter(is_of_page).collect();
    assert!(rows.len() > 20, "{printed}");
    for row in rows {
        assert!(page.contains(row), "hardware/geometry/README.md does not hold: {row}");
    }
}

#[test]
fn what_is_planted_in_the_geometry_is_found() {
    if !openscad() {
        return;
    }
    // The target, its parts, the changed measure, and the expected message.
    let faults = [
        ("check-parts", "PRINTED=$(OUT)/cap.stl", "", ""),
        ("check-parts", "PRINTED=$(OUT)/tray-00.stl", "-D wall=1", "has a wall of 1.00 mm"),
        ("check-parts", "PRINTED=$(OUT)/tray-00.stl", "-D bed=130", "does not fit a bed"),
        ("check-parts", "PRINTED=$(OUT)/mushroom.stl", "", "without support"),
        ("check-parts", "PRINTED=$(OUT)/white-pawn.stl", "-D plug_lugs=[12,13] -D pawn=[36,15]", "wrong:"),
        ("check-laws", "PLATES=$(OUT)/cap.stl", "", "mm wide"),
        // OpenSCAD itself stops at these.
        ("check-parts", "PRINTED=$(OUT)/cap.stl", "-D raise=1", "Assertion"),
        ("check-parts", "PRINTED=$(OUT)/missing.stl", "", "No rule to make"),
        ("check-parts", "PRINTED=$(OUT)/cap.stl", "-D cap=there_is_no_such", "rror"),
    ];
    for (target, parts, set, expected) in faults {
        let out = tempfile::tempdir().unwrap();
        if parts.contains("mushroom") {
            let shape = out.path().join("mushroom.scad");
            std::fs::write(&shape, "cylinder(d = 8, h = 10); translate([0, 0, 9]) cylinder(d = 20, h = 3);")
                .unwrap();
            let cut = Command::new("openscad")
                .arg("-o")
                .arg(shape.with_extension("stl"))
                .arg(&shape)
                .output_in_time();
            assert!(cut.unwrap().status.success());
        }
        let made = try_make("geometry", out.path(), &[target, "--silent", parts, &format!("SET={set}")]);
        assert_eq!(made.status.success(), expected.is_empty(), "{target} {parts} {set}: {}", said(&made));
        assert!(said(&made).contains(expected), "{target} {parts} {set}: {}", said(&made));
    }
}
