//! Rendered pages: structure, hostile names, and use without script.

mod lists;
mod scale;

use super::*;
use crate::hall::Hall;
use crate::samples;
use crate::topics::{BoardKey, EventKey};
use annabella_speech::{Language, Words};
use serde_json::Value;

const NOW: u64 = 100_000;
const SEVEN: BoardKey = BoardKey { round: 1, board: 7 };
const HOSTILE: &str = "<script>alert(1)</script> \"O'Brien\" & sons";

fn publish(hall: &mut Hall, board: u16, kind: &str, json: &Value, now: u64) {
    hall.take(&format!("annabella/open/1/{board}/{kind}"), json.to_string().as_bytes(), false, now);
}

/// A hall with a quiet board 2, and a board 7 with two cases and a hostile name.
fn hall() -> Hall {
    let mut hall = Hall::new(EventKey::of("Open"));
    hall.connected(0);
    for board in [2, 7] {
        publish(&mut hall, board, "presence", &samples::presence(true, NOW), NOW);
    }
    publish(&mut hall, 2, "state", &samples::state("Anna", "Bella", NOW), NOW);
    publish(&mut hall, 7, "state", &samples::state(HOSTILE, "Cäsar", NOW), NOW);
    publish(&mut hall, 7, "cases", &samples::cases(&["flag", "claim"], NOW), NOW);
    hall.take("annabella/open/1/7/pgn", samples::PGN.as_bytes(), false, NOW);
    hall
}

fn reader(words: &Words, role: Role, now: u64) -> Reader<'_> {
    Reader { words, role, event: "<Open>", now, token: "secret", name: "Ines", logged_in: None }
}

/// Returns both pages for a reader.
fn pages(hall: &Hall, language: Language, role: Role, now: u64) -> [String; 2] {
    let words = Words::new(language);
    let reader = reader(&words, role, now);
    let board = hall.boards().get(SEVEN).unwrap();
    let page = BoardPage { board, after: "1-1", outcome: None };
    [table_page(hall, &Query::default(), "1-1", &reader), board_page(hall, &page, &reader)]
}

fn position(page: &str, text: &str) -> usize {
    page.find(text).unwrap_or_else(|| panic!("{text} is missing:\n{page}"))
}

#[test]
fn a_pgn_that_names_others_than_the_state_is_not_shown() {
    let mut hall = hall();
    let shown = |hall: &Hall| hall.boards().get(SEVEN).unwrap().latest_pgn().is_some();
    assert!(shown(&hall));
    for (tags, is_shown) in [
        ("[White \"Anders, Anna\"]\n", false),
        ("[Event \"?\"]\n[Black \"Anders, Anna\"]\n", false),
        ("[Black \"Cäsar\"]\n", true),
        ("[Black \"?\"]\n", true),
    ] {
        hall.take("annabella/open/1/7/pgn", format!("{tags}\n1. e4 *\n").as_bytes(), false, NOW);
        assert_eq!(shown(&hall), is_shown, "{tags}");
        let [_, page] = pages(&hall, Language::En, Role::Spectator, NOW);
        assert_eq!(page.contains("The PGN of this board names other players"), !is_shown, "{tags}");
        assert_eq!(page.contains("/board/1.7/pgn"), is_shown, "{tags}");
    }
}

#[test]
fn a_case_of_an_earlier_round_names_its_round_everywhere() {
    let mut hall = hall();
    for board in 1..=5 {
        let topic = format!("annabella/open/2/{board}/presence");
        hall.take(&topic, samples::presence(true, NOW).to_string().as_bytes(), false, NOW);
    }
    let [table, page] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(&table, "<a href=\"/board/1.7\">Board 7, round 1</a>");
    position(&table, "<a href=\"/board/2.5\"><span class=\"prefix\">Board </span>5</a>");
    position(&page, "Board 7, round 1");
    assert!(!table.contains(" Board 7: "), "{table}");
}

