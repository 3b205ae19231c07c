//! The cost of pages with many boards, and with boards that publish without end.

use super::*;

/// A hall in which each of this many boards publishes in three rounds.
fn hall_of(boards: u16) -> Hall {
    let mut hall = Hall::new(EventKey::of("Open"));
    hall.connected(0);
    for board in 1..=boards {
        for round in 1..=3 {
            let topic = format!("annabella/open/{round}/{board}/presence");
            let presence = samples::presence(true, NOW).to_string();
            hall.take(&topic, presence.as_bytes(), false, NOW);
        }
    }
    hall
}

/// Returns how often boards are looked at for both pages, a row of each board, and the passing of time.
fn steps(hall: &mut Hall) -> usize {
    let words = Words::new(Language::En);
    let reader = reader(&words, Role::Arbiter, NOW);
    hall.boards().steps.set(0);
    for query in [Query::default(), Query { text: "anna".into(), only_cases: true, ..Query::default() }] {
        table_page(hall, &query, "1-1", &reader);
        for board in hall.boards().all() {
            query.selects(hall, board, &reader);
            reader.short(hall, board.key);
        }
    }
    let board = hall.boards().all().next().unwrap();
    board_page(hall, &BoardPage { board, after: "1-1", outcome: None }, &reader);
    // All boards become silent together.
    hall.pass(NOW + 60_000);
    hall.boards().steps.get()
}

#[test]
fn pages_are_linear_in_the_number_of_boards() {
    let [small, large] = [100, 400].map(|boards| steps(&mut hall_of(boards)));
    assert!(large <= 4 * small, "{small} steps for 100 boards, {large} for 400");
    assert!(large <= 20 * 400 * 3, "{large} steps for 400 boards in three rounds");
}

#[test]
fn fifty_thousand_rounds_of_one_board_cost_what_forty_do_and_are_named() {
    let mut hall = hall();
    let before = steps(&mut hall);
    let presence = samples::presence(true, NOW).to_string();
    for round in 1..=50_000 {
        hall.take(&format!("annabella/open/{round}/9/presence"), presence.as_bytes(), true, NOW);
    }
    let after = steps(&mut hall);
    assert!(after <= before + 20 * 40, "{before} steps before, {after} after");
    for page in pages(&hall, Language::En, Role::Arbiter, NOW) {
        position(&page, "Ignored messages: 49960.");
        position(&page, "Board 9: it publishes in more than 40 rounds, and further ones are ignored.");
        position(&page, "So far: 49960.");
    }
    let [table, _] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(&table, "data-board=\"1.7\"");
}
