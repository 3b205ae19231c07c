//! Reads the moves of a game as far as they can be read.

use super::game::{Entry, FileGame, Row, Start};
use super::note::{Note, Variation, glued};
use super::remark::{FileRemark, FileRemarkKind, MoveAt, Place};
use super::words::centre_square;
use super::written::{LONGEST_MOVE, Way, forced};
use crate::Cell;
use crate::pgn::{Record, Remark, notes_as_text, unusual_score};
use crate::text::{BLANK, shown};
use annabella_chess::notation::Letters;
use annabella_chess::{
    Chess, Color, DeclaredChess, Line, Move, MoveError, Outcome, Position, Role, San, SanPlus, Square,
    with_possible_counters,
};
use annabella_speech::{Style, Worded, explain_written};
use std::collections::BTreeSet;

/// A game whose moves are read as far as possible.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The game: tags, moves, notes, and the text that is not read.
    pub record: Record,
    /// All remarks on it, in the order of their places.
    pub remarks: Vec<FileRemark>,
}

impl ReadGame {
    /// Whether anything is lost or contradicts itself.
    pub fn is_flawed(&self) -> bool {
        self.remarks.iter().any(|remark| !remark.kind.is_note())
    }
}

impl FileGame {
    /// Reads the moves, with `untagged` for a game without a `Variant` tag.
    ///
    /// An illegal move whose resulting position is clear is read with a remark. Reading ends at a move that is
    /// missing or cannot be read; the text after it is kept.
    pub fn read(mut self, untagged: DeclaredChess) -> ReadGame {
        let start = match self.start(untagged) {
            Ok(start) => start,
            Err(remark) => {
                self.remarks.push(remark);
                return self.unread();
            }
        };
        let anew = self.set_up.or(self.variant).filter(|_| self.fens.is_empty());
        let from_position = self.tags.get("Variant").is_some_and(|value| value.starts_with("From"));
        if let Some(place) = anew.filter(|_| self.set_up.is_some() || from_position) {
            self.remark(place, "SetUp", FileRemarkKind::NoStart);
        }
        if let Some((place, fen)) = self.fens.last()
            && self.declared().or(untagged).infers_chess960(&start.position)
        {
            let (place, fen) = (*place, fen.clone());
            self.remark(place, &fen, FileRemarkKind::Chess960);
        }
        for (place, fen) in self.fens.clone() {
            if with_possible_counters(&fen).is_some() {
                let (halfmoves, number) = (start.position.halfmoves(), start.position.fullmoves().get());
                self.remark(place, &fen, FileRemarkKind::Counters { halfmoves, number });
            }
        }
        let plies = match self.plies(&start.position) {
            Ok(plies) => plies,
            Err(entry) => {
                let remark = entry.remark(FileRemarkKind::Turn(Color::Black));
                self.remarks.push(remark);
                return self.unread_from(start);
            }
        };
        let mut walk = Walk::new(&start.position);
        let plies = walk.choose(&self, plies);
        let last = plies.iter().flatten().last().map_or(self.place, |entry| entry.place);
        walk.run(&plies, &self);
        let Walk { line, remarks, record_remarks, opening, notes, unread, forced, both_lose, .. } = walk;
        let mut record = Record {
            tags: self.tags,
            remarks: record_remarks,
            opening: self.opening.into_iter().chain(opening).collect(),
            notes,
            unread,
            forced,
            result: self.result.unwrap_or(Outcome::Unknown),
            ..Record::new(line)
        };
        if both_lose {
            record.result = Outcome::Unknown;
            record.ending = Some("0-0".to_owned());
        } else if record.result.is_unknown() {
            let last = record.notes.last().and_then(|notes| notes.last());
            let last = last.or(record.opening.last());
            record.ending = match last {
                Some(Note::Comment(comment)) => unusual_score(comment),
                _ => None,
            };
        }
        let mut all = self.remarks;
        all.extend(remarks);
        if let Some(score) = ended_otherwise(&record) {
            let kind = FileRemarkKind::EndedOtherwise(score);
            all.push(FileRemark { place: last, text: record.result.as_str().to_owned(), kind });
        }
        finished(record, all)
    }

    /// Returns the game without its moves, which are kept as text.
    fn unread(self) -> ReadGame {
        let start = Start { line: None, position: Chess::default() };
        self.unread_from(start)
    }

    fn unread_from(self, start: Start) -> ReadGame {
        let texts: Vec<String> = self.entries().map(|entry| noted_text_of(Some(entry))).collect();
        let unread = (!texts.is_empty()).then(|| texts.join(" "));
        let result = self.result.unwrap_or(Outcome::Unknown);
        let record = Record {
            tags: self.tags,
            opening: self.opening,
            unread,
            result,
            ..Record::new(Line::new(start.position))
        };
        finished(record, self.remarks)
    }
}

