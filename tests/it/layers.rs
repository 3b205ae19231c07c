//! The core is pure, and no layer names one above it.

use crate::sources::{Named, files, module, paths};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The layers and their heights. Layers of one height may depend on each other in one direction.
const LAYERS: [(&str, usize); 11] = [
    ("chess", 0),
    ("clock", 0),
    ("tridim", 0),
    ("tactile", 1),
    ("scoresheet", 1),
    ("speech", 1),
    ("laws", 2),
    ("reconcile", 2),
    ("game", 3),
    ("devices", 4),
    ("cli", 5),
];
/// The highest layer of the core.
const CORE: usize = 3;

/// What the rim says to a machine and hears of it: all that `devices` may name of `game`.
const RIM: [&str; 24] = [
    "Commitment",
    "Concealed",
    "Found",
    "Device",
    "DeviceState",
    "Effect",
    "Event",
    "Input",
    "Machine",
    "PinGiven",
    "ReadAs",
    "RecorderOrder",
    "Fact",
    "Secret",
    "SecretAsked",
    "Settings",
    "SolverQuestion",
    "SolverTopic",
    "TakeState",
    "VoiceChange",
    "VoiceWanted",
    "answers",
    "untagged",
    "keys",
];
/// The files of `cli` that read a finished game of chess, and so may name the game itself.
const READERS: [&str; 3] = ["dictation", "reconcile", "record"];

const DEVICE_CRATES: [&str; 10] =
    ["cpal", "rodio", "serialport", "crossterm", "libloading", "tts", "rustix", "clap", "libc", "mio"];
const IMPURE: [&str; 6] = ["fs", "net", "thread", "process", "env", "os"];

fn height(layer: &str) -> Option<usize> {
    LAYERS.iter().find(|(name, _)| *name == layer).map(|&(_, height)| height)
}

/// Why a layer may not name this path, if it may not.
fn fault(layer: &str, named: &Named) -> Option<&'static str> {
    let own = height(layer)?;
    let parts: Vec<&str> = named.path.iter().map(String::as_str).collect();
    if let ("devices", ["crate", "game", below @ ..]) = (layer, parts.as_slice())
        && !below.first().is_some_and(|name| RIM.contains(name))
    {
        return Some("the rim drives a machine and knows no game");
    }
    if let ["crate", rest @ ..] = parts.as_slice() {
        return match rest.first().map(|&part| (part, height(part))) {
            None if !named.import => None,
            None | Some(("*", _)) => Some("what imports the whole crate can hide an arrow"),
            Some((_, None)) => Some("that is no layer"),
            Some((_, Some(other))) if other > own => Some("that arrow runs up"),
            Some(_) => None,
        };
    }
    if own > CORE {
        return None;
    }
    match parts[..] {
        ["include!" | "#[path]"] => Some("what the core is made of stands in its own files"),
        [name, ..] if DEVICE_CRATES.contains(&name) => Some("the core knows no device"),
        _ if named.test => None,
        ["std", part, ..] if IMPURE.contains(&part) => Some("the core touches no world"),
        ["std", "time", "Duration", ..] => None,
        ["std", "time", ..] => Some("the core is handed the time"),
        ["std"] | ["std", "*"] => Some("what imports all of std can hide the world"),
        _ => None,
    }
}

/// A cycle of layers.
fn ring(arrows: &BTreeSet<(String, String)>) -> Vec<String> {
    let mut left: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in arrows.iter().filter(|(from, to)| height(from) == height(to) && from != to) {
        left.entry(from).or_default().insert(to);
    }
    loop {
        let ends: Vec<&str> = left
            .iter()
            .filter(|(_, to)| !to.iter().any(|to| left.contains_key(to)))
            .map(|(&from, _)| from)
            .collect();
        if ends.is_empty() {
            return left.into_keys().map(str::to_owned).collect();
        }
        left.retain(|from, _| !ends.contains(from));
    }
}

