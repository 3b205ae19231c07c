//! Splits the lines of a file into tags, comments, variations and words.

use super::boundaries::Following;
use super::clocks::NotedTime;
use super::lines::{Columns, TextLine};
use super::note::{Note, Variation, VariationMove, glued, glyph};
use super::remark::{FileRemarkKind, Place};
use super::rows::{OpenTag, RowReader, WrittenTag};
use super::words::{
    is_mark, is_prose_line, is_remark, is_result, like_a_move, number_before_dot, numbered, parts_rows,
    result_before_game, times, visible,
};
use super::{columns, longhand, tags, written};
use crate::pgn::{CLOCK, Remark, command_times};
use crate::text::OFFER;
use annabella_speech::is_invisible;
use std::borrow::Cow;

/// The maximum number of variations within each other.
const DEEPEST: usize = 64;

/// The length in bytes within which the parts of a move, or a parenthesis after it, are looked for.
const REACH: usize = 128;

/// The maximum number of lines of a tag, and of bytes in them.
const LONGEST_TAG: (usize, usize) = (5, 4096);

impl RowReader {
    /// Reads a line. A tag may end on a later line, as PGN allows.
    pub fn line(&mut self, line: &TextLine) {
        if let Some(mut open) = self.open_tag.take() {
            let text = line.text.trim();
            let joined = format!("{} {text}", open.text.trim_end());
            open.lines.push(line.clone());
            let fits = open.lines.len() <= LONGEST_TAG.0 && joined.len() <= LONGEST_TAG.1;
            let may_belong = fits && !text.is_empty() && !text.starts_with('[');
            match tags::ends_open(&joined[open.from..]) {
                Some(ends_open) if may_belong => {
                    open.text = joined;
                    if ends_open {
                        self.open_tag = Some(open);
                    } else {
                        self.read_line(&open.lines[0].continued(open.text));
                    }
                }
                _ => {
                    open.lines.pop();
                    open.lines.iter().for_each(|line| self.read_line(line));
                    self.line(line);
                }
            }
            return;
        }
        let within = self.comment.is_some() || !self.variations.is_empty();
        match tags::open_from(&line.text).filter(|_| !within) {
            Some(from) => {
                self.open_tag = Some(OpenTag { from, text: line.text.clone(), lines: vec![line.clone()] });
            }
            None => self.read_line(line),
        }
    }

    /// Reads the lines of a tag that is still open at the end of the file.
    pub(super) fn end_open_tag(&mut self) {
        let open = self.open_tag.take();
        open.into_iter().flat_map(|open| open.lines).for_each(|line| self.read_line(&line));
    }