fn finished(record: Record, mut remarks: Vec<FileRemark>) -> ReadGame {
    remarks.sort_by_key(|remark| remark.place);
    ReadGame { record, remarks }
}

/// Returns the text of a cell, or the sign for a blank one.
fn text_of(entry: Option<&Entry>) -> String {
    let text = entry.map_or("", |entry| entry.cell.text.as_str());
    if text.is_empty() { BLANK.to_owned() } else { text.to_owned() }
}

/// Returns the text of a cell with its notes.
fn noted_text_of(entry: Option<&Entry>) -> String {
    let notes = entry.map_or(&[][..], |entry| &entry.notes);
    if notes.is_empty() { text_of(entry) } else { format!("{} {}", text_of(entry), notes_as_text(notes)) }
}

/// The moves read so far, and what was found on the way.
struct Walk {
    way: Way,
    line: Line,
    remarks: Vec<FileRemark>,
    record_remarks: Vec<Remark>,
    /// The notes before the first move, and on the moves.
    opening: Vec<Note>,
    notes: Vec<Vec<Note>>,
    unread: Option<String>,
    /// The indices of moves that are not legal.
    forced: BTreeSet<usize>,
    /// Whether the moves end with the result `0-0`.
    both_lose: bool,
}

impl Walk {
    fn new(start: &Chess) -> Walk {
        Walk {
            way: Way::English,
            line: Line::new(start.clone()),
            remarks: Vec::new(),
            record_remarks: Vec::new(),
            opening: Vec::new(),
            notes: Vec::new(),
            unread: None,
            forced: BTreeSet::new(),
            both_lose: false,
        }
    }

    /// Chooses the letters, and whether numbers or the order of the cells count: by what reads the most.
    fn choose<'a>(&mut self, game: &'a FileGame, plies: Vec<Option<&'a Entry>>) -> Vec<Option<&'a Entry>> {
        let start = self.line.start().clone();
        let texts: Vec<Option<&str>> = texts(&plies);
        if self.legal(&texts) == texts.len() {
            return plies;
        }
        let (way, read) = Way::best(&texts, &start);
        self.way = way;
        if let Way::Foreign(alphabet) = &self.way {
            let place = plies.iter().flatten().next().map_or(game.place, |entry| entry.place);
            let kind = FileRemarkKind::Letters(alphabet.clone());
            self.remarks.push(FileRemark { place, text: alphabet.letters(), kind });
        }
        if read == texts.len() {
            return plies;
        }
        // Numbers that contradict the moves.
        let ordered: Vec<Option<&Entry>> = game.entries().map(Some).collect();
        if texts.contains(&None)
            && ordered.len() < plies.len()
            && self.legal(&self::texts(&ordered)) == ordered.len()
        {
            let mut rows = game.rows.windows(2);
            let wrong = |rows: &&[Row]| rows[1].number != rows[0].number + 1 || rows[0].black.is_none();
            if let Some([_, row]) = rows.find(wrong) {
                self.remarks.push(FileRemark {
                    place: row.place,
                    text: row.number.to_string(),
                    kind: FileRemarkKind::Number,
                });
            }
            return ordered;
        }
        let exchanged: Vec<Option<&Entry>> =
            plies.chunks(2).flat_map(|pair| pair.iter().rev().copied()).collect();
        if read == 0 && plies.len() > 3 && self.legal(&self::texts(&exchanged)) == exchanged.len() {
            let place = game.rows.first().map_or(game.place, |row| row.place);
            self.remarks.push(FileRemark { place, text: text_of(plies[0]), kind: FileRemarkKind::Columns });
            return exchanged;
        }
        plies
    }

    /// Returns the number of moves that can be read one after the other.
    fn legal(&self, texts: &[Option<&str>]) -> usize {
        self.way.legal(texts, self.line.start())
    }

