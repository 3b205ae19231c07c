//! The page, its events, and cases that are taken.

use crate::broker::{Broker, TestClient};
use crate::program::{Events, PageEvent, Program, get, page_with, request, value_after};
use annabella_hall::clock::now_ms;
use annabella_hall::samples;

/// Publishes board 7, as its messages are after a start.
fn seven(client: &TestClient) {
    client.publish(7, "state", &samples::state("<b>Anna</b>", "Bella", now_ms()), true);
    client.publish(7, "presence", &samples::presence(true, now_ms()), true);
}

fn serve(broker: &Broker, more: &[&str]) -> (Program, String) {
    let url = broker.url();
    let fixed = ["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0"];
    let program = Program::start(&[&fixed[..], more].concat());
    let host = program.host();
    (program, host)
}

fn is_notice(event: &PageEvent) -> bool {
    event.name == "notice"
}

#[test]
fn a_case_reaches_the_page_as_one_notice_and_a_changed_row() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    seven(&client);
    let (_program, host) = serve(&broker, &[]);
    let page = page_with(&host, "/", "&lt;b&gt;Anna&lt;/b&gt;");
    let path = value_after(&page, "data-events=\"").replace("&amp;", "&");
    let mut events = Events::open(&host, &path, &[]);
    client.publish(7, "cases", &samples::cases(&["flag"], now_ms()), true);
    let mut passed = Vec::new();
    let notice = events.wait_for(&mut passed, is_notice);
    assert!(notice.data["text"].as_str().unwrap().ends_with("Board 7: White's case 1."), "{notice:?}");
    assert_eq!(notice.data["key"], "3.7 game case-1-500");
    assert!(
        passed.iter().any(|event| event.name == "row" && event.data["cells"]["cases"][0] == "flag fall"),
        "{passed:?}"
    );
    // The same cases again, then a second one: only the second is a notice.
    client.publish(7, "cases", &samples::cases(&["flag"], now_ms()), true);
    client.publish(7, "cases", &samples::cases(&["flag", "call"], now_ms()), true);
    let second = events.wait_for(&mut passed, is_notice);
    assert!(second.data["text"].as_str().unwrap().ends_with("White's case 2."));

    let again = |id: &str| {
        let mut events = Events::open(&host, &path, &[&format!("Last-Event-ID: {id}")]);
        let mut passed = Vec::new();
        events.wait_for(&mut passed, |event| event.name == "alive");
        passed.into_iter().filter(is_notice).map(|event| event.data["key"].to_string()).collect::<Vec<_>>()
    };
    assert_eq!(again(&notice.id).len(), 1, "only the second was missed");
    assert!(again(&second.id).is_empty());
    assert_eq!(again("1-99").len(), 2, "after a restart the page compares the keys");
}

#[test]
fn cases_are_taken_by_one_arbiter_and_given_back() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    seven(&client);
    client.publish(7, "cases", &samples::cases(&["flag"], now_ms()), true);
    let (_program, host) = serve(&broker, &["--arbiter-name", "Ines <i>"]);
    let page = page_with(&host, "/board/3.7", "id=\"take\"");
    let token = value_after(&page, "name=\"token\" value=\"");
    let post = |token: &str, seen: &str, action: &str, headers: &[&str]| {
        let form = format!("token={token}&seen={seen}&action={action}");
        request(&host, "POST", "/board/3.7/taken", headers, &form)
    };
    assert_eq!(post("wrong", "", "take", &[]).status, 403);
    assert_eq!(post(token, "", "take", &["Sec-Fetch-Site: cross-site"]).status, 403);
    assert_eq!(post(token, "", "take", &["Host: evil.example"]).status, 421);
    let taken = post(token, "", "take", &["Sec-Fetch-Site: same-origin"]);
    assert_eq!((taken.status, taken.header("location")), (303, "/board/3.7?done=taken"));
    let message: serde_json::Value = serde_json::from_str(&client.taken()).unwrap();
    assert_eq!((&message["by"], &message["game"]), (&"Ines <i>".into(), &"game".into()));
    page_with(&host, "/", "<span class=\"shown\">Ines &lt;i&gt;</span>");
    let late = post(token, "", "take", &[]);
    assert_eq!(late.header("location"), "/board/3.7?done=late");
    assert!(get(&host, "/board/3.7?done=late").body.contains("Another arbiter has taken the cases"));
    assert_eq!(post(token, "Ines+%3Ci%3E", "back", &[]).header("location"), "/board/3.7?done=back");
    assert_eq!(client.taken(), "");
}

