//! Whatever stands in two score files: they are compared, or there are words for why not.
//!
//! A line of three equals signs parts the two files.
#![no_main]

use annabella::chess::{Chess, Color, Position};
use annabella::reconcile::{Agreement, Boards, find};
use annabella::scoresheet::{Scoresheets, typed};
use annabella::speech::{Language, Worded, Words};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::De));

fuzz_target!(|bytes: &[u8]| {
    let half = bytes.windows(4).position(|four| four == b"\n===").unwrap_or(bytes.len());
    let files = [&bytes[..half], bytes.get(half + 5..).unwrap_or_default()];
    let read = files.map(typed::read);
    for error in read.iter().filter_map(|read| read.as_ref().err()) {
        assert!(WORDS.try_say(&error.message()).is_ok());
    }
    let [Ok(white), Ok(black)] = read else { return };
    let start = white.start().map_or_else(Chess::default, |start| start.position.clone());
    let (Ok(white), Ok(black)) = (white.sheet(Color::White, &start), black.sheet(Color::Black, &start)) else {
        return;
    };
    let sheets = Scoresheets { white, black };
    let agreement = Agreement::of(&sheets, &start);
    assert!(agreement.agreed_plies <= agreement.plies);
    // To lead to a board the most probable game is searched: only in little makes that many runs.
    let board = Some(start.board().clone()).filter(|_| agreement.plies <= 8);
    find(&agreement, Boards { white: board.clone(), black: board }, Default::default(), None);
});
