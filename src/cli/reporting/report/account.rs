//! The account of a game, made by replaying its journal: the moves, and all other events.

use super::dispute::Dispute;
use super::occurrence::{Author, DuePly, Occurrence, OccurrenceKind, Settled, Settlement};
use crate::chess::notation::Letters;
use crate::chess::{ByColor, Color, Ply};
use crate::cli::scores::record::milestones;
use crate::devices::storage::journal::Contents;
use crate::devices::storage::milestone::Milestone;
use crate::devices::storage::record::{Entry, Header};
use crate::game::{
    Act, Device, DeviceState, Effect, Fact, Input, Machine, Measure, Ruling, StartError, State, machine,
};
use crate::laws::{Outcome, Reason};
use crate::reconcile::{Agreement, VerdictReport, find, report};
use crate::scoresheet::Scoresheets;
use crate::speech::{Message, Speaker, Worded};
use crate::tactile::Button;
use std::path::Path;

/// A move of the final game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MoveMade {
    pub number: usize,
    pub by: Color,
    /// The move in the reader's letters.
    pub text: String,
    /// The move in English letters.
    pub san: String,
}

/// The contents of a report.
pub(super) struct Account {
    pub header: Header,
    pub occurrences: Vec<Occurrence>,
    pub disputes: Vec<Dispute>,
    /// The result and its sentence.
    pub result: Option<(Outcome, Message)>,
    /// The number of plies; `None` if the journal contains no game.
    pub plies: Option<usize>,
    /// The moves, without those taken back.
    pub moves: Vec<MoveMade>,
    /// The number of the next move, and the side to move.
    pub next: (usize, Color),
    /// The differences between the scoresheets at the end.
    pub scores: Vec<Message>,
    /// The number of journal entries.
    pub entries: usize,
    /// The last announced fingerprint.
    pub digest: Option<Milestone>,
    /// The faults of the journal; empty if it is whole.
    pub damage: Vec<Message>,
    /// The disconnected or stalled devices.
    lost: Vec<Device>,
    /// Rulings in order: the case, if any, and the number of the occurrence that ruled on it.
    rulings: Vec<(Option<usize>, usize)>,
}

impl Account {
    /// Replays the game of the journal `file`, writing its moves in `letters`.
    ///
    /// # Errors
    /// [`StartError`] if the settings name an unusable starting position.
    pub fn of(
        file: &Path,
        contents: &Contents<Header, Entry>,
        letters: Letters,
    ) -> Result<Account, StartError> {
        let mut machine = machine(contents.header.settings.clone())?;
        machine.greeting();
        let mut account = Account {
            header: contents.header.clone(),
            occurrences: Vec::new(),
            disputes: Vec::new(),
            result: None,
            plies: None,
            moves: Vec::new(),
            next: (1, Color::White),
            scores: Vec::new(),
            entries: contents.entries.len(),
            digest: milestones(contents).last().copied(),
            damage: damage(file, contents),
            lost: Vec::new(),
            rulings: Vec::new(),
        };
        for entry in &contents.entries {
            let effects = machine.handle_as(&entry.event, &entry.act).0;
            account.take(entry, machine.as_ref(), &effects);
        }
        let Some(state) = machine.state() else { return Ok(account) };
        account.plies = machine.keeps_score().then(|| state.plies());
        account.next = machine.label(state.plies() + 1);
        if machine.keeps_score() {
            account.moves = moves(machine.as_ref(), state, letters);
        }
        account.scores = differences(state);
        Ok(account)
    }

    /// Adds the occurrences that result from an entry.
    fn take(&mut self, entry: &Entry, machine: &dyn Machine, effects: &[Effect]) {
        // The ruling of this entry, and the penalty that it imposes.
        let mut ruling: Option<(usize, Option<Measure>)> = None;
        for (place, effect) in effects.iter().enumerate() {
            let Effect::Report { report, text, .. } = effect else { continue };
            let settings = &self.header.settings;
            let Some(mut occurrence) = Occurrence::of(report, text.as_ref(), settings) else {
                // The fact belongs to the occurrence just before it.
                self.number(report);
                continue;
            };
            // A board connected from the start is not an occurrence.
            if let Fact::Device { device, state: DeviceState::Ready } = report {
                if !self.lost.contains(device) {
                    continue;
                }
                self.lost.retain(|lost| lost != device);
            }
            if let Fact::Device { device, state: DeviceState::Lost | DeviceState::Stalled } = report {
                self.lost.push(*device);
            }
            if let Fact::Reconciled { .. } = report {
                occurrence.words.extend(told_after(&effects[place..], text.as_ref()));
            }
            if let Some((place, given)) = ruling.filter(|_| is_effect(report)) {
                self.occurrences[place].add_effect(report, given, occurrence);
                continue;
            }
            self.note(occurrence, entry, machine);
            if leads(report) {
                let given = if let Fact::Ruled { penalty, .. } = report { *penalty } else { None };
                ruling = Some((self.occurrences.len() - 1, given));
            }
            let first = effects.iter().position(|effect| matches!(effect, Effect::Report { .. }));
            self.follow(report, first == Some(place), text.as_ref(), machine.state());
        }
        let called = |effect: &Effect| matches!(effect, Effect::Say { utterance, .. } if utterance.phrases.iter().any(|phrase| phrase.id == "play-arbiter-called"));
        if let Input::Button { board, button: Button::Arbiter } = entry.event.input
            && effects.iter().any(called)
        {
            let words = Message::new("play-arbiter-called").with("side", board);
            self.note(Occurrence::new(OccurrenceKind::Call, words), entry, machine);
        }
    }

