//! Writing a game in PGN's export format.

use super::record::{Record, Remark, Tags};
use crate::file::{Note, Variation, VariationMove};
use annabella_chess::{CastlingMode, Chess, Color, EnPassantMode, Fen, Move, Position, Role};
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
        tag("SetUp", "1");
        tag("FEN", &Fen::from_position(start, EnPassantMode::Legal).to_string());
        if start.castles().mode() == CastlingMode::Chess960 && record.tags.get("Variant").is_none() {
            tag("Variant", "Chess960");
        }
    }
    for (name, value) in record.tags.iter().skip(roster) {
        tag(name, value);
    }
    pgn + "\n" + &wrapped(&words(record))
}

/// Returns the words of the movetext, which are not broken across lines.
fn words(record: &Record) -> Vec<String> {
    let start = record.line.start();
    let mut words = Movetext::starting(start.fullmoves().get(), start.turn());
    words.notes(&record.opening);
    for (index, ply) in record.line.plies().iter().enumerate() {
        match record.forced.contains(&index) {
            true => words.mv(&with_origin(ply.mv, &ply.san)),
            false => words.mv(&ply.san),
        }
        let notes = record.notes.get(index).map_or(&[][..], Vec::as_slice);
        let mut noted = Remark::default();
        notes.iter().for_each(|note| {
            if let Note::Comment(comment) = note {
                noted.add(comment);
            }
        });
        let remark = record.remarks.get(index).copied().unwrap_or_default();
        // The comments of a file say it themselves.
        if !remark.is_empty() && remark != noted {
            words.comment(&remark.to_string());
        }
        words.notes(notes);
    }
    let ended = |why: &&String| {
        let last = record.notes.last().and_then(|notes| notes.last()).or(record.opening.last());
        last != Some(&Note::Comment((*why).clone()))
    };
    record.unread.iter().for_each(|text| words.comment(text));
    record.ending.iter().filter(ended).for_each(|why| words.comment(&plain(why)));
    words.words.push(record.result.as_str().to_owned());
    words.words
}

/// Returns an illegal move with its origin, which makes it clear to every reader.
fn with_origin(mv: Move, san: &str) -> String {
    let Move::Normal { role, from, capture, to, promotion } = mv else { return san.to_owned() };
    let piece = if role == Role::Pawn { String::new() } else { role.upper_char().to_string() };
    let sign = if capture.is_some() { "x" } else { "" };
    let promotion = promotion.map_or_else(String::new, |role| format!("={}", role.upper_char()));
    format!("{piece}{from}{sign}{to}{promotion}")
}

/// The words of moves and notes so far, and the next move.
struct Movetext {
    words: Vec<String>,
    number: u32,
    turn: Color,
    /// Whether Black's move needs its number: at the beginning and after notes.
    number_black: bool,
}

impl Movetext {
    fn starting(number: u32, turn: Color) -> Movetext {
        Movetext { words: Vec::new(), number, turn, number_black: true }
    }

    fn mv(&mut self, text: &str) {
        match self.turn {
            Color::White => self.words.push(format!("{}.", self.number)),
            Color::Black if self.number_black => self.words.push(format!("{}...", self.number)),
            Color::Black => {}
        }
        self.words.push(text.to_owned());
        self.number_black = false;
        self.number += u32::from(self.turn.is_black());
        self.turn = self.turn.other();
    }

    /// Writes a move of a variation with its notes.
    fn noted(&mut self, each: &VariationMove) {
        self.mv(&each.text);
        self.notes(&each.notes);
    }

    fn comment(&mut self, text: &str) {
        self.words.push(format!("{{{}}}", text.replace('{', "(").replace('}', ")")));
        self.number_black = true;
    }

    fn notes(&mut self, notes: &[Note]) {
        for note in notes {
            match note {
                Note::Glyph(number) => self.words.push(format!("${number}")),
                Note::Comment(text) => self.comment(text),
                Note::Variation(variation) => self.variation(variation),
            }
        }
    }

    /// Writes a variation, whose first move replaces the last one.
    fn variation(&mut self, variation: &Variation) {
        let turn = self.turn.other();
        let number = if turn.is_black() { self.number - 1 } else { self.number };
        let mut inside = Movetext::starting(number, turn);
        inside.notes(&variation.opening);
        let readable = variation.moves.iter().take_while(|each| each.mv.is_some()).count();
        let (moves, rest) = variation.moves.split_at(readable);
        moves.iter().for_each(|each| inside.noted(each));
        if !rest.is_empty() {
            // What cannot be read stays as text, which no reader takes for moves.
            let mut text = Movetext::starting(inside.number, inside.turn);
            rest.iter().for_each(|each| text.noted(each));
            inside.comment(&text.words.join(" "));
        }
        if let Some(first) = inside.words.first_mut() {
            first.insert(0, '(');
        }
        match inside.words.last_mut() {
            Some(last) => last.push(')'),
            None => inside.words.push("()".to_owned()),
        }
        self.words.append(&mut inside.words);
        self.number_black = true;
    }
}

/// Returns notes as text that can be part of a comment.
pub(crate) fn notes_as_text(notes: &[Note]) -> String {
    let mut text = Movetext::starting(1, Color::White);
    text.notes(notes);
    text.words.join(" ").replace('{', "(").replace('}', ")")
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
