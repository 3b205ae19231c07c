//! Rows of facts: the people who may know a fact, its words, and its place in the report.
//!
//! A row is data. What depends on the state of the game is said by the topic that records the fact.

use annabella_chess::Color;
use annabella_laws::{Ground, Procedure, Reason, Situation};
use annabella_speech::{Audience, Message, Priority, Speaker, Worded};
use serde::Serialize;

/// The kind of an occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OccurrenceKind {
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

/// The way in which an event came to the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// The program noticed it.
    Detected,
    /// A player or an assistant claimed it.
    Claimed,
    /// A person entered it.
    Entered,
}

/// The ways in which a fact can come to the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Always in this manner.
    Always(Manner),
    /// Entered by the arbiter, or otherwise in this manner.
    ArbiterOr(Manner),
    /// Noticed by the program, unless a claim in the same entry led to it.
    ProgramOrClaim,
}

impl Origin {
    /// Returns the manner of a fact whose entry is by the arbiter, or contains a claim.
    pub fn manner(self, by_arbiter: bool, by_claim: bool) -> Manner {
        match self {
            Origin::Always(manner) => manner,
            Origin::ArbiterOr(_) if by_arbiter => Manner::Entered,
            Origin::ArbiterOr(manner) => manner,
            Origin::ProgramOrClaim if by_claim => Manner::Claimed,
            Origin::ProgramOrClaim => Manner::Detected,
        }
    }
}

/// The matter of a dismissal that names only a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// A draw claim by repetition or fifty moves.
    DrawClaim(Ground),
    /// A loss that the program proposed.
    ProposedLoss(Reason),
    /// A fallen flag.
    Flag,
    /// Anything else: it has a case, or only informs the arbiter.
    Other,
}

/// The clauses of a fact; the edition and the circumstances of the game determine their numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clauses {
    /// No clauses.
    None,
    /// Those of a situation.
    Of(Situation),
    /// Those of a procedure.
    For(Procedure),
    /// Those for a visually impaired player (2023 D.2), or for a sighted one.
    BySight(Color, Procedure, Procedure),
    /// Those about touch-move; after a claim that a piece was released elsewhere, those about releasing.
    TouchBroken,
    /// Those about boards that differ.
    Boards,
    /// Those about late players.
    Late,
    /// Those of a claim in the last two minutes.
    EndClaim,
    /// Those of a result.
    Result(Reason),
    /// Those of the case under the ruling, or the clause given with the ruling.
    Ruling,
}

/// The place of a fact in the report, which the hall shows too.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportRow {
    /// The kind of occurrence.
    pub kind: OccurrenceKind,
    /// Its sentence.
    pub words: Message,
    /// Whether the sentence said in the game, if there is one, replaces `words`.
    pub as_said: bool,
    /// The clauses that apply to it.
    pub clauses: Clauses,
    /// How it came to the report.
    pub origin: Origin,
    /// Whether another occurrence of the report includes it.
    pub is_part: bool,
    /// Whether only its player may know it before the game is over, so that the hall does not show it.
    pub is_private: bool,
    /// The reason given.
    pub note: Option<String>,
    /// The side concerned and the matter, if someone must rule on it.
    pub waits: Option<(Color, Matter)>,
    /// Whether later facts of the same entry can be effects of it.
    pub leads: bool,
    /// Whether it is an effect of a ruling before it in the same entry.
    pub follows: bool,
}

impl ReportRow {
    /// Creates the row of a fact that is an occurrence of its own.
    pub(super) const fn new(
        kind: OccurrenceKind,
        words: Message,
        clauses: Clauses,
        origin: Origin,
    ) -> ReportRow {
        let (as_said, is_part, is_private, note, waits) = (false, false, false, None, None);
        ReportRow {
            kind,
            words,
            as_said,
            clauses,
            origin,
            is_part,
            is_private,
            note,
            waits,
            leads: false,
            follows: false,
        }
    }

    /// Returns its sentence. `said`: the sentence said in the game.
    pub fn sentence(&self, said: Option<&Message>) -> Message {
        said.filter(|_| self.as_said).unwrap_or(&self.words).clone()
    }

    pub(super) fn worded_as_said(self) -> ReportRow {
        ReportRow { as_said: true, ..self }
    }

