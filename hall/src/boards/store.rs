//! All boards of an event, changed by messages and by time.

use super::board::{Board, Link, SILENT_AFTER_MS};
use super::device_fault::DeviceFault;
use super::notice::{Concern, Notice, NoticeKind};
use super::rivals::PublishedGame;
use super::rounds::Rounds;
use crate::topics::{
    BoardKey, Content, EventKey, MOST_BOARDS, MOST_NOTICES_OF_A_BOARD, MOST_ROUNDS, MessageFault, Phase,
    Presence, State, WallMs, Wording,
};
use annabella_chess::{DeclaredChess, FenReach, read_kept_fen};
use annabella_tridim::Position;
use std::collections::{BTreeMap, HashSet};

/// The most notices kept for readers who connect again.
const MOST_NOTICES: usize = 1000;
/// The most notices that are remembered, so that none is noticed twice, of all boards together.
const MOST_REMEMBERED: usize = 200_000;
/// The time for which the loss of a board is held back: a broker that stops reports all boards as lost first.
const HOLD_MS: u64 = 2_000;

/// What a message or the time has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The boards to show again.
    pub boards: Vec<BoardKey>,
    /// New matters for an arbiter.
    pub notices: Vec<Notice>,
    /// A fault that is reported now, because it is the first of its kind.
    pub fault: Option<MessageFault>,
    /// Whether the remarks about the pairings have changed.
    pub condition: bool,
    /// The new ones of them.
    pub remarks: Vec<Wording>,
}

/// The boards of an event.
#[derive(Clone, Debug)]
pub struct Boards {
    event: EventKey,
    boards: BTreeMap<BoardKey, Board>,
    rounds: Rounds,
    /// The last round that the event has.
    last_round: u16,
    /// The boards whose loss has been noticed, until they are back.
    lost: HashSet<BoardKey>,
    /// When the loss of each other board that has signed off is noticed.
    held: BTreeMap<BoardKey, WallMs>,
    /// The keys of all notices so far.
    known: BTreeMap<(BoardKey, Concern), HashSet<String>>,
    /// Their number.
    remembered: usize,
    notices: Vec<Notice>,
    next: u64,
    /// The time until which stored messages are all that may be known about a board.
    grace_until: WallMs,
    faults: BTreeMap<MessageFault, u64>,
    /// The number of boards read so far.
    #[cfg(test)]
    pub(crate) steps: std::cell::Cell<usize>,
}

impl Boards {
    /// Creates the boards of an event, of which nothing is known.
    pub fn new(event: EventKey) -> Boards {
        let (boards, lost, held, known) = Default::default();
        Boards {
            event,
            boards,
            rounds: Rounds::default(),
            last_round: u16::MAX,
            lost,
            held,
            known,
            remembered: 0,
            notices: Vec::new(),
            next: 1,
            grace_until: 0,
            faults: BTreeMap::new(),
            #[cfg(test)]
            steps: std::cell::Cell::default(),
        }
    }

    /// Adds a board that the pairings name.
    pub fn expect(&mut self, key: BoardKey) {
        if !self.boards.contains_key(&key) {
            self.add(key);
        }
    }

    /// Ignores boards of later rounds, which the event does not have according to its pairings.
    pub fn end_with(&mut self, last_round: u16) {
        self.last_round = last_round;
    }

    fn add(&mut self, key: BoardKey) {
        self.boards.insert(key, Board::new(key));
        self.rounds.add(key);
    }

    /// Adds a board that has published, up to the limits.
    fn admit(&mut self, key: BoardKey) -> Result<(), MessageFault> {
        let BoardKey { round, board } = key;
        if self.boards.contains_key(&key) {
            return Ok(());
        }
        if round > self.last_round {
            return Err(MessageFault::NoRound { board });
        }
        if self.rounds.of_board(board) >= MOST_ROUNDS {
            return Err(MessageFault::ManyRounds { board });
        }
        if self.boards.len() >= MOST_BOARDS {
            return Err(MessageFault::ManyBoards);
        }
        self.add(key);
        Ok(())
    }

