//! Splits PGN into games and tokens.
//!
//! Words that are not PGN are found, too: a game that silently lacks a move is worse than no game.

use annabella_chess::{KnownOutcome, Outcome, Ply, SanPlus};

/// One game of a file. Lines count from 1.
#[derive(Debug, Default)]
pub(super) struct Section<'a> {
    /// The first line of the game.
    pub line: usize,
    pub tags: Vec<TagPair<'a>>,
    /// Moves and comments outside variations.
    pub movetext: Vec<Token<'a>>,
    pub outcome: Option<Outcome>,
    /// The first word that is not PGN.
    pub stray: Option<Stray<'a>>,
    /// The line of the first tag, comment or variation that is not closed.
    pub unclosed: Option<usize>,
    /// Whether an unclosed comment swallows the rest of the movetext.
    pub swallowed: bool,
    /// Whether a tag has more than a name and a value; the text after it is not read.
    pub garbled: bool,
    moves: usize,
    has_tags: bool,
}

/// A tag as written, its value with escapes.
#[derive(Debug, PartialEq)]
pub(super) struct TagPair<'a> {
    pub name: &'a str,
    pub value: &'a str,
    pub line: usize,
}

/// A part of the movetext.
#[derive(Debug, PartialEq)]
pub(super) enum Token<'a> {
    Move { san: SanPlus, line: usize },
    Comment(&'a str),
}

/// A word that is not PGN.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stray<'a> {
    pub line: usize,
    /// The ply expected here.
    pub ply: Ply,
    pub text: &'a str,
}

/// Splits a text into games. Text with only numbers and comments is not a game.
pub(super) fn sections(text: &str) -> Vec<Section<'_>> {
    let mut scanner = Scanner { line: 1, line_start: true, ..Scanner::default() };
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    while let Some(first) = rest.chars().next() {
        if first == '%' && scanner.line_start {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if first.is_whitespace() {
            scanner.line_start |= first == '\n';
            scanner.line += usize::from(first == '\n');
            rest = &rest[first.len_utf8()..];
        } else {
            rest = scanner.piece(rest);
        }
    }
    scanner.end_section();
    scanner.sections
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Region {
    #[default]
    BetweenGames,
    Tags,
    Movetext,
}

#[derive(Default)]
struct Scanner<'a> {
    sections: Vec<Section<'a>>,
    current: Option<Section<'a>>,
    region: Region,
    line: usize,
    line_start: bool,
    /// The lines in which the open variations start.
    variations: Vec<usize>,
}

impl<'a> Scanner<'a> {
    /// Reads a tag, comment, parenthesis or word, and returns the text after it.
    fn piece(&mut self, rest: &'a str) -> &'a str {
        let is_tag = rest.starts_with('[') && (self.line_start || self.region != Region::Movetext);
        if self.begins_game(rest, is_tag) {
            self.end_section();
            self.region = Region::Tags;
        }
        let (len, closed) = if is_tag { tag_length(rest) } else { length(rest) };
        let (piece, after) = rest.split_at(len);
        let line = self.line;
        self.line_start = false;
        self.line += piece.matches('\n').count();
        let section = self.current.get_or_insert_with(|| Section { line, ..Section::default() });
        if !closed {
            section.unclosed.get_or_insert(line);
        }
        if is_tag {
            section.add_tag(piece, line);
        } else {
            self.region = Region::Movetext;
            self.movetext(piece, line, closed);
        }
        after
    }

    /// Whether a game starts at `rest`: after a result, with a tag, or with a second first move.
    fn begins_game(&self, rest: &str, is_tag: bool) -> bool {
        let played = self.current.as_ref().map_or(0, |section| section.moves);
        let first_again = self.variations.is_empty() && played > 1 && rest.starts_with("1.");
        match self.region {
            Region::BetweenGames => true,
            Region::Tags => false,
            Region::Movetext => is_tag || first_again,
        }
    }

    fn movetext(&mut self, piece: &'a str, line: usize, closed: bool) {
        let Some(section) = &mut self.current else { return };
        let varies = !self.variations.is_empty();
        match piece.as_bytes()[0] {
            b';' => {}
            b'{' if !varies => section.add_comment(piece, closed),
            b'(' => self.variations.push(line),
            b')' if varies => drop(self.variations.pop()),
            _ if varies => {}
            _ => match Word::of(piece) {
                Word::Move(san) => section.add_move(san, line),
                Word::Outcome(outcome) => {
                    section.outcome = Some(outcome);
                    self.region = Region::BetweenGames;
                }
                Word::Ignored => {}
                Word::Stray => section.add_stray(piece, line),
            },
        }
    }

    /// Ends the current section, recording a variation that is still open.
    fn end_section(&mut self) {
        let variation = self.variations.first().copied();
        self.variations.clear();
        let Some(mut section) = self.current.take() else { return };
        section.unclosed = section.unclosed.or(variation);
        if section.is_game() {
            self.sections.push(section);
        }
    }
}

impl<'a> Section<'a> {
    fn is_game(&self) -> bool {
        let played = self.moves > 0 || self.outcome.is_some();
        self.has_tags || played || self.stray.is_some() || self.unclosed.is_some()
    }

