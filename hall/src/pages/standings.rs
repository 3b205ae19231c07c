//! The page of the standings: a crosstable, as of the running round.

use super::frame::Frame;
use super::reader::Reader;
use crate::clock::time_of_day;
use crate::hall::Hall;
use crate::pairings::{Crosstable, CrosstableRow, Points, RoundResult};
use annabella_speech::Message;
use maud::{Markup, html};

/// Returns the page of a round; `None` without its pairings.
pub fn standings_page(hall: &Hall, round: u16, reader: &Reader<'_>) -> Option<String> {
    let table = hall.crosstable(round)?;
    let note = Message::new("hall-standings-note").with("time", time_of_day(reader.now));
    let main = html! {
        p { (reader.say(&note.with("open", table.open))) }
        p { (reader.label("hall-standings-places")) }
        (crosstable(table, reader))
    };
    let links = html! {
        nav aria-label=(reader.label("hall-pages")) {
            p {
                a href="/" { (reader.label("hall-all-boards")) } " "
                a id="refresh" href={ "/round/" (round) "/standings" } { (reader.label("hall-refresh")) }
            }
        }
    };
    let title = reader.say(&Message::new("hall-standings-of").with("round", usize::from(round)));
    Some(Frame { title, events: None, links, hall: Some(hall), remarks_first: true, main }.html(reader))
}

fn crosstable(table: &Crosstable, reader: &Reader<'_>) -> Markup {
    let fixed = [
        "hall-column-place",
        "hall-column-start",
        "hall-column-name",
        "hall-column-rating",
        "hall-column-points",
    ];
    let rounds =
        (1..=table.rounds).map(|round| reader.say(&Message::new("hall-column-round").with("round", round)));
    let headers: Vec<String> = fixed.iter().map(|id| reader.label(id)).chain(rounds).collect();
    html! {
        table.standings role="table" {
            caption { (reader.label("hall-standings-caption")) }
            thead role="rowgroup" {
                tr role="row" { @for header in &headers { th scope="col" role="columnheader" { (header) } } }
            }
            tbody role="rowgroup" { @for row in &table.rows { (of_player(row, &headers, reader)) } }
        }
    }
}

fn of_player(row: &CrosstableRow, headers: &[String], reader: &Reader<'_>) -> Markup {
    let CrosstableRow { place, player, half_points, rounds } = row;
    let name = [player.title, Some(player.name.as_str())].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let cells = [place.to_string(), player.rank.to_string(), name, rating, decimal(*half_points)];
    html! {
        tr role="row" {
            @for (index, (cell, header)) in cells.iter().zip(headers).enumerate() {
                // The name is what a screen reader repeats in each cell.
                @if index == 2 { th scope="row" role="rowheader" data-label=(header) { (cell) } }
                @else { td role="cell" data-label=(header) { (cell) } }
            }
            @for (result, header) in rounds.iter().zip(&headers[cells.len()..]) {
                td role="cell" data-label=(header) { (of_round(*result, reader)) }
            }
        }
    }
}

/// Returns a result in short for the eye, for example `12w1`, and in words for a screen reader.
fn of_round(result: RoundResult, reader: &Reader<'_>) -> Markup {
    let (shown, spoken) = match result {
        RoundResult::Absent => return html! {},
        RoundResult::Unreadable => ("?".to_owned(), reader.label("hall-cross-unreadable")),
        RoundResult::Bye(points) => {
            let spoken = Message::new("hall-cross-bye").with("points", sign(points));
            (format!("– {}", sign(points)), reader.say(&spoken))
        }
        RoundResult::Game { opponent, side, points, is_forfeit } => {
            let (short, of_points) = match points {
                None => ("…", reader.label("hall-cross-open")),
                Some(points) if is_forfeit => {
                    let forfeit = Message::new("hall-cross-forfeit").with("points", sign(points));
                    (if points == Points::Zero { "-" } else { "+" }, reader.say(&forfeit))
                }
                Some(points) => (sign(points), sign(points).to_owned()),
            };
            let spoken = Message::new("hall-cross-game").with("side", reader.side(side));
            let spoken = spoken.with("number", i64::from(opponent)).with("points", of_points);
            let shown = Message::new("hall-cross-short").with("side", side).with("points", short);
            (reader.say(&shown.with("number", i64::from(opponent))), reader.say(&spoken))
        }
    };
    html! {
        span.shown aria-hidden="true" { (shown) }
        span.spoken { (spoken) }
    }
}

fn sign(points: Points) -> &'static str {
    match points {
        Points::Zero => "0",
        Points::Half => "½",
        Points::One => "1",
    }
}

/// Writes half points: `2½`, `3`, `½`.
fn decimal(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
