//! What must hold for any input of a parser; for fuzz targets and the test of their corpora.

#![allow(clippy::panic, reason = "a check that fails ends the program")]

use crate::pairings::Tournament;
use crate::topics::{Content, EventKey};
use std::collections::BTreeSet;

/// The names of all checks.
pub const NAMES: [&str; 2] = ["tournament", "message"];

/// Runs the check with this name.
///
/// # Panics
/// If the check fails, or there is none with this name.
pub fn run(name: &str, bytes: &[u8]) {
    match name {
        "tournament" => tournament(bytes),
        "message" => message(bytes),
        _ => panic!("no check named {name}"),
    }
}

/// A tournament file is refused, or written as it was read.
fn tournament(bytes: &[u8]) {
    let Ok((tournament, faults)) = Tournament::read(bytes) else { return };
    assert!(tournament.write() == bytes, "nothing was changed");
    let lines = bytes.len() + 1;
    for fault in faults {
        assert!((1..=lines).contains(&fault.line) && fault.column >= 1, "{fault:?}");
    }
    for round in 1..=tournament.last_paired_round() {
        for (index, place) in tournament.places(round).iter().enumerate() {
            // PGN names the boards, each once; otherwise they are numbered in their order.
            let before = index.checked_sub(1).and_then(|before| tournament.places(round).get(before));
            assert!(before.is_none_or(|before| before.board < place.board));
            assert!(tournament.is_of_games() || place.board == index + 1);
        }
        let mut seated = BTreeSet::new();
        for pairing in tournament.pairings(round) {
            assert!(seated.insert(pairing.white) && seated.insert(pairing.black), "{pairing:?}");
        }
    }
}

/// A message, after a line with its topic, is refused, or means the same when it is written and read again.
fn message(bytes: &[u8]) {
    let split = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(bytes.len());
    let (topic, rest) = bytes.split_at(split);
    let Ok(topic) = std::str::from_utf8(topic) else { return };
    let event = EventKey::of("Open");
    let payload = rest.get(1..).unwrap_or_default();
    let Ok((read, content)) = Content::read(&event, topic, payload) else { return };
    assert_eq!(read.to_string(), topic);
    let again = match &content {
        Content::State(state) => serde_json::to_vec(state),
        Content::Cases(cases) => serde_json::to_vec(cases),
        Content::Taken(Some(taken)) => serde_json::to_vec(taken),
        Content::Confirmed(Some(confirmed)) => serde_json::to_vec(confirmed),
        Content::Device(device) => serde_json::to_vec(device),
        Content::Presence(presence) => serde_json::to_vec(presence),
        Content::Pgn(_) | Content::Taken(None) | Content::Confirmed(None) | Content::Cleared => return,
    };
    let again = again.unwrap_or_default();
    // Written with all its defaults, a message can be longer than it was.
    if again.len() <= crate::topics::MAX_BYTES {
        assert_eq!(Content::read(&event, topic, &again), Ok((read, content)));
    }
}
