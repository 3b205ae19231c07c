//! The result and the times of a finished game, as recorded in its PGN.

use crate::telling::words;
use annabella_chess::{Color, Position};
use annabella_clock::{Bonus, Control, Span};
use annabella_laws::{Outcome, Reason, Score};
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

/// Returns the time used for a ply: as noted, or by the mover's clock before and after it.
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

/// Returns the last time on the clock of `side` within the first `plies`.
pub(super) fn left(record: &Record, plies: usize, side: Color) -> Option<Span> {
    let own = plies_of(record, plies, side).rev();
    own.filter_map(|index| record.remarks.get(index)?.clock).next()
}

/// Returns the time that `side` used for its moves within the first `plies`.
pub(super) fn used(record: &Record, plies: usize, side: Color) -> Option<Span> {
    let mut own = plies_of(record, plies, side);
    own.try_fold(Span::ZERO, |sum, index| Some(sum + elapsed(record, index)?))
}

fn plies_of(record: &Record, plies: usize, side: Color) -> impl DoubleEndedIterator<Item = usize> {
    (0..plies).filter(move |&index| record.line.plies()[index].by == side)
}
