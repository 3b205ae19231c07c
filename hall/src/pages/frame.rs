//! The frame of every page: head, skip link, header, status, main part and footer; and the notices.

use super::reader::Reader;
use crate::boards::{Notice, NoticeKind};
use crate::hall::{BrokerLink, Hall, Refusals};
use crate::topics::Remarks;
use annabella_speech::{Message, Worded};
use maud::{DOCTYPE, Markup, html};

/// The style of the pages.
pub const STYLE: &str = include_str!("hall.css");
/// The script of the pages.
pub const SCRIPT: &str = include_str!("hall.js");

/// Returns the message that explains the times of a page.
pub(super) fn clocks_note(reader: &Reader<'_>) -> &'static str {
    if reader.is_arbiter() { "hall-counted" } else { "hall-counted-spectator" }
}

/// The most notices on a page that is opened.
const SHOWN_NOTICES: usize = 20;

/// The parts of a page that differ.
pub(super) struct Frame<'a> {
    /// The title of the window, and the main heading.
    pub title: String,
    /// The address of the page's events; `None` if nothing on the page changes.
    pub events: Option<String>,
    /// Links before the main part.
    pub links: Markup,
    /// The hall, if the page shows its condition.
    pub hall: Option<&'a Hall>,
    /// Whether the remarks about the pairings come before the main part, which they explain, and not after it.
    pub remarks_first: bool,
    /// The main part.
    pub main: Markup,
}

impl Frame<'_> {
    /// Returns the page.
    pub fn html(self, reader: &Reader<'_>) -> String {
        let Frame { title, events, links, hall, remarks_first, main } = self;
        let remarks = hall.filter(|_| reader.is_arbiter()).map(|hall| remark_part(hall, reader));
        let (before, after) = if remarks_first { (remarks, None) } else { (None, remarks) };
        let window = match reader.event {
            "" => title.clone(),
            event => format!("{title}: {event}"),
        };
        let page = html! {
            (DOCTYPE)
            html lang=(reader.language()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (window) }
                    link rel="stylesheet" href="/hall.css";
                    @if events.is_some() { script src="/hall.js" defer {} }
                }
                body data-events=[events] data-about=(reader.label("hall-clock-about"))
                    data-unknown=(reader.label("hall-clock-unknown")) data-silent=(reader.label("hall-link-silent"))
                    data-little=(reader.label("hall-clock-little")) data-server-lost=(reader.label("hall-server-lost")) data-server-back=(reader.label("hall-server-back")) {
                    a.skip href="#main" { (reader.label("hall-skip")) }
                    header {
                        p.event { (reader.event) }
                        (links)
                        @if let Some(name) = reader.logged_in {
                            form method="post" action="/logout" {
                                input type="hidden" name="token" value=(reader.token);
                                span { (reader.say(&Message::new("hall-logged-in").with("name", name))) } " "
                                button { (reader.label("hall-log-out")) }
                            }
                        }
                    }
                    main id="main" tabindex="-1" {
                        h1 { (title) }
                        @if let Some(hall) = hall { (status(hall, reader, !remarks_first)) }
                        @if let Some(remarks) = before { (remarks) }
                        (main)
                        @if let Some(remarks) = after { (remarks) }
                    }
                    footer {
                        p { (reader.label("hall-footer")) }
                    }
                }
            }
        };
        page.into_string()
    }
}

/// Returns the status of the broker, which the script changes, and the count of ignored messages. `leads`: with a link to the
/// remarks about the pairings.
fn status(hall: &Hall, reader: &Reader<'_>, leads: bool) -> Markup {
    let count = remarks_count(hall, reader);
    html! {
        p id="status" role="status" { (broker_sentence(hall, reader)) }
        p id="faults" { (faults_sentence(hall, reader)) }
        @if reader.is_arbiter() && leads {
            p hidden[count.is_empty()] { a id="remarks-count" href="#remarks-h" { (count) } }
        }
    }
}

/// Returns the remarks about the pairings. Their list is on every page, so that a new one is announced.
fn remark_part(hall: &Hall, reader: &Reader<'_>) -> Markup {
    let remarks = remark_sentences(hall, reader);
    html! {
        h2 id="remarks-h" tabindex="-1" hidden[remarks.is_empty()] { (reader.label("hall-remarks")) }
        ul id="remarks" role="list" aria-label=(reader.label("hall-remarks")) aria-live="polite" {
            @for remark in remarks { li { (remark) } }
        }
    }
}

