//! The page of one board: state, cases, position, moves, and the report so far.

use super::frame::{Frame, notices};
use super::position::{chess, diagram, in_words};
use super::reader::Reader;
use super::row::{Column, Row};
use crate::boards::{Board, DeviceFault};
use crate::clock::time_of_day;
use crate::hall::Hall;
use crate::pages::moves_in;
use crate::topics::{Case, Device, LastMove, LogEntry, Phase, TactileBoard, Taken};
use annabella_chess::notation::Letters;
use annabella_chess::{Color, Position as _};
use annabella_game::control_in_words;
use annabella_speech::{Message, Value, Worded};
use maud::{Markup, html};

/// Content of a board's page, besides the hall.
pub struct BoardPage<'a> {
    /// The board.
    pub board: &'a Board,
    /// The event after which the page follows, as the server names it.
    pub after: &'a str,
    /// The outcome of the button that the reader has just pressed.
    pub outcome: Option<Outcome>,
}

/// The outcome of the button that takes cases, or gives them back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The reader has taken the cases.
    Taken,
    /// The reader has given them back.
    Back,
    /// Another arbiter was quicker.
    Late,
    /// The reader has confirmed that the board plays its pairing.
    Confirmed,
    /// The reader has withdrawn that.
    Withdrawn,
    /// The pairing has changed meanwhile.
    Changed,
}

impl Outcome {
    /// Returns the outcome that the address of a page names.
    pub fn named(name: &str) -> Option<Outcome> {
        use Outcome::{Back, Changed, Confirmed, Late, Taken, Withdrawn};
        let all = [Taken, Back, Late, Confirmed, Withdrawn, Changed];
        all.into_iter().find(|outcome| outcome.name() == name)
    }

    /// Returns its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Taken => "taken",
            Outcome::Back => "back",
            Outcome::Late => "late",
            Outcome::Confirmed => "confirmed",
            Outcome::Withdrawn => "withdrawn",
            Outcome::Changed => "changed",
        }
    }
}

/// Returns the page.
pub fn board_page(hall: &Hall, page: &BoardPage<'_>, reader: &Reader<'_>) -> String {
    let BoardPage { board, after, .. } = page;
    let title = reader.board(board.key);
    let main = html! {
        (outcome(page, reader))
        section aria-labelledby="state-h" { h2 id="state-h" { (reader.label("hall-state")) } (state(hall, board, reader)) }
        @if reader.is_arbiter() {
            div id="part-pairing" { (pairing(hall, page, reader)) }
            section aria-labelledby="cases-h" {
                h2 id="cases-h" { (reader.label("hall-open-cases")) }
                div id="part-cases" { (cases(hall, page, reader)) }
            }
        }
        section aria-labelledby="position-h" {
            h2 id="position-h" { (reader.label("hall-position")) }
            div id="part-position" { (position_now(board, reader)) }
        }
        section aria-labelledby="moves-h" {
            h2 id="moves-h" { (reader.label("hall-moves")) }
            div id="part-moves" { (moves(board, reader)) }
        }
        @if reader.is_arbiter() {
            section aria-labelledby="report-h" {
                h2 id="report-h" { (reader.label("hall-report")) }
                div id="part-report" { (report(board, reader)) }
            }
            (notices(hall, reader))
        }
    };
    let links = html! {
        nav aria-label=(reader.label("hall-pages")) {
            p { a href="/" { (reader.label("hall-all-boards")) } " " a id="refresh" href={ "/board/" (board.key) } { (reader.label("hall-refresh")) } }
        }
    };
    let events = format!("/events?board={}&after={after}", board.key);
    Frame { title, events: Some(events), links, hall: Some(hall), remarks_first: false, main }.html(reader)
}

/// Returns the sentence about the button that the reader has just pressed. The script announces it.
fn outcome(page: &BoardPage<'_>, reader: &Reader<'_>) -> Markup {
    let done = |id| reader.say(&Message::new(id).with("board", page.board.key.board.to_string()));
    html! {
        @match page.outcome {
            Some(Outcome::Taken) => p id="done" role="status" { (done("hall-done-taken")) },
            Some(Outcome::Back) => p id="done" role="status" { (done("hall-done-back")) },
            Some(Outcome::Late) => p.error role="alert" { (reader.label("hall-taken-late")) },
            Some(Outcome::Confirmed) => p id="done" role="status" { (done("hall-done-confirmed")) },
            Some(Outcome::Withdrawn) => p id="done" role="status" { (done("hall-done-withdrawn")) },
            Some(Outcome::Changed) => p.error role="alert" { (reader.label("hall-pairing-changed")) },
            None => {}
        }
    }
}

