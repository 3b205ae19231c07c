//! Reading games from PGN.

use super::error::{PgnError, PgnFault};
use super::record::Record;
use super::remark::Remark;
use super::scan::{Section, sections};
use super::tags::Tags;
use crate::decoded;
use crate::text::shown;
use annabella_chess::{Chess, DeclaredChess, FenFault, FenReach, Line, SanPlus, read_fen};
use pgn_reader::{Outcome, RawComment, RawTag, Reader, Visitor};
use shakmaty::san::SanError;
use std::borrow::Cow;
use std::io::Cursor;
use std::ops::ControlFlow;

/// The longest comment or tag, in bytes, that is kept whole.
const LONGEST: usize = 1 << 20;
/// The reader's buffers hold comments and tags of at least this many bytes.
const SHORTEST: usize = 1 << 10;

/// Scores of a game that are neither a win nor a draw.
const UNUSUAL: [&str; 6] = ["0-0", "1/2-0", "0-1/2", "1-1/2", "1/2-1", "1-1"];

/// All games of a PGN, in any of the usual encodings, of which the standard names Latin-1. Variations and
/// the text of comments are skipped. Without a `Variant` tag the castling rights tell which chess it is.
///
/// # Errors
/// [`PgnError::NoText`] for bytes that are no text in any, and [`PgnError::Game`] for the first
/// game that cannot be read to its end.
pub fn read(pgn: &[u8]) -> Result<Vec<Record>, PgnError> {
    read_as(pgn, DeclaredChess::Undeclared)
}

/// As [`read`], where games without a `Variant` tag are of that chess.
fn read_as(pgn: &[u8], untagged: DeclaredChess) -> Result<Vec<Record>, PgnError> {
    let mut text = decoded(pgn);
    if !text.contains('\n') && text.contains('\r') {
        text = Cow::Owned(text.replace('\r', "\n"));
    }
    if let Some(at) = text.find('\0') {
        return Err(PgnError::NoText { line: text[..at].matches('\n').count() + 1 });
    }
    let failed = |index, section: &Section, fault| {
        let line = line(section, &fault);
        // An earlier bracket that was not closed is the fault to report.
        let (line, fault) = match section.open {
            Some(open) if open < line => (open, PgnFault::Malformed),
            _ => (line, fault),
        };
        PgnError::Game { game: index + 1, line, fault }
    };
    let games = sections(&text).into_iter().enumerate();
    games
        .map(|(index, section)| game(&section, untagged).map_err(|fault| failed(index, &section, fault)))
        .collect()
}

/// The line in which a game is at fault.
fn line(section: &Section, fault: &PgnFault) -> usize {
    let stray = section.stray.as_ref().filter(|stray| Some(stray.ply) == fault.ply());
    let at = match fault {
        PgnFault::Malformed => section.open,
        PgnFault::Start { .. } | PgnFault::Starts => section.start,
        PgnFault::Unreadable { .. } => stray.map(|stray| stray.line),
        PgnFault::Illegal { ply, .. } | PgnFault::Ambiguous { ply, .. } => {
            section.moves.get(ply.before()).copied()
        }
    };
    at.unwrap_or(section.line)
}

/// The one game of a PGN.
///
/// # Errors
/// As [`read`], and [`PgnError::Empty`] or [`PgnError::Several`] where it has not one game.
pub fn read_one(pgn: &[u8]) -> Result<Record, PgnError> {
    read_one_as(pgn, DeclaredChess::Undeclared)
}

/// As [`read_one`], where a game without a `Variant` tag is of that chess.
///
/// # Errors
/// As [`read_one`].
pub fn read_one_as(pgn: &[u8], untagged: DeclaredChess) -> Result<Record, PgnError> {
    let mut games = read_as(pgn, untagged)?;
    match games.len() {
        0 => Err(PgnError::Empty),
        1 => Ok(games.remove(0)),
        several => Err(PgnError::Several(several)),
    }
}

fn game(section: &Section, untagged: DeclaredChess) -> Result<Record, PgnFault> {
    let mut visitor = GameVisitor { untagged };
    // The reader moves a buffer of this size at every word near the end, so it is kept small.
    let longest = section.longest.clamp(SHORTEST, LONGEST);
    let mut reader = Reader::build(Cursor::new(section.text.as_bytes()))
        .set_supported_tag_line_length(longest)
        .set_supported_comment_length(longest)
        .finish();
    let outcome = match reader.read_game(&mut visitor) {
        Ok(Some(outcome)) => outcome,
        Ok(None) | Err(_) => Err(PgnFault::Malformed),
    };
    let stray = section
        .stray
        .as_ref()
        .map(|stray| (stray.ply, PgnFault::Unreadable { ply: stray.ply, text: shown(&stray.text) }));
    match (outcome, stray) {
        // A fault in an earlier move is the one to report.
        (Err(fault), Some((ply, _))) if fault.ply().is_none_or(|at| at < ply) => Err(fault),
        (_, Some((_, unreadable))) => Err(unreadable),
        (Ok(_), None) if section.open.is_some() => Err(PgnFault::Malformed),
        (Err(fault), None) => Err(fault),
        (Ok(record), None) => {
            let rest = matches!(reader.read_game(&mut visitor), Ok(None));
            if rest && record.line.len() == section.moves.len() {
                Ok(record)
            } else {
                Err(PgnFault::Malformed)
            }
        }
    }
}