    /// Notes that the broker has just been connected, at first or again.
    ///
    /// Its stored messages come first. Until a board can have been heard, its silence is not a loss.
    pub fn connected(&mut self, now: WallMs) {
        self.grace_until = now.saturating_add(SILENT_AFTER_MS);
    }

    /// Notes that the broker is lost: losses that are still held back are not noticed.
    pub fn disconnected(&mut self) {
        self.held.clear();
    }

    /// Returns the event.
    pub fn event(&self) -> &EventKey {
        &self.event
    }

    /// Returns a board.
    pub fn get(&self, key: BoardKey) -> Option<&Board> {
        self.step();
        self.boards.get(&key)
    }

    /// Returns all boards, sorted by round and number.
    pub fn all(&self) -> impl Iterator<Item = &Board> {
        self.boards.values().inspect(|_| self.step())
    }

    /// Counts a board that is read, for the tests of how long pages take.
    fn step(&self) {
        #[cfg(test)]
        self.steps.set(self.steps.get() + 1);
    }

    /// Returns the running round: the one with the most connected boards, of equal ones the latest; 1 before that.
    ///
    /// One board that names a wrong round, or is the first of the next, does not hide the others. Pages ask for each board, so that it
    /// is kept and not counted.
    pub fn round(&self) -> u16 {
        self.rounds.running().unwrap_or(1)
    }

    /// Returns the notices after the one numbered `id`, oldest first; the oldest of a long list are forgotten.
    pub fn notices_after(&self, id: u64) -> impl Iterator<Item = &Notice> {
        self.notices.iter().filter(move |notice| notice.id > id)
    }

    /// Returns how many messages were ignored, by fault.
    pub fn faults(&self) -> impl Iterator<Item = (MessageFault, u64)> {
        self.faults.iter().map(|(fault, count)| (*fault, *count))
    }

    /// Takes a message. `stored`: the broker had kept it, so that it may be old.
    pub fn take(&mut self, topic: &str, payload: &[u8], stored: bool, now: WallMs) -> Change {
        let (topic, content) = match Content::read(&self.event, topic, payload) {
            Ok(read) => read,
            Err(fault) => return self.count(fault),
        };
        let key = topic.board;
        if content == Content::Cleared && !self.boards.contains_key(&key) {
            return Change::default();
        }
        if let Err(fault) = self.admit(key) {
            return self.count(fault);
        }
        let Some(board) = self.boards.get_mut(&key) else { return Change::default() };
        let was_online = board.is_online();
        let before = board.latest().map(|state| (state.game.clone(), state.result.is_some()));
        let faults = board.device.as_ref().map(DeviceFault::of).unwrap_or_default();
        let has_cases = matches!(content, Content::Cases(_));
        let is_of_game = matches!(content, Content::State(_) | Content::Device(_));
        if !stored && !matches!(content, Content::Taken(_) | Content::Confirmed(_)) {
            board.heard_ms = Some(now);
        }
        let mut change = Change::default();
        let mut has_rivals = false;
        let mut set = |changed: bool| change.boards.extend(changed.then_some(key));
        match content {
            Content::State(state) => {
                // Where arbiters' messages are read, they are earlier.
                if !stored && board.device.is_none() {
                    board.games.note_state(&state, "", now);
                }
                set(replace(&mut board.state, Some(*state)));
            }
            Content::Pgn(pgn) => set(replace(&mut board.pgn, Some(pgn))),
            Content::Cases(cases) => set(replace(&mut board.cases, Some(cases))),
            Content::Taken(taken) => set(replace(&mut board.taken, taken)),
            Content::Confirmed(confirmed) => set(replace(&mut board.confirmed, confirmed)),
            Content::Device(device) => {
                has_rivals = !stored && board.games.note(&device, now);
                set(replace(&mut board.device, Some(*device)));
            }
            Content::Presence(presence) => set(note_presence(board, presence, stored, now)),
            Content::Cleared => {}
        }
        let is_online = board.is_online();
        if is_online != was_online {
            self.rounds.set_online(key, is_online);
        }
        if has_cases {
            self.note_cases(key, now, &mut change);
        }
        if has_rivals {
            self.note_rivals(key, now, &mut change);
        }
        if is_of_game {
            self.note_position(key);
            self.note_faults(key, &faults, now, &mut change);
            self.note_end(key, before, now, &mut change);
        }
        self.note_link(key, !stored, now, &mut change);
        change
    }

