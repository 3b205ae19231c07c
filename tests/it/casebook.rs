//! `docs/casebook.md`: every question has a script, and every script of the casebook a question.

use crate::scripts::{Script, What, all};
use annabella::game::Input;
use std::collections::BTreeSet;

/// The question without a script: the command line refuses two assistants (`roles.rs`).
const WITHOUT_SCRIPT: [&str; 1] = ["c44a"];

/// Returns the numbers of the page's questions.
fn questions(text: &str) -> BTreeSet<&str> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    cells.filter(|cell| is_number(cell)).collect()
}

/// Whether a word is a number such as `c04a` or `f12`.
fn is_number(word: &str) -> bool {
    word.starts_with(['c', 'f']) && word[1..].starts_with(|ch: char| ch.is_ascii_digit())
}

/// Returns the number in the title of a script, and whether the script is a variant of the question.
fn number(title: &str) -> Option<(&str, bool)> {
    let rest = title.strip_prefix("casebook ")?;
    let end = rest.find([':', ','])?;
    is_number(&rest[..end]).then(|| (&rest[..end], rest[end..].starts_with(',')))
}

/// Returns the faults of the page, given the titles of all scripts.
fn faults(text: &str, titles: &[String]) -> Vec<String> {
    let questions = questions(text);
    let scripts: BTreeSet<(&str, bool)> = titles.iter().filter_map(|title| number(title)).collect();
    let exempt = |question: &str| WITHOUT_SCRIPT.contains(&question);
    let without =
        questions.iter().filter(|question| !exempt(question) && !scripts.contains(&(**question, false)));
    // A variant may leave out the question's letter, or add one.
    let same = |script: &str, question: &str| question.starts_with(script) || script.starts_with(question);
    let unknown =
        scripts.iter().filter(|(script, _)| !questions.iter().any(|question| same(script, question)));
    without
        .map(|question| format!("{question} has no script"))
        .chain(unknown.map(|(script, _)| format!("{script} is not on the page")))
        .collect()
}

#[test]
fn every_question_has_its_script() {
    let titles: Vec<String> = all().into_iter().map(|script| script.title).collect();
    let text = include_str!("../../docs/casebook.md");
    assert_eq!(faults(text, &titles), Vec::<String>::new());
    // Planted faults are found.
    let renamed = text.replace("| c41 |", "| c99 |");
    assert_eq!(faults(&renamed, &titles), ["c99 has no script", "c41 is not on the page"]);
}

/// Maximum number of rulings in a row between `open` and the next line of a player.
const LINES: usize = 2;

/// Returns the largest number of the arbiter's lines in a row after `open`, without questions.
fn lines_after_open(script: &Script) -> usize {
    let (mut opened, mut lines, mut most) = (false, 0, 0);
    for step in &script.steps {
        let What::Input(Input::Line { text }) = &step.what else { continue };
        let Some(typed) = text.strip_prefix("arbiter: ") else {
            (opened, lines) = (false, 0);
            continue;
        };
        match typed.split(' ').next() {
            Some("open") => (opened, lines) = (true, 0),
            Some("must" | "clock" | "continue") => {}
            _ => lines += usize::from(opened),
        }
        most = most.max(lines);
    }
    most
}

#[test]
fn every_question_is_ruled_with_two_lines() {
    let casebook = all().into_iter().filter(|script| number(&script.title).is_some());
    let long: Vec<String> =
        casebook.filter(|script| lines_after_open(script) > LINES).map(|script| script.title).collect();
    assert_eq!(long, Vec::<String>::new());
}
