//! Sessions at the terminal: messages and typed lines in, lines out.

use super::*;
use crate::clock::time_of_day;
use crate::feed::Loss;
use crate::samples;
use annabella_speech::Language;
use serde_json::Value;

const NOW: u64 = 100_000;

/// A session with board 7, which has a case.
fn session(language: Language) -> Session {
    let mut session = Session::new("Open", "Ines", Words::new(language));
    session.feed(FeedEvent::Connected, 0);
    feed(&mut session, 7, "presence", &samples::presence(true, NOW), NOW);
    feed(&mut session, 7, "state", &samples::state("Anna\u{1b}[2J", "Bella", NOW), NOW);
    session
}

fn feed(session: &mut Session, board: u16, kind: &str, json: &Value, now: u64) -> Vec<Output> {
    let topic = format!("annabella/open/1/{board}/{kind}");
    session.feed(FeedEvent::Message { topic, payload: json.to_string().into_bytes(), stored: false }, now)
}

fn lines(out: &[Output]) -> Vec<&str> {
    let line = |output: &Output| matches!(output, Output::Line(_));
    assert!(out.iter().all(line), "not only lines: {out:?}");
    out.iter()
        .filter_map(|output| if let Output::Line(line) = output { Some(line.as_str()) } else { None })
        .collect()
}

/// Sends a message back as the broker does.
fn echo(session: &mut Session, out: &[Output], now: u64) -> Vec<Output> {
    let [Output::Publish(Outgoing { topic, payload })] = out else { panic!("not one message: {out:?}") };
    session.feed(FeedEvent::Message { topic: topic.clone(), payload: payload.clone(), stored: false }, now)
}

#[test]
fn a_notice_is_one_line_once() {
    let mut session = session(Language::En);
    let cases = samples::cases(&["flag"], NOW);
    assert_eq!(
        lines(&feed(&mut session, 7, "cases", &cases, NOW)),
        ["Board 7, Anna [2J against Bella: White's case 1."]
    );
    assert!(feed(&mut session, 7, "cases", &cases, NOW).is_empty());
    let cases = samples::cases(&["flag", "call"], NOW);
    assert_eq!(
        lines(&feed(&mut session, 7, "cases", &cases, NOW)),
        ["Board 7, Anna [2J against Bella: White's case 2."]
    );
    let lost = session.pass(NOW + 10_000);
    assert_eq!(lines(&lost), ["Board 7, Anna [2J against Bella: The connection to the board is lost."]);
    assert!(session.pass(NOW + 11_000).is_empty());
    let back = feed(&mut session, 7, "presence", &samples::presence(true, NOW + 12_000), NOW + 12_000);
    assert_eq!(lines(&back), ["Board 7, Anna [2J against Bella: connected again."]);
    feed(&mut session, 7, "presence", &samples::presence(false, 0), NOW + 13_000);
    session.feed(FeedEvent::Lost(Loss::Other(crate::cli::BrokerCause::NotListening)), NOW + 13_100);
    assert!(session.pass(NOW + 16_000).is_empty(), "the broker is lost, not the board");
    let board = session.typed("7", NOW + 16_000);
    assert!(lines(&board).contains(&"Connection: unknown."), "{board:?}");
}

#[test]
fn moves_and_presence_print_nothing() {
    let mut session = session(Language::En);
    assert!(feed(&mut session, 7, "state", &samples::state("Anna", "Cäsar", NOW + 1), NOW + 1).is_empty());
    assert!(feed(&mut session, 7, "presence", &samples::presence(true, NOW + 3), NOW + 3).is_empty());
    assert!(session.pass(NOW + 4).is_empty());
    assert!(session.typed("  ", NOW).is_empty());
}