    /// Returns what changes by time alone: boards that have become silent.
    pub fn pass(&mut self, now: WallMs) -> Change {
        let mut change = Change::default();
        for key in self.boards.keys().copied().collect::<Vec<_>>() {
            self.note_link(key, false, now, &mut change);
        }
        change
    }

    pub(crate) fn count(&mut self, fault: MessageFault) -> Change {
        let count = self.faults.entry(fault).or_default();
        *count += 1;
        Change { fault: (*count == 1).then_some(fault), ..Change::default() }
    }

    fn note_cases(&mut self, key: BoardKey, now: WallMs, change: &mut Change) {
        let Some(board) = self.boards.get(&key) else { return };
        let Some(cases) = &board.cases else { return };
        let game = &cases.game;
        let open = cases.open.iter().map(|case| (format!("{key} {game} {}", case.key), case.clone()));
        for (known, case) in open.collect::<Vec<_>>() {
            self.notice(known, key, NoticeKind::Case(Box::new(case)), now, change);
        }
    }

    /// Keeps the position of a board if it can be shown.
    fn note_position(&mut self, key: BoardKey) {
        let Some(board) = self.boards.get_mut(&key) else { return };
        let Some(state) = board.latest() else { return };
        let known = board.last_position.as_ref();
        if known.is_none_or(|(game, text)| (game, text) != (&state.game, &state.position)) {
            let is_shown = is_position(&state.position);
            let kept = known.filter(|(game, _)| *game == state.game).cloned();
            board.last_position = is_shown.then(|| (state.game.clone(), state.position.clone())).or(kept);
        }
    }

    /// Notices the faults of devices that have appeared since those `before`. The same device can fail again.
    fn note_faults(&mut self, key: BoardKey, before: &[DeviceFault], now: WallMs, change: &mut Change) {
        let Some(board) = self.boards.get_mut(&key) else { return };
        let Some(device) = board.device.as_ref().filter(|device| device.live.result.is_none()) else {
            return;
        };
        let game = device.live.game.clone();
        let new: Vec<DeviceFault> =
            DeviceFault::of(device).into_iter().filter(|fault| !before.contains(fault)).collect();
        // The names of devices come from the board.
        if board.failures.len() > MOST_NOTICES_OF_A_BOARD {
            board.failures.clear();
        }
        let numbered = new.into_iter().map(|fault| {
            let count = board.failures.entry(fault.clone()).or_default();
            *count = count.saturating_add(1);
            (format!("{key} {game} fault {fault:?} {count}"), fault)
        });
        for (known, fault) in numbered.collect::<Vec<_>>() {
            self.notice(known, key, NoticeKind::Fault(fault), now, change);
        }
    }

    /// Notices the end of a game that was running before.
    fn note_end(&mut self, key: BoardKey, before: Option<(String, bool)>, now: WallMs, change: &mut Change) {
        let Some((game, false)) = before else { return };
        let Some(state) = self.boards.get(&key).and_then(Board::latest) else { return };
        let Some(result) = state.result.clone().filter(|_| state.game == game) else { return };
        let known = format!("{key} {game} over {} {}", result.score, result.reason.code());
        self.notice(known, key, NoticeKind::Over(result), now, change);
    }

    fn note_rivals(&mut self, key: BoardKey, now: WallMs, change: &mut Change) {
        let Some(rivals) = self.boards.get(&key).and_then(|board| board.rivals(now)) else { return };
        let games = rivals.map(PublishedGame::clone);
        let known = format!("{key} games {} {}", games[0].game, games[1].game);
        self.notice(known, key, NoticeKind::TwoGames(Box::new(games)), now, change);
    }

