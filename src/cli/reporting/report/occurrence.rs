//! Everything in a report besides the moves: occurrences, each with its words and its origin.

use super::clauses::Circumstances;
use super::clock_change::ClockChange;
use super::following::{Duty, WrittenMove};
use super::repeats::Repeats;
use super::settling::Settled;
use crate::chess::{ByColor, Color, Ply};
use crate::clock::{Span, Stamp};
use crate::devices::storage::journal::Entry;
pub(super) use crate::game::OccurrenceKind;
use crate::game::{Fact, Manner, Matter, Measure, RuledFact, Ruling as Ruled};
use crate::laws::Situation;
use crate::speech::routing::Seat;
use crate::speech::{Message, Speaker};
use serde::Serialize;
use serde_json::Value;

/// A ply that was due.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DuePly {
    pub ply: Ply,
    /// The number of the move that the ply belongs to.
    pub number: usize,
    pub side: Color,
}

/// A matter on which someone must rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Waiting {
    /// The side concerned; in a claim, the claimant.
    pub side: Color,
    pub matter: Matter,
}

/// An illegal move, or an offence that counts as one, in a ruling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Offence {
    pub side: Color,
    /// Its number among those of the player; `None` if the ruling did not count it.
    pub number: Option<usize>,
}

/// An event of the game, with its words.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Occurrence {
    pub kind: OccurrenceKind,
    /// The name of the fact in JSON.
    pub event: String,
    /// The sentences of the occurrence.
    pub words: Vec<Message>,
    /// The clauses of the edition in force.
    pub clauses: Vec<String>,
    /// The reason given.
    pub note: Option<String>,
    /// The time of the game.
    pub at: Stamp,
    /// The time of day.
    pub wall_ms: u64,
    /// The ply that was due.
    pub ply: Option<DuePly>,
    /// The time left to each side.
    pub left: Option<ByColor<Span>>,
    /// Its origin; `None` if neither a person nor an observation of the program led to it.
    pub source: Option<Source>,
    /// The number of its journal entry, and of the last one before it that completed a move.
    pub entry: usize,
    pub since: usize,
    /// The matter to rule on, if there is one.
    pub waits: Option<Waiting>,
    /// The number of its case at the arbiter's desk.
    pub case: Option<usize>,
    pub settled: Option<Settled>,
    /// The number of the occurrence in which the opponent claimed this case.
    pub claimed_in: Option<usize>,
    /// The number of the occurrence of the open case to which it belongs, without being a case of its own.
    pub part_of: Option<usize>,
    /// The number of the case that now has the matter of this closed one.
    pub joined_into: Option<usize>,
    /// Whether it is an appeal, on which only the chief arbiter or an appeals committee decides.
    pub appeal: bool,
    /// The illegal move that a ruling counted.
    pub offence: Option<Offence>,
    /// The moves possible instead of the one of this case, if touched pieces bind the player.
    pub instead: Vec<WrittenMove>,
    /// The move owed after a ruling.
    pub duty: Option<Duty>,
    pub clock_change: Option<ClockChange>,
    /// The evidence for a draw claim.
    pub repeats: Option<Repeats>,
    /// The reason of a refused entry, as its code.
    pub refusal: Option<String>,
    /// The position to which it refers, if it is a case: FEN, or the form in `docs/tridim.md`.
    pub position: Option<String>,
    /// Whether the position matters to scripts only: the case has nothing to do with it.
    pub off_board: bool,
    /// The move named in a claim, as PGN has it.
    pub claimed: Option<String>,
    /// The number of equal events in a row, which are one occurrence.
    pub times: usize,
    /// The time of day of the last of them.
    pub last_wall_ms: u64,
    /// The effects of a ruling: the facts that followed it, as JSON.
    pub effects: Vec<Value>,
}

