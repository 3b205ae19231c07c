//! Where the games of a file begin, and the words in them that are nothing PGN knows.
//!
//! pgn-reader passes over such words, and ends a game at an empty line. A score with a move left
//! out is worse than none, so a game is looked through before it is read.

use crate::chess::SanPlus;

/// The text of one game, its movetext on lines that only comments end.
#[derive(Debug, Default)]
pub(super) struct Section {
    pub text: String,
    /// How many moves the main line has.
    pub moves: usize,
    /// The first word that is not understood, and the ply that it stands at.
    pub stray: Option<(usize, String)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Between,
    Tags,
    Moves,
}

/// What a word of the movetext is.
#[derive(Debug, PartialEq)]
enum Word {
    Move,
    Outcome,
    /// A number, a dot, an annotation.
    Other,
    Stray,
}

pub(super) fn sections(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut place = Place::Between;
    let mut line_start = true;
    let mut depth = 0_usize;
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    while let Some(first) = rest.chars().next() {
        if first == '%' && line_start {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
            continue;
        }
        if first.is_whitespace() {
            line_start |= first == '\n';
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let tag = first == '[' && (line_start || place != Place::Moves);
        let played = sections.last().map_or(0, |section| section.moves);
        let again = depth == 0 && played > 1 && rest.starts_with("1.");
        if place == Place::Between || (place == Place::Moves && (tag || again)) {
            sections.push(Section::default());
            place = Place::Tags;
            depth = 0;
        }
        let Some(section) = sections.last_mut() else { unreachable!("a section was begun") };
        line_start = false;
        let len = piece(rest, tag);
        let (word, after) = rest.split_at(len);
        rest = after;
        if tag {
            section.text += word;
            section.text.push('\n');
            continue;
        }
        if place == Place::Tags && !section.text.is_empty() {
            section.text.push('\n');
        }
        place = Place::Moves;
        section.text += word;
        match first {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            '{' | ';' => {}
            _ if depth == 0 => match kind(word) {
                Word::Move => section.moves += 1,
                Word::Outcome => place = Place::Between,
                Word::Other => {}
                Word::Stray if section.stray.is_some() => {}
                Word::Stray => section.stray = Some((section.moves + 1, word.to_owned())),
            },
            _ => {}
        }
        section.text.push(if first == ';' { '\n' } else { ' ' });
    }
    sections
}

/// The length of the piece that the text begins with: a tag, a comment, a parenthesis, a word.
fn piece(text: &str, tag: bool) -> usize {
    let first = text.chars().next().map_or(0, char::len_utf8);
    let end = |end: Option<usize>| end.unwrap_or(text.len());
    if tag {
        let (mut quoted, mut escaped) = (false, false);
        for (index, char) in text.char_indices() {
            match char {
                '\n' => return index,
                ']' if !quoted => return index + 1,
                '"' if !escaped => quoted = !quoted,
                _ => {}
            }
            escaped = char == '\\' && !escaped;
        }
        return text.len();
    }
    match text.as_bytes()[0] {
        b'{' => end(text.find('}').map(|index| index + 1)),
        b';' => end(text.find('\n')),
        b'(' | b')' | b'}' => first,
        _ => end(text.find(|char: char| char.is_whitespace() || "{};()".contains(char))),
    }
}

fn kind(word: &str) -> Word {
    let word = word.replace(['–', '—'], "-");
    if ["*", "1-0", "0-1", "1/2-1/2", "½-½"].contains(&word.as_str()) {
        return Word::Outcome;
    }
    let unnumbered = word.trim_start_matches(|char: char| char.is_ascii_digit());
    let word = if unnumbered.is_empty() || unnumbered.starts_with('.') {
        unnumbered.trim_start_matches('.')
    } else {
        &word
    };
    let (mv, glyphs) = word.split_at(word.find(['!', '?', '$']).unwrap_or(word.len()));
    if !glyphs.chars().all(|char| "!?$".contains(char) || char.is_ascii_digit()) {
        return Word::Stray;
    }
    if mv.is_empty() || mv == "e.p." {
        return Word::Other;
    }
    let letters = if mv.starts_with("0-0") { mv.replace('0', "O") } else { mv.to_owned() };
    if SanPlus::from_ascii(letters.as_bytes()).is_ok() { Word::Move } else { Word::Stray }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_told_apart() {
        for word in ["e4", "1.e4", "12...Nbd7+!?", "0-0-0", "O-O#", "exd8=Q+", "3.0-0", "e4$1"] {
            assert_eq!(kind(word), Word::Move, "{word}");
        }
        for word in ["1", "1.", "12...", "$13", "!!", "...", "e.p."] {
            assert_eq!(kind(word), Word::Other, "{word}");
        }
        for word in ["Sf3", "e4++", "hello", "[x]", "1.Sf3", "e4!x", "½", "1-2", "}", "\0"] {
            assert_eq!(kind(word), Word::Stray, "{word}");
        }
        for word in ["*", "1-0", "0–1", "½-½", "1/2-1/2"] {
            assert_eq!(kind(word), Word::Outcome, "{word}");
        }
    }

    #[test]
    fn games_begin_at_tags_and_after_results() {
        let text = "[A \"]\"] [B \"\\\"]\"]\n\n1. e4 {\n[%clk 1]\n\n} e5\n\n2. Nf3 (2. Sc3\n\nNc6) 1-0\n\
                    %[C \"c\"]\n1. d4 * [D \"d\"]1. c4 ; [E\n[E \"e\"]\n";
        let found = sections(text);
        let moves: Vec<usize> = found.iter().map(|section| section.moves).collect();
        assert_eq!(moves, [3, 1, 1, 0]);
        assert!(found.iter().all(|section| section.stray.is_none()), "{found:?}");
        let stray = &sections("1. e4 e5 2. Sf3 Sc6")[0];
        assert_eq!((stray.moves, stray.stray.clone()), (2, Some((3, "Sf3".to_owned()))));
        assert!(sections(" \n\n % nothing").is_empty());
        let unended: Vec<usize> =
            sections("1. e4 e5\n\n1. d4 1... d5").iter().map(|game| game.moves).collect();
        assert_eq!(unended, [2, 2]);
    }
}
