//! A report as lines of text for a Braille display, and as an HTML page.
//!
//! The page has headings, tables with headers, and pictures, each after its description in words.

use super::clock_plot::ClockPlot;
use super::dispute::Dispute;
use super::occurrence::Occurrence;
use super::sentences::{Labelled, Sentences, clock_face};
use super::summary::{SummaryLine, SummaryPart};
use crate::cli::common::html::{self, card_row, card_table, escaped, list, paragraph};
use crate::cli::scores::picture::Panel;
use crate::devices::terminal::wrapped;
use crate::speech::Message;

/// The columns of the table, as the message ids of their headers.
const COLUMNS: [&str; 8] = [
    "report-column-number",
    "report-column-time",
    "report-column-move",
    "report-column-what",
    "report-column-laws",
    "report-column-white",
    "report-column-black",
    "report-column-by",
];

/// The style of the report, in addition to that of all pages.
const STYLE: &str = "\
.case{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:flex-start;border-top:1px solid var(--line)}\
.case>div{flex:1 1 20rem;min-width:0}.case>.boards{flex:0 1 auto;margin:1rem 0}.case ul{margin:.3rem 0}\
.plot{forced-color-adjust:preserve-parent-color}\
.plot{width:100%;max-width:44rem;fill:currentColor;--white:#b45309;--black:#1d4ed8}\
.plot path{fill:none}.plot .grid{stroke:var(--line);stroke-opacity:.45}\
.plot .ruling{stroke:var(--fg);stroke-dasharray:2 4}.plot .number{font-weight:bold}\
.plot polyline{fill:none;stroke-width:2.5}.plot .white{stroke:var(--white)}.plot .black{stroke:var(--black)}\
.plot polyline.black{stroke-dasharray:8 4}.plot circle{fill:var(--bg);stroke-width:2}.plot rect{fill:var(--black)}\
.key{display:inline-block;width:2.4rem;border-top:3px solid #b45309;vertical-align:middle}\
.key.black{border-top:3px dashed #1d4ed8}summary{cursor:pointer;padding:.3rem 0}.times{width:auto}\
@media screen and (prefers-color-scheme:dark){.plot{--white:#fbbf24;--black:#93c5fd}\
.key{border-top-color:#fbbf24}.key.black{border-top-color:#93c5fd}}\
@media (forced-colors:active){.plot{--white:CanvasText;--black:CanvasText}.key,.key.black{border-top-color:CanvasText}}\
@media print{.case{break-inside:avoid}h2,h3{break-after:avoid}details{display:none}.events{font-size:.8rem}}\
@media screen and (max-width:48rem){.plot{font-size:22px}.times{width:100%}}";

/// Returns the HTML page.
pub(super) fn page(report: &Sentences) -> String {
    let account = report.account;
    let mut body = String::new();
    section(&mut body, "summary", &report.label("report-summary"), &summary(report));
    section(&mut body, "game", &report.label("report-game"), &definitions(&report.head()));
    let result = [Some(report.result()), report.progress()].into_iter().flatten();
    let result: String = result.map(|line| paragraph(&line)).collect();
    section(&mut body, "result", &report.label("report-result"), &result);
    if let Some(plot) = ClockPlot::of(report) {
        section(&mut body, "clocks", &report.label("report-plot"), &plot.html());
    }
    let moves = report.moves();
    if !moves.is_empty() {
        let lines: String = moves.iter().map(|line| paragraph(line)).collect();
        section(&mut body, "moves", &report.label("report-moves"), &lines);
    }
    section(&mut body, "course", &report.label("report-course"), &table(report));
    let cases: String = (1..)
        .zip(&account.occurrences)
        .filter(|(_, occurrence)| occurrence.position.is_some())
        .map(|(number, occurrence)| case(report, number, occurrence))
        .collect();
    if !cases.is_empty() {
        section(&mut body, "cases", &report.label("report-cases"), &cases);
    }
    if !account.disputes.is_empty() {
        let figures = account.disputes.iter().map(|dispute| figure(report, dispute));
        section(&mut body, "boards", &report.label("report-boards"), &figures.collect::<String>());
    }
    if !account.scores.is_empty() {
        let lines = account.scores.iter().map(|line| report.say(line));
        section(&mut body, "scores", &report.label("report-scores"), &list(lines));
    }
    section(&mut body, "record", &report.label("report-record"), &definitions(&report.record()));
    html::styled_page(report.words.language().of_manual(), &report.title(), STYLE, &body)
}