    pub(super) fn part(self, is_part: bool) -> ReportRow {
        ReportRow { is_part, ..self }
    }

    pub(super) fn private(self) -> ReportRow {
        ReportRow { is_private: true, ..self }
    }

    pub(super) fn because(self, note: &Option<String>) -> ReportRow {
        ReportRow { note: note.clone(), ..self }
    }

    pub(super) fn waits(self, side: Color, matter: Matter) -> ReportRow {
        ReportRow { waits: Some((side, matter)), ..self }
    }

    pub(super) fn leads(self) -> ReportRow {
        ReportRow { leads: true, ..self }
    }

    pub(super) fn follows(self) -> ReportRow {
        ReportRow { follows: true, ..self }
    }
}

/// The people who may know a fact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Knows {
    /// Always these.
    Only(Audience),
    /// These, unless the topic that records the fact names others.
    Unless(Audience),
    /// The arbiter and this player; without an arbiter, both players, because either may rule.
    TimeOf(Color),
}

/// How a fact is said.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Speech {
    /// The player hears or feels its cause.
    Silent,
    /// Each phrase as an announcement of this side.
    Announced(Color),
    /// As one utterance.
    Said {
        /// The speaker; `None`: as the topic says.
        by: Option<Speaker>,
        priority: Priority,
        /// The phrase; `None`: as the topic says.
        words: Option<Message>,
        /// The reason given, said after it.
        reason: Option<String>,
    },
}

/// Whether the times of the clocks are reported before the words.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum WithClock {
    No,
    Yes,
    /// If a clock runs and something is said.
    IfRunning,
}

/// Everything that follows from the kind of a fact.
#[derive(Clone, Debug, PartialEq)]
pub struct FactRow {
    pub(crate) knows: Knows,
    /// The hearers, if they are not those who may know it.
    pub(crate) hears: Option<Knows>,
    pub(crate) speech: Speech,
    /// Whether scripts get the first phrase.
    pub(crate) text: bool,
    pub(crate) clock: WithClock,
    /// Whether a voice says it.
    pub(crate) aloud: bool,
    /// Its place in the report; `None` for moves and parts of moves.
    pub report: Option<ReportRow>,
    /// Its sentence in the journal in words, if it has none in the game.
    pub journal: Option<Message>,
}

impl FactRow {
    /// Creates the row of a fact without words.
    pub(super) const fn silent(knows: Knows) -> FactRow {
        let (speech, clock) = (Speech::Silent, WithClock::No);
        FactRow { knows, hears: None, speech, text: false, clock, aloud: true, report: None, journal: None }
    }

    /// Creates the row of a fact said in the phrases of its topic.
    pub(super) fn said(knows: Knows, priority: Priority) -> FactRow {
        let speech = Speech::Said { by: None, priority, words: None, reason: None };
        FactRow { speech, ..FactRow::silent(knows) }
    }

    /// Says this phrase instead of those of the topic.
    pub(super) fn phrase(mut self, phrase: &impl Worded) -> FactRow {
        if let Speech::Said { words, .. } = &mut self.speech {
            *words = Some(phrase.message());
        }
        self
    }

    /// Says and reports the reason given.
    pub(super) fn because(mut self, note: &Option<String>) -> FactRow {
        if let Speech::Said { reason, .. } = &mut self.speech {
            reason.clone_from(note);
        }
        FactRow { report: self.report.map(|report| report.because(note)), ..self }
    }

    pub(super) fn by(mut self, speaker: impl Into<Speaker>) -> FactRow {
        if let Speech::Said { by, .. } = &mut self.speech {
            *by = Some(speaker.into());
        }
        self
    }

    pub(super) fn heard_by(self, hears: Knows) -> FactRow {
        FactRow { hears: Some(hears), ..self }
    }

    /// Gives scripts the first phrase.
    pub(super) fn text(self) -> FactRow {
        FactRow { text: true, ..self }
    }

    pub(super) fn clock(self, clock: WithClock) -> FactRow {
        FactRow { clock, ..self }
    }

    pub(super) fn report(self, report: ReportRow) -> FactRow {
        FactRow { report: Some(report), ..self }
    }

    pub(super) fn journal(self, words: Message) -> FactRow {
        FactRow { journal: Some(words), ..self }
    }
}
