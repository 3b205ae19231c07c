//! The boards of a hall together with the connection to the broker.
//!
//! Without the broker no board can be known. Like [`crate::boards`] it is pure: the page and the terminal share it.

mod entries;

use crate::boards::{Board, Boards, Change, Link, NoticeKind, ShownClocks};
use crate::pairings::Crosstable;
use crate::players::{Identity, Paired};
use crate::topics::{BoardKey, EventKey, Player, Remarks, Taken, Topic, VERSION, WallMs, Wording};
use annabella_chess::Color;
use annabella_speech::{Message, Worded};
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

/// The time after which a hall without any board is reported.
const EMPTY_AFTER_MS: u64 = 10_000;

/// The time without a pass after which this computer has slept, in milliseconds.
const ASLEEP_MS: u64 = 5_000;

/// The connection to the broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrokerLink {
    /// Not connected yet.
    Waiting,
    /// Connected.
    Connected,
    /// Not connected any longer.
    Lost,
}

/// A message for the broker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The topic.
    pub topic: String,
    /// The content. The broker keeps it.
    pub payload: Vec<u8>,
}

/// The round with pairings, as far as it is played.
#[derive(Clone, Debug)]
pub struct RunningRound {
    /// Its number.
    pub number: u16,
    /// Its games as PGN, with the tags of the pairings.
    pub pgn: String,
    /// The points and results up to it; `None` if the file of the pairings has only this round.
    pub crosstable: Option<Crosstable>,
}

/// What the pages have refused to readers so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    /// Connections of addresses that had too many.
    pub connections: u64,
    /// Logins while others of the same address were waiting.
    pub logins: u64,
    /// The last of these addresses.
    pub last: Option<IpAddr>,
}

impl Worded for Refusals {
    fn message(&self) -> Message {
        let number = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
        let message = Message::new("hall-refused").with("connections", number(self.connections));
        let last = self.last.map(|address| address.to_string()).unwrap_or_default();
        message.with("logins", number(self.logins)).with("address", last)
    }
}

/// Knowledge of the open cases of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CasesKnown {
    /// They are those that the board shows.
    Known,
    /// The broker is not connected, so that they may have changed.
    Unknown,
    /// The board publishes, but its cases were never received.
    NotReceived,
    /// The board has never published.
    Never,
}

/// All boards, and what is known about them while the broker is connected.
#[derive(Clone, Debug)]
pub struct Hall {
    boards: Boards,
    broker: BrokerLink,
    /// The time since which the broker has been connected.
    since: WallMs,
    paired: BTreeMap<BoardKey, Paired>,
    /// The round with pairings.
    running: Option<RunningRound>,
    /// The remarks about the pairings.
    remarks: Remarks,
    /// Whether this program reads the pairings itself, so that it ignores the remarks of others.
    has_pairings: bool,
    /// The connection of each board as it was last shown.
    links: BTreeMap<BoardKey, Link>,
    refusals: Refusals,
}

impl Hall {
    /// Creates the hall of an event, of which nothing is known.
    pub fn new(event: EventKey) -> Hall {
        let (paired, remarks, links) = Default::default();
        Hall {
            boards: Boards::new(event),
            broker: BrokerLink::Waiting,
            since: 0,
            paired,
            running: None,
            remarks,
            has_pairings: false,
            links,
            refusals: Refusals::default(),
        }
    }

    /// Takes the pairings of a round, which replace all others.
    ///
    /// `last`: the last round that the event has. Boards of later ones are ignored.
    pub fn pair(&mut self, paired: Vec<(BoardKey, Paired)>, last: u16) -> Change {
        self.boards.end_with(last);
        paired.iter().for_each(|(key, _)| self.boards.expect(*key));
        let before = std::mem::replace(&mut self.paired, paired.into_iter().collect());
        let now = &self.paired;
        let is_new =
            |(key, players): (&BoardKey, &Paired)| (before.get(key) != Some(players)).then_some(*key);
        let gone = before.keys().filter(|key| !now.contains_key(key)).copied();
        Change { boards: now.iter().filter_map(is_new).chain(gone).collect(), ..Change::default() }
    }

    /// Takes the round with pairings, as far as it is played.
    pub fn set_running(&mut self, running: RunningRound) {
        self.running = Some(running);
    }

    /// Returns the crosstable of a round with pairings.
    pub fn crosstable(&self, round: u16) -> Option<&Crosstable> {
        self.running.as_ref().filter(|running| running.number == round)?.crosstable.as_ref()
    }

