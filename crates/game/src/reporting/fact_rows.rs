//! One row for each fact. A new fact gets its arm here.

use crate::interface::case_fact::{IncidentFact, RuledFact, Ruling as Ruled};
use crate::interface::duties::Duty;
use crate::interface::event::Device;
use crate::interface::fact::{ClaimGround, Fact, HaltReason, Irregular};
use crate::interface::listening::ListeningState;
use crate::reporting::fact_row::OccurrenceKind::{
    Attendance, Call, Claim, Closed, Difference, Interruption, Irregularity, Result, Ruling, Start,
};
use crate::reporting::fact_row::{
    Clauses, FactRow, Knows, Manner, Matter, Origin, ReportRow, Speech, WithClock,
};
use crate::reporting::words::FactPhrase;
use Priority::{Important, Notification, Text};
use annabella_chess::Color;
use annabella_laws::{Ground, Procedure, Reason, Situation};
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Value, Worded, interruption};
use serde::Serialize;

const ROOM: Knows = Knows::Only(Audience::Room);
const ARBITER: Knows = Knows::Only(Audience::Arbiter);
const ROOM_UNLESS_NAMED: Knows = Knows::Unless(Audience::Room);

const DETECTED: Origin = Origin::Always(Manner::Detected);
const CLAIMED: Origin = Origin::Always(Manner::Claimed);
const ENTERED: Origin = Origin::Always(Manner::Entered);

fn player(side: Color) -> Knows {
    Knows::Only(side.into())
}

/// Returns a message with the side that it is about.
fn of(id: &'static str, side: Color) -> Message {
    Message::new(id).with("side", side)
}

/// Returns the name of a value in JSON, which selects words.
fn code(value: &impl Serialize) -> Value {
    let name = serde_json::to_value(value).unwrap_or_default();
    Value::from(name.as_str().unwrap_or_default())
}

