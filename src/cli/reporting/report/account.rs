//! The account of a game, made by replaying its journal: the moves, and all other events.

use super::clauses::{Case, Circumstances};
use super::dispute::Dispute;
use super::occurrence::{Author, DuePly, Occurrence, OccurrenceKind};
use super::settling::Past;
use crate::chess::notation::Letters;
use crate::chess::{ByColor, Color, EnPassantMode, Fen, Ply, San, UciMove};
use crate::cli::scores::record::milestones;
use crate::clock::Span;
use crate::devices::storage::journal::Contents;
use crate::devices::storage::record::{Entry, Header};
use crate::game::{
    Act, ClaimGround, Device, DeviceState, Effect, Fact, Input, Machine, Measure, Ruling, StartError, State,
    Variant, machine,
};
use crate::journal::Milestone;
use crate::laws::Outcome;
use crate::reconcile::{Agreement, VerdictReport, find, report};
use crate::scoresheet::Scoresheets;
use crate::speech::{Message, Notated, Worded};
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
    /// Both clocks at the start and after each move by either side; empty without clocks.
    pub clocks: Vec<ByColor<Span>>,
    /// Both clocks at the end of the journal.
    pub clocks_at_end: Option<ByColor<Span>>,
    /// The cases reported so far.
    pub(super) cases: Vec<Case>,
    /// The standing before each ruling in force.
    pub(super) past: Vec<Past>,
    /// Whether the game is adjourned.
    pub(super) adjourned: bool,
    /// The disconnected or stalled devices.
    lost: Vec<Device>,
    letters: Letters,
}

/// The ruling of an entry, to which later facts of the entry belong.
#[derive(Clone, Copy)]
struct EntryRuling {
    /// The index of its occurrence.
    place: usize,
    /// Its penalty.
    penalty: Option<Measure>,
}

