//! Moves written with spaces inside.

use super::words::is_result;
use annabella_chess::notation::Letters;
use annabella_chess::{Role, Side};
use annabella_speech::spoken::{self, WrittenOut, written_out};
use std::borrow::Cow;

/// Signs that may follow a move without a space.
const MARKS: [char; 4] = ['+', '#', '!', '?'];

/// Splits off the first word of a text.
/// A move written with spaces, such as `0 - 0`, `e5 x d6`, `b8 = D` or `Lange Rochade`, counts as one word.
pub(super) fn word(text: &str) -> (Cow<'_, str>, &str) {
    let (first, rest) = split(text);
    let (second, after) = split(rest);
    if let Some(sign) = sign(text).or_else(|| result(text)) {
        return sign;
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
        let letter = bare.chars().next().filter(|ch| bare.len() == 1 && ch.is_ascii_uppercase());
        if let Some(letter) = letter.or_else(|| letter_of(bare)) {
            return (Cow::Owned(format!("{first}={letter}{marks}")), after);
        }
    }
    (Cow::Borrowed(first), rest)
}

/// Joins a result written with spaces around its hyphen or colon: `1 - 0`.
fn result(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let (first, rest) = split(text);
    let (sign, rest) = split(rest);
    let (second, rest) = split(rest);
    let joined = format!("{first}{sign}{second}");
    (matches!(sign, "-" | "–" | "—" | ":") && is_result(&joined)).then_some((Cow::Owned(joined), rest))
}

/// Joins castling written as circles and hyphens separated by spaces.
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

/// Whether a word is a pawn's move to the last rank that does not name the new piece.
fn promotes(word: &str) -> bool {
    let pawn = word.starts_with(|file| matches!(file, 'a'..='h'));
    pawn && word.is_ascii()
        && word.ends_with(['1', '8'])
        && matches!(word[..word.len() - 1].chars().last(), Some('a'..='h'))
}

/// Returns the letter of a promotion piece from its name, in the language of the name.
fn letter_of(name: &str) -> Option<char> {
    let (role, language) = spoken::role_and_language(name)?;
    Letters::from(language).letter(role).filter(|_| role != Role::King)
}

/// Returns the sign for the first two or three words, if they spell one out, with the marks after them.
fn sign(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let (first, rest) = split(text);
    let (second, after) = split(rest);
    if !first.starts_with(char::is_alphabetic) || !second.starts_with(char::is_alphabetic) {
        return None;
    }
    let (_, further) = split(after);
    [further, after].into_iter().find_map(|rest| {
        let words = text[..text.len() - rest.len()].trim_end();
        let bare = words.trim_end_matches(MARKS);
        let sign = match written_out(bare)? {
            WrittenOut::Castles(Side::KingSide) => "O-O",
            WrittenOut::Castles(Side::QueenSide) => "O-O-O",
            WrittenOut::EnPassant => "e.p.",
            // The words of an ending have no sign, and belong to no move.
            WrittenOut::Ending | WrittenOut::Draw => {
                return Some((Cow::Owned(words.split_whitespace().collect()), rest));
            }
            WrittenOut::Check => return None,
        };
        Some((Cow::Owned(sign.to_owned() + &words[bare.len()..]), rest))
    })
}

/// Splits a text at the first space, semicolon or brace, and drops the leading spaces of the rest.
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
        reads("i. V. Kd8", "e.p.", "Kd8");
        reads("Castles queen side! Kd8", "O-O-O!", "Kd8");
        reads("b8 Laeufer+ Kd8", "b8=L+", "Kd8");
        reads("b8 knight", "b8=N", "");
    }

    #[test]
    fn two_moves_stay_two() {
        reads("0-0 - ", "0-0", "- ");
        reads("0-0 0-0", "0-0", "0-0");
        reads("0 --", "0", "--");
        reads("b8 Dd7", "b8", "Dd7");
        reads("Tb8 D", "Tb8", "D");
        reads("b8 König", "b8", "König");
        reads("remis matt", "remis", "matt");
        reads("12 x e5", "12", "x e5");
        reads("e4 x", "e4", "x");
        reads("e4;x", "e4", ";x");
        reads("e4{x}", "e4", "{x}");
    }
}