impl Fact {
    /// Returns the row of this fact.
    pub fn row(&self) -> FactRow {
        match self {
            Fact::Started { side } => {
                let report = ReportRow::new(Start, of("report-started", *side), Clauses::None, ENTERED);
                FactRow::said(ROOM, Priority::Message).clock(WithClock::Yes).report(report)
            }
            Fact::Announced { side, .. } => {
                FactRow { speech: Speech::Announced(*side), ..FactRow::silent(ROOM).text() }
            }
            Fact::Corrected { side, san, instead_of, .. } => {
                let words = match instead_of {
                    Some(before) => of("report-corrected-from", *side).with("before", before.as_str()),
                    None => of("report-corrected", *side),
                };
                let words = words.with("san", san.as_str());
                let report = ReportRow::new(Difference, words, Clauses::For(Procedure::Correction), ENTERED);
                let row = FactRow::silent(ROOM).text().report(report);
                FactRow { speech: Speech::Announced(*side), ..row }
            }
            Fact::Touched { by, square, .. } => {
                FactRow::silent(player(*by)).journal(of("journal-touched", *by).with("square", *square))
            }
            Fact::TouchedEarly { by, square, .. } => {
                let words = of("report-touched-early", *by).with("square", *square);
                let clauses =
                    Clauses::BySight(*by, Procedure::ImpairedLiftedEarly, Procedure::SightedLiftedEarly);
                let report = ReportRow::new(Irregularity, words, clauses, DETECTED).worded_as_said();
                FactRow::said(ARBITER, Notification).text().report(report)
            }
            Fact::ContactLost { board, square, lost_ms, entry } => {
                let words = of("report-contact-lost", *board).with("square", *square);
                let words = words.with("millis", lost_ms.millis()).with("san", entry.as_str());
                let report = ReportRow::new(Difference, words, Clauses::TouchBroken, DETECTED);
                FactRow::said(ARBITER, Notification).report(report)
            }
            Fact::ContactUnsteady { board, square, losses, longest_ms } => {
                let words = of("report-contact-unsteady", *board).with("square", *square);
                let words = words.with("times", *losses).with("millis", longest_ms.millis());
                let report = ReportRow::new(Interruption, words, Clauses::None, DETECTED);
                FactRow::said(player(*board), Priority::Message).report(report)
            }
            Fact::Released { by, square, .. } => {
                FactRow::silent(player(*by)).journal(of("journal-let-go", *by).with("square", *square))
            }
            Fact::Made { side, san, .. } => {
                FactRow::silent(ROOM).journal(of("journal-made", *side).with("san", san.as_str()))
            }
            Fact::Repeated { by, pegs: true, .. } => {
                FactRow::silent(ROOM).journal(of("journal-repeated", *by))
            }
            Fact::Repeated { .. } => FactRow::silent(ROOM),
            Fact::Completed { side, .. } => FactRow::silent(ROOM).journal(of("journal-completed", *side)),
            Fact::Refused { .. } => FactRow::silent(ROOM_UNLESS_NAMED).text(),
            Fact::Assisted { of: side, duty, .. } => {
                let words = of("journal-assisted", *side).with("duty", duty.code());
                FactRow::silent(ROOM_UNLESS_NAMED).text().journal(words)
            }
            Fact::Clock { white_ms, black_ms, .. } => {
                let times = Phrase::WhiteBlackTimes { white: *white_ms, black: *black_ms };
                let line = Message::new("line").with("speaker", Message::new("speaker-clock"));
                FactRow::silent(ARBITER).journal(line.with("words", times.message()))
            }
            Fact::Mismatch { board, squares } => {
                let words = of("report-mismatch", *board).with("squares", squares.clone());
                let report = ReportRow::new(Difference, words, Clauses::Boards, DETECTED);
                FactRow::said(player(*board), Priority::Message).report(report)
            }
            Fact::Irregularity { side, reason, entry } => irregularity(*side, *reason, entry),
            Fact::Flag { side } => {
                let clauses = Clauses::Of(Situation::FlagFallen);
                let report = ReportRow::new(Irregularity, of("play-flag-fallen", *side), clauses, DETECTED);
                let report = report.waits(*side, Matter::Flag);
                FactRow::said(ARBITER, Important).by(Speaker::Clock).report(report)
            }
            Fact::Halted { reason, note } => halted(*reason).because(note),
            Fact::Continued { note } => {
                let (words, clauses) =
                    (Message::new("play-continued-without-clock"), Clauses::For(Procedure::Resumption));
                let report = ReportRow::new(Ruling, words, clauses, ENTERED).follows();
                FactRow::said(ROOM, Priority::Message)
                    .clock(WithClock::IfRunning)
                    .report(report)
                    .because(note)
            }
            Fact::Offered { by } => offer(
                *by,
                &FactPhrase::Offered { side: *by },
                of("report-offered", *by),
                Clauses::For(Procedure::Offer),
            ),
            Fact::Declined { by } => offer(
                *by,
                &FactPhrase::Declined,
                of("report-declined", *by),
                Clauses::Of(Situation::OfferDeclined),
            ),
            Fact::TakebackOffered { by, plies } => offer(
                *by,
                &FactPhrase::TakebackOffered { side: *by, plies: *plies },
                of("report-takeback-offered", *by).with("plies", *plies),
                Clauses::None,
            ),
            Fact::TakebackDeclined { by } => {
                offer(*by, &FactPhrase::TakebackDeclined, of("report-takeback-declined", *by), Clauses::None)
            }
            Fact::Set { side, left_ms, note } => {
                let words = of("report-set", *side).with("time", *left_ms);
                let phrase = FactPhrase::TimeSet { side: *side, left: *left_ms };
                clock_ruling(*side, &phrase, words).clock(WithClock::Yes).because(note)
            }
            Fact::Added { side, more_ms, left_ms, note } => {
                let words = of("report-added", *side).with("more", *more_ms).with("time", *left_ms);
                let phrase = FactPhrase::TimeAdded { side: *side, more: *more_ms, left: *left_ms };
                clock_ruling(*side, &phrase, words).clock(WithClock::Yes).because(note)
            }
            Fact::Control { control, note } => {
                let words = Message::new("report-control-changed").with("control", control.to_string());
                let report = ReportRow::new(Ruling, words, Clauses::Of(Situation::ClockSetWrongly), ENTERED);
                FactRow::said(ROOM, Important).report(report.worded_as_said().leads()).because(note)
            }
            Fact::AnnounceLanguage { language, note } => {
                let words = Message::new("report-announce-language").with("language", language.tag());
                let clauses = Clauses::For(Procedure::Announcing);
                let report = ReportRow::new(Ruling, words, clauses, ENTERED).leads();
                FactRow::said(ROOM, Priority::Message).report(report).because(note)
            }
            Fact::Assistant { side, duties, note } => {
                let words = of("report-assistant-changed", *side);
                let named: Vec<&str> = duties.each().map(|duty| duty.code()).collect();
                let has = match named.len() {
                    0 => "none",
                    some if some == Duty::ALL.len() => "all",
                    _ => "some",
                };
                let words = words.with("duties", named.join(", ")).with("has", has);
                let report = ReportRow::new(
                    Ruling,
                    words,
                    Clauses::BySight(*side, Procedure::Assistance, Procedure::SightedAssistance),
                    ENTERED,
                );
                FactRow::said(ROOM, Priority::Message).report(report).because(note)
            }
            Fact::TouchRuled { side, square: Some(square), note } => {
                let words = of("report-touch-ruled", *side).with("square", *square);
                let report = ReportRow::new(Ruling, words, Clauses::For(Procedure::TouchReport), ENTERED);
                FactRow::silent(ARBITER).report(report).because(note)
            }
            Fact::TouchRuled { side, square: None, note } => {
                let words = of("play-untouched", *side);
                let report = ReportRow::new(Ruling, words, Clauses::For(Procedure::AccidentalTouch), ENTERED);
                FactRow::said(ROOM, Priority::Message).report(report).because(note)
            }
            Fact::Counted { side, moves, note } => {
                let words = of("report-counted", *side).with("moves", *moves);
                let phrase = FactPhrase::MovesCounted { side: *side, moves: *moves };
                clock_ruling(*side, &phrase, words).because(note)
            }
            Fact::Adjourned { side, sealed, note } => {
                let words = of("report-adjourned", *side).with("sealed", *sealed);
                let report = ReportRow::new(Ruling, words, Clauses::For(Procedure::Adjournment), ENTERED);
                let clock = if *sealed { WithClock::Yes } else { WithClock::No };
                FactRow::said(ROOM, Important).clock(clock).report(report).because(note)
            }
            Fact::Attendance { side, present } => {
                let id = if *present { "report-arrived" } else { "report-absent" };
                let report = ReportRow::new(Attendance, of(id, *side), Clauses::Late, ENTERED);
                FactRow::said(ROOM, Priority::Message).report(report)
            }
            Fact::Warned { side, left_ms } => FactRow::said(player(*side), Priority::Message)
                .phrase(&FactPhrase::LowTime { left: *left_ms })
                .by(Speaker::Clock),
            Fact::ClockDiffers { white_ms, black_ms, shown_white_ms, shown_black_ms } => {
                let (white, black) = (*white_ms, *black_ms);
                let (shown_white, shown_black) = (*shown_white_ms, *shown_black_ms);
                let differs = FactPhrase::ClockDiffers { white, black, shown_white, shown_black };
                let report = ReportRow::new(Difference, differs.message(), Clauses::None, DETECTED);
                let row = FactRow::said(ROOM_UNLESS_NAMED, Priority::Message).by(Speaker::Clock);
                row.phrase(&differs).report(report)
            }
            Fact::Retracted { plies, agreed, note } => {
                let words = Message::new("report-retracted").with("plies", *plies).with("agreed", *agreed);
                let report = ReportRow::new(Ruling, words, Clauses::None, ENTERED).leads().follows();
                FactRow::said(ROOM, Important).clock(WithClock::Yes).report(report).because(note)
            }
            Fact::Claimed { by, ground, uci, square, from } => {
                let words = match (ground, square, from) {
                    (ClaimGround::Touch, Some(square), _) => {
                        of("report-claimed-touch", *by).with("square", *square)
                    }
                    (ClaimGround::Released, Some(square), Some(from)) => {
                        of("report-claimed-let-go", *by).with("square", *square).with("from", *from)
                    }
                    _ => of("report-claimed", *by).with("ground", code(ground)),
                };
                let (matter, clauses) = claim(*ground, uci.is_some());
                let report = ReportRow::new(Claim, words, clauses, CLAIMED).waits(*by, matter);
                FactRow::said(ROOM, Priority::Message).text().report(report)
            }
            Fact::Dismissed { side, note } => {
                // Its matter has the clauses.
                let report = ReportRow::new(Ruling, of("report-dismissed", *side), Clauses::None, ENTERED);
                FactRow::said(ROOM, Important).report(report.leads()).because(note)
            }
            Fact::Incident(incident) => case(incident),
            Fact::Ruled(ruled) => ruling(ruled),
            Fact::Waived { .. } => {
                let clauses = Clauses::Of(Situation::DeafOpponent);
                let report = ReportRow::new(Ruling, Message::new("report-waived"), clauses, ENTERED);
                let row = FactRow::said(ROOM, Important).by(Speaker::Arbiter);
                row.phrase(&FactPhrase::WithoutAssistant).report(report)
            }
            Fact::ResultHeld { .. } => {
                let (words, clauses) = (FactPhrase::ResultHeld.message(), Clauses::Of(Situation::FlagFallen));
                let report = ReportRow::new(Irregularity, words, clauses, DETECTED);
                let row = FactRow::said(ROOM, Priority::Message).text();
                row.phrase(&FactPhrase::ResultHeld).report(report)
            }
            Fact::Resumed { gap_ms, missing } => {
                let words = Message::new("report-resumed")
                    .with("gap", interruption(*gap_ms))
                    .with("missing", *missing);
                let report = ReportRow::new(Interruption, words, Clauses::None, DETECTED);
                FactRow::silent(ROOM).report(report)
            }
            Fact::PinSet {} => {
                let words = Message::new("report-pin-set");
                let report = ReportRow::new(Interruption, words, Clauses::None, ENTERED);
                FactRow::said(ROOM, Important).text().phrase(&FactPhrase::PinSet).report(report)
            }
            Fact::PinPaused { wrong, pause_ms } => {
                let words = Message::new("report-pin-paused").with("wrong", *wrong).with("pause", *pause_ms);
                let report = ReportRow::new(Irregularity, words, Clauses::None, DETECTED);
                let phrase = FactPhrase::PinPaused { wrong: *wrong, pause: *pause_ms };
                FactRow::said(ARBITER, Important).text().phrase(&phrase).report(report)
            }
            Fact::Written { side, cell, .. } => {
                let words = match cell.as_str() {
                    "" => of("report-written-nothing", *side),
                    cell => of("report-written", *side).with("cell", cell),
                };
                let clauses = Clauses::For(Procedure::Writing);
                let row = FactRow::said(player(*side), Text).text().heard_by(ROOM_UNLESS_NAMED);
                row.report(ReportRow::new(Difference, words, clauses, ENTERED).private())
            }
            Fact::Reconciled { .. } => {
                let words = Message::new("report-reconciled");
                let report = ReportRow::new(Difference, words, Clauses::Boards, ENTERED);
                FactRow::said(ROOM_UNLESS_NAMED, Priority::Message).text().report(report)
            }
            Fact::Device { device, state } => {
                let words = Message::new("report-device").with("device", device.code());
                let words = words.with("state", state.code());
                let report = ReportRow::new(Interruption, words, Clauses::None, DETECTED);
                let priority = if *device == Device::Journal { Important } else { Priority::Message };
                FactRow::said(ROOM_UNLESS_NAMED, priority).report(report)
            }
            Fact::Dictated { by, .. } => FactRow::silent(player(*by)),
            Fact::Listened { by, state, uci, .. } => listened(*by, *state, uci.as_deref()),
            Fact::ListeningAllowed { side, allowed } => {
                let words = of("report-listening-allowed", *side).with("allowed", *allowed);
                let report = ReportRow::new(Ruling, words, Clauses::None, ENTERED);
                FactRow::said(ROOM, Priority::Message).text().report(report)
            }
            Fact::ResultAwaited { side, reason } => {
                let (phrase, clauses) =
                    (FactPhrase::ResultAwaited { side: *side, reason: *reason }, Clauses::Result(*reason));
                let report = ReportRow::new(Irregularity, phrase.message(), clauses, ended(*reason));
                FactRow::said(ROOM, Important).text().phrase(&phrase).report(report)
            }
            Fact::Result { result, reason, note } => {
                let words = Message::new("report-result-only").with("result", result.as_str());
                let report =
                    ReportRow::new(Result, words, Clauses::Result(*reason), ended(*reason)).worded_as_said();
                // A flag fall is said immediately; other results after the utterance about the last move.
                let flag = matches!(reason, Reason::Flag | Reason::FlagCannotMate);
                let priority = if flag { Important } else { Priority::Message };
                FactRow::said(ROOM, priority).text().report(report).because(note)
            }
        }
    }
}