#[test]
fn the_core_is_pure_and_no_arrow_runs_up() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut faults = Vec::new();
    let mut arrows = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for file in files(&src).unwrap() {
        let within = file.strip_prefix(&src).unwrap();
        let module = module(within);
        let layer = module[0].as_str();
        if ["lib", "main", "bin"].contains(&layer) {
            continue;
        }
        if height(layer).is_none() {
            faults.push(format!("src/{}: {layer} is no layer", within.display()));
            continue;
        }
        seen.insert(layer.to_owned());
        for named in paths(&fs::read_to_string(&file).unwrap(), &module).unwrap() {
            if let Some(why) = fault(layer, &named) {
                let path = named.path.join("::");
                faults.push(format!("src/{}:{}: {path}: {why}", within.display(), named.line));
            }
            if let ["crate", other, ..] = named.path.iter().map(String::as_str).collect::<Vec<_>>()[..]
                && height(other).is_some()
            {
                arrows.insert((layer.to_owned(), other.to_owned()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_eq!(ring(&arrows), [""; 0], "these layers name each other");
    // Check that the sources were found.
    assert!(seen.contains("chess") && seen.contains("cli"), "{seen:?}");
    assert!(arrows.contains(&("speech".to_owned(), "chess".to_owned())), "{arrows:?}");
}

/// The faults of this text as `src/laws/planted.rs`, by line.
fn planted(source: &str) -> Vec<(usize, &'static str)> {
    planted_in("laws", source)
}

fn planted_in(layer: &str, source: &str) -> Vec<(usize, &'static str)> {
    let module = [layer.to_owned(), "planted".to_owned()];
    let named = paths(source, &module).unwrap();
    named.iter().filter_map(|named| Some((named.line, fault(layer, named)?))).collect()
}

#[test]
fn planted_device_crates_are_found() {
    for source in [
        "use cpal::Device;",
        "use rodio;",
        "use ::tts as voice;",
        "use {std::fmt, serialport::SerialPort};",
        "extern crate libloading;",
        "fn f() { crossterm::terminal::size(); }",
        "fn f(port: Box<dyn serialport::SerialPort>) {}",
        "#[derive(clap::Args)] struct A;",
        "fn f() { assert!(rustix::process::getpid().is_init()); }",
        "macro_rules! m { () => { $crate::chess::x(::cpal::y()) } }",
        "#[cfg(test)] mod tests { use clap::Parser; }",
    ] {
        assert_eq!(planted(source), [(1, "the core knows no device")], "{source}");
        assert_eq!(planted_in("devices", source), [], "{source}");
    }
}

#[test]
fn planted_files_threads_and_clocks_are_found() {
    for (source, lines) in [
        ("use std::fs;", 1),
        ("use std::{fmt, net::{self, TcpStream}};", 2),
        ("fn f() { std::thread::spawn(|| ()); }", 1),
        ("fn f() { ::std::process::exit(1) }", 1),
        ("fn f() { println!(\"{:?}\", std::env::args()); }", 1),
        ("use std::time::Instant;", 1),
        ("use std::time::{Duration, SystemTime};", 1),
        ("use std::time;", 1),
        ("use std::time::*;", 1),
        ("use std as world;", 1),
        ("use std::*;", 1),
        ("fn f(at: std::time::Instant) -> std::time::SystemTime { todo!() }", 2),
        ("macro_rules! m { () => { use std::{fmt, fs}; } }", 1),
        ("include!(\"other.rs\");", 1),
        ("#[path = \"../devices/mod.rs\"] mod other;", 1),
    ] {
        assert_eq!(planted(source).len(), lines, "{source}");
        assert_eq!(planted_in("cli", source), [], "{source}");
    }
}

#[test]
fn planted_arrows_up_are_found() {
    for source in [
        "use crate::game::Game;",
        "use crate::{chess, game};",
        "use crate::{chess::{Line, Ply}, game::{self as g}};",
        "use super::super::game::Game;",
        "use super::super::{chess, cli};",
        "use crate::devices as below;",
        "fn f() { crate::game::start() }",
        "fn f() -> super::super::cli::Args { x }",
        "fn f() { format!(\"{}\", crate::game::start()) }",
        "macro_rules! m { () => { $crate::devices::x() } }",
        "mod inner { use super::super::super::game; }",
        "#[cfg(test)] mod tests { use crate::game::Game; }",
        "pub(in crate::game) fn f() {}",
    ] {
        assert_eq!(planted(source), [(1, "that arrow runs up")], "{source}");
        assert_eq!(planted_in("cli", source), [], "{source}");
    }
    for source in
        ["use crate::*;", "use crate as house;", "use super::super::*;", "use super::super as house;"]
    {
        assert_eq!(planted(source), [(1, "what imports the whole crate can hide an arrow")], "{source}");
    }
    assert_eq!(planted("use crate::shortcut;"), [(1, "that is no layer")]);
    assert_eq!(planted("\n\nuse crate::game;")[0].0, 3);
}

/// Whether a path leads to the game itself: by its name, or by what can hide it.
fn names_the_game(named: &Named) -> bool {
    let parts: Vec<&str> = named.path.iter().map(String::as_str).collect();
    match parts[..] {
        ["crate", "game"] => named.import,
        ["crate", "game", name, ..] => ["Game", "*"].contains(&name),
        _ => false,
    }
}

#[test]
fn only_what_reads_a_finished_game_knows_that_it_is_chess() {
    let cli = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli");
    let mut readers = BTreeSet::new();
    for file in files(&cli).unwrap() {
        let within = file.strip_prefix(&cli).unwrap();
        let own = [vec!["cli".to_owned()], module(within)].concat();
        let named = paths(&fs::read_to_string(&file).unwrap(), &own).unwrap();
        if named.iter().any(names_the_game) {
            readers.insert(own[1..].join("::"));
        }
    }
    assert_eq!(readers, READERS.map(str::to_owned).into());
}

#[test]
fn planted_games_in_the_rim_are_found() {
    for source in [
        "use crate::game::Game;",
        "use crate::game::{Event, Game as G};",
        "use crate::game::{self};",
        "use crate::game;",
        "use crate::game::*;",
        "fn f(game: &crate::game::Game) {}",
        "use super::super::game::Game;",
        "#[cfg(test)] mod tests { use crate::game::Game; }",
    ] {
        let module = ["devices".to_owned(), "planted".to_owned()];
        assert!(paths(source, &module).unwrap().iter().any(names_the_game), "{source}");
        assert_eq!(
            planted_in("devices", source),
            [(1, "the rim drives a machine and knows no game")],
            "{source}"
        );
    }
    for source in [
        "use crate::game::Standing;",
        "use crate::game::machine;",
        "fn f(x: crate::game::command::Command) {}",
    ] {
        assert_eq!(
            planted_in("devices", source),
            [(1, "the rim drives a machine and knows no game")],
            "{source}"
        );
    }
    let source = "use crate::game::{Effect, Event, Machine}; fn f() -> crate::game::Settings { x }";
    assert_eq!(planted_in("devices", source), []);
}

#[test]
fn permitted_paths_are_not_reported() {
    let source = r##"
        //! Not `std::fs` nor crate::game.
        use crate::chess::{self, Line};
        use super::{Ending, other};
        use super::super::speech::Phrase;
        use std::time::Duration;
        use std::collections::BTreeMap;
        /// crate::devices
        pub(crate) fn f(clap: u8) -> u8 {
            // std::thread::spawn
            let words = "std::net crate::cli::main";
            println!("std::process {}", stringify!(fs::read));
            include_str!("x");
            self::g(clap)
        }
        #[cfg(test)]
        mod tests {
            use super::*;
            use std::fs;
            fn f() { std::thread::yield_now() }
        }
    "##;
    assert_eq!(planted(source), []);
}

#[test]
fn a_cycle_of_layers_is_found() {
    let arrows = |pairs: &[(&str, &str)]| {
        pairs.iter().map(|&(from, to)| (from.to_owned(), to.to_owned())).collect::<BTreeSet<_>>()
    };
    assert_eq!(
        ring(&arrows(&[("speech", "scoresheet"), ("scoresheet", "tactile"), ("clock", "chess")])),
        [""; 0]
    );
    assert_eq!(ring(&arrows(&[("clock", "chess"), ("chess", "clock")])), ["chess", "clock"]);
    let three = [("speech", "scoresheet"), ("scoresheet", "tactile"), ("tactile", "speech")];
    assert_eq!(ring(&arrows(&three)), ["scoresheet", "speech", "tactile"]);
}

/// The modules of a folder in the order in which the documentation of its `mod.rs` lists them.
fn listed(source: &str) -> Vec<String> {
    let rows = source.lines().filter_map(|line| line.strip_prefix("//! | `"));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    cells.flat_map(|cell| cell.split(['`', ' ']).filter(|name| !name.is_empty()).map(str::to_owned)).collect()
}

/// What a module below `folder` names of that folder that does not stand before it in the list.
fn out_of_order(order: &[String], folder: &[&str], module: &[String], source: &str) -> Vec<String> {
    let place = |name: &str| order.iter().position(|listed| listed == name);
    let own = module[folder.len()].as_str();
    let inside = |path: &[String]| {
        let (first, rest) = path.split_first()?;
        let within =
            first == "crate" && rest.len() > folder.len() && rest.iter().zip(folder).all(|(a, b)| a == b);
        within.then(|| rest[folder.len()].clone())
    };
    let named = paths(source, module).unwrap();
    named
        .iter()
        .filter(|named| !named.test)
        .filter_map(|named| Some((named.line, inside(&named.path)?)))
        .filter(|(_, other)| other != own && place(other).is_none_or(|at| Some(at) >= place(own)))
        .map(|(line, other)| format!("src/{}.rs:{line}: {other}", module.join("/")))
        .collect()
}

#[test]
fn a_room_of_the_game_uses_only_those_listed_before_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for folder in [&["game"][..], &["game", "tridim"]] {
        let dir = folder.iter().fold(src.clone(), |dir, name| dir.join(name));
        let order = listed(&fs::read_to_string(dir.join("mod.rs")).unwrap());
        let mut faults = Vec::new();
        let mut modules = BTreeSet::new();
        for file in files(&dir).unwrap() {
            let module = module(file.strip_prefix(&src).unwrap());
            if let Some(own) = module.get(folder.len()) {
                faults.extend(out_of_order(&order, folder, &module, &fs::read_to_string(&file).unwrap()));
                modules.insert(own.clone());
            }
        }
        assert!(modules.len() > 4, "{modules:?}");
        assert_eq!(modules, order.iter().cloned().collect(), "each module is listed once");
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

#[test]
fn a_room_that_uses_a_later_one_is_found() {
    let order = listed("//! | `state` `book` | desks |\n//! | `offers` | rooms |\n");
    assert_eq!(order, ["state", "book", "offers"]);
    for (own, source, faults) in [
        ("offers", "use super::book::Book;", 0),
        ("book", "use super::offers;", 1),
        ("book", "use super::{state::State, offers::accept};", 1),
        ("book", "#[cfg(test)] mod tests { use super::super::offers; }", 0),
        // What the face exports hides where it comes from.
        ("book", "use super::Game;", 1),
    ] {
        for folder in [&["game"][..], &["game", "tridim"]] {
            let module = [folder, &[own]].concat().into_iter().map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(out_of_order(&order, folder, &module, source).len(), faults, "{own}: {source}");
        }
    }
    let own = ["game", "tridim", "book"].map(str::to_owned);
    for (source, faults) in [
        ("fn f() { crate::game::tridim::offers::accept() }", 1),
        // What stands above the folder has its own list.
        ("fn f() { crate::game::offers::accept() }", 0),
    ] {
        assert_eq!(out_of_order(&order, &["game", "tridim"], &own, source).len(), faults, "{source}");
    }
}
