//! A row of the table: its cells as text, as HTML, and as the JSON by which the script changes them.

use super::reader::{Reader, Role, clock_face};
use crate::boards::{Board, DeviceFault, Link, ShownClocks};
use crate::hall::Hall;
use crate::topics::{BoardKey, Clocks};
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_speech::{Message, Worded};
use maud::{Markup, html};
use serde_json::{Value, json};

/// A column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The open cases.
    Cases,
    /// White's name.
    White,
    /// Black's name.
    Black,
    /// The number of the next move.
    Number,
    /// The side to move, or the phase.
    Turn,
    /// The result.
    Result,
    /// White's clock.
    WhiteClock,
    /// Black's clock.
    BlackClock,
    /// The connection.
    Link,
    /// The arbiter who has taken the cases.
    Taken,
}

impl Column {
    /// Returns the columns of a reader, after the number of the board.
    pub fn all(role: Role) -> Vec<Column> {
        use Column::{Black, BlackClock, Cases, Link, Number, Result, Taken, Turn, White, WhiteClock};
        let all = [Cases, White, Black, Number, Turn, Result, WhiteClock, BlackClock, Link, Taken];
        let is_readable = |column: &Column| role == Role::Arbiter || !matches!(column, Cases | Taken);
        all.into_iter().filter(is_readable).collect()
    }

    /// Returns its name in the page and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Column::Cases => "cases",
            Column::White => "white",
            Column::Black => "black",
            Column::Number => "number",
            Column::Turn => "turn",
            Column::Result => "result",
            Column::WhiteClock => "white-clock",
            Column::BlackClock => "black-clock",
            Column::Link => "link",
            Column::Taken => "taken",
        }
    }

    /// Returns the message of its header.
    pub fn header(self) -> &'static str {
        match self {
            Column::Cases => "hall-column-cases",
            Column::White => "hall-white",
            Column::Black => "hall-black",
            Column::Number => "hall-column-number",
            Column::Turn => "hall-column-turn",
            Column::Result => "hall-column-result",
            Column::WhiteClock => "report-column-white",
            Column::BlackClock => "report-column-black",
            Column::Link => "hall-column-link",
            Column::Taken => "hall-column-taken",
        }
    }

    /// Returns the side whose clock it shows.
    fn clock(self) -> Option<Color> {
        match self {
            Column::WhiteClock => Some(Color::White),
            Column::BlackClock => Some(Color::Black),
            _ => None,
        }
    }
}

/// The text of a cell: as it is shown, and as a screen reader reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The column.
    pub column: Column,
    /// The shown text.
    pub shown: String,
    /// The words, if they differ from the shown text.
    pub spoken: Option<String>,
}

/// The cells of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The board.
    pub key: BoardKey,
    /// The cells.
    pub cells: Vec<Cell>,
    /// The clocks that the script counts down.
    clocks: Option<ShownClocks>,
    /// The connection.
    link: Link,
    /// The remaining time that counts as little.
    low: Span,
    /// Whether its clocks and its side to move stay as they are, even if the board is not heard.
    is_final: bool,
    /// The side to move or the phase that the script shows while the server is lost.
    side: String,
    /// Whether cases are open.
    has_cases: bool,
    /// Whether its round is not the running one, so that the row names it.
    is_of_other_round: bool,
}

impl Row {
    /// Returns the row of a board for this reader.
    pub fn of(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Row {
        let clocks = hall.clocks(board, reader.now).map(|shown| known_to(reader.role, shown, board));
        let is_known = hall.is_heard(board, reader.now);
        let low = little_time(board);
        let link = hall.link(board, reader.now);
        let has_rivals = board.rivals(reader.now).is_some();
        let text = |column: Column| match column {
            Column::Cases => reader.cases(board),
            Column::White => reader.player(hall, board, Color::White),
            Column::Black => reader.player(hall, board, Color::Black),
            Column::Number => board.latest().map(|state| state.number.to_string()).unwrap_or_default(),
            Column::Turn => board.latest().map(|state| reader.phase(state, is_known)).unwrap_or_default(),
            Column::Result => {
                let result = board.latest().and_then(|state| state.result.as_ref());
                result.map(|result| result.score.clone()).unwrap_or_default()
            }
            Column::WhiteClock | Column::BlackClock => String::new(),
            Column::Link if has_rivals => reader.label("hall-link-two-games"),
            Column::Link => link_words(board, link, reader),
            Column::Taken => hall.taken(board).map(|taken| taken.by.clone()).unwrap_or_default(),
        };
        let has_clock = board.latest().is_some_and(|state| state.clocks.is_some());
        let cell = |column: Column| match column.clock() {
            Some(side) if has_clock => {
                let low = if board.may_change() { low } else { Span(0) };
                clock_cell(column, side, clocks.as_ref(), low, reader)
            }
            _ => Cell { column, shown: text(column), spoken: None },
        };
        let cells = Column::all(reader.role).into_iter().map(cell).collect();
        Row {
            key: board.key,
            cells,
            clocks,
            link,
            low,
            is_final: !board.may_change(),
            side: board.latest().map(|state| reader.phase(state, false)).unwrap_or_default(),
            has_cases: reader.is_arbiter() && !board.open().is_empty(),
            is_of_other_round: board.key.round != hall.boards().round(),
        }
    }

    /// Returns the cell of a column.
    pub fn cell(&self, column: Column) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.column == column)
    }

    /// Returns the row as HTML. The headers are repeated for narrow screens, where rows are blocks.
    pub fn html(&self, reader: &Reader<'_>) -> Markup {
        let BoardKey { board, .. } = self.key;
        html! {
            tr role="row" data-board=(self.key) data-cases[self.has_cases] data-link=(self.link_name())
                data-final[self.is_final] data-side=(self.side) {
                th scope="row" role="rowheader" {
                    a href={ "/board/" (self.key) } {
                        @if self.is_of_other_round { (reader.board(self.key)) }
                        @else { span.prefix { (reader.label("hall-column-board")) " " } (board) }
                    }
                }
                @for cell in &self.cells {
                    td role="cell" data-cell=(cell.column.name()) data-label=(reader.label(cell.column.header()))
                        data-running[self.is_running(cell.column)] {
                        (cell.html())
                    }
                }
            }
        }
    }

    /// Whether the time that a column shows runs.
    pub fn is_running(&self, column: Column) -> bool {
        self.clocks.is_some_and(|clocks| clocks.running.is_some() && clocks.running == column.clock())
    }

    /// Returns the row as JSON that the script reads. `selected`: whether the reader's selection has it.
    pub fn json(&self, reader: &Reader<'_>, selected: bool) -> Value {
        let cells = self.cells.iter().map(|cell| {
            let Cell { column, shown, spoken } = cell;
            let spoken = spoken.as_ref().map_or(Value::Null, |spoken| json!(spoken));
            (column.name().to_owned(), json!([shown, spoken]))
        });
        let clocks = self.clocks.map(|clocks| {
            json!({"white-clock": clocks.white.0, "black-clock": clocks.black.0, "low": self.low.0,
                "running": clocks.running.map(|side| side.fold_wb("white-clock", "black-clock"))})
        });
        json!({
            "board": self.key.to_string(),
            "link": self.link_name(),
            "cases": self.has_cases,
            "final": self.is_final,
            "side": self.side,
            "selected": selected,
            "cells": serde_json::Map::from_iter(cells),
            "clocks": clocks,
            "html": selected.then(|| self.html(reader).into_string()),
        })
    }

    /// Whether its clocks and its side to move stay as they are.
    pub fn is_final(&self) -> bool {
        self.is_final
    }

    /// Returns the side to move, as far as it is known without the server.
    pub fn side(&self) -> &str {
        &self.side
    }

    /// Returns the name of the connection in the page and in JSON.
    pub fn link_name(&self) -> &'static str {
        match self.link {
            Link::Connected => "connected",
            Link::Silent => "silent",
            Link::Offline => "offline",
            Link::Ended => "ended",
            Link::Never => "never",
        }
    }
}