    fn run(&mut self, plies: &[Option<&Entry>], game: &FileGame) {
        let mut index = 0;
        while index < plies.len() {
            let rest = &plies[index..];
            let Some(entry) = plies[index].filter(|entry| !entry.cell.is_blank()) else {
                if let Some(next) = rest.iter().flatten().find(|entry| !entry.cell.is_blank()) {
                    let place = plies[index].map_or(next.place, |entry| entry.place);
                    let kind = FileRemarkKind::Missing(self.next());
                    self.end(FileRemark { place, text: BLANK.to_owned(), kind }, rest);
                } else {
                    let notes = rest.iter().flatten().flat_map(|entry| entry.notes.iter().cloned());
                    self.last_notes().extend(notes);
                }
                return;
            };
            let last = rest.iter().skip(1).flatten().all(|entry| entry.cell.is_blank());
            if last && entry.cell.text == "0-0" && (game.both_lose || self.read(entry).is_err()) {
                self.remarks.push(entry.remark(FileRemarkKind::BothLose));
                self.both_lose = true;
                let notes = rest.iter().flatten().flat_map(|entry| entry.notes.iter().cloned());
                self.last_notes().extend(notes);
                return;
            }
            match self.read(entry) {
                Ok(mv) => self.push(entry, mv),
                Err(error) => match self.mended(entry, &error, rest) {
                    Some(plies) => index += plies - 1,
                    None => return self.stop(entry, &error, rest, game.result),
                },
            }
            index += 1;
        }
    }

    /// Returns the legal move of an entry; a king is never captured.
    fn read(&self, entry: &Entry) -> Result<Move, MoveError> {
        let mv = self.way.move_of(&entry.cell.text, self.line.position())?;
        if mv.capture() == Some(Role::King) { Err(MoveError::Unreadable) } else { Ok(mv) }
    }

    /// Reads an entry that is not a legal move but can be understood, and returns the number of its moves.
    fn mended(&mut self, entry: &Entry, error: &MoveError, rest: &[Option<&Entry>]) -> Option<usize> {
        let position = self.line.position().clone();
        let text = &entry.cell.text;
        // Two moves without a space.
        if text.len() <= LONGEST_MOVE
            && rest.get(1).is_none_or(|next| next.is_none_or(|next| next.cell.is_blank()))
        {
            let split = |(at, _)| {
                let (first, second) = text.split_at(at);
                let mv = self.way.move_of(first, &position).ok()?;
                let mut after = position.clone();
                after.play_unchecked(mv);
                Some((mv, self.way.move_of(second, &after).ok()?))
            };
            let mut splits = text.char_indices().skip(2).filter_map(split);
            if let (Some((first, second)), None) = (splits.next(), splits.next()) {
                self.remarks.push(entry.remark(FileRemarkKind::Glued));
                self.push(
                    &Entry { cell: Cell::default(), notes: Vec::new(), place: entry.place, noted: None },
                    first,
                );
                self.push(entry, second);
                return Some(2);
            }
        }
        let MoveError::Illegal(pattern) = error else { return None };
        let without = text.replace(['x', ':', '×'], "");
        if without != *text
            && let Ok(mv) = self.way.move_of(&without, &position)
        {
            self.remarks.push(entry.remark(FileRemarkKind::NoCapture));
            self.push(entry, mv);
            return Some(1);
        }
        let mv = forced(pattern, &position).filter(|_| kings_in_centre(rest, None).is_none())?;
        let why = explain_written(error, text, &position, Style::Short, self.way.letters()).message();
        self.remarks.push(entry.remark(FileRemarkKind::Illegal(self.next(), why, true)));
        self.forced.insert(self.line.len());
        self.push(entry, mv);
        Some(1)
    }

    /// Ends reading at an entry that cannot be read.
    fn stop(&mut self, entry: &Entry, error: &MoveError, rest: &[Option<&Entry>], result: Option<Outcome>) {
        if let Some(score) = kings_in_centre(rest, result) {
            self.remarks.push(entry.remark(FileRemarkKind::KingsInCentre(score)));
            let kings: Vec<String> = rest.iter().map(|entry| noted_text_of(*entry)).collect();
            self.last_notes().push(Note::Comment(kings.join(" ")));
            if let Some(result) = result.filter(|result| !result.is_unknown() && result.as_str() != score) {
                self.remarks.push(entry.remark(FileRemarkKind::Results(result.to_string())));
            }
            return;
        }
        let (at, position) = (self.next(), self.line.position());
        let kind = match error {
            MoveError::Unreadable => FileRemarkKind::Unreadable(at),
            MoveError::Ambiguous(moves) => {
                FileRemarkKind::Ambiguous(at, self.written(moves, &entry.cell.text))
            }
            MoveError::Illegal(_) => {
                let why =
                    explain_written(error, &entry.cell.text, position, Style::Short, self.way.letters())
                        .message();
                FileRemarkKind::Illegal(at, why, false)
            }
        };
        self.end(entry.remark(kind), rest);
    }

