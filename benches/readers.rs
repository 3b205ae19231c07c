//! The work of reading large files: it grows with their size and no faster.
//!
//! `cargo bench --features system-voice --bench readers` prints, for each reader and shape of 1, 10 and 100 MB, the time,
//! the time per byte and, where they are counted, the steps per byte. `-- 1 10` measures only these sizes.

#![allow(clippy::unwrap_used)] // A failing bench should panic.

use annabella::journal::{Chain, Head, Repair, read};
use annabella::scoresheet::file::Games;
use serde_json::{Value, json};
use std::time::Instant;

/// Returns a journal of about this length.
fn journal(len: usize) -> Vec<u8> {
    let mut chain = Chain::default();
    let mut bytes = chain.encode(&Head::new(json!({"settings": {}}))).unwrap();
    while bytes.len() < len {
        let entry = json!({"at": bytes.len(), "wall_ms": 0, "input": "line", "text": "white: Springer Gustav eins Felix drei"});
        bytes.extend(chain.encode(&entry).unwrap());
    }
    bytes
}

/// Returns a journal with this damage in its middle.
fn damaged(len: usize, damage: &[u8]) -> Vec<u8> {
    let mut bytes = journal(len);
    let middle = bytes.len() / 2;
    let damage = damage.repeat(len / 4 / damage.len());
    bytes[middle..middle + damage.len()].copy_from_slice(&damage);
    bytes
}

fn verify(bytes: &[u8]) -> Option<u64> {
    read::<Value, Value>(bytes).unwrap();
    None
}

fn repair(bytes: &[u8]) -> Option<u64> {
    Some(Repair::of(bytes, None).unwrap().search_steps())
}

fn games(bytes: &[u8]) -> Option<u64> {
    let mut games = Games::open(bytes).unwrap()?;
    while games.next_game().unwrap().is_some() {}
    Some(games.steps())
}

fn repeated(head: &str, unit: &str, len: usize) -> Vec<u8> {
    (head.to_owned() + &unit.repeat(len / unit.len())).into_bytes()
}

type Reader = fn(&[u8]) -> Option<u64>;
type Shape = fn(usize) -> Vec<u8>;

const CASES: [(&str, Reader, Shape); 13] = [
    ("verify, whole", verify, journal),
    ("verify, zeros", verify, |len| damaged(len, b"\0")),
    ("repair, whole", repair, journal),
    ("repair, zeros", repair, |len| damaged(len, b"\0")),
    ("repair, line feeds", repair, |len| damaged(len, b"\n")),
    ("repair, one changed entry", repair, |len| damaged(len, &vec![b'#'; len / 4])),
    ("PGN, games", games, |len| repeated("", "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n", len)),
    ("PGN, tags", games, |len| {
        let mut text = String::new();
        while text.len() < len {
            text += &format!("[Tag{} \"value\"]\n", text.len());
        }
        text.into_bytes()
    }),
    ("PGN, braces", games, |len| repeated("[Event \"a\"]\n\n1. e4 ", "{", len)),
    ("PGN, unclosed comment", games, |len| repeated("[Event \"a\"]\n\n1. e4 {", "comment\n", len)),
    ("PGN, parentheses", games, |len| repeated("[Event \"a\"]\n\n1. e4 ", "(", len)),
    ("scores, one line of commas", games, |len| repeated("1. e4 e5\n2. ", ",", len)),
    ("scores, rows in words", games, |len| repeated("1. e4 e5\n", "2. Springer f3, Springer c6\n", len)),
];

fn main() {
    let sizes: Vec<usize> = std::env::args().filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if sizes.is_empty() { vec![1, 10, 100] } else { sizes };
    for (name, reader, shape) in CASES {
        for megabytes in &sizes {
            let bytes = shape(megabytes << 20);
            let began = Instant::now();
            let steps = reader(&bytes);
            let took = began.elapsed();
            let len = bytes.len() as f64;
            let steps =
                steps.map_or(String::new(), |steps| format!(", {:.1} steps per byte", steps as f64 / len));
            let per_byte = took.as_nanos() as f64 / len;
            println!("{name}, {megabytes} MB: {:.2} s, {per_byte:.1} ns per byte{steps}", took.as_secs_f64());
        }
    }
}
