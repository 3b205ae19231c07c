//! A report as an HTML page, for screen readers and for sighted readers.
//!
//! The page has headings, a table with headers, and pictures, each with its description next to it.

use super::dispute::Dispute;
use super::occurrence::Occurrence;
use super::sentences::{Labelled, Sentences, clock_face};
use crate::cli::scores::picture::escaped;
use crate::speech::Message;
use std::fmt::Write;

/// The style of the page, on screen and on paper.
const STYLE: &str = "body{font-family:sans-serif;line-height:1.5;max-width:70rem;margin:1rem auto;padding:0 1rem;\
color:#000;background:#fff}dt{font-weight:bold}dd{margin:0 0 .3rem 1rem}table{border-collapse:collapse;width:100%}\
caption{text-align:left;font-weight:bold;padding:.3rem 0}th,td{border:1px solid #555;padding:.3rem .5rem;\
text-align:left;vertical-align:top}figure{margin:1rem 0}svg{max-width:100%;height:auto}\
@media print{tr,figure{break-inside:avoid}}";

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
    let title = escaped(&report.label("report-title"));
    let mut body = format!("<h1>{title}</h1>\n");
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
    let language = report.words.language().tag();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )
}

fn section(body: &mut String, id: &str, heading: &str, content: &str) {
    let heading = escaped(heading);
    // Writing to a string cannot fail.
    let _ = write!(
        body,
        "<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{heading}</h2>\n{content}</section>\n"
    );
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escaped(text))
}

fn definitions(named: &[Labelled]) -> String {
    let each = named.iter().map(|(name, value)| {
        let (name, value) = (escaped(name), escaped(value));
        format!("<dt>{name}</dt>\n<dd>{value}</dd>\n")
    });
    format!("<dl>\n{}</dl>\n", each.collect::<String>())
}

fn list(lines: impl Iterator<Item = String>) -> String {
    let items: String = lines.map(|line| format!("<li>{}</li>\n", escaped(&line))).collect();
    format!("<ul>\n{items}</ul>\n")
}

/// Returns the table of occurrences, one row each.
fn table(report: &Sentences) -> String {
    let occurrences = &report.account.occurrences;
    if occurrences.is_empty() {
        return String::new();
    }
    let caption = escaped(&report.label("report-caption"));
    let header = |id: &&'static str| format!("<th scope=\"col\">{}</th>\n", escaped(&report.label(id)));
    let headers: String = COLUMNS.iter().map(header).collect();
    let rows: String =
        (1..).zip(occurrences).map(|(number, occurrence)| row(report, number, occurrence)).collect();
    format!(
        "<table>\n<caption>{caption}</caption>\n<thead>\n<tr>\n{headers}</tr>\n</thead>\n<tbody>\n{rows}</tbody>\n\
         </table>\n"
    )
}

fn row(report: &Sentences, number: usize, occurrence: &Occurrence) -> String {
    // A screen reader reads an empty cell as empty, but reads a dash aloud.
    let face = |left: Option<_>| left.map(clock_face).unwrap_or_default();
    let cells = [
        report.time(occurrence),
        report.place(occurrence).unwrap_or_default(),
        report.what(occurrence).join(" "),
        report.clauses(occurrence).unwrap_or_default(),
        face(occurrence.left.map(|left| left.white)),
        face(occurrence.left.map(|left| left.black)),
        report.who(occurrence).unwrap_or_default(),
    ];
    let cells: String = cells.iter().map(|cell| format!("<td>{}</td>\n", escaped(cell))).collect();
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
