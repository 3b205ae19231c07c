//! A written move, with spaces or without, read in the letters that fit the whole game.

use super::note::glued;
use super::words::is_result;
use crate::letters::{Alphabet, alphabet};
use annabella_chess::notation::Letters;
use annabella_chess::{
    Chess, Color, EnPassantMode, FromSetup, Move, MoveError, Pattern, Position, PositionErrorKinds, Rank,
    Role, SanPlus, Side, Square,
};
use annabella_speech::spoken::{self, WrittenOut, written_out};
use annabella_speech::{Language, read_entry};
use std::borrow::Cow;

/// The maximum length of a move in bytes, in any notation and in words.
pub(super) const LONGEST_MOVE: usize = 256;

/// The letters in which the moves of a game are written.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// English, as PGN demands.
    English,
    /// Those of one language of the interface.
    One(Letters),
    /// Those of all languages of the interface.
    All,
    /// Those of another language, or learnt from the moves.
    Foreign(Alphabet),
}

impl Way {
    /// Returns the letters that read the most moves from `start`, and how many.
    ///
    /// Equals have this order: English, one other language, all together, another language.
    pub fn best(texts: &[Option<&str>], start: &Chess) -> (Way, usize) {
        let others = Letters::ALL.into_iter().filter(|letters| *letters != Letters::En).map(Way::One);
        let usual = [Way::English].into_iter().chain(others).chain([Way::All]);
        let mut best = (Way::English, 0);
        for way in usual {
            let read = way.legal(texts, start);
            if read == texts.len() {
                return (way, read);
            }
            if read > best.1 {
                best = (way, read);
            }
        }
        let cells: Vec<&str> = texts.iter().map(|text| text.unwrap_or_default()).collect();
        let Some(foreign) = alphabet(&cells, start).map(Way::Foreign) else { return best };
        let read = foreign.legal(texts, start);
        if read > best.1 { (foreign, read) } else { best }
    }

    /// Returns the number of moves that can be read one after the other from `start`.
    pub fn legal(&self, texts: &[Option<&str>], start: &Chess) -> usize {
        let mut position = start.clone();
        let mut read = 0;
        for text in texts {
            let Some(mv) = text.and_then(|text| self.move_of(text, &position).ok()) else { break };
            position.play_unchecked(mv);
            read += 1;
        }
        read
    }

    /// Returns the legal move that a text means.
    ///
    /// # Errors
    /// [`MoveError`].
    pub fn move_of(&self, text: &str, position: &Chess) -> Result<Move, MoveError> {
        if text.len() > LONGEST_MOVE {
            return Err(MoveError::Unreadable);
        }
        let text = plain(glued(text).0);
        let text = text.as_str();
        // A word such as the Spanish `de` can also be written notation, which comes first.
        let read = |text: &str, letters: &[Letters]| match read_entry(text, position, letters, &[]) {
            Err(MoveError::Unreadable) => read_entry(text, position, letters, &Language::ALL),
            read => read,
        };
        let english = |text: &str| {
            let exact =
                SanPlus::from_ascii(text.as_bytes()).ok().and_then(|san| san.san.to_move(position).ok());
            exact.map_or_else(|| read(text, &[Letters::En]), Ok)
        };
        match self {
            Way::English => english(text),
            Way::One(letters) => read(text, &[*letters]),
            Way::All => read(text, &Letters::ALL),
            Way::Foreign(alphabet) => english(&alphabet.in_english(text)),
        }
    }

    /// Returns the letters of the interface's languages that it uses.
    pub fn letters(&self) -> &[Letters] {
        match self {
            Way::English | Way::Foreign(_) => &[Letters::En],
            Way::One(letters) => std::slice::from_ref(letters),
            Way::All => &Letters::ALL,
        }
    }
}

/// Returns the text of a move without figurines of pawns, and with ordinary signs of check.
fn plain(text: &str) -> String {
    let sign = |sign: char| match sign {
        '＋' | '⁺' => '+',
        '＃' => '#',
        _ => sign,
    };
    text.trim_start_matches(['♙', '♟']).chars().map(sign).collect()
}

/// Returns the illegal move that a text names, if the position after it is clear.
///
/// The piece must be named with its square, be the only one of its kind, or the only one that reaches the square.
pub(super) fn forced(pattern: &Pattern, position: &Chess) -> Option<Move> {
    let mv = pattern.executed(position).filter(|&mv| is_plausible(pattern, mv, position.turn()))?;
    let mut after = position.clone();
    after.play_unchecked(mv);
    let setup = after.to_setup(EnPassantMode::Legal);
    // A king may have been left in check.
    let is_position = match Chess::from_setup(setup, position.castles().mode()) {
        Ok(_) => true,
        Err(error) => error.kinds() == PositionErrorKinds::OPPOSITE_CHECK,
    };
    (is_position && !position.is_legal(mv)).then_some(mv)
}

/// Whether a player could have meant the illegal move.
///
/// It captures if it says so, and a pawn moves like a pawn.
fn is_plausible(pattern: &Pattern, mv: Move, turn: Color) -> bool {
    let Move::Normal { role, from, capture, to, promotion } = mv else { return mv.is_castle() };
    let named = matches!(*pattern, Pattern::Piece { capture: true, .. });
    let last = to.rank() == turn.fold_wb(Rank::Eighth, Rank::First);
    (!named || capture.is_some())
        && promotion.is_some() == (role == Role::Pawn && last)
        && (role != Role::Pawn || (from.file() == to.file()) == capture.is_none() && ahead(from, to, turn))
}

/// Whether a square is ahead of another, as the pawns of a side move.
fn ahead(from: Square, to: Square, turn: Color) -> bool {
    turn.fold_wb(to.rank() > from.rank(), to.rank() < from.rank())
}

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