/// An offer, or the answer to one, which everyone hears.
fn offer(by: Color, phrase: &FactPhrase, words: Message, clauses: Clauses) -> FactRow {
    let row = FactRow::said(ROOM, Priority::Message).by(by).phrase(phrase);
    row.report(ReportRow::new(Claim, words, clauses, ENTERED))
}

/// A ruling about a player's time or move counter, which is private.
///
/// Only the arbiter knows why it was made; the arbiter's reason is in the occurrence.
fn clock_ruling(side: Color, phrase: &FactPhrase, words: Message) -> FactRow {
    let row = FactRow::said(ARBITER, Important).by(Speaker::Clock).heard_by(Knows::TimeOf(side));
    row.phrase(phrase).report(ReportRow::new(Ruling, words, Clauses::None, ENTERED).follows())
}

/// Returns who ended the game for a reason, if not the arbiter.
const fn ended(reason: Reason) -> Origin {
    Origin::ArbiterOr(match reason {
        Reason::Resignation | Reason::ResignationCannotMate | Reason::Agreement => Manner::Entered,
        Reason::ThreefoldClaim | Reason::FiftyClaim | Reason::NormalMeans | Reason::Unsettled => {
            Manner::Claimed
        }
        _ => Manner::Detected,
    })
}

fn irregularity(side: Color, reason: Irregular, entry: &str) -> FactRow {
    let (priority, clauses) = match reason {
        Irregular::PressEarly => (
            Notification,
            Clauses::BySight(side, Procedure::ImpairedPressedEarly, Procedure::SightedPressedEarly),
        ),
        Irregular::OfferUntimely => (Priority::Message, Clauses::For(Procedure::UntimelyOffer)),
        Irregular::TwoHands => (Priority::Message, Clauses::Of(Situation::TwoHands)),
        Irregular::Illegal => (Important, Clauses::Of(Situation::IllegalMove)),
        Irregular::TouchMove => (Important, Clauses::TouchBroken),
        Irregular::Unpromoted => (Important, Clauses::Of(Situation::UnpromotedPawn)),
        Irregular::DefaultTime => (Important, Clauses::Late),
        Irregular::ScoresheetRequests => (Priority::Message, Clauses::Of(Situation::OpponentDisturbed)),
        Irregular::MadeNotSealed => (Priority::Message, Clauses::For(Procedure::Adjournment)),
        Irregular::SealedMove => (Important, Clauses::For(Procedure::InvalidSealedMove)),
        Irregular::EnvelopeMissing | Irregular::EnvelopeAltered => {
            (Important, Clauses::For(Procedure::LostEnvelope))
        }
    };
    // The sentences for the arbiter also say what to type.
    let (id, as_said) = match reason {
        Irregular::DefaultTime => ("report-default-time-over", false),
        Irregular::EnvelopeMissing => ("report-envelope-missing", false),
        Irregular::EnvelopeAltered => ("report-envelope-altered", false),
        _ => ("report-irregularity", true),
    };
    let words = of(id, side).with("reason", code(&reason)).with("entry", entry);
    let matter = reason.loses().map_or(Matter::Other, Matter::ProposedLoss);
    let report = ReportRow::new(Irregularity, words, clauses, Origin::ProgramOrClaim).waits(side, matter);
    let report = ReportRow { as_said, ..report };
    let hears = Knows::Unless(Audience::Arbiter);
    // A proposed loss is reported to the arbiter, whose terminal the players may share.
    let knows = if reason.loses().is_some() { ARBITER } else { hears };
    FactRow::said(knows, priority).heard_by(hears).text().report(report)
}

