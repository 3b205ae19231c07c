//! Whatever is typed while a finished game is walked through: it has words in every locale, and the position shown
//! stays one of the game.
//!
//! The first line are indices of legal moves, which make the game; each other line is typed.
#![no_main]

use annabella::chess::{Line, Position};
use annabella::clock::Stamp;
use annabella::game::{Effect, Event, Input, Machine, Review, Settings};
use annabella::scoresheet::pgn::Record;
use annabella::speech::{Language, Words};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|input: &str| {
    let (moves, lines) = input.split_once('\n').unwrap_or(("", input));
    let mut line = Line::default();
    for index in moves.bytes().take(40) {
        let legal = line.position().legal_moves();
        if legal.is_empty() {
            break;
        }
        line.push(legal[usize::from(index) % legal.len()]);
    }
    let plies = line.len();
    let Ok(mut review) = Review::new(Record::new(line), Settings::default()) else { return };
    for (at, text) in (1..).zip(lines.lines().take(20)) {
        let input = Input::Line { text: text.to_owned() };
        for effect in review.handle(&Event { at: Stamp(at), input }) {
            if let Effect::Say { utterance, .. } = effect {
                for words in &*WORDS {
                    assert!(utterance.phrases.iter().all(|phrase| words.try_say(phrase).is_ok()), "{utterance:?}");
                }
            }
        }
        assert!(review.place().is_none_or(|place| place.number <= plies + 1));
    }
});
