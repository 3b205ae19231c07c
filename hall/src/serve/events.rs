//! The events of a page (server-sent): rows, notices, and the condition of the broker.

use super::app::{App, Happened};
use super::visitor::Visitor;
use crate::boards::{Board, Notice, NoticeKind};
use crate::hall::Hall;
use crate::pages::{
    Query, Row, broker_sentence, counts_sentence, faults_sentence, open_cases, remark_sentences,
    remarks_count,
};
use crate::topics::BoardKey;
use axum::extract::{Query as Fields, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

/// The interval of the events that only say that the server runs; the script waits three times as long.
const ALIVE: Duration = Duration::from_secs(3);
/// Events that wait for a slow reader.
const WAITING: usize = 64;

/// Returns the name of the latest event that a page shows.
///
/// It contains the run of the server, and the number of a notice.
pub fn last_event(app: &App, hall: &Hall) -> String {
    let last = hall.boards().notices_after(0).last().map_or(0, |notice| notice.id);
    event_name(app.run, last)
}

fn event_name(run: u64, notice: u64) -> String {
    format!("{run}-{notice}")
}

/// Returns the number of the last notice that a page has had. One of another run counts from its start.
fn last_notice(run: u64, name: &str) -> u64 {
    let same_run =
        |(named, notice): (&str, &str)| (named == run.to_string()).then(|| notice.parse().ok()).flatten();
    name.split_once('-').and_then(same_run).unwrap_or(0)
}

/// Content of an open page.
struct Page {
    visitor: Visitor,
    query: Query,
    /// The board; `None` for the table.
    board: Option<BoardKey>,
    /// The last notice that it has had.
    had: u64,
    /// The line of counts that it shows.
    counts: String,
    /// The open cases that it shows, as HTML.
    open: String,
}

/// Sends a page everything that it shows, and then what changes.
pub async fn events(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Fields(fields): Fields<HashMap<String, String>>,
    headers: HeaderMap,
) -> Sse<ReceiverStream<Result<Event, Infallible>>> {
    let named = headers.get("last-event-id").and_then(|name| name.to_str().ok());
    let after = named.or(fields.get("after").map(String::as_str)).unwrap_or_default();
    let had = last_notice(app.run, after);
    let board = fields.get("board").and_then(|key| key.parse().ok());
    let page =
        Page { visitor, query: Query::read(&fields), board, had, counts: String::new(), open: String::new() };
    let (sender, receiver) = mpsc::channel(WAITING);
    tokio::spawn(follow(app, page, sender));
    Sse::new(ReceiverStream::new(receiver))
}

async fn follow(app: Arc<App>, mut page: Page, sender: mpsc::Sender<Result<Event, Infallible>>) {
    let mut happened = app.follow();
    let mut alive = tokio::time::interval(ALIVE);
    let mut batch = page.everything(&app);
    loop {
        for event in batch {
            if sender.send(Ok(event)).await.is_err() {
                return;
            }
        }
        batch = tokio::select! {
            what = happened.recv() => match what {
                Ok(what) => page.what(&app, what),
                Err(RecvError::Lagged(_)) => page.everything(&app),
                Err(RecvError::Closed) => return,
            },
            _ = alive.tick() => vec![event("alive", &Value::Null)],
        };
    }
}

impl Page {
    /// Returns the events of a page that has just been opened, or has fallen behind.
    fn everything(&mut self, app: &App) -> Vec<Event> {
        let keys = app.hall().boards().all().map(|board| board.key).collect();
        let notices: Vec<Notice> = app.hall().boards().notices_after(self.had).cloned().collect();
        let mut events = self.what(app, Happened::Condition);
        events.extend(self.what(app, Happened::Boards(keys)));
        events.extend(self.what(app, Happened::Notices(notices)));
        events
    }

    fn what(&mut self, app: &App, what: Happened) -> Vec<Event> {
        match what {
            Happened::Condition => {
                let reader = self.visitor.reader(app);
                let hall = app.hall();
                let (broker, faults) = (broker_sentence(&hall, &reader), faults_sentence(&hall, &reader));
                let (remarks, count) = (remark_sentences(&hall, &reader), remarks_count(&hall, &reader));
                let count = if reader.is_arbiter() { count } else { String::new() };
                let condition =
                    json!({"broker": broker, "faults": faults, "remarks": remarks, "count": count});
                vec![event("condition", &condition)]
            }
            Happened::Boards(keys) => {
                let hall = app.hall();
                let boards = keys.iter().filter_map(|key| hall.boards().get(*key));
                let mut events: Vec<Event> = boards.filter_map(|board| self.row(app, &hall, board)).collect();
                let counts = counts_sentence(&hall, self.query.round, &self.visitor.reader(app));
                if self.board.is_none() && self.counts != counts {
                    events.push(event("counts", &json!(counts)));
                    self.counts = counts;
                }
                events.extend(self.open_cases(app, &hall));
                events
            }
            Happened::Notices(notices) => {
                notices.into_iter().filter_map(|notice| self.notice(app, &notice)).collect()
            }
        }
    }

    /// Returns the event of the open cases, if the page shows others. Only arbiters have them.
    fn open_cases(&mut self, app: &App, hall: &Hall) -> Option<Event> {
        let reader = self.visitor.reader(app);
        if self.board.is_some() || !reader.is_arbiter() {
            return None;
        }
        let open = open_cases(hall, &reader).into_string();
        let is_new = self.open != open;
        self.open = open;
        is_new.then(|| event("open", &json!(self.open)))
    }

    fn row(&self, app: &App, hall: &Hall, board: &Board) -> Option<Event> {
        let reader = self.visitor.reader(app);
        if self.board.is_some_and(|key| key != board.key) {
            return None;
        }
        let is_selected = self.query.selects(hall, board, &reader);
        Some(event("row", &Row::of(hall, board, &reader).json(&reader, is_selected)))
    }

    /// Returns the event of a notice that the page has not had. Only arbiters have notices.
    fn notice(&mut self, app: &App, notice: &Notice) -> Option<Event> {
        let reader = self.visitor.reader(app);
        if !reader.is_arbiter() || notice.id <= self.had {
            return None;
        }
        self.had = notice.id;
        if !notice.is_for(reader.name) {
            return None;
        }
        let data = json!({
            "key": notice.key,
            "board": notice.board.to_string(),
            "lost": notice.kind == NoticeKind::Lost,
            "text": reader.notice(&app.hall(), notice),
        });
        Some(event("notice", &data).id(event_name(app.run, notice.id)))
    }
}

/// Returns an event with JSON, which has no line break.
fn event(name: &str, data: &Value) -> Event {
    Event::default().event(name).data(data.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_continues_after_its_last_notice_of_the_same_run() {
        assert_eq!(last_notice(7, &event_name(7, 12)), 12);
        assert_eq!(last_notice(8, &event_name(7, 12)), 0, "the server was restarted");
        for name in ["", "7", "7-", "7-x", "-12"] {
            assert_eq!(last_notice(7, name), 0, "{name}");
        }
    }
}
