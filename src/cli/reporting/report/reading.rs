//! One journal entry while its effects are read, and refused entries around cases.

use super::clock_change::ClockFacts;
use super::game_report::GameReport;
use super::occurrence;
use super::occurrence::{Occurrence, OccurrenceKind};
use super::settling::Settlement;
use crate::chess::{ByColor, Color};
use crate::clock::Span;
use crate::devices::storage::journal::Entry;
use crate::game::{Fact, Found, Input, Machine, Measure, State};
use crate::speech::{Message, Phrase, Speaker, Worded, excerpt};
use std::ops::RangeInclusive;

/// The ruling of an entry, to which later facts of the entry belong.
#[derive(Clone, Copy)]
pub(super) struct EntryRuling {
    /// The index of its occurrence.
    pub place: usize,
    /// Its penalty.
    pub penalty: Option<Measure>,
}

/// An entry while its effects are read.
pub(super) struct ReadEntry<'a> {
    pub entry: &'a Entry,
    /// Its time of day, which does not depend on a clock that was set.
    pub wall_ms: u64,
    /// Its number, from 1.
    pub number: usize,
    pub machine: &'a dyn Machine,
    pub before: Before,
    /// Its changes of the clocks.
    pub clock_facts: ClockFacts,
    /// Whether it completes a move.
    pub completes: bool,
    /// Whether it contains a claim.
    pub claimed: bool,
    /// The index of its first occurrence.
    pub first: usize,
    pub ruling: Option<EntryRuling>,
    /// Whether it claims that a piece was released elsewhere.
    pub released: bool,
    /// The number of the fact that is read.
    pub fact: usize,
}

impl<'a> ReadEntry<'a> {
    /// Begins to read the entry with this `number`. `first`: the index of its first occurrence.
    /// The entry comes with its time of day.
    pub fn new(
        (entry, wall_ms): (&'a Entry, u64),
        number: usize,
        machine: &'a dyn Machine,
        before: Before,
        first: usize,
    ) -> ReadEntry<'a> {
        let clock_facts = ClockFacts::default();
        let (completes, claimed, released, ruling, fact) = (false, false, false, None, 0);
        ReadEntry {
            entry,
            wall_ms,
            number,
            machine,
            before,
            clock_facts,
            completes,
            claimed,
            first,
            ruling,
            released,
            fact,
        }
    }
}

/// The state before an entry.
#[derive(Default)]
pub(super) struct Before {
    /// The number of moves made.
    pub plies: usize,
    /// Both clocks at the time of the entry.
    pub left: Option<ByColor<Span>>,
    /// The offences of each player.
    pub offences: ByColor<usize>,
}

impl Before {
    pub fn of(state: &State, entry: &Entry) -> Before {
        let left = |side| state.left_at(side, entry.event.at);
        Before {
            plies: state.plies(),
            left: left(Color::White).zip(left(Color::Black)).map(|(white, black)| ByColor { white, black }),
            offences: offences(state),
        }
    }
}

/// Returns both clocks; `None` without clocks.
pub(super) fn left(state: &State) -> Option<ByColor<Span>> {
    Some(ByColor { white: state.left(Color::White)?, black: state.left(Color::Black)? })
}

pub(super) fn offences(state: &State) -> ByColor<usize> {
    ByColor { white: state.offences(Color::White), black: state.offences(Color::Black) }
}

/// Returns the sentences of a resumption.
///
/// `said`: the one said in the game, which is not part of the fact.
pub(super) fn resumption(read: &ReadEntry, said: Option<&Message>) -> Vec<Message> {
    let opened = match &read.entry.event.input {
        Input::Envelope { found: Found::Move(sealed) } => {
            Some(Message::new("report-envelope-opened").with("entry", excerpt(sealed, LONGEST)))
        }
        _ => None,
    };
    let running = read.machine.state().and_then(State::running);
    let whose = running.map(|side| Phrase::Continued { side }.message());
    let resumed = said.cloned().or(whose).unwrap_or_else(|| Message::new("play-continued-without-clock"));
    opened.into_iter().chain([resumed]).collect()
}

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

/// Returns the occurrence of a refused entry, unless the arbiter entered it.
///
/// `why`: the refusal as its author was answered.
pub(super) fn refused(fact: &Fact, entry: &Entry, why: Option<&Message>) -> Option<Occurrence> {
    let Fact::Refused { by, reason } = fact else { return None };
    if *by == Speaker::Arbiter {
        return None;
    }
    let who = occurrence::speaker_name(*by);
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