    /// Returns the games of a round as PGN, in the order of the boards; empty without one.
    pub fn round_pgn(&self, round: u16) -> String {
        if let Some(running) = self.running.as_ref().filter(|running| running.number == round) {
            return running.pgn.clone();
        }
        let boards = self.boards.all().filter(|board| board.key.round == round);
        let games: Vec<&str> = boards.filter_map(Board::latest_pgn).map(str::trim_end).collect();
        games.iter().map(|game| format!("{game}\n\n")).collect()
    }

    /// Takes the remarks that this program makes about its pairings.
    pub fn remark(&mut self, remarks: Remarks) -> Change {
        self.has_pairings = true;
        self.replace_remarks(remarks)
    }

    /// Takes the message of another program about its pairings.
    fn take_remarks(&mut self, payload: &[u8]) -> Change {
        match Remarks::read(payload) {
            Ok(_) if self.has_pairings => Change::default(),
            Ok(remarks) => self.replace_remarks(remarks),
            Err(fault) => self.boards.count(fault),
        }
    }

    fn replace_remarks(&mut self, remarks: Remarks) -> Change {
        let before = std::mem::replace(&mut self.remarks, remarks);
        let is_new = |remark: &&Wording| !before.remarks.contains(remark);
        let new = self.remarks().remarks.iter().filter(is_new).cloned().collect();
        Change { condition: before != self.remarks, remarks: new, ..Change::default() }
    }

    /// Returns the remarks about the pairings; none if they are of an earlier round than the running one.
    pub fn remarks(&self) -> &Remarks {
        const NONE: &Remarks = &Remarks { version: VERSION, round: 0, remarks: Vec::new(), left_out: 0 };
        if self.has_pairings || self.remarks.round >= self.boards.round() { &self.remarks } else { NONE }
    }

    /// Returns the message with this program's remarks for others; `None` if it reads no pairings.
    pub fn publish_remarks(&self) -> Option<Outgoing> {
        let payload = || serde_json::to_vec(&self.remarks).unwrap_or_default();
        self.has_pairings.then(|| Outgoing { topic: Remarks::topic(self.boards.event()), payload: payload() })
    }

    /// Notes what the pages have refused so far. Returns what was noted before.
    pub fn refuse(&mut self, now: Refusals) -> Refusals {
        std::mem::replace(&mut self.refusals, now)
    }

    /// Returns what the pages have refused so far.
    pub fn refusals(&self) -> Refusals {
        self.refusals
    }

    /// Returns the boards.
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// Returns the connection to the broker.
    pub fn broker(&self) -> BrokerLink {
        self.broker
    }

    /// Notes that the broker is connected.
    pub fn connected(&mut self, now: WallMs) {
        (self.broker, self.since) = (BrokerLink::Connected, now);
        self.boards.connected(now);
    }

    /// Notes that the broker is not connected; whether that is new.
    pub fn disconnected(&mut self) -> bool {
        self.boards.disconnected();
        let was = std::mem::replace(&mut self.broker, BrokerLink::Lost);
        was != BrokerLink::Lost
    }

    /// Whether the broker has been connected for a while, and no board has published: the event may be misspelt.
    pub fn is_empty(&self, now: WallMs) -> bool {
        let has_published = |board: &Board| board.latest().is_some() || board.link(now) != Link::Never;
        self.broker == BrokerLink::Connected
            && now.saturating_sub(self.since) >= EMPTY_AFTER_MS
            && !self.boards.all().any(has_published)
    }

    /// Takes a message, as [`Boards::take`] does.
    pub fn take(&mut self, topic: &str, payload: &[u8], stored: bool, now: WallMs) -> Change {
        if topic == Remarks::topic(self.boards.event()) {
            return self.take_remarks(payload);
        }
        let key = Topic::read(topic).map(|topic| topic.board);
        let taken = |hall: &Hall| hall.boards.get(key?).and_then(|board| hall.taken(board)).cloned();
        let before = taken(self);
        let mut change = self.boards.take(topic, payload, stored, now);
        if let Some(board) = key {
            let after = taken(self);
            self.note_taken(board, before, after, now, &mut change);
            if self.is_link_new(board, now) && !change.boards.contains(&board) {
                change.boards.push(board);
            }
        }
        change
    }

