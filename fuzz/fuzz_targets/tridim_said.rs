//! Whatever is said as a three-dimensional move or place: it is understood, or there are words for why not, and
//! a legal move that was understood is understood again from its announcement.
//!
//! The first line are indices of legal moves that lead to a position, the second chooses words for levels
//! and pins, and what follows is said there.
#![no_main]

use annabella::chess::notation::Letters;
use annabella::speech::tridim::{LevelWords, announcement, place, read_move, unplayable};
use annabella::speech::{Language, Style, Words};
use annabella::tridim::Position;
use annabella::tridim::notation::WrittenMove;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|input: &str| {
    let mut lines = input.splitn(3, '\n');
    let [moves, chosen, text] = [(); 3].map(|()| lines.next().unwrap_or_default());
    let chosen: LevelWords = match chosen.parse() {
        Ok(chosen) => chosen,
        Err(error) => {
            for words in &*WORDS {
                assert!(!words.worded(&error).is_empty());
            }
            LevelWords::default()
        }
    };
    let mut position = Position::default();
    for index in moves.bytes().take(60) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(index) % legal.len()]);
    }
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
    for reading in annabella::speech::tridim::written(text, &Letters::ALL, &Language::ALL, &chosen) {
        let kept: WrittenMove = reading.to_string().parse().expect("what is kept is read again");
        assert_eq!(kept, reading);
    }
});
