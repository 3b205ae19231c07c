//! Rows whose moves are written in words: `2. Springer f3, Springer c6`.

use super::words::{is_mark, is_result, like_a_move, numbered};
use annabella_chess::{Chess, notation::Letters};
use annabella_speech::spoken::{self, WrittenOut, written_out};
use annabella_speech::{Language, names_move};

/// The maximum length in bytes of a row in words, whose two moves may be separated at any word.
const LONGEST_ROW: usize = 512;

/// Returns the moves of such a row, each with its offset; `None` for other lines.
///
/// A comma separates the moves. Without one, they are separated where both parts name a move, if only one
/// place does that.
pub(super) fn cells(line: &str) -> Option<Vec<(usize, &str)>> {
    let body = line.split(';').next().unwrap_or_default().trim_end();
    let wordy = |word: &str| {
        let letters = word.chars().filter(|sign| sign.is_alphabetic()).count();
        letters > 2
            && !like_a_move(word)
            && !is_result(word)
            && !is_mark(word)
            && !matches!(written_out(word), Some(WrittenOut::Ending | WrittenOut::Draw))
    };
    let brackets = body.contains(['{', '}', '[', ']', '(', ')', '"', '$']);
    let moves = &body[label(body).len()..];
    if brackets || moves.len() > LONGEST_ROW || !moves.split_whitespace().any(wordy) {
        return None;
    }
    let parts: Vec<&str> = moves.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    if matches!(parts.len(), 1 | 2)
        && let Some(parts) =
            parts.iter().map(|part| end_that_names_a_move(part, parts.len())).collect::<Option<Vec<&str>>>()
    {
        return Some(parts.into_iter().map(|part| at(line, part)).collect());
    }
    let halves = |(gap, _)| {
        let (white, black) = (moves[..gap].trim(), moves[gap..].trim());
        let both = !white.is_empty() && !black.is_empty() && names_a_move(white) && names_a_move(black);
        both.then_some([white, black])
    };
    let mut splits = moves.match_indices(char::is_whitespace).filter_map(halves);
    match (splits.next(), splits.next()) {
        (Some(parts), None) => Some(parts.into_iter().map(|part| at(line, part)).collect()),
        _ => None,
    }
}

/// Returns a part of a line with its offset.
fn at<'a>(line: &str, part: &'a str) -> (usize, &'a str) {
    (part.as_ptr() as usize - line.as_ptr() as usize, part)
}

/// Returns the number at the beginning of a row, as digits or as a word, with the spaces around it.
pub(super) fn label(line: &str) -> &str {
    let moves = line.trim_start();
    let (first, rest) = moves.split_once(char::is_whitespace).unwrap_or((moves, ""));
    let digits = numbered(first).is_some_and(|(_, _, glued)| glued.is_empty());
    let word = first.chars().all(char::is_alphabetic) && spoken::rank(first).is_some();
    if digits || word { &line[..line.len() - rest.trim_start().len()] } else { "" }
}

/// Returns the end of a text that names a move.
///
/// In a row of one move, only the whole text counts.
fn end_that_names_a_move(part: &str, parts: usize) -> Option<&str> {
    if names_a_move(part) || parts < 2 {
        return Some(part).filter(|part| names_a_move(part));
    }
    let ends = part.match_indices(char::is_whitespace).map(|(at, _)| part[at..].trim_start());
    ends.into_iter().find(|end| names_a_move(end))
}

/// Whether a text names a move in some language, in whatever position.
fn names_a_move(text: &str) -> bool {
    names_move(text, &Chess::default(), &Letters::ALL, &Language::ALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_in_words_are_split_into_two_moves() {
        for (line, parts) in [
            ("2. Springer f3, Springer c6", Some(vec![(3, "Springer f3"), (16, "Springer c6")])),
            ("2 knight f3 knight c6", Some(vec![(2, "knight f3"), (12, "knight c6")])),
            ("Bauer e4", Some(vec![(0, "Bauer e4")])),
            ("2. Sf3 Sc6", None),
            ("1. e4 remis", None),
            ("Anna Meier", None),
        ] {
            assert_eq!(cells(line), parts, "{line}");
        }
    }
}
