//! How occurrences refer to each other: cases, claims on them, rulings, and rulings undone.

use super::clauses::{Case, Circumstances};
use super::dispute::Dispute;
use super::following;
use super::game_report::GameReport;
use super::occurrence::{Occurrence, OccurrenceKind, Waiting};
use crate::chess::Color;
use crate::game::{Fact, IncidentFact, Matter, RuledFact, Ruling, State};
use crate::laws::{Ground, Outcome, Reason, Situation};
use crate::speech::{Message, Speaker, Value};
use serde::Serialize;

/// The way in which an irregularity or a claim was settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Settlement {
    /// Upheld.
    Upheld,
    /// Dismissed, without consequences.
    Dismissed,
    /// Lapsed: the opponent has moved, so nothing can be done about it.
    Lapsed,
    /// Corrected before a ruling.
    Righted,
    /// Joined to another case about the same move or boards.
    Joined,
    /// A ruling, since taken back.
    TakenBack,
}

/// The settlement of an irregularity or a claim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Settled {
    pub how: Settlement,
    /// The number of the occurrence that settled it, counted from 1.
    pub by: usize,
}

/// The standing of an account before a ruling, to which undoing the ruling returns.
#[derive(Clone)]
pub(super) struct Past {
    /// The number of occurrences.
    occurrences: usize,
    /// The number of settlements that had changed.
    changes: usize,
    result: Option<(Outcome, Message)>,
    adjourned: bool,
    /// The index after the last occurrence of the ruling's entry.
    end: usize,
}

impl Past {
    /// Keeps the present standing.
    pub fn of(account: &GameReport) -> Past {
        let occurrences = account.occurrences.len();
        Past {
            occurrences,
            changes: account.changes.len(),
            result: account.result.clone(),
            adjourned: account.adjourned,
            end: occurrences,
        }
    }
}

impl Case {
    /// Creates the case of an incident.
    pub fn of(incident: &IncidentFact) -> Case {
        let without_year = |clause: &String| {
            let (_, clause) = clause.split_once(' ').unwrap_or(("", clause));
            clause.to_owned()
        };
        Case {
            number: incident.number,
            situation: incident.situation,
            clauses: incident.clauses.iter().map(without_year).collect(),
            penalty: incident.penalty,
        }
    }
}

impl GameReport {
    /// Returns the index of the occurrence that observed an incident or claimed it, if one did.
    pub(super) fn observation_of(&self, incident: &IncidentFact) -> Option<usize> {
        let about = incident.about?;
        let (_, place) = self.facts.iter().rfind(|(number, _)| *number == about)?;
        Some(*place)
    }

    /// Changes the settlement of an occurrence. Undoing a ruling takes the change back.
    fn set_settled(&mut self, at: usize, settled: Option<Settled>) {
        let before = std::mem::replace(&mut self.occurrences[at].settled, settled);
        self.changes.push((at, before));
    }

    /// Makes an occurrence the case of an incident.
    pub(super) fn number(&mut self, at: usize, incident: &IncidentFact) {
        let instead = following::instead(incident, &self.header.settings, self.letters);
        // The flag may count again after its time was changed.
        self.set_settled(at, None);
        let appealed = (incident.situation == Situation::EndAppeal).then(|| self.appealed(at)).flatten();
        let occurrence = &mut self.occurrences[at];
        occurrence.case = Some(incident.number);
        occurrence.words.extend(appealed);
        occurrence.position = Some(incident.position.clone());
        occurrence.off_board = incident.situation.is_off_board();
        occurrence.instead = instead;
        occurrence.appeal = incident.situation == Situation::EndAppeal;
        // A claim in the last two minutes has its own article; the rest is about the ruling.
        if !matches!(incident.situation, Situation::EndClaim | Situation::EndAppeal) {
            occurrence.add_clauses(&Case::of(incident).clauses);
        }
    }

