//! The list of open cases, and the standings.

use super::*;
use crate::hall::RunningRound;
use crate::pairings::{GameKind, GameResult, Points, Table, Tournament};

#[test]
fn open_cases_are_listed_with_their_times_the_oldest_first_and_lead_to_their_boards() {
    let mut hall = hall();
    publish(&mut hall, 2, "cases", &samples::cases(&["call"], NOW - 60_000), NOW);
    let [table, _] = pages(&hall, Language::En, Role::Arbiter, NOW);
    let list = &table[position(&table, "id=\"open\"")..position(&table, "<table")];
    assert_eq!(list.matches("<li>").count(), 3, "{list}");
    let call = position(list, "<li><a href=\"/board/1.2#cases-h\">");
    assert!(call < position(list, "/board/1.7#cases-h"), "{list}");
    position(list, "Board 2, Anna against Bella: White's case 1.");
    let taken = hall.take_cases(BoardKey { round: 1, board: 2 }, "Ines", NOW);
    hall.take(&taken.topic, &taken.payload, false, NOW);
    let [table, _] = pages(&hall, Language::En, Role::Arbiter, NOW);
    assert_eq!(table[position(&table, "id=\"open\"")..].matches("Taken by Ines at").count(), 1);
    let [table, _] = pages(&hall, Language::En, Role::Spectator, NOW);
    assert!(!table.contains("id=\"open\""));
    hall.disconnected();
    let [table, _] = pages(&hall, Language::En, Role::Arbiter, NOW);
    position(&table, "Cases: unknown until the broker is back.");
}

#[test]
fn standings_have_a_crosstable_with_words_for_every_result() {
    let (mut tournament, _) = Tournament::read(include_bytes!("../../../tests/field/25a-plain.trf")).unwrap();
    let pairing = tournament.pairings(3)[0];
    let table = Table::Players { white: pairing.white, black: pairing.black };
    let drawn = GameResult { white: Points::Half, black: Points::Half, kind: GameKind::Rated };
    tournament.set_result(3, table, drawn).unwrap();
    let mut hall = hall();
    let words = Words::new(Language::En);
    let reader = reader(&words, Role::Spectator, NOW);
    assert_eq!(standings_page(&hall, 3, &reader), None, "no pairings");
    let crosstable = Some(tournament.crosstable(3));
    hall.set_running(RunningRound { number: 3, pgn: String::new(), crosstable });
    assert_eq!(standings_page(&hall, 2, &reader), None, "another round");
    let page = standings_page(&hall, 3, &reader).unwrap();
    position(&page, "<h1>Standings in round 3</h1>");
    position(&page, "2 games are still open.");
    let (white, black) = (pairing.white, pairing.black);
    position(
        &page,
        &format!(
            "aria-hidden=\"true\">{black}w½</span><span class=\"spoken\">White against number {black}: ½</span>"
        ),
    );
    position(&page, &format!("{white}b½</span>"));
    position(&page, "no result yet");
    assert_eq!(page.matches("<th scope=\"row\"").count(), tournament.players().count());
    assert_eq!(page.matches("<th scope=\"col\"").count(), 5 + 3);
    let query = Query { round: Some(3), ..Query::default() };
    position(&table_page(&hall, &query, "1-1", &reader), "href=\"/round/3/standings\">Standings</a>");
}