#[test]
fn a_stored_case_names_its_round_even_before_another_round_is_known() {
    let mut hall = Hall::new(EventKey::of("Open"));
    hall.connected(0);
    let cases = samples::cases(&["flag"], NOW).to_string();
    let stored = hall.take("annabella/open/1/7/cases", cases.as_bytes(), true, NOW);
    let line = |hall: &Hall| {
        let words = Words::new(Language::En);
        reader(&words, Role::Arbiter, NOW).notice(hall, &stored.notices[0])
    };
    position(&line(&hall), "Board 7, round 1: ");
    publish(&mut hall, 7, "presence", &samples::presence(true, NOW), NOW);
    position(&line(&hall), "Board 7: ");
    for board in 1..=5 {
        let topic = format!("annabella/open/2/{board}/presence");
        hall.take(&topic, samples::presence(true, NOW).to_string().as_bytes(), false, NOW);
    }
    position(&line(&hall), "Board 7, round 1: ");
}

#[test]
fn two_games_under_one_number_are_named_to_arbiters_and_noted_for_spectators() {
    let mut hall = hall();
    for (game, white) in [("a", "Anna"), ("b", "Berta"), ("a", "Anna"), ("b", "Berta")] {
        let mut live = samples::state(white, "Cäsar", NOW);
        live["game"] = game.into();
        let device = serde_json::json!({"version": 1, "live": live, "journal": "whole", "file": format!("{game}.journal")});
        publish(&mut hall, 7, "device", &device, NOW);
    }
    let [table, page] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(&table, "two games");
    position(
        &page,
        "Two running games use this round and board: Anna against Cäsar, a.journal; Berta against Cäsar, b.journal.",
    );
    for page in pages(&hall, Language::En, Role::Spectator, NOW) {
        position(&page, "two games");
        assert!(!page.contains(".journal"));
    }
}

#[test]
fn names_with_markup_are_text() {
    for page in pages(&hall(), Language::En, Role::Arbiter, NOW) {
        position(&page, "GM &lt;script&gt;alert(1)&lt;/script&gt; &quot;O'Brien&quot; &amp; sons 2500");
        position(&page, "&lt;Open&gt;");
        assert!(!page.contains("<script>alert"));
    }
}

#[test]
fn every_text_has_words_in_both_languages() {
    for language in [Language::De, Language::En] {
        for role in [Role::Arbiter, Role::Spectator] {
            for page in pages(&hall(), language, role, NOW) {
                let page = page.replace("/hall.css", "").replace("/hall.js", "");
                assert!(!page.contains("hall-"), "a message has no words: {page}");
                position(&page, &format!("<html lang=\"{}\">", language.tag()));
            }
        }
    }
}

#[test]
fn the_table_has_headers_for_columns_and_rows() {
    let [table, _] = pages(&hall(), Language::En, Role::Arbiter, NOW);
    assert_eq!(table.matches("<th scope=\"col\"").count(), 11);
    assert_eq!(table.matches("<th scope=\"row\"").count(), 2);
    assert_eq!(table.matches("<td ").count(), 2 * 10);
    assert!(position(&table, "data-board=\"1.7\"") < position(&table, "data-board=\"1.2\""), "cases first");
    position(&table, "2 cases: flag fall, claim");
    position(&table, "href=\"/board/1.7\"><span class=\"prefix\">Board </span>7</a>");
    position(&table, "<caption>");
    position(&table, "role=\"log\"");
    let live = &table[position(&table, "role=\"log\"")..position(&table, "<table")];
    assert!(!live.contains("clock"), "no clock is in a live region");
}

#[test]
fn both_pages_work_without_script() {
    let [table, board] = pages(&hall(), Language::En, Role::Arbiter, NOW);
    position(&table, "<a href=\"/?sort=number\">by number</a>");
    position(&table, "<form class=\"choices\" method=\"get\" action=\"/\" role=\"search\">");
    position(&table, "href=\"/board/1.7\"");
    position(&table, "href=\"/\">Refresh</a>");
    position(&board, "<form method=\"post\" action=\"/board/1.7/taken\">");
    position(&board, "<button id=\"take\" name=\"action\" value=\"take\">Take</button>");
    position(&board, "name=\"token\" value=\"secret\"");
    position(&board, "href=\"/board/1.7\">Refresh</a>");
    for page in [table, board] {
        assert!(!page.contains("onclick") && !page.contains("style="), "the policy forbids both");
        assert_eq!(page.matches("<script").count(), 1);
        assert_eq!(page.matches("<h1>").count(), 1);
        position(&page, "<a class=\"skip\" href=\"#main\">");
    }
}