impl Cell {
    /// Returns what a screen reader reads.
    pub fn words(&self) -> &str {
        self.spoken.as_ref().unwrap_or(&self.shown)
    }

    /// Returns the content of the cell as HTML: text only, whatever a name contains.
    pub fn html(&self) -> Markup {
        html! {
            @match &self.spoken {
                Some(spoken) => {
                    span.shown aria-hidden="true" { (self.shown) }
                    span.spoken { (spoken) }
                }
                None => span.shown { (self.shown) }
            }
        }
    }
}

/// Returns the clocks that a reader may know. Spectators do not hear that the arbiter has stopped them, so that they see the times
/// after the last move, which are not counted down.
fn known_to(role: Role, shown: ShownClocks, board: &Board) -> ShownClocks {
    let of_move = board.latest().and_then(|state| state.clocks).filter(|_| role == Role::Spectator);
    match of_move {
        Some(Clocks { white_ms, black_ms, .. }) => {
            ShownClocks { white: white_ms, black: black_ms, running: None, is_counted: false }
        }
        None => shown,
    }
}

/// Returns the time that counts as little: five minutes in a game of at least half an hour a player, one minute in a shorter one, ten seconds in blitz.
fn little_time(board: &Board) -> Span {
    let control = board.latest().and_then(|state| state.control.as_deref()).unwrap_or_default();
    let period = control.split(':').next().unwrap_or_default();
    let main = period.split_once('/').map_or(period, |(_, time)| time);
    let digits = main.split(|ch: char| !ch.is_ascii_digit()).next().unwrap_or_default();
    match digits.parse::<u64>() {
        Ok(0..=600) => Span::seconds(10),
        Ok(601..1800) => Span::seconds(60),
        _ => Span::seconds(300),
    }
}

/// Returns the connection, with what has failed at a connected board.
fn link_words(board: &Board, link: Link, reader: &Reader<'_>) -> String {
    let faults = board.device.as_ref().map(DeviceFault::of).unwrap_or_default();
    if link != Link::Connected || faults.is_empty() || !reader.is_arbiter() {
        return reader.link(link);
    }
    let faults: Vec<String> = faults.iter().map(|fault| reader.say(&fault.message())).collect();
    reader.say(
        &Message::new("hall-link-with-faults")
            .with("link", reader.link(link))
            .with("faults", faults.join(" ")),
    )
}

/// Returns the cell of a clock. A counted time is marked, little time has words, and an unknown one is never a time.
fn clock_cell(
    column: Column,
    side: Color,
    clocks: Option<&ShownClocks>,
    low: Span,
    reader: &Reader<'_>,
) -> Cell {
    let Some(clocks) = clocks else {
        return Cell { column, shown: reader.label("hall-clock-unknown"), spoken: None };
    };
    let left: Span = side.fold_wb(clocks.white, clocks.black);
    let (mut face, mut words) = (clock_face(left), reader.span(left));
    if left < low {
        let little = reader.label("hall-clock-little");
        (face, words) = (format!("{face} {little}"), format!("{words}, {little}"));
    }
    if clocks.is_counted && clocks.running == Some(side) {
        let about = reader.label("hall-clock-about");
        return Cell { column, shown: format!("≈ {face}"), spoken: Some(format!("{about} {words}")) };
    }
    Cell { column, shown: face, spoken: Some(words) }
}
