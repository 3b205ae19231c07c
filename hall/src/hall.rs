//! The boards of a hall together with the connection to the broker.
//!
//! Without the broker no board can be known. Like [`crate::boards`] it is pure: the page and the terminal share it.

use crate::boards::{Board, Boards, Change, Link, NoticeKind, ShownClocks};
use crate::players::{Identity, Paired};
use crate::topics::{
    BoardKey, Confirmed, EventKey, Kind, Player, Remarks, Taken, Topic, VERSION, WallMs, Wording,
};
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
    /// The games of the round with pairings, as PGN with the tags of the pairings.
    round_pgn: Option<(u16, String)>,
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
            round_pgn: None,
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

    /// Takes the games of the round with pairings, as PGN.
    pub fn set_round_pgn(&mut self, round: u16, pgn: String) {
        self.round_pgn = Some((round, pgn));
    }

    /// Returns the games of a round as PGN, in the order of the boards; empty without one.
    pub fn round_pgn(&self, round: u16) -> String {
        if let Some((_, pgn)) = self.round_pgn.as_ref().filter(|(of, _)| *of == round) {
            return pgn.clone();
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
            Link::Connected | Link::Offline if self.broker != BrokerLink::Connected => Link::Silent,
            link => link,
        }
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

    /// Returns the arbiter who has taken the open cases of the board's present game.
    ///
    /// It counts while one of those cases is open, so that a new case does not appear as taken.
    pub fn taken<'a>(&self, board: &'a Board) -> Option<&'a Taken> {
        let (game, open) = (game_of(board), board.open());
        let is_of_game = |taken: &&Taken| game.is_none_or(|game| taken.game == game);
        // Older senders do not name the cases.
        let is_open = |taken: &&Taken| match taken.cases.as_slice() {
            [] => !open.is_empty(),
            keys => open.iter().any(|case| keys.contains(&case.key)),
        };
        board.taken.as_ref().filter(is_of_game).filter(is_open)
    }

    /// Whether the broker has sent back a message about taken cases, or a confirmation.
    pub fn has_echo(&self, key: BoardKey, sent: &Outgoing) -> bool {
        let board = self.boards.get(key);
        if sent.topic == self.topic(key, Kind::Confirmed) {
            let confirmed = board.and_then(|board| board.confirmed.as_ref());
            return confirmed == serde_json::from_slice(&sent.payload).ok().as_ref();
        }
        let taken = board.and_then(|board| board.taken.as_ref());
        taken == serde_json::from_slice(&sent.payload).ok().as_ref()
    }

    /// Returns the message by which an arbiter takes the cases of a board.
    pub fn take_cases(&self, key: BoardKey, by: &str, now: WallMs) -> Outgoing {
        let board = self.boards.get(key);
        let game = board.and_then(game_of).unwrap_or_default().to_owned();
        let cases = board.map(|board| board.open().iter().map(|case| case.key.clone()).collect());
        let cases = cases.unwrap_or_default();
        let taken = Taken { version: VERSION, game, by: by.to_owned(), at_ms: now, cases };
        Outgoing {
            topic: self.topic(key, Kind::Taken),
            payload: serde_json::to_vec(&taken).unwrap_or_default(),
        }
    }

    /// Returns the pairing that an arbiter must confirm, because the board plays a game without the names of both players; with
    /// the confirmation, once there is one.
    pub fn to_confirm(&self, board: &Board) -> Option<(&Paired, Option<Confirmed>)> {
        let paired = self.paired.get(&board.key)?;
        let has_names = paired.white.name.is_some() && paired.black.name.is_some();
        let is_open = board.latest().is_some() && Identity::of(board.players(), paired) == Identity::Unnamed;
        (has_names && is_open).then(|| (paired, board.confirmation(paired).cloned()))
    }

    /// Returns the message by which an arbiter confirms that a board plays its pairing; `None` if there is nothing to confirm.
    pub fn confirm(&self, key: BoardKey, by: &str, now: WallMs) -> Option<Outgoing> {
        let board = self.boards.get(key)?;
        let (paired, _) = self.to_confirm(board)?;
        let confirmed = Confirmed {
            version: VERSION,
            game: board.latest()?.game.clone(),
            white: paired.white.name.clone()?,
            black: paired.black.name.clone()?,
            by: by.to_owned(),
            at_ms: now,
        };
        let payload = serde_json::to_vec(&confirmed).unwrap_or_default();
        Some(Outgoing { topic: self.topic(key, Kind::Confirmed), payload })
    }

    /// Returns the message by which a confirmation is withdrawn.
    pub fn withdraw(&self, key: BoardKey) -> Outgoing {
        Outgoing { topic: self.topic(key, Kind::Confirmed), payload: Vec::new() }
    }

    /// Returns the message by which the cases of a board are given back.
    pub fn give_back(&self, key: BoardKey) -> Outgoing {
        Outgoing { topic: self.topic(key, Kind::Taken), payload: Vec::new() }
    }

    fn topic(&self, key: BoardKey, kind: Kind) -> String {
        Topic::new(self.boards.event(), key, kind).to_string()
    }
}