    /// Adds an occurrence with its move and time.
    fn note(&mut self, occurrence: Occurrence, entry: &Entry, machine: &dyn Machine) {
        let state = machine.state();
        let next = state.filter(|_| machine.keeps_score()).map(|state| state.plies() + 1);
        let ply = next.map(|next| {
            let (number, side) = machine.label(next);
            DuePly { ply: Ply::after(next - 1), number, side }
        });
        let left = state.and_then(|state| {
            Some(ByColor { white: state.left(Color::White)?, black: state.left(Color::Black)? })
        });
        let by = entry.act.act().map(|act: &Act| Author { speaker: act.by(), seat: act.seat() });
        let (at, wall_ms) = (entry.event.at, entry.wall_ms);
        self.occurrences.push(Occurrence { at, wall_ms, ply, left, by, ..occurrence });
    }

    /// Numbers the last occurrence as the new case.
    fn number(&mut self, fact: &Fact) {
        if let (Fact::Incident(incident), Some(last)) = (fact, self.occurrences.last_mut())
            && last.case.is_none()
            && last.settled.is_none()
        {
            last.case = Some(incident.number);
        }
    }

    /// Settles case `number` by a ruling on it; a withdrawn ruling settles nothing.
    fn rule(&mut self, number: Option<usize>, ruling: Ruling) {
        let by = self.occurrences.len();
        let how = match ruling {
            Ruling::Upheld => Settlement::Upheld,
            Ruling::Dismissed => Settlement::Dismissed,
            Ruling::Lapsed => Settlement::Lapsed,
            Ruling::Righted | Ruling::Joined => Settlement::Righted,
            Ruling::Undone => return self.take_back(),
            Ruling::Penalty | Ruling::Result => return self.rulings.push((None, by)),
            Ruling::Claimed | Ruling::Postponed | Ruling::Appealed => return,
        };
        if matches!(ruling, Ruling::Upheld | Ruling::Dismissed) {
            self.rulings.push((number, by));
        }
        let is_it = |occurrence: &&mut Occurrence| number.is_some() && occurrence.case == number;
        for occurrence in self.occurrences.iter_mut().filter(is_it) {
            occurrence.settled = Some(Settled { how, by });
        }
    }

    /// Words the last occurrence as a claim of the open case, naming its occurrence by number.
    fn claim(&mut self, case: Option<usize>, by: Color) {
        let found = self.occurrences.iter().rposition(|occurrence| case.is_some() && occurrence.case == case);
        if let (Some(found), Some(last)) = (found, self.occurrences.last_mut()) {
            last.words = vec![Message::new("report-claims").with("side", by).with("number", found + 1)];
        }
    }

    /// Records that the last ruling is taken back: its case is open again.
    fn take_back(&mut self) {
        let by = self.occurrences.len();
        let Some((case, ruling)) = self.rulings.pop() else { return };
        let is_it = |occurrence: &&mut Occurrence| case.is_some() && occurrence.case == case;
        self.occurrences.iter_mut().filter(is_it).for_each(|occurrence| occurrence.settled = None);
        if let Some(ruled) = self.occurrences.get_mut(ruling - 1) {
            ruled.settled = Some(Settled { how: Settlement::TakenBack, by });
        }
        self.occurrences[by - 1].words = vec![Message::new("report-takes-back").with("number", ruling)];
    }