#[test]
fn boards_are_one_line_each_and_cases_too() {
    let mut session = session(Language::En);
    feed(&mut session, 2, "presence", &samples::presence(false, NOW), NOW);
    feed(&mut session, 7, "cases", &samples::cases(&["flag", "call"], NOW), NOW);
    let boards = session.typed("boards", NOW);
    assert_eq!(
        lines(&boards),
        [
            "2 boards, 1 with cases, 0 ended.",
            "Board 2. Connection: not connected.",
            "Board 7: GM Anna [2J 2500 against Bella. Move 2: White. \
             Clocks: White about 1 hour 1 minute 1 second, Black 5 minutes. Open cases, 2: flag fall, arbiter called."
        ]
    );
    feed(&mut session, 2, "cases", &samples::cases(&["claim"], NOW), NOW);
    let boards = session.typed("boards", NOW);
    assert!(lines(&boards)[1].ends_with("Open case: claim."), "{boards:?}");
    feed(&mut session, 2, "cases", &samples::cases(&["claim"], NOW + 60_000), NOW);
    let cases = session.typed("cases", NOW);
    let [earlier, later] = [NOW, NOW + 60_000].map(time_of_day);
    assert_eq!(
        lines(&cases),
        [
            format!("{earlier} Board 7, Anna [2J against Bella: White's case 1. Article 6.9."),
            format!("{earlier} Board 7, Anna [2J against Bella: White's case 2. Article 6.9."),
            format!("{later} Board 2: White's case 1. Article 6.9.")
        ],
        "the oldest is first"
    );
}

#[test]
fn no_case_is_open_only_if_that_is_known() {
    let not_received = "Board 7: its cases were not received. Check that --user is the arbiters' user.";
    let unknown = "Cases: unknown until the broker is back.";
    let mut session = session(Language::En);
    assert_eq!(lines(&session.typed("cases", NOW)), [not_received]);
    assert_eq!(lines(&session.typed("take 7", NOW)), [not_received]);
    assert!(lines(&session.typed("7", NOW)).contains(&not_received));
    feed(&mut session, 7, "cases", &samples::cases(&[], NOW), NOW);
    assert_eq!(lines(&session.typed("cases", NOW)), ["No case is open."]);
    session.feed(FeedEvent::Lost(Loss::Other(crate::cli::BrokerCause::NotListening)), NOW);
    assert_eq!(lines(&session.typed("cases", NOW)), [unknown]);
    assert_eq!(lines(&session.typed("take 7", NOW)), [unknown]);
    let board = session.typed("7", NOW);
    assert!(lines(&board).contains(&unknown) && !lines(&board).contains(&"No case is open."), "{board:?}");
}

#[test]
fn a_number_describes_a_board_in_words() {
    let mut session = session(Language::De);
    feed(&mut session, 7, "cases", &samples::cases(&["flag"], NOW), NOW);
    assert_eq!(
        lines(&session.typed("7", NOW + 1_000)),
        [
            "Brett 7: GM Anna [2J 2500 gegen Bella.",
            "Zug 2: Weiß.",
            "Letzter Zug: 1... Sf6",
            "Uhren: Weiß etwa eine Stunde eine Minute, Schwarz 5 Minuten.",
            "Fall 1 von Weiß. Artikel 6.9."
        ]
    );
    session.pass(NOW + 10_000);
    let silent = session.typed("1.7", NOW + 10_000);
    assert!(lines(&silent).contains(&"Uhren: unbekannt."), "{silent:?}");
    let position = session.typed("stellung 7", NOW);
    assert_eq!(lines(&position)[0], "Brett 7: Letzter Zug: 1... Sf6");
    assert!(lines(&position).contains(&"Weiß ist am Zug."));
    assert_eq!(
        lines(&session.typed("8", NOW)),
        ["Brett 8: nichts empfangen. Geben Sie bretter ein, um eine Liste zu erhalten."]
    );
}

#[test]
fn times_are_those_of_the_page() {
    let mut session = session(Language::En);
    let mut state = samples::state("Anna", "Bella", NOW);
    state["clocks"]["black_ms"] = 299_000.into();
    state["phase"] = "halted".into();
    state["clocks"]["running"] = Value::Null;
    feed(&mut session, 7, "state", &state, NOW);
    let known = "Board 7: GM Anna 2500 against Bella. Move 2: White, clocks stopped. \
                 Clocks: White 1 hour 1 minute 1 second, Black 4 minutes 59 seconds, (little time).";
    assert_eq!(lines(&session.typed("boards", NOW + 1_000))[1], known);
    session.pass(NOW + 10_000);
    let unknown = "Board 7: GM Anna 2500 against Bella. Move 2: White. Clocks: unknown. Connection: unknown.";
    assert_eq!(lines(&session.typed("boards", NOW + 10_000))[1], unknown, "the clocks may run again");
    state["clocks"] = Value::Null;
    feed(&mut session, 7, "presence", &samples::presence(true, NOW + 11_000), NOW + 11_000);
    feed(&mut session, 7, "state", &state, NOW + 11_000);
    let none = "Board 7: GM Anna 2500 against Bella. Move 2: White, clocks stopped.";
    assert_eq!(lines(&session.typed("boards", NOW + 11_000))[1], none, "a game without clocks");
}

