//! The consequences of an entry: the offence counted, clocks changed, moves owed and made.

use super::clock_change::ClockChange;
use super::game_report::GameReport;
use super::occurrence::{Occurrence, OccurrenceKind, Offence};
use super::reading::{ReadEntry, left, offences};
use super::repeats::Repeats;
use crate::chess::notation::Letters;
use crate::chess::{Chess, Color, EnPassantMode, Fen, Move, Ply, Position, San, UciMove};
use crate::cli::scores::position::{Named, from_text};
use crate::game::{ClaimGround, Fact, IncidentFact, Settings, State, Variant};
use crate::laws::Ground;
use crate::speech::{Message, Notated, Worded};

impl GameReport {
    /// Follows the moves: whether one was made, completed, or meets an obligation.
    pub(super) fn follow_moves(&mut self, read: &mut ReadEntry, fact: &Fact) {
        read.completes |= match fact {
            Fact::Completed { .. } => true,
            // Without a clock a made move is complete.
            Fact::Made { .. } => read.before.left.is_none(),
            _ => false,
        };
        let duties = self.occurrences.iter_mut().filter_map(|occurrence| occurrence.duty.as_mut());
        match fact {
            Fact::Made { ply, uci, .. } => {
                self.has_moved = true;
                duties.for_each(|duty| duty.note(*ply, uci));
            }
            Fact::Retracted { .. } => {
                let plies = read.machine.state().map_or(0, State::plies);
                duties.for_each(|duty| duty.retract(plies));
            }
            _ => {}
        }
    }

    /// Adds to the ruling of an entry the offence counted, the move owed, and the change of the clocks.
    pub(super) fn complete(&mut self, read: &ReadEntry) {
        if read.completes {
            self.completed = read.number;
        }
        let Some(state) = read.machine.state() else { return };
        let new = self.occurrences.iter().enumerate().skip(read.first);
        let ruled = new.rev().find(|(_, occurrence)| occurrence.kind == OccurrenceKind::Ruling);
        let ruled = ruled.map(|(place, _)| place);
        let place = read.ruling.map(|ruling| ruling.place).or(ruled);
        if let Some(occurrence) = place.and_then(|place| self.occurrences.get_mut(place)) {
            let change = read.before.left.zip(left(state));
            occurrence.clock_change =
                change.and_then(|(before, after)| ClockChange::of(&read.clock_facts, before, after));
        }
        let upheld = read.ruling.and_then(|ruling| self.occurrences.get_mut(ruling.place));
        if let Some(upheld) = upheld.filter(|upheld| upheld.words[0].id == "report-upheld") {
            upheld.duty = Duty::of(state).filter(|_| state.outcome().is_none());
            let side = Color::ALL
                .into_iter()
                .find(|side| offences(state).get(*side) > read.before.offences.get(*side));
            upheld.offence = match (side, upheld.offence) {
                (Some(side), _) => Some(Offence { side, number: Some(state.offences(side)) }),
                (None, uncounted) => uncounted,
            };
        }
    }

    /// Attaches the observations from index `first` without a case to the open case about the same.
    pub(super) fn attach(&mut self, first: usize) {
        if !self.header.settings.arbiter {
            return;
        }
        let (earlier, new) = self.occurrences.split_at_mut(first);
        let id = |of: &Occurrence| of.words.first().map(|words| words.id);
        for one in new.iter_mut().filter(|one| one.event == "irregularity" && one.case.is_none()) {
            let same = |case: &Occurrence| {
                let open = case.case.is_some() && case.settled.is_none();
                let side = |of: &Occurrence| of.waits.map(|waits| waits.side);
                open && side(case) == side(one) && id(case) == id(one)
            };
            if let Some(found) = earlier.iter().rposition(same) {
                (one.part_of, one.position) = (Some(found + 1), None);
            }
        }
    }

    /// Joins a refusal with an equal one since the last completed move.
    pub(super) fn join_refusal(&mut self, place: usize) {
        let (earlier, later) = self.occurrences.split_at_mut(place);
        let since = later[0].since;
        let equal = earlier.iter_mut().rev().take_while(|one| one.entry >= since);
        let mut equal = equal.filter(|one| one.kind == OccurrenceKind::Refused);
        if let Some(equal) = equal.find(|one| one.recurs_as(&later[0])) {
            equal.add_recurrence(&later[0]);
            self.occurrences.truncate(place);
            self.facts.retain(|(_, at)| *at < place);
        }
    }

