//! The lines that answer an arbiter: boards, cases, one board, its position, and the commands.

use crate::boards::{Board, Link};
use crate::hall::{BrokerLink, CasesKnown, Hall};
use crate::pages::{
    Column, Reader, Row, case_line, cases_in_order, counts_sentence, device_faults, in_words, last_move,
    remark_sentences,
};
use crate::topics::{Case, Taken};
use annabella_chess::Color;
use annabella_speech::{Message, Words};

/// Returns the remarks about the pairings, the counts of the latest round, and its boards.
///
/// Each remark and each board is a line, the boards by number.
pub fn boards(hall: &Hall, reader: &Reader<'_>) -> Vec<String> {
    let round = hall.boards().round();
    let boards = hall.boards().all().filter(|board| board.key.round == round);
    let line = |board: &Board| {
        let facts = [
            Some(players(hall, board, reader)),
            moves(hall, board, reader),
            clocks(hall, board, reader),
            link(hall, board, reader),
            cases_of(board, reader),
            taken(hall, board, reader),
        ];
        facts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let lines: Vec<String> = boards.map(line).collect();
    let first = match lines.is_empty() {
        true => reader.label("hall-watch-no-boards"),
        false => counts_sentence(hall, None, reader),
    };
    [remark_sentences(hall, reader), vec![first], lines].concat()
}

/// Returns a line for each open case with its time, the oldest first.
pub fn cases(hall: &Hall, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    if hall.broker() != BrokerLink::Connected {
        lines.push(reader.label("hall-cases-unknown"));
    }
    let round = hall.boards().round();
    for board in hall.boards().all().filter(|board| board.key.round == round) {
        if hall.cases_known(board, reader.now) == CasesKnown::NotReceived {
            lines.extend(reader.no_cases(hall, board));
        }
    }
    for (board, case) in cases_in_order(hall) {
        let taken = hall.taken_case(board, case).map(|taken| taken_by(taken, reader));
        let parts = [Some(case_line(hall, board, case, reader)), clause(case, reader), taken];
        lines.push(parts.into_iter().flatten().collect::<Vec<_>>().join(" "));
    }
    if lines.is_empty() { vec![reader.label("hall-no-cases")] } else { lines }
}

/// Returns the state of a board, a fact in each line.
pub fn board(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Vec<String> {
    let mut lines = vec![players(hall, board, reader)];
    lines.extend(moves(hall, board, reader));
    let last = board.latest().and_then(|state| state.last.as_ref());
    lines.extend(last.map(|last| reader.say(&last_move(last, reader))));
    lines.extend(clocks(hall, board, reader));
    lines.extend(link(hall, board, reader));
    lines.extend(board.device.as_ref().map(|device| device_faults(device, reader)).unwrap_or_default());
    // The line of the connection says that a board has never published.
    if hall.cases_known(board, reader.now) != CasesKnown::Never {
        lines.extend(reader.no_cases(hall, board));
    }
    lines.extend(case_lines(board, reader));
    lines.extend(taken(hall, board, reader));
    lines
}

/// Returns the last move of a board, and the position after it in words.
pub fn position(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Vec<String> {
    let state = board.latest();
    let last = state.and_then(|state| state.last.as_ref());
    let last =
        last.map_or_else(|| reader.label("hall-no-moves"), |last| reader.say(&last_move(last, reader)));
    let first = Message::new("hall-watch-notice").with("board", reader.short(hall, board.key));
    let text = state.map(|state| state.position.as_str()).unwrap_or_default();
    let mut lines: Vec<String> = in_words(text).iter().map(|sentence| reader.say(sentence)).collect();
    if lines.is_empty() {
        lines.push(reader.label("hall-no-position"));
    }
    lines.insert(0, reader.say(&first.with("what", last)));
    lines
}

/// Returns the commands, a line for each.
pub fn help(words: &Words) -> Vec<String> {
    let ids = [
        "hall-watch-help-boards",
        "hall-watch-help-cases",
        "hall-watch-help-board",
        "hall-watch-help-position",
        "hall-watch-help-take",
        "hall-watch-help-back",
        "hall-watch-help-quit",
    ];
    ids.map(|id| words.say(&Message::new(id))).into()
}

fn players(hall: &Hall, board: &Board, reader: &Reader<'_>) -> String {
    let name = reader.short(hall, board.key);
    if Color::ALL.iter().all(|&side| hall.player(board, side).is_none()) {
        return reader.say(&Message::new("hall-watch-unnamed").with("board", name));
    }
    let players = Message::new("hall-watch-players").with("board", name);
    let players = players.with("white", reader.player(hall, board, Color::White));
    reader.say(&players.with("black", reader.player(hall, board, Color::Black)))
}

fn moves(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Option<String> {
    let state = board.latest()?;
    if let Some(result) = &state.result {
        return Some(reader.say(&Message::new("hall-watch-over").with("result", reader.result(result))));
    }
    let number = Message::new("hall-watch-move").with("number", state.number.to_string());
    Some(reader.say(&number.with("turn", reader.phase(state, hall.is_heard(board, reader.now)))))
}

/// Returns the times on both clocks as in the table of all boards.
///
/// A counted time and little time have words; an unknown time is not said.
fn clocks(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Option<String> {
    board.latest()?.clocks?;
    if hall.clocks(board, reader.now).is_none() {
        return Some(reader.label("hall-watch-clocks-unknown"));
    }
    let row = Row::of(hall, board, reader);
    let message = Message::new("report-clocks").with("white", row.cell(Column::WhiteClock)?.words());
    Some(reader.say(&message.with("black", row.cell(Column::BlackClock)?.words())))
}

/// Returns the connection, unless it is good.
fn link(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Option<String> {
    let link = Some(hall.link(board, reader.now)).filter(|link| *link != Link::Connected)?;
    Some(reader.say(&Message::new("hall-watch-link").with("link", reader.link(link))))
}

fn cases_of(board: &Board, reader: &Reader<'_>) -> Option<String> {
    let kinds = reader.kinds(board);
    let message = match board.open().len() {
        0 => return None,
        1 => Message::new("hall-watch-one-case").with("kind", kinds.concat()),
        count => {
            let cases = Message::new("hall-cases-cell").with("count", count).with("kinds", kinds);
            Message::new("hall-watch-cases").with("cases", reader.say(&cases))
        }
    };
    Some(reader.say(&message))
}

/// Returns the open cases of a board: each with its sentence and its clause.
fn case_lines(board: &Board, reader: &Reader<'_>) -> Vec<String> {
    let line = |case: &Case| {
        let sentences = [Some(reader.worded(&case.words).to_owned()), clause(case, reader)];
        sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    board.open().iter().map(line).collect()
}

fn clause(case: &Case, reader: &Reader<'_>) -> Option<String> {
    let clause = case.clause.as_ref()?;
    Some(reader.say(&Message::new("hall-watch-clause").with("clause", clause.as_str())))
}

fn taken(hall: &Hall, board: &Board, reader: &Reader<'_>) -> Option<String> {
    hall.taken(board).map(|taken| taken_by(taken, reader))
}

fn taken_by(taken: &Taken, reader: &Reader<'_>) -> String {
    reader.say(&Message::new("hall-watch-taken-short").with("name", taken.by.as_str()))
}
