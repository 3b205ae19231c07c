//! One board's password is used against all pages.

use crate::broker::Broker;
use crate::program::{Events, Program, get, page_with, value_after};
use annabella_hall::clock::now_ms;
use annabella_hall::samples;
use std::time::{Duration, Instant};

/// The longest time for an answer. Without limits, 20,000 rounds made it more than a minute.
const ANSWER: Duration = Duration::from_secs(5);

fn is_quick<T>(what: &str, ask: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let answer = ask();
    assert!(began.elapsed() < ANSWER, "{what} took {:?}", began.elapsed());
    answer
}

#[test]
fn fifty_thousand_rounds_of_one_board_do_not_stop_the_pages_of_others_and_a_restart_helps() {
    let Some(broker) = Broker::start() else { return };
    let client = broker.client();
    let url = broker.url();
    let fixed = ["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0"];
    let served = |host: &str| {
        let page = page_with(host, "/", "Bella");
        assert!(page.contains("data-board=\"3.7\""), "{page}");
        is_quick("the page", || get(host, "/"));
        is_quick("a board", || assert!(get(host, "/board/3.7").body.contains("Bella")));
        let path = value_after(&page, "data-events=\"").replace("&amp;", "&");
        let mut events = is_quick("the events", || Events::open(host, &path, &[]));
        let mut passed = Vec::new();
        is_quick("a row", || events.wait_for(&mut passed, |event| event.data["board"] == "3.7"));
    };
    let program = Program::start(&fixed);
    let host = program.host();
    page_with(&host, "/", "role=\"status\"></p>");
    let presence = samples::presence(true, 1).to_string();
    for round in 1..=50_000 {
        client.publish_to(&format!("annabella/open/{round}/9/presence"), &presence, true);
    }
    for board in [7, 8] {
        client.publish(board, "state", &samples::state("Anna", "Bella", now_ms()), true);
        client.publish(board, "presence", &samples::presence(true, now_ms()), true);
    }
    served(&host);
    page_with(&host, "/", "So far: 49960.");
    program.wait_for_error(|line| line.starts_with("Board 9: it publishes in more than 40 rounds"));
    // The broker keeps them all, and sends them to a program that is started again.
    let again = Program::start(&fixed);
    served(&again.host());
    page_with(&again.host(), "/", "So far: 49960.");
}
