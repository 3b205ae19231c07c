//! Typed moves, starts of Chess960, and positions to judge.

use super::{WORDS, assert_worded, play};
use annabella::chess::notation::{Letters, read};
use annabella::chess::{
    CastlingMode, Chess, Color, DeclaredChess, EnPassantMode, Fen, FenReach, Move, Position, San, UciMove,
    chess960 as starts, read_fen, resolve,
};
use annabella::cli::scores::judge::PositionStatus;
use annabella::speech::{
    Announcement, FenSource, Language, Style, Worded, explain, fen_refused, read_move as read_typed,
};

/// Checks that a typed move is read, or that there are words for its fault.
///
/// The bytes of the first line are indices of legal moves that lead to a position; the rest is typed there.
pub fn read_move(input: &str) {
    let (moves, typed) = input.split_once('\n').unwrap_or(("", input));
    let mut position = Chess::default();
    play(&mut position, moves);
    match read_typed(typed, &position, &Letters::ALL, &Language::ALL) {
        Ok(mv) => assert!(position.is_legal(mv)),
        Err(error) => assert_worded(&explain(&error, typed, &position, Style::Full, &Letters::ALL).message()),
    }
}

/// Checks that a start of Chess960 and a typed move are read, or that there are words for the fault.
///
/// A move is read again from its announcement and its notation.
///
/// The first line is the number of a start, a FEN, or a seed; the bytes of the second are indices of legal
/// moves; the rest is typed there.
pub fn chess960(input: &str) {
    let mut lines = input.splitn(3, '\n');
    let [start, moves, typed] = [(); 3].map(|()| lines.next().unwrap_or_default());
    assert!(starts::drawn(start) < starts::STARTS);
    let number = start.parse().ok().filter(|number| *number < starts::STARTS);
    let numbered = number.and_then(starts::start_fen);
    let Some(mut position) = starts::position(numbered.as_deref().unwrap_or(start)) else {
        assert_eq!(number, None, "a start that cannot be read");
        return;
    };
    if number.is_some() {
        assert_eq!(starts::number(&position), number);
    }
    play(&mut position, moves);
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    if let Some(again) = starts::position(&fen) {
        assert_eq!(again, position, "{fen}");
    }
    match read_typed(typed, &position, &Letters::ALL, &Language::ALL) {
        Ok(mv) => assert_read_again(&position, mv),
        Err(error) => assert_worded(&explain(&error, typed, &position, Style::Full, &Letters::ALL).message()),
    }
}

/// Asserts that a legal move is read again from UCI, from its notation and from its announcement.
fn assert_read_again(position: &Chess, mv: Move) {
    assert!(position.is_legal(mv));
    let uci = UciMove::from_move(mv, CastlingMode::Chess960);
    assert_eq!(uci.to_move(position).ok(), Some(mv), "{uci}");
    for letters in Letters::ALL {
        let written = letters.write(&San::from_move(position, mv));
        assert_eq!(resolve(&read(&written, &[letters]), position), Ok(mv), "{written}");
    }
    for words in &*WORDS {
        for style in [Style::Full, Style::Short] {
            let said = words.say(&Announcement::of(position, mv, style).message());
            assert_eq!(read_typed(&said, position, &[], &[words.language()]), Ok(mv), "{said}");
        }
    }
}

/// Checks that a FEN is read and judged as `judge` does, or that there are words for its fault.
///
/// Each chess that `--variant` can declare is tried.
pub fn judge(fen: &str) {
    let declared = [DeclaredChess::Standard, DeclaredChess::Chess960];
    let [standard, chess960] = declared.map(|chess| read_fen(fen, chess, FenReach::Any));
    for fault in [&standard, &chess960].into_iter().filter_map(|read| read.as_ref().err()) {
        assert_worded(&fen_refused(fen, *fault, FenSource::Option));
    }
    // If both are positions, they differ in castling only, and the solver gets the same.
    let Some(position) = standard.ok().or(chess960.ok()) else { return };
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
