//! A report as lines of text, suitable for a Braille display.

use super::clock_plot::ClockPlot;
use super::occurrence::Occurrence;
use super::sentences::{Labelled, Sentences};
use crate::devices::terminal::wrapped;
use crate::speech::Message;

/// Returns the lines of the report, wrapped at `width` cells if given.
pub(super) fn lines(report: &Sentences, width: Option<usize>) -> Vec<String> {
    let account = report.account;
    let mut lines = vec![report.label("report-title")];
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
        match shown.iter().find(|(_, position)| occurrence.position.as_ref() == Some(*position)) {
            Some((earlier, _)) => {
                lines.push(report.say(&Message::new("report-position-as-at").with("number", *earlier)));
            }
            None => {
                lines.extend(position(report, occurrence));
                shown.extend(occurrence.position.as_ref().map(|position| (number, position)));
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
