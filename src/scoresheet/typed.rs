//! A score as an arbiter types it from paper or Braille, or as PGN has it: cells in rows.
//!
//! ```
//! use annabella::chess::{Chess, Color};
//! use annabella::scoresheet::typed;
//!
//! let typed = typed::read(b"1. e4 e5 ; the clock was late\n2. Sf3 --\n").unwrap();
//! let sheet = typed.sheet(Color::White, &Chess::default()).unwrap();
//! assert_eq!(sheet.cell(3).unwrap().text, "Sf3");
//! assert!(sheet.cell(4).unwrap().is_blank());
//!
//! let error = typed::read(b"Dear arbiter,\n").unwrap_err();
//! assert_eq!(error.line, 1);
//! ```

use super::pgn::Remark;
use super::text::OFFER;
use super::{Cell, Scoresheet};
use crate::chess::{CastlingMode, Chess, Color, Fen, Position};
use crate::clock::{Span, Stamp};
use crate::speech::{Message, Worded};
use thiserror::Error;

/// No file longer than this many bytes is a score.
const LONGEST_FILE: usize = 1 << 20;
/// No score has more rows than this.
const MOST_ROWS: usize = 600;
/// A row's number may leave out this many before it; what leaves out more is misnumbered.
const WIDEST_GAP: usize = 10;
/// So much of a line is shown when it is no row.
const SHOWN: usize = 30;

/// A score before it is known which position its first row begins from.
#[derive(Clone, Debug)]
pub struct Typed {
    rows: Vec<Row>,
    start: Option<Start>,
}

/// Where a score says that its game began.
#[derive(Clone, Debug)]
pub struct Start {
    /// The line that says so, from 1.
    pub line: usize,
    /// The position.
    pub position: Chess,
}

/// One numbered row.
#[derive(Clone, Debug)]
struct Row {
    number: usize,
    line: usize,
    /// None where nothing was typed, not even a sign for an empty cell.
    white: Option<Cell>,
    black: Option<Cell>,
}

/// Why a file is no score: where, and what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct TypedError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: TypedFault,
}

/// What is wrong with a line of a score.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TypedFault {
    /// It is not text in UTF-8.
    #[error("not UTF-8")]
    Encoding,
    /// The file goes on beyond what any score needs.
    #[error("too long")]
    TooLong,
    /// It is no numbered row: this is how it begins.
    #[error("no numbered row: {0}")]
    NoRow(String),
    /// There are more than two cells after one number.
    #[error("more than two cells")]
    ThreeCells,
    /// It gives White a move before Black's first, where Black begins.
    #[error("Black begins")]
    BlackBegins,
    /// The start position is none: this is what was given.
    #[error("start position: {0}")]
    Start(String),
    /// Nothing up to here is like a move.
    #[error("no moves")]
    NoMoves,
}

impl Worded for TypedError {
    fn message(&self) -> Message {
        let id = match &self.fault {
            TypedFault::Encoding => "score-encoding",
            TypedFault::TooLong => "score-too-long",
            TypedFault::NoRow(text) => return self.at("score-no-row").with("text", text.as_str()),
            TypedFault::ThreeCells => "score-three-cells",
            TypedFault::BlackBegins => "score-black-begins",
            TypedFault::Start(fen) => return self.at("score-start").with("fen", fen.as_str()),
            TypedFault::NoMoves => "score-no-moves",
        };
        self.at(id)
    }
}

impl TypedError {
    fn at(&self, id: &'static str) -> Message {
        Message::new(id).with("line", self.line)
    }
}

