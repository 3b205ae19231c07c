//! Everything in a report besides the moves: occurrences, each with its words.

use super::clauses::{Circumstances, Matter, clauses};
use super::clock_change::ClockChange;
use super::duty::{Duty, WrittenMove};
use super::repeats::Repeats;
use super::settling::Settled;
use super::source::Source;
use crate::chess::{ByColor, Color, Ply};
use crate::clock::{Span, Stamp};
use crate::game::{ClaimGround, Fact, HaltReason, ListeningState, Measure, Ruling as Ruled};
use crate::laws::{Ground, Situation};
use crate::speech::{Message, Value as Argument};
use serde::Serialize;
use serde_json::Value;

/// The kind of an occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum OccurrenceKind {
    /// The clock was started.
    Start,
    /// A ruling by the arbiter; without an arbiter, an agreement of the players.
    Ruling,
    /// A breach of the Laws, or evidence of one.
    Irregularity,
    /// A claim, an offer, or the answer to one.
    Claim,
    /// The arbiter was called.
    Call,
    /// The arrival or absence of a person.
    Attendance,
    /// An interruption of the game, or the loss or return of a device.
    Interruption,
    /// Boards, clocks or scoresheets that did not agree.
    Difference,
    /// A case closed without a ruling.
    Closed,
    /// An entry refused around a case.
    Refused,
    /// The result.
    Result,
}

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
    pub fn new(kind: OccurrenceKind, words: Message) -> Occurrence {
        Occurrence {
            kind,
            event: String::new(),
            words: vec![words],
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
            (Fact::Ruled { side, ruling: Ruled::Upheld, .. }, Some(case)) => {
                let words = Message::new("desk-upheld").with("side", *side);
                Some(words.with("situation", case.situation.code()))
            }
            _ => None,
        };
        let occurrence = noted(fact, text.or(upheld.as_ref()))?;
        let (event, clauses) = (name(fact, "event"), clauses(fact, circumstances));
        Some(Occurrence { event, clauses, ..occurrence })
    }

    /// Returns the occurrence of a case without an event before it.
    pub fn of_case(number: usize, side: Color, situation: Situation) -> Occurrence {
        let words = Message::new("report-case").with("side", side).with("number", number);
        let words = words.with("situation", situation.code());
        Occurrence { event: "incident".to_owned(), ..Occurrence::new(OccurrenceKind::Irregularity, words) }
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

    fn because(self, note: &Option<String>) -> Occurrence {
        Occurrence { note: note.clone(), ..self }
    }

    fn waiting(self, side: Color, matter: Matter) -> Occurrence {
        Occurrence { waits: Some(Waiting { side, matter }), ..self }
    }
}

/// Returns the name of a variant in JSON: of a plain enum, or from the tag `field` of a tagged one.
fn name(value: &impl Serialize, field: &str) -> String {
    let form = serde_json::to_value(value).unwrap_or_default();
    form.as_str().or_else(|| form.get(field)?.as_str()).unwrap_or_default().to_owned()
}

/// Returns the matter of a claim.
const fn matter_of(ground: ClaimGround) -> Matter {
    match ground {
        ClaimGround::Threefold => Matter::DrawClaim(Ground::Threefold),
        ClaimGround::Fifty => Matter::DrawClaim(Ground::Fifty),
        ClaimGround::Touch | ClaimGround::LetGo | ClaimGround::NormalMeans | ClaimGround::Increment => {
            Matter::Other
        }
    }
}

/// Returns a claim in words, with the squares that its `text` names.
fn claim_words(by: Color, ground: ClaimGround, text: Option<&Message>) -> Message {
    let words = Message::new("report-claimed").with("side", by).with("ground", name(&ground, ""));
    let square = |named: &str| {
        let args = text.map_or(&[][..], |text| &text.args);
        args.iter().find_map(|(name, value)| match value {
            Argument::Square(square) if *name == named => Some(*square),
            _ => None,
        })
    };
    let on = |id, square| Message::new(id).with("side", by).with("square", square);
    match (ground, square("square"), square("from")) {
        (ClaimGround::Touch, Some(square), _) => on("report-claimed-touch", square),
        (ClaimGround::LetGo, Some(square), Some(from)) => {
            on("report-claimed-let-go", square).with("from", from)
        }
        _ => words,
    }
}