    /// Returns the moves that `text` fits, in the letters in which it names the first of them.
    fn written(&self, moves: &[Move], text: &str) -> Vec<String> {
        let in_letters = |own: Letters| {
            let write = |mv: &Move| own.write(&San::from_move(self.line.position(), *mv));
            moves.iter().map(write).collect::<Vec<String>>()
        };
        let mut all = self.way.letters().iter().map(|own| in_letters(*own));
        let named = |moves: &Vec<String>| moves.iter().all(|mv| mv.chars().next() == text.chars().next());
        all.clone().find(named).or_else(|| all.next()).unwrap_or_default()
    }

    /// Returns the name of the next move.
    fn next(&self) -> MoveAt {
        let position = self.line.position();
        MoveAt { number: position.fullmoves().get() as usize, side: position.turn() }
    }

    /// Ends reading with a remark, and keeps the rest as text.
    fn end(&mut self, remark: FileRemark, rest: &[Option<&Entry>]) {
        self.remarks.push(remark);
        let mut at = self.next();
        let mut texts = Vec::new();
        for (index, entry) in rest.iter().enumerate() {
            let numbered =
                if at.side.is_white() { format!("{}. ", at.number) } else { format!("{}... ", at.number) };
            let number = if index == 0 || at.side.is_white() { numbered } else { String::new() };
            texts.push(number + &noted_text_of(*entry));
            at.number += usize::from(at.side.is_black());
            at.side = at.side.other();
        }
        self.unread = Some(texts.join(" "));
    }

    /// Returns the notes on the last move, or before the first.
    fn last_notes(&mut self) -> &mut Vec<Note> {
        self.notes.last_mut().unwrap_or(&mut self.opening)
    }

    fn push(&mut self, entry: &Entry, mv: Move) {
        let position = self.line.position().clone();
        self.line.push(mv);
        let mut remark = Remark { clock: entry.cell.clock, offer: entry.cell.offer, ..Remark::default() };
        let mut notes: Vec<Note> = glued(&entry.cell.text).1.into_iter().map(Note::Glyph).collect();
        notes.extend(entry.notes.iter().cloned());
        for note in &mut notes {
            match note {
                Note::Comment(comment) => remark.add(comment),
                Note::Variation(variation) => self.vary(variation, &position),
                Note::Glyph(_) => {}
            }
        }
        self.record_remarks.push(remark);
        self.notes.push(notes);
    }

    /// Reads the moves of a variation from a position.
    fn vary(&mut self, variation: &mut Variation, position: &Chess) {
        let (mut position, mut readable) = (position.clone(), true);
        for each in &mut variation.moves {
            let own = self.way.move_of(&each.text, &position);
            let read = own.or_else(|_| Way::All.move_of(&each.text, &position)).ok().filter(|_| readable);
            if read.is_none() && readable {
                readable = false;
                self.remarks.push(FileRemark {
                    place: each.place,
                    text: shown(&each.text),
                    kind: FileRemarkKind::InVariation,
                });
            }
            each.place = Place::default();
            let before = position.clone();
            if let Some(mv) = read {
                each.mv = Some(mv);
                each.text = SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string();
            }
            for note in &mut each.notes {
                if let Note::Variation(inner) = note {
                    self.vary(inner, &before);
                }
            }
        }
    }
}

fn texts<'a>(plies: &[Option<&'a Entry>]) -> Vec<Option<&'a str>> {
    let text = |entry: &Option<&'a Entry>| {
        entry.map(|entry| entry.cell.text.as_str()).filter(|text| !text.is_empty())
    };
    plies.iter().map(text).collect()
}

/// Returns the result that follows from the last move, if it differs from the one in the file.
fn ended_otherwise(record: &Record) -> Option<&'static str> {
    let position = record.line.position();
    let score = position.outcome();
    let ends = position.is_checkmate() || position.is_stalemate();
    let contradicts = ends && !record.result.is_unknown() && score != record.result;
    (contradicts && record.unread.is_none()).then(|| score.as_str())
}

/// Returns the result that kings in the centre show, if only such moves are left.
///
/// Both on light squares mean that White has won, both on dark ones that Black has; otherwise the game is drawn.
fn kings_in_centre(rest: &[Option<&Entry>], result: Option<Outcome>) -> Option<&'static str> {
    let square = |entry: &Option<&Entry>| centre_square(&entry.as_ref()?.cell.text);
    let squares: Vec<Square> = rest.iter().map(square).collect::<Option<_>>()?;
    match (squares[..].first()?, squares.get(1)) {
        _ if squares.len() > 2 => None,
        (white, Some(black)) if white.is_light() != black.is_light() => Some("1/2-1/2"),
        (white, Some(_)) => Some(if white.is_light() { "1-0" } else { "0-1" }),
        (_, None) => result.map(|result| result.as_str()),
    }
}
