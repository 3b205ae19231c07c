//! Turns the lines of a scoresheet into rows.

use super::fault::{TypedFault, TypedScoreError};
use super::score::{MOST_ROWS, Row, Start, TypedScore};
use super::spaced;
use super::word::{Tag, clock_time, is_blank, is_date, is_mark, is_prose, is_remark, is_result, numbered};
use crate::Cell;
use crate::encoding::lines;
use crate::pgn::Remark;
use crate::text::{OFFER, shown};
use annabella_chess::{DeclaredChess, FenReach, read_fen};
use annabella_clock::Stamp;

/// The cell to which the next word belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum NextCell {
    /// No cell: a number must come first.
    #[default]
    Number,
    White,
    Black,
    /// No cell: the row is full.
    Full,
}

/// Maximum number of lines above the first row.
const MOST_HEADINGS: usize = 20;

/// The rows read so far, and the state of the reader.
#[derive(Default)]
pub(super) struct RowReader {
    rows: Vec<Row>,
    /// The FENs of the tags, each with its line.
    fens: Vec<(usize, String)>,
    start: Option<Start>,
    /// The chess declared by the `Variant` tag, and the one to assume without a tag.
    declared: DeclaredChess,
    untagged: DeclaredChess,
    next: NextCell,
    /// Whether the text is PGN: lines may end anywhere, and numbers may be missing.
    flowing: bool,
    /// Whether the last line that started a row had no number.
    unnumbered: bool,
    /// The text of an open comment in braces, and the number of open variations.
    comment: Option<String>,
    depth: usize,
    /// The line of the first open bracket.
    opened: usize,
    /// Whether a result was read.
    ended: bool,
    /// The first line of prose above the rows, and its first word; a fault if no row follows.
    heading: Option<(usize, String)>,
    /// The number of such lines.
    headings: usize,
    /// The same between or below the rows; a fault if a row follows.
    prose: Option<(usize, String)>,
}

impl RowReader {
    pub(super) fn new(untagged: DeclaredChess) -> RowReader {
        RowReader { declared: DeclaredChess::Undeclared, untagged, ..RowReader::default() }
    }

    /// Reads a line.
    /// The fault can be in an earlier line: a FEN is judged only after all tags, because any of them can name
    /// the chess.
    pub(super) fn line(&mut self, number: usize, line: &str) -> Result<(), TypedScoreError> {
        let read = self.words(number, line);
        if read.is_err() || !self.rows.is_empty() {
            self.set_start()?;
        }
        let prose = self.prose.as_ref().or(self.heading.as_ref().filter(|_| self.headings > MOST_HEADINGS));
        let prose = prose.filter(|_| matches!(read, Err(TypedFault::NoRow(_))));
        let line = prose.map_or(number, |(line, _)| *line);
        read.map_err(|fault| TypedScoreError { line, fault })
    }

    fn words(&mut self, number: usize, line: &str) -> Result<(), TypedFault> {
        let mut rest = line.trim();
        if self.comment.is_none() {
            if rest.starts_with('%') {
                return Ok(());
            }
            while rest.starts_with('[') {
                let tag = Tag::read(rest).ok_or_else(|| TypedFault::Tag(shown(rest)))?;
                self.tag(number, &tag)?;
                rest = tag.rest.trim_start();
            }
        }
        if self.comment.is_none() && !self.flowing && self.is_prose(rest) {
            self.ended |= !self.rows.is_empty() && rest.split_whitespace().any(is_result);
            let prose = if self.rows.is_empty() { &mut self.heading } else { &mut self.prose };
            let (_, word) = prose.get_or_insert_with(|| (number, shown(&spaced::word(rest).0)));
            self.headings += usize::from(self.rows.is_empty());
            // With so many, the file is another text.
            return if self.headings > MOST_HEADINGS { Err(TypedFault::NoRow(word.clone())) } else { Ok(()) };
        }
        let mut first = true;
        while !rest.is_empty() {
            if let Some(comment) = &mut self.comment {
                let (words, after) = rest.split_once('}').unwrap_or((rest, ""));
                *comment += words;
                comment.push(' ');
                if words.len() < rest.len() {
                    self.remark();
                }
                rest = after.trim_start();
                continue;
            }
            match rest.as_bytes()[0] {
                b';' => return Ok(()),
                b'{' => {
                    self.open(number);
                    self.comment = Some(String::new());
                    rest = &rest[1..];
                    continue;
                }
                b'}' => return Err(TypedFault::Bracket),
                b'(' if self.flowing && !rest.starts_with(OFFER) => {
                    self.open(number);
                    self.depth += 1;
                }
                b')' if self.depth > 0 => self.depth -= 1,
                b')' if self.flowing => return Err(TypedFault::Bracket),
                _ => {
                    let (word, after) = spaced::word(rest);
                    if self.depth == 0 {
                        self.word(number, &word, first)?;
                        rest = after;
                    } else {
                        let end = rest.find(['(', ')', '{', '}']).unwrap_or(rest.len() - after.len());
                        rest = rest[end.max(1)..].trim_start();
                    }
                    first = false;
                    continue;
                }
            }
            rest = rest[1..].trim_start();
        }
        Ok(())
    }