    /// Adds a tag; one without a quoted value is ignored.
    fn add_tag(&mut self, tag: &'a str, line: usize) {
        self.has_tags = true;
        let inner = &tag[1..];
        let Some(quote) = inner.find(['"', ']']).filter(|&at| inner[at..].starts_with('"')) else { return };
        let quoted = &inner[quote + 1..];
        let end = closing_quote(quoted);
        if !self.garbled {
            let (name, value) = (inner[..quote].trim_ascii(), &quoted[..end.unwrap_or(quoted.len())]);
            self.tags.push(TagPair { name, value, line });
        }
        let after = end.map_or("", |end| quoted[end + 1..].trim_ascii_start());
        if after.starts_with('[') {
            self.add_tag(after, line);
        }
        self.garbled |= !after.is_empty() && !after.starts_with([']', '[']);
    }

    fn add_move(&mut self, san: SanPlus, line: usize) {
        self.moves += 1;
        if !self.garbled {
            self.movetext.push(Token::Move { san, line });
        }
    }

    fn add_comment(&mut self, comment: &'a str, closed: bool) {
        if closed {
            self.movetext.push(Token::Comment(&comment[1..comment.len() - 1]));
        }
        self.swallowed |= !closed && !self.garbled;
    }

    fn add_stray(&mut self, text: &'a str, line: usize) {
        let ply = Ply::after(self.moves);
        self.stray.get_or_insert(Stray { line, ply, text });
    }
}

/// Returns the length of the tag at the start of `text`, and whether it is closed on its line.
fn tag_length(text: &str) -> (usize, bool) {
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
    (text.len(), false)
}

/// Returns the index of the quote that ends a value.
fn closing_quote(value: &str) -> Option<usize> {
    let mut escaped = false;
    value.find(|char| {
        let closes = char == '"' && !escaped;
        escaped = char == '\\' && !escaped;
        closes
    })
}

/// Returns the length of the comment, parenthesis or word at the start, and whether it is closed.
fn length(text: &str) -> (usize, bool) {
    let to = |end: Option<usize>| (end.unwrap_or(text.len()), true);
    match text.as_bytes()[0] {
        b'{' => text.find('}').map_or((text.len(), false), |index| (index + 1, true)),
        b';' => to(text.find('\n')),
        b'(' | b')' | b'}' => (1, true),
        _ => to(text.find(|char: char| char.is_whitespace() || "{};()".contains(char))),
    }
}

/// A word of the movetext.
#[derive(Debug, PartialEq)]
enum Word {
    Move(SanPlus),
    Outcome(Outcome),
    /// A move number, dots or an annotation.
    Ignored,
    Stray,
}

impl Word {
    fn of(word: &str) -> Word {
        let word = word.replace(['–', '—'], "-");
        match word.as_str() {
            "*" | "1-0" | "0-1" | "1/2-1/2" => {
                return word.parse().map_or(Word::Stray, Word::Outcome);
            }
            "½-½" => return Word::Outcome(Outcome::Known(KnownOutcome::Draw)),
            _ => {}
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
            return Word::Ignored;
        }
        let letters = if mv.starts_with("0-0") { mv.replace('0', "O") } else { mv.to_owned() };
        let san = |letters: &str| SanPlus::from_ascii(letters.as_bytes());
        // A digit before a pawn's move is its number.
        let unnumbered = letters.trim_start_matches(|char: char| char.is_ascii_digit());
        san(&letters).and_then(|_| san(unnumbered)).map_or(Word::Stray, Word::Move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_classified() {
        for word in ["e4", "1.e4", "12...Nbd7+!?", "0-0-0", "O-O#", "exd8=Q+", "3.0-0", "e4$1"] {
            assert!(matches!(Word::of(word), Word::Move(_)), "{word}");
        }
        for word in ["1", "1.", "12...", "$13", "!!", "...", "e.p."] {
            assert_eq!(Word::of(word), Word::Ignored, "{word}");
        }
        for word in ["Sf3", "e4++", "hello", "[x]", "1.Sf3", "e4!x", "½", "1-2", "}", "\0"] {
            assert_eq!(Word::of(word), Word::Stray, "{word}");
        }
        for word in ["*", "1-0", "0–1", "½-½", "1/2-1/2"] {
            assert!(matches!(Word::of(word), Word::Outcome(_)), "{word}");
        }
    }

    /// Returns the lines of the moves.
    fn moves(section: &Section) -> Vec<usize> {
        let line = |token: &Token| match token {
            Token::Move { line, .. } => Some(*line),
            Token::Comment(_) => None,
        };
        section.movetext.iter().filter_map(line).collect()
    }

    #[test]
    fn games_begin_at_tags_and_after_results() {
        let text = "[A \"]\"] [B \"\\\"]\"]\n\n1. e4 {\n[%clk 1]\n\n} e5\n\n2. Nf3 (2. Sc3\n\nNc6) 1-0\n\
                    %[C \"c\"]\n1. d4 * [D \"d\"]1. c4 ; [E\n[E \"e\"]\n";
        let found = sections(text);
        let played: Vec<usize> = found.iter().map(|section| section.moves).collect();
        assert_eq!(played, [3, 1, 1, 0]);
        assert!(found.iter().all(|section| section.stray.is_none()), "{found:?}");
        let stray = &sections("1. e4 e5 2. Sf3 Sc6")[0];
        assert_eq!(moves(stray), [1, 1]);
        assert_eq!(stray.stray, Some(Stray { line: 1, ply: Ply::after(2), text: "Sf3" }));
        assert!(sections(" \n\n % nothing").is_empty());
        let unended: Vec<usize> =
            sections("1. e4 e5\n\n1. d4 1... d5").iter().map(|game| game.moves).collect();
        assert_eq!(unended, [2, 2]);
        for text in ["1 2.\n3 $4", "{no game}", "\n; nor this", "% nor this"] {
            assert!(sections(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn lines_are_counted_over_comments_and_games() {
        let text = "\n[A \"b\"]\n [ FEN \"x\"]\n\n1. e4 {\n\n} e5\n(1... c5 ;\n) 2.\nNf3 *\n1. d4 (1. c4\n[B \"\"]\n1. e4 )";
        let found = sections(text);
        let tags = [TagPair { name: "A", value: "b", line: 2 }, TagPair { name: "FEN", value: "x", line: 3 }];
        assert_eq!((found[0].line, &found[0].tags[..]), (2, &tags[..]));
        assert_eq!(moves(&found[0]), [5, 7, 10]);
        assert_eq!((found[1].line, found[1].unclosed), (11, Some(11)));
        assert_eq!(found[2].stray, Some(Stray { line: 13, ply: Ply::after(1), text: ")" }));
        assert_eq!(sections("[A \"b\"]\n[B \"b]\n1. e4 *")[0].unclosed, Some(2));
        assert_eq!(sections("1. e4\n{ e5 *\n")[0].unclosed, Some(2));
    }
}