fn halted(reason: HaltReason) -> FactRow {
    let words = Message::new("report-halted").with("reason", code(&reason));
    let stopped = |clauses, kind| {
        let report = ReportRow::new(kind, words.clone(), clauses, ENTERED).follows();
        FactRow::said(ROOM, Important).clock(WithClock::Yes).phrase(&Phrase::Halted).report(report)
    };
    let silent = |report: ReportRow| FactRow::silent(ROOM).clock(WithClock::Yes).report(report.follows());
    match reason {
        HaltReason::Ruling => stopped(Clauses::For(Procedure::Interruption), Ruling),
        HaltReason::ArbiterCalled => stopped(Clauses::For(Procedure::Call), Call),
        HaltReason::Gap | HaltReason::NoTime => {
            let report = ReportRow::new(Interruption, words, Clauses::None, DETECTED).follows();
            FactRow::said(ROOM, Important).report(report)
        }
        // The claim is reported as a fact of its own.
        HaltReason::Claim => silent(ReportRow::new(Interruption, words, Clauses::None, ENTERED).part(true)),
        // The ruling before it starts a new game.
        HaltReason::NewGame => {
            let words = Message::new("desk-holds").with("effect", "new-game");
            silent(ReportRow::new(Ruling, words, Clauses::None, ENTERED))
        }
        // The ruling has been reported as a fact of its own.
        HaltReason::Annulled => silent(ReportRow::new(Ruling, words, Clauses::None, ENTERED).part(true)),
    }
}