/// Returns the name of the game that a board plays.
fn game_of(board: &Board) -> Option<&str> {
    let latest = board.latest().map(|state| state.game.as_str());
    let of_cases = board.cases.as_ref().map(|cases| cases.game.as_str()).filter(|game| !game.is_empty());
    latest.or(of_cases)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: BoardKey = BoardKey { round: 1, board: 7 };

    fn hall() -> Hall {
        let mut hall = Hall::new(EventKey::of("Open"));
        hall.connected(0);
        hall
    }

    fn take(hall: &mut Hall, kind: &str, json: &str, now: WallMs) -> Change {
        hall.take(&format!("annabella/open/1/7/{kind}"), json.as_bytes(), false, now)
    }

    fn cases(kinds: &[&str]) -> String {
        crate::samples::cases(kinds, 0).to_string().replace("\"game\":\"game\"", "\"game\":\"g\"")
    }

    const PRESENT: &str = r#"{"version":1,"online":true,"at_ms":1000}"#;
    const PLAYING: &str = r#"{"version":1,"game":"g","white":{"name":"Anna"},"black":{},"phase":"playing","plies":0,
        "number":1,"turn":"white","position":"","clocks":{"white_ms":60000,"black_ms":60000,"running":"white","at_ms":1000}}"#;

    #[test]
    fn without_the_broker_no_board_runs_and_none_is_reported_lost() {
        let mut hall = hall();
        take(&mut hall, "presence", PRESENT, 1_000);
        take(&mut hall, "state", PLAYING, 1_000);
        let board = hall.boards().get(KEY).unwrap();
        assert!(hall.clocks(board, 2_000).unwrap().is_counted);
        assert!(hall.disconnected());
        assert!(!hall.disconnected(), "said once");
        let board = hall.boards().get(KEY).unwrap();
        assert_eq!((hall.link(board, 2_000), hall.clocks(board, 2_000)), (Link::Silent, None));
        let change = hall.pass(60_000);
        assert_eq!((change.boards, change.notices.len()), (vec![KEY], 0));
        hall.connected(70_000);
        assert!(hall.pass(79_000).notices.is_empty());
        assert_eq!(hall.pass(80_000).notices.len(), 1);
    }

    #[test]
    fn a_computer_that_slept_reports_no_board_as_lost() {
        let mut hall = hall();
        take(&mut hall, "presence", PRESENT, 20_000);
        hall.note_gap(20_500, 21_000);
        hall.note_gap(21_000, 90_000);
        assert!(hall.pass(90_000).notices.is_empty());
        assert_eq!(hall.pass(100_000).notices.len(), 1);
    }

    #[test]
    fn the_silence_of_a_board_changes_its_row_once() {
        let mut hall = hall();
        take(&mut hall, "presence", PRESENT, 20_000);
        assert_eq!(hall.pass(21_000), Change::default());
        assert_eq!(hall.pass(30_000).boards, [KEY]);
        assert_eq!(hall.pass(31_000), Change::default());
    }

    #[test]
    fn cases_are_taken_for_a_game_and_given_back() {
        let mut hall = hall();
        take(&mut hall, "state", PLAYING, 1_000);
        take(&mut hall, "cases", &cases(&["call"]), 1_000);
        let Outgoing { topic, payload } = hall.take_cases(KEY, "Ines", 5);
        assert_eq!(topic, "annabella/open/1/7/taken");
        hall.take(&topic, &payload, false, 6);
        let by = |hall: &Hall| hall.taken(hall.boards().get(KEY).unwrap()).map(|taken| taken.by.clone());
        assert_eq!(by(&hall).as_deref(), Some("Ines"));
        take(&mut hall, "state", &PLAYING.replace("\"g\"", "\"next\""), 7);
        assert_eq!(by(&hall), None, "the next game is not taken");
        take(&mut hall, "state", PLAYING, 8);
        let Outgoing { topic, payload } = hall.give_back(KEY);
        hall.take(&topic, &payload, false, 9);
        assert_eq!(by(&hall), None);
    }

    #[test]
    fn a_case_that_opens_later_is_not_taken() {
        let mut hall = hall();
        take(&mut hall, "state", PLAYING, 1_000);
        take(&mut hall, "cases", &cases(&["call"]), 1_000);
        let Outgoing { topic, payload } = hall.take_cases(KEY, "Ines", 5);
        hall.take(&topic, &payload, false, 6);
        let by = |hall: &Hall| hall.taken(hall.boards().get(KEY).unwrap()).map(|taken| taken.by.clone());
        take(&mut hall, "cases", &cases(&["call", "flag"]), 7);
        assert_eq!(by(&hall).as_deref(), Some("Ines"), "one of them is still open");
        take(&mut hall, "cases", &cases(&[]), 8);
        assert_eq!(by(&hall), None);
        let second =
            cases(&["call", "flag"]).replace("case-1-500", "case-3-900").replace("case-2-500", "case-4-900");
        take(&mut hall, "cases", &second, 9);
        assert_eq!(by(&hall), None, "new cases");
        take(&mut hall, "taken", r#"{"version":1,"game":"g","by":"Otto","at_ms":9}"#, 10);
        assert_eq!(by(&hall).as_deref(), Some("Otto"), "an older sender names no cases");
        take(&mut hall, "cases", &cases(&[]), 11);
        assert_eq!(by(&hall), None);
    }

    #[test]
    fn the_pairings_name_the_players_of_a_game_only_if_the_board_agrees() {
        let mut hall = hall();
        let named = |name: &str, fide_id| Player { name: Some(name.into()), fide_id, ..Player::default() };
        let pair = |hall: &mut Hall, white: &str, black: &str| {
            hall.pair(vec![(KEY, Paired { white: named(white, Some(1)), black: named(black, Some(2)) })], 9)
        };
        let names = |hall: &Hall| {
            let board = hall.boards().get(KEY).unwrap();
            Color::ALL.map(|side| hall.player(board, side).and_then(|player| player.name.clone()))
        };
        let [anna, berta] = ["Anna", "Berta"].map(|name| Some(name.to_owned()));
        assert_eq!(pair(&mut hall, "Anna", "Berta").boards, [KEY]);
        assert_eq!(pair(&mut hall, "Anna", "Berta").boards, [], "nothing is new");
        assert_eq!(names(&hall), [anna.clone(), berta.clone()], "no game yet");
        take(&mut hall, "state", PLAYING, 1_000);
        assert_eq!(names(&hall), [anna.clone(), None], "the board does not name Black");
        let numbered = PLAYING.replace(r#""black":{}"#, r#""black":{"fide_id":2}"#);
        take(&mut hall, "state", &numbered, 1_000);
        assert_eq!(names(&hall), [anna.clone(), berta], "by the FIDE number");
        pair(&mut hall, "Carla", "Berta");
        assert_eq!(names(&hall), [anna.clone(), None], "another pair");
        assert_eq!(hall.pair(Vec::new(), 9).boards, [KEY]);
        assert_eq!(names(&hall), [anna, None]);
    }
}
