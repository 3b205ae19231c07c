//! The account of a game, made by replaying its journal: the moves, and all other events.

use super::clauses::{Case, Circumstances};
use super::dispute::Dispute;
use super::following::{position, repeats};
use super::occurrence::{DuePly, Occurrence, OccurrenceKind, Offence, Source};
use super::reading;
use super::reading::{Around, Before, EntryRuling, ReadEntry, left, offences};
use super::settling::{Past, Settled};
use crate::chess::notation::Letters;
use crate::chess::{ByColor, Color, Ply};
use crate::cli::scores::record::milestones;
use crate::clock::{Control, Span};
use crate::devices::storage::journal::{Contents, Entry, Header};
use crate::game::{
    ClaimGround, Device, DeviceState, Effect, Fact, HaltReason, Input, Machine, Matter, RuledFact, Ruling,
    StartError, State, machine,
};
use crate::journal::{Milestone, WallClock};
use crate::laws::Outcome;
use crate::reconcile::{Agreement, VerdictReport, find, report};
use crate::scoresheet::Scoresheets;
use crate::speech::{Message, Worded};
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
pub(super) struct GameReport {
    pub header: Header,
    /// The time control in force; the arbiter may have changed it.
    pub control: Option<Control>,
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
    /// Both clocks at the start and after each move by either side; empty without clocks.
    pub clocks: Vec<ByColor<Span>>,
    /// Both clocks when the game was started.
    at_start: Option<ByColor<Span>>,
    /// Both clocks at the end of the journal.
    pub clocks_at_end: Option<ByColor<Span>>,
    /// Whether a move was made, even if it was taken back.
    pub has_moved: bool,
    /// The illegal moves, or offences that count as one, upheld against each player.
    pub offences: ByColor<usize>,
    /// The numbers of the facts that are occurrences, with the indices of these.
    pub(super) facts: Vec<(usize, usize)>,
    /// The cases reported so far.
    pub(super) cases: Vec<Case>,
    /// The flags that have fallen, as indices of occurrences.
    pub(super) flags: Vec<usize>,
    /// The changed settlements: the index of the occurrence, and the settlement before.
    pub(super) changes: Vec<(usize, Option<Settled>)>,
    /// The standing before each ruling in force.
    pub(super) past: Vec<Past>,
    /// Whether the game has been adjourned, so that players are late for its resumption.
    pub(super) adjourned: bool,
    /// The disconnected or stalled devices.
    lost: Vec<Device>,
    pub letters: Letters,
    /// The number of the last entry that completed a move.
    pub(super) completed: usize,
    /// The entries around cases, whose refusals are reported.
    around: Around,
}

impl GameReport {
    /// Replays the game of the journal `file`, writing its moves in `letters`.
    ///
    /// # Errors
    /// [`StartError`] if the settings name an unusable starting position.
    pub fn of(
        file: &Path,
        contents: &Contents<Header, Entry>,
        letters: Letters,
    ) -> Result<GameReport, StartError> {
        let account = GameReport::around(file, contents, letters, Around::default())?;
        let around = Around::of(&account);
        // Where the cases are is known only at the end.
        if around.is_empty() { Ok(account) } else { GameReport::around(file, contents, letters, around) }
    }

    /// Replays the game, with the refusals `around` its cases.
    fn around(
        file: &Path,
        contents: &Contents<Header, Entry>,
        letters: Letters,
        around: Around,
    ) -> Result<GameReport, StartError> {
        let mut machine = machine(contents.header.settings.clone())?;
        machine.greeting();
        let at_start = machine.state().and_then(left);
        let mut account = GameReport {
            header: contents.header.clone(),
            control: contents.header.settings.control.clone(),
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
            clocks: Vec::new(),
            at_start: None,
            clocks_at_end: None,
            has_moved: false,
            offences: ByColor::default(),
            facts: Vec::new(),
            cases: Vec::new(),
            flags: Vec::new(),
            changes: Vec::new(),
            past: Vec::new(),
            adjourned: false,
            lost: Vec::new(),
            letters,
            completed: 0,
            around,
        };
        let mut wall_clock = WallClock::new(&account.header);
        for (number, entry) in (1..).zip(&contents.entries) {
            let before = machine.state().map(|state| Before::of(state, entry)).unwrap_or_default();
            let effects = machine.handle_as(&entry.event, &entry.act).0;
            let first = account.occurrences.len();
            let machine = machine.as_ref();
            let timed = (entry, wall_clock.of(entry));
            account.take(ReadEntry::new(timed, number, machine, before, first), &effects);
        }
        let Some(state) = machine.state() else { return Ok(account) };
        account.plies = machine.keeps_score().then(|| state.plies());
        account.next = machine.label(state.plies() + 1);
        account.offences = offences(state);
        if machine.keeps_score() {
            account.moves = moves(machine.as_ref(), state, letters);
            account.clocks = clocks(state);
        }
        // A changed time control counts from the start, but the clocks showed the first one then.
        let at_start = account.at_start.or(at_start);
        match (account.clocks.first_mut(), at_start) {
            (Some(first), Some(start)) => *first = start,
            (None, start) => account.clocks.extend(start),
            _ => {}
        }
        account.clocks_at_end = left(state);
        account.scores = differences(state);
        Ok(account)
    }

