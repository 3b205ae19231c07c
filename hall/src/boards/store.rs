//! All boards of an event, changed by messages and by time.

use super::board::{Board, Link, SILENT_AFTER_MS};
use super::notice::{Concern, Notice, NoticeKind};
use super::rounds::Rounds;
use crate::topics::{BoardKey, Content, EventKey, MessageFault, Phase, Presence, State, WallMs, Wording};
use std::collections::{BTreeMap, HashSet};

/// The most notices kept for readers who connect again.
const MOST_NOTICES: usize = 1000;
/// The most rounds in which the messages of one board are taken. Whoever has its password can name any round.
pub const MOST_ROUNDS: usize = 40;
/// The most boards of an event, each counted in each of its rounds.
pub const MOST_BOARDS: usize = 20_000;
/// The most notices about the cases of a board in a round, and as many about its connection.
pub const MOST_NOTICES_OF_A_BOARD: usize = 200;
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
    notices: Vec<Notice>,
    next: u64,
    /// The time until which stored messages are all that may be known about a board.
    grace_until: WallMs,
    faults: BTreeMap<MessageFault, u64>,
    /// The number of boards that were looked at.
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

    /// Adds a board that has published, unless that is one too many.
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

    /// Counts a board that is looked at, for the tests of how long pages take.
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
        if !stored && !matches!(content, Content::Taken(_)) {
            board.heard_ms = Some(now);
        }
        let mut change = Change::default();
        let mut set = |changed: bool| change.boards.extend(changed.then_some(key));
        match content {
            Content::State(state) => set(replace(&mut board.state, Some(*state))),
            Content::Pgn(pgn) => set(replace(&mut board.pgn, Some(pgn))),
            Content::Cases(cases) => set(replace(&mut board.cases, Some(cases))),
            Content::Taken(taken) => set(replace(&mut board.taken, taken)),
            Content::Device(device) => set(replace(&mut board.device, Some(*device))),
            Content::Presence(presence) => set(note_presence(board, presence, stored, now)),
            Content::Cleared => {}
        }
        let is_online = board.is_online();
        if is_online != was_online {
            self.rounds.set_online(key, is_online);
        }
        self.note_cases(key, now, &mut change);
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

    /// Notices the loss of a board whose game is not over, and its return; it can be lost again.
    ///
    /// `is_fresh`: a message that was just sent says so. A loss older than the start of this program is not noticed.
    fn note_link(&mut self, key: BoardKey, is_fresh: bool, now: WallMs, change: &mut Change) {
        let Some(board) = self.boards.get(&key) else { return };
        let link = board.link(now);
        let may_leave = |state: &State| state.result.is_some() || state.phase == Phase::Adjourned;
        let is_over = board.latest().is_some_and(may_leave);
        let at_ms = board.presence.map_or(0, |presence| presence.at_ms).max(board.heard_ms.unwrap_or(0));
        if is_over || matches!(link, Link::Connected | Link::Never) {
            self.held.remove(&key);
            if self.lost.remove(&key) {
                change.boards.push(key);
                if link == Link::Connected {
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
        if of_board.len() >= MOST_NOTICES_OF_A_BOARD {
            let fault = self.count(MessageFault::ManyNotices { board: board.board }).fault;
            change.fault = change.fault.or(fault);
            return;
        }
        of_board.insert(known.clone());
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
mod tests {
    use super::*;
    use crate::topics::{Case, CaseKind, Cases, Clocks, Device, GameResult, VERSION};
    use annabella_chess::Color;
    use annabella_clock::Span;
    use annabella_laws::Reason;

    const KEY: BoardKey = BoardKey { round: 1, board: 7 };

    fn boards() -> Boards {
        Boards::new(EventKey::of("Open"))
    }

    fn present(boards: &mut Boards, online: bool, at_ms: WallMs, now: WallMs) -> Change {
        let json = format!(r#"{{"version":1,"online":{online},"at_ms":{at_ms}}}"#);
        boards.take("annabella/open/1/7/presence", json.as_bytes(), false, now)
    }

    fn case(key: &str) -> Case {
        let (words, position) = (Wording::default(), String::new());
        let (kind, side) = (CaseKind::Irregularity, Color::White);
        Case {
            key: key.into(),
            number: Some(1),
            kind,
            side,
            at_ms: 0,
            clause: None,
            words,
            plies: 0,
            position,
        }
    }

    fn take_cases(boards: &mut Boards, open: Vec<Case>, now: WallMs) -> Change {
        let cases = Cases { version: VERSION, game: "g".into(), open, ..Cases::default() };
        let json = serde_json::to_vec(&cases).unwrap();
        boards.take("annabella/open/1/7/cases", &json, false, now)
    }

    #[test]
    fn a_case_is_noticed_once_however_often_it_is_published() {
        let mut boards = boards();
        assert_eq!(take_cases(&mut boards, vec![case("case-1-500")], 10).notices.len(), 1);
        assert_eq!(take_cases(&mut boards, vec![case("case-1-500")], 20), Change::default());
        let second = take_cases(&mut boards, vec![case("case-1-500"), case("case-2-900")], 30);
        assert_eq!(second.notices.iter().map(|notice| notice.id).collect::<Vec<_>>(), [2]);
        assert!(take_cases(&mut boards, vec![], 40).notices.is_empty());
        assert!(take_cases(&mut boards, vec![case("case-1-500")], 50).notices.is_empty(), "reopened");
        assert_eq!(boards.notices_after(1).count(), 1);
    }

    #[test]
    fn a_lost_board_is_noticed_once_for_each_loss() {
        let mut boards = boards();
        present(&mut boards, true, 1_000, 50_000);
        assert_eq!(boards.pass(59_999), Change::default());
        let lost = boards.pass(60_000);
        assert_eq!((lost.boards, lost.notices.len()), (vec![KEY], 1));
        assert_eq!(boards.pass(80_000), Change::default());
        let back = present(&mut boards, true, 40_000, 90_000).notices;
        assert_eq!(back.iter().map(|notice| &notice.kind).collect::<Vec<_>>(), [&NoticeKind::Back]);
        assert!(present(&mut boards, true, 41_000, 90_500).notices.is_empty(), "said once");
        assert!(present(&mut boards, false, 0, 91_000).notices.is_empty(), "held back");
        assert!(boards.pass(92_999).notices.is_empty());
        assert_eq!(boards.pass(93_000).notices.len(), 1, "signed off during the game");
        assert_eq!(boards.pass(99_000), Change::default());
    }

    #[test]
    fn stored_messages_of_a_new_connection_are_not_a_loss() {
        let mut boards = boards();
        boards.connected(50_000);
        let stored = br#"{"version":1,"online":true,"at_ms":1000}"#;
        assert!(boards.take("annabella/open/1/7/presence", stored, true, 50_010).notices.is_empty());
        assert!(boards.pass(59_999).notices.is_empty());
        assert_eq!(boards.pass(60_000).notices.len(), 1);
    }

    #[test]
    fn a_loss_before_the_start_is_not_noticed() {
        let mut boards = boards();
        boards.connected(50_000);
        let stored = br#"{"version":1,"online":false,"at_ms":0}"#;
        boards.take("annabella/open/1/7/presence", stored, true, 50_010);
        assert!(boards.pass(99_000).notices.is_empty());
        assert!(present(&mut boards, true, 1_000, 99_500).notices.is_empty(), "nor its return");
        present(&mut boards, false, 0, 99_600);
        assert_eq!(boards.pass(101_600).notices.len(), 1);
    }

    #[test]
    fn a_loss_is_dropped_if_the_broker_is_lost_too() {
        let mut boards = boards();
        boards.connected(0);
        present(&mut boards, true, 1_000, 50_000);
        present(&mut boards, false, 0, 51_000);
        boards.disconnected();
        boards.connected(60_000);
        let stored = br#"{"version":1,"online":false,"at_ms":0}"#;
        assert!(boards.take("annabella/open/1/7/presence", stored, true, 60_010).notices.is_empty());
        assert!(boards.pass(65_000).notices.is_empty(), "it may connect again, too");
        assert_eq!(boards.pass(70_000).notices.len(), 1);
    }

    #[test]
    fn a_board_may_leave_when_its_game_is_over() {
        let mut boards = boards();
        present(&mut boards, true, 1_000, 50_000);
        let result = Some(GameResult { score: "1-0".into(), reason: Reason::Mate });
        let state = State { version: VERSION, result, ..State::default() };
        boards.take("annabella/open/1/7/state", &serde_json::to_vec(&state).unwrap(), false, 50_000);
        assert!(present(&mut boards, false, 0, 51_000).notices.is_empty());
        assert!(boards.pass(99_000).notices.is_empty());
        let state = State { version: VERSION, phase: Phase::Adjourned, ..State::default() };
        boards.take("annabella/open/1/7/state", &serde_json::to_vec(&state).unwrap(), false, 100_000);
        assert!(present(&mut boards, false, 0, 101_000).notices.is_empty(), "adjourned");
        assert!(boards.pass(199_000).notices.is_empty());
    }

    #[test]
    fn clocks_count_down_by_the_clock_of_the_board_and_only_while_it_is_heard() {
        let mut boards = boards();
        let clocks = Clocks {
            white_ms: Span(60_000),
            black_ms: Span(50_000),
            running: Some(Color::Black),
            at_ms: 1_000,
        };
        let live = State { version: VERSION, clocks: Some(clocks), ..State::default() };
        let device = Device { version: VERSION, live, ..Device::default() };
        let json = serde_json::to_vec(&device).unwrap();
        boards.take("annabella/open/1/7/device", &json, true, 900_000);
        assert_eq!(boards.get(KEY).unwrap().clocks(900_000), None, "stored, so it may be old");
        // The clock here is 899 s ahead, and the message took 20 ms, then none.
        present(&mut boards, true, 3_000, 902_020);
        present(&mut boards, true, 4_000, 903_000);
        let shown = boards.get(KEY).unwrap().clocks(905_000).unwrap();
        assert_eq!((shown.white, shown.black), (Span(60_000), Span(45_000)));
        assert!(shown.is_counted);
        assert_eq!(boards.get(KEY).unwrap().clocks(913_000), None, "unknown, never running");
    }

    #[test]
    fn one_board_that_names_another_round_does_not_hide_the_running_one() {
        let mut boards = boards();
        assert_eq!(boards.round(), 1);
        for topic in ["3/1", "3/2", "9/7"] {
            let topic = format!("annabella/open/{topic}/presence");
            boards.take(&topic, br#"{"version":1,"online":true,"at_ms":1}"#, false, 5);
        }
        assert_eq!(boards.round(), 3);
        for topic in ["3/1", "3/2"] {
            let topic = format!("annabella/open/{topic}/presence");
            boards.take(&topic, br#"{"version":1,"online":false,"at_ms":1}"#, false, 5);
        }
        assert_eq!(boards.round(), 9, "the boards of round 3 have signed off");
    }

    #[test]
    fn bad_messages_are_counted_and_each_kind_is_reported_once() {
        let mut boards = boards();
        let bad = |boards: &mut Boards| boards.take("annabella/open/1/7/state", b"{", false, 0).fault;
        assert_eq!((bad(&mut boards), bad(&mut boards)), (Some(MessageFault::Form), None));
        assert_eq!(boards.faults().collect::<Vec<_>>(), [(MessageFault::Form, 2)]);
        assert_eq!(boards.all().count(), 0);
    }

    const ONLINE: &[u8] = br#"{"version":1,"online":true,"at_ms":1}"#;

    #[test]
    fn fifty_thousand_rounds_of_one_board_are_forty_and_the_others_stay() {
        let mut boards = boards();
        let mut reports = Vec::new();
        for round in 1..=50_000 {
            let change = boards.take(&format!("annabella/open/{round}/7/presence"), ONLINE, true, 5);
            reports.extend(change.fault);
        }
        for board in [1, 2, 3] {
            boards.take(&format!("annabella/open/60000/{board}/presence"), ONLINE, true, 5);
        }
        let many = MessageFault::ManyRounds { board: 7 };
        assert_eq!(reports, [many], "reported once");
        assert_eq!(boards.faults().collect::<Vec<_>>(), [(many, 49_960)]);
        assert_eq!((boards.all().count(), boards.round()), (MOST_ROUNDS + 3, 60_000));
        boards.expect(BoardKey { round: 50_000, board: 7 });
        assert_eq!(
            boards.take("annabella/open/50000/7/presence", ONLINE, true, 5).fault,
            None,
            "it is paired"
        );
        assert!(boards.get(BoardKey { round: 50_000, board: 7 }).unwrap().is_online());
    }

    #[test]
    fn all_boards_together_have_a_limit() {
        let mut boards = boards();
        for board in 1..=500 {
            for round in 1..=MOST_ROUNDS {
                let topic = format!("annabella/open/{round}/{board}/presence");
                assert_eq!(boards.take(&topic, ONLINE, true, 5).fault, None);
            }
        }
        assert_eq!(boards.all().count(), MOST_BOARDS);
        let more = boards.take("annabella/open/1/501/presence", ONLINE, true, 5);
        assert_eq!(more.fault, Some(MessageFault::ManyBoards));
        assert_eq!(boards.all().count(), MOST_BOARDS);
    }

    #[test]
    fn a_round_that_the_pairings_lack_is_ignored() {
        let mut boards = boards();
        boards.end_with(9);
        let fault = |boards: &mut Boards, round: u16| {
            boards.take(&format!("annabella/open/{round}/7/presence"), ONLINE, true, 5).fault
        };
        assert_eq!(fault(&mut boards, 9), None);
        assert_eq!(fault(&mut boards, 10), Some(MessageFault::NoRound { board: 7 }));
        assert_eq!((boards.all().count(), boards.round()), (1, 9));
    }

    #[test]
    fn cases_without_end_are_noticed_up_to_a_limit_and_hide_no_loss_and_no_other_board() {
        let mut boards = boards();
        let other = r#"{"version":1,"game":"g","open":[],"log":[]}"#;
        boards.take("annabella/open/1/8/cases", other.as_bytes(), false, 5);
        let eight =
            Cases { version: VERSION, game: "g".into(), open: vec![case("only")], ..Cases::default() };
        let eight = serde_json::to_vec(&eight).unwrap();
        assert_eq!(boards.take("annabella/open/1/8/cases", &eight, false, 5).notices.len(), 1);
        let mut noticed = 0;
        for key in 0..10_000 {
            noticed += take_cases(&mut boards, vec![case(&format!("case-{key}"))], 10).notices.len();
        }
        assert_eq!(noticed, MOST_NOTICES_OF_A_BOARD);
        assert_eq!(boards.faults().collect::<Vec<_>>(), [(MessageFault::ManyNotices { board: 7 }, 9_800)]);
        let keys: usize = boards.known.values().map(HashSet::len).sum();
        assert_eq!(keys, MOST_NOTICES_OF_A_BOARD + 1);
        present(&mut boards, true, 1_000, 50_000);
        assert_eq!(boards.pass(60_000).notices.len(), 1, "its loss is noticed");
        for round in 2..=40 {
            for key in 0..300 {
                let open = vec![case(&format!("case-{key}"))];
                let cases = Cases { version: VERSION, game: "g".into(), open, ..Cases::default() };
                let topic = format!("annabella/open/{round}/7/cases");
                boards.take(&topic, &serde_json::to_vec(&cases).unwrap(), false, 70_000);
            }
        }
        assert_eq!(boards.notices.len(), MOST_NOTICES);
        assert!(
            boards.notices_after(0).any(|notice| notice.board.board == 8),
            "that of board 8 is still there"
        );
    }
}