/// Returns the question whether a board without names plays its pairing, which an arbiter answers once a round.
fn pairing(hall: &Hall, page: &BoardPage<'_>, reader: &Reader<'_>) -> Markup {
    let board = page.board;
    let Some((paired, confirmed)) = hall.to_confirm(board) else { return html! {} };
    let [white, black] = [&paired.white, &paired.black].map(|player| player.name.clone().unwrap_or_default());
    let is_focused = matches!(page.outcome, Some(Outcome::Confirmed | Outcome::Withdrawn));
    let (question, action, button) = match &confirmed {
        Some(confirmed) => {
            let sentence = Message::new("hall-pairing-confirmed").with("name", confirmed.by.as_str());
            (sentence.with("time", time_of_day(confirmed.at_ms)), "withdraw", "hall-pairing-withdraw")
        }
        None => (Message::new("hall-pairing-question"), "confirm", "hall-pairing-confirm"),
    };
    let question = question.with("white", white.as_str()).with("black", black.as_str());
    html! {
        section aria-labelledby="pairing-h" {
            h2 id="pairing-h" { (reader.label("hall-pairing")) }
            p { (reader.say(&question)) }
            form method="post" action={ "/board/" (board.key) "/confirmed" } {
                input type="hidden" name="token" value=(reader.token);
                input type="hidden" name="white" value=(white);
                input type="hidden" name="black" value=(black);
                button id="pair" name="action" value=(action) autofocus[is_focused] { (reader.label(button)) }
            }
        }
    }
}

