//! A report as an HTML page, for screen readers and for sighted readers.
//!
//! The page has headings, a table with headers, and pictures, each with its description next to it.

use super::dispute::Dispute;
use super::occurrence::Occurrence;
use super::sentences::{Labelled, Sentences, clock_face};
use crate::cli::common::html::{self, cells, escaped, list, paragraph, table_head};
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

/// Returns the HTML page.
pub(super) fn page(report: &Sentences) -> String {
    let account = report.account;
    let mut body = String::new();
    section(&mut body, "game", &report.label("report-game"), &definitions(&report.head()));
    let result = [Some(report.result()), report.progress()].into_iter().flatten();
    let result: String = result.map(|line| paragraph(&line)).collect();
    section(&mut body, "result", &report.label("report-result"), &result);
    let moves = report.moves();
    if !moves.is_empty() {
        let lines: String = moves.iter().map(|line| paragraph(line)).collect();
        section(&mut body, "moves", &report.label("report-moves"), &lines);
    }
    let course = paragraph(&report.summary()) + &table(report);
    section(&mut body, "course", &report.label("report-course"), &course);
    if !account.disputes.is_empty() {
        let figures = (1..).zip(&account.disputes).map(|(number, dispute)| figure(report, number, dispute));
        section(&mut body, "boards", &report.label("report-boards"), &figures.collect::<String>());
    }
    if !account.scores.is_empty() {
        let lines = account.scores.iter().map(|line| report.say(line));
        section(&mut body, "scores", &report.label("report-scores"), &list(lines));
    }
    section(&mut body, "record", &report.label("report-record"), &definitions(&report.record()));
    html::page(report.words.language().of_manual(), &report.label("report-title"), &body)
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
    let head = table_head(&report.label("report-caption"), &headers);
    let rows: String =
        (1..).zip(occurrences).map(|(number, occurrence)| row(report, number, occurrence)).collect();
    format!("<table>\n{head}<tbody>\n{rows}</tbody>\n</table>\n")
}

fn row(report: &Sentences, number: usize, occurrence: &Occurrence) -> String {
    // A screen reader reads an empty cell as empty, but reads a dash aloud.
    let face = |left: Option<_>| left.map(clock_face).unwrap_or_default();
    let cells = cells(&[
        report.time(occurrence),
        report.place(occurrence).unwrap_or_default(),
        report.what(occurrence).join(" "),
        report.clauses(occurrence).unwrap_or_default(),
        face(occurrence.left.map(|left| left.white)),
        face(occurrence.left.map(|left| left.black)),
        report.who(occurrence).unwrap_or_default(),
    ]);
    format!("<tr id=\"occurrence-{number}\">\n<th scope=\"row\">{number}</th>\n{cells}</tr>\n")
}

/// Returns two boards side by side, and the pieces on the squares that differ.
fn figure(report: &Sentences, number: usize, dispute: &Dispute) -> String {
    let at = report.say(&Message::new("report-dispute-at").with("number", dispute.occurrence));
    let title = report.say(&Message::new("report-picture").with("number", number));
    let picture = dispute.picture(title, report.words).svg();
    let words = list(dispute.in_words().iter().map(|line| report.say(line)));
    let occurrence = dispute.occurrence;
    format!(
        "<figure>\n<figcaption><a href=\"#occurrence-{occurrence}\">{}</a></figcaption>\n{picture}{words}</figure>\n",
        escaped(&at)
    )
}