    /// Whether a line is a heading, a signature or another remark: it has no number, no move and no sign.
    fn is_prose(&self, line: &str) -> bool {
        let line = line.split(';').next().unwrap_or_default().trim();
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return false };
        // A date may be of any line before the first row.
        if self.rows.is_empty() && is_date(first) {
            return true;
        }
        let move_like = |word: &str| like_a_move(word) || is_blank(word);
        numbered(first).is_none()
            && first.starts_with(char::is_alphabetic)
            && !is_remark(spaced::word(line).0.as_ref())
            && !is_mark(first)
            && !move_like(spaced::word(line).0.as_ref())
            && !line.split_whitespace().any(move_like)
            && !line.contains(['{', '}', '[', ']'])
    }

    /// Records the line of an opening bracket, unless another is open.
    fn open(&mut self, line: usize) {
        if self.depth == 0 && self.comment.is_none() {
            self.opened = line;
        }
    }

    fn tag(&mut self, line: usize, tag: &Tag) -> Result<(), TypedFault> {
        if !tag.quoted {
            return Ok(());
        }
        if !self.rows.is_empty() {
            return Err(TypedFault::SecondGame);
        }
        self.flowing = true;
        if tag.name.eq_ignore_ascii_case("FEN") {
            self.fens.push((line, tag.value.to_owned()));
        } else if tag.name == "Variant" {
            self.declared = DeclaredChess::of_tag(Some(tag.value));
        }
        Ok(())
    }

    /// Parses the FENs, once no further tag can follow.
    fn set_start(&mut self) -> Result<(), TypedScoreError> {
        let declared = self.declared.or(self.untagged);
        for (line, fen) in std::mem::take(&mut self.fens) {
            let position = read_fen(&fen, declared, FenReach::Reachable).map_err(|fault| {
                TypedScoreError { line, fault: TypedFault::Start { fen: shown(&fen), fault } }
            })?;
            if let Some(other) = self.start.as_ref().filter(|other| other.position != position) {
                return Err(TypedScoreError { line, fault: TypedFault::Starts(other.line) });
            }
            self.start = Some(Start { line, position });
        }
        Ok(())
    }

    /// Adds the remark in a closed comment to the last cell.
    fn remark(&mut self) {
        let comment = self.comment.take().unwrap_or_default();
        let mut remark = Remark::default();
        remark.add(&comment);
        if let Some(cell) = self.last_cell() {
            cell.offer |= remark.offer;
            cell.clock = remark.clock.or(cell.clock);
        }
    }

    fn word(&mut self, line: usize, word: &str, first: bool) -> Result<(), TypedFault> {
        let word = word.trim_end_matches(',');
        if word.is_empty() || word.starts_with('$') || is_remark(word) {
            return Ok(());
        }
        if is_result(word) {
            self.ended |= !self.rows.is_empty();
            return Ok(());
        }
        if let Some((number, dots, rest)) = numbered(word)
            && (first || dots > 0)
        {
            if !first && !self.rows.is_empty() {
                self.flowing = true;
            }
            self.unnumbered = false;
            self.number(line, number, dots)?;
            return if rest.is_empty() { Ok(()) } else { self.word(line, rest, false) };
        }
        if first && !self.flowing {
            self.unnumbered(line, word)?;
        }
        self.cell(line, word)
    }

    /// Handles a line that begins with a move: the next row, or the rest of the last one.
    fn unnumbered(&mut self, line: usize, word: &str) -> Result<(), TypedFault> {
        if !like_a_move(word) && !is_blank(word) {
            return Err(TypedFault::NoRow(shown(word)));
        }
        if self.next != NextCell::Black {
            let number = self.rows.last().map_or(1, |last| last.number + 1);
            self.number(line, number, 1)?;
        }
        // The rest of the line can contain more than one row.
        self.unnumbered = true;
        Ok(())
    }

    fn number(&mut self, line: usize, number: usize, dots: usize) -> Result<(), TypedFault> {
        if self.rows.len() == MOST_ROWS {
            return Err(TypedFault::TooLong);
        }
        if self.ended {
            return Err(if number == 1 { TypedFault::SecondGame } else { TypedFault::AfterResult });
        }
        if let Some((_, word)) = &self.prose {
            return Err(TypedFault::NoRow(word.clone()));
        }
        self.next = if dots > 1 { NextCell::Black } else { NextCell::White };
        let goes_on = self.rows.last().is_some_and(|last| last.number == number && last.black.is_none());
        if !(dots > 1 && goes_on) {
            self.rows.push(Row { number, line, white: None, black: None });
        }
        Ok(())
    }

    fn cell(&mut self, line: usize, word: &str) -> Result<(), TypedFault> {
        if let Some(clock) = clock_time(word) {
            if let Some(cell) = self.last_cell() {
                cell.clock = Some(clock);
            }
            return Ok(());
        }
        // A mark separated from its move by a space.
        if word == OFFER || is_mark(word) {
            if let Some(cell) = self.last_cell() {
                match word {
                    OFFER => cell.offer = true,
                    _ => cell.text += word,
                }
            }
            return Ok(());
        }
        let prose = is_prose(word) && !like_a_move(word);
        if prose && (self.ended || self.next == NextCell::Full && !self.flowing) {
            return Ok(());
        }
        if self.ended {
            return Err(TypedFault::AfterResult);
        }
        let offer = word.len() > OFFER.len() && word.ends_with(OFFER);
        let text = if offer { &word[..word.len() - OFFER.len()] } else { word };
        let text = if is_blank(text) { "" } else { text };
        let cell = Cell { offer, ..Cell::written(text, None, Stamp::default()) };
        if self.next == NextCell::Full && (self.flowing || self.unnumbered) {
            let number = self.rows.last().map_or(1, |last| last.number + 1);
            self.number(line, number, 1)?;
        }
        let dots = word.chars().all(|ch| matches!(ch, '.' | '…'));
        match (self.next, self.rows.as_mut_slice()) {
            // `12. Sf3` and, on the next line, `12. ... e5` make one row.
            (NextCell::White, [.., above, last])
                if dots && above.number == last.number && above.black.is_none() =>
            {
                self.rows.pop();
                self.next = NextCell::Black;
            }
            (NextCell::White, [.., last]) => {
                last.white = Some(cell);
                self.next = NextCell::Black;
            }
            (NextCell::Black, [.., last]) => {
                last.black = Some(cell);
                self.next = NextCell::Full;
            }
            (NextCell::Full, _) => return Err(TypedFault::ThreeCells),
            _ => return Err(TypedFault::NoRow(shown(word))),
        }
        Ok(())
    }

    fn last_cell(&mut self) -> Option<&mut Cell> {
        let last = self.rows.last_mut()?;
        last.black.as_mut().or(last.white.as_mut())
    }

    /// Drops names and other prose after the last move.
    fn drop_signature(&mut self) {
        let cells = self.rows.iter().flat_map(|row| [&row.white, &row.black]).flatten();
        if !cells.into_iter().any(|cell| like_a_move(&cell.text)) {
            return;
        }
        let prose = |cell: &Option<Cell>| {
            cell.as_ref().is_some_and(|cell| is_prose(&cell.text) && !like_a_move(&cell.text))
        };
        while let Some(last) = self.rows.last_mut() {
            if prose(&last.black) {
                last.black = None;
            } else if last.black.is_none() && prose(&last.white) {
                last.white = None;
            } else if last.white.is_none() && last.black.is_none() && self.rows.len() > 1 {
                self.rows.pop();
            } else {
                return;
            }
        }
    }

    pub(super) fn finish(mut self) -> Result<TypedScore, TypedScoreError> {
        if self.comment.is_some() || self.depth > 0 {
            return Err(TypedScoreError { line: self.opened, fault: TypedFault::Bracket });
        }
        self.set_start()?;
        self.drop_signature();
        self.rows = joined(self.rows);
        // Numbers that start again with 1 and 2 are a second game; a single 1 can be a writing error.
        let again = self.rows.windows(3).find(|rows| {
            let numbers = [rows[1].number, rows[2].number];
            rows[0].number > 1 && numbers == [1, 2] && rows[1].white.is_some()
        });
        if let Some(rows) = again {
            return Err(TypedScoreError { line: rows[1].line, fault: TypedFault::SecondGame });
        }
        let score = TypedScore { rows: self.rows, start: self.start, declared: self.declared };
        if let Some((line, word)) = self.heading.filter(|_| score.is_blank()) {
            return Err(TypedScoreError { line, fault: TypedFault::NoRow(word) });
        }
        let moves = score.cells().any(|cell| like_a_move(&cell.text));
        if !score.is_blank() && !moves {
            return Err(TypedScoreError { line: score.last_line(), fault: TypedFault::NoMoves });
        }
        Ok(score)
    }
}