    /// Notes the time between two passes. If this computer has slept, no board can have been heard meanwhile.
    pub fn note_gap(&mut self, before: WallMs, now: WallMs) {
        if now.saturating_sub(before) > ASLEEP_MS {
            self.boards.connected(now);
        }
    }

    /// Returns what changes by time alone.
    ///
    /// Without the broker nothing is known about a board, so that its silence is not noticed.
    pub fn pass(&mut self, now: WallMs) -> Change {
        let mut change = match self.broker {
            BrokerLink::Connected => self.boards.pass(now),
            BrokerLink::Waiting | BrokerLink::Lost => Change::default(),
        };
        // All boards can change at once, so that none is searched in a list.
        let mut shown: BTreeSet<BoardKey> = change.boards.drain(..).collect();
        for key in self.boards.all().map(|board| board.key).collect::<Vec<_>>() {
            if self.is_link_new(key, now) {
                shown.insert(key);
            }
        }
        change.boards = shown.into_iter().collect();
        change
    }

    /// Notices for the arbiter who had taken cases that another has taken over, or that are all closed.
    fn note_taken(
        &mut self,
        key: BoardKey,
        before: Option<Taken>,
        after: Option<Taken>,
        now: WallMs,
        change: &mut Change,
    ) {
        let Some(before) = before else { return };
        let Taken { by: from, game, at_ms, .. } = before;
        match after {
            Some(after) if after.by != from => {
                let known = format!("{key} {game} taken {} {}", after.at_ms, after.by);
                self.boards.notice(known, key, NoticeKind::TakenOver { from, by: after.by }, now, change);
            }
            None if self.boards.get(key).is_some_and(|board| board.open().is_empty()) => {
                let known = format!("{key} {game} closed {at_ms}");
                self.boards.notice(known, key, NoticeKind::Closed { by: from }, now, change);
            }
            _ => {}
        }
    }

    /// Notes the connection of a board; whether it is shown differently now.
    fn is_link_new(&mut self, key: BoardKey, now: WallMs) -> bool {
        let Some(board) = self.boards.get(key) else { return false };
        let link = self.link(board, now);
        self.links.insert(key, link) != Some(link)
    }

    /// Returns the connection to a board. Without the broker it is unknown.
    pub fn link(&self, board: &Board, now: WallMs) -> Link {
        match board.link(now) {
            Link::Connected | Link::Ended | Link::Offline if self.broker != BrokerLink::Connected => {
                Link::Silent
            }
            link => link,
        }
    }

    /// Whether the condition of a board is known.
    ///
    /// Otherwise its clocks may have been started or stopped since its last message.
    pub fn is_heard(&self, board: &Board, now: WallMs) -> bool {
        self.broker == BrokerLink::Connected && !matches!(self.link(board, now), Link::Silent | Link::Offline)
    }

    /// Returns whether the open cases of a board are known: only then can there be none.
    pub fn cases_known(&self, board: &Board, now: WallMs) -> CasesKnown {
        match (&board.cases, self.broker) {
            (_, BrokerLink::Waiting | BrokerLink::Lost) => CasesKnown::Unknown,
            (Some(_), _) => CasesKnown::Known,
            (None, _) if self.link(board, now) == Link::Never => CasesKnown::Never,
            (None, _) => CasesKnown::NotReceived,
        }
    }

    /// Returns the clocks of a board.
    ///
    /// `None` while a time may run but the condition of the board is unknown.
    pub fn clocks(&self, board: &Board, now: WallMs) -> Option<ShownClocks> {
        let is_known = |_: &ShownClocks| !board.may_change() || self.broker == BrokerLink::Connected;
        board.clocks(now).filter(is_known)
    }

    /// Returns a player: as the board names them, or the pairings before it has published a game.
    ///
    /// A game is not that of a pairing because it has its number: the names of the pairings appear with the moves of a
    /// board only if the board names the same players.
    pub fn player<'a>(&'a self, board: &'a Board, side: Color) -> Option<&'a Player> {
        let named = |player: &&Player| player.name.is_some();
        let published = board.latest().map(|state| side.fold_wb(&state.white, &state.black));
        let of_pairing =
            |paired: &&Paired| !board.has_game() || board.identity(paired) == Identity::Confirmed;
        let paired = self.paired.get(&board.key).filter(of_pairing);
        let paired = paired.map(|paired| side.fold_wb(&paired.white, &paired.black));
        published.filter(named).or(paired.filter(named))
    }
}

#[cfg(test)]
mod tests;
