//! A followed game: entries of its journal in; open cases, clocks and snapshots out.

use super::board_names::BoardNames;
use super::delay::{Delay, Delayed, Snapshot};
use super::facts::{BothWords, Matter, reported};
use super::publication;
use crate::topics::{Case, CaseKind, Clocks, LogEntry, Phase, State, WallMs};
use annabella_chess::Color;
use annabella_game::{Effect, Fact, Input, Machine, machine};
use annabella_journal::{Chain, Entry, Header, Milestones};
use annabella_scoresheet::pgn::Record;
use annabella_speech::Message;

/// The greatest deviation in milliseconds that the clocks may have from their count before they are published again.
const MOST_DEVIATION: u64 = 100;

/// The game of a journal.
pub(super) struct Followed {
    pub(super) id: String,
    pub(super) header: Header,
    /// The event and the board, where the journal does not name them.
    names: BoardNames,
    pub(super) machine: Box<dyn Machine>,
    pub(super) chain: Chain,
    /// Bytes of a line that is not complete yet.
    pub(super) rest: Vec<u8>,
    pub(super) entries: usize,
    pub(super) last_ms: WallMs,
    pub(super) milestones: Milestones,
    pub(super) digest: Option<String>,
    pub(super) delayed: Delayed,
    /// What distinguishes the last snapshot.
    pub(super) shown: Option<(usize, String, [bool; 2], usize)>,
    /// The last snapshot, without its clocks.
    pub(super) pushed: Option<(State, Option<String>)>,
    /// The open cases, with their keys in the game's state.
    pub(super) open: Vec<(String, Case)>,
    /// The boards that differ from the game.
    pub(super) differing: Vec<(Color, Vec<String>)>,
    pub(super) log: Vec<LogEntry>,
    pub(super) lost: Vec<String>,
    pub(super) clocks: Option<Clocks>,
    /// Whether its journal was damaged when it was first read: then only arbiters see it.
    pub(super) is_partial: bool,
}

impl Followed {
    /// Begins a game; `None` if its settings are not playable.
    pub(super) fn begin(id: String, header: Header, delay: Delay, names: BoardNames) -> Option<Followed> {
        let mut machine = machine(header.settings.clone()).ok()?;
        machine.greeting();
        let last_ms = header.wall_ms;
        Some(Followed {
            id,
            header,
            names,
            machine,
            chain: Chain::default(),
            rest: Vec::new(),
            entries: 0,
            last_ms,
            milestones: Milestones::default(),
            digest: None,
            delayed: Delayed::new(delay),
            shown: None,
            pushed: None,
            open: Vec::new(),
            differing: Vec::new(),
            log: Vec::new(),
            lost: Vec::new(),
            clocks: None,
            is_partial: false,
        })
    }

    pub(super) fn take(
        &mut self,
        entry: &Entry,
        digest: String,
        words: &BothWords,
        local_offset: fn(WallMs) -> i32,
    ) {
        let effects = self.machine.handle_as(&entry.event, &entry.act).0;
        self.entries += 1;
        self.last_ms = entry.wall_ms;
        if self.milestones.of(&effects).is_some() {
            self.digest = Some(digest);
        }
        self.note_facts(&effects, words);
        self.note_cases(words, matches!(entry.event.input, Input::Tick));
        self.note_clocks();
        self.note_snapshot(local_offset);
    }

    fn note_facts(&mut self, effects: &[Effect], words: &BothWords) {
        let plies = self.machine.state().map_or(0, |state| state.plies());
        let (number, turn) = self.machine.label(plies + 1);
        for (fact, sentence) in reported(effects) {
            if let Fact::Device { device, state } = fact {
                let name = device.code().to_owned();
                self.lost.retain(|lost| *lost != name);
                if matches!(state.code(), "lost" | "stalled") {
                    self.lost.push(name);
                }
            }
            if let Fact::Mismatch { board, squares } = fact {
                self.differing.retain(|(side, _)| side != board);
                self.differing.push((*board, squares.clone()));
            }
            let words = words.say(&sentence);
            let fact = serde_json::to_value(fact).unwrap_or_default();
            self.log.push(LogEntry { at_ms: self.last_ms, number, turn, words, fact });
        }
    }

