//! The tournament program contains no engine, and cannot call the program at home, which has one.

use crate::code;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use toml_edit::{DocumentMut, Item, Table};

/// The program at home.
const HOME: &str = "annabella-home";

/// Packages that speak to engines.
const OF_ENGINES: [&str; 2] = ["shakmaty-uci", HOME];

/// Words of the engines' protocol and of the program at home, which no other code has.
const WORDS: [&str; 5] = ["shakmaty_uci", "annabella_home", "annabella-home", "uciok", "isready"];

fn read(path: &str) -> DocumentMut {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap().parse().unwrap()
}

fn text(table: &Table, key: &str) -> String {
    table.get(key).and_then(Item::as_str).unwrap().to_owned()
}

/// Returns the packages on which a package depends, at any depth, also for its tests.
fn dependencies(package: &str) -> BTreeSet<String> {
    let lock = read("Cargo.lock");
    let packages: Vec<&Table> = lock["package"].as_array_of_tables().unwrap().iter().collect();
    let mut found = BTreeSet::new();
    let mut open = vec![package.to_owned()];
    while let Some(name) = open.pop() {
        for table in packages.iter().filter(|table| text(table, "name") == name) {
            let own = table.get("dependencies").and_then(Item::as_array);
            // A dependency with several versions is followed by its version.
            let names = own.into_iter().flatten().filter_map(|own| own.as_str()?.split(' ').next());
            open.extend(names.filter(|name| found.insert((*name).to_owned())).map(str::to_owned));
        }
    }
    found
}

#[test]
fn the_tournament_program_depends_on_no_engine_code() {
    let tournament = dependencies("annabella");
    assert!(tournament.contains("shakmaty") && tournament.contains("clap"), "{tournament:?}");
    for package in OF_ENGINES {
        assert!(!tournament.contains(package), "annabella depends on {package}");
    }
    assert!(dependencies(HOME).contains("shakmaty-uci"), "the program at home does");
}

#[test]
fn no_code_of_the_tournament_program_speaks_to_engines() {
    let files = code::files();
    let (home, others): (Vec<_>, Vec<_>) = files.iter().partition(|file| file.path.starts_with("home/"));
    assert!(home.iter().any(|file| file.text.contains("shakmaty_uci")));
    for file in others {
        for word in WORDS {
            assert!(!file.text.contains(word), "{} names {word}", file.path);
        }
    }
}

#[test]
fn the_packages_of_the_tournament_program_do_not_contain_the_program_at_home() {
    let metadata = |manifest: &str| read(manifest)["package"]["metadata"]["deb"].to_string();
    let tournament = metadata("Cargo.toml");
    assert!(tournament.contains("target/release/annabella\"") && !tournament.contains(HOME), "{tournament}");
    let home = metadata("home/Cargo.toml");
    assert!(home.contains("target/release/annabella-home\""), "{home}");
    assert!(!home.contains("target/release/annabella\""), "{home}");
}