/// Plays the moves of a game and keeps its tags and remarks.
struct GameVisitor {
    /// Chess of a game without a `Variant` tag.
    untagged: DeclaredChess,
}

/// The tags so far, and the two that a record keeps in other fields.
struct TagSection {
    tags: Tags,
    fens: Vec<String>,
    result: Outcome,
}

/// The record so far, the result in its tag, and the comment that was read last.
struct MoveSection {
    record: Record,
    tagged: Outcome,
    comment: Option<String>,
}

impl Visitor for GameVisitor {
    type Tags = TagSection;
    type Movetext = MoveSection;
    type Output = Result<Record, PgnFault>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, TagSection> {
        ControlFlow::Continue(TagSection { tags: Tags::new(), fens: Vec::new(), result: Outcome::Unknown })
    }

    fn tag(&mut self, section: &mut TagSection, name: &[u8], value: RawTag<'_>) -> ControlFlow<Self::Output> {
        let value = unescaped(&String::from_utf8_lossy(value.as_bytes()));
        match name.trim_ascii() {
            name if name.eq_ignore_ascii_case(b"FEN") => section.fens.push(value),
            b"Result" => section.result = value.parse().unwrap_or(Outcome::Unknown),
            name => section.tags.set(&String::from_utf8_lossy(name), &value),
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, section: TagSection) -> ControlFlow<Self::Output, MoveSection> {
        let start = match self.start(&section) {
            Ok(start) => start,
            Err(fault) => return ControlFlow::Break(Err(fault)),
        };
        let record = Record { tags: section.tags, ..Record::new(Line::new(start)) };
        ControlFlow::Continue(MoveSection { record, tagged: section.result, comment: None })
    }

    fn san(&mut self, body: &mut MoveSection, san: SanPlus) -> ControlFlow<Self::Output> {
        body.comment = None;
        let line = &mut body.record.line;
        let (ply, text) = (line.next_ply(), san.to_string());
        match san.san.to_move(line.position()) {
            Ok(mv) => {
                line.push(mv);
                body.record.remarks.push(Remark::default());
                ControlFlow::Continue(())
            }
            Err(SanError::AmbiguousSan) => ControlFlow::Break(Err(PgnFault::Ambiguous { ply, text })),
            Err(SanError::IllegalSan) => ControlFlow::Break(Err(PgnFault::Illegal { ply, text })),
        }
    }

    fn comment(&mut self, body: &mut MoveSection, comment: RawComment<'_>) -> ControlFlow<Self::Output> {
        let text = String::from_utf8_lossy(comment.as_bytes());
        if let Some(remark) = body.record.remarks.last_mut() {
            remark.add(&text);
        }
        body.comment = Some(text.into_owned());
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, body: &mut MoveSection, outcome: Outcome) -> ControlFlow<Self::Output> {
        body.record.result = outcome;
        ControlFlow::Continue(())
    }

    /// The result after the moves counts; the tag only if there is none.
    fn end_game(&mut self, body: MoveSection) -> Self::Output {
        let mut record = body.record;
        if record.result.is_unknown() {
            record.result = body.tagged;
        }
        if record.result.is_unknown() {
            record.ending = body.comment.as_deref().and_then(unusual_score);
        }
        Ok(record)
    }
}

impl GameVisitor {
    /// The position in which a game with these tags starts.
    fn start(&self, section: &TagSection) -> Result<Chess, PgnFault> {
        let declared = DeclaredChess::of_tag(section.tags.get("Variant")).or(self.untagged);
        let read = |fen: &String| read_fen(fen, declared, FenReach::Reachable);
        let Some((last, others)) = section.fens.split_last() else { return Ok(Chess::default()) };
        let start: Result<Chess, FenFault> = read(last);
        if others.iter().any(|other| read(other).ok().as_ref() != start.as_ref().ok()) {
            return Err(PgnFault::Starts);
        }
        start.map_err(|fault| PgnFault::Start { fen: shown(last), fault })
    }
}

/// A comment that tells a score for which PGN has no sign, as it is written before the result: `0-0`, or
/// `1/2-0 ruling`.
pub fn unusual_score(comment: &str) -> Option<String> {
    let words: Vec<&str> = comment.split_whitespace().collect();
    let is_reason = |word: &str| word.chars().all(|char| char.is_ascii_lowercase() || char == '-');
    match words[..] {
        [score] if UNUSUAL.contains(&score) => {}
        [score, reason] if UNUSUAL.contains(&score) && is_reason(reason) => {}
        _ => return None,
    }
    Some(words.join(" "))
}

/// A tag's value without its escapes; pgn-reader's own decoding loses one of two backslashes.
fn unescaped(raw: &str) -> String {
    let mut value = String::new();
    let mut chars = raw.chars().peekable();
    while let Some(char) = chars.next() {
        value.push(match char {
            '\\' => chars.next_if(|&next| next == '\\' || next == '"').unwrap_or(char),
            _ => char,
        });
    }
    value
}