    /// Adds the occurrences that result from an entry.
    fn take(&mut self, mut read: ReadEntry, effects: &[Effect]) {
        let past = Past::of(self);
        for effect in effects {
            if let Effect::Report { number, report, sentences, .. } = effect {
                read.fact = *number;
                self.take_fact(&mut read, report, sentences);
            }
        }
        if let Some(state) = read.machine.state() {
            self.control.clone_from(&state.settings().control);
        }
        self.note_call(&read, effects);
        self.complete(&read);
        self.attach(read.first);
        self.follow_rulings(past, read.machine.state().map_or(0, State::rulings));
        self.join_recurring(read.first);
    }

    /// Adds the occurrence of a fact, or adds the fact to the occurrence to which it belongs.
    fn take_fact(&mut self, read: &mut ReadEntry, fact: &Fact, sentences: &[Message]) {
        let text = sentences.first();
        if let Fact::Incident(incident) = fact {
            self.cases.push(Case::of(incident));
        }
        read.clock_facts.note(fact);
        self.follow_moves(read, fact);
        if self.around.contains(read.number)
            && let Some(refused) = reading::refused(fact, read.entry, text)
        {
            let place = self.note(refused, fact, read);
            self.join_refusal(place);
            return;
        }
        let occurrence = Occurrence::of(fact, text, &self.circumstances(read, fact));
        match fact {
            Fact::Adjourned { sealed: true, .. } => self.adjourned = true,
            Fact::Started { .. } => (self.adjourned, self.at_start) = (false, read.before.left),
            Fact::Halted { reason: HaltReason::NewGame | HaltReason::Annulled, .. } => self.adjourned = false,
            _ => {}
        }
        let Some(mut occurrence) = occurrence else {
            if let Fact::Incident(incident) = fact {
                let found = self.observation_of(incident);
                let case = || Occurrence::of_case(incident.number, incident.side, incident.situation);
                let at = found.unwrap_or_else(|| self.note(case(), fact, read));
                self.number(at, incident);
            }
            return;
        };
        match fact {
            Fact::Device { device, state: DeviceState::Ready } => {
                // A board connected from the start is not an occurrence.
                if !self.lost.contains(device) {
                    return;
                }
                self.lost.retain(|lost| lost != device);
            }
            Fact::Device { device, state: DeviceState::Lost | DeviceState::Stalled } => {
                self.lost.push(*device);
            }
            Fact::Retracted { plies, agreed, .. } => {
                // An illegal move that was only entered counts as one, but was never made.
                let made = read.before.plies.saturating_sub(read.machine.state().map_or(0, State::plies));
                if made < *plies {
                    occurrence.words = vec![Message::new("report-entry-dropped")];
                    let retracted =
                        Message::new("report-retracted").with("plies", made).with("agreed", *agreed);
                    occurrence.words.extend((made > 0).then_some(retracted));
                }
            }
            Fact::Ruled(RuledFact { side, ruling: Ruling::Upheld, .. }) => {
                let counts = |case: &Case| self.circumstances(read, fact).counts(case.situation);
                let case = self.circumstances(read, fact).case;
                let counted = case.is_some_and(counts);
                occurrence.offence = counted.then_some(Offence { side: *side, number: None });
            }
            Fact::Reconciled { .. } => occurrence.words.extend_from_slice(sentences),
            Fact::Continued { .. } => occurrence.words = reading::resumption(read, text),
            Fact::Claimed { ground, uci, .. } => {
                read.released |= *ground == ClaimGround::Released;
                read.claimed = true;
                occurrence.repeats = repeats(read, *ground, uci.as_deref());
                if let Some((san, move_named)) = self.claimed_move(read, uci.as_deref()) {
                    occurrence.claimed = Some(san);
                    occurrence.words.push(move_named);
                }
            }
            _ => {}
        }
        let row = fact.row().report;
        let (leads, follows) = row.map_or((false, false), |row| (row.leads, row.follows));
        if let Some(ruling) = read.ruling.filter(|_| follows) {
            self.occurrences[ruling.place].add_effect(fact, ruling.penalty, occurrence);
            self.lapse_flag(fact, ruling.place + 1);
            return;
        }
        let place = self.note(occurrence, fact, read);
        if leads {
            let penalty = if let Fact::Ruled(RuledFact { penalty, .. }) = fact { *penalty } else { None };
            read.ruling = Some(EntryRuling { place, penalty });
        }
        if let Fact::Incident(incident) = fact {
            self.number(place, incident);
        }
        self.follow(fact, text, read.machine.state(), read.ruling.is_some());
    }