impl Occurrence {
    /// Creates an occurrence of which nothing else is known.
    pub fn new(kind: OccurrenceKind) -> Occurrence {
        Occurrence {
            kind,
            event: String::new(),
            words: Vec::new(),
            clauses: Vec::new(),
            note: None,
            at: Stamp(0),
            wall_ms: 0,
            ply: None,
            left: None,
            source: None,
            entry: 0,
            since: 0,
            waits: None,
            case: None,
            settled: None,
            claimed_in: None,
            part_of: None,
            joined_into: None,
            appeal: false,
            offence: None,
            instead: Vec::new(),
            duty: None,
            clock_change: None,
            repeats: None,
            refusal: None,
            position: None,
            off_board: false,
            claimed: None,
            times: 1,
            last_wall_ms: 0,
            effects: Vec::new(),
        }
    }

    /// Returns the occurrence of a fact, if it is one. `text`: the sentence that announced it.
    pub fn of(fact: &Fact, text: Option<&Message>, circumstances: &Circumstances) -> Option<Occurrence> {
        // The program upholds a case without words when the next move is completed (2023 A.5.4).
        let upheld = match (fact, circumstances.case) {
            (Fact::Ruled(RuledFact { side, ruling: Ruled::Upheld, .. }), Some(case)) => {
                let words = Message::new("desk-upheld").with("side", *side);
                Some(words.with("situation", case.situation.code()))
            }
            _ => None,
        };
        let row = fact.row().report.filter(|row| !row.is_part)?;
        let words = worded(fact, row.sentence(text.or(upheld.as_ref())));
        let clauses = circumstances.clauses(fact, row.clauses);
        let waits = row.waits.map(|(side, matter)| Waiting { side, matter });
        let (event, note) = (name(fact, "event"), row.note);
        Some(Occurrence { event, words, clauses, note, waits, ..Occurrence::new(row.kind) })
    }

    /// Returns the occurrence of a case without an event before it.
    pub fn of_case(number: usize, side: Color, situation: Situation) -> Occurrence {
        let words = Message::new("report-case").with("side", side).with("number", number);
        let words = words.with("situation", situation.code());
        Occurrence { event: "incident".to_owned(), ..Occurrence::worded(OccurrenceKind::Irregularity, words) }
    }

    /// Returns the position that readers need.
    pub fn shown_position(&self) -> Option<&String> {
        self.position.as_ref().filter(|_| !self.off_board)
    }

    /// Whether this is a case: someone had to rule on it.
    pub fn is_case(&self) -> bool {
        self.waits.is_some() || self.case.is_some()
    }

    /// Whether `later` is the same event again, before the same move and by the same person.
    ///
    /// Rulings are never the same.
    pub fn recurs_as(&self, later: &Occurrence) -> bool {
        use OccurrenceKind::{Closed, Result, Ruling, Start};
        let single = matches!(self.kind, Ruling | Result | Start | Closed);
        let key = |of: &Occurrence| {
            (of.kind, of.event.clone(), of.words.clone(), of.note.clone(), of.ply, of.source, of.waits)
        };
        !single && self.settled.is_none() && later.case.is_none() && key(self) == key(later)
    }

    /// Counts `later` as the same event again.
    pub fn add_recurrence(&mut self, later: &Occurrence) {
        self.times += later.times;
        self.last_wall_ms = later.last_wall_ms;
    }

    /// Adds clauses that are not named yet.
    pub fn add_clauses(&mut self, clauses: &[String]) {
        let more: Vec<String> =
            clauses.iter().filter(|clause| !self.clauses.contains(clause)).cloned().collect();
        self.clauses.extend(more);
    }

    /// Adds an effect of this ruling, which is reported only here. `given`: the penalty of the ruling.
    pub fn add_effect(&mut self, fact: &Fact, given: Option<Measure>, effect: Occurrence) {
        match (fact, given) {
            // The ruling's sentence includes the amount.
            (Fact::Added { side, more_ms, left_ms, .. }, Some(Measure::OpponentTime { ms }))
                if ms == *more_ms =>
            {
                self.words.push(Message::new("report-now-has").with("side", *side).with("time", *left_ms));
            }
            _ => self.words.extend(effect.words),
        }
        // The ruling has its own article; that play is resumed after it (2023 6.11.3) is not its ground.
        self.effects.extend(serde_json::to_value(fact));
    }

