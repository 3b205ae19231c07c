//! Finds where the games of a file begin, and words in them that are not PGN.
//!
//! pgn-reader skips such words, and ends a game at an empty line. A score that lacks a move is
//! worse than none, so each game is checked before it is read.

use annabella_chess::{Ply, SanPlus};

/// The text of one game; in its movetext only comments end lines.
#[derive(Debug, Default)]
pub(super) struct Section {
    pub text: String,
    /// The line in which it begins, from 1.
    pub line: usize,
    /// The line of each move of the main line.
    pub moves: Vec<usize>,
    /// The first word that is not PGN.
    pub stray: Option<Stray>,
    /// The line of a tag, comment or variation that is not closed.
    pub open: Option<usize>,
    /// The line of the last tag that gives a start position.
    pub start: Option<usize>,
    /// The length of the longest tag or comment.
    pub longest: usize,
    /// Whether it has a tag or a result.
    says: bool,
}

/// A word that is not PGN.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stray {
    pub line: usize,
    /// The ply at which it stands.
    pub ply: Ply,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq)]
enum Region {
    Between,
    Tags,
    Moves,
}

/// What a word of the movetext is.
#[derive(Debug, PartialEq)]
enum Word {
    Move,
    Outcome,
    /// A move number, dots, an annotation.
    Other,
    Stray,
}

pub(super) fn sections(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut place = Region::Between;
    let mut line_start = true;
    let mut line = 1;
    // The lines in which the open variations begin.
    let mut open: Vec<usize> = Vec::new();
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    while let Some(first) = rest.chars().next() {
        if first == '%' && line_start {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
            continue;
        }
        if first.is_whitespace() {
            line_start |= first == '\n';
            line += usize::from(first == '\n');
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let tag = first == '[' && (line_start || place != Region::Moves);
        let played = sections.last().map_or(0, |section| section.moves.len());
        let again = open.is_empty() && played > 1 && rest.starts_with("1.");
        if place == Region::Between || (place == Region::Moves && (tag || again)) {
            close(&mut sections, &mut open);
            sections.push(Section { line, ..Section::default() });
            place = Region::Tags;
        }
        let Some(section) = sections.last_mut() else { unreachable!("a section was begun") };
        line_start = false;
        let (len, closed) = piece(rest, tag);
        let (word, after) = rest.split_at(len);
        rest = after;
        let begun = line;
        line += word.matches('\n').count();
        if !closed {
            section.open.get_or_insert(begun);
        }
        if tag || matches!(first, '{' | ';') {
            section.longest = section.longest.max(len);
        }
        if tag {
            if word[1..].trim_start().get(..3).is_some_and(|name| name.eq_ignore_ascii_case("FEN")) {
                section.start = Some(begun);
            }
            section.says = true;
            section.text += word;
            section.text.push('\n');
            continue;
        }
        if place == Region::Tags && !section.text.is_empty() {
            section.text.push('\n');
        }
        place = Region::Moves;
        section.text += word;
        let mut stray = false;
        match first {
            '(' => open.push(begun),
            ')' if !open.is_empty() => drop(open.pop()),
            ')' => stray = true,
            '{' | ';' => {}
            _ if open.is_empty() => match kind(word) {
                Word::Move => section.moves.push(begun),
                Word::Outcome => {
                    section.says = true;
                    place = Region::Between;
                }
                Word::Other => {}
                Word::Stray => stray = true,
            },
            _ => {}
        }
        if stray && section.stray.is_none() {
            let ply = Ply::after(section.moves.len());
            section.stray = Some(Stray { line: begun, ply, text: word.to_owned() });
        }
        section.text.push(if first == ';' { '\n' } else { ' ' });
    }
    close(&mut sections, &mut open);
    // Text with only numbers and comments is no game.
    sections.retain(|section| {
        section.says || !section.moves.is_empty() || section.stray.is_some() || section.open.is_some()
    });
    sections
}

/// Ends the last section, recording a variation that is still open.
fn close(sections: &mut [Section], open: &mut Vec<usize>) {
    if let (Some(section), Some(&first)) = (sections.last_mut(), open.first()) {
        section.open.get_or_insert(first);
    }
    open.clear();
}

/// The length of the tag, comment, parenthesis or word that the text begins with, and whether it is
/// closed.
fn piece(text: &str, tag: bool) -> (usize, bool) {
    let first = text.chars().next().map_or(0, char::len_utf8);
    let to = |end: Option<usize>| (end.unwrap_or(text.len()), true);
    if tag {
        let (mut quoted, mut escaped) = (false, false);
        for (index, char) in text.char_indices() {
            match char {
                '\n' => return (index, false),
                ']' if !quoted => return (index + 1, true),
                '"' if !escaped => quoted = !quoted,
                _ => {}
            }
            escaped = char == '\\' && !escaped;
        }
        return (text.len(), false);
    }
    match text.as_bytes()[0] {
        b'{' => text.find('}').map_or((text.len(), false), |index| (index + 1, true)),
        b';' => to(text.find('\n')),
        b'(' | b')' | b'}' => (first, true),
        _ => to(text.find(|char: char| char.is_whitespace() || "{};()".contains(char))),
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
    fn words_are_classified() {
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
        let moves: Vec<usize> = found.iter().map(|section| section.moves.len()).collect();
        assert_eq!(moves, [3, 1, 1, 0]);
        assert!(found.iter().all(|section| section.stray.is_none()), "{found:?}");
        let stray = &sections("1. e4 e5 2. Sf3 Sc6")[0];
        assert_eq!(stray.moves, [1, 1]);
        assert_eq!(stray.stray, Some(Stray { line: 1, ply: Ply::after(2), text: "Sf3".to_owned() }));
        assert!(sections(" \n\n % nothing").is_empty());
        let unended: Vec<usize> =
            sections("1. e4 e5\n\n1. d4 1... d5").iter().map(|game| game.moves.len()).collect();
        assert_eq!(unended, [2, 2]);
        for text in ["1 2.\n3 $4", "{no game}", "\n; nor this", "% nor this"] {
            assert!(sections(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn lines_are_counted_over_comments_and_games() {
        let text = "\n[A \"b\"]\n [ FEN \"x\"]\n\n1. e4 {\n\n} e5\n(1... c5 ;\n) 2.\nNf3 *\n1. d4 (1. c4\n[B \"\"]\n1. e4 )";
        let found = sections(text);
        assert_eq!((found[0].line, found[0].start, &found[0].moves[..]), (2, Some(3), &[5, 7, 10][..]));
        assert_eq!((found[1].line, found[1].open), (11, Some(11)));
        assert_eq!(found[2].stray, Some(Stray { line: 13, ply: Ply::after(1), text: ")".to_owned() }));
        assert_eq!(sections("[A \"b\"]\n[B \"b]\n1. e4 *")[0].open, Some(2));
        assert_eq!(sections("1. e4\n{ e5 *\n")[0].open, Some(2));
    }
}