#[test]
fn the_result_of_a_finished_game_is_said_in_words() {
    let mut session = session(Language::En);
    let mut state = samples::state("Anna", "Bella", NOW);
    state["phase"] = "over".into();
    state["clocks"]["running"] = Value::Null;
    state["result"] = serde_json::json!({"score": "1-0", "reason": "mate"});
    feed(&mut session, 7, "state", &state, NOW);
    let boards = session.typed("boards", NOW);
    assert_eq!(
        lines(&boards),
        [
            "1 board, 0 with cases, 1 ended.",
            "Board 7: GM Anna 2500 against Bella. Over: White wins by mate. Clocks: White 1 hour 1 minute 1 second, Black 5 minutes."
        ]
    );
    let board = session.typed("7", NOW);
    assert_eq!(lines(&board).iter().filter(|line| line.contains("White wins")).count(), 1, "{board:?}");
}

#[test]
fn a_case_is_taken_when_the_broker_sends_it_back() {
    let mut session = session(Language::En);
    feed(&mut session, 7, "cases", &samples::cases(&[], NOW), NOW);
    assert_eq!(lines(&session.typed("take 7", NOW)), ["Board 7: no case is open. Nothing was changed."]);
    feed(&mut session, 7, "cases", &samples::cases(&["flag"], NOW), NOW);
    let out = session.typed("take 7", NOW);
    let taken = echo(&mut session, &out, NOW);
    assert_eq!(lines(&taken), ["Board 7: taken by Ines."]);
    assert_eq!(
        lines(&session.typed("take 7", NOW)),
        ["Board 7: taken by Ines."],
        "nothing is published again"
    );
    let out = session.typed("zurück 7", NOW);
    let back = echo(&mut session, &out, NOW);
    assert_eq!(lines(&back), ["Board 7: given back."]);
    assert_eq!(lines(&session.typed("back 7", NOW)), ["Board 7: not taken by you. Nothing was changed."]);
    session.typed("take 7", NOW);
    assert!(session.pass(NOW + 1_999).is_empty());
    let late = session.pass(NOW + 2_000);
    assert!(lines(&late)[0].starts_with("Broker: your entry was not confirmed"), "{late:?}");
    assert!(session.pass(NOW + 3_000).is_empty());
}

#[test]
fn a_board_of_another_arbiter_is_taken_only_by_typing_twice() {
    let mut session = session(Language::En);
    feed(&mut session, 7, "cases", &samples::cases(&["flag"], NOW), NOW);
    let other = serde_json::json!({"version": 1, "game": "game", "by": "Otto", "at_ms": NOW});
    assert!(feed(&mut session, 7, "taken", &other, NOW).is_empty());
    let refusal = ["Board 7: already taken by Otto. Type the same line again to take over."];
    assert_eq!(lines(&session.typed("take 7", NOW)), refusal);
    session.typed("cases", NOW);
    assert_eq!(lines(&session.typed("take 7", NOW)), refusal, "another line came between");
    let out = session.typed("take 7", NOW);
    let taken = echo(&mut session, &out, NOW);
    assert_eq!(lines(&taken), ["Board 7: taken by Ines."]);
}

#[test]
fn an_arbiter_hears_that_another_has_taken_over_and_that_all_cases_are_closed() {
    let mut session = session(Language::En);
    feed(&mut session, 7, "cases", &samples::cases(&["flag"], NOW), NOW);
    let taken = |by: &str, at: u64| serde_json::json!({"version": 1, "game": "game", "by": by, "at_ms": at, "cases": ["case-1-500"]});
    let none: [&str; 0] = [];
    assert_eq!(lines(&feed(&mut session, 7, "taken", &taken("Ines", 1), NOW)), none);
    assert_eq!(lines(&feed(&mut session, 7, "taken", &taken("Ines", 2), NOW)), none, "again");
    let over = feed(&mut session, 7, "taken", &taken("Dora", 3), NOW);
    assert_eq!(lines(&over), ["Board 7, Anna [2J against Bella: Dora has taken over from you."]);
    assert_eq!(lines(&feed(&mut session, 7, "taken", &taken("Otto", 4), NOW)), none, "Dora is told");
    feed(&mut session, 7, "taken", &taken("Ines", 5), NOW);
    let closed = feed(&mut session, 7, "cases", &samples::cases(&[], NOW), NOW);
    assert_eq!(lines(&closed), ["Board 7, Anna [2J against Bella: all its cases are closed."]);
    let next = feed(&mut session, 7, "cases", &samples::cases(&["flag"], NOW), NOW);
    assert_eq!(lines(&next), none, "the same case again");
    feed(&mut session, 7, "taken", &taken("Dora", 6), NOW);
    assert_eq!(lines(&feed(&mut session, 7, "cases", &samples::cases(&[], NOW), NOW)), none, "Dora is told");
}