/// Returns the occurrence of a fact; `None` for moves and parts of moves.
fn noted(fact: &Fact, text: Option<&Message>) -> Option<Occurrence> {
    use OccurrenceKind::{
        Attendance, Call, Claim, Closed, Difference, Interruption, Irregularity, Ruling, Start,
    };
    let of = |id: &'static str, side: Color| Message::new(id).with("side", side);
    Some(match fact {
        Fact::Started { side } => Occurrence::new(Start, of("report-started", *side)),
        // The ruling before it starts a new game.
        Fact::Halted { reason: HaltReason::NewGame, .. } => {
            Occurrence::new(Ruling, Message::new("desk-holds").with("effect", "new-game"))
        }
        Fact::Halted { reason, note } => {
            let kind = match reason {
                HaltReason::Ruling => Ruling,
                HaltReason::ArbiterCalled => Call,
                HaltReason::Gap | HaltReason::NoTime => Interruption,
                // The claim is reported as a fact of its own.
                HaltReason::Claim | HaltReason::NewGame => return None,
            };
            let words = Message::new("report-halted").with("reason", name(reason, ""));
            Occurrence::new(kind, words).because(note)
        }
        Fact::Continued => Occurrence::new(Ruling, Message::new("play-continued-without-clock")),
        Fact::Set { side, left_ms, note } => {
            Occurrence::new(Ruling, of("report-set", *side).with("time", *left_ms)).because(note)
        }
        Fact::Added { side, more_ms, left_ms, note } => {
            let words = of("report-added", *side).with("more", *more_ms).with("time", *left_ms);
            Occurrence::new(Ruling, words).because(note)
        }
        Fact::Counted { side, moves, note } => {
            Occurrence::new(Ruling, of("report-counted", *side).with("moves", *moves)).because(note)
        }
        Fact::Retracted { plies, agreed } => {
            let words = Message::new("report-retracted").with("plies", *plies).with("agreed", *agreed);
            Occurrence::new(Ruling, words)
        }
        // The irregularity is already an occurrence.
        Fact::Incident(incident) if !incident.told => return None,
        Fact::Incident(incident) => {
            let case = Occurrence::of_case(incident.number, incident.side, incident.situation);
            case.because(&incident.note)
        }
        Fact::Ruled { side, ruling: Ruled::Claimed, number, note, .. } => {
            let words = of("report-claims", side.other()).with("number", number.unwrap_or_default());
            Occurrence::new(Claim, words).because(note)
        }
        Fact::Ruled { side, ruling, penalty, note, .. } => {
            let kind = match ruling {
                Ruled::Lapsed | Ruled::Righted | Ruled::Joined => Closed,
                Ruled::Appealed => Claim,
                _ => Ruling,
            };
            let mut words = text.cloned()?;
            if words.id == "desk-upheld" {
                // The articles of a ruling are listed apart.
                words.id = "report-upheld";
            }
            let mut told = Occurrence::new(kind, words).because(note);
            // The sentence of a ruling that is only a penalty names the penalty.
            let named = *ruling == Ruled::Penalty;
            if let Some(measure) =
                penalty.filter(|measure| !matches!(measure, Measure::None | Measure::NewGame) && !named)
            {
                let words = of("desk-measured", *side).with("measure", measure.code());
                told.words.push(words.with("time", measure.time()).with("count", measure.count()));
            }
            told
        }
        Fact::ListeningAllowed { side, allowed } => {
            Occurrence::new(Ruling, of("report-listening-allowed", *side).with("allowed", *allowed))
        }
        Fact::Waived { .. } => Occurrence::new(Ruling, Message::new("report-waived")),
        Fact::Dismissed { side } => Occurrence::new(Ruling, of("report-dismissed", *side)),
        Fact::Adjourned { side, sealed, note } => {
            Occurrence::new(Ruling, of("report-adjourned", *side).with("sealed", *sealed)).because(note)
        }
        // These sentences were worded for the arbiter.
        Fact::Irregularity { side, reason, entry } => {
            let otherwise = of("report-irregularity", *side).with("reason", name(reason, ""));
            let otherwise = otherwise.with("entry", entry.as_str());
            let matter = reason.loses().map_or(Matter::Other, Matter::ProposedLoss);
            Occurrence::new(Irregularity, text.cloned().unwrap_or(otherwise)).waiting(*side, matter)
        }
        Fact::TouchedEarly { by, square, .. } => {
            let otherwise = of("report-touched-early", *by).with("square", *square);
            Occurrence::new(Irregularity, text.cloned().unwrap_or(otherwise))
        }
        Fact::Flag { side } => {
            Occurrence::new(Irregularity, of("play-flag-fallen", *side)).waiting(*side, Matter::Flag)
        }
        Fact::Offered { by } => Occurrence::new(Claim, of("report-offered", *by)),
        Fact::Declined { by } => Occurrence::new(Claim, of("report-declined", *by)),
        Fact::TakebackOffered { by, plies } => {
            Occurrence::new(Claim, of("report-takeback-offered", *by).with("plies", *plies))
        }
        Fact::TakebackDeclined { by } => Occurrence::new(Claim, of("report-takeback-declined", *by)),
        Fact::Claimed { by, ground, .. } => {
            Occurrence::new(Claim, claim_words(*by, *ground, text)).waiting(*by, matter_of(*ground))
        }
        Fact::Attendance { side, present } => {
            let id = if *present { "report-arrived" } else { "report-absent" };
            Occurrence::new(Attendance, of(id, *side))
        }
        Fact::Resumed { gap_ms, missing } => {
            let words = Message::new("report-resumed").with("gap", *gap_ms).with("missing", *missing);
            Occurrence::new(Interruption, words)
        }
        Fact::PinSet {} => Occurrence::new(Interruption, Message::new("report-pin-set")),
        Fact::PinPaused { wrong, pause_ms } => {
            let words = Message::new("report-pin-paused").with("wrong", *wrong);
            Occurrence::new(Irregularity, words.with("pause", *pause_ms))
        }
        Fact::Device { device, state } => {
            let words =
                Message::new("report-device").with("device", device.code()).with("state", state.code());
            Occurrence::new(Interruption, words)
        }
        Fact::Mismatch { board, squares } => {
            Occurrence::new(Difference, of("report-mismatch", *board).with("squares", squares.clone()))
        }
        Fact::Listened { by, state: ListeningState::Differs, uci, .. } => {
            let uci = uci.clone().unwrap_or_default();
            Occurrence::new(Difference, of("report-listened-differs", *by).with("uci", uci))
        }
        Fact::ClockDiffers { white_ms, black_ms, shown_white_ms, shown_black_ms } => {
            let words = Message::new("clock-differs")
                .with("white", *white_ms)
                .with("black", *black_ms)
                .with("shown_white", *shown_white_ms)
                .with("shown_black", *shown_black_ms);
            Occurrence::new(Difference, words)
        }
        Fact::Written { side, cell, .. } if cell.is_empty() => {
            Occurrence::new(Difference, of("report-written-nothing", *side))
        }
        Fact::Written { side, cell, .. } => {
            Occurrence::new(Difference, of("report-written", *side).with("cell", cell.as_str()))
        }
        Fact::Reconciled { .. } => Occurrence::new(Difference, Message::new("report-reconciled")),
        Fact::ResultAwaited { side, reason } => {
            Occurrence::new(Irregularity, of("play-result-awaited", *side).with("reason", reason.code()))
        }
        Fact::ResultHeld { .. } => Occurrence::new(Irregularity, Message::new("play-result-held")),
        Fact::Result { result, .. } => {
            let otherwise = Message::new("report-result-only").with("result", result.as_str());
            Occurrence::new(OccurrenceKind::Result, text.cloned().unwrap_or(otherwise))
        }
        Fact::Announced { .. }
        | Fact::Touched { .. }
        | Fact::LetGo { .. }
        | Fact::Made { .. }
        | Fact::Repeated { .. }
        | Fact::Corrected { .. }
        | Fact::Completed { .. }
        | Fact::Refused { .. }
        | Fact::Clock { .. }
        | Fact::Warned { .. }
        | Fact::Assisted { .. }
        | Fact::Dictated { .. }
        | Fact::Listened { .. } => return None,
    })
}