/// Returns the number of remarks about the pairings in words; empty without one.
pub fn remarks_count(hall: &Hall, reader: &Reader<'_>) -> String {
    let Remarks { remarks, left_out, .. } = hall.remarks();
    match remarks.len() + *left_out {
        0 => String::new(),
        count => reader.say(&Message::new("hall-remarks-count").with("count", count)),
    }
}

/// Returns the words for the connection to the broker; empty while it is connected and boards publish.
pub fn broker_sentence(hall: &Hall, reader: &Reader<'_>) -> String {
    match hall.broker() {
        BrokerLink::Waiting => reader.label("hall-broker-waiting"),
        BrokerLink::Connected if reader.is_arbiter() && hall.is_empty(reader.now) => {
            reader.say(&Message::new("hall-no-board-of-event").with("event", reader.event))
        }
        BrokerLink::Connected => String::new(),
        BrokerLink::Lost => reader.label("hall-broker-lost"),
    }
}

/// The most boards whose messages were ignored that a page names.
const NAMED_FAULTS: usize = 5;

/// Returns what was ignored in words: the number of messages, and the boards that sent too much; empty without one.
pub fn faults_sentence(hall: &Hall, reader: &Reader<'_>) -> String {
    let number = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
    let ignored: u64 =
        hall.boards().faults().filter(|(fault, _)| fault.is_ignored()).map(|(_, count)| count).sum();
    let all = Message::new("hall-faults").with("count", number(ignored));
    let mut sentences: Vec<String> = (ignored > 0).then(|| reader.say(&all)).into_iter().collect();
    let of_boards: Vec<_> = hall.boards().faults().filter(|(fault, _)| fault.is_of_board()).collect();
    for (fault, count) in of_boards.iter().take(NAMED_FAULTS) {
        let so_far = Message::new("hall-faults-so-far").with("what", fault.message());
        sentences.push(reader.say(&so_far.with("count", number(*count))));
    }
    let more = of_boards.len().saturating_sub(NAMED_FAULTS);
    let further = Message::new("hall-faults-further").with("count", more);
    sentences.extend((more > 0).then(|| reader.say(&further)));
    let refusals = hall.refusals();
    let is_shown = reader.is_arbiter() && refusals != Refusals::default();
    sentences.extend(is_shown.then(|| reader.say(&refusals.message())));
    sentences.join(" ")
}

/// Returns the remarks about the pairings, and how many are left out. Only arbiters have them.
pub fn remark_sentences(hall: &Hall, reader: &Reader<'_>) -> Vec<String> {
    if !reader.is_arbiter() {
        return Vec::new();
    }
    let Remarks { remarks, left_out, .. } = hall.remarks();
    let more = Message::new("hall-remarks-left-out").with("count", *left_out);
    let more = (*left_out > 0).then(|| reader.say(&more));
    remarks.iter().map(|remark| reader.worded(remark).to_owned()).chain(more).collect()
}

/// Returns the latest notices, newest last.
///
/// The script adds those that follow, and only they are announced.
pub(super) fn notices(hall: &Hall, reader: &Reader<'_>) -> Markup {
    let notices: Vec<&Notice> =
        hall.boards().notices_after(0).filter(|notice| notice.is_for(reader.name)).collect();
    let hidden = notices.len().saturating_sub(SHOWN_NOTICES);
    html! {
        section aria-labelledby="notices" {
            h2 id="notices" { (reader.label("hall-notices")) }
            p.script hidden {
                input id="sound" type="checkbox";
                label for="sound" { (reader.label("hall-sound")) }
            }
            div id="log" role="log" aria-labelledby="notices" tabindex="0" {
                @for notice in &notices[hidden..] {
                    p data-key=(notice.key) data-lost=[lost(notice)] { a href={ "/board/" (notice.board) } { (reader.notice(hall, notice)) } }
                }
            }
        }
    }
}

/// Returns the board whose loss a notice reports.
fn lost(notice: &Notice) -> Option<String> {
    (notice.kind == NoticeKind::Lost).then(|| notice.board.to_string())
}