/// Reads a score: one numbered pair of cells a line, or PGN.
///
/// # Errors
/// [`TypedError`] where that is not what it is.
pub fn read(bytes: &[u8]) -> Result<Typed, TypedError> {
    let line_of = |at: usize| bytes[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
    let failed = |line, fault| Err(TypedError { line, fault });
    if bytes.len() > LONGEST_FILE {
        return failed(line_of(LONGEST_FILE), TypedFault::TooLong);
    }
    let text = match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return failed(line_of(error.valid_up_to()), TypedFault::Encoding),
    };
    // UTF-16 without a mark of its own is valid UTF-8 with a zero in every pair.
    if let Some(at) = text.find(|ch: char| ch.is_control() && !ch.is_whitespace()) {
        return failed(line_of(at), TypedFault::Encoding);
    }
    let mut pen = Pen::default();
    for (index, line) in text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate() {
        pen.line(index + 1, line).map_err(|fault| TypedError { line: index + 1, fault })?;
    }
    pen.finish()
}

impl Typed {
    /// Where the score says that its game began, if it does.
    pub fn start(&self) -> Option<&Start> {
        self.start.as_ref()
    }

    /// The cells, ply by ply from that position. A number left out leaves its row blank; numbers
    /// that go astray are not believed, the order of the rows is.
    ///
    /// # Errors
    /// [`TypedFault::BlackBegins`] where White has a move before Black's first,
    /// [`TypedFault::TooLong`] where the numbers go on beyond any game.
    pub fn sheet(&self, owner: Color, start: &Chess) -> Result<Scoresheet, TypedError> {
        let mut sheet = Scoresheet::new(owner);
        let black_begins = start.turn().is_black();
        let first = start.fullmoves().get() as usize;
        let mut index = 0;
        let mut before: Option<usize> = None;
        for row in &self.rows {
            index = match before {
                None => row.number.checked_sub(first).filter(|&missing| missing < MOST_ROWS).unwrap_or(0),
                Some(before) => match row.number.checked_sub(before) {
                    Some(gap @ 1..=WIDEST_GAP) => index + gap,
                    _ => index + 1,
                },
            };
            before = Some(row.number);
            if index >= MOST_ROWS {
                return Err(TypedError { line: row.line, fault: TypedFault::TooLong });
            }
            let (mut white, mut black) = (row.white.clone(), row.black.clone());
            if black_begins && index == 0 {
                if black.is_none() {
                    black = white.take();
                }
                if white.is_some_and(|cell| !cell.is_blank()) {
                    return Err(TypedError { line: row.line, fault: TypedFault::BlackBegins });
                }
                white = None;
            }
            let ply = 2 * index + 1 - usize::from(black_begins);
            if let Some(cell) = white {
                sheet.write(ply, cell);
            }
            if let Some(cell) = black {
                sheet.write(ply + 1, cell);
            }
        }
        Ok(sheet)
    }
}

/// Which cell comes next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Next {
    /// None: a number must come first.
    #[default]
    Number,
    White,
    Black,
    /// None: the row is full.
    Full,
}

/// What was read so far.
#[derive(Default)]
struct Pen {
    rows: Vec<Row>,
    start: Option<Start>,
    next: Next,
    /// It is PGN: lines end anywhere, numbers may be left out.
    flowing: bool,
    /// An open comment in braces, and open variations.
    comment: Option<String>,
    depth: usize,
}