    /// Returns the move named in a claim, as PGN has it and as a sentence.
    pub(super) fn claimed_move(&self, read: &ReadEntry, uci: Option<&str>) -> Option<(String, Message)> {
        let (uci, state) = (uci?, read.machine.state()?);
        let told = |mv: Notated| Message::new("report-claimed-move").with("mv", mv);
        let line = state.line();
        let in_chess = || {
            let before = line.position_after(read.before.plies.min(line.len()));
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
}

/// Returns the evidence for a draw claim; `None` for other claims, and in three-dimensional chess.
pub(super) fn repeats(read: &ReadEntry, ground: ClaimGround, uci: Option<&str>) -> Option<Repeats> {
    let ground = match ground {
        ClaimGround::Threefold => Ground::Threefold,
        ClaimGround::Fifty => Ground::Fifty,
        ClaimGround::Touch | ClaimGround::Released | ClaimGround::NormalMeans | ClaimGround::Increment => {
            return None;
        }
    };
    let state = read.machine.state().filter(|state| state.settings().variant != Variant::Tridim)?;
    let (line, plies) = (state.line(), read.before.plies.min(state.line().len()));
    let mv = uci.map(|uci| uci.parse::<UciMove>().ok()?.to_move(line.position_after(plies)).ok());
    let mv = match mv {
        Some(mv) => Some(mv?),
        None => None,
    };
    Some(Repeats::of(ground, line, plies, mv, |ply| read.machine.label(ply)))
}

/// Returns a position of the game as text.
pub(super) fn position(state: &State, plies: usize) -> String {
    match state.settings().variant {
        Variant::Standard | Variant::Chess960 if plies < state.plies() => {
            Fen::from_position(state.line().position_after(plies), EnPassantMode::Legal).to_string()
        }
        Variant::Standard | Variant::Chess960 | Variant::Tridim => state.position_text(),
    }
}

/// A move, in the letters of the reader and as PGN has it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WrittenMove {
    pub text: String,
    pub san: String,
}

/// Returns the moves that a case leaves to its player; empty if any legal move will do.
pub(super) fn instead(incident: &IncidentFact, settings: &Settings, letters: Letters) -> Vec<WrittenMove> {
    let Some(Named::Chess(line, _)) = from_text(&incident.position, settings) else { return Vec::new() };
    let before = line.position();
    if incident.replies.len() == before.legal_moves().len() {
        return Vec::new();
    }
    let read = |uci: &String| uci.parse::<UciMove>().ok()?.to_move(before).ok();
    let written = |mv: Move| WrittenMove {
        text: Notated::played(before, mv, letters).text,
        san: San::from_move(before, mv).to_string(),
    };
    incident.replies.iter().filter_map(read).map(written).collect()
}

/// An obligation after a ruling.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Duty {
    /// The obligation in words.
    words: Message,
    side: Color,
    /// The move that must meet it.
    ply: Ply,
    before: Chess,
    allowed: Vec<Move>,
    /// The move made then.
    made: Option<Move>,
}

impl Duty {
    /// Returns the obligation of the player to move; `None` if touched pieces bind nothing.
    pub fn of(state: &State) -> Option<Duty> {
        let bound = state.obligation();
        let ply = state.line().next_ply();
        (!bound.is_free() && state.line().len() == state.plies()).then(|| Duty {
            words: bound.message(),
            side: bound.side,
            ply,
            before: state.line().position().clone(),
            allowed: bound.allowed().to_vec(),
            made: None,
        })
    }

    /// Notes a move.
    pub fn note(&mut self, ply: Ply, uci: &str) {
        if ply == self.ply {
            self.made = uci.parse::<UciMove>().ok().and_then(|uci| uci.to_move(&self.before).ok());
        }
    }

    /// Notes that moves were taken back, perhaps this one, too.
    pub fn retract(&mut self, plies: usize) {
        if plies == self.ply.before() {
            self.made = None;
        }
    }

    /// Whether the move made meets it; `None` if no move was made.
    pub fn is_met(&self) -> Option<bool> {
        self.made.map(|made| self.allowed.contains(&made))
    }

    fn san(&self, mv: Move) -> String {
        San::from_move(&self.before, mv).to_string()
    }

    /// Returns the moves that meet it, as PGN has them.
    pub fn allowed(&self) -> Vec<String> {
        self.allowed.iter().map(|mv| self.san(*mv)).collect()
    }

    /// Returns the move made, as PGN has it.
    pub fn made(&self) -> Option<String> {
        self.made.map(|mv| self.san(mv))
    }

    /// Returns the obligation, the moves that meet it, and whether it was met.
    pub fn in_words(&self, letters: Letters) -> Vec<Message> {
        let notated = |mv: Move| Notated::played(&self.before, mv, letters);
        let moves: Vec<String> = self.allowed.iter().map(|mv| notated(*mv).text).collect();
        let possible = Message::new("report-duty-moves").with("moves", moves.join(", "));
        let outcome = match (self.made, self.is_met()) {
            (Some(mv), Some(met)) => Message::new("report-duty-outcome")
                .with("side", self.side)
                .with("mv", notated(mv))
                .with("met", met),
            _ => Message::new("report-duty-open").with("side", self.side),
        };
        vec![self.words.clone(), possible, outcome]
    }
}