    /// Returns the sentence that names the last decision before an appeal.
    fn appealed(&self, at: usize) -> Option<Message> {
        let is_note = |number: usize| {
            self.occurrences[number - 1].words.first().is_some_and(|words| words.id == "desk-noted")
        };
        let decision = (1..=at).rev().find(|&number| self.is_decision(number) && !is_note(number))?;
        Some(Message::new("report-appeals-against").with("of", self.reference(decision)))
    }

    /// Settles case `number` by a ruling on it.
    fn rule(&mut self, number: usize, ruling: Ruling, into: Option<usize>) {
        let by = self.occurrences.len();
        let how = match ruling {
            Ruling::Upheld => Settlement::Upheld,
            Ruling::Dismissed => Settlement::Dismissed,
            Ruling::Lapsed => Settlement::Lapsed,
            Ruling::Righted => Settlement::Righted,
            Ruling::Joined => Settlement::Joined,
            Ruling::Undone
            | Ruling::Penalty
            | Ruling::Result
            | Ruling::NewGame
            | Ruling::DrawAllowed
            | Ruling::Noted
            | Ruling::Claimed
            | Ruling::Appealed => return,
            Ruling::Postponed => return self.postpone(number),
        };
        let Some(found) = self.of_case(number) else { return };
        let reference = self.reference(found + 1);
        self.set_settled(found, Some(Settled { how, by }));
        let last = &mut self.occurrences[by - 1];
        match how {
            Settlement::Dismissed => {
                last.words = vec![Message::new("report-dismisses").with("of", reference)];
            }
            Settlement::Lapsed | Settlement::Righted | Settlement::Joined => {
                let why = last.words.first().map_or("", |words| words.id);
                last.joined_into = into;
                last.words = vec![Message::new("report-closes").with("of", reference).with("why", why)];
            }
            Settlement::Upheld | Settlement::TakenBack => {
                for words in last.words.iter_mut().filter(|words| words.id == "report-upheld") {
                    words.args.push(("of", Value::from(reference.clone())));
                }
            }
        }
    }

    /// Words the last occurrence as a postponed decision on a case.
    fn postpone(&mut self, number: usize) {
        let Some(found) = self.of_case(number) else { return };
        let reference = self.reference(found + 1);
        if let Some(last) = self.occurrences.last_mut() {
            let next_move = last.words.first().is_some_and(|words| words.id == "desk-after-next-move");
            let words = Message::new("report-postpones").with("of", reference).with("next", next_move);
            last.words.splice(..1, [words]);
        }
    }

    /// Returns the index of the occurrence of a case.
    fn of_case(&self, number: usize) -> Option<usize> {
        self.occurrences.iter().rposition(|occurrence| occurrence.case == Some(number))
    }

    /// Returns the number of the occurrence of a case.
    pub fn number_of_case(&self, case: usize) -> Option<usize> {
        self.of_case(case).map(|index| index + 1)
    }

    /// Returns a reference to the occurrence with this number, with its case if it is one.
    pub fn reference(&self, number: usize) -> Message {
        let case = self.occurrences.get(number - 1).and_then(|occurrence| occurrence.case);
        Message::new("report-reference").with("number", number).with("case", case.unwrap_or_default())
    }

    /// Words the last occurrence as a claim of the open case, naming the flag or the occurrence.
    fn claim(&mut self, number: usize, by: Color) {
        let (Some(found), Some(last)) = (self.of_case(number), self.occurrences.len().checked_sub(1)) else {
            return;
        };
        let reference = self.reference(found + 1);
        let claimed = &mut self.occurrences[found];
        claimed.claimed_in = Some(last + 1);
        let flag = claimed.waits.is_some_and(|waits| waits.matter == Matter::Flag);
        let id = if flag { "report-claims-flag" } else { "report-claims" };
        self.occurrences[last].words = vec![Message::new(id).with("side", by).with("of", reference)];
    }

