//! What is known of boards, with and without the broker, and what arbiters enter.

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
