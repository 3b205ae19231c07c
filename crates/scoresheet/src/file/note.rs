//! Notes on moves in PGN: glyphs, comments and variations, in their order.

use super::remark::Place;
use annabella_chess::{Line, Move, Ply};

/// A note on a move, or at the start of a game or a variation.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// A numeric annotation glyph: 1 for `!`.
    Glyph(u16),
    /// A comment, without its braces.
    Comment(String),
    /// Moves instead of the move that bears the note.
    Variation(Variation),
}

/// Moves instead of a move of the game or of another variation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Variation {
    /// The notes before its first move.
    pub opening: Vec<Note>,
    /// Its moves.
    pub moves: Vec<VariationMove>,
}

/// A move of a variation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VariationMove {
    /// Its place, until the moves of the game are read.
    pub(super) place: Place,
    /// The move as SAN in English letters; as in the file if it cannot be read.
    pub text: String,
    /// The move; `None` if it cannot be read.
    pub mv: Option<Move>,
    /// The notes on it.
    pub notes: Vec<Note>,
}

impl VariationMove {
    /// Creates a move without notes; `text` is its SAN.
    pub fn of(text: String, mv: Move) -> VariationMove {
        VariationMove { text, mv: Some(mv), ..VariationMove::default() }
    }
}

impl Variation {
    /// Returns its moves as far as they can be read, after the moves of the game before `ply`.
    pub fn line(&self, game: &Line, ply: Ply) -> Line {
        let mut line = Line::new(game.start().clone());
        for played in &game.plies()[..ply.before()] {
            line.push(played.mv);
        }
        for mv in self.moves.iter().map_while(|each| each.mv) {
            line.push(mv);
        }
        line
    }
}

/// The glyphs that have signs, with their signs; the first sign is written.
const SIGNS: [(u16, &[&str]); 23] = [
    (1, &["!", "(!)"]),
    (2, &["?", "(?)"]),
    (3, &["!!", "‼"]),
    (4, &["??", "⁇"]),
    (5, &["!?", "⁉", "(!?)"]),
    (6, &["?!", "⁈", "(?!)"]),
    (7, &["□", "[]"]),
    (10, &["="]),
    (13, &["∞", "~", "unclear"]),
    (14, &["+=", "⩲", "+/="]),
    (15, &["=+", "⩱", "=/+"]),
    (16, &["±", "+/-", "+/−"]),
    (17, &["∓", "-/+", "−/+"]),
    (18, &["+-", "+−", "+–", "+--", "+−−"]),
    (19, &["-+", "−+", "–+", "--+", "−−+"]),
    (22, &["⨀", "⊙"]),
    (32, &["⟳", "↑↑"]),
    (36, &["↑"]),
    (40, &["→"]),
    (132, &["⇆", "⇄"]),
    (140, &["∆", "△"]),
    (145, &["RR"]),
    (146, &["N", "TN", "(N)"]),
];

/// The glyph for a diagram.
const DIAGRAM: u16 = 201;

/// Returns the glyph of a word: `$14`, `!?`, `±`, `N`.
pub(super) fn glyph(word: &str) -> Option<u16> {
    if let Some(number) = word.strip_prefix('$') {
        return number.parse().ok();
    }
    if matches!(word, "D" | "(D)" | "#D") {
        return Some(DIAGRAM);
    }
    SIGNS.iter().find(|(_, signs)| signs.contains(&word)).map(|(glyph, _)| *glyph)
}

/// Splits off the glyphs glued to the end of a move: `e4!?`, `Sf3$1`, `Lb5±`.
pub(super) fn glued(word: &str) -> (&str, Vec<u16>) {
    let (mut mv, mut glyphs) = (word, Vec::new());
    loop {
        let bare = mv.trim_end_matches(|sign: char| sign.is_ascii_digit());
        if let Some(before) = bare.strip_suffix('$').filter(|before| !before.is_empty())
            && let Ok(number) = mv[bare.len()..].parse()
        {
            mv = before;
            glyphs.push(number);
            continue;
        }
        // A plus sign alone is check, and an equals sign may belong to a promotion.
        let signs = SIGNS.iter().flat_map(|(number, signs)| signs.iter().map(move |sign| (*number, *sign)));
        let glued = signs.filter(|(_, sign)| {
            !sign.contains(char::is_alphanumeric) && !matches!(*sign, "=" | "+-" | "-+" | "[]" | "~")
        });
        let longest = glued
            .filter(|(_, sign)| mv.len() > sign.len() && mv.ends_with(sign))
            .max_by_key(|(_, sign)| sign.len());
        let Some((number, sign)) = longest else {
            glyphs.reverse();
            return (mv, glyphs);
        };
        mv = &mv[..mv.len() - sign.len()];
        glyphs.push(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_are_read_alone_and_glued() {
        for (word, number) in
            [("$146", 146), ("!?", 5), ("±", 16), ("+--", 18), ("TN", 146), ("D", 201), ("=", 10)]
        {
            assert_eq!(glyph(word), Some(number), "{word}");
        }
        assert_eq!(glyph("e4"), None);
        for (word, mv, glyphs) in [
            ("e4!?", "e4", vec![5]),
            ("Sf3$1$14", "Sf3", vec![1, 14]),
            ("Lb5+!±", "Lb5+", vec![1, 16]),
            ("b8=D", "b8=D", vec![]),
            ("Nf3+", "Nf3+", vec![]),
            ("!", "!", vec![]),
        ] {
            assert_eq!(glued(word), (mv, glyphs), "{word}");
        }
    }
}
