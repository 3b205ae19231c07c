//! Writing a game in PGN's export format.

use super::record::{Record, Tags};
use annabella_chess::{CastlingMode, Chess, Color, EnPassantMode, Fen, Position};
use annabella_speech::plain;

/// The maximum length of a line of movetext, in characters.
const WIDTH: usize = 79;

/// Returns the game as PGN: the tag roster, the other tags, and the movetext.
pub fn write(record: &Record) -> String {
    let mut pgn = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        pgn += &format!("[{name} \"{value}\"]\n");
    };
    let roster = Tags::roster_len();
    for (name, value) in record.tags.iter().take(roster) {
        tag(name, value);
    }
    tag("Result", record.result.as_str());
    let start = record.line.start();
    if *start != Chess::default() {
        if start.castles().mode() == CastlingMode::Chess960 && record.tags.get("Variant").is_none() {
            tag("Variant", "Chess960");
        }
        tag("SetUp", "1");
        tag("FEN", &Fen::from_position(start, EnPassantMode::Legal).to_string());
    }
    for (name, value) in record.tags.iter().skip(roster) {
        tag(name, value);
    }
    pgn + "\n" + &wrapped(&words(record))
}

/// Returns the words of the movetext, which are not broken across lines.
fn words(record: &Record) -> Vec<String> {
    let mut words = Vec::new();
    let mut number = record.line.start().fullmoves().get();
    let mut number_black = true;
    for (index, ply) in record.line.plies().iter().enumerate() {
        match ply.by {
            Color::White => words.push(format!("{number}.")),
            Color::Black if number_black => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(ply.san.clone());
        let remark = record.remarks.get(index).copied().unwrap_or_default();
        if !remark.is_empty() {
            words.push(format!("{{{remark}}}"));
        }
        // After a comment Black's move needs its number again.
        number_black = !remark.is_empty();
        number += u32::from(ply.by.is_black());
    }
    words.extend(record.ending.iter().map(|why| format!("{{{}}}", plain(why).replace(['{', '}'], "_"))));
    words.push(record.result.as_str().to_owned());
    words
}

fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let len = word.chars().count();
        if column == 0 {
            column = len;
        } else if column + 1 + len <= WIDTH {
            text.push(' ');
            column += 1 + len;
        } else {
            text.push('\n');
            column = len;
        }
        text += word;
    }
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::read_one;

    /// Returns the movetext of the game in `pgn`, after reading and writing it.
    fn movetext(pgn: &str) -> String {
        let written = write(&read_one(pgn.as_bytes()).unwrap());
        written.split_once("\n\n").unwrap().1.trim_end().to_owned()
    }

    const BLACK_TO_MOVE: &str = "[FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 7\"]\n\n";

    #[test]
    fn game_that_black_starts_has_black_number_first() {
        assert_eq!(movetext(&format!("{BLACK_TO_MOVE}e5 Nf3 Nc6 *")), "7... e5 8. Nf3 Nc6 *");
        assert_eq!(movetext("e4 e5 Nf3 Nc6 *"), "1. e4 e5 2. Nf3 Nc6 *");
    }

    #[test]
    fn black_number_follows_remark() {
        let remarked = "e4 { [%clk 1:00:00] } e5 Nf3 Nc6 *";
        assert_eq!(movetext(remarked), "1. e4 {[%clk 1:00:00]} 1... e5 2. Nf3 Nc6 *");
    }
}