    /// Follows the number of rulings in force: a new one can be undone, a missing one has been.
    pub(super) fn follow_rulings(&mut self, past: Past, rulings: usize) {
        let before = past.occurrences;
        while self.past.len() < rulings {
            let end = self.occurrences.len();
            self.past.push(Past { end, ..past.clone() });
        }
        while self.past.len() > rulings {
            let Some(past) = self.past.pop() else { return };
            self.undo(past, before);
        }
    }

    /// Returns to the standing before a ruling. `undoing`: the index of the occurrence that undoes it.
    fn undo(&mut self, past: Past, undoing: usize) {
        let by = undoing + 1;
        let start = past.occurrences;
        for (at, settled) in self.changes.split_off(past.changes).into_iter().rev() {
            if at < start {
                self.occurrences[at].settled = settled;
            }
        }
        let mut ruled = None;
        for place in start..undoing.min(self.occurrences.len()) {
            let occurrence = &self.occurrences[place];
            let decides = match occurrence.kind {
                // The result may have been computed after the ruling.
                OccurrenceKind::Result => true,
                OccurrenceKind::Ruling => place < past.end,
                _ => place < past.end && occurrence.event == "result-awaited",
            };
            if decides {
                self.set_settled(place, Some(Settled { how: Settlement::TakenBack, by }));
                ruled = ruled.or(Some(place));
            }
        }
        (self.result, self.adjourned) = (past.result, past.adjourned);
        let Some(ruled) = ruled else { return };
        let takes_back = Message::new("report-takes-back").with("of", self.reference(ruled + 1));
        if let Some(occurrence) = self.occurrences.get_mut(undoing) {
            occurrence.words = vec![takes_back];
        }
    }

    /// Joins the occurrences from index `first` with equal ones just before them.
    pub(super) fn join_recurring(&mut self, first: usize) {
        let new = self.occurrences.len() - first;
        let Some(before) = first.checked_sub(new).filter(|_| new > 0) else { return };
        let (old, later) = self.occurrences.split_at_mut(first);
        let pairs = || old[before..].iter().zip(later.iter());
        if !pairs().all(|(old, later)| old.recurs_as(later)) {
            return;
        }
        for (old, later) in old[before..].iter_mut().zip(later.iter()) {
            old.add_recurrence(later);
        }
        self.occurrences.truncate(first);
        self.flags.retain(|place| *place < first);
        for (_, place) in self.facts.iter_mut().filter(|(_, place)| *place >= first) {
            *place -= new;
        }
        for dispute in self.disputes.iter_mut().filter(|dispute| dispute.occurrence > first) {
            dispute.occurrence -= new;
        }
    }

    /// Applies a fact to other occurrences. `ruled`: a ruling of the same entry comes before it.
    pub(super) fn follow(&mut self, fact: &Fact, text: Option<&Message>, state: Option<&State>, ruled: bool) {
        let last = self.occurrences.len();
        match fact {
            Fact::Ruled(RuledFact { number: Some(number), ruling: Ruling::Claimed, side, .. }) => {
                self.claim(*number, side.other());
            }
            Fact::Ruled(RuledFact { number: Some(number), ruling, into, .. }) => {
                self.rule(*number, *ruling, *into);
            }
            Fact::Set { .. } | Fact::Added { .. } => self.lapse_flag(fact, last),
            Fact::Dismissed { side, .. } => self.dismiss(*side),
            Fact::Result { reason, .. } => {
                let outcome = state.and_then(State::outcome);
                self.result = outcome.zip(text.cloned());
                if !ruled && let Some(outcome) = outcome {
                    self.uphold(outcome, *reason);
                }
            }
            Fact::ResultHeld { result, number, .. } => self.hold(result, *number),
            // The result follows when it is known who can still mate.
            Fact::ResultAwaited { side, reason: Reason::Flag } if self.is_by_arbiter() => {
                let flag = Waiting { side: *side, matter: Matter::Flag };
                self.settle(Settlement::Upheld, |waits| waits == flag);
            }
            Fact::Mismatch { board, .. } => {
                self.show(state.and_then(|state| Dispute::with_record(last, *board, state)));
            }
            Fact::Reconciled { .. } => self.show(state.and_then(|state| Dispute::of_boards(last, state))),
            _ => {}
        }
    }