/// Returns the summary: each line with links to its occurrences.
fn summary(report: &Sentences) -> String {
    let part = |part: &SummaryPart| match part.number {
        Some(number) => format!("<a href=\"#occurrence-{number}\">{}</a>", escaped(&part.text)),
        None => escaped(&part.text),
    };
    let line = |line: &SummaryLine| {
        let parts: String = line.parts.iter().map(|each| format!("<dd>{}</dd>\n", part(each))).collect();
        format!("<dt>{}</dt>\n{parts}", escaped(&line.name))
    };
    format!("<dl>\n{}</dl>\n", report.summary().iter().map(line).collect::<String>())
}

fn section(body: &mut String, id: &str, heading: &str, content: &str) {
    *body += &html::section(id, heading, content);
}

fn definitions(named: &[Labelled]) -> String {
    let each = named.iter().map(|(name, value)| {
        let (name, value) = (escaped(name), escaped(value));
        format!("<dt>{name}</dt>\n<dd>{value}</dd>\n")
    });
    format!("<dl>\n{}</dl>\n", each.collect::<String>())
}

/// Returns the table of occurrences, one row each.
fn table(report: &Sentences) -> String {
    let occurrences = &report.account.occurrences;
    if occurrences.is_empty() {
        return String::new();
    }
    let headers = COLUMNS.map(|id| report.label(id));
    let rows: String = (1..)
        .zip(occurrences)
        .map(|(number, occurrence)| row(report, &headers, number, occurrence))
        .collect();
    card_table("events", &report.label("report-caption"), &headers, &rows)
}

fn row(report: &Sentences, headers: &[String; 8], number: usize, occurrence: &Occurrence) -> String {
    // A screen reader reads an empty cell as empty, but reads a dash aloud.
    let face = |left: Option<_>| left.map(clock_face).unwrap_or_default();
    let name = match occurrence.position {
        Some(_) => format!("<a href=\"#case-{number}\">{number}</a>"),
        None => number.to_string(),
    };
    let what = [report.what(occurrence), report.clock_change(occurrence)].concat();
    let cells = [
        report.time(occurrence),
        report.place(occurrence).unwrap_or_default(),
        what.join(" "),
        report.clause_cell(occurrence),
        face(occurrence.left.map(|left| left.white)),
        face(occurrence.left.map(|left| left.black)),
        report.source(occurrence).unwrap_or_default(),
    ];
    let cells: Vec<String> = [name].into_iter().chain(cells.iter().map(|text| escaped(text))).collect();
    card_row(&format!("occurrence-{number}"), headers, &cells)
}

/// Returns a case: what happened, the position in words, and the board.
fn case(report: &Sentences, number: usize, occurrence: &Occurrence) -> String {
    let name = escaped(&report.say(&report.account.reference(number)));
    let place = report.place(occurrence).map(|place| format!(", {}", escaped(&place))).unwrap_or_default();
    let mut words = paragraph(&report.what(occurrence).join(" "));
    let about = report.about(occurrence);
    if !about.is_empty() {
        words += &paragraph(&about.join(" "));
    }
    let board = match &report.position(occurrence) {
        Some(position) => {
            words += &paragraph(&report.label("report-position"));
            words += &list(position.in_words().iter().map(|line| report.say(line)));
            let boards: String = position.panels(report.words).iter().map(Panel::beside_words).collect();
            format!("<div class=\"boards\">\n{boards}</div>\n")
        }
        None => String::new(),
    };
    words += &report.position_text(occurrence).map(|text| paragraph(&text)).unwrap_or_default();
    format!(
        "<article class=\"case\" id=\"case-{number}\" aria-labelledby=\"case-{number}-name\">\n<div>\n\
         <h3 id=\"case-{number}-name\"><a href=\"#occurrence-{number}\">{name}</a>{place}</h3>\n{words}</div>\n{board}</article>\n"
    )
}