#[test]
fn the_page_of_a_board_has_cases_position_moves_and_report() {
    let [_, board] = pages(&hall(), Language::De, Role::Arbiter, NOW);
    for text in [
        "Fall 1: Fallblättchen gefallen, Weiß",
        "Fall 2 von Weiß.",
        "Artikel 6.9",
        "Stellung zu diesem Zeitpunkt",
        "schwarze Springer: Felix sechs und Bella acht",
        "Letzter Zug: 1... Sf6",
        "1. e4 Sf6",
        "Weiß ruft den Schiedsrichter.",
    ] {
        position(&board, text);
    }
}

#[test]
fn a_counted_time_is_marked_and_an_unknown_one_is_not_a_time() {
    let mut hall = hall();
    let [table, _] = pages(&hall, Language::En, Role::Arbiter, NOW + 1_500);
    position(
        &table,
        "aria-hidden=\"true\">≈ 1:00:59</span><span class=\"spoken\">about 1 hour 59 seconds</span>",
    );
    position(&table, "aria-hidden=\"true\">0:05:00</span><span class=\"spoken\">5 minutes</span>");
    let silent = NOW + 10_000;
    hall.pass(silent);
    let [table, board] = pages(&hall, Language::En, Role::Arbiter, silent);
    for page in [table, board] {
        assert!(!page.contains("≈ 1") && !page.contains("data-running"), "{page}");
        position(&page, "data-cell=\"white-clock\"");
    }
}

#[test]
fn a_spectator_sees_no_case_and_no_button() {
    for page in pages(&hall(), Language::En, Role::Spectator, NOW) {
        for hidden in
            ["flag", "Taken by", "id=\"take\"", "role=\"log\"", "Report so far", "called the arbiter"]
        {
            assert!(!page.contains(hidden), "{hidden}");
        }
        position(&page, "Cäsar");
    }
}

#[test]
fn rows_are_selected_by_name_number_and_cases() {
    let (hall, words) = (hall(), Words::new(Language::En));
    let reader = reader(&words, Role::Arbiter, NOW);
    let selected = |text: &str, only_cases| -> Vec<u16> {
        let query = Query { text: text.into(), only_cases, sort: Sort::Number, round: None };
        query.boards(&hall, &reader).iter().map(|board| board.key.board).collect()
    };
    assert_eq!(selected("", false), [2, 7]);
    assert_eq!(selected("CÄSAR", false), [7]);
    assert_eq!(selected("2", false), [2], "and not every rating with a 2");
    assert_eq!(selected("", true), [7]);
    assert_eq!(selected("nobody", false), [0; 0]);
    let other = Query { round: Some(2), ..Query::default() };
    assert!(other.boards(&hall, &reader).is_empty());
}

#[test]
fn the_button_gives_back_what_the_reader_has_taken() {
    let mut hall = hall();
    let taken = hall.take_cases(SEVEN, "Ines", NOW);
    hall.take(&taken.topic, &taken.payload, false, NOW);
    let [table, board] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(
        &table,
        "<td role=\"cell\" data-cell=\"taken\" data-label=\"Taken by\"><span class=\"shown\">Ines</span>",
    );
    position(&board, "value=\"back\">Give back</button>");
    position(&board, "name=\"seen\" value=\"Ines\"");
    let taken = hall.take_cases(SEVEN, "Other", NOW);
    hall.take(&taken.topic, &taken.payload, false, NOW);
    let [_, board] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(&board, "value=\"take\">Take over</button>");
    position(&board, "Board 7: Other has taken over from you.");
    publish(&mut hall, 7, "cases", &samples::cases(&[], NOW), NOW);
    for page in pages(&hall, Language::En, Role::Arbiter, NOW) {
        assert!(!page.contains(">Other<") && !page.contains("id=\"take\""), "no case is open: {page}");
        assert!(!page.contains("are closed"), "the other arbiter is told: {page}");
    }
}

#[test]
fn no_case_is_open_only_if_that_is_known() {
    let mut hall = Hall::new(EventKey::of("Open"));
    hall.connected(0);
    publish(&mut hall, 7, "presence", &samples::presence(true, NOW), NOW);
    let [_, board] = pages(&hall, Language::De, Role::Arbiter, NOW);
    position(
        &board,
        "Brett 7: Seine Fälle kamen nicht an. Prüfen Sie, ob --user der Benutzer der Schiedsrichter ist.",
    );
    publish(&mut hall, 7, "cases", &samples::cases(&[], NOW), NOW);
    let [_, board] = pages(&hall, Language::De, Role::Arbiter, NOW);
    position(&board, "Kein Fall ist offen.");
    hall.disconnected();
    let [_, board] = pages(&hall, Language::De, Role::Arbiter, NOW);
    position(&board, "Fälle: unbekannt, bis der Broker wieder da ist.");
    assert!(!board.contains("Kein Fall ist offen."));
}

