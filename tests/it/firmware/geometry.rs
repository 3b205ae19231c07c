//! The dimensions of the reference board against the Laws.

use std::path::Path;

const MEASURES: &str = include_str!("../../../hardware/geometry/measures.scad");

fn measure(name: &str) -> f64 {
    let line = MEASURES.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    line.unwrap().split(';').next().unwrap().parse().unwrap()
}

#[test]
fn the_board_is_as_the_laws_want_it() {
    assert!(8.0 * measure("square") >= 200.0, "2023 D.1.1");
    assert!(measure("raise") >= 1.0, "2023 D.1.2: black squares are raised so that a finger feels it");
    assert!(measure("bush") > measure("pin"), "2023 D.1.4.1: the peg fits the aperture");
    assert!(measure("mark") >= 1.0, "2023 D.1.4.2: black pieces are marked");
    assert!(measure("pin_length") > measure("nut_depth") + measure("panel"), "the peg reaches the contacts");
}

#[test]
fn pictures_are_small() {
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("hardware/geometry/pictures");
    let mut count = 0;
    for entry in std::fs::read_dir(pictures).unwrap() {
        let entry = entry.unwrap();
        if entry.path().extension().is_some_and(|extension| extension == "png") {
            count += 1;
            assert!(entry.metadata().unwrap().len() < 150_000, "{}", entry.path().display());
        }
    }
    assert_eq!(count, 4);
}