impl Pen {
    fn line(&mut self, number: usize, line: &str) -> Result<(), TypedFault> {
        let mut rest = line.trim();
        if self.comment.is_none() {
            if rest.starts_with('%') {
                return Ok(());
            }
            if rest.starts_with('[') {
                return self.tag(number, rest);
            }
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
                    self.comment = Some(String::new());
                    rest = &rest[1..];
                    continue;
                }
                b'(' if self.flowing && !rest.starts_with(OFFER) => self.depth += 1,
                b')' if self.depth > 0 => self.depth -= 1,
                _ => {
                    let end = rest.find(|ch: char| ch.is_whitespace() || ch == ';' || ch == '{');
                    let mut end = end.unwrap_or(rest.len());
                    if self.depth > 0 {
                        end = rest.find(['(', ')', '{']).unwrap_or(end).max(1);
                    }
                    let (word, after) = rest.split_at(end);
                    if self.depth == 0 {
                        self.word(number, word, first)?;
                    }
                    first = false;
                    rest = after.trim_start();
                    continue;
                }
            }
            rest = rest[1..].trim_start();
        }
        Ok(())
    }

    fn tag(&mut self, number: usize, line: &str) -> Result<(), TypedFault> {
        self.flowing = true;
        let value = line.strip_prefix("[FEN").and_then(|rest| rest.split('"').nth(1));
        if let Some(value) = value {
            let position = start(value).ok_or_else(|| TypedFault::Start(shown(value)))?;
            self.start = Some(Start { line: number, position });
        }
        Ok(())
    }

    /// What a comment in braces notes beside the last cell.
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
        if word.is_empty() || is_result(word) || word.starts_with('$') {
            return Ok(());
        }
        if let Some((number, dots, rest)) = numbered(word)
            && (first || dots > 0)
        {
            if !first && !self.rows.is_empty() {
                self.flowing = true;
            }
            self.number(line, number, dots)?;
            return if rest.is_empty() { Ok(()) } else { self.cell(line, rest) };
        }
        if first && !self.flowing {
            return Err(TypedFault::NoRow(shown(word)));
        }
        self.cell(line, word)
    }

    fn number(&mut self, line: usize, number: usize, dots: usize) -> Result<(), TypedFault> {
        if self.rows.len() == MOST_ROWS {
            return Err(TypedFault::TooLong);
        }
        self.next = if dots > 1 { Next::Black } else { Next::White };
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
        // What stands apart from its move.
        let mark = word.trim_matches(['(', ')']).trim_end_matches('.');
        if word == OFFER || matches!(mark, "e.p" | "ep" | "+" | "++" | "#" | "!" | "!!" | "=") {
            if let Some(cell) = self.last_cell() {
                match word {
                    OFFER => cell.offer = true,
                    _ => cell.text += word,
                }
            }
            return Ok(());
        }
        let offer = word.len() > OFFER.len() && word.ends_with(OFFER);
        let text = if offer { &word[..word.len() - OFFER.len()] } else { word };
        let text = if is_blank(text) { "" } else { text };
        let cell = Cell { offer, ..Cell::written(text, None, Stamp::default()) };
        if self.next == Next::Full && self.flowing {
            let number = self.rows.last().map_or(1, |last| last.number + 1);
            self.number(line, number, 1)?;
        }
        let dots = word.chars().all(|ch| matches!(ch, '.' | '…'));
        match (self.next, self.rows.as_mut_slice()) {
            // `12. Sf3` and below it `12. ... e5`: one row.
            (Next::White, [.., above, last])
                if dots && above.number == last.number && above.black.is_none() =>
            {
                self.rows.pop();
                self.next = Next::Black;
            }
            (Next::White, [.., last]) => {
                last.white = Some(cell);
                self.next = Next::Black;
            }
            (Next::Black, [.., last]) => {
                last.black = Some(cell);
                self.next = Next::Full;
            }
            (Next::Full, _) => return Err(TypedFault::ThreeCells),
            _ => return Err(TypedFault::NoRow(shown(word))),
        }
        Ok(())
    }

    fn last_cell(&mut self) -> Option<&mut Cell> {
        let last = self.rows.last_mut()?;
        last.black.as_mut().or(last.white.as_mut())
    }

    fn finish(self) -> Result<Typed, TypedError> {
        let cells = self.rows.iter().flat_map(|row| [&row.white, &row.black]).flatten();
        let like_a_move = |text: &str| {
            let square = |pair: &[u8]| (b'a'..=b'h').contains(&pair[0]) && (b'1'..=b'8').contains(&pair[1]);
            let castling = text.trim_end_matches(['+', '#', '!', '?']).to_uppercase().replace('0', "O");
            text.to_lowercase().as_bytes().windows(2).any(square) || matches!(&*castling, "O-O" | "O-O-O")
        };
        if !cells.map(|cell| cell.text.as_str()).any(like_a_move) {
            let line = self.rows.last().map_or(1, |row| row.line);
            return Err(TypedError { line, fault: TypedFault::NoMoves });
        }
        Ok(Typed { rows: self.rows, start: self.start })
    }
}

