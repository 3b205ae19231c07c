//! Checks of the fuzz targets. `tests/it/corpora.rs` includes them and replays the corpora.

mod boards;
mod hearing;
mod journals;
mod moves;
mod scores;
mod settings;
mod tridim;

use annabella::chess::{Chess, Position};
use annabella::speech::{Language, Message, Words};
use std::sync::LazyLock;

/// Panics if the program handles these bytes wrongly.
pub type Check = fn(&[u8]);

/// Every check, by the name of its fuzz target and corpus.
pub const CHECKS: [(&str, Check); 20] = [
    ("chess960", |bytes| text(bytes, moves::chess960)),
    ("dgt_decoder", boards::dgt_decoder),
    ("drivers", boards::drivers),
    ("enrolment", |bytes| text(bytes, hearing::enrolment)),
    ("follower", boards::follower),
    ("journal", journals::journal),
    ("judge", |bytes| text(bytes, moves::judge)),
    ("pgn", scores::pgn),
    ("read_move", |bytes| text(bytes, moves::read_move)),
    ("reconstruct", |bytes| text(bytes, scores::reconstruct)),
    ("review", |bytes| text(bytes, scores::review)),
    ("rows_decoder", boards::rows_decoder),
    ("scores", scores::scores),
    ("settings", |bytes| text(bytes, settings::settings)),
    ("trace", |bytes| text(bytes, boards::trace)),
    ("tracker", boards::tracker),
    ("tridim_move", |bytes| text(bytes, tridim::tridim_move)),
    ("tridim_position", |bytes| text(bytes, tridim::position)),
    ("tridim_said", |bytes| text(bytes, tridim::said)),
    ("tridim_score", |bytes| text(bytes, tridim::score)),
];

/// Returns the check of a fuzz target.
pub fn named(target: &str) -> Option<Check> {
    CHECKS.iter().find(|(name, _)| *name == target).map(|(_, check)| *check)
}

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

/// Checks an input that is text; others are skipped.
fn text(bytes: &[u8], check: fn(&str)) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        check(text);
    }
}

/// Asserts that a message has words in every locale.
fn assert_worded(message: &Message) {
    for words in &*WORDS {
        assert!(words.try_say(message).is_ok(), "{message:?}");
    }
}

/// Plays at most 40 moves, each byte the index of a legal one.
fn play(position: &mut Chess, indices: &str) {
    for index in indices.bytes().take(40) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(index) % legal.len()]);
    }
}