    fn read_line(&mut self, line: &TextLine) {
        let is_typed = self.comment.is_none() && self.variations.is_empty() && !self.game.flowing;
        if is_typed && let Some(row) = columns::spaced(&line.text) {
            return self.read_line(&line.continued(row));
        }
        let blank = |sign: char| sign.is_whitespace() || is_invisible(sign);
        let text = line.text.trim_end_matches(blank);
        self.steps += text.len() as u64;
        self.last_bracket = text.rfind(']').map(|at| text.len() - at);
        let mut rest = text.trim_start_matches(blank);
        if self.comment.is_none() && rest.starts_with('>') {
            // A quotation in a mail.
            rest = rest.trim_start_matches(['>', ' ']);
        }
        let columns = Columns::default();
        let place =
            |rest: &str| Place { line: line.number, column: columns.of(line, text.len() - rest.len()) };
        if let Some(column) = line.garbled {
            self.game.remark(Place { line: line.number, column }, rest, FileRemarkKind::Signs);
        }
        if rest.is_empty() {
            if !self.lists_positions() && self.game.rows.is_empty() {
                self.settle_tags();
            }
            self.gap |= self.game.tagged_at_all;
        }
        if self.comment.is_some() || !self.variations.is_empty() {
            // A whole tag at the beginning of a line is one, even if a bracket before it was not closed.
            let tag = rest.starts_with('[').then(|| tags::read(rest)).flatten();
            if tag.is_some_and(|tag| tag.is_exact && tag.rest.trim().is_empty())
                && self.begins_game(&Following::TagInBrackets)
            {
                self.end_game();
            }
        }
        if self.comment.is_none() {
            if rest.starts_with('%') {
                return self.keep(place(rest), rest, FileRemarkKind::Escaped);
            }
            while self.variations.is_empty() && (rest.starts_with('[') || self.begins_open_tag(rest)) {
                let Some(tag) = tags::read(rest) else { break };
                self.tag(WrittenTag::of(place(rest), rest, &tag));
                rest = tag.rest.trim_start();
            }
            if !rest.is_empty() {
                self.settle_tags_before(rest);
            }
            if self.ended
                && rest.starts_with(char::is_alphabetic)
                && !like_a_move(rest.split_whitespace().next().unwrap_or_default())
            {
                return self.keep(place(rest), rest, FileRemarkKind::Prose);
            }
            let above = self.game.rows.is_empty();
            if self.variations.is_empty()
                && (!self.game.flowing || self.ended || above)
                && is_prose_line(rest, above)
            {
                let results: Vec<&str> = rest.split_whitespace().filter(|word| is_result(word)).collect();
                if let ([result], false) = (&results[..], above) {
                    self.result(result);
                }
                return self.keep(place(rest), rest, FileRemarkKind::Prose);
            }
        }
        let rows = self.comment.is_none() && self.variations.is_empty() && !self.game.flowing && !self.ended;
        if rows && let Some(cells) = longhand::cells(rest) {
            match rest.split_whitespace().next().and_then(numbered) {
                Some((number, dots, _)) => self.number(place(rest), number, dots),
                None => self.row(place(rest)),
            }
            let skipped = &rest[longhand::label(rest).len()..cells.first().map_or(0, |(at, _)| *at)];
            if !skipped.trim().is_empty() {
                self.keep(place(&rest[longhand::label(rest).len()..]), skipped, FileRemarkKind::Prose);
            }
            for (at, cell) in cells {
                match written::word(cell) {
                    (word, "") => self.cell(place(&rest[at..]), &word),
                    _ => self.cell(place(&rest[at..]), cell),
                }
            }
            return;
        }
        let mut first = true;
        while !rest.is_empty() {
            rest = self.piece(rest, &place, &mut first).trim_start();
        }
    }

    /// Whether a line is a tag without its opening bracket.
    fn begins_open_tag(&self, rest: &str) -> bool {
        self.game.rows.is_empty()
            && rest.starts_with(|sign: char| sign.is_ascii_uppercase())
            && rest.ends_with(']')
    }