/// Returns two boards side by side, and the pieces on the squares that differ.
fn figure(report: &Sentences, dispute: &Dispute) -> String {
    let at = report.say(&Message::new("report-dispute-at").with("number", dispute.occurrence));
    let boards: String = dispute.panels(report.words).iter().map(Panel::beside_words).collect();
    let words = list(dispute.in_words().iter().map(|line| report.say(line)));
    let occurrence = dispute.occurrence;
    format!(
        "<figure>\n<figcaption><a href=\"#occurrence-{occurrence}\">{}</a></figcaption>\n<div class=\"boards\">\n{boards}</div>\n{words}</figure>\n",
        escaped(&at)
    )
}

/// Returns the lines of the report, wrapped at `width` cells if given.
pub(super) fn lines(report: &Sentences, width: Option<usize>) -> Vec<String> {
    let account = report.account;
    let mut lines = vec![report.title()];
    let section = |lines: &mut Vec<String>, id| lines.extend([String::new(), report.label(id)]);
    let named = |(name, value): Labelled| {
        report.say(&Message::new("report-line").with("name", name).with("value", value))
    };
    section(&mut lines, "report-summary");
    for line in report.summary() {
        match line.parts.as_slice() {
            [part] if part.number.is_none() => lines.push(named((line.name, part.text.clone()))),
            parts => {
                lines.push(report.say(&Message::new("report-list").with("name", line.name)));
                lines.extend(parts.iter().map(|part| part.text.clone()));
            }
        }
    }
    section(&mut lines, "report-game");
    lines.extend(report.head().into_iter().map(named));
    section(&mut lines, "report-result");
    lines.push(report.result());
    lines.extend(report.progress());
    let moves = report.moves();
    if !moves.is_empty() {
        section(&mut lines, "report-moves");
        lines.extend(moves);
    }
    if let Some(plot) = ClockPlot::of(report) {
        section(&mut lines, "report-plot");
        lines.extend(plot.words());
    }
    section(&mut lines, "report-course");
    // A position is described once.
    let mut shown: Vec<(usize, &String)> = Vec::new();
    for (number, occurrence) in (1_usize..).zip(&account.occurrences) {
        let mut parts = vec![number.to_string() + ".", report.time(occurrence) + ","];
        parts.extend(report.place(occurrence).map(|place| place + ":"));
        parts.extend(report.what(occurrence));
        lines.push(parts.join(" "));
        let about = report.about(occurrence);
        if !about.is_empty() {
            lines.push(about.join(" "));
        }
        match shown.iter().find(|(_, position)| occurrence.shown_position() == Some(*position)) {
            Some((earlier, _)) => {
                lines.push(report.say(&Message::new("report-position-as-at").with("number", *earlier)));
            }
            None => {
                lines.extend(position(report, occurrence));
                shown.extend(occurrence.shown_position().map(|position| (number, position)));
            }
        }
    }
    if !account.disputes.is_empty() {
        section(&mut lines, "report-boards");
    }
    for dispute in &account.disputes {
        lines.push(report.say(&Message::new("report-dispute-at").with("number", dispute.occurrence)));
        lines.extend(dispute.in_words().iter().map(|line| report.say(line)));
    }
    if !account.scores.is_empty() {
        section(&mut lines, "report-scores");
        lines.extend(account.scores.iter().map(|line| report.say(line)));
    }
    section(&mut lines, "report-record");
    lines.extend(report.record().into_iter().map(named));
    match width {
        Some(width) => lines.iter().flat_map(|line| wrapped(line, width)).collect(),
        None => lines,
    }
}

/// Returns the position of an occurrence, in words and as text; empty if it has none.
fn position(report: &Sentences, occurrence: &Occurrence) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(position) = report.position(occurrence) {
        lines.push(report.label("report-position"));
        lines.extend(position.in_words().iter().map(|line| report.say(line)));
    }
    lines.extend(report.position_text(occurrence));
    lines
}
