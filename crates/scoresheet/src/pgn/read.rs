//! Reading games from PGN.

use super::error::{PgnError, PgnFault};
use super::record::{Record, Tags};
use super::remark::Remark;
use super::scan::{Section, TagPair, Token, sections};
use crate::decoded;
use crate::text::shown;
use annabella_chess::{Chess, DeclaredChess, FenFault, FenReach, Line, Outcome, SanError, SanPlus, read_fen};
use std::borrow::Cow;

/// Results of a game that are neither a win nor a draw.
const UNUSUAL: [&str; 6] = ["0-0", "1/2-0", "0-1/2", "1-1/2", "1/2-1", "1-1"];

/// Reads all games of a PGN file in any of the usual encodings; the PGN standard names Latin-1.
///
/// Skips variations and the text of comments. Without a `Variant` tag, the castling rights decide between
/// chess and Chess960.
///
/// # Errors
/// [`PgnError::NoText`] if the bytes are not text, and [`PgnError::Game`] for the first game that cannot be
/// read completely.
pub fn read(pgn: &[u8]) -> Result<Vec<Record>, PgnError> {
    read_as(pgn, DeclaredChess::Undeclared)
}

/// Reads as [`read`] does, with `untagged` for games without a `Variant` tag.
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
        let (line, fault) = match section.unclosed {
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

/// Returns the line of a fault.
fn line(section: &Section, fault: &PgnFault) -> usize {
    let at = match fault {
        PgnFault::Malformed => section.unclosed,
        PgnFault::Start { .. } | PgnFault::Starts => fens(section).next_back().map(|tag| tag.line),
        PgnFault::Unreadable { .. } => section.stray.as_ref().map(|stray| stray.line),
        PgnFault::Illegal { ply, .. } | PgnFault::Ambiguous { ply, .. } => {
            let mut lines = section.movetext.iter().filter_map(|token| match token {
                Token::Move { line, .. } => Some(*line),
                Token::Comment(_) => None,
            });
            lines.nth(ply.before())
        }
    };
    at.unwrap_or(section.line)
}

/// Reads a PGN file with exactly one game.
///
/// # Errors
/// Those of [`read`], and [`PgnError::Empty`] or [`PgnError::Several`] if there is not exactly one game.
pub fn read_one(pgn: &[u8]) -> Result<Record, PgnError> {
    read_one_as(pgn, DeclaredChess::Undeclared)
}

/// Reads as [`read_one`] does, with `untagged` for a game without a `Variant` tag.
///
/// # Errors
/// Those of [`read_one`].
pub fn read_one_as(pgn: &[u8], untagged: DeclaredChess) -> Result<Record, PgnError> {
    let mut games = read_as(pgn, untagged)?;
    match games.len() {
        0 => Err(PgnError::Empty),
        1 => Ok(games.remove(0)),
        several => Err(PgnError::Several(several)),
    }
}

fn game(section: &Section, untagged: DeclaredChess) -> Result<Record, PgnFault> {
    match (played(section, untagged), &section.stray) {
        (Err(fault), None) => Err(fault),
        // A fault in an earlier move is the one to report.
        (Err(fault), Some(stray)) if fault.ply().is_none_or(|at| at < stray.ply) => Err(fault),
        (_, Some(stray)) => Err(PgnFault::Unreadable { ply: stray.ply, text: shown(stray.text) }),
        (Ok(_), None) if section.unclosed.is_some() || section.garbled => Err(PgnFault::Malformed),
        (Ok(record), None) => Ok(record),
    }
}

/// Builds a [`Record`] of a game, ignoring words that are not PGN.
fn played(section: &Section, untagged: DeclaredChess) -> Result<Record, PgnFault> {
    let mut tags = Tags::new();
    let mut tagged = Outcome::Unknown;
    for tag in section.tags.iter().filter(|tag| !is_fen(tag)) {
        let value = unescaped(tag.value);
        match tag.name {
            "Result" => tagged = value.parse().unwrap_or(Outcome::Unknown),
            name => tags.set(name, &value),
        }
    }
    let start = start(section, DeclaredChess::of_tag(tags.get("Variant")).or(untagged))?;
    let mut record = Record { tags, ..Record::new(Line::new(start)) };
    let mut last_comment = None;
    for token in &section.movetext {
        last_comment = match token {
            Token::Move { san, .. } => {
                play(&mut record, san)?;
                None
            }
            Token::Comment(text) => {
                if let Some(remark) = record.remarks.last_mut() {
                    remark.add(text);
                }
                Some(*text)
            }
        };
    }
    if section.swallowed {
        return Err(PgnFault::Malformed);
    }
    // The result after the moves counts; the tag counts only without one.
    record.result = section.outcome.filter(|outcome| !outcome.is_unknown()).unwrap_or(tagged);
    if record.result.is_unknown() {
        record.ending = last_comment.and_then(unusual_score);
    }
    Ok(record)
}

fn play(record: &mut Record, san: &SanPlus) -> Result<(), PgnFault> {
    let line = &mut record.line;
    let (ply, text) = (line.next_ply(), san.to_string());
    let mv = san.san.to_move(line.position()).map_err(|error| match error {
        SanError::AmbiguousSan => PgnFault::Ambiguous { ply, text: text.clone() },
        SanError::IllegalSan => PgnFault::Illegal { ply, text: text.clone() },
    })?;
    line.push(mv);
    record.remarks.push(Remark::default());
    Ok(())
}

/// Returns the starting position of a game.
fn start(section: &Section, declared: DeclaredChess) -> Result<Chess, PgnFault> {
    let fens: Vec<String> = fens(section).map(|tag| unescaped(tag.value)).collect();
    let read = |fen: &String| read_fen(fen, declared, FenReach::Reachable);
    let Some((last, others)) = fens.split_last() else { return Ok(Chess::default()) };
    let start: Result<Chess, FenFault> = read(last);
    if others.iter().any(|other| read(other).ok().as_ref() != start.as_ref().ok()) {
        return Err(PgnFault::Starts);
    }
    start.map_err(|fault| PgnFault::Start { fen: shown(last), fault })
}

fn fens<'a>(section: &'a Section) -> impl DoubleEndedIterator<Item = &'a TagPair<'a>> {
    section.tags.iter().filter(|tag| is_fen(tag))
}

fn is_fen(tag: &TagPair) -> bool {
    tag.name.eq_ignore_ascii_case("FEN")
}

/// Returns the result that a comment gives where PGN has no sign for it, as in `0-0` or `1/2-0 ruling`.
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

/// Returns a tag's value without its escapes.
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