    /// Words the last occurrence as a result that waits for the ruling on a case.
    fn hold(&mut self, result: &str, number: usize) {
        let Some(found) = self.of_case(number) else { return };
        let words = Message::new("report-result-held").with("result", result.to_owned());
        let words = words.with("of", self.reference(found + 1));
        if let Some(last) = self.occurrences.last_mut() {
            last.words = vec![words];
        }
    }

    /// Settles the flag fall of a side whose time is changed by occurrence `by`: the side has time again.
    pub(super) fn lapse_flag(&mut self, fact: &Fact, by: usize) {
        let (Fact::Set { side, .. } | Fact::Added { side, .. }) = fact else { return };
        let flag = Waiting { side: *side, matter: Matter::Flag };
        let fallen = |at: &usize| {
            let occurrence = &self.occurrences[*at];
            occurrence.waits == Some(flag) && occurrence.settled.is_none() && occurrence.case.is_some()
        };
        for at in self.flags.iter().copied().filter(fallen).collect::<Vec<_>>() {
            self.set_settled(at, Some(Settled { how: Settlement::Lapsed, by }));
        }
    }

    /// Settles the draw claim or the proposed loss of a side, dismissed by the last occurrence.
    fn dismiss(&mut self, side: Color) {
        let is_it = |waits: Waiting| {
            waits.side == side && matches!(waits.matter, Matter::DrawClaim(_) | Matter::ProposedLoss(_))
        };
        let Some((found, matter)) = self.settle(Settlement::Dismissed, is_it) else { return };
        let of = Circumstances { adjourned: self.adjourned, ..self.usual_circumstances() };
        let clauses = of.dismissed(matter);
        let reference = self.reference(found + 1);
        if let Some(last) = self.occurrences.last_mut() {
            last.words = vec![Message::new("report-dismisses").with("of", reference)];
            last.add_clauses(&clauses);
        }
    }

    /// Settles the matter that an arbiter upheld with a result, the last occurrence.
    fn uphold(&mut self, outcome: Outcome, reason: Reason) {
        if !self.is_by_arbiter() {
            return;
        }
        let loser = outcome.winner.map(Color::other);
        self.settle(Settlement::Upheld, |waits| match reason {
            Reason::ThreefoldClaim => waits.matter == Matter::DrawClaim(Ground::Threefold),
            Reason::FiftyClaim => waits.matter == Matter::DrawClaim(Ground::Fifty),
            Reason::Flag | Reason::FlagCannotMate => {
                waits.matter == Matter::Flag && loser.is_none_or(|loser| loser == waits.side)
            }
            _ => waits.matter == Matter::ProposedLoss(reason),
        });
    }

    /// Whether the arbiter caused the last occurrence.
    fn is_by_arbiter(&self) -> bool {
        let source = self.occurrences.last().and_then(|last| last.source);
        source.is_some_and(|source| source.speaker == Speaker::Arbiter)
    }

    /// Settles the latest open matter that matches `is_it` by the last occurrence, and returns it.
    fn settle(&mut self, how: Settlement, is_it: impl Fn(Waiting) -> bool) -> Option<(usize, Matter)> {
        let by = self.occurrences.len();
        let matches =
            |occurrence: &Occurrence| occurrence.settled.is_none() && occurrence.waits.is_some_and(&is_it);
        let found = self.occurrences.iter().rposition(matches)?;
        self.set_settled(found, Some(Settled { how, by }));
        Some((found, self.occurrences[found].waits?.matter))
    }

    /// Adds a dispute unless its boards are the same as those of the last one.
    fn show(&mut self, dispute: Option<Dispute>) {
        let last = self.disputes.last().map(|last| &last.boards);
        if let Some(dispute) = dispute.filter(|dispute| Some(&dispute.boards) != last) {
            self.disputes.push(dispute);
        }
    }
}
