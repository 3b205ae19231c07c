//! The result and the times of a finished game, as recorded in its PGN.

use crate::reporting::words;
use annabella_chess::{Color, Position};
use annabella_clock::{Bonus, Control, Span};
use annabella_laws::{Outcome, Reason, Score};
use annabella_scoresheet::file::{Note, Variation};
use annabella_scoresheet::pgn::{self, KnownOutcome, Record};
use annabella_speech::{Message, Worded, phrases};

phrases! {
    /// The result of a PGN without a reason for it.
    enum RecordedPhrase {
        Result { winner: String } => "review-result",
    }
}

/// Returns the result; `None` if the game has none.
pub(super) fn result(record: &Record) -> Option<Message> {
    let known = match record.result {
        pgn::Outcome::Known(known) => Some(known),
        pgn::Outcome::Unknown => None,
    };
    let winner = match known {
        Some(KnownOutcome::Decisive { winner }) => Some(winner),
        _ => None,
    };
    let score = score(record);
    let Some(reason) = reason(record, score) else {
        let winner = winner.map_or("none".to_owned(), |side| side.to_string());
        return known.map(|_| RecordedPhrase::Result { winner }.message());
    };
    let outcome = match (score, known) {
        (Some(score), None) => Outcome::scored(score, reason),
        (None, None) if reason == Reason::DefaultTime => Outcome::both_lose(reason),
        _ => winner.map_or(Outcome::draw(reason), |winner| Outcome::win(winner, reason)),
    };
    Some(words::over(outcome).message())
}

/// Returns an unusual score, which PGN cannot express.
fn score(record: &Record) -> Option<Score> {
    record.ending.as_deref().and_then(|code| code.split(' ').next()).and_then(Score::read)
}

/// Returns the reason for the result; a score without a reason is an arbiter's ruling.
fn reason(record: &Record, score: Option<Score>) -> Option<Reason> {
    let position = record.line.position();
    match &record.ending {
        Some(code) => {
            let code = code.rsplit(' ').next().unwrap_or_default().to_owned();
            let reason = serde_json::from_value(serde_json::Value::String(code)).ok();
            reason.or_else(|| score.map(|_| Reason::Ruling))
        }
        None if position.is_checkmate() => Some(Reason::Mate),
        None if position.is_stalemate() => Some(Reason::Stalemate),
        None => None,
    }
}

/// Returns the time used for a move: as noted, or by the mover's clock before and after it.
pub(super) fn elapsed(record: &Record, index: usize) -> Option<Span> {
    let remark = |index: usize| record.remarks.get(index);
    let noted = remark(index)?.elapsed;
    noted.or_else(|| {
        let before = remark(index.checked_sub(2)?)?.clock?;
        let control: Control = record.tags.get("TimeControl")?.parse().ok()?;
        let [period] = control.periods() else { return None };
        let more = match (period.bonus, period.moves) {
            (Bonus::None, None) => Span::ZERO,
            (Bonus::Increment(span), None) => span,
            _ => return None,
        };
        (before + more).0.checked_sub(remark(index)?.clock?.0).map(Span)
    })
}

/// A time that a player's clock showed.
pub(super) struct ClockShown {
    pub left: Span,
    /// The number of the side's later moves, for which no time is recorded.
    pub age: usize,
}

/// Returns the last time on the clock of `side` within the first `plies`.
pub(super) fn left(record: &Record, plies: usize, side: Color) -> Option<ClockShown> {
    let own = plies_of(record, plies, side).rev().enumerate();
    let shown = own.filter_map(|(age, index)| Some((age, record.remarks.get(index)?.clock?)));
    let mut shown = shown.map(|(age, left)| ClockShown { left, age });
    shown.next()
}

/// Returns the words of the comments on a move, or before the first one.
pub(super) fn comments(record: &Record, index: Option<usize>) -> Vec<String> {
    let words = |note: &Note| match note {
        Note::Comment(comment) => Some(pgn::words_of(comment)).filter(|words| !words.is_empty()),
        _ => None,
    };
    notes(record, index).iter().filter_map(words).collect()
}

/// Returns the variations of a move, with the moves that replace it.
pub(super) fn variations(record: &Record, index: usize) -> Vec<&Variation> {
    let mut variations = Vec::new();
    for note in notes(record, Some(index)) {
        match note {
            Note::Variation(variation) if !variation.moves.is_empty() => variations.push(variation),
            _ => {}
        }
    }
    variations
}

/// Returns the first glyph of a move that has a word: 1 to 6.
pub(super) fn glyph(record: &Record, index: usize) -> Option<usize> {
    let glyph = |note: &Note| if let Note::Glyph(number) = note { Some(usize::from(*number)) } else { None };
    notes(record, Some(index)).iter().filter_map(glyph).find(|number| (1..=6).contains(number))
}

fn notes(record: &Record, index: Option<usize>) -> &[Note] {
    match index {
        Some(index) => record.notes.get(index).map_or(&[], Vec::as_slice),
        None => &record.opening,
    }
}

/// Returns the time that `side` used for its moves within the first `plies`.
pub(super) fn used(record: &Record, plies: usize, side: Color) -> Option<Span> {
    let mut own = plies_of(record, plies, side);
    own.try_fold(Span::ZERO, |sum, index| Some(sum + elapsed(record, index)?))
}

fn plies_of(record: &Record, plies: usize, side: Color) -> impl DoubleEndedIterator<Item = usize> {
    (0..plies).filter(move |&index| record.line.plies()[index].by == side)
}