#[test]
fn a_lost_broker_is_said_once_and_its_return() {
    let mut session = session(Language::En);
    let lost = session.feed(FeedEvent::Lost(Loss::Other(crate::cli::BrokerCause::NotListening)), NOW);
    assert_eq!(
        lost,
        [
            Output::Line(
                "The connection to the broker is lost. Until it is back, the state of all boards is unknown."
                    .into()
            ),
            Output::Report(
                "Broker: no connection, retrying (no broker is running there). Check the address.".into()
            )
        ]
    );
    assert!(session.pass(NOW + 60_000).is_empty(), "no board is reported lost");
    assert!(lines(&session.typed("7", NOW)).contains(&"Clocks: unknown."));
    let back = session.feed(FeedEvent::Connected, NOW + 61_000);
    assert_eq!(lines(&back), ["The connection to the broker is back."]);
}

#[test]
fn a_wrong_password_is_reported_as_one() {
    let mut session = session(Language::En);
    let lost = session.feed(FeedEvent::Lost(Loss::Refused { broker: "localhost:1883".into() }), NOW);
    let report = "Broker localhost:1883: user or password not accepted. Check --user and --password-file.";
    assert_eq!(lost[1], Output::Report(report.into()));
}

#[test]
fn other_lines_are_answered_with_what_to_type() {
    let mut session = session(Language::En);
    assert_eq!(
        lines(&session.typed("uphold 1", NOW)),
        ["uphold 1: not understood. Type help for the commands."]
    );
    assert_eq!(
        lines(&session.typed("take", NOW)),
        ["take: a board's number is missing. Type for example take 7."]
    );
    assert_eq!(
        lines(&session.typed("position x", NOW)),
        ["position x: a board's number is missing. Type for example position 7."]
    );
    assert_eq!(session.typed("help", NOW).len(), 7);
    assert_eq!(session.typed("quit", NOW), [Output::Quit]);
    let ready = session.greeting();
    assert_eq!(lines(&ready), ["Watching the boards of Open. Type help for the commands."]);
}

#[test]
fn an_event_without_boards_is_said_once() {
    let mut session = Session::new("Opne 2026", "Ines", Words::new(Language::En));
    session.feed(FeedEvent::Connected, NOW);
    assert!(session.pass(NOW + 9_999).is_empty());
    let empty = session.pass(NOW + 10_000);
    assert_eq!(lines(&empty), ["Opne 2026: no board has published. Check --event."]);
    assert!(session.pass(NOW + 20_000).is_empty());
}

#[test]
fn a_fault_of_messages_is_reported_once() {
    let mut session = session(Language::En);
    let bad = |session: &mut Session| {
        let topic = "annabella/open/1/7/state".to_owned();
        session.feed(FeedEvent::Message { topic, payload: b"{".to_vec(), stored: false }, NOW)
    };
    assert!(matches!(&bad(&mut session)[..], [Output::Report(_)]));
    assert!(bad(&mut session).is_empty());
}

#[test]
fn no_line_has_a_control_character() {
    for language in [Language::De, Language::En] {
        let mut session = session(language);
        feed(&mut session, 7, "cases", &samples::cases(&["flag"], NOW), NOW);
        for line in ["boards", "cases", "7", "position 7", "help", "\u{1b}[2J", "take x\u{7}"] {
            let out = session.typed(line, NOW);
            assert!(!lines(&out).concat().contains(char::is_control), "{line}: {out:?}");
            assert!(!lines(&out).concat().contains("hall-"), "{line}: a message has no words: {out:?}");
        }
    }
}