    /// Notices the loss of a board whose game is not over, and its return; it can be lost again.
    ///
    /// `is_fresh`: a message that was just sent says so. A loss older than the start of this program is not noticed.
    fn note_link(&mut self, key: BoardKey, is_fresh: bool, now: WallMs, change: &mut Change) {
        let Some(board) = self.boards.get(&key) else { return };
        let link = board.link(now);
        let may_leave = |state: &State| state.result.is_some() || state.phase == Phase::Adjourned;
        let is_over = board.latest().is_some_and(may_leave);
        let at_ms = board.presence.map_or(0, |presence| presence.at_ms).max(board.heard_ms.unwrap_or(0));
        if is_over || matches!(link, Link::Connected | Link::Ended | Link::Never) {
            self.held.remove(&key);
            if self.lost.remove(&key) {
                change.boards.push(key);
                if matches!(link, Link::Connected | Link::Ended) {
                    self.notice(format!("{key} back {at_ms}"), key, NoticeKind::Back, now, change);
                }
            }
            return;
        }
        let is_due = match link {
            Link::Offline if board.heard_ms.is_none() => false,
            Link::Offline => {
                let due = now.saturating_add(HOLD_MS);
                let due = if is_fresh { due } else { due.max(self.grace_until) };
                now >= *self.held.entry(key).or_insert(due)
            }
            _ => now >= self.grace_until,
        };
        if is_due && self.lost.insert(key) {
            self.held.remove(&key);
            change.boards.push(key);
            self.notice(format!("{key} lost {at_ms}"), key, NoticeKind::Lost, now, change);
        }
    }

    /// Forgets the oldest notice of the board number that has the most, so that no board displaces the notices of others.
    fn forget(&mut self) {
        let loudest = loudest(&self.notices);
        let oldest = self.notices.iter().position(|notice| Some(notice.board.board) == loudest);
        if let Some(oldest) = oldest {
            self.notices.remove(oldest);
        }
    }

    /// Adds a notice, unless one with the key `known` has been added before.
    pub(crate) fn notice(
        &mut self,
        known: String,
        board: BoardKey,
        kind: NoticeKind,
        now: WallMs,
        change: &mut Change,
    ) {
        let of_board = self.known.entry((board, kind.concern())).or_default();
        if of_board.contains(&known) {
            return;
        }
        if of_board.len() >= MOST_NOTICES_OF_A_BOARD || self.remembered >= MOST_REMEMBERED {
            let fault = self.count(MessageFault::ManyNotices { board: board.board }).fault;
            change.fault = change.fault.or(fault);
            return;
        }
        of_board.insert(known.clone());
        self.remembered += 1;
        let notice = Notice { id: self.next, key: known, at_ms: now, board, kind };
        self.next += 1;
        self.notices.push(notice.clone());
        if self.notices.len() > MOST_NOTICES {
            self.forget();
        }
        change.notices.push(notice);
    }
}

/// Returns the number with the most notices, of whose boards the oldest is forgotten.
fn loudest(notices: &[Notice]) -> Option<u16> {
    let mut counts: BTreeMap<u16, usize> = BTreeMap::new();
    for notice in notices {
        *counts.entry(notice.board.board).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(board, _)| board)
}

/// Whether a text is a position that can be shown, of chess or of three-dimensional chess.
fn is_position(text: &str) -> bool {
    read_kept_fen(text, DeclaredChess::Undeclared, FenReach::Any).is_ok() || text.parse::<Position>().is_ok()
}

/// Stores a value; whether it has changed.
fn replace<T: PartialEq>(place: &mut T, value: T) -> bool {
    let changed = *place != value;
    *place = value;
    changed
}

/// Stores a sign of presence; whether the connection has changed.
fn note_presence(board: &mut Board, presence: Presence, stored: bool, now: WallMs) -> bool {
    let before = board.link(now);
    if !stored && presence.at_ms > 0 {
        // The quickest message has the smallest difference. A computer whose clock was set has another one.
        let offset = i64::try_from(now).unwrap_or(0) - i64::try_from(presence.at_ms).unwrap_or(0);
        let known = board.offset_ms.filter(|known| known.abs_diff(offset) < 2000);
        board.offset_ms = Some(known.map_or(offset, |known| known.min(offset)));
    }
    board.presence = Some(presence);
    before != board.link(now)
}

#[cfg(test)]
mod tests;
