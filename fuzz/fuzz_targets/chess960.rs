//! Whatever is given as a start of Chess960 and typed there: it is read, or there are words for why not, and
//! what was read is read again from its announcement and its notation.
//!
//! The first line is the number of a start position, a FEN, or a lot; the second are indices of legal moves;
//! what follows is typed there.
#![no_main]

use annabella::chess::notation::{Letters, read};
use annabella::chess::{CastlingMode, EnPassantMode, Fen, Position, San, UciMove, chess960, resolve};
use annabella::speech::{Announcement, Language, Style, Worded, Words, explain, read_move};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|input: &str| {
    let mut lines = input.splitn(3, '\n');
    let [start, moves, text] = [(); 3].map(|()| lines.next().unwrap_or_default());
    assert!(chess960::drawn(start) < chess960::STARTS);
    let number = start.parse().ok().filter(|number| *number < chess960::STARTS);
    let numbered = number.and_then(chess960::start_fen);
    let Some(mut position) = chess960::position(numbered.as_deref().unwrap_or(start)) else {
        assert_eq!(number, None, "a start that cannot be read");
        return;
    };
    if number.is_some() {
        assert_eq!(chess960::number(&position), number);
    }
    for index in moves.bytes().take(40) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(index) % legal.len()]);
    }
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    if let Some(again) = chess960::position(&fen) {
        assert_eq!(again, position, "{fen}");
    }
    match read_move(text, &position, &Letters::ALL, &Language::ALL) {
        Ok(mv) => {
            assert!(position.is_legal(mv));
            let uci = UciMove::from_move(mv, CastlingMode::Chess960);
            assert_eq!(uci.to_move(&position).ok(), Some(mv), "{uci}");
            for letters in Letters::ALL {
                let written = letters.write(&San::from_move(&position, mv));
                let read = resolve(&read(&written, &[letters]), &position);
                assert_eq!(read, Ok(mv), "{written}");
            }
            for words in &*WORDS {
                for style in [Style::Full, Style::Short] {
                    let said = words.say(&Announcement::of(&position, mv, style).message());
                    assert_eq!(read_move(&said, &position, &[], &[words.language()]), Ok(mv), "{said}");
                }
            }
        }
        Err(error) => {
            let message = explain(&error, text, &position, Style::Full).message();
            for words in &*WORDS {
                assert!(words.try_say(&message).is_ok(), "{message:?}");
            }
        }
    }
});