/// An entry while its effects are read.
struct ReadEntry<'a> {
    entry: &'a Entry,
    machine: &'a dyn Machine,
    /// The number of moves made before it.
    plies: usize,
    /// The index of its first occurrence.
    first: usize,
    ruling: Option<EntryRuling>,
    /// Whether it claims that a piece was released elsewhere.
    released: bool,
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
            clocks: Vec::new(),
            clocks_at_end: None,
            cases: Vec::new(),
            past: Vec::new(),
            adjourned: false,
            lost: Vec::new(),
            letters,
        };
        for entry in &contents.entries {
            let plies = machine.state().map_or(0, State::plies);
            let effects = machine.handle_as(&entry.event, &entry.act).0;
            let first = account.occurrences.len();
            let machine = machine.as_ref();
            account.take(ReadEntry { entry, machine, plies, first, ruling: None, released: false }, &effects);
        }
        let Some(state) = machine.state() else { return Ok(account) };
        account.plies = machine.keeps_score().then(|| state.plies());
        account.next = machine.label(state.plies() + 1);
        if machine.keeps_score() {
            account.moves = moves(machine.as_ref(), state, letters);
            account.clocks = clocks(state);
            let left = |side| state.left(side);
            account.clocks_at_end =
                left(Color::White).zip(left(Color::Black)).map(|(white, black)| ByColor { white, black });
        }
        account.scores = differences(state);
        Ok(account)
    }

    /// Adds the occurrences that result from an entry.
    fn take(&mut self, mut read: ReadEntry, effects: &[Effect]) {
        let past = Past::of(self);
        for (place, effect) in effects.iter().enumerate() {
            if let Effect::Report { report, text, .. } = effect {
                self.take_fact(&mut read, report, text.as_ref(), &effects[place..]);
            }
        }
        self.note_call(&read, effects);
        self.follow_rulings(past, read.machine.state().map_or(0, State::rulings));
        self.join_recurring(read.first);
    }

    /// Adds the occurrence of a fact, or adds the fact to the occurrence to which it belongs.
    fn take_fact(&mut self, read: &mut ReadEntry, fact: &Fact, text: Option<&Message>, rest: &[Effect]) {
        if let Fact::Incident(incident) = fact {
            self.cases.push(Case::of(incident));
        }
        let occurrence = Occurrence::of(fact, text, &self.circumstances(read, fact));
        self.adjourned = match fact {
            Fact::Adjourned { sealed, .. } => *sealed,
            Fact::Continued | Fact::Started { .. } => false,
            _ => self.adjourned,
        };
        let Some(mut occurrence) = occurrence else {
            if let Fact::Incident(incident) = fact {
                let found = self.observation_of(incident, read.first);
                let case = || Occurrence::of_case(incident.number, incident.side, incident.situation);
                let at = found.unwrap_or_else(|| self.note(case(), read));
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
            Fact::Retracted { plies, agreed } => {
                // An illegal move that was only entered counts as one, but was never made.
                let made = read.plies.saturating_sub(read.machine.state().map_or(0, State::plies));
                if made < *plies {
                    occurrence.words = vec![Message::new("report-entry-dropped")];
                    let retracted =
                        Message::new("report-retracted").with("plies", made).with("agreed", *agreed);
                    occurrence.words.extend((made > 0).then_some(retracted));
                }
            }
            Fact::Reconciled { .. } => occurrence.words.extend(told_after(rest, text)),
            Fact::Claimed { ground, uci, .. } => {
                read.released |= *ground == ClaimGround::LetGo;
                if let Some((san, move_named)) = self.claimed_move(read, uci.as_deref()) {
                    occurrence.claimed = Some(san);
                    occurrence.words.push(move_named);
                }
            }
            _ => {}
        }
        if let Some(ruling) = read.ruling.filter(|_| is_effect(fact)) {
            self.occurrences[ruling.place].add_effect(fact, ruling.penalty, occurrence);
            self.lapse_flag(fact, ruling.place + 1);
            return;
        }
        let place = self.note(occurrence, read);
        if leads(fact) {
            let penalty = if let Fact::Ruled { penalty, .. } = fact { *penalty } else { None };
            read.ruling = Some(EntryRuling { place, penalty });
        }
        if let Fact::Incident(incident) = fact {
            self.number(place, incident);
        }
        self.follow(fact, text, read.machine.state(), read.ruling.is_some());
    }

    /// Returns the circumstances of a fact.
    fn circumstances(&self, read: &ReadEntry, fact: &Fact) -> Circumstances<'_> {
        let case = match fact {
            Fact::Ruled { number: Some(number), .. } => {
                self.cases.iter().rfind(|case| case.number == *number)
            }
            _ => None,
        };
        let ruling = read.ruling.map_or(&[][..], |ruling| &self.occurrences[ruling.place].clauses);
        let (adjourned, released) = (self.adjourned, read.released);
        Circumstances { adjourned, released, case, ruling, ..Circumstances::of(&self.header.settings) }
    }

    /// Adds an occurrence with its move, time and position, and returns its index.
    fn note(&mut self, occurrence: Occurrence, read: &ReadEntry) -> usize {
        let (entry, machine) = (read.entry, read.machine);
        let state = machine.state();
        let next = state.filter(|_| machine.keeps_score()).map(|state| state.plies() + 1);
        let ply = next.map(|next| {
            let (number, side) = machine.label(next);
            DuePly { ply: Ply::after(next - 1), number, side }
        });
        let left = state.and_then(|state| {
            Some(ByColor { white: state.left(Color::White)?, black: state.left(Color::Black)? })
        });
        // The move named in a claim may have been made in the same entry.
        let claims = occurrence.kind == OccurrenceKind::Claim;
        let shown = state.filter(|_| machine.keeps_score() && occurrence.is_case());
        let position = shown.map(|state| position(state, if claims { read.plies } else { state.plies() }));
        let by = entry.act.act().map(|act: &Act| Author { speaker: act.by(), seat: act.seat() });
        let (at, wall_ms) = (entry.event.at, entry.wall_ms);
        let last_wall_ms = wall_ms;
        self.occurrences.push(Occurrence {
            at,
            wall_ms,
            last_wall_ms,
            ply,
            left,
            by,
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
            self.note(Occurrence::new(OccurrenceKind::Call, words), read);
        }
    }

    /// Returns the move named in a claim, as PGN has it and as a sentence.
    fn claimed_move(&self, read: &ReadEntry, uci: Option<&str>) -> Option<(String, Message)> {
        let (uci, state) = (uci?, read.machine.state()?);
        let told = |mv: Notated| Message::new("report-claimed-move").with("mv", mv);
        let line = state.line();
        let in_chess = || {
            let before = line.position_after(read.plies.min(line.len()));
            let mv = uci.parse::<UciMove>().ok()?.to_move(before).ok()?;
            let san = San::from_move(before, mv).to_string();
            Some((san, told(Notated::played(before, mv, self.letters))))
        };
        match state.settings().variant {
            Variant::Standard | Variant::Chess960 => in_chess(),
            Variant::Tridim => {
                Some((uci.to_owned(), told(Notated { text: uci.to_owned(), said: Vec::new() })))
            }
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

/// Returns a position of the game as text.
fn position(state: &State, plies: usize) -> String {
    match state.settings().variant {
        Variant::Standard | Variant::Chess960 if plies < state.plies() => {
            Fen::from_position(state.line().position_after(plies), EnPassantMode::Legal).to_string()
        }
        Variant::Standard | Variant::Chess960 | Variant::Tridim => state.position_text(),
    }
}

/// Returns both clocks at the start and after each move by either side.
fn clocks(state: &State) -> Vec<ByColor<Span>> {
    let moment = |plies| {
        let moment = state.moment(plies)?;
        Some(ByColor { white: moment.white, black: moment.black })
    };
    (0..=state.plies()).map_while(moment).collect()
}

/// Whether the following facts of the same entry are effects of this ruling, reported with it.
const fn leads(fact: &Fact) -> bool {
    match fact {
        Fact::Ruled { ruling, .. } => !matches!(
            ruling,
            Ruling::Claimed | Ruling::Lapsed | Ruling::Righted | Ruling::Joined | Ruling::Appealed
        ),
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
