//! A report as one JSON object.

use super::dispute::Dispute;
use super::occurrence::{Occurrence, OccurrenceKind};
use super::sentences::{REPORTED_BY, Sentences};
use crate::chess::{ByColor, Color, placement};
use crate::clock::Span;
use crate::game::SideSettings;
use serde_json::{Map, Value, json};

/// Returns the report as a JSON object.
pub(super) fn object(report: &Sentences) -> Value {
    let account = report.account;
    let settings = &account.header.settings;
    let event = &settings.event;
    let occurrences: Vec<Value> =
        (1..).zip(&account.occurrences).map(|(number, each)| occurrence(report, number, each)).collect();
    known(json!({
        "white": player(settings.side(Color::White)),
        "black": player(settings.side(Color::Black)),
        "name": event.name,
        "site": event.site,
        "round": event.round,
        "program": account.header.program,
        "reported_by": REPORTED_BY,
        "begun_ms": account.header.wall_ms,
        "time_control": settings.control.as_ref().map(ToString::to_string),
        "laws": settings.laws.to_string(),
        "supervision": report.rate_supervised().map(|_| settings.supervision),
        "variant": settings.variant.code(),
        "clock_only": settings.clock_only,
        "start": settings.start,
        "arbiter": settings.arbiter,
        "plies": account.plies,
        "moves": account.plies.map(|_| account.moves.iter().map(|made| made.san.as_str()).collect::<Vec<&str>>()),
        "result": account.result.as_ref().map(|(outcome, _)| outcome.score()),
        "reason": account.result.as_ref().map(|(outcome, _)| outcome.reason.code()),
        "clocks": clocks(report),
        "clocks_at_end": account.clocks_at_end.as_ref().map(|left| json!({"white_ms": left.white, "black_ms": left.black})),
        "summary": summary(report),
        "occurrences": occurrences,
        "disputes": account.disputes.iter().map(|each| dispute(report, each)).collect::<Vec<Value>>(),
        "scores": account.scores.iter().map(|line| report.say(line)).collect::<Vec<String>>(),
        "whole": account.damage.is_empty(),
        "entries": account.entries,
        "digest": account.digest.map(|told| {
            told.digest.squares().iter().map(ToString::to_string).collect::<Vec<String>>()
        }),
    }))
}

/// Removes the fields whose value is unknown (null).
fn known(object: Value) -> Value {
    match object {
        Value::Object(fields) => {
            Value::Object(fields.into_iter().filter(|(_, value)| !value.is_null()).collect::<Map<_, _>>())
        }
        other => other,
    }
}

fn player(player: &SideSettings) -> Value {
    known(json!({
        "name": player.name,
        "title": player.title,
        "elo": player.elo,
        "fide_id": player.fide_id,
        "impaired": player.impaired,
        "deaf": player.deaf,
        "board": player.board.is_some(),
        "assistant": player.assistant.is_some(),
        "hear": player.hear,
    }))
}

/// Returns the numbers of what is in force and what is open, and the counts.
fn summary(report: &Sentences) -> Value {
    let account = report.account;
    json!({
        "open_appeals": account.open_appeals(),
        "open_cases": account.open_cases(),
        "rulings": account.rulings_in_force(),
        "white_illegal_moves": account.offences.white,
        "black_illegal_moves": account.offences.black,
        "claims": account.count(OccurrenceKind::Claim),
        "calls": account.count(OccurrenceKind::Call),
        "irregularities": account.count(OccurrenceKind::Irregularity),
    })
}

/// Returns both clocks at the start and after each move by either side.
fn clocks(report: &Sentences) -> Vec<Value> {
    let left = |(ply, left): (usize, &ByColor<Span>)| json!({"ply": ply, "white_ms": left.white, "black_ms": left.black});
    report.account.clocks.iter().enumerate().map(left).collect()
}

fn occurrence(report: &Sentences, number: usize, occurrence: &Occurrence) -> Value {
    known(json!({
        "number": number,
        "case": occurrence.case,
        "kind": occurrence.kind,
        "event": occurrence.event,
        "at_ms": occurrence.at,
        "wall_ms": occurrence.wall_ms,
        "ply": occurrence.ply.map(|due| due.ply.number()),
        "text": occurrence.words.iter().map(|words| report.say(words)).collect::<Vec<String>>().join(" "),
        "times": (occurrence.times > 1).then_some(occurrence.times),
        "last_wall_ms": (occurrence.times > 1).then_some(occurrence.last_wall_ms),
        "clauses": occurrence.clauses,
        "move": occurrence.claimed,
        "position": occurrence.position,
        "note": occurrence.note,
        "effects": (!occurrence.effects.is_empty()).then_some(&occurrence.effects),
        "white_ms": occurrence.left.map(|left| left.white),
        "black_ms": occurrence.left.map(|left| left.black),
        "noticed": occurrence.source.map(|source| source.how),
        "by": occurrence.source.map(|source| source.speaker),
        "seat": occurrence.source.and_then(|source| source.seat),
        "part_of": occurrence.part_of,
        "claimed_in": occurrence.claimed_in,
        "joined_into": occurrence.joined_into.and_then(|case| report.account.number_of_case(case)),
        "reason": occurrence.refusal,
        "offender": occurrence.offence.map(|offence| offence.side.fold_wb("white", "black")),
        "offence": occurrence.offence.and_then(|offence| offence.number),
        "must": must(occurrence),
        "played": occurrence.duty.as_ref().and_then(|duty| duty.made()),
        "met": occurrence.duty.as_ref().and_then(|duty| duty.is_met()),
        "white_clock": occurrence.clock_change.as_ref().map(|change| change.json(Color::White)),
        "black_clock": occurrence.clock_change.as_ref().map(|change| change.json(Color::Black)),
        "repeated_after": occurrence.repeats.as_ref().map(|repeats| &repeats.plies),
        "appeal": (occurrence.appeal && occurrence.settled.is_none()).then_some("open"),
        "settled": occurrence.settled.map(|settled| settled.how),
        "settled_by": occurrence.settled.map(|settled| settled.by),
    }))
}

/// Returns the moves possible instead of the one of a case, or those owed after a ruling.
fn must(occurrence: &Occurrence) -> Option<Vec<String>> {
    let instead = || occurrence.instead.iter().map(|mv| mv.san.clone()).collect::<Vec<String>>();
    let owed = occurrence.duty.as_ref().map(|duty| duty.allowed());
    owed.or_else(|| (!occurrence.instead.is_empty()).then(instead))
}

fn dispute(report: &Sentences, dispute: &Dispute) -> Value {
    let [(one, here), (other, there)] = &dispute.boards;
    let squares: Vec<String> = dispute.squares().iter().map(ToString::to_string).collect();
    let words: Vec<String> = dispute.in_words().iter().map(|line| report.say(line)).collect();
    json!({
        "occurrence": dispute.occurrence,
        "one": one.code(),
        "here": placement(here),
        "other": other.code(),
        "there": placement(there),
        "squares": squares,
        "words": words,
    })
}