    /// Reads a comment, a bracket or a word, and returns the text after it.
    fn piece<'a>(&mut self, rest: &'a str, place: &impl Fn(&str) -> Place, first: &mut bool) -> &'a str {
        if let Some((comment, _)) = &mut self.comment {
            let (words, after) = rest.split_once('}').unwrap_or((rest, ""));
            let words = words.trim();
            if !comment.is_empty() && !words.is_empty() {
                comment.push(' ');
            }
            *comment += words;
            self.steps += (rest.len() - after.len()) as u64;
            if rest.contains('}') {
                let (comment, _) = self.comment.take().unwrap_or_default();
                self.add_comment(comment);
            }
            return after;
        }
        if self.game.flowing
            && let Some((word, after)) = plain(rest)
        {
            let place = place(rest);
            match word {
                Plain::Number(number, dots) if self.variations.is_empty() => self.number(place, number, dots),
                Plain::Number(..) => {}
                Plain::Move(text) if self.variations.is_empty() => self.cell(place, text),
                Plain::Move(text) => self.variation_move(place, text, Vec::new()),
            }
            *first = false;
            return after;
        }
        match rest.as_bytes()[0] {
            b';' if !self.game.tagged_at_all && parts_rows(&rest[1..]) => &rest[1..],
            b';' => {
                self.add_comment(rest[1..].trim().to_owned());
                ""
            }
            b'{' => {
                self.comment = Some((String::new(), place(rest)));
                &rest[1..]
            }
            b'}' => {
                self.game.remark(place(rest), "}", FileRemarkKind::Unopened);
                &rest[1..]
            }
            b'(' if self.beyond > 0 || self.variations.len() == DEEPEST => {
                if self.beyond == 0 {
                    self.game.remark(place(rest), near(rest), FileRemarkKind::InVariation);
                }
                self.beyond += 1;
                self.keep_text("(");
                &rest[1..]
            }
            b')' if self.beyond > 0 => {
                self.beyond -= 1;
                self.keep_text(")");
                &rest[1..]
            }
            b'(' if self.opens_variation(rest) => {
                self.variations.push((Variation::default(), place(rest)));
                &rest[1..]
            }
            b')' => {
                match self.variations.pop() {
                    Some((variation, _)) => self.note(Note::Variation(variation)),
                    None => self.game.remark(place(rest), ")", FileRemarkKind::Unopened),
                }
                &rest[1..]
            }
            b'[' if self.variations.is_empty()
                && (self.ended || self.game.rows.is_empty())
                && let Some(tag) = tags::exact(rest) =>
            {
                self.tag(WrittenTag::of(place(rest), rest, &tag));
                self.settle_tags();
                *first = true;
                tag.rest
            }
            // Words in brackets are about the game, as on a second page, or commands that lost their braces.
            b'[' if let Some(end) = self.bracket(rest) => {
                match (rest.starts_with("[%"), times(&rest[1..end])) {
                    (true, _) => self.add_comment(rest[..=end].to_owned()),
                    (false, Some(times)) => times.into_iter().for_each(|time| self.clock(time)),
                    (false, None) => self.keep(place(rest), &rest[..=end], FileRemarkKind::Prose),
                }
                &rest[end + 1..]
            }
            _ if self.variations.is_empty()
                && let Some((result, after)) = result_before_game(rest) =>
            {
                self.result(result);
                *first = true;
                after
            }
            _ if self.variations.is_empty()
                && let Some((number, after)) = number_before_dot(rest) =>
            {
                self.number(place(rest), number, 1);
                *first = false;
                after
            }
            _ => {
                let (word, after) = self.word_of(rest);
                let word = visible(word);
                match self.variations.is_empty() {
                    _ if self.beyond > 0 => self.keep_text(&word),
                    true => self.word(place(rest), &word, *first),
                    false => self.variation_word(place(rest), &word),
                }
                *first = false;
                after
            }
        }
    }

    /// Splits off the first word; in PGN a bracket ends it, too.
    fn word_of<'a>(&mut self, rest: &'a str) -> (Cow<'a, str>, &'a str) {
        let flows = self.game.flowing || !self.variations.is_empty();
        let reach = reach(rest, flows);
        self.steps += reach.len() as u64;
        let (word, after) = written::word(reach);
        let after = &rest[reach.len() - after.len()..];
        let bracket = word.find(['(', ')']).filter(|&at| at > 0 && flows && matches!(word, Cow::Borrowed(_)));
        match bracket {
            // A draw offer, a promotion in parentheses, or a glyph.
            Some(at) if word[at..].starts_with(OFFER) || promotes_in_parentheses(&word[at..]) => {
                (word, after)
            }
            Some(at) => (Cow::Borrowed(&rest[..at]), &rest[at..]),
            None => (word, after),
        }
    }

    /// Returns the index of the next closing bracket; the rest of a line without one is not searched again.
    fn bracket(&mut self, rest: &str) -> Option<usize> {
        let is_within = self.last_bracket.is_some_and(|last| last <= rest.len());
        let end = is_within.then(|| rest.find(']')).flatten();
        self.steps += end.unwrap_or_default() as u64;
        end
    }

    /// Whether a parenthesis opens a variation: not a draw offer, a time, a result, or a glyph.
    fn opens_variation(&self, rest: &str) -> bool {
        let near = near(rest);
        let whole = near.find(')').map_or(near, |end| &near[..=end]);
        let inside = whole[1..].trim_end_matches(')').trim();
        if rest.starts_with(OFFER) || !whole.is_ascii() || glyph(whole).is_some() {
            return !rest.starts_with(OFFER) && glyph(whole).is_none();
        }
        let numbered_move =
            inside.split_whitespace().next().and_then(numbered).is_some_and(|(_, dots, _)| dots > 0);
        self.game.flowing || !self.variations.is_empty() || numbered_move
    }

    pub(super) fn add_comment(&mut self, comment: String) {
        if self.variations.is_empty() {
            let mut remark = Remark::default();
            remark.add(&comment);
            let of_clock = command_times(&comment).into_iter().find(|each| each.mark == CLOCK);
            let noted =
                of_clock.map(|each| NotedTime { text: each.text.to_owned(), time: each.time, typed: false });
            let mut before = None;
            if let Some(entry) = self.last_entry() {
                entry.cell.offer |= remark.offer;
                let counts = |noted: &NotedTime| noted.time.is_some() || entry.noted.is_none();
                if let Some(noted) = noted.filter(counts) {
                    before = entry.noted.replace(noted).filter(|before| before.typed);
                }
            }
            if let Some(before) = before {
                self.keep_text(&before.text);
            }
        }
        self.note(Note::Comment(comment));
    }

    fn variation_word(&mut self, place: Place, word: &str) {
        let mut word = word.trim_end_matches(',');
        while let Some((_, 1.., rest)) = numbered(word).filter(|(_, _, rest)| !rest.is_empty()) {
            word = rest;
        }
        if let Some(glyph) = glyph(word).filter(|_| word != "=") {
            return self.note(Note::Glyph(glyph));
        }
        if numbered(word).is_some() {
            return;
        }
        if is_result(word) || is_remark(word) {
            return self.note(Note::Comment(word.to_owned()));
        }
        if word.chars().all(|sign| matches!(sign, '.' | '…')) {
            return;
        }
        if is_mark(word) {
            let last = self.variations.last_mut().and_then(|(variation, _)| variation.moves.last_mut());
            if let Some(last) = last {
                last.text += word;
            }
            return;
        }
        let (text, glyphs) = glued(word);
        self.variation_move(place, text, glyphs.into_iter().map(Note::Glyph).collect());
    }

    fn variation_move(&mut self, place: Place, text: &str, notes: Vec<Note>) {
        if self.beyond > 0 {
            return self.keep_text(text);
        }
        if let Some((variation, _)) = self.variations.last_mut() {
            variation.moves.push(VariationMove { place, text: text.to_owned(), mv: None, notes });
        }
    }
}