    /// Returns the circumstances of a fact about which nothing is known.
    pub(super) fn usual_circumstances(&self) -> Circumstances<'_> {
        Circumstances { control: self.control.as_ref(), ..Circumstances::of(&self.header.settings) }
    }

    /// Returns the circumstances of a fact.
    fn circumstances(&self, read: &ReadEntry, fact: &Fact) -> Circumstances<'_> {
        let case = match fact {
            Fact::Ruled(RuledFact { number: Some(number), .. }) => {
                self.cases.iter().rfind(|case| case.number == *number)
            }
            _ => None,
        };
        let ruling = read.ruling.map_or(&[][..], |ruling| &self.occurrences[ruling.place].clauses);
        let (adjourned, released) = (self.adjourned, read.released);
        Circumstances { adjourned, released, case, ruling, ..self.usual_circumstances() }
    }

    /// Adds an occurrence with its origin, move, time and position, and returns its index.
    fn note(&mut self, occurrence: Occurrence, fact: &Fact, read: &ReadEntry) -> usize {
        let source = Source::of(fact, read.entry, read.claimed);
        let place = self.note_from(occurrence, source, read);
        self.facts.push((read.fact, place));
        place
    }

    fn note_from(&mut self, occurrence: Occurrence, source: Option<Source>, read: &ReadEntry) -> usize {
        let (entry, machine) = (read.entry, read.machine);
        let state = machine.state();
        let next = state.filter(|_| machine.keeps_score()).map(|state| state.plies() + 1);
        let ply = next.map(|next| {
            let (number, side) = machine.label(next);
            DuePly { ply: Ply::after(next - 1), number, side }
        });
        let left = state.and_then(left);
        // The move named in a claim may have been made in the same entry.
        let claims = occurrence.kind == OccurrenceKind::Claim;
        let shown = state.filter(|_| machine.keeps_score() && occurrence.is_case());
        let position =
            shown.map(|state| position(state, if claims { read.before.plies } else { state.plies() }));
        let (at, wall_ms) = (entry.event.at, read.wall_ms);
        let last_wall_ms = wall_ms;
        if occurrence.waits.is_some_and(|waits| waits.matter == Matter::Flag) {
            self.flags.push(self.occurrences.len());
        }
        self.occurrences.push(Occurrence {
            at,
            wall_ms,
            last_wall_ms,
            ply,
            left,
            source,
            entry: read.number,
            since: self.completed + 1,
            position,
            ..occurrence
        });
        self.occurrences.len() - 1
    }

    /// Adds a call for the arbiter by a board's button.
    fn note_call(&mut self, read: &ReadEntry, effects: &[Effect]) {
        let called = |effect: &Effect| matches!(effect, Effect::Say { utterance, .. } if utterance.phrases.iter().any(|phrase| phrase.id == "play-arbiter-called"));
        if let Input::Button { board, button: Button::Arbiter } = read.entry.event.input
            && effects.iter().any(called)
        {
            let words = Message::new("play-arbiter-called").with("side", board);
            self.note_from(
                Occurrence::worded(OccurrenceKind::Call, words),
                Some(Source::button(board)),
                read,
            );
        }
    }

    /// Counts the occurrences of a `kind`.
    pub fn count(&self, kind: OccurrenceKind) -> usize {
        let is_it = |occurrence: &&Occurrence| occurrence.kind == kind && occurrence.part_of.is_none();
        self.occurrences.iter().filter(is_it).count()
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

/// Returns both clocks at the start and after each move by either side.
fn clocks(state: &State) -> Vec<ByColor<Span>> {
    let moment = |plies| {
        let moment = state.moment(plies)?;
        Some(ByColor { white: moment.white, black: moment.black })
    };
    (0..=state.plies()).map_while(moment).collect()
}

/// Returns the faults and gaps of a journal.
fn damage(file: &Path, contents: &Contents<Header, Entry>) -> Vec<Message> {
    let fault = contents.fault.as_ref().map(|fault| fault.message(&file.display().to_string()));
    let torn = contents.torn.as_ref().map(Worded::message);
    fault.into_iter().chain(torn).chain(contents.gaps()).collect()
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
