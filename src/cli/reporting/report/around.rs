//! Refused entries around cases: from the last completed move before a case to its ruling.

use super::game_report::GameReport;
use super::occurrence::{Occurrence, OccurrenceKind};
use super::settling::Settlement;
use super::source;
use crate::devices::storage::record::Entry;
use crate::game::{Fact, Input};
use crate::speech::{Message, excerpt};
use std::ops::RangeInclusive;

/// Maximum length of a shown entry, in characters.
const LONGEST: usize = 80;

/// The entries around the cases of a game.
#[derive(Default)]
pub(super) struct Around(Vec<RangeInclusive<usize>>);

impl Around {
    /// Returns the entries around each case: after the last completed move before it, until its ruling.
    pub fn of(account: &GameReport) -> Around {
        let end = account.entries;
        let range = |case: &Occurrence| {
            let ruling = case.settled.filter(|settled| settled.how != Settlement::TakenBack);
            let until = ruling.and_then(|ruling| account.occurrences.get(ruling.by - 1));
            case.since..=until.map_or(end, |ruling| ruling.entry)
        };
        let cases = account.occurrences.iter().filter(|occurrence| occurrence.is_case());
        Around(cases.map(range).collect())
    }

    /// Whether no game has a case.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether an entry is around a case.
    pub fn contains(&self, entry: usize) -> bool {
        self.0.iter().any(|range| range.contains(&entry))
    }
}

/// Returns the occurrence of a refused entry. `why`: the refusal as its author was answered.
pub(super) fn refused(fact: &Fact, entry: &Entry, why: Option<&Message>) -> Option<Occurrence> {
    let Fact::Refused { by, reason } = fact else { return None };
    let who = source::name(*by);
    let words = match &entry.event.input {
        Input::Line { text } => {
            Message::new("report-refused").with("who", who).with("entry", excerpt(text, LONGEST))
        }
        _ => Message::new("report-refused-act").with("who", who),
    };
    let mut occurrence = Occurrence::worded(OccurrenceKind::Refused, words);
    occurrence.event = "refused".to_owned();
    occurrence.refusal = Some(reason.clone());
    occurrence.words.extend(why.cloned());
    Some(occurrence)
}