/// The maximum length of a usual word of PGN: a move with its sign of check.
const LONGEST_USUAL: usize = 7;

/// The usual words of PGN.
enum Plain<'a> {
    /// A move number and its dots.
    Number(usize, usize),
    /// A move in short algebraic notation.
    Move(&'a str),
}

/// Returns the first word, if it is a usual one and no other belongs to it, and the text after it.
///
/// Most words of most files are such; they are read without the search for all others.
fn plain(rest: &str) -> Option<(Plain<'_>, &str)> {
    let mut short = rest.bytes().take(LONGEST_USUAL + 1);
    let end = short.position(|byte| byte == b' ').or(Some(rest.len()).filter(|len| *len <= LONGEST_USUAL))?;
    let (word, after) = (rest.get(..end)?, rest.get(end..)?.trim_start());
    let bare = word.trim_end_matches('.');
    let dots = word.len() - bare.len();
    if let (1..=3, 1..=3, Ok(number)) = (bare.len(), dots, bare.parse()) {
        return (number > 0 && bare.bytes().all(|byte| byte.is_ascii_digit()))
            .then_some((Plain::Number(number, dots), after));
    }
    let sign = |byte: u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'x');
    let mv = word.strip_suffix(['+', '#']).unwrap_or(word);
    let short = (2..=6).contains(&mv.len())
        && mv.bytes().all(sign)
        && mv.ends_with(|last: char| last.is_ascii_digit());
    let begins = !mv.starts_with(|first: char| first.is_ascii_digit() || first == 'x');
    // Signs and words that belong to the move before them, such as `e.p.`, and results with spaces.
    let next = after.as_bytes();
    let apart = matches!(
        next,
        [] | [b'{' | b'$' | b'1'..=b'9' | b'K' | b'Q' | b'R' | b'B' | b'N', ..]
            | [b'a'..=b'h', b'1'..=b'8' | b'x', ..]
    );
    // A pawn on the last rank may have its piece in the next word.
    let promotes =
        mv.len() < 5 && mv.starts_with(|first: char| first.is_ascii_lowercase()) && mv.ends_with(['1', '8']);
    (short && begins && apart && !promotes).then_some((Plain::Move(word), after))
}

/// Returns the beginning of a text, as far as parts of a word are looked for.
fn near(text: &str) -> &str {
    &text[..text.floor_char_boundary(REACH)]
}

/// Returns the beginning of a text with its whole first word.
///
/// A bracket ends such a word too, so that no sign is looked at again for each word before it.
fn reach(text: &str, flows: bool) -> &str {
    let near = near(text);
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, ';' | '{' | '}');
    let brackets = |sign: char| matches!(sign, '(' | ')');
    if near.contains(ends) || flows && near.contains(brackets) {
        return near;
    }
    let end = text[near.len()..].find(|sign| ends(sign) || brackets(sign));
    &text[..end.map_or(text.len(), |end| near.len() + end)]
}

/// Whether a text is a piece in parentheses after a promotion, like `b8(D)`.
fn promotes_in_parentheses(text: &str) -> bool {
    let inside = text.strip_prefix('(').and_then(|text| text.split_once(')')).map(|(inside, _)| inside);
    inside.is_some_and(|inside| inside.chars().count() == 1 && inside.chars().all(char::is_uppercase))
}
