//! A game in full words, one ply per line, to be read by eye, screen reader or voice.
//!
//! ```
//! use annabella_scoresheet::{longhand, pgn};
//! use annabella_speech::{Language, Words};
//!
//! let game = pgn::read_one(b"1. e4 e5 *").unwrap();
//! let lines = longhand::lines(&game, &Words::new(Language::De), None);
//! assert_eq!(lines, ["1. Weiß: Bauer Eva zwei Eva vier", "1. Schwarz: Bauer Eva sieben Eva fünf"]);
//! let sentences = longhand::sentences(&game, &Words::new(Language::En));
//! assert_eq!(sentences, ["Move 1, White: pawn Eva two Eva four", "Black: pawn Eva seven Eva five"]);
//! ```

use super::pgn::Record;
use annabella_chess::Position;
use annabella_speech::{Announcement, Message, Style, Words};

/// Returns a line for each ply, wrapped to `width` with an indent of 2 columns.
pub fn lines(game: &Record, words: &Words, width: Option<usize>) -> Vec<String> {
    let lines = plies(game, "score-longhand").map(|message| words.say(&message));
    match width {
        None => lines.collect(),
        Some(width) => lines.flat_map(|line| wrapped(&line, width)).collect(),
    }
}

/// Returns a sentence for each ply, in words for a voice, with one number for each pair of moves.
pub fn sentences(game: &Record, voiced: &Words) -> Vec<String> {
    plies(game, "score-spoken").map(|message| voiced.say(&message)).collect()
}

fn plies(game: &Record, id: &'static str) -> impl Iterator<Item = Message> {
    game.line.plies().iter().enumerate().map(move |(index, ply)| {
        let numbered = index == 0 || ply.by.is_white();
        let offer = game.remarks.get(index).is_some_and(|remark| remark.offer);
        let answer = |yes: bool| if yes { "yes" } else { "no" };
        Message::new(id)
            .with("number", i64::from(ply.before.fullmoves().get()))
            .with("numbered", answer(numbered))
            .with("side", ply.by)
            .with("mv", Announcement::of(&ply.before, ply.mv, Style::Full))
            .with("offer", answer(offer))
    })
}

/// Wraps a text to lines of at most `width` characters; all but the first are indented by 2.
pub fn wrapped(line: &str, width: usize) -> Vec<String> {
    let length = |text: &str| text.chars().count();
    let mut lines: Vec<String> = Vec::new();
    for word in line.split(' ') {
        match lines.last_mut() {
            Some(line) if length(line) + 1 + length(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn;
    use annabella_speech::Language;

    #[test]
    fn black_may_begin_and_offers_are_said() {
        let text = b"[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 12\"]\n\n12... Ke7 {(=)} 13. O-O *";
        let game = pgn::read_one(text).unwrap();
        let german = Words::new(Language::De);
        assert_eq!(
            lines(&game, &german, None),
            ["12. Schwarz: König Eva acht Eva sieben, Remis angeboten", "13. Weiß: Kurze Rochade"]
        );
        assert_eq!(
            sentences(&game, &german),
            ["Zug 12, Schwarz: König Eva acht Eva sieben, Remis angeboten", "Zug 13, Weiß: Kurze Rochade"]
        );
    }

    #[test]
    fn long_lines_are_wrapped() {
        let game = pgn::read_one(b"1. Nf3 *").unwrap();
        let lines = lines(&game, &Words::new(Language::De), Some(24));
        assert_eq!(lines, ["1. Weiß: Springer Gustav", "  eins Felix drei"]);
    }
}