#[test]
fn the_outcome_of_the_button_is_said_and_the_focus_is_on_the_next_one() {
    let (mut hall, words) = (hall(), Words::new(Language::En));
    let reader = reader(&words, Role::Arbiter, NOW);
    let page = |hall: &Hall, name: &str| {
        let (board, outcome) = (hall.boards().get(SEVEN).unwrap(), Outcome::named(name));
        board_page(hall, &BoardPage { board, after: "1-1", outcome }, &reader)
    };
    let taken = hall.take_cases(SEVEN, "Ines", NOW);
    hall.take(&taken.topic, &taken.payload, false, NOW);
    let board = page(&hall, "taken");
    position(&board, "role=\"status\">You have taken the cases of board 7.<");
    position(&board, "value=\"back\" autofocus>Give back<");
    assert!(!page(&hall, "").contains("autofocus"), "nothing was pressed");
    let back = hall.give_back(SEVEN);
    hall.take(&back.topic, &back.payload, false, NOW);
    let board = page(&hall, "back");
    position(&board, "role=\"status\">You have given back the cases of board 7.<");
    position(&board, "value=\"take\" autofocus>Take<");
    position(&login_page(true, "Ines", &reader), "required autofocus");
    assert!(!login_page(false, "Ines", &reader).contains("autofocus"));
}

#[test]
fn an_event_without_boards_is_said_after_a_while() {
    let (mut hall, words) = (Hall::new(EventKey::of("Opne")), Words::new(Language::De));
    hall.connected(NOW);
    let page = |now| table_page(&hall, &Query::default(), "1-1", &reader(&words, Role::Arbiter, now));
    position(&page(NOW + 9_000), "role=\"status\"></p>");
    position(
        &page(NOW + 10_000),
        "role=\"status\">&lt;Open&gt;: Kein Brett hat etwas veröffentlicht. Prüfen Sie --event.",
    );
}

#[test]
fn clocks_of_a_delayed_game_are_those_after_its_last_move() {
    let mut hall = hall();
    let sentence = "These clocks are those after the last move shown.";
    let [_, board] = pages(&hall, Language::En, Role::Spectator, NOW);
    assert!(!board.contains(sentence));
    let mut state = samples::state("Anna", "Bella", NOW);
    state["clocks"]["running"] = Value::Null;
    publish(&mut hall, 7, "state", &state, NOW);
    let [_, board] = pages(&hall, Language::En, Role::Spectator, NOW);
    position(&board, sentence);
    state["phase"] = "halted".into();
    publish(&mut hall, 7, "state", &state, NOW);
    let [_, board] = pages(&hall, Language::En, Role::Spectator, NOW);
    assert!(!board.contains(sentence), "the clocks are stopped");
}

#[test]
fn ignored_messages_and_a_lost_broker_are_said() {
    let mut hall = hall();
    hall.take("annabella/open/1/7/state", b"{", false, NOW);
    hall.disconnected();
    for page in pages(&hall, Language::En, Role::Arbiter, NOW) {
        position(&page, "Ignored messages: 1.");
        position(&page, "role=\"status\">The connection to the broker is lost.");
        assert!(!page.contains(">connected<"), "no board is known");
    }
}