    /// Creates an occurrence with this sentence.
    pub fn worded(kind: OccurrenceKind, words: Message) -> Occurrence {
        Occurrence { words: vec![words], ..Occurrence::new(kind) }
    }
}

/// Returns the name of a variant in JSON: of a plain enum, or from the tag `field` of a tagged one.
fn name(value: &impl Serialize, field: &str) -> String {
    let form = serde_json::to_value(value).unwrap_or_default();
    form.as_str().or_else(|| form.get(field)?.as_str()).unwrap_or_default().to_owned()
}

/// Adapts the words of a ruling to a report.
fn worded(fact: &Fact, mut words: Message) -> Vec<Message> {
    let Fact::Ruled(RuledFact { side, ruling, penalty, .. }) = fact else { return vec![words] };
    if words.id == "desk-upheld" {
        // The articles of a ruling are listed apart.
        words.id = "report-upheld";
    }
    // The sentence of a ruling that is only a penalty names the penalty.
    let named = matches!(ruling, Ruled::Penalty | Ruled::Claimed);
    let measured = penalty.filter(|measure| !matches!(measure, Measure::None | Measure::NewGame) && !named);
    let measured = measured.map(|measure| {
        let words = Message::new("desk-measured").with("side", *side).with("measure", measure.code());
        words.with("time", measure.time()).with("count", measure.count())
    });
    [words].into_iter().chain(measured).collect()
}

/// The origin of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Source {
    pub how: Manner,
    pub speaker: Speaker,
    /// The terminal used; `None` if the program noticed it.
    pub seat: Option<Seat>,
}

impl Source {
    /// The program noticed it.
    pub const PROGRAM: Source = Source { how: Manner::Detected, speaker: Speaker::Program, seat: None };

    /// A player pressed the button of a board.
    pub fn button(side: Color) -> Source {
        Source { how: Manner::Entered, speaker: side.into(), seat: None }
    }

    /// Returns the origin of a fact. `claimed`: a claim in the same entry led to it.
    pub fn of(fact: &Fact, entry: &Entry, claimed: bool) -> Option<Source> {
        let author = entry.act.act().map(|act| (act.by(), act.seat()));
        let by_arbiter = author.is_some_and(|(speaker, _)| speaker == Speaker::Arbiter);
        let how = fact.row().report.map_or(Manner::Entered, |row| row.origin.manner(by_arbiter, claimed));
        match (how, author) {
            (Manner::Detected, _) => Some(Source::PROGRAM),
            (_, Some((speaker, seat))) => Some(Source { how, speaker, seat: Some(seat) }),
            (_, None) => None,
        }
    }

    /// Returns the origin in words.
    pub fn message(self) -> Message {
        let own = match self.speaker {
            Speaker::White => Some(Seat::White),
            Speaker::Black => Some(Seat::Black),
            Speaker::Arbiter => Some(Seat::Arbiter),
            Speaker::Assistant => self.seat,
            Speaker::Program | Speaker::Clock | Speaker::Board => None,
        };
        let elsewhere = self.seat.filter(|seat| own.is_some_and(|own| own != *seat));
        let how = match self.how {
            Manner::Detected => "detected",
            Manner::Claimed => "claimed",
            Manner::Entered => "entered",
        };
        let who = speaker_name(self.speaker);
        let seat = elsewhere.map_or("own", |seat| seat.code());
        Message::new("report-source").with("how", how).with("who", who).with("seat", seat)
    }
}

/// Returns the name of a speaker for a selector.
pub(super) const fn speaker_name(speaker: Speaker) -> &'static str {
    match speaker {
        Speaker::White => "white",
        Speaker::Black => "black",
        Speaker::Assistant => "assistant",
        Speaker::Arbiter => "arbiter",
        Speaker::Program | Speaker::Clock | Speaker::Board => "program",
    }
}