/// A row's number at the beginning of a word: the number, how many dots follow, and the rest.
fn numbered(word: &str) -> Option<(usize, usize, &str)> {
    let rest = word.trim_start_matches(|ch: char| ch.is_ascii_digit());
    let digits = &word[..word.len() - rest.len()];
    let number = digits.parse().ok().filter(|&number| digits.len() <= 4 && number > 0)?;
    let after = rest.trim_start_matches(['.', ')', '…']);
    let dots = match rest.len() - after.len() {
        _ if rest.starts_with('…') => 3,
        dots => dots,
    };
    (dots > 0 || rest.is_empty()).then_some((number, dots, after))
}

fn is_result(word: &str) -> bool {
    let word = word.replace(['–', '—', '‑'], "-");
    matches!(&*word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "1:0" | "0:1" | "½:½" | "*")
}

/// A sign for an empty cell, or for one that cannot be read.
fn is_blank(word: &str) -> bool {
    word.chars().all(|ch| matches!(ch, '-' | '–' | '—' | '?' | '.' | '…' | '_' | '/'))
}

/// `0:12`, `(1:03:20)`: what a clock showed.
fn clock_time(word: &str) -> Option<Span> {
    let bare = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')).unwrap_or(word);
    let parts: Vec<&str> = bare.split(':').collect();
    let digits =
        |part: &&str| (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(digits) || parts.last()?.len() != 2 {
        return None;
    }
    let numbers = parts.iter().map(|part| part.parse::<u64>().ok()).collect::<Option<Vec<u64>>>()?;
    // Two numbers are hours and minutes, as a clock at the board shows them.
    let minutes = numbers[0] * 60 + numbers[1];
    Some(Span::seconds(minutes * 60 + numbers.get(2).copied().unwrap_or(0)))
}

/// The position of a FEN, in standard chess or else in Chess960.
fn start(fen: &str) -> Option<Chess> {
    let fen: Fen = fen.trim().parse().ok()?;
    let standard = fen.clone().into_position(CastlingMode::Standard).ok();
    standard.or_else(|| fen.into_position(CastlingMode::Chess960).ok())
}

fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cells(text: &str) -> Vec<String> {
        let typed = read(text.as_bytes()).unwrap();
        let start = typed.start().map(|start| start.position.clone()).unwrap_or_default();
        let sheet = typed.sheet(Color::White, &start).unwrap();
        sheet.cells().iter().map(|cell| cell.text.clone()).collect()
    }

    fn fault(bytes: &[u8]) -> (usize, TypedFault) {
        let error = read(bytes).unwrap_err();
        (error.line, error.fault)
    }

    #[test]
    fn rows_as_people_type_them() {
        for text in [
            "1. e4 e5\n2. Sf3 Sc6\n",
            "1 e4 e5\r\n2 Sf3 Sc6",
            "\u{feff}; two moves\n\n1.e4 e5 ; a remark\n2) Sf3, Sc6\n1-0\n",
            "1. e4\n1... e5\n2. Sf3\n2. ... Sc6",
            "1. e4 e5 2. Sf3 Sc6 *",
            "[White \"A\"]\n\n1. e4 {no} e5 (1... c5 2. Sf3 (2. d4)) 2. Sf3\nSc6 1/2-1/2",
            "1.\te4\te5\n2.\tSf3\tSc6",
        ] {
            assert_eq!(cells(text), ["e4", "e5", "Sf3", "Sc6"], "{text:?}");
        }
    }

    #[test]
    fn empty_cells_and_rows_left_out_are_blank() {
        assert_eq!(cells("1. e4 --\n2. ? Sc6\n3. -"), ["e4", "", "", "Sc6", ""]);
        assert_eq!(cells("1. e4 e5\n3. Lb5 a6"), ["e4", "e5", "", "", "Lb5", "a6"]);
        assert_eq!(cells("3. Lb5 a6"), ["", "", "", "", "Lb5", "a6"]);
    }

    #[test]
    fn numbers_that_go_astray_are_not_believed() {
        assert_eq!(cells("1. e4 e5\n1. Sf3 Sc6\n2. Lb5 a6"), ["e4", "e5", "Sf3", "Sc6", "Lb5", "a6"]);
        assert_eq!(cells("1. e4 e5\n22. Sf3 Sc6\n3. Lb5"), ["e4", "e5", "Sf3", "Sc6", "Lb5"]);
    }

    #[test]
    fn marks_times_and_offers_stand_beside_the_move() {
        let typed = read(b"1. e4 0:01 e5(=) (1:02:03)\n2. exd6 e.p. {[%clk 0:10:00]} Kxd6 (=)").unwrap();
        let sheet = typed.sheet(Color::Black, &Chess::default()).unwrap();
        let told: Vec<(&str, bool, Option<Span>)> =
            sheet.cells().iter().map(|cell| (cell.text.as_str(), cell.offer, cell.clock)).collect();
        assert_eq!(
            told,
            [
                ("e4", false, Some(Span::seconds(60))),
                ("e5", true, Some(Span::seconds(3723))),
                ("exd6e.p.", false, Some(Span::seconds(600))),
                ("Kxd6", true, None),
            ]
        );
    }

    #[test]
    fn black_may_begin() {
        let fen = "[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 12\"]\n\n";
        for rows in ["12. ... Ke7\n13. O-O Kd6", "12... Ke7 13. O-O Kd6", "12. -- Ke7\n13. O-O Kd6"] {
            assert_eq!(cells(&format!("{fen}{rows}")), ["Ke7", "O-O", "Kd6"], "{rows}");
        }
        let typed = read(format!("{fen}12. Kf1 Ke7").as_bytes()).unwrap();
        let start = typed.start().unwrap();
        assert_eq!(start.line, 1);
        let error = typed.sheet(Color::White, &start.position).unwrap_err();
        assert_eq!(error, TypedError { line: 3, fault: TypedFault::BlackBegins });
    }

    #[test]
    fn what_is_no_score_is_named_with_its_line() {
        assert_eq!(fault(b"1. e4 e5\n2. Sf3 \xe9"), (2, TypedFault::Encoding));
        let utf16: Vec<u8> = "1. e4 e5".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(fault(&utf16), (1, TypedFault::Encoding));
        assert_eq!(fault(b""), (1, TypedFault::NoMoves));
        assert_eq!(fault(b"1. -- ?\n2. Introduction\n"), (2, TypedFault::NoMoves));
        assert_eq!(fault(b"1. e4 e5\nand so on"), (2, TypedFault::NoRow("and".into())));
        assert_eq!(fault(b"1. e4 e5 Sf3"), (1, TypedFault::ThreeCells));
        assert_eq!(fault(b"[FEN \"8/8\"]\n1. e4"), (1, TypedFault::Start("8/8".into())));
        let long: String = (1..=1000).map(|n| format!("{n}. Sf3 Sf6\n")).collect();
        assert_eq!(fault(long.as_bytes()), (MOST_ROWS + 1, TypedFault::TooLong));
        let noise = "no score at all\n".repeat(70_000);
        assert_eq!(fault(noise.as_bytes()).1, TypedFault::TooLong);
        assert_eq!(fault(&noise.as_bytes()[..1000]), (1, TypedFault::NoRow("no".into())));
    }

    proptest! {
        #[test]
        fn any_bytes_may_be_in_the_file(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
            let _ = read(&bytes);
        }

        #[test]
        fn anything_like_a_score_may_be_in_the_file(
            text in "([0-9]{1,3}[.)… ]{0,3}|[a-h][1-8]|O-O|--|\\?|[(){};\\[\\]\"=:%$\n ]|e\\.p\\.|[KSf]){0,60}",
        ) {
            if let Ok(typed) = read(text.as_bytes()) {
                let start = typed.start().map(|start| start.position.clone()).unwrap_or_default();
                if let Ok(sheet) = typed.sheet(Color::Black, &start) {
                    prop_assert!(sheet.len() <= 2 * MOST_ROWS);
                }
            }
        }
    }
}