/// Returns the cells of the board's row as a list, which the script changes in the same way.
fn state(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Markup {
    let row = Row::of(hall, board, reader);
    html! {
        dl.state data-board=(board.key) data-link=(row.link_name()) data-final[row.is_final()] data-side=(row.side()) {
            @for cell in row.cells.iter().filter(|cell| !matches!(cell.column, Column::Cases | Column::Taken)) {
                div {
                    dt { (reader.label(cell.column.header())) }
                    dd data-cell=(cell.column.name()) data-running[row.is_running(cell.column)] { (cell.html()) }
                }
            }
        }
        div id="part-state" {
            @if let Some(games) = board.rivals(reader.now).filter(|_| reader.is_arbiter()) {
                p role="alert" { (reader.two_games(games)) }
            }
            @if let Some(latest) = board.latest() {
                @if let Some(last) = &latest.last {
                    p { (reader.say(&last_move(last, reader))) }
                }
                @if board.device.is_none() && latest.phase == Phase::Playing && latest.clocks.is_some_and(|clocks| clocks.running.is_none()) {
                    p { (reader.label("hall-clocks-after-move")) }
                }
                @if let Some(result) = &latest.result { p { (reader.result(result)) } }
                @if let Some(control) = &latest.control {
                    p { (reader.say(&Message::new("hall-control").with("control", in_words_or_text(control)))) }
                }
            }
            @if let Some(device) = &board.device {
                @let faults = device_faults(device, reader);
                @if !faults.is_empty() { ul { @for fault in faults { li { (fault) } } } }
            }
        }
        p { small { (reader.label(super::frame::clocks_note(reader))) } }
    }
}

/// Returns a time control in words; as it is written if it cannot be read.
fn in_words_or_text(control: &str) -> Value {
    control.parse().map_or_else(|_| control.into(), |control| control_in_words(&control).into())
}

/// Returns the last move with the letters of the reader.
pub fn last_move(last: &LastMove, reader: &Reader<'_>) -> Message {
    let LastMove { san, number, by, .. } = last;
    let dots = by.fold_wb(".", "...");
    let written = moves_in(san, letters(reader)).join(" ");
    Message::new("hall-last-move").with("move", format!("{number}{dots} {written}"))
}

fn letters(reader: &Reader<'_>) -> Letters {
    Letters::from(reader.words.language())
}

/// Returns what is wrong with the devices of a board, a sentence each.
pub fn device_faults(device: &Device, reader: &Reader<'_>) -> Vec<String> {
    let mut faults: Vec<String> =
        DeviceFault::of(device).iter().map(|fault| reader.say(&fault.message())).collect();
    let sides = [(Color::White, device.white_board), (Color::Black, device.black_board)];
    for (side, board) in sides {
        if matches!(board, Some(TactileBoard { connected: true, synced: false })) {
            faults.push(reader.say(&Message::new("hall-tactile-differs").with("side", side)));
        }
    }
    faults
}

/// Returns the open cases, each with its clause and the position then, and the button that takes them.
fn cases(hall: &Hall, page: &BoardPage<'_>, reader: &Reader<'_>) -> Markup {
    let BoardPage { board, .. } = page;
    let taken = hall.taken(board);
    html! {
        @if let Some(sentence) = reader.no_cases(hall, board) { p { (sentence) } }
        @for case in board.open() { (open_case(case, reader)) }
        @if let Some(taken) = taken {
            @let sentence = Message::new("hall-taken-by").with("name", taken.by.as_str());
            p { (reader.say(&sentence.with("time", time_of_day(taken.at_ms)))) }
        }
        @if !board.open().is_empty() { (take_form(page, taken, reader)) }
    }
}

/// Returns the button by which an arbiter takes the cases, or gives them back.
fn take_form(page: &BoardPage<'_>, taken: Option<&Taken>, reader: &Reader<'_>) -> Markup {
    let BoardPage { board, .. } = page;
    // The button that was pressed had the focus; so has the one in its place.
    let is_focused = matches!(page.outcome, Some(Outcome::Taken | Outcome::Back | Outcome::Late));
    let is_own = taken.is_some_and(|taken| taken.by == reader.name);
    html! {
        form method="post" action={ "/board/" (board.key) "/taken" } {
            input type="hidden" name="token" value=(reader.token);
            // The arbiter decides by what the page shows; the server refuses if that has changed.
            input type="hidden" name="seen" value=(taken.map(|taken| taken.by.as_str()).unwrap_or_default());
            @if is_own {
                button id="take" name="action" value="back" autofocus[is_focused] { (reader.label("hall-give-back")) }
            } @else if taken.is_some() {
                button id="take" name="action" value="take" autofocus[is_focused] { (reader.label("hall-take-over")) }
            } @else {
                button id="take" name="action" value="take" autofocus[is_focused] { (reader.label("hall-take")) }
            }
            p { small { (reader.label("hall-rulings-at-board")) } }
        }
    }
}

fn open_case(case: &Case, reader: &Reader<'_>) -> Markup {
    let Case { number, kind, side, at_ms, clause, words, position: then, .. } = case;
    let heading = match number {
        Some(number) => Message::new("hall-case-heading").with("number", number.to_string()),
        None => Message::new("hall-case-heading-plain"),
    };
    let heading = heading.with("kind", reader.kind(*kind)).with("side", *side);
    let noticed = Message::new("hall-case-noticed").with("time", time_of_day(*at_ms));
    html! {
        article.case {
            h3 { (reader.say(&heading)) }
            p { (reader.worded(words)) }
            @if let Some(clause) = clause {
                p { (reader.say(&Message::new("hall-case-clause").with("clause", clause.as_str()))) }
            }
            @if !case.proposal.is_empty() {
                p { (reader.label("hall-case-proposal")) }
                ul { @for sentence in &case.proposal { li { (reader.worded(sentence)) } } }
            }
            p { (reader.say(&noticed)) }
            @if !then.is_empty() {
                details { summary { (reader.label("hall-position-then")) } (position(Some(then), reader)) }
            }
        }
    }
}

/// Returns the position of a board. If it cannot be shown, for example after an illegal move, returns the last one that can.
fn position_now(board: &Board, reader: &Reader<'_>) -> Markup {
    let Some(state) = board.latest() else { return position(None, reader) };
    let kept = board.last_position.as_ref().filter(|(game, _)| *game == state.game);
    match kept {
        Some((_, kept)) if *kept != state.position && in_words(&state.position).is_empty() => html! {
            p { (reader.label("hall-position-before")) }
            (position(Some(kept), reader))
        },
        _ => position(Some(&state.position), reader),
    }
}

/// Returns the diagram of a position, and the position in words.
fn position(text: Option<&str>, reader: &Reader<'_>) -> Markup {
    let text = text.unwrap_or_default();
    let words = in_words(text);
    html! {
        @if words.is_empty() { p { (reader.label("hall-no-position")) } }
        @else {
            div.position {
                @if let Some(position) = chess(text) { (diagram(position.board())) }
                ul { @for sentence in &words { li { (reader.say(sentence)) } } }
            }
            p { small { (reader.label("hall-position-as-text")) " " code { (text) } } }
        }
    }
}

fn moves(board: &Board, reader: &Reader<'_>) -> Markup {
    let moves = board.latest_pgn().map(|pgn| moves_in(pgn, letters(reader))).unwrap_or_default();
    html! {
        @if board.names_others() { p { (reader.label("hall-pgn-of-others")) } }
        @else if moves.is_empty() { p { (reader.label("hall-no-moves")) } }
        @else {
            ul.moves { @for line in &moves { li { (line) } } }
            p { a href={ "/board/" (board.key) "/pgn" } { (reader.label("hall-pgn")) } }
        }
    }
}

/// Returns the report so far, a row for each event.
fn report(board: &Board, reader: &Reader<'_>) -> Markup {
    let log = board.cases.as_ref().map(|cases| cases.log.as_slice()).unwrap_or_default();
    let left_out = board.cases.as_ref().map_or(0, |cases| cases.left_out);
    html! {
        @if left_out > 0 {
            p { (reader.say(&Message::new("hall-report-left-out").with("count", left_out))) }
        }
        @if log.is_empty() { p { (reader.label("hall-no-report")) } }
        @else {
            table.report role="table" {
                caption { (reader.label("hall-report-caption")) }
                thead role="rowgroup" {
                    tr role="row" {
                        th scope="col" role="columnheader" { (reader.label("report-column-time")) }
                        th scope="col" role="columnheader" { (reader.label("report-column-move")) }
                        th scope="col" role="columnheader" { (reader.label("report-column-what")) }
                    }
                }
                tbody role="rowgroup" {
                    @for LogEntry { at_ms, number, turn, words, .. } in log {
                        tr role="row" {
                            td role="cell" data-label=(reader.label("report-column-time")) { (time_of_day(*at_ms)) }
                            td role="cell" data-label=(reader.label("report-column-move")) { (number) " " (reader.side(*turn)) }
                            td role="cell" { (reader.worded(words)) }
                        }
                    }
                }
            }
        }
    }
}
