//! The page of all boards: notices, the form that sorts and filters, and the table.

use super::frame::{Frame, notices};
use super::query::{Query, Sort};
use super::reader::Reader;
use super::row::{Column, Row};
use crate::boards::Board;
use crate::clock::time_of_day;
use crate::hall::{BrokerLink, Hall};
use crate::topics::Case;
use annabella_speech::Message;
use maud::{Markup, html};

/// Returns the page. `after`: the event after which the page follows, as the server names it.
pub fn table_page(hall: &Hall, query: &Query, after: &str, reader: &Reader<'_>) -> String {
    let boards = query.boards(hall, reader);
    let rows = boards.iter().map(|board| Row::of(hall, board, reader));
    let main = html! {
        @if reader.is_arbiter() {
            (notices(hall, reader))
            section aria-labelledby="open-h" {
                h2 id="open-h" { (reader.label("hall-open-cases")) }
                div id="open" { (open_cases(hall, reader)) }
            }
        }
        section aria-labelledby="boards" {
            h2 id="boards" { (reader.label("hall-boards")) }
            p id="counts" { (counts_sentence(hall, query.round, reader)) }
            (choices(hall, query, reader))
            @if query.is_filter() {
                p id="count" { (reader.say(&Message::new("hall-count").with("count", boards.len()))) }
            } @else if boards.is_empty() {
                p id="count" { (reader.label("hall-watch-no-boards")) }
            }
            table.boards role="table" aria-describedby="counted" {
                caption { (caption(hall, query, reader)) }
                thead role="rowgroup" {
                    tr role="row" {
                        th scope="col" role="columnheader" aria-sort=[(query.sort == Sort::Number).then_some("ascending")] {
                            (reader.label("hall-column-board"))
                        }
                        @for column in Column::all(reader.role) {
                            th scope="col" role="columnheader" { (reader.label(column.header())) }
                        }
                    }
                }
                tbody role="rowgroup" { @for row in rows { (row.html(reader)) } }
            }
            p id="counted" { (reader.label(super::frame::clocks_note(reader))) }
        }
    };
    let fields = query.written();
    let events = format!("/events?{fields}{}after={after}", if fields.is_empty() { "" } else { "&" });
    let title = reader.label("hall-title");
    Frame { title, events: Some(events), links: html! {}, hall: Some(hall), remarks_first: false, main }
        .html(reader)
}

/// Returns the open cases of all boards, calls of the arbiter among them, with their times, the oldest first. Each leads to its board.
pub fn open_cases(hall: &Hall, reader: &Reader<'_>) -> Markup {
    let open = cases_in_order(hall);
    html! {
        @if hall.broker() != BrokerLink::Connected { p { (reader.label("hall-cases-unknown")) } }
        @if open.is_empty() && hall.broker() == BrokerLink::Connected { p { (reader.label("hall-no-cases")) } }
        @if !open.is_empty() {
            ul.open {
                @for (board, case) in &open {
                    li {
                        a href={ "/board/" (board.key) "#cases-h" } { (case_line(hall, board, case, reader)) }
                        @if let Some(taken) = hall.taken_case(board, case) {
                            @let sentence = Message::new("hall-taken-by").with("name", taken.by.as_str());
                            " " (reader.say(&sentence.with("time", time_of_day(taken.at_ms))))
                        }
                    }
                }
            }
        }
    }
}

/// Returns the open cases of all boards, the oldest first.
pub fn cases_in_order(hall: &Hall) -> Vec<(&Board, &Case)> {
    let of_board = |board| Board::open(board).iter().map(move |case| (board, case));
    let mut open: Vec<(&Board, &Case)> = hall.boards().all().flat_map(of_board).collect();
    open.sort_by_key(|(board, case)| (case.at_ms, board.key));
    open
}

/// Returns an open case with its time, its board and the players.
pub fn case_line(hall: &Hall, board: &Board, case: &Case, reader: &Reader<'_>) -> String {
    let name = reader.with_players(hall, board.key, reader.short(hall, board.key));
    let line = Message::new("hall-notice").with("time", time_of_day(case.at_ms)).with("board", name);
    reader.say(&line.with("what", reader.worded(&case.words)))
}

/// Returns the number of boards of a round, of those with open cases, and of those whose game is over, in one line.
pub fn counts_sentence(hall: &Hall, round: Option<u16>, reader: &Reader<'_>) -> String {
    let round = round.unwrap_or_else(|| hall.boards().round());
    let boards: Vec<&Board> = hall.boards().all().filter(|board| board.key.round == round).collect();
    let count = |is: &dyn Fn(&Board) -> bool| boards.iter().filter(|board| is(board)).count();
    let ended = count(&|board| board.latest().is_some_and(|state| state.result.is_some()));
    let id = if reader.is_arbiter() { "hall-counts" } else { "hall-counts-spectator" };
    let message = Message::new(id).with("boards", boards.len()).with("ended", ended);
    reader.say(&message.with("cases", count(&|board| !board.open().is_empty())))
}

fn caption(hall: &Hall, query: &Query, reader: &Reader<'_>) -> String {
    let round = query.round.unwrap_or_else(|| hall.boards().round()).to_string();
    let order = match query.sort {
        Sort::Cases if reader.is_arbiter() => "hall-caption-cases",
        _ => "hall-caption-number",
    };
    reader.say(&Message::new(order).with("round", round))
}

/// Returns links and a form that sort, filter and refresh without script.
fn choices(hall: &Hall, query: &Query, reader: &Reader<'_>) -> Markup {
    let sorts = [(Sort::Cases, "hall-sort-cases"), (Sort::Number, "hall-sort-number")];
    let mut rounds: Vec<u16> = hall.boards().all().map(|board| board.key.round).collect();
    rounds.dedup();
    let shown = query.round.unwrap_or_else(|| hall.boards().round());
    html! {
        nav.choices aria-label=(reader.label("hall-choices")) {
            @if reader.is_arbiter() {
                p {
                    (reader.label("hall-sort"))
                    @for (sort, label) in sorts {
                        " " a href=(Query { sort, ..query.clone() }.address())
                            aria-current=[(sort == query.sort).then_some("true")] { (reader.label(label)) }
                    }
                }
            }
            @if rounds.len() > 1 {
                p {
                    (reader.label("hall-round"))
                    @for round in rounds {
                        " " a href=(Query { round: Some(round), ..query.clone() }.address())
                            aria-current=[(round == shown).then_some("true")] { (round) }
                    }
                }
            }
            p {
                a id="refresh" href=(query.address()) { (reader.label("hall-refresh")) } " "
                a href={ "/round/" (shown) "/pgn" } { (reader.label("hall-round-pgn")) }
                @if hall.crosstable(shown).is_some() {
                    " " a href={ "/round/" (shown) "/standings" } { (reader.label("hall-standings")) }
                }
            }
        }
        form.choices method="get" action="/" role="search" {
            @if query.sort == Sort::Number { input type="hidden" name="sort" value="number"; }
            @if let Some(round) = query.round { input type="hidden" name="round" value=(round); }
            p {
                label for="q" { (reader.label("hall-filter-text")) }
                input id="q" name="q" type="search" value=(query.text);
            }
            @if reader.is_arbiter() {
                p {
                    input id="cases" name="cases" type="checkbox" value="1" checked[query.only_cases];
                    label for="cases" { (reader.label("hall-filter-cases")) }
                }
            }
            p { button { (reader.label("hall-filter")) } }
        }
    }
}