/// Returns the matter and the clauses of a claim.
const fn claim(ground: ClaimGround, with_move: bool) -> (Matter, Clauses) {
    let ground = match ground {
        ClaimGround::Threefold => Ground::Threefold,
        ClaimGround::Fifty => Ground::Fifty,
        ClaimGround::Touch => return (Matter::Other, Clauses::For(Procedure::TouchComplaint)),
        ClaimGround::Released => return (Matter::Other, Clauses::For(Procedure::ReleaseComplaint)),
        ClaimGround::NormalMeans => return (Matter::Other, Clauses::EndClaim),
        ClaimGround::Increment => return (Matter::Other, Clauses::Of(Situation::IncrementAsked)),
    };
    (Matter::DrawClaim(ground), Clauses::For(Procedure::Claim { ground, with_move }))
}

/// A case, which is reported to the arbiter in short form.
fn case(incident: &IncidentFact) -> FactRow {
    let words = of("report-case", incident.side).with("number", incident.number);
    let words = words.with("situation", incident.situation.code());
    let origin = if incident.told { Origin::ArbiterOr(Manner::Claimed) } else { DETECTED };
    // What the program observed is already an occurrence.
    let report = ReportRow::new(Irregularity, words, Clauses::Of(incident.situation), origin);
    let report = report.part(!incident.told).because(&incident.note);
    FactRow::said(ARBITER, Priority::Message).text().report(report)
}

