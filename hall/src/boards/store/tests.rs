//! Boards, their notices, and their limits.

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
        proposal: Vec::new(),
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
    let clocks =
        Clocks { white_ms: Span(60_000), black_ms: Span(50_000), running: Some(Color::Black), at_ms: 1_000 };
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
    assert_eq!(boards.take("annabella/open/50000/7/presence", ONLINE, true, 5).fault, None, "it is paired");
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
    let eight = Cases { version: VERSION, game: "g".into(), open: vec![case("only")], ..Cases::default() };
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
    assert!(boards.notices_after(0).any(|notice| notice.board.board == 8), "that of board 8 is still there");
}

/// Returns the resident memory of this process in MiB.
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) / 256
}

#[test]
fn hostile_messages_fill_no_table_beyond_its_bound() {
    let is_whole = std::env::var("ANNABELLA_CAMPAIGNS").is_ok_and(|value| value == "whole");
    let (count, began) = (if is_whole { 10_000_000 } else { 30_000 }, resident());
    let (mut boards, mut random) = (boards(), fastrand::Rng::with_seed(70));
    present(&mut boards, true, 1, 1);
    let names = ["state", "pgn", "cases", "taken", "device", "presence", "more"];
    for step in 0..count {
        let round = random.u16(..).min(if random.bool() { 50 } else { u16::MAX });
        // One board's password, or those of three, or of a broker without an access list.
        let board = [9, random.u16(9..12), random.u16(..)][random.usize(..3)];
        let json = match random.u8(..6) {
            0 => format!(r#"{{"version":1,"online":{},"at_ms":{step}}}"#, random.bool()),
            1 => format!(r#"{{"version":1,"game":"{step}","by":"{step}","at_ms":{step}}}"#),
            2 => format!("[White \"{step}\"]"),
            3 => format!(r#"{{"version":{}}}"#, random.u32(..)),
            _ => {
                let open = (0..random.usize(..4)).map(|number| case(&format!("{step} {number}"))).collect();
                let game = format!("{step}");
                serde_json::to_string(&Cases { version: VERSION, game, open, ..Cases::default() }).unwrap()
            }
        };
        let name = names[random.usize(..names.len())];
        let topic = format!("annabella/open/{round}/{board}/{name}");
        boards.take(&topic, json.as_bytes(), random.bool(), step);
    }
    let known: usize = boards.known.values().map(HashSet::len).sum();
    assert_eq!(known, boards.remembered);
    assert!(known <= MOST_REMEMBERED && boards.notices.len() <= MOST_NOTICES, "{known}");
    assert!(boards.boards.len() <= MOST_BOARDS + 1 && boards.faults.len() <= 3 * usize::from(u16::MAX) + 5);
    let of_nine = boards.boards.keys().filter(|key| key.board == 9).count();
    assert_eq!((of_nine, boards.rounds.of_board(9)), (MOST_ROUNDS, MOST_ROUNDS));
    let named: Vec<_> = boards.faults().collect();
    assert!(named.iter().any(|(fault, count)| *fault == MessageFault::ManyRounds { board: 9 } && *count > 1));
    assert!(boards.get(KEY).unwrap().is_online(), "the board of others is as before");
    let grown = resident().saturating_sub(began);
    println!(
        "{count} messages: {} boards, {known} notices remembered, {grown} MiB more",
        boards.boards.len()
    );
    assert!(grown < 500, "{grown} MiB");
}

#[test]
fn two_games_under_one_number_are_noticed_once_with_both_journals() {
    let mut boards = boards();
    let mut publish = |game: &str, plies: usize, now: u64| {
        let live = State { version: VERSION, game: game.into(), plies, ..State::default() };
        let device = Device { version: VERSION, live, file: format!("{game}.journal"), ..Device::default() };
        boards.take("annabella/open/1/7/device", &serde_json::to_vec(&device).unwrap(), false, now).notices
    };
    assert!(publish("a", 1, 10_000).is_empty());
    assert!(publish("b", 1, 20_000).is_empty(), "a new game replaces an old one");
    assert!(publish("a", 2, 30_000).is_empty(), "one of both may have been started by mistake");
    let notices = publish("b", 2, 35_000);
    let [Notice { kind: NoticeKind::TwoGames(games), board: KEY, .. }] = notices.as_slice() else {
        panic!("{notices:?}")
    };
    assert_eq!(games.each_ref().map(|game| game.file.as_str()), ["a.journal", "b.journal"]);
    assert!(publish("a", 3, 40_000).is_empty(), "noticed once");
    assert!(boards.get(KEY).unwrap().rivals(50_000).is_some());
}

#[test]
fn spectators_see_that_two_games_use_one_number() {
    let mut boards = boards();
    for (at, game) in ["a", "b", "a", "b"].into_iter().enumerate() {
        assert!(boards.get(KEY).is_none_or(|board| board.rivals(at as u64).is_none()));
        let state = State { version: VERSION, game: game.into(), plies: at, ..State::default() };
        let change =
            boards.take("annabella/open/1/7/state", &serde_json::to_vec(&state).unwrap(), false, at as u64);
        assert!(change.notices.is_empty(), "notices name journals, which spectators do not know");
    }
    assert!(boards.get(KEY).unwrap().rivals(10).is_some());
}

fn live(
    result: Option<&str>,
    connected: bool,
    position: &str,
    now: WallMs,
    boards: &mut Boards,
) -> Vec<NoticeKind> {
    let result = result.map(|score| GameResult { score: score.to_owned(), reason: Reason::Resignation });
    let live = State {
        version: VERSION,
        game: "g".to_owned(),
        phase: Phase::Halted,
        turn: Some(Color::White),
        clocks: Some(Clocks { white_ms: Span(60_000), black_ms: Span(60_000), running: None, at_ms: now }),
        position: position.to_owned(),
        result,
        ..State::default()
    };
    let white_board = Some(crate::topics::TactileBoard { connected, synced: true });
    let device = Device { version: VERSION, live, white_board, ..Device::default() };
    let json = serde_json::to_vec(&device).unwrap();
    let change = boards.take("annabella/open/1/7/device", &json, false, now);
    change.notices.into_iter().map(|notice| notice.kind).collect()
}

#[test]
fn an_unplugged_board_is_noticed_each_time_and_the_end_of_the_game_once() {
    let mut boards = boards();
    let fault = || [NoticeKind::Fault(DeviceFault::Tactile(Color::White))];
    assert_eq!(live(None, true, "", 10, &mut boards), []);
    assert_eq!(live(None, false, "", 20, &mut boards), fault());
    assert_eq!(live(None, false, "", 30, &mut boards), []);
    assert_eq!(live(None, true, "", 40, &mut boards), []);
    assert_eq!(live(None, false, "", 50, &mut boards), fault());
    let over = GameResult { score: "1-0".to_owned(), reason: Reason::Resignation };
    assert_eq!(live(Some("1-0"), true, "", 60, &mut boards), [NoticeKind::Over(over)]);
    assert_eq!(live(Some("1-0"), false, "", 70, &mut boards), [], "after the game it may be unplugged");
    let mut later = Boards::new(EventKey::of("Open"));
    assert_eq!(live(Some("1-0"), true, "", 80, &mut later), [], "over before this program was started");
}

#[test]
fn stopped_clocks_of_a_lost_board_are_not_shown_unless_the_game_is_over() {
    let mut boards = boards();
    present(&mut boards, true, 1_000, 1_000);
    live(None, true, "", 1_000, &mut boards);
    let clocks = |boards: &Boards, now: WallMs| boards.get(KEY).unwrap().clocks(now).is_some();
    assert!(clocks(&boards, 2_000));
    assert!(!clocks(&boards, 1_000 + SILENT_AFTER_MS));
    live(Some("1-0"), true, "", 1_000, &mut boards);
    assert!(clocks(&boards, 1_000 + SILENT_AFTER_MS));
}

#[test]
fn the_last_position_that_can_be_shown_is_kept_for_its_game() {
    const FIRST: &str = crate::samples::AFTER_TWO;
    let mut boards = boards();
    live(None, true, FIRST, 10, &mut boards);
    live(None, true, "no position", 20, &mut boards);
    let kept = |boards: &Boards| boards.get(KEY).unwrap().last_position.clone();
    assert_eq!(kept(&boards), Some(("g".to_owned(), FIRST.to_owned())));
    let state = State { version: VERSION, game: "other".to_owned(), ..State::default() };
    let device = Device { version: VERSION, live: state, ..Device::default() };
    boards.take("annabella/open/1/7/device", &serde_json::to_vec(&device).unwrap(), false, 30);
    assert_eq!(kept(&boards), None);
}