    /// Adds the cases that have opened, and removes those that no longer wait.
    /// `is_tick`: only time has passed, so that no proposal has changed.
    fn note_cases(&mut self, words: &BothWords, is_tick: bool) {
        let Some(state) = self.machine.state() else { return };
        let standing = state.standing();
        let differs =
            |side: &Color| standing.boards.get(*side).is_some_and(|board| board.connected && !board.synced);
        self.differing.retain(|(side, _)| differs(side));
        let open = state.open_matters();
        if open.is_empty() && self.differing.is_empty() {
            self.open.clear();
            return;
        }
        let matters = open.iter().map(Matter::of);
        let boards = self.differing.iter().map(|(side, squares)| Matter::board_differs(*side, squares));
        let mut now = Vec::new();
        for matter in matters.chain(boards) {
            if let Some(place) = self.open.iter().position(|(key, _)| *key == matter.key) {
                now.push(self.open.swap_remove(place));
                continue;
            }
            let key = match matter.is_recurring() {
                true => format!("{} {}", matter.key, self.entries),
                false => matter.key.clone(),
            };
            let case = Case {
                key,
                number: matter.number,
                kind: matter.kind,
                side: matter.side,
                at_ms: self.last_ms,
                clause: matter.clause,
                words: words.say(&matter.words),
                proposal: Vec::new(),
                plies: state.plies(),
                position: state.position_text(),
            };
            now.push((matter.key, case));
        }
        for (_, case) in now.iter_mut().filter(|(_, case)| !is_tick || case.proposal.is_empty()) {
            let proposed = match (case.kind, case.number) {
                (_, Some(number)) => state.proposed_for(number),
                (CaseKind::Claim, None) => {
                    let right = |right| if right { "play-claim-holds" } else { "hall-claim-wrong" };
                    state.is_claim_right().map(right).map(Message::new).into_iter().collect()
                }
                _ => Vec::new(),
            };
            case.proposal = proposed.iter().map(|sentence| words.say(sentence)).collect();
        }
        now.sort_by_key(|(_, case)| case.at_ms);
        self.open = now;
    }

    /// Stores the clocks, unless they are only as far as counting down has brought them.
    pub(super) fn note_clocks(&mut self) {
        let now = self.machine.state().and_then(|state| publication::clocks(state, self.last_ms));
        let is_counted = |(before, now): (Clocks, Clocks)| {
            let differs = |side: Color| {
                let known = side.fold_wb(now.white_ms, now.black_ms);
                before.left(side, now.at_ms).0.abs_diff(known.0) > MOST_DEVIATION
            };
            before.running == now.running && !differs(Color::White) && !differs(Color::Black)
        };
        if !self.clocks.zip(now).is_some_and(is_counted) {
            self.clocks = now;
        }
    }

    /// Adds a snapshot for spectators, if the completed moves or the result have changed.
    pub(super) fn note_snapshot(&mut self, local_offset: fn(WallMs) -> i32) {
        let Some(state) = self.machine.state() else { return };
        // After the end, any entry may still change a remark of the scoresheet.
        let entries = if self.machine.is_over() { self.entries } else { 0 };
        let standing = state.standing();
        let moves = format!("{} {:?} {:?}", state.plies(), standing.uncompleted, state.outcome());
        let phase = [standing.started, self.machine.is_adjourned()];
        let key = (state.rulings(), moves, phase, entries);
        if self.shown.as_ref() == Some(&key) {
            return;
        }
        self.shown = Some(key);
        let machine = self.machine.as_ref();
        if publication::may_be_illegal(machine) {
            return;
        }
        let Some(mut state) = publication::state(machine, &self.id, self.last_ms) else { return };
        // A halt is no completed move, and is the arbiter's to know.
        if state.phase == Phase::Halted {
            state.phase = Phase::Playing;
        }
        let dates = |record: &mut Record| {
            self.header.set_dates(&mut record.tags, local_offset);
            self.names.set_tags(&self.header.settings.event, &mut record.tags);
        };
        let pgn = publication::pgn(machine, dates, self.digest.as_deref());
        // A move that still waits for its press has changed nothing.
        let pushed = (State { clocks: None, ..state.clone() }, pgn.clone());
        if self.pushed.as_ref() != Some(&pushed) {
            self.pushed = Some(pushed);
            self.delayed.push(Snapshot { at_ms: self.last_ms, state, pgn });
        }
    }
}