fn ruling(fact: &RuledFact) -> FactRow {
    let (kind, origin, leads) = match fact.ruling {
        Ruled::Claimed | Ruled::Appealed => (Claim, CLAIMED, false),
        Ruled::Lapsed | Ruled::Righted | Ruled::Joined => (Closed, DETECTED, false),
        // The program upholds a case whose next move is completed (2023 A.5.4).
        Ruled::Upheld => (Ruling, Origin::ArbiterOr(Manner::Detected), true),
        Ruled::Dismissed
        | Ruled::Postponed
        | Ruled::Undone
        | Ruled::Penalty
        | Ruled::Result
        | Ruled::NewGame
        | Ruled::DrawAllowed
        | Ruled::Noted => (Ruling, ENTERED, true),
    };
    let report =
        ReportRow::new(kind, of("report-ruled", fact.side), Clauses::Ruling, origin).worded_as_said();
    let report = if leads { report.leads() } else { report };
    // A note is its whole sentence.
    let reason = fact.note.clone().filter(|_| fact.ruling != Ruled::Noted);
    FactRow::said(ROOM_UNLESS_NAMED, Important).text().report(report).because(&reason)
}

fn listened(by: Color, state: ListeningState, uci: Option<&str>) -> FactRow {
    let priority = match state {
        ListeningState::Open | ListeningState::Closed => Notification,
        ListeningState::Muted
        | ListeningState::Proposed
        | ListeningState::Unsure
        | ListeningState::Failed => Text,
        ListeningState::Differs => Priority::Message,
    };
    let words = of("report-listened-differs", by).with("uci", uci.unwrap_or_default());
    // The move may not be announced yet.
    let report = ReportRow::new(Difference, words, Clauses::None, ENTERED).private();
    let report = (state == ListeningState::Differs).then_some(report);
    let aloud = state != ListeningState::Open;
    FactRow { aloud, report, ..FactRow::said(player(by), priority).text() }
}
