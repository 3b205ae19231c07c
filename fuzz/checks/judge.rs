//! Whatever is given to `judge` as a FEN: it is read as `judge` reads it, and judged without a fault of memory, or
//! there are words for why not.
//!
//! The fuzz target `judge` and a test that replays its corpus share this file.

use annabella::chess::{Chess, Color, DeclaredChess, FenReach, Position, read_fen};
use annabella::cli::scores::judge::PositionStatus;
use annabella::speech::{FenSource, Language, Words, fen_refused};
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

/// Judges a FEN in each chess that `--variant` can declare. Panics where the answer is wrong in itself.
pub fn check(fen: &str) {
    let declared = [DeclaredChess::Standard, DeclaredChess::Chess960];
    let [standard, chess960] = declared.map(|chess| read_fen(fen, chess, FenReach::Any));
    for fault in [&standard, &chess960].into_iter().filter_map(|read| read.as_ref().err()) {
        for words in &*WORDS {
            assert!(words.try_say(&fen_refused(fen, *fault, FenSource::Option)).is_ok(), "{fault:?}");
        }
    }
    // Where both are positions, they differ in castling only, and the solver gets the same.
    if let Some(position) = standard.ok().or(chess960.ok()) {
        judge(position);
    }
}

fn judge(position: Chess) {
    for color in Color::ALL {
        let men = position.board().by_color(color).count();
        assert!(men <= 16, "{men} men reach the solver");
    }
    let status = PositionStatus::of_chess(Box::new(position), 1);
    let object = status.json();
    assert!(object["status"].is_string(), "{object}");
    for words in &*WORDS {
        assert!(status.lines(words).iter().all(|line| words.try_say(line).is_ok()), "{object}");
    }
}
