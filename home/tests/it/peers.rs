//! `docs/peers.md`: the commands and words listed for this program in the table "At home" are tried, row by row.

use crate::world::World;
use annabella_home::cli::arguments::Cli;
use clap::Parser;

/// The heading of the table.
const TABLE: &str = "## At home";

/// Returns the subject and the code of each row's last column.
fn rows() -> Vec<(&'static str, Vec<&'static str>)> {
    let page = include_str!("../../../docs/peers.md");
    let table = page.split_once(TABLE).unwrap().1;
    let rows = table.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| what"));
    let row = |line: &'static str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 5, "{line}");
        (cells[0], cells[4].split('`').skip(1).step_by(2).collect())
    };
    rows.map(row).collect()
}

/// Splits a line as a shell does; every second part is quoted.
fn arguments(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    let words = |(number, part): (usize, &str)| match number % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    };
    parts.flat_map(words).collect()
}

#[test]
fn every_command_of_the_table_is_one_of_this_program() {
    let mut commands = 0;
    for (about, codes) in rows() {
        for code in codes.into_iter().filter(|code| code.starts_with("annabella-home")) {
            let parsed = Cli::try_parse_from(arguments(code));
            assert!(parsed.is_ok(), "{about}: {code}: {}", parsed.unwrap_err());
            commands += 1;
        }
    }
    assert!(commands > 15, "only {commands} commands were found");
}

#[test]
fn every_word_of_the_table_is_answered() {
    let world = World::new();
    world.engine("case \"$position\" in *'moves e2e4') m=e7e5;; *) m=a7a6;; esac; echo bestmove $m");
    let mut typed = 0;
    for (about, codes) in rows() {
        // The word of a review is tried in training.rs.
        for code in codes.into_iter().filter(|code| !code.starts_with("annabella-home") && *code != "turn") {
            let mut game = world.start("play --engine DIR/engine --colour white --speech off --json");
            game.types("e4").hears("\"uci\":\"e7e5\"");
            game.types("Nf3").hears("\"uci\":\"a7a6\"");
            game.types(code).hears("\"event\":\"said\"");
            let (_, lines) = game.ends();
            let is_refused = |line: &&String| line.contains("\"event\":\"refused\"");
            assert!(!lines.iter().any(|line| is_refused(&line)), "{about}: {code}: {lines:?}");
            typed += 1;
        }
    }
    assert!(typed >= 5, "only {typed} words were found");
}