/// Joins White's column and Black's, if rows of one move each are numbered again from halfway.
fn joined(rows: Vec<Row>) -> Vec<Row> {
    let again = (1..rows.len())
        .find(|&at| rows[at].number == rows[0].number && rows[at - 1].number > rows[at].number);
    let alone = |row: &Row| row.white.is_some() != row.black.is_some();
    match again {
        Some(at) if at > 1 && rows.iter().all(alone) && fit(at, rows.len() - at) => {
            let mut rows = rows;
            let black = rows.split_off(at);
            for (row, other) in rows.iter_mut().zip(black) {
                row.white = row.white.take().or(row.black.take());
                row.black = other.white.or(other.black);
            }
            rows
        }
        _ => rows,
    }
}

/// Whether these numbers of White's and Black's moves can make a game.
fn fit(white: usize, black: usize) -> bool {
    white > 1 && (white == black || white == black + 1)
}

/// Returns the rows of an unnumbered scoresheet with White's moves above Black's.
///
/// The text has one move per line, and an empty line between White's and Black's. Each row has the line of
/// White's move. Returns `None` for any other text.
pub(super) fn unnumbered_columns(text: &str) -> Option<Vec<(usize, String)>> {
    let mut columns: Vec<Vec<(usize, &str)>> = vec![Vec::new()];
    for (index, line) in lines(text).enumerate() {
        let line = line.split(';').next().unwrap_or_default().trim();
        let column = columns.last_mut()?;
        if line.starts_with(|first: char| first.is_ascii_digit() && first != '0')
            || line.contains(char::is_whitespace)
        {
            return None;
        }
        match line {
            "" if column.is_empty() => {}
            "" => columns.push(Vec::new()),
            word => column.push((index + 1, word)),
        }
    }
    columns.retain(|column| !column.is_empty());
    let [white, black] = columns.as_slice() else { return None };
    if !fit(white.len(), black.len()) {
        return None;
    }
    let black = |row: usize| black.get(row).map_or("", |(_, cell)| cell);
    let row =
        |(row, (line, cell)): (usize, &(usize, &str))| (*line, format!("{}. {cell} {}", row + 1, black(row)));
    Some(white.iter().enumerate().map(row).collect())
}

/// Whether a cell contains a square or castling, in any notation.
fn like_a_move(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    // Files in other scripts; in descriptive notation (`P-K4`, `P4R`), pieces give the files their names.
    let file = |sign: char| {
        let latin = matches!(sign.to_ascii_lowercase(), 'a'..='h');
        latin || "абвсцдефгхαβγδεζηθ".contains(sign) || signs.len() < 9 && "KQRNBtPTDC".contains(sign)
    };
    let square = signs.windows(2).any(|pair| file(pair[0]) && matches!(pair[1], '1'..='8'));
    let castling = text.trim_end_matches(['+', '#', '!', '?']).to_uppercase().replace('0', "O");
    square || matches!(&*castling, "O-O" | "O-O-O")
}
