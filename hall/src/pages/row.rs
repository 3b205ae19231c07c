//! A row of the table: its cells as text, as HTML, and as the JSON by which the script changes them.

use super::reader::{Reader, Role, clock_face};
use crate::boards::{Board, Link, ShownClocks};
use crate::hall::Hall;
use crate::topics::BoardKey;
use annabella_chess::Color;
use annabella_clock::Span;
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
    /// The side to move, or the result.
    Turn,
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
        use Column::{Black, BlackClock, Cases, Link, Number, Taken, Turn, White, WhiteClock};
        let all = [Cases, White, Black, Number, Turn, WhiteClock, BlackClock, Link, Taken];
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
    /// The clocks, for the script that counts them down.
    clocks: Option<ShownClocks>,
    /// The connection.
    link: Link,
    /// Whether cases are open.
    has_cases: bool,
    /// Whether its round is not the running one, so that the row names it.
    is_of_other_round: bool,
}

impl Row {
    /// Returns the row of a board for this reader.
    pub fn of(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Row {
        let clocks = hall.clocks(board, reader.now);
        let link = hall.link(board, reader.now);
        let has_rivals = board.rivals(reader.now).is_some();
        let text = |column: Column| match column {
            Column::Cases => reader.cases(board),
            Column::White => reader.player(hall, board, Color::White),
            Column::Black => reader.player(hall, board, Color::Black),
            Column::Number => board.latest().map(|state| state.number.to_string()).unwrap_or_default(),
            Column::Turn => board.latest().map(|state| reader.turn(state)).unwrap_or_default(),
            Column::WhiteClock | Column::BlackClock => String::new(),
            Column::Link if has_rivals => reader.label("hall-link-two-games"),
            Column::Link => reader.link(link),
            Column::Taken => hall.taken(board).map(|taken| taken.by.clone()).unwrap_or_default(),
        };
        let has_clock = board.latest().is_some_and(|state| state.clocks.is_some());
        let cell = |column: Column| match column.clock() {
            Some(side) if has_clock => clock_cell(column, side, clocks.as_ref(), reader),
            _ => Cell { column, shown: text(column), spoken: None },
        };
        let cells = Column::all(reader.role).into_iter().map(cell).collect();
        Row {
            key: board.key,
            cells,
            clocks,
            link,
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
            tr role="row" data-board=(self.key) data-cases[self.has_cases] data-link=(self.link_name()) {
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

    /// Returns the row as JSON, for the script. `selected`: whether the reader's selection has it.
    pub fn json(&self, reader: &Reader<'_>, selected: bool) -> Value {
        let cells = self.cells.iter().map(|cell| {
            let Cell { column, shown, spoken } = cell;
            let spoken = spoken.as_ref().map_or(Value::Null, |spoken| json!(spoken));
            (column.name().to_owned(), json!([shown, spoken]))
        });
        let clocks = self.clocks.map(|clocks| {
            json!({"white-clock": clocks.white.0, "black-clock": clocks.black.0,
                "running": clocks.running.map(|side| side.fold_wb("white-clock", "black-clock"))})
        });
        json!({
            "board": self.key.to_string(),
            "link": self.link_name(),
            "cases": self.has_cases,
            "selected": selected,
            "cells": serde_json::Map::from_iter(cells),
            "clocks": clocks,
            "html": selected.then(|| self.html(reader).into_string()),
        })
    }

    /// Returns the name of the connection in the page and in JSON.
    pub fn link_name(&self) -> &'static str {
        match self.link {
            Link::Connected => "connected",
            Link::Silent => "silent",
            Link::Offline => "offline",
            Link::Never => "never",
        }
    }
}

impl Cell {
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

/// Returns the cell of a clock. A counted time is marked, and an unknown one is never a time.
fn clock_cell(column: Column, side: Color, clocks: Option<&ShownClocks>, reader: &Reader<'_>) -> Cell {
    let Some(clocks) = clocks else {
        return Cell { column, shown: reader.label("hall-clock-unknown"), spoken: None };
    };
    let left: Span = side.fold_wb(clocks.white, clocks.black);
    let (face, words) = (clock_face(left), reader.span(left));
    if clocks.is_counted && clocks.running == Some(side) {
        let about = reader.label("hall-clock-about");
        return Cell { column, shown: format!("≈ {face}"), spoken: Some(format!("{about} {words}")) };
    }
    Cell { column, shown: face, spoken: Some(words) }
}