#[test]
fn a_lost_broker_is_said_once_and_no_board_runs() {
    let Some(mut broker) = Broker::start() else { return };
    let client = broker.client();
    let (program, host) = serve(&broker, &[]);
    page_with(&host, "/", "role=\"status\"></p>");
    // The subscription follows the connection, and messages that are not kept would be missed.
    std::thread::sleep(std::time::Duration::from_millis(300));
    client.publish(7, "presence", &samples::presence(true, now_ms()), false);
    client.publish(7, "state", &samples::state("Anna", "Bella", now_ms()), false);
    let page = page_with(&host, "/", "data-running");
    let path = value_after(&page, "data-events=\"").replace("&amp;", "&");
    let mut events = Events::open(&host, &path, &[]);
    broker.kill();
    let mut passed = Vec::new();
    events.wait_for(&mut passed, |event| {
        event.data["broker"]
            .as_str()
            .is_some_and(|text| text.starts_with("The connection to the broker is lost."))
    });
    let row = events.wait_for(&mut passed, |event| event.name == "row");
    assert_eq!(row.data["cells"]["white-clock"][0], "unknown");
    assert!(get(&host, "/").body.contains("The connection to the broker is lost."));
    assert!(!get(&host, "/").body.contains("data-running"));
    std::thread::sleep(std::time::Duration::from_secs(2));
    broker.restart();
    events.wait_for(&mut passed, |event| event.name == "condition" && event.data["broker"] == "");
    assert!(!passed.iter().any(is_notice), "no board is lost because the broker is: {passed:?}");
    let lost = |lines: Vec<String>| lines.iter().filter(|line| line.starts_with("Broker:")).count();
    assert_eq!(lost(program.errors()), 1, "{:?}", program.errors());
}

#[test]
fn ignored_messages_are_reported_once_and_counted() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    let (program, host) = serve(&broker, &[]);
    page_with(&host, "/", "role=\"status\"></p>");
    for _ in 0..3 {
        client.publish_text(7, "state", "nonsense", false);
    }
    client.publish_text(7, "pgn", &"x".repeat(70_000), false);
    client.publish_text(7, "cases", "{\"version\":2}", false);
    page_with(&host, "/", "Ignored messages: 5.");
    program.wait_for_error(|line| line.contains("longer than 64 KiB"));
    assert_eq!(program.errors().len(), 3, "{:?}", program.errors());
}

#[test]
fn a_spectator_is_shown_no_case_even_if_the_broker_sends_one() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    seven(&client);
    client.publish(7, "cases", &samples::cases(&["flag"], now_ms()), true);
    let (_program, host) = serve(&broker, &["--spectator"]);
    let page = page_with(&host, "/", "Bella");
    assert!(!page.contains("flag") && !page.contains("role=\"log\""));
    let board = get(&host, "/board/3.7").body;
    assert!(board.contains("Bella") && !board.contains("id=\"take\""));
    assert_eq!(request(&host, "POST", "/board/3.7/taken", &[], "token=&seen=&action=take").status, 403);
}

#[test]
fn a_reader_gets_the_language_of_the_browser_and_pages_are_closed_to_other_sites() {
    let Some(broker) = Broker::start() else { return };
    let (_program, host) = serve(&broker, &["--locale", "de"]);
    let english = request(&host, "GET", "/", &["Accept-Language: en-GB,de;q=0.5"], "");
    assert!(english.body.contains("<html lang=\"en\">"));
    let otherwise = get(&host, "/");
    assert!(otherwise.body.contains("<html lang=\"de\">"));
    assert!(otherwise.header("content-security-policy").starts_with("default-src 'none'"));
    assert_eq!(request(&host, "GET", "/", &["Host: evil.example"], "").status, 421);
    for path in ["/board/9.9", "/board/9.9/pgn"] {
        let missing = get(&host, path);
        assert_eq!(missing.status, 404);
        assert!(missing.body.contains("Brett: hat nichts veröffentlicht."), "{path}: {}", missing.body);
    }
    let missing = request(&host, "GET", "/boards", &["Accept-Language: en"], "");
    assert_eq!(missing.status, 404);
    assert!(missing.body.contains("Page: it does not exist. Choose a board."), "{}", missing.body);
    assert!(missing.body.contains("<a href=\"/\">All boards</a>"));
    assert!(missing.header("content-security-policy").starts_with("default-src 'none'"));
    assert_eq!(get(&host, "/board/../../etc/passwd").status, 404);
    assert_eq!(get(&host, "/hall.css").header("content-type"), "text/css; charset=utf-8");
}