#[test]
fn remarks_about_the_pairings_are_for_arbiters_and_old_ones_are_not_shown() {
    let mut hall = hall();
    let remark = |round| {
        let words = crate::topics::Wording { de: "Brett 2: <b>.".into(), en: "Board 2: <b>.".into() };
        crate::topics::Remarks { left_out: 3, ..crate::topics::Remarks::new(round, vec![words]) }
    };
    let take = |hall: &mut Hall, remarks: &crate::topics::Remarks| {
        hall.take("annabella/open/pairings", &serde_json::to_vec(remarks).unwrap(), true, NOW)
    };
    let change = take(&mut hall, &remark(1));
    assert!(change.condition && change.remarks.len() == 1);
    assert!(take(&mut hall, &remark(1)).remarks.is_empty(), "the same again");
    for page in pages(&hall, Language::En, Role::Arbiter, NOW) {
        let remark = position(&page, "<li>Board 2: &lt;b&gt;.</li><li>3 further remarks are on the server");
        let link =
            position(&page, "<a id=\"remarks-count\" href=\"#remarks-h\">Remarks about the pairings: 4</a>");
        let main = page.rfind("</section>").unwrap();
        assert!(link < main && main < remark && remark < position(&page, "</main>"), "{page}");
    }
    for page in pages(&hall, Language::De, Role::Spectator, NOW) {
        assert!(!page.contains("Brett 2: &lt;b") && !page.contains("id=\"remarks\""));
    }
    hall.take("annabella/open/2/7/presence", samples::presence(true, NOW).to_string().as_bytes(), false, NOW);
    hall.take("annabella/open/2/2/presence", samples::presence(true, NOW).to_string().as_bytes(), false, NOW);
    hall.take("annabella/open/2/3/presence", samples::presence(true, NOW).to_string().as_bytes(), false, NOW);
    assert!(
        !pages(&hall, Language::En, Role::Arbiter, NOW)[0].contains("Board 2: &lt;b"),
        "an earlier round"
    );
    hall.remark(remark(2));
    take(&mut hall, &remark(7));
    assert_eq!(hall.remarks().round, 2, "this program reads the pairings itself");
}

#[test]
fn the_table_shows_results_little_time_counts_and_failed_boards() {
    let mut hall = hall();
    let mut ended = samples::state("Anna", "Bella", NOW);
    ended["result"] = serde_json::json!({"score": "0-1", "reason": "resignation"});
    publish(&mut hall, 2, "state", &ended, NOW);
    let mut live = samples::state("Carla", "Dora", NOW);
    live["clocks"]["white_ms"] = 299_000.into();
    let device = serde_json::json!({"version": 1, "journal": "whole", "live": live,
        "white_board": {"connected": false, "synced": false}});
    publish(&mut hall, 7, "device", &device, NOW);
    let [table, board] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(&table, "2 boards, 1 with cases, 1 ended.");
    position(&table, "data-cell=\"result\" data-label=\"Result\"><span class=\"shown\">0-1</span>");
    position(&table, "0:04:59 (little time)");
    position(&table, "connected. White's tactile board is not connected.");
    position(&table, "<a href=\"/board/1.7\">");
    position(&board, "id=\"sound\"");
    // Spectators see the times after the last move: the arbiter may have stopped the clocks.
    let [table, _] = pages(&hall, Language::En, Role::Spectator, NOW + 5_000);
    assert!(!table.contains("≈ ") && !table.contains("data-running"), "{table}");
    position(&table, "1:01:01");
    position(&table, "2 boards, 1 ended.");
    assert!(!table.contains("tactile board"));
}

#[test]
fn a_program_at_the_board_that_has_ended_is_shown_and_its_clocks_stand() {
    let mut hall = hall();
    let mut live = samples::state("Carla", "Dora", NOW);
    live["clocks"]["running"] = Value::Null;
    let device =
        |ended: bool| serde_json::json!({"version": 1, "journal": "whole", "live": live, "ended": ended});
    publish(&mut hall, 7, "device", &device(true), NOW);
    let [table, board] = pages(&hall, Language::En, Role::Arbiter, NOW + 5_000);
    for page in [&table, &board] {
        position(page, "<span class=\"shown\">program ended</span>");
        position(page, "data-link=\"ended\"");
        position(page, "The program at the board has ended, but the game has not.");
        position(page, "1:01:01");
    }
    assert!(!board.contains(">≈ ") && !board.contains("data-running"), "{board}");
    assert!(!board.contains("after the last move"), "{board}");
    publish(&mut hall, 7, "device", &device(false), NOW);
    let [table, board] = pages(&hall, Language::En, Role::Arbiter, NOW + 5_000);
    assert!(!table.contains("program ended") && !board.contains("data-link=\"ended\""), "{table}");
}

#[test]
fn an_unreadable_position_leaves_the_last_one_and_says_so() {
    let mut hall = hall();
    let mut unreadable = samples::state("Anna", "Bella", NOW);
    unreadable["position"] = "nothing".into();
    publish(&mut hall, 7, "state", &unreadable, NOW);
    let [_, board] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(&board, "This is the last one before it:");
    position(&board, "<svg class=\"diagram\"");
}
