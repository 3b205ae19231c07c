//! Moves that are written with spaces in them.

use std::borrow::Cow;

/// Pairs of words that together make one, and what they mean.
const PAIRS: [(&str, &str, &str); 9] = [
    ("lange", "rochade", "O-O-O"),
    ("große", "rochade", "O-O-O"),
    ("kurze", "rochade", "O-O"),
    ("kleine", "rochade", "O-O"),
    ("e.", "p.", "e.p."),
    ("en", "passant", "e.p."),
    ("i.", "v.", "e.p."),
    ("im", "vorbeigehen", "e.p."),
    ("a.", "p.", "e.p."),
];
/// Pieces that a pawn becomes, in words.
const PIECES: [(&str, &str); 8] = [
    ("dame", "D"),
    ("turm", "T"),
    ("läufer", "L"),
    ("springer", "S"),
    ("queen", "Q"),
    ("rook", "R"),
    ("bishop", "B"),
    ("knight", "N"),
];

/// What may follow a move without a space.
const MARKS: [char; 4] = ['+', '#', '!', '?'];

/// The first word of a text, and the rest. A move written with spaces, such as `0 - 0`, `e5 x d6`,
/// `b8 = D` or `Lange Rochade`, counts as one word.
pub(super) fn word(text: &str) -> (Cow<'_, str>, &str) {
    let (first, rest) = split(text);
    let (second, after) = split(rest);
    let pair = |(one, two, _): &&(&str, &str, &str)| same(first, one) && same(second, two);
    if let Some((_, _, meaning)) = PAIRS.iter().find(pair) {
        return (Cow::Borrowed(*meaning), after);
    }
    if is_circle(first) {
        return castling(first, rest);
    }
    let letters = first.contains(|ch: char| ch.is_ascii_alphabetic());
    let moves = letters && first.ends_with(|last: char| last.is_ascii_alphanumeric());
    if moves && matches!(second, "x" | "X" | "×" | ":") && !after.is_empty() {
        let (to, after) = split(after);
        return (Cow::Owned(format!("{first}x{to}")), after);
    }
    if promotes(first) {
        let (piece, after) = if second == "=" { split(after) } else { (second, after) };
        let bare = piece.trim_end_matches(MARKS);
        let marks = &piece[bare.len()..];
        let bare = bare.trim_start_matches(['=', '/', '(']).trim_end_matches(')');
        let spelt = PIECES.iter().find(|(name, _)| same(bare, name)).map(|(_, letter)| *letter);
        let letter = bare.len() == 1 && bare.starts_with(|ch: char| ch.is_ascii_uppercase());
        if let Some(letter) = spelt.or(letter.then_some(bare)) {
            return (Cow::Owned(format!("{first}={letter}{marks}")), after);
        }
    }
    (Cow::Borrowed(first), rest)
}

/// Castling as circles and hyphens separated by spaces.
fn castling<'a>(first: &'a str, rest: &'a str) -> (Cow<'a, str>, &'a str) {
    let (mut circles, mut left) = (first.to_owned(), rest);
    loop {
        let (hyphen, after) = split(left);
        let (circle, after) = split(after);
        if !matches!(hyphen, "-" | "–" | "—") || !is_circle(circle.trim_end_matches(MARKS)) {
            return (Cow::Owned(circles), left);
        }
        circles = circles + "-" + circle;
        left = after;
    }
}

fn is_circle(word: &str) -> bool {
    matches!(word, "0" | "O" | "o")
}

/// Whether it is a pawn's move to the last rank that does not name the new piece.
fn promotes(word: &str) -> bool {
    let pawn = word.starts_with(|file| matches!(file, 'a'..='h'));
    pawn && word.is_ascii()
        && word.ends_with(['1', '8'])
        && matches!(word[..word.len() - 1].chars().last(), Some('a'..='h'))
}

fn same(word: &str, other: &str) -> bool {
    word.to_lowercase() == other
}

/// The text up to a space or a bracket, and the rest without leading spaces.
fn split(text: &str) -> (&str, &str) {
    let end = text.find(|ch: char| ch.is_whitespace() || matches!(ch, ';' | '{' | '}')).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    (word, rest.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(text: &str, expected: &str, rest: &str) {
        assert_eq!(word(text), (Cow::Borrowed(expected), rest), "{text}");
    }

    #[test]
    fn a_move_with_spaces_is_one_word() {
        reads("0 - 0 Sf6", "0-0", "Sf6");
        reads("O – O - O! Sf6", "O-O-O!", "Sf6");
        reads("Lange Rochade 0-0", "O-O-O", "0-0");
        reads("e5 x d6 e.p. Kf8", "e5xd6", "e.p. Kf8");
        reads("L x f7+ Kd8", "Lxf7+", "Kd8");
        reads("bxa8 D Kd7", "bxa8=D", "Kd7");
        reads("b8 = D+ Kd7", "b8=D+", "Kd7");
        reads("b8 (D)", "b8=D", "");
        reads("b8 = Springer", "b8=S", "");
        reads("e. p. Kd8", "e.p.", "Kd8");
        reads("en passant", "e.p.", "");
    }

    #[test]
    fn two_moves_stay_two() {
        reads("0-0 - ", "0-0", "- ");
        reads("0-0 0-0", "0-0", "0-0");
        reads("0 --", "0", "--");
        reads("b8 Dd7", "b8", "Dd7");
        reads("Tb8 D", "Tb8", "D");
        reads("12 x e5", "12", "x e5");
        reads("e4 x", "e4", "x");
        reads("e4;x", "e4", ";x");
        reads("e4{x}", "e4", "{x}");
    }
}
