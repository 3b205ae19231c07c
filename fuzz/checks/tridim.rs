//! Three-dimensional moves, positions and scoresheets.

use super::WORDS;
use annabella::chess::notation::Letters;
use annabella::reconcile::tridim::Comparison;
use annabella::scoresheet::tridim::LevelScore;
use annabella::speech::tridim::{LevelWords, announcement, place, read_move, unplayable, written};
use annabella::speech::{Language, Style, Worded};
use annabella::tridim::notation::{WrittenMove, read, write};
use annabella::tridim::{Position, Rules};

/// Asserts that an error has words in every locale.
fn assert_explained(error: &dyn Worded) {
    for words in &*WORDS {
        assert!(!words.worded(error).is_empty());
    }
}

/// Returns the position after at most 60 moves, each byte the index of a legal one.
fn position_after(indices: impl Iterator<Item = u8>) -> Position {
    let mut position = Position::default();
    for index in indices.take(60) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(index) % legal.len()]);
    }
    position
}

/// Checks that a typed move is read, or that there are words for its fault.
///
/// The first byte chooses the letters, the rest of the first line are indices of legal moves that lead to a
/// position, and the text after it is typed there.
pub fn tridim_move(input: &str) {
    let (moves, text) = input.split_once('\n').unwrap_or(("", input));
    let mut bytes = moves.bytes();
    let letters = Letters::ALL[usize::from(bytes.next().unwrap_or(0)) % Letters::ALL.len()];
    let position = position_after(bytes);
    match read(text, letters).and_then(|written| written.resolve(&position)) {
        Ok(mv) => {
            assert!(position.is_legal(mv));
            let written = write(mv, &position, letters);
            assert_eq!(read(&written, letters).and_then(|written| written.resolve(&position)), Ok(mv));
        }
        Err(error) => assert_explained(&error),
    }
}

/// Checks that a position and all its successors are read and written the same.
/// Otherwise there are words for the fault.
pub fn position(text: &str) {
    for rules in
        [false, true].map(|switch| Rules { carried_pawns_promote: switch, carried_pawns_count: switch })
    {
        match Position::parse(text, rules) {
            Ok(position) => {
                assert_eq!(position.to_string(), text);
                for mv in position.legal_moves() {
                    let mut next = position.clone();
                    next.play_unchecked(mv);
                    assert_eq!(Position::parse(&next.to_string(), rules).as_ref(), Ok(&next));
                }
            }
            Err(error) => assert_explained(&error),
        }
    }
}

/// Checks that a spoken move or place is understood, or that there are words for its fault.
///
/// A legal move must be understood again from its announcement.
///
/// The first line are indices of legal moves that lead to a position, the second chooses words for levels and
/// pins, and the text after it is spoken there.
pub fn said(input: &str) {
    let mut lines = input.splitn(3, '\n');
    let [moves, chosen, text] = [(); 3].map(|()| lines.next().unwrap_or_default());
    let chosen: LevelWords = chosen.parse().unwrap_or_else(|error| {
        assert_explained(&error);
        LevelWords::default()
    });
    let position = position_after(moves.bytes());
    place(text, &Letters::ALL, &chosen);
    match read_move(text, &position, &Letters::ALL, &Language::ALL, &chosen) {
        Ok(mv) => {
            assert!(position.is_legal(mv));
            for words in &*WORDS {
                for style in [Style::Full, Style::Short] {
                    let said = words.say(&announcement(&position, mv, style, &chosen));
                    let again = read_move(&said, &position, &[], &[words.language()], &chosen);
                    assert_eq!(again, Ok(mv), "{said}");
                }
            }
        }
        Err(error) => {
            for words in &*WORDS {
                assert!(!words.say(&unplayable(&error, &chosen)).is_empty());
            }
        }
    }
    for reading in written(text, &Letters::ALL, &Language::ALL, &chosen) {
        let kept: WrittenMove = reading.to_string().parse().expect("a kept move is read again");
        assert_eq!(kept, reading);
    }
}

/// Checks that a scoresheet is read, written and compared, or that there are words for its fault.
///
/// A line of three equals signs separates the two files.
pub fn score(text: &str) {
    let (white, black) = text.split_once("\n===\n").unwrap_or((text, ""));
    let mut scores = Vec::new();
    for text in [white, black] {
        match LevelScore::read(text) {
            Ok(score) => {
                assert_eq!(LevelScore::read(&score.to_string()).as_ref(), Ok(&score));
                for index in 0..score.cells.len() {
                    score.number(index);
                }
                scores.push(score);
            }
            Err(error) => assert_explained(&error),
        }
    }
    let [white, black] = &scores[..] else { return };
    let found = Comparison::of(&white.start, &white.cells, &black.cells, &Letters::ALL);
    assert!(found.moves.moves().len() <= white.cells.len().max(black.cells.len()));
    let alone = Comparison::of(&white.start, &white.cells, &white.cells, &Letters::ALL);
    assert!(alone.moves.moves().len() <= white.cells.len());
}