    /// Applies a fact to other occurrences.
    fn follow(&mut self, fact: &Fact, alone: bool, text: Option<&Message>, state: Option<&State>) {
        let last = self.occurrences.len();
        match fact {
            Fact::Incident(_) => self.number(fact),
            Fact::Ruled { number, ruling: Ruling::Claimed, side, .. } => self.claim(*number, side.other()),
            Fact::Ruled { number, ruling, .. } => self.rule(*number, *ruling),
            // Times and counters set without a ruling on a case are rulings, too.
            Fact::Set { .. } | Fact::Added { .. } | Fact::Counted { .. } if alone => {
                self.rulings.push((None, last));
            }
            Fact::Dismissed { side } => {
                self.settle(Settlement::Dismissed, |occurrence| occurrence.waits == Some(*side))
            }
            Fact::Result { reason, .. } => {
                self.result = state.and_then(State::outcome).zip(text.cloned());
                let event = match reason {
                    Reason::ThreefoldClaim | Reason::FiftyClaim => "claimed",
                    Reason::DefaultTime | Reason::SealedMove => "irregularity",
                    Reason::Flag | Reason::FlagCannotMate => "flag",
                    _ => return,
                };
                let ruled = self.occurrences[last - 1].by.is_some_and(|by| by.speaker == Speaker::Arbiter);
                if ruled {
                    self.settle(Settlement::Upheld, |occurrence| occurrence.event == event);
                }
            }
            Fact::Mismatch { board, .. } => {
                self.show(state.and_then(|state| Dispute::with_record(last, *board, state)));
            }
            Fact::Reconciled { .. } => self.show(state.and_then(|state| Dispute::of_boards(last, state))),
            _ => {}
        }
    }

    /// Marks the latest open occurrence that matches `is_it` as settled by the last one.
    fn settle(&mut self, how: Settlement, is_it: impl Fn(&Occurrence) -> bool) {
        let by = self.occurrences.len();
        let waits = |occurrence: &Occurrence| occurrence.waits.is_some() && occurrence.settled.is_none();
        let found = self.occurrences.iter().rposition(|occurrence| waits(occurrence) && is_it(occurrence));
        let Some(found) = found else { return };
        self.occurrences[found].settled = Some(Settled { how, by });
        if how == Settlement::Dismissed {
            let words = Message::new("report-dismisses").with("number", found + 1);
            self.occurrences[by - 1].words = vec![words];
        }
    }

    /// Adds a dispute unless its boards are the same as those of the last one.
    fn show(&mut self, dispute: Option<Dispute>) {
        let last = self.disputes.last().map(|last| &last.boards);
        if let Some(dispute) = dispute.filter(|dispute| Some(&dispute.boards) != last) {
            self.disputes.push(dispute);
        }
    }

    /// Counts the occurrences of a `kind`.
    pub fn count(&self, kind: OccurrenceKind) -> usize {
        self.occurrences.iter().filter(|occurrence| occurrence.kind == kind).count()
    }
}

/// Returns the moves of `state`.
fn moves(machine: &dyn Machine, state: &State, letters: Letters) -> Vec<MoveMade> {
    let made = |(ply, (text, san)): (usize, (String, String))| {
        let (number, by) = machine.label(ply);
        MoveMade { number, by, text, san }
    };
    (1..).zip(state.written(letters).into_iter().zip(state.written(Letters::En))).map(made).collect()
}

/// Whether the following facts of the same entry are effects of this ruling, reported with it.
const fn leads(fact: &Fact) -> bool {
    match fact {
        Fact::Ruled { ruling, .. } => {
            !matches!(ruling, Ruling::Claimed | Ruling::Lapsed | Ruling::Righted | Ruling::Appealed)
        }
        Fact::Dismissed { .. } | Fact::Retracted { .. } => true,
        _ => false,
    }
}

/// Whether a fact that comes after a ruling is an effect of it.
const fn is_effect(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Set { .. }
            | Fact::Added { .. }
            | Fact::Counted { .. }
            | Fact::Retracted { .. }
            | Fact::Halted { .. }
            | Fact::Continued
    )
}

/// Returns the faults and gaps of a journal.
fn damage(file: &Path, contents: &Contents<Header, Entry>) -> Vec<Message> {
    let fault = contents.fault.as_ref().map(|fault| fault.message(&file.display().to_string()));
    let torn = contents.torn.as_ref().map(Worded::message);
    fault.into_iter().chain(torn).chain(contents.gaps()).collect()
}

/// Returns the sentences after `first` in the same utterance.
fn told_after(effects: &[Effect], first: Option<&Message>) -> Vec<Message> {
    let said = effects.iter().find_map(|effect| match effect {
        Effect::Say { utterance, .. } if utterance.phrases.first() == first => Some(&utterance.phrases),
        _ => None,
    });
    said.cloned().unwrap_or_default()
}

/// Returns the differences between both scoresheets.
fn differences(state: &State) -> Vec<Message> {
    let scores =
        Scoresheets { white: state.score(Color::White).clone(), black: state.score(Color::Black).clone() };
    let agreement = Agreement::of(&scores, state.line().start());
    if agreement.agree {
        return Vec::new();
    }
    let letters = state.settings().notation.first().copied().unwrap_or(state.settings().interface.into());
    let finding = find(&agreement, ByColor::default(), ByColor::default(), None);
    let VerdictReport { verdict, details, .. } = report(&agreement, &finding, state.under_laws(), letters);
    verdict.into_iter().chain(details).collect()
}
