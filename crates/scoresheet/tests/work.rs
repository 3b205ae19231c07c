//! The work of reading a file, which grows with its size and no faster.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.

#[path = "../../../tests/it/campaigns.rs"]
mod campaigns;

use annabella_scoresheet::file::Games;
use proptest::prelude::*;

/// The maximum number of readings of each byte of a file.
const MOST_PER_BYTE: u64 = 160;

/// Parts of files: signs that open and close something, and words of every kind.
const PARTS: [&str; 40] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "\"",
    ";",
    "%",
    "$",
    "$1",
    "!",
    "?",
    "*",
    ",",
    ".",
    "1.",
    "1",
    "12...",
    "1-0",
    "0",
    "-",
    "O-O",
    "e4",
    "Nf3",
    "Sf3",
    "x",
    "=",
    "Bella",
    "Springer",
    "remis",
    "½",
    "ü",
    "\u{200b}",
    "0:12",
    "[A \"b\"]",
    "[Event \"",
    "[%clk 1:00]",
    "(=)",
    "\0",
];

/// Returns the number of bytes read, counting each reading, and the number of games.
fn steps(text: &str) -> (u64, usize) {
    let Some(mut games) = Games::open(text.as_bytes()).unwrap() else { return (0, 0) };
    let mut count = 0;
    while games.next_game().unwrap().is_some() {
        count += 1;
    }
    (games.steps(), count)
}

#[track_caller]
fn is_linear(head: &str, unit: &str) {
    for len in [1 << 10, 1 << 12, 1 << 14] {
        let text = head.to_owned() + &unit.repeat(len / unit.len().max(1));
        let (steps, _) = steps(&text);
        let most = MOST_PER_BYTE * text.len() as u64;
        assert!(steps <= most, "{head:?} + {unit:?}: {steps} steps for {} bytes", text.len());
    }
}

#[test]
fn every_byte_is_looked_at_a_bounded_number_of_times() {
    let heads = ["", "[Event \"x\"]\n\n1. e4 ", "1. e4 e5\n", "(", "{"];
    let ends = ["", " ", "\n"];
    let texts = PARTS.iter().flat_map(|unit| heads.map(|head| ends.map(|end| (head, [*unit, end].concat()))));
    // The short form tries each part after about two of the heads.
    for (head, text) in texts.flatten().step_by(campaigns::length(7, 1)) {
        is_linear(head, &text);
    }
}

#[test]
fn every_tag_is_kept_and_found() {
    let text: String = (0..60_000).map(|number| format!("[Tag{number} \"{number}\"]\n")).collect();
    let mut games = Games::open(text.as_bytes()).unwrap().unwrap();
    let game = games.next_game().unwrap().unwrap();
    assert_eq!((game.tags.iter().count(), game.tags.get("Tag59999")), (60_006, Some("59999")));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_repeated_text_is_read_in_linear_work(
        unit in prop::collection::vec((prop::sample::select(&PARTS[..]), prop::sample::select(&["", " ", "\n"][..])), 1..6),
        tagged in any::<bool>(),
    ) {
        let unit: String = unit.into_iter().flat_map(|(part, end)| [part, end]).collect();
        is_linear(if tagged { "[Event \"x\"]\n\n" } else { "" }, &unit);
    }
}
